"""Ending the Game (CR 104)."""

from __future__ import annotations

import pytest

from engine.table import passing_until
from tests.helpers import CONCEDE, PASS_A, RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, to
from tests.shelf import typed


@cr("104.1", cited=False)
def test_what_is_still_on_the_stack_does_nothing_once_the_game_is_over() -> None:
    side = {"hand": ["Lightning Bolt", "Shock"]}
    script = (cast("Lightning Bolt", "A"), cast("Shock", "B"), RESOLVE)
    board(side, {"life": 2}, *script, expect=["A wins", "A life 20", "Lightning Bolt is on the stack"])


@cr("104.2a", cited=False)
def test_the_game_goes_on_among_those_who_remain() -> None:
    played = board([], [], CONCEDE, C=[], expect=["B loses"])
    assert played.report["state"]["winner"] is None


@cr("104.2a")
def test_the_last_player_wins_when_two_lose_together() -> None:
    board([], [], {"do": "edit", "set_life": {"A": 0, "B": 0}}, C=[], expect=["C wins"])


@cr("104.2a")
def test_the_last_one_wins_whatever_is_on_the_stack() -> None:
    board(
        {"hand": ["Lightning Bolt"], "life": 3},
        [],
        cast("Lightning Bolt", "A"),
        CONCEDE,
        expect=["A wins"],
    )


@cr("104.2b")
def test_an_effect_wins_the_game() -> None:
    board(
        {"battlefield": ["Felidar Sovereign"], "life": 40},
        [],
        {"do": "go_to", "step": "upkeep", "active": "A", "turn": 5},
        RESOLVE,
        expect=["A wins"],
    )


@cr("104.2b", "101.2")
def test_an_opponent_who_can_not_win_does_not() -> None:
    board(
        ["Platinum Angel"],
        {"life": 40, "battlefield": ["Felidar Sovereign"]},
        {"do": "go_to", "step": "upkeep", "turn": 4},
        RESOLVE,
        expect=["not B wins", "not the game is over"],
    )


@cr("104.2b", "608.2h")
def test_thassas_oracle_wins_if_devotion_reaches_the_cards_left():
    win = board(
        {"hand": ["Thassa's Oracle"], "library": ["Forest", "Forest"]},
        [],
        cast("Thassa's Oracle"),
        RESOLVE_ALL,
        answer([]),
        expect=["A wins"],
    )
    assert win.cites("104.2b")
    board(
        {"hand": ["Thassa's Oracle"], "library": ["Forest"] * 3},
        [],
        cast("Thassa's Oracle"),
        RESOLVE_ALL,
        answer([]),
        expect=["not A wins"],
    )


@cr("104.3a")
def test_a_player_who_concedes_loses_at_once() -> None:
    played = board([], [], CONCEDE, expect=["B loses", "A wins"])
    assert played.cites("104.3a")


@cr("104.3a")
def test_who_can_not_lose_may_still_concede() -> None:
    board(["Platinum Angel"], [], {"do": "concede", "player": "A"}, expect=["A loses", "B wins"])


@cr("104.3b", "101.2")
def test_who_can_not_lose_keeps_the_mirror_on_the_battlefield() -> None:
    board(
        {"battlefield": ["Lich's Mirror", "Platinum Angel"], "life": 3},
        {"hand": ["Lightning Bolt"]},
        PASS_A,
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        expect=["A life 0", "Lich's Mirror on the battlefield"],
    )


@cr("104.3b", "101.2")
def test_who_can_not_lose_stays_until_that_is_gone() -> None:
    burnt = (PASS_A, cast("Lightning Bolt", "A", player="B"), RESOLVE)
    angel, spells = {"battlefield": ["Platinum Angel"], "life": 2}, {"hand": ["Lightning Bolt", "Murder"]}
    board(angel, spells, *burnt, expect=["A life -1", "not A loses"])
    board(angel, spells, *burnt, PASS_A, cast("Murder", "Platinum Angel", player="B"), RESOLVE, expect=["A loses"])


@cr("104.3b", "104.4a", "119.6")
def test_both_players_at_no_life_draw() -> None:
    board(
        {"hand": ["Flame Rift"], "life": 4},
        {"life": 3},
        cast("Flame Rift"),
        RESOLVE,
        expect=["the game is a draw"],
    )


@cr("104.3b", cited=False)
def test_a_player_at_no_life_loses_only_as_somebody_would_get_priority() -> None:
    board(
        {"battlefield": ["Vampire Nighthawk"], "life": 1},
        {"battlefield": [{"card": "Grizzly Bears"}], "hand": ["Lightning Bolt"]},
        *attack_with({"Vampire Nighthawk": "B"}),
        PASS_A,
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        expect=["A loses"],
    )
    board(
        {"battlefield": ["Vampire Nighthawk", "Hill Giant"], "life": 20},
        {"life": 5},
        *attack_with({"Vampire Nighthawk": "B", "Hill Giant": "B"}),
        to("combat damage"),
        expect=["A life 22", "B loses"],
    )


@cr("104.3c", "121.4", "704.5b")
def test_drawing_more_than_is_left_draws_what_is_left_then_loses() -> None:
    played = board(
        {"hand": ["Divination"], "library": ["Forest"]},
        [],
        cast("Divination"),
        RESOLVE,
        expect=["A loses", "B wins"],
    )
    assert played.count("draws") == 1


@cr("104.3c", cited=False)
def test_an_empty_library_alone_loses_nothing() -> None:
    board(
        {"hand": ["Divination"], "library": ["Forest", "Forest"]},
        [],
        cast("Divination"),
        RESOLVE,
        expect=["A has 2 cards in hand", "A's library is empty", "not A loses"],
    )


@cr("104.3d", "122.1f", cited=False)
def test_ten_poison_counters_lose() -> None:
    board(
        ["Glistener Elf"],
        {"counters": {"poison": 9}},
        *attack_with({"Glistener Elf": "B"}),
        to("combat damage"),
        expect=["B loses", "B life 20"],
    )


@cr("104.3e")
def test_an_effect_loses_the_game_for_a_player() -> None:
    played = board(
        ["Door to Nothingness"],
        [],
        activate("Door to Nothingness", "B"),
        RESOLVE,
        expect=["B loses", "A wins"],
    )
    assert played.cites("104.3e")


@cr("104.4a")
def test_three_players_who_lose_together_draw() -> None:
    played = board([], [], {"do": "edit", "set_life": {"A": 0, "B": 0, "C": 0}}, C=[])
    assert played.cites("104.4a")


@cr("104.4a", "704.3")
def test_all_who_remain_lose_together_and_the_game_is_a_draw() -> None:
    rift = {"hand": ["Flame Rift"], "life": 4}
    script = (cast("Flame Rift"), RESOLVE_ALL)
    board(rift, {"life": 3}, *script, C={"life": 2}, expect=["the game is a draw"])
    board(rift, {"life": 3}, *script, C={"life": 9}, expect=["C wins"])


@cr("104.4a")
def test_players_who_lose_at_the_same_time_draw() -> None:
    both = {"life": 2}
    played = board(
        {**both, "hand": ["Pyroclasm"], "battlefield": [{"card": "Furnace of Rath"}]},
        both,
        {"do": "edit", "set_life": {"A": 0, "B": 0}},
    )
    assert played.report["state"]["winner"] is None
    assert played.cites("104.4a")


@cr("104.4b", "732.4")
def test_a_loop_of_mandatory_actions_is_a_draw() -> None:
    played = board(
        {"hand": ["Oblivion Ring", "Oblivion Ring"], "battlefield": ["Oblivion Ring"]},
        [],
        cast("Oblivion Ring"),
        RESOLVE_ALL,
        cast("Oblivion Ring"),
        RESOLVE_ALL,
        expect=["the game is a draw"],
    )
    assert played.cites("104.4b")


@cr("104.4b", "400.7")
def test_a_loop_is_one_though_each_round_leaves_an_effect_on_what_is_gone() -> None:
    side = {"hand": ["Animate Dead"], "graveyard": ["Worldgorger Dragon"], "battlefield": ["Swamp"]}
    script = (cast("Animate Dead", "Worldgorger Dragon"), RESOLVE_ALL)
    board(side, [], *script, expect=["the game is a draw"])
    side["graveyard"].append("Grizzly Bears")
    played = board(side, [], *script)
    assert played.pending is not None
    assert played.pending["rule"] == "303.4f"


@cr("104.4b", "732.4")
@pytest.mark.parametrize("rounds", [4, 60])
def test_a_loop_is_found_within_a_few_of_its_rounds(rounds: int) -> None:
    turner = "Whenever you gain life, put the top card of your library on the bottom of your library. You gain 1 life."
    names = [card.name for card in typed() if "Artifact" in card.front.types][:rounds]
    assert len(names) == rounds
    played = board(
        {
            "battlefield": [
                {"token": {"name": "Turner", "types": ["Enchantment"], "text": turner}},
                {"token": {"name": "Tome", "types": ["Artifact"], "text": "{0}: You gain 1 life."}},
            ],
            "library": names,
        },
        [],
        activate("Tome"),
        RESOLVE_ALL,
        expect=["the game is a draw"],
    )
    assert played.table.game.players[0].life < 20 + 60 + 8 * rounds


@cr("104.4b", "732.5", cited=False)
def test_a_loop_that_another_permanent_ends_goes_on_until_somebody_chooses_it() -> None:
    played = board(
        {"hand": ["Oblivion Ring", "Oblivion Ring"], "battlefield": ["Oblivion Ring"]},
        ["Grizzly Bears"],
        cast("Oblivion Ring"),
        RESOLVE,
        answer(["Oblivion Ring#3"], choice="target"),
        RESOLVE_ALL,
        cast("Oblivion Ring"),
        RESOLVE_ALL,
    )
    assert played.pending["kind"] == "target"


@cr("104.4b", "732.4")
def test_a_loop_that_grows_and_uses_nothing_up_is_a_draw() -> None:
    played = board(
        {"battlefield": ["Aether Flash"], "hand": ["Polyraptor"]},
        [],
        cast("Polyraptor"),
        RESOLVE_ALL,
        expect=["the game is a draw"],
    )
    assert played.count("Aether Flash deals 2 damage to Polyraptor") == 2
    assert not played.count("more times")


@cr("104.4b")
def test_of_a_loop_that_grows_it_is_said_that_no_end_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Something in play asks how many creatures there are."""
    monkeypatch.setattr(passing_until, "MOST_RESOLVED", 40)
    played = board(
        {
            "battlefield": ["Aether Flash", "Epic Struggle"],
            "hand": ["Polyraptor"],
        },
        [],
        cast("Polyraptor"),
        RESOLVE_ALL,
        refused=("104.4b", "732.4"),
    )
    reason = played.report["refused"]["reason"]
    assert reason.startswith("40 spells and abilities have resolved and no end was found")


@cr("104.4b", cited=False)
def test_a_loop_with_an_optional_action_is_no_draw() -> None:
    played = board(
        {"hand": ["Fiend Hunter", "Fiend Hunter"], "battlefield": ["Fiend Hunter"]},
        [],
        cast("Fiend Hunter"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        RESOLVE_ALL,
        cast("Fiend Hunter"),
        RESOLVE_ALL,
    )
    assert played.pending["kind"] == "may"


@cr("104.4c")
def test_divine_intervention_ends_the_game_in_a_draw_for_one_who_can_not_lose() -> None:
    mine = {"card": "Divine Intervention", "counters": {"intervention": 1}}
    played = board([mine], ["Platinum Angel"], to("upkeep"), RESOLVE, RESOLVE, step="untap")
    assert "104.4c" in played.rules_of("The game is a draw")
    assert played.table.game.over
    assert played.table.game.winner is None


@cr("104.4c", cited=False)
def test_divine_intervention_does_nothing_where_another_player_takes_its_last_counter_away() -> None:
    mine = {"card": "Divine Intervention", "counters": {"intervention": 1}}
    script = (activate("Vampire Hexmage", "Divine Intervention", player="B"), RESOLVE)
    played = board([mine], ["Vampire Hexmage"], *script, active="B", expect=["stack is empty"])
    assert not played.table.game.over


@cr("104.5", "104.3")
def test_who_loses_leaves_with_all_that_is_theirs() -> None:
    script = (cast("Shock", "C"), RESOLVE)
    third = {"life": 2, "battlefield": ["Hill Giant"]}
    board({"hand": ["Shock"]}, [], *script, C=third, expect=["C loses", "Hill Giant is nowhere", "not A wins"])
