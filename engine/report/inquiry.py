"""Looking at a table without acting on it: what is asked and could be done, for front ends.

Things are named by references, the words that a script has for them (``Grizzly Bears#2``); labels and texts are in the
table's language, but for the texts of cards. Nothing here changes the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import engine.mechanics.assembly  # noqa: F401 - registers the special actions
from cards.model import Card
from engine.abilities.unread import Unread
from engine.oracle.compile import english
from engine.oracle.names import with_name
from engine.oracle.values_of_printed_cards import COMPILED
from engine.report.build import pending_option, with_numbers
from engine.report.model import PendingOption
from engine.rules.casting.special_actions import SPECIALS
from engine.rules.choices.interchangeable import interchangeable
from engine.rules.permanents.choosing_as_it_enters import chosen_as_it_entered
from engine.state.actions import Special
from engine.state.choices import Message
from engine.state.ids import ObjectId, TargetId
from engine.table.messages_in_words import Speech
from engine.table.references import look
from engine.table.splits import ready_made
from engine.table.table import Table


@dataclass(frozen=True, slots=True)
class ReadyDivision:
    """A legal way to divide: what everybody gets, in words ("1 to Typhoid Rats and 5 to Bob"), what that does in a few
    ("lethal, the rest goes past"), and how much for each option by its id, as ``Table.answer`` takes it."""

    label: str
    why: str
    shares: Mapping[str, int]


def options(table: Table) -> tuple[PendingOption, ...]:
    """What can be chosen now, as a report's ``pending`` has it, and what a player with priority can do; none once the
    game is over."""
    choice = table.choice
    if choice is None:
        return ()
    speech = Speech(table.refs, table.locale)
    shown = tuple(pending_option(option, table.refs, speech) for option in choice.listed())
    return with_numbers(shown, choice, table.refs)


def goals(table: Table) -> tuple[PendingOption, ...]:
    """What the options of a choice of the form "map" can be sent at: whom attackers can attack (508.1b), what blockers
    can block (509.1a). The ``id`` of each is its reference."""
    found = []
    speech = Speech(table.refs, table.locale)
    for goal in table.choice.onto if table.choice is not None else ():
        if goal.object is not None:
            reference = table.refs.reference(goal.object)
        else:
            reference = table.game.players[goal.player or 0].name
        found.append(PendingOption(reference, speech.say(goal.label)))
    return tuple(found)


def surplus(table: Table) -> frozenset[str]:
    """The ids of the options that are one more of what nothing tells apart than could be taken: of nine Forests to
    sacrifice two of, seven. Whoever chooses need not be shown them."""
    choice, game = table.choice, table.game
    most = choice.maximum if choice is not None else None
    groups: dict[object, list[ObjectId]] = {}
    for option in choice.listed() if choice is not None and most else ():
        one = option.target.object if option.target is not None else None
        if one is not None and one in game.objects:
            groups.setdefault(look(game, one), []).append(one)
    return frozenset(
        str(TargetId.of_object(i))
        for group in groups.values()
        if most and len(group) > most and interchangeable(game, group)
        for i in group[most:]
    )


def ready_divisions(table: Table) -> tuple[ReadyDivision, ...]:
    """Some legal ways to divide what is to be divided now, those that people mostly want first; none where nothing is
    (510.1c, 601.2d, 702.19b)."""
    choice = table.choice
    if choice is None:
        return ()
    speech = Speech(table.refs, table.locale)
    options = choice.listed() if choice.form == "division" else ()
    return tuple(
        ReadyDivision(
            speech.words.both(
                speech.say(Message("share", {"count": n, "to": option.label}))
                for option, n in zip(options, one.shares, strict=True)
                if n
            ),
            speech.words(f"division-{one.meant}") if one.meant else "",
            {option.id: n for option, n in zip(options, one.shares, strict=True)},
        )
        for one in ready_made(choice)
    )


def told_apart(table: Table, references: Iterable[str]) -> tuple[str, ...]:
    """These references without those of one more of what nothing tells apart: of three Forests just alike, the
    first."""
    game = table.game
    kept: dict[str, ObjectId | None] = {}
    for reference in references:
        things = table.refs.things(reference)
        one = things[0] if len(things) == 1 and things[0] in game.objects else None
        others = [other for other in kept.values() if other is not None]
        if one is None or not any(
            look(game, one) == look(game, other) and interchangeable(game, (other, one)) for other in others
        ):
            kept[reference] = one
    return tuple(kept)


def activated_abilities(table: Table, reference: str) -> tuple[str, ...]:
    """The texts of a permanent's activated abilities (602), in the order in which a script numbers them from 1; none
    for words that stand for nothing."""
    found = table.refs.things(reference)
    if not found:
        return ()
    seen = table.game.characteristics(table.game.objects[found[0]])
    return tuple(
        with_name(one.text if isinstance(one, Unread) else english(one), seen.name) for one in seen.abilities.numbered
    )


def chosen_as_it_enters(card: Card) -> tuple[str, ...]:
    """What a player chooses as a permanent of this card enters (607.2d), by the words that a scenario has for it."""
    return tuple(kind for face in COMPILED.faces(card) for kind, _, _ in chosen_as_it_entered(face))


def special_actions(table: Table, reference: str) -> tuple[str, ...]:
    """The names of the special actions (116.2) that the player with priority can take with a card or permanent now."""
    choice, found = table.choice, table.refs.things(reference)
    if choice is None or choice.kind != "priority":
        return ()
    return tuple(o.action.name for o in choice.listed() if isinstance(o.action, Special) and o.action.object in found)


def special_action_names() -> tuple[str, ...]:
    """The names of all special actions that a script can take with ``special``."""
    return tuple(SPECIALS)
