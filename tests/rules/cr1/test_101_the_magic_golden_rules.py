"""The Magic Golden Rules (CR 101)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr, to


@cr("101.2")
def test_after_silence_an_opponent_casts_nothing_until_the_turn_is_over() -> None:
    silenced = [cast("Silence"), RESOLVE, {"do": "pass", "player": "A"}]
    answered = cast("Lightning Bolt", "A", player="B")
    board({"hand": ["Silence"]}, {"hand": ["Lightning Bolt"]}, *silenced, answered, refused=("101.2", "601.3"))
    board(
        {"hand": ["Silence"]},
        {"hand": ["Lightning Bolt"]},
        *silenced[:2],
        {**to("precombat main"), "active": "B"},
        answered,
        RESOLVE,
        expect=["A life 17"],
    )


@cr("101.2")
def test_a_spell_that_cant_be_countered_resolves_all_the_same() -> None:
    board(
        {"hand": ["Carnage Tyrant"]},
        {"hand": ["Cancel"]},
        cast("Carnage Tyrant"),
        {"do": "pass", "player": "A"},
        cast("Cancel", "Carnage Tyrant", player="B"),
        RESOLVE_ALL,
        expect=["Carnage Tyrant in battlefield", "Cancel in B's graveyard"],
    )


@cr("101.2")
def test_more_lands_are_allowed_and_none_can_be_played() -> None:
    side = {"hand": ["Explore", "Forest"], "battlefield": ["Worms of the Earth"]}
    land = {"do": "play", "player": "A", "card": "Forest"}
    assert board(side, [], cast("Explore"), RESOLVE, land, refused=("101.2", "305.1")).report["refused"]


@cr("101.3")
def test_what_is_impossible_is_left_out() -> None:
    board({"hand": ["Diabolic Edict"]}, [], cast("Diabolic Edict", "B"), RESOLVE, expect=["B life 20"])


@cr("101.4", "101.4b")
def test_all_choose_in_turn_order_and_sacrifice_at_once() -> None:
    creatures = ["Grizzly Bears", "Hill Giant"]
    played = board(
        {"hand": ["Innocent Blood"], "battlefield": [*creatures, "Blood Artist"]},
        creatures,
        cast("Innocent Blood"),
        RESOLVE,
        answer("Blood Artist"),
        answer("Hill Giant#2", "B"),
        answer("B"),
        answer("B"),
        RESOLVE_ALL,
        expect=["Blood Artist in graveyard", "Hill Giant#2 in graveyard", "B life 18"],
    )
    assert played.cites("603.3")


@cr("101.4", "118.12a")
def test_who_has_nothing_to_give_up_loses_life_with_who_keeps_it() -> None:
    board(
        {"hand": ["Torment of Hailfire"]},
        {"hand": ["Shock"]},
        cast("Torment of Hailfire", x=1),
        RESOLVE,
        answer("no", "B"),
        C=[],
        expect=["B life 17", "C life 17", "Shock in B's hand"],
    )


@cr("101.4", "121.2c", cited=False)
def test_turn_order_goes_round_the_table() -> None:
    board([], [], {"do": "go_to", "step": "upkeep"}, C=[], D=[], expect=["it is B's turn"])
    board([], [], {"do": "go_to", "step": "upkeep", "turn": 6}, C=[], D=[], expect=["it is D's turn"])
    board([], [], {"do": "go_to", "step": "upkeep", "turn": 7}, C=[], D=[], expect=["it is A's turn"])


@cr("101.4c", cited=False)
def test_two_things_chosen_at_once_are_chosen_in_the_order_written() -> None:
    """Jihad: "choose a color and an opponent"."""
    script = (cast("Jihad"), RESOLVE)
    first = board({"hand": ["Jihad"]}, [], *script, C=[])
    assert first.pending["kind"] == "color"
    then = board({"hand": ["Jihad"]}, [], *script, answer("red"), C=[])
    assert (then.pending["kind"], then.pending["player"]) == ("player", "A")


@cr("101.4d", "101.4", cited=False)
def test_a_choice_that_gives_an_earlier_player_one_comes_before_the_later_players() -> None:
    """Show and Tell: B's Callous Oppressor has A name a creature type, before C names a color for Voice of All."""
    script = (cast("Show and Tell"), RESOLVE, answer("yes", "B"), answer("yes", "C"))
    scene = ({"hand": ["Show and Tell"]}, {"hand": ["Callous Oppressor"]})
    last = {"hand": ["Voice of All"]}
    assert board(*scene, *script, C=last).pending["player"] == "B"
    asked = board(*scene, *script, answer("A", "B"), C=last).pending
    assert (asked["player"], asked["kind"]) == ("A", "creature type")
    asked = board(*scene, *script, answer("A", "B"), answer("Elf"), C=last).pending
    assert (asked["player"], asked["kind"]) == ("C", "color")
