"""Meld (CR 701.42)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, on_board, to
from tests.rules.merging import MELD, PAIR


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


@cr("701.42a", cited=False)
def test_both_must_be_owned_and_controlled() -> None:
    stolen = {"card": PAIR[1], "owner": "B", "controller": "A"}
    board([PAIR[0], stolen], [], to("end"), expect=["A controls Gisela, the Broken Blade", "stack is empty"])


@cr("701.42b", "701.42c", cited=False)
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
def test_two_attackers_are_melded_and_it_enters_attacking() -> None:
    pair = ["Mishra, Claimed by Gix", "Phyrexian Dragon Engine"]
    script = [*attack_with(dict.fromkeys(pair, "B")), RESOLVE]
    played = board(pair, [], *script, expect=["Mishra, Lost to Phyrexia is 9/9", "B life 18", "A life 22"])
    assert on_board(played, "Mishra, Lost to Phyrexia")["attacking"]
    alone = [*attack_with({pair[0]: "B"}), RESOLVE]
    board(pair, [], *alone, expect=["A controls Phyrexian Dragon Engine", "B life 19"])
