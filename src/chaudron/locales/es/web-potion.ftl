# La poción del día, y el reparto de otra partida.

web-potion-title = Poción del día
web-potion-games = Qué juego
web-potion-house = La poción del día se prepara en la casa: este dispositivo tiene que alcanzarla.
web-potion-number = n.º { $number }
web-potion-points = { $game ->
    [bal] { $count ->
        [one] punto de supervivencia
       *[other] puntos de supervivencia
    }
   *[other] { $count ->
        [one] punto
       *[other] puntos
    }
}
web-potion-unit = { $game ->
    [bal] un punto por cada bruja a la que sobrevives y por cada Crapzouille que queda
   *[other] en puntos
}
web-potion-rank = { $rank ->
    [1] 1.º de { $people }
    [2] 2.º de { $people }
    [3] 3.º de { $people }
   *[other] puesto { $rank } de { $people }
}
web-potion-here = en esta casa, con esta poción
web-potion-luck = { $game ->
    [bal] Las mismas cartas para todo el mundo al empezar; después, a quién le toca la siguiente depende de lo que juega cada cual.
    [blackwood] El mismo bosque para todo el mundo al empezar; después, lo que viene depende de lo que juega cada cual.
   *[other] La misma bolsa, las mismas cartas para todo el mundo:
}
web-potion-you = la diferencia la pones tú.
web-potion-corked = Te espera, aún con su corcho
web-potion-playing = Tu partida está en marcha
web-potion-void = Esta vez no cuenta
web-potion-once = Cuenta la primera partida de este dispositivo. Las siguientes son para practicar.
web-potion-against = Contra ti: { $count } bots ({ $level }).
web-potion-played = { $count ->
    [0] Aquí nadie la ha terminado todavía.
    [one] Aquí la ha terminado una persona.
   *[other] Aquí la han terminado { $count } personas.
}
web-potion-play = Descorchar la poción
web-potion-continue = Volver a mi partida
web-potion-practice = Jugarla otra vez, solo por practicar
web-potion-replay = Volver a ver
web-potion-share = Compartir
    .help = sin desvelar nada
web-potion-share-before = La poción del día, { $title } n.º { $number }, te espera.
web-potion-share-alone = Poción del día, { $title } n.º { $number }: la he terminado. ¡Te toca!
web-potion-share-text = Poción del día, { $title } n.º { $number }: mi frasco, lleno al { $share }, puesto { $rank } de { $people }.
web-potion-same = El mismo reparto para todo el mundo
web-potion-me = tú, { $score }
web-potion-people = en esta casa, { $count }
web-potion-bots = bots, { $count }
web-potion-faces = caras: medias
web-potion-brewing = los bots aún están jugando
web-potion-mean = { $mean } de media, en { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
web-potion-week = Esta semana
web-potion-next = próxima poción a las { $time }
    .midnight = próxima poción a medianoche
web-potion-day = llena al { $share }
    .missed = sin jugar
    .alone = jugada, sin nadie con quien comparar

## El mismo reparto que en otra partida

web-ghost-title = El mismo reparto
web-ghost-challenge = Te toca con el reparto de { $name }
web-ghost-about = { $game ->
    [bal] Las mismas cartas al empezar, los mismos bots; después, a quién le toca la siguiente depende de lo que juega cada cual. Tras cada ronda ves cómo fue entonces; antes, nada.
    [blackwood] El mismo bosque al empezar, los mismos bots; después, lo que viene depende de lo que juega cada cual. Tras cada expedición ves cómo fue entonces; antes, nada.
   *[other] La misma suerte para cada asiento, los mismos bots. Tras cada ronda ves cómo fue entonces; antes, nada.
}
web-ghost-people = Donde jugaron otras personas, se sienta un bot.
web-ghost-bots = Contra ti: { $bots }.
web-ghost-play = Jugar este reparto
web-ghost-not-over = Esa partida no ha terminado: su reparto sigue en secreto.
web-ghost-rounds = Las dos partidas, ronda a ronda
web-ghost-column = { $game ->
    [blackwood] Expedición
   *[other] Ronda
}
web-ghost-mine = Tú
web-ghost-none = Nada todavía: { $game ->
    [blackwood] la primera expedición no ha terminado.
   *[other] la primera ronda no ha terminado.
}
web-ghost-round = { $round }: tú { $mine }, { $name } { $theirs }.
    .mine = { $round }: tú { $mine }; la partida de { $name } ya había terminado.
    .theirs = { $round }: { $name } { $theirs }; tu partida ya había terminado.
web-ghost-has-belcastel = En puntos.
web-ghost-has-witches = En puntos.
web-ghost-has-bal = En vidas restantes.
web-ghost-has-blackwood = En monedas; al final, en puntos.
