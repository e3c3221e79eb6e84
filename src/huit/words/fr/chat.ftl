heading = Messages écrits
write = Écrire
# $count (Number)
write-unread = { $count ->
    [one] Écrire ({ $count } message à lire)
   *[other] Écrire ({ $count } messages à lire)
}
send = Envoyer
close = Fermer les messages
lines = Ce qui s'est écrit
you = Vous
nothing = Rien pour l'instant. Ce que vous écrivez se lit à cette table seulement, sans les spectateurs, et n'est gardé nulle part.
muted = Vous ne voyez plus ce que dit { $name }.
unmute = Voir de nouveau
# $count (Number)
left = { $count ->
    [one] encore { $count } caractère
   *[other] encore { $count } caractères
}
# $count (Number)
over = { $count ->
    [one] { $count } caractère de trop : raccourcissez un peu
   *[other] { $count } caractères de trop : raccourcissez un peu
}
