"""Waterbending (CR 601.2b, 701.67)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.abilities.ability import Activated
from engine.abilities.base import CostPart
from engine.abilities.costs.additional_costs import MayPayMore
from engine.abilities.costs.costs_of_spells import AdditionalCost
from engine.abilities.keyword_actions.waterbend import Waterbend
from engine.events import KeywordAction, Tapped
from engine.rules.casting import activating, announcing, casting
from engine.rules.costs import CAN_PAY, PAY
from engine.rules.keywords.convoke_improvise_delve import PAID_WITH, UseThese, With, fewest
from engine.rules.mana.payment import check, payable
from engine.rules.mana.restrictions_on_spending import Purpose
from engine.rules.pipeline import commit
from engine.state.choices import (
    Choice,
    Gen,
    Message,
    Option,
)
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import (
    ObjectId,
    PlayerId,
    TargetId,
    objects_in,
)
from engine.state.mana_costs import ManaCost
from engine.state.mana_symbols import symbols
from engine.state.objects import Announcement, GameObject

WATERBEND = "waterbend"


PAID_WITH[WATERBEND] = With(
    "701.67a",
    lambda game, player, spell: (game.objects[i] for i in _benders(game, player)),
    lambda bender, spell: Tapped(bender),
)


def _benders(game: Game, player: PlayerId) -> Iterable[ObjectId]:
    """The untapped artifacts and creatures that a player controls (701.67a)."""
    for it in game.permanents():
        ch = game.characteristics(it)
        if not it.tapped and ch.controller == player and ch.types & {"Artifact", "Creature"}:
            yield it.id


def _generic(cost: Waterbend) -> int:
    return sum(int(symbol) for symbol in symbols(cost.mana.text))


@announcing.BY_CHOICES.by("701.67b")
def _must_waterbend(game: Game, spell: GameObject, made: Announcement) -> tuple[str, tuple[CostPart, ...]]:
    """A waterbend cost is part of the spell's total cost (701.67b)."""
    for ability in spell.shown.abilities.of(AdditionalCost):
        assert isinstance(ability, AdditionalCost)
        for cost in ability.costs:
            if isinstance(cost, Waterbend):
                return cost.mana.text, ()
    return "", ()


def _waterbent(
    game: Game, player: PlayerId, source: ObjectId, limit: int, total: ManaCost, purpose: Purpose
) -> Gen[tuple[CostPart, ...]]:
    """For each generic mana in the waterbend cost, and no more, something may be tapped (701.67a-b)."""
    able = list(_benders(game, player))
    most = min(limit, total.generic, len(able))
    if most <= 0:
        return ()

    def left(used: list[ObjectId]) -> tuple[ManaCost, Purpose]:
        rest = replace(total, generic=total.generic - len(used), colored=list(total.colored))
        return rest, replace(purpose, busy=frozenset(used))

    least = fewest(game, player, able, most, lambda used: payable(game, player, *left(used)))
    if least is None:
        check(game, player, *left(able[:most]))  # refused, with what would be left to pay
        return ()
    prompt = Message("choose-paid-with", {"source": TargetId.of_object(source), "keyword": WATERBEND})
    options = [Option.of(TargetId.of_object(i)) for i in able]
    answer = yield Choice(player, WATERBEND, prompt, "701.67a", options, least, most, least_by="601.2h")
    used = tuple(objects_in(answer))
    total.generic -= len(used)
    return (UseThese(WATERBEND, used),) if used else ()


@casting.INSTEAD_OF_MANA.by("701.67b")
def _for_a_spell(game: Game, player: PlayerId, spell: GameObject, total: ManaCost) -> Gen[tuple[CostPart, ...]]:
    made = spell.announced
    costs = [
        cost
        for ability in spell.shown.abilities.all
        for cost in (
            ability.costs
            if isinstance(ability, AdditionalCost)
            else (ability.cost,)
            if isinstance(ability, MayPayMore) and made is not None and made.paid.often(WATERBEND)
            else ()
        )
        if isinstance(cost, Waterbend)
    ]
    return (yield from _waterbent(game, player, spell.id, sum(map(_generic, costs)), total, Purpose(spell=spell.id)))


@activating.INSTEAD_OF_MANA.by("701.67b")
def _for_an_ability(game: Game, ability: Activated, frame: Frame, total: ManaCost) -> Gen[tuple[CostPart, ...]]:
    limit = sum(_generic(cost) for cost in ability.costs if isinstance(cost, Waterbend))
    purpose = Purpose(ability_of=frame.source, ability=ability)
    return (yield from _waterbent(game, frame.controller, frame.source, limit, total, purpose))


@CAN_PAY.register(Waterbend)
def _can_waterbend(game: Game, part: Waterbend, frame: Frame) -> None:
    """Its mana is part of the total cost, which is checked as a whole (701.67b)."""


@PAY.register(Waterbend)
def _has_waterbent(game: Game, part: Waterbend, frame: Frame) -> Gen[list[ObjectId]]:
    """However it was paid, the player has waterbent (701.67c)."""
    commit(game, [KeywordAction(frame.controller, WATERBEND, _generic(part))], "701.67c")
    return []
    yield
