# ruff: noqa: E501
"""Cards for the insides of effects: layers, replacement, text (CR 609-616), typed as facts (see ``helpers.shelf``)."""

CARDS = """
Anointed Procession | {3}{W} | Enchantment | 
If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.

Gisela, Blade of Goldnight | {4}{R}{W}{W} | Legendary Creature — Angel | 5/5
Flying, first strike
If a source would deal damage to an opponent or a permanent an opponent controls, that source deals double that damage to that player or permanent instead.
If a source would deal damage to you or a permanent you control, prevent half that damage, rounded up.

Academy Manufactor | {3} | Artifact Creature — Assembly-Worker | 1/3
If you would create a Clue, Food, or Treasure token, instead create one of each.

Trinisphere | {3} | Artifact | 
As long as this artifact is untapped, each spell that would cost less than three mana to cast costs three mana to cast.

Omniscience | {7}{U}{U}{U} | Enchantment | 
You may cast spells from your hand without paying their mana costs.

Sigarda, Host of Herons | {2}{G}{W}{W} | Legendary Creature — Angel | 5/5
Flying, hexproof
Spells and abilities your opponents control can't cause you to sacrifice permanents.

Song of the Dryads | {2}{G} | Enchantment — Aura | 
Enchant permanent
Enchanted permanent is a colorless Forest land.

Darksteel Mutation | {1}{W} | Enchantment — Aura | 
Enchant creature
Enchanted creature is an Insect artifact creature with base power and toughness 0/1 and has indestructible, and it loses all other abilities, card types, and creature types.

Painter's Servant | {2} | Artifact Creature — Scarecrow | 1/3
As Painter's Servant enters, choose a color.
All cards that aren't on the battlefield, spells, and permanents are the chosen color in addition to their other colors.

Conspiracy | {3}{B}{B} | Enchantment | 
As Conspiracy enters, choose a creature type.
Creatures you control are the chosen type. The same is true for creature spells you control and creature cards you own that aren't on the battlefield.

Arcane Adaptation | {2}{U} | Enchantment | 
As Arcane Adaptation enters, choose a creature type.
Creatures you control are the chosen type in addition to their other types. The same is true for creature spells you control and creature cards you own that aren't on the battlefield.

Mycosynth Lattice | {6} | Artifact | 
All permanents are artifacts in addition to their other types.
All cards that aren't on the battlefield, spells, and permanents are colorless.
Players may spend mana as though it were mana of any color.

Goblin Matron | {2}{R} | Creature — Goblin | 1/1
When Goblin Matron enters, you may search your library for a Goblin card, reveal that card, put it into your hand, then shuffle.

Pyroblast | {R} | Instant | 
Choose one —
• Counter target spell if it's blue.
• Destroy target permanent if it's blue.

Battlegrowth | {G} | Instant | 
Put a +1/+1 counter on target creature.

Hard Evidence | {U} | Sorcery | 
Create a 0/3 blue Crab creature token.
Investigate.

Goblin Chieftain | {1}{R}{R} | Creature — Goblin | 2/2
Haste
Other Goblin creatures you control get +1/+1 and have haste.

Ashes of the Fallen | {2} | Artifact | 
As Ashes of the Fallen enters, choose a creature type.
Each creature card in your graveyard has the chosen creature type in addition to its other types.
"""
