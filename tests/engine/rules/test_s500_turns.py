"""The turn, its phases and steps (CR 500-505, 512-514)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, answer, attack_with, board, cast, cr, to, turn


@cr("500.2")
def test_a_step_does_not_end_because_the_stack_is_empty() -> None:
    board(
        {"hand": ["Lightning Bolt"]}, [], cast("Lightning Bolt", "B"), RESOLVE, expect=["it is the precombat main step"]
    )


@cr("500.7")
def test_an_extra_turn_comes_right_after_this_one() -> None:
    board({"hand": ["Time Warp"]}, [], cast("Time Warp", "A"), RESOLVE, to("upkeep"), expect=["it is A's turn"])
    board({"hand": ["Time Warp"]}, [], cast("Time Warp", "A"), RESOLVE, turn(5), expect=["it is B's turn"])


@cr("500.7")
def test_the_most_recent_extra_turn_is_taken_first() -> None:
    twice = (cast("Time Warp", "B"), RESOLVE, cast("Time Warp", "A"), RESOLVE)
    scene = {"hand": ["Time Warp", "Time Warp"]}
    board(scene, [], *twice, turn(4), expect=["it is A's turn"])
    board(scene, [], *twice, turn(5), expect=["it is B's turn"])
    board(scene, [], *twice, turn(6), expect=["it is B's turn"])
    board(scene, [], *twice, turn(7), expect=["it is A's turn"])


@cr("500.8", "505.1a")
def test_an_additional_combat_comes_after_the_main_phase() -> None:
    bears = {"battlefield": ["Grizzly Bears"], "hand": ["Relentless Assault"]}
    first = attack_with({"Grizzly Bears": "B"})
    board(
        bears,
        [],
        *first,
        to("postcombat main"),
        cast("Relentless Assault"),
        RESOLVE,
        *first,
        to("postcombat main"),
        expect=["B life 16", "it is A's turn"],
    )
    played = board(bears, [], cast("Relentless Assault"), RESOLVE, *first, to("postcombat main"), *first, refused=True)
    assert played.refused("508.1a")


@cr("500.11", "502.3")
def test_when_everybody_skips_untapping_nothing_untaps() -> None:
    board(
        ["Stasis"],
        [{"card": "Swamp", "tapped": True, "id": "swamp"}],
        turn(4),
        expect=["swamp is tapped", "it is the upkeep step"],
    )


@cr("500.11", "614.10")
def test_a_skipped_draw_step_draws_nothing() -> None:
    board(["Yawgmoth's Bargain"], [], turn(5, "precombat main"), expect=["A has 0 cards in hand"])
    board([], [], turn(5, "precombat main"), expect=["A has 1 card in hand"])


@cr("502.1", "702.26g")
def test_what_is_phased_out_comes_back_before_its_controller_untaps() -> None:
    out = [
        {"card": "Hill Giant", "phased_out": True, "tapped": True},
        {"card": "Holy Strength", "attached_to": "Hill Giant", "phased_out": True},
    ]
    played = board([], out, turn(4), expect=["Hill Giant is 4/5", "Hill Giant is not tapped"])
    assert played.cites("502.1")
    board(out, [], turn(4), expect=["Hill Giant is tapped"])


@cr("502.3")
def test_only_the_active_players_permanents_untap() -> None:
    board(
        [{"card": "Grizzly Bears", "tapped": True}],
        [{"card": "Hill Giant", "tapped": True}],
        turn(4),
        expect=["Grizzly Bears is tapped", "Hill Giant is not tapped"],
    )


@cr("502.4")
def test_nobody_acts_in_the_untap_step() -> None:
    board(
        [],
        {"battlefield": [{"card": "Llanowar Elves", "tapped": True}]},
        {"do": "go_to", "step": "untap", "turn": 4},
        expect=["it is the upkeep step", "Llanowar Elves is not tapped"],
    )


@cr("504.1")
def test_the_active_player_draws_before_anybody_has_priority() -> None:
    board([], [], turn(4, "draw"), expect=["B has 1 card in hand", "B has priority"])


@cr("505.6b", "305.2")
def test_a_land_each_turn() -> None:
    played = board(
        {"hand": ["Forest", "Island"]},
        [],
        {"do": "play", "player": "A", "card": "Forest"},
        to("postcombat main"),
        {"do": "play", "player": "A", "card": "Island"},
        refused=True,
    )
    assert played.refused("305.2b")


@cr("513.2", "603.7a")
def test_what_waits_for_the_next_end_step_waits_a_turn_once_this_one_has_begun() -> None:
    priest = {"battlefield": ["Grizzly Bears", "Flickerwisp"], "hand": ["Cloudshift"]}
    script = (to("end"), cast("Cloudshift", "Flickerwisp"), RESOLVE, answer(["Grizzly Bears"]), RESOLVE_ALL)
    board(priest, [], *script, expect=["Grizzly Bears in exile"])
    board(priest, [], *script, turn(4), expect=["Grizzly Bears in exile"])
    board(priest, [], *script, turn(4, "end"), RESOLVE_ALL, expect=["Grizzly Bears in battlefield"])


@cr("514.1", "402.2")
def test_excess_cards_are_discarded_in_the_cleanup_step() -> None:
    played = board({"hand": [*["Forest"] * 7, "Island"], "library": ["Island"]}, [], turn(4))
    assert played.pending["rule"] == "514.1"
    expect = ["A has 7 cards in hand", "A has 1 card in graveyard"]
    assert board({"hand": ["Forest"] * 8, "library": ["Island"]}, [], turn(4), expect=expect).cites("514.1")


@cr("514.2")
def test_damage_and_effects_until_end_of_turn_end_together() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Giant Growth", "Lightning Bolt"]},
        [],
        cast("Giant Growth", "Grizzly Bears"),
        RESOLVE,
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE,
        turn(4),
        expect=["Grizzly Bears is 2/2", "Grizzly Bears has 0 damage"],
    )


@cr("514.3", "514.3a")
def test_what_triggers_in_the_cleanup_step_is_played_there_and_another_follows() -> None:
    played = board(
        {"hand": ["Forest"] * 8},
        ["Liliana's Caress"],
        {"do": "go_to", "step": "cleanup"},
        answer(["Forest#1"], choice="cards"),
        expect=["not stack is empty", "it is the cleanup step", "A has priority"],
    )
    played = board(
        {"hand": ["Forest"] * 8},
        ["Liliana's Caress"],
        {"do": "go_to", "step": "cleanup"},
        answer(["Forest#1"], choice="cards"),
        turn(4),
        expect=["A life 18"],
    )
    assert played.cites("514")


@cr("506.1", "508.8")
def test_without_attackers_there_is_no_combat_damage_step() -> None:
    played = board(["Grizzly Bears"], [], to("combat damage"), refused=True)
    assert played.refused("508.8")


@cr("500.5a")
def test_until_end_of_turn_outlasts_combat() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Trumpet Blast"]},
        [],
        *attack_with({"Grizzly Bears": "B"}),
        cast("Trumpet Blast"),
        RESOLVE,
        to("postcombat main"),
        expect=["Grizzly Bears is 4/2", "B life 16"],
    )


def test_what_attacked_before_the_board_began_has_attacked_this_turn() -> None:
    side = {"battlefield": [{"card": "Grizzly Bears", "id": name, "tapped": True} for name in ("one", "other")]}
    side["hand"] = ["Relentless Assault"]
    past = {"A": {"attacked_with": ["one", "Goblin Piker"]}}
    expect = ["one is untapped", "other is tapped"]
    board(side, (), cast("Relentless Assault"), RESOLVE, step="postcombat main", history=past, expect=expect)
