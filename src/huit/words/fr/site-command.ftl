### Not on the page
# `huit site`: what it says when it has written a folder.
# .told $folder, $files (Number), $size (Number), $packed (Number)
# .try_it $folder
written =
    .told = Le site est dans { $folder } : { $files } fichiers, { NUMBER($size) } Mo, dont { NUMBER($packed) } Mo voyagent chez un hôte qui compresse.
    .try_it = Pour l’essayer ici : python -m http.server --bind 127.0.0.1 --directory { $folder }
# What is wrong with it, by the code of the error.
# .not_empty $folder
# .unwritable $folder, $why
problems =
    .no_page = La page n'est pas construite, ou l'est par une autre version. Dans le dossier de Huit : make play
    .no_engine = Il manque de quoi jouer dans un navigateur. Dans le dossier de Huit : make engine
    .old_engine = Ce qui joue dans un navigateur est d'une autre version. Dans le dossier de Huit : make engine
    .not_empty = { $folder } n'est pas vide, et ce n'est pas un site de Huit : donnez un dossier vide ou nouveau.
    .unwritable = On ne peut pas écrire dans { $folder } : { $why }
# Of the page 404.
missing = Il n’y a rien à cette adresse.
to-start = Aller à Huit
