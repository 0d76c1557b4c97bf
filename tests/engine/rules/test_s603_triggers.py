"""Triggered abilities (CR 603): when they trigger, whose they are, what they look back at."""

from __future__ import annotations

from tests.engine.helpers import PASS_A, RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, to

# ---- 603.2: triggering


@cr("603.2a")
def test_an_ability_triggers_although_no_ability_of_creatures_can_be_activated() -> None:
    board(
        {"hand": ["Grizzly Bears"], "battlefield": ["Soul Warden", "Cursed Totem"]},
        [],
        cast("Grizzly Bears"),
        RESOLVE_ALL,
        expect=["A life 21"],
    )


@cr("603.2b", "503.1a")
def test_everything_that_waits_for_the_upkeep_triggers_as_it_begins() -> None:
    board(
        ["Phyrexian Arena", "Phyrexian Arena"],
        [],
        {"do": "go_to", "step": "draw", "active": "A"},
        active="B",
        step="end",
        expect=["A has 3 cards in hand", "A life 18"],
    )


@cr("603.2c")
def test_one_event_with_three_deaths_triggers_three_times() -> None:
    board(
        {"battlefield": ["Zulaport Cutthroat", "Grizzly Bears", "Hill Giant"], "hand": ["Wrath of God"]},
        [],
        cast("Wrath of God"),
        RESOLVE_ALL,
        expect=["B life 17", "A life 23"],
    )


@cr("603.2d")
def test_two_panharmonicons_make_three_triggers() -> None:
    board(
        {"battlefield": ["Panharmonicon", "Panharmonicon"], "hand": ["Wall of Omens"]},
        [],
        cast("Wall of Omens"),
        RESOLVE_ALL,
        expect=["A has 3 cards in hand"],
    )


@cr("603.2e")
def test_what_enters_tapped_has_not_become_tapped() -> None:
    board(
        {"hand": ["Forest"], "battlefield": ["Root Maze", "City of Brass"], "life": 20},
        [],
        {"do": "play", "player": "A", "card": "Forest"},
        expect=["stack is empty", "A life 20"],
    )


@cr("603.2g", "614.6")
def test_a_creature_kept_from_the_graveyard_triggers_nothing() -> None:
    board(
        {"battlefield": ["Blood Artist", "Grizzly Bears"], "hand": ["Murder"]},
        ["Leyline of the Void"],
        cast("Murder", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["stack is empty", "A life 20", "Grizzly Bears in exile"],
    )


# ---- 603.3: onto the stack


@cr("603.3", "603.3b")
def test_triggers_that_do_the_same_need_no_order() -> None:
    board(
        {"hand": ["Grizzly Bears"], "battlefield": ["Soul Warden", "Soul Warden"]},
        [],
        cast("Grizzly Bears"),
        RESOLVE_ALL,
        expect=["A life 22"],
    )


@cr("603.3b")
def test_triggers_of_different_creatures_are_put_on_the_stack_in_any_order() -> None:
    """Warstorm Surge deals damage with each of two creatures: which first is the player's choice."""
    played = board(
        {"hand": ["Raise the Alarm"], "battlefield": ["Warstorm Surge"]}, [], cast("Raise the Alarm"), RESOLVE
    )
    assert played.pending["kind"] == "order"
    assert played.pending["rule"] == "603.3b"


@cr("603.3a", "108.4")
def test_the_player_who_controlled_it_as_it_died_controls_the_trigger() -> None:
    board(
        ["Zulaport Cutthroat"],
        {"hand": ["Act of Treason"], "battlefield": ["Goblin Bombardment"]},
        cast("Act of Treason", "Zulaport Cutthroat", player="B"),
        RESOLVE,
        activate("Goblin Bombardment", "A", player="B", choices=["Zulaport Cutthroat"]),
        RESOLVE_ALL,
        active="B",
        expect=["A life 18", "B life 21", "Zulaport Cutthroat in A's graveyard"],
    )


@cr("603.3c", "700.2")
def test_a_mode_of_a_trigger_is_chosen_as_it_goes_on_the_stack() -> None:
    played = board({"hand": ["Charming Prince"]}, ["Grizzly Bears"], cast("Charming Prince"), RESOLVE)
    assert played.pending["kind"] == "mode"
    assert played.report["state"]["stack"] == [] or played.pending["rule"] in {"603.3c", "601.2b"}


@cr("603.5")
def test_a_trigger_that_says_may_goes_on_the_stack_and_asks_as_it_resolves() -> None:
    script = (cast("Krosan Tusker"), RESOLVE)
    scene = {"hand": ["Krosan Tusker"], "battlefield": ["Wirewood Savage"]}
    board(scene, [], *script, expect=["not stack is empty"])
    played = board(scene, [], *script, RESOLVE)
    assert played.pending["kind"] == "may"


# ---- 603.4: intervening if


@cr("603.4")
def test_a_condition_that_is_not_true_as_it_would_trigger_keeps_it_from_triggering() -> None:
    board(
        ["Bloodghast"],
        [],
        to("end"),
        expect=["stack is empty"],
    )


# ---- 603.6: zone changes


@cr("603.6a")
def test_creatures_entering_together_see_each_other() -> None:
    board(
        {"graveyard": ["Soul Warden", "Soul Warden"], "hand": ["Rally the Ancestors"]},
        [],
        cast("Rally the Ancestors", x=1),
        RESOLVE_ALL,
        expect=["A life 22"],
    )


@cr("603.6b")
def test_a_creature_that_enters_under_an_anthem_is_never_smaller() -> None:
    board(
        {"hand": ["Memnite"], "battlefield": ["Elesh Norn, Grand Cenobite"]},
        {"hand": ["Memnite"]},
        cast("Memnite"),
        RESOLVE,
        expect=["Memnite#1 is 3/3"],
    )


@cr("603.6d", "614.1c")
def test_what_enters_with_counters_has_them_as_it_enters() -> None:
    played = board({"hand": ["Spike Feeder"]}, [], cast("Spike Feeder"), RESOLVE, expect=["Spike Feeder is 2/2"])
    assert played.count("dies") == 0


@cr("603.6e", "400.7")
def test_an_aura_finds_both_the_creature_and_itself_in_the_graveyard() -> None:
    board(
        {"hand": ["Murder"], "battlefield": [{"card": "Fool's Demise", "attached_to": "Grizzly Bears"}]},
        ["Grizzly Bears"],
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
        answer("as listed"),
        RESOLVE_ALL,
        expect=["A controls Grizzly Bears", "Fool's Demise in A's hand"],
    )


# ---- 603.7: delayed


@cr("603.7", "603.7b", "603.7e")
def test_the_flickerwisps_delayed_trigger_comes_back_once_under_the_owners_control() -> None:
    board(
        {"hand": ["Flickerwisp"]},
        ["Hill Giant"],
        cast("Flickerwisp"),
        RESOLVE,
        answer("Hill Giant"),
        RESOLVE,
        to("end"),
        RESOLVE,
        expect=["B controls Hill Giant", "stack is empty"],
    )


@cr("603.7d", "603.7c")
def test_a_spells_delayed_trigger_is_its_controllers() -> None:
    board(
        {"hand": ["Act of Treason", "Cloudshift"], "battlefield": []},
        ["Ball Lightning"],
        cast("Act of Treason", "Ball Lightning"),
        RESOLVE,
        to("end"),
        RESOLVE_ALL,
        expect=["Ball Lightning in B's graveyard"],
    )


# ---- 603.10: looking back


@cr("603.10", "603.10a")
def test_two_blood_artists_see_each_other_die_at_the_same_time() -> None:
    played = board(
        {"battlefield": ["Zulaport Cutthroat", "Zulaport Cutthroat"], "hand": ["Wrath of God"]},
        ["Grizzly Bears"],
        cast("Wrath of God"),
        RESOLVE_ALL,
        expect=["B life 16", "A life 24"],
    )
    assert played.count("is destroyed") == 3


@cr("603.10a", "701.21a")
def test_a_creature_that_is_sacrificed_sees_its_own_sacrifice() -> None:
    board(
        ["Mayhem Devil", "Goblin Bombardment"],
        [],
        activate("Goblin Bombardment", "B"),
        answer("B"),
        RESOLVE_ALL,
        expect=["B life 18"],
    )


@cr("603.10", "613.6")
def test_a_creature_without_abilities_does_not_see_its_own_death() -> None:
    board(
        ["Zulaport Cutthroat", "Humility"],
        {"hand": ["Murder"]},
        PASS_A,
        cast("Murder", "Zulaport Cutthroat", player="B"),
        RESOLVE_ALL,
        expect=["A life 20", "B life 20"],
    )


# ---- 603.12: reflexive


@cr("603.12", "603.12a")
def test_a_reflexive_trigger_targets_only_once_the_creature_has_been_sacrificed() -> None:
    script = (cast("Ruthless Lawbringer"), RESOLVE, RESOLVE, answer("yes"))
    scene = {"hand": ["Ruthless Lawbringer"], "battlefield": ["Grizzly Bears"]}
    played = board(scene, ["Hill Giant", "Juggernaut"], *script, expect=["Grizzly Bears in graveyard"])
    assert played.pending["kind"] == "target"
    board(
        scene, ["Hill Giant", "Juggernaut"], *script, answer("Juggernaut"), RESOLVE, expect=["Juggernaut in graveyard"]
    )


@cr("508.5", "603.2")
def test_the_equipped_attackers_defending_player_is_meant() -> None:
    board(
        [{"card": "Heart-Piercer Bow", "attached_to": "Grizzly Bears"}, "Grizzly Bears"],
        [],
        *attack_with({"Grizzly Bears": "C"}),
        RESOLVE,
        C=["Savannah Lions"],
        expect=["Savannah Lions in graveyard"],
    )


@cr("400.7e", "603.6")
def test_an_aura_returns_itself_from_the_graveyard_it_was_put_into() -> None:
    board(
        {"battlefield": ["Grizzly Bears", {"card": "Rancor", "attached_to": "Grizzly Bears"}], "hand": ["Murder"]},
        [],
        cast("Murder", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["Rancor in A's hand"],
    )


@cr("601.2e", "733.1")
def test_a_refusal_names_an_ability_that_was_taken_back_with_the_act() -> None:
    played = board(
        ["Mayhem Devil", "Goblin Bombardment"],
        [],
        activate("Goblin Bombardment", "B", choices=["Forest"]),
        refused=True,
        expect=["Mayhem Devil in battlefield"],
    )
    assert played.reason


@cr("608.2d", "701.21a")
def test_another_creature_is_not_the_one_that_says_so() -> None:
    board({"hand": ["Ruthless Lawbringer"]}, [], cast("Ruthless Lawbringer"), RESOLVE, RESOLVE, answer("yes"))
    played = board(["Yawgmoth, Thran Physician"], [], activate("Yawgmoth, Thran Physician"), refused=True)
    assert played.report["refused"]


@cr("603.3c", "700.2a")
def test_a_mode_of_a_trigger_without_a_legal_target_cannot_be_chosen() -> None:
    script = (cast("Charming Prince"), RESOLVE)
    played = board({"hand": ["Charming Prince"]}, ["Hill Giant"], *script, answer(3), refused=True)
    assert played.report["refused"]
    board({"hand": ["Charming Prince"]}, [], *script, answer(2), RESOLVE, expect=["A life 23"])


@cr("603.9", "603.10f")
def test_a_players_loss_is_noticed_by_those_who_go_on() -> None:
    board(
        {"hand": ["Lightning Bolt"], "battlefield": ["Blood Tyrant"]},
        {"life": 3},
        cast("Lightning Bolt", "B"),
        RESOLVE_ALL,
        C={"life": 20},
        expect=["B loses", "Blood Tyrant has 5 +1/+1 counters"],
    )
