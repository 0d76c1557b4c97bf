"""Choosing by a description among cards of which nobody has named some, in a hand or looked at in a library: any card
that fits may be among them, and is chosen by its name (CR 608.2d)."""

from __future__ import annotations

from collections.abc import Callable

from cards.model import Card
from engine.abilities.nouns import noun_groups as n
from engine.abilities.nouns.zones import InZone
from engine.events import CardNamed
from engine.rules.evaluate.described_objects import each_in_full, zones_of
from engine.rules.evaluate.evaluation import test_of
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.pipeline import commit
from engine.rules.pipeline.becoming_known import BY_NAME, named
from engine.state.choices import Choice, Gen, Illegal, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.hypothetical import with_cards_in
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.objects import GameObject
from engine.state.unknown_cards import DOES_NOT_MATTER, is_unknown
from engine.state.zones import Zone


def might_fit(game: Game, group: n.Group, frame: Frame) -> list[GameObject]:
    """The unknown cards in hands that a description may be true of: it says where they are, and more than that."""
    if zones_of(group) != (Zone.HAND,) or not states_quality(group):
        return []
    there = [test_of(q) for part in _parts(group)[-1:] for q in part.qualifiers if isinstance(q, InZone)]
    unknown = (it for player in game.living() for it in unnamed(game, player.number))
    return [it for it in unknown if all(test(game, it, it.base, frame) for test in there)]


def unnamed(game: Game, player: PlayerId) -> list[GameObject]:
    """The cards in a player's hand that nobody has named, and of which nobody has said that they don't matter."""
    return [it for it in game.in_zone(Zone.HAND, player) if is_unnamed(it)]


def is_unnamed(it: GameObject) -> bool:
    """Whether nobody has named a card, nor said of it that it doesn't matter."""
    return is_unknown(it) and DOES_NOT_MATTER not in it.chosen


def states_quality(group: n.Group) -> bool:
    """Whether a description asks for more than a card somewhere."""
    return any(
        part.adjectives or type(part.head) is not n.Thing or any(not isinstance(q, InZone) for q in part.qualifiers)
        for part in _parts(group)
    )


def _parts(group: n.Group) -> tuple[n.Described, ...]:
    if isinstance(group, n.EitherGroup):
        return each_in_full(group)
    return (group,) if isinstance(group, n.Described) else ()


Fits = Callable[[GameObject], bool]
"""Whether a card is one of those that may be chosen."""


def choose_or_name(
    game: Game,
    player: PlayerId,
    can: list[ObjectId],
    unknown: list[GameObject],
    fits: Fits,
    least: int,
    most: int | None,
    prompt: str,
    rule: str,
    frame: Frame,
    check: Callable[[list[ObjectId]], None] | None = None,
) -> Gen[list[ObjectId]]:
    """A player chooses among cards that fit, and says of unknown cards which they are, as long as those fit. Nobody is
    bound to say that of any, but to pay a cost with (118.3)."""
    known = [i for i in can if not any(it.id == i for it in unknown)]
    most = len(known) + len(unknown) if most is None else min(most, len(known) + len(unknown))
    least = min(least, most, len(known) if unknown and not frame.paying else most)
    if not unknown or not most:
        return (yield from choose_objects(game, player, can, least, most, prompt, rule, frame, check))
    owner, zone = unknown[0].owner, unknown[0].zone

    def could_be(card: Card) -> bool:
        with with_cards_in(game, zone, owner, [card]) as (it,):
            return fits(game.objects[it])

    def goes_together(answer: list[TargetId | str]) -> None:
        names = [game.card_named(one.removeprefix(BY_NAME)) for one in answer if isinstance(one, str)]
        if len(names) > len(unknown):
            need = Message("from-to", {"least": 0, "most": len(unknown)})
            raise Illegal(Message("wrong-number-chosen", {"found": len(names), "need": need}), rule)
        with with_cards_in(game, zone, owner, [card for card in names if card is not None]) as ids:
            if check is not None:
                check(objects_in(one for one in answer if isinstance(one, TargetId)) + ids)

    answer = yield Choice(
        player,
        "objects",
        Message(prompt, {"count": most, "source": TargetId.of_object(frame.source)}),
        rule,
        [Option.of(TargetId.of_object(i)) for i in known if i not in frame.taken],
        least,
        most,
        check=goes_together,
        by_name=lambda name: named(game, name, could_be, rule),
    )
    rest = iter(unknown)
    chosen: list[ObjectId] = []
    for one in answer:
        if isinstance(one, TargetId):
            chosen.append(one.object_id)
            continue
        it = next(rest)
        commit(game, [CardNamed(it.id, one.removeprefix(BY_NAME))], rule)
        chosen.append(it.id)
    return chosen
