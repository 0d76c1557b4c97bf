"""Keyword abilities (702) beside those of combat."""

from __future__ import annotations

from typing import Any

from tests.deciding.cases import LEFT, case, does
from tests.helpers import PASS_A, PASS_B, RESOLVE, RESOLVE_ALL, activate, answer, cast, creature, to

HEX = creature("Hexproof", "2/2", "Two")


def ship(text: str) -> dict[str, Any]:
    """A Vehicle with this text."""
    looks = {"types": ["Artifact"], "subtypes": ["Vehicle"]}
    return creature(text, "4/4", "Ship", looks=looks)


CASES = [
    case(
        "Hexproof can't be targeted by opponents",
        "702.11b",
        {"hand": ["Lightning Bolt"]},
        [HEX],
        cast("Lightning Bolt", "Two"),
    ),
    case(
        "Shroud can't be targeted",
        "702.18a",
        {"hand": ["Lightning Bolt"]},
        [creature("Shroud", "2/2", "Two")],
        cast("Lightning Bolt", "Two"),
    ),
    case(
        "Protection from the color of a spell",
        "702.16b",
        {"hand": ["Lightning Bolt"]},
        [creature("Protection from red", "2/2", "Two")],
        cast("Lightning Bolt", "Two"),
    ),
    case(
        "Protection prevents the damage of what does not target",
        "702.16e",
        {"hand": ["Pyroclasm"]},
        [creature("Protection from red", "2/2", "Two")],
        cast("Pyroclasm"),
        RESOLVE,
    ),
    case(
        "Ward counters unless its cost is paid",
        "702.21a",
        {"hand": ["Lightning Bolt"]},
        [creature("Ward—Pay 3 life.", "2/2", "Two")],
        cast("Lightning Bolt", "Two"),
        RESOLVE,
        answer("no"),
    ),
    case(
        "Flash lets a creature come at instant speed",
        "702.8a",
        {"hand": ["Ambush Viper"]},
        [],
        PASS_B,
        cast("Ambush Viper"),
        active="B",
    ),
    case(
        "Haste and the tap symbol",
        "702.10c",
        [creature("Haste\n{T}: You gain 1 life.", "1/1", "Source", sick=True)],
        [],
        activate("Source"),
        RESOLVE,
    ),
    case(
        "Split second: nobody can respond",
        "702.61a",
        {"hand": ["Sudden Shock"]},
        {"hand": ["Lightning Bolt"]},
        cast("Sudden Shock", "B"),
        PASS_A,
        cast("Lightning Bolt", "A", player="B"),
    ),
    case(
        "Kicker is an additional cost",
        "702.33a",
        {"hand": ["Burst Lightning"]},
        [],
        cast("Burst Lightning", "B", kicked=True),
        RESOLVE,
    ),
    case(
        "Flashback: cast from the graveyard, then exiled",
        "702.34a",
        {"graveyard": ["Faithless Looting"]},
        [],
        cast("Faithless Looting", **{"from": "graveyard"}),
        RESOLVE,
    ),
    case(
        "Cycling",
        "702.29a",
        {"hand": ["Decree of Justice"]},
        [],
        {"do": "activate", "player": "A", "source": "Decree of Justice", "ability": 1},
        RESOLVE_ALL,
    ),
    case(
        "Convoke: creatures pay",
        "702.51a",
        {"hand": ["Siege Wurm"], "battlefield": [creature("", "1/1", "One")]},
        [],
        cast("Siege Wurm"),
    ),
    case(
        "Storm copies the spell",
        "702.40a",
        {"hand": ["Lightning Bolt", "Grapeshot"]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        cast("Grapeshot", "B"),
        RESOLVE,
    ),
    case(
        "Cascade",
        "702.85a",
        {"hand": ["Bloodbraid Elf"], "library": ["Forest", "Lightning Bolt"]},
        [],
        cast("Bloodbraid Elf"),
        RESOLVE,
    ),
    case(
        "Suspend",
        "702.62a",
        {"hand": ["Rift Bolt"]},
        [],
        {"do": "special", "player": "A", "act": "suspend", "source": "Rift Bolt"},
    ),
    case(
        "Foretell",
        "702.143a",
        {"hand": ["Saw It Coming"]},
        [],
        {"do": "special", "player": "A", "act": "foretell", "source": "Saw It Coming"},
    ),
    case(
        "Foretold this turn",
        "702.143a",
        {"hand": ["Saw It Coming", "Shock"]},
        [],
        {"do": "special", "player": "A", "act": "foretell", "source": "Saw It Coming"},
        cast("Shock", "B"),
        cast("Saw It Coming", "Shock"),
    ),
    case(
        "Madness",
        "702.35a",
        {"hand": ["Faithless Looting", "Arrogant Wurm", "Forest"]},
        [],
        cast("Faithless Looting"),
        RESOLVE,
        answer(["Arrogant Wurm", "Forest"]),
    ),
    case(
        "Equip only as a sorcery",
        "702.6a",
        ["Bonesplitter", "Grizzly Bears"],
        [],
        to("beginning of combat"),
        activate("Bonesplitter", "Grizzly Bears"),
    ),
    case(
        "Enchant: what the Aura may be attached to",
        "702.5a",
        {"hand": ["Holy Strength"]},
        ["Sol Ring"],
        cast("Holy Strength", "Sol Ring"),
    ),
    case(
        "A creature card cast face down",
        "702.37c",
        {"hand": ["Exalted Angel"]},
        [],
        {**cast("Exalted Angel"), "costs": ["morph"]},
        RESOLVE,
    ),
    case(
        "Undying",
        "702.93a",
        {"hand": ["Murder"]},
        [creature("Undying", "2/2", "Two"), "Young Wolf"],
        cast("Murder", "Young Wolf"),
        RESOLVE_ALL,
    ),
    case(
        "Phasing out",
        "702.26b",
        {"hand": ["Reality Ripple"]},
        ["Grizzly Bears"],
        cast("Reality Ripple", "Grizzly Bears"),
        RESOLVE,
    ),
    case(
        "Evolve",
        "702.100a",
        {"hand": ["Serra Angel"], "battlefield": [creature("Evolve", "1/1", "Two")]},
        [],
        cast("Serra Angel"),
        RESOLVE_ALL,
    ),
    case(
        "Protection from creatures",
        "702.16b",
        [creature("Protection from creatures", "2/2", "Left")],
        [does("Tap target creature.")],
        PASS_A,
        activate("Source", "Left", player="B"),
    ),
    case(
        "Protection from everything",
        "702.16b",
        {"hand": ["Shock"]},
        [creature("Protection from everything", "2/2", "Left")],
        cast("Shock", "Left"),
    ),
    case(
        "Protection lets an Aura fall off",
        "702.16c",
        {
            "battlefield": [
                "Hill Giant",
                {"card": "Holy Strength", "attached_to": "Hill Giant"},
                does("Target creature gains protection from white until end of turn."),
            ]
        },
        [],
        activate("Source", "Hill Giant"),
        RESOLVE,
    ),
    case(
        "Protection from a color that is chosen",
        "702.16b",
        {
            "hand": ["Shock"],
            "battlefield": [does("Target creature gains protection from the color of your choice until end of turn.")],
        },
        [LEFT],
        activate("Source", "Left"),
        answer("red"),
        RESOLVE,
        cast("Shock", "Left"),
    ),
    case(
        "Hexproof from one color",
        "702.11d",
        {"hand": ["Shock"]},
        [creature("Hexproof from red", "2/2", "Left")],
        cast("Shock", "Left"),
    ),
    case(
        "Crew with enough power",
        "702.122a",
        [
            ship("Crew 2"),
            LEFT,
        ],
        [],
        activate("Ship"),
        answer(["Left"]),
        RESOLVE,
    ),
    case(
        "Crew with too little power",
        "702.122a",
        [
            ship("Crew 3"),
            LEFT,
        ],
        [],
        activate("Ship"),
    ),
]
