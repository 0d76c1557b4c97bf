"""Boards made of the examples that the Comprehensive Rules give, rules 610 to 800; the rule illustrated decides."""

from __future__ import annotations

from tests.deciding.cases import ONE, case, does, done, responds, static
from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, activate, answer, attack_with, block_with, cast, creature, to

DOUBLED = (
    "If a source you control would deal damage to a permanent or player, it deals double that damage to that permanent "
    "or player instead."
)
BOTH = {"token": {"name": "Both", "types": ["Land", "Creature"], "power": 1, "toughness": 1}}

CASES = [
    case(
        "For as long as you control it: it has gone",
        "611.2b",
        [
            does("Gain control of target artifact for as long as you control ~."),
        ],
        ["Sol Ring", does("Exile target creature.", "Other")],
        activate("Source", "Sol Ring"),
        responds("Other", "Source"),
        RESOLVE,
    ),
    done(
        "All white creatures get +1/+1: the set is locked in",
        "611.2c",
        "White creatures get +1/+1 until end of turn.",
        mine=[creature("", "2/2", "One", looks={"colors": ["W"]})],
    ),
    done(
        "All noncreature artifacts become creatures: what they get goes on in the next layers",
        "613.1d 613.4b",
        "All noncreature artifacts become 2/2 artifact creatures until end of turn.",
        mine=["Sol Ring"],
    ),
    case(
        "Turned white, it gets the bonus for white creatures",
        "613.1e 613.4c",
        [
            static("White creatures you control get +1/+1."),
            does("Target creature becomes white until end of turn."),
            creature("", "2/2", "One", looks={"colors": ["B"]}),
        ],
        [],
        activate("Source", "One"),
        RESOLVE,
    ),
    done(
        "That it can't block is an ability, and it can be lost",
        "613.1f",
        "Target creature loses all abilities until end of turn.",
        at=["Two"],
        mine=[creature("", "2/2", "One")],
        theirs=[creature("~ can't block.", "2/2", "Two")],
        then=[ONE, block_with({"Two": "One"})],
    ),
    case(
        "A creature that is red has no ability for it, one that flies has",
        "613.1f 613.4c",
        {"battlefield": [static("Creatures with no abilities get +2/+2."), creature("", "2/2", "One")]},
        [does("Target creature gains flying until end of turn.", "Other")],
        PASS_A,
        activate("Other", "One", player="B"),
        RESOLVE,
    ),
    case(
        "Switched, then +5/+0",
        "613.4d",
        [
            does("Target creature gets +0/+1 until end of turn.", "First"),
            does("Switch target creature's power and toughness until end of turn.", "Second"),
            creature("", "1/3", "One"),
        ],
        [],
        activate("First", "One"),
        RESOLVE,
        activate("Second", "One"),
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
        "Damage doubled twice",
        "614.5",
        [
            static(DOUBLED),
            static(DOUBLED, "Other rule"),
            does("~ deals 2 damage to any target."),
        ],
        [],
        activate("Source", "B"),
        RESOLVE,
    ),
    case(
        "What makes permanents enter tapped does not affect itself",
        "614.12",
        {"hand": ["Orb of Dreams"]},
        [],
        cast("Orb of Dreams"),
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
        PASS_A,
        activate("Other", "Two", player="B"),
        RESOLVE,
        to("combat damage"),
    ),
    case(
        "One of each damage is prevented",
        "615.10",
        [creature("", "2/2", "One"), creature("", "2/2", "Two")],
        [static("If a source would deal damage to you, prevent 1 of that damage.")],
        attack_with({"One": "B", "Two": "B"}),
        to("combat damage"),
    ),
    case(
        "Exiled or shuffled away: its controller chooses",
        "616.1e",
        [
            static("If a card would be put into a graveyard from anywhere, exile it instead."),
            does("Destroy target creature."),
        ],
        ["Darksteel Colossus", does("Target creature loses indestructible until end of turn.", "Other")],
        activate("Source", "Darksteel Colossus"),
        responds("Other", "Darksteel Colossus"),
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
        "Life becomes a draw, and the draw becomes a card from the graveyard",
        "616.2",
        {
            "battlefield": [
                static("If you would gain life, draw that many cards instead."),
                static(
                    "If you would draw a card, return a card from your graveyard to your hand instead.", "Other rule"
                ),
                does("You gain 1 life."),
            ],
            "graveyard": ["Shock"],
        },
        [],
        activate("Source"),
        RESOLVE_ALL,
    ),
    done(
        "A token has a name of its own",
        "701.7a",
        "Create Boo, a legendary 1/1 red Hamster creature token with trample and haste.",
    ),
    done(
        "Regeneration comes too late",
        "701.8a",
        "Destroy target creature.",
        at=["Two"],
        theirs=[creature("{0}: Regenerate ~.", "2/2", "Two")],
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
        "Mana that is doubled keeps what it is for, and what is added is for anything",
        "701.10f",
        {"battlefield": [does("Double the amount of each type of unspent mana you have.")], "mana": "RG"},
        [],
        activate("Source"),
    ),
    case(
        "Half an exchange is none",
        "701.12a",
        [does("Exchange control of two target creatures."), "Grizzly Bears"],
        [creature("{0}: Sacrifice ~.", "2/2", "Two")],
        activate("Source", "Grizzly Bears", "Two"),
        responds("Two"),
        RESOLVE,
    ),
    case(
        "A library is shuffled though the card has left the graveyard",
        "701.24c",
        [
            creature(
                "When ~ is put into a graveyard from anywhere, shuffle it into its owner's library.\n{0}: Sacrifice ~.",
                "2/2",
                "Two",
            )
        ],
        [],
        activate("Two"),
        RESOLVE_ALL,
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
        "A phased-out creature is not destroyed",
        "702.26b",
        [does("Target creature phases out.", "First"), does("Destroy all creatures."), "Grizzly Bears"],
        [],
        activate("First", "Grizzly Bears"),
        RESOLVE,
        activate("Source"),
        RESOLVE,
    ),
    case(
        "Flying and shadow",
        "702.28b",
        [creature("Flying, shadow", "2/2", "One")],
        [creature("Flying", "2/2", "Two")],
        ONE,
        block_with({"Two": "One"}),
    ),
    case(
        "Undying with a +1/+1 counter",
        "702.93a",
        {"hand": ["Murder"]},
        [{"card": "Young Wolf", "counters": {"+1/+1": 1}}],
        cast("Murder", "Young Wolf"),
        RESOLVE,
    ),
    case(
        "Menace, and a creature that must block",
        "702.111b",
        [creature("Menace", "2/2", "One")],
        [creature("~ blocks each combat if able.", "2/2", "Two"), creature("", "2/2", "Three")],
        ONE,
        block_with({"Two": "One"}),
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
]
