"""All families of games in words."""

from tests.words import bal, belcastel, blackwood

FAMILIES = {family.name: family for family in (belcastel.FAMILY, bal.FAMILY, blackwood.FAMILY)}
