"""What happens at a table, without any input or output: no sockets, no store, no clock, nothing that waits.

Whoever runs a room tells it the time and hands it what was asked for or answered. `Room.handle` decides and says what
is to be written; once that is durable, `Room.tell` says who hears what, which bot is asked, and what is saved. The
server (`chaudron.server.rooms`) does so over sockets and a database, the house in a browser (`chaudron.offline`) in a
worker, and the simulated house of the tests in one process with a clock of its own.

`room` the whole · `inputs`, `effects` what goes in and comes out · `deciding`, `decisions`, `hosting` what becomes of a
command · `upkeep` what happens without one: bots, plans, clocks · `windows` how long secret decisions stay secret ·
`listeners` who hears what · `state` how a table stands, from its journal · `events`, `chain`, `rows` what that is ·
`answers`, `shelf`, `work` what is asked of a table and of the games, and what has to be worked out for it.
"""
