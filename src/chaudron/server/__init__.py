"""The house server: it runs rooms (`chaudron.room`) and loses nothing. The only asynchronous code of the project.

`rooms` tables in use: read, written, told, shared between processes · `store` where everything is kept · `sockets`
connections · `http` what is asked without one, the page included, and the guards of both · `jobs` bots and boards, in
processes of their own · `notify` notices to the absent · `running`, `workers`, `command` how it is started.
"""
