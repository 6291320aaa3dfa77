# Seguir: volver a tus partidas, llevarte un asiento, saber que te toca.

## Mi asiento en otro dispositivo

web-continue-seat-about = Este enlace abre tu asiento, con tu bolsa y tus secretos, en un teléfono o en otro navegador. Después puedes jugar en los dos.
web-continue-seat-make = Preparar el enlace
web-continue-seat-link = Enlace personal
web-continue-seat-qr = Código QR de tu enlace personal
web-continue-seat-secret = No lo compartas: quien lo tenga puede jugar en tu asiento.
web-continue-seat-leave = Dejar mi asiento al otro dispositivo
    .help = Aquí solo mirarás. Abre antes el enlace allí.
    .really = Sí, dejarlo
web-continue-seat-left = Tu asiento ya no está en este dispositivo. Su enlace lo trae de vuelta.
web-continue-seat-only = Anular los enlaces anteriores
    .help = Si un enlace ha caído en malas manos: quien lo tenga y tus otros dispositivos pierden el asiento; este lo conserva.
    .really = Sí, anularlos todos
web-continue-seat-only-done = Hecho: tu asiento solo está abierto aquí.
web-continue-no = No

## Se abre un enlace personal

web-continue-take-tab = De vuelta a mi asiento – Chaudron
web-continue-take = De vuelta a mi asiento
web-continue-take-coming = Abriendo de nuevo tu asiento…
web-continue-take-empty = Este enlace está vacío, o ya se usó en esta pestaña. Pídelo otra vez en el otro dispositivo: menú de la mesa, «Mi asiento en otro dispositivo».
web-continue-take-lost = Este enlace ya no abre nada: el asiento ha cambiado de manos, o se anularon sus enlaces.
web-continue-take-two = Este dispositivo ya tiene el asiento de { $mine } en esta mesa. ¿Dejarlo por el de { $name }?
web-continue-take-this = Tomar el asiento de { $name }
web-continue-take-that = Conservar el asiento de { $mine }
web-continue-take-here = Ya está: el asiento de { $name } también está aquí.
web-continue-take-again = Intentarlo de nuevo

## Una de mis partidas

web-continue-game-open = Abrir la partida
web-continue-game-forget = Olvidar esta partida
    .help = Sigue en la casa, pero este dispositivo pierde el asiento.
    .watched = Sale de tu lista.
    .really = Sí, olvidarla

## Avisos

web-continue-notices-about = Para partidas largas: cómo saber que te toca.
web-continue-notices-tab = La pestaña siempre lo muestra: un punto delante de su título y en su icono.
web-continue-notices-sound = Un sonido cuando me toca
    .help = con los otros sonidos del juego, mientras la página está abierta
web-continue-notices-push = Un aviso de este navegador
web-continue-push-able = incluso con la página cerrada, cuando la mesa espera y no estás
web-continue-push-insecure = hace falta una dirección https: el navegador rechaza avisos aquí
web-continue-push-unable = este navegador no puede recibir avisos
web-continue-push-install = en iPhone y iPad, solo con la página instalada
web-continue-push-denied = este navegador rechaza los avisos de esta página; permítelos en sus ajustes
web-continue-push-on = Recibirás un aviso cuando la mesa te espere y no estés.
web-continue-push-off = De acuerdo: aquí no habrá más avisos de esta mesa.
web-continue-install = Instala Chaudron: toca Compartir, luego «Añadir a pantalla de inicio», y ábrelo desde allí. Empieza con la memoria vacía, así que llévate tu asiento con su enlace personal; después podrás activar los avisos.
web-continue-notices-what = Un aviso solo nombra el juego y la mesa, nunca lo que tienes.
web-continue-game-solve = Practicar las ocasiones que perdí
