"""What is picked out of a pile is not the rest of it, even where the pile had nothing else (CR 608.2c, 609.3)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("608.2c")
def test_the_only_card_looked_at_and_taken_is_not_put_on_the_bottom() -> None:
    mine = {"hand": ["Commune with Nature"], "library": ["Grizzly Bears"]}
    taken = [answer("yes"), answer("Grizzly Bears")]
    board(mine, {}, *taken, cast("Commune with Nature"), RESOLVE, expect=["Grizzly Bears in A's hand"])


@cr("608.2c")
def test_the_only_card_looked_at_and_exiled_stays_exiled() -> None:
    theirs = {"library": ["Hill Giant"]}
    gonti = {"hand": ["Gonti, Lord of Luxury"]}
    board(gonti, theirs, cast("Gonti, Lord of Luxury"), RESOLVE_ALL, expect=["Hill Giant in exile"])


@cr("608.2c")
def test_where_every_card_revealed_is_put_onto_the_battlefield_none_is_left() -> None:
    mine = {"hand": ["Genesis Wave"], "library": ["Grizzly Bears", "Forest"]}
    both = [answer("yes"), answer(["Grizzly Bears", "Forest"])]
    wave = {**cast("Genesis Wave"), "x": 2}
    board(mine, {}, *both, wave, RESOLVE, expect=["A controls Grizzly Bears", "A controls Forest"])


@cr("608.2c")
def test_where_the_first_card_revealed_is_the_one_looked_for_it_stays_where_it_is_put() -> None:
    theirs = {"battlefield": ["Grizzly Bears"], "library": ["Hill Giant"]}
    board(
        {"hand": ["Polymorph"]},
        theirs,
        cast("Polymorph", "Grizzly Bears"),
        RESOLVE,
        expect=["B controls Hill Giant", "B has 0 cards in library"],
    )
