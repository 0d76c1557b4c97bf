"""Boards made of the examples that the Comprehensive Rules give, rules 600 to 609; the rule illustrated decides."""

from __future__ import annotations

from tests.deciding.cases import ONE, case, does, done, responds, static
from tests.helpers import (
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
        "The same creature twice",
        "601.2c",
        [does("Tap two target creatures."), creature("", "2/2", "One")],
        [],
        activate("Source", "One", "One"),
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
    ),
    case(
        "Damage that is prevented triggers nothing",
        "603.2g",
        [creature("Whenever ~ deals combat damage to a player, draw a card.", "2/2", "One")],
        [static("Prevent all combat damage that would be dealt to you.")],
        ONE,
        to("combat damage"),
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
    done(
        "Undying looks back at the counters that were there",
        "603.4 702.93a",
        "Put three -1/-1 counters on target creature.",
        at=["Young Wolf"],
        theirs=[{"card": "Young Wolf", "counters": {"+1/+1": 1}}],
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
    ),
    case(
        "A creature that has lost its ability as it enters",
        "603.6b",
        {"hand": ["Elvish Visionary"], "battlefield": ["Humility"]},
        [],
        cast("Elvish Visionary"),
        RESOLVE,
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
    done(
        "Exile it at the next end step, but it has left",
        "603.7c",
        "Target creature gets +1/+1 until end of turn. Exile it at the beginning of the next end step.",
        at=["Grizzly Bears"],
        mine=[creature("", "2/2", "One")],
        theirs=[does("Return target creature to its owner's hand.", "Other"), "Grizzly Bears"],
        then=[responds("Other", "Grizzly Bears"), to("end"), RESOLVE],
    ),
    case(
        "Whenever you have no cards in hand",
        "603.8",
        {"battlefield": [static("When you have no cards in hand, draw a card.")], "hand": ["Forest"]},
        [],
        play_land("Forest"),
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
    ),
    case(
        "A triggered mana ability does not use the stack",
        "605.4a",
        [
            static("Whenever a player taps a land for mana, that player adds one mana of any type that land produced."),
            "Forest",
        ],
        [],
        activate("Forest"),
    ),
    case(
        "Sorin's Thirst without its target",
        "608.2b",
        [does("~ deals 2 damage to target creature and you gain 2 life.")],
        [creature("{0}: Sacrifice ~.", "2/2", "Two")],
        activate("Source", "Two"),
        responds("Two"),
        RESOLVE,
    ),
    case(
        "Nothing to sacrifice can't be chosen",
        "608.2d",
        {
            "battlefield": [
                {
                    "token": {
                        "name": "Source",
                        "types": ["Artifact"],
                        "text": "{0}: You may sacrifice a creature. If you don't, you lose 4 life.",
                    }
                }
            ]
        },
        [],
        activate("Source"),
        RESOLVE,
    ),
    case(
        "Two black creatures, one of them white as well",
        "608.2j",
        [does("Destroy all black creatures.", looks={"colors": ["G"]})],
        [creature("", "2/2", "Two", looks={"colors": ["W", "B"]})],
        activate("Source"),
        RESOLVE,
    ),
    case(
        "A permanent spell that can't enter",
        "608.3e",
        {"battlefield": [static("Creatures can't enter the battlefield.")], "hand": ["Grizzly Bears"]},
        [],
        cast("Grizzly Bears"),
        RESOLVE,
    ),
    done("Discard two cards with one in hand", "609.3", "Discard two cards.", a={"hand": ["Forest"]}),
]
