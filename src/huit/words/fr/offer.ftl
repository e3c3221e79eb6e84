offer = Première manche ? Je vous explique le jeu au fur et à mesure.
guide = Explications
yes = Expliquez-moi
no = Non merci
