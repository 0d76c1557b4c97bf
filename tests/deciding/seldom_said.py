"""What triggers, static abilities, keywords and keyword actions do that few cards have (603, 611-616, 701, 702)."""

from __future__ import annotations

from typing import Any

from tests.deciding.cases import case, done
from tests.deciding.casting_and_targets import does, static
from tests.helpers import (
    RESOLVE,
    RESOLVE_ALL,
    YES,
    Entry,
    activate,
    answer,
    attack_with,
    block_with,
    cast,
    creature,
    play_land,
    tap,
    to,
    turn,
)

LEFT = creature("", "2/2", "Left")
RIGHT = creature("", "3/3", "Right")
BLACK = creature("", "2/2", "Black", looks={"colors": ["B"]})
BOLT_B = [cast("Lightning Bolt", "B"), RESOLVE]


def watch(text: str) -> dict[str, Any]:
    """A creature with a triggered ability."""
    return creature(text, "1/4", "Watch")


def seen(
    title: str,
    rules: str,
    text: str,
    *script: Entry,
    a: dict[str, Any] | None = None,
    mine: Any = (),
    theirs: Any = (),
    **kw: Any,
) -> Any:
    """A has a creature with a triggered ability."""
    return case(title, rules, {"battlefield": [watch(text), *mine], **(a or {})}, theirs, *script, **kw)


CASES = [
    # ---- triggers
    seen(
        "The second spell of a turn",
        "119.3",
        "Whenever you cast your second spell each turn, you gain 1 life.",
        *BOLT_B,
        cast("Shock", "B"),
        RESOLVE_ALL,
        cast("Shock", "B"),
        RESOLVE_ALL,
        a={"hand": ["Lightning Bolt", "Shock", "Shock"]},
    ),
    seen(
        "The second card drawn in a turn",
        "119.3",
        "Whenever you draw your second card each turn, you gain 1 life.",
        cast("Divination"),
        RESOLVE_ALL,
        a={"hand": ["Divination"]},
    ),
    seen(
        "A card that leaves one's graveyard",
        "119.3",
        "Whenever one or more cards leave your graveyard, you gain 1 life.",
        activate("Other", "Shock"),
        RESOLVE_ALL,
        a={"graveyard": ["Shock"]},
        mine=[does("Exile target card from a graveyard.", "Other")],
    ),
    seen(
        "A card that leaves an opponent's graveyard",
        "701.13a",
        "Whenever one or more cards leave your graveyard, you gain 1 life.",
        activate("Other", "Shock"),
        RESOLVE_ALL,
        theirs={"graveyard": ["Shock"]},
        mine=[does("Exile target card from a graveyard.", "Other")],
    ),
    seen(
        "Put into a graveyard from anywhere",
        "119.3",
        "Whenever a creature card is put into your graveyard from anywhere, you gain 1 life.",
        activate("Other"),
        RESOLVE_ALL,
        a={"library": ["Grizzly Bears", "Forest", "Forest"]},
        mine=[does("Mill two cards.", "Other")],
    ),
    seen(
        "Put into a graveyard from a library",
        "119.3",
        "Whenever one or more creature cards are put into your graveyard from your library, you gain 1 life.",
        activate("Other"),
        RESOLVE_ALL,
        a={"library": ["Grizzly Bears", "Hill Giant", "Forest"]},
        mine=[does("Mill two cards.", "Other")],
    ),
    seen(
        "A player discards",
        "119.3",
        "Whenever an opponent discards a card, you gain 1 life.",
        activate("Other"),
        RESOLVE_ALL,
        mine=[does("Each player discards a card.", "Other")],
        a={"hand": ["Forest"]},
        theirs={"hand": ["Forest"]},
    ),
    seen(
        "A player sacrifices another permanent",
        "119.3",
        "Whenever you sacrifice another permanent, you gain 1 life.",
        activate("Other"),
        RESOLVE_ALL,
        mine=[does("Sacrifice a land.", "Other"), "Forest"],
    ),
    seen(
        "Life lost as an opponent loses some",
        "119.3",
        "Whenever an opponent loses life, you gain that much life.",
        *BOLT_B,
        RESOLVE_ALL,
        a={"hand": ["Lightning Bolt"]},
    ),
    seen(
        "Landfall in one's own turn",
        "119.3",
        "Whenever a land you control enters, you gain 1 life.",
        play_land("Forest"),
        RESOLVE_ALL,
        a={"hand": ["Forest"]},
    ),
    seen(
        "Counters are put on it",
        "119.3",
        "Whenever one or more +1/+1 counters are put on Watch, you gain 1 life.",
        activate("Other"),
        RESOLVE_ALL,
        mine=[does("Put two +1/+1 counters on each creature you control.", "Other")],
    ),
    seen(
        "Whenever you put a counter on a creature",
        "119.3",
        "Whenever you put one or more +1/+1 counters on a creature, you gain 1 life.",
        activate("Other", "Watch"),
        RESOLVE_ALL,
        mine=[does("Put a +1/+1 counter on target creature.", "Other")],
    ),
    seen(
        "Dealt damage",
        "119.3",
        "Whenever Watch is dealt damage, you gain that much life.",
        cast("Lightning Bolt", "Watch"),
        RESOLVE_ALL,
        a={"hand": ["Lightning Bolt"]},
    ),
    seen(
        "Deals damage",
        "119.3",
        "Whenever Watch deals damage, you gain that much life.",
        *attack_with({"Watch": "B"}),
        to("combat damage"),
        RESOLVE_ALL,
    ),
    seen(
        "Deals combat damage to a player, not a creature",
        "510.1c",
        "Whenever Watch deals combat damage to a player, draw a card.",
        *attack_with({"Watch": "B"}),
        *block_with({"Left": "Watch"}),
        to("combat damage"),
        theirs=[LEFT],
    ),
    seen(
        "Attacks and is not blocked",
        "119.3",
        "Whenever Watch attacks and isn't blocked, you gain 1 life.",
        *attack_with({"Watch": "B"}),
        to("declare blockers"),
        RESOLVE_ALL,
    ),
    seen(
        "Becomes blocked",
        "119.3",
        "Whenever Watch becomes blocked, you gain 1 life.",
        *attack_with({"Watch": "B"}),
        *block_with({"Left": "Watch"}),
        RESOLVE_ALL,
        theirs=[LEFT],
    ),
    seen(
        "Attacks with others",
        "119.3",
        "Whenever you attack with two or more creatures, you gain 1 life.",
        *attack_with({"Watch": "B", "Left": "B"}),
        RESOLVE_ALL,
        mine=[LEFT],
    ),
    seen(
        "Attacking alone is not attacking with two",
        "508.1f",
        "Whenever you attack with two or more creatures, you gain 1 life.",
        *attack_with({"Watch": "B"}),
        mine=[LEFT],
    ),
    seen(
        "Becomes tapped",
        "119.3",
        "Whenever Watch becomes tapped, you gain 1 life.",
        activate("Other", "Watch"),
        RESOLVE_ALL,
        mine=[does("Tap target creature.", "Other")],
    ),
    seen(
        "Becomes the target",
        "119.3",
        "Whenever Watch becomes the target of a spell, you gain 1 life.",
        cast("Shock", "Watch"),
        RESOLVE_ALL,
        a={"hand": ["Shock"]},
    ),
    seen(
        "Scrying is noticed",
        "119.3",
        "Whenever you scry, you gain 1 life.",
        activate("Other"),
        answer([]),
        RESOLVE_ALL,
        mine=[does("Scry 1.", "Other")],
    ),
    seen(
        "The first main phase of a turn",
        "119.3",
        "At the beginning of your first main phase, you gain 1 life.",
        turn(5, "precombat main"),
        RESOLVE_ALL,
    ),
    seen(
        "The beginning of each opponent's upkeep",
        "119.3",
        "At the beginning of each opponent's upkeep, that player loses 1 life.",
        turn(4, "upkeep"),
        RESOLVE_ALL,
    ),
    seen("The end of combat", "119.3", "At end of combat, you gain 1 life.", to("end of combat"), RESOLVE_ALL),
    seen(
        "Enters under one's control, another",
        "119.3",
        "Whenever another creature you control enters, you gain 1 life.",
        cast("Grizzly Bears"),
        RESOLVE_ALL,
        a={"hand": ["Grizzly Bears"]},
    ),
    seen(
        "Nontoken creatures only",
        "111.2",
        "Whenever a nontoken creature you control enters, you gain 1 life.",
        cast("Raise the Alarm"),
        RESOLVE_ALL,
        a={"hand": ["Raise the Alarm"]},
    ),
    # ---- prevention and redirection (615, 614.9)
    done(
        "All damage to a creature is prevented",
        "615.1",
        "Prevent all damage that would be dealt to target creature this turn.",
        at=["Left"],
        mine=[LEFT, RIGHT],
        a={"hand": ["Pyroclasm"]},
        then=[cast("Pyroclasm"), RESOLVE],
    ),
    done(
        "All damage by a creature is prevented",
        "615.1",
        "Prevent all combat damage that would be dealt by target creature this turn.",
        at=["Left"],
        mine=[LEFT, RIGHT],
        then=[*attack_with({"Left": "B", "Right": "B"}), to("combat damage")],
    ),
    case(
        "The next damage of a source is prevented",
        "615.8",
        {
            "battlefield": [
                does("The next time a source of your choice would deal damage to you this turn, prevent that damage.")
            ],
            "hand": ["Shock", "Lightning Bolt"],
        },
        [],
        cast("Lightning Bolt", "A"),
        cast("Shock", "A"),
        activate("Source"),
        answer("Shock"),
        RESOLVE,
        RESOLVE_ALL,
    ),
    done(
        "The next damage is dealt to another",
        "614.9",
        "The next 2 damage that would be dealt to you this turn is dealt to target creature instead.",
        at=["Right"],
        mine=[RIGHT],
        a={"hand": ["Lightning Bolt"]},
        then=[cast("Lightning Bolt", "A"), RESOLVE_ALL],
    ),
    case(
        "Damage that is more by a static ability",
        "614.1a",
        {
            "battlefield": [
                static(
                    "If a red source you control would deal damage to an opponent, it deals that much "
                    "damage plus 1 instead."
                )
            ],
            "hand": ["Shock"],
        },
        [],
        cast("Shock", "B"),
        RESOLVE,
    ),
    case(
        "Damage to oneself is not more by it",
        "120.3a",
        {
            "battlefield": [
                static(
                    "If a red source you control would deal damage to an opponent, it deals that much "
                    "damage plus 1 instead."
                )
            ],
            "hand": ["Shock"],
        },
        [],
        cast("Shock", "A"),
        RESOLVE,
    ),
    case(
        "One more counter",
        "614.1a",
        [
            static(
                "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 "
                "counters are put on it instead."
            ),
            LEFT,
            does("Put two +1/+1 counters on target creature."),
        ],
        [RIGHT],
        activate("Source", "Left"),
        RESOLVE,
        activate("Source", "Right"),
        RESOLVE,
    ),
    case(
        "Twice the life",
        "614.1a",
        [static("If you would gain life, you gain twice that much life instead."), does("Each player gains 2 life.")],
        [],
        activate("Source"),
        RESOLVE,
    ),
    case(
        "One more card is drawn",
        "614.11",
        [static("If you would draw a card, draw two cards instead."), does("Each player draws a card.")],
        [],
        activate("Source"),
        RESOLVE,
    ),
    case(
        "Twice as many cards are milled",
        "701.17a",
        [
            static("If an opponent would mill one or more cards, they mill twice that many cards instead."),
            does("Each player mills a card."),
        ],
        [],
        activate("Source"),
        RESOLVE,
    ),
    case(
        "What would die is exiled, only an opponent's",
        "614.1a",
        [
            static("If a creature an opponent controls would die, exile it instead."),
            does("Destroy all creatures.", looks={"types": ["Artifact"]}),
            "Hill Giant",
        ],
        ["Grizzly Bears"],
        activate("Source"),
        RESOLVE,
    ),
    # ---- protection and what can't be
    case(
        "Protection from creatures",
        "702.16b",
        [creature("Protection from creatures", "2/2", "Left")],
        [does("Tap target creature.")],
        {"do": "pass", "player": "A"},
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
    # ---- costs
    case(
        "Abilities cost less",
        "118.7a",
        [
            static(
                "Activated abilities of creatures you control cost {1} less to activate. This effect can't reduce the "
                "mana in that cost to less than one mana."
            ),
            creature("{3}: You gain 1 life.", "1/1", "Source"),
            "Forest",
            "Forest",
        ],
        [],
        activate("Source"),
        RESOLVE,
    ),
    case(
        "Spells cost more",
        "601.2f",
        {"hand": ["Shock"], "mana": "RR"},
        [static("Spells your opponents cast cost {1} more to cast.")],
        cast("Shock", "B"),
    ),
    case(
        "Mana for creature spells only",
        "106.6",
        {
            "battlefield": [creature("{T}: Add {R}. Spend this mana only to cast a creature spell.", "1/1", "Source")],
            "hand": ["Shock"],
            "mana": "",
        },
        [],
        tap("Source"),
        cast("Shock", "B"),
    ),
    case(
        "Tapped for mana, it adds one more",
        "605.4a",
        ["Forest", static("Whenever you tap a Forest for mana, add an additional {G}.")],
        [],
        tap("Forest"),
    ),
    # ---- keywords and keyword actions
    case(
        "Crew with enough power",
        "702.122a",
        [
            {
                "token": {
                    "name": "Ship",
                    "types": ["Artifact"],
                    "subtypes": ["Vehicle"],
                    "power": 4,
                    "toughness": 4,
                    "text": "Crew 2",
                }
            },
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
            {
                "token": {
                    "name": "Ship",
                    "types": ["Artifact"],
                    "subtypes": ["Vehicle"],
                    "power": 4,
                    "toughness": 4,
                    "text": "Crew 3",
                }
            },
            LEFT,
        ],
        [],
        activate("Ship"),
    ),
    seen(
        "A greater power than its own",
        "119.3",
        "Whenever another creature you control enters, if its power is greater than Watch's power, you gain 1 life.",
        cast("Grizzly Bears"),
        RESOLVE_ALL,
        a={"hand": ["Grizzly Bears"]},
    ),
    done("Fateseal", "701.29a", "Fateseal 1.", answer(["Forest"])),
    done(
        "Forage with three cards",
        "701.61a",
        "You may forage. If you do, draw a card.",
        YES,
        a={"graveyard": ["Shock", "Forest", "Divination"]},
    ),
    done(
        "Two cards are too few to forage",
        "609.3",
        "You may forage. If you do, draw a card.",
        a={"graveyard": ["Shock", "Forest"]},
    ),
    done("Populate", "701.36a", "Populate.", answer("Left"), mine=[LEFT, "Grizzly Bears"]),
    done("Bolster", "701.39a", "Bolster 2.", mine=[RIGHT]),
    done("Support", "701.41a", "Support 2.", at=["Left", "Right"], mine=[LEFT, RIGHT, "Grizzly Bears"]),
    done("Detain", "701.35a", "Detain target creature.", at=["Left"], theirs=[LEFT]),
    done(
        "For each tapped creature",
        "119.3",
        "You gain 1 life for each tapped creature you control.",
        mine=[{**LEFT, "tapped": True}],
    ),
    done("Adapt", "701.46a", "Adapt 2."),
    done("Adapt with a counter already", "609.3", "Adapt 2.", RESOLVE, activate("Source")),
    done("Manifest dread", "701.62a", "Manifest dread.", answer("Forest#1")),
    done(
        "Collect evidence",
        "701.59a",
        "You may collect evidence 3. If you do, draw a card.",
        YES,
        answer(["Divination"]),
        a={"graveyard": ["Divination", "Shock"]},
    ),
    done("Suspect", "701.60a", "Suspect target creature.", at=["Left"], theirs=[LEFT]),
    done("Incubate", "701.53a", "Incubate 2."),
    done("Learn, and discard", "701.48a", "Learn.", answer(["Forest"]), a={"hand": ["Forest"]}),
    done("Blight", "701.68a", "Blight 1.", answer("Right"), mine=[RIGHT]),
    done(
        "Search for a basic land, tapped",
        "701.23a",
        "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
        answer("Forest"),
        a={"library": ["Forest", "Grizzly Bears"]},
    ),
    done(
        "Search for up to two",
        "701.23a",
        "Search your library for up to two creature cards, reveal them, put them into your hand, then shuffle.",
        answer(["Grizzly Bears"]),
        a={"library": ["Forest", "Grizzly Bears", "Hill Giant"]},
    ),
    done(
        "Looking at the top cards",
        "701.20e",
        "Look at the top three cards of your library. Put one of them into your "
        "hand and the rest on the bottom of your library in any order.",
        answer("Shock"),
        answer("as listed"),
        a={"library": ["Forest", "Shock", "Divination", "Island"]},
    ),
    done(
        "Reveal until",
        "701.20a",
        "Reveal cards from the top of your library until you reveal a land card. Put that "
        "card into your hand and the rest on the bottom of your library in a random order.",
        a={"library": ["Shock", "Forest", "Island"]},
    ),
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
    done(
        "Doesn't untap",
        "502.3",
        "Tap target creature. It doesn't untap during its controller's next untap step.",
        at=["Left"],
        theirs=[LEFT, {**RIGHT, "tapped": True}],
        then=[turn(4, "upkeep"), turn(6, "upkeep")],
    ),
    done(
        "An extra combat phase",
        "500.8",
        "Untap all creatures you control. After this phase, there is an additional combat phase.",
        mine=[{**LEFT, "tapped": True}],
    ),
    case(
        "The first combat phase of the turn only",
        "121.1",
        [
            creature(
                "Whenever Source attacks, if it's the first combat phase of the turn, draw a card.", "2/2", "Source"
            )
        ],
        [],
        *attack_with({"Source": "B"}),
        RESOLVE,
    ),
    case(
        "Damage is divided among two blockers and the player",
        "702.19b",
        [creature("Trample", "7/7", "Big")],
        [LEFT, RIGHT],
        *attack_with({"Big": "B"}),
        *block_with({"Left": "Big", "Right": "Big"}),
        to("combat damage"),
        answer({"Left": 2, "Right": 3, "B": 2}),
    ),
    case(
        "Two attackers, each blocked",
        "510.1c",
        [LEFT, RIGHT],
        ["Grizzly Bears", "Hill Giant"],
        *attack_with({"Left": "B", "Right": "B"}),
        *block_with({"Grizzly Bears": "Left", "Hill Giant": "Right"}),
        to("combat damage"),
    ),
    case(
        "It can block two",
        "510.1c",
        [LEFT, RIGHT],
        [creature("Wall can block an additional creature each combat.", "0/8", "Wall")],
        *attack_with({"Left": "B", "Right": "B"}),
        *block_with({"Wall": ["Left", "Right"]}),
        to("combat damage"),
    ),
    case(
        "It can't block two",
        "509.1a",
        [LEFT, RIGHT],
        [creature("", "0/8", "Wall")],
        *attack_with({"Left": "B", "Right": "B"}),
        *block_with({"Wall": ["Left", "Right"]}),
    ),
    case(
        "A tax on attacking",
        "508.1j",
        {"battlefield": [LEFT, RIGHT, "Plains", "Plains"], "mana": "lands"},
        [
            static(
                "Creatures can't attack you unless their controller pays {2} for each creature they control that's "
                "attacking you."
            )
        ],
        *attack_with({"Left": "B"}),
    ),
    case(
        "A tax on two attackers is more than there is",
        "508.1j",
        {"battlefield": [LEFT, RIGHT, "Plains", "Plains", "Plains"], "mana": "lands"},
        [
            static(
                "Creatures can't attack you unless their controller pays {2} for each creature they control that's "
                "attacking you."
            )
        ],
        *attack_with({"Left": "B", "Right": "B"}),
    ),
]
