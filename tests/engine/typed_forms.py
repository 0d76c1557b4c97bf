# ruff: noqa: E501
"""Cards of unusual forms (709-722) and of the card types (200s, 300s) for rules tests, typed as facts.

Written like those of ``typed_cards``; a card with several faces begins with its layout and a colon, and a line of
hyphens stands between its faces. A color indicator stands in brackets in the place of a mana cost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from cards.model import Card, Face


def typed(face: Callable[[str, str, str, str, str], Face]) -> Iterable[Card]:
    """The cards of this shelf."""
    return rows(CARDS, face)


def rows(cards: str, face: Callable[[str, str, str, str, str], Face]) -> Iterable[Card]:
    """The cards of such a text."""
    for row in cards.strip().split("\n\n"):
        layout, colon, rest = row.partition(":\n")
        if not colon:
            layout, rest = "normal", row
        faces = tuple(_face(face, part) for part in rest.split("\n---\n"))
        yield Card(" // ".join(f.name for f in faces), faces, layout=layout, source="tests")


def _face(face: Callable[[str, str, str, str, str], Face], row: str) -> Face:
    head, *text = row.split("\n")
    name, cost, type_line, numbers = (part.strip() for part in head.split("|"))
    indicator = cost.strip("[]") if cost.startswith("[") else ""
    made = face(name, "" if indicator else cost, type_line, "\n".join(text), numbers)
    return replace(made, colors=indicator, color_indicator=indicator) if indicator else made


CARDS = """
leveler:
Student of Warfare | {W} | Creature — Human Knight | 1/1
Level up {W}
LEVEL 2-6
3/3
First strike
LEVEL 7+
4/4
Double strike

leveler:
Joraga Treespeaker | {G} | Creature — Elf Druid | 1/1
Level up {1}{G}
LEVEL 1-4
1/2
{T}: Add {G}{G}.
LEVEL 5+
1/4
Elves you control have "{T}: Add {G}{G}."

class:
Wizard Class | {U} | Enchantment — Class |
You have no maximum hand size.
{2}{U}: Level 2
When this Class becomes level 2, draw two cards.
{4}{U}: Level 3
Whenever you draw a card, put a +1/+1 counter on target creature you control.

class:
Rogue's Order | {B} | Enchantment — Class |
Creatures you control have menace.
{1}{B}: Level 2
Creatures you control get +1/+1.
{2}{B}: Level 3
Creatures you control have flying.

Mox Jet | {0} | Artifact |
{T}: Add {B}.

Mox Pearl | {0} | Artifact |
{T}: Add {W}.

Mox Ruby | {0} | Artifact |
{T}: Add {R}.

case:
Case of the Filched Falcon | {U} | Enchantment — Case |
When this Case enters, investigate.
To solve — You control three or more artifacts.
Solved — {2}{U}, Sacrifice this Case: Put four +1/+1 counters on target noncreature artifact. It becomes a 0/0 Bird creature with flying in addition to its other types.

case:
Case of the Gateway Express | {1}{W} | Enchantment — Case |
When this Case enters, choose target creature you don't control. Each creature you control deals 1 damage to that creature.
To solve — Three or more creatures attacked this turn.
Solved — Creatures you control get +1/+0.

case:
Case of the Crimson Pulse | {2}{R} | Enchantment — Case |
When this Case enters, discard a card, then draw two cards.
To solve — You have no cards in hand.
Solved — At the beginning of your upkeep, discard your hand, then draw two cards.

Wurmwall Sweeper | {2} | Artifact — Spacecraft | 2/2
When this Spacecraft enters, surveil 2.
Station
4+ | Flying

Lumen-Class Frigate | {1}{W} | Artifact — Spacecraft | 3/5
Station
2+ | Other creatures you control get +1/+1.
12+ | Flying, lifelink

Evendo, Waking Haven | | Land — Planet |
This land enters tapped.
{T}: Add {G}.
Station
12+ | {G}, {T}: Add {G} for each creature you control.

split:
Fire | {1}{R} | Instant |
Fire deals 2 damage divided as you choose among one or two targets.
---
Ice | {1}{U} | Instant |
Tap target permanent.
Draw a card.

split:
Wear | {1}{R} | Instant |
Destroy target artifact.
Fuse
---
Tear | {W} | Instant |
Destroy target enchantment.
Fuse

split:
Dusk | {2}{W}{W} | Sorcery |
Destroy all creatures with power 3 or greater.
---
Dawn | {3}{W}{W} | Sorcery |
Aftermath
Return all creature cards with power 2 or less from your graveyard to your hand.

split:
Grand Entryway | {1}{W} | Enchantment — Room |
When you unlock this door, create a 1/1 white Glimmer enchantment creature token.
---
Elegant Rotunda | {2}{W} | Enchantment — Room |
When you unlock this door, put a +1/+1 counter on each of up to two target creatures.

split:
Central Elevator | {3}{U} | Enchantment — Room |
When you unlock this door, search your library for a Room card that doesn't have the same name as a Room you control, reveal it, put it into your hand, then shuffle.
---
Promising Stairs | {2}{U} | Enchantment — Room |
At the beginning of your upkeep, surveil 1. You win the game if there are eight or more different names among unlocked doors of Rooms you control.

split:
Unholy Annex | {2}{B} | Enchantment — Room |
At the beginning of your end step, draw a card.
---
Ritual Chamber | {3}{B}{B} | Enchantment — Room |
When you unlock this door, create a 6/6 black Demon creature token with flying.

Keys to the House | {1} | Artifact |
{1}, {T}, Sacrifice Keys to the House: Search your library for a basic land card, reveal it, put it into your hand, then shuffle.
{3}, {T}, Sacrifice Keys to the House: Lock or unlock a door of target Room you control.

Rampaging Soulrager | {2}{R} | Creature — Spirit | 1/4
Rampaging Soulrager gets +3/+0 as long as there are two or more unlocked doors among Rooms you control.

flip:
Akki Lavarunner | {3}{R} | Creature — Goblin Warrior | 1/1
Haste
Whenever Akki Lavarunner deals damage to an opponent, flip it.
---
Tok-Tok, Volcano Born | | Legendary Creature — Goblin Shaman | 2/2
Protection from red

flip:
Orochi Eggwatcher | {2}{G} | Creature — Snake Shaman | 1/1
{2}{G}, {T}: Create a 1/1 green Snake creature token. If you control ten or more creatures, flip Orochi Eggwatcher.
---
Shidako, Broodmistress | | Legendary Creature — Snake Shaman | 3/3
{G}, Sacrifice a creature: Target creature gets +3/+3 until end of turn.

prototype:
Blitz Automaton | {7} | Artifact Creature — Construct | 6/4
Prototype {2}{R} — 3/2
Haste

prototype:
Combat Thresher | {7} | Artifact Creature — Construct | 3/3
Prototype {2}{W} — 1/1
Double strike
When Combat Thresher enters, draw a card.

prepare:
Encouraging Aviator | {2}{W} | Creature — Bird Wizard | 2/3
Flying
Whenever this creature attacks, it becomes prepared.
---
Jump | {U} | Instant |
Target creature gains flying until end of turn.

prepare:
Emeritus of Conflict | {1}{R} | Creature — Human Wizard | 2/2
This creature enters prepared.
---
Emeritus's Bolt | {R} | Instant |
Emeritus's Bolt deals 3 damage to any target.

Obzedat's Aid | {3}{W}{B} | Sorcery |
Return target permanent card from your graveyard to the battlefield.

Elvish Piper of Lands | {1}{G} | Creature — Elf | 1/1
{0}: You may put a permanent card from your hand onto the battlefield.

Skycoach Waypoint | | Land |
{T}: Add {C}.
{3}, {T}: Target creature becomes prepared.

adventure:
Bonecrusher Giant | {2}{R} | Creature — Giant | 4/3
Whenever Bonecrusher Giant becomes the target of a spell, Bonecrusher Giant deals 2 damage to that spell's controller.
---
Stomp | {1}{R} | Instant — Adventure |
Stomp deals 2 damage to any target.

omen:
Dirgur Island Dragon | {5}{U} | Creature — Dragon | 4/4
Flying
---
Skimming Strike | {1}{U} | Instant — Omen |
Tap up to one target creature. Draw a card.

transform:
Delver of Secrets | {U} | Creature — Human Wizard | 1/1
{U}: Transform Delver of Secrets.
---
Insectile Aberration | | Creature — Human Insect | 3/2
Flying
{U}: Transform Insectile Aberration.

transform:
Village Ironsmith | {1}{R} | Creature — Human Werewolf | 1/1
First strike
{R}: Transform Village Ironsmith.
---
Ironfang | | Creature — Werewolf | 3/1
First strike

transform:
Invasion of Valor's Reach | {2}{R}{W} | Battle — Siege | 5
When Invasion of Valor's Reach enters, up to two target creatures each get +2/+0 and gain vigilance and haste until end of turn.
---
Valor's Reach Victory | | Sorcery |
Create two 3/2 red and white Warrior creature tokens.

Moonmist Glow | {1}{G} | Instant |
Transform all permanents.

modal_dfc:
Birgi, God of Storytelling | {2}{R} | Legendary Creature — God | 3/3
Menace
---
Harnfel, Horn of Bounty | {4}{R} | Legendary Artifact |
Discard a card: Draw two cards.

modal_dfc:
Kazandu Mammoth | {1}{G}{G} | Creature — Elephant | 3/3
Landfall — Whenever a land you control enters, Kazandu Mammoth gets +2/+2 until end of turn.
---
Kazandu Valley | | Land |
Kazandu Valley enters tapped.
{T}: Add {G}.

modal_dfc:
Bala Ged Recovery | {2}{G} | Sorcery |
Return target card from your graveyard to your hand.
---
Bala Ged Sanctuary | | Land |
Bala Ged Sanctuary enters tapped.
{T}: Add {G}.

Ancestral Echo | [U] | Sorcery |
Draw three cards.

Crimson Kobolds | [R] | Creature — Kobold | 0/1

Ruinous Blast | {4}{W} | Legendary Sorcery |
Exile all nonlegendary creatures.

Gatstaf Stand | {2}{G} | Creature — Human | 2/2
Gatstaf Stand gets +1/+1 as long as you control another Gatstaf.

Kavu Titan | {1}{G} | Creature — Kavu | 2/2
Kicker {2}{G}
If Kavu Titan was kicked, it enters with three +1/+1 counters on it.

Lignified | {1}{G} | Kindred Enchantment — Treefolk Aura |
Enchant creature
Enchanted creature is a Treefolk with base power and toughness 0/4 and loses all abilities.

Terrain Shift | {2}{R} | Enchantment |
Nonbasic lands are Mountains.

Prismatic Vista Hall | {W} | Enchantment |
Each land is a Swamp in addition to its other land types.

Urborg Tomb | | Legendary Land |
Each land is a Swamp in addition to its other land types.

Darksteel Works | | Artifact Land |
Darksteel Works enters tapped.
{T}: Add {C}.

Tundra Isle | | Land — Plains Island |

Snowy Peak | | Basic Snow Land — Mountain |

Rimewind Check | {1}{U} | Sorcery |
You gain 1 life for each snow permanent you control.

Living Lands | {3}{G} | Enchantment |
All Forests are 1/1 creatures that are still lands.

Titania's Song | {3}{G} | Enchantment |
Noncreature artifacts lose all abilities and become artifact creatures with power and toughness each equal to their mana value.

Equipped Bear Trap | {1} | Artifact — Equipment |
Equipped creature gets +2/+2.
Equip {1}

Fortified Camp | {2} | Artifact — Fortification |
Fortified land is indestructible.
Fortify {3}

Goblin Tapper | {R} | Creature — Goblin | 1/1
{T}: Goblin Tapper deals 1 damage to any target.

Bloodline Sword | {1} | Artifact — Equipment |
Equipped creature has "{T}: This creature deals 1 damage to any target."
Equip {1}

Steal Shape | {2}{U}{U} | Sorcery |
Gain control of target creature.

Grave Raise | {1}{B} | Sorcery |
Return target card from your graveyard to the battlefield.

Curse of Thirst | {4}{B} | Enchantment — Aura Curse |
Enchant player
At the beginning of enchanted player's upkeep, Curse of Thirst deals 1 damage to that player.

Aura Return | {1}{W} | Sorcery |
Return target Aura card from your graveyard to the battlefield.

Aurified Equipment | {1} | Artifact — Equipment |
Equip {2}

Animate Artifact | {3}{U} | Enchantment — Aura |
Enchant artifact
As long as enchanted artifact isn't a creature, it's an artifact creature with power and toughness each equal to its mana value.

Song of the Forest | {2}{G} | Enchantment — Aura |
Enchant permanent
Enchanted permanent is a Forest land.

Jace's Pupil | {2}{U} | Legendary Planeswalker — Jace | 3
+1: Draw a card.
\u22122: Jace's Pupil deals 2 damage to any target.

Turn to Frogs | {1}{U} | Instant |
Until end of turn, target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1.

Two-Legged Walker | {3} | Artifact — Vehicle | 3/3
Crew 1

Vehicle Tuning | {R} | Instant |
Target artifact gets +1/+1 until end of turn.

Gideon Reborn | {2}{W} | Legendary Planeswalker — Gideon | 4
0: Until end of turn, Gideon Reborn becomes a 4/4 Human Soldier creature that's still a planeswalker.

Ray of Command Now | {U} | Instant |
Gain control of target creature until end of turn.

Opalescent Dawn | {3}{W} | Sorcery |
All enchantments become 1/1 creatures in addition to their other types until end of turn.

Squirrel Nest | {1}{G}{G} | Enchantment — Aura |
Enchant land
Enchanted land has "{T}: Create a 1/1 green Squirrel creature token."

Aura Mover | {1}{U} | Instant |
Attach target Aura to target creature.

Creature Ban | {2} | Enchantment |
Players can't cast creature spells.

Library Tracker | {2}{U} | Creature — Human | 1/3
Eerie — Whenever an enchantment you control enters and whenever you fully unlock a Room, draw a card.

Unreadiness | {U} | Instant |
Target creature becomes unprepared.

saga:
Three Blessed Tales | {1}{R} | Enchantment — Saga |
Read ahead
I — You gain 1 life.
II — You gain 2 life.
III — You gain 4 life.

saga:
Two Tales | {1}{R} | Enchantment — Saga |
I, II — You gain 3 life.

Spell Doubling | {U} | Instant |
Copy target creature spell you control.

Steel Garrison | {2} | Artifact — Fortification |
Fortified land has indestructible.
Fortify {3}

Land Wreck | {2}{R} | Sorcery |
Destroy target land.

Cover Up | {U} | Instant |
Turn target creature face down.

transform:
Baithook Angler | {1}{U} | Creature — Human Peasant | 2/1
Disturb {1}{U}
---
Hook-Haunt Drifter | [U] | Creature — Spirit | 1/2
Flying
If Hook-Haunt Drifter would be put into a graveyard from anywhere, exile it instead.

Equipment Loss | {W} | Enchantment |
Equipped creatures you control get +1/+1.

class:
Leader's Calling | {W} | Enchantment — Class |
Permanents you control with counters on them have hexproof.
{2}{W}: Level 2
Whenever a creature you control leaves the battlefield, if it had a counter on it, you gain 2 life.

Gift of Doom | {4}{B} | Enchantment — Aura |
Enchant creature
Enchanted creature has deathtouch and indestructible.
Morph—Sacrifice another creature.
As Gift of Doom is turned face up, you may attach it to a creature.

transform:
Civilized Scholar | {2}{U} | Creature — Human Advisor | 0/1
{T}: Draw a card, then discard a card. If a creature card is discarded this way, untap Civilized Scholar, then transform it.
---
Homicidal Brute | [R] | Creature — Human Mutant | 5/1
At the beginning of your end step, if Homicidal Brute didn't attack this turn, tap Homicidal Brute, then transform it.

adventure:
Kellan, the Fae-Blooded | {2}{R} | Legendary Creature — Human Faerie | 2/2
Double strike
Other creatures you control get +1/+0 for each Aura and Equipment attached to Kellan.
---
Birthright Boon | {1}{W} | Sorcery — Adventure |
Search your library for an Aura or Equipment card, reveal it, put it into your hand, then shuffle.

transform:
Profane Procession | {1}{W}{B} | Legendary Enchantment |
{3}{W}{B}: Exile target creature. Then if there are three or more cards exiled with Profane Procession, transform it.
---
Tomb of the Dusk Rose | | Legendary Land |
{T}: Add one mana of any color.
{2}{W}{B}, {T}: Put a creature card exiled with Tomb of the Dusk Rose onto the battlefield under your control.
"""
