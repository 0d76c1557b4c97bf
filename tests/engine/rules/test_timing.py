"""When abilities may be activated and spells cast where their text says so, and by whom (CR 602.1b, 602.5, 601.3)."""

from __future__ import annotations

import pytest

from engine.oracle.compile import read_unit, says
from tests.engine.helpers import RESOLVE, activate, attack_with, board, cast, cr, to

LINES = """
{T}: Target creature gets +2/+2 until end of turn. Activate only during your turn, before attackers are declared.
Sacrifice ~: You gain 4 life. Activate only during your upkeep.
{2}: ~ gets +1/+1 until end of turn. Any player may activate this ability.
{2}: ~ gets +1/+1 until end of turn. Activate no more than twice each turn.
{2}: Draw a card. Activate only as a sorcery and only once each turn.
{2}: Draw a card. Activate only once.
{2}: Draw a card. Activate only if you control a Swamp and only during your turn.
{2}: Draw a card. Activate only during your upkeep and only if you control a Swamp.
{2}: Draw a card. Any player may activate this ability but only as a sorcery.
{2}: Draw a card. Only your opponents may activate this ability and only as a sorcery.
Cast ~ only during the declare attackers step and only if you've been attacked this step.
Cast ~ only during combat before blockers are declared.
Cast ~ only if you've cast another spell this turn.
""".strip().splitlines()

VETERAN = "Alaborn Veteran"


@pytest.mark.parametrize("text", LINES)
def test_restrictions_are_read_and_printed_back(text: str) -> None:
    (ability,) = read_unit(text, text.startswith("Cast")).abilities
    assert says(ability, text)


@cr("602.5")
def test_before_attackers_are_declared_is_over_once_they_are() -> None:
    here = [VETERAN, "Grizzly Bears"]
    board(here, [], activate(VETERAN, "Grizzly Bears"), RESOLVE, expect=["Grizzly Bears is 4/4"])
    begin = to("beginning of combat")
    board(here, [], begin, activate(VETERAN, "Grizzly Bears"), RESOLVE, expect=["Grizzly Bears is 4/4"])
    late = board(here, [], *attack_with({"Grizzly Bears": "B"}), activate(VETERAN, "Grizzly Bears"), refused=True)
    assert late.refused("602.5")
    after = board(here, [], to("postcombat main"), activate(VETERAN, "Grizzly Bears"), refused=True)
    assert "before attackers are declared" in after.reason
    theirs = board(
        here, [], {"do": "pass", "player": "B"}, activate(VETERAN, "Grizzly Bears"), active="B", refused=True
    )
    assert theirs.refused("602.5")


@cr("503.1")
def test_only_during_your_upkeep() -> None:
    board(["Augur il-Vec"], [], activate("Augur il-Vec"), RESOLVE, step="upkeep", expect=["A life 24"])
    assert board(["Augur il-Vec"], [], activate("Augur il-Vec"), refused=True).refused("602.5")
    theirs = [{"do": "pass", "player": "B"}, activate("Augur il-Vec")]
    assert board(["Augur il-Vec"], [], *theirs, step="upkeep", active="B", refused=True).refused("602.5")


@cr("602.2")
def test_whoever_activates_it_is_you() -> None:
    board(
        ["Xantcha, Sleeper Agent"],
        [],
        {"do": "pass", "player": "A"},
        activate("Xantcha, Sleeper Agent", player="B"),
        RESOLVE,
        expect=["A life 18", "B has 1 card in hand", "A has 0 cards in hand"],
    )


@cr("602.2")
def test_an_opponent_is_offered_what_any_player_may_activate() -> None:
    played = board(["Xantcha, Sleeper Agent", "Grizzly Bears"], [], {"do": "pass", "player": "A"})
    choice = played.table.choice
    assert choice is not None
    assert choice.player == 1
    assert [option.kind for option in choice.listed()].count("activate") == 1


@cr("602.5d")
def test_any_player_but_only_as_a_sorcery() -> None:
    revel = {"battlefield": ["Endbringer's Revel"], "graveyard": ["Grizzly Bears"]}
    board(
        revel,
        [],
        activate("Endbringer's Revel", "Grizzly Bears", player="B"),
        RESOLVE,
        active="B",
        expect=["Grizzly Bears in A's hand"],
    )
    script = [{"do": "pass", "player": "A"}, activate("Endbringer's Revel", "Grizzly Bears", player="B")]
    assert board(revel, [], *script, refused=True).refused("602.5d")


@cr("602.5b")
def test_no_more_than_twice_each_turn() -> None:
    changeling = "Fire-Belly Changeling"
    twice = [activate(changeling), activate(changeling)]
    assert board([changeling], [], *twice, activate(changeling), refused=True).refused("602.5b")
    board([changeling], [], *twice, {"do": "resolve", "all": True}, expect=[f"{changeling} is 3/1"])
    board(
        [changeling],
        [],
        *twice,
        {"do": "go_to", "step": "upkeep", "turn": 5},
        activate(changeling),
        RESOLVE,
        expect=[f"{changeling} is 2/1"],
    )


@cr("602.5b")
def test_only_once() -> None:
    bears = {"battlefield": [{"card": "Grizzly Bears", "tapped": True}], "hand": ["Touch of Vitae"]}
    first = [cast("Touch of Vitae", "Grizzly Bears"), RESOLVE, activate("Grizzly Bears")]
    board(bears, [], *first, RESOLVE, expect=["Grizzly Bears is not tapped"])
    assert board(bears, [], *first, RESOLVE, activate("Grizzly Bears"), refused=True).refused("602.5b")


@cr("508.3b")
def test_only_if_you_have_been_attacked_this_step() -> None:
    blade = {"hand": ["Assassin's Blade"], "battlefield": [{"card": "Jace Beleren", "counters": {"loyalty": 3}}]}
    script = [{"do": "pass", "player": "A"}, cast("Assassin's Blade", "Grizzly Bears", player="B")]
    board(
        ["Grizzly Bears"],
        blade,
        *attack_with({"Grizzly Bears": "B"}),
        *script,
        RESOLVE,
        expect=["Grizzly Bears in A's graveyard"],
    )
    walker = board(["Grizzly Bears"], blade, *attack_with({"Grizzly Bears": "Jace Beleren"}), *script, refused=True)
    assert walker.refused("601.3")
    later = board(
        ["Grizzly Bears"], blade, *attack_with({"Grizzly Bears": "B"}), to("declare blockers"), *script, refused=True
    )
    assert later.refused("601.3")
    board(
        ["Grizzly Bears"],
        ["Kongming's Contraptions"],
        *attack_with({"Grizzly Bears": "B"}),
        {"do": "pass", "player": "A"},
        activate("Kongming's Contraptions", "Grizzly Bears", player="B"),
        RESOLVE,
        expect=["Grizzly Bears in A's graveyard"],
    )
