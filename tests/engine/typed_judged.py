"""Cards that official rulings decide, of the rules for triggers, attachments and combat."""

CARDS = """
Ripjaw Raptor | {2}{G}{G} | Creature — Dinosaur | 4/5
Enrage — Whenever Ripjaw Raptor is dealt damage, draw a card.

Umezawa's Jitte | {2} | Legendary Artifact — Equipment |
Whenever equipped creature deals combat damage, put two charge counters on Umezawa's Jitte.
Equip {2}

Rite of Passage | {2}{G} | Enchantment |
Whenever a creature you control is dealt damage, put a +1/+1 counter on it.

Blaze Commando | {3}{R}{W} | Creature — Minotaur Soldier | 5/3
Whenever an instant or sorcery spell you control deals damage, create two 1/1 red and white Soldier creature tokens with haste.

Covetous Dragon | {4}{R} | Creature — Dragon | 6/5
Flying
When you control no artifacts, sacrifice Covetous Dragon.

Spectra Ward | {3}{W}{W} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +2/+2 and has protection from all colors. This effect doesn't remove Auras.

White Ward | {W} | Enchantment — Aura |
Enchant creature
Enchanted creature has protection from white. This effect doesn't remove White Ward.
"""  # noqa: E501
