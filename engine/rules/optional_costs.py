"""Costs that a player may pay as a spell is cast: kicker, multikicker, buyback (CR 118.8, 601.2b, 702.27, 702.33)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.abilities.ability import Keyword
from engine.abilities.base import CostPart
from engine.decisions import Choice, Gen, Illegal, Message, Option
from engine.game import Game
from engine.objects import Announcement, GameObject
from engine.rules.costs import of_keyword


@dataclass(frozen=True, slots=True)
class OptionalCost:
    """A cost that may be paid: its name, the mana, the other parts, how often at most, and its rule."""

    name: str
    mana: str
    parts: tuple[CostPart, ...]
    most: int | None
    rule: str


OFFERED: list[Callable[[Game, GameObject], Iterable[OptionalCost]]] = []
"""Functions that give the optional costs of a spell."""

BY_KEYWORD: dict[str, tuple[str, int | None, str]] = {
    "kicker": ("kicker", 1, "702.33a"),
    "multikicker": ("kicker", None, "702.33c"),
    "buyback": ("buyback", 1, "702.27a"),
}
"""For each such keyword the name that the cost is kept under, how often it may be paid, and its rule."""


@OFFERED.append
def _keywords(game: Game, spell: GameObject) -> Iterable[OptionalCost]:
    for ability in spell.base.abilities.all:
        if isinstance(ability, Keyword) and ability.name.word in BY_KEYWORD:
            name, most, rule = BY_KEYWORD[ability.name.word]
            yield OptionalCost(name, *of_keyword(ability), most, rule)


def offered(game: Game, spell: GameObject) -> list[OptionalCost]:
    """The optional costs of a spell."""
    return [cost for offer in OFFERED for cost in offer(game, spell)]


def announce(
    game: Game, player: int, spell: GameObject, made: Announcement, named: tuple[str, ...] | None
) -> Gen[tuple[str, tuple[CostPart, ...]]]:
    """Announce which of them will be paid, and how often; returns the mana and the other parts to pay (601.2b).

    ``named`` are those announced with the act; None asks. One that the spell does not have is illegal.
    """
    can = offered(game, spell)
    unknown = [n for n in named or () if all(cost.name != n for cost in can)]
    if unknown:
        raise Illegal(Message("no-such-cost", {"object": ("object", spell.id), "cost": unknown[0]}), "601.2b")
    mana = ""
    parts: tuple[CostPart, ...] = ()
    for cost in can:
        times = named.count(cost.name) if named is not None else (yield from _ask(player, spell, cost))
        if cost.most is not None and times > cost.most:
            raise Illegal(Message("cost-only-once", {"object": ("object", spell.id), "cost": cost.name}), cost.rule)
        if times:
            made.paid[cost.name] = made.paid.get(cost.name, 0) + times
            mana += cost.mana * times
            parts = (*parts, *cost.parts * times)
    return mana, parts


def _ask(player: int, spell: GameObject, cost: OptionalCost) -> Gen[int]:
    prompt = Message("pay-optional-cost", {"source": ("object", spell.id), "cost": cost.name, "mana": cost.mana})
    if cost.most is None:
        answer = yield Choice(player, "times", prompt, cost.rule, (), 0, None, form="number")
        return int(answer)
    options = [Option("yes", Message("yes"), kind="cost"), Option("no", Message("no"), kind="cost")]
    answer = yield Choice(player, "may", prompt, cost.rule, options)
    return 1 if answer == ["yes"] else 0
