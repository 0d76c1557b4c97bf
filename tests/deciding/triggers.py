"""Triggered abilities (603): what triggers them, what does not, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.deciding.cases import BOLT_B, LEFT, Case, Side, case, does, done
from tests.helpers import (
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    Entry,
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


def seen(
    title: str,
    rules: str,
    text: str,
    *script: Entry,
    mine: Iterable[Any] = (),
    theirs: Side = (),
    a: dict[str, Any] | None = None,
) -> Case:
    """A has a creature with this triggered ability, Watch. ``mine`` are A's further permanents, ``a`` whatever else A
    has."""
    watch = creature(text, "1/4", "Watch")
    return case(title, rules, {"battlefield": [watch, *mine], **(a or {})}, theirs, *script)


def seen_doing(
    title: str,
    rules: str,
    text: str,
    done: str,
    *answers: Entry,
    at: Iterable[str] = (),
    mine: Iterable[Any] = (),
    **kw: Any,
) -> Case:
    """Watch has a triggered ability, and another creature does what these words say."""
    script = [activate("Other", *at), *answers, RESOLVE_ALL]
    return seen(title, rules, text, *script, mine=[does(done, "Other"), *mine], **kw)


def seen_casting(title: str, rules: str, text: str, spell: str, *targets: str) -> Case:
    """Watch has a triggered ability, and A casts a spell."""
    return seen(title, rules, text, cast(spell, *targets), RESOLVE_ALL, a={"hand": [spell]})


CASES = [
    case(
        "An intervening if that is false as it would trigger",
        "603.4",
        [
            creature(
                "At the beginning of your end step, if you control two or more artifacts, draw a card.", "1/1", "Source"
            )
        ],
        [],
        to("end"),
    ),
    case(
        "An intervening if that is false on resolution",
        "603.4",
        [
            creature(
                "At the beginning of combat on your turn, if you control an artifact, draw a card.", "1/1", "Source"
            ),
            "Sol Ring",
        ],
        {"battlefield": [does("Destroy target artifact.", "Other")]},
        to("beginning of combat"),
        PASS_A,
        activate("Other", "Sol Ring", player="B"),
        RESOLVE,
        RESOLVE,
    ),
    case(
        "Leaves-the-battlefield abilities look back",
        "603.10a",
        {"battlefield": ["Blood Artist", "Zulaport Cutthroat"], "hand": ["Wrath of God"]},
        [],
        cast("Wrath of God"),
        RESOLVE,
        answer("as listed"),
    ),
    case(
        "Triggers of both players: the active player's first",
        "603.3b",
        {"battlefield": [creature("Whenever a creature dies, you gain 1 life.", "3/3", "One")], "hand": ["Murder"]},
        [creature("Whenever a creature dies, you gain 1 life.", "3/3", "Two"), "Grizzly Bears"],
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
    ),
    case(
        "A trigger that triggers again",
        "603.2d",
        {"battlefield": ["Panharmonicon"], "hand": ["Elvish Visionary"]},
        [],
        cast("Elvish Visionary"),
        RESOLVE,
    ),
    case(
        "Entering does not cause triggers: Torpor Orb",
        "603.2",
        {"hand": ["Elvish Visionary"]},
        ["Torpor Orb"],
        cast("Elvish Visionary"),
        RESOLVE,
    ),
    case(
        "A reflexive trigger",
        "603.12",
        [
            creature("{0}: You may sacrifice a creature. When you do, draw a card.", "1/1", "Source"),
            creature("", "1/1", "Two"),
        ],
        [],
        activate("Source"),
        RESOLVE,
        answer("yes"),
        answer("Two"),
    ),
    done("A delayed trigger", "603.7", "Draw a card at the beginning of the next end step.", then=[to("end")]),
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
    seen_casting(
        "The second card drawn in a turn",
        "119.3",
        "Whenever you draw your second card each turn, you gain 1 life.",
        "Divination",
    ),
    seen_doing(
        "A card that leaves one's graveyard",
        "119.3",
        "Whenever one or more cards leave your graveyard, you gain 1 life.",
        "Exile target card from a graveyard.",
        at=["Shock"],
        a={"graveyard": ["Shock"]},
    ),
    seen_doing(
        "A card that leaves an opponent's graveyard",
        "701.13a",
        "Whenever one or more cards leave your graveyard, you gain 1 life.",
        "Exile target card from a graveyard.",
        at=["Shock"],
        theirs={"graveyard": ["Shock"]},
    ),
    seen_doing(
        "Put into a graveyard from anywhere",
        "119.3",
        "Whenever a creature card is put into your graveyard from anywhere, you gain 1 life.",
        "Mill two cards.",
        a={"library": ["Grizzly Bears", "Forest", "Forest"]},
    ),
    seen_doing(
        "Put into a graveyard from a library",
        "119.3",
        "Whenever one or more creature cards are put into your graveyard from your library, you gain 1 life.",
        "Mill two cards.",
        a={"library": ["Grizzly Bears", "Hill Giant", "Forest"]},
    ),
    seen_doing(
        "A player discards",
        "119.3",
        "Whenever an opponent discards a card, you gain 1 life.",
        "Each player discards a card.",
        a={"hand": ["Forest"]},
        theirs={"hand": ["Forest"]},
    ),
    seen_doing(
        "A player sacrifices another permanent",
        "119.3",
        "Whenever you sacrifice another permanent, you gain 1 life.",
        "Sacrifice a land.",
        mine=["Forest"],
    ),
    seen_casting(
        "Life lost as an opponent loses some",
        "119.3",
        "Whenever an opponent loses life, you gain that much life.",
        "Lightning Bolt",
        "B",
    ),
    seen(
        "Landfall in one's own turn",
        "119.3",
        "Whenever a land you control enters, you gain 1 life.",
        play_land("Forest"),
        RESOLVE_ALL,
        a={"hand": ["Forest"]},
    ),
    seen_doing(
        "Counters are put on it",
        "119.3",
        "Whenever one or more +1/+1 counters are put on Watch, you gain 1 life.",
        "Put two +1/+1 counters on each creature you control.",
    ),
    seen_doing(
        "Whenever you put a counter on a creature",
        "119.3",
        "Whenever you put one or more +1/+1 counters on a creature, you gain 1 life.",
        "Put a +1/+1 counter on target creature.",
        at=["Watch"],
    ),
    seen_casting(
        "Dealt damage", "119.3", "Whenever Watch is dealt damage, you gain that much life.", "Lightning Bolt", "Watch"
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
    seen_doing(
        "Becomes tapped",
        "119.3",
        "Whenever Watch becomes tapped, you gain 1 life.",
        "Tap target creature.",
        at=["Watch"],
    ),
    seen_casting(
        "Becomes the target",
        "119.3",
        "Whenever Watch becomes the target of a spell, you gain 1 life.",
        "Shock",
        "Watch",
    ),
    seen_doing("Scrying is noticed", "119.3", "Whenever you scry, you gain 1 life.", "Scry 1.", answer([])),
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
    seen_casting(
        "Enters under one's control, another",
        "119.3",
        "Whenever another creature you control enters, you gain 1 life.",
        "Grizzly Bears",
    ),
    seen_casting(
        "Nontoken creatures only",
        "111.2",
        "Whenever a nontoken creature you control enters, you gain 1 life.",
        "Raise the Alarm",
    ),
    seen_casting(
        "A greater power than its own",
        "119.3",
        "Whenever another creature you control enters, if its power is greater than Watch's power, you gain 1 life.",
        "Grizzly Bears",
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
]
