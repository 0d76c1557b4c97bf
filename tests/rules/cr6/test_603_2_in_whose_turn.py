"""Triggers that ask whose turn it is, or what else is so, as something happens (CR 603.2)."""

from __future__ import annotations

import pytest

from tests.helpers import (
    AFTER_COMBAT,
    ORDER,
    RESOLVE,
    RESOLVE_ALL,
    activate,
    attack,
    board,
    cast,
    cr,
    creature,
    passing,
    to,
)
from tests.rules.watching import counter, do, doer

GAIN = doer("You gain 1 life.")
LOSE = doer("You lose 1 life.")


@cr("603.2", cited=False)
@pytest.mark.parametrize(("active", "size"), [("A", "2/2"), ("B", "1/1")])
def test_what_happens_during_your_turn_alone_is_watched(active: str, size: str) -> None:
    mine = [
        counter("Whenever a card leaves your graveyard during your turn"),
        doer("Exile target card from a graveyard."),
    ]
    before = [] if active == "A" else [passing("B")]
    board(
        {"battlefield": mine, "graveyard": ["Forest"]},
        [],
        *before,
        do("Forest"),
        RESOLVE_ALL,
        expect=[f"Counter is {size}"],
        active=active,
    )


@cr("119.3", cited=False)
@pytest.mark.parametrize("change", [GAIN, LOSE])
@pytest.mark.parametrize(("active", "size"), [("A", "2/2"), ("B", "1/1")])
def test_gaining_or_losing_life_is_one_event_of_either_kind(change: object, active: str, size: str) -> None:
    mine = [counter("Whenever you gain or lose life during your turn"), change]
    before = [] if active == "A" else [passing("B")]
    board(mine, [], *before, do(), RESOLVE_ALL, expect=[f"Counter is {size}"], active=active)


@cr("119.3", cited=False)
def test_that_many_is_how_much_an_opponent_lost_in_the_turn() -> None:
    mine = [creature("Whenever an opponent loses life during your turn, you draw that many cards.")]
    board(
        {"battlefield": mine, "hand": ["Shock"]}, [], cast("Shock", "B"), RESOLVE_ALL, expect=["A has 2 cards in hand"]
    )


@cr("119.9", cited=False)
@pytest.mark.parametrize(("active", "size"), [("A", "2/2"), ("B", "1/1")])
def test_the_first_gain_of_each_of_your_turns(active: str, size: str) -> None:
    mine = [counter("Whenever you gain life for the first time during each of your turns"), GAIN]
    before = [] if active == "A" else [passing("B")]
    script = [*before, do(), RESOLVE_ALL, *before, do(), RESOLVE_ALL]
    board(mine, [], *script, expect=[f"Counter is {size}"], active=active)


@cr("603.2", cited=False)
@pytest.mark.parametrize(("counters", "left"), [({"-1/-1": 2}, 1), ({}, 0)])
def test_what_is_so_while_another_enters(counters: dict[str, int], left: int) -> None:
    text = (
        "Whenever another creature you control enters while this creature has a -1/-1 counter on it, remove a -1/-1 "
        "counter from this creature."
    )
    mine = [creature(text, "4/4", name="Shy", counters=counters)]
    cards = {"battlefield": mine, "hand": ["Grizzly Bears"]}
    board(cards, [], cast("Grizzly Bears"), RESOLVE_ALL, expect=[f"Shy has {left} -1/-1 counters"])


@cr("603.4", cited=False)
def test_what_was_so_as_it_happened_is_not_asked_again() -> None:
    """ "While" is part of the trigger event: what was so as it attacked need not be so any more as it resolves."""
    text = (
        "Whenever this creature attacks or blocks while you control a Bear, this creature gets +1/+1 until end of turn."
    )
    mine = [creature(text, name="Rider"), "Grizzly Bears"]
    bolt = {"hand": ["Lightning Bolt"]}
    hit = [passing(), cast("Lightning Bolt", "Grizzly Bears", player="B"), RESOLVE]
    board(mine, bolt, *attack(Rider="B"), *hit, RESOLVE_ALL, expect=["Rider is 3/3", "Grizzly Bears in A's graveyard"])


@cr("603.2", cited=False)
@pytest.mark.parametrize(("mine", "life"), [(["Grizzly Bears"], 20), ([creature("", "4/4", name="Big")], 21)])
def test_an_attack_while_a_player_has_something(mine: list[object], life: int) -> None:
    text = "Whenever you attack while you control a creature with power 4 or greater, you gain 1 life."
    mine = [*mine, creature(text, name="Herald")]
    board(mine, [], *attack(Herald="B"), AFTER_COMBAT, expect=[f"A life {life}"])


@cr("601.2i", cited=False)
@pytest.mark.parametrize(("attacks", "life"), [(True, 21), (False, 20)])
def test_a_spell_that_is_cast_while_something_attacks(attacks: bool, life: int) -> None:
    text = "Whenever you cast a spell while this creature is attacking, you gain 1 life."
    lord = creature(text, name="Lord")
    script = attack(Lord="B") if attacks else []
    cards = {"battlefield": [lord], "hand": ["Shock"]}
    board(cards, [], *script, cast("Shock", "B"), RESOLVE_ALL, expect=[f"A life {life}"])


# ---- counters that players put


@cr("122.6")
def test_putting_counters_on_something_is_one_event_of_each_thing() -> None:
    mine = [
        creature(
            "Whenever you put one or more +1/+1 counters on another creature, you gain that much life.", name="Sage"
        ),
        doer("Put two +1/+1 counters on each creature you control named Grizzly Bears."),
        "Grizzly Bears",
        "Grizzly Bears",
    ]
    played = board(mine, [], do(), ORDER, RESOLVE_ALL, expect=["A life 24"])
    assert played.count("triggers") == 2


@cr("122.6")
def test_each_counter_is_an_event_where_one_is_spoken_of() -> None:
    mine = [
        creature("Whenever you put a +1/+1 counter on a creature you control, you gain 1 life.", name="Sage"),
        doer("Put two +1/+1 counters on target creature."),
    ]
    board(mine, ["Grizzly Bears"], do("Sage"), RESOLVE_ALL, expect=["A life 22"])
    board(mine, ["Grizzly Bears"], do("Grizzly Bears"), RESOLVE_ALL, expect=["A life 20"])


@cr("122.6a", cited=False)
@pytest.mark.parametrize(("whose", "life"), [("A", 21), ("B", 20)])
def test_who_controls_what_enters_with_counters_puts_them_on_it(whose: str, life: int) -> None:
    sage = creature("Whenever you put one or more +1/+1 counters on a creature, you gain 1 life.", name="Sage")
    seats = {"A": {"battlefield": [sage]}, "B": {"battlefield": []}}
    seats[whose]["hand"] = ["Dockworker Drone"]
    script = [cast("Dockworker Drone", player=whose), RESOLVE_ALL]
    board(seats["A"], seats["B"], *script, expect=[f"A life {life}"], active=whose)


# ---- what was done this turn


@cr("119.3", cited=False)
@pytest.mark.parametrize(
    ("said", "acts", "life"),
    [
        ("you gained or lost life this turn", ["gain"], 22),
        ("you gained or lost life this turn", ["lose"], 20),
        ("you gained or lost life this turn", [], 20),
        ("you gained and lost life this turn", ["gain"], 21),
        ("you gained and lost life this turn", ["gain", "lose"], 21),
        ("you've lost life this turn", ["gain"], 21),
        ("you've lost life this turn", ["lose"], 20),
        ("you've gained 2 or more life this turn", ["gain"], 21),
        ("you've gained 2 or more life this turn", ["gain", "gain"], 23),
        ("you haven't cast a spell this turn", [], 21),
        ("you haven't cast a spell this turn", ["cast"], 20),
        ("you haven't cast a spell from your hand this turn", ["cast"], 20),
        ("you haven't cast a spell from your hand this turn", ["flashback"], 21),
        ("you've put a +1/+1 counter on a creature this turn", ["grow"], 21),
        ("you've put a +1/+1 counter on a creature this turn", ["enter"], 21),
        ("you've put a +1/+1 counter on a creature this turn", [], 20),
        ("you've sacrificed an artifact this turn", ["crack"], 21),
        ("you've sacrificed an artifact this turn", [], 20),
        ("you gained life this turn or you've sacrificed an artifact this turn", ["crack"], 21),
        ("you gained life this turn or if you control a Goblin", ["gain"], 22),
        ("you gained life this turn or if you control a Bear", [], 21),
        ("you gained life this turn or if you control a Goblin", [], 20),
    ],
)
def test_what_a_player_has_done_this_turn(said: str, acts: list[str], life: int) -> None:
    asks = creature(f"At the beginning of your end step, if {said}, you gain 1 life.", name="Asker")
    does = {
        "gain": activate("Gainer"),
        "lose": activate("Loser"),
        "cast": cast("Shock", "Gainer"),
        "flashback": cast("Think Twice"),
        "grow": activate("Grower"),
        "enter": activate("Bringer"),
        "crack": activate("Cracker"),
    }
    mine = {
        "battlefield": [
            asks,
            doer("You gain 1 life.", name="Gainer"),
            doer("You lose 1 life.", name="Loser"),
            doer("Put a +1/+1 counter on this creature.", name="Grower"),
            doer("Put a creature card from your hand onto the battlefield with a +1/+1 counter on it.", name="Bringer"),
            doer("Sacrifice an artifact.", name="Cracker"),
            "Sol Ring",
            "Grizzly Bears",
        ],
        "hand": ["Shock", "Dockworker Drone"],
        "graveyard": ["Think Twice"],
    }
    script = [entry for act in acts for entry in (does[act], RESOLVE_ALL)]
    board(mine, [], *script, to("cleanup"), expect=[f"A life {life}"])


@cr("608.2c", cited=False)
@pytest.mark.parametrize(("step", "drawn"), [("precombat main", 1), ("upkeep", 0)])
def test_what_is_done_in_ones_main_phase(step: str, drawn: int) -> None:
    a = {"hand": ["Arrester's Admonition"]}
    board(
        a,
        ["Grizzly Bears"],
        cast("Arrester's Admonition", "Grizzly Bears"),
        RESOLVE,
        step=step,
        expect=[f"A has {drawn} cards in hand"],
    )


@cr("603.2", cited=False)
@pytest.mark.parametrize(
    ("when", "active", "step", "gained"),
    [
        ("during your main phase", "A", "precombat main", 1),
        ("during your main phase", "A", "upkeep", 0),
        ("during your main phase", "A", "end", 0),
        ("during your main phase", "B", "precombat main", 0),
        ("during your turn", "A", "upkeep", 1),
        ("during your turn", "B", "upkeep", 0),
        ("during an opponent's turn", "A", "upkeep", 0),
        ("during an opponent's turn", "B", "upkeep", 1),
    ],
)
def test_when_a_spell_is_cast(when: str, active: str, step: str, gained: int) -> None:
    mine = {"battlefield": [creature(f"Whenever you cast a spell {when}, you gain 1 life.")], "hand": ["Think Twice"]}
    passed = (passing("B"),) if active == "B" else ()
    script = (*passed, cast("Think Twice"), RESOLVE_ALL)
    board(mine, [], *script, active=active, step=step, expect=[f"A life {20 + gained}"])
