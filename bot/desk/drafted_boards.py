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
from bot.desk.choices_played_on import MOST_ANSWERS, Chosen, End, before_going_on, ends, refused_or_granted
from bot.desk.commands.board import new_board
from bot.desk.commands.short_acts import read_acts, to_end
from bot.desk.context import Context
from bot.desk.games import Played
from bot.desk.heads_of_answers import headed, heads
from bot.desk.reply import BoardRef, Button, FieldView, FormView, Place, Reply, Section
from bot.errors import BadAct
from bot.situations.board import Act, Kind, Piece, Situation
from bot.situations.naming import misspelt
from bot.situations.reading import read as read_situation
from bot.which_is_meant import Which
from bot.words import Words
from cards import Mention

CHANGE = "change"
"""The action of the button that opens the form with the texts."""
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
    chosen: tuple[Chosen, ...] = ()
    """What was chosen on the way, for being best for who chose it."""


def drafted(desk: Context, place: Place, question: str, mentions: Sequence[Mention]) -> Drafted | None:
    """What a question tells of, on a board, and played if all of it is understood; None where it tells of no board
    on which something is done or asked."""
    words = Words.of(place.locale)
    found = read_situation(question, mentions, desk.cards.card, desk.players(place), words)
    if found.not_understood and (slips := list(misspelt(question, mentions, desk.cards, place.locale))):
        again = read_situation(question, sorted((*mentions, *slips)), desk.cards.card, desk.players(place), words)
        if len(again.not_understood) < len(found.not_understood):
            found = again
            for slip in slips:
                written = question[slip.start : slip.end]
                found.assumed.append(words("situation-nearly", word=written, card=slip.name))
    if not found.pieces or not (found.acts or found.playable or found.is_told):
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
        answer = headed(list(heads(found, before, [before], words)), before.verdict_after(before), words)
        return Drafted(found, board, before, answer, before.report.deciding)
    try:
        acts, entries, chosen = _acted(desk, place, board, before, found, words)
    except (BadAct, Which):
        return Drafted(found, board)
    if any(entry["do"] == "edit" for act in acts.acts for entry in act.entries):
        no = _not_castable(found, acts, words)
        if not no:
            return Drafted(found, board)
        entries = entries[: -len(acts.acts[-1].entries)]
        entries += to_end(before.then(entries))
        board = desk.games.add(board, place.user, before.then(entries), {"acts": entries})
        return Drafted(found, board, before.then(entries), no)
    if acts.refusal is not None and acts.acts[-1].entries[-1]["do"] == "answer":
        return Drafted(found, board)  # what was chosen is not what is asked about, and fits no question
    after = before.then(entries)
    if acts.refusal is not None:
        if acts.refusal.reason.key == "choice-is-open":
            return Drafted(found, board)  # somebody must choose before, and nobody says what
        refusal = presenting.refusal(Played(acts.table, language), words)
        # only of the last act it is known that it is the one that was asked about
        asked = any(one.kind is Kind.CAN and one.at == len(found.acts) for one in found.questions)
        asked = asked and not acts.unread
        entries += to_end(after) if asked else []
        board = desk.games.add(board, place.user, before.then(entries), {"acts": entries})
        verdict = words("situation-no", verdict=refusal.verdict) if asked else refusal.verdict
        return Drafted(
            found, board, before.then(entries), verdict, tuple(rule.id for rule in refusal.citations), chosen
        )
    announcing = after.asked is not None and entries[-1]["do"] != "answer"
    every = ends(after, announcing=announcing, known=refused_or_granted(before, entries))
    unchosen = next((name for act in found.acts for name in _not_chosen(found, act, before, every[0].played)), None)
    if unchosen is not None:
        asked = any(one.kind is Kind.CAN and one.at == len(found.acts) for one in found.questions)
        if not asked or found.acts[-1].do != "answer":
            return Drafted(found, board)  # it is said to be chosen, and cannot be
        answer = words("situation-no", verdict=words("situation-not-chosen", name=unchosen))
        return Drafted(found, board, after, answer, every[0].played.report.deciding, chosen)
    if len(every) == 1:
        after, entries = every[0].played, [*entries, *every[0].entries]
    board = desk.games.add(board, place.user, after, {"acts": entries})
    told = after.verdict_after(before) if len(every) == 1 else _each_way(every, before, after, words)
    doubts = any(one.could_matter for end in every for one in end.played.report.unread)
    doubts = doubts or not all(end.is_complete for end in every)
    said = [] if doubts else list(heads(found, before, [one.played for one in every], words))
    stops = len({end.played.verdict_after(before) for end in every}) > 1
    if stops and announcing:  # whether it can be cast or activated is not known before all of it is said
        said = [(asked, head) for asked, head in said if asked.kind is not Kind.CAN]
    verdict = headed(said, told, words, stops=stops)
    chosen = tuple(dict.fromkeys((*chosen, *(one for end in every for one in end.chosen))))
    return Drafted(found, board, after, verdict, every[0].played.report.deciding, chosen)


def _not_castable(found: Situation, acts: engine.ShortActs, words: Words) -> str:
    """Where a card had to be put into a hand to be cast: where it is said to be it can't be cast from (601.3). Asked
    whether it can, that is the answer; else nothing is played."""
    asked = any(one.kind is Kind.CAN and one.at == len(found.acts) for one in found.questions)
    last, edited = found.acts[-1], any(entry["do"] == "edit" for entry in acts.acts[-1].entries)
    if not asked or not edited or acts.unread or last.do != "cast":
        return ""
    (piece, *_) = last.uses
    where = words("situation-in-zone", card=piece.called, zone=piece.zone, owner=piece.owner)
    return words("situation-no", verdict=where)


def _not_chosen(found: Situation, act: Act, before: Played, after: Played) -> Iterator[str]:
    """What is said to have been chosen, and nothing has happened to: it was no legal choice, so that another was made
    unasked. What is copied is left out."""
    if act.do != "answer" or any(piece.copies for piece in found.pieces):
        return
    new = after.report.events[len(before.report.events) :]
    touched = {str(event.get(key)) for event in new for key in ("object", "target")}
    for one in act.at:
        name = one if isinstance(one, str) else found.reference(one)
        if (isinstance(one, Piece) or one in found.players) and name not in touched:
            yield name


def _acted(
    desk: Context, place: Place, board: Board, before: Played, found: Situation, words: Words
) -> tuple[engine.ShortActs, list[Entry], tuple[Chosen, ...]]:
    """The acts, done one after another: what was read last, all entries, and what was chosen between them, where
    something is asked before the next act can be done and one answer is best."""
    entries: list[Entry] = []
    chosen: tuple[Chosen, ...] = ()
    left = [said for entry in found.entries() if (said := engine.in_short(entry, words.language)) is not None]
    while True:
        acts = read_acts(desk, place, board, before.then(entries), "; ".join(left), "question")
        done = acts.acts if acts.refusal is None else acts.acts[:-1]
        entries += [dict(entry) for act in done for entry in act.entries]
        if acts.refusal is None or not done:
            return acts, entries, chosen
        between = before_going_on(before.then(entries))
        if between is None or not between.entries:
            return acts, entries, chosen
        entries += between.entries
        chosen += between.chosen
        left = left[len(done) :]


def _each_way(every: Sequence[End], before: Played, after: Played, words: Words) -> str:
    """What comes of all the answers to what is open, and of each, where that is not the same."""
    told = [end.played.verdict_after(before) for end in every]
    if len(set(told)) == 1:
        return told[0]
    after = after.then(to_end(after))
    lines = [after.verdict_after(before)]
    number = len(after.table.alternatives(MOST_ANSWERS).given)
    found = after.table.outcomes(MOST_ANSWERS, max(1, number))
    if found is None or any(one.asks or one.then for one in found.outcomes):
        named = [(", ".join(end.said), what) for end, what in zip(every, told, strict=True)]
        lines += [words("outcomes-further", answer=answer, what=what) for answer, what in named[:MOST_WAYS]]
        return "\n".join(lines)
    if found.always:
        lines.append(words("outcomes-always", what=" ".join(found.always)))
    for one, end in zip(found.outcomes[:MOST_WAYS], told, strict=False):
        what = " ".join(one.results) or (words("outcomes-nothing-more") if found.always else end)
        lines.append(words("outcomes-further", answer=one.said, what=what))
    return "\n".join(lines)


def ways(after: Played) -> Iterator[list[Entry]]:
    """How it may go on to an end."""
    return (list(end.entries) for end in ends(after))


def understood(one: Drafted, words: Words) -> Iterable[str]:
    """What was understood, assumed and not understood, in lines."""
    yield words("situation-understood", restated=one.situation.restated(words))
    yield from one.situation.assumed
    for chosen in one.chosen:
        yield words(
            "situation-chosen", player=chosen.player, prompt=chosen.prompt.removesuffix("."), answer=chosen.said
        )
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
