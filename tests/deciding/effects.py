"""Continuous effects and layers (611-613), copies (707), new objects (400.7, 610.3), Sagas (714)."""

from __future__ import annotations

from tests.deciding.cases import RIGHT, case, done
from tests.helpers import NO, PASS_A, RESOLVE, RESOLVE_ALL, answer, cast, creature, turn

CASES = [
    case(
        "A copy as it enters",
        "707.5",
        {"hand": ["Clone"]},
        ["Serra Angel"],
        cast("Clone"),
        RESOLVE,
        answer("Serra Angel"),
    ),
    case(
        "A token that is a copy",
        "707.2",
        {"hand": ["Cackling Counterpart"], "battlefield": ["Grizzly Bears"]},
        [],
        cast("Cackling Counterpart", "Grizzly Bears"),
        RESOLVE,
    ),
    case(
        "A copy of a spell",
        "707.10",
        {"hand": ["Lightning Bolt"]},
        {"hand": ["Twincast"]},
        cast("Lightning Bolt", "B"),
        PASS_A,
        cast("Twincast", "Lightning Bolt", player="B"),
        RESOLVE,
        answer("A", "B"),
    ),
    case("Blood Moon sets land types", "305.7", {"hand": ["Blood Moon"]}, ["Steam Vents"], cast("Blood Moon"), RESOLVE),
    case(
        "An anthem",
        "613.4c",
        {"hand": ["Glorious Anthem"], "battlefield": ["Grizzly Bears"]},
        [],
        cast("Glorious Anthem"),
        RESOLVE,
    ),
    case(
        "Humility sets and removes", "613.4b 613.1f", {"hand": ["Humility"]}, ["Serra Angel"], cast("Humility"), RESOLVE
    ),
    case(
        "A size that is switched",
        "613.4d",
        {"hand": ["About Face"]},
        [creature("", "1/4", "Two")],
        cast("About Face", "Two"),
        RESOLVE,
    ),
    case(
        "Until end of turn, only what is there is affected",
        "611.2c",
        {"hand": ["Trumpet Blast"], "battlefield": ["Grizzly Bears"]},
        [],
        {"do": "go_to", "step": "declare attackers"},
        {"do": "attack", "player": "A", "attackers": {"Grizzly Bears": "B"}},
        cast("Trumpet Blast"),
        RESOLVE,
    ),
    case(
        "Control changes",
        "613.1b",
        {"hand": ["Act of Treason"]},
        ["Serra Angel"],
        cast("Act of Treason", "Serra Angel"),
        RESOLVE,
    ),
    case(
        "A color is set",
        "613.1e",
        {"hand": ["Crimson Wisps"]},
        ["Serra Angel"],
        cast("Crimson Wisps", "Serra Angel"),
        RESOLVE,
    ),
    case(
        "Becomes an artifact creature",
        "613.1d",
        {"hand": ["Ensoul Artifact"], "battlefield": ["Sol Ring"]},
        [],
        cast("Ensoul Artifact", "Sol Ring"),
        RESOLVE,
    ),
    case(
        "A new object: exiled and returned",
        "400.7",
        {
            "hand": ["Cloudshift"],
            "battlefield": [
                creature("", "2/2", "Two", counters={"+1/+1": 2}),
                {"card": "Grizzly Bears", "counters": {"+1/+1": 1}},
            ],
        },
        [],
        cast("Cloudshift", "Grizzly Bears"),
        RESOLVE,
    ),
    case(
        "A token that is exiled does not return",
        "704.5d",
        {"hand": ["Cloudshift"], "battlefield": [creature("", "2/2", "Two")]},
        [],
        cast("Cloudshift", "Two"),
        RESOLVE,
    ),
    case(
        "Exiled until", "610.3", {"hand": ["Banisher Priest"]}, ["Grizzly Bears"], cast("Banisher Priest"), RESOLVE_ALL
    ),
    case(
        "The priest leaves: the card returns",
        "610.3",
        {"hand": ["Banisher Priest", "Murder"]},
        ["Grizzly Bears"],
        cast("Banisher Priest"),
        RESOLVE_ALL,
        cast("Murder", "Banisher Priest"),
        RESOLVE,
    ),
    case(
        "Sagas: a lore counter in the precombat main phase",
        "714.3c",
        [{"card": "History of Benalia", "counters": {"lore": 1}}],
        [],
        turn(5, "precombat main"),
    ),
    case(
        "Sagas: sacrificed after the last chapter",
        "714.4",
        [{"card": "History of Benalia", "counters": {"lore": 2}}],
        [],
        turn(5, "precombat main"),
        RESOLVE,
    ),
    case("Drawing cards", "121.1", {"hand": ["Divination"]}, [], cast("Divination"), RESOLVE),
    done(
        "A copy of a creature, with an exception",
        "707.2",
        "Create a token that's a copy of target creature, except it has haste.",
        at=["Right"],
        mine=[RIGHT],
    ),
    done(
        "Becomes a copy until end of turn",
        "707.2",
        "Source becomes a copy of target creature until end of turn.",
        at=["Right"],
        mine=[RIGHT],
    ),
    done("What may be done and is declined", "119.3", "You may draw a card. If you don't, you gain 3 life.", NO),
]
