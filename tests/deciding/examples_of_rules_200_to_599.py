"""Boards made of the examples that the Comprehensive Rules give, rules 200 to 599."""

from __future__ import annotations

from tests.deciding.cases import ONE, case, does, done, static
from tests.helpers import (
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack_with,
    block_with,
    cast,
    creature,
    to,
    turn,
)

DEMON = {"subtypes": ["Demon"]}

KILL = "Destroy target creature."

CASES = [
    case(
        "A creature without a name is no Demon with a different name",
        "201.2b",
        [
            "Liliana's Contract",
            *(creature("", "1/1", name, looks=DEMON) for name in ("One", "Two", "Three")),
            {"card": "Grinning Demon", "face_down": True},
            static("Face-down creatures are Demons in addition to their other types."),
        ],
        [],
        turn(5),
        illustrates="201.2b#1",
    ),
    case(
        "Four Demons with names of their own",
        "104.2b",
        [
            "Liliana's Contract",
            *(creature("", "1/1", name, looks=DEMON) for name in ("One", "Two", "Three", "Four")),
        ],
        [],
        turn(5),
        RESOLVE,
        illustrates="201.2b#1",
    ),
    *(
        case(
            f"The name of an artifact card: {named}",
            "201.4a" if named == "Island" else "701.23b",
            {"hand": ["Dispossess"], "battlefield": ["Mycosynth Lattice"]},
            ["Island"],
            cast("Dispossess", "B"),
            RESOLVE,
            answer(named),
            illustrates="201.4a#1",
        )
        for named in ("Sol Ring", "Island")
    ),
    case(
        "An ability that was gained speaks of what has it now",
        "701.19a",
        [creature("~ has all activated abilities of all creatures your opponents control.", "3/4", "One"), does(KILL)],
        ["Skithiryx, the Blight Dragon"],
        activate("One", ability="Regenerate"),
        RESOLVE,
        activate("Source", "One"),
        RESOLVE,
        expect=["One is tapped", "not Skithiryx, the Blight Dragon is tapped"],
        illustrates="201.5b#1",
    ),
    case(
        "Spliced onto Kodama's Reach, its words speak of that",
        "702.47a",
        {"hand": ["Glacial Ray", "Kodama's Reach"]},
        ["Grizzly Bears"],
        cast("Kodama's Reach", "Grizzly Bears", costs=["splice Glacial Ray"]),
        RESOLVE,
        answer([]),
        expect=["Grizzly Bears in B's graveyard"],
        illustrates="201.5b#2",
    ),
    case(
        "As a copy of the Bear it can become another copy",
        "707.9a",
        ["The Ever-Changing 'Dane", "Runeclaw Bear", "Serra Angel"],
        [],
        activate("The Ever-Changing 'Dane", choices=["Runeclaw Bear"]),
        RESOLVE,
        activate("The Ever-Changing 'Dane", choices=["Serra Angel"]),
        RESOLVE,
        illustrates="201.5b#3",
    ),
    *(
        case(
            f"{card} is {'not ' if refused else ''}white",
            "601.2c" if refused else "701.8a",
            [does("Destroy target white creature.")],
            [card],
            activate("Source", card),
            RESOLVE,
            illustrates="202.2a#1",
        )
        for card, refused in (("Daunting Defender", False), ("Rusted Sentinel", True), ("Serra Angel", False))
    ),
    case(
        "A Clone of a back face has mana value 0",
        "202.3b",
        {"hand": ["Clone"], "battlefield": [does("Destroy target creature with mana value 0.")]},
        ["Ravager of the Fells"],
        cast("Clone"),
        RESOLVE,
        answer("Ravager of the Fells"),
        activate("Source", "Ravager of the Fells#1"),
        RESOLVE,
        expect=["Clone in A's graveyard"],
        illustrates="202.3b#2",
    ),
    case(
        "A back face that becomes a copy of another back face has mana value 0",
        "202.3b",
        [
            "Insectile Aberration",
            does("Target creature becomes a copy of another target creature."),
            does("Destroy target creature with mana value 0.", "Other"),
        ],
        ["Ravager of the Fells"],
        activate("Source", "Insectile Aberration", "Ravager of the Fells"),
        RESOLVE,
        activate("Other", "Insectile Aberration"),
        RESOLVE,
        illustrates="202.3b#3",
    ),
    case(
        "Monocolored hybrid symbols count two each",
        "202.3f",
        {"battlefield": [does("Target player reveals their hand and discards all cards with mana value 6.")]},
        {"hand": ["Spectral Procession"]},
        activate("Source", "B"),
        RESOLVE,
        illustrates="202.3f#2",
    ),
    case(
        "Phyrexian symbols count one each",
        "202.3g",
        {"battlefield": [does("Target player reveals their hand and discards all cards with mana value 3.")]},
        {"hand": ["Dismember"]},
        activate("Source", "B"),
        RESOLVE,
        illustrates="202.3g#1",
    ),
    case(
        "Lands that are made creatures stay what else they were",
        "205.1b",
        {"battlefield": ["Darksteel Citadel"], "hand": ["Forest"]},
        [does("All lands become 1/1 creatures that are still lands until end of turn.", "Other")],
        PASS_A,
        activate("Other", player="B"),
        RESOLVE,
        expect=["Darksteel Citadel is an artifact", "Darksteel Citadel is a land", "Darksteel Citadel is a creature"],
        illustrates="205.1b#1",
    ),
    done(
        "An artifact that is an enchantment stays one as it becomes an artifact creature",
        "205.1b",
        "Target artifact becomes a 1/1 artifact creature until end of turn.",
        at=["Both"],
        mine=[{"token": {"name": "Both", "types": ["Artifact", "Enchantment"]}}],
        expect=["Both is an enchantment", "Both is an artifact", "Both is a creature"],
        illustrates="205.1b#2",
    ),
    done(
        "Dryad Arbor is a Forest and a Dryad",
        "701.8a",
        "Destroy target Forest.",
        at=["Dryad Arbor"],
        mine=[static("Dryads get +1/+1.")],
        theirs=["Dryad Arbor"],
        illustrates="205.3c#1",
    ),
    *(
        case(
            f"A creature type is chosen: {named}",
            rules,
            {"hand": ["Adaptive Automaton"]},
            [],
            cast("Adaptive Automaton"),
            RESOLVE,
            answer(named),
            illustrates="205.3e#1",
        )
        for named, rules in (
            ("Merfolk", "613.1d"),
            ("Merfolk Wizard", "205.3e"),
            ("Swamp", "205.3e"),
            ("artifact", "205.3e"),
            ("opponent", "205.3e"),
            ("truck", "205.3e"),
        )
    ),
    done(
        "A legendary land that becomes a creature is legendary still",
        "205.4b",
        "All lands become 1/1 creatures that are still lands until end of turn.",
        theirs=["Karakas"],
        expect=["Karakas is legendary", "Karakas is a creature"],
        illustrates="205.4b#1",
    ),
    done(
        "Off the battlefield no player is chosen: 1/1",
        "613.4a",
        "Return target creature card with power 1 or less from your graveyard to the battlefield.",
        at=["Lost Order of Jarkeld"],
        a={"graveyard": ["Lost Order of Jarkeld"]},
        theirs=["Grizzly Bears"],
        then=[answer("B")],
        expect=["Lost Order of Jarkeld is 2/2"],
        illustrates="208.2a#1",
    ),
    case(
        "The bonus counts once the Vehicle is a creature",
        "208.3a",
        ["Veteran Motorist", "Smuggler's Copter"],
        [],
        activate("Smuggler's Copter", ability="Crew", choices=["Veteran Motorist"]),
        RESOLVE_ALL,
        expect=["Smuggler's Copter is 4/4"],
        illustrates="208.3a#1",
    ),
    case(
        "Additional upkeep steps after combat",
        "500.10",
        [
            creature(
                "Whenever ~ deals combat damage to a player, you get that many additional upkeep steps after this "
                "phase.",
                "2/2",
                "One",
            ),
        ],
        [],
        ONE,
        to("combat damage"),
        RESOLVE_ALL,
        illustrates="500.10#1",
    ),
    case(
        "Neither can attack alone",
        "508.1c",
        [creature("~ can't attack alone.", "2/2", "One"), creature("~ can't attack alone.", "2/2", "Two")],
        [],
        ONE,
        illustrates="508.1c#1",
    ),
    *(
        case(
            title,
            rules,
            [creature("~ can't attack alone.", "2/2", "One"), creature("~ can't attack alone.", "2/2", "Two")],
            [],
            attack_with(attackers),
            illustrates="508.1c#1",
        )
        for title, rules, attackers in (("Both that can't attack alone attack", "508.1f", {"One": "B", "Two": "B"}),)
    ),
    case(
        "Only the creature that attacks if able may attack",
        "508.1d",
        [
            creature("~ attacks each combat if able.", "2/2", "One"),
            creature("", "2/2", "Two"),
            static("No more than one creature can attack each combat."),
        ],
        [],
        attack_with({"Two": "B"}),
        illustrates="508.1d#1",
    ),
    *(
        case(
            f"One must attack, and only one may: {said}",
            "508.1f" if legal else "508.1d" if said == "neither attacks" else "508.1c",
            [
                creature("~ attacks each combat if able.", "2/2", "One"),
                creature("", "2/2", "Two"),
                static("No more than one creature can attack each combat."),
            ],
            [],
            attack_with(attackers),
            illustrates="508.1d#1",
        )
        for said, attackers, legal in (
            ("that one attacks", {"One": "B"}, True),
            ("both attack", {"One": "B", "Two": "B"}, False),
            ("neither attacks", {}, False),
        )
    ),
    case(
        "Turned green after it attacked",
        "508.1f",
        [
            static("Whenever a green creature attacks, destroy that creature at end of combat."),
            creature("", "2/2", "One", looks={"colors": ["U"]}),
            does("Target creature becomes green until end of turn."),
        ],
        [],
        ONE,
        activate("Source", "One"),
        RESOLVE,
        to("end of combat"),
        illustrates="508.2a#1",
    ),
    case(
        "A creature with flying can't block one with flying and shadow",
        "509.1b 702.28b",
        [creature("Flying, shadow", "2/2", "One")],
        [creature("Flying", "2/2", "Two")],
        ONE,
        block_with({"Two": "One"}),
        illustrates="509.1b#1",
    ),
    case(
        "Neither blocks, though one must and both can",
        "509.1c",
        [creature("Menace", "2/2", "One")],
        [creature("~ blocks each combat if able.", "2/2", "Two"), creature("", "2/2", "Three")],
        ONE,
        block_with({}),
        illustrates="509.1c#1",
    ),
    *(
        case(
            f"Menace, one that must block: {said} blocks",
            rules,
            [creature("Menace", "2/2", "One")],
            [creature("~ blocks each combat if able.", "2/2", "Two"), creature("", "2/2", "Three")],
            ONE,
            block_with(blocks),
            illustrates="509.1c#1",
        )
        for said, blocks, rules in (
            ("both", {"Two": "One", "Three": "One"}, "509.1h"),
            ("only the other", {"Three": "One"}, "702.111b"),
        )
    ),
    case(
        "Menace, and a creature that must block",
        "702.111b",
        [creature("Menace", "2/2", "One")],
        [creature("~ blocks each combat if able.", "2/2", "Two"), creature("", "2/2", "Three")],
        ONE,
        block_with({"Two": "One"}),
        illustrates="509.1c#1",
    ),
    case(
        "Turned white after it blocked",
        "509.1h",
        [
            creature(
                "Whenever ~ becomes blocked by a white creature, destroy that creature at end of combat.", "2/2", "One"
            )
        ],
        [
            creature("", "2/4", "Two", looks={"colors": ["B"]}),
            does("Target creature becomes white until end of turn.", "Other"),
        ],
        ONE,
        block_with({"Two": "One"}),
        PASS_A,
        activate("Other", "Two", player="B"),
        RESOLVE,
        to("end of combat"),
        illustrates="509.3f#1",
    ),
    *(
        case(
            f"Four damage is divided among two blockers: {spawn} and {hunter}",
            "510.1c",
            ["Elvish Regrower"],
            ["Vampire Spawn", "Helpful Hunter"],
            attack_with({"Elvish Regrower": "B"}),
            block_with({"Vampire Spawn": "Elvish Regrower", "Helpful Hunter": "Elvish Regrower"}),
            to("combat damage"),
            answer({"Vampire Spawn": spawn, "Helpful Hunter": hunter}),
            illustrates="510.1c#1",
        )
        for spawn, hunter in ((0, 4), (1, 3), (2, 2), (3, 1), (4, 0))
    ),
]
