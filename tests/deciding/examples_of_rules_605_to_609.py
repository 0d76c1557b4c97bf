"""Boards made of the examples that the Comprehensive Rules give, rules 605 to 609."""

from __future__ import annotations

from tests.deciding.cases import case, does, done, responds, static
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

BOTH = {"token": {"name": "Both", "types": ["Land", "Creature"], "power": 1, "toughness": 1}}

CASES = [
    case(
        "A mana ability that makes no mana is one all the same",
        "605.3b",
        ["Gaea's Cradle"],
        [],
        activate("Gaea's Cradle"),
        illustrates="605.2#1",
    ),
    case(
        "A triggered mana ability pays for the spell that is being cast",
        "605.4a",
        {
            "battlefield": ["Mana Flare", "Forest"],
            "hand": ["Grizzly Bears"],
            "mana": "lands",
        },
        [],
        cast("Grizzly Bears"),
        RESOLVE,
        illustrates="605.4a#1",
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
        illustrates="605.4a#1",
    ),
    *(
        case(
            f"Carth the Lion: an ability of {cost}",
            "606.5",
            [
                "Carth the Lion",
                {
                    "token": {
                        "name": "Walker",
                        "types": ["Planeswalker"],
                        "text": "+1: You gain 1 life.\n−4: Draw a card.",
                    },
                    "counters": {"loyalty": 3},
                },
            ],
            [],
            activate("Walker", ability=number),
            expect=["Walker has 5 loyalty counters" if left else "Walker in nowhere"],
            illustrates="606.5#1",
        )
        for cost, number, left in (("+1", 1, 5), ("−4", 2, 0))
    ),
    *(
        case(
            f"Stormscape Battlemage, kicked with {kicker}",
            "607.2i",
            {"hand": ["Stormscape Battlemage"]},
            ["Grizzly Bears"],
            cast("Stormscape Battlemage", costs=[f"kicker {kicker}"]),
            RESOLVE,
            *([] if kicker == "{W}" else [answer("Grizzly Bears")]),
            RESOLVE,
            illustrates="607.2i#1",
        )
        for kicker in ("{W}", "{2}{B}")
    ),
    case(
        "The color chosen is that of both abilities",
        "607.2d",
        {"hand": ["Paradise Plume", "Shock"]},
        [],
        cast("Paradise Plume"),
        RESOLVE,
        answer("red"),
        cast("Shock", "B"),
        RESOLVE,
        answer("yes"),
        activate("Paradise Plume"),
        illustrates="607.4#1",
    ),
    case(
        "It never had a chance to choose a color",
        "707.9a",
        {"battlefield": ["Unstable Shapeshifter"], "hand": ["Voice of All"]},
        [does("Destroy target creature.", "Other", looks={"colors": ["B"]})],
        cast("Voice of All"),
        RESOLVE,
        answer("black"),
        RESOLVE,
        PASS_A,
        activate("Other", "Voice of All#1", player="B"),
        RESOLVE,
        illustrates="607.5a#1",
    ),
    case(
        "A color chosen for one ability is not that of another that was copied later",
        "707.9c",
        {
            "hand": ["Vesuvan Doppelganger"],
            "battlefield": ["Voice of All", {"card": "Quirion Elves", "chosen": {"color": "green"}}],
        },
        [],
        cast("Vesuvan Doppelganger"),
        RESOLVE,
        answer("Voice of All"),
        answer("blue"),
        turn(5),
        answer("Quirion Elves"),
        RESOLVE,
        answer("yes"),
        activate("Quirion Elves#1", ability=2),
        illustrates="607.5a#2",
    ),
    case(
        "Sorin's Thirst without its target",
        "608.2b",
        [does("~ deals 2 damage to target creature and you gain 2 life.")],
        [creature("{0}: Sacrifice ~.", "2/2", "Two")],
        activate("Source", "Two"),
        responds("Two"),
        RESOLVE,
        illustrates="608.2b#1",
    ),
    case(
        "The same creature land chosen twice, and still legal as a land",
        "701.8a",
        [does("Destroy target nonblack creature and target land.")],
        [BOTH, does("Target creature becomes black until end of turn.", "Other")],
        activate("Source", "Both", "Both"),
        responds("Other", "Both"),
        RESOLVE,
        illustrates="608.2b#2",
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
        illustrates="608.2d#1",
    ),
    case(
        "Two targets, controlled at once",
        "613.1b",
        {"hand": ["Blatant Thievery"]},
        ["Sol Ring"],
        cast("Blatant Thievery", "Sol Ring", "Grizzly Bears"),
        RESOLVE,
        C=["Grizzly Bears"],
        illustrates="608.2f#1",
    ),
    case(
        "A white and black creature is black, and not nonblack",
        "608.2j",
        [does("Destroy all nonblack creatures.", looks={"colors": ["B"]})],
        [
            creature("", "2/2", "Two", looks={"colors": ["W", "B"]}),
            creature("", "2/2", "Three", looks={"colors": ["W"]}),
        ],
        activate("Source"),
        RESOLVE,
        illustrates="608.2j#1",
    ),
    case(
        "Two black creatures, one of them white as well",
        "608.2j",
        [does("Destroy all black creatures.", looks={"colors": ["G"]})],
        [creature("", "2/2", "Two", looks={"colors": ["W", "B"]})],
        activate("Source"),
        RESOLVE,
        illustrates="608.2j#1",
    ),
    case(
        "What it blocked is returned though it is no longer a creature",
        "608.2k",
        ["Wall of Tears"],
        [
            creature("", "2/2", "Two"),
            does("Target creature becomes an artifact and loses all other card types until end of turn.", "Other"),
        ],
        attack_with({"Two": "A"}, "B"),
        block_with({"Wall of Tears": "Two"}, "A"),
        activate("Other", "Two", player="B"),
        RESOLVE_ALL,
        to("end of combat"),
        RESOLVE_ALL,
        active="B",
        illustrates="608.2k#1",
    ),
    case(
        "A Clone that would enter as a land can't enter",
        "608.3e",
        {"battlefield": ["Worms of the Earth", "Dryad Arbor"], "hand": ["Clone"]},
        [],
        cast("Clone"),
        RESOLVE,
        answer("Dryad Arbor"),
        expect=["Clone in A's graveyard"],
        illustrates="608.3e#1",
    ),
    case(
        "A permanent spell that can't enter",
        "608.3e",
        {"battlefield": [static("Creatures can't enter the battlefield.")], "hand": ["Grizzly Bears"]},
        [],
        cast("Grizzly Bears"),
        RESOLVE,
    ),
    case(
        "Lands in graveyards stay what they are",
        "601.2c",
        {
            "battlefield": [
                static("All lands are 1/1 creatures that are still lands."),
                does("Exile target creature card from a graveyard."),
            ],
            "graveyard": ["Forest"],
        },
        [],
        activate("Source", "Forest"),
        illustrates="609.2#1",
    ),
    case(
        "As many cards are milled as there are",
        "609.3",
        {"battlefield": [does("Mill five cards.")], "library": ["Forest", "Island"]},
        [],
        activate("Source"),
        RESOLVE,
        illustrates="609.3#1",
    ),
    done(
        "Discard two cards with one in hand",
        "609.3",
        "Discard two cards.",
        a={"hand": ["Forest"]},
        illustrates="609.3#1",
    ),
]
