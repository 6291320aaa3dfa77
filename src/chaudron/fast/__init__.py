"""The fast twin: the same games as the reference rules, a hundred times faster (ADR 0021).

One source in the part of Python that numba compiles; without numba it runs as it is, slowly, with the same results.
`belcastel` with the expansion · `blackwood` · `jit`, `words` what both stand on. Needs the extra `chaudron[fast]`.
"""
