"""Who speaks of a board, for whom they may act, and what they mean by what they call things."""

from __future__ import annotations

import json

import pytest

from bot.desk import Desk, Place
from bot.desk.who_and_what_is_meant import Speaker
from bot.errors import BadValue, NoSuch, NotYours
from bot.which_is_meant import EXACT, Which, together
from tests.bot.replies import good


def speaking(desk: Desk, place: Place) -> Speaker:
    board = desk.boards.at("channel")
    return Speaker(board, desk.games.at(board, "en"), place)


def new(desk: Desk, place: Place, players: str) -> None:
    good(desk.run(place, "board new", players=players))


CAROL = Place("channel", "3", name="Carol")


# Who it is


@pytest.mark.parametrize(
    ("players", "me"),
    [
        ("Bob, Alice", "Alice"),
        ("Cid, Dora", "Cid"),
        ("Cid <@9>, Dora", "Dora"),
        ("Cid <@9>, Dora <@8>", None),
        ("Cid, Dora <@1>", "Dora"),
        ("Cid <@1>, Dora <@1>", None),
        ("Alice <@9>, Dora", "Dora"),
    ],
)
def test_the_owner_is_who_has_the_seat_then_the_name_then_the_first_player_who_is_free(
    desk: Desk, alice: Place, players: str, me: str | None
) -> None:
    new(desk, alice, players)
    speaker = speaking(desk, alice)
    assert speaker.me == me
    if me is not None:
        assert speaker.myself("controller") == me


def test_an_onlooker_is_nobody_and_asked_who_they_are(desk: Desk, alice: Place) -> None:
    new(desk, alice, "Alice, Bob")
    speaker = speaking(desk, CAROL)
    assert speaker.me is None
    with pytest.raises(Which) as asked:
        speaker.myself("controller")
    assert [one.label for one in asked.value.readings] == ["Alice", "Bob"]
    assert asked.value.option == "controller"


def test_a_seat_is_taken_by_name_else_the_one_that_is_free_else_it_is_asked(desk: Desk, alice: Place) -> None:
    new(desk, alice, "Alice, Bob, Carol")
    speaker = speaking(desk, CAROL)
    assert speaker.seat(["Bob", "Carol"]) == "Carol"
    assert speaker.seat(["Bob"]) == "Bob"
    with pytest.raises(Which) as asked:
        speaker.seat(["Alice", "Bob"])
    assert [one.label for one in asked.value.readings] == ["Alice", "Bob"]
    assert speaker.seat([]) == "Carol", "who is known to be a player stays it"


def test_who_is_no_player_is_told_who_is(desk: Desk, alice: Place) -> None:
    new(desk, alice, "Alice, Bob")
    with pytest.raises(NoSuch) as problem:
        speaking(desk, alice).player("Dora", "player")
    assert problem.value.values["near"] == "Alice, Bob"


# For whom they act


def test_the_owner_acts_as_themselves_unless_another_has_priority_which_is_asked(desk: Desk, alice: Place) -> None:
    new(desk, alice, "Alice, Bob, Cid")
    assert speaking(desk, alice).actor(None) == "Alice"
    for other in ("Bob", "Cid"):
        good(desk.run(alice, "pass"))
        with pytest.raises(Which) as which:
            speaking(desk, alice).actor(None)
        assert [one.label for one in which.value.readings] == ["Alice", other]
        assert speaking(desk, alice).actor(None, [other]) == other, "who alone has a card"


def test_who_has_a_seat_acts_for_themselves_whoever_has_priority(desk: Desk, alice: Place, bob: Place) -> None:
    new(desk, alice, "Alice, Bob <@2>")
    assert speaking(desk, bob).actor(None) == "Bob"
    good(desk.run(alice, "board sit", player="Alice"))
    good(desk.run(alice, "pass"))
    assert speaking(desk, alice).actor(None) == "Alice"


def test_who_has_two_seats_acts_for_the_one_with_priority_else_is_asked(desk: Desk, alice: Place, bob: Place) -> None:
    new(desk, alice, "Alice, Bob <@2>, Cid <@2>")
    with pytest.raises(Which) as asked:
        speaking(desk, bob).actor(None)
    assert [one.label for one in asked.value.readings] == ["Bob", "Cid"]
    good(desk.run(alice, "pass"))
    assert speaking(desk, bob).actor(None) == "Bob"
    good(desk.run(bob, "pass"))
    assert speaking(desk, bob).actor(None) == "Cid"


def test_of_those_who_hold_a_card_the_only_one_or_the_speaker_acts(desk: Desk, alice: Place, bob: Place) -> None:
    new(desk, alice, "Alice, Bob, Cid")
    assert speaking(desk, alice).actor(None, ["Cid"]) == "Cid"
    assert speaking(desk, alice).actor(None, ["Alice", "Cid"]) == "Alice", "who has priority and is the speaker"
    assert speaking(desk, bob).actor(None, ["Bob", "Cid"]) == "Bob"
    with pytest.raises(Which) as asked:
        speaking(desk, alice).actor(None, ["Bob", "Cid"])
    assert [one.label for one in asked.value.readings] == ["Bob", "Cid"]
    good(desk.run(alice, "pass"))
    with pytest.raises(Which):
        speaking(desk, alice).actor(None, ["Alice", "Bob"])


def test_a_card_in_a_seat_of_somebody_else_is_not_theirs_to_use(desk: Desk, alice: Place, bob: Place) -> None:
    new(desk, alice, "Alice, Bob, Cid <@3>")
    assert speaking(desk, bob).actor(None, ["Bob", "Cid"]) == "Bob"
    assert speaking(desk, bob).actor(None, ["Cid"]) == "Bob", "a card that they cannot use is put into their own hand"
    assert speaking(desk, bob).actor(None, ["Alice", "Cid"]) == "Alice"
    for refused in ("Cid", "cid"):
        with pytest.raises(NotYours):
            speaking(desk, bob).actor(refused)
    with pytest.raises(NotYours):
        speaking(desk, bob).allowed("Cid")
    assert speaking(desk, bob).actor("alice") == "Alice"
    assert speaking(desk, alice).actor("Cid") == "Cid", "the owner acts for all"


# Whom they fight


def test_the_only_opponent_is_the_one_who_is_still_in_the_game(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="Alice: Grizzly Bears\nBob: life 20\nCid: life 20"))
    with pytest.raises(Which) as asked:
        speaking(desk, alice).only_opponent("Alice", "target")
    assert [one.label for one in asked.value.readings] == ["Bob", "Cid"]
    good(desk.run(alice, "board edit", change="life", player="Bob", value="0"))
    assert speaking(desk, alice).only_opponent("Alice", "target") == "Cid"
    assert speaking(desk, alice).only_opponent("Cid", "target") == "Alice"


def test_in_a_game_that_is_over_the_opponent_is_who_has_lost(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="Alice: Grizzly Bears\nBob: life 20"))
    good(desk.run(alice, "board edit", change="life", player="Bob", value="0"))
    assert speaking(desk, alice).only_opponent("Alice", "target") == "Bob"


# What they point at


@pytest.fixture
def table(desk: Desk, alice: Place) -> Desk:
    text = (
        "Alice: Forest, Grizzly Bears, Serra Angel; hand: Shock; graveyard: Fog\n"
        "Bob: Grizzly Bears (tapped), Bonesplitter; exile: Murder"
    )
    good(desk.run(alice, "board paste", text=text))
    return desk


def test_what_has_been_told_apart_is_that_very_thing_and_else_what_it_is_called(table: Desk, alice: Place) -> None:
    speaker = speaking(table, alice)
    assert speaker.thing(f"{EXACT}Grizzly Bears#2", "object") == "Grizzly Bears#2"
    assert speaker.thing(f"{EXACT}Bob", "target") == "Bob"
    assert speaker.thing(f" {EXACT}bonesplitter ", "object") == "Bonesplitter", "an id of another time is a name"


def test_what_may_be_meant_is_narrowed_as_long_as_something_is_left(table: Desk, alice: Place) -> None:
    speaker = speaking(table, alice)
    assert speaker.thing("bears", "object", fits=lambda t: t.player == "Bob") == "Grizzly Bears#2"
    assert speaker.thing("serra", "object", fits=lambda t: t.player == "Bob") == "Serra Angel"
    assert speaker.thing("bears", "object", taken=["Grizzly Bears#1"]) == "Grizzly Bears#2"
    assert speaker.thing("serra", "object", taken=["Serra Angel"]) == "Serra Angel"
    with pytest.raises(Which) as asked:
        speaker.thing("bears", "target2")
    assert asked.value.option == "target2"
    assert asked.value.text == "bears"
    assert [one.value for one in asked.value.readings] == [f"{EXACT}Grizzly Bears#1", f"{EXACT}Grizzly Bears#2"]


def test_several_that_have_been_told_apart_are_meant_together(table: Desk, alice: Place) -> None:
    """Each keeps its sign; what somebody writes without is the name of one thing."""
    speaker, zones = speaking(table, alice), ("battlefield",)

    def meant(text: str, *taken: str) -> list[str]:
        return list(speaker.things(text, "attackers", zones, lambda thing: True, taken, many=True))

    both = ["Grizzly Bears#1", "Serra Angel"]
    assert meant(together(both)) == both
    assert meant(together(["Serra Angel"])) == ["Serra Angel"]
    assert meant(f"{EXACT}bears", "Grizzly Bears#1") == ["Grizzly Bears#2"], "an id of another time is a name"
    with pytest.raises(NoSuch):
        meant("Forest + Serra Angel")


def test_what_is_not_there_is_told_with_three_that_could_be_meant_the_likeliest_first(
    table: Desk, alice: Place
) -> None:
    with pytest.raises(NoSuch) as problem:
        speaking(table, alice).thing("Dragon", "object", fits=lambda t: t.player == "Alice")
    near = problem.value.values["near"].split(", ")
    assert near == ["Grizzly Bears #1 · 2/2 · Alice", "Serra Angel · 4/4 · Alice", "Alice · 20"]


@pytest.mark.parametrize(
    ("words", "zones", "meant"),
    [
        ("me", (), "Alice"),
        ("opp", (), "Bob"),
        ("me", ("battlefield", "player"), "Alice"),
        ("opp", ("player",), "Bob"),
        ("bo", ("player",), "Bob"),
        ("bob", (), "Bob"),
        ("opp's bonesplitter", (), "Bonesplitter"),
        ("my bears", (), "Grizzly Bears#1"),
        ("bears of bob", (), "Grizzly Bears#2"),
        ("the opponent's bears", (), "Grizzly Bears#2"),
        ("Grizzly Bears #2 · 2/2 · Bob", (), "Grizzly Bears#2"),
    ],
)
def test_players_and_things_by_what_they_are_called(
    table: Desk, alice: Place, words: str, zones: tuple[str, ...], meant: str
) -> None:
    assert speaking(table, alice).thing(words, "target", zones) == meant


def test_nobody_elses_things_are_meant_by_whose_they_are(table: Desk, alice: Place) -> None:
    for words in ("my bonesplitter", "bob's angel", "angel of bob"):
        with pytest.raises(NoSuch):
            speaking(table, alice).thing(words, "object")


def test_what_is_seen_is_a_player_or_lies_on_the_battlefield(table: Desk, alice: Place) -> None:
    speaker = speaking(table, alice)
    for seen in ("bears", "Bob", "me", "opp's bonesplitter", f"{EXACT}Serra Angel", f"{EXACT}Alice"):
        assert speaker.sees(seen), seen
    for unseen in ("shock", "fog", "murder", f"{EXACT}Shock", "dragon", "my bonesplitter"):
        assert not speaker.sees(unseen), unseen


def test_zones_are_those_of_the_things_each_once(table: Desk, alice: Place) -> None:
    speaker = speaking(table, alice)
    assert speaker.zones_of(["Serra Angel", "Bonesplitter"]) == ("battlefield",)
    assert speaker.zones_of(["Fog", "Serra Angel", "Bob"]) == ("battlefield", "player", "graveyard")
    assert speaker.zones_of([]) == ()


def test_the_only_one_of_some_things_needs_no_name(table: Desk, alice: Place) -> None:
    speaker = speaking(table, alice)
    assert speaker.only(["Serra Angel"], "blockers", "blocked") == "Serra Angel"
    with pytest.raises(Which):
        speaker.only(["Serra Angel", "Grizzly Bears#1"], "blockers", "blocked")
    with pytest.raises(BadValue):
        speaker.only([], "blockers", "blocked")


def test_each_zone_and_player_has_a_label_of_its_own(table: Desk, alice: Place) -> None:
    speaker = speaking(table, alice)
    with pytest.raises(Which) as asked:
        speaker.only(["Grizzly Bears#2", "Bob", "Shock", "Fog", "Murder"], "target", "blocked")
    assert [one.label for one in asked.value.readings] == [
        "Grizzly Bears #2 2/2 tapped · Bob",
        "Bob at 20 life",
        "Shock · hand · Alice",
        "Fog · graveyard · Alice",
        "Murder · exile · Bob",
    ]


# Lists


def named(*names: str) -> str:
    tokens = [{"token": {"name": name, "types": ["Creature"], "power": 1, "toughness": 1}} for name in names]
    return json.dumps({"version": 1, "players": {"Alice": {"battlefield": tokens}, "Bob": {}}})


def test_names_with_commas_stay_whole_in_a_list(desk: Desk, alice: Place) -> None:
    long = "a, b, c, d, e, f"
    good(desk.run(alice, "board import", text=named("Kiora, the Wave", "Kiora", "Wolf", long)))
    speaker = speaking(desk, alice)
    assert speaker.listed("Kiora, the Wave, Wolf") == ["Kiora, the Wave", "Wolf"]
    assert speaker.listed("wolf; kiora , the wave;; kiora") == ["wolf", "kiora, the wave", "kiora"]
    assert speaker.listed(long + ", Wolf") == [long, "Wolf"]
    assert speaker.listed("Kiora, the Wave > Bob, Wolf > Kiora, the Wave") == [
        "Kiora, the Wave > Bob",
        "Wolf > Kiora, the Wave",
    ]
    assert speaker.listed(f"{EXACT}Kiora, the Wave → Bob") == [f"{EXACT}Kiora, the Wave → Bob"]
    assert speaker.listed(" , ;") == []


def test_a_label_is_cut_so_that_it_still_says_whose(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board import", text=named("x" * 70, "y" * 66)))
    good(desk.run(alice, "board add", card="Serra Angel", controller="Bob"))
    speaker = speaking(desk, alice)
    with pytest.raises(Which) as asked:
        speaker.only(["x" * 70, "y" * 66], "target", "blocked")
    cut, whole = (one.label for one in asked.value.readings)
    assert len(cut) == 80
    assert cut.endswith("… · Alice")
    assert cut.startswith("x" * 70)
    assert whole == "y" * 66 + " 1/1 · Alice"
