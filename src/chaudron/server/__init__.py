"""The house server: tables, seats and a journal that loses nothing. The only asynchronous code of the project.

`protocol` what travels · `events` what is written · `sitting` and `room` a table and the people at it · `decisions`
what a command brings about · `acting` how it happens · `live` who listens · `house` all tables of a process · `relay`
between processes · `errands` and `chatter` what happens by itself · `store` where everything is kept · `socket`,
`api` (`hints`, `standings`, `situations`), `web`, `app` how it is reached · `thinkers` (`workshop`, `worker`, `jobs`)
bots in processes of their own · `running`, `workers`, `command` how it is started.
"""
