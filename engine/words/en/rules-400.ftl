### What the cited rules of the 400s say, in our own words.

rule-400-3 = A card goes to its owner's graveyard, hand or library, whoever controlled it.
rule-400-7 = What changes zones becomes a new object without memory of what it was.

rule-401-4 = Several cards put into a library at once are arranged by their owner.
rule-406-3a = A card exiled face down has no characteristics.
rule-400-2 = In public zones everybody sees the cards' faces.
rule-402-2 = A player's maximum hand size is seven unless an effect says otherwise.
