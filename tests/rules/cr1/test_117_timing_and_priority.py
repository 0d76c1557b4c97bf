"""Timing and Priority (CR 117)."""

from __future__ import annotations

from tests.helpers import PASS_A, PASS_B, RESOLVE, RESOLVE_ALL, answer, board, cast, cr, to


@cr("117.1")
def test_without_priority_nobody_acts() -> None:
    assert board([], {"hand": ["Shock"]}, cast("Shock", "A", player="B"), refused="117.1").report["refused"]


@cr("117.1a", cited=False)
def test_sorceries_wait_for_an_empty_stack() -> None:
    board(
        {"hand": ["Divination", "Lightning Bolt"]}, [], cast("Lightning Bolt", "B"), cast("Divination"), refused="307.1"
    )


@cr("117.1a", cited=False)
def test_a_sorcery_waits_for_the_main_phase() -> None:
    held = {"hand": ["Divination"]}
    board(held, [], to("beginning of combat"), cast("Divination"), refused="307.1")


@cr("117.2c", "703.3", cited=False)
def test_the_draw_of_the_turn_comes_before_triggers_and_priority() -> None:
    mine = {"battlefield": ["Howling Mine"]}
    played = board(mine, [], {"do": "go_to", "step": "draw", "active": "B"}, expect=["B has 1 card in hand"])
    assert played.report["state"]["stack"]


@cr("117.2d", "704.3", cited=False)
def test_a_creature_is_gone_before_anybody_could_save_it() -> None:
    side = {"battlefield": ["Grizzly Bears"], "hand": ["Giant Growth"]}
    script = (
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE,
        PASS_A,
        cast("Giant Growth", "Grizzly Bears", player="B"),
    )
    assert board({"hand": ["Lightning Bolt"]}, side, *script, refused="601.2c").report["refused"]


@cr("117.2e")
def test_nobody_has_priority_while_a_spell_resolves() -> None:
    side = {"hand": ["Opt", "Shock"]}
    assert board(side, [], cast("Opt"), RESOLVE, cast("Shock", "B"), refused="117.2e").report["refused"]


@cr("117.3a", "504.1")
def test_the_active_player_has_priority_after_the_draw() -> None:
    played = board([], [], {"do": "go_to", "step": "draw", "active": "B"}, expect=["B has priority"])
    assert played.count("B draws")


@cr("117.3b", cited=False)
def test_the_active_player_gets_priority_after_an_opponents_spell_resolves() -> None:
    board(
        [],
        {"hand": ["Lightning Bolt"]},
        PASS_A,
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        expect=["A has priority", "it is A's turn"],
    )


@cr("117.3c", "117.3d", "117.4", cited=False)
def test_who_has_priority_after_a_spell_is_cast_and_after_it_resolves() -> None:
    spell = {"hand": ["Lightning Bolt"]}
    board(spell, [], cast("Lightning Bolt", "B"), expect=["A has priority"])
    board(spell, [], cast("Lightning Bolt", "B"), PASS_A, expect=["B has priority", "B life 20"])
    board(spell, [], cast("Lightning Bolt", "B"), PASS_A, PASS_B, expect=["A has priority", "B life 17"])


@cr("117.3d", "117.4", cited=False)
def test_everybody_passes_before_a_spell_resolves() -> None:
    script = (cast("Lightning Bolt", "B"), {"do": "pass", "player": "A"}, {"do": "pass", "player": "B"})
    board({"hand": ["Lightning Bolt"]}, [], *script, C=[], expect=["C has priority", "B life 20"])
    board({"hand": ["Lightning Bolt"]}, [], *script, {"do": "pass", "player": "C"}, C=[], expect=["B life 17"])


@cr("117.5", "704.3", "117.2a", cited=False)
def test_state_based_actions_come_before_triggers_are_put_onto_the_stack() -> None:
    played = board(
        {"hand": ["Lightning Bolt"], "battlefield": ["Blood Artist"]},
        ["Grizzly Bears"],
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE,
        answer("B"),
        expect=["Grizzly Bears in graveyard", "A has priority"],
    )
    died, triggered = (next(i for i, s in enumerate(played.steps) if w in s) for w in ("is destroyed", "triggers"))
    assert died < triggered


@cr("117.7", "405.5", cited=False)
def test_what_is_cast_in_response_resolves_first() -> None:
    script = (cast("Lightning Bolt", "Grizzly Bears"), PASS_A, cast("Giant Growth", "Grizzly Bears", player="B"))
    side = {"battlefield": ["Grizzly Bears"], "hand": ["Giant Growth"]}
    board({"hand": ["Lightning Bolt"]}, side, *script, RESOLVE_ALL, expect=["Grizzly Bears has 3 damage"])


@cr("117.1a", "601.3b", cited=False)
def test_the_top_card_of_a_library_is_among_what_may_be_played_from_there() -> None:
    """And no card below it."""
    side = {"battlefield": ["Future Sight"], "library": ["Lightning Bolt", "Giant Growth", "Forest"]}
    offered = board(side, []).table.choice
    assert offered is not None
    assert [one.card for one in offered.listed() if one.kind == "cast"] == ["Lightning Bolt"]
