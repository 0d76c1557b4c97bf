"""Judges' questions about melding (CR 701.42, 712.4, 712.21, 202.3c, 903.3b, 903.9c)."""

from __future__ import annotations

import pytest

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, Entry, activate, answer, board, cast, cr, on_board, to

PAIR = ["Gisela, the Broken Blade", "Bruna, the Fading Light"]
MELD: list[Entry] = [to("end"), RESOLVE]
BRISELA = {"card": "Brisela, Voice of Nightmares", "id": "Brisela", "melded_from": PAIR}


@cr("701.42a", "712.4a", "712.14c", "712.8g")
def test_both_cards_are_exiled_and_enter_as_one_permanent() -> None:
    """It is what the combined back face says, and neither of the two cards is anywhere else."""
    played = board(PAIR, [], *MELD, expect=["Brisela, Voice of Nightmares is 9/10", "not A controls Gisela"])
    assert played.cites("701.42a")
    assert [it["name"] for it in played.report["state"]["players"]["A"]["battlefield"]] == [
        "Brisela, Voice of Nightmares"
    ]
    assert played.report["state"]["players"]["A"].get("exile", []) == []


@cr("701.42a", "603.6a")
def test_a_melded_permanent_enters_and_triggers_by_its_own_text() -> None:
    mine = ["Graf Rats", "Midnight Scavengers", "Goblin Piker"]
    board(mine, [], to("beginning of combat"), RESOLVE_ALL, expect=["Chittering Host is 5/6", "Goblin Piker is 3/1"])


@cr("701.42a")
def test_an_activated_ability_melds_a_land_and_a_creature() -> None:
    mine = ["Hanweir Battlements", "Hanweir Garrison"]
    done = [activate("Hanweir Battlements", ability=3), RESOLVE]
    board(mine, [], *done, expect=["Hanweir, the Writhing Township is 7/4"])


@cr("701.42a", "306.5b")
def test_a_melded_planeswalker_enters_with_its_loyalty() -> None:
    mine = ["Urza, Lord Protector", "The Mightstone and Weakstone"]
    played = board(mine, [], activate("Urza, Lord Protector"), RESOLVE)
    assert on_board(played, "Urza, Planeswalker")["counters"] == {"loyalty": 7}


@cr("701.42b", "701.42c")
@pytest.mark.parametrize("other", ["token", "copy"])
def test_what_can_not_be_melded_stays_exiled(other: str) -> None:
    """A copy of Gisela and the real Bruna are exiled, and stay there; a token that is a copy ceases to exist."""
    token = {"token": {"name": "Bruna, the Fading Light", "types": ["Creature"], "power": 5, "toughness": 5}}
    if other == "token":
        mine = ["Gisela, the Broken Blade", token]
        board(mine, [], *MELD, expect=["Gisela, the Broken Blade in exile"])
        return
    hand = {"battlefield": [PAIR[1]], "hand": ["Clone"]}
    theirs = ["Gisela, the Broken Blade"]
    enter = [cast("Clone"), RESOLVE, answer("Gisela, the Broken Blade")]
    board(hand, theirs, *enter, to("end"), RESOLVE, expect=["Clone in exile", "Bruna, the Fading Light in exile"])


@cr("701.42a")
def test_both_must_be_owned_and_controlled() -> None:
    stolen = {"card": PAIR[1], "owner": "B", "controller": "A"}
    board([PAIR[0], stolen], [], to("end"), expect=["A controls Gisela, the Broken Blade", "stack is empty"])


@cr("202.3c", "712.8g")
def test_its_mana_value_is_that_of_both_front_faces() -> None:
    """4 and 7."""
    board([BRISELA], [], expect=["Brisela has mana value 11"])


@cr("202.3c", "712.8g")
def test_the_mana_value_of_a_copy_is_zero() -> None:
    played = board({"hand": ["Clone"]}, [BRISELA], cast("Clone"), RESOLVE, answer("Brisela"))
    (clone,) = played.report["state"]["players"]["A"]["battlefield"]
    assert (clone["name"], clone["power"], clone["mana_value"]) == ("Brisela, Voice of Nightmares", 9, 0)


@cr("712.4c", "701.27c")
def test_it_can_not_transform() -> None:
    board(
        {"hand": ["Moonmist"]},
        [{"card": "Chittering Host", "melded_from": ["Graf Rats", "Midnight Scavengers"]}],
        cast("Moonmist"),
        RESOLVE,
        expect=["Chittering Host is 5/6"],
    )


@cr("712.21", "712.21a")
def test_one_permanent_dies_and_two_cards_go_to_the_graveyard() -> None:
    """What watches creatures die sees one."""
    mine = {"battlefield": ["Blood Artist", BRISELA], "hand": ["Murder"]}
    dies = [cast("Murder", "Brisela"), RESOLVE, answer("B"), RESOLVE_ALL]
    played = board(
        mine,
        [],
        *dies,
        expect=["Gisela, the Broken Blade in A's graveyard", "Bruna, the Fading Light in A's graveyard", "B life 19"],
    )
    assert played.cites("712.21")


@cr("712.21c")
def test_what_returns_it_returns_both_cards() -> None:
    """Flickered, the two cards come back as two permanents."""
    board(
        {"battlefield": [BRISELA], "hand": ["Cloudshift"]},
        [],
        cast("Cloudshift", "Brisela"),
        RESOLVE,
        expect=["A controls Gisela, the Broken Blade", "A controls Bruna, the Fading Light"],
    )


@cr("712.8b", "712.4b")
def test_a_meld_card_that_is_not_melded_is_its_front_face() -> None:
    mine = {"hand": ["Midnight Scavengers"]}
    board(mine, [], cast("Midnight Scavengers"), expect=["Midnight Scavengers has mana value 5"])


@cr("903.3b")
def test_a_commander_that_is_melded_is_the_commander() -> None:
    mine = {"battlefield": [PAIR[1]], "command": [PAIR[0]], "commander": PAIR[0], "life": 40}
    options = {"format": "commander"}
    cast_it = [cast(PAIR[0], **{"from": "command"}), RESOLVE]
    board(
        mine,
        {"life": 40},
        *cast_it,
        to("end"),
        RESOLVE,
        options=options,
        expect=["Brisela, Voice of Nightmares is 9/10"],
    )


@cr("903.9c")
def test_only_the_commander_goes_to_the_command_zone() -> None:
    """Returned to its owner's hand: Gisela goes to the command zone instead, Bruna to the hand."""
    mine = {"battlefield": [PAIR[1]], "command": [PAIR[0]], "commander": PAIR[0], "life": 40, "hand": ["Unsummon"]}
    board(
        mine,
        {"life": 40},
        cast(PAIR[0], **{"from": "command"}),
        RESOLVE,
        to("end"),
        RESOLVE,
        cast("Unsummon", "Brisela, Voice of Nightmares"),
        RESOLVE,
        answer("yes"),
        options={"format": "commander"},
        expect=["Gisela, the Broken Blade in command", "Bruna, the Fading Light in A's hand"],
    )


@cr("712.21d")
def test_what_replaces_the_move_of_one_card_replaces_that_of_both() -> None:
    mine = {"battlefield": [BRISELA], "hand": ["Murder"]}
    exiled = ["Gisela, the Broken Blade in exile", "Bruna, the Fading Light in exile"]
    board(mine, ["Rest in Peace"], cast("Murder", "Brisela"), RESOLVE_ALL, expect=exiled)


@cr("712.21a")
def test_its_owner_arranges_the_two_cards_on_a_library() -> None:
    mine = {"battlefield": [BRISELA], "hand": ["Time Ebb"]}
    order = answer(["Bruna, the Fading Light", "Gisela, the Broken Blade"])
    played = board(mine, [], cast("Time Ebb", "Brisela"), RESOLVE, order)
    library = played.report["state"]["players"]["A"]["library"]
    assert library[:2] == ["Bruna, the Fading Light", "Gisela, the Broken Blade"]


@cr("712.4a")
def test_the_state_of_a_melded_permanent_is_a_board_again() -> None:
    played = board(PAIR, [], *MELD)
    assert on_board(played, "Brisela, Voice of Nightmares")["melded_from"] == PAIR
