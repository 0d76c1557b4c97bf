"""The answer in two sentences: the end of the game, a refusal, or what came of it, and what is to be chosen."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from engine import events as ev
from engine.report.changed_by_effects import each_once, with_effects, without_effects
from engine.report.clauses import THE_END, at_a_glance, clauses_of
from engine.report.clauses_of_fates import Weight
from engine.report.fates import Fate
from engine.report.holding_still import holds_still
from engine.report.model import UnreadText
from engine.report.narration.alike import NO_DEATH
from engine.report.narration.draft import RESOLVING, Draft
from engine.report.one_of_several import has_triggered
from engine.report.pronouns import with_pronouns
from engine.report.results_of_players import OF_LIFE, life_of, of_players, on_stack
from engine.report.unread import has_nothing_read, is_triggered, puts_something_else, subjects_of
from engine.report.what_a_verdict_leaves_out import LETS_BE
from engine.report.what_bears_on_it import bears_on_it, costs, searches_a_part, with_what_decides
from engine.report.what_is_to_come import to_come
from engine.report.what_players_have import mana_in_all
from engine.state.choices import Message
from engine.state.ids import TargetId
from engine.state.log import Logged
from engine.table.messages_in_words import Speech

if TYPE_CHECKING:
    from engine.table.table import Table

BY_ITSELF = {"502.3", "504.1", "514.2"}
"""The rules of what every turn brings: untapping, drawing, cleaning up."""

UNTOLD = (ev.TurnBegins, ev.StepBegins, ev.CombatEnds, ev.ManaEmptied, ev.EffectEnds)

BEHIND_WHAT_IS_DRAWN = ("no-more-drawn",)
"""What did not happen to players after something else did: it is told behind that."""

PAID_FOR_EFFECTS = "tell-mana-paid"
"""What attacking or blocking has cost because of effects: it is told before what came of that."""

LASTING_EFFECTS = ("tell-effect-said", "tell-effect-rule")
"""The words of a card for an effect that has begun to last (611.2)."""


STILL_TO_COME = ("end-step-has-begun", "no-end-step")
"""What will happen only later: it is told behind what has happened."""


def verdict(
    table: Table,
    drafts: list[Draft],
    speech: Speech,
    unread: Sequence[UnreadText] = (),
    since: int = 0,
    *,
    asking: bool = True,
    whole: bool = False,
    passing: Collection[tuple[str, int]] = (),
) -> str:
    """What a person who asks "what happens?" wants to hear, in at most two sentences: what has come of it since nothing
    was under way, or since the event with the id ``since``. Without ``asking`` what is to be chosen is left out, which
    stands beside it: the verdict may be empty then. The ``whole`` of it is all since that event, whatever has ended
    between. ``passing`` is what does not stay so after every answer, and is left out (``Outcomes.passing``).

    Where a sentence that is not read could matter, the verdict says so itself: an answer that may be wrong is
    not given with confidence.
    """
    doubts = [one for one in unread if one.could_matter]
    stopped = {one.card for one in doubts} & {name for draft in drafts for name in _not_read(table, draft)}
    told = [one for one in drafts if stopped.isdisjoint(_not_read(table, one))]
    begun = since if whole else max(since_rest(table), since)
    said = _answer(table, told, speech, begun, asking, passing)
    if stopped and said in [speech.say(one.message) for one in told if one.key in RESOLVING]:
        said = ""  # that it resolves is no answer where what it does is not read
    happened = subjects_of(one.event for one in table.game.log[since:])
    first = [one.card for one in doubts if puts_something_else(one.text, happened)] if said else []
    waited = [one.card for one in doubts if said and one.card not in (*first, *stopped) and is_triggered(one.text)]
    behind = [one.card for one in doubts if one.card not in (*first, *waited)]
    by_hand = [one for one in behind if one in stopped]
    could = [one for one in behind if one not in stopped]
    before = by_hand if said and _goes_on_behind_what_is_unread(drafts) else []
    doubted = (("verdict-unread-by-hand", [] if before else by_hand), ("verdict-unread", could))
    parts = [
        _doubt(table, first, speech, "verdict-unread-first"),
        _doubt(table, waited, speech, "verdict-unread-triggered"),
        _doubt(table, before, speech, "verdict-unread-by-hand-first"),
        said,
    ]
    return " ".join(filter(None, [*parts, *(_doubt(table, cards, speech, key) for key, cards in doubted)]))


def _not_read(table: Table, draft: Draft) -> list[str]:
    """The cards of which a step quotes what is not read."""
    events = (one.event for one in draft.events)
    return [table.game.find(one.object).base.name for one in events if isinstance(one, ev.NotRead)]


def _goes_on_behind_what_is_unread(drafts: Sequence[Draft]) -> bool:
    """Whether anything is told to happen after what could not be read: that may come to something else."""
    unread = [one.id for draft in drafts for one in draft.events if isinstance(one.event, ev.NotRead)]
    return any(draft.depth == 0 and draft.events and draft.events[0].id > unread[0] for draft in drafts if unread)


def _doubt(table: Table, cards: Sequence[str], speech: Speech, key: str) -> str:
    """That cards are not read, in part or at all, and what that means for what is said."""
    if not cards:
        return ""
    names = list(dict.fromkeys(cards))
    whole = all(has_nothing_read(table.game, name) for name in names)
    args = {"cards": ", ".join(names), "count": len(names), "whole": whole}
    return speech.say(Message(key, args))


def _answer(
    table: Table,
    drafts: list[Draft],
    speech: Speech,
    since: int,
    asking: bool,
    passing: Collection[tuple[str, int]],
) -> str:
    recent = _after(drafts, since)
    ended = table.game.over and any(isinstance(one.event, THE_END) for d in recent for one in d.events)
    told = [] if ended else [*of_players(table.game, table.game.log[since:])]
    players = [one for one in told if (OF_LIFE, life_of(one)) not in passing]
    things = at_a_glance(recent, table, since, beside=bool(players), passing=passing)
    both = with_what_decides([*things, *players], recent, table.refs)
    things, players = both[: len(things)], both[len(things) :]
    asked = _asked(table, speech)
    behind = [one for one in things if one.key in BEHIND_WHAT_IS_DRAWN and players]
    things = [one for one in things if one not in behind]
    players += behind
    refused = _refused(table)
    if refused is not None:
        last = (asked if asking else "") if refused.key == "choice-is-open" else speech.say(refused)
        return _sentences([things, players], [last], speech)
    not_for_others = any(without_effects(one).key == NO_DEATH for one in things)
    triggered = has_triggered(table.game, table.choice, for_which=not_for_others)
    things += [triggered] if triggered is not None else []
    announced = _announced(table, recent, triggers=not asked) if not things and not players else None
    if announced is not None:
        things = [with_effects(announced.message, announced.changed_by)]
    aside = bears_on_it(table.game, recent, table.game.log[since:]) if not ended else []
    aside = [one for one in aside if one not in things]
    paid = [one for one in aside if without_effects(one).key == PAID_FOR_EFFECTS]
    aside = [one for one in aside if one not in paid]
    still = on_stack(table.game, below=announced is not None) if not asked and not ended else ()
    others = [*players, *still]
    loops = repeatable(recent)
    if not things and not others and not loops and not asked:
        last_told = [one for one in _last(recent or drafts, table) if not (aside and one.key == LETS_BE)]
        things = [mana_in_all(one, recent or drafts, table) or _what_it_comes_to(one) for one in last_told]
        ended_effect = any(one.outcome is not None for one in last_told)
        others = [one for one in _reached(recent) if one not in things and not ended_effect]
    things = [*paid, *things, *aside]
    lasting = [one for one in things if one.key in LASTING_EFFECTS]
    if others and lasting:  # what has come of it before what still could
        things, others = [one for one in things if one not in lasting], [*others, *lasting]
    later = [one for one in things if one.key in STILL_TO_COME]
    if later:
        waiting = later if table.game.delayed else []  # what has come meanwhile is told as such
        things, others = [one for one in things if one not in later], [*others, *waiting]
    elif not ended:
        others = [*others, *to_come(table.game, table.game.log[since:], drafts)]
    rows = [[*things, *others], loops] if asked else [things, others, loops]
    said = _sentences(rows, [asked] if asking else [], speech)
    return said or ("" if asked else speech.say(Message("verdict-nothing")))


def _refused(table: Table) -> Message | None:
    """Why the last act was refused: one that was not expected to be, or behind which nothing has happened."""
    refusals = table.history.refused
    if not refusals or (refusals[-1].expected and refusals[-1].log != len(table.game.log)):
        return None
    return refusals[-1].reason


def _asked(table: Table, speech: Speech) -> str:
    """What somebody has to choose before anything else happens; priority is not a choice that must be made."""
    choice = table.asked
    if choice is None:
        return ""
    who = Message("verdict-choose", {"player": TargetId.of_player(choice.player)})
    return f"{speech.say(who)} {speech.goes_on(choice.prompt)}"


def results_since(
    table: Table, drafts: Sequence[Draft], since: int, *, resolving: bool = False
) -> list[Message | Fate]:
    """All that has come of it since the event with the id ``since``, as a verdict says it: of things, of players, of
    which part of a library alone is searched, what effects have made of costs, and what is on the stack still; not of
    what is only just put there or ``resolving``."""
    clauses, _ = clauses_of(_after(drafts, since), table, since, len(drafts) + 1)
    if any(one.weight is not Weight.COURSE for one in clauses):
        clauses = [one for one in clauses if one.weight is not Weight.COURSE]
    waiting = () if resolving else on_stack(table.game, below=False)
    loops = repeatable(_after(drafts, since))
    players = [] if table.game.over else of_players(table.game, table.game.log[since:])
    said = [one.said for one in clauses]
    behind = [one for one in said if one.key in BEHIND_WHAT_IS_DRAWN and players]
    searched = [one.message for one in _after(drafts, since) if searches_a_part(one)]
    coming = to_come(table.game, table.game.log[since:], drafts)
    begun = (one for one in table.game.log[since:] if isinstance(one.event, ev.SpellCast | ev.AbilityActivated))
    cost = [one for logged in begun for one in costs(table.game, logged)]
    things = [one for one in said if one not in behind]
    return [*searched, *things, *players, *behind, *cost, *loops, *coming, *waiting]


def repeatable(drafts: Sequence[Draft]) -> list[Message]:
    """That players can go round as often as they like (732.2a): once for each."""
    said = (d.message for d in drafts if any(isinstance(one.event, ev.CanRepeat) for one in d.events))
    return [*{repr(one): one for one in said}.values()]


def _after(drafts: Sequence[Draft], since: int) -> list[Draft]:
    return [d for d in drafts if (d.events[-1].id if d.events else d.before) > since]


def _sentences(said: Sequence[Sequence[Message]], last: Sequence[str], speech: Speech) -> str:
    """Each row of clauses as a sentence, and what stands last."""
    once = iter(each_once([clause for row in said for clause in row]))
    rows = [[*islice(once, len(row))] for row in said]
    return " ".join(filter(None, [*(_sentence(row, speech) for row in rows if row), *last]))


def _sentence(clauses: Sequence[Message], speech: Speech) -> str:
    said = ((speech.goes_on if place else speech.say)(one).rstrip(".") for place, one in enumerate(clauses))
    parts = (re.sub(r"\.(?=\s?[”»]$)", "", one) for one in said)  # a quotation ends before what it stands in
    once: dict[str, Message] = {}
    for part, clause in zip(parts, clauses, strict=True):
        once.setdefault(part, clause)
    return speech.words("between-sentences").join(with_pronouns([*once.values()], [*once], speech)) + "."


def since_rest(table: Table) -> int:
    """Where the stretch of the game begins that the verdict speaks of: when nothing was under way for the last time
    before the latest thing that happened."""
    latest = next((one.id for one in reversed(table.game.log) if _matters(one)), 0)
    return max((rest for rest in table.history.rests if rest < latest), default=0)


def _matters(logged: Logged) -> bool:
    return not isinstance(logged.event, UNTOLD) and BY_ITSELF.isdisjoint(logged.rules)


def _announced(table: Table, drafts: Sequence[Draft], *, triggers: bool) -> Draft | None:
    """The step that put what is on top of the stack there and has not begun to resolve; a triggered ability's only
    where ``triggers`` says so."""
    top = table.game.stack[-1:]
    for draft in reversed(drafts):
        for logged in draft.events:
            event = logged.event
            if isinstance(event, ev.Resolved) and [event.object] == top:
                return None
            if isinstance(event, ev.SpellCast) and [event.object] == top:
                return draft
            if isinstance(event, ev.AbilityActivated | ev.AbilityTriggered) and [event.item] == top:
                return draft if triggers or isinstance(event, ev.AbilityActivated) else None
    return None


def _what_it_comes_to(draft: Draft) -> Message:
    """The words of a step; of effects that end, what has become of the things that they applied to."""
    ended = draft.outcome if draft.key == "tell-effects-end" else None
    return ended.args["changes"] if ended is not None else draft.message


def _reached(drafts: Sequence[Draft]) -> list[Message]:
    """The step of a new turn that has begun at the end of it: that was the way to go, if nothing else came of it."""
    if not any(isinstance(one.event, ev.TurnBegins) for draft in drafts for one in draft.events):
        return []
    last = drafts[-1]
    begun = bool(last.events) and all(isinstance(one.event, ev.StepBegins) for one in last.events)
    return [last.message] if begun else []


def _last(drafts: Sequence[Draft], table: Table) -> list[Draft]:
    """The last step that tells more than that a step has begun; where what it tells is so no longer, that a turn has
    begun since: the extra turn that was to come is here."""
    told = [d for d in drafts if any(not isinstance(one.event, UNTOLD) for one in d.events)][-1:]
    if told and not holds_still(told[0], table.game, table.refs):
        told = [d for d in drafts if any(isinstance(one.event, ev.TurnBegins) for one in d.events)][-1:] or told
    return told or list(drafts[-1:])
