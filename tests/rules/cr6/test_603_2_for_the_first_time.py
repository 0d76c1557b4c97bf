"""Triggers that watch for what happens for the first or second time in a turn, or in one's own turn (CR 603.2)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE_ALL, Entry, activate, board, cast, cr, creature, passing
from tests.rules.watching import counter, do, doer

THEY_LOSE = "Whenever an opponent loses life for the first time during each of their turns"
THEY_DRAW = "Whenever an opponent draws their second card during each of their turns"
COUNTED = [
    (THEY_LOSE, "Each opponent loses 1 life.", {"A": 0, "B": 1}),
    ("Whenever you lose life for the first time during each of your turns", "You lose 1 life.", {"A": 1, "B": 0}),
    ("Whenever a player draws their second card during their turn", "Each player draws a card.", {"A": 1, "B": 1}),
    ("Whenever you draw your second card during each opponent's turn", "Draw a card.", {"A": 0, "B": 1}),
    (THEY_DRAW, "Each player draws a card.", {"A": 0, "B": 1}),
]


@cr("603.2", cited=False)
@pytest.mark.parametrize(("trigger", "text", "times"), COUNTED)
@pytest.mark.parametrize("active", ["A", "B"])
def test_it_is_counted_in_the_turns_that_are_named(trigger: str, text: str, times: dict[str, int], active: str) -> None:
    before = [] if active == "A" else [passing("B")]
    script = [one for _ in range(3) for one in (*before, do(), RESOLVE_ALL)]
    size = 1 + times[active]
    board([counter(trigger), doer(text)], [], *script, expect=[f"Counter is {size}/{size}"], active=active)


@cr("601.2i", cited=False)
@pytest.mark.parametrize(("active", "caster", "life"), [("A", "A", 21), ("A", "B", 20), ("B", "B", 21), ("B", "A", 20)])
def test_the_second_spell_of_whoevers_turn_it_is(active: str, caster: str, life: int) -> None:
    text = "Whenever a player casts their second spell during their turn, you gain 1 life."
    spells = {"hand": ["Shock", "Shock"]}
    mine = {"battlefield": [creature(text, "4/4", name="Clerk")]}
    before = [] if active == caster else [passing(active)]
    script = [one for _ in range(2) for one in (*before, cast("Shock", "Clerk", player=caster), RESOLVE_ALL)]
    cards = {"A": mine, "B": {}}
    cards[caster] = {**cards[caster], **spells}
    board(cards["A"], cards["B"], *script[:-1], RESOLVE_ALL, expect=[f"A life {life}"], active=active)


FIRST: list[tuple[str, str, list[int]]] = [
    ("Whenever you create one or more tokens for the first time each turn", "Create two Food tokens.", [1, 1]),
    ("Whenever you create one or more creature tokens for the first time each turn", "Create a Food token.", [0, 0]),
    ("Whenever you investigate for the first time each turn", "Investigate.", [1, 1]),
    ("Whenever you discard a card for the first time each turn", "Each player draws a card.", [0, 0]),
]


@cr("603.2c", cited=False)
@pytest.mark.parametrize(("trigger", "text", "times"), FIRST)
def test_the_first_time_of_a_turn(trigger: str, text: str, times: list[int]) -> None:
    for done, triggered in enumerate(times, 1):
        script = [one for _ in range(done) for one in (do(), RESOLVE_ALL)]
        board([counter(trigger), doer(text)], [], *script, expect=[f"Counter is {1 + triggered}/{1 + triggered}"])


@cr("603.2c", cited=False)
@pytest.mark.parametrize(("often", "hand"), [(1, 2), (2, 0)])
def test_that_many_is_the_number_of_the_first_time(often: int, hand: int) -> None:
    """Two cards are discarded and two drawn; those are discarded too, for nothing."""
    text = "Whenever you discard one or more cards for the first time each turn, draw that many cards."
    mine = [creature(text, name="Scholar"), doer("Discard your hand.")]
    script = [one for _ in range(often) for one in (do(), RESOLVE_ALL)]
    board({"battlefield": mine, "hand": ["Forest", "Forest"]}, [], *script, expect=[f"A has {hand} cards in hand"])


@cr("603.2", cited=False)
def test_each_object_has_a_first_time_of_its_own() -> None:
    """Both Bears become tapped, each for the first time; the second time of the first of them does not count."""
    taps = "{0}: Tap target creature."
    text = (
        "Whenever a creature you control becomes tapped for the first time during each of your turns, you gain 1 life."
    )
    mine = [
        creature(text, name="Herald"),
        creature(taps, name="Tapper"),
        creature("{0}: Untap target creature.", name="Waker"),
    ]
    bears = ["Grizzly Bears", "Goblin Piker"]
    acts = [
        activate("Tapper", bears[0]),
        activate("Tapper", bears[1]),
        activate("Waker", bears[0]),
        activate("Tapper", bears[0]),
    ]
    script = [one for act in acts for one in (act, RESOLVE_ALL)]
    board([*mine, *bears], [], *script, expect=["A life 22", "Grizzly Bears is tapped"])


@cr("122.6", cited=False)
@pytest.mark.parametrize(("often", "drawn"), [(1, 1), (2, 1)])
def test_counters_put_on_something_for_the_first_time(often: int, drawn: int) -> None:
    text = "Whenever one or more +1/+1 counters are put on this creature for the first time each turn, draw a card."
    mine = [creature(text, name="Artisan"), doer("Put two +1/+1 counters on target creature.")]
    script: list[Entry] = [one for _ in range(often) for one in (do("Artisan"), RESOLVE_ALL)]
    board(mine, [], *script, expect=[f"A has {drawn} cards in hand"])


FIRST = "for the first time each turn, draw a card."


@cr("122.6")
@pytest.mark.parametrize(
    "text",
    [
        f'Creatures you control have "Whenever one or more +1/+1 counters are put on this creature {FIRST}"',
        f"Whenever one or more +1/+1 counters are put on a creature you control {FIRST}",
        f"Whenever you put one or more +1/+1 counters on a creature you control {FIRST}",
    ],
)
def test_counters_that_something_enters_with_are_put_on_it_for_the_first_time(text: str) -> None:
    mine = {
        "battlefield": [creature(text, name="Artisan"), doer("Put two +1/+1 counters on target creature.")],
        "hand": ["Patrolling Peacemaker"],
    }
    script = [cast("Patrolling Peacemaker"), RESOLVE_ALL, do("Patrolling Peacemaker"), RESOLVE_ALL]
    played = board(mine, [], *script, expect=["A has 1 cards in hand", "Patrolling Peacemaker is 4/4"])
    assert played.count("triggers") == 1


@cr("120.3a")
def test_damage_to_each_of_your_opponents() -> None:
    board(
        [doer("This creature deals 3 damage to each of your opponents and you gain 3 life.")],
        [],
        do(),
        RESOLVE_ALL,
        C={},
        expect=["A life 23", "B life 17", "C life 17"],
    )
