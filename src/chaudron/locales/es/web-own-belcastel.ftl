# Lo que le pasa a quien lee: las frases de la crónica en segunda persona. «met»: actúa otra persona y te afecta.

web-own-belcastel-first_player = Empiezas tú.
web-own-belcastel-round = { $round ->
    [1] Ronda 1 de 9. Se encienden los fuegos.
    [9] Ronda 9, la última: todo el mundo saca a la señal. Abres tú.
   *[other] Ronda { $round } de 9. Abres tú.
}
web-own-belcastel-card = Descubres la carta «{ $card }». { $card_text }
web-own-belcastel-showed = Muestras { $chips }: { $total } en total.
web-own-belcastel-looked = Sacas para mirar: { $chips }.
web-own-belcastel-handed_in = Devuelves { $some_chips } a la reserva.
web-own-belcastel-gained_chip = { $rule ->
    [BEL-16-15] Te ríes por lo bajo y tomas { $a_chip }.
    [BEL-16-23] Una araña te trae { $a_chip }.
    [WIT-3-5] Cómo crecen: metes { $a_chip } en tu bolsa.
   *[other] Tomas { $a_chip } para tu bolsa.
}
web-own-belcastel-no_chip = { $rule ->
    [BEL-1-6] No hay { $of_chip } para ti: ese libro sigue cerrado.
   *[other] No hay { $of_chip } para ti: se ha agotado en la reserva.
}
web-own-belcastel-points = { $rule ->
    [BEL-7-3] Casilla de rubí: ganas { belcastel-some-points } al instante.
    [BEL-12-2] Último trueque: te llevas { belcastel-some-points }.
    [BEL-16-14] Las ratas pagan: ganas { belcastel-some-points }.
    [BEL-16-15] El rubí trae suerte: ganas { belcastel-some-points } más.
    [BEL-16-22] Los fantasmas pagan: ganas { belcastel-some-points }.
    [WIT-4-2] El cuenco cuenta la mitad: ganas { belcastel-some-points } más.
    [WIT-5-3] Los fantasmas pagan: ganas { belcastel-some-points }.
    [WIT-5-7] Los fantasmas pagan: ganas { belcastel-some-points }.
    [WIT-5-4] Hay calabazas de sobra: ganas { belcastel-some-points } al instante.
   *[other] Ganas { belcastel-some-points }.
}
web-own-belcastel-rubies = { $rule ->
    [BEL-10-2] Las polillas pagan: ganas { belcastel-some-rubies }.
    [BEL-10-3] Recoges { belcastel-some-rubies } de tu casilla.
    [WIT-5-7] Las polillas pagan: ganas { belcastel-some-rubies }.
    [WIT-5-8] Las polillas pagan: ganas { belcastel-some-rubies }.
   *[other] Ganas { belcastel-some-rubies }.
}
web-own-belcastel-lost_rubies = No hay rubíes para todo el mundo: devuelves { $rubies }.
web-own-belcastel-paid_rubies = { $rule ->
    [WIT-5-4] Pagas { belcastel-some-rubies }: la mandrágora irá 3 casillas más lejos.
   *[other] Pagas { belcastel-some-rubies }.
}
web-own-belcastel-bought = { $rule ->
    [WIT-5-7] Los fantasmas pagan: compras { $a_chip }.
   *[other] Compras { $a_chip } por { $price } { $price ->
        [one] moneda
       *[other] monedas
    }.
}
web-own-belcastel-drop = { $rule ->
    [BEL-10-2] Las polillas pagan: avanzas tu gota a la casilla { $space }.
    [WIT-5-7] Las polillas pagan: avanzas tu gota a la casilla { $space }.
   *[other] Avanzas tu gota a la casilla { $space }.
}
web-own-belcastel-drop_stays = Dejas tu gota donde está.
web-own-belcastel-tube = Avanzas tu segunda gota a la probeta { $tube }: { $bonus }.
web-own-belcastel-rat = Sueltas tu rata: { $tails } { $tails ->
    [one] cola
   *[other] colas
}, la poción empieza en la casilla { $space }.
web-own-belcastel-gave_up_tails = Renuncias a { $tails } { $tails ->
    [one] cola
   *[other] colas
} de rata.
web-own-belcastel-removed_white = Te libras de una blanca 1 para siempre.
web-own-belcastel-drew = Sacas { $a_chip }.
web-own-belcastel-laid = { $rule ->
    [BEL-3-5] Rematas con { $the_chip }: casilla { $space }.
   *[other] Colocas { $the_chip }: casilla { $space }.
}
web-own-belcastel-put_beside = Dejas { $the_chip } junto a tu caldero.
web-own-belcastel-back_in_bag = { $rule ->
    [BEL-8-1] Destapas tu frasco: { $the_chip } vuelve a la bolsa.
    [BEL-16-10] Remueves bien: { $the_chip } vuelve a la bolsa.
    [BEL-7-3] Dejas gritar a tu mandrágora: { $the_chip } vuelve a la bolsa.
    [WIT-3-1] Uf: { $the_chip } vuelve a tu bolsa.
    [WIT-3-3] Pasa la bruja: { $the_chip } vuelve a tu bolsa.
   *[other] Devuelves { $the_chip } a la bolsa.
}
web-own-belcastel-exploded = ¡Bum! Tu caldero explota, blancas: { $whites } de { $limit }.
web-own-belcastel-protected = Un cráneo azul vigilaba: tendrás puntos y monedas igualmente.
web-own-belcastel-stopped = Te plantas, con { belcastel-space } a la vista.
web-own-belcastel-wished = { $wish ->
    [round] Propones sacar a la vez en esta ronda.
    [always] Propones sacar a la vez a partir de ahora.
   *[no] Prefieres sacar a tu ritmo.
}
web-own-belcastel-signal_again = Haces antes otra cosa: se repite la señal y todo el mundo vuelve a elegir.
web-own-belcastel-came_back = Te lo piensas mejor y retomas el cazo.
web-own-belcastel-restarted = Lo devuelves todo a la bolsa y empiezas de nuevo.
web-own-belcastel-scoring_space = Puntúas en { belcastel-space }: { $coins_there } { $coins_there ->
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
web-own-belcastel-rolled = Lanzas el dado: { $face }.
web-own-belcastel-reward = { $reward ->
    [points] Salvas tus puntos y te quedas sin compras.
   *[coins] Salvas tus monedas y te quedas sin puntos.
}
web-own-belcastel-moved_on = Blancas a 7 exactas: empujas { $the_chip } hasta la casilla { $space }.
web-own-belcastel-refilled = Rellenas tu frasco.
web-own-belcastel-penny = Le das un penique a { $witch }: { $witch_short }.
web-own-belcastel-saved = Vacías tu frasco a tiempo: al final no ha explotado nada.
web-own-belcastel-poured = Viertes { $the_chip } en tu cuenco.
web-own-belcastel-set_aside = Apartas { $a_chip }, para colocar antes de que acabe la ronda.
web-own-belcastel-drew_along = Muestras { $a_chip }: la mandrágora avanza otro tanto y la ficha vuelve a la bolsa.
web-own-belcastel-start_chip = Guardas { $the_chip } para abrir la próxima ronda.
web-own-belcastel-coins = Tienes ahora { $coins } { $coins ->
    [one] moneda
   *[other] monedas
} para gastar.
web-own-belcastel-passed_black = Deslizas { $the_chip } en la bolsa de al lado: un regalo para { $neighbor }.
web-own-belcastel-pennies_left = Has guardado { $pennies } { $pennies ->
    [one] penique
   *[other] peniques
}: { belcastel-some-points }.
web-own-belcastel-ended = Fin de la partida: ganas con { belcastel-some-points }{ $tied ->
    [1] { "" }
   *[other] , por llegar más lejos en la última ronda
}. Puntuaciones: { $scores }.
web-own-belcastel-draws = Sacas { $chips }: casilla { $space }.
web-own-belcastel-drew-laid = Sacas { $a_chip }: casilla { $space }.
web-own-belcastel-drew-put_beside = Sacas { $a_chip }: se queda junto al caldero.
web-own-belcastel-drew-poured = Sacas { $a_chip }: al cuenco.
web-own-belcastel-penny-saved = Le das un penique a { $witch } y vacías tu frasco: al final no ha explotado nada.
web-own-belcastel-penny-looked = Le das un penique a { $witch } y extiendes { $chips }.
web-own-belcastel-penny-back_in_bag = Le das un penique a { $witch }: { $the_chip } vuelve a la bolsa.
web-own-belcastel-penny-coins = Le das un penique a { $witch } y tienes ahora { $coins } { $coins ->
    [one] moneda
   *[other] monedas
} para gastar.
web-own-belcastel-penny-gained_chip = Le das un penique a { $witch } y tomas { $a_chip } gratis.
web-own-belcastel-penny-points = Le das un penique a { $witch } y ganas { belcastel-some-points }.
web-own-belcastel-penny-rubies = Le das un penique a { $witch } y recoges { belcastel-some-rubies }.
web-own-belcastel-pennies_left-points = { web-own-belcastel-pennies_left }
web-own-belcastel-bought-passed_black = Compras { $a_chip } por { $price } { $price ->
    [one] moneda
   *[other] monedas
} y la deslizas en la bolsa de al lado: un regalo para { $neighbor }.
web-own-belcastel-gained_chip-passed_black = Tomas { $a_chip } y la deslizas en la bolsa de al lado: un regalo para { $neighbor }.
web-own-belcastel-rolled-points = { web-own-belcastel-rolled }
web-own-belcastel-rolled-rubies = { web-own-belcastel-rolled }
web-own-belcastel-rolled-gained_chip = Lanzas el dado: { $face } para tu bolsa.
web-own-belcastel-tube-points = { web-own-belcastel-tube }
web-own-belcastel-tube-rubies = { web-own-belcastel-tube }
web-own-belcastel-tube-gained_chip = { web-own-belcastel-tube }
web-own-belcastel-reward-points = Salvas { belcastel-some-points } y te quedas sin compras.
web-own-belcastel-paid_rubies-drop = Pagas { belcastel-some-rubies } y avanzas tu gota a la casilla { $space }.
web-own-belcastel-paid_rubies-refilled = Pagas { belcastel-some-rubies } y rellenas tu frasco.
web-own-belcastel-paid_rubies-gained_chip = Pagas { belcastel-some-rubies } y tomas { $a_chip } para tu bolsa.
web-own-belcastel-gave_up_tails-rubies = Cambias { $tails } { $tails ->
    [one] cola
   *[other] colas
} de rata por { belcastel-some-rubies }.
web-own-belcastel-met-passed_black = { $seat } desliza { $the_chip } en tu bolsa: ¡un regalo!
web-own-belcastel-met-bought-passed_black = { $seat } compra { $a_chip } por { $price } { $price ->
    [one] moneda
   *[other] monedas
} y la desliza en tu bolsa: ¡un regalo!
web-own-belcastel-met-gained_chip-passed_black = { $seat } toma { $a_chip } y la desliza en tu bolsa: ¡un regalo!
