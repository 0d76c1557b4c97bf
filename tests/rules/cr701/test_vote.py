"""Vote (CR 701.38)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, attack_with, board, cast, cr, to


def _hands(count: int) -> list[str]:
    return [f"A has {count} cards in hand"]


@cr("701.38a")
def test_each_player_votes_in_turn_order_from_the_one_named() -> None:
    """B casts it in A's turn: B votes first, then C, then A."""
    played = board(
        {},
        {"hand": ["Council's Judgment"]},
        {"do": "go_to", "step": "precombat main", "turn": 4},
        cast("Council's Judgment", player="B"),
        RESOLVE,
        answer("Goblin Piker", "B"),
        answer("Hill Giant", "C"),
        C=["Goblin Piker", "Hill Giant"],
    )
    assert played.pending["player"] == "A"
    assert played.pending["rule"] == "701.38a"


@cr("701.38a", "701.38b")
def test_the_permanent_with_the_most_votes_is_exiled() -> None:
    """A vote targets nothing: hexproof doesn't matter."""
    played = board(
        {"hand": ["Council's Judgment"]},
        ["Gladecover Scout", "Hill Giant"],
        answer("Gladecover Scout"),
        answer("Hill Giant", "B"),
        answer("Gladecover Scout", "C"),
        cast("Council's Judgment"),
        RESOLVE,
        C=[],
        expect=["Gladecover Scout in exile", "Hill Giant on the battlefield"],
    )
    assert "B votes for Hill Giant." in played.steps


@cr("701.38a")
@pytest.mark.parametrize(("theirs", "cards"), [("time", 0), ("knowledge", 3)])
def test_more_votes_or_a_tie_decide(theirs: str, cards: int) -> None:
    """Two votes for time are an extra turn; one each is a tie, which draws cards."""
    played = board(
        {"hand": ["Plea for Power"]},
        [],
        answer("time"),
        answer(theirs, "B"),
        cast("Plea for Power"),
        RESOLVE,
        expect=_hands(cards),
    )
    assert played.count("(the vote is tied)") == (theirs == "knowledge")


@cr("701.38a")
def test_for_each_vote_both_things_happen() -> None:
    board(
        {"hand": ["Lieutenants of the Guard"]},
        [],
        answer("strength"),
        answer("strength", "B"),
        answer("numbers", "C"),
        cast("Lieutenants of the Guard"),
        RESOLVE_ALL,
        C=[],
        expect=["Lieutenants of the Guard has 2 +1/+1 counters", "A controls Soldier"],
    )


@cr("701.38a")
def test_who_voted_otherwise_is_noticed_once_the_vote_is_over() -> None:
    board(
        {"battlefield": ["Grudge Keeper"], "hand": ["Plea for Power"]},
        [],
        answer("knowledge"),
        answer("time", "B"),
        answer("knowledge", "C"),
        cast("Plea for Power"),
        RESOLVE_ALL,
        C=[],
        expect=["B life 18", "C life 20", "A life 20"],
    )


@cr("701.38a", "608.2h")
def test_votes_count_what_each_opponent_does() -> None:
    """One vote for death, two for taxes: each opponent sacrifices one creature and discards two cards."""
    theirs = {"battlefield": ["Goblin Piker"], "hand": ["Shock", "Opt"]}
    board(
        {"hand": ["Capital Punishment"]},
        theirs,
        answer("death"),
        answer("taxes", "B"),
        answer("taxes", "C"),
        cast("Capital Punishment"),
        RESOLVE,
        C={"battlefield": ["Hill Giant"], "hand": ["Murder"]},
        expect=["B has 0 cards in hand", "C has 0 cards in hand", "Hill Giant in C's graveyard"],
    )


@cr("701.38a")
def test_investigating_once_for_each_vote() -> None:
    played = board(
        {"battlefield": ["Tivit, Seller of Secrets"]},
        [],
        *attack_with({"Tivit, Seller of Secrets": "B"}),
        to("combat damage"),
        answer("no", choice="may"),
        answer("evidence", choice="vote"),
        answer("evidence", "B"),
        RESOLVE_ALL,
    )
    clues = [it for it in played.report["state"]["players"]["A"]["battlefield"] if it["name"] == "Clue Token"]
    assert sum(it.get("count", 1) for it in clues) == 2


@cr("701.38b", cited=False)
def test_tied_for_most_votes_means_each_of_them() -> None:
    played = board(
        {"hand": ["Council's Judgment"]},
        ["Goblin Piker", "Hill Giant", "Grizzly Bears"],
        answer("Goblin Piker"),
        answer("Hill Giant", "B"),
        cast("Council's Judgment"),
        RESOLVE,
        expect=["Goblin Piker in exile", "Hill Giant in exile", "Grizzly Bears on the battlefield"],
    )
    assert "B votes for Hill Giant (Goblin Piker and Hill Giant are tied with 1 vote each)." in played.steps
    assert played.report["verdict"] == "Goblin Piker and Hill Giant are in exile (tied with 1 vote each)."


@cr("701.38d", cited=False)
def test_additional_votes_come_together() -> None:
    """A votes twice before B does, and a third time by choice: A's three beat the two of B and C."""
    mine = {"battlefield": ["Brago's Representative", "Ballot Broker"], "hand": ["Plea for Power"]}
    board(
        mine,
        [],
        answer("yes"),
        answer("knowledge"),
        answer("knowledge"),
        answer("knowledge"),
        answer("time", "B"),
        answer("time", "C"),
        cast("Plea for Power"),
        RESOLVE,
        C=[],
        expect=_hands(3),
    )
