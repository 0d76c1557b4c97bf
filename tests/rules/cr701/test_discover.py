"""Discover (CR 701.57)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, creature


@cr("701.57a")
def test_discover_casts_the_first_cheap_card_for_nothing_or_keeps_it() -> None:
    start = [cast("Murder", "Primordial Gnawer"), RESOLVE, RESOLVE]
    side = {
        "hand": ["Murder"],
        "battlefield": ["Primordial Gnawer"],
        "library": ["Mountain", "Craw Wurm", "Goblin Piker"],
    }
    board(
        side, [], *start, answer("yes"), RESOLVE, expect=["Goblin Piker on the battlefield", "Craw Wurm in A's library"]
    )
    board(side, [], *start, answer("no"), expect=["Goblin Piker in A's hand", "Craw Wurm in A's library"])


@cr("701.57b")
def test_discovering_is_noticed_when_it_is_over() -> None:
    """Curator of Sun's Creation discovers again for the same value, once each turn."""
    mine = {
        "battlefield": ["Curator of Sun's Creation"],
        "hand": ["Hit the Mother Lode"],
        "library": ["Hill Giant", "Grizzly Bears", "Murder"],
    }
    board(
        mine,
        [],
        cast("Hit the Mother Lode"),
        RESOLVE,
        answer("no"),
        RESOLVE,
        answer("no"),
        expect=["Hill Giant in A's hand", "Grizzly Bears in A's hand", "Murder in A's library"],
    )


@cr("701.57c", cited=False)
def test_the_discovered_card_is_spoken_of_wherever_it_is() -> None:
    """Hill Giant was put into the hand: its mana value of 4 is 6 less than 10."""
    played = board(
        {"hand": ["Hit the Mother Lode"], "library": ["Forest", "Hill Giant"]},
        [],
        cast("Hit the Mother Lode"),
        RESOLVE,
        answer("no"),
        expect=["Hill Giant in A's hand"],
    )
    treasures = [t for t in played.report["state"]["players"]["A"]["battlefield"] if t["name"] == "Treasure Token"]
    assert len(treasures) == 6
    assert all(t["tapped"] for t in treasures)


@cr("701.57a")
def test_discovering_finds_a_card_of_just_that_mana_value() -> None:
    def mine(number: int) -> dict[str, object]:
        return {"battlefield": [creature(f"{{0}}: Discover {number}.")], "library": ["Grizzly Bears", "Forest"]}

    script = (activate("Tester"), answer("yes", choice="may"), RESOLVE_ALL)
    board(mine(2), [], *script, expect=["A controls 1 Grizzly Bears"])
    board(mine(1), [], activate("Tester"), RESOLVE_ALL, expect=["A controls 0 Grizzly Bears"])
