"""Blight (CR 701.68)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, attack_with, board, cast, cr


@cr("701.68a", "701.68b")
def test_blight_puts_counters_on_a_creature_of_ones_own() -> None:
    board(
        {"hand": ["Bogslither's Embrace"], "battlefield": ["Goblin Piker", "Hill Giant"], "mana": "1B"},
        ["Wind Drake"],
        cast("Bogslither's Embrace", "Wind Drake"),
        answer("Hill Giant"),
        RESOLVE,
        expect=["Hill Giant is 2/2", "Wind Drake in exile"],
    )
    board(
        {"hand": ["Bogslither's Embrace"], "mana": "1B"},
        ["Wind Drake"],
        cast("Bogslither's Embrace", "Wind Drake"),
        refused="118.3",
    )


@cr("701.68c", cited=False)
def test_the_blighted_creature_is_the_one_that_got_the_counter() -> None:
    """Its token copy has no counter: Hill Giant with a -1/-1 counter is 2/2, the token attacks as a 3/3."""
    grub = {"card": "Grub, Storied Matriarch", "face": "back", "id": "Grub"}
    attack = attack_with({"Grub": "B"})
    blighted = [answer("yes"), answer("Hill Giant"), RESOLVE]
    played = board([grub, "Hill Giant"], [], *attack, *blighted, expect=["Hill Giant#1 is 2/2"])
    (token,) = [it for it in played.report["state"]["players"]["A"]["battlefield"] if "token" in it]
    assert (token["name"], token["power"], token["attacking"]) == ("Hill Giant", 3, "B")


@cr("701.68d")
def test_a_blighted_creature_may_die_of_it() -> None:
    board(
        {"hand": ["Boggart Mischief"], "battlefield": ["Llanowar Elves"]},
        [],
        cast("Boggart Mischief"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        expect=["Llanowar Elves in A's graveyard", "A controls 2 Goblin Tokens"],
    )
