"""A house on one device, without any server: one person against bots, in the browser (ADR 0012).

What happens at a table is decided by the same room as everywhere (`chaudron.room`). `house` all of it, by one call ·
`table` a room with its journal, and who thinks for its bots · `opening` what somebody alone may wish · `requests` what
is asked over HTTP elsewhere · `journal` rows as a browser keeps them, `before` those of earlier versions · `start` and
`stand_ins` how it begins where some packages are missing.
"""
