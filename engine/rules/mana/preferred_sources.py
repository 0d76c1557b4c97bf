"""Which mana abilities a player would rather leave alone as they pay, where they have not said which (CR 601.2g).

The rules leave it to the player. A player who does not say otherwise taps first what is of the least other use, in this
order: lands and artifacts that do nothing but make mana, of these such as make mana that is only for this (106.6), then
what no card in hand needs and as few kinds of mana as possible; what has other activated abilities; creatures; what
costs life; what is sacrificed; and what the spell or ability itself is about.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.rules.mana.production import activated_of, is_mana_ability
from engine.rules.mana.restrictions_on_spending import Purpose
from engine.rules.mana.sources import Source, sources
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.mana_costs import ManaCost
from engine.state.zones import Zone

Reluctance = Callable[[Source], int]
"""How much a player would rather not use a source. Sums of it compare as the gravest of what is in them does."""

OTHER_USE = 24
"""The lowest bit of what tells whether a source is of other use; below it there is only which mana it makes."""

_OTHER_ABILITIES, _CREATURE, _HURTS, _USED_UP, _SPOKEN_OF = (1 << bits for bits in range(OTHER_USE, 64, 8))


def reluctance(game: Game, player: PlayerId, purpose: Purpose) -> Reluctance:
    """How much the player would rather not use each source for this purpose."""
    needed = needed_in_hand(game, player, purpose)
    kinds: dict[ObjectId, set[str]] = {}
    for one in sources(game, player):
        kinds.setdefault(one.object, set()).update(one.colors, one.also)

    def of(source: Source) -> int:
        if source.riders:  # what it makes can't be spent on everything, and may do something for what it is spent on
            return of_other_use(game, source, purpose)
        letters = kinds.get(source.object, set())
        least = min(max((needed[letter] for letter in letters), default=0), 15)
        mana = least << 10 | len(letters) << 6 | min(source.amount * source.times, 15)
        return mana + of_other_use(game, source, purpose)

    return of


def of_other_use(game: Game, source: Source, purpose: Purpose) -> int:
    """For what else a player may want a source: the part of the reluctance that is not about mana."""
    it = game.objects[source.object]
    ch = game.characteristics(it)
    others = any(not is_mana_ability(ability) for ability in activated_of(it, ch))
    return (
        others * _OTHER_ABILITIES
        + ("Creature" in ch.types) * _CREATURE
        + source.hurts * _HURTS
        + source.used_up * _USED_UP
        + (source.object in purpose.spoken_of) * _SPOKEN_OF
    )


def needed_in_hand(game: Game, player: PlayerId, purpose: Purpose) -> dict[str, int]:
    """In the costs of how many other cards in the player's hand there is a symbol of each type of mana."""
    needed = dict.fromkeys("WUBRGC", 0)
    for it in game.in_zone(Zone.HAND, player):
        if it.id != purpose.spell:
            cost = ManaCost.of(game.characteristics(it).mana_cost or "")
            for letter in {letter for symbol in cost.colored for letter in symbol if letter in needed}:
                needed[letter] += 1
    return needed


def matters(other_use: int) -> bool:
    """Whether it may matter to a player which of two sources of this reluctance is used: what costs life costs as much
    in both."""
    return bool(other_use // _OTHER_ABILITIES % 256 + other_use // _CREATURE % 256 + other_use // _USED_UP % 256)


def same_use(game: Game, one: ObjectId, other: ObjectId) -> bool:
    """Whether two permanents are of the same use, whatever they are called."""
    first, second = game.characteristics(one), game.characteristics(other)
    return (
        (first.power, first.toughness, first.types, first.subtypes, first.colors, first.abilities.all)
        == (second.power, second.toughness, second.types, second.subtypes, second.colors, second.abilities.all)
        and game.objects[one].counters == game.objects[other].counters
        and game.combat.attackers.get(one) == game.combat.attackers.get(other)
    )
