"""What things are worth to apprentice and adept of the ball, in Crapzouilles."""

SPARE, TIGHT, SCARCE = 0.02, 0.08, 0.16
"""What a card costs that the next Sabbat replaces for certain, perhaps, or not at all."""
LAST_OF_COLOR = 0.5
"""How much more the last card of a color costs, in cards."""
WEAK = 1.0
"""How much more a witch is attacked the fewer Crapzouilles she has: this, divided by their number."""
DANGER = 0.02
"""How much more for each card that she holds."""
OWN_LIFE = 1.3
"""What an own Crapzouille is worth, beside one of another."""
ROBBERY = 0.5
"""What an attack must promise before a turn is stolen for it."""
MIRROR = 0.45
"""What a copy must promise before a mirror is held up."""

CARD_WORTH = {
    "lutin": -1.0,
    "red": 0.2,
    "yellow": 0.3,
    "green": 0.4,
    "blue": 0.55,
    "grey": 0.6,
    "boule": 0.15,
    "tourdemagie": 0.25,
    "enchantement": 0.5,
    "tresor": 0.6,
    "miroir": 0.6,
    "nananere": 0.6,
    "fantome": 0.7,
    "diablotin": 0.8,
    "abracadabra": 0.8,
    "envoutement": 0.8,
    "balai": 0.9,
    "baguette": 0.9,
    "remede": 1.0,
    "sortilege": 1.2,
}
"""What a card in hand is worth: potions by color, spells by name. An imp is better given away."""
