### Not on the page
# `huit site`: what it says when it has written a folder.
# .told $folder, $files (Number), $size (Number), $packed (Number)
# .try_it $folder
written =
    .told = The site is in { $folder }: { $files } files, { NUMBER($size) } MB, of which { NUMBER($packed) } MB travel from a host that compresses.
    .try_it = To try it here: python -m http.server --bind 127.0.0.1 --directory { $folder }
# What is wrong with it, by the code of the error.
# .not_empty $folder
# .unwritable $folder, $why
problems =
    .no_page = The page is not built, or was by another version. In the folder of Huit: make play
    .no_engine = What plays in a browser is missing. In the folder of Huit: make engine
    .old_engine = What plays in a browser is of another version. In the folder of Huit: make engine
    .not_empty = { $folder } is not empty, and it is no site of Huit: name an empty folder, or a new one.
    .unwritable = { $folder } cannot be written to: { $why }
# Of the page 404.
missing = There is nothing at this address.
to-start = Go to Huit
