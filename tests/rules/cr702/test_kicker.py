"""Kicker (CR 702.33)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("702.33a", "702.33e")
def test_kicked_it_is_more() -> None:
    kavu = {"hand": ["Kavu Titan"]}
    board(kavu, [], cast("Kavu Titan", kicked=True), RESOLVE, expect=["Kavu Titan is 5/5"])
    board(kavu, [], cast("Kavu Titan"), RESOLVE, expect=["Kavu Titan is 2/2"])


@cr("702.33b", "702.33f", cited=False)
def test_with_two_kickers_each_trigger_asks_for_its_own() -> None:
    board(
        {"hand": ["Ana Battlemage"]},
        {"hand": ["Forest", "Forest", "Forest", "Forest"], "battlefield": ["Hill Giant"]},
        cast("Ana Battlemage", costs=["kicker {1}{B}"]),
        RESOLVE,
        answer("Hill Giant", choice="target"),
        RESOLVE_ALL,
        expect=["B has 17 life", "B has 4 cards in hand", "Hill Giant is tapped"],
    )


@cr("702.33c", cited=False)
def test_multikicked_three_times() -> None:
    mine = {"hand": ["Wolfbriar Elemental"], "battlefield": ["Forest"] * 7, **LANDS}
    kicked = cast("Wolfbriar Elemental", kicked=3)
    board(mine, [], kicked, RESOLVE_ALL, expect=["A controls 3 Wolf Token"])


@cr("702.33d", cited=False)
def test_a_kicked_creature_knows_that_it_was_kicked() -> None:
    act = cast("Goblin Bushwhacker", kicked=True)
    board(
        {"hand": ["Goblin Bushwhacker"], "battlefield": ["Grizzly Bears"]},
        [],
        act,
        RESOLVE_ALL,
        expect=["Grizzly Bears is 3/2", "Grizzly Bears has haste", "Goblin Bushwhacker is 2/1"],
    )
    board(
        {"hand": ["Goblin Bushwhacker"], "battlefield": ["Grizzly Bears"]},
        [],
        cast("Goblin Bushwhacker"),
        RESOLVE_ALL,
        expect=["Grizzly Bears is 2/2"],
    )


@cr("702.33g", cited=False)
def test_other_targets_are_chosen_only_if_the_spell_was_kicked() -> None:
    mine = {"hand": ["Blood Beckoning"], "graveyard": ["Hill Giant", "Wind Drake"], "mana": "any"}
    plain = board(mine, [], cast("Blood Beckoning", "Hill Giant"), RESOLVE, expect=["Hill Giant is in A's hand"])
    assert "Wind Drake" not in " ".join(plain.steps)
    board(
        mine,
        [],
        cast("Blood Beckoning", "Hill Giant", "Wind Drake", kicked=True),
        RESOLVE,
        expect=["Hill Giant is in A's hand", "Wind Drake is in A's hand"],
    )


@cr("614.1c")
def test_what_was_kicked_enters_with_counters_and_with_an_ability() -> None:
    mine = {"hand": ["Faerie Squadron"]}
    flying = ["Faerie Squadron has flying", "Faerie Squadron is 3/3"]
    board(mine, [], cast("Faerie Squadron", kicked=True), RESOLVE, expect=flying)
    plain = board(mine, [], cast("Faerie Squadron"), RESOLVE, expect=["Faerie Squadron is 1/1"])
    assert plain.count("flying") == 0


@cr("702.33d", "707.2")
def test_a_copy_of_what_was_kicked_has_neither() -> None:
    mine = {"hand": ["Faerie Squadron", "Clone"]}
    acts = (cast("Faerie Squadron", kicked=True), RESOLVE, cast("Clone"), RESOLVE, answer("Faerie Squadron"))
    board(mine, [], *acts, expect=["Clone is 1/1"])
