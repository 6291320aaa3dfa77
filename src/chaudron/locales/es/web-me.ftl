# Las partidas de este dispositivo.

web-me-title = Mis partidas
web-me-here = en este dispositivo, sin cuenta
web-me-games = { $count ->
    [one] partida
   *[other] partidas
}
web-me-won = { $count ->
    [one] victoria
   *[other] victorias
}
web-me-box-won = { $count } ganadas
web-me-against = Contra quién
    .help = Partidas ganadas, según el bot más fuerte de la mesa; entre personas, si jugó alguna más.
web-me-people = Personas
web-me-of = { $won } de { $games }
web-me-fine = Buenos momentos
web-me-empty = En este dispositivo aún no ha terminado ninguna partida.
web-me-file-replay = Volver a ver una partida desde su archivo
web-me-carry = Llevarme mis partidas, o traerlas de otro dispositivo
web-me-file = Archivo
web-me-qr = QR
web-me-take = Traer
web-me-qr-title = Mis asientos en otro dispositivo
web-me-qr-about = Apunta aquí la cámara del otro dispositivo: tendrá los mismos asientos.
web-me-qr-label = Código QR { $number } de { $count } con mis asientos
web-me-qr-next = Código { $number } de { $count }: el siguiente
web-me-secret = No se lo enseñes a nadie más: quien lo tenga juega por ti.
web-me-no-seats = Aquí no hay ningún asiento que otro dispositivo pueda tener.
web-me-not-mine = Este archivo no contiene las partidas de nadie.
web-me-came = { $count ->
    [0] Nada nuevo: ya estaban todas.
    [one] Ha llegado { $count } partida.
   *[other] Han llegado { $count } partidas.
}
