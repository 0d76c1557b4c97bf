"""Questions about what is still meant when it has gone: enchanted creatures, sources that died, cards not there yet."""

from __future__ import annotations

import pytest

from tests.engine.helpers import PASS_A, PASS_B, RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, to

HOST = {"card": "Hill Giant"}


@cr("608.2h", "503.1a")
def test_a_creature_destroyed_in_response_still_deals_damage_equal_to_its_power() -> None:
    board(
        [HOST, {"card": "Unnatural Hunger", "attached_to": "Hill Giant", "owner": "B", "controller": "B"}],
        {"hand": ["Murder"]},
        to("upkeep"),
        PASS_A,
        cast("Murder", "Hill Giant", player="B"),
        RESOLVE_ALL,
        step="untap",
        expect=["A life 17", "Hill Giant in A's graveyard"],
    )


@cr("118.12", "608.2d")
def test_an_artifact_destroyed_in_response_can_not_be_sacrificed_any_more() -> None:
    played = board(
        ["Ornithopter", {"card": "Curse Artifact", "attached_to": "Ornithopter", "owner": "B", "controller": "B"}],
        {"hand": ["Shatter"]},
        to("upkeep"),
        PASS_A,
        cast("Shatter", "Ornithopter", player="B"),
        RESOLVE_ALL,
        step="untap",
        expect=["A life 18"],
    )
    assert played.report["pending"] is None


@cr("608.2c", "303.4e")
@pytest.mark.parametrize(("card", "found"), [("Craw Wurm", "Hill Giant is 6/6"), ("Forest", "Hill Giant in graveyard")])
def test_it_that_gets_larger_is_the_enchanted_creature_not_the_card_revealed(card: str, found: str) -> None:
    board(
        {
            "battlefield": [HOST, {"card": "Paroxysm", "attached_to": "Hill Giant", "owner": "B", "controller": "B"}],
            "library": [card],
        },
        {},
        to("upkeep"),
        RESOLVE,
        step="untap",
        expect=[found],
    )


@cr("704.5b", "614.6")
def test_cards_drawn_from_an_empty_library_instead_of_losing_lose_the_game() -> None:
    board(
        {"hand": ["Stunning Reversal"], "library": ["Forest"], "life": 3},
        {"hand": ["Lightning Bolt"]},
        cast("Stunning Reversal"),
        RESOLVE,
        PASS_A,
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        expect=["A loses", "B wins"],
    )


@cr("400.7")
def test_no_counter_is_put_on_a_card_whose_creature_died_with_the_others() -> None:
    played = board(
        ["Malakir Cullblade"],
        {"battlefield": ["Grizzly Bears"], "hand": ["Pyroclasm"]},
        cast("Pyroclasm", player="B"),
        RESOLVE_ALL,
        active="B",
        expect=["Malakir Cullblade in graveyard"],
    )
    assert played.count("counter is put") == 0


@cr("400.7j", "603.7c")
def test_a_card_that_its_own_ability_exiled_is_found_there_by_what_that_left_behind() -> None:
    board(
        ["Lucius the Eternal"],
        {"battlefield": ["Hill Giant"], "hand": ["Murder", "Unsummon"]},
        cast("Murder", "Lucius the Eternal", player="B"),
        RESOLVE_ALL,
        cast("Unsummon", "Hill Giant", player="B"),
        RESOLVE_ALL,
        active="B",
        expect=["A controls Lucius the Eternal"],
    )


@cr("614.11", "601.3")
@pytest.mark.parametrize(("caster", "refused"), [("B", False), ("A", True)])
def test_the_card_exiled_instead_of_a_draw_may_be_played_by_whoever_would_have_drawn(
    caster: str, refused: bool
) -> None:
    other = "A" if caster == "B" else "B"
    board(
        ["Urabrask, Heretic Praetor"],
        {"library": ["Lightning Bolt", "Forest"]},
        to("upkeep"),
        RESOLVE,
        to("draw"),
        to("precombat main"),
        *([PASS_B] if caster == "A" else []),
        cast("Lightning Bolt", other, player=caster, **{"from": "exile"}),
        refused=refused,
        step="untap",
        active="B",
    )


@cr("208.2b")
def test_what_enters_as_one_of_several_sizes_is_not_said_to_enter_as_a_copy() -> None:
    played = board({"hand": ["Primal Clay"]}, {}, cast("Primal Clay"), RESOLVE, answer("1/6"))
    assert played.count("copy of") == 0


@cr("601.2i", "601.3b")
def test_a_spell_counts_as_cast_this_turn_while_it_is_still_on_the_stack() -> None:
    board(
        {"battlefield": ["Captain Mar-Vell, Space-Born"], "hand": ["Grizzly Bears"]},
        {"hand": ["Lightning Bolt"]},
        cast("Lightning Bolt", "A", player="B"),
        PASS_B,
        cast("Grizzly Bears"),
        active="B",
        expect=["stack is not empty"],
    )


@cr("707.9b")
def test_a_copy_that_keeps_its_name_is_said_to_copy_what_it_copies() -> None:
    played = board(
        {"battlefield": ["Lazav, the Multifarious"], "graveyard": ["Craw Wurm"]},
        {},
        activate("Lazav, the Multifarious", "Craw Wurm", x=6),
        RESOLVE,
        expect=["Lazav, the Multifarious is 6/4"],
    )
    assert played.count("Lazav, the Multifarious becomes a copy of Craw Wurm") == 1
