"""Autocomplete within Discord's limits: 25 lines of 100 characters, every one unique, values that work."""

from __future__ import annotations

import pytest

from bot.desk import COMMANDS, Desk, Place
from bot.desk.autocomplete import fits, offer

BOARD = """\
You: 2 Grizzly Bears, 20 Mountain, Invasion of Zendikar (as siege, 3 defense, protector Opp), Llanowar Elves
You hand: Lightning Bolt, Shock
Opp: Giant Spider, Jace Beleren (3 loyalty)
"""


@pytest.fixture
def board(desk: Desk, alice: Place) -> Desk:
    assert desk.run(alice, "board paste", text=BOARD).error is None
    return desk


def labels(desk: Desk, place: Place, command: str, option: str, typed: str = "", **given: str) -> list[str]:
    return [suggestion.label for suggestion in desk.suggest(place, command, option, typed, given)]


def test_objects_of_this_board_with_their_state(board: Desk, alice: Place) -> None:
    found = labels(board, alice, "why", "object")
    assert found[:2] == ["Grizzly Bears #1 · 2/2 · Alice", "Invasion of Zendikar · 3 · Alice"]
    assert labels(board, alice, "why", "object", "bears #2") == ["Grizzly Bears #2 · 2/2 · Alice"]


def test_targets_are_the_legal_ones(board: Desk, alice: Place) -> None:
    murder = labels(board, alice, "cast", "target", "", card="Shock")
    assert "Invasion of Zendikar · 3 · Alice" in murder
    assert "Opp · 20" in murder
    assert not any(label.startswith("Mountain") for label in murder)


def test_cards_in_hand_come_first_then_all_cards(board: Desk, alice: Place) -> None:
    assert labels(board, alice, "cast", "card")[:2] == ["Lightning Bolt · hand Alice", "Shock · hand Alice"]
    assert "Serra Angel" in labels(board, alice, "cast", "card", "serra")


def test_attackers_with_commas_and_what_can_be_attacked(board: Desk, alice: Place) -> None:
    assert labels(board, alice, "attack", "attackers", "Grizzly Bears#1, lla") == [
        "Grizzly Bears#1, Llanowar Elves · 1/1"
    ]
    goals = labels(board, alice, "attack", "target")
    assert {"Opp · 20", "Invasion of Zendikar · 3 · Alice", "Jace Beleren · 3 · Opp"} <= set(goals)
    assert not any("Spider" in goal for goal in goals)


def test_abilities_of_a_permanent_by_their_text(board: Desk, alice: Place) -> None:
    assert labels(board, alice, "activate", "ability", "", permanent="Llanowar Elves") == ["1. {T}: Add {G}."]


def test_steps_and_zones_speak_french(board: Desk, alice: Place) -> None:
    french = Place("channel", "1", "fr")
    assert labels(board, french, "go-to", "step", "bloq") == ["déclaration des bloqueurs"]
    assert labels(board, french, "board add", "zone", "cim") == ["cimetière"]


def test_what_is_suggested_is_taken(board: Desk, alice: Place) -> None:
    for suggestion in board.suggest(alice, "cast", "target", "", {"card": "Shock"})[:4]:
        for value in (suggestion.value, suggestion.label):
            reply = board.run(alice, "cast", card="Shock", target=value)
            assert reply.error is None, (value, reply.verdict)
            board.run(alice, "board undo")


def test_limits_hold_for_every_option_and_whatever_is_typed(board: Desk, alice: Place) -> None:
    for command in COMMANDS.values():
        for option in command.options:
            for typed in ("", "a", "x" * 200, "Grizzly Bears, ", '"', "#", "3"):
                found = board.suggest(alice, command.name, option.name, typed, {"permanent": "Llanowar Elves"})
                assert len(found) <= 25
                assert len({s.label for s in found}) == len(found)
                assert all(1 <= len(s.label) <= 100 and 1 <= len(s.value) <= 100 for s in found)


def test_without_a_board_there_is_nothing_of_one(desk: Desk, alice: Place) -> None:
    assert labels(desk, alice, "why", "object") == []
    assert "Shock" in labels(desk, alice, "cast", "card", "shock")


def test_without_a_card_everything_that_can_be_pointed_at_in_play_is_a_target(board: Desk, alice: Place) -> None:
    assert board.run(alice, "cast", card="Shock", target="Opp").error is None
    found = labels(board, alice, "cast", "target")
    assert "Giant Spider · 2/4 · Opp" in found
    assert "Alice · 20" in found
    assert any(label.startswith("Shock · stack#1") for label in found)
    assert not any("hand" in label for label in found), "nothing in a hand is"


def test_what_can_be_attached_to_is_a_permanent_or_a_player(board: Desk, alice: Place) -> None:
    found = labels(board, alice, "board add", "attached_to")
    assert {"Giant Spider · 2/4 · Opp", "Opp · 20"} <= set(found)
    assert not any("hand" in label for label in found)


def test_blockers_are_untapped_creatures_of_the_others(board: Desk, alice: Place) -> None:
    assert labels(board, alice, "block", "blockers") == ["Giant Spider · 2/4"]
    assert not any("Spider" in label for label in labels(board, alice, "attack", "attackers"))
    assert board.run(alice, "board edit", change="tap", object="Giant Spider").error is None
    assert labels(board, alice, "block", "blockers") == []


def test_a_change_by_hand_offers_what_it_may_be_to(board: Desk, alice: Place) -> None:
    def values(change: str) -> list[str]:
        return labels(board, alice, "board edit", "value", change=change)

    assert "graveyard" in values("move")
    assert values("control") == ["Alice · 20", "Opp · 20"]
    assert "Giant Spider · 2/4 · Opp" in values("attach")
    assert "declare attackers" in values("turn")
    assert values("life")[:3] == ["20", "40", "30"]


def test_a_line_is_cut_at_a_hundred_characters_and_stands_once() -> None:
    exact, long = "x" * 100, "y" * 101
    found = offer([("", exact), ("a", long), ("b", long), ("", ""), ("c" * 101, "too long a value")])
    assert [one.label for one in found] == [exact, "y" * 99 + "…"]
    assert [one.value for one in found] == [exact, "a"]
    assert len(offer((str(n), str(n)) for n in range(30))) == 25


def test_rules_are_offered_by_number_or_by_words(board: Desk, alice: Place) -> None:
    assert labels(board, alice, "rule", "query", "310.8")[0].startswith("310.8 ")
    assert all(label.startswith("310.") for label in labels(board, alice, "rule", "query", "310."))
    assert any("protector" in label for label in labels(board, alice, "rule", "query", "protector"))
    assert labels(board, alice, "glossary", "term", "sie") == ["Siege"]
    assert labels(board, alice, "help", "topic", "board ex") == ["/board export"]


EDITED = """\
You: Grizzly Bears (tapped, 2 +1/+1), Bonesplitter, Jace Beleren (3 loyalty), Forest
Opp: Giant Spider, Invasion of Zendikar (3 defense, protector You)
Opp hand: Shock
"""


@pytest.fixture
def edited(desk: Desk, alice: Place) -> Desk:
    assert desk.run(alice, "board paste", text=EDITED).error is None
    return desk


def names(found: list[str]) -> list[str]:
    return [label.split(" · ")[0] for label in found]


@pytest.mark.parametrize(
    ("change", "may"),
    [
        ("untap", ["Grizzly Bears"]),
        ("tap", ["Bonesplitter", "Jace Beleren", "Giant Spider", "Invasion of Zendikar", "Forest"]),
        ("damage", ["Grizzly Bears", "Giant Spider"]),
        ("attach", ["Bonesplitter"]),
        ("life", ["Alice", "Opp"]),
        ("face", ["Invasion of Zendikar"]),
    ],
)
def test_a_change_by_hand_is_offered_what_it_can_happen_to(
    edited: Desk, alice: Place, change: str, may: list[str]
) -> None:
    assert names(labels(edited, alice, "board edit", "object", change=change)) == may


def test_counters_go_on_players_too_and_what_moves_may_lie_anywhere(edited: Desk, alice: Place) -> None:
    assert {"Opp", "Giant Spider"} <= set(names(labels(edited, alice, "board edit", "object", change="counters")))
    moved = names(labels(edited, alice, "board edit", "object", change="move"))
    assert "Shock" in moved
    assert "Opp" not in moved


@pytest.mark.parametrize(
    ("change", "thing", "typed", "offered"),
    [
        ("counters", "Grizzly Bears", "", ["3 +1/+1", "1 +1/+1", "1 -1/-1"]),
        ("counters", "Grizzly Bears", "5", ["5 +1/+1", "5 -1/-1"]),
        ("counters", "Jace Beleren", "", ["4 loyalty", "2 loyalty"]),
        ("counters", "Invasion of Zendikar", "", ["4 defense", "2 defense"]),
        ("counters", "Opp", "po", ["1 poison"]),
        ("damage", "Giant Spider", "", ["0", "1", "2", "3", "4"]),
        ("control", "Giant Spider", "", ["Alice · 20"]),
        ("attach", "Bonesplitter", "gri", ["Grizzly Bears · 4/4 · Alice"]),
        ("mana", "", "la", ["lands"]),
        ("move", "Giant Spider", "gra", ["graveyard"]),
        ("turn", "", "upk", ["upkeep"]),
        ("untap", "Grizzly Bears", "", []),
    ],
)
def test_values_are_those_that_the_change_may_have(
    edited: Desk, alice: Place, change: str, thing: str, typed: str, offered: list[str]
) -> None:
    found = labels(edited, alice, "board edit", "value", typed, change=change, object=thing)
    assert found[: len(offered)] == offered
    assert offered or not found


def test_what_is_offered_for_a_change_is_taken(edited: Desk, alice: Place) -> None:
    for change in ("counters", "damage", "tap", "untap", "move", "attach", "control", "remove"):
        for thing in edited.suggest(alice, "board edit", "object", "", {"change": change})[:3]:
            given = {"change": change, "object": thing.value}
            listed = [value.value for value in edited.suggest(alice, "board edit", "value", "", given)[:4]]
            for value in listed or [None]:
                reply = edited.run(alice, "board edit", **given, value=value)
                assert reply.error is None, (change, thing, value, reply.verdict)
                edited.run(alice, "board undo")


def test_a_card_in_hand_is_offered_before_one_elsewhere_and_what_is_in_play_not_at_all(
    desk: Desk, alice: Place
) -> None:
    text = "You: Grizzly Bears\nYou graveyard: Fog\nYou hand: Shock\nOpp exile: Murder"
    assert desk.run(alice, "board paste", text=text).error is None
    assert labels(desk, alice, "cast", "card") == ["Shock · hand Alice", "Fog · graveyard Alice", "Murder · exile Opp"]
    assert desk.run(alice, "cast", card="Shock", target="Opp").error is None
    assert labels(desk, alice, "cast", "card") == ["Fog · graveyard Alice", "Murder · exile Opp"]
    assert labels(desk, alice, "cast", "card", "fog")[0] == "Fog · graveyard Alice"


def test_abilities_are_those_of_the_permanent_that_is_given(desk: Desk, alice: Place) -> None:
    text = "You: Chandra Nalaar (6 loyalty), Grizzly Bears (face down), Shivan Dragon\nYou hand: Llanowar Elves"
    assert labels(desk, alice, "activate", "ability", permanent="Chandra") == [], "there is no board"
    assert desk.run(alice, "board paste", text=text).error is None

    def abilities(permanent: str, typed: str = "") -> list[str]:
        return labels(desk, alice, "activate", "ability", typed, permanent=permanent)

    numbered = abilities("Chandra")
    assert [label[:2] for label in numbered] == ["1.", "2.", "3."]
    assert abilities("Chandra", "damage") == [label for label in numbered if "damage" in label]
    assert abilities("Shivan Dragon") == ["1. {R}: Shivan Dragon gets +1/+0 until end of turn."]
    assert abilities("face-down creature") == ["turn face up"]
    assert abilities("face-down creature", "turn f") == ["turn face up"]
    assert abilities("face-down creature", "x") == []
    assert abilities("nobody here") == []
    assert abilities("") == []


def test_abilities_are_those_of_the_permanent_before_a_namesake_elsewhere(desk: Desk, alice: Place) -> None:
    """In the graveyard the card has none that could be activated there."""
    text = "You graveyard: Llanowar Elves\nYou: Llanowar Elves"
    assert desk.run(alice, "board paste", text=text).error is None
    assert labels(desk, alice, "activate", "ability", permanent="Llanowar Elves") == ["1. {T}: Add {G}."]


def test_what_can_act_now_is_offered_and_all_permanents_where_nothing_is_known(desk: Desk, alice: Place) -> None:
    assert labels(desk, alice, "activate", "permanent") == []
    text = "You: Llanowar Elves, Grizzly Bears\nYou hand: Duress\nOpp: Giant Spider\nOpp hand: Shock, Fog"
    assert desk.run(alice, "board paste", text=text).error is None
    assert names(labels(desk, alice, "activate", "permanent")) == ["Llanowar Elves"]
    assert desk.run(alice, "cast", card="Duress", target="Opp").error is None
    assert desk.run(alice, "resolve").error is None
    everything = ["Llanowar Elves", "Grizzly Bears", "Giant Spider"]
    assert names(labels(desk, alice, "activate", "permanent")) == everything, "a card is being chosen"
    assert labels(desk, alice, "answer", "value") == ["Shock", "Fog"]
    assert labels(desk, alice, "answer", "value", "f") == ["Fog"]


def test_where_nobody_has_to_choose_there_is_nothing_to_answer(board: Desk, alice: Place) -> None:
    assert labels(board, alice, "answer", "value") == []


def test_creatures_of_the_active_player_attack_and_those_of_the_others_block(desk: Desk, alice: Place) -> None:
    for option, command in (("attackers", "attack"), ("blockers", "block"), ("target", "attack")):
        assert labels(desk, alice, command, option) == [], "there is no board"
    text = "Alice: Grizzly Bears, Serra Angel (tapped), Forest\nBob: Giant Spider\nCid: Typhoid Rats\nIt is Bob's turn"
    assert desk.run(alice, "board paste", text=text).error is None
    assert labels(desk, alice, "attack", "attackers") == ["Giant Spider · 2/4"]
    assert labels(desk, alice, "block", "blockers") == ["Grizzly Bears · 2/2", "Typhoid Rats · 1/1"]
    (found,) = desk.suggest(alice, "block", "blockers", "Grizzly Bears, ty", {})
    assert (found.label, found.value) == ("Grizzly Bears, Typhoid Rats · 1/1", "Grizzly Bears, Typhoid Rats")
    assert labels(desk, alice, "attack", "target") == ["Alice · 20", "Bob · 20", "Cid · 20"]


def test_any_word_that_is_typed_begins_a_word_of_the_line() -> None:
    assert fits("", "Grizzly Bears")
    assert fits("be gr", "Grizzly Bears · 2/2 · Alice")
    assert fits("bears · ali", "Grizzly Bears · 2/2 · Alice")
    assert not fits("ears", "Grizzly Bears")
    assert not fits("bears x", "Grizzly Bears")


def test_targets_are_those_of_the_card_that_is_given(desk: Desk, alice: Place) -> None:
    text = "You: Grizzly Bears, Forest\nYou hand: Doom Blade\nOpp: Serra Angel, Typhoid Rats\nOpp hand: Murder"
    assert desk.run(alice, "board paste", text=text).error is None
    assert names(labels(desk, alice, "cast", "target", card="Doom Blade")) == ["Grizzly Bears", "Serra Angel"]
    everything = {"Grizzly Bears", "Forest", "Serra Angel", "Typhoid Rats", "Alice", "Opp"}
    for unknown in ({}, {"card": "Nonesuch"}, {"card": "Murder", "player": "Opp"}):
        assert set(names(labels(desk, alice, "cast", "target", **unknown))) == everything, unknown


def test_while_something_is_asked_every_target_is_offered(desk: Desk, alice: Place) -> None:
    text = "You: Forest\nYou hand: Duress, Shock\nOpp: Serra Angel\nOpp hand: Fog, Murder"
    assert desk.run(alice, "board paste", text=text).error is None
    assert "Forest" not in names(labels(desk, alice, "cast", "target", card="Shock"))
    assert desk.run(alice, "cast", card="Duress", target="Opp").error is None
    assert desk.run(alice, "resolve").error is None
    assert "Forest" in names(labels(desk, alice, "cast", "target", card="Shock"))


def test_what_goes_wrong_while_suggesting_suggests_nothing(
    board: Desk, alice: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: object) -> None:
        raise RuntimeError("boom")

    monkeypatch.setattr(board.games, "at", breaks)
    assert board.suggest(alice, "why", "object") == ()
    assert board.suggest(alice, "why", "nothing") == ()
    assert board.suggest(alice, "dance", "object") == ()
    assert board.suggest(alice, "ask", "question") == (), "words have no suggestions"
