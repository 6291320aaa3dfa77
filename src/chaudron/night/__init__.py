"""A night together: 4 to 60 people, several tables, the same deal at each of them; without input or output.

`events` what happens, as data · `state` how a night stands by them · `deciding` what becomes of what people want ·
`pairing` who sits with whom · `scoring` margins and standings · `luck` of the deals · `results` all of it as a file.
"""
