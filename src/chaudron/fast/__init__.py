"""The fast twin: the same games as the reference rules, as numbers alone, which numba compiles (ADR 0021).

One source in the part of Python that numba compiles; with numpy alone it runs as it is, slowly, with the same results.
`belcastel` with the expansion · `jit`, `words`, `compiling` what it stands on. Needs the extra `chaudron[fast]`.
"""
