"""Judges' questions about piles, and about what is done instead."""

from __future__ import annotations

import pytest

from tests.engine.helpers import RESOLVE, answer, board, cast, cr

FIVE = ["Lightning Bolt", "Serra Angel", "Island", "Swamp", "Plains"]


@cr("700.3a", "700.3c")
@pytest.mark.parametrize(("first", "hand"), [(["Lightning Bolt", "Serra Angel"], 2), ([], 0)])
def test_an_opponent_makes_the_piles_and_one_may_be_empty(first: list[str], hand: int) -> None:
    board(
        {"hand": ["Fact or Fiction"], "library": [*FIVE, "Forest"]},
        [],
        answer(first, "B"),
        answer(1),
        cast("Fact or Fiction"),
        RESOLVE,
        expect=[f"A has {hand} cards in hand", f"A has {5 - hand + 1} cards in graveyard", "A has 1 card in library"],
    )


@cr("700.3", "608.2d")
def test_the_caster_makes_the_piles_and_an_opponent_chooses() -> None:
    board(
        {"hand": ["Steam Augury"], "library": [*FIVE, "Forest"]},
        [],
        answer(["Serra Angel"]),
        answer(2, "B"),
        cast("Steam Augury"),
        RESOLVE,
        expect=["A has 4 cards in hand", "Serra Angel in A's graveyard"],
    )


@cr("700.3", "701.21a")
def test_the_player_sacrifices_the_pile_they_choose() -> None:
    board(
        {"hand": ["Liliana's Last Word"]},
        ["Serra Angel", "Island", "Swamp"],
        answer(["Serra Angel"]),
        answer(2, "B"),
        cast("Liliana's Last Word", "B"),
        RESOLVE,
        expect=["Serra Angel on the battlefield", "Island in B's graveyard", "Swamp in B's graveyard"],
    )


@cr("608.2c", "608.2h")
@pytest.mark.parametrize(
    ("creature", "left", "dies"),
    [
        ("Vampire of the Dire Moon", False, True),
        ("Questing Beast", False, False),
        ("Questing Beast", True, True),
        ("Serra Angel", True, False),
    ],
)
def test_a_push_reaches_further_once_something_of_ones_own_has_left(creature: str, left: bool, dies: bool) -> None:
    first = [cast("Lightning Bolt", "Grizzly Bears"), RESOLVE] if left else []
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Fatal Push", "Lightning Bolt"]},
        [creature],
        *first,
        cast("Fatal Push", creature),
        RESOLVE,
        expect=[f"{creature} in B's graveyard" if dies else f"{creature} on the battlefield"],
    )


@cr("608.2c")
def test_what_left_under_anothers_control_is_no_revolt() -> None:
    board(
        {"hand": ["Fatal Push", "Lightning Bolt"]},
        ["Grizzly Bears", "Questing Beast"],
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE,
        cast("Fatal Push", "Questing Beast"),
        RESOLVE,
        expect=["Questing Beast on the battlefield"],
    )


@cr("614.15", "608.2c")
@pytest.mark.parametrize(("land", "where"), [("Forest", "B's graveyard"), ("Lightning Bolt", "battlefield")])
def test_the_heat_burns_hotter_with_four_card_types(land: str, where: str) -> None:
    board(
        {"hand": ["Unholy Heat"], "graveyard": [land, "Lightning Bolt", "Grizzly Bears", "Sol Ring"]},
        ["Serra Angel"],
        cast("Unholy Heat", "Serra Angel"),
        RESOLVE,
        expect=[f"Serra Angel {'in' if 'grave' in where else 'on the'} {where}"],
    )


@cr("614.15", "702.33d")
@pytest.mark.parametrize(("kicked", "number"), [(True, 5), (False, 1)])
def test_five_of_those_tokens(kicked: bool, number: int) -> None:
    played = board(
        {"hand": ["Rite of Replication"]},
        ["Serra Angel"],
        cast("Rite of Replication", "Serra Angel", **({"kicked": 1} if kicked else {})),
        RESOLVE,
    )
    game = played.table.game
    mine = [o for o in game.permanents() if game.controller(o) == 0]
    assert len(mine) == number


@cr("401.4", "608.2d")
@pytest.mark.parametrize(("end", "drawn"), [("top", True), ("bottom", False)])
def test_the_owner_chooses_the_end_of_the_library(end: str, drawn: bool) -> None:
    board(
        {"hand": ["Failed Escape"]},
        {"battlefield": ["Serra Angel"], "library": ["Forest"] * 3},
        answer(end, "B"),
        cast("Failed Escape", "Serra Angel"),
        RESOLVE,
        {"do": "go_to", "step": "draw"},
        {"do": "go_to", "step": "draw"},
        active="A",
        expect=[f"Serra Angel in B's {'hand' if drawn else 'library'}"],
    )
