"""What would come of the open choice: which answers lead to which results, or that it makes no difference."""

from __future__ import annotations

from collections.abc import Iterator

import engine
from bot.boards.store import Board
from bot.desk.command_registry import command
from bot.desk.context import Context
from bot.desk.games import Played
from bot.desk.handing_out_boards import here
from bot.desk.reply import BoardRef, Button, Place, Reply, Section
from bot.errors import NothingToChoose
from bot.words import Words

MOST_ROWS = 6
"""Results that a phone shows at once; the rest is a tap away."""
MOST_WITHIN = 4
"""Results told of a further choice within one of these."""


@command("outcomes")
def outcomes(desk: Context, place: Place) -> Reply:
    """Play every answer to the open choice, and tell which lead to which results."""
    board, played = here(desk, place)
    return of_board(place, board, played)


def of_board(place: Place, board: Board, played: Played, rows: int | None = MOST_ROWS) -> Reply:
    """What would come of the choice that a board waits for; NothingToChoose where it waits for none."""
    found = played.outcomes
    if found is None:
        raise NothingToChoose()
    words = Words.of(place.locale)
    reply = told(found, words, rows)
    if rows is not None and len(_rows(found, words)) > rows + 1:
        more = Button(f"b:{board.id}:{board.revision}:outcomes-all", words("button-outcomes-all"), private=True)
        reply = reply.but(buttons=(more,))
    return reply.but(at=BoardRef(board.id, board.revision))


def told(found: engine.Outcomes, words: Words, rows: int | None = None) -> Reply:
    """Outcomes as a reply; at most so many ``rows`` of them."""
    sections = _rows(found, words)
    shown = sections if rows is None or len(sections) == rows + 1 else sections[:rows]
    if len(shown) < len(sections):
        shown.append(Section("", words("outcomes-more", n=len(sections) - len(shown))))
    always = " ".join(found.always)
    before = [Section("", words("outcomes-always", what=always))] if always else []
    return Reply(verdict=_verdict(found, words), sections=(*before, *shown), footer=tuple(_remarks(found, words)))


def _verdict(found: engine.Outcomes, words: Words) -> str:
    """Whether it matters."""
    if found.matters:
        return words("outcomes-differ", player=words.player(found.player), n=len(found.outcomes))
    kind = "order" if found.kind == "order" else "answer"
    if not found.all:
        return words("outcomes-same-so-far", n=found.played)
    return words(f"outcomes-same-{kind}")


def _rows(found: engine.Outcomes, words: Words) -> list[Section]:
    """A section for each class of answers; of a single class, for each that is asked next."""
    if found.matters:
        return [Section(one.said, "\n".join(_lines(one, words))) for one in found.outcomes]
    only = found.outcomes[0] if found.outcomes else None
    if only is None or only.then is None:
        return [Section("", "\n".join(_lines(only, words)))] if only is not None else []
    then = only.then
    asked = words("outcomes-then", player=words.player(then.player), prompt=then.prompt)
    return [Section("", " ".join([*then.always, asked])), *_rows(then, words)]


def _lines(one: engine.Outcome, words: Words, *, within: bool = False) -> Iterator[str]:
    """What comes of it, and what is asked afterwards with what comes of that; ``within`` another, only how much."""
    results = " ".join(one.results)
    if results or one.then is None:
        yield " ".join(filter(None, (results or words("outcomes-nothing-more"), one.asks)))
    if one.then is None:
        return
    then = one.then
    if within:
        many = words("outcomes-then-many", player=words.player(then.player), n=len(then.outcomes))
        yield " ".join([*then.always, many])
        return
    asked = words("outcomes-then", player=words.player(then.player), prompt=then.prompt)
    yield " ".join([*then.always, asked])
    for further in then.outcomes[:MOST_WITHIN]:
        yield words("outcomes-further", answer=further.said, what=" ".join(_lines(further, words, within=True)))
    if len(then.outcomes) > MOST_WITHIN:
        yield words("outcomes-more", n=len(then.outcomes) - MOST_WITHIN)


def _remarks(found: engine.Outcomes, words: Words) -> Iterator[str]:
    """How far it was played, and what it stands on."""
    yield words("outcomes-played", n=found.played)
    if not found.all:
        yield words("outcomes-not-all")
    if not found.to_the_end:
        yield words("outcomes-not-to-the-end")
    if found.by_chance:
        yield words("outcomes-by-chance")
    if found.unread:
        yield words("outcomes-unread", cards=", ".join(found.unread))
