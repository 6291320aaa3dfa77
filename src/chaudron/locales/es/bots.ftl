# Bots: cómo juega cada uno y qué dice de vez en cuando. Una frase solo trata de lo que todo el mundo ha visto.

## Consejos ($best, $next: lo que se espera de la mejor opción y de la siguiente; $lead: la diferencia; $sign y $size: un valor, en dos partes)

hint-would = Lo que jugaría { $name }:
hint-by-ear = Para esto, fíate de tus ojos y tus oídos.
hint-nobody = «{ $given }» no juega a este juego. Pregunta a uno de estos: { $known }.
hint-plain = Yo jugaría esto por instinto.
hint-points-alone = Lo esperado al final, frente al mejor del resto: { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos.
hint-points-lead = { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos mejor que la segunda opción, contando hasta el final de la partida.
hint-even = Casi tan buena como la segunda opción: sigue a tu corazón.
hint-wins-alone = Basta para ganar el { NUMBER($best, style: "percent", maximumFractionDigits: 0) } de las veces.
hint-wins-lead = Basta para ganar el { NUMBER($best, style: "percent", maximumFractionDigits: 0) } de las veces, frente al { NUMBER($next, style: "percent", maximumFractionDigits: 0) } con la segunda opción.
hint-worth-points = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos
hint-worth-wins = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }

## Belcastel

bots-belcastel-child =
    .style = Saca mientras sea divertido, y le encantan los colores bonitos.
    .start = ¡Me toca remover!
    .boom = Oh… ¡ha llegado al techo!
    .glee = ¡Bum! ¡Otra vez! ¡Otra vez!
    .proud = ¡El dado! ¡El dado! ¡Yo tiro el dado!
    .behind = ¡Vamos, ratita, a correr!
    .saved = ¡Ni me ha dolido!
    .won = ¡He ganado! ¡Mamá, he ganado!
    .lost = ¿Otra? ¡Di que sí!

bots-belcastel-novice =
    .style = Gula y prisa: una ficha de más, y luego se planta antes de tiempo.
    .start = Huele bien, ¿cuándo empezamos?
    .boom = ¡Y eso que dije: solo una más!
    .glee = Uf, no me pasa solo a mí.
    .proud = ¿Quién tiene la olla más grande? ¡Gustin!
    .behind = Estoy tomando carrerilla.
    .saved = Se ha derramado algo; queda lo mejor.
    .won = ¡Mira tú! ¡Sopa para todo el mundo!
    .lost = La próxima vez probaré menos.

bots-belcastel-apprentice =
    .style = Cuenta las blancas, compra con cuidado, arriesga poco.
    .start = Mi lista está lista. ¿Y la tuya?
    .boom = Si hasta lo tenía anotado al margen…
    .glee = Existen las tapaderas, ¿sabes?
    .proud = Bien medido, bien removido: ahí está.
    .behind = Despacio se llega lejos.
    .saved = Siempre hay que guardar un poco.
    .won = ¡Mi maestra estará orgullosa de mí!
    .lost = Bien jugado. Me apunto tu receta.

bots-belcastel-adept =
    .style = Pica en el momento justo: conoce sus probabilidades y nunca las fuerza.
    .start = Nadie toca mis tarros.
    .boom = Ni una palabra. Ni una sola palabra.
    .glee = Pica, ¿verdad?
    .proud = Una pizca de ortiga, y a subir.
    .behind = Las malas hierbas siempre vuelven a crecer.
    .saved = A una ortiga no se la arranca tan deprisa.
    .won = Ya lo avisé: yo pico.
    .lost = Mmm. Vuelve mañana, ya veremos.

bots-belcastel-master =
    .style = Perro viejo del mercado: sopesa cada ficha y ya está en la última ronda.
    .start = ¡Pasen y vean! La ciencia va a comenzar.
    .boom = Todo según el plan. Sí, sí, el plan.
    .glee = Bonito color, el de ese humo.
    .proud = Admiren la espuma, damas y caballeros.
    .behind = La maestría sabe hacerse esperar.
    .saved = Experiencia, amistades, experiencia.
    .won = Dos cuartos el frasco, y el elixir es suyo.
    .lost = Véndame su secreto. Diga un precio.
