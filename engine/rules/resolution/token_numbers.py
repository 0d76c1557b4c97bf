"""More tokens than would be created (CR 614.1a, 614.16, 111)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from engine.abilities.replacement import counter_and_token_numbers as m
from engine.events import Event, MadeToken
from engine.rules.continuous.statements import looked_up
from engine.rules.permanents.described_tokens import describe
from engine.rules.permanents.predefined_tokens import predefined
from engine.rules.pipeline.applying_replacement_effects import Alteration, Replacement, replaces
from engine.rules.replacement.replacement_effects import made
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.limits import tokens_at_once
from engine.state.objects import Kind
from engine.state.zones import Zone

MORE_TOKENS = looked_up(m.MoreTokens)
OTHER_TOKENS_TOO = looked_up(m.OtherTokensToo)
ONE_OF_EACH = looked_up(m.OneOfEach)

ANYBODY = {m.TokenWording.ANYBODY, m.TokenWording.EFFECT_ANYBODY}

BY_RULES = ("614.1a", "614.16")


@replaces(MadeToken, by="614.16")
def _more_tokens(game: Game, event: Event) -> Iterable[Replacement]:
    """ "twice that many of those tokens are created instead" """
    assert isinstance(event, MadeToken)
    for node, standing in MORE_TOKENS.said(game):
        if node.wording in ANYBODY or event.player == standing.frame.controller:
            only = "Creature" if node.wording is m.TokenWording.THREE_CREATURES else None
            times = 3 if only else 2
            if _of_type(game, event, only):
                way = Alteration.MULTIPLIES if only else Alteration.MULTIPLIES_ALL
                yield made(standing, "more-tokens", _times(times, only), BY_RULES, alteration=way)
    for other, standing in OTHER_TOKENS_TOO.said(game):
        only = other.type.value.capitalize() if other.type is not None else None  # a card type or an artifact type
        if event.player == standing.frame.controller and _of_type(game, event, only):
            as_many = only is None and other.number is m.HowManyMore.THAT_MANY
            besides = Alteration.AS_MANY_BESIDES if as_many else None
            yield made(standing, "more-tokens", _too(other, only, standing.frame), BY_RULES, alteration=besides)


@replaces(MadeToken, by="614.16")
def _one_of_each(game: Game, event: Event) -> Iterable[Replacement]:
    """ "instead create one of each" """
    assert isinstance(event, MadeToken)
    for node, standing in ONE_OF_EACH.said(game):
        kinds = {kind.value for kind in node.kinds}
        if event.player == standing.frame.controller and _some_of(game, event, kinds):
            yield made(standing, "more-tokens", _each(node, kinds), BY_RULES, alteration=Alteration.MULTIPLIES)


def _some_of(game: Game, event: MadeToken, kinds: set[str]) -> list[ObjectId]:
    return [i for i in event.objects if not kinds.isdisjoint(game.objects[i].base.subtypes)]


def _each(node: m.OneOfEach, kinds: set[str]) -> Callable[[Game, Event], list[Event]]:
    """For each token of one of the kinds one of each, the token itself being one of them."""

    def change(game: Game, event: Event) -> list[Event]:
        assert isinstance(event, MadeToken)
        player = event.player
        tokens_at_once(len(event.objects) * len(node.kinds))
        more = [
            game.make(predefined(kind), player, Zone.NOWHERE, kind=Kind.TOKEN, controller=player).id
            for object_id in _some_of(game, event, kinds)
            for kind in node.kinds
            if kind.value not in game.objects[object_id].base.subtypes
        ]
        return [replace(event, objects=(*event.objects, *more))]

    return change


def _of_type(game: Game, event: MadeToken, only: str | None) -> list[ObjectId]:
    """The tokens that would be created and have the type; all of them where none is asked for."""
    return [
        i
        for i in event.objects
        if only is None or only in (*game.objects[i].base.types, *game.objects[i].base.subtypes)
    ]


def _times(times: int, only: str | None) -> Callable[[Game, Event], list[Event]]:
    def change(game: Game, event: Event) -> list[Event]:
        assert isinstance(event, MadeToken)
        more = []
        multiplied = _of_type(game, event, only)
        tokens_at_once(len(event.objects) + len(multiplied) * (times - 1))
        for object_id in multiplied * (times - 1):
            it = game.objects[object_id]
            same = game.make(it.base, it.owner, Zone.NOWHERE, card=it.card, kind=it.kind, controller=it.controller)
            more.append(same.id)
        return [replace(event, objects=(*event.objects, *more))]

    return change


def _too(node: m.OtherTokensToo, only: str | None, frame: Frame) -> Callable[[Game, Event], list[Event]]:
    def change(game: Game, event: Event) -> list[Event]:
        assert isinstance(event, MadeToken)
        count = len(_of_type(game, event, only)) if node.number is m.HowManyMore.THAT_MANY else 1
        tokens_at_once(len(event.objects) + count)
        player = event.player
        values = describe(game, node.token, frame)
        more = [game.make(values, player, Zone.NOWHERE, kind=Kind.TOKEN, controller=player).id for _ in range(count)]
        return [replace(event, objects=(*event.objects, *more))]

    return change
