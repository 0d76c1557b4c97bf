# ruff: noqa: E501
"""Cards of bands, and of what happens to combat and to turns."""

CARDS = """
Benalish Hero | {W} | Creature — Human Soldier | 1/1
Banding

Mesa Pegasus | {1}{W} | Creature — Pegasus | 1/1
Flying; banding

Noble Elephant | {3}{W} | Creature — Elephant | 2/2
Trample; banding

Helm of Chatzuk | {1} | Artifact |
{1}, {T}: Target creature gains banding until end of turn.

Cathedral of Serra |  | Land |
White legendary creatures you control have "bands with other legendary creatures."

Tolaria |  | Legendary Land |
{T}: Add {U}.
{T}: Target creature loses banding and all "bands with other" abilities until end of turn. Activate only during any upkeep step.

Icatian Skirmishers | {3}{W} | Creature — Human Soldier | 1/1
First strike; banding
Whenever Icatian Skirmishers attacks, all creatures banded with it gain first strike until end of turn.

Brimaz, King of Oreskos | {1}{W}{W} | Legendary Creature — Cat Soldier | 3/4
Vigilance
Whenever Brimaz attacks, create a 1/1 white Cat Soldier creature token with vigilance that's attacking.
Whenever Brimaz blocks a creature, create a 1/1 white Cat Soldier creature token with vigilance that's blocking that creature.

Aetherplasm | {2}{U}{U} | Creature — Illusion | 1/1
Whenever Aetherplasm blocks a creature, you may return Aetherplasm to its owner's hand. If you do, you may put a creature card from your hand onto the battlefield blocking that creature.

Flash Foliage | {2}{G} | Instant |
Cast this spell only during combat after blockers are declared.
Create a 1/1 green Saproling creature token that's blocking target creature attacking you.
Draw a card.

Misleading Signpost | {2}{U} | Artifact |
Flash
When Misleading Signpost enters during the declare attackers step, you may reselect which player or permanent target attacking creature is attacking.
{T}: Add {U}.

Portal Mage | {2}{U} | Creature — Human Wizard | 2/2
Flash
When Portal Mage enters during the declare attackers step, you may reselect which player or planeswalker target attacking creature is attacking.

Obeka, Splitter of Seconds | {1}{U}{B}{R} | Legendary Creature — Ogre Warlock | 2/5
Menace
Whenever Obeka deals combat damage to a player, you get that many additional upkeep steps after this phase.

Sphinx of the Second Sun | {6}{U}{U} | Creature — Sphinx | 6/6
Flying
At the beginning of your postcombat main phase, there is an additional beginning phase after this phase.

Paradox Haze | {2}{U} | Enchantment — Aura |
Enchant player
At the beginning of enchanted player's first upkeep each turn, that player gets an additional upkeep step after this step.

Y'shtola Rhul | {4}{U}{U} | Legendary Creature — Cat Druid | 3/5
At the beginning of your end step, exile target creature you control, then return it to the battlefield under its owner's control. Then if it's the first end step of the turn, there is an additional end step after this step.

Reset | {U}{U} | Instant |
Cast this spell only during an opponent's turn after their upkeep step.
Untap all lands you control.

Curtain of Light | {1}{W} | Instant |
Cast this spell only during combat after blockers are declared.
Target unblocked attacking creature becomes blocked.
Draw a card.

Fog Patch | {1}{G} | Instant |
Cast this spell only during the declare blockers step.
Attacking creatures become blocked.

Battle-Scarred Goblin | {1}{R} | Creature — Goblin Warrior | 2/2
Whenever this creature becomes blocked, it deals 1 damage to each creature blocking it.

Abu Ja'far | {W} | Creature — Human | 0/1
When this creature dies, destroy all creatures blocking or blocked by it. They can't be regenerated.

Watcher of Duties | {3}{U}{R} | Legendary Creature — Dragon | 3/3
Whenever a creature deals combat damage to one of your opponents, if that creature had to attack this combat, you put a +1/+1 counter on Watcher of Duties and you draw a card.

Labyrinth Raptor | {B}{R} | Creature — Nightmare Dinosaur | 2/2
Menace
Whenever a creature you control with menace becomes blocked, defending player sacrifices a creature blocking it.
{B}{R}: Creatures you control with menace get +1/+0 until end of turn.
"""
