"""Plot (CR 702.170)."""

from __future__ import annotations

from tests.helpers import LANDS, PASS_A, RESOLVE, RESOLVE_ALL, answer, board, cast, cr, on_board, special, to, turn

FORETOLD = cast("Serra Angel", **{"from": "exile"})


@cr("116.2k", "702.170a")
def test_plotting_in_the_own_main_phase_with_an_empty_stack() -> None:
    side = {"hand": ["Slickshot Show-Off", "Shock"]}
    board(side, [], special("plot", "Slickshot Show-Off"), expect=["Slickshot Show-Off in exile"])
    held = (cast("Shock", "B"), special("plot", "Slickshot Show-Off"))
    assert board(side, [], *held, refused="116.2k").report["refused"]
    assert board([], side, PASS_A, special("plot", "Slickshot Show-Off", "B"), refused="116.2k").report["refused"]


@cr("702.170a", "702.170d")
def test_plotting_is_done_in_the_main_phase_and_the_card_is_cast_on_a_later_turn() -> None:
    plot = {"do": "special", "player": "A", "act": "plot", "source": "Outcaster Trailblazer"}
    mine = {"hand": ["Outcaster Trailblazer"]}
    board(mine, [], plot, expect=["Outcaster Trailblazer in exile"])
    board(mine, [], to("beginning of combat"), plot, refused="116.2k")
    board({"hand": ["Outcaster Trailblazer", "Ornithopter"]}, [], cast("Ornithopter"), plot, refused="116.2k")
    short = {**mine, "battlefield": ["Forest"] * 2, **LANDS}
    board(short, [], plot, refused="601.2h")
    board(mine, [], plot, cast("Outcaster Trailblazer"), refused="702.170d")


@cr("702.170c", "702.170d", "702.170e")
def test_a_card_that_becomes_plotted_by_an_effect_is_cast_for_free_on_a_later_turn() -> None:
    scene = {"hand": ["Kellan Joins Up", "Grizzly Bears"]}
    script = (
        cast("Kellan Joins Up"),
        RESOLVE,
        answer("yes"),
        answer(["Grizzly Bears"]),
        RESOLVE,
    )
    free = cast("Grizzly Bears", **{"from": "exile"})
    board(scene, [], *script, free, refused="702.170d")
    later = board(scene, [], *script, turn(5, "precombat main"), free, RESOLVE)
    assert on_board(later, "Grizzly Bears")
    assert later.cites("702.170c")


@cr("702.170c", "113.6k", cited=False)
def test_an_ability_about_becoming_plotted_works_in_exile() -> None:
    board(
        {"hand": ["Longhorn Sharpshooter"]},
        [],
        special("plot", "Longhorn Sharpshooter"),
        answer("B"),
        RESOLVE,
        expect=["B life 18"],
    )


@cr("702.170d")
def test_a_plotted_card_is_cast_for_nothing_as_a_sorcery() -> None:
    played = board(
        {"hand": ["Beastbond Outcaster"], "battlefield": ["Forest", "Forest"], "mana": "lands"},
        [],
        special("plot", "Beastbond Outcaster"),
        {**to("precombat main"), "turn": 5},
        cast("Beastbond Outcaster"),
        RESOLVE_ALL,
        expect=["A controls 1 Beastbond Outcaster"],
    )
    assert played.cites("702.170d")


@cr("702.170f")
def test_with_fblthp_a_card_is_plotted_from_the_top_of_the_library() -> None:
    """For its mana cost, at the time for sorceries; then it is cast on a later turn for nothing."""
    mine = {"battlefield": ["Fblthp, Lost on the Range"], "library": ["Serra Angel", "Forest", "Forest"]}
    plot = special("plot", "Serra Angel")
    later = turn(5, "precombat main")
    played = board(mine, [], plot, later, FORETOLD, RESOLVE, expect=["A controls 1 Serra Angel"])
    assert played.cites("702.170f")
    board({**mine, "mana": "WWWW"}, [], plot, refused="601.2h")
    board(mine, [], plot, FORETOLD, refused="702.170d")
    board(mine, [], plot, step="upkeep", refused="116.2k")
    under = {**mine, "library": ["Forest", "Serra Angel"]}
    board(under, [], plot, refused="116.2k")
    board(under, [], special("plot", "Forest"), refused="116.2k")
