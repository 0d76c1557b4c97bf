"""Boards made of the examples that the Comprehensive Rules give; the rule that an example illustrates decides it."""

from __future__ import annotations

from tests.deciding.cases import case
from tests.deciding.casting_and_targets import PASS, does, static
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

ONE = [*attack_with({"One": "B"})]
DOUBLED = (
    "If a source you control would deal damage to a permanent or player, it deals double that damage to that permanent "
    "or player instead."
)


def responds(name: str, *targets: str) -> list[dict[str, object]]:
    """B answers with the ability of a permanent of theirs, and it resolves."""
    return [PASS, activate(name, *targets, player="B"), RESOLVE]


CASES = [
    case(
        "An effect that forbids wins over one that allows",
        "101.2",
        {
            "battlefield": [
                static("You may play an additional land on each of your turns."),
                static("You can't play lands.", "Other rule"),
            ],
            "hand": ["Forest"],
        },
        [],
        play_land("Forest"),
    ),
    case(
        "Each player sacrifices a creature: the active player chooses first",
        "101.4",
        [does("Each player sacrifices a creature."), creature("", "1/1", "One")],
        [creature("", "1/1", "Two"), creature("", "1/1", "Three")],
        activate("Source"),
        RESOLVE,
        answer("One"),
        answer("Two", "B"),
    ),
    case(
        "Mana of a color that no land could produce",
        "106.5",
        ["Exotic Orchard"],
        [],
        activate("Exotic Orchard"),
    ),
    case(
        "A negative power deals no damage",
        "107.1b",
        [creature("", "3/4", "One"), does("Target creature gets -5/-0 until end of turn.")],
        [],
        activate("Source", "One"),
        RESOLVE,
        ONE,
        to("combat damage"),
    ),
    case(
        "A negative power adds no mana",
        "107.1b",
        [
            creature("{T}: Add an amount of {G} equal to ~'s power.", "1/2", "One"),
            does("Target creature gets -2/-0 until end of turn."),
        ],
        [],
        activate("Source", "One"),
        RESOLVE,
        activate("One"),
    ),
    case(
        "+X/+X with a negative X",
        "107.1b",
        [
            creature("{0}: ~ gets +X/+X until end of turn, where X is its power.", "4/4", "One"),
            does("Target creature gets -6/-0 until end of turn."),
        ],
        [],
        activate("Source", "One"),
        RESOLVE,
        activate("One"),
        RESOLVE,
    ),
    case(
        "A token without a name of its own",
        "111.4",
        [does("Create two 2/1 red Dwarf Berserker creature tokens.")],
        [],
        activate("Source"),
        RESOLVE,
    ),
    case(
        "Sacrifice it; if you do: it has gone",
        "118.12",
        {"battlefield": [static("When a player casts a spell, sacrifice ~. If you do, draw three cards.")]},
        {"battlefield": [does("Exile target enchantment.", "Other")], "hand": ["Shock"]},
        PASS,
        cast("Shock", "A", player="B"),
        activate("Other", "Rule", player="B"),
        RESOLVE,
        RESOLVE,
    ),
    case(
        "Neither can attack alone",
        "508.1c",
        [creature("~ can't attack alone.", "2/2", "One"), creature("~ can't attack alone.", "2/2", "Two")],
        [],
        ONE,
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
        "Menace, and a creature that must block",
        "702.111b",
        [creature("Menace", "2/2", "One")],
        [creature("~ blocks each combat if able.", "2/2", "Two"), creature("", "2/2", "Three")],
        ONE,
        block_with({"Two": "One"}),
    ),
    case(
        "Neither blocks, though one must and both can",
        "509.1c",
        [creature("Menace", "2/2", "One")],
        [creature("~ blocks each combat if able.", "2/2", "Two"), creature("", "2/2", "Three")],
        ONE,
        block_with({}),
    ),
    case(
        "The same creature twice",
        "601.2c",
        [does("Tap two target creatures."), creature("", "2/2", "One")],
        [],
        activate("Source", "One", "One"),
    ),
    case(
        "Three lands go at once: three triggers",
        "603.2c",
        [
            does("Destroy all lands."),
            static("Whenever a land is put into a graveyard from the battlefield, you gain 1 life."),
            "Forest",
            "Forest",
        ],
        ["Island"],
        activate("Source"),
        RESOLVE,
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
        "Exile it at the next end step, but it has left",
        "603.7c",
        [
            does("Target creature gets +1/+1 until end of turn. Exile it at the beginning of the next end step."),
            creature("", "2/2", "One"),
        ],
        [does("Return target creature to its owner's hand.", "Other"), "Grizzly Bears"],
        activate("Source", "Grizzly Bears"),
        RESOLVE,
        responds("Other", "Grizzly Bears"),
        to("end"),
        RESOLVE,
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
        "Discard two cards with one in hand",
        "609.3",
        {"battlefield": [does("Discard two cards.")], "hand": ["Forest"]},
        [],
        activate("Source"),
        RESOLVE,
    ),
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
    case(
        "All white creatures get +1/+1: the set is locked in",
        "611.2c",
        [does("White creatures get +1/+1 until end of turn."), creature("", "2/2", "One", looks={"colors": ["W"]})],
        [],
        activate("Source"),
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
    case(
        "Regeneration comes too late",
        "701.8a",
        [does("Destroy target creature.")],
        [creature("{0}: Regenerate ~.", "2/2", "Two")],
        activate("Source", "Two"),
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
    case(
        "Blocked by two creatures: two triggers",
        "509.3d",
        [creature("Whenever ~ becomes blocked by a creature, you gain 1 life.", "2/2", "One")],
        [creature("", "2/2", "Two"), creature("", "2/2", "Three")],
        ONE,
        block_with({"Two": "One", "Three": "One"}),
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
        "Undying with a +1/+1 counter",
        "702.93a",
        {"hand": ["Murder"]},
        [{"card": "Young Wolf", "counters": {"+1/+1": 1}}],
        cast("Murder", "Young Wolf"),
        RESOLVE,
    ),
    case(
        "Cost reduced: generic mana only",
        "118.7a",
        {"battlefield": [static("Spells you cast cost {3} less to cast.")], "hand": ["Divination"], "mana": "U"},
        [],
        cast("Divination"),
    ),
]
