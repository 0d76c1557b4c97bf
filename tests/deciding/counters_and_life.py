"""Counters (122), energy (107.14) and life totals (119)."""

from __future__ import annotations

from tests.deciding.cases import GROWN, LEFT, RIGHT, done
from tests.helpers import YES, answer, creature

CHARGED = {"card": "Sol Ring", "counters": {"charge": 3}}
MIXED = {"card": "Grizzly Bears", "counters": {"+1/+1": 1, "flying": 1}}
TWO_REMOVED = "Remove two +1/+1 counters from a creature you control."
REMOVED_FOR_A_CARD = "You may remove a +1/+1 counter from a creature you control. If you do, draw a card."
MOVED = "Move a +1/+1 counter from target creature onto another target creature."
ENERGY_FOR_A_CARD = "You may pay {E}{E}. If you do, draw a card."


def energy(number: int) -> dict[str, object]:
    """What else a player has: so many energy counters."""
    return {"counters": {"energy": number}}


CASES = [
    done("Can't be sacrificed twice: each opponent loses life", "119.3", "Each opponent loses 2 life."),
    done("A life total is set", "119.5", "Target player's life total becomes 10.", at=["B"]),
    done(
        "A counter is removed from one of several things that have it",
        "",
        "Remove a charge counter from an artifact you control.",
        answer("Sol Ring#2"),
        mine=[CHARGED, CHARGED, "Sol Ring"],
    ),
    done(
        "Removing two where nothing has two takes the one that is there",
        "613.4c",
        TWO_REMOVED,
        mine=[{"card": "Grizzly Bears", "counters": {"+1/+1": 1}}],
    ),
    done(
        "Two are removed from what has two, not from what has one",
        "613.4c",
        TWO_REMOVED,
        mine=[GROWN, {"card": "Hill Giant", "counters": {"+1/+1": 1}}],
    ),
    done(
        "Nothing can be removed where nothing is",
        "118.3",
        REMOVED_FOR_A_CARD,
        mine=["Grizzly Bears"],
    ),
    done(
        "A counter removed, and then what is done for it",
        "613.4c",
        REMOVED_FOR_A_CARD,
        YES,
        mine=[GROWN],
    ),
    done(
        "As much life as counters were removed this way",
        "119.3",
        "Remove all counters from target creature. You gain 1 life for each counter removed this way.",
        at=["Grizzly Bears"],
        mine=[MIXED],
    ),
    done(
        "A counter of a kind that is chosen",
        "613.1f",
        "Remove a counter from target permanent.",
        answer("flying"),
        at=["Grizzly Bears"],
        theirs=[MIXED],
    ),
    done(
        "A counter is moved",
        "122.5",
        MOVED,
        at=["Grizzly Bears", "Left"],
        mine=[GROWN, LEFT],
    ),
    done(
        "A counter that is not there is not moved",
        "609.3",
        MOVED,
        at=["Left", "Grizzly Bears"],
        mine=[GROWN, LEFT],
    ),
    done(
        "One of two kinds of counters is put",
        "122.1b",
        "Put your choice of a flying counter or a lifelink counter on target creature.",
        answer("lifelink"),
        at=["Left"],
        mine=[LEFT],
    ),
    done(
        "Counters of two kinds are put at once",
        "122.6",
        "Put a +1/+1 counter and a trample counter on target creature.",
        at=["Left"],
        mine=[LEFT],
    ),
    done(
        "One here and two there",
        "613.4c",
        "Put a +1/+1 counter on target creature and two +1/+1 counters on another target creature.",
        at=["Left", "Right"],
        mine=[LEFT, RIGHT],
    ),
    done(
        "The counters are doubled",
        "701.10e",
        "Double the number of +1/+1 counters on target creature.",
        at=["Grizzly Bears"],
        mine=[GROWN],
    ),
    done(
        "Doubling a negative size takes as much away again",
        "701.10b",
        "Double target creature's power and toughness until end of turn.",
        at=["Left"],
        mine=[creature("", "-1/3", "Left")],
    ),
    done("Energy is got", "107.14", "You get {E}{E}.", a=energy(1)),
    done(
        "Energy is paid, all that it costs",
        "107.14",
        ENERGY_FOR_A_CARD,
        YES,
        a=energy(3),
    ),
    done("One energy does not pay for two", "118.3", ENERGY_FOR_A_CARD, a=energy(1)),
    done(
        "Any amount of energy is paid",
        "107.14",
        "Pay any amount of {E}. Source deals that much damage to any target.",
        answer(2),
        at=["B"],
        a=energy(3),
    ),
    done(
        "Half a life total, rounded up",
        "119.3",
        "Target player loses half their life, rounded up.",
        at=["B"],
        b={"life": 7},
    ),
    done(
        "Half a life total, rounded down",
        "119.3",
        "Target player loses half their life, rounded down.",
        at=["B"],
        b={"life": 7},
    ),
    done("A life total is doubled", "701.10d", "Double target player's life total.", at=["B"], b={"life": 7}),
    done(
        "Life totals are exchanged",
        "701.12c",
        "Exchange life totals with target opponent.",
        at=["B"],
        a={"life": 3},
        b={"life": 18},
    ),
    done("A life total becomes what it is", "609.3", "Target player's life total becomes 20.", at=["B"]),
    done("A life total becomes more", "119.5", "Target player's life total becomes 10.", at=["B"], b={"life": 4}),
    done(
        "A life total and a toughness are exchanged",
        "701.12g",
        "Exchange your life total with target creature's toughness.",
        at=["Right"],
        a={"life": 6},
        mine=[RIGHT],
    ),
    done(
        "As much as was lost this way",
        "119.3",
        "Each opponent loses 3 life. You gain life equal to the life lost this way.",
        C={"life": 20},
    ),
    done("No life is gained where nothing is counted", "609.3", "You gain 1 life for each artifact you control."),
    done(
        "No life is lost where nothing is counted",
        "609.3",
        "Target opponent loses 1 life for each artifact you control.",
        at=["B"],
    ),
]
