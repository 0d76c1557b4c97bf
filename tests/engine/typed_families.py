# ruff: noqa: E501
"""Well-known cards for tests of families of sentences: chosen types, clashes, anchor words, typed as facts.

Written like those of ``typed_cards``.
"""

CARDS = """
Nath's Elite | {4}{G} | Creature — Elf Warrior | 4/2
When Nath's Elite enters, clash with an opponent. If you win, put a +1/+1 counter on Nath's Elite.

Pulling Teeth | {1}{B} | Sorcery |
Clash with an opponent. If you win, target player discards two cards. Otherwise, that player discards a card.

Captivating Glance | {2}{U} | Enchantment — Aura |
Enchant creature
At the beginning of your end step, clash with an opponent. If you win, gain control of enchanted creature. Otherwise, that player gains control of enchanted creature.

Sylvan Echoes | {G} | Enchantment |
Whenever you clash and win, you may draw a card.

Kindred Dominance | {5}{B}{B} | Sorcery |
Choose a creature type. Destroy all creatures that aren't of the chosen type.

Distant Melody | {3}{U} | Sorcery |
Choose a creature type. Draw a card for each permanent you control of that type.

Selfless Safewright | {3}{G} | Creature — Elf Warrior | 4/2
Flash
When this creature enters, choose a creature type. Other permanents you control of that type gain hexproof and indestructible until end of turn.

Unnatural Selection | {1}{U} | Enchantment |
{1}: Choose a creature type other than Wall. Target creature becomes that type until end of turn.

Mistform Dreamer | {2}{U} | Creature — Illusion | 2/1
Flying
{1}: Mistform Dreamer becomes the creature type of your choice until end of turn.

Gray Merchant of Asphodel | {3}{B}{B} | Creature — Zombie | 2/4
When Gray Merchant of Asphodel enters, each opponent loses X life, where X is your devotion to black. You gain life equal to the life lost this way.

Winnower Patrol | {2}{G} | Creature — Elf Warrior | 3/2
At the beginning of your upkeep, you may look at the top card of your library. If it shares a creature type with Winnower Patrol, you may reveal it. If you do, put a +1/+1 counter on Winnower Patrol.

Dwarven Hold | | Land |
Dwarven Hold enters tapped.
You may choose not to untap Dwarven Hold during your untap step.
At the beginning of your upkeep, if Dwarven Hold is tapped, put a storage counter on it.
{T}, Remove any number of storage counters from Dwarven Hold: Add {R} for each storage counter removed this way.

Goblin Harbinger | {2}{R} | Creature — Goblin Warrior | 1/1
When this creature enters, you may search your library for a Goblin card, reveal it, then shuffle and put that card on top.

Brave the Elements | {W} | Instant |
Choose a color. White creatures you control gain protection from the chosen color until end of turn.

Astral Cornucopia | {X}{X}{X} | Artifact |
Astral Cornucopia enters with X charge counters on it.
{T}: Choose a color. Add one mana of that color for each charge counter on Astral Cornucopia.

Mystic Confluence | {3}{U}{U} | Instant |
Choose three. You may choose the same mode more than once.
• Counter target spell unless its controller pays {3}.
• Return target creature to its owner's hand.
• Draw a card.

Drown in Dreams | {X}{2}{U} | Instant |
Choose one. If you control a commander as you cast this spell, you may choose both.
• Target player draws X cards.
• Target player mills twice X cards.

Rapid Decay | {1}{B} | Instant |
Exile up to three target cards from a single graveyard.

Dwarven Vigilantes | {2}{R} | Creature — Dwarf | 2/2
Whenever Dwarven Vigilantes attacks and isn't blocked, you may have it deal damage equal to its power to target creature. If you do, Dwarven Vigilantes assigns no combat damage this turn.

Ophidian | {2}{U} | Creature — Snake | 1/3
Whenever Ophidian attacks and isn't blocked, you may draw a card. If you do, Ophidian assigns no combat damage this turn.

Dragon Fodder | {1}{R} | Sorcery |
Create two 1/1 red Goblin creature tokens.

Irreverent Gremlin | {1}{R} | Creature — Gremlin | 2/2
Menace
Whenever another creature you control with power 2 or less enters, you may discard a card. If you do, draw a card. Do this only once each turn.

Citadel Siege | {2}{W}{W} | Enchantment |
As Citadel Siege enters, choose Khans or Dragons.
• Khans — At the beginning of combat on your turn, put two +1/+1 counters on target creature you control.
• Dragons — At the beginning of combat on each opponent's turn, tap target creature that player controls.

Frostcliff Siege | {1}{U}{R} | Enchantment |
As this enchantment enters, choose Jeskai or Temur.
• Jeskai — Whenever one or more creatures you control deal combat damage to a player, draw a card.
• Temur — Creatures you control get +1/+0 and have trample and haste.
"""
