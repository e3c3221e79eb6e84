### The help of commands, looked up by the words of the command and the names of its options: what click shows, as it stands.
### Options that several commands have in the same words stand in every-command.

every-command =
    .data = Dossier des parties [HUIT_DATA].
    .port = Port ; 0 : n’importe lequel.
    .open = Ouvrir le navigateur.
    .prepare = Compiler à basse priorité, dès qu'une salle s'ouvre, ce qu'il faudra aux conseils, aux vérifications et au labo [HUIT_PREPARE].
    .with = Une option (maou) ou un réglage (hand=6) ; se répète.
    .json = Un objet JSON.
    .seats = Joueurs (4, ou ce que le jeu permet).
    .seed = Graine.
    .rounds = Manches.
    .help = Montre cette aide.
huit =
    Huit : la table de jeu du 8 américain.

    HUIT_LANG=fr ou HUIT_LANG=en choisit la langue du terminal.
    .version = Montre la version.
play = Jouer dans le navigateur, sur cette machine.
    .host = 0.0.0.0 : d’autres sur le même réseau peuvent venir.
serve = Servir la table sur ce port, ou échouer s’il est pris.
    .host = Adresse sur laquelle écouter.
    .database = PostgreSQL où garder les parties, au lieu du dossier [HUIT_DATABASE].
    .processes = Processus qui servent ensemble ; il leur faut PostgreSQL.
    .public-url = Adresse où les joueurs trouvent la table, derrière un serveur TLS [HUIT_PUBLIC_URL].
    .proxy = Un serveur TLS sur une autre machine, dont on croit l’en-tête X-Forwarded-For : son adresse ou son réseau [HUIT_PROXY].
    .push-service = Un service de notifications de votre réseau privé, où l’on enverra malgré tout [HUIT_PUSH_SERVICE].
    .log-format = Forme du journal du serveur, sur stderr.
    .seed = Pour les tests : tout le hasard vient de là, et qui la connaît connaît les cartes [HUIT_SEED].
site =
    Écrire Huit comme un dossier, à poser chez n’importe quel hôte de fichiers : on y joue dans le navigateur, sans serveur.

    Le dossier DOSSIER est vide, nouveau, ou un site de Huit, qui est alors remplacé.
rules = Les règles : la liste, une version en mots, vérifier un fichier.
rules-list = La liste des jeux.
rules-show = Une version en mots : ce qui change par rapport à son parent, l’effet de chaque carte.
rules-check = Vérifie un fichier de règles.
    .simulate = Joue des milliers de manches et vérifie toutes les lois.
    .rounds = Manches par nombre de joueurs.
rules-new =
    Écrit une page de règles trouvée : demande ce qu'une telle page laisse ouvert, question par question, et montre la fiche qui grandit.

    FICHIER s'écrit à mesure : on s'arrête et l'on reprend quand on veut.
    .like = Le jeu de Huit le plus proche de la page : ses réponses sont entre crochets.
    .every = Pose aussi les questions rares.
replay =
    Rejoue une position.

    Sort avec 0 ; 1 si un coup est illégal ou si --check trouve une différence ; 2 si un fichier est mal écrit.
    .json = Un objet JSON sur la fin.
    .check = Compare avec [expect].
review =
    Cherche les coups à revoir d’une manche.

    Le fichier est une manche enregistrée par la page, ou une position avec ses coups. Chaque coup est comparé aux autres que son joueur avait, par des milliers de manches imaginées à partir de ce que l’on voyait de cette place. Sort avec 1 si un coup est illégal, 2 si le fichier est mal écrit.
    .seat = Seulement cette place (0, 1 …) ; toutes sinon.
verify =
    Vérifie le mélange de manches finies.

    Sort avec 0 si tout est vrai ; 1 si quelque chose ne l’est pas ; 2 si un fichier est mal écrit.
    .seal = Le sceau vu avant la donne.
score =
    Tient la feuille de marque.

    Les notes sont NOM=POINTS ; une manche finit à « / », ou quand un nom revient ; si seul le gagnant marque, sans « / », chaque gagnant est une manche, et qui ne gagne rien s’écrit avec 0. Sans aucune, les manches sont demandées une à une.
    .target = Points qui finissent la partie.
    .stake = Ce que vaut un point, pour les comptes.
lab =
    Dit ce que valent des règles.

    Essayer « huit lab monclar --with hand=6 --against monclar », ou « huit lab suggest monclar shorter ».
lab-rules =
    Mesure des règles (« rules » peut s’omettre).

    Avantage du premier, longueur, choix, tension, ce que vaut chaque carte, ce que change chaque règle : chaque nombre avec son intervalle à 95 %.
    .against = Comparer à d’autres règles.
    .seconds = Temps de jeu, sur deux cœurs.
    .player = Qui joue les manches observées.
    .turn-seconds = Ce que l’on met à jouer un tour.
    .json = Un objet JSON (docs/lab.md).
lab-suggest =
    Propose de petits changements pour un souhait.

    Un souhait est shorter, longer, fairer, choice, unblocked, comebacks ; ou weaker, stronger, avec --card.
    .card = La carte dont on parle : 8, J, joker…
    .json = Une ligne JSON par proposition.
lab-sweep =
    Mesure un grand nombre de règles.

    Toutes les combinaisons de --grid, ou --sample d’entre elles au hasard ; une ligne de JSON pour chacune. Ce qui est déjà dans le fichier n’est pas rejoué.
    .out = Fichier JSONL.
    .grid = Réglage et valeurs.
    .sample = Règles au hasard.
    .steps = Changements au plus.
    .cores = Processus.
    .ray = Sur une grappe Ray.
simulate =
    Joue un grand nombre de manches.

    Moins de joueurs que de places : ils les prennent tour à tour, plusieurs fois. Un joueur à soi est module:Nom, depuis le dossier où l’on est (docs/players.md).
    .seed = Même graine, mêmes manches.
    .players = Par place, séparés par des virgules : { $known }.
