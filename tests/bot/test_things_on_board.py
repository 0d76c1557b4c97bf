"""What can be pointed at, and what words stand for it."""

from __future__ import annotations

import pytest

from bot.desk import Desk, Place
from bot.desk.things_on_board import Thing, label_of, named, things
from bot.desk.who_and_what_is_meant import Speaker

BEARS = Thing("Grizzly Bears#1", "Grizzly Bears #1", "2/2", "battlefield", "Alice", "Grizzly Bears")
MORE = Thing("Grizzly Bears#2", "Grizzly Bears #2", "2/2", "battlefield", "Bob", "Grizzly Bears")
ANGEL = Thing("Serra Angel", "Serra Angel", "4/4", "battlefield", "Bob")
BACK = Thing("x", "Awakened Skyclave", "4/4", "battlefield", "Bob", "", "Invasion of Zendikar // Awakened Skyclave")
CARD = Thing("Shock", "Shock", "", "hand", "Alice")
BURIED = Thing("Shock.2", "Shock", "", "graveyard", "Alice")
ALL = (BEARS, MORE, ANGEL, BACK, CARD, BURIED)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Grizzly Bears#2", (MORE,)),
        ("grizzly bears # 2", (MORE,)),
        ("Grizzly Bears #1 · 2/2 · Alice", (BEARS,)),
        ("grizzly bears", (BEARS, MORE)),
        ("gr", (BEARS, MORE)),
        ("bears", (BEARS, MORE)),
        ("g", ()),
        ("an", ()),
        ("ang", (ANGEL,)),
        ("invasion of zendikar", (BACK,)),
        ("4/4", (ANGEL, BACK)),
        ("4", ()),
        ("", ()),
        ("shock", (CARD, BURIED)),
        ("wolf", ()),
    ],
)
def test_words_stand_for_the_nearest_that_they_fit(text: str, meant: tuple[Thing, ...]) -> None:
    assert named(text, ALL) == meant


def test_what_is_in_the_zones_that_are_meant_goes_before_what_fits_better_elsewhere() -> None:
    assert named("shock", ALL, ("graveyard",)) == (BURIED,)
    assert named("shock", ALL, ("battlefield",)) == (CARD, BURIED)
    shocking = Thing("Shocker", "Shocker", "1/1", "battlefield", "Bob")
    assert named("shock", (*ALL, shocking), ("battlefield",)) == (shocking,)


def test_the_line_of_autocomplete_says_what_tells_it_apart() -> None:
    assert label_of(BEARS) == "Grizzly Bears #1 · 2/2 · Alice"
    assert label_of(CARD) == "Shock · hand Alice"
    assert label_of(Thing("Opp", "Opp", "20", "player", "Opp")) == "Opp · 20", "nothing stands twice"


def test_likely_things_come_first(desk: Desk, alice: Place) -> None:
    desk.run(alice, "board paste", text="You: Forest, 2 Grizzly Bears, Jace Beleren (3 loyalty)\nYou hand: Fog")
    found = things(desk.games.at(desk.boards.at("channel"), "en").position)
    assert {t.label: t.rank for t in found if t.zone == "battlefield"} == {
        "Forest": 1,
        "Grizzly Bears #1": 0,
        "Grizzly Bears #2": 2,
        "Jace Beleren": 0,
    }
    assert [t.detail for t in found if t.label == "Jace Beleren"] == ["3"]
    assert [t.detail for t in found if t.label == "Forest"] == [""]
    assert [(t.label, t.zone, t.player) for t in found if t.zone in ("player", "hand")] == [
        ("Alice", "player", "Alice"),
        ("Opp", "player", "Opp"),
        ("Fog", "hand", "Alice"),
    ]


def test_what_is_asked_about_is_labelled_by_where_it_is_and_what_is_aimed_at_it(desk: Desk, alice: Place) -> None:
    desk.run(alice, "board paste", text="You hand: Shock\nOpp: Serra Angel\nOpp graveyard: Fog")
    desk.run(alice, "cast", card="Shock", target="Serra Angel")
    board = desk.boards.at("channel")
    played = desk.games.at(board, "en")
    speaker = Speaker(board, played, alice)
    labels = {t.zone: speaker.readings([t])[0].label for t in things(played.position)}
    assert labels["battlefield"] == "Serra Angel 4/4 ← Shock · Opp"
    assert labels["stack"] == "stack#1 Shock → Serra Angel · Alice"
    assert labels["graveyard"] == "Fog · graveyard · Opp"
    assert "20" in labels["player"]
    assert labels["player"].startswith("Opp")
