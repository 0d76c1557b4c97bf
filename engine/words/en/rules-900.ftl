### What the cited rules of the 900s say, in our own words.

rule-903-3c = A permanent merged with a commander is that player's commander.
rule-903-6 = A commander starts in the command zone.
rule-903-8 = A commander costs 2 more for each time it was cast from there.
rule-903-9a = A commander in a graveyard or exile may go to the command zone.
rule-903-9b = A commander bound for hand or library may go to the command zone instead.
rule-903-9c = Of a merged permanent only the commander goes to the command zone.
rule-903-11a = What comes into a Commander game from outside must fit the commander's colors, and be no card you have there.
rule-903-4 = A card's color identity is the colors of its mana symbols, in costs and text, and of what defines its color.
