"""Connive (CR 701.50)."""

from __future__ import annotations

from tests.helpers import DAMAGE, PASS_A, RESOLVE, RESOLVE_ALL, answer, attack_with, board, cast, cr


@cr("701.50a")
def test_conniving_away_a_spell_puts_a_counter_on_it() -> None:
    for card, size in (("Hill Giant", "3/2"), ("Mountain", "2/1")):
        board(
            {"hand": ["Raffine's Informant", card], "library": ["Island", "Swamp"]},
            [],
            cast("Raffine's Informant"),
            RESOLVE,
            RESOLVE,
            answer(card),
            expect=[f"Raffine's Informant is {size}", f"{card} in A's graveyard"],
        )


@cr("701.50c", cited=False)
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


@cr("701.50d", "701.50b")
def test_creatures_that_connive_at_once_connive_one_after_the_other() -> None:
    """The second draw comes after the first discard: the card drawn first may be discarded first."""
    mine = {"hand": ["Pair of Spies"], "battlefield": ["Goblin Piker", "Ornithopter"], "library": ["Island", "Murder"]}
    played = board(
        mine,
        [],
        cast("Pair of Spies"),
        RESOLVE,
        answer("Goblin Piker"),
        expect=["Island in A's graveyard", "Murder in A's graveyard"],
    )
    sizes = {p["name"]: p["power"] for p in played.report["state"]["players"]["A"]["battlefield"]}
    assert sizes == {"Goblin Piker": 2, "Ornithopter": 1}


@cr("701.50e", cited=False)
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


@cr("701.50a")
def test_a_card_that_nobody_had_named_is_a_land_once_it_is_named_so() -> None:
    for card, size in (("Hill Giant", "3/2"), ("Mountain", "2/1")):
        board(
            {"hand": ["Raffine's Informant"], "library": ["..."]},
            [],
            cast("Raffine's Informant"),
            RESOLVE,
            RESOLVE,
            answer(card),
            expect=[f"Raffine's Informant is {size}", f"{card} in A's graveyard"],
        )
