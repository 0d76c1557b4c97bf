"""What was so, and what was paid, as a spell was cast (CR 601.2i, 118.8, 118.9)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr

ROAR = {"hand": ["Draconic Roar", "Shivan Dragon"]}


@cr("601.2b", cited=False)
@pytest.mark.parametrize(("paid", "life"), [(["additional cost"], 17), ([], 20)])
def test_a_revealed_dragon_roars_at_the_player_too(paid: list[str], life: int) -> None:
    board(ROAR, ["Hill Giant"], cast("Draconic Roar", "Hill Giant", costs=paid), RESOLVE, expect=[f"B life {life}"])


@cr("608.2c")
def test_a_dragon_controlled_as_it_was_cast_counts_although_it_is_gone() -> None:
    mine = {"hand": ["Draconic Roar"], "battlefield": ["Shivan Dragon"]}
    theirs = {"hand": ["Murder"], "battlefield": ["Hill Giant"]}
    roar = cast("Draconic Roar", "Hill Giant", costs=[])
    respond = [{"do": "pass", "player": "A"}, cast("Murder", "Shivan Dragon", player="B"), RESOLVE_ALL]
    board(mine, theirs, roar, *respond, expect=["B life 17", "Shivan Dragon in A's graveyard"])


@cr("608.2c")
def test_a_dragon_of_the_opponent_does_not_count() -> None:
    mine = {"hand": ["Draconic Roar"]}
    board(mine, ["Shivan Dragon", "Hill Giant"], cast("Draconic Roar", "Hill Giant"), RESOLVE, expect=["B life 20"])


@cr("400.7d", cited=False)
def test_the_permanent_goes_on_to_know() -> None:
    mine = {"hand": ["Scaleguard Sentinels"], "battlefield": ["Shivan Dragon"]}
    board(mine, [], cast("Scaleguard Sentinels", costs=[]), RESOLVE, expect=["Scaleguard Sentinels is 3/4"])
    none = {"hand": ["Scaleguard Sentinels"]}
    board(none, [], cast("Scaleguard Sentinels"), RESOLVE, expect=["Scaleguard Sentinels is 2/3"])
    orator = {"hand": ["Orator of Ojutai"], "battlefield": ["Shivan Dragon"]}
    board(orator, [], cast("Orator of Ojutai", costs=[]), RESOLVE_ALL, expect=["A has 1 card in hand"])


@cr("101.2")
def test_with_a_dragon_it_cannot_be_countered() -> None:
    theirs = {"hand": ["Counterspell"]}
    counter = [{"do": "pass", "player": "A"}, cast("Counterspell", "Dragonlord's Prerogative", player="B"), RESOLVE_ALL]
    mine = {"hand": ["Dragonlord's Prerogative"], "battlefield": ["Shivan Dragon"], "library": ["Forest"] * 6}
    board(mine, theirs, cast("Dragonlord's Prerogative", costs=[]), *counter, expect=["A has 4 cards in hand"])
    none = {"hand": ["Dragonlord's Prerogative"], "library": ["Forest"] * 6}
    board(none, theirs, cast("Dragonlord's Prerogative"), *counter, expect=["A has 0 cards in hand"])


@cr("118.9", cited=False)
@pytest.mark.parametrize(("costs", "drawn"), [(["alternative"], 1), ([], 0)])
def test_an_opponent_draws_a_card_if_the_cheaper_cost_was_paid(costs: list[str], drawn: int) -> None:
    mine = {"hand": ["Baleful Mastery"]}
    spell = cast("Baleful Mastery", "Hill Giant", costs=costs)
    board(mine, ["Hill Giant"], spell, RESOLVE, expect=[f"B has {drawn} cards in hand"])
