# ruff: noqa: E501
"""Cards for questions about the younger keywords, keyword actions and terms (700-702), typed as facts.

Written like those of ``typed_cards``; the ``Twice`` cards have a keyword two times, as an effect could make them.
"""

CARDS = """
Steel Golem | {3} | Artifact Creature — Golem | 3/4
You can't cast creature spells.

Glowrider | {2}{W} | Creature — Human Cleric | 2/1
Noncreature spells cost {1} more to cast.

Outcaster Trailblazer | {2}{G} | Creature — Human Druid | 4/2
When this creature enters, add one mana of any color.
Whenever another creature you control with power 4 or greater enters, draw a card.
Plot {2}{G}

Monk's Fist | {2} | Artifact — Equipment |
Job select
Equipped creature gets +1/+0 and is a Monk in addition to its other types.
Equip {2}

Fervor | {2}{R} | Enchantment |
Creatures you control have haste.

Mind Spiral | {4}{U} | Sorcery |
Gift a tapped Fish
Target player draws three cards. If the gift was promised, tap target creature an opponent controls and put a stun counter on it.

Brave the Wilds | {G} | Sorcery |
Bargain
If this spell was bargained, target land you control becomes a 3/3 Elemental creature with haste that's still a land.
Search your library for a basic land card, reveal it, put it into your hand, then shuffle.

Oscorp Industries |  | Land |
This land enters tapped.
When this land enters from a graveyard, you lose 2 life.
{T}: Add {U}, {B}, or {R}.
Mayhem

Battle at the Bridge | {X}{B} | Sorcery |
Improvise
Target creature gets -X/-X until end of turn. You gain X life.

Lightning Helix | {R}{W} | Instant |
Lightning Helix deals 3 damage to any target and you gain 3 life.

Sacred Foundry |  | Land — Mountain Plains |
As this land enters, you may pay 2 life. If you don't, it enters tapped.

Boros Reckoner | {R/W}{R/W}{R/W} | Creature — Minotaur Wizard | 3/3
Whenever Boros Reckoner is dealt damage, it deals that much damage to any target.
{R/W}: Boros Reckoner gains first strike until end of turn.

Tymna the Weaver | {1}{W}{B} | Legendary Creature — Human Cleric | 2/2
Lifelink
At the beginning of each of your postcombat main phases, you may pay X life, where X is the number of opponents that were dealt combat damage this turn. If you do, draw X cards.
Partner

Twice Improvise | {4} | Artifact Creature — Golem | 2/2
Improvise
Improvise

Twice Read Ahead | {2}{W} | Enchantment — Saga |
Read ahead
Read ahead
I — You gain 1 life.
II — You gain 2 life.
III — You gain 3 life.

Twice Skulk | {1} | Creature — Rogue | 1/1
Skulk
Skulk

Twice Myriad | {3} | Creature — Soldier | 2/2
Myriad
Myriad

Twice Enlist | {3} | Creature — Soldier | 2/2
Enlist
Enlist

Gifted Seer | {1}{U} | Creature — Wizard | 1/1
Gift a tapped Fish

Gifted Merchant | {1}{U} | Creature — Wizard | 1/1
Gift a Treasure

Gifted Cook | {1}{U} | Creature — Wizard | 1/1
Gift a Food

Gifted Diver | {1}{U} | Creature — Wizard | 1/1
Gift an Octopus

Gifted Sage | {1}{U} | Creature — Wizard | 1/1
Gift an extra turn

Living Car | {3} | Artifact — Vehicle | 3/3
Living metal
"""
