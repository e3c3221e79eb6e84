### Not on the page
# What `huit play` and `huit serve` print.
# .taken { $port (Number) }
running =
    .address = Huit : la table est mise sur { $address }
    .friends = Pour les autres, sur le même réseau : { $address }
    .data = Les parties sont gardées dans { $data }
    .stop = Ctrl-C pour arrêter.
    .taken = Le port { $port } est déjà pris ; choisissez-en un autre avec --port.
    .no_data = On ne peut pas écrire dans { $data } : { $error }. Choisissez un autre dossier avec --data.
    .database = Les parties sont gardées dans { $database }
    .no_database = La base de données { $database } ne va pas : { $error }. Vérifiez --database.
    .alone = Plusieurs processus ne partagent qu'un PostgreSQL : ajoutez --database { $example }, ou laissez --processes 1.
    .no_fork = Plusieurs processus : sous Windows, c'est impossible. Laissez --processes 1.
    .wanted = on attend une adresse comme { $example }
    .stopped = Huit s'arrête ; les parties sont gardées.
# What a request is answered that is refused before any room hears of it.
# .not_here $example
refused =
    .not_here = Ce serveur ne répond pas sous ce nom. S'il doit le faire{ " " }: huit serve --public-url, avec l'adresse que les joueurs ouvrent, comme { $example }. Sur cette machine{ " " }: http://localhost, avec son port.
    .not_one = Il faut un en-tête Host, un seul{ " " }: un nom ou une adresse, et un port, comme dans localhost:8080.
    .no_request = Ce n'est pas une requête HTTP valide.
    .too_long = En-têtes ou adresse trop longs{ " " }: 8 ko au plus.
    .not_built =
        La page n'est pas encore construite. Dans le dossier de Huit{ " " }: make play
        (ou{ " " }: npm --prefix frontend ci && npm --prefix frontend run build)
# What is wrong with a field of a request.
# .too_long $most (Number)
# .unseen $code
# .card $cards
field =
    .name = écrivez comment les autres vous appelleront
    .too_long = { $most } caractères au plus
    .unseen = on ne voit pas le signe { $code } à cet endroit : n'écrivez que ce qui se voit
    .apart = ces deux jeux n'ont aucun nombre de joueurs en commun : en choisir un autre
    .card = ce souhait parle d'une carte : { $cards }
