"""Boards made of the examples that the Comprehensive Rules give, rules 614 to 616."""

from __future__ import annotations

from tests.deciding.cases import case, does, done, responds, static
from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, activate, answer, attack_with, cast, creature, to

SHAPE = {"subtypes": ["Cleric"]}

DOUBLED = (
    "If a source you control would deal damage to a permanent or player, it deals double that damage to that permanent "
    "or player instead."
)

CASES = [
    case(
        "What saves its controller from losing, and would be destroyed as well",
        "614.1a",
        [does("~ deals 5 damage to each creature and each opponent.", looks={"toughness": 9})],
        {"battlefield": ["Exquisite Archangel"], "life": 5},
        activate("Source"),
        RESOLVE,
    ),
    case(
        "Regenerated in response",
        "701.19a",
        {"battlefield": [does("Destroy target creature.")]},
        [creature("{0}: Regenerate ~.", "2/2", "Two")],
        activate("Source", "Two"),
        responds("Two"),
        RESOLVE,
        expect=["Two on B's battlefield"],
        illustrates="614.4#1",
    ),
    done(
        "Regeneration comes too late",
        "701.8a",
        "Destroy target creature.",
        at=["Two"],
        theirs=[creature("{0}: Regenerate ~.", "2/2", "Two")],
        illustrates="614.4#1",
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
        illustrates="614.5#1",
    ),
    case(
        "As the token is created a color is chosen for it",
        "614.12a",
        [does("Create a token that's a copy of target creature."), "Voice of All"],
        [],
        activate("Source", "Voice of All"),
        RESOLVE,
        answer("red"),
        illustrates="614.12#1",
    ),
    case(
        "In the graveyard it has no ability, on the battlefield it would: it enters tapped",
        "614.12",
        {
            "battlefield": [
                "Yixlid Jailer",
                does("Return target creature card from your graveyard to the battlefield."),
            ],
            "graveyard": ["Scarwood Treefolk"],
        },
        [],
        activate("Source", "Scarwood Treefolk"),
        RESOLVE,
        expect=["Scarwood Treefolk is tapped"],
        illustrates="614.12#2",
    ),
    case(
        "What makes permanents enter tapped does not affect itself",
        "614.12",
        {"hand": ["Orb of Dreams"]},
        [],
        cast("Orb of Dreams"),
        RESOLVE,
        illustrates="614.12#3",
    ),
    *(
        case(
            f"Two devour abilities share no creature: {said}",
            "614.13b",
            {
                "hand": ["Thunder-Thrash Elder"],
                "battlefield": [
                    "Runeclaw Bear",
                    static("Whenever a player casts a black, red, or green creature spell, it gains devour 5."),
                ],
            },
            [],
            cast("Thunder-Thrash Elder"),
            RESOLVE,
            RESOLVE,
            *answers,
            illustrates="614.13b#1",
        )
        for said, answers in (
            ("the first asked takes it", (answer("Runeclaw Bear"),)),
            ("the other takes it", (answer([]), answer("Runeclaw Bear"))),
        )
    ),
    case(
        "The land that enters is not among the cards exiled for it",
        "614.13c",
        {
            "battlefield": ["Ashiok, Wicked Manipulator", static("You may play lands from the top of your library.")],
            "library": ["Breeding Pool", "Forest", "Island", "Swamp"],
        },
        [],
        {"do": "play", "player": "A", "card": "Breeding Pool", "from": "library"},
        answer("yes"),
        expect=["Island in A's exile", "A life 20"],
        illustrates="614.13c#1",
    ),
    case(
        "Prevented in response",
        "615.1",
        {"hand": ["Lightning Bolt"]},
        [
            creature("", "2/2", "Two"),
            does("Prevent all damage that would be dealt to target creature this turn.", "Other"),
        ],
        cast("Lightning Bolt", "Two"),
        responds("Other", "Two"),
        RESOLVE,
        expect=["Two on B's battlefield"],
        illustrates="615.4#1",
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
        illustrates="615.4#1",
    ),
    case(
        "1 damage to each Cleric, 2 to each other creature",
        "615.10",
        {"hand": ["Pyroclasm"]},
        [
            "Daunting Defender",
            creature("", "3/3", "Two", looks=SHAPE),
            creature("", "3/3", "Three"),
        ],
        cast("Pyroclasm"),
        RESOLVE,
        expect=["Two has 1 damage", "Three has 2 damage", "Daunting Defender has 1 damage"],
        illustrates="615.10#1",
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
        "The shields are there for the colors as it resolved",
        "615.11",
        {"hand": ["Pyroclasm"]},
        [
            "Wojek Apothecary",
            creature("", "3/3", "Two", looks={"colors": ["W"]}),
            creature("", "3/3", "Three", looks={"colors": ["W"]}),
            creature("", "3/3", "Four", looks={"colors": ["R"]}),
            does("Target creature becomes red until end of turn.", "Other"),
        ],
        PASS_A,
        activate("Wojek Apothecary", "Two", player="B"),
        RESOLVE,
        PASS_A,
        activate("Other", "Three", player="B"),
        RESOLVE,
        cast("Pyroclasm"),
        RESOLVE,
        illustrates="615.11#1",
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
        illustrates="616.1f#1",
    ),
    case(
        "Doubling Season first, then a color for each of the two tokens",
        "614.16",
        {"battlefield": ["Doubling Season", does("Create a token that's a copy of target creature."), "Voice of All"]},
        [],
        activate("Source", "Voice of All"),
        RESOLVE,
        answer("red"),
        answer("blue"),
        illustrates="616.1g#1",
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
        illustrates="616.2#1",
    ),
]
