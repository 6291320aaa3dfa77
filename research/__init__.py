"""Studies of Belcastel that nobody needs in order to play: what others have published, restated and measured.

It is no part of the installed package; its commands run in a checkout (`docs/public-policies.md`).
"""
