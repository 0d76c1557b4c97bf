"""Deathtouch (CR 702.2)."""

from __future__ import annotations

import pytest

from tests.helpers import (
    DAMAGE,
    RESOLVE,
    Entry,
    answer,
    attack,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    creature,
    twice,
)
from tests.rules.combat import fight

SHOT: Entry = {"do": "activate", "player": "A", "source": "Tester", "targets": ["Wall of Stone"]}
FOUND = {
    "Deathtouch": ["Wall of Stone in B's graveyard"],
    "Lifelink": ["A has 22 life", "Wall of Stone has 2 damage"],
    "Wither": ["Wall of Stone is -2/6", "Wall of Stone has 0 damage"],
    "Infect": ["Wall of Stone is -2/6", "Wall of Stone has 0 damage"],
}


@cr("702.2a", "702.2b", "702.2e", "702.15a", "702.15c", "702.80b", "702.90a", "702.90c", "702.90d", cited=False)
@pytest.mark.parametrize("keyword", FOUND)
@pytest.mark.parametrize("gone", [False, True])
def test_a_source_that_is_gone_deals_damage_as_it_last_was(keyword: str, gone: bool) -> None:
    shooter = creature(f"{keyword}\n{{T}}: This creature deals 2 damage to any target.")
    killed = [cast("Murder", "Tester"), RESOLVE] if gone else []
    mine = {"battlefield": [shooter], "hand": ["Murder"]}
    board(mine, ["Wall of Stone"], SHOT, *killed, RESOLVE, expect=FOUND[keyword])


@cr("702.2e", "702.15c")
def test_of_a_source_that_is_gone_the_rule_of_what_it_last_was_is_cited() -> None:
    shooter = creature("Deathtouch, lifelink\n{T}: This creature deals 2 damage to any target.")
    script = [SHOT, cast("Murder", "Tester"), RESOLVE, RESOLVE]
    board({"battlefield": [shooter], "hand": ["Murder"]}, ["Wall of Stone"], *script, expect=["A life 22"])


@cr("702.2b")
def test_any_damage_from_deathtouch_destroys_a_creature() -> None:
    board(
        ["Typhoid Rats"],
        ["Craw Wurm"],
        *attack_with({"Typhoid Rats": "B"}),
        *block_with({"Craw Wurm": "Typhoid Rats"}),
        DAMAGE,
        expect=["Craw Wurm in B's graveyard"],
    )


@cr("702.2c")
def test_deathtouch_and_trample_need_one_damage_for_each_blocker() -> None:
    fight(
        "Colossal Dreadmaw",
        ["Hill Giant", "Craw Wurm"],
        DAMAGE,
        answer({"Hill Giant": 1, "Craw Wurm": 1, "B": 4}),
        mine=[{"card": "Basilisk Collar", "attached_to": "Colossal Dreadmaw"}],
        expect=["B life 16", "A life 26", "Hill Giant in B's graveyard", "Craw Wurm in B's graveyard"],
    )


@cr("120.4a", "702.2c")
def test_with_deathtouch_all_but_one_is_excess() -> None:
    """Ravenous Tyrannosaurus with deathtouch and power 6 at a Serra Angel: 1 to the Angel, 5 to its controller."""
    board(
        [{"card": "Ravenous Tyrannosaurus", "counters": {"deathtouch": 1}}],
        [{"card": "Serra Angel", "tapped": True}],
        *attack(Ravenous_Tyrannosaurus="B"),
        answer(["Serra Angel"]),
        RESOLVE,
        expect=["Serra Angel in B's graveyard", "B life 15"],
    )


@cr("702.2d", "702.15d", "702.80c", "702.90e", cited=False)
@pytest.mark.parametrize("keyword", FOUND)
def test_a_spell_with_the_keyword_deals_such_damage_from_the_stack(keyword: str) -> None:
    mine = {"hand": [f"{keyword} Dart"]}
    board(mine, ["Wall of Stone"], cast(f"{keyword} Dart", "Wall of Stone"), RESOLVE, expect=FOUND[keyword])


@cr("702.2d", "702.15d", "702.80c", "702.90e", cited=False)
@pytest.mark.parametrize("keyword", FOUND)
def test_a_card_in_the_graveyard_deals_such_damage(keyword: str) -> None:
    mine = {"hand": [f"{keyword} Gempalm"]}
    act: Entry = {"do": "activate", "player": "A", "source": f"{keyword} Gempalm", "targets": ["Wall of Stone"]}
    board(mine, ["Wall of Stone"], act, RESOLVE, expect=[f"{keyword} Gempalm in A's graveyard", *FOUND[keyword]])


@cr("702.2e", "702.15c", "702.80b", "702.90d", cited=False)
@pytest.mark.parametrize("keyword", FOUND)
def test_what_it_had_lost_before_it_left_counts_no_longer(keyword: str) -> None:
    """It loses the keyword in response, and is gone when the ability resolves."""
    text = f"{keyword}\n{{T}}: This creature deals 2 damage to any target."
    shooter = creature(text, looks={"subtypes": ["Wall"]})
    script = [SHOT, cast("Turn to Frogs", "Tester"), RESOLVE, cast("Murder", "Tester"), RESOLVE, RESOLVE]
    plain = ["Wall of Stone has 2 damage", "A has 20 life", "B controls Wall of Stone"]
    board({"battlefield": [shooter], "hand": ["Turn to Frogs", "Murder"]}, ["Wall of Stone"], *script, expect=plain)


@cr("702.2f", cited=False)
def test_two_instances_of_deathtouch_make_one_damage_lethal() -> None:
    board(
        [twice("Deathtouch")],
        ["Hill Giant", "Wall of Stone"],
        *attack_with({"Tester": "B"}),
        *block_with({"Hill Giant": "Tester", "Wall of Stone": "Tester"}),
        DAMAGE,
        answer({"Hill Giant": 1, "Wall of Stone": 1}),
        expect=["Hill Giant in B's graveyard", "Wall of Stone in B's graveyard"],
    )
