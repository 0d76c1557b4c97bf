"""More boards made of the examples of the Comprehensive Rules, in the order of the rules that they illustrate."""

from __future__ import annotations

from tests.deciding.cases import case
from tests.deciding.casting_and_targets import PASS, does, static
from tests.deciding.examples_of_the_rules import ONE, responds
from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, attack_with, block_with, cast, creature, to, turn

BOTH = {"token": {"name": "Both", "types": ["Land", "Creature"], "power": 1, "toughness": 1}}
CAR = {
    "token": {
        "name": "Car",
        "types": ["Artifact"],
        "subtypes": ["Vehicle"],
        "power": 3,
        "toughness": 3,
        "text": "Crew 2",
    }
}

CASES = [
    case(
        "Mana that is doubled keeps what it is for, and what is added is for anything",
        "701.10f",
        {"battlefield": [does("Double the amount of each type of unspent mana you have.")], "mana": "RG"},
        [],
        activate("Source"),
    ),
    case(
        "A Phyrexian symbol is paid with mana or with life",
        "107.4f",
        {"hand": ["Gitaxian Probe"], "mana": "U"},
        [],
        cast("Gitaxian Probe", "B"),
    ),
    case(
        "A token has a name of its own",
        "701.7a",
        [does("Create Boo, a legendary 1/1 red Hamster creature token with trample and haste.")],
        [],
        activate("Source"),
        RESOLVE,
    ),
    case(
        "That it can't block is an ability, and it can be lost",
        "613.1f",
        [does("Target creature loses all abilities until end of turn."), creature("", "2/2", "One")],
        [creature("~ can't block.", "2/2", "Two")],
        activate("Source", "Two"),
        RESOLVE,
        ONE,
        block_with({"Two": "One"}),
    ),
    case(
        "A creature that is red has no ability for it, one that flies has",
        "613.1f 613.4c",
        {"battlefield": [static("Creatures with no abilities get +2/+2."), creature("", "2/2", "One")]},
        [does("Target creature gains flying until end of turn.", "Other")],
        PASS,
        activate("Other", "One", player="B"),
        RESOLVE,
    ),
    case(
        "Wither and lifelink, half of it prevented, and the life doubled",
        "615.7 702.80a 702.15b 614.1a",
        [
            creature("Wither, lifelink", "3/3", "One"),
            static("If you would gain life, you gain twice that much life instead."),
        ],
        [
            creature("", "2/2", "Two"),
            does("Prevent the next 2 damage that would be dealt to target creature this turn.", "Other"),
        ],
        ONE,
        block_with({"Two": "One"}),
        PASS,
        activate("Other", "Two", player="B"),
        RESOLVE,
        to("combat damage"),
    ),
    case(
        "Lethal damage: the creature is destroyed afterwards, not by the spell",
        "704.5g",
        {"hand": ["Lightning Bolt"]},
        [creature("", "2/2", "Two")],
        cast("Lightning Bolt", "Two"),
        RESOLVE,
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
    ),
    case(
        "A creature with flying can't block one with flying and shadow",
        "509.1b 702.28b",
        [creature("Flying, shadow", "2/2", "One")],
        [creature("Flying", "2/2", "Two")],
        ONE,
        block_with({"Two": "One"}),
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
    ),
    case(
        "The same creature land chosen twice, and still legal as a land",
        "701.8a",
        [does("Destroy target nonblack creature and target land.")],
        [BOTH, does("Target creature becomes black until end of turn.", "Other")],
        activate("Source", "Both", "Both"),
        responds("Other", "Both"),
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
    case(
        "A permanent spell that can't enter",
        "608.3e",
        {"battlefield": [static("Creatures can't enter the battlefield.")], "hand": ["Grizzly Bears"]},
        [],
        cast("Grizzly Bears"),
        RESOLVE,
    ),
    case(
        "All noncreature artifacts become creatures: what they get goes on in the next layers",
        "613.1d 613.4b",
        [does("All noncreature artifacts become 2/2 artifact creatures until end of turn."), "Sol Ring"],
        [],
        activate("Source"),
        RESOLVE,
    ),
    case(
        "Without its ability it still takes every other's",
        "613.6 613.1f",
        {"battlefield": ["Opalescence"], "hand": ["Humility"]},
        ["Glorious Anthem"],
        cast("Humility"),
        RESOLVE,
    ),
    case(
        "Of flying and losing flying the later counts",
        "613.7",
        [
            does("Target creature gains flying until end of turn.", "First"),
            does("Target creature loses flying until end of turn.", "Second"),
            creature("", "2/2", "One"),
        ],
        [],
        activate("First", "One"),
        RESOLVE,
        activate("Second", "One"),
        RESOLVE,
    ),
    case(
        "It is too late to prevent damage once the spell has resolved",
        "704.5g",
        {"hand": ["Lightning Bolt"]},
        [
            creature("", "2/2", "Two"),
            does("Prevent all damage that would be dealt to target creature this turn.", "Other"),
        ],
        cast("Lightning Bolt", "Two"),
        RESOLVE,
    ),
    case(
        "A discarded card is exiled, or its owner puts it elsewhere: in which order they like",
        "616.1e",
        {
            "battlefield": [
                static("If a card would be put into a graveyard from anywhere, exile it instead."),
                static(
                    "If a card would be put into a graveyard from anywhere, put it on the bottom of its owner's "
                    "library instead.",
                    "Other rule",
                ),
                does("Destroy target creature."),
            ]
        },
        ["Grizzly Bears"],
        activate("Source", "Grizzly Bears"),
        RESOLVE,
    ),
    case(
        "Two with lifelink: two triggers",
        "702.15b 603.2c",
        [
            creature("Lifelink", "2/2", "One"),
            creature("Lifelink", "2/2", "Two"),
            static("Whenever you gain life, draw a card."),
        ],
        [],
        attack_with({"One": "B", "Two": "B"}),
        to("combat damage"),
        RESOLVE_ALL,
    ),
    case(
        "Protection does not lessen what trample owes the blocker",
        "510.1c 702.19b",
        [creature("Trample", "6/6", "One", looks={"colors": ["G"]})],
        [creature("Protection from green", "2/2", "Two")],
        ONE,
        block_with({"Two": "One"}),
        to("combat damage"),
        answer({"Two": 2, "B": 4}),
    ),
    case(
        "A player who controls no phased-out creature counts none",
        "121.1",
        [
            does("Target creature phases out.", "First"),
            does("Draw a card for each creature you control."),
            creature("", "2/2", "One"),
        ],
        [],
        activate("First", "One"),
        RESOLVE,
        activate("Source"),
        RESOLVE,
    ),
    case(
        "Undying looks back at the counters that were there",
        "603.4 702.93a",
        [does("Put three -1/-1 counters on target creature.")],
        [{"card": "Young Wolf", "counters": {"+1/+1": 1}}],
        activate("Source", "Young Wolf"),
        RESOLVE,
    ),
    case(
        "A copy has only what is copiable",
        "707.5",
        {"hand": ["Clone"], "battlefield": [{"card": "Grizzly Bears", "counters": {"+1/+1": 1}}]},
        [],
        cast("Clone"),
        RESOLVE,
        answer("Grizzly Bears"),
    ),
    case(
        "A player who leaves takes the Aura with them",
        "800.4a",
        {"hand": ["Control Magic"]},
        ["Grizzly Bears"],
        cast("Control Magic", "Grizzly Bears"),
        RESOLVE,
        {"do": "concede", "player": "A"},
        C=[],
    ),
    case(
        "An opponent's lands could make nothing",
        "106.5",
        ["Exotic Orchard"],
        ["Exotic Orchard"],
        activate("Exotic Orchard"),
    ),
]
