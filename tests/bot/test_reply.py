"""Small values that replies are made of: what stands beside a step, how a place is called, how a choice is listed."""

from __future__ import annotations

import pytest

from bot.desk import Place, Shape
from bot.desk.context import Context
from bot.desk.reply import BoardRef, Citation, StepView


def rules(*decides: bool) -> tuple[Citation, ...]:
    return tuple(Citation(str(n), decides=one) for n, one in enumerate(decides))


@pytest.mark.parametrize(
    ("decides", "beside"),
    [
        ((True, True), ["0", "1"]),
        ((False, True, True, True, True), ["1", "2", "3"]),
        ((False, False), ["0"]),
        ((), []),
    ],
)
def test_three_rules_that_decide_stand_beside_a_step_else_one(decides: tuple[bool, ...], beside: list[str]) -> None:
    assert [rule.id for rule in StepView(1, "It is so.", rules=rules(*decides)).beside] == beside


@pytest.mark.parametrize(
    ("count", "one", "shape"),
    [
        (1, True, Shape.BUTTONS),
        (5, True, Shape.BUTTONS),
        (6, True, Shape.SELECT),
        (5, False, Shape.SELECT),
        (25, True, Shape.SELECT),
        (26, True, Shape.PAGES),
        (26, False, Shape.PAGES),
    ],
)
def test_a_choice_is_listed_as_it_fits(count: int, one: bool, shape: Shape) -> None:
    assert Shape.listed(count, one=one) is shape


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("Alice", "Alice"),
        ("  Al  ice ", "Al ice"),
        ("<@5> *Alice*", "5 Alice"),
        ("O'Brien-St. Ann", "O'Brien-St. Ann"),
        ("x" * 41, "x" * 40),
        ("x" * 39 + " y", "x" * 39),
        ("🙂", ""),
        ("", ""),
    ],
)
def test_a_player_is_called_by_a_name_without_marks(name: str, called: str) -> None:
    assert Place("channel", "1", name=name).called == called


def test_direct_messages_have_one_board_each() -> None:
    place = Place.direct("7", "fr", "Zoé", "99")
    assert (place.channel, place.user, place.locale, place.name, place.request) == ("dm:7", "7", "fr", "Zoé", "99")


def test_a_question_of_the_desk_is_of_no_board() -> None:
    assert BoardRef.question(12).is_question
    assert not BoardRef(1, 12).is_question


def test_players_are_called_by_the_askers_name_and_in_their_language(desk: Context) -> None:
    assert desk.players(Place("channel", "1", name="Alice")) == ("Alice", "Opp")
    assert desk.players(Place("channel", "1")) == ("Player", "Opp")
    assert desk.players(Place("channel", "1", "fr")) == ("Joueur", "Adv")
    assert desk.language(Place("channel", "1", "fr-CA")) == "fr"
    assert desk.language(Place("channel", "1", "xx")) == "en"


def test_what_finds_rules_is_made_once_for_an_edition(desk: Context) -> None:
    assert desk.rule_finder() is desk.rule_finder()
