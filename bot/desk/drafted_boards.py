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
from bot.desk.choices_played_on import ends
from bot.desk.context import Context
from bot.desk.ends_of_play import Chosen
from bot.desk.games import Played
from bot.desk.playing_what_is_drafted import Playing
from bot.desk.putting_down_pastes import new_board
from bot.desk.reply import BoardRef, Button, FieldView, FormView, Place, Reply, Section
from bot.situations.board import Situation
from bot.situations.naming import meant_names, misspelt
from bot.situations.reading import read as read_situation
from bot.words import Words
from cards import Mention

CHANGE = "change"
"""The action of the button that opens the form with the texts."""


@dataclass(frozen=True, slots=True)
class Drafted:
    """A throwaway board out of a question. ``played`` is how it ends, where it could be played to the end, ``verdict``
    the sentence that answers; ``deciding`` are the rules that decide it. ``supposed`` are the rules that would, where
    something that was not understood is left out: that is no answer, and is not shown as one."""

    situation: Situation
    board: Board
    played: Played | None = None
    verdict: str = ""
    deciding: tuple[str, ...] = ()
    supposed: tuple[str, ...] = ()
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
    for mention, meant in zip(mentions, meant_names(question, mentions), strict=True):
        if mention.rung == "short" and len(mention.names) > 1 and meant == mention.name:
            word = question[mention.start : mention.end]
            found.assumed.append(words("situation-short-name", word=word, card=mention.name, other=mention.names[1]))
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
    found.not_understood += _not_so(found, desk.games.at(board, desk.language(place)))
    outcome = Playing(desk, place, found, board, words).outcome() if found.acts or found.playable else None
    if outcome is None:
        return Drafted(found, board)
    found.unread_questions.extend(outcome.unanswered)  # the answer says that it is no answer to these
    if not found.playable:
        return Drafted(found, board, supposed=outcome.deciding)
    return Drafted(found, outcome.board, outcome.played, outcome.verdict, outcome.deciding, chosen=outcome.chosen)


def _not_so(found: Situation, board: Played) -> Iterator[str]:
    """What is said to have a size that it has not on this board: something is not told that would make it that."""
    there = {one.reference: one for side in board.position.players for one in side.battlefield}
    for piece, size, said in found.sizes:
        one = there.get(found.reference(piece))
        if one is None or f"{one.power}/{one.toughness}" != size:
            yield said


def ways(after: Played) -> Iterator[list[Entry]]:
    """How it may go on to an end."""
    return (list(end.entries) for end in ends(after))


def understood(one: Drafted, words: Words) -> Iterable[str]:
    """What was understood, assumed and not understood, in lines."""
    yield words("situation-understood", restated=one.situation.restated(words, played=one.played is not None))
    yield from one.situation.assumed
    if one.played is not None:  # a lone word asks nothing by itself: "what", of "what do my lands tap for"
        unread = (asked for asked in one.situation.unread_questions if " " in asked)
        yield from (words("situation-not-read", clause=asked) for asked in dict.fromkeys(unread))
    for chosen in one.chosen:
        yield words(
            "situation-chosen", player=chosen.player, prompt=chosen.prompt.removesuffix("."), answer=chosen.said
        )
    if clauses := dict.fromkeys(one.situation.not_understood):  # one line: of a long question many are not
        yield words("situation-not-understood", clause=" · ".join(clauses))


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
