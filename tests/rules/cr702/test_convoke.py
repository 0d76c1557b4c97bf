"""Convoke (CR 702.51)."""

from __future__ import annotations

import pytest

from tests.helpers import LANDS, RESOLVE, RESOLVE_ALL, answer, board, cast, cr, creature


@cr("702.51a")
def test_convoke_taps_creatures_for_mana_of_their_color_and_for_generic_mana() -> None:
    board(
        {
            "hand": ["Stoke the Flames"],
            "battlefield": ["Goblin Piker", "Youthful Knight", "Mountain", "Mountain"],
            **LANDS,
        },
        [],
        cast("Stoke the Flames", "B"),
        answer(["Goblin Piker", "Youthful Knight"], choice="convoke"),
        RESOLVE,
        expect=["B has 16 life", "Goblin Piker is tapped", "Youthful Knight is tapped"],
    )


@cr("702.51a")
def test_a_creature_of_another_color_does_not_convoke_colored_mana() -> None:
    lands = ["Plains", "Plains", "Plains"]
    board(
        {"hand": ["Stoke the Flames"], "battlefield": ["Youthful Knight", *lands], **LANDS},
        [],
        cast("Stoke the Flames", "B"),
        answer(["Youthful Knight"], choice="convoke"),
        refused="601.2h",
    )


@cr("702.51b", "702.51d", cited=False)
@pytest.mark.parametrize("spell", ["Siege Wurm", "Twice Convoke"])
def test_convoke_pays_for_the_total_cost_and_no_more(spell: str) -> None:
    """The rule's own example: {5}{G}{G} less {2} is {3}{G}{G}: two green creatures and three others."""
    green = [creature("", "5/5", name=f"Green {i}", looks={"colors": ["G"]}) for i in (1, 2)]
    others = [creature("", "5/5", name=f"Gray {i}") for i in (1, 2, 3, 4)]
    mine = {"hand": [spell], "battlefield": ["Heartless Summoning", *green, *others], **LANDS}
    five = ["Green 1", "Green 2", "Gray 1", "Gray 2", "Gray 3"]
    paid = [cast(spell), answer(five, choice="convoke"), RESOLVE]
    board(mine, [], *paid, expect=[f"{spell} is 4/4", "Gray 3 is tapped", "Gray 4 is not tapped"])
    board(mine, [], cast(spell), answer([*five, "Gray 4"], choice="convoke"), refused="702.51a")
    gray = ["Green 1", "Gray 1", "Gray 2", "Gray 3", "Gray 4"]
    board(mine, [], cast(spell), answer(gray, choice="convoke"), refused="702.51a")


@cr("702.51c", cited=False)
def test_what_convoked_a_spell_is_known_when_it_has_entered() -> None:
    """The creatures tapped for it, without those that have left in the meantime."""
    mine = {"hand": ["Venerated Loxodon", "Unsummon"], "battlefield": ["Hill Giant", "Goblin Piker", "Runeclaw Bear"]}
    paid = [cast("Venerated Loxodon"), answer(["Hill Giant", "Goblin Piker"], choice="convoke")]
    blessed = ["Hill Giant is 4/4", "Goblin Piker is 3/2", "Runeclaw Bear is 2/2"]
    board(mine, [], *paid, RESOLVE_ALL, expect=blessed)
    left = [cast("Unsummon", "Goblin Piker"), RESOLVE_ALL]
    board(mine, [], *paid, *left, expect=["Hill Giant is 4/4", "Goblin Piker in A's hand"])


@cr("702.51c", cited=False)
def test_what_convoked_an_instant_is_known_as_it_resolves() -> None:
    mine = {"hand": ["Lethal Scheme", "Forest"], "battlefield": ["Hill Giant"], "library": ["Craw Wurm"]}
    script = [cast("Lethal Scheme", "Goblin Piker"), answer(["Hill Giant"], choice="convoke"), RESOLVE]
    grown = ["Goblin Piker in B's graveyard", "Hill Giant is 4/4", "Craw Wurm in A's graveyard"]
    board(mine, ["Goblin Piker"], *script, answer("Craw Wurm"), expect=grown)


@cr("702.51a")
def test_it_is_not_asked_what_helps_where_every_creature_is_needed() -> None:
    creatures = ["Grizzly Bears", "Hill Giant", "Serra Angel"]
    mine = {"hand": ["Siege Wurm"], "battlefield": [*creatures, *["Forest"] * 4], **LANDS}
    board(mine, [], cast("Siege Wurm"), expect=["Serra Angel is tapped", "Grizzly Bears is tapped"])
    tappable = {**mine, "battlefield": ["Llanowar Elves", *creatures[1:], *["Forest"] * 4]}
    assert board(tappable, [], cast("Siege Wurm")).pending["kind"] == "convoke"
    board({**mine, "battlefield": [*creatures, "Forest"]}, [], cast("Siege Wurm"), refused="601.2h")
    more = {**mine, "battlefield": [*creatures, *["Forest"] * 5]}
    assert board(more, [], cast("Siege Wurm")).pending["kind"] == "convoke"


@cr("702.51a", "601.2h")
def test_it_is_not_asked_which_of_the_same_creatures_help() -> None:
    drake = {"token": {"name": "Drake", "types": ["Creature"], "colors": ["R"], "power": 1, "toughness": 1}, "count": 5}
    mine = {"hand": ["Stoke the Flames"], "battlefield": [drake], **LANDS}
    board(mine, [], cast("Stoke the Flames", "B"), RESOLVE, expect=["B life 16", "A controls 5 Drake"])
    mountain = {**mine, "battlefield": [drake, "Mountain"]}
    assert board(mountain, [], cast("Stoke the Flames", "B")).pending["kind"] == "convoke"
