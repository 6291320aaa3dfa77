"""A house on one device, without any server: one person against bots, in the browser (ADR 0012).

It says what a house says, in the same messages, and runs on the standard library alone. `room` a table and its
journal · `events` what is written · `listener` what the person hears · `doing` what a command brings about · `bots`
and `chatter` what happens by itself · `opening` new tables · `answers` and `hints` what is asked of a table · `house`
all of it, by one call · `stand_ins` what takes the place of packages that a browser does not have.
"""
