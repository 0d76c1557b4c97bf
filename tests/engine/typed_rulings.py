# ruff: noqa: E501
"""Cards that official rulings were tried with, written like those of ``typed_forms``."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cards.model import Card, Face
from tests.engine.typed_forms import rows


def typed(face: Callable[[str, str, str, str, str], Face]) -> Iterable[Card]:
    """The cards of this shelf."""
    return rows(CARDS, face)


CARDS = """
Ephemerate | {W} | Instant |
Exile target creature you control, then return it to the battlefield under its owner's control.
Rebound

adventure:
Murderous Rider | {1}{B}{B} | Creature — Zombie Knight | 2/3
Lifelink
When Murderous Rider dies, put it on the bottom of its owner's library.
---
Swift End | {1}{B}{B} | Instant — Adventure |
Destroy target creature or planeswalker. You lose 2 life.

Frenzied Arynx | {2}{R}{G} | Creature — Cat Beast | 3/3
Riot
Trample
{4}{R}{G}: Frenzied Arynx gets +3/+0 until end of turn.

Rakdos Cackler | {B/R} | Creature — Devil | 1/1
Unleash

The One Ring | {4} | Legendary Artifact |
Indestructible
When The One Ring enters, if you cast it, you gain protection from everything until your next turn.
At the beginning of your upkeep, you lose 1 life for each burden counter on The One Ring.
{T}: Put a burden counter on The One Ring, then draw a card for each burden counter on The One Ring.

Leyline of Punishment | {2}{R}{R} | Enchantment |
If Leyline of Punishment is in your opening hand, you may begin the game with it on the battlefield.
Players can't gain life.
Damage can't be prevented.

transform:
Arlinn Kord | {2}{R}{G} | Legendary Planeswalker — Arlinn | 3
+1: Until end of turn, up to one target creature gets +2/+2 and gains vigilance and haste.
0: Create a 2/2 green Wolf creature token. Transform Arlinn Kord.
---
Arlinn, Embraced by the Moon | [RG] | Legendary Planeswalker — Arlinn |
+1: Creatures you control get +1/+1 and gain trample until end of turn.
−1: Arlinn, Embraced by the Moon deals 3 damage to any target. Transform Arlinn, Embraced by the Moon.
−6: You get an emblem with "Creatures you control have haste and '{T}: This creature deals damage equal to its power to any target.'"

Death's Shadow | {B} | Creature — Avatar | 13/13
This creature gets -X/-X, where X is your life total.

Gideon Blackblade | {1}{W}{W} | Legendary Planeswalker — Gideon | 4
As long as it's your turn, Gideon Blackblade is a 4/4 Human Soldier creature with indestructible that's still a planeswalker.
Prevent all damage that would be dealt to Gideon Blackblade during your turn.
+1: Up to one other target creature you control gains your choice of vigilance, lifelink, or indestructible until end of turn.
−6: Exile target nonland permanent.

Esper Sentinel | {W} | Artifact Creature — Human Soldier | 1/1
Whenever an opponent casts their first noncreature spell each turn, draw a card unless that player pays {X}, where X is this creature's power.

Azorius Signet | {2} | Artifact |
{1}, {T}: Add {W}{U}.

Confiscate | {4}{U}{U} | Enchantment — Aura |
Enchant permanent
You control enchanted permanent.

Kemba, Kha Regent | {1}{W}{W} | Legendary Creature — Cat Cleric | 2/4
At the beginning of your upkeep, create a 2/2 white Cat creature token for each Equipment attached to Kemba.

Yuma, Proud Protector | {5}{R}{G}{W} | Legendary Creature — Human Ranger | 6/6
This spell costs {1} less to cast for each land card in your graveyard.
Whenever Yuma enters or attacks, you may sacrifice a land. If you do, draw a card.
Whenever a Desert card is put into your graveyard from anywhere, create a 4/2 green Plant Warrior creature token with reach.

Gadrak, the Crown-Scourge | {2}{R} | Legendary Creature — Dragon | 5/4
Flying
Gadrak can't attack unless you control four or more artifacts.
At the beginning of your end step, create a Treasure token for each nontoken creature that died this turn.

Erebos, Bleak-Hearted | {3}{B} | Legendary Enchantment Creature — God | 5/6
Indestructible
As long as your devotion to black is less than five, Erebos isn't a creature.
Whenever another creature you control dies, you may pay 2 life. If you do, draw a card.
{1}{B}, Sacrifice another creature: Target creature gets -2/-1 until end of turn.

Emrakul, the Aeons Torn | {15} | Legendary Creature — Eldrazi | 15/15
This spell can't be countered.
When you cast this spell, take an extra turn after this one.
Flying, protection from spells that are one or more colors, annihilator 6
When Emrakul is put into a graveyard from anywhere, its owner shuffles their graveyard into their library.

Desert of the Indomitable |  | Land — Desert |
Desert of the Indomitable enters tapped.
{T}: Add {G}.
Cycling {1}{G}

Jokulhaups | {4}{R}{R} | Sorcery |
Destroy all artifacts, creatures, and lands. They can't be regenerated.

Trostani Discordant | {3}{G}{W} | Legendary Creature — Dryad | 1/4
Other creatures you control get +1/+1.
When Trostani enters, create two 1/1 white Soldier creature tokens with lifelink.
At the beginning of your end step, each player gains control of all creatures they own.

Riku of Two Reflections | {2}{G}{U}{R} | Legendary Creature — Human Wizard | 2/2
Whenever you cast an instant or sorcery spell, you may pay {U}{R}. If you do, copy that spell. You may choose new targets for the copy.
Whenever another nontoken creature you control enters, you may pay {G}{U}. If you do, create a token that's a copy of that creature.

Izoni, Center of the Web | {4}{B}{G} | Legendary Creature — Elf Detective | 5/4
Menace
Whenever Izoni enters or attacks, you may collect evidence 4. If you do, create two 2/1 black and green Spider creature tokens with menace and reach.
Sacrifice four tokens: Surveil 2, then draw two cards. You gain 2 life.

Endless Detour | {G}{W}{U} | Instant |
The owner of target spell, nonland permanent, or card in a graveyard puts it on the top or bottom of their library.

Mana Echoes | {2}{R}{R} | Enchantment |
Whenever a creature enters, you may add an amount of {C} equal to the number of creatures you control that share a creature type with it.

Stoneshock Giant | {3}{R}{R} | Creature — Giant | 5/4
{6}{R}{R}: Monstrosity 3.
When Stoneshock Giant becomes monstrous, creatures without flying your opponents control can't block this turn.

Marsh Casualties | {B}{B} | Sorcery |
Kicker {3}
Creatures target player controls get -1/-1 until end of turn. If this spell was kicked, those creatures get -2/-2 until end of turn instead.

Guul Draz Overseer | {4}{B}{B} | Creature — Vampire | 3/4
Flying
Landfall — Whenever a land enters under your control, other creatures you control get +1/+0 until end of turn. If that land is a Swamp, those creatures get +2/+0 until end of turn instead.

Pillar of Flame | {R} | Sorcery |
Pillar of Flame deals 2 damage to any target. If a creature dealt damage this way would die this turn, exile it instead.
"""
