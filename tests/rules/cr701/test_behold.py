"""Behold (CR 701.4)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, attack_with, board, cast, cr


@cr("701.4a")
def test_beholding_takes_the_place_of_mana() -> None:
    board(
        {"hand": ["Caustic Exhale", "Shivan Dragon"], "mana": "B"},
        ["Wind Drake"],
        cast("Caustic Exhale", "Wind Drake"),
        RESOLVE,
        expect=["Wind Drake in B's graveyard", "Shivan Dragon in hand"],
    )


@cr("701.4a", "607.2a")
def test_what_was_beheld_and_exiled_returns_when_the_champion_leaves() -> None:
    board(
        {"hand": ["Champion of the Clachan", "Murder"], "battlefield": ["Goldmeadow Harrier"]},
        [],
        cast("Champion of the Clachan"),
        RESOLVE,
        cast("Murder", "Champion of the Clachan"),
        RESOLVE_ALL,
        expect=["Champion of the Clachan in A's graveyard", "Goldmeadow Harrier in A's hand"],
    )


@cr("701.4b", cited=False)
def test_a_dragon_was_beheld_even_if_it_is_gone_as_the_spell_resolves() -> None:
    mine = {"hand": ["Osseous Exhale"], "battlefield": ["Shivan Dragon", "Goblin Piker"]}
    board(
        mine,
        {"battlefield": ["Hill Giant"], "hand": ["Murder"]},
        *attack_with({"Goblin Piker": "B"}),
        {"do": "go_to", "step": "declare blockers"},
        {"do": "block", "player": "B", "blockers": {"Hill Giant": "Goblin Piker"}},
        cast("Osseous Exhale", "Hill Giant", costs=["behold"]),
        PASS_A,
        cast("Murder", "Shivan Dragon", player="B"),
        RESOLVE_ALL,
        expect=["A has 22 life", "Hill Giant in B's graveyard", "Shivan Dragon in A's graveyard"],
    )


@cr("701.4a")
def test_one_is_beheld_though_there_are_two() -> None:
    """Beholding is choosing one card in hand or one permanent."""
    two = {"hand": ["Caustic Exhale", "Shivan Dragon"], "battlefield": ["Shivan Dragon"], "mana": "B"}
    asked = board(two, ["Wind Drake"], cast("Caustic Exhale", "Wind Drake"))
    assert (asked.pending["min"], asked.pending["max"]) == (1, 1)
