heading = Une place est demandée
asks = { $name } demande une place.
# $count (Number)
more = (et { $count } de plus)
takes-over = Un ordinateur lui laissera la sienne tout de suite.
later = Ce sera la prochaine place libre, après la manche.
away = (pas là en ce moment)
host-answers = L'hôte répond.
yes = Oui
no = Non
ask = Demander une place
given = L'hôte vous a donné une place.
go-there = Aller à ma place
take-back = Ne plus demander
mine =
    .asked = Vous demandez une place : l'hôte va répondre.
    .granted = L'hôte a dit oui : la prochaine place libre est pour vous.
    .declined = L'hôte a dit non pour cette manche.
