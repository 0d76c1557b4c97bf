"""Triggers that watch what players do, and say when, where from or for which time (CR 603.2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import (
    DAMAGE,
    RESOLVE,
    RESOLVE_ALL,
    Entry,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    creature,
    passing,
)
from tests.rules.watching import counter, do, doer, watcher

SHOCK = {"hand": ["Shock"]}
CASTS: dict[str, tuple[dict[str, Any], dict[str, Any], list[Entry], dict[str, Any]]] = {
    "own, own main": (SHOCK, {}, [cast("Shock", "B")], {}),
    "own, own upkeep": (SHOCK, {}, [cast("Shock", "B")], {"step": "upkeep"}),
    "own, their turn": (SHOCK, {}, [passing("B"), cast("Shock", "B")], {"active": "B"}),
    "theirs, own turn": ({}, SHOCK, [passing(), cast("Shock", "B", player="B")], {}),
    "theirs, their turn": ({}, SHOCK, [cast("Shock", "B", player="B")], {"active": "B"}),
    "from graveyard": ({"graveyard": ["Think Twice"]}, {}, [cast("Think Twice")], {}),
    "creature": ({"hand": ["Grizzly Bears"]}, {}, [cast("Grizzly Bears")], {}),
}
OWN = {"own, own main", "own, own upkeep", "own, their turn", "from graveyard"}
THEIRS = {"theirs, own turn", "theirs, their turn"}
CAST = [
    ("you cast a spell", OWN | {"creature"}),
    ("you cast an instant or sorcery spell", OWN),
    ("you cast a creature spell", {"creature"}),
    ("you cast a noncreature spell", OWN),
    ("an opponent casts a spell", THEIRS),
    ("a player casts a spell", OWN | THEIRS | {"creature"}),
    ("you cast a spell during an opponent's turn", {"own, their turn"}),
    ("you cast a spell during your turn", OWN - {"own, their turn"} | {"creature"}),
    ("you cast a spell from your hand", OWN - {"from graveyard"} | {"creature"}),
    ("you cast a spell from anywhere other than your hand", {"from graveyard"}),
    ("you cast a spell from your graveyard", {"from graveyard"}),
    ("you cast a spell from a graveyard", {"from graveyard"}),
    ("you cast a spell from exile", set()),
    ("an opponent casts a spell from anywhere other than their hand", set()),
]


@cr("601.2i", cited=False)
@pytest.mark.parametrize(("when", "casts"), CAST, ids=[when for when, _ in CAST])
def test_a_trigger_says_who_casts_a_spell_and_when(when: str, casts: set[str]) -> None:
    for name, (mine, theirs, script, more) in CASTS.items():
        board(
            mine | {"battlefield": [watcher(f"Whenever {when}")]},
            theirs,
            *script,
            RESOLVE_ALL,
            expect=[f"A life {20 + (name in casts)}"],
            **more,
        )


@cr("603.2", cited=False)
@pytest.mark.parametrize(
    ("when", "lives"),
    [
        ("Whenever you cast your first spell each turn", [21, 21, 21]),
        ("Whenever you cast your second spell each turn", [20, 21, 21]),
        ("Whenever you cast your third spell each turn", [20, 20, 21]),
        ("Whenever you cast your second noncreature spell each turn", [20, 20, 21]),
        ("Whenever you cast a spell", [21, 22, 23]),
        ("Whenever an opponent casts their second spell each turn", [20, 20, 20]),
    ],
)
def test_spells_are_counted_in_the_turn(when: str, lives: list[int]) -> None:
    spells = [cast("Shock", "B"), cast("Grizzly Bears"), cast("Shock", "B")]
    for number, life in enumerate(lives, 1):
        board(
            {"battlefield": [watcher(when)], "hand": ["Shock", "Grizzly Bears", "Shock"]},
            [],
            *(one for spell in spells[:number] for one in (spell, RESOLVE_ALL)),
            expect=[f"A life {life}"],
        )


DONE = [
    ("you gain life", "You gain 2 life.", [1, 2]),
    ("you lose life", "You lose 2 life.", [1, 2]),
    ("you gain life", "You lose 2 life.", [0, 0]),
    ("you gain life for the first time each turn", "You gain 2 life.", [1, 1]),
    ("you lose life for the first time each turn", "You lose 2 life.", [1, 1]),
    ("an opponent gains life", "You gain 2 life.", [0, 0]),
    ("an opponent gains life", "Each player gains 2 life.", [1, 2]),
    ("an opponent loses life", "Each opponent loses 2 life.", [1, 2]),
    ("an opponent loses life for the first time each turn", "Each player loses 2 life.", [1, 1]),
    ("a player loses life", "Each player loses 2 life.", [2, 4]),
    ("you draw a card", "Draw a card.", [1, 2]),
    ("you draw a card", "Draw two cards.", [2, 4]),
    ("you draw your second card each turn", "Draw a card.", [0, 1]),
    ("you draw your second card each turn", "Draw two cards.", [1, 1]),
    ("you draw your third card each turn", "Draw two cards.", [0, 1]),
    ("an opponent draws a card", "Each opponent draws a card.", [1, 2]),
    ("an opponent draws a card", "Draw a card.", [0, 0]),
    ("you sacrifice another creature", "Sacrifice a creature.", [1, 2]),
    ("a player sacrifices a creature", "Each opponent sacrifices a creature.", [1, 2]),
    ("you sacrifice a creature", "Each opponent sacrifices a creature.", [0, 0]),
    ("an opponent sacrifices a creature", "Each opponent sacrifices a creature.", [1, 2]),
    ("you activate an ability", "Draw a card.", [1, 2]),
    ("you activate an ability that isn't a mana ability", "Draw a card.", [1, 2]),
    ("an opponent activates an ability", "Draw a card.", [0, 0]),
    ("you scry", "Scry 1.", [1, 2]),
    ("you surveil", "Scry 1.", [0, 0]),
    ("you surveil", "Surveil 1.", [1, 2]),
]


@cr("603.2", cited=False)
@pytest.mark.parametrize(("when", "text", "times"), DONE)
def test_what_a_player_does_is_noticed_each_time(when: str, text: str, times: list[int]) -> None:
    chooses = [answer("Grizzly Bears")] if text == "Sacrifice a creature." else []
    looks = [answer([])] if text[:4] in ("Scry", "Surv") else []
    for done, triggered in enumerate(times, 1):
        board(
            [counter(f"Whenever {when}"), doer(text), *["Grizzly Bears"] * 2],
            ["Goblin Piker", "Goblin Piker"],
            *(one for _ in range(done) for one in (*chooses, *looks, do(), RESOLVE_ALL)),
            expect=[f"Counter is {1 + triggered}/{1 + triggered}"],
        )


@cr("603.2", cited=False)
def test_damage_to_a_creature_is_no_damage_to_a_player() -> None:
    fight = [*attack_with({"Bellowing Fiend": "B"})]
    none = board(["Bellowing Fiend"], ["Azure Drake"], *fight, DAMAGE)
    assert none.count("triggers") == 0
    one = board(
        ["Bellowing Fiend"],
        ["Azure Drake"],
        *fight,
        *block_with({"Azure Drake": "Bellowing Fiend"}),
        DAMAGE,
        RESOLVE,
        expect=["A life 17", "B life 17"],
    )
    assert one.count("triggers") == 1


@cr("603.2", "601.2a")
def test_casting_from_the_library_is_told_from_casting_from_the_hand() -> None:
    melek = creature(
        "You may cast instant and sorcery spells from the top of your library.\n"
        "Whenever you cast an instant or sorcery spell from your library, copy it."
    )
    mine = {"battlefield": [melek], "hand": ["Opt"], "library": ["Shock", "Forest"]}
    from_library = cast("Shock", "B", **{"from": "library"})
    board(mine, [], from_library, RESOLVE_ALL, expect=["B life 16"])
    board({**mine, "hand": ["Shock"], "library": ["Forest"]}, [], cast("Shock", "B"), RESOLVE_ALL, expect=["B life 18"])


FROM_HAND, FROM_GRAVEYARD = "hand", "graveyard"


@cr("603.2", cited=False)
@pytest.mark.parametrize(
    ("cast_from", "of_hand", "of_graveyard"),
    [
        ("from your hand", 1, 0),
        ("from your graveyard", 0, 1),
        ("from a graveyard", 0, 1),
        ("from exile", 0, 0),
        ("from anywhere other than your hand", 0, 1),
        ("you don't own", 0, 0),
    ],
)
def test_where_a_spell_is_cast_from(cast_from: str, of_hand: int, of_graveyard: int) -> None:
    watcher = creature(f"Whenever you cast a spell {cast_from}, you gain 1 life.")
    for zone, gained in ((FROM_HAND, of_hand), (FROM_GRAVEYARD, of_graveyard)):
        mine = {"battlefield": [watcher], zone: ["Think Twice"]}
        board(mine, [], cast("Think Twice"), RESOLVE_ALL, expect=[f"A life {20 + gained}"])


@cr("601.2f", cited=False)
@pytest.mark.parametrize("cast_from", ["from exile", "from your graveyard", "from anywhere other than your hand"])
def test_what_a_spell_costs_less_by_where_it_is_cast_from(cast_from: str) -> None:
    """Three lands pay for a flashback of {2}{U}, and two where it costs {1} less."""
    saving = creature(f"Spells you cast {cast_from} cost {{1}} less to cast.")
    less = cast_from != "from exile"
    mine = {"battlefield": [saving, "Island", *["Mountain"] * (1 if less else 2)], "mana": "lands"}
    board(mine | {"graveyard": ["Think Twice"]}, [], cast("Think Twice"), RESOLVE, expect=["A has 1 card in hand"])
    if not less:
        few = {"battlefield": [saving, "Island", "Mountain"], "mana": "lands", "graveyard": ["Think Twice"]}
        board(few, [], cast("Think Twice"), refused="601.2h")
