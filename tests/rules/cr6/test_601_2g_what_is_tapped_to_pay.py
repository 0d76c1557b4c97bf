"""What is tapped for mana where the player has not said (601.2g): first what is of the least other use."""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any

import pytest

from engine.rules.mana.payment_plan import assignment
from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, creature, lands

BEARS = {"hand": ["Grizzly Bears"]}


def _land(name: str, text: str, **more: Any) -> dict[str, Any]:
    return {"token": {"name": name, "types": ["Land"], "text": text}, **more}


VILLAGE = _land("Village", "{T}: Add {G}.\n{1}: Village becomes a 3/3 Ape creature until end of turn.")
PASSAGE = _land("Passage", "{T}: Add {C}.\n{4}, {T}: Target creature can't be blocked this turn.")
COAST = _land("Coast", "{T}: Add {C}.\n{T}: Add {G} or {U}. This land deals 1 damage to you.")
GLADE = _land("Glade", "{T}, Pay 1 life: Add {G} or {W}.")
GROVE = _land("Grove", "{T}: Add {G}{U}.")


@cr("605.3a")
@pytest.mark.parametrize(
    ("there", "tapped"),
    [
        ([VILLAGE, "Forest", "Forest"], ["Forest#1", "Forest#2"]),
        (["Llanowar Elves", "Forest", PASSAGE], ["Forest", "Passage"]),
        ([COAST, "Command Tower", "Island"], ["Command Tower", "Island"]),
        (["City of Brass", GLADE, COAST, "Forest"], ["Coast", "Forest"]),
        (["Mutavault", "Forest", "Llanowar Elves"], ["Mutavault", "Forest"]),
        ([GROVE], ["Grove"]),
    ],
)
def test_lands_of_no_other_use_are_tapped_before_what_else_could_be_of_use(there: list[Any], tapped: list[str]) -> None:
    forest_identity = {"commander": "Grizzly Bears"} if "Command Tower" in there else {}
    played = board(lands(*there, **BEARS, **forest_identity), [], cast("Grizzly Bears"), RESOLVE)
    state = played.report["state"]["players"]["A"]["battlefield"]
    used = [it["name"] for it in state if it.get("tapped")]
    assert sorted(used) == sorted(name.partition("#")[0] for name in tapped)
    assert played.report["state"]["players"]["A"]["life"] >= 20


@cr("605.3a")
def test_what_other_cards_in_hand_need_is_left_where_anything_else_pays() -> None:
    board(
        lands("Island", "Forest", "Mountain", hand=["Grizzly Bears", "Counterspell"]),
        [],
        cast("Grizzly Bears"),
        expect=["Island is untapped"],
    )


@cr("602.2b")
def test_a_land_is_not_tapped_for_its_own_ability_nor_a_creature_that_is_targeted_where_anything_else_pays() -> None:
    board(
        lands(VILLAGE, PASSAGE),
        [],
        activate("Village", ability=2),
        RESOLVE,
        expect=["Village is untapped", "Passage is tapped"],
    )
    board(
        lands(VILLAGE),
        [],
        activate("Village", ability=2),
        RESOLVE,
        expect=["Village is tapped", "Village is a creature"],
    )
    petal = {"token": {"name": "Petal", "types": ["Artifact"], "text": "{T}, Sacrifice ~: Add {G}."}}
    board(
        lands("Llanowar Elves", petal, hand=["Giant Growth"]),
        [],
        cast("Giant Growth", "Llanowar Elves"),
        expect=["Llanowar Elves is untapped"],
    )


@cr("601.2g")
def test_which_of_two_that_are_each_of_another_use_is_asked() -> None:
    there = lands("Forest", "Wasteland", PASSAGE, **BEARS)
    asked = board(there, [], cast("Grizzly Bears"))
    assert asked.pending["kind"] == "pay with"
    assert [one["label"] for one in asked.pending["options"]] == ["Wasteland", "Passage"]
    board(
        there,
        [],
        cast("Grizzly Bears"),
        answer("Passage", choice="pay with"),
        expect=["Passage is tapped", "Wasteland is untapped"],
    )


@cr("605.3a")
def test_which_of_several_of_the_same_use_is_not_asked() -> None:
    elf = {"token": {"name": "Elf", "types": ["Creature"], "power": 1, "toughness": 1, "text": "{T}: Add {G}."}}
    board(lands("Forest", elf, elf, **BEARS), [], cast("Grizzly Bears"), RESOLVE, expect=["A controls Grizzly Bears"])
    board(lands("City of Brass", GLADE, "Forest", **BEARS), [], cast("Grizzly Bears"), expect=["Forest#1 is tapped"])


@cr("119.4")
def test_life_pays_for_mana_only_as_far_as_it_goes() -> None:
    board(lands(GLADE, GLADE, **BEARS), [], cast("Grizzly Bears"), RESOLVE, expect=["A life 18"])
    board(lands(GLADE, GLADE, **BEARS, life=1), [], cast("Grizzly Bears"), refused="601.2h", expect=["A life 1"])
    board(lands(GLADE, "Forest", **BEARS, life=1), [], cast("Grizzly Bears"), expect=["A life 0"])


@cr("605.3a")
def test_a_source_of_several_colors_makes_one_of_them() -> None:
    lotus = {"token": {"name": "Lotus", "types": ["Artifact"], "text": "{T}: Add three mana of any one color."}}
    board(
        lands(lotus, hand=["Spectral Procession"]),
        [],
        cast("Spectral Procession"),
        RESOLVE,
        expect=["A controls 3 Spirit"],
    )
    board(
        lands(lotus, "Forest", hand=["Counterspell", "Grizzly Bears"]),
        [],
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears on the battlefield", "Lotus is tapped"],
    )


@cr("603.3b")
def test_triggers_of_lands_tapped_one_after_another_for_one_payment_are_alike() -> None:
    angel = lands(*["City of Brass"] * 5, hand=["Serra Angel"])
    played = board(angel, [], cast("Serra Angel"), RESOLVE_ALL, expect=["A life 15"])
    assert played.count("City of Brass' ability triggers") == 5


@cr("602.5", cited=False)
def test_what_forbids_activating_forbids_paying_with_it() -> None:
    elves = lands("Llanowar Elves", "Forest", **BEARS)
    board(elves, ["Cursed Totem"], cast("Grizzly Bears"), refused="601.2h", expect=["Llanowar Elves is untapped"])


EVANGEL = creature("{1}, {T}, Tap an untapped creature you control: Draw a card.", name="Evangel")


@cr("601.2h")
def test_one_creature_does_not_pay_for_two_parts_of_a_cost() -> None:
    board(lands(EVANGEL, "Llanowar Elves"), [], activate("Evangel"), refused="601.2h", expect=["Evangel is untapped"])
    board([EVANGEL], [], activate("Evangel"), refused="118.3", expect=["Evangel is untapped"])
    board(
        lands(EVANGEL, "Llanowar Elves", "Grizzly Bears"), [], activate("Evangel"), expect=["Grizzly Bears is tapped"]
    )


@cr("601.2g", cited=False)
def test_of_the_mana_in_the_pool_what_other_cards_need_is_spent_last() -> None:
    """Flash for {U}{U}, so that {R} is left for the Piker; with the Bolt in hand as well as without."""
    for others in ([], ["Lightning Bolt"]):
        board(
            {"hand": ["Flash", "Goblin Piker", *others], "mana": "UUR"},
            [],
            cast("Flash"),
            RESOLVE,
            answer("yes"),
            answer("yes"),
            expect=["Goblin Piker in battlefield"],
        )


@cr("601.2g", cited=False)
@pytest.mark.parametrize("seed", range(20))
def test_what_pays_for_each_symbol_costs_the_least_together(seed: int) -> None:
    """Against every way there is: of each symbol the units of mana that could pay for it, at what they weigh."""
    chance, never = random.Random(seed), 100
    for _ in range(20):
        rows, columns = chance.randint(0, 4), chance.randint(1, 5)
        weights = [[chance.choice((*range(9), never)) for _ in range(columns)] for _ in range(rows)]
        totals = (
            sum(weights[row][at] for row, at in enumerate(way))
            for way in permutations(range(columns), rows)
            if all(weights[row][at] < never for row, at in enumerate(way))
        )
        best, found = min(totals, default=None), assignment(weights, never)
        assert (found is None) is (best is None)
        if found is not None:
            assert len(set(found)) == rows
            assert sum(weights[row][at] for row, at in enumerate(found)) == best
