"""What a scenario says to have happened earlier in the turn."""

from __future__ import annotations

import pytest

from engine import ScenarioError
from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, creature, to


def test_what_attacked_before_the_board_began_has_attacked_this_turn() -> None:
    side = {"battlefield": [{"card": "Grizzly Bears", "id": name, "tapped": True} for name in ("one", "other")]}
    side["hand"] = ["Relentless Assault"]
    past = {"A": {"attacked_with": ["one", "Goblin Piker"]}}
    expect = ["one is untapped", "other is tapped"]
    board(side, (), cast("Relentless Assault"), RESOLVE, step="postcombat main", history=past, expect=expect)


def test_what_has_died_before_the_board_began_has_died_this_turn() -> None:
    ghoul = creature("At the beginning of your end step, if a creature died this turn, you gain 1 life.")
    mine = {"battlefield": [ghoul], "graveyard": ["Grizzly Bears"]}
    board(mine, (), to("end"), RESOLVE_ALL, history={"died": ["Grizzly Bears"]}, expect=["A life 21"])
    gone = board([ghoul], (), to("end"), RESOLVE_ALL, history={"died": ["Hill Giant"]}, expect=["A life 21"])
    assert "Hill Giant, which is no longer on the board, was A’s" in gone.report["assumed"]
    board(mine, (), to("end"), expect=["A life 20", "stack is empty"])


@cr("302.6", cited=False)
def test_what_has_entered_before_the_board_began_came_this_turn() -> None:
    script = [{"do": "go_to", "step": "declare attackers"}]
    late = board([{"card": "Grizzly Bears", "id": "late"}, "Hill Giant"], (), *script, history={"entered": ["late"]})
    assert [option["label"] for option in late.pending["options"]] == ["Hill Giant"]


@cr("702.40a")
def test_storm_counts_what_was_cast_before_the_board_began() -> None:
    past = {"A": {"spells_cast": ["Lightning Bolt"]}, "B": {"spells_cast": ["Opt"]}}
    script = [cast("Grapeshot", "B"), RESOLVE, answer("no"), answer("no"), RESOLVE_ALL]
    board(
        {"hand": ["Grapeshot", "Lightning Bolt"]},
        (),
        *script,
        history=past,
        expect=["B life 17", "Lightning Bolt in hand"],
    )


@cr("702.40a")
def test_storm_counts_spells_of_which_only_the_number_is_known() -> None:
    script = [cast("Grapeshot", "B"), RESOLVE, answer("no"), answer("no"), answer("no"), RESOLVE_ALL]
    past = {"A": {"spells_cast": 2}, "B": {"spells_cast": 1}}
    found = board({"hand": ["Grapeshot"]}, (), *script, history=past, expect=["B life 16"])
    assert not any("spell" in one for one in found.report["assumed"]), "how many they were is all that counts"


@cr("603.4", cited=False)
def test_that_earlier_spells_are_unknown_is_told_where_it_is_asked_what_they_were() -> None:
    text = "{0}: You gain 1 life for each instant spell you've cast this turn."
    past = {"A": {"spells_cast": 2}}
    found = board([creature(text, name="Asks")], (), activate("Asks"), RESOLVE, history=past)
    assert "Which 2 spells A has cast this turn is unknown" in found.report["assumed"]
    plain = text.replace("instant spell", "spell")
    counts = board([creature(plain, name="Asks")], (), activate("Asks"), RESOLVE, history=past, expect=["A life 22"])
    assert not any("spell" in one for one in counts.report["assumed"])


@cr("603.4", cited=False)
def test_a_limit_on_spells_counts_what_was_cast_before_the_board_began() -> None:
    rule = creature("Each player can't cast more than one spell each turn.")
    past = {"A": {"spells_cast": ["Opt"]}}
    board(
        {"battlefield": [rule], "hand": ["Lightning Bolt"]},
        (),
        cast("Lightning Bolt", "B"),
        history=past,
        refused="101.2",
    )


def test_a_spell_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(ScenarioError) as wrong:
        board(history={"A": {"spells_cast": ["Lightning Blot"]}})
    assert wrong.value.place == "history.A.spells_cast[0]"
