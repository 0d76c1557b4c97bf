"""Interaction of Replacement and/or Prevention Effects (CR 616)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import AFTER_COMBAT, DAMAGE, RESOLVE, RESOLVE_ALL, answer, attack, board, cast, cr

LIBRARY = ["Sol Ring", "Island", "Swamp", "Mountain", "Plains"]
BOLT = {"hand": ["Lightning Bolt"]}


@cr("616.1", "614.5", cited=False)
def test_two_chains_take_the_discard_and_then_the_draw() -> None:
    board(
        {"battlefield": ["Chains of Mephistopheles"] * 2, "library": LIBRARY, "hand": ["Opt", "Shock"]},
        [],
        cast("Opt"),
        answer("Sol Ring"),
        RESOLVE,
        expect=["Shock in A's graveyard", "A has 0 cards in hand"],
    )


@cr("616.1", "615.1")
def test_the_order_of_effects_that_each_prevent_some_damage_is_no_choice() -> None:
    board(
        ["Urza's Armor", "Urza's Armor"],
        ["Grizzly Bears", "Hill Giant"],
        *attack("B", Grizzly_Bears="A", Hill_Giant="A"),
        AFTER_COMBAT,
        active="B",
        expect=["A life 19"],
    )


@cr("616.1")
def test_effects_that_do_the_very_same_are_applied_without_a_choice_of_order() -> None:
    board(
        {"battlefield": ["Furnace of Rath", "Furnace of Rath"], "hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B life 8"],
    )
    board(
        {"battlefield": ["Parallel Lives", "Parallel Lives"], "hand": ["Raise the Alarm"]},
        [],
        cast("Raise the Alarm"),
        RESOLVE,
        expect=["A controls 8 Soldiers"],
    )


@cr("616.1", cited=False)
@pytest.mark.parametrize(("first", "life"), [("Healing Salve", 20), ("Furnace of Rath", 17)])
def test_the_player_to_be_dealt_damage_prevents_before_it_is_doubled_or_after(first: str, life: int) -> None:
    """The shield is named by the spell that made it, although that is in the graveyard by now."""
    mine: dict[str, Any] = {"battlefield": ["Furnace of Rath"], "hand": ["Healing Salve"]}
    played = board(
        mine,
        {"hand": ["Lightning Bolt"]},
        cast("Healing Salve", "A", modes=[2]),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        answer(first),
        expect=[f"A life {life}"],
    )
    (prevented,) = [step["text"] for step in played.report["steps"] if "prevented" in step["text"]]
    assert "Healing Salve" in prevented
    assert "Furnace of Rath" not in prevented, "what doubles it prevents nothing"


@cr("616.1")
def test_which_of_two_players_replaces_the_draw_first_is_asked() -> None:
    def drawn(first: str) -> list[int]:
        played = board(
            ["Notion Thief"],
            ["Notion Thief"],
            cast("Divination", player="C"),
            RESOLVE,
            answer(first, player="C"),
            answer(first, player="C"),
            C={"hand": ["Divination"]},
            active="C",
        )
        players = played.report["state"]["players"]
        return [len(players[name].get("hand", [])) for name in "ABC"]

    assert drawn("Notion Thief#1") == [0, 2, 0]
    assert drawn("Notion Thief#2") == [2, 0, 0]


@cr("616.1", "614.11")
def test_the_player_who_would_draw_chooses_whose_effect_applies_first() -> None:
    """The thief's effect leaves nothing for the player's own to double; but the player may double first."""
    mine = {"battlefield": ["Thought Reflection"], "hand": ["Divination"], "library": ["Forest"] * 9}
    board(
        mine,
        {"battlefield": ["Notion Thief"], "library": ["Island"] * 9, "hand": []},
        answer("Notion Thief"),
        answer("Notion Thief"),
        cast("Divination"),
        RESOLVE,
        expect=["A has 0 cards in hand", "B has 2 cards in hand"],
    )


@cr("616.1", "616.1e", "616.1f")
def test_the_order_of_doubling_and_adding_is_the_players_choice() -> None:
    scene = {"hand": ["Travel Preparations"], "battlefield": ["Hardened Scales", "Corpsejack Menace", "Grizzly Bears"]}
    script = (cast("Travel Preparations", "Grizzly Bears"), RESOLVE)
    board(scene, [], *script, answer("Hardened Scales"), expect=["Grizzly Bears has 4 +1/+1 counters"])
    board(scene, [], *script, answer("Corpsejack Menace"), expect=["Grizzly Bears has 3 +1/+1 counters"])


@cr("616.1")
def test_the_player_who_would_gain_life_needs_no_order_for_two_that_double() -> None:
    board(
        {"hand": ["Healing Salve"], "battlefield": ["Boon Reflection", "Rhox Faithmender"]},
        [],
        cast("Healing Salve", "A", modes=[1]),
        RESOLVE,
        expect=["A life 32"],
    )


@cr("616.1", "616.1f")
def test_the_controller_of_the_damaged_player_chooses_before_pariah_or_after() -> None:
    played = board(
        {**BOLT, "battlefield": ["Furnace of Rath"]},
        {"battlefield": ["Wall of Stone", {"card": "Pariah", "attached_to": "Wall of Stone"}]},
        cast("Lightning Bolt", "B"),
        RESOLVE,
        answer("Pariah", "B"),
        expect=["B life 20", "Wall of Stone has 6 damage"],
    )
    assert played.cites("614.9")


@cr("616.1", "310.4b")
def test_the_protector_of_a_siege_needs_no_order_against_its_doubled_counters() -> None:
    played = board(
        {"battlefield": ["Doubling Season"], "hand": ["Invasion of Zendikar"]},
        [],
        cast("Invasion of Zendikar"),
        RESOLVE,
        expect=["Invasion of Zendikar has 6 defense counters", "B protects Invasion of Zendikar"],
    )
    assert played.count("effect of Doubling Season") == 1


@cr("616.1")
def test_preventing_all_of_it_needs_no_order_against_doubling_it() -> None:
    played = board(
        {"battlefield": ["Furnace of Rath"], "hand": ["Fog"]},
        ["Grizzly Bears"],
        {"do": "pass", "player": "B"},
        cast("Fog"),
        RESOLVE,
        *attack("B", Grizzly_Bears="A"),
        DAMAGE,
        active="B",
        expect=["A life 20"],
    )
    assert "2 damage from Grizzly Bears to A is prevented (effect of Fog)." in played.steps


@cr("616.1")
def test_adding_one_and_doubling_are_ordered_by_the_controller_of_what_gets_the_counters() -> None:
    for first, count in (("Hardened Scales", 4), ("Doubling Season", 3)):
        board(
            {"battlefield": ["Hardened Scales", "Doubling Season", "Grizzly Bears"], "hand": ["Battlegrowth"]},
            [],
            cast("Battlegrowth", "Grizzly Bears"),
            RESOLVE,
            answer(first),
            expect=[f"Grizzly Bears has {count} +1/+1 counters"],
        )


@cr("616.1")
def test_two_effects_that_exile_something_instead_need_no_order() -> None:
    played = board(
        {"battlefield": ["Leyline of the Void", "Rest in Peace"], "hand": ["Murder"]},
        ["Grizzly Bears"],
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in exile"],
    )
    assert (
        played.count(
            "Grizzly Bears is exiled instead of going to its owner's graveyard (effect of Leyline of the Void)"
        )
        == 1
    )


@cr("616.1a", "614.15", cited=False)
def test_what_a_kicked_spell_deals_instead_is_settled_before_it_is_doubled() -> None:
    board(
        {"hand": ["Burst Lightning"], "battlefield": ["Furnace of Rath"]},
        [],
        cast("Burst Lightning", "B", kicked=True),
        RESOLVE,
        expect=["B life 12"],
    )


@cr("616.1b", "614.12")
def test_under_whose_control_it_enters_comes_before_what_that_player_permits_it() -> None:
    """Under an opponent's control it enters tapped, as that player's Orb says of permanents, and is theirs."""
    played = board(
        {"hand": ["Captive Audience"], "battlefield": ["Orb of Dreams"]},
        [],
        cast("Captive Audience"),
        RESOLVE,
        expect=["B controls Captive Audience", "Captive Audience is tapped"],
    )
    assert played.cites("616.1b")


@cr("616.1b", "616.1e")
def test_effects_on_what_opponents_control_look_at_who_will_control_it() -> None:
    """Artifacts and creatures of A's opponents enter tapped: the Pendant does, entering under B's control."""
    board(
        {"hand": ["Pendant of Prosperity"], "battlefield": ["Kismet"]},
        [],
        cast("Pendant of Prosperity"),
        RESOLVE,
        expect=["Pendant of Prosperity is tapped"],
    )


@cr("616.1c", "614.12")
def test_a_clone_enters_tapped_where_the_creature_it_copies_would() -> None:
    board(
        {"hand": ["Clone"], "battlefield": ["Hill Giant"]},
        ["Kismet"],
        cast("Clone"),
        RESOLVE,
        answer("yes"),
        expect=["Hill Giant#1 is tapped", "not Hill Giant#2 is tapped"],
    )


@cr("616.1d", "702.145b")
def test_at_night_the_back_face_is_chosen_before_anything_about_the_permanent() -> None:
    played = board(
        {"hand": ["Harvesttide Infiltrator"], "battlefield": ["Orb of Dreams"]},
        [],
        cast("Harvesttide Infiltrator"),
        RESOLVE,
        options={"day": "night"},
        expect=["Harvesttide Assailant is tapped"],
    )
    assert played.cites("702.145b")


@cr("616.1g", cited=False)
def test_what_applies_within_an_event_is_chosen_after_what_applies_to_the_event() -> None:
    """First how many tokens are created, then whether each enters tapped."""
    board(
        {"hand": ["Raise the Alarm"], "battlefield": ["Parallel Lives"]},
        ["Kismet"],
        cast("Raise the Alarm"),
        RESOLVE_ALL,
        expect=["A controls 4 Soldier Tokens", "Soldier Token#4 is tapped"],
    )


@cr("616.2", "614.5")
def test_what_has_become_a_draw_of_another_can_be_replaced_for_that_player() -> None:
    """The thief's own draw is one that Thought Reflection can double."""
    board(
        {"hand": ["Opt"]},
        ["Notion Thief", "Thought Reflection"],
        cast("Opt"),
        RESOLVE,
        answer([]),
        expect=["A has 0 cards in hand", "B has 2 cards in hand"],
    )


@cr("616.1e")
def test_whoever_chooses_between_effects_is_told_what_each_would_make_of_it() -> None:
    grown = board(
        {"hand": ["Battlegrowth"], "battlefield": ["Grizzly Bears", "Hardened Scales", "Doubling Season"]},
        [],
        cast("Battlegrowth", "Grizzly Bears"),
        RESOLVE,
    )
    assert [one["label"] for one in grown.pending["options"]] == [
        "Hardened Scales first (1 → 2 → 4)",
        "Doubling Season first (1 → 2 → 3)",
    ]
    assert grown.report["state"]["players"]["A"]["battlefield"][0]["counters"] == {}
