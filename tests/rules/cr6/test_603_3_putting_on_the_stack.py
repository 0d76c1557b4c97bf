"""Triggered abilities go onto the stack (CR 603.3)."""

from __future__ import annotations

from typing import Any

from tests.helpers import (
    AFTER_COMBAT,
    NO,
    RESOLVE,
    RESOLVE_ALL,
    YES,
    activate,
    answer,
    attack,
    board,
    cast,
    cr,
    creature,
)


@cr("603.3", "603.3b")
def test_triggers_that_do_the_same_need_no_order() -> None:
    board(
        {"hand": ["Grizzly Bears"], "battlefield": ["Soul Warden", "Soul Warden"]},
        [],
        cast("Grizzly Bears"),
        RESOLVE_ALL,
        expect=["A life 22"],
    )


@cr("603.3a", "400.3")
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


@cr("603.3b")
def test_triggers_of_one_source_that_speak_of_the_same_player_need_no_order() -> None:
    board(
        ["Ob Nixilis, the Hate-Twisted"],
        ["Darksteel Myr"],
        activate("Ob Nixilis, the Hate-Twisted", "Darksteel Myr"),
        RESOLVE_ALL,
        expect=["B has 2 cards in hand", "B life 18"],
    )


@cr("603.3b")
def test_triggers_of_one_ability_that_do_the_same_need_no_order() -> None:
    board(
        {"hand": ["Raise the Alarm"], "battlefield": ["Soul Warden"]},
        [],
        cast("Raise the Alarm"),
        {"do": "resolve"},
        {"do": "resolve", "all": True},
        expect=["A life 22"],
    )


@cr("603.3b", "405.3")
def test_the_active_players_triggers_go_below() -> None:
    played = board(
        {"hand": ["Wrath of God"], "battlefield": ["Zulaport Cutthroat"], "life": 1},
        {"battlefield": ["Zulaport Cutthroat"], "life": 1},
        cast("Wrath of God"),
        RESOLVE_ALL,
        expect=["A loses", "B wins"],
    )
    assert played.report["state"]["winner"] == "B"


@cr("603.3b")
def test_triggers_of_different_creatures_are_put_on_the_stack_in_any_order() -> None:
    """Warstorm Surge deals damage with each of two creatures: which first is the player's choice."""
    raiser = creature("{0}: Return all creature cards from your graveyard to the battlefield.")
    side = {"battlefield": [raiser, "Warstorm Surge"], "graveyard": ["Grizzly Bears", "Hill Giant"]}
    played = board(side, [], activate("Tester"), RESOLVE)
    assert played.pending["kind"] == "order"
    assert played.pending["rule"] == "603.3b"


@cr("603.3b", "101.4")
def test_triggers_go_onto_the_stack_in_turn_order() -> None:
    played = board(
        {"hand": ["Grizzly Bears"], "battlefield": ["Soul Warden"]},
        ["Soul Warden"],
        cast("Grizzly Bears"),
        RESOLVE,
        RESOLVE,
        C=["Soul Warden"],
        expect=["C life 21", "B life 20", "A life 20"],
    )
    assert played.count("triggers") == 3


@cr("603.3c", "700.2", cited=False)
def test_a_mode_of_a_trigger_is_chosen_as_it_goes_on_the_stack() -> None:
    played = board({"hand": ["Charming Prince"]}, ["Grizzly Bears"], cast("Charming Prince"), RESOLVE)
    assert played.pending["kind"] == "mode"
    assert played.report["state"]["stack"] == [] or played.pending["rule"] in {"603.3c", "601.2b"}


@cr("603.3c", "700.2a", cited=False)
def test_a_mode_of_a_trigger_without_a_legal_target_cannot_be_chosen() -> None:
    script = (cast("Charming Prince"), RESOLVE)
    played = board({"hand": ["Charming Prince"]}, ["Hill Giant"], *script, answer(3), refused="601.2b")
    assert played.report["refused"]
    board({"hand": ["Charming Prince"]}, [], *script, answer(2), RESOLVE, expect=["A life 23"])


@cr("603.3d", "400.7e")
def test_another_card_is_another_than_the_one_that_died() -> None:
    board(
        ["Sylvan Hierophant"],
        {"hand": ["Murder"]},
        cast("Murder", "Sylvan Hierophant", player="B"),
        RESOLVE_ALL,
        active="B",
        expect=["Sylvan Hierophant in A's graveyard"],
    )
    board(
        {"battlefield": ["Sylvan Hierophant"], "graveyard": ["Grizzly Bears"]},
        {"hand": ["Murder"]},
        cast("Murder", "Sylvan Hierophant", player="B"),
        RESOLVE_ALL,
        active="B",
        expect=["Sylvan Hierophant in exile", "Grizzly Bears in hand"],
    )
    board(
        {"battlefield": ["Myr Retriever"], "graveyard": ["Ornithopter"]},
        {"hand": ["Shatter"]},
        cast("Shatter", "Myr Retriever", player="B"),
        RESOLVE_ALL,
        active="B",
        expect=["Myr Retriever in A's graveyard", "Ornithopter in hand"],
    )


@cr("603.3d")
def test_a_trigger_that_lacks_one_of_its_targets_asks_for_none() -> None:
    played = board(
        ["Goblin Grenadiers"],
        ["Grizzly Bears"],
        *attack(Goblin_Grenadiers="B"),
        AFTER_COMBAT,
        expect=["B life 18", "A controls Goblin Grenadiers"],
    )
    assert played.report["pending"] is None
    assert played.cites("603.3d")


@cr("603.3d")
def test_a_trigger_without_a_legal_target_is_taken_from_the_stack() -> None:
    board(
        {"hand": ["Banisher Priest"]},
        [],
        cast("Banisher Priest"),
        RESOLVE,
        expect=["stack is empty", "Banisher Priest in battlefield"],
    )


@cr("603.3d", cited=False)
def test_a_trigger_that_must_target_takes_its_own_side_if_nothing_else_is_there() -> None:
    board(
        {"hand": ["Flametongue Kavu"]},
        [],
        cast("Flametongue Kavu"),
        RESOLVE_ALL,
        expect=["Flametongue Kavu in graveyard"],
    )


@cr("603.5", cited=False)
def test_a_trigger_that_says_may_goes_on_the_stack_and_asks_as_it_resolves() -> None:
    script = (cast("Krosan Tusker"), RESOLVE)
    scene = {"hand": ["Krosan Tusker"], "battlefield": ["Wirewood Savage"]}
    board(scene, [], *script, expect=["not stack is empty"])
    played = board(scene, [], *script, RESOLVE)
    assert played.pending["kind"] == "may"


@cr("603.3b")
def test_abilities_of_namesakes_that_each_speak_of_themselves_are_alike() -> None:
    cities = ["City of Brass"] * 3
    tapped = board([*cities, creature("{0}: Tap all lands.")], [], activate("Tester"), RESOLVE, RESOLVE_ALL)
    assert tapped.count("City of Brass' ability triggers") == 3
    assert "City of Brass deals 1 + 1 + 1 = 3 damage to A, who is at 17 life." in tapped.steps
    token = creature("When ~ dies, it deals 1 damage to each opponent.", "1/1")
    died = board({"battlefield": [token] * 3, "hand": ["Wrath of God"]}, [], cast("Wrath of God"), RESOLVE, RESOLVE_ALL)
    assert died.count("Tester's ability triggers") == 3


@cr("603.3b")
def test_abilities_of_namesakes_of_different_size_are_not_alike() -> None:
    one, two = (creature("When ~ dies, it deals damage equal to its power to each player.", s) for s in ("1/1", "2/2"))
    mine = {"battlefield": [one, two], "hand": ["Wrath of God"], "life": 2}
    played = board(mine, {"life": 3}, cast("Wrath of God"), RESOLVE)
    assert played.pending["rule"] == "603.3b"


@cr("603.3b", cited=False)
def test_an_ability_that_another_causes_to_trigger_is_put_on_top_of_it() -> None:
    mine = {"battlefield": ["Strict Proctor"], "hand": ["Elvish Visionary"], "mana": "1G"}
    begun = [cast("Elvish Visionary"), RESOLVE]
    triggered = board(mine, [], *begun)
    assert len(triggered.report["state"]["stack"]) == 2
    board(mine, [], *begun, RESOLVE, expect=["stack is empty", "A has 0 cards in hand"])
    rich = {**mine, "mana": "1G2"}
    board(rich, [], *begun, RESOLVE, YES, RESOLVE, expect=["A has 1 card in hand"])
    board(rich, [], *begun, RESOLVE, NO, expect=["stack is empty", "A has 0 cards in hand"])
    bears = {**mine, "hand": ["Grizzly Bears"]}
    board(bears, [], cast("Grizzly Bears"), RESOLVE, expect=["stack is empty"])


@cr("603.3b")
def test_triggers_that_do_nothing_any_more_may_stand_anywhere() -> None:
    grower = "Whenever another creature dies, put a +1/+1 counter on ~.\nWhen ~ dies, you gain 3 life."
    mine = {"battlefield": [creature(grower, name="Grower"), "Grizzly Bears"], "hand": ["Wrath of God"]}
    played = board(mine, ["Hill Giant"], cast("Wrath of God"), RESOLVE, RESOLVE_ALL, expect=["A life 23"])
    assert played.report["pending"] is None


@cr("603.3b", "603.3d")
def test_a_trigger_that_has_no_target_may_stand_anywhere() -> None:
    mine = {"battlefield": ["Soul Warden"], "hand": ["Ravenous Chupacabra"]}
    played = board(mine, [], cast("Ravenous Chupacabra"), RESOLVE, RESOLVE_ALL, expect=["A life 21"])
    assert played.count("the order can't matter") == 1
    theirs = board(mine, ["Hill Giant"], cast("Ravenous Chupacabra"), RESOLVE)
    assert theirs.pending["kind"] == "order"


@cr("603.3b")
def test_two_abilities_of_what_is_called_the_same_are_told_apart() -> None:
    """Fiend Hunter as it left, and Fiend Hunter as it came back (400.7)."""
    mine = {"battlefield": ["Fiend Hunter"], "hand": ["Cloudshift"]}
    played = board(mine, ["Hill Giant"], cast("Cloudshift", "Fiend Hunter"), RESOLVE)
    labels = [option["label"] for option in played.pending["options"]]
    assert labels == [
        "Fiend Hunter: Return the exiled card to the battlefield under its owner's control",
        "Fiend Hunter: You may exile another target creature",
    ]


@cr("603.3b", "702.138b")
def test_what_is_not_done_for_how_it_was_cast_needs_no_place_in_the_order() -> None:
    uro, buried = "Uro, Titan of Nature's Wrath", ["Hill Giant"] * 5
    escaped = board({"graveyard": [uro, *buried]}, [], cast(uro, costs=["escape"]), RESOLVE)
    assert escaped.report["pending"] is None
    from_hand = board({"hand": [uro]}, [], cast(uro), RESOLVE)
    assert from_hand.pending["kind"] == "order"


@cr("603.3b")
def test_triggers_of_one_permanent_are_told_apart_by_what_they_are_about() -> None:
    watcher = creature(
        "Whenever another creature enters, you may have that creature's controller lose 1 life.\n"
        "{0}: Return all creature cards from your graveyard to the battlefield.",
        name="Watcher",
    )
    side = {"battlefield": [watcher], "graveyard": ["Grizzly Bears", "Hill Giant"]}
    labels = [one["label"] for one in board(side, [], activate("Watcher"), RESOLVE).pending["options"]]
    assert labels == ["Watcher (Grizzly Bears)", "Watcher (Hill Giant)"]


@cr("603.3b", "111.2")
def test_tokens_made_together_are_not_told_apart() -> None:
    watcher = creature("Whenever another creature enters, put a +1/+1 counter on it.", name="Watcher")
    side = {"battlefield": [watcher], "hand": ["Raise the Alarm", "Altar's Reap"]}
    made = [cast("Raise the Alarm"), RESOLVE, RESOLVE_ALL]
    board(side, [], *made, expect=["Soldier Token#1 is 2/2", "Soldier Token#2 is 2/2"])
    board({"hand": side["hand"]}, [], *made[:2], cast("Altar's Reap"), expect=["A controls 1 Soldier Token"])


@cr("603.3b")
def test_alike_triggers_whose_condition_is_about_what_has_died_need_no_order() -> None:
    mourner = creature("Whenever another creature dies, if its toughness was less than 3, draw a card.", "3/3")
    mine: dict[str, Any] = {"battlefield": [mourner], "hand": ["Pyroclasm"]}
    script = (cast("Pyroclasm"), RESOLVE_ALL)
    board(mine, ["Grizzly Bears", "Goblin Piker"], *script, expect=["A has 2 cards in hand"])
