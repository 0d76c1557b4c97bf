"""What the back faces of Sieges do, and the other cards that say the like (CR 122, 510, 603)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.oracle.compile import read_unit, says
from tests.engine.helpers import (
    AFTER_COMBAT,
    DAMAGE,
    RESOLVE,
    RESOLVE_ALL,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    to,
)

MARCHESA = "Marchesa, Resolute Monarch"
ZILORTHA = "Zilortha, Apex of Ikoria"
TAG_TEAM = "Valor's Reach Tag Team"

LINES = """
Whenever ~ attacks, remove all counters from up to one target permanent.
At the beginning of your upkeep, remove all charge counters from ~.
When ~ leaves the battlefield, remove all gold counters from all creatures.
{T}, Remove all elixir counters from ~: You gain 2 life for each elixir counter removed this way.
At the beginning of your upkeep, if you haven't been dealt combat damage since your last turn, you draw a card and you lose 1 life.
For each non-Human creature you control, you may have that creature assign its combat damage as though it weren't blocked.
As long as ~ is attacking, for each creature you control, you may have that creature assign its combat damage as though it weren't blocked.
Enchanted creature's controller may have it assign its combat damage as though it weren't blocked.
Whenever ~ and at least one other creature token attack, put a +1/+1 counter on ~.
Whenever equipped creature and at least one other creature attack, draw a card.
Whenever equipped creature attacks, put a +1/+1 counter on that creature and each other creature you control that shares a creature type with it.
""".strip().splitlines()  # noqa: E501

SPELLS = """
~ deals 2 damage to target creature and each other creature that shares a color with it.
Destroy target enchantment and each other enchantment that shares a color with it.
Target creature and all other creatures with the same name as that creature get -3/-3 until end of turn.
Return target nonland permanent and all other permanents with the same name as that permanent to their owners' hands.
Remove all counters from target nonland permanent you control. Draw a card for each counter removed this way.
""".strip().splitlines()


@pytest.mark.parametrize(("text", "spell"), [(t, False) for t in LINES] + [(t, True) for t in SPELLS])
def test_the_lines_read_as_one_model_and_print_back(text: str, spell: bool) -> None:
    unit = read_unit(text, spell)
    assert unit.whole, unit.abilities
    (ability,) = unit.abilities
    assert says(ability.effect if spell else ability, text)  # type: ignore[attr-defined]


# ---- removing all counters


@cr("122.1")
def test_all_counters_of_every_kind_go_at_once() -> None:
    bears = {"card": "Grizzly Bears", "counters": {"+1/+1": 2, "flying": 1}}
    board(
        [MARCHESA],
        [bears],
        *attack_with({MARCHESA: "B"}),
        answer(["Grizzly Bears"]),
        RESOLVE,
        expect=["Grizzly Bears is 2/2", "Grizzly Bears does not have flying", "Grizzly Bears has 0 +1/+1 counters"],
    )


@cr("310.7")
def test_a_battle_whose_last_defense_counter_is_removed_is_defeated() -> None:
    siege = {"card": "Invasion of Gobakhan", "id": "siege", "counters": {"defense": 3}, "protector": "B"}
    board(
        [MARCHESA, siege],
        [],
        *attack_with({MARCHESA: "B"}),
        answer(["siege"]),
        RESOLVE_ALL,
        answer("yes"),
        expect=["Lightshield Array is on the battlefield"],
    )


@cr("306.9")
def test_a_planeswalker_without_loyalty_dies() -> None:
    board(
        [MARCHESA],
        [{"card": "Jace Beleren", "counters": {"loyalty": 3}}],
        *attack_with({MARCHESA: "B"}),
        answer(["Jace Beleren"]),
        RESOLVE,
        expect=["Jace Beleren in B's graveyard"],
    )


def test_up_to_one_target_may_be_none() -> None:
    bears = {"card": "Grizzly Bears", "counters": {"+1/+1": 2}}
    board(
        [MARCHESA],
        [bears],
        *attack_with({MARCHESA: "B"}),
        answer([]),
        RESOLVE,
        expect=["Grizzly Bears is 4/4"],
    )


@cr("118.3")
def test_counters_removed_as_a_cost_are_counted() -> None:
    bottle = {"card": "Essence Bottle", "counters": {"elixir": 3}}
    board(
        [bottle],
        [],
        {"do": "activate", "player": "A", "source": "Essence Bottle", "ability": 2},
        RESOLVE,
        expect=["A life 26", "Essence Bottle has 0 elixir counters"],
    )
    board(
        ["Essence Bottle"],
        [],
        {"do": "activate", "player": "A", "source": "Essence Bottle", "ability": 2},
        RESOLVE,
        expect=["A life 20", "Essence Bottle is tapped"],
    )


# ---- since your last turn


NEXT_UPKEEP: dict[str, Any] = {"do": "go_to", "step": "upkeep", "turn": 5}


@cr("603.4")
def test_who_was_not_dealt_combat_damage_since_their_last_turn_draws() -> None:
    played = board(
        [MARCHESA],
        ["Hill Giant"],
        to("end"),
        NEXT_UPKEEP,
        RESOLVE,
        expect=["A life 19", "A has 1 card in hand"],
    )
    assert not played.report["assumed"] or all("before this board" not in text for text in played.report["assumed"])


@cr("603.4")
def test_combat_damage_in_an_opponents_turn_keeps_it_from_triggering() -> None:
    attack: list[dict[str, Any]] = [
        {"do": "go_to", "step": "declare attackers", "turn": 4},
        {"do": "attack", "player": "B", "attackers": {"Hill Giant": "A"}},
    ]
    played = board([MARCHESA], ["Hill Giant"], *attack, NEXT_UPKEEP, expect=["A life 17", "A has 0 cards in hand"])
    assert played.report["state"]["stack"] == []


@cr("603.4")
def test_other_damage_does_not_count() -> None:
    bolt = {"hand": ["Lightning Bolt"]}
    board(
        [MARCHESA],
        bolt,
        {"do": "go_to", "step": "end", "turn": 4},
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        NEXT_UPKEEP,
        RESOLVE,
        expect=["A life 16", "A has 1 card in hand"],
    )


# ---- as though it weren't blocked


@cr("510.1c")
def test_each_of_several_blocked_creatures_is_asked_for_by_itself() -> None:
    board(
        [ZILORTHA, "Grizzly Bears", "Savannah Lions"],
        ["Hill Giant", "Giant Spider", "Wall of Stone"],
        *attack_with({ZILORTHA: "B", "Grizzly Bears": "B"}),
        *block_with({"Hill Giant": ZILORTHA, "Giant Spider": "Grizzly Bears"}),
        DAMAGE,
        answer("yes"),
        answer("no"),
        AFTER_COMBAT,
        expect=["B life 12", "Hill Giant is on the battlefield", "Grizzly Bears in A's graveyard"],
    )


@cr("510.1c")
def test_a_human_is_not_asked_for() -> None:
    board(
        [ZILORTHA, "Boros Elite"],
        ["Giant Spider"],
        *attack_with({"Boros Elite": "B"}),
        *block_with({"Giant Spider": "Boros Elite"}),
        AFTER_COMBAT,
        expect=["B life 20", "Boros Elite in A's graveyard"],
    )


# ---- attacking together


@cr("508.3a")
def test_both_tokens_of_a_tag_team_get_counters() -> None:
    team = {"hand": [TAG_TEAM]}
    board(
        team,
        [],
        cast(TAG_TEAM),
        RESOLVE,
        {"do": "go_to", "step": "declare attackers", "turn": 5},
        {"do": "attack", "player": "A", "attackers": {"Warrior#1": "B", "Warrior#2": "B"}},
        answer("as listed"),
        RESOLVE_ALL,
        expect=["Warrior#1 is 4/3", "Warrior#2 is 4/3"],
    )


@cr("508.3a")
def test_a_tag_team_token_beside_a_creature_that_is_no_token_gets_none() -> None:
    board(
        {"hand": [TAG_TEAM], "battlefield": ["Grizzly Bears"]},
        [],
        cast(TAG_TEAM),
        RESOLVE,
        {"do": "go_to", "step": "declare attackers", "turn": 5},
        {"do": "attack", "player": "A", "attackers": {"Warrior#1": "B", "Grizzly Bears": "B"}},
        expect=["Warrior#1 is 3/2"],
    )


@cr("508.3a")
def test_battalion_counts_other_attackers_whatever_they_attack() -> None:
    jace = {"card": "Jace Beleren", "counters": {"loyalty": 3}}
    here = ["Boros Elite", "Grizzly Bears", "Hill Giant"]
    board(
        here,
        [jace],
        *attack_with({"Boros Elite": "B", "Grizzly Bears": "Jace Beleren", "Hill Giant": "B"}),
        RESOLVE,
        expect=["Boros Elite is 3/3"],
    )
    board(here, [jace], *attack_with({"Boros Elite": "B", "Grizzly Bears": "B"}), expect=["Boros Elite is 1/1"])


# ---- one and all that are like it


@cr("205.3m")
def test_the_equipped_creature_and_those_of_its_types_get_counters() -> None:
    cannon = {"card": "Holy Frazzle-Cannon", "attached_to": "Grizzly Bears"}
    board(
        ["Grizzly Bears", "Runeclaw Bear", "Hill Giant", cannon],
        [{"card": "Runeclaw Bear", "id": "theirs"}],
        *attack_with({"Grizzly Bears": "B"}),
        RESOLVE,
        expect=["Grizzly Bears is 3/3", "Runeclaw Bear#1 is 3/3", "Hill Giant is 3/3", "theirs is 2/2"],
    )


@cr("105.2")
def test_radiance_reaches_whoever_shares_a_color() -> None:
    board(
        {"hand": ["Cleansing Beam"], "battlefield": ["Runeclaw Bear", "Savannah Lions"]},
        ["Grizzly Bears"],
        cast("Cleansing Beam", "Grizzly Bears"),
        RESOLVE,
        expect=[
            "Grizzly Bears in B's graveyard",
            "Runeclaw Bear in A's graveyard",
            "Savannah Lions is on the battlefield",
        ],
    )


@cr("608.2b")
def test_nothing_happens_to_the_others_if_the_target_is_gone() -> None:
    board(
        {"hand": ["Cleansing Beam", "Lightning Bolt"], "battlefield": ["Runeclaw Bear"]},
        ["Grizzly Bears"],
        cast("Cleansing Beam", "Grizzly Bears"),
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["Runeclaw Bear is on the battlefield", "Cleansing Beam in A's graveyard"],
    )


@cr("201.2a")
def test_all_of_the_same_name_whoever_controls_them() -> None:
    board(
        {"hand": ["Echoing Truth"], "battlefield": ["Grizzly Bears"]},
        ["Grizzly Bears", "Runeclaw Bear"],
        cast("Echoing Truth", "Grizzly Bears#2"),
        RESOLVE,
        expect=["A has 1 card in hand", "B has 1 card in hand", "Runeclaw Bear is on the battlefield"],
    )


@cr("305.6")
def test_a_creature_with_no_abilities_has_no_text_at_all() -> None:
    board(
        ["Muraganda Petroglyphs", "Grizzly Bears", "Serra Angel"],
        [],
        expect=["Grizzly Bears is 4/4", "Serra Angel is 4/4"],
    )
