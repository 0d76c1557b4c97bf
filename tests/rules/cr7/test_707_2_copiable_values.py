"""Copiable values (CR 707.2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import AFTER_COMBAT, RESOLVE, activate, answer, attack, board, cast, cr, creature, turn
from tests.rules.merging import mutate

BEARS = "Grizzly Bears"


def enters_as(card: str, what: str, *battlefield: Any, expect: list[str], **more: Any) -> None:
    """A casts a card that may enter as a copy, and chooses this."""
    side = {"battlefield": list(battlefield), "hand": [card]}
    board(side, [], cast(card, **more), RESOLVE, answer(what), expect=expect)


@cr("707.2")
def test_a_copy_has_no_counters_of_the_original() -> None:
    board(
        {"hand": ["Clone"]},
        [{"card": "Grizzly Bears", "id": "bears", "counters": {"+1/+1": 2}}],
        cast("Clone"),
        RESOLVE,
        answer("bears"),
        expect=["Clone is 2/2", "bears is 4/4"],
    )


@cr("707.2")
def test_a_permanent_that_is_a_copy_for_a_turn_has_its_own_name_before_and_after() -> None:
    played = board(
        {"battlefield": ["Hill Giant"], "hand": ["Cytoshape", "Shock", "Giant Growth"]},
        ["Serra Angel"],
        cast("Shock", "Hill Giant"),
        RESOLVE,
        cast("Cytoshape", "Hill Giant", choices=["Serra Angel"]),
        RESOLVE,
        *attack(Hill_Giant="B"),
        AFTER_COMBAT,
        turn(4),
        {"do": "pass", "player": "B"},
        cast("Giant Growth", "Hill Giant"),
    )
    before, _, after = "\n".join(played.steps).partition("Hill Giant becomes a copy of Serra Angel")
    assert "Shock deals 2 damage to Hill Giant, which survives as 3/3 with 2 damage." in before
    assert "A attacks B with Serra Angel." in after
    assert "A casts Giant Growth targeting Hill Giant." in after


@cr("707.2")
def test_what_an_effect_made_of_it_is_not_copied() -> None:
    played = board(
        {"battlefield": ["Chimeric Staff"], "hand": ["Phyrexian Metamorph"]},
        [],
        activate("Chimeric Staff", x=5),
        RESOLVE,
        cast("Phyrexian Metamorph", choices=["{U}"]),
        RESOLVE,
        answer("Chimeric Staff"),
        expect=["Chimeric Staff#1 is 5/5", "not Chimeric Staff#2 is a creature", "Chimeric Staff#2 is an artifact"],
    )
    assert played.cites("707.5")


@cr("707.2", "707.2a")
def test_counters_and_what_is_attached_are_not_copied() -> None:
    bears = {"card": "Grizzly Bears", "counters": {"+1/+1": 2}}
    enters_as("Clone", "Grizzly Bears", bears, expect=["Grizzly Bears#2 is 2/2", "Grizzly Bears#2 is green"])


@cr("707.2", "730.2a")
def test_a_clone_of_a_merged_permanent_has_all_its_abilities() -> None:
    board(
        {"battlefield": ["Serra Angel"], "hand": ["Gemrazer", "Clone"]},
        [],
        *mutate("Gemrazer", "Serra Angel"),
        cast("Clone"),
        answer("yes", choice="may"),
        answer("Gemrazer"),
        RESOLVE,
        expect=["Gemrazer#2 is 4/4", "Gemrazer#2 has flying", "Gemrazer#2 has trample"],
    )


@cr("707.2b", "707.4")
def test_what_has_been_copied_may_change_and_effects_stay() -> None:
    board(
        {"battlefield": ["Unstable Shapeshifter"], "hand": ["Giant Growth", "Hill Giant"]},
        [],
        cast("Giant Growth", "Unstable Shapeshifter"),
        RESOLVE,
        cast("Hill Giant"),
        RESOLVE,
        RESOLVE,
        expect=["Hill Giant#1 is 6/6", "Hill Giant#2 is 3/3"],
    )


@cr("707.3", "707.9c")
def test_a_copy_of_a_copy_has_its_exceptions() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Vesuvan Doppelganger", "Clone"]},
        [],
        cast("Vesuvan Doppelganger"),
        RESOLVE,
        answer("Grizzly Bears"),
        cast("Clone"),
        RESOLVE,
        answer("Grizzly Bears#2"),
        expect=["Grizzly Bears#2 is blue", "not Grizzly Bears#2 is green", "Grizzly Bears#3 is blue"],
    )


@cr("707.5")
def test_a_clone_enters_as_a_copy_and_what_it_copies_triggers_for_it() -> None:
    played = board(
        {"hand": ["Clone"]},
        ["Grizzly Bears"],
        cast("Clone"),
        RESOLVE,
        answer("Grizzly Bears"),
        expect=["A controls Grizzly Bears"],
    )
    assert played.cites("707.5")


@cr("707.5")
def test_what_enters_as_a_copy_is_named_with_what_it_copies() -> None:
    played = board({"battlefield": ["Grizzly Bears"], "hand": ["Clone"]}, (), cast("Clone", choices=[BEARS]), RESOLVE)
    assert played.count("Clone enters the battlefield under A's control as a copy of Grizzly Bears (2/2)") == 1


@cr("707.5", "707.9b")
def test_what_keeps_its_name_is_told_with_what_it_copies() -> None:
    spider, angel = "Superior Spider-Man", "Serra Angel"
    cast_spider = (cast(spider), RESOLVE, answer(angel))
    played = board({"hand": [spider], "graveyard": [angel]}, (), *cast_spider)
    assert played.count("enters the battlefield under A's control as a copy of Serra Angel (") == 1
    lazav = "Lazav, the Multifarious"
    becomes = (activate(lazav, angel, x=5), RESOLVE)
    played = board({"battlefield": [lazav], "graveyard": [angel]}, (), *becomes)
    assert played.count("Lazav, the Multifarious becomes a copy of Serra Angel") == 1


@cr("707.5")
def test_a_copy_enters_as_what_it_copies_would() -> None:
    counters = "Skyshroud Behemoth#2 has 2 fade counters"
    enters_as("Clone", "Skyshroud Behemoth", "Skyshroud Behemoth", expect=["Skyshroud Behemoth#2 is tapped", counters])


@cr("707.6")
def test_the_copy_makes_choices_of_its_own() -> None:
    goblins = {"card": "Adaptive Automaton", "chosen": {"creature type": "Goblin"}}
    board(
        {"battlefield": [goblins], "hand": ["Clone"]},
        [],
        cast("Clone"),
        RESOLVE,
        answer("Adaptive Automaton"),
        answer("Elf"),
        expect=["Adaptive Automaton#2 is an Elf", "not Adaptive Automaton#2 is a Goblin"],
    )


@cr("707.7", "607.2a")
def test_a_copied_pair_of_abilities_speaks_of_its_own_card_only() -> None:
    hunter = {"battlefield": ["Fiend Hunter"], "hand": ["Clone", "Murder"]}
    them = ["Hill Giant", "Grizzly Bears"]
    script = (cast("Clone"), RESOLVE, answer("Fiend Hunter"), answer("Hill Giant"), RESOLVE, answer("yes"))
    board(hunter, them, *script, expect=["Hill Giant in exile"])
    first = (*script, cast("Murder", "Fiend Hunter#1"), RESOLVE, RESOLVE)
    board(hunter, them, *first, expect=["Hill Giant in exile"])
    second = (*script, cast("Murder", "Fiend Hunter#2"), RESOLVE, RESOLVE)
    board(hunter, them, *second, expect=["B controls Hill Giant"])


@cr("707.8", "707.8a", cited=False)
def test_a_clone_of_a_back_face_is_that_face_and_never_transforms() -> None:
    delver = {"card": "Delver of Secrets", "face": "back"}
    script = (cast("Clone"), RESOLVE, answer("Insectile Aberration"))
    side = {"battlefield": [delver], "hand": ["Clone"]}
    board(side, [], *script, expect=["Insectile Aberration#2 is 3/2", "Insectile Aberration#2 has flying"])
    board(side, [], *script, activate("Insectile Aberration#2"), RESOLVE, expect=["Insectile Aberration#2 is 3/2"])


@cr("707.8a", "111.3")
def test_a_token_copy_of_a_double_faced_permanent_transforms_too() -> None:
    side = {"battlefield": ["Delver of Secrets"], "hand": ["Cackling Counterpart"]}
    copied = (cast("Cackling Counterpart", "Delver of Secrets"), RESOLVE)
    turned = (activate("Delver of Secrets#2"), RESOLVE)
    board(side, [], *copied, *turned, expect=["Delver of Secrets#2 is 3/2", "Delver of Secrets#1 is 1/1"])
    back = (activate("Delver of Secrets#2"), RESOLVE)
    board(side, [], *copied, *turned, *back, expect=["Delver of Secrets#2 is 1/1"])


@cr("707.8a")
def test_a_token_copy_enters_with_the_same_face_up() -> None:
    delver = {"card": "Delver of Secrets", "face": "back"}
    board(
        {"battlefield": [delver], "hand": ["Cackling Counterpart"]},
        [],
        cast("Cackling Counterpart", "Insectile Aberration"),
        RESOLVE,
        activate("Insectile Aberration#2"),
        RESOLVE,
        expect=["Delver of Secrets#1 is 3/2", "Delver of Secrets#2 is 1/1"],
    )


@cr("707.5")
def test_what_is_put_onto_the_battlefield_tapped_is_tapped_whatever_it_enters_as_a_copy_of() -> None:
    """A copy has no status of what it copies (110.5): only what puts it there says whether it is tapped."""
    side = {"hand": ["Victimize"], "battlefield": ["Grizzly Bears"], "graveyard": ["Clone", "Hill Giant"]}
    angel = {"card": "Serra Angel", "id": "angel"}
    board(
        side,
        [angel],
        cast("Victimize", "Clone", "Hill Giant"),
        RESOLVE,
        answer("angel"),
        expect=["Serra Angel#1 is tapped", "Serra Angel#1 is 4/4", "angel is untapped"],
    )
    board(
        {"hand": ["Clone"]},
        [{**angel, "tapped": True}],
        cast("Clone"),
        RESOLVE,
        answer("angel"),
        expect=["Serra Angel#1 is untapped", "angel is tapped"],
    )


BECOMES = "You may have this creature become a copy of another creature you control until end of turn."


@cr("608.2d", "707.2")
@pytest.mark.parametrize(("giants", "name"), [([], BEARS), (["Hill Giant"], "Hill Giant")])
def test_what_something_becomes_a_copy_of_is_chosen_as_it_does(giants: list[str], name: str) -> None:
    here = [creature(f"{{0}}: {BECOMES}"), BEARS, *giants]
    answers = [answer("yes"), *([answer(name)] if giants else [])]
    played = board(here, [], activate("Tester"), RESOLVE, *answers)
    assert f"Tester becomes a copy of {name}" in played.steps[-1]


@cr("608.2d", cited=False)
def test_nobody_is_asked_to_have_something_become_a_copy_of_nothing() -> None:
    played = board([creature(f"{{0}}: {BECOMES}")], [BEARS], activate("Tester"), RESOLVE)
    assert played.report["pending"] is None
