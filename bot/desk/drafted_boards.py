"""The board in a question: drafted, played, and its verdict."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import engine
from bot.board_text.paste import read
from bot.board_text.writing import write
from bot.boards import moves
from bot.boards.moves import Entry
from bot.boards.store import Board
from bot.desk import presenting
from bot.desk.commands.board import new_board
from bot.desk.commands.short_acts import read_acts, to_end
from bot.desk.context import Context
from bot.desk.games import Played
from bot.desk.reply import BoardRef, Button, FieldView, FormView, Place, Reply, Section
from bot.errors import BadAct
from bot.situations.board import Kind, Piece, Situation
from bot.situations.reading import read as read_situation
from bot.which_reading import Which
from bot.words import Words
from cards import Mention

CHANGE = "change"
"""The action of the button that opens the form with the texts."""
MOST_TRIGGERS = 30
"""Answers that are given to see how often something triggers."""
MOST_WAYS = 4
"""Outcomes of an open choice that stand in the answer."""


@dataclass(frozen=True, slots=True)
class Drafted:
    """A throwaway board out of a question. ``played`` is how it ends, where it could be played to the end, ``verdict``
    the sentence that answers; ``deciding`` are the rules that decide it."""

    situation: Situation
    board: Board
    played: Played | None = None
    verdict: str = ""
    deciding: tuple[str, ...] = ()


def drafted(desk: Context, place: Place, question: str, mentions: Sequence[Mention]) -> Drafted | None:
    """What a question tells of, on a board, and played if all of it is understood; None where it tells of no board
    on which something is done or asked."""
    words = Words.of(place.locale)
    found = read_situation(question, mentions, desk.cards.card, desk.players(place), words)
    if not found.pieces or not (found.acts or found.playable):
        return None
    pasted = read(found.pasted(words), desk.names(place), (), found.players[:1])
    if pasted.problems:
        return None
    scenario = new_board(pasted, (found.players[0], found.players[1]))
    try:
        desk.games.of(scenario, desk.language(place))
    except engine.ScenarioError:
        return None
    board = desk.boards.open(None, place.user, moves.start(scenario))
    return _played(desk, place, found, board, words) if found.playable else Drafted(found, board)


def _played(desk: Context, place: Place, found: Situation, board: Board, words: Words) -> Drafted:
    language = desk.language(place)
    before = desk.games.at(board, language)
    if not found.acts:
        return Drafted(found, board, before, _sizes(found, before, words), before.report.deciding)
    try:
        acts = read_acts(desk, place, board, before, found.in_short(words), "question")
    except (BadAct, Which):
        return Drafted(found, board)
    if acts.refusal is not None and acts.acts[-1].entries[-1]["do"] == "answer":
        return Drafted(found, board)  # what was chosen is not what is asked about, and fits no question
    done = acts.acts if acts.refusal is None else acts.acts[:-1]
    entries = [dict(entry) for act in done for entry in act.entries]
    after = before.then(entries)
    refusal = None if acts.refusal is None else presenting.refusal(Played(acts.table, language), words)
    if refusal is None or found.asked.kind is Kind.CAN:
        entries += to_end(after)
        after = before.then(entries)
    board = desk.games.add(board, place.user, after, {"acts": entries})
    rules = after.report.deciding if refusal is None else tuple(rule.id for rule in refusal.citations)
    if refusal is not None:
        # only of the last act it is known that it is the one that was asked about
        no = found.asked.kind is Kind.CAN and not acts.unread
        verdict = words("situation-no", verdict=refusal.verdict) if no else refusal.verdict
    else:
        verdict = _verdict(found, before, after, words)
    return Drafted(found, board, after, verdict, rules)


def _verdict(found: Situation, before: Played, after: Played, words: Words) -> str:
    """The sentence that answers: the engine's verdict, with yes or no where that was asked and nothing is open."""
    told = _sizes(found, after, words) or after.verdict_after(before)
    if found.asked.kind is Kind.TRIGGERS:
        counts = {_triggers(found, before, after, one) for one in (0, -1)}
        return "\n".join([*(words("situation-triggers", count=count) for count in counts if len(counts) == 1), told])
    ends = [after] if found.asked.kind is Kind.CAN else list(_ends(after))
    holding = {_holds(found, before, end) for end in ends}
    if after.asked is not None and len({_told(end, before) for end in ends}) == 1:
        told = _told(ends[0], before)
    elif after.asked is not None and found.asked.kind is not Kind.CAN:
        told = "\n".join([told, *_each_way(after, words)])
    if len(holding) != 1 or None in holding:
        return told
    return words("situation-yes" if True in holding else "situation-no", verdict=told)


def _triggers(found: Situation, before: Played, after: Played, choice: int) -> int:
    """How many abilities have triggered (603.2), of what is asked about, with the first or last answer chosen to all
    that is asked till the stack is empty."""
    for _ in range(MOST_TRIGGERS):
        further = after.outcomes if after.asked is not None else None
        if further is None:
            break
        entry = {"do": "answer", "player": further.player, "value": further.outcomes[choice].answers[0].value}
        after = after.then([entry])
        after = after.then(to_end(after))
    asked = {found.reference(one) for one in found.asked.of if isinstance(one, Piece)}
    new = after.report.events[len(before.report.events) :]
    return sum(event["type"] == "AbilityTriggered" and (not asked or event["object"] in asked) for event in new)


def _each_way(after: Played, words: Words) -> Iterator[str]:
    """What each answer leads to, after what comes of all of them."""
    found = after.outcomes
    if found is None:
        return
    if found.always:
        yield words("outcomes-always", what=" ".join(found.always))
    for one in found.outcomes[:MOST_WAYS]:
        results = " ".join(one.results) or words("outcomes-nothing-more")
        yield words("outcomes-further", answer=one.said, what=results)


def _told(end: Played, before: Played) -> str:
    return end.verdict_after(before)


def _ends(after: Played) -> Iterator[Played]:
    """How it may end."""
    return (after.then(entries) for entries in ways(after))


def ways(after: Played) -> Iterator[list[Entry]]:
    """How it may go on to an end: by each answer to what is asked, as far as they come to different things."""
    found = after.outcomes if after.asked is not None else None
    if found is None:
        yield []
        return
    for one in found.outcomes:
        entry = {"do": "answer", "player": found.player, "value": one.answers[0].value}
        yield [entry, *to_end(after.then([entry]))]


def _holds(found: Situation, before: Played, after: Played) -> bool | None:
    """Whether what is asked is so, now that all was done; None where no yes or no was asked for."""
    asked = found.asked
    if asked.kind is Kind.CAN:
        return True
    if not asked.of:
        return None
    if asked.kind in (Kind.DIES, Kind.SURVIVES):
        if not all(_can_die(one, found, after) for one in asked.of):
            return None
        dead = [_dies(one, found, after) for one in asked.of]
        return all(dead) if asked.kind is Kind.DIES else not any(dead)
    if asked.kind in (Kind.GAINS, Kind.LOSES):
        changes = [_life(after, one) - _life(before, one) for one in asked.of if isinstance(one, str)]
        return all(change > 0 if asked.kind is Kind.GAINS else change < 0 for change in changes)
    return None


def _can_die(one: Piece | str, found: Situation, after: Played) -> bool:
    """Whether it is a player, or was a permanent under its own name: a spell neither dies nor survives (700.4)."""
    if isinstance(one, str) or one.zone == "battlefield":
        return True
    if one.copies:
        return False
    reference = found.reference(one)
    return any(
        (event["type"], event.get("object"), event.get("to")) == ("ZoneChange", reference, "battlefield")
        for event in after.report.events
    )


def _dies(one: Piece | str, found: Situation, after: Played) -> bool:
    """Whether a permanent was put into a graveyard from the battlefield (700.4), or a player has lost."""
    if isinstance(one, str):
        return any(player.name == one and player.lost for player in after.position.players)
    reference = found.reference(one)
    return any(
        (event["type"], event.get("object"), event.get("origin"), event.get("to"))
        == ("ZoneChange", reference, "battlefield", "graveyard")
        for event in after.report.events
    )


def _sizes(found: Situation, after: Played, words: Words) -> str:
    """How big the creatures are that were asked about, if that was asked."""
    if found.asked.kind is not Kind.SIZE:
        return ""
    asked = {found.reference(one) for one in found.asked.of if isinstance(one, Piece)}
    there = [one for side in after.position.players for one in side.battlefield if one.reference in asked]
    return " ".join(
        words("situation-size", name=one.reference, power=one.power, toughness=one.toughness)
        for one in there
        if one.power is not None and one.toughness is not None
    )


def _life(played: Played, player: str) -> int:
    return next(one.life for one in played.position.players if one.name == player)


def understood(one: Drafted, words: Words) -> Iterable[str]:
    """What was understood, assumed and not understood, in lines."""
    yield words("situation-understood", restated=one.situation.restated(words))
    yield from one.situation.assumed
    yield from (words("situation-not-understood", clause=clause) for clause in one.situation.not_understood)


def drafted_buttons(one: Drafted, words: Words) -> tuple[Button, ...]:
    """That it was understood rightly, which brings the board into the channel; or that it is to be changed."""
    at = f"b:{one.board.id}:{one.board.revision}"
    return (
        Button(f"{at}:draft", words("button-right"), "success"),
        Button(f"{at}:{CHANGE}", words("button-change"), private=True),
    )


def to_change(desk: Context, place: Place, board: Board, at: BoardRef) -> Reply:
    """The texts of a board and of what was done on it, to be changed and played again."""
    words = Words.of(place.locale)
    scenario = moves.scenario_of(desk.boards.moves(board.id, at.revision))
    acts = [
        said for entry in scenario.get("script", ()) if (said := engine.in_short(entry, words.language)) is not None
    ]
    fields = (
        FieldView("board", words("change-board"), write(scenario).strip()),
        FieldView("do", words("change-do"), "; ".join(acts)),
    )
    return Reply(
        verdict=words("change-title"),
        sections=tuple(Section(field.label, field.text) for field in fields),
        form=FormView("what-if", words("change-title"), fields),
        private=True,
    )
