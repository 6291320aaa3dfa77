# Hints in a first game

web-hint-close = Got it
web-hint-title = Hint
web-hint-belcastel-risk = Careful: the next chip may explode your cauldron. Nobody makes you draw.
web-hint-belcastel-flask = Your flask can put the last chip back in the bag, once a round.
web-hint-belcastel-odds = The exact chances are here, if you want to see them.
web-hint-belcastel-reward = After an explosion: points or coins. Early in the game coins are often worth more.
web-hint-bal-window = Everybody may react now: play your card, or pass.
web-hint-bal-parry = To parry you need the same colours as the attack. You may also give in.
web-hint-bal-attack = A rare colour is harder to parry.
web-hint-blackwood-place = Place ahead of the lantern: rows slide towards the village.
web-hint-blackwood-behind = Behind the lantern a puppet waits for the next expedition.
web-hint-blackwood-brew = A recipe is complete: you can brew it during this return.
web-hint-blackwood-sale = When the expedition ends, the larder is sold at half price.
web-hint-blackwood-values = The booklet does not say what is printed on the cards: these values are our reconstruction.
web-hint-undo = As long as nothing has been revealed, you can take your move back.
