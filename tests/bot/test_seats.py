"""Seats and names: who somebody is, may act for, may choose for, and may undo, each by each."""

from __future__ import annotations

import pytest

from bot.boards.store import Access, Board
from bot.desk import Place
from bot.desk.seats_and_roles import may_act_for, may_choose, may_take_back, owns, plays, seats_of
from bot.errors import NotAPlayer, NotOwner, NotYourMove

PLAYERS = ("Alice", "Bob", "Cid")
OWNER = Place("channel", "1", name="Dora")
SEATED = Place("channel", "2", name="Alice")
"""Has Bob's seat, and the name of another player."""
NAMESAKE = Place("channel", "3", name=" cid ")
ONLOOKER = Place("channel", "4", name="Zoe")
MODERATOR = Place("channel", "4", name="Zoe", moderator=True)


def board(access: Access = Access.PLAYERS) -> Board:
    return Board(1, "channel", "1", 5, {"Bob": "2"}, access=access)


def test_a_seat_goes_before_a_name_and_a_name_needs_a_free_seat() -> None:
    assert seats_of(board(), PLAYERS, SEATED) == ("Bob",)
    assert seats_of(board(), PLAYERS, NAMESAKE) == ("Cid",)
    assert seats_of(board(), PLAYERS, Place("channel", "5", name="Bob")) == ()
    assert seats_of(board(), PLAYERS, OWNER) == ()


@pytest.mark.parametrize(
    ("place", "acts_for", "chooses_for"),
    [
        (OWNER, {"Alice", "Bob", "Cid"}, {"Alice", "Bob", "Cid"}),
        (SEATED, {"Alice", "Bob", "Cid"}, {"Alice", "Bob"}),
        (NAMESAKE, {"Alice", "Cid"}, {"Cid"}),
        (ONLOOKER, {"Alice", "Cid"}, set()),
        (MODERATOR, {"Alice", "Cid"}, set()),
    ],
)
def test_free_seats_are_acted_for_and_ones_own_and_ones_namesakes_choices_are_made(
    place: Place, acts_for: set[str], chooses_for: set[str]
) -> None:
    assert {player for player in PLAYERS if may_act_for(board(), player, place)} == acts_for
    assert {player for player in PLAYERS if may_choose(board(), player, place)} == chooses_for


def test_where_everyone_plays_the_choices_of_free_seats_are_anybodys() -> None:
    chosen = {player for player in PLAYERS if may_choose(board(Access.EVERYONE), player, ONLOOKER)}
    assert chosen == {"Alice", "Cid"}
    assert {player for player in PLAYERS if may_choose(board(Access.OWNER), player, ONLOOKER)} == set()


@pytest.mark.parametrize(
    ("access", "playing"),
    [
        (Access.OWNER, [OWNER]),
        (Access.PLAYERS, [OWNER, SEATED, NAMESAKE]),
        (Access.EVERYONE, [OWNER, SEATED, NAMESAKE, ONLOOKER, MODERATOR]),
    ],
)
def test_who_plays_is_as_the_owner_has_it(access: Access, playing: list[Place]) -> None:
    for place in (OWNER, SEATED, NAMESAKE, ONLOOKER, MODERATOR):
        if place in playing:
            plays(board(access), PLAYERS, place)
        else:
            with pytest.raises(NotAPlayer) as problem:
                plays(board(access), PLAYERS, place)
            free = "Alice, Cid" if access is Access.PLAYERS else ""
            assert (problem.value.values["free"], problem.value.values["near"]) == (free, "" if free else "1")


@pytest.mark.parametrize(
    ("place", "own", "anothers"),
    [(OWNER, True, True), (SEATED, True, False), (MODERATOR, True, True)],
)
def test_a_move_is_taken_back_by_who_made_it_the_owner_or_a_moderator(place: Place, own: bool, anothers: bool) -> None:
    for mover, may in ((place.user, own), ("9", anothers)):
        if may:
            may_take_back(board(), PLAYERS, place, mover)
        else:
            with pytest.raises(NotYourMove):
                may_take_back(board(), PLAYERS, place, mover)


def test_who_does_not_play_takes_nothing_back_unless_everyone_plays() -> None:
    with pytest.raises(NotAPlayer):
        may_take_back(board(), PLAYERS, ONLOOKER, ONLOOKER.user)
    may_take_back(board(Access.EVERYONE), PLAYERS, ONLOOKER, "9")


def test_a_board_is_its_owners_and_a_moderators_to_end() -> None:
    owns(board(), OWNER)
    owns(board(), MODERATOR)
    for place in (SEATED, NAMESAKE, ONLOOKER):
        with pytest.raises(NotOwner):
            owns(board(), place)
