switch =
    .true = yes
    .false = no
of-a-file =
    .like = as in
    .like_in = as in
    .write = say
    .leave = leave
