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
from bot.desk.unknown_libraries import every_unknown_card, is_unknown
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

MOST_SORTED = 6
"""So often cards that nobody knows are sorted for a player."""

_SORTING = ("701.22a", "701.25a")
"""The rules by which a player scries and surveils."""

_PAYS_MANA = re.compile(r"\{[^}]+\}")
"""What asks for mana that is to be paid: whether a player has it, or would, nobody knows."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """What was chosen: by whom, for what, and the answer in words."""

    player: str
    prompt: str
    said: str


@dataclass(frozen=True, slots=True)
class End:
    """How it may end: what is played then, the entries that lead there, and what was chosen for being best."""

    played: Played
    entries: tuple[Entry, ...] = ()
    chosen: tuple[Chosen, ...] = ()
    said: tuple[str, ...] = ()
    """The answers by which it parts from other ends, in words."""
    is_complete: bool = True
    """Whether nothing is left to be chosen."""


@dataclass(frozen=True, slots=True)
class _Answered:
    """One answer: where it leads at once, and what it comes to in the end, as far as nothing else is asked."""

    end: End
    last: Played
    said: str
    value: object


def ends(after: Played, *, announcing: bool = False, known: Mapping[str, object] | None = None) -> Sequence[End]:
    """Every end that play may come to from here, as far as they come to different things. What is asked as one
    announces a spell or ability (``announcing``) is chosen for nobody: what it is aimed at might have been said.
    ``known`` are answers that hold for every such question (:func:`refused_or_granted`)."""
    found: list[End] = []
    _play_on(End(after), dict(known or {}), found, 0 if not announcing else -1)
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


def of_no_matter(after: Played) -> list[Entry]:
    """Answers by which unknown cards stay unknown, as long as neither a land nor a creature nor another card would come
    to anything else than another number of cards in a hand, and stay on top where they are scried. A player who is
    asked again is left to answer, as what repeats itself may have no end, unless it ends with the library."""
    end, asked = _as_scried(End(after)), set[str]()
    while (pending := _of_unknown(end)) is not None:
        if pending.player in asked:
            end = _whole_library(end, pending.player) or end
            break
        choice = end.played.table.asked
        if choice is not None and choice.ends_a_search:
            break
        asked.add(pending.player)
        unknown = _answering(end, pending, pending.options[-1].id)
        named = [come_to(one.played, hands=False) for one in _named(end, pending)]
        if unknown is None or not named or any(one != come_to(unknown.played, hands=False) for one in named):
            break
        end = _as_scried(unknown)
    return list(end.entries)


def _whole_library(end: End, player: str) -> End | None:
    """Played on with a library of a known number of cards, where it comes to the same whether they stay unknown or all
    are of one kind or another; None where it doesn't."""
    if end.played.table.game.players[end.played.position.names.index(player)].placed is not None:
        return None
    unknown = _all_as(end, None)
    same = unknown is not None and all(
        one is not None and come_to(one.played, hands=False) == come_to(unknown.played, hands=False)
        for one in (_all_as(end, name) for name in UNKNOWN)
    )
    return unknown if same else None


def _all_as(end: End, name: str | None) -> End | None:
    """Where it leads that every card that is asked for is of this name, or stays unknown; None if it goes on for too
    long."""
    entries = every_unknown_card(end.played.table, name)
    if entries is None:
        return None
    after = end.played.then(entries)
    more = to_end(after)
    return replace(end, played=after.then(more), entries=(*end.entries, *entries, *more))


def _as_scried(end: End) -> End:
    """Played on where a player sorts cards that nobody knows (701.22, 701.25), as long as it comes to the same whether
    one of them stays or goes: all stay on top."""
    for _ in range(MOST_SORTED):
        pending = end.played.report.pending if end.played.asked is not None else None
        if pending is None or pending.rule not in _SORTING or not all(map(is_unknown, pending.options)):
            return end
        stay = _answering(end, pending, "none")
        go = _answering(end, pending, pending.options[0].id)
        if stay is None or go is None or come_to(stay.played) != come_to(go.played):
            return end
        end = stay
    return end


def _of_unknown(end: End) -> engine.Pending | None:
    """The question which card an unknown one is; None where that is not asked."""
    pending = end.played.report.pending if end.played.asked is not None else None
    return pending if pending is not None and pending.kind == "unknown card" else None


def _answering(end: End, pending: engine.Pending, value: object) -> End | None:
    """Where an answer leads, played on until something is asked; None where it is none."""
    entry = {"do": "answer", "player": pending.player, "value": value}
    after = end.played.then([entry])
    if after.refused is not None:
        return None
    more = to_end(after)
    return replace(end, played=after.then(more), entries=(*end.entries, entry, *more))


def _named(end: End, pending: engine.Pending) -> Iterator[End]:
    """Where it leads that the first of the unknown cards is of one kind or another, and the others stay unknown, or the
    next is of that kind too."""
    for name in UNKNOWN:
        one = _answering(end, pending, name)
        rest = _of_unknown(one) if one is not None and len(pending.options) > 1 else None
        if one is None or rest is None or rest.player != pending.player:
            yield from [one] if one is not None else []
            continue
        yield from filter(None, [_answering(one, rest, rest.options[-1].id), _both(one, rest, name)])


def _both(end: End, pending: engine.Pending, name: str) -> End | None:
    """Where it leads that the next card is the same as the one before, and the others stay unknown."""
    both = _answering(end, pending, name)
    rest = _of_unknown(both) if both is not None and len(pending.options) > 1 else None
    if both is None or rest is None or rest.player != pending.player:
        return both
    return _answering(both, rest, rest.options[-1].id)


def come_to(last: Played, *, hands: bool = True) -> object:
    """What is the same where unknown cards don't matter; how many cards are in hands only where ``hands`` says so."""
    asks = last.report.pending if last.asked is not None else None
    return _worth(last, last.position.names[0], hands=hands), asks and (asks.player, asks.kind)


def to_end(after: Played) -> list[Entry]:
    """What leads to the end of what has been begun: the stack resolves, and combat goes on to its end."""
    if after.asked is not None or after.choice is None:
        return []
    if _attacks(after) or after.position.turn.step == "combat damage":  # there may be a second such step (510.4)
        ends: Entry = {"do": "go_to", "step": "end of combat"}
        ended = after.then([ends])
        if ended.refused is not None and after.position.stack:  # something there ends the turn, or combat (724.1d)
            return [{"do": "resolve", "all": True}]
        left = ended.refused is None and ended.asked is None and bool(ended.position.stack)
        return [ends, {"do": "resolve", "all": True}] if left else [ends]
    if not after.position.stack:
        return []
    resolves: Entry = {"do": "resolve", "all": True}
    resolved = after.then([resolves])
    attack = resolved.refused is None and resolved.asked is None and _attacks(resolved)  # by ninjutsu (702.49c)
    return [resolves, *to_end(resolved)] if attack else [resolves]


def _attacks(now: Played) -> bool:
    """Whether creatures are attacking."""
    return any(permanent.attacking for side in now.position.players for permanent in side.battlefield)


def _play_on(end: End, known: dict[str, object], found: list[End], depth: int) -> None:
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
        _play_on(replace(end, played=end.played.then(stays), entries=(*end.entries, *stays)), known, found, depth + 1)
        return
    question = _question(pending)
    if question in known:
        again = _then(end, pending, known[question], "")
        if again is not None:
            _play_on(again.end, known, found, depth + 1)
            return
    answers = list(_answers(end, pending))
    if not answers:
        found.append(replace(end, is_complete=False))
        return
    open_to_both = pending.kind == "unknown card" or _PAYS_MANA.search(pending.prompt) is not None
    best = _best(answers, pending) if (depth >= 0 and not open_to_both) or len(answers) == 1 else None
    if best is not None:
        _play_on(_chosen(best, pending, end), known | {question: best.value}, found, depth + 1)
        return
    for one in answers:
        _play_on(replace(one.end, said=(*end.said, one.said)), known, found, max(depth, 0) + 1)


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
    """What an answer comes to; None where it is none. What asks the same again is answered alike."""
    entry = {"do": "answer", "player": pending.player, "value": value}
    after = end.played.then([entry])
    if after.refused is not None:
        return None
    last = after
    for _ in range(MOST_CHOICES):
        last = last.then(to_end(last))
        again = last.report.pending if last.asked is not None else None
        if again is None or _question(again) != _question(pending):
            break
        further = last.then([entry])
        if further.refused is not None:
            break
        last = further
    return _Answered(replace(end, played=after, entries=(*end.entries, entry)), last, said, value)


def _best(answers: Sequence[_Answered], pending: engine.Pending) -> _Answered | None:
    """The answer with which who chooses has nothing less, and something more, than with every other."""
    if len(answers) == 1:
        return answers[0]
    worth = [_worth(one.last, pending.player) for one in answers]
    for one, mine in zip(answers, worth, strict=True):
        others = [other for other in worth if other is not mine]
        if others and all(mine != other and all(a >= b for a, b in zip(mine, other, strict=True)) for other in others):
            return one
    return None


def _worth(played: Played, player: str, *, hands: bool = True) -> tuple[int, ...]:
    """What a position has for a player: whatever is of use, and against what is of use to others; cards in hands only
    where ``hands`` says so."""
    found: list[int] = []
    game = played.table.game
    turns = [game.players[one].name for one in game.turn.extra]
    for side in played.position.players:
        sign = 1 if side.name == player else -1
        permanents = side.battlefield
        power = sum(one.count * ((one.power or 0) + (one.toughness or 0)) for one in permanents)
        poison = side.counters.get("poison", 0)
        counters = sum(sum(one.counters.values()) for one in permanents if not one.power)
        counted = (
            side.life,
            -poison,
            -int(side.lost),
            _number(permanents),
            power,
            counters,
            _number(side.hand) * hands,
        )
        found += (sign * number for number in (*counted, turns.count(side.name)))
    return tuple(found)


def _number(objects: Sequence[engine.ObjectState]) -> int:
    return sum(one.count for one in objects)
