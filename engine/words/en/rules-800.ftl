### What the cited rules of the 800s say, in our own words.

rule-800-4a = What a leaving player owns leaves too.
rule-800-4b = Nothing comes under the control of a player who has left.
rule-800-4c = What a player who has left would control again is exiled.
rule-800-4d = A trigger of a player who has left isn't put onto the stack.
rule-800-4e = No combat damage is assigned to a player who has left.
rule-800-4g = For a player who has left, the object's controller has another player choose.
rule-800-4h = A choice that a player who left should make is the next player's.
rule-800-4m = Effects until a departed player's next turn last until it would have begun.

rule-802-4a = Creatures block only what attacks their controller, their planeswalkers or the battles they protect.
