# Pistas de una primera partida

web-hint-close = Entendido
web-hint-title = Pista
web-hint-belcastel-risk = Cuidado: la próxima ficha puede hacer explotar tu caldero. Nadie te obliga a sacar.
web-hint-belcastel-flask = Tu frasco puede devolver la última ficha a la bolsa, una vez por ronda.
web-hint-belcastel-odds = Aquí están las probabilidades exactas, si quieres verlas.
web-hint-belcastel-reward = Tras una explosión: puntos o monedas. Al principio, las monedas suelen valer más.
web-hint-bal-window = Ahora puede reaccionar cualquiera: juega tu carta, o pasa.
web-hint-bal-parry = Para parar necesitas los mismos colores que el ataque. También puedes ceder.
web-hint-bal-attack = Un color raro es más difícil de parar.
web-hint-blackwood-place = Coloca por delante del farol: las filas se deslizan hacia la aldea.
web-hint-blackwood-behind = Detrás del farol, una marioneta espera la próxima expedición.
web-hint-blackwood-brew = Una receta está completa: puedes prepararla en este regreso.
web-hint-blackwood-sale = Al acabar la expedición, la despensa se vende a mitad de precio.
web-hint-blackwood-values = El reglamento no dice qué hay impreso en las cartas: estos valores son nuestra reconstrucción.
web-hint-undo = Mientras no se haya revelado nada, puedes deshacer tu jugada.
