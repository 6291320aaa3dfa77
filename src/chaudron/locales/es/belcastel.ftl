# Las palabras de Les Charlatans de Belcastel y de Les Sorcières s’en mêlent.
# El vocabulario es el de rules/belcastel.md y docs/glossary.md.
# $rule es la regla de la que viene un hecho, con guiones: BEL-10-4. $about es la clave de la pregunta.

## Fichas ($value, $count): nombre, una, la, de, varias

belcastel-chip-white = blanca { $value }
    .a = una blanca { $value }
    .the = la blanca { $value }
    .of = blanca { $value }
    .some = { $count ->
        [one] una blanca { $value }
       *[other] { number-word } blancas { $value }
    }
belcastel-chip-orange = calabaza { $value }
    .a = una calabaza { $value }
    .the = la calabaza { $value }
    .of = calabaza { $value }
    .some = { $count ->
        [one] una calabaza { $value }
       *[other] { number-word } calabazas { $value }
    }
belcastel-chip-green = araña verde { $value }
    .a = una araña verde { $value }
    .the = la araña verde { $value }
    .of = araña verde { $value }
    .some = { $count ->
        [one] una araña verde { $value }
       *[other] { number-word } arañas verdes { $value }
    }
belcastel-chip-blue = cráneo azul { $value }
    .a = un cráneo azul { $value }
    .the = el cráneo azul { $value }
    .of = cráneo azul { $value }
    .some = { $count ->
        [one] un cráneo azul { $value }
       *[other] { number-word } cráneos azules { $value }
    }
belcastel-chip-red = amanita roja { $value }
    .a = una amanita roja { $value }
    .the = la amanita roja { $value }
    .of = amanita roja { $value }
    .some = { $count ->
        [one] una amanita roja { $value }
       *[other] { number-word } amanitas rojas { $value }
    }
belcastel-chip-yellow = mandrágora amarilla { $value }
    .a = una mandrágora amarilla { $value }
    .the = la mandrágora amarilla { $value }
    .of = mandrágora amarilla { $value }
    .some = { $count ->
        [one] una mandrágora amarilla { $value }
       *[other] { number-word } mandrágoras amarillas { $value }
    }
belcastel-chip-purple = fantasma morado { $value }
    .a = un fantasma morado { $value }
    .the = el fantasma morado { $value }
    .of = fantasma morado { $value }
    .some = { $count ->
        [one] un fantasma morado { $value }
       *[other] { number-word } fantasmas morados { $value }
    }
belcastel-chip-black = polilla negra { $value }
    .a = una polilla negra { $value }
    .the = la polilla negra { $value }
    .of = polilla negra { $value }
    .some = { $count ->
        [one] una polilla negra { $value }
       *[other] { number-word } polillas negras { $value }
    }

belcastel-chip-locoweed = hierba loca
    .a = una hierba loca
    .the = la hierba loca
    .of = hierba loca
    .some = { $count ->
        [one] una hierba loca
       *[other] { number-word } hierbas locas
    }
# Una hierba loca y lo que copia.
belcastel-chip-as = { $chip } (como { $copied })

## Colores e ingredientes

belcastel-color-white = blanco
    .ingredient = Baya explosiva
belcastel-color-orange = naranja
    .ingredient = Calabaza
belcastel-color-green = verde
    .ingredient = Araña
belcastel-color-blue = azul
    .ingredient = Cráneo de cuervo
belcastel-color-red = rojo
    .ingredient = Amanita
belcastel-color-yellow = amarillo
    .ingredient = Mandrágora
belcastel-color-purple = morado
    .ingredient = Aliento de fantasma
belcastel-color-black = negro
    .ingredient = Polilla calavera
belcastel-color-locoweed = hierba loca
    .ingredient = Hierba loca

## Cantidades

belcastel-some-points = { $points } { $points ->
    [one] punto
   *[other] puntos
}
belcastel-some-rubies = { $rubies } { $rubies ->
    [one] rubí
   *[other] rubíes
}
belcastel-space = { $space ->
    [53] la cuchara
   *[other] la casilla { $space }
}

## Lo que se cuenta

belcastel-told-first_player = Empieza { $seat }.
belcastel-told-round = { $round ->
    [1] Ronda 1 de 9. Se encienden los fuegos.
    [9] Ronda 9, la última: todo el mundo saca a la señal. Abre { $first }.
   *[other] Ronda { $round } de 9. Abre { $first }.
}
belcastel-told-opened = { $rule ->
    [WIT-6-2] Se abre el libro de la hierba loca: { $book }. { $book_effect }
   *[other] Se abre el libro { $color }: { $book }. { $book_effect }
}
belcastel-told-white_added = Cae una blanca 1 más en cada bolsa. Esto se calienta.
belcastel-told-card = { $seat } descubre la carta «{ $card }». { $card_text }
belcastel-told-showed = { $seat } muestra { $chips }: { $total } en total.
belcastel-told-looked = { $seat } saca para mirar: { $chips }.
belcastel-told-handed_in = { $seat } devuelve { $some_chips } a la reserva.
belcastel-told-gained_chip = { $rule ->
    [BEL-16-15] { $seat } se ríe por lo bajo y toma { $a_chip }.
    [BEL-16-23] Una araña trae { $a_chip }: { $seat } lo agradece.
    [WIT-3-5] Cómo crecen: { $seat } mete { $a_chip } en la bolsa.
   *[other] { $seat } toma { $a_chip } para su bolsa.
}
belcastel-told-no_chip = { $rule ->
    [BEL-1-6] No hay { $of_chip } para { $seat }: ese libro sigue cerrado.
   *[other] No hay { $of_chip } para { $seat }: se ha agotado en la reserva.
}
belcastel-told-points = { $rule ->
    [BEL-7-3] Casilla de rubí: { $seat } gana { belcastel-some-points } al instante.
    [BEL-12-2] Último trueque: { $seat } se lleva { belcastel-some-points }.
    [BEL-16-14] Las ratas pagan: { $seat } gana { belcastel-some-points }.
    [BEL-16-15] El rubí trae suerte: { $seat } gana { belcastel-some-points } más.
    [BEL-16-22] Los fantasmas pagan: { $seat } gana { belcastel-some-points }.
    [WIT-4-2] El cuenco cuenta la mitad: { $seat } gana { belcastel-some-points } más.
    [WIT-5-3] Los fantasmas pagan: { $seat } gana { belcastel-some-points }.
    [WIT-5-7] Los fantasmas pagan: { $seat } gana { belcastel-some-points }.
    [WIT-5-4] Hay calabazas de sobra: { $seat } gana { belcastel-some-points } al instante.
   *[other] { $seat } gana { belcastel-some-points }.
}
belcastel-told-rubies = { $rule ->
    [BEL-10-2] Las polillas pagan: { $seat } gana { belcastel-some-rubies }.
    [BEL-10-3] { $seat } recoge { belcastel-some-rubies } de su casilla.
    [WIT-5-7] Las polillas pagan: { $seat } gana { belcastel-some-rubies }.
    [WIT-5-8] Las polillas pagan: { $seat } gana { belcastel-some-rubies }.
   *[other] { $seat } gana { belcastel-some-rubies }.
}
belcastel-told-lost_rubies = No hay rubíes para todo el mundo: { $seat } devuelve { $rubies }.
belcastel-told-paid_rubies = { $rule ->
    [WIT-5-4] { $seat } paga { belcastel-some-rubies }: la mandrágora irá 3 casillas más lejos.
   *[other] { $seat } paga { belcastel-some-rubies }.
}
belcastel-told-bought = { $rule ->
    [WIT-5-7] Los fantasmas pagan: { $seat } compra { $a_chip }.
   *[other] { $seat } compra { $a_chip } por { $price } { $price ->
        [one] moneda
       *[other] monedas
    }.
}
belcastel-told-drop = { $rule ->
    [BEL-10-2] Las polillas pagan: { $seat } avanza su gota a la casilla { $space }.
    [WIT-5-7] Las polillas pagan: { $seat } avanza su gota a la casilla { $space }.
   *[other] { $seat } avanza su gota a la casilla { $space }.
}
belcastel-told-drop_stays = { $seat } deja su gota donde está.
belcastel-told-tube = { $seat } avanza su segunda gota a la probeta { $tube }: { $bonus }.
belcastel-told-rat = { $seat } suelta su rata: { $tails } { $tails ->
    [one] cola
   *[other] colas
}, la poción empieza en la casilla { $space }.
belcastel-told-gave_up_tails = { $seat } renuncia a { $tails } { $tails ->
    [one] cola
   *[other] colas
} de rata.
belcastel-told-removed_white = { $seat } se libra de una blanca 1 para siempre.
belcastel-told-drew = { $seat } saca { $a_chip }.
belcastel-told-laid = { $rule ->
    [BEL-3-5] { $seat } remata con { $the_chip }: casilla { $space }.
   *[other] { $seat } coloca { $the_chip }: casilla { $space }.
}
belcastel-told-put_beside = { $seat } deja { $the_chip } junto al caldero.
belcastel-told-back_in_bag = { $rule ->
    [BEL-8-1] { $seat } destapa el frasco: { $the_chip } vuelve a la bolsa.
    [BEL-16-10] { $seat } remueve bien: { $the_chip } vuelve a la bolsa.
    [BEL-7-3] { $seat } deja gritar a la mandrágora: { $the_chip } vuelve a la bolsa.
    [WIT-3-1] Uf: en el caldero de { $seat }, { $the_chip } vuelve a la bolsa.
    [WIT-3-3] Pasa la bruja: en el caldero de { $seat }, { $the_chip } vuelve a la bolsa.
   *[other] { $seat } devuelve { $the_chip } a la bolsa.
}
belcastel-told-exploded = ¡Bum! Explota el caldero de { $seat }, blancas: { $whites } de { $limit }.
belcastel-told-protected = Un cráneo azul vigilaba: { $seat } tendrá puntos y monedas igualmente.
belcastel-told-stopped = { $seat } se planta, con { belcastel-space } a la vista.
belcastel-told-wished = { $wish ->
    [round] { $seat } propone sacar a la vez en esta ronda.
    [always] { $seat } propone sacar a la vez a partir de ahora.
   *[no] { $seat } prefiere que cada cual saque a su ritmo.
}
belcastel-told-agreed = { $wish ->
    [always] De acuerdo: a partir de ahora todo el mundo saca a la vez, a la señal.
   *[round] De acuerdo: en esta ronda todo el mundo saca a la vez, a la señal.
}
belcastel-told-signal_again = { $seat } hace antes otra cosa: se repite la señal y todo el mundo vuelve a elegir.
belcastel-told-came_back = { $seat } se lo piensa mejor y retoma el cazo.
belcastel-told-restarted = { $seat } lo devuelve todo a la bolsa y empieza de nuevo.
belcastel-told-scoring_space = { $seat } puntúa en { belcastel-space }: { $coins_there } { $coins_there ->
    [one] moneda
   *[other] monedas
}, { $points_there ->
    [0] ningún punto
    [one] { $points_there } punto
   *[other] { $points_there } puntos
}{ $ruby_there ->
    [yes] , un rubí
   *[no] { "" }
}.
belcastel-told-rolled = { $seat } lanza el dado: { $face }.
belcastel-told-reward = { $reward ->
    [points] { $seat } salva los puntos y se queda sin compras.
   *[coins] { $seat } salva las monedas y se queda sin puntos.
}
belcastel-told-moved_on = Blancas a 7 exactas: { $seat } empuja { $the_chip } hasta la casilla { $space }.
belcastel-told-refilled = { $seat } rellena su frasco.
belcastel-told-flasks_filled = Se llenan todos los frascos: invita la casa.
belcastel-told-witches = Llegan las brujas: { $witches }.
belcastel-told-penny = { $seat } le da un penique a { $witch }: { $witch_short }.
belcastel-told-saved = { $seat } vacía el frasco a tiempo: al final no ha explotado nada.
belcastel-told-poured = { $seat } vierte { $the_chip } en su cuenco.
belcastel-told-set_aside = { $seat } aparta { $a_chip }, para colocar antes de que acabe la ronda.
belcastel-told-drew_along = { $seat } muestra { $a_chip }: la mandrágora avanza otro tanto y la ficha vuelve a la bolsa.
belcastel-told-start_chip = { $seat } guarda { $the_chip } para abrir la próxima ronda.
belcastel-told-coins = { $seat } tiene ahora { $coins } { $coins ->
    [one] moneda
   *[other] monedas
} para gastar.
belcastel-told-passed_black = { $seat } desliza { $the_chip } en la bolsa de al lado: un regalo para { $neighbor }.
belcastel-told-pennies_left = { $seat } ha guardado { $pennies } { $pennies ->
    [one] penique
   *[other] peniques
}: { belcastel-some-points }.
belcastel-told-ended = { $winners_count ->
    [one] Fin de la partida: gana { $winners } con { belcastel-some-points }{ $tied ->
        [1] { "" }
       *[other] , por llegar más lejos en la última ronda
    }. Puntuaciones: { $scores }.
   *[other] Fin de la partida: { $winners } comparten la victoria con { belcastel-some-points }. Puntuaciones: { $scores }.
}

## Dos hechos de un solo aliento

belcastel-told-drew-laid = { $seat } saca { $a_chip }: casilla { $space }.
belcastel-told-drew-put_beside = { $seat } saca { $a_chip }: se queda junto al caldero.
belcastel-told-drew-poured = { $seat } saca { $a_chip }: al cuenco.
belcastel-told-penny-saved = { $seat } le da un penique a { $witch } y vacía el frasco: al final no ha explotado nada.
belcastel-told-penny-looked = { $seat } le da un penique a { $witch } y extiende { $chips }.
belcastel-told-penny-back_in_bag = { $seat } le da un penique a { $witch }: { $the_chip } vuelve a la bolsa.
belcastel-told-penny-coins = { $seat } le da un penique a { $witch } y tiene ahora { $coins } { $coins ->
    [one] moneda
   *[other] monedas
} para gastar.
belcastel-told-penny-gained_chip = { $seat } le da un penique a { $witch } y toma { $a_chip } gratis.
belcastel-told-penny-points = { $seat } le da un penique a { $witch } y gana { belcastel-some-points }.
belcastel-told-penny-rubies = { $seat } le da un penique a { $witch } y recoge { belcastel-some-rubies }.
belcastel-told-pennies_left-points = { belcastel-told-pennies_left }
belcastel-told-bought-passed_black = { $seat } compra { $a_chip } por { $price } { $price ->
    [one] moneda
   *[other] monedas
} y la desliza en la bolsa de al lado: un regalo para { $neighbor }.
belcastel-told-gained_chip-passed_black = { $seat } toma { $a_chip } y la desliza en la bolsa de al lado: un regalo para { $neighbor }.
belcastel-told-rolled-points = { belcastel-told-rolled }
belcastel-told-rolled-rubies = { belcastel-told-rolled }
belcastel-told-rolled-gained_chip = { $seat } lanza el dado: { $face } para la bolsa.
belcastel-told-tube-points = { belcastel-told-tube }
belcastel-told-tube-rubies = { belcastel-told-tube }
belcastel-told-tube-gained_chip = { belcastel-told-tube }
belcastel-told-reward-points = { $seat } salva { belcastel-some-points } y se queda sin compras.
belcastel-told-paid_rubies-drop = { $seat } paga { belcastel-some-rubies } y avanza su gota a la casilla { $space }.
belcastel-told-paid_rubies-refilled = { $seat } paga { belcastel-some-rubies } y rellena su frasco.
belcastel-told-paid_rubies-gained_chip = { $seat } paga { belcastel-some-rubies } y toma { $a_chip } para su bolsa.
belcastel-told-gave_up_tails-rubies = { $seat } cambia { $tails } { $tails ->
    [one] cola
   *[other] colas
} de rata por { belcastel-some-rubies }.

## Preguntas

belcastel-ask-brew = ¿Sacas o te plantas?
belcastel-ask-commit = A la próxima señal, ¿sacas o te plantas? Tu elección queda sellada.
belcastel-ask-return = ¿Quieres retomar el cazo? Puedes, mientras alguien siga cocinando.
belcastel-ask-crow_skull = Tu cráneo ha rebuscado en la bolsa. ¿Qué ficha colocas?
belcastel-ask-mandrake = Tu mandrágora puede devolver a la bolsa la blanca de justo antes. ¿La dejas?
belcastel-ask-double = Tras una mandrágora, esta ficha puede avanzar el doble. ¿Doblas?
belcastel-ask-extra = A esta ficha le tocan casillas de más. ¿Las tomas?
belcastel-ask-well_stirred = Ahí está tu primera blanca. ¿La devuelves a la bolsa?
belcastel-ask-second_chance = Segunda oportunidad: ¿empiezas de nuevo o sigues con lo que hay?
belcastel-ask-beside = ¿Qué pasa con las fichas que hay junto a tu caldero?
belcastel-ask-strong_ingredient = ¿Qué ficha colocas para terminar? No puede explotar, pero tampoco actúa.
belcastel-ask-rat = Tu rata está impaciente. ¿La sueltas?
belcastel-ask-drop = Un avance de gota para ti. ¿Qué haces con él?
belcastel-ask-reward = Tu caldero ha explotado. ¿Qué salvas: los puntos o las monedas?
belcastel-ask-buy = La tienda está abierta. ¿Qué te llevas?
belcastel-ask-buy_second = ¿Una segunda ficha, de otro color?
belcastel-ask-spend = Los rubíes te queman en el bolsillo. ¿En qué los gastas?
belcastel-ask-spend_less = La bruja ha tirado los precios. ¿En qué gastas tus rubíes?
belcastel-ask-spider_chip = Tu araña te trae una ficha 1. ¿Cuál?
belcastel-ask-spider_drop = Tu araña te hace precio: un avance de gota por 1 rubí. ¿Pagas?
belcastel-ask-ghost_row = Tus fantasmas te pagan una fila. ¿Cuál?
belcastel-ask-ghost_trade = ¿Devuelves fantasmas? Elige una fila.
belcastel-ask-ghost_swap = Tus fantasmas pueden hacer crecer una ficha de tu caldero. ¿Cuál?
belcastel-ask-schadenfreude = Ha estallado a tu derecha. ¿Qué ficha 2 tomas?
belcastel-ask-choose_wisely = Elige bien: ¿qué tomas?
belcastel-ask-only_one = Solo puedes elegir una cosa. ¿Cuál?
belcastel-ask-wheel_and_deal = Una ficha 1 por 1 rubí. ¿Te tienta?
belcastel-ask-good_start = ¿Cuántas colas de rata cambias por rubíes?
belcastel-ask-opportune_moment = La ocasión la pintan calva: ¿qué ficha cambias por una mayor?
belcastel-ask-just_in_time = ¿Puntos ahora, o una blanca 1 menos para siempre?
belcastel-ask-rats_friends = Les caes bien a las ratas: ¿una ficha 4, o 1 punto por cola?
belcastel-ask-saved = Bum, o quizá no: tu frasco está lleno. ¿Llamas a la bruja?
belcastel-ask-six = Tienes tus fichas a la vista. ¿Cuáles colocas?
belcastel-ask-whites = ¿Qué blanca vuelve a la bolsa?
belcastel-ask-gather = Todo el mundo ha parado. Por un penique, tus últimas blancas aún pueden salir del caldero: ¿llamas a la bruja?
belcastel-ask-full_reward = Tu caldero ha explotado. Por un penique tendrás puntos y compras igualmente: ¿llamas a la bruja?
belcastel-ask-rubies_for_points = Tu casilla muestra un rubí. ¿Hacemos que lluevan rubíes, uno por punto?
belcastel-ask-colors = Cuántos colores en ese caldero. ¿Los haces valer?
belcastel-ask-left_in_bag = Quedan buenas fichas en el fondo de tu bolsa. ¿Las haces valer?
belcastel-ask-upgrade = ¿Qué crece en tu caldero: las dos últimas fichas, o una sola?
belcastel-ask-copy = Una de tus compras, otra vez y gratis: ¿cuál?
belcastel-ask-exchange = Tus monedas están a punto de volverse puntos. ¿Antes, una bruja?
belcastel-ask-aside = Toca colocar las fichas que apartaste. ¿Cuál primero?
belcastel-ask-start_chip = Tu araña guarda una ficha para abrir tu próxima ronda. ¿Cuál?
belcastel-ask-lay_start = Tus fichas iniciales esperan. ¿Cuál primero?
belcastel-ask-mandrake_ruby = Por 1 rubí, tu mandrágora avanza 3 casillas más. ¿Pagas?
belcastel-ask-ghost_buy = Tus fantasmas te abren la tienda. ¿Qué te llevas?
belcastel-ask-ghost_buy_second = ¿Una segunda ficha, de otro color?

## Respuestas

belcastel-choice-draw = Sacar
belcastel-choice-stop = Plantarse
belcastel-choice-return = Retomar el cazo
belcastel-choice-flask = Frasco: devolver la última ficha a la bolsa
belcastel-choice-lay = Colocar { $the_chip }
belcastel-choice-bag = Devolver { $the_chip } a la bolsa
belcastel-choice-back = Devolverla a la bolsa
belcastel-choice-bonus = { $about ->
    [double] Doblar
    [mandrake_ruby] Pagar 1 rubí: 3 casillas más
   *[other] Tomar las casillas de más
}
belcastel-choice-restart = Devolverlo todo y empezar de nuevo
belcastel-choice-go_on = Seguir
belcastel-choice-explode = Dejar que explote
belcastel-choice-rat = Soltar la rata
belcastel-choice-give_up = { $number ->
    [one] Renunciar a 1 cola por 1 rubí
   *[other] Renunciar a { $number } colas por { $number } rubíes
}
belcastel-choice-points = { $about ->
    [just_in_time] 4 puntos
    [rats_friends] 1 punto por cola de rata
   *[other] Los puntos (fase D)
}
belcastel-choice-coins = Las monedas (fase E)
belcastel-choice-buy = Comprar { $a_chip }
belcastel-choice-take = { $about ->
    [wheel_and_deal] Pagar 1 rubí por { $a_chip }
    [copy] Tomar { $a_chip } gratis
   *[other] Tomar { $a_chip }
}
belcastel-choice-rubies = Tomar 3 rubíes
belcastel-choice-remove_white = Quitar una blanca 1 para siempre
belcastel-choice-row = { $about ->
    [ghost_row] { $number ->
        [1] 1 morada: 1 punto
        [2] 2 moradas: 1 punto y 1 rubí
       *[3] 3 moradas: 2 puntos y un avance de gota
    }
    [ghost_trade] { $number ->
        [1] Devolver 1 morada: una polilla negra 1, 1 punto, 1 rubí
        [2] Devolver 2 moradas: una araña verde 1, un cráneo azul 2, 3 puntos, un avance de gota
       *[3] Devolver 3 moradas: una mandrágora amarilla 4, 6 puntos, 1 rubí, dos avances de gota
    }
   *[other] Fila { $number }
}
belcastel-choice-drop = { $about ->
    [choose_wisely] Dos avances de gota
    [spider_drop] Pagar 1 rubí: avanzar la gota 1 casilla
    [spend] 2 rubíes: avanzar la gota 1 casilla
    [spend_less] 1 rubí: avanzar la gota 1 casilla
   *[other] Avanzar la gota del caldero
}
belcastel-choice-tube = { $about ->
    [spider_drop] Pagar 1 rubí: siguiente probeta
    [spend] 2 rubíes: siguiente probeta
    [spend_less] 1 rubí: siguiente probeta
   *[other] Avanzar la gota de las probetas
}
belcastel-choice-refill = { $about ->
    [spend_less] 1 rubí: rellenar el frasco
   *[other] 2 rubíes: rellenar el frasco
}
belcastel-choice-point = 2 rubíes: 1 punto
belcastel-choice-keep = { $about ->
    [beside] Dejarlas al lado para otra ronda
   *[other] Dejarla donde está
}
belcastel-choice-none = { $about ->
    [crow_skull] No colocar ninguna
    [strong_ingredient] No colocar ninguna
    [rat] Dejarla calentita en casa
    [drop] No moverla
    [good_start] A ninguna, la rata las necesitará
    [double] Avanzar lo normal
    [extra] Prescindir de ellas
    [saved] Que haya explotado
    [full_reward] Guardar el penique
    [gather] Guardar el penique
    [rubies_for_points] Guardar el penique
    [colors] Guardar el penique
    [left_in_bag] Guardar el penique
    [copy] Guardar el penique
    [start_chip] No guardar ninguna
    [mandrake_ruby] Guardar el rubí
   *[other] No, gracias
}
belcastel-choice-done = { $about ->
    [buy] No comprar nada
    [buy_second] Con eso basta
    [spend] Guardar mis rubíes
    [spend_less] Guardar mis rubíes
    [six] Devolver el resto a la bolsa
    [exchange] Guardar el penique
    [ghost_buy] No comprar nada
    [ghost_buy_second] Con eso basta
   *[other] Eso es todo
}
belcastel-choice-swap = Cambiar { $low } por { $high }
belcastel-choice-witch = { $witch }: { $witch_short }
belcastel-choice-whites = { $which ->
    [last] La última blanca
    [earlier] La blanca anterior
   *[both] Las dos
}
belcastel-choice-together = { $which ->
    [round] Sacar a la vez en esta ronda
    [always] Sacar a la vez a partir de ahora
   *[no] Cada cual a su ritmo
}
belcastel-choice-start = Abrir la próxima ronda con { $the_chip }
belcastel-choice-last_two = Que crezcan las dos últimas

## Negativas

belcastel-refused-unknown_choice = Esa respuesta no existe.
belcastel-refused-game_over = La partida ha terminado.
belcastel-refused-not_now = No es eso lo que se te pregunta.
belcastel-refused-no_such_seat = No hay asiento { $seat_number } en esta mesa.
belcastel-refused-exploded = Demasiado tarde: tu caldero ha explotado.
belcastel-refused-stopped = Tu poción está terminada en esta ronda.
belcastel-refused-not_your_turn = { $awaited_count ->
    [0] No te toca responder.
   *[other] Paciencia: falta { $awaited }.
}
belcastel-refused-too_few_purples = Hacen falta { $needed } { $needed ->
    [one] ficha morada
   *[other] fichas moradas
} en tu caldero: tienes { $purples ->
    [0] ninguna
   *[other] { $purples }
}.
belcastel-refused-not_drawn = No tienes { $of_chip } a mano.
belcastel-refused-no_such_swap = Ese cambio no es posible.
belcastel-refused-bag_empty = Tu bolsa está vacía.
belcastel-refused-not_beside = No hay { $of_chip } junto a tu caldero.
belcastel-refused-flask_empty = Tu frasco está vacío.
belcastel-refused-nothing_to_take_back = No hay nada que tu frasco pueda devolver.
belcastel-refused-only_white = En esta mesa el frasco solo devuelve una ficha blanca.
belcastel-refused-last_space = Tu última ficha está en la casilla { $space }, la última: ya no se saca más.
belcastel-refused-book_closed = Todavía no hay { $of_chip }: ese libro sigue cerrado.
belcastel-refused-sold_out = No queda { $of_chip }: se ha agotado en la reserva.
belcastel-refused-same_color = Dos fichas, dos colores: ya has tomado { $color }.
belcastel-refused-too_dear = Es muy cara: { $the_chip } cuesta { $price } monedas y tienes { $coins }.
belcastel-refused-flask_full = Tu frasco ya está lleno.
belcastel-refused-only_in_last_round = Los rubíes solo compran puntos en la ronda 9.
belcastel-refused-drop_at_end = Esa gota ha llegado al final de su camino.
belcastel-refused-no_tubes = En esta mesa no hay probetas.
belcastel-refused-no_penny = Ya has gastado tu { $penny }.
belcastel-refused-other_witch = { $witch } no interviene en esta mesa.
belcastel-refused-no_witches = Las brujas no intervienen en esta mesa.
belcastel-refused-no_use_now = { $witch } no puede hacer nada por ti ahora mismo.
belcastel-refused-no_start_chip = No puedes abrir una ronda con { $the_chip }.
belcastel-refused-no_white = No hay ninguna blanca en tu caldero.
belcastel-refused-not_aside = No has apartado { $of_chip }.

## Estados y fases

belcastel-state-brewing = cocinando
belcastel-state-stopped = en espera
belcastel-state-exploded = ¡bum!
belcastel-phase-A = Fase A, dado de premio
belcastel-phase-B = Fase B, acciones de las fichas
belcastel-phase-C = Fase C, rubíes
belcastel-phase-D = Fase D, puntos
belcastel-phase-E = Fase E, compras
belcastel-phase-F = Fase F, gasto de rubíes

## Dado y probetas

belcastel-die-1 = 1 punto
belcastel-die-2 = 1 punto
belcastel-die-3 = 2 puntos
belcastel-die-4 = 1 rubí
belcastel-die-5 = un avance de gota
belcastel-die-6 = una calabaza 1
belcastel-tube-0 = inicio
belcastel-tube-1 = 1 rubí
belcastel-tube-2 = 1 punto
belcastel-tube-3 = un cráneo azul 1
belcastel-tube-4 = 2 puntos
belcastel-tube-5 = una polilla negra 1
belcastel-tube-6 = 2 puntos
belcastel-tube-7 = una amanita roja 2
belcastel-tube-8 = 3 puntos
belcastel-tube-9 = un fantasma morado 1
belcastel-tube-10 = 3 puntos
belcastel-tube-11 = una mandrágora amarilla 4
belcastel-tube-12 = 4 puntos

## Libros

belcastel-book-orange = Calabaza
    .effect = Sin acción: ocupa una casilla y sabe a calabaza.
belcastel-book-orange-6 = Calabaza, 1 y 6
    .effect = Sin acción: avanza 1 o 6 casillas y sabe a calabaza.
belcastel-book-black-2p = Polilla, dos en la mesa
    .effect = Fase B: tantas negras como tu rival, las dos gotas avanzan 1 casilla; más, tu gota avanza 1 casilla y tomas 1 rubí.
belcastel-book-black-34p = Polilla, tres o más en la mesa
    .effect = Fase B: más negras que en uno solo de los calderos vecinos, tu gota avanza 1 casilla; más que en los dos, tomas además 1 rubí.
belcastel-book-black-5 = Polilla, serie 5
    .effect = La negra que ganas vuela a la bolsa de tu izquierda y tu gota avanza 1 casilla. Fase B: 1 rubí por cada negra de ese caldero; a quien cocina en él, 1 rubí por cada negra última o penúltima.
belcastel-book-black-6 = Polilla, serie 6
    .effect = Fase B: la negra más avanzada de la mesa da un avance de gota; la segunda, 1 rubí.
belcastel-book-green-1 = Araña, serie 1
    .effect = Fase B: 1 rubí por cada verde última o penúltima.
belcastel-book-green-2 = Araña, serie 2
    .effect = Fase B: por cada verde última o penúltima, una ficha 1. Verde 1: naranja; verde 2: azul o roja; verde 4: amarilla o morada.
belcastel-book-green-3 = Araña, serie 3
    .effect = Fase B: si tus blancas suman exactamente 7, tu última ficha avanza la suma de tus verdes.
belcastel-book-green-4 = Araña, serie 4
    .effect = Fase B: por cada verde última o penúltima puedes pagar 1 rubí por un avance de gota.
belcastel-book-green-5 = Araña, serie 5
    .effect = Fase B: por cada verde última o penúltima, una ficha de tu caldero que no valga más que esa verde abre tu próxima ronda.
belcastel-book-green-6 = Araña, serie 6
    .effect = Fase B: por cada verde última o penúltima, lanza una vez el dado de premio.
belcastel-book-blue-1 = Cráneo de cuervo, serie 1
    .effect = Al sacarlo: saca tantas fichas como su valor; puedes colocar una, las demás vuelven.
belcastel-book-blue-2 = Cráneo de cuervo, serie 2
    .effect = Al sacarlo: protege tantas de las fichas siguientes como su valor. Si una de ellas hace explotar tu caldero, tienes igualmente puntos y monedas.
belcastel-book-blue-3 = Cráneo de cuervo, serie 3
    .effect = Al sacarlo: en una casilla de rubí da 1 rubí.
belcastel-book-blue-4 = Cráneo de cuervo, serie 4
    .effect = Al sacarlo: en una casilla de rubí da su valor en puntos.
belcastel-book-blue-5 = Cráneo de cuervo, serie 5
    .effect = Al sacarlo: si en tu caldero hay al menos tantas naranjas como su valor, da su valor en puntos.
belcastel-book-blue-6 = Cráneo de cuervo, serie 6
    .effect = Al sacarlo: mira tantas fichas de justo antes como su valor; cada blanca 1 da 1 rubí.
belcastel-book-red-1 = Amanita, serie 1
    .effect = Al sacarla: 1 casilla de más con una o dos naranjas en tu caldero, 2 con tres o más.
belcastel-book-red-2 = Amanita, serie 2
    .effect = Al sacarla: se queda junto a tu caldero; cuando termines la poción, colócala, guárdala o métela en la bolsa.
belcastel-book-red-3 = Amanita, serie 3
    .effect = Al sacarla: justo después de una blanca avanza también el valor de esa blanca.
belcastel-book-red-4 = Amanita, serie 4
    .effect = En cuanto hay una roja en tu caldero, tus blancas 1 avanzan 2 casillas.
belcastel-book-red-5 = Amanita, serie 5
    .effect = Al sacarla: avanza tanto como la roja más alta que ya haya en tu caldero.
belcastel-book-red-6 = Amanita, serie 6
    .effect = Al sacarla: saca otra ficha y apártala; colócala cuando quieras en esta ronda.
belcastel-book-yellow-1 = Mandrágora, serie 1
    .effect = Al sacarla: la blanca colocada justo antes puede volver a la bolsa.
belcastel-book-yellow-2 = Mandrágora, serie 2
    .effect = Al sacarla: la ficha siguiente avanza el doble.
belcastel-book-yellow-3 = Mandrágora, serie 3
    .effect = Tu límite de blancas sube a 8 con una amarilla en tu caldero, a 9 con tres.
belcastel-book-yellow-4 = Mandrágora, serie 4
    .effect = Al sacarla: 1 casilla de más con tu primera amarilla, 2 con la segunda, 3 con la tercera.
belcastel-book-yellow-5 = Mandrágora, serie 5
    .effect = Al sacarla: saca otra ficha, avanza los dos valores y devuélvela.
belcastel-book-yellow-6 = Mandrágora, serie 6
    .effect = Al sacarla: puedes pagar 1 rubí para avanzar 3 casillas más.
belcastel-book-purple-1 = Aliento de fantasma, serie 1
    .effect = Fase B: 1 morada, 1 punto; 2 moradas, 1 punto y 1 rubí; 3 moradas, 2 puntos y un avance de gota.
belcastel-book-purple-2 = Aliento de fantasma, serie 2
    .effect = Fase B: devuelve 1, 2 o 3 moradas a cambio de fichas, puntos, rubíes y avances de gota.
belcastel-book-purple-3 = Aliento de fantasma, serie 3
    .effect = Fase B: cada morada da 1 punto en una casilla de 10 monedas o más, 2 desde 20 monedas, 3 desde 30.
belcastel-book-purple-4 = Aliento de fantasma, serie 4
    .effect = Fase B: crece una ficha de tu caldero. 1 morada, de 1 a 2; 2 moradas, de 2 a 4; 3 moradas, de 1 a 4.
belcastel-book-purple-5 = Aliento de fantasma, serie 5
    .effect = Fase B: los puntos impresos bajo tus moradas compran una ficha, o dos de colores distintos, además de la fase E.
belcastel-book-purple-6 = Aliento de fantasma, serie 6
    .effect = Fase B: cada morada da en puntos el valor de la ficha colocada justo después.
belcastel-book-locoweed-5 = Hierba loca, serie 5
    .effect = Al sacarla: avanza tantas casillas como tu rata, más 1; 4 como mucho.
belcastel-book-locoweed-6 = Hierba loca, serie 6
    .effect = Al sacarla: toma el valor y la acción de tu última ficha de color; si no la hay, vale 1 y no hace nada.

## Brujas: nombre, efecto en una línea, efecto completo, por qué ahora, cuándo

belcastel-witch-S1 = Salvacalderos
    .short = vuelve la blanca que sobraba
    .effect = Tu caldero explota y tu frasco está lleno: vacíalo, y la blanca culpable vuelve a la bolsa. No ha explotado nada; sigue sacando o plántate.
    .now = Tu caldero acaba de explotar y tu frasco está lleno.
    .phase = explosión
belcastel-witch-S2 = Seis de Golpe
    .short = seis fichas, coloca las que quieras
    .effect = Saca 6 fichas y coloca las que quieras, en el orden que quieras, con sus acciones; el resto vuelve a la bolsa.
    .now = Aún estás cocinando y hay fichas en tu bolsa.
    .phase = cocción
belcastel-witch-S3 = Barreblancas
    .short = una o dos blancas vuelven a la bolsa
    .effect = Tu última blanca, la anterior o las dos vuelven a la bolsa, estén donde estén en el caldero. Los huecos se quedan.
    .now = Aún estás cocinando y hay blancas en tu caldero.
    .phase = cocción
belcastel-witch-S4 = Nada se Pierde
    .short = puntos y compras pese a la explosión
    .effect = Pese a la explosión tienes puntos y compras, y también el dado de premio si tu casilla es la más avanzada.
    .now = Tu caldero ha explotado y va a empezar el recuento.
    .phase = recuento
belcastel-witch-C1 = Estirafichas
    .short = crece una ficha, o las dos últimas
    .effect = Tus dos últimas fichas suben un nivel, o bien una sola, en cualquier lugar de tu caldero: de 1 a 2, o de 2 a 4. Nunca una calabaza.
    .now = Te toca en la fase E y puede crecer una ficha de tu caldero.
    .phase = fase E
belcastel-witch-C2 = Doble Bolsillo
    .short = las monedas cuentan el doble
    .effect = Las monedas de tu casilla cuentan el doble; compras como mucho dos fichas, de colores distintos. En la ronda 9 las monedas dobladas se cambian por puntos.
    .now = Te toca en la fase E y aún no has gastado nada.
    .phase = fase E
belcastel-witch-C3 = Dos por Una
    .short = una compra llega dos veces
    .effect = Una ficha que acabas de comprar llega por segunda vez, gratis.
    .now = Acabas de comprar y en la reserva hay para doblarlo.
    .phase = fase E
belcastel-witch-C4 = Monedero de Rubíes
    .short = 2 monedas más por rubí
    .effect = Tienes 2 monedas más por cada rubí que posees, y te quedas los rubíes.
    .now = Te toca en la fase E y tienes rubíes.
    .phase = fase E
belcastel-witch-G1 = Paleta
    .short = puntos según los colores
    .effect = Puntos por los colores de tu caldero, sin contar el blanco: hasta cuatro, 3 puntos; cinco, 4; seis, 7; siete, 10; ocho, 14.
    .now = Es la fase D y tu caldero tiene colores.
    .phase = fase D
belcastel-witch-G2 = Fondo de Bolsa
    .short = 2 puntos por buena ficha en la bolsa
    .effect = 2 puntos por cada ficha de color 2, 4 o 6, cada morada y cada hierba loca que quedara en tu bolsa al terminar la poción.
    .now = Es la fase D y tu bolsa esconde fichas que cuentan.
    .phase = fase D
belcastel-witch-G3 = Lluvia de Rubíes
    .short = tantos rubíes como puntos
    .effect = Tu casilla muestra un rubí: toma tantos rubíes como puntos muestra. Ganas igualmente los puntos.
    .now = Es la fase C y tu casilla muestra un rubí.
    .phase = fase C
belcastel-witch-G4 = A Mitad de Precio
    .short = gota y frasco por 1 rubí
    .effect = En esta ronda, un avance de gota o un frasco lleno cuesta 1 rubí en vez de 2, tantas veces como quieras.
    .now = Es la fase F y tienes rubíes.
    .phase = fase F

## Peniques ($count: varios), cuenco, quinto asiento

belcastel-penny-silver = penique de plata
    .some = { $count ->
        [one] un penique de plata
       *[other] { number-word } peniques de plata
    }
belcastel-penny-copper = penique de cobre
    .some = { $count ->
        [one] un penique de cobre
       *[other] { number-word } peniques de cobre
    }
belcastel-penny-gold = penique de oro
    .some = { $count ->
        [one] un penique de oro
       *[other] { number-word } peniques de oro
    }
belcastel-bowl = cuenco
    .text = Con una ficha en la última casilla, las siguientes van aquí: la mitad de sus valores se suma a los 15 puntos de la cuchara.
belcastel-fifth_seat = quinto asiento
    .text = Con las brujas se juega hasta con cinco.

## Cartas de adivinación

belcastel-card-choose_wisely = Elige con Cabeza
    .text = Cada cual elige: dos avances de gota, o una ficha morada desde la ronda 3.
belcastel-card-pot_filling_up = El Caldero se Llena
    .text = Todas las gotas avanzan 1 casilla.
belcastel-card-charity = Caridad
    .text = Quien menos rubíes tiene toma 1.
belcastel-card-less_is_more = Menos es Más
    .text = Cada cual saca 5 fichas: la suma más baja toma una azul 2; las demás, 1 rubí.
belcastel-card-only_one = Solo Puedes Elegir Una
    .text = Cada cual elige: una ficha negra, una ficha 2 o 3 rubíes.
belcastel-card-wheel_and_deal = Trapicheo
    .text = Cada cual puede pagar 1 rubí por una ficha 1, ni morada ni negra.
belcastel-card-good_start = Un Buen Comienzo
    .text = Puedes cambiar hasta 3 de tus colas de rata por otros tantos rubíes.
belcastel-card-roll_the_die = A Tirar el Dado
    .text = Todo el mundo lanza el dado de premio.
belcastel-card-opportune_moment = El Momento Oportuno
    .text = Cada cual saca 4 fichas y puede cambiar una por la del valor siguiente. Si no puede cambiar ninguna: una verde 1.
belcastel-card-beginners_bonus = Suerte de Principiante
    .text = Quien menos puntos tiene toma una verde 1.
belcastel-card-rat_infestation = Plaga de Ratas
    .text = En esta ronda las colas de rata cuentan el doble.
belcastel-card-just_in_time = Justo a Tiempo
    .text = Cada cual elige: 4 puntos, o quitar una blanca 1 de la bolsa para siempre.
belcastel-card-rats_friends = Amigas las Ratas
    .text = Cada cual elige: una ficha 4, o 1 punto por cola de rata.
belcastel-card-living_in_luxury = Vivir a lo Grande
    .text = En esta ronda el límite de blancas es 9 en vez de 7.
belcastel-card-seasoned_perfectly = En su Punto
    .text = Si tus blancas suman exactamente 7 al terminar la poción, tu gota avanza 1 casilla.
belcastel-card-lucky_devil = Suerte del Diablo
    .text = Un rubí en tu casilla de puntuación da además 2 puntos.
belcastel-card-shining = Brilla Más que Nunca
    .text = Un rubí en tu casilla de puntuación da 2 rubíes.
belcastel-card-schadenfreude = Mal Ajeno
    .text = Si explota el caldero a tu derecha, toma una ficha 2.
belcastel-card-well_stirred = Bien Removido
    .text = Puedes devolver a la bolsa la primera blanca que coloques.
belcastel-card-pot_is_full = El Caldero Está Lleno
    .text = Quien puede lanzar el dado de premio lo lanza dos veces.
belcastel-card-second_chance = Segunda Oportunidad
    .text = Tras tu quinta ficha puedes devolverlo todo y empezar de nuevo; hasta entonces no explota nada.
belcastel-card-strong_ingredient = Ingrediente Fuerte
    .text = Al terminar la poción, quien no ha explotado saca 5 fichas y puede colocar una, sin peligro.
belcastel-card-pumpkin_party = Fiesta de la Calabaza
    .text = En esta ronda las naranjas avanzan una casilla más.
belcastel-card-magic_potion = Poción Mágica
    .text = Al final de la ronda se llenan todos los frascos.

## Opciones de mesa (BEL-15, WIT-6)

belcastel-option-first_player = Quién empieza
    .help = El azar elige un asiento, o lo eliges tú.
belcastel-option-first_player-random = al azar
belcastel-option-first_player-seat = un asiento a elegir
belcastel-option-books = Libros
    .help = Una serie entera, o una serie por color.
belcastel-option-books-1 = serie 1
belcastel-option-books-2 = serie 2
belcastel-option-books-3 = serie 3
belcastel-option-books-4 = serie 4
belcastel-option-books-5 = serie 5
belcastel-option-books-6 = serie 6
belcastel-option-books-mix = una mezcla
belcastel-option-cauldron_side = Lado del caldero
    .help = Las probetas añaden una segunda gota, y una elección en cada avance de gota.
belcastel-option-cauldron_side-plain = sencillo
belcastel-option-cauldron_side-tubes = probetas
belcastel-option-lock_step = Sacar a la vez
    .help = Cada cual sella su elección y todas se revelan juntas. En otras rondas podéis acordarlo en la mesa.
belcastel-option-lock_step-last_round = en la última ronda
belcastel-option-lock_step-every_round = en todas las rondas
belcastel-option-open_bags = Bolsas abiertas
    .help = Todo el mundo ve lo que hay en cada bolsa.
belcastel-option-open_bags-false = no
belcastel-option-open_bags-true = sí
belcastel-option-stop = Plantarse
    .help = ¿Puedes volver mientras alguien siga cocinando?
belcastel-option-stop-final = es definitivo
belcastel-option-stop-revocable = se puede deshacer
belcastel-option-flask_takes = El frasco devuelve
    .help = Qué última ficha puede devolver el frasco a la bolsa.
belcastel-option-flask_takes-any = cualquier ficha
belcastel-option-flask_takes-white = solo una blanca
belcastel-option-bonus_moves = Casillas de más
    .help = ¿Se te pregunta cuando quedarse corto conserva un rubí, nunca o cada vez?
belcastel-option-bonus_moves-where_it_matters = preguntar si importa
belcastel-option-bonus_moves-automatic = siempre se suman
belcastel-option-bonus_moves-may_decline = preguntar cada vez
belcastel-option-yellow_2_doubles = La mandrágora de la serie 2 dobla
    .help = Solo el valor impreso, o también las casillas de más.
belcastel-option-yellow_2_doubles-value = el valor
belcastel-option-yellow_2_doubles-whole_move = todo el avance
belcastel-option-black_zero_tie = Ninguna negra, dos en la mesa
    .help = Qué da el empate cuando ningún caldero tiene una ficha negra.
belcastel-option-black_zero_tie-nothing = nada
belcastel-option-black_zero_tie-drop_each = un avance de gota por cabeza
belcastel-option-exploded_coins_round_9 = Monedas tras una explosión, ronda 9
    .help = ¿Puede cambiarlas por puntos quien ha explotado y eligió las monedas?
belcastel-option-exploded_coins_round_9-none = no valen nada
belcastel-option-exploded_coins_round_9-exchange = 5 monedas, 1 punto
belcastel-option-rubies = Rubíes
    .help = ¿Solo hay los rubíes de la caja (20, o 40 con las brujas)?
belcastel-option-rubies-unlimited = no se acaban
belcastel-option-rubies-limited = los de la caja
belcastel-option-price_green_3_4 = Precio de una verde 4, serie 3
    .help = El libro impreso dice 21; un almanaque posterior, 18.
belcastel-option-price_green_3_4-21 = 21 monedas
belcastel-option-price_green_3_4-18 = 18 monedas
belcastel-option-price_blue_4_4 = Precio de una azul 4, serie 4
    .help = Tres transcripciones dan 19; una da 20.
belcastel-option-price_blue_4_4-19 = 19 monedas
belcastel-option-price_blue_4_4-20 = 20 monedas
belcastel-option-second_chance_restores = Empezar de nuevo restaura
    .help = Hasta dónde da marcha atrás «Segunda Oportunidad».
belcastel-option-second_chance_restores-all_but_flask = fichas, puntos y rubíes
belcastel-option-second_chance_restores-everything = fichas, puntos, rubíes y frasco
belcastel-option-second_chance_restores-chips_only = solo las fichas
belcastel-option-second_chance_over_limit = Demasiadas blancas antes de elegir
    .help = Qué pasa por encima del límite con «Segunda Oportunidad».
belcastel-option-second_chance_over_limit-safe = ningún peligro
belcastel-option-second_chance_over_limit-explodes_unless_restarted = empezar de nuevo o explotar
belcastel-option-strong_ingredient_acts = Una ficha colocada con «Ingrediente Fuerte»
    .help = El reglamento dice que su acción no se realiza. ¿Vale también para la fase B?
belcastel-option-strong_ingredient_acts-never = nunca actúa
belcastel-option-strong_ingredient_acts-in_phase_b = actúa en la fase B
belcastel-option-closed_books = Libros cerrados
    .help = Qué te niegan además de la compra: el reglamento solo nombra las cartas, no las arañas ni las probetas.
belcastel-option-closed_books-buying_and_cards = fichas de cartas
belcastel-option-closed_books-every_gain = cualquier ganancia
belcastel-option-witches = Brujas
    .help = El azar descubre tres, una por metal, o las eliges tú.
belcastel-option-witches-random = al azar
belcastel-option-witches-chosen = tres a elegir
belcastel-option-locoweed_opens = La hierba loca se abre
    .help = La llama solo abre amarillo y morado; ningún reglamento menciona la hierba loca.
belcastel-option-locoweed_opens-1 = desde el principio
belcastel-option-locoweed_opens-2 = en la ronda 2
belcastel-option-locoweed_opens-3 = en la ronda 3
belcastel-option-green_5_start_chips = Fichas iniciales, araña de la serie 5
    .help = El reglamento francés habla de una ficha; el libro y otras ediciones dan una por verde.
belcastel-option-green_5_start_chips-one = solo una
belcastel-option-green_5_start_chips-per_green = una por verde
belcastel-option-red_6_white_counts = Una blanca apartada, amanita de la serie 6
    .help = ¿Cuándo empieza a contar para la explosión?
belcastel-option-red_6_white_counts-when_laid = al colocarla
belcastel-option-red_6_white_counts-when_set_aside = de inmediato
belcastel-option-red_6_after_stop = Una ficha apartada, colocada tras plantarse
    .help = ¿Aún da puntos, rubíes y casillas de más? Ningún reglamento lo dice.
belcastel-option-red_6_after_stop-moves_and_gains = avanza y da ganancias
belcastel-option-red_6_after_stop-no_action = avanza, y nada más
belcastel-option-black_5_other_gains = Una negra ganada de otro modo, polilla de la serie 5
    .help = El reglamento solo manda a la izquierda las negras compradas o que vienen de una carta.
belcastel-option-black_5_other_gains-pass_left = también va a la izquierda
belcastel-option-black_5_other_gains-own_bag = va a tu bolsa
belcastel-option-locoweed_6_copies = La hierba loca de la serie 6 copia
    .help = ¿Toma también la acción que una ficha tiene en la fase B?
belcastel-option-locoweed_6_copies-all = todo, también la fase B
belcastel-option-locoweed_6_copies-on_draw = solo lo que pasa al sacarla
belcastel-option-ruby_coins_after_points = Monedero de Rubíes tras una explosión
    .help = ¿Puede comprar quien tomó los puntos, solo con las monedas de esta bruja?
belcastel-option-ruby_coins_after_points-true = sí
belcastel-option-ruby_coins_after_points-false = no
belcastel-option-black_5_own_rubies = Rubíes por tus propias negras, polilla de la serie 5
    .help = El reglamento da «un rubí si la ficha negra» es última o penúltima; otras ediciones, uno por cada una.
belcastel-option-black_5_own_rubies-one = uno en total
belcastel-option-black_5_own_rubies-per_black = uno por negra
belcastel-option-spoon_tie = Empate en la cuchara
    .help = Mismos puntos y los dos calderos llenos: ¿decide el cuenco?
belcastel-option-spoon_tie-shared = victoria compartida
belcastel-option-spoon_tie-bowls = gana el cuenco más lleno
belcastel-components-no_map = El archivo «{ $file }» tiene una parte «{ $part }» que no es un objeto con nombres.
belcastel-components-unknown = { $file }: No hay «{ $name }» en «{ $part }». Hay: { $known }.
belcastel-components-few_cards = { $file }: Solo quedan { $count } cartas de adivinación; en una partida salen { $least }.
belcastel-components-no_code = { $file }: { $place } necesita «python» (un archivo) o «plugin» (un nombre).
belcastel-components-no_file = { $file }: El código de { $place }, «{ $code }», no está al lado, o no se puede leer.
belcastel-components-no_plugin = { $file }: Ningún paquete instalado ofrece «{ $name }» para { $place } como punto de entrada de «{ $group }». Se ofrecen: { $known }.
belcastel-components-no_function = { $file }: Al código de { $place } le falta la función «{ $function }».
belcastel-components-broken_code = { $file }: El código de { $place } no se puede ejecutar: { $why }.
belcastel-components-broken_game = { $file }: Una partida jugada con él se rompe: { $why }.
