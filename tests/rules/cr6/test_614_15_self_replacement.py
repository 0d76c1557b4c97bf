"""Self-replacement effects (CR 614.15)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, activate, answer, board, cast, cr


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


@cr("614.15", "702.33d", cited=False)
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


@cr("614.15", "608.2c")
def test_those_creatures_are_those_that_the_first_sentence_would_have_been_about() -> None:
    board(
        {"battlefield": ["Guul Draz Overseer", "Grizzly Bears"], "hand": ["Swamp"]},
        [],
        {"do": "play", "player": "A", "card": "Swamp"},
        {"do": "edit", "move": {"Swamp": "graveyard"}},
        RESOLVE,
        expect=["Grizzly Bears is 4/2"],
    )
    board(
        {"hand": ["Marsh Casualties"]},
        ["Grizzly Bears", "Serra Angel"],
        cast("Marsh Casualties", "B", kicked=1),
        RESOLVE,
        expect=["Serra Angel is 2/2", "Grizzly Bears in B's graveyard"],
    )


@cr("614.15", cited=False)
def test_a_kicked_burst_lightning_deals_four_instead_of_two() -> None:
    hand = {"hand": ["Burst Lightning"]}
    board(hand, [], cast("Burst Lightning", "B"), RESOLVE, expect=["B life 18"])
    board(hand, [], cast("Burst Lightning", "B", kicked=True), RESOLVE, expect=["B life 16"])


@cr("614.15", "702.131b", cited=False)
@pytest.mark.parametrize("blessed", [True, False])
def test_only_some_of_them_instead(blessed: bool) -> None:
    mine = {"hand": ["Golden Demise"], "battlefield": ["Grizzly Bears"], "designations": ["city's blessing"] * blessed}
    where = "on the battlefield" if blessed else "in A's graveyard"
    expect = [f"Grizzly Bears {where}", "Llanowar Elves in B's graveyard"]
    board(mine, ["Llanowar Elves"], cast("Golden Demise"), RESOLVE, expect=expect)


@cr("614.15", cited=False)
@pytest.mark.parametrize(("land", "life"), [("Mountain", 14), ("Forest", 17)])
def test_double_that_damage_where_the_card_revealed_last_is_a_mountain(land: str, life: int) -> None:
    library = ["Shock", "Grizzly Bears", "Giant Growth", land, "Island"]
    mine = {"battlefield": ["Goblin Charbelcher"], "library": library}
    board(mine, [], activate("Goblin Charbelcher", "B"), RESOLVE, answer("as listed"), expect=[f"B life {life}"])
