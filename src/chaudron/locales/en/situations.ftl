# The examples of the rules as situations: a title, and what to see at the start and after every step.

## BEL

situation-BEL-17-1 = A chip moves by its value
    .step0 = Round 2. Ysée’s cauldron is empty, her drop on space 0.
    .step1 = Orange 1: one space after the drop, so on 1.
    .step2 = Yellow 2: two spaces on, on 3. Space 2 stays empty.
    .step3 = White 1: on 4. The count of whites goes to 1.
    .step4 = She stops. The first free space, 5, is her scoring space: 5 coins, 0 points, a ruby.
situation-BEL-17-2 = Boom
    .step0 = Basile’s whites come to 6: 2, 3 and 1. The orange does not count. The limit is 7.
    .step1 = He dares: a white 2, on 9. Whites 8, exploded. His full flask can do nothing now.
    .step2 = The chip too many stays: Basile scores space 10, but only Ysée may roll the die.
    .step3 = Points or shopping, not both: he takes his 2 points.
situation-BEL-17-3 = Same coins, one die
    .step0 = Last chips on 30 and on 31.
    .step1 = Ysée stops: space 31, 23 coins and 7 points.
    .step2 = So does Basile: space 32, 23 coins again, but further on. He alone rolls the die.
situation-BEL-17-4 = A whole scoring
    .step0 = Odile’s whites come to 5, her last chip is on 19. Gaspard’s is on 15.
    .step1 = White 3 for Odile: on 22, whites 8, exploded. She will score space 23.
    .step2 = Gaspard stops: space 16. He rolls the die, and takes the ruby of his space.
    .step3 = Odile picks shopping and gives up her 5 points; Gaspard scores his 3 points.
    .step4 = For 19 coins: a green 2 for 8, a blue 2 for 10. The coin left over is lost.
    .step5 = Gaspard, 15 coins, takes a green 4 for 14.
situation-BEL-17-5 = Rat tails
    .step0 = Scores 20, 19, 17 and 16. Between each and the leader: 0, 0, 1 and 2 tails.
    .step1 = Odile, one tail: her rat stands 1 space past her drop.
    .step2 = Gaspard, two tails and his drop on 3: his rat goes to 5.
    .step3 = His brew starts from there: a white 1 lies on 6.
situation-BEL-17-8 = The blue skull looks
    .step0 = With `blue-1`, a blue draws as many chips as its value; one of them may be laid.
    .step1 = Blue 2 on 2, and two chips to look at: a white 3, a red 1.
    .step2 = Basile lays the red 1, on 3. The white 3 goes back to the bag.
    .step3 = The flask takes back the chip laid last: the red 1, not the blue.
situation-BEL-17-9 = The edge of the cauldron
    .step0 = Odile has her last chip on 50. Space 52 is the last one.
    .step1 = A white 1 goes on 51: she may go on, and would score space 52, 33 coins and 14 points.
    .step2 = Suppose her flask takes it back.
    .step3 = A green 4 would go past: it lies on 52. Odile stops and scores the spoon, 35 coins and 15 points.
situation-BEL-17-10 = The flask
    .step0 = Gaspard’s flask is full.
    .step1 = Whites 1, 2 and 3, on 1, 3 and 6: whites 6.
    .step2 = He empties it: the last chip, the white 3, goes back to the bag. Whites 3.
    .step3 = Brewing goes on as if it had never been there: a green 1 lies on 4.
situation-BEL-17-12 = The blue skull watches
    .step0 = With `blue-2`, a blue protects as many chips after it as its value.
    .step1 = Whites 1, 2 and 3: whites 6.
    .step2 = Blue 2 on 8: the next two chips are protected.
    .step3 = White 2 on 10, whites 8: exploded, but protected.
    .step4 = Basile has both, 2 points and 11 coins of space 11. Not the die: Ysée rolls it.
situation-BEL-17-15 = Toadstools like pumpkins
    .step0 = With `red-1`, a red moves 1 further with one or two oranges, 2 with three or more.
    .step1 = Two pumpkins, on 1 and 2.
    .step2 = Red 2: two spaces and one more, on 5.
    .step3 = A third pumpkin, on 6.
    .step4 = Red 1: one space and two more, on 9.
situation-BEL-17-16 = The toadstool beside
    .step0 = With `red-2`, a red that is drawn goes beside the cauldron.
    .step1 = White 3 on 3, white 2 on 5.
    .step2 = Red 2: beside, the cauldron does not change.
    .step3 = Everybody stops. Ysée may still lay it, keep it or bag it.
    .step4 = She lays it on 7: space 8, 8 coins and 1 point, instead of space 6.
situation-BEL-17-19 = The mandrake
    .step0 = With `yellow-1`, a yellow laid right after a white may put that white back in the bag.
    .step1 = White 3 on 3.
    .step2 = Yellow 1 on 4, right after the white.
    .step3 = The white 3 goes back: whites 0. Space 3 stays empty.
    .step4 = Spaces still count from the yellow: white 2 on 6.
situation-BEL-17-23 = The green spider
    .step0 = With `green-1`, a green among the last two chips gives a ruby.
    .step1 = Green 1 on 8, green 2 on 10: the last two are green.
    .step2 = Everybody stops: 2 rubies in phase B.
situation-BEL-17-26 = Purple ghosts
    .step0 = Round 3, `purple-1`. Odile has three purples in her cauldron.
    .step1 = At scoring she picks her row: three purples, or a lower one.
    .step2 = The third row: 2 points at once,
    .step3 = and her drop moves 1 space.
situation-BEL-17-30 = Black hawkmoths
    .step0 = Around the table: 2 blacks, 1, 2 and 0. Everybody compares with both neighbours.
    .step1 = Ysée has more than Gaspard and more than Basile: a ruby, and her drop.
    .step2 = Ysée’s drop moves. Odile too has more than both her neighbours: a ruby,
    .step3 = and her drop. Basile and Gaspard get nothing.
situation-BEL-17-33 = Strong Ingredient
    .step0 = The card is face up. Basile’s whites come to 7, his last chip is on 20.
    .step1 = He stops, draws five chips and may lay one: nothing explodes any more.
    .step2 = The white 3 on 23: whites 10, no explosion. Space 24, 19 coins, 5 points, a ruby.
situation-BEL-17-34 = A Second Chance
    .step0 = After five chips, the card offers everybody a restart.
    .step1 = Five chips, whites 8: no explosion before the question. Odile must choose.
    .step2 = She restarts: all nine chips are in the bag, nothing is laid, and the offer will not return.
situation-BEL-17-42 = The last round
    .step0 = Round 9. Ysée has her last chip on 30 and 7 rubies.
    .step1 = She stops: space 31, 23 coins and 7 points.
    .step2 = 7 points, then 23 coins turned into 4 points. Nothing is for sale any more.
    .step3 = 2 rubies make 1 point: six rubies, 3 points. 14 in all for the round.

## WIT

situation-WIT-7-1 = Pot-Saver
    .step0 = Ysée’s whites come to 7, her last chip is on 12. She has a full flask and her silver penny.
    .step1 = White 1 on 13: exploded. But `S1` is there.
    .step2 = The white goes back to the bag, the flask is empty, the penny spent. Nothing exploded.
    .step3 = She may go on, from 12: a green 1 on 13.
situation-WIT-7-2 = Six at Once
    .step0 = Before his first draw, Basile has his silver penny and `S2` in front of him.
    .step1 = Six chips at once: he lays as many as he likes, in any order.
    .step2 = Orange 1 on 1, blue 1 on 2, green 1 on 3.
    .step3 = He stops there: the three whites go back to the bag.
situation-WIT-7-3 = White-Gatherer
    .step0 = Odile: white 2 on 2, green 1 on 3, white 1 on 4, orange 1 on 5.
    .step1 = She calls `S3`: her last white, the one before, or both.
    .step2 = Both go back to the bag. The gaps stay.
    .step3 = The next chip counts from 5, where the orange still is: on 6.
situation-WIT-7-4 = Nothing Lost
    .step0 = Gaspard exploded, his last chip on 23. The card is *Schadenfreude*.
    .step1 = His explosion helps his left neighbour: Ysée will take a 2-chip.
    .step2 = A green 2 for her. And Gaspard: `S4`?
    .step3 = Yes. His space 24 is the furthest: the die, a ruby, 5 points, and 19 coins to spend.
situation-WIT-7-5 = Double Purse
    .step0 = Ysée’s last chip is on 15; she has 3 rubies and her copper penny.
    .step1 = Space 16: one more ruby, 3 points, 15 coins.
    .step2 = With `C2` her coins count double: 30.
situation-WIT-7-6 = Grow-Bigger
    .step0 = Basile’s last two chips: red 2 and orange 1.
    .step1 = In phase E he still has his copper penny.
    .step2 = With `C1` the red 2 may rise, or else the green 1; a pumpkin, never.
    .step3 = The red 2 becomes a red 4, and goes in the bag.
situation-WIT-7-10 = Ruby Rain
    .step0 = Ysée’s last chip is on 27. Her gold penny is waiting.
    .step1 = Space 28: 6 points and a ruby. `G3` is ready.
    .step2 = 6 rubies instead of 1, and the 6 points as usual.
situation-WIT-7-12 = The bowl
    .step0 = Odile has her last chip on 50.
    .step1 = An orange 6 lies on 52, the last space. With a bowl that is not the end.
    .step2 = Blue 4, white 2 and a locoweed go into the bowl: 4 + 2 + 1 = 7.
    .step3 = Half of 7 is 3: 15 + 3 = 18 points, 35 coins, and the die.
situation-WIT-7-13 = The skull counts pumpkins
    .step0 = With `blue-5`, a blue pays its value if there are as many oranges.
    .step1 = Orange 1 on 1, orange 6 on 7: two oranges.
    .step2 = Blue 2 on 9: two oranges, 2 points. A blue 4 would have paid nothing.
situation-WIT-7-16 = Aside, then boom
    .step0 = With `red-6`, Gaspard’s whites come to 6.
    .step1 = Red 1 on 9, and a white 2 goes aside: it does not count yet.
    .step2 = Everybody stops: the white 2 lies on 11, whites 8, exploded.
    .step3 = `S1` can still save it: space 10, the cauldron is whole.
situation-WIT-7-19 = Locoweed imitates
    .step0 = With `locoweed-6`, a locoweed imitates the last coloured chip. Here, a blue 2.
    .step1 = It is worth 2, lies on 5 and acts as a blue 2: two chips to look at.
    .step2 = Ysée lays the orange 1, on 6.
situation-WIT-7-20 = A chip for tomorrow
    .step0 = With `green-5`, Odile’s brew ends with white 3 on 20 and green 4 on 24.
    .step1 = She may keep a chip of at most 4 to open the next round.
    .step2 = The white 3 will wait.
    .step3 = Next round: nobody bought anything, and Odile is two tails behind.
    .step4 = Rat on 2: the white 3 lies on 5. Whites 3.

## BAL

situation-BAL-11-1 = Half a parry is none
    .step0 = Ysée holds a red and a blue; Basile, two reds and no blue.
    .step1 = She attacks with both. Both would have to be answered.
    .step2 = Basile gives in: he keeps his reds, loses 1 Crapzouille, and Ysée draws.
situation-BAL-11-2 = Nothing stands in for a grey
    .step0 = Ysée holds a grey and a red; Basile, a red and an Abracadabra.
    .step1 = Grey and red. Abracadabra is any colour, except grey.
    .step2 = No parry is possible: Basile loses 1 Crapzouille.
situation-BAL-11-3 = The broom comes back
    .step0 = Four witches. Basile and Odile have a broom each.
    .step1 = Ysée attacks Basile.
    .step2 = Swept on to Odile: not to Ysée, who sent it to him.
    .step3 = Odile sweeps it on to Ysée: that is allowed. To Basile it would not be.
    .step4 = Ysée does not parry her own attack: 1 Crapzouille fewer, and nobody draws.
situation-BAL-11-4 = Hex
    .step0 = Ysée holds the Hex and a blue.
    .step1 = The whole ball is attacked. Everybody defends in turn.
    .step2 = Basile and Odile do not parry: each loses 1 Crapzouille, Ysée draws only one card.
    .step3 = Gaspard parries and draws 1 card.
situation-BAL-11-5 = The wand
    .step0 = Ysée holds the Enchantment and a yellow; Basile, the wand.
    .step1 = Enchantment: a card drops at random from Basile’s hand, a green.
    .step2 = Then the yellow.
    .step3 = Basile raises his wand: Ysée takes both her cards back. The green stays dropped.
situation-BAL-11-6 = The ghost takes revenge
    .step0 = Ysée has only one Crapzouille left, and a Ghost in her hand.
    .step1 = She attacks Basile: without a parry he would lose 2 Crapzouilles.
    .step2 = Basile parries and draws. The Ghost takes Ysée’s last Crapzouille, and she leaves the ball.
situation-BAL-11-7 = The mirror lives on
    .step0 = Basile has only one Crapzouille left, and a mirror.
    .step1 = Ysée attacks him. Before he defends he may hold up his mirror.
    .step2 = To Odile! She will get a copy of the attack.
    .step3 = Basile does not parry and leaves the ball. The copy stays.
    .step4 = Odile does not parry either: 1 Crapzouille fewer, and nobody draws.
situation-BAL-11-8 = A short hand
    .step0 = Carabosse is about to arrive at Ysée, who holds only one card.
    .step1 = Two cards or fewer: she draws 2 and has 3, before she attacks.
situation-BAL-11-9 = The Grand Sabbat
    .step0 = Ysée: 6 Crapzouilles, 3 cards. Basile: 8 and 7. Odile: 4 and 12.
    .step1 = A card for each living Crapzouille, 10 in hand at most: Ysée has 9, Basile 10, Odile still 12.
situation-BAL-11-10 = White asks for nothing
    .step0 = Ysée holds the Prankster imp; it is her turn.
    .step1 = The imp draws a red and a white. White needs no parry.
    .step2 = A single red is enough. She draws.
situation-BAL-11-11 = Mine, nyah-nyah!
    .step0 = Carabosse arrives at Basile. Odile and Gaspard hold the card to cry it.
    .step1 = Gaspard steals the turn: he plays in Basile’s place.
    .step2 = He attacks Ysée. Then Carabosse moves on, to Odile.
    .step3 = Odile plays her own turn, and Carabosse arrives at Gaspard, for his own turn.
    .step4 = That one may be stolen: Odile plays in his place.
situation-BAL-11-12 = Captured, then given up
    .step0 = Ysée has 9 Crapzouilles and a Bewitchment.
    .step1 = She bewitches Basile.
    .step2 = He does not parry: one of his Crapzouilles moves into Ysée’s chest. 10 for her, 9 for him.
    .step3 = Basile attacks in turn.
    .step4 = Ysée does not parry and gives up the captured one: she has 9, and Basile counts 1 more dead.

## BLW

situation-BLW-11-1 = Sliding jumps the queue
    .step0 = Lantern at column 2. Basile is highest, in row 3: he takes the cauldron. Ysée, in row 1, comes home first.
    .step1 = She buys; row 1 slides, and Basile’s puppet goes from (1, 3) to (1, 2).
    .step2 = The lowest row first: that one comes home, before the one in row 3.
    .step3 = Then the one in (3, 2). Basile has had two turns.
situation-BLW-11-2 = Behind the lantern
    .step0 = Lantern at column 2. Ysée has a puppet in (1, 1).
    .step1 = Basile buys in (1, 2), row 1 slides: Ysée, left of the gap, does not move again in this expedition.
situation-BLW-11-3 = Half of everything
    .step0 = The last turn of the expedition. Ysée’s larder: costs 3, 2 and 2.
    .step1 = She leaves her card, and the expedition ends: 7 / 2 = 3 coins, not 1 + 1 + 1.
situation-BLW-11-4 = One card for two potions
    .step0 = In the village: toad + toad, and mushroom + bat. Ysée holds toad + bat, toad, and a Pinch.
    .step1 = Both together: the same card serves both, and the Pinch makes the mushroom.
situation-BLW-11-5 = The third spell
    .step0 = Ysée has already cast two spells. She has 4 coins and two potions.
    .step1 = The third costs 4 coins, even though the first two are spent.
situation-BLW-11-6 = Fagus Bok lends
    .step0 = Ysée has only 2 coins. With 3, Fagus Bok would refuse.
    .step1 = He lends 5 coins: the purse goes to 7, for a token.
situation-BLW-11-7 = The hedgehog
    .step0 = Ysée has come home, the Hedgehog’s nose ready.
    .step1 = It digs up five cards: costs 4, 3, 1, 2 and 2.
    .step2 = One only, at half price: the one of 4 for 2 coins. The four others are discarded.
situation-BLW-11-8 = Counting renown
    .step0 = The end of the game. A potion of 8, one of 6 sold, one of 5 traded, 10 coins, a Fagus Bok token.
    .step1 = 8 + 4 + 5, plus 3 for the coins, minus 5 for the token: 15.
situation-BLW-11-9 = A tie
    .step0 = The end of the game. Seven potions on one side, six on the other.
    .step1 = 30 to 30: the one who brewed fewer potions wins.
situation-BLW-11-10 = Shoo!
    .step0 = Basile’s puppet is on a mere toad, in (1, 1). Ysée has Shoo! ready.
    .step1 = She shoos it. Basile chooses where it goes.
    .step2 = To (2, 2), on three ingredients: he is better off, and still takes his 2 coins.

## Hands that an example shows

open-hand = { $count ->
    [0] { $name } holds nothing.
   *[other] { $name } holds: { $cards }.
}

## Rules to try with your own numbers

trial-BEL-4-1 = { $tails ->
    [0] No rat tail: you start from your drop.
    [one] One rat tail: you start 1 space further on.
   *[other] { $tails } rat tails: you start { $tails } spaces further on.
}
    .short = { $tails ->
    [0] no tail
    [one] 1 tail
   *[other] { $tails } tails
}
    .points = your points
    .leader = points in the lead
trial-BEL-6-1 = { $over ->
    [0] Whites { $whites } of { $limit }. { $room ->
        [0] The next white explodes your cauldron.
       *[other] It holds { $room } more in whites.
    }
   *[other] Boom! Whites { $whites } of { $limit }.
}
    .short = { $over ->
    [0] { $room } more
   *[other] boom
}
    .whites = white chips laid, added up
    .limit = limit
trial-BEL-12-2 = { $points ->
    [0] Too little to exchange: no point.
   *[other] Points for coins: { $coins }; for rubies: { $rubies }. That makes { $points }.
}
    .short = + { $points }
    .coins = coins of your scoring space
    .rubies = your rubies
trial-WIT-3-8 = Your rubies bring { $more } more: { $coins } coins. In round 9 { $points ->
    [0] they make no point.
    [one] they make 1 point.
   *[other] they make { $points } points.
}
    .short = { $coins } coins
    .coins = coins of your scoring space
    .rubies = your rubies
trial-WIT-3-9 = { $points ->
    [0] No point.
    [one] 1 point.
   *[other] { $points } points.
}
    .short = + { $points }
    .colors = colours in your cauldron, without white
trial-WIT-3-12 = { $often ->
    [0] Without a ruby there is nothing to pay with.
   *[other] Steps of your drop, or a full flask: { $often } in all. Without the witch: { $usual }.
}
    .short = { $often } instead of { $usual }
    .rubies = your rubies
trial-WIT-4-2 = { $half ->
    [0] Your bowl adds nothing: { $points } points.
   *[other] Your bowl adds { $half }: { $points } points.
}
    .short = + { $half }
    .values = values in your bowl, added up
trial-BAL-3-4 = { $draws ->
    [0] Nothing to draw: you stay at { $holds }.
    [one] You draw 1 card: { $holds } in hand.
   *[other] You draw { $draws } cards: { $holds } in hand.
}
    .short = { $draws ->
    [0] nothing, { $holds } already
   *[other] + { $draws } = { $holds }
}
    .lives = living Crapzouilles
    .hand = cards in hand
trial-BAL-6-1 = { $draws ->
    [0] More than 2 cards: you draw none.
   *[other] You draw { $draws } cards: { $holds } in hand.
}
    .short = { $draws ->
    [0] nothing
   *[other] + { $draws } = { $holds }
}
    .hand = cards in hand
trial-BLW-4-1 = { $coins ->
    [0] Your larder brings you nothing.
    [one] Your larder brings you 1 coin.
   *[other] Your larder brings you { $coins } coins.
}
    .short = + { $coins }
    .worth = costs printed in your larder, added up
trial-BLW-5-3 = The next spell costs { $price } coins. { $short ->
    [0] You keep { $left }.
    [one] You are 1 coin short.
   *[other] You are { $short } coins short.
}
    .short = { $short ->
    [0] costs { $price }
   *[other] costs { $price }, { $short } short
}
    .spells = spells bought so far
    .coins = your coins
trial-BLW-8-3 = { $lost ->
    [0] Potions { $potions }, coins { $coins }: { $total } renown.
   *[other] Potions { $potions }, coins { $coins }, Fagus Bok − { $lost }: { $total } renown.
}
    .short = { $total } renown
    .potions = renown of your potions
    .coins = coins
    .loans = Fagus Bok tokens
