"""What happens on a tap. An id is ``b:<board>:<revision>:<action>`` or a look-up, ``q:<command>:<value>``."""

from __future__ import annotations

from collections.abc import Callable

from bot.boards.moves import Entry
from bot.boards.store import Board
from bot.desk import command_registry, presenting
from bot.desk.commands import acts, outcomes
from bot.desk.commands.ask import more
from bot.desk.commands.short_acts import carry_out_acts
from bot.desk.commands.thumbs import BAD, GOOD, judged
from bot.desk.context import Context
from bot.desk.drafted_boards import CHANGE, to_change
from bot.desk.handing_out_boards import redone, shared, shown, undone
from bot.desk.opening_and_changing_boards import draft
from bot.desk.reply import BoardRef, Place, Reply, StepView
from bot.desk.same_again import asks_again
from bot.desk.seats_and_roles import plays
from bot.desk.steps import next_step
from bot.desk.what_is_left import left_of
from bot.errors import Stale
from bot.words import Words

LOOK_UPS = {"rule": "query", "rulings": "name", "card": "name", "glossary": "term"}


def press(desk: Context, place: Place, button: str) -> Reply:
    """Carry out a tap; Stale for a button of an earlier position that would act on this one."""
    kind, _, rest = button.partition(":")
    if kind == "q":
        return _look_up(desk, place, rest)
    try:
        board_text, revision, action = rest.split(":", 2)
        at = BoardRef(int(board_text), int(revision))
        handler, acts = _ACTIONS[action]
    except (ValueError, KeyError):
        raise Stale() from None
    board = desk.boards.open_to(at.board, place.channel)
    if acts and board.revision != at.revision:
        raise Stale()
    return handler(desk, place, board, at)


def only_shows(button: str) -> bool:
    """Whether a tap shows something, and does nothing to a board."""
    action = button.rpartition(":")[2]
    return button.startswith("q:") or action in _SHOW


def _look_up(desk: Context, place: Place, rest: str) -> Reply:
    name, _, value = rest.partition(":")
    if (name, value) == ("privacy", "delete"):
        return command_registry.run(desk, place, "privacy", {"delete": True})
    if name == "more":
        return more(desk, place, value)
    if name in (GOOD, BAD):
        return judged(desk, place, value, good=name == GOOD)
    if name not in LOOK_UPS:
        raise Stale()
    return command_registry.run(desk, place, name, {LOOK_UPS[name]: value})


def _rules(desk: Context, place: Place, board: Board, at: BoardRef) -> Reply:
    """The full text of each rule that these very steps cite, to the asker only."""
    words = Words.of(place.locale)
    steps = _steps(desk, place, board, at)
    sections = presenting.rule_sections(rule for step in steps for rule in step.rules)
    return Reply(
        verdict=words("verdict-rules-of-steps", n=len(sections)),
        sections=sections,
        footer=_footer(desk, words),
        private=True,
    )


def _rulings(desk: Context, place: Place, board: Board, at: BoardRef) -> Reply:
    """The full text of each ruling that these very steps cite, to the asker only."""
    words = Words.of(place.locale)
    steps = _steps(desk, place, board, at)
    sections = presenting.ruling_sections(ruling for step in steps for ruling in step.rulings)
    return Reply(
        verdict=words("verdict-rulings-of-steps", n=len(sections)),
        sections=sections,
        footer=_footer(desk, words),
        private=True,
    )


def _steps(desk: Context, place: Place, board: Board, at: BoardRef) -> tuple[StepView, ...]:
    language = desk.language(place)
    played = desk.games.at(board, language, at.revision)
    return presenting.steps_of(played.report, desk.games.told_before(board, language, at.revision))


def _footer(desk: Context, words: Words) -> tuple[str, ...]:
    info = desk.cards.info
    return (presenting.dates(info.rules_date, info.cards_date, words), *presenting.quoted(words))


def _board(desk: Context, place: Place, board: Board, at: BoardRef) -> Reply:
    """The board before and after these steps."""
    language = desk.language(place)
    played = desk.games.at(board, language, at.revision)
    reply = shown(desk, place, board, played, desk.games.before(board, language, at.revision))
    reply = reply.but(buttons=(*reply.buttons, presenting.share_button(at, Words.of(place.locale))))
    return reply if board.revision == at.revision else reply.but(choice=None, buttons=())


def _undo(desk: Context, place: Place, board: Board, at: BoardRef) -> Reply:
    return undone(desk, place, board)


def _redo(desk: Context, place: Place, board: Board, at: BoardRef) -> Reply:
    return redone(desk, place, board)


def _resolve(desk: Context, place: Place, board: Board, at: BoardRef) -> Reply:
    return _act(desk, place, board, {"do": "resolve"})


def _pass(desk: Context, place: Place, board: Board, at: BoardRef) -> Reply:
    played = desk.games.at(board, desk.language(place))
    return _act(desk, place, board, {"do": "pass", "player": played.position.turn.priority})


def _next(desk: Context, place: Place, board: Board, at: BoardRef) -> Reply:
    """On to the next step in which somebody usually acts."""
    played = desk.games.at(board, desk.language(place))
    return _act(desk, place, board, {"do": "go_to", "step": next_step(played)})


def _act(desk: Context, place: Place, board: Board, entry: Entry) -> Reply:
    return acts.carry_out(desk, place, board, desk.games.at(board, desk.language(place)), entry)


def _again(desk: Context, place: Place, board: Board, at: BoardRef) -> Reply:
    """The last answer again, for all that asks the same."""
    language = desk.language(place)
    before, now = desk.games.before(board, language, at.revision), desk.games.at(board, language)
    if before is None or not asks_again(before, now):
        raise Stale()
    return acts.answer_again(desk, place, board, before, now)


def _go_on(desk: Context, place: Place, board: Board, at: BoardRef) -> Reply:
    """The acts that had to wait for an answer."""
    left, played = left_of(desk.boards.moves(board.id, board.revision)), desk.games.at(board, desk.language(place))
    if left is None:
        raise Stale()
    plays(board, played.position.names, place)
    return carry_out_acts(desk, place, board, played, left.acts, "acts", to_the_end=left.to_the_end)


def _outcomes(desk: Context, place: Place, board: Board, at: BoardRef) -> Reply:
    """What would come of the open choice, to the asker only."""
    return outcomes.of_board(place, board, desk.games.at(board, desk.language(place))).but(private=True)


def _outcomes_all(desk: Context, place: Place, board: Board, at: BoardRef) -> Reply:
    """All of it."""
    played = desk.games.at(board, desk.language(place))
    return outcomes.of_board(place, board, played, None).but(private=True)


def _share(desk: Context, place: Place, board: Board, at: BoardRef) -> Reply:
    """A copy for another channel."""
    return shared(desk, place, board, at.revision)


Action = Callable[[Context, Place, Board, BoardRef], Reply]

_ACTIONS: dict[str, tuple[Action, bool]] = {
    "rules": (_rules, False),
    "rulings": (_rulings, False),
    "board": (_board, False),
    "share": (_share, False),
    "again": (_again, True),
    "go-on": (_go_on, True),
    "outcomes": (_outcomes, True),
    "outcomes-all": (_outcomes_all, True),
    "draft": (draft, False),
    CHANGE: (to_change, False),
    "undo": (_undo, True),
    "redo": (_redo, True),
    "resolve": (_resolve, True),
    "pass": (_pass, True),
    "next": (_next, True),
}
"""By action: what it does, and whether it acts on the board (and so needs the present revision)."""
_SHOW = ("rules", "rulings", "board", "share", CHANGE)
