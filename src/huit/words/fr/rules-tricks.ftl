### Not on the page
### What the rule sheet of 3-5-8 says that no knob alone does.

# $count (Number)
each-dealt = Chacun reçoit { SOME_CARDS($count) }.
put-away = Avant le premier pli, l'annonceur écarte, faces cachées, autant de cartes qu'il en a pris au chien.
kitty-shown = L'annonceur choisit la sorte de manche avant de voir le chien, puis le montre et le prend.
tricks-scored = Chacun marque ses plis moins son obligation ; au minimum de plis, l'obligation moins les plis.

