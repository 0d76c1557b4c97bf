"""What is compared and counted, and what has happened this turn (107, 601.2c, 603.4, 608)."""

from __future__ import annotations

from tests.deciding.cases import BOLT_B, GROWN, LEFT, RIGHT, case, done
from tests.helpers import RESOLVE, activate, attack_with, cast, creature, to

CASES = [
    done(
        "For each tapped creature",
        "119.3",
        "You gain 1 life for each tapped creature you control.",
        mine=[{**LEFT, "tapped": True}],
    ),
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
]
