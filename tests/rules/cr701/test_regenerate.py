"""Regenerate (CR 701.19)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, attack_with, block_with, board, cast, cr, to


@cr("614.8", "614.3", "701.19a")
def test_a_regenerated_attacker_is_tapped_and_out_of_combat() -> None:
    board(
        ["Drudge Skeletons"],
        ["Hill Giant"],
        *attack_with({"Drudge Skeletons": "B"}),
        *block_with({"Hill Giant": "Drudge Skeletons"}),
        activate("Drudge Skeletons"),
        RESOLVE,
        to("combat damage"),
        expect=["Drudge Skeletons in battlefield", "Drudge Skeletons is tapped", "not Drudge Skeletons is attacking"],
    )


@cr("701.19a", "701.19c", "701.8c")
def test_a_regeneration_shield_takes_the_place_of_destruction() -> None:
    played = board(
        {"battlefield": ["Drudge Skeletons"]},
        {"hand": ["Murder"]},
        activate("Drudge Skeletons"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Murder", "Drudge Skeletons", player="B"),
        RESOLVE,
        expect=["Drudge Skeletons on the battlefield", "Drudge Skeletons is tapped"],
    )
    assert played.cites("701.19a")


@cr("701.19b")
def test_a_static_ability_regenerates_each_time() -> None:
    """Destroyed twice, it is there still, tapped; what is never destroyed is not regenerated."""
    twice = [cast("Murder", "Mossbridge Troll"), RESOLVE, cast("Doom Blade", "Mossbridge Troll"), RESOLVE]
    hand = {"hand": ["Murder", "Doom Blade"]}
    played = board(hand, ["Mossbridge Troll"], *twice, expect=["Mossbridge Troll is tapped"])
    assert played.cites("701.19b")


@cr("701.19b")
def test_a_regenerated_blocker_is_removed_from_combat_and_healed() -> None:
    fight = [*attack_with({"Mossbridge Troll": "B"}), *block_with({"Deadly Recluse": "Mossbridge Troll"})]
    played = board(["Mossbridge Troll"], ["Deadly Recluse"], *fight, to("combat damage"))
    (troll,) = played.report["state"]["players"]["A"]["battlefield"]
    assert (troll["damage"], troll["attacking"]) == (0, None)


@cr("701.19c", cited=False)
def test_what_can_not_be_regenerated_is_not() -> None:
    board(
        {"hand": ["Terror"]},
        ["Mossbridge Troll"],
        cast("Terror", "Mossbridge Troll"),
        RESOLVE,
        expect=["Mossbridge Troll in B's graveyard"],
    )


@cr("701.19c")
def test_for_a_turn_neither_shield_nor_ability_regenerates() -> None:
    """The shield was there before; the opponent forbids it."""
    board(
        {"battlefield": ["Drudge Skeletons"]},
        {"battlefield": ["Furnace Brood"], "hand": ["Murder"]},
        activate("Drudge Skeletons"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        activate("Furnace Brood", "Drudge Skeletons", player="B"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Murder", "Drudge Skeletons", player="B"),
        RESOLVE,
        expect=["Drudge Skeletons in A's graveyard"],
    )


@cr("602.2", "701.19c")
def test_an_opponent_keeps_the_cleric_from_regenerating() -> None:
    clergy = "Clergy of the Holy Nimbus"
    board([clergy], {"hand": ["Murder"]}, {"do": "pass", "player": "A"}, cast("Murder", clergy, player="B"), RESOLVE)
    played = board(
        [clergy],
        {"hand": ["Murder"]},
        {"do": "pass", "player": "A"},
        activate(clergy, player="B"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Murder", clergy, player="B"),
        RESOLVE,
        expect=[f"{clergy} in A's graveyard"],
    )
    assert not played.count("regenerates")
