"""Every route of the house: what is asked, by whom it is answered, and how it may be refused."""

from chaudron.server.http.routes import finished, games, house, nights, tables

ROUTES = (*house.ROUTES, *games.ROUTES, *tables.ROUTES, *finished.ROUTES, *nights.ROUTES)
