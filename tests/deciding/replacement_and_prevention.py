"""What happens instead, and what is prevented (614-616)."""

from __future__ import annotations

from tests.deciding.cases import LEFT, RIGHT, case, does, done, static
from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, attack_with, cast, creature, play_land, to

ONE_MORE_DAMAGE = static(
    "If a red source you control would deal damage to an opponent, it deals that much damage plus 1 instead."
)

CASES = [
    case(
        "Dies goes to exile instead",
        "614.1a",
        {"hand": ["Murder"]},
        ["Grizzly Bears", "Rest in Peace"],
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
    ),
    case("Enters tapped", "614.1d", {"hand": ["Forest"]}, [static("Lands enter tapped.")], play_land("Forest")),
    case("Enters with counters", "614.1c", {"hand": ["Endless One"]}, [], cast("Endless One", x=3), RESOLVE),
    case(
        "Twice as many tokens",
        "614.16",
        {"battlefield": ["Parallel Lives"], "hand": ["Raise the Alarm"]},
        [],
        cast("Raise the Alarm"),
        RESOLVE,
    ),
    case(
        "Twice as many counters",
        "614.16",
        ["Doubling Season", creature("", "1/1", "Two"), does("Put a +1/+1 counter on target creature.")],
        [],
        activate("Source", "Two"),
        RESOLVE,
    ),
    case(
        "Two replacement effects for counters: their order is chosen",
        "616.1f",
        [
            "Hardened Scales",
            "Branching Evolution",
            creature("", "1/1", "Two"),
            does("Put a +1/+1 counter on target creature."),
        ],
        [],
        activate("Source", "Two"),
        RESOLVE,
        answer("Hardened Scales"),
    ),
    case(
        "A draw is replaced",
        "614.11",
        {"battlefield": ["Thought Reflection"], "hand": ["Elvish Visionary"]},
        [],
        cast("Elvish Visionary"),
        RESOLVE_ALL,
    ),
    case(
        "Dredge replaces a draw",
        "702.52a",
        {"graveyard": ["Stinkweed Imp"], "hand": ["Reach Through Mists"], "library": ["Forest"] * 6},
        [],
        cast("Reach Through Mists"),
        RESOLVE,
        answer("yes"),
    ),
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
            "battlefield": [ONE_MORE_DAMAGE],
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
            "battlefield": [ONE_MORE_DAMAGE],
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
]
