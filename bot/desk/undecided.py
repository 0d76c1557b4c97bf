"""Verdicts before a choice: what would come of every answer is told at once, where there are few."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Sequence

import engine
from bot.desk import presenting
from bot.desk.games import Played
from bot.desk.lines_of_answers import comes_to, lines_of_answers, to_the_end
from bot.desk.reply import Section, StepView
from bot.desk.unknown_libraries import is_unknown
from bot.words import Words

ORDER = "order"
"""The kind of choice in which a player puts abilities that have triggered onto the stack (603.3b)."""

EFFECTS = "replacement"
"""The kind of choice in which it is chosen which of several effects is applied first (616.1)."""

ORDERS = (ORDER, EFFECTS)
"""Those in which it is only chosen what comes first."""

OF_EVERY = {ORDER: "in-any-order", EFFECTS: "first-of-effects"}
"""How it is said of these that something is so whatever comes first."""

MOST_TRIED = 8
"""So many answers are played on."""

FEW = 5
"""So many different results are told in a verdict."""

MOST_STEPS = 6
"""So many steps that follow every answer are shown on a phone below what has happened already."""

MOST_OF_ONE = 3
"""So many steps that follow one answer are shown behind those."""

FEW_WITH_STEPS = 3
"""Answers of which fewer have steps of their own there."""

TWO = 2
"""So many different results of orders are told."""

MANA = "mana"
"""The kind of choice of mana that is added (106.1b): what would come of it shows only as it is spent."""

DIVISION = "division"
"""The form of choices of which the answers are tried that people mostly want (``engine.ready_divisions``)."""


def is_told(pending: engine.Pending) -> bool:
    """Whether a verdict plays on what is asked: an order of what has triggered, a division, one of some things, or a
    search, in which of the cards that nobody has listed none is found (701.23b)."""
    if pending.kind == MANA:
        return False
    if pending.kind == ORDER or pending.form == DIVISION:
        return True
    if pending.by_name and pending.min == 0 and len(pending.options) < MOST_TRIED:
        return pending.form == "options" and pending.max == 1
    unknown = sum(map(is_unknown, pending.options))
    different = len(pending.options) - max(0, unknown - 1)  # whichever unknown card it is comes to the same
    one_of_some = pending.max == 1 and 1 < different + (pending.min == 0) <= MOST_TRIED
    return one_of_some and pending.form == "options" and (pending.rest or not pending.by_name)


def of_every_answer(found: engine.Outcomes | None, verdict: Callable[[bool], str], words: Words) -> str:
    """The verdict (which is told whether to say what is asked, in a line of its own behind what has happened) with what
    would come of every answer; where all come to the same, that is told, and an order is not asked for. Where not all
    answers were tried, nothing is said of all."""
    if found is None:
        return verdict(True)
    if not found.all and not found.matters and found.kind == ORDER:
        end = found.outcomes[0]
        while end.then is not None and len(end.then.outcomes) == 1:
            end = end.then.outcomes[0]
        if end.then is not None and end.then.times > 1 and any(map(_is_said, end.then.outcomes)):
            return _asked_each_time(end.then, verdict, words)
        what = "" if end.then is not None else comes_to(end, words)
        return " ".join(filter(None, [verdict(not what), words("outcomes-in-each-order", what=what) if what else ""]))
    if found.times > 1 and any(_is_said(one) for one in found.outcomes):
        return _asked_each_time(found, verdict, words)
    if not found.all:
        lines = [*_of_orders(found, words)] if found.kind == ORDER else []
        if found.kind != ORDER and _says_something(found):
            lines = lines_of_answers(found, words, FEW)
        if lines and not found.matters and len(found.outcomes[0].answers) > 1:
            lines = [words("outcomes-with-each", what=comes_to(to_the_end(found.outcomes[0]), words))]
        with_each = "outcomes-in-each-order" if found.kind == ORDER else "outcomes-with-each"
        common = [words(with_each, what=" ".join(found.always))] if lines and found.always else []
        return "\n".join([verdict(True), *lines, *common])
    always = [*found.always]
    if not found.matters:
        always = [comes_to(one, words) for one in map(to_the_end, found.outcomes) if _says(one)]
    what = " ".join(dict.fromkeys(always))
    in_order = found.kind == ORDER or (found.kind == EFFECTS and not found.matters)
    key = OF_EVERY.get(found.kind, "in-any-case") if in_order else "in-any-case"
    told = [words(f"outcomes-{key}", what=what)] if what else []
    first, _, asked = verdict(found.matters or found.kind not in ORDERS).partition("\n")
    if told and first and not asked and found.kind not in ORDERS and not verdict(False):  # what is asked comes behind
        first, asked = "", first
    if found.survives:
        first = f"{first.rstrip('.')}. {found.survives}"
    if told and (not first or first.endswith((".", "?", "!"))):
        first = f"{first} {told.pop()}".strip()
    if found.kind == ORDER:
        lines = [*_of_orders(found, words)]
    else:
        lines = lines_of_answers(found, words, FEW) if found.matters and len(found.outcomes) <= FEW else []
    return "\n".join(filter(None, [first, *told, asked, *lines]))


def _says(one: engine.Outcome) -> bool:
    return bool(one.results or one.then or one.asks)


def _of_orders(found: engine.Outcomes, words: Words) -> Iterator[str]:
    """What orders come to, where it is not the same: of more than two results first how much life players have by the
    order; then, where all were played or there are only two, a line for each of few results, or of more one for that
    with which a player has least and most life."""
    if not found.matters:
        return
    is_told = found.all or len(found.outcomes) <= TWO
    if len(found.outcomes) > TWO:
        yield from (_lives(one, found, words) for one in found.lives)
    if not found.lives and not (is_told and len(found.outcomes) <= FEW):
        yield words("outcomes-of-orders", n=len(found.outcomes), all=str(found.all).lower())
    if is_told and len(found.outcomes) <= FEW:
        yield from lines_of_answers(found, words, FEW)
    elif is_told and found.lives:
        yield from _at_the_ends(found, words)


def _at_the_ends(found: engine.Outcomes, words: Words) -> Sequence[str]:
    """The lines of a result with which a player has least life and of one with most: of who may lose the game, else of
    another player than who puts things in order."""
    at_stake = max(found.lives, key=lambda one: (one.loses, one.player != found.player))
    ends = tuple(found.outcomes[place] for place in at_stake.ends)
    return lines_of_answers(dataclasses.replace(found, outcomes=ends, all=False), words, FEW)


def _lives(one: engine.LivesThen, found: engine.Outcomes, words: Words) -> str:
    """How much life a player has by the order, of many totals from the least to the most."""
    is_range = len(one.lives) > FEW
    lives = words.both([str(life) for life in one.lives], "or")
    return words(
        "outcomes-lives",
        player=words.player(one.player),
        all=str(found.all).lower(),
        lives=words("outcomes-lives-range", least=one.lives[0], most=one.lives[-1]) if is_range else lives,
        last=one.lives[-1],
        loses=str(one.loses).lower(),
    )


def doubts_of_answers(after: Played, so_far: Sequence[StepView], words: Words) -> str:
    """That cards are not read in full whose text could matter to what comes of an answer, where a verdict of what has
    happened ``so_far`` doesn't say so."""
    found = after.outcomes_told
    told = {one.card for one in after.report.unread if one.could_matter} if so_far else set()
    cards = [one for one in found.unread if one not in told] if found is not None else []
    return words("outcomes-unread", cards=", ".join(cards)) if cards else ""


def steps_of_every_answer(
    found: engine.Outcomes | None, so_far: Sequence[StepView], words: Words
) -> tuple[Section, ...]:
    """The steps behind a choice that are taken whichever answer is given, numbered on from those ``so_far``: why it
    comes to what it comes to anyway."""
    if found is None or not found.steps:
        return ()
    if found.all:
        key = OF_EVERY.get(found.kind, "in-any-case")
    else:
        key = "in-one-order" if found.kind in ORDERS else "with-each"
    first = so_far[-1].n + 1 if so_far else 1
    steps = tuple(dataclasses.replace(one, n=n) for n, one in enumerate(presenting.views_of(found.steps), first))
    shown = Section(words(f"outcomes-steps-{key}"), "", steps=steps[:MOST_STEPS])
    unsaid = len(steps) - MOST_STEPS
    if unsaid > 0:
        return shown, Section("", words("outcomes-more", n=unsaid))
    return shown, *_own_steps(found, first + len(steps), words)


def _own_steps(found: engine.Outcomes, first: int, words: Words) -> Iterator[Section]:
    """What an answer leads to behind the steps that come of every one, where one or another does."""
    own = [one for one in found.outcomes if one.steps]
    for one in own if len(own) < FEW_WITH_STEPS else ():
        steps = (dataclasses.replace(step, n=n) for n, step in enumerate(presenting.views_of(one.steps), first))
        title = words("outcomes-steps-of-one", answer=one.said.rstrip("."))
        yield Section(title, "", steps=tuple(steps)[:MOST_OF_ONE])


def _is_said(one: engine.Outcome) -> bool:
    """Whether an answer comes to anything but another question."""
    end = to_the_end(one)
    return bool(end.results) or not (end.asks or end.then)


def _asked_each_time(found: engine.Outcomes, verdict: Callable[[bool], str], words: Words) -> str:
    """The verdict with what comes of the same answer each time; one that only asks is left out."""
    happened, _, _ = verdict(False).partition("\n")
    asks = _asked(found).partition(" (")[0] in happened
    return "\n".join(filter(None, ["" if asks else happened, *_each_time(found, words)]))


def _asked(found: engine.Outcomes) -> str:
    """What is asked, as it stands behind who is asked."""
    return f"{found.prompt[:1].lower()}{found.prompt[1:]}".rstrip(".")


def _each_time(found: engine.Outcomes, words: Words) -> Iterator[str]:
    """What comes of the same answer to what is asked several times, and of every one of them."""
    who = words.player(found.player)
    yield words("outcomes-each-time", player=who, prompt=_asked(found), count=found.times)
    for one in found.outcomes[:MOST_TRIED]:
        yield words("outcomes-further", answer=one.said.rstrip("."), what=comes_to(to_the_end(one), words))
    if found.always:
        yield words("outcomes-each-time-always", what=" ".join(found.always))


def _says_something(found: engine.Outcomes) -> bool:
    """Whether answers that were tried come to different things, or, if they are no orders, to anything."""
    ends = map(to_the_end, found.outcomes)
    return found.matters or (found.kind != ORDER and any(one.results or one.asks for one in ends))
