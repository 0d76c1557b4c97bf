"""Cards (CR 108)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, board, cast, cr


@cr("108.3", "109.4", cited=False)
def test_control_changes_hands_and_ownership_does_not() -> None:
    board(
        {"hand": ["Donate"], "battlefield": ["Memnite"]},
        [],
        cast("Donate", "B", "Memnite"),
        RESOLVE,
        expect=["B controls Memnite", "A owns Memnite"],
    )


@cr("108.3b", cited=False)
def test_a_card_from_the_sideboard_is_its_players() -> None:
    side = {"hand": ["Burning Wish"], "sideboard": ["Stone Rain"], "battlefield": []}
    script = (cast("Burning Wish"), RESOLVE, answer("yes"), answer("Stone Rain"), cast("Stone Rain", "Forest"), RESOLVE)
    board(side, ["Forest"], *script, expect=["Stone Rain in A's graveyard", "Burning Wish in exile"])


@cr("108.4a", "113.6b", cited=False)
def test_a_card_in_a_graveyard_speaks_to_its_owner() -> None:
    stolen = {"battlefield": [{"card": "Anger", "owner": "B"}, "Mountain"], "hand": ["Murder", "Hill Giant"]}
    script = (cast("Murder", "Anger"), RESOLVE)
    has = ["Grizzly Bears has haste", "Goblin Piker doesn't have haste"]
    board(
        {**stolen, "battlefield": [*stolen["battlefield"], "Goblin Piker"]},
        ["Mountain", "Grizzly Bears"],
        *script,
        expect=has,
    )
    before = ["Grizzly Bears doesn't have haste"]
    board(["Anger", "Mountain", "Grizzly Bears"], [], expect=before)
