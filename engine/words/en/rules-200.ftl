### What the cited rules of the 200s say, in our own words.

rule-202-1b = What has no mana cost can't be cast by paying it.
