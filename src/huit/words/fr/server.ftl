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
