"""Which kinds of clauses are read: ``python -m tools.clause_quality [--cards FILE] [--missed [KIND]]``.

On tests/asking/clauses.txt, an open set. Nothing is played, so that it takes seconds. "whole": nothing was left that is
not understood; "right": whole, with the board and the acts of the key; "wrong": whole, with others.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bot.asking.language_of_question import language_of
from bot.situations.board import Piece, Situation
from bot.situations.reading import read
from bot.words import Words
from cards import CardDatabase

CLAUSES = Path(__file__).parents[1] / "tests/asking/clauses.txt"
_ACTS = {"attack": "a", "block": "b", "cast": "c", "play": "c", "activate": "x", "special": "x"}
_ZONES = {"": "battlefield", "h": "hand", "g": "graveyard", "e": "exile", "c": "command"}
_PLAYERS = ("m", "o")


class Told(NamedTuple):
    """A question with its key: the acts ("ma ob"), the board as (item, owner, zone)."""

    kind: str
    acts: str
    board: Counter[tuple[str, str, str]]
    question: str


def main() -> None:
    """Print the table."""
    options = argparse.ArgumentParser(prog="python -m tools.clause_quality", description=main.__doc__)
    options.add_argument("--cards", help="the card database; the default one otherwise")
    options.add_argument("--missed", nargs="?", const="", help="list the questions, of this kind, that are not right")
    chosen = options.parse_args()
    counts: dict[str, Counter[str]] = {}
    with CardDatabase.open(chosen.cards) as cards:
        for told in questions():
            found = _read(cards, told)
            result = measured(told, found)
            counts.setdefault(told.kind, Counter()).update(("all", result))
            if chosen.missed is not None and chosen.missed in ("", told.kind) and result != "right":
                _show(told, found, result)
    total: Counter[str] = sum(counts.values(), Counter())
    print(f"{'':14}{'all':>6}{'right':>8}{'wrong':>8}{'not whole':>12}")
    for kind, count in (*counts.items(), ("all", total)):
        print(f"{kind:14}{count['all']:6}{count['right']:8}{count['wrong']:8}{count['not whole']:12}")


def questions() -> Iterator[Told]:
    """The questions with their keys."""
    for line in CLAUSES.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            kind, acts, board, question = re.split(r"\s*\|\s*", line, maxsplit=3)
            yield Told(kind, acts, Counter(_board(board)), question)


def _board(text: str) -> Iterator[tuple[str, str, str]]:
    for part in text.split(" / "):
        whose, _, items = part.partition(":")
        for item in filter(None, (one.strip() for one in items.split("; "))):
            yield item, whose.strip()[0], _ZONES[whose.strip()[1:]]


def measured(told: Told, found: Situation) -> str:
    """ "right", "wrong" or "not whole"."""
    if found.not_understood:
        return "not whole"
    board = Counter((_item(piece), piece.owner, piece.zone) for piece in found.pieces)
    return "right" if (board, _acts(found)) == (told.board, told.acts) else "wrong"


def _item(piece: Piece) -> str:
    return " ".join((piece.size, *sorted(piece.described[2:]))) if piece.described else piece.item


def _acts(found: Situation) -> str:
    return " ".join(act.player + _ACTS[act.do] for act in found.acts if act.do in _ACTS)


def _read(cards: CardDatabase, told: Told) -> Situation:
    language = language_of(told.question)
    mentions = cards.mentions(told.question, language)
    return read(told.question, mentions, cards.card, _PLAYERS, Words.of(language))


def _show(told: Told, found: Situation, result: str) -> None:
    words = Words.of("en")
    print(f"{result}: {told.question}")
    print("  =", told.acts, "|", "; ".join(f"{owner} {item} {zone}" for item, owner, zone in told.board.elements()))
    print("  :", _acts(found), "|", found.restated(words))
    for line in found.not_understood:
        print("  ?", line)
    for line in found.assumed:
        print("  ~", line)


if __name__ == "__main__":
    main()
