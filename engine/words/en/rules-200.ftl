### What the cited rules of the 200s say, in our own words.

rule-201-2b = Objects have different names if each has a name and no two share one.
rule-201-4 = Where a card name is chosen, it is the name of some card: one half, or one face, and never a token that is no card.
rule-201-4a = The name of a card that is as the effect asks for is chosen.
rule-201-4b = Of a split card the name of one half is chosen, not both.
rule-202-1b = What has no mana cost can't be cast by paying it.
rule-202-3 = The mana value is the total of the mana cost, whatever its colors.
rule-202-3a = What has no mana cost has a mana value of 0.
rule-202-3b = A back face has the mana value of its front face; a copy of a back face has 0.
rule-202-3c = A melded permanent has the mana value of both front faces together.
rule-202-3d = A split card that isn't on the stack has the mana value of both halves together.
rule-202-3e = In a mana value X is 0, but on the stack it is what was chosen for it.
rule-202-3f = In a mana value a hybrid symbol counts as its larger half.
rule-202-3g = In a mana value a Phyrexian symbol counts 1.
rule-205-1a = New card types take the place of the old ones; the subtypes of these go with them.
rule-205-1b = What becomes something in addition, or an artifact creature, or is still something, keeps its types.
rule-205-3e = A chosen subtype is one that exists, of the right card type.
rule-205-4b = A change of types leaves the supertypes as they are.
rule-205-4e = A legendary instant or sorcery needs a legendary creature or planeswalker under your control to be cast.
rule-208-2a = A star is what the ability that defines it says; where nothing does, it is 0.
rule-208-2b = What enters as one of several sizes is what was chosen as it entered; copies copy it.
rule-208-3a = A change of the size of what is no creature counts once it is one.
