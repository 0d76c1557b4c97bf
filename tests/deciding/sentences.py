"""What sentences do that few cards say: counters, life, keeping, comparing, what has happened (107, 119, 122, 608)."""

from __future__ import annotations

from tests.deciding.cases import case, done
from tests.helpers import NO, RESOLVE, YES, activate, answer, attack_with, cast, creature, to

CHARGED = {"card": "Sol Ring", "counters": {"charge": 3}}
GROWN = {"card": "Grizzly Bears", "counters": {"+1/+1": 2}}
MIXED = {"card": "Grizzly Bears", "counters": {"+1/+1": 1, "flying": 1}}
LEFT = creature("", "2/2", "Left")
RIGHT = creature("", "3/3", "Right")
BOLT_B = [cast("Lightning Bolt", "B"), RESOLVE]


def energy(number: int) -> dict[str, object]:
    """What else a player has: so many energy counters."""
    return {"counters": {"energy": number}}


CASES = [
    # ---- counters that are removed (122)
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
        "Remove two +1/+1 counters from a creature you control.",
        mine=[{"card": "Grizzly Bears", "counters": {"+1/+1": 1}}],
    ),
    done(
        "Two are removed from what has two, not from what has one",
        "613.4c",
        "Remove two +1/+1 counters from a creature you control.",
        mine=[GROWN, {"card": "Hill Giant", "counters": {"+1/+1": 1}}],
    ),
    done(
        "Nothing can be removed where nothing is",
        "609.3",
        "You may remove a +1/+1 counter from a creature you control. If you do, draw a card.",
        mine=["Grizzly Bears"],
    ),
    done(
        "A counter removed, and then what is done for it",
        "613.4c",
        "You may remove a +1/+1 counter from a creature you control. If you do, draw a card.",
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
        "Move a +1/+1 counter from target creature onto another target creature.",
        at=["Grizzly Bears", "Left"],
        mine=[GROWN, LEFT],
    ),
    done(
        "A counter that is not there is not moved",
        "609.3",
        "Move a +1/+1 counter from target creature onto another target creature.",
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
    # ---- energy (107.14)
    done("Energy is got", "107.14", "You get {E}{E}.", a=energy(1)),
    done(
        "Energy is paid, all that it costs",
        "107.14",
        "You may pay {E}{E}. If you do, draw a card.",
        YES,
        a=energy(3),
    ),
    done("One energy does not pay for two", "609.3", "You may pay {E}{E}. If you do, draw a card.", a=energy(1)),
    done(
        "Any amount of energy is paid",
        "107.14",
        "Pay any amount of {E}. Source deals that much damage to any target.",
        answer(2),
        at=["B"],
        a=energy(3),
    ),
    # ---- life (119)
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
    # ---- what is kept, and what is sacrificed (608.2d, 701.21)
    done(
        "One of each is kept, the rest goes",
        "608.2d",
        "Each player chooses from among the permanents they control an artifact, a creature, an enchantment, and a "
        "land, then sacrifices the rest.",
        answer("Left"),
        mine=[LEFT, "Sol Ring", "Sol Ring", "Forest"],
        theirs=["Grizzly Bears", "Forest", "Jace Beleren"],
    ),
    done(
        "As many creatures as who has fewest",
        "701.21a",
        "Each player chooses a number of creatures they control equal to the number of creatures controlled by the "
        "player who controls the fewest, then sacrifices the rest.",
        answer("Left"),
        mine=[LEFT, RIGHT],
        theirs=["Grizzly Bears"],
    ),
    done(
        "Two are kept",
        "608.2d",
        "Each player chooses two lands they control, then sacrifices the rest.",
        mine=["Forest"],
        theirs=["Island", "Swamp", "Plains"],
    ),
    # ---- comparing (107)
    case(
        "More life than an opponent",
        "121.1",
        {
            "battlefield": [
                creature(
                    "At the beginning of combat on your turn, if you have more life than an opponent, draw a card.",
                    "1/1",
                    "Source",
                )
            ],
            "life": 21,
        },
        {},
        to("beginning of combat"),
        RESOLVE,
    ),
    case(
        "As much life as an opponent is not more",
        "603.4",
        {
            "battlefield": [
                creature(
                    "At the beginning of combat on your turn, if you have more life than an opponent, draw a card.",
                    "1/1",
                    "Source",
                )
            ]
        },
        {},
        to("beginning of combat"),
    ),
    done(
        "The greatest power among one's creatures",
        "119.3",
        "You gain life equal to the greatest power among creatures you control.",
        mine=[LEFT, RIGHT],
    ),
    done(
        "The total power of one's creatures",
        "119.3",
        "You gain life equal to the total power of creatures you control.",
        mine=[LEFT, RIGHT],
        theirs=["Hill Giant"],
    ),
    done(
        "Only the creature with the greatest power",
        "701.8a",
        "Destroy all creatures with the greatest power among creatures on the battlefield.",
        mine=[LEFT],
        theirs=["Serra Angel", RIGHT],
    ),
    done(
        "Total power and toughness",
        "601.2c",
        "Destroy target creature with total power and toughness 5 or less.",
        at=["Right"],
        mine=[LEFT],
        theirs=[RIGHT],
    ),
    done(
        "Total power and toughness that is small enough",
        "701.8a",
        "Destroy target creature with total power and toughness 5 or less.",
        at=["Left"],
        theirs=[LEFT],
    ),
    done(
        "A creature without counters",
        "601.2c",
        "Destroy target creature with no counters on it.",
        at=["Grizzly Bears"],
        theirs=[GROWN],
    ),
    # ---- what has happened this turn
    case(
        "The second spell this turn is what it asks for",
        "119.3",
        {
            "hand": ["Lightning Bolt", "Shock"],
            "battlefield": [
                creature("{0}: If you've cast two or more spells this turn, you gain 2 life.", "1/1", "Source")
            ],
        },
        {},
        *BOLT_B,
        activate("Source"),
        RESOLVE,
        cast("Shock", "B"),
        RESOLVE,
        activate("Source"),
        RESOLVE,
    ),
    case(
        "Life lost this turn",
        "121.1",
        {
            "hand": ["Lightning Bolt"],
            "battlefield": [
                creature("{0}: If an opponent lost 3 or more life this turn, draw a card.", "1/1", "Source")
            ],
        },
        {},
        activate("Source"),
        RESOLVE,
        *BOLT_B,
        activate("Source"),
        RESOLVE,
    ),
    case(
        "Two creatures died this turn",
        "704.5g",
        {
            "hand": ["Pyroclasm"],
            "battlefield": [
                creature("{0}: If two or more creatures died this turn, draw a card.", "5/5", "Source"),
                LEFT,
            ],
        },
        ["Grizzly Bears"],
        activate("Source"),
        RESOLVE,
        cast("Pyroclasm"),
        RESOLVE,
        activate("Source"),
        RESOLVE,
    ),
    case(
        "A creature that attacked this turn",
        "601.2c",
        [creature("{0}: Destroy target creature that attacked this turn.", "1/1", "Source"), LEFT, RIGHT],
        [],
        *attack_with({"Left": "B"}),
        to("postcombat main"),
        activate("Source", "Right"),
        activate("Source", "Left"),
        RESOLVE,
    ),
    done("What may be done and is declined", "119.3", "You may draw a card. If you don't, you gain 3 life.", NO),
]
