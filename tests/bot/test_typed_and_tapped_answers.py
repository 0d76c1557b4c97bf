"""What a person taps or types for an open choice, as the answer that the engine takes."""

from __future__ import annotations

import pytest

import engine
from bot.desk.typed_and_tapped_answers import Answer, Asked, Given, in_words, pairs, read_answer
from bot.errors import BadValue

BEARS = engine.PendingOption("object:7", "Grizzly Bears", object="Grizzly Bears")
WOLF = engine.PendingOption("object:8", "Wolf", object="Wolf")
OPP = engine.PendingOption("player:1", "Opp", player="Opp")
YES = engine.PendingOption("yes", "Yes")
NO = engine.PendingOption("no", "No")


def asked(*options: engine.PendingOption, least: int = 1, most: int | None = 1, **more: object) -> Asked:
    pending = engine.Pending("Alice", "kind", "Choose.", options, least, most, "608.2d", **more)  # type: ignore[arg-type]
    return Asked(pending, options, options)


@pytest.mark.parametrize("given", ["object:8", "Wolf", "wolf", "wo", "2", 2, ["object:8"]])
def test_one_of_several_by_id_label_beginning_or_number(given: Given) -> None:
    assert read_answer(asked(BEARS, WOLF), given) == "Wolf"


def test_of_at_most_one_the_one_is_no_list_and_none_is_an_empty_one() -> None:
    assert read_answer(asked(BEARS, WOLF, least=0), ["object:7"]) == "Grizzly Bears"
    assert read_answer(asked(BEARS, WOLF, least=0), []) == []
    assert read_answer(asked(BEARS, WOLF, most=2), ["object:7"]) == ["Grizzly Bears"]


def test_of_what_does_the_same_one_may_be_named_for_all() -> None:
    artists = [engine.PendingOption(f"t:{n}", f"Artist ({n})", object="Artist") for n in range(3)]
    wardens = [engine.PendingOption(f"w:{n}", f"Warden#{n}", object=f"Warden#{n}") for n in range(2)]
    alike = (("t:0", "t:1", "t:2"), ("w:0", "w:1"))
    ordered = asked(*artists, *wardens, least=5, most=5, ordered=True)
    several = Asked(ordered.pending, ordered.options, ordered.shown, alike)
    assert read_answer(several, "4, 1") == ["Warden#0", "Warden#1", "t:0", "t:1", "t:2"]
    assert read_answer(several, "1, 4, 2, 3, 5") == ["t:0", "Warden#0", "t:1", "t:2", "Warden#1"]


def test_an_option_is_kept_by_what_it_stands_for_where_no_other_stands_for_it_too() -> None:
    assert read_answer(asked(BEARS, OPP), "opp") == "Opp"
    front = engine.PendingOption("object:9a", "Clone, copying Bears", object="Grizzly Bears")
    assert read_answer(asked(BEARS, front), "object:9a") == "object:9a"
    again = engine.PendingOption("player:1b", "Opp again", player="Opp")
    assert read_answer(asked(OPP, again), "player:1b") == "player:1b"


@pytest.mark.parametrize("given", ["0", "3", "b, w", "", "Angel"])
def test_what_is_no_option_says_what_would_do(given: str) -> None:
    with pytest.raises(BadValue) as problem:
        read_answer(asked(BEARS, WOLF), given or "Angel")
    assert problem.value.values["expected"] == "Grizzly Bears, Wolf"


def test_where_a_card_may_be_named_any_name_is_taken() -> None:
    assert read_answer(asked(BEARS, by_name=True), "Serra Angel") == "Serra Angel"


@pytest.mark.parametrize("given", ["1, 2", "1 2", "1;2", "Grizzly Bears, Wolf", "as listed"])
def test_several_are_listed_with_commas_or_as_they_stand(given: str) -> None:
    assert read_answer(asked(BEARS, WOLF, least=2, most=2), given) == ["Grizzly Bears", "Wolf"]


def test_no_is_nothing_only_where_nothing_may_be_chosen_and_no_is_no_option() -> None:
    assert read_answer(asked(BEARS, WOLF, least=0, most=2), "no") == []
    assert read_answer(asked(BEARS, WOLF, least=0, most=2), "none") == []
    assert read_answer(asked(YES, NO), "no") == "no"
    with pytest.raises(BadValue):
        read_answer(asked(BEARS, WOLF, least=1, most=2), "no")


def test_a_label_with_a_comma_is_one_thing() -> None:
    jace = engine.PendingOption("object:3", "Jace, Vryn's Prodigy", object="Jace")
    assert read_answer(asked(jace, WOLF, least=0, most=2), "Jace, Vryn's Prodigy") == ["Jace"]


@pytest.mark.parametrize(("given", "number"), [("3", 3), (" 4 ", 4), (["5"], 5), (0, 0), ("-1", -1)])
def test_a_number_is_taken_as_written_or_tapped(given: Given, number: int) -> None:
    assert read_answer(asked(least=0, most=9, form="number"), given) == number


def test_a_number_that_is_none_says_from_where_to_where() -> None:
    for most, expected in ((9, "0–9"), (None, "0–…")):
        with pytest.raises(BadValue) as problem:
            read_answer(asked(least=0, most=most, form="number"), "many")
        assert problem.value.values["expected"] == expected


def test_damage_is_divided_with_numbers_for_each() -> None:
    divided = asked(BEARS, WOLF, least=3, most=3, form="division")
    assert read_answer(divided, "Bears=2, Wolf: 1".replace("Bears", "Grizzly Bears")) == {"Grizzly Bears": 2, "Wolf": 1}
    assert read_answer(divided, {"object:7": 3}) == {"Grizzly Bears": 3}
    with pytest.raises(BadValue):
        read_answer(divided, "Wolf")


def test_everybody_is_sent_somewhere_by_taps_numbers_or_words() -> None:
    pending = asked(BEARS, WOLF, least=0, most=2, form="map").pending
    sent = Asked(pending, (BEARS, WOLF), pairs((BEARS, WOLF), (engine.PendingOption("Opp", "Opp"),)))
    assert [pair.label for pair in sent.shown] == ["Grizzly Bears → Opp", "Wolf → Opp"]
    everyone: Answer = {"Grizzly Bears": ["Opp"], "Wolf": ["Opp"]}
    for given in ("1, 2", "Grizzly Bears > Opp; Wolf -> Opp", ["Grizzly Bears>Opp", "Wolf>Opp"]):
        assert read_answer(sent, given) == everyone
    assert read_answer(sent, {"Wolf": "Opp"}) == {"Wolf": ["Opp"]}
    assert read_answer(sent, "none") == {}
    with pytest.raises(BadValue) as problem:
        read_answer(sent, "3")
    assert problem.value.values["expected"] == "Grizzly Bears → Opp, Wolf → Opp"


def test_an_answer_is_told_by_labels() -> None:
    sent = asked(BEARS, WOLF, OPP)
    assert in_words(sent, "object:7") == "Grizzly Bears"
    assert in_words(sent, ["Wolf", "Opp"]) == "Wolf, Opp"
    assert in_words(sent, {"Grizzly Bears": 2, "Wolf": 1}) == "Grizzly Bears: 2, Wolf: 1"
    assert in_words(sent, {"Wolf": ["player:1"]}) == "Wolf → Opp"
    assert in_words(sent, []) == ""
    assert in_words(sent, 4) == "4"


def test_no_more_than_eight_options_are_told() -> None:
    many = [engine.PendingOption(f"object:{n}", f"Wolf {n}") for n in range(1, 10)]
    with pytest.raises(BadValue) as problem:
        read_answer(asked(*many), "Bear")
    assert problem.value.values["expected"].endswith(", Wolf 8")
    assert read_answer(asked(*many), "9") == "object:9"


def test_modes_go_by_the_numbers_that_they_have_on_the_card() -> None:
    """Of which some may not be chosen now: "1" is then no other mode (700.2)."""
    modes = [engine.PendingOption(f"mode:{n}", f"{n + 1}. Words.", mode=n) for n in (1, 2, 3)]
    assert read_answer(asked(*modes, least=2, most=2), "2, 4") == ["mode:1", "mode:3"]
    with pytest.raises(BadValue):
        read_answer(asked(*modes), "1")
