# Lo que dice la casa de este dispositivo, sin red (chaudron.offline).

house-not_offline = Eso solo se puede hacer en una mesa de la casa: aquí juegas contra bots.
house-outdated = Esta partida empezó con una versión anterior de las reglas; con las de hoy habría ido de otro modo. No puede continuar.
