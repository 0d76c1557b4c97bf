"""What would enter under an opponent's control and enters under yours instead (CR 616.1b, 614.12)."""

from __future__ import annotations

from typing import Any

from tests.helpers import PASS_B, RESOLVE, answer, board, cast, cr

MINE: dict[str, Any] = {"hand": ["Gather Specimens"]}
SPECIMENS = (PASS_B, cast("Gather Specimens"), RESOLVE)


@cr("616.1b", "614.12")
def test_a_creature_spell_resolves_and_the_creature_is_yours() -> None:
    theirs = {"hand": ["Air Elemental", "Howling Mine"]}
    played = board(
        MINE,
        theirs,
        *SPECIMENS,
        cast("Howling Mine", player="B"),
        RESOLVE,
        cast("Air Elemental", player="B"),
        RESOLVE,
        active="B",
        expect=["A controls Air Elemental", "B controls Howling Mine"],
    )
    assert "under A's control" in played.report["verdict"]


@cr("616.1b", "616.1c")
def test_whoever_will_control_a_clone_chooses_what_it_copies() -> None:
    played = board(
        MINE, {"hand": ["Clone"], "battlefield": ["Air Elemental"]}, *SPECIMENS, cast("Clone", player="B"), RESOLVE,
        active="B",
    )  # fmt: skip
    assert played.pending["player"] == "A"
    board(
        MINE,
        {"hand": ["Clone"], "battlefield": ["Air Elemental"]},
        *SPECIMENS,
        cast("Clone", player="B"),
        RESOLVE,
        answer("Air Elemental"),
        active="B",
        expect=["A controls 1 Air Elemental", "B controls 1 Air Elemental"],
    )


@cr("616.1b", "111.2")
def test_tokens_are_created_by_one_player_and_controlled_by_another() -> None:
    played = board(
        MINE,
        {"hand": ["Krenko's Command"]},
        *SPECIMENS,
        cast("Krenko's Command", player="B"),
        RESOLVE,
        active="B",
        expect=["A controls 2 Goblin Tokens"],
    )
    assert played.count("B creates 2 Goblin Tokens (1/1), which enter under A's control") == 1
    assert "qui arrivent sous le contrôle d’A" in " ".join(played.steps_in("fr"))


@cr("616.1b", cited=False)
def test_your_own_creatures_and_those_of_later_turns_enter_as_ever() -> None:
    mine = {"hand": ["Gather Specimens", "Air Elemental"]}
    script = (cast("Gather Specimens"), RESOLVE, cast("Air Elemental"), RESOLVE)
    board(mine, [], *script, expect=["A controls Air Elemental"])


@cr("614.12")
def test_what_is_no_creature_as_it_enters_stays_with_whoever_cast_it() -> None:
    """A God counts the mana symbols of its own cost as it enters, and is no creature with so few of them."""
    god = "Thassa, God of the Sea"
    played = board(
        MINE,
        {"hand": [god]},
        *SPECIMENS,
        cast(god, player="B"),
        RESOLVE,
        active="B",
        expect=[f"B controls {god}"],
    )
    assert played.count("isn't a creature as it enters, so Gather Specimens doesn't apply") == 1
