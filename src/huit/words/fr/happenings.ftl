# What befalls the people of a room, as the end of a sentence: "Anne prend place".
renewed = l'hôte a renouvelé les liens de la table
# $who (Person)
away = { $who } n'est plus en ligne
# $who (Person)
back = { $who } est de retour
played-for = { $who ->
    [you] l'ordinateur joue à votre place
   *[other] l'ordinateur joue à la place { OF_NAME($who) }
}
# $who (Person)
came = { $who } prend place
went = { $name } a quitté la table
asked-back = { $who ->
    [you] vous demandez à reprendre votre coup
   *[other] { $who } demande à reprendre son coup
}
# $who, $out
asked-out = { $who ->
    [you] vous proposez d'exclure { $out }
   *[other] { $out ->
        [you] { $who } propose de vous exclure
       *[other] { $who } propose d'exclure { $out }
    }
}
# $who, $whom (Person)
asked-play-for = { $who ->
    [you] vous proposez que l'ordinateur joue pour { $whom }
   *[other] { $who } propose que l'ordinateur joue pour { $whom }
}
asked-rules = { $who ->
    [you] vous proposez d'autres règles
   *[other] { $who } propose d'autres règles
}
# $outcome, $what, $name
poll-over = { $outcome ->
    [dropped] la partie a continué : on ne vote plus
    [granted] { $what ->
        [rules] la règle change : tout le monde est d'accord
        [play_for] l'ordinateur joue pour { $name }
       *[other] { $name } est hors de la table
    }
   *[other] { $what ->
        [rules] la règle ne change pas : tout le monde n'est pas d'accord
        [undo] le coup n'est pas repris : tout le monde n'est pas d'accord
        [play_for] on attend { $name } : il n'y a pas assez de oui
       *[other] { $name } reste à la table
    }
}
