"""General (CR 800)."""

from __future__ import annotations

from typing import Any

from tests.helpers import (
    AFTER_COMBAT,
    CONCEDE,
    DAMAGE,
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    answer,
    attack_with,
    board,
    cast,
    cr,
    passing,
    to,
)


def leaves(player: str) -> dict[str, Any]:
    return {"do": "concede", "player": player}


ANGEL = {"card": "Serra Angel", "id": "angel"}


def main_of(player: str) -> dict[str, Any]:
    return {"do": "go_to", "step": "main", "active": player}


HERALD = {"battlefield": ["Grave Herald"], "graveyard": ["Hill Giant", "Grizzly Bears", "Forest"]}


@cr("800.4a")
def test_everything_a_player_owns_leaves_with_them() -> None:
    board(
        ["Hill Giant"],
        ["Grizzly Bears", {"card": "Holy Strength", "attached_to": "Hill Giant"}],
        CONCEDE,
        C=[],
        expect=["Grizzly Bears is nowhere", "Hill Giant is 3/3"],
    )


@cr("800.4a")
def test_what_a_player_gained_control_of_goes_back() -> None:
    board(
        ["Hill Giant"],
        [{"card": "Control Magic", "attached_to": "Hill Giant"}],
        CONCEDE,
        C=[],
        expect=["A controls Hill Giant"],
    )


@cr("800.4a")
def test_what_an_effect_lent_to_a_player_goes_back() -> None:
    board(
        {"battlefield": [{"card": "Hill Giant"}]},
        {"hand": ["Turn Against"]},
        {"do": "pass", "player": "A"},
        cast("Turn Against", "Hill Giant", player="B"),
        RESOLVE,
        CONCEDE,
        C=[],
        expect=["A controls Hill Giant"],
    )


@cr("800.4a")
def test_what_a_player_still_controls_is_exiled() -> None:
    board([], [{"card": "Hill Giant", "owner": "A"}], CONCEDE, C=[], expect=["Hill Giant in exile"])


@cr("800.4a")
def test_spells_of_a_player_who_leaves_are_gone_from_the_stack() -> None:
    board(
        [],
        {"hand": ["Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "C", player="B"),
        CONCEDE,
        C=[],
        expect=["stack is empty", "C life 20"],
    )


@cr("800.4a")
def test_creatures_attacking_a_player_who_left_go_on_attacking_nobody() -> None:
    board(
        ["Hill Giant"],
        [],
        *attack_with({"Hill Giant": "B"}),
        CONCEDE,
        {"do": "go_to", "step": "combat damage"},
        C=[],
        expect=["Hill Giant is attacking", "C life 20"],
    )


@cr("800.4a")
def test_control_of_what_others_own_goes_back_as_the_aura_leaves_with_its_owner() -> None:
    aura = [{"card": "Mind Control", "attached_to": "angel"}]
    board(aura, [ANGEL], leaves("A"), C=[], expect=["B controls angel"])
    gone = board(aura, [ANGEL], leaves("B"), C=[], expect=["Mind Control in graveyard", "angel is nowhere"])
    assert "Serra Angel leaves the game with B" in gone.report["verdict"]


@cr("800.4a")
def test_control_that_an_aura_explains_ends_with_it_though_the_board_names_the_controller() -> None:
    aura = [{"card": "Mind Control", "attached_to": "angel"}, {**ANGEL, "owner": "B", "controller": "A"}]
    board(aura, [], leaves("A"), C=[], expect=["B controls angel"])


@cr("800.4a")
def test_an_effect_of_a_spell_that_gave_control_ends() -> None:
    treason = {"hand": ["Act of Treason"]}
    script = (cast("Act of Treason", "angel"), RESOLVE, leaves("A"))
    board(treason, [ANGEL], *script, C=[], expect=["B controls angel"])


@cr("800.4a")
def test_what_came_under_control_for_good_is_exiled_or_goes_with_its_owner() -> None:
    side, library = {"hand": ["Bribery"]}, {"library": ["Serra Angel"]}
    found = (cast("Bribery", "B"), RESOLVE, answer("Serra Angel"))
    board(side, library, *found, leaves("A"), C=[], expect=["Serra Angel in exile"])
    board(side, library, *found, leaves("B"), C=[], expect=["Serra Angel is nowhere"])


@cr("800.4a")
def test_abilities_and_copies_on_the_stack_cease_to_exist() -> None:
    ping = {"do": "activate", "player": "A", "source": "Prodigal Sorcerer", "targets": ["B"]}
    board(["Prodigal Sorcerer"], [], ping, leaves("A"), C=[], expect=["stack is empty", "B life 20"])
    copied = (cast("Lightning Bolt", "B"), cast("Twincast", "Lightning Bolt"), RESOLVE, answer("no"))
    spells = {"hand": ["Lightning Bolt", "Twincast"]}
    board(spells, [], *copied, leaves("A"), C=[], expect=["stack is empty", "B life 20"])


@cr("800.4a")
def test_priority_passes_to_the_next_player() -> None:
    board([], [], passing("A"), leaves("B"), C=[], expect=["C has priority"])


@cr("800.4a", "610.3")
def test_what_was_exiled_until_a_departed_players_creature_left_comes_back() -> None:
    board(
        ["Hill Giant"],
        {"hand": ["Banisher Priest"]},
        {"do": "go_to", "step": "precombat main", "turn": 4},
        cast("Banisher Priest", player="B"),
        RESOLVE_ALL,
        CONCEDE,
        C=[],
        expect=["A controls Hill Giant"],
    )


@cr("800.4a", "603.3")
def test_a_spell_at_a_player_who_left_has_no_target() -> None:
    board(
        {"hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B"),
        CONCEDE,
        RESOLVE,
        C=[],
        expect=["Lightning Bolt in A's graveyard", "C life 20"],
    )


@cr("800.4b", cited=False)
def test_no_token_is_made_for_a_player_who_has_left() -> None:
    bears = {"hand": ["Grizzly Bears"]}
    cast_it = (main_of("B"), cast("Grizzly Bears", player="B"), RESOLVE)
    board(["Genesis Chamber"], bears, *cast_it, RESOLVE, C=[], expect=["B controls 1 Myr"])
    left = board(["Genesis Chamber"], bears, *cast_it, leaves("B"), RESOLVE, C=[], expect=["stack is empty"])
    assert not left.count("B creates")


@cr("800.4c")
def test_what_nobody_there_would_control_is_exiled_as_the_effect_ends() -> None:
    bribed = {"battlefield": [{**ANGEL, "owner": "B"}]}
    taken = (main_of("C"), cast("Act of Treason", "angel", player="C"), RESOLVE, leaves("A"))
    treason = {"hand": ["Act of Treason"]}
    board(bribed, [], *taken, C=treason, expect=["C controls angel"])
    played = board(bribed, [], *taken, to("upkeep"), C=treason, expect=["angel in exile"])
    assert played.cites("800.4c")


@cr("800.4d", cited=False)
def test_triggers_of_a_player_who_left_do_not_go_onto_the_stack() -> None:
    board(
        {"hand": ["Shock"], "battlefield": ["Grizzly Bears"]},
        {"life": 1, "battlefield": ["Blood Artist"]},
        cast("Shock", "B"),
        RESOLVE,
        C=[],
        expect=["stack is empty", "A life 20", "C life 20"],
    )


@cr("800.4d")
def test_what_a_departed_players_permanent_exiled_until_its_trigger_stays_exiled() -> None:
    """The trigger that would return it is the departed player's, and isn't put onto the stack."""
    script = (
        cast("Fiend Hunter", player="B"),
        RESOLVE,
        RESOLVE,
        answer("yes", "B"),
        passing("B"),
        passing("C"),
        cast("Shock", "B"),
        RESOLVE,
    )
    angel = {"hand": ["Shock"], "battlefield": [ANGEL]}
    exiling = {"life": 2, "hand": ["Fiend Hunter"]}
    played = board(angel, exiling, *script, C=[], active="B", expect=["angel in exile"])
    assert any(step.endswith("as B has left the game, so Serra Angel stays in exile.") for step in played.steps)


@cr("800.4d", "603.7d")
def test_a_delayed_trigger_of_a_player_who_has_left_returns_nothing() -> None:
    journey = {"hand": ["Otherworldly Journey"]}
    exiled = (cast("Otherworldly Journey", "angel"), RESOLVE)
    board(journey, [ANGEL], *exiled, to("end"), RESOLVE, C=[], expect=["B controls angel"])
    board(journey, [ANGEL], *exiled, leaves("A"), to("end"), C=[], expect=["angel in exile"])


@cr("800.4e")
def test_no_damage_is_assigned_to_a_player_who_has_left() -> None:
    board(
        ["Hill Giant", "Grizzly Bears"],
        [],
        *attack_with({"Hill Giant": "B", "Grizzly Bears": "C"}),
        {"do": "concede", "player": "B"},
        DAMAGE,
        C=[],
        expect=["C life 18", "Hill Giant is attacking"],
    )


@cr("800.4e")
def test_what_attacked_a_player_who_left_deals_damage_to_nobody() -> None:
    script = (*attack_with({"Hill Giant": "B"}), leaves("B"), AFTER_COMBAT)
    board(["Hill Giant"], [], *script, C=[], expect=["C life 20", "Hill Giant is tapped"])


@cr("800.4f", "118.12a", cited=False)
def test_who_has_left_is_not_asked_whether_to_pay() -> None:
    drawing = {"hand": ["Divination"]}
    script = (cast("Divination", player="B"), RESOLVE, {"do": "concede", "player": "B"}, RESOLVE_ALL)
    expect = ["A controls 2 Treasure", "stack is empty"]
    board(["Smothering Tithe"], drawing, *script, C=[], active="B", expect=expect)


@cr("800.4f", "118.12a", cited=False)
def test_who_has_left_pays_nothing() -> None:
    spell = {"hand": ["Lightning Bolt"]}
    leak = {"hand": ["Mana Leak"]}
    script = (cast("Lightning Bolt", "C"), PASS_A, cast("Mana Leak", "Lightning Bolt", player="B"))
    gone: dict[str, Any] = {"do": "concede", "player": "A"}
    board(spell, leak, *script, gone, RESOLVE_ALL, C=[], expect=["C life 20", "stack is empty"])


@cr("800.4g")
def test_another_opponent_chooses_for_one_who_has_left() -> None:
    attack = (*attack_with({"Grave Herald": "B"}), leaves("B"), RESOLVE)
    asked = board(HERALD, [], *attack, C=[], D=[]).pending
    assert asked["player"] == "A"
    assert [option["label"] for option in asked["options"]] == ["C", "D"]
    expect = ["Hill Giant in A's hand", "Grizzly Bears in A's graveyard"]
    script = (*attack, answer("D"), answer("Hill Giant", "D"))
    played = board(HERALD, [], *script, C=[], D=[], expect=expect)
    assert "800.4g" in played.rules_of("D chooses in place of B")


@cr("800.4g")
def test_the_only_opponent_left_chooses_and_nobody_is_asked_who_does() -> None:
    script = (*attack_with({"Grave Herald": "B"}), leaves("B"), RESOLVE, answer("Grizzly Bears", "C"))
    board(HERALD, [], *script, C=[], expect=["Grizzly Bears in A's hand"])


@cr("800.4h", "704.5w")
def test_a_siege_whose_protector_left_gets_another() -> None:
    siege = {"card": "Invasion of Zendikar", "protector": "B"}
    board([siege], [], leaves("B"), C=[], expect=["C protects Invasion of Zendikar"])


@cr("800.4i", cited=False)
def test_what_was_done_to_a_player_who_has_left_was_done() -> None:
    side = {"hand": ["Shock", "Bloodscale Prowler"]}
    script = (cast("Shock", "C"), RESOLVE, leaves("C"), cast("Bloodscale Prowler"), RESOLVE)
    board(side, [], *script, C=[], expect=["Bloodscale Prowler is 4/2"])
    without = (leaves("C"), cast("Bloodscale Prowler"), RESOLVE)
    board(side, [], *without, C=[], expect=["Bloodscale Prowler is 3/1"])


@cr("800.4j", cited=False)
def test_the_turn_goes_on_when_the_active_player_leaves() -> None:
    played = board(
        ["Hill Giant"],
        [],
        {"do": "concede", "player": "A"},
        {"do": "go_to", "step": "end"},
        {"do": "go_to", "step": "upkeep"},
        C=[],
        expect=["A loses"],
    )
    assert played.report["state"]["turn"]["active"] == "B"


@cr("800.4j", cited=False)
def test_the_turn_goes_on_without_its_player() -> None:
    played = board([], [], leaves("A"), C=[])
    assert played.report["state"]["turn"]["number"] == 3
    assert played.report["state"]["turn"]["priority"] == "B"


@cr("800.4k", cited=False)
def test_a_player_who_left_begins_no_turn() -> None:
    board([], [], CONCEDE, {"do": "go_to", "step": "upkeep"}, C=[], expect=["it is C's turn"])


@cr("800.4k", "500.7")
def test_a_player_who_left_takes_no_extra_turn() -> None:
    board(
        {"hand": ["Time Warp"]},
        [],
        cast("Time Warp", "B"),
        RESOLVE,
        CONCEDE,
        {"do": "go_to", "step": "upkeep"},
        C=[],
        expect=["it is C's turn"],
    )


@cr("800.4m", "701.15a")
def test_until_your_next_turn_ends_as_that_turn_would_have_begun() -> None:
    decorum = {"hand": ["Disrupt Decorum"]}
    script = [
        cast("Disrupt Decorum"),
        RESOLVE,
        leaves("A"),
        {"do": "go_to", "step": "declare attackers", "active": "B"},
    ]
    idle: dict[str, Any] = {"do": "attack", "player": "B", "attackers": {}}
    hits = {"do": "attack", "player": "B", "attackers": {"Grizzly Bears": "C"}}
    board(decorum, ["Grizzly Bears"], *script, idle, C=[], refused="508.1d")
    later = {"do": "go_to", "step": "declare attackers", "active": "B", "turn": 6}
    board(decorum, ["Grizzly Bears"], *script, hits, later, idle, C=[])


@cr("601.2c", "800.4a")
def test_a_player_who_has_left_is_no_target() -> None:
    left = {"do": "concede", "player": "C"}
    bolt = {"hand": ["Shock"]}
    board(bolt, [], left, cast("Shock", "C"), refused="601.2c", C=[])
    board(bolt, [], left, cast("Shock", "B"), RESOLVE, expect=["B life 18"], C=[])
