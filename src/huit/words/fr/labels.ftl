### Not on the page
# How the page says a switch of a rule file.
switch =
    .true = oui
    .false = non
# Words of files of mistakes (mistakes-*.ftl) by which the page finds what only a rule file needs: examples, and keys to leave out.
of-a-file =
    .like = comme
    .like_in = comme dans
    .write = écrire
    .leave = omettre
