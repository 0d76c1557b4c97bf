"""A copy of a game has all that the game has, and shares nothing with it that changes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.continuous import layers
from engine.state.characteristics import Characteristics
from engine.state.combat import Combat
from engine.state.continuous_effects import Effect
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.noted import Noted
from engine.state.objects import Announcement, GameObject, Player
from engine.state.outcome import Chosen, Outcome
from engine.state.paid import Paid
from engine.state.turn import Turn
from engine.state.zones import Zone

CHANGING = (list, dict, set, GameObject, Announcement, Noted, Player, Effect, Combat, Turn)

BEGUN_ANEW = {"base_values", "caches", "derived_cache", "before_batch", "tracking", "in_layers", "counting_out"}
"""What is only worked out from the rest, so that a copy begins without it."""


def a_game() -> Game:
    game = Game(COMPILED, layers)
    game.add_player("A")
    game.add_player("B")
    an_object(game)
    return game


def an_object(game: Game) -> GameObject:
    made = game.make(Characteristics("Bear"), PlayerId(0), Zone.BATTLEFIELD)
    made.announced = Announcement([[TargetId.of_player(PlayerId(1))]], (1,), 3, {made.target: 2})
    made.announced.paid.add("kicker", 1)
    made.counters, made.counter_times, made.chosen = {"+1/+1": 1}, {"+1/+1": 2}, {"color": "red"}
    return made


def an_effect() -> Effect:
    return Effect(ObjectId(1), PlayerId(0), 7, (), (TargetId.of_object(ObjectId(1)),), None, None, 2, None, 1)


def a_combat() -> Combat:
    one, other = ObjectId(1), ObjectId(2)
    return Combat({one: TargetId.of_player(PlayerId(1))}, {other: [one]}, {one}, {one}, {one}, bands=[{one}])


def names(record: Any) -> Iterable[str]:
    if isinstance(record, GameObject):
        return GameObject.__slots__
    return vars(record) if isinstance(record, Game) else [field.name for field in fields(record)]


RECORDS = [
    a_game(),
    an_object(a_game()),
    Announcement([[]]),
    Paid(),
    Outcome(),
    Chosen(),
    Player(PlayerId(1), "B"),
    an_effect(),
    a_combat(),
    Turn(),
]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: type(record).__name__)
def test_a_copy_has_every_field_and_shares_none_that_changes(record: Any) -> None:
    for name in names(record):
        if is_dataclass(record) and not isinstance(getattr(record, name), CHANGING):
            setattr(record, name, f"its own {name}")  # no field may be as it is by default
    copy = record.copy()
    for name in names(record):
        here, there = getattr(record, name), getattr(copy, name)
        if isinstance(record, Game) and name in BEGUN_ANEW:
            continue
        assert not (isinstance(here, CHANGING) and here is there), name
        assert type(here) is type(there), name
        if isinstance(here, list | dict | set):
            assert list(map(repr, here)) == list(map(repr, there)), name
        elif isinstance(here, str | int | tuple | frozenset | None):
            assert here == there, name


def test_what_stands_in_a_copied_game_is_copied_too() -> None:
    game = a_game()
    game.effects.append(an_effect())
    copy = game.copy()
    pairs = [
        *zip(game.objects.values(), copy.objects.values(), strict=True),
        *zip(game.players, copy.players, strict=True),
    ]
    pairs += zip(game.effects, copy.effects, strict=True)
    for mine, theirs in pairs:
        assert mine is not theirs
    copy.players[0].counters["poison"] = 1
    copy.objects[ObjectId(1)].announced.targets[0].clear()
    copy.objects[ObjectId(1)].announced.paid.add("kicker", 1)
    copy.objects[ObjectId(1)].announced.outcome.life_lost += 1
    assert not game.players[0].counters
    assert game.objects[ObjectId(1)].announced.paid.often("kicker") == 1
    assert not game.objects[ObjectId(1)].announced.outcome
    assert game.objects[ObjectId(1)].announced.targets == [[TargetId.of_player(PlayerId(1))]]


def test_what_one_part_of_a_text_notes_the_others_know() -> None:
    text = Frame(ObjectId(1), PlayerId(0))
    part = replace(text, controller=PlayerId(1))
    part.outcome.life_lost += 2
    part.paid.note(0, [ObjectId(7)], "Sacrifice")
    assert text.outcome.life_lost == 2
    assert text.paid.objects == (ObjectId(7),)
    assert text.paid.by_verb["Sacrifice"] == (ObjectId(7),)


def test_what_goes_on_by_itself_keeps_what_it_notes() -> None:
    text = Frame(ObjectId(1), PlayerId(0))
    text.chosen.color = "G"
    later = text.apart(prevented=3)
    later.chosen.color, later.outcome.life_lost = "R", 1
    assert (text.chosen.color, text.outcome.life_lost, text.known.prevented) == ("G", 0, 0)
    assert (later.chosen.color, later.known.prevented) == ("R", 3)


def test_what_is_cast_by_a_keyword_is_paid_for_once() -> None:
    paid = Paid()
    assert not paid
    assert not paid.often("")
    paid.keyword = "warp"
    paid.add("kicker", 2)
    assert (paid.often("warp"), paid.often("kicker"), paid.often("escape")) == (1, 2, 0)
