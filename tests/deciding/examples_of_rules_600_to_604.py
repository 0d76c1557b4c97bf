"""Boards made of the examples that the Comprehensive Rules give, rules 600 to 604."""

from __future__ import annotations

from tests.deciding.cases import ONE, case, does, done, responds, static
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
    play_land,
    to,
    turn,
)

CASES = [
    case(
        "An artifact land is both targets",
        "701.8a",
        [does("Destroy target artifact and target land.")],
        ["Seat of the Synod"],
        activate("Source", "Seat of the Synod", "Seat of the Synod"),
        RESOLVE,
        illustrates="601.2c#1",
    ),
    case(
        "The same creature twice",
        "601.2c",
        [does("Tap two target creatures."), creature("", "2/2", "One")],
        [],
        activate("Source", "One", "One"),
        illustrates="601.2c#1",
    ),
    case(
        "The cost is locked in before what makes it less is sacrificed for it",
        "601.2f",
        {"hand": ["Altar's Reap"], "battlefield": ["Thunderscape Familiar"], "mana": "B"},
        [],
        cast("Altar's Reap", choices=["Thunderscape Familiar"]),
        RESOLVE,
        expect=["A has 2 cards in hand"],
        illustrates="601.2h#1",
    ),
    *(
        case(
            f"No even mana values: Rolling Thunder with X = {x}",
            "" if x == 1 else "101.2",
            {"hand": ["Rolling Thunder"]},
            ["Void Winnower"],
            cast("Rolling Thunder", "B", x=x, division={"B": x}),
            illustrates="601.3a#1",
        )
        for x in (1, 2)
    ),
    case(
        "Bestowed it is an Aura spell, and Aura spells have flash",
        "601.3b 702.103a",
        {
            "hand": ["Hopeful Eidolon"],
            "battlefield": ["Grizzly Bears", static("You may cast Aura spells as though they had flash.")],
        },
        [],
        to("end of combat"),
        cast("Hopeful Eidolon", "Grizzly Bears", costs=["bestow"]),
        illustrates="601.3b#1",
    ),
    case(
        "As a creature spell it has no flash",
        "302.1",
        {
            "hand": ["Hopeful Eidolon"],
            "battlefield": ["Grizzly Bears", static("You may cast Aura spells as though they had flash.")],
        },
        [],
        to("end of combat"),
        cast("Hopeful Eidolon"),
        illustrates="601.3b#1",
    ),
    case(
        "A noncreature card with morph is cast as a creature spell from the top",
        "601.3e 702.37c",
        {"battlefield": ["Garruk's Horde"], "library": ["Lumithread Field", "Forest"]},
        [],
        cast("Lumithread Field", costs=["morph"]),
        RESOLVE,
        illustrates="601.3e#1",
    ),
    *(
        case(
            f"{permanent}, and a creature with an Adventure on top: {said}",
            rules,
            {"battlefield": [permanent], "library": ["Giant Killer", "Forest"]},
            ["Serra Angel"],
            cast("Giant Killer", *targets, face=face),
            illustrates="601.3e#2",
        )
        for permanent, said, rules, face, targets in (
            ("Melek, Izzet Paragon", "the Adventure", "601.3e", "adventure", ("Serra Angel",)),
            ("Melek, Izzet Paragon", "the creature", "601.3", "front", ()),
            ("Garruk's Horde", "the creature", "601.3e", "front", ()),
            ("Garruk's Horde", "the Adventure", "601.3", "adventure", ("Serra Angel",)),
        )
    ),
    case(
        "Kicked, it may have any number of modes",
        "601.4",
        {"hand": ["Inscription of Abundance"], "battlefield": ["Grizzly Bears"]},
        [],
        cast("Inscription of Abundance", "Grizzly Bears", "A", kicked=True, modes=[1, 2]),
        RESOLVE,
        expect=["A life 24"],
        illustrates="601.4#1",
    ),
    case(
        "Two mana and tapping it are the cost",
        "119.3",
        {"battlefield": [creature("{2}, {T}: You gain 1 life.", "1/1", "One")], "mana": "RG"},
        [],
        activate("One"),
        RESOLVE,
        expect=["One is tapped", "A life 21"],
        illustrates="602.1a#1",
    ),
    done(
        "Three lands go at once: three triggers",
        "603.2c",
        "Destroy all lands.",
        mine=[
            static("Whenever a land is put into a graveyard from the battlefield, you gain 1 life."),
            "Forest",
            "Forest",
        ],
        theirs=["Island"],
        illustrates="603.2c#1",
    ),
    case(
        "Entering tapped is not becoming tapped",
        "603.2e",
        {
            "battlefield": [
                static("Lands enter tapped."),
                static("Whenever a land becomes tapped, you gain 1 life.", "Other rule"),
            ],
            "hand": ["Forest"],
        },
        [],
        play_land("Forest"),
        illustrates="603.2e#1",
    ),
    case(
        "Damage that is prevented triggers nothing",
        "603.2g",
        [creature("Whenever ~ deals combat damage to a player, draw a card.", "2/2", "One")],
        [static("Prevent all combat damage that would be dealt to you.")],
        ONE,
        to("combat damage"),
        illustrates="603.2g#1",
    ),
    case(
        "40 life as it triggers, 39 as it resolves",
        "603.4",
        {"battlefield": ["Felidar Sovereign"], "life": 40},
        {"hand": ["Shock"]},
        turn(5),
        PASS_A,
        cast("Shock", "A", player="B"),
        RESOLVE,
        RESOLVE,
        illustrates="603.4#1",
    ),
    case(
        "40 life as it triggers and as it resolves",
        "104.2b",
        {"battlefield": ["Felidar Sovereign"], "life": 40},
        [],
        turn(5),
        RESOLVE,
        expect=["A wins"],
        illustrates="603.4#1",
    ),
    case(
        "Felidar Sovereign with 39 life",
        "603.4",
        {
            "battlefield": [
                creature(
                    "At the beginning of your upkeep, if you have 40 or more life, you win the game.", "4/6", "One"
                )
            ],
            "life": 39,
        },
        [],
        turn(5),
        illustrates="603.4#1",
    ),
    case(
        "Two Demons of the same name",
        "603.4",
        [
            static(
                "At the beginning of your upkeep, if you control two or more Demons with different names, you win "
                "the game."
            ),
            creature("", "5/5", "One", looks={"subtypes": ["Demon"]}),
            creature("", "5/5", "One", looks={"subtypes": ["Demon"]}),
        ],
        [],
        turn(5),
    ),
    case(
        "A land that enters as a creature",
        "603.6b",
        {
            "battlefield": [
                static("All lands are 1/1 creatures that are still lands."),
                creature("Whenever a creature enters, you gain 1 life.", "1/1", "One"),
            ],
            "hand": ["Forest"],
        },
        [],
        play_land("Forest"),
        illustrates="603.6b#1",
    ),
    case(
        "A creature that has lost its ability as it enters",
        "603.6b",
        {"hand": ["Elvish Visionary"], "battlefield": ["Humility"]},
        [],
        cast("Elvish Visionary"),
        RESOLVE,
        illustrates="603.6b#1",
    ),
    case(
        "The wall returns what it blocked, whatever that is by then",
        "603.7 609.3",
        [
            creature(
                "Whenever ~ blocks a creature, return that creature to its owner's hand at end of combat.",
                "0/4",
                "Wall",
            )
        ],
        [creature("", "2/2", "Two"), does("Exile target creature.", "Other")],
        attack_with({"Two": "A"}, "B"),
        block_with({"Wall": "Two"}, "A"),
        RESOLVE,
        activate("Other", "Two", player="B"),
        RESOLVE,
        to("end of combat"),
        RESOLVE_ALL,
        active="B",
    ),
    case(
        "When it leaves: it has left before",
        "113.7a",
        [creature("{0}: Draw a card. When ~ leaves the battlefield this turn, you gain 3 life.", "1/1", "Source")],
        [does("Destroy target creature.", "Other")],
        activate("Source"),
        responds("Other", "Source"),
        RESOLVE,
        expect=["A life 20"],
        illustrates="603.7a#1",
    ),
    case(
        "When it becomes untapped: it waits for the next time",
        "603.7",
        [
            creature("{0}: Draw a card. When ~ becomes untapped, you gain 3 life.", "1/1", "Source", tapped=True),
        ],
        [does("Untap target creature.", "Other")],
        activate("Source"),
        responds("Other", "Source"),
        RESOLVE,
        PASS_A,
        {"do": "edit", "tap": ["Source"]},
        activate("Other", "Source", player="B"),
        RESOLVE_ALL,
        illustrates="603.7a#2",
    ),
    case(
        "It is exiled though it is no longer a creature",
        "603.7c",
        [
            does(
                "Target creature gets +1/+1 until end of turn. Exile that creature at the beginning of the next end "
                "step."
            ),
            "Grizzly Bears",
            does("Target creature becomes an artifact and loses all other card types until end of turn.", "Second"),
        ],
        [],
        activate("Source", "Grizzly Bears"),
        RESOLVE,
        activate("Second", "Grizzly Bears"),
        RESOLVE,
        to("end"),
        RESOLVE,
        expect=["Grizzly Bears in exile"],
        illustrates="603.7c#1",
    ),
    done(
        "Exile it at the next end step, but it has left",
        "603.7c",
        "Target creature gets +1/+1 until end of turn. Exile it at the beginning of the next end step.",
        at=["Grizzly Bears"],
        mine=[creature("", "2/2", "One")],
        theirs=[does("Return target creature to its owner's hand.", "Other"), "Grizzly Bears"],
        then=[responds("Other", "Grizzly Bears"), to("end"), RESOLVE],
        illustrates="603.7c#1",
    ),
    case(
        "A hand that is empty for a moment",
        "603.8",
        {
            "battlefield": [
                static("When you have no cards in hand, draw a card."),
                does("Discard all the cards in your hand, then draw that many cards."),
            ],
            "hand": ["Forest", "Island"],
        },
        [],
        activate("Source"),
        RESOLVE,
        illustrates="603.8#1",
    ),
    case(
        "Whenever you have no cards in hand",
        "603.8",
        {"battlefield": [static("When you have no cards in hand, draw a card.")], "hand": ["Forest"]},
        [],
        play_land("Forest"),
        illustrates="603.8#1",
    ),
    case(
        "An artifact that dies with the creatures it watches",
        "603.10a",
        [
            {"token": {"name": "Watch", "types": ["Artifact"], "text": "Whenever a creature dies, you gain 1 life."}},
            does("Destroy all artifacts, creatures, and enchantments."),
            creature("", "2/2", "One"),
        ],
        [],
        activate("Source"),
        RESOLVE,
        illustrates="603.10a#1",
    ),
    case(
        "The first card drawn is revealed, and a basic land triggers",
        "121.9",
        [
            static(
                "Reveal the first card you draw each turn. Whenever you reveal a basic land card this way, draw a card."
            ),
            does("Draw a card."),
        ],
        [],
        activate("Source"),
        RESOLVE_ALL,
        expect=["A has 2 cards in hand"],
        illustrates="603.11#1",
    ),
    case(
        "Heart-Piercer Manticore: the other creature is sacrificed for it",
        "603.12",
        {
            "hand": ["Heart-Piercer Manticore"],
            "battlefield": [creature("{0}: Sacrifice ~.", "3/3", "One"), creature("", "5/5", "Two")],
        },
        [],
        cast("Heart-Piercer Manticore"),
        RESOLVE,
        activate("One"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        answer("B"),
        RESOLVE,
        expect=["B life 15"],
        illustrates="603.12#1",
    ),
    case(
        "A reflexive trigger deals damage equal to the power of what was sacrificed",
        "603.12",
        [
            creature(
                "{0}: You may sacrifice another creature. When you do, ~ deals damage equal to that creature's power "
                "to any target.",
                "4/3",
                "Source",
            ),
            creature("", "3/3", "One"),
        ],
        [],
        activate("Source"),
        RESOLVE,
        answer("yes"),
        answer("B"),
        RESOLVE,
        illustrates="603.12#1",
    ),
]
