"""Judges' questions about what is said of keyword actions beyond their first sentence: from exert on (CR 701)."""

from __future__ import annotations

from tests.engine.helpers import (
    DAMAGE,
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    Entry,
    activate,
    answer,
    attack_with,
    board,
    cast,
    cr,
    to,
)

# ---- exert


@cr("701.43a", "701.43d")
def test_an_exerted_creature_does_not_untap_in_the_next_untap_step() -> None:
    attack = [*attack_with({"Gust Walker": "B"}), answer("yes"), RESOLVE]
    board(["Gust Walker"], [], *attack, expect=["Gust Walker is 3/3", "Gust Walker has flying"])
    next_turn: Entry = {**to("upkeep"), "turn": 5}
    board(["Gust Walker"], [], answer(["Gust Walker"], choice="exert"), *attack_with({"Gust Walker": "B"}), next_turn)
    board(["Gust Walker"], [], *attack[:-1], RESOLVE, next_turn, expect=["Gust Walker is tapped"])
    later: Entry = {**to("upkeep"), "turn": 7}
    board(["Gust Walker"], [], *attack[:-1], RESOLVE, later, expect=["Gust Walker is not tapped"])


@cr("701.43b")
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


# ---- explore, connive: what has left; several at once


@cr("701.44c")
def test_a_creature_that_has_died_still_explores() -> None:
    mine = {
        "hand": ["Merfolk Branchwalker"],
        "battlefield": ["Wildgrowth Walker"],
        "library": ["Forest", "Hill Giant"],
    }
    board(
        mine,
        {"hand": ["Lightning Bolt"], "library": ["Island"]},
        cast("Merfolk Branchwalker"),
        RESOLVE,
        PASS_A,
        cast("Lightning Bolt", "Merfolk Branchwalker", player="B"),
        RESOLVE_ALL,
        expect=["Forest in A's hand", "Wildgrowth Walker is 2/4", "A has 23 life"],
    )


@cr("701.44d")
def test_creatures_that_explore_at_once_explore_one_after_the_other() -> None:
    mine = {
        "battlefield": ["Hakbal of the Surging Soul", "Kumena's Speaker"],
        "library": ["Forest", "Mountain", "Hill Giant"],
    }
    played = board(mine, [], to("beginning of combat"), answer("as listed"), RESOLVE_ALL)
    assert played.report["state"]["players"]["A"]["library"] == ["Hill Giant"]
    assert sorted(played.report["state"]["players"]["A"]["hand"]) == ["Forest", "Mountain"]


@cr("701.50c")
def test_the_controller_of_a_creature_that_has_died_still_connives() -> None:
    board(
        {"hand": ["Psionic Snoop", "Forest"], "library": ["Island", "Swamp"]},
        {"hand": ["Murder"], "library": ["Plains"]},
        cast("Psionic Snoop"),
        RESOLVE,
        PASS_A,
        cast("Murder", "Psionic Snoop", player="B"),
        RESOLVE_ALL,
        answer("Forest"),
        expect=["Island in A's hand", "Forest in A's graveyard", "Psionic Snoop in A's graveyard"],
    )


@cr("701.50e")
def test_conniving_for_a_number_draws_and_discards_so_many() -> None:
    """With two attackers: two cards drawn, two discarded, a counter for each that is no land."""
    mine = {
        "battlefield": ["Raffine, Scheming Seer", "Goblin Piker"],
        "hand": ["Hill Giant", "Forest"],
        "library": ["Island", "Swamp", "Plains"],
    }
    board(
        mine,
        [],
        *attack_with({"Raffine, Scheming Seer": "B", "Goblin Piker": "B"}),
        answer("Goblin Piker"),
        RESOLVE,
        answer(["Hill Giant", "Forest"]),
        DAMAGE,
        expect=["Goblin Piker is 3/2", "A has 2 cards in hand", "Hill Giant in A's graveyard"],
    )


# ---- cloak, suspect, endure


@cr("701.58e")
def test_two_cards_are_cloaked_as_two_creatures() -> None:
    mine = {"hand": ["Hide in Plain Sight"], "library": ["Forest", "Hill Giant", "Island", "Swamp", "Plains", "Forest"]}
    played = board(mine, [], cast("Hide in Plain Sight"), RESOLVE, answer(["Hill Giant", "Island"]))
    down = [p for p in played.report["state"]["players"]["A"]["battlefield"] if p.get("face_down")]
    assert [(p["power"], p["toughness"]) for p in down] == [(2, 2), (2, 2)]


@cr("701.60b")
def test_a_copy_of_a_suspected_creature_is_not_suspected() -> None:
    suspect = {"card": "Hill Giant", "designations": ["suspected"]}
    board(
        {"hand": ["Clone"]},
        [suspect],
        cast("Clone"),
        RESOLVE,
        answer("Hill Giant"),
        expect=["not Hill Giant#1 has menace", "Hill Giant#2 has menace"],
    )


@cr("701.63b")
def test_enduring_nothing_does_nothing() -> None:
    initiate = activate("Krumar Initiate", x=0)
    played = board(["Krumar Initiate"], [], initiate, RESOLVE, expect=["Krumar Initiate is 2/2", "stack is empty"])
    assert len(played.report["state"]["players"]["A"]["battlefield"]) == 1
