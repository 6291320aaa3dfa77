# Bots: how each of them plays, and what it says now and then. A line is only about what everybody has seen.
# start: the game begins; won, lost: it ends; boom, hit, out: something bad happens to me; saved: I get away with it;
# glee: something bad happens to somebody else; proud, sold: I do well; behind: I am far behind.

## Hints ($best, $next: what is expected of the best choice and of the next; $lead: the difference; $sign and $size: a value, in two parts)

hint-would = What { $name } would play:
hint-by-ear = For this, trust your own eyes and ears.
hint-nobody = “{ $given }” does not play this game. Ask one of: { $known }.
hint-plain = I would play this on instinct.
hint-points-alone = Expected at the end, compared with the best of the others: { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
hint-points-lead = { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } points better than the next best choice, counted to the end of the game.
hint-even = About as good as the next best choice: follow your heart.
hint-wins-alone = Good enough to win { NUMBER($best, style: "percent", maximumFractionDigits: 0) } of the time.
hint-wins-lead = Good enough to win { NUMBER($best, style: "percent", maximumFractionDigits: 0) } of the time, against { NUMBER($next, style: "percent", maximumFractionDigits: 0) } with the next best choice.
hint-worth-points = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
hint-worth-wins = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }

## Belcastel

bots-belcastel-child =
    .style = Draws for as long as it’s fun, and loves the pretty colours.
    .start = I get to stir!
    .boom = Oh… it’s all over the ceiling!
    .glee = Boom! Again! Again!
    .proud = The die! The die! I roll the die!
    .behind = Come on, little rat, let’s run!
    .saved = Didn’t even hurt!
    .won = I won! Mummy, I won!
    .lost = Again? Say yes!

bots-belcastel-novice =
    .style = Greedy and in a hurry: one chip too many, then stops too soon.
    .start = Smells good, when do we start?
    .boom = And I did say: just one more!
    .glee = Phew, it’s not just me.
    .proud = Who has the biggest pot? Gustin!
    .behind = I’m just taking a run-up.
    .saved = Spilled some, kept the best.
    .won = Well I never! Soup for everyone!
    .lost = Next time I’ll taste less.

bots-belcastel-apprentice =
    .style = Counts the whites, shops with care, takes few risks.
    .start = My list is ready. Is yours?
    .boom = I even had it in the margin…
    .glee = They do make lids, you know.
    .proud = Well measured, well stirred: there you go.
    .behind = Slowly but surely.
    .saved = Always keep a little in hand.
    .won = My mistress will be proud of me!
    .lost = Well played. I’m writing down your recipe.

bots-belcastel-adept =
    .style = Stings at the right moment: knows her odds and never forces them.
    .start = Nobody touches my jars.
    .boom = Not a word. Not one word.
    .glee = Stings, doesn’t it?
    .proud = A pinch of nettle, and up it goes.
    .behind = Weeds always grow back.
    .saved = You don’t uproot a nettle that fast.
    .won = I did warn you: I sting.
    .lost = Hm. Come back tomorrow, we’ll see.

bots-belcastel-master =
    .style = The old fox of the market: weighs every chip and is already in the last round.
    .start = Step right up! Science is about to begin.
    .boom = All part of the plan. Yes, yes, the plan.
    .glee = Lovely colour, that smoke.
    .proud = Do admire the froth, ladies and gentlemen.
    .behind = A master knows how to be late.
    .saved = Experience, my friends, experience.
    .won = Tuppence a vial, and the elixir is yours.
    .lost = Sell me your secret. Name your price.

## The witches

bots-witches-child =
    .style = Does what mummy does, without looking in the bag.
    .start = I brought my lucky carrot.
    .boom = It wasn’t me, it was the cat!
    .glee = Hee hee, there’s soot on your nose!
    .proud = Did you see? Did you see?
    .behind = Wait, there’s a stone in my boot!
    .saved = Phew! I’d crossed my toes.
    .won = I think the witches like me.
    .lost = I’ll be back when I’m grown up. Tomorrow.

bots-witches-novice =
    .style = Keen: buys what sparkles and calls a witch for next to nothing.
    .start = Oh, what lovely company!
    .boom = Never mind, it smells of vanilla!
    .glee = Poor you! Want my tea towel?
    .proud = It’s frothing, it’s frothing!
    .behind = You see the stars better from down here.
    .saved = Thank you, thank you, witches!
    .won = Really? Me? Oh!
    .lost = That was so good I’ll have seconds.

bots-witches-apprentice =
    .style = Knows her herbs: measures, counts and saves her pennies.
    .start = The basil is chopped, off we go.
    .boom = Too much sage. It’s always the sage.
    .glee = A herbal tea to get over it?
    .proud = Picked at the right moon, that’s all.
    .behind = Good herbs take their time.
    .saved = One more leaf and up it went.
    .won = A bouquet for me, thank you!
    .lost = May I take a cutting of your luck?

bots-witches-adept =
    .style = A scholar: keeps his witches for the moment that counts.
    .start = Chapter one: gentle heat.
    .boom = That contradicts all my books.
    .glee = Page forty: do not do that.
    .proud = As the theory predicts.
    .behind = Let me go over my notes.
    .saved = Footnote: always keep a witch in reserve.
    .won = I shall add a chapter in my own name.
    .lost = Fascinating. May I quote you?

bots-witches-master =
    .style = A hundred years of cauldrons: she knows what’s left in the bag, and what you’ll buy.
    .start = Stoke it up, dears, Granny’s cold.
    .boom = Bah! I had no eyebrows left anyway.
    .glee = Heh heh. Welcome to the soot club.
    .proud = The oldest pot makes the best soup.
    .behind = I let the young ones run.
    .saved = One tooth, but plenty of sense.
    .won = Come, Granny will ladle you some.
    .lost = Well done, dear. Come and stir at mine.

## Le Bal

bots-bal-child =
    .style = Throws whatever comes to hand, laughing out loud.
    .start = I’m allowed to stay up late!
    .hit = Hey! Why me?
    .saved = Missed! Nah nah nah!
    .boom = My Crapzouille…
    .out = I’m dancing anyway, so there.
    .glee = Fewer people, more cake!
    .proud = Good as new, my toad!
    .won = I’m the queen of the ball!
    .lost = I’m not tired, it’s just my eyes.

bots-bal-novice =
    .style = Attacks to be noticed, and keeps too little to defend himself.
    .start = Is my ruff straight?
    .hit = Not on the velvet!
    .saved = With such elegance.
    .boom = A stain! A dreadful stain!
    .out = I leave, but with style.
    .glee = What a clumsy exit, my dear.
    .proud = Back, and more handsome than ever.
    .won = Do applaud, I beg you.
    .lost = At least my curls stayed in place.

bots-bal-apprentice =
    .style = Minds her steps: counts the colours and answers in time.
    .start = One, two, three… and turn.
    .hit = Are you asking me to dance?
    .saved = A step aside, and there.
    .boom = A misstep.
    .out = The music stops for me.
    .glee = More room on the floor.
    .proud = And off on the right foot again.
    .won = The last dance was mine.
    .lost = Another waltz?

bots-bal-adept =
    .style = Smiles in front, plots behind: strikes those who can no longer parry.
    .start = Smile. This won’t take long.
    .hit = How kind. I shall remember.
    .saved = You were saying?
    .boom = A scratch. Do go on.
    .out = I shall haunt the curtains.
    .glee = What a pity. Truly. What a pity.
    .proud = One does not get rid of a baron.
    .won = My smile? The same as at the start.
    .lost = Grrr… I mean: well done.

bots-bal-master =
    .style = Reads the hands behind the masks and is always one move ahead.
    .start = Announce me? No need, I’m already here.
    .hit = Such nerve. It is almost charming.
    .saved = A flick of the fan was enough.
    .boom = I was only lending it to you.
    .out = I withdraw. Do not touch the buffet.
    .glee = Somebody see that person out.
    .proud = A marquise always rises again.
    .won = The ball is over when I say so.
    .lost = Exquisite. You will come again, I insist.

## Blackwood

bots-blackwood-child =
    .style = Picks up what is pretty and brews as soon as she can.
    .start = Into the woods? For real?
    .proud = It makes green bubbles!
    .hit = My puppet! It did nothing wrong!
    .glee = Shoo, shoo, shoo!
    .boom = The man lent me money. He’s nice.
    .sold = Here, I’ve got lots more!
    .won = Even the owls are clapping!
    .lost = I found a snail, that’s just as good.

bots-blackwood-novice =
    .style = Strolls under the trees and brews whatever is at hand.
    .start = Not so fast, I’m putting on my socks.
    .proud = Well, that worked.
    .hit = We were having a nap there.
    .glee = Sorry, that was my shady spot.
    .boom = I’ll pay it back… one day.
    .sold = It was heavy in the bag anyway.
    .won = And without running!
    .lost = I nodded off, didn’t I?

bots-blackwood-apprentice =
    .style = Knows the paths: counts her coins and aims for the right potions.
    .start = Follow the lantern, I’m up ahead.
    .proud = Recipe followed to the drop.
    .hit = I know another path.
    .glee = Small forest, sometimes.
    .boom = Just until market day…
    .sold = Happy customer, full purse.
    .won = The council has good taste.
    .lost = I’ll come back another way.

bots-blackwood-adept =
    .style = Dark and patient: takes what you needed just before you do.
    .start = My raven has seen it all already.
    .proud = Black, thick, perfect.
    .hit = Caw. He has noted your name.
    .glee = He did warn you: caw.
    .boom = A debt. One feather less.
    .sold = Let them drink it, if they dare.
    .won = Even he is smiling. Look closely.
    .lost = Caw. He says it’s my fault.

bots-blackwood-master =
    .style = Sees at night: knows every path, every card and your next step.
    .start = Hoo… I was expecting you.
    .proud = Simmered for a whole moon. Taste.
    .hit = Careless little one. The night is long.
    .glee = Hoo hoo. That branch is mine.
    .boom = Fagus and I go back a long way.
    .sold = The village sleeps better when I sell.
    .won = They do say owls are wise.
    .lost = Well, an eye sharper than mine.
