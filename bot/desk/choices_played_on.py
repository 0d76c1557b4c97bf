"""What somebody must choose on the way, chosen where one answer is best for who chooses it, and else in every way.

"Best" is what nobody at a table would do otherwise: more life, permanents, power, cards and turns for oneself and less
for the others, with nothing worse (a drain's target is the opponent, damage beyond what is lethal tramples over). What
was chosen so is said; where no answer is best by that, each leads to an end of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from typing import TYPE_CHECKING, Any

import engine
from bot.boards.moves import Entry
from bot.desk.ends_of_play import Chosen, End, to_end, worth
from bot.desk.unknown_libraries import of_no_matter
from bot.situations.stand_ins import BASIC_LANDS, UNKNOWN

if TYPE_CHECKING:
    from bot.desk.games import Played

MOST_ANSWERS = 12
"""Answers to one choice that are tried."""
MOST_CHOICES = 24
"""Choices that one way may lead through."""
MOST_ORDERED = 3
"""Triggers of which all orders are tried."""
MOST_ENDS = 8
"""Ends that are played to."""

_PAYS_MANA = re.compile(r"\{[^}]+\}")
"""What asks for mana that is to be paid: whether a player has it, or would, nobody knows."""


@dataclass(frozen=True, slots=True)
class _Answered:
    """One answer: where it leads at once, and what it comes to in the end, as far as nothing else is asked."""

    end: End
    last: Played
    said: str
    value: object


def ends(
    after: Played, *, announcing: bool = False, known: Mapping[str, object] | None = None, wishes: bool = False
) -> Sequence[End]:
    """Every end that play may come to from here, as far as they come to different things. What is asked as one
    announces a spell or ability (``announcing``) is chosen for nobody: what it is aimed at might have been said.
    ``known`` are answers that hold for every such question (:func:`refused_or_granted`). With ``wishes`` what a player
    may do is done and left, though one were best: it is asked whether they may."""
    found: list[End] = []
    _play_on(End(after), dict(known or {}), found, 0 if not announcing else -1, wishes=wishes)
    return found


def refused_or_granted(before: Played, entries: Sequence[Entry]) -> dict[str, object]:
    """The yes or no that entries say, by the question: who never pays for one trigger pays for none of them."""
    found: dict[str, object] = {}
    for number, entry in enumerate(entries):
        if entry["do"] == "answer" and entry.get("value") in (["yes"], ["no"], "yes", "no"):
            pending = before.then(entries[:number]).report.pending
            if pending is not None:
                found[_question(pending)] = entry["value"]
    return found


def before_going_on(after: Played) -> End | None:
    """What is asked before anything further can be done, answered where one answer is best; None where none is."""
    end = End(after)
    for _ in range(MOST_CHOICES):
        pending = end.played.report.pending if end.played.asked is not None else None
        if pending is None:
            return end
        if pending.kind == "unknown card":
            return None  # which card it is nobody may say for the player
        answers = list(_answers(end, pending))
        is_left = pending.kind == "order" and len(answers) > 1  # an order that matters is the player's
        best = _best(answers, pending) if not is_left else None
        if best is None:
            return None
        end = _chosen(best, pending, end)
    return None


def _play_on(end: End, known: dict[str, object], found: list[End], depth: int, *, wishes: bool = False) -> None:
    """Answer what is asked, the one best way or every way. ``known`` are the answers that were best before, by what
    was asked: many triggers of one ability are aimed alike."""
    end = replace(end, **_to_end(end))
    pending = end.played.report.pending if end.played.asked is not None else None
    if pending is None:
        found.append(end)
        return
    if depth == MOST_CHOICES or len(found) >= MOST_ENDS:
        found.append(replace(end, is_complete=False))
        return
    if pending.kind == "unknown card" and (stays := of_no_matter(end.played)):
        _play_on(
            replace(end, played=end.played.then(stays), entries=(*end.entries, *stays)),
            known,
            found,
            depth + 1,
            wishes=wishes,
        )
        return
    question = _question(pending)
    if question in known:
        again = _then(end, pending, known[question], "")
        if again is not None:
            _play_on(again.end, known, found, depth + 1, wishes=wishes)
            return
    answers = list(_answers(end, pending))
    if not answers:
        found.append(replace(end, is_complete=False))
        return
    open_to_both = (
        pending.kind == "unknown card"
        or (wishes and pending.kind == "may")
        or _PAYS_MANA.search(pending.prompt) is not None
    )
    best = _best(answers, pending) if (depth >= 0 and not open_to_both) or len(answers) == 1 else None
    if best is not None:
        _play_on(_chosen(best, pending, end), known | {question: best.value}, found, depth + 1, wishes=wishes)
        return
    for one in answers:
        _play_on(replace(one.end, said=(*end.said, one.said)), known, found, max(depth, 0) + 1, wishes=wishes)


def _chosen(best: _Answered, pending: engine.Pending, end: End) -> End:
    """Where the best answer leads, with what was chosen where there was another."""
    if len(pending.options) < 2 and not pending.by_name:
        return best.end
    chosen = Chosen(pending.player, pending.prompt, best.said)
    return replace(best.end, chosen=(*end.chosen, chosen) if best.said else end.chosen)


_WHICH_OF_SEVERAL = re.compile(r" \(\d+ \w+ \d+\)$")
"""What a prompt says behind it of an ability that has triggered several times: "(2 of 5)"."""


def _question(pending: engine.Pending) -> str:
    """What is asked, and of whom; the same of each of several abilities that are the very same."""
    return f"{pending.player} {_WHICH_OF_SEVERAL.sub('', pending.prompt)}"


def _to_end(end: End) -> dict[str, Any]:
    further = to_end(end.played)
    return {"played": end.played.then(further), "entries": (*end.entries, *further)} if further else {}


def _answers(end: End, pending: engine.Pending) -> Iterator[_Answered]:
    """The answers to a choice, each class of those that come to the same once; of what is found in a library that is
    not told of a basic land, where that fits; of divisions those that people mostly want, where one is best."""
    table = end.played.table
    if pending.kind == "unknown card":
        for name in UNKNOWN:
            if (one := _then(end, pending, name, name)) is not None:
                yield one
        return
    if pending.by_name and pending.kind != "objects":
        return  # a name of any card
    if pending.by_name:
        for names in (list(BASIC_LANDS[:1]), list(BASIC_LANDS), []):
            one = _then(end, pending, names, " + ".join(names) or "–")
            if one is not None:
                yield one
                return
        return
    ready = [_then(end, pending, dict(one.shares), one.label) for one in engine.ready_divisions(table)]
    if (best := _best([one for one in ready if one is not None], pending)) is not None:
        yield best
        return
    if (one := _any_order(end, pending)) is not None:
        yield one
        return
    number = len(table.alternatives(MOST_ANSWERS).given)
    outcomes = table.outcomes(MOST_ANSWERS, max(1, number))
    if outcomes is None or not outcomes.all:
        return
    for outcome in outcomes.outcomes:
        one = _then(end, pending, outcome.answers[0].value, outcome.said)
        if one is not None:
            yield one


def _any_order(end: End, pending: engine.Pending) -> _Answered | None:
    """An order in which the triggers of one permanent are put onto the stack (603.3b), where every order comes to the
    same."""
    sources = {option.label.partition(" (")[0] for option in pending.options}
    if pending.kind != "order" or not pending.onto_stack or len(sources) > 1 or len(pending.options) > MOST_ORDERED:
        return None
    orders = permutations(option.id for option in pending.options)
    first, *others = [_then(end, pending, list(one), "") for one in orders]
    if first is None or any(one is None or one.last.position != first.last.position for one in others):
        return None
    return first


def _then(end: End, pending: engine.Pending, value: object, said: str) -> _Answered | None:
    """What an answer comes to; None where it is none. What asks the same again is answered alike, as is what
    else that player aims before anything resolves."""
    entry = {"do": "answer", "player": pending.player, "value": value}
    after = end.played.then([entry])
    if after.refused is not None:
        return None
    last = after
    for _ in range(MOST_CHOICES):
        last = last.then(to_end(last))
        again = last.report.pending if last.asked is not None else None
        if again is None or not (_question(again) == _question(pending) or _is_aimed_too(again, pending)):
            break
        further = last.then([entry])
        if further.refused is not None:
            break
        last = further
    return _Answered(replace(end, played=after, entries=(*end.entries, entry)), last, said, value)


def _is_aimed_too(again: engine.Pending, pending: engine.Pending) -> bool:
    """Whether the same player aims something else, as what has triggered is put onto the stack."""
    return again.kind == pending.kind == "target" and again.player == pending.player


def _best(answers: Sequence[_Answered], pending: engine.Pending) -> _Answered | None:
    """The answer with which who chooses has nothing less, and something more, than with every other."""
    if len(answers) == 1:
        return answers[0]
    worths = [worth(one.last, pending.player) for one in answers]
    for one, mine in zip(answers, worths, strict=True):
        others = [other for other in worths if other is not mine]
        if others and all(mine != other and all(a >= b for a, b in zip(mine, other, strict=True)) for other in others):
            return one
    return None
