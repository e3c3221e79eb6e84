### What play shows to be wrong with rules.

does_nothing = cette règle ne fait rien : { $rounds } manches jouées sans elle finissent pareil ; l’enlever, ou changer ce qui l’empêche d’agir
breaks_a_law = à { $seats } joueurs, { $broken } manches sur { $rounds } enfreignent une loi du jeu (une carte perdue, ou plus rien à faire) : c’est une faute du programme ; changer ces règles, elles ne peuvent pas se jouer
no_end = au moins la moitié des manches ne finissent pas, quel que soit le nombre de joueurs : { $unfinished } sur { $rounds } ; { $advice }
some_have_no_end = à { $seats } joueurs, il y a des manches qui ne finissent pas : { $unfinished } sur { $rounds } ; { $advice }
mostly_blocked = à { $seats } joueurs, { $blocked } manches sur { $rounds } finissent bloquées ; prendre plus de paquets, distribuer moins de cartes, ou laisser plus de cartes se poser
