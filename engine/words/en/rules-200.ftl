### What the cited rules of the 200s say, in our own words.

rule-202-1b = What has no mana cost can't be cast by paying it.
rule-205-4e = A legendary instant or sorcery needs a legendary creature or planeswalker under your control to be cast.
