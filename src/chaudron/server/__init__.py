"""The house server: tables, seats and a journal that loses nothing. The only asynchronous code of the project.

`protocol` what travels · `events` what is written · `room` one table and the people at it · `house` all of them ·
`store` where they are kept · `socket` and `app` how they are reached · `thinkers` bots in processes of their own.
"""
