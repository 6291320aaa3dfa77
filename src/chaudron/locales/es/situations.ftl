# Los ejemplos de las reglas para ver: un título, y qué mirar al principio y después de cada paso.

## BEL

situation-BEL-17-1 = Una ficha avanza su valor
    .step0 = Ronda 2. El caldero de Ysée está vacío, su gota en la casilla 0.
    .step1 = Naranja 1: una casilla después de la gota, así que en 1.
    .step2 = Amarilla 2: dos casillas más, en 3. La casilla 2 queda vacía.
    .step3 = Blanca 1: en 4. La cuenta de blancas pasa a 1.
    .step4 = Se planta. La primera casilla libre, la 5, es su casilla de puntuación: 5 monedas, 0 puntos, un rubí.
situation-BEL-17-2 = Bum
    .step0 = Las blancas de Basile suman 6: 2, 3 y 1. La naranja no cuenta. El límite es 7.
    .step1 = Se atreve: una blanca 2, en 9. Blancas 8, explota. Su frasco lleno ya no puede hacer nada.
    .step2 = La ficha de más se queda: Basile puntúa la casilla 10, pero solo Ysée puede lanzar el dado.
    .step3 = Puntos o compras, no las dos cosas: toma sus 2 puntos.
situation-BEL-17-3 = Las mismas monedas, un solo dado
    .step0 = Últimas fichas en 30 y en 31.
    .step1 = Ysée se planta: casilla 31, 23 monedas y 7 puntos.
    .step2 = Basile también: casilla 32, otra vez 23 monedas, pero más lejos. Solo él lanza el dado.
situation-BEL-17-4 = Un recuento entero
    .step0 = Las blancas de Odile suman 5, su última ficha está en 19. La de Gaspard, en 15.
    .step1 = Blanca 3 para Odile: en 22, blancas 8, explota. Puntuará la casilla 23.
    .step2 = Gaspard se planta: casilla 16. Lanza el dado y toma el rubí de su casilla.
    .step3 = Odile elige las compras y renuncia a sus 5 puntos; Gaspard gana sus 3 puntos.
    .step4 = Por 19 monedas: una verde 2 por 8, una azul 2 por 10. La moneda que sobra se pierde.
    .step5 = Gaspard, 15 monedas, toma una verde 4 por 14.
situation-BEL-17-5 = Colas de rata
    .step0 = Puntuaciones 20, 19, 17 y 16. Entre cada una y la cabeza: 0, 0, 1 y 2 colas.
    .step1 = Odile, una cola: su rata está 1 casilla más allá de su gota.
    .step2 = Gaspard, dos colas y su gota en 3: su rata va a 5.
    .step3 = Su cocción empieza desde ahí: una blanca 1 queda en 6.
situation-BEL-17-8 = El cráneo azul mira
    .step0 = Con `blue-1`, una azul saca tantas fichas como su valor; se puede colocar una de ellas.
    .step1 = Azul 2 en 2, y dos fichas que mirar: una blanca 3, una roja 1.
    .step2 = Basile coloca la roja 1, en 3. La blanca 3 vuelve a la bolsa.
    .step3 = El frasco devuelve la última ficha colocada: la roja 1, no la azul.
situation-BEL-17-9 = El borde del caldero
    .step0 = Odile tiene su última ficha en 50. La casilla 52 es la última.
    .step1 = Una blanca 1 va a 51: puede seguir, y puntuaría la casilla 52, 33 monedas y 14 puntos.
    .step2 = Supón que su frasco la devuelve.
    .step3 = Una verde 4 se pasaría: queda en 52. Odile se planta y puntúa la cuchara, 35 monedas y 15 puntos.
situation-BEL-17-10 = El frasco
    .step0 = El frasco de Gaspard está lleno.
    .step1 = Blancas 1, 2 y 3, en 1, 3 y 6: blancas 6.
    .step2 = Lo vacía: la última ficha, la blanca 3, vuelve a la bolsa. Blancas 3.
    .step3 = La cocción sigue como si nunca hubiera estado: una verde 1 queda en 4.
situation-BEL-17-12 = El cráneo azul vigila
    .step0 = Con `blue-2`, una azul protege tantas fichas después de ella como su valor.
    .step1 = Blancas 1, 2 y 3: blancas 6.
    .step2 = Azul 2 en 8: las dos fichas siguientes están protegidas.
    .step3 = Blanca 2 en 10, blancas 8: explota, pero con protección.
    .step4 = Basile tiene las dos cosas, 2 puntos y 11 monedas de la casilla 11. El dado no: lo lanza Ysée.
situation-BEL-17-15 = Amanitas que aman las calabazas
    .step0 = Con `red-1`, una roja avanza 1 más con una o dos naranjas, 2 con tres o más.
    .step1 = Dos calabazas, en 1 y 2.
    .step2 = Roja 2: dos casillas y una más, en 5.
    .step3 = Una tercera calabaza, en 6.
    .step4 = Roja 1: una casilla y dos más, en 9.
situation-BEL-17-16 = La amanita de al lado
    .step0 = Con `red-2`, una roja que se saca queda junto al caldero.
    .step1 = Blanca 3 en 3, blanca 2 en 5.
    .step2 = Roja 2: al lado, el caldero no cambia.
    .step3 = Todo el mundo se planta. Ysée aún puede colocarla, guardarla o meterla en la bolsa.
    .step4 = La coloca en 7: casilla 8, 8 monedas y 1 punto, en vez de la casilla 6.
situation-BEL-17-19 = La mandrágora
    .step0 = Con `yellow-1`, una amarilla colocada justo después de una blanca puede devolver esa blanca a la bolsa.
    .step1 = Blanca 3 en 3.
    .step2 = Amarilla 1 en 4, justo después de la blanca.
    .step3 = La blanca 3 vuelve: blancas 0. La casilla 3 queda vacía.
    .step4 = Las casillas se siguen contando desde la amarilla: blanca 2 en 6.
situation-BEL-17-23 = La araña verde
    .step0 = Con `green-1`, una verde entre las dos últimas fichas da un rubí.
    .step1 = Verde 1 en 8, verde 2 en 10: las dos últimas son verdes.
    .step2 = Todo el mundo se planta: 2 rubíes en la fase B.
situation-BEL-17-26 = Fantasmas morados
    .step0 = Ronda 3, `purple-1`. Odile tiene tres moradas en su caldero.
    .step1 = En el recuento elige su fila: tres moradas, o una inferior.
    .step2 = La tercera fila: 2 puntos al instante,
    .step3 = y su gota avanza 1 casilla.
situation-BEL-17-30 = Polillas negras
    .step0 = En la mesa: 2 negras, 1, 2 y 0. Cada cual se compara con los dos asientos de al lado.
    .step1 = Ysée tiene más que Gaspard y más que Basile: un rubí, y su gota.
    .step2 = La gota de Ysée avanza. También Odile tiene más que sus dos lados: un rubí,
    .step3 = y su gota. Basile y Gaspard no reciben nada.
situation-BEL-17-33 = Ingrediente Fuerte
    .step0 = La carta está a la vista. Las blancas de Basile suman 7, su última ficha está en 20.
    .step1 = Se planta, saca cinco fichas y puede colocar una: ya no explota nada.
    .step2 = La blanca 3 en 23: blancas 10, sin explosión. Casilla 24, 19 monedas, 5 puntos, un rubí.
situation-BEL-17-34 = Segunda Oportunidad
    .step0 = Tras cinco fichas, la carta ofrece a cada cual empezar de nuevo.
    .step1 = Cinco fichas, blancas 8: sin explosión antes de la pregunta. Odile tiene que elegir.
    .step2 = Empieza de nuevo: las nueve fichas están en la bolsa, no hay nada colocado, y la oferta no volverá.
situation-BEL-17-42 = La última ronda
    .step0 = Ronda 9. Ysée tiene su última ficha en 30 y 7 rubíes.
    .step1 = Se planta: casilla 31, 23 monedas y 7 puntos.
    .step2 = 7 puntos, luego 23 monedas convertidas en 4 puntos. Ya no se vende nada.
    .step3 = 2 rubíes hacen 1 punto: seis rubíes, 3 puntos. 14 en total en la ronda.

## Manos que enseña un ejemplo

open-hand = { $count ->
    [0] { $name } no tiene nada.
   *[other] { $name } tiene: { $cards }.
}

## Reglas para probar con tus propias cifras

trial-BEL-4-1 = { $tails ->
    [0] Ninguna cola de rata: empiezas desde tu gota.
    [one] Una cola de rata: empiezas 1 casilla más allá.
   *[other] { $tails } colas de rata: empiezas { $tails } casillas más allá.
}
    .short = { $tails ->
    [0] ninguna cola
    [one] 1 cola
   *[other] { $tails } colas
}
    .points = tus puntos
    .leader = puntos de quien va en cabeza
trial-BEL-6-1 = { $over ->
    [0] Blancas { $whites } de { $limit }. { $room ->
        [0] La próxima blanca hace explotar tu caldero.
       *[other] Aguanta { $room } más en blancas.
    }
   *[other] ¡Bum! Blancas { $whites } de { $limit }.
}
    .short = { $over ->
    [0] { $room } más
   *[other] bum
}
    .whites = blancas colocadas, sumadas
    .limit = límite
trial-BEL-12-2 = { $points ->
    [0] Demasiado poco para un cambio: ningún punto.
   *[other] Puntos por las monedas: { $coins }; por los rubíes: { $rubies }. En total son { $points }.
}
    .short = + { $points }
    .coins = monedas de tu casilla de recuento
    .rubies = tus rubíes
