"""Well-known cards for tests of zones, turns, spells, abilities and effects (400-616), typed as facts.

Written like those of ``typed_cards``.
"""

CARDS = """
Ovinize | {1}{U} | Instant |
Until end of turn, target creature loses all abilities and has base power and toughness 0/1.

Kenrith's Transformation | {1}{G} | Enchantment — Aura |
Enchant creature
When Kenrith's Transformation enters, draw a card.
Enchanted creature loses all abilities and is a green Elk creature with base power and toughness 3/3.

Crusade | {W}{W} | Enchantment |
White creatures get +1/+1.

Ashaya, Soul of the Wild | {3}{G}{G} | Legendary Creature — Elemental | */*
Ashaya's power and toughness are each equal to the number of lands you control.
Nontoken creatures you control are Forest lands in addition to their other types.

Dress Down | {1}{U} | Enchantment |
Flash
When Dress Down enters, draw a card.
Creatures lose all abilities.
At the beginning of the end step, sacrifice Dress Down.

Magus of the Moon | {2}{R} | Creature — Human Wizard | 2/2
Nonbasic lands are Mountains.

Ensoul Artifact | {1}{U} | Enchantment — Aura |
Enchant artifact
Enchanted artifact is a creature with base power and toughness 5/5 in addition to its other types.

Merfolk Trickster | {U}{U} | Creature — Merfolk Wizard | 2/2
Flash
When Merfolk Trickster enters, tap target creature an opponent controls. It loses all abilities until end of turn.

Flight | {U} | Enchantment — Aura |
Enchant creature
Enchanted creature has flying.

Mirrorweave | {2}{W/U}{W/U} | Instant |
Each other creature becomes a copy of target nonlegendary creature until end of turn.

Godhead of Awe | {W/U}{W/U}{W/U}{W/U}{W/U} | Creature — Spirit Avatar | 4/4
Flying
Other creatures have base power and toughness 1/1.

Inside Out | {1}{U/R} | Instant |
Switch target creature's power and toughness until end of turn.
Draw a card.

Twisted Image | {U} | Instant |
Switch target creature's power and toughness until end of turn.
Draw a card.

Elesh Norn, Grand Cenobite | {5}{W}{W} | Legendary Creature — Phyrexian Praetor | 4/7
Vigilance
Other creatures you control get +2/+2.
Creatures your opponents control get -2/-2.

Dryad Arbor |  | Land Creature — Forest Dryad | 1/1

Maro | {2}{G}{G} | Creature — Elemental | */*
Maro's power and toughness are each equal to the number of cards in your hand.

Air Elemental | {3}{U}{U} | Creature — Elemental | 4/4
Flying

Spreading Seas | {1}{U} | Enchantment — Aura |
Enchant land
When Spreading Seas enters, draw a card.
Enchanted land is an Island.

Spellbook | {0} | Artifact |
You have no maximum hand size.

Diminish | {U} | Instant |
Target creature has base power and toughness 1/1 until end of turn.

Yixlid Jailer | {1}{B} | Creature — Zombie Wizard | 2/1
Cards in graveyards lose all abilities.

Strength of Cedars | {4}{G} | Instant — Arcane |
Target creature gets +X/+X until end of turn, where X is the number of lands you control.

About Face | {R} | Instant |
Switch target creature's power and toughness until end of turn.

Windreaver | {3}{W}{U} | Creature — Elemental | 1/3
Flying
{W}: Windreaver gains vigilance until end of turn.
{W}: Windreaver gets +0/+1 until end of turn.
{U}: Switch Windreaver's power and toughness until end of turn.
{U}: Return Windreaver to its owner's hand.

Colossification | {5}{G}{G} | Enchantment — Aura |
Enchant creature
When Colossification enters, tap enchanted creature.
Enchanted creature gets +20/+20.

Biomass Mutation | {X}{G/U}{G/U} | Instant |
Creatures you control have base power and toughness X/X until end of turn.

Skeletal Wurm | {7}{B} | Creature — Skeleton Wurm | 7/6
{B}: Regenerate Skeletal Wurm.

Ivory Mask | {2}{W}{W} | Enchantment |
You have shroud.

Lord of Atlantis | {U}{U} | Creature — Merfolk | 2/2
Other Merfolk get +1/+1 and have islandwalk.

Mind Control | {3}{U}{U} | Enchantment — Aura |
Enchant creature
You control enchanted creature.
"""
