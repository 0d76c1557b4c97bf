"""Short acts at the desk: what people write for what they do ("bolt the bear; Opp blocks Bears with Angel")."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import count

import engine
from bot.boards.moves import Entry
from bot.boards.store import Board
from bot.card_names import Names
from bot.desk import presenting, seats_and_roles
from bot.desk.choices_played_on import of_no_matter, to_end
from bot.desk.command_registry import command
from bot.desk.commands.why import explained_on, why_apart
from bot.desk.context import Context
from bot.desk.games import Played
from bot.desk.going_on import going_on, keeping_targets
from bot.desk.puts_by_hand import taken_to_be_there
from bot.desk.reply import Place, Reply
from bot.desk.undecided import doubts_of_answers, is_told, of_every_answer, steps_of_every_answer
from bot.desk.what_is_left import leaving
from bot.desk.who_and_what_is_meant import Speaker
from bot.errors import Ambiguous, BadAct, NotYourChoice
from bot.which_is_meant import Reading, Which
from bot.words import Words
from cards import UnknownCard

A_FEW_ROUNDS: Entry = {"do": "resolve", "count": 24}
"""How far what has no end is played."""


@command("do")
def do(desk: Context, place: Place, acts: str) -> Reply:
    """One or several acts in short: "cast Shock on Bears; attack with everything; end turn"."""
    board = desk.boards.at(place.channel)
    before = desk.games.at(board, desk.language(place))
    seats_and_roles.plays(board, before.position.names, place)
    acts, object = why_apart(acts)
    reply = carry_out_acts(desk, place, board, before, acts, "acts") if acts.strip() else None
    if object is None or (reply is not None and (reply.error is not None or reply.choice is not None)):
        return reply or carry_out_acts(desk, place, board, before, acts, "acts")
    why = explained_on(desk, place, desk.boards.at(place.channel), object)
    return why if reply is None else why.but(verdict=f"{reply.verdict}\n{why.verdict}", understood=reply.understood)


def carry_out_acts(
    desk: Context, place: Place, board: Board, before: Played, text: str, option: str, *, to_the_end: bool = False
) -> Reply:
    """Play short acts on a board, and say what was understood. What can't be is told with its rule, and the acts before
    it stand; where something can't be read, or may mean several things, nothing is done. ``to_the_end`` goes on until
    all has resolved and combat is over, or as far as shows what it is that has no end."""
    words = Words.of(place.locale)
    acts, entries, found = _read_on(desk, place, board, before, text, option, to_the_end=to_the_end)
    done = acts if found.refusal is None else acts[:-1]
    said = [in_names(act.said) for act in done]
    after, unended, copies = before.then(entries), None, False
    if to_the_end and found.refusal is None:
        more = to_end(after)
        more += of_no_matter(after.then(more))
        waits_behind = found.refusal is None and found.acts[-1].entries[-1]["do"] == "answer"  # "Opp pays"
        targets = keeping_targets(after.then(more), even_of_one=waits_behind)
        ended, copies = after.then([*more, *targets]), bool(targets)
        if ended.refused is None:
            after, entries = ended, [*entries, *more, *targets]
        else:
            unended = presenting.refusal(ended, words)
            begun = after.then([A_FEW_ROUNDS])
            after, entries = (begun, [*entries, A_FEW_ROUNDS]) if begun.refused is None else (after, entries)
    if not done and found.refusal is not None:
        refused = presenting.refusal(Played(found.table, before.language), words)
        understood = words("acts-understood", acts=in_names(found.acts[-1].said))
        return refused.but(verdict=in_names(refused.verdict), understood=understood)
    between = f"{words('short-act-between')} "
    answers = found.acts[-1].entries[-1]["do"] == "answer"
    waits = found.refusal is not None and after.asked is not None and not answers
    waiting = [in_names(found.acts[-1].said)] if waits else []
    left = between.join([*waiting, *([found.unread] if found.unread else [])])
    waits_for = leaving(left, to_the_end) if after.asked is not None else {}
    board = desk.games.add(board, place.user, after, {"acts": entries, **waits_for})
    reply = presenting.outcome(board, after, before, words)
    if to_the_end and after.asked is not None and is_told(after.asked.pending):
        so_far = presenting.before_outcomes(after, before, reply, words)  # what is asked stands in full at the choice
        every = of_every_answer(after.outcomes_told, lambda asking: so_far, words)
        verdict = "\n".join(filter(None, [every, doubts_of_answers(after, reply.steps, words)]))
        sections = steps_of_every_answer(after.outcomes_told, reply.glance, words)
        footer = presenting.footer_of_answers(after, before, words)
        reply = reply.but(verdict=verdict, sections=sections, footer=footer)
    reply = reply.but(understood=words("acts-understood", acts=between.join(said)))
    if found.refusal is not None and not waiting:
        refused = presenting.refusal(Played(found.table, before.language), words)
        how = engine.how_to_answer(found.table, place.locale) if answers else ""
        without = _without_it(before, after, words) if to_the_end and not left else ""
        not_done = words("acts-not-done", act=in_names(found.acts[-1].said))
        why = f"{not_done} {in_names(refused.verdict)}"
        told = [why, how, without] if without else [reply.verdict, why, how]
        reply = reply.but(verdict="\n".join(filter(None, told)), citations=refused.citations)
    if unended is not None:
        reply = reply.but(verdict=f"{unended.verdict}\n{reply.verdict}", citations=unended.citations)
    if left:
        reply = reply.but(verdict=f"{reply.verdict}\n{words('acts-left', acts=left)}")
    if copies:
        reply = reply.but(footer=(words("footer-copies-keep-targets"), *reply.footer))
    return reply


def _without_it(before: Played, after: Played, words: Words) -> str:
    """What comes of all that was done, where what somebody would have done at what is on the stack can't be done."""
    if not after.position.stack or after.asked is not None:
        return ""
    ended = after.then(to_end(after))
    verdict = ended.verdict_after(before, asking=False, whole=True) if ended.refused is None else ""
    return words("acts-without-it", verdict=verdict) if verdict else ""


def _read_on(
    desk: Context, place: Place, board: Board, before: Played, text: str, option: str, *, to_the_end: bool
) -> tuple[list[engine.ShortAct], list[Entry], engine.ShortActs]:
    """The acts of a text, what is entered for them, and how the last reading ended. ``to_the_end`` answers what is
    asked between them where that makes no difference."""
    acts: list[engine.ShortAct] = []
    entries: list[Entry] = []
    number, now, in_any_step = count(1), before, False
    while True:
        found = read_acts(desk, place, board, now, text, option, number, in_any_step=in_any_step)
        acts += found.acts
        done = found.acts if found.refusal is None else found.acts[:-1]
        entries += [dict(entry) for act in done for entry in act.entries]
        after = before.then(entries)
        waits = found.refusal is not None and after.asked is not None
        if not to_the_end or not waits or found.acts[-1].entries[-1]["do"] == "answer":
            return acts, entries, found
        more = going_on(after)
        now = after.then(more)
        if not more or now.refused is not None:
            return acts, entries, found
        entries += more
        text, in_any_step = text[acts.pop().start :], found.in_any_step


def read_acts(
    desk: Context,
    place: Place,
    board: Board,
    before: Played,
    text: str,
    option: str,
    numbers: Iterator[int] | None = None,
    *,
    in_any_step: bool = False,
) -> engine.ShortActs:
    """The acts of a text, played on a fork; Which for a name that may mean several things, BadAct for what is not
    understood. ``numbers`` are those of cards that nobody has."""
    speaker, names, numbers = Speaker(board, before, place), desk.names(place), numbers or count(1)
    try:
        found = engine.short_acts(
            before.table,
            text,
            speaker.me,
            lambda called: _card_called(called, names),
            lambda player, card: _into_hand(player, card, f"{board.revision}.{next(numbers)}", board.revision),
            in_any_step=in_any_step,
        )
    except engine.SeveralMeant as which:
        told = Speaker(board, Played(which.table, before.language), place)
        readings = [Reading(which.saying(one.reference), _label(one, told)) for one in which.candidates]
        raise Which(option, "" if which.unsaid else which.found, readings, which.unsaid) from None
    except engine.NotUnderstood as problem:
        if "card" in problem.expected and problem.found.strip():
            names.card(problem.found)  # which cards are called nearly so
        raise BadAct(sentence=problem.sentence(place.locale)) from None
    for act in found.acts:
        _allowed(board, place, speaker, act.entries[-1], before)
    return found


def in_names(said: str) -> str:
    """What was understood, without the numbers that tell cards put into a hand for an act from others of their name:
    "Lightning Bolt.1.1"."""
    return re.sub(r"(?<=[^\W\d])(?:\.\d+)+(?![\w.])", "", said)


def _label(one: engine.Candidate, speaker: Speaker) -> str:
    """What may be meant, as it is told from the rest."""
    return speaker.labels(one.things or (one.reference,)) or one.reference


def _allowed(board: Board, place: Place, speaker: Speaker, entry: Entry, before: Played) -> None:
    """NotYours or NotYourChoice unless the speaker may act, or choose, for the player."""
    player = entry.get("player")
    if player is None:
        return
    if entry["do"] != "answer":
        speaker.allowed(player)
    elif not seats_and_roles.may_choose(board, player, place):
        pending = before.report.pending
        raise NotYourChoice(player=player, rule=pending.rule if pending is not None else "608.2d")


def _card_called(text: str, names: Names) -> str | None:
    """The name of the card that people call so, or whose name is what is done: "bolt", "bolts". None for what is no
    name for sure."""
    for called in (text, text.removesuffix("s")):
        with suppress(UnknownCard, Ambiguous):
            return names.entry(called)["card"] if len(called) > 2 else None
    return None


def _into_hand(player: str, card: str, number: str, revision: int) -> tuple[str, Entry]:
    """A card that nobody has, put into a hand by hand; ``number`` tells it from others of its name."""
    reference = f"{card}.{number}"
    return reference, taken_to_be_there({player: {"hand": [{"card": card, "id": reference}]}}, revision)
