heading =
    .promise = Promesse rompue
    .known = Des cartes connues
    .left_out = Votre hasard a été écarté
    .replaced = Votre hasard a été remplacé
    .bad_seal = Un faux sceau
    .other_seal = Le sceau a changé
    .blamed = Un reproche infondé
    .put_off = Une donne remise sans raison
    .too_soon = Une donne remise trop tôt
    .refused = Votre hasard a été refusé
    .late = Deux donnes sans votre hasard
# .promise $round (Number)
# .known $round (Number)
# .left_out $round (Number)
# .replaced $round (Number)
# .bad_seal $round (Number)
# .other_seal $round (Number)
# .blamed $round (Number)
# .put_off $round (Number)
# .too_soon $round (Number)
# .refused $round (Number)
# .late $round (Number)
told =
    .promise = Attention : pour la manche { $round }, le serveur avait promis d'autres cartes avant la donne. Cela peut venir d'une sauvegarde remise en place ; sinon, quelqu'un a choisi les cartes.
    .known = Attention : la manche { $round } redonne des cartes connues, et ce navigateur ne l'apprend qu'avec la donne. Un réseau très lent l'expliquerait ; sinon, quelqu'un sait qui a quoi.
    .left_out = Attention : ce navigateur s'était engagé à temps sur son grain de hasard, et le serveur scelle la manche { $round } sans lui. Les autres grains peuvent avoir été choisis. Ce navigateur ne montre pas le sien.
    .replaced = Attention : sous votre nom, le sceau de la manche { $round } porte un grain de hasard qui n'est pas celui de ce navigateur. Cette table ouverte au même moment sur un autre de vos appareils l'expliquerait ; sinon, quelqu'un peut choisir les cartes. Ce navigateur ne montre pas le sien.
    .bad_seal = Attention : le sceau de la manche { $round } n'est pas celui de la promesse et des grains qu'il montre. Ce navigateur ne montre pas le sien.
    .other_seal = Attention : la manche { $round } porte un autre sceau que celui que ce navigateur a vu avant la donne. Cela peut venir d'une sauvegarde remise en place ; sinon, quelqu'un a changé de grains après coup.
    .blamed = Attention : le serveur dit que votre grain de hasard n'est pas venu pour la manche { $round }, alors que ce navigateur l'a montré. Le serveur peut avoir rompu une donne qui ne lui plaisait pas.
    .put_off = Attention : la manche { $round } a été remise au nom de quelqu'un qui n'y pouvait rien, ou avec quelqu'un qui n'y avait pas droit. Le serveur peut avoir rompu une donne qui ne lui plaisait pas.
    .too_soon = Attention : la donne de la manche { $round } a été remise avant la fin des dix secondes laissées à chacun pour montrer son grain de hasard. Le serveur peut avoir rompu une donne qui ne lui plaisait pas.
    .refused = Attention : le serveur a refusé le grain de hasard de ce navigateur sans raison, puis donne la manche { $round } sans lui. Les autres grains peuvent avoir été choisis.
    .late = Attention : pour la deuxième fois de suite, la manche { $round } se donne sans le grain de hasard de ce navigateur, que le serveur dit venu trop tard. Un réseau très lent l'expliquerait ; sinon, quelqu'un peut choisir les cartes.
advice = Ne vous fiez pas à cette manche. Prévenez les autres, comparez leurs écrans au vôtre, et ne jouez plus ici si cela ne s'explique pas.
before = Promis, ou noté avant :
found = Montré depuis :
details = Les empreintes
nothing = rien
