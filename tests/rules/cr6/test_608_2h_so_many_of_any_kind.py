"""So many counters of any kind, cards as many as something tells, abilities that are no mana abilities (CR 608.2h)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, tap


@cr("122.1", cited=False)
@pytest.mark.parametrize(("counters", "flies"), [({"+1/+1": 2, "charge": 1}, True), ({"+1/+1": 2}, False)])
def test_three_counters_of_whatever_kinds(counters: dict[str, int], flies: bool) -> None:
    warden = {"card": "Warden of the Inner Sky", "counters": counters}
    found = "has flying" if flies else "does not have flying"
    board([warden], [], expect=[f"Warden of the Inner Sky {found}"])


@cr("608.2h", cited=False)
@pytest.mark.parametrize(("counters", "drawn"), [({"charge": 1}, 1), ({}, 0)])
def test_it_had_a_counter_as_it_left(counters: dict[str, int], drawn: int) -> None:
    mine = ["Nikara, Lair Scavenger", {"card": "Hill Giant", "counters": counters}]
    theirs = {"hand": ["Murder"]}
    script = [cast("Murder", "Hill Giant", player="B"), RESOLVE_ALL]
    board(mine, theirs, *script, active="B", expect=[f"A has {drawn} cards in hand"])


@cr("605.1a", cited=False)
def test_a_mana_ability_is_not_watched_for() -> None:
    theirs = ["Prodigal Pyromancer", "Llanowar Elves"]
    shot = activate("Prodigal Pyromancer", "A", player="B")
    played = board(["Runic Armasaur"], theirs, shot, active="B")
    assert played.count("Runic Armasaur's ability triggers") == 1
    played = board(["Runic Armasaur"], theirs, tap("Llanowar Elves", "B"), active="B")
    assert played.count("Runic Armasaur's ability triggers") == 0


@cr("701.20a")
def test_as_many_cards_are_revealed_as_there_are_swamps() -> None:
    mine = {"hand": ["Mire's Toll"], "battlefield": ["Swamp", "Swamp"]}
    theirs = {"hand": ["Shock", "Murder", "Forest"]}
    script = [cast("Mire's Toll", "B"), RESOLVE, answer(["Shock", "Murder"], "B"), answer("Murder")]
    board(mine, theirs, *script, expect=["Murder in B's graveyard", "B has 2 cards in hand"])


@cr("701.9a")
def test_discarding_as_many_as_the_toughness_of_what_came_back() -> None:
    """Not as many as it had with its counters (608.2h)."""
    mine = {"hand": ["Vanish into Memory"], "library": ["Plains"] * 9}
    theirs = [{"card": "Hill Giant", "counters": {"+1/+1": 2}}]
    back = {"do": "go_to", "turn": 5, "step": "upkeep"}
    script = [cast("Vanish into Memory", "Hill Giant"), RESOLVE, back, RESOLVE]
    board(mine, theirs, *script, expect=["A has 2 cards in hand"])


@cr("111.4")
def test_a_token_with_an_ability_and_a_name() -> None:
    board(["Jungle Patrol"], [], activate("Jungle Patrol"), RESOLVE, expect=["Wood has defender", "Wood is 0/1"])
