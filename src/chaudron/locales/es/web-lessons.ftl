# Las palabras de los primeros pasos.

## La lección

web-lesson-astray = { -web-touch-first } lo que tiene el anillo alrededor.
web-lesson-coach = La guía
web-lesson-step = Paso { $step } de { $of }
web-lesson-next = Siguiente
web-lesson-skip = Saltar la lección
web-lesson-show = Muéstramelo
web-lesson-fold = Plegar la guía
web-lesson-unfold = Volver a abrir la guía
web-lesson-go-on = Seguir jugando
web-lesson-real = Una partida de verdad

## Las tarjetas de la guía

web-lesson-belcastel-hello = Tu caldero
    .text = Lo llenas con fichas que sacas al azar de tu bolsa. Cuanto más lejos llegan, mejor se vende tu poción.
web-lesson-belcastel-draw = Saca una ficha
    .text = Avanza tantas casillas como su número.
web-lesson-belcastel-more = Tres más
    .text = Después de cada ficha decides tú: sacar otra vez o plantarte. ¡Saca!
web-lesson-belcastel-whites = Ojo con las blancas
    .text = Si tus blancas suman más de 7, el caldero explota. Llevas 3.
web-lesson-belcastel-on = Hay sitio de sobra
    .text = Ninguna ficha de la bolsa vale más de 3: no puedes explotar. Saca.
web-lesson-belcastel-risk = Una de cuatro
    .text = Blancas: 6. En tu bolsa, tres blancas 1 y una blanca 2. Solo la 2 lo haría saltar todo.
web-lesson-belcastel-dare = Sigue, a propósito
    .text = Alguna vez hay que explotar. ¡Saca igualmente!
web-lesson-belcastel-boom = ¡Bum!
    .text = Tras una explosión son puntos o monedas, no las dos cosas. Toma las monedas.
web-lesson-belcastel-shop = 11 monedas para gastar
    .text = Compra una ficha, o dos de colores distintos. Primero la araña verde 2: 8 monedas.
web-lesson-belcastel-second = Y una calabaza
    .text = Te quedan 3 monedas, justo una calabaza. Las monedas que no gastas se pierden.
web-lesson-belcastel-pay = Paga
    .text = Lo que compras va a tu bolsa: algún día saldrá.
web-lesson-belcastel-rat = Una pata amiga
    .text = Tu rival va por delante: una rata te deja empezar una casilla más allá. ¡Aprovéchala!
web-lesson-belcastel-again = Segunda ronda
    .text = Lo que compraste está en la bolsa. Saca cuatro veces.
web-lesson-belcastel-flask = El frasco
    .text = Blancas: 7, ¡hasta el borde! Una vez por ronda, el frasco devuelve tu última ficha a la bolsa.
web-lesson-belcastel-ruby = Una casilla de rubí
    .text = Cuenta la casilla de justo después de tu última ficha. Esta muestra un rubí, y la carta de esta ronda hace que sean dos.
web-lesson-belcastel-stop = Plántate aquí
    .text = Sin explosión tienes puntos y monedas. Y quien llega más lejos lanza el dado.
web-lesson-belcastel-all = Todo es tuyo
    .text = Tus puntos están contados, y tienes 9 monedas. Una azul 1: 5 monedas…
web-lesson-belcastel-basket = … y una verde 1
    .text = 4 monedas: no quedaba más.
web-lesson-belcastel-refill = Rellena el frasco
    .text = Dos rubíes lo rellenan, o avanzan tu gota una casilla para toda la partida. Rellénalo.
web-lesson-belcastel-over = Ya sabes cocinar
    .text = Nueve rondas, y gana quien tiene más puntos. ¡Sigue con esta partida, o juega una de verdad!
web-lesson-skipped = Lección saltada
    .text = Juega como quieras: todo está permitido, y el azar es azar.
