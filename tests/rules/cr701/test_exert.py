"""Exert (CR 701.43)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, Entry, activate, answer, attack_with, board, cast, cr, to, turn


@cr("701.43a")
@pytest.mark.parametrize(("stolen", "found"), [(True, "not tapped"), (False, "tapped")])
def test_an_exerted_creature_misses_the_untap_step_of_who_exerted_it(stolen: bool, found: str) -> None:
    """Given back, it untaps with its owner's permanents."""
    mine: list[str] = [] if stolen else ["Ahn-Crop Champion"]
    theirs: list[str] = ["Ahn-Crop Champion"] if stolen else []
    take = [cast("Act of Treason", "Ahn-Crop Champion"), RESOLVE] if stolen else []
    board(
        {"battlefield": mine, "hand": ["Act of Treason"]},
        theirs,
        *take,
        to("declare attackers"),
        {"do": "attack", "player": "A", "attackers": {"Ahn-Crop Champion": "B"}},
        {"do": "answer", "player": "A", "value": "Ahn-Crop Champion"},
        RESOLVE,
        turn(4 if stolen else 5),
        expect=[f"Ahn-Crop Champion is {found}"],
    )


@cr("701.43a", "701.43d")
def test_an_exerted_creature_does_not_untap_in_the_next_untap_step() -> None:
    attack = [*attack_with({"Gust Walker": "B"}), answer("yes"), RESOLVE]
    board(["Gust Walker"], [], *attack, expect=["Gust Walker is 3/3", "Gust Walker has flying"])
    next_turn: Entry = {**to("upkeep"), "turn": 5}
    board(["Gust Walker"], [], answer(["Gust Walker"], choice="exert"), *attack_with({"Gust Walker": "B"}), next_turn)
    board(["Gust Walker"], [], *attack[:-1], RESOLVE, next_turn, expect=["Gust Walker is tapped"])
    later: Entry = {**to("upkeep"), "turn": 7}
    board(["Gust Walker"], [], *attack[:-1], RESOLVE, later, expect=["Gust Walker is not tapped"])


@cr("701.43b", cited=False)
def test_a_creature_may_be_exerted_although_it_is_not_tapped() -> None:
    """With vigilance it stays untapped; tapped later, it does not untap in the next untap step."""
    mine = ["Gust Walker", "Serra's Blessing", "Icy Manipulator"]
    board(
        mine,
        [],
        *attack_with({"Gust Walker": "B"}),
        answer("yes"),
        RESOLVE,
        activate("Icy Manipulator", "Gust Walker"),
        RESOLVE,
        {**to("upkeep"), "turn": 5},
        expect=["Gust Walker is tapped", "Icy Manipulator is not tapped"],
    )


@cr("701.43a")
def test_exerting_can_be_the_cost_of_an_ability() -> None:
    script = [activate("Fervent Paincaster", "Hill Giant", ability=2), RESOLVE]
    board(["Fervent Paincaster"], ["Hill Giant"], *script, expect=["Fervent Paincaster is tapped"])
    board(["Fervent Paincaster"], ["Hill Giant"], *script, turn(5, "draw"), expect=["Fervent Paincaster is tapped"])
    board(["Fervent Paincaster"], ["Hill Giant"], *script, turn(7, "draw"), expect=["Fervent Paincaster is not tapped"])


@cr("701.43a", "508.1g")
def test_what_has_been_exerted_this_turn_is_not_offered_again() -> None:
    """Combat Celebrant untaps and attacks in the additional combat phase: it can't be exerted for another."""
    again = [to("end of combat"), {"do": "edit", "tap": {"Combat Celebrant": False}}, to("declare attackers")]
    fought = board(
        ["Combat Celebrant"],
        [],
        *attack_with({"Combat Celebrant": "B"}),
        answer("Combat Celebrant"),
        RESOLVE,
        *again,
        {"do": "attack", "player": "A", "attackers": {"Combat Celebrant": "B"}},
        expect=["stack is empty", "B life 16"],
    )
    assert fought.count("exerts") == 1


@cr("701.43a")
def test_it_is_said_what_being_exerted_does() -> None:
    held = board(["Gust Walker"], [], *attack_with({"Gust Walker": "B"}), answer("yes"), RESOLVE)
    assert "Gust Walker doesn't untap in A's next untap step." in held.steps
    assert "Gust Walker doesn't untap in A's next untap step" in held.report["verdict"]
