"""How well boards are read out of questions: ``python -m tools.situation_quality [--cards FILE] [--open]
[--missed]``.

On tests/asking/situations.toml, which was written before the grammar by somebody else, and on situations_in_chat.toml,
situations_on_forums.toml and others, that the grammar was widened by. "board": cards, owners and zones are right.
"ended": it was played to an end, or to those that an open choice may lead to, all of which are told; "played": to one
at which all holds that a judge would say, "wrong": to none. "headed": the answer begins with what was asked for, of
those that say what that is (``head``). Of the first every fourth is locked, of others what says so: counted, never
listed.
"""

from __future__ import annotations

import argparse
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import engine
from bot.asking.language_of_question import language_of
from bot.boards.moves import Entry, scenario_of
from bot.boards.store import BoardStore
from bot.desk import Desk, Place
from bot.desk.drafted_boards import Drafted, drafted, ways
from bot.situations.board import Piece
from bot.words import Words
from cards import CardDatabase

HOME = Path(__file__).parents[1]
SITUATIONS = HOME / "tests/asking/situations.toml"
FURTHER = {
    "chat": "situations_in_chat.toml",
    "overheard": "situations_overheard.toml",
    "forums": "situations_on_forums.toml",
    "fresh": "situations_fresh.toml",
    "players": "situations_of_players.toml",
    "retold": "situations_retold.toml",
    "asked": "situations_asked.toml",
}
_COLUMNS = ("all", "board", "ended", "played", "wrong", "headed")
_PLAYERS = ("me", "opp")
_DECIDED = ("yes", "no", "oui", "non")
_SIZE = re.compile(r"\d+/\d+")
_KEYWORD = re.compile(r"double strike|first strike|deathtouch|lifelink|trample|flying|haste|menace|reach|vigilance")


class _Judge(Desk):
    """A desk whose asker is called as the situations call them."""

    def players(self, place: Place) -> tuple[str, str]:
        return _PLAYERS


def main() -> None:
    """Print the table."""
    options = argparse.ArgumentParser(prog="python -m tools.situation_quality", description=main.__doc__)
    options.add_argument("--cards", help="the card database; the default one otherwise")
    options.add_argument("--missed", action="store_true", help="list the open situations that are not played rightly")
    options.add_argument("--open", action="store_true", help="leave the locked situations out")
    options.add_argument("--part", help="this part alone: locked, open, chat, players, …")
    chosen = options.parse_args()
    counts: dict[str, Counter[str]] = {}
    with CardDatabase.open(chosen.cards) as cards:
        desk = _Judge(cards, BoardStore())
        for part, situation in _situations():
            if chosen.part not in (None, part) or (chosen.open and part.endswith("locked")):
                continue
            found, results = measured(desk, situation)
            row = f"{part} {situation.get('lang', 'en')}"
            counts.setdefault(row, Counter())["all"] += 1
            counts[row].update(results)
            if (
                chosen.missed
                and not part.endswith("locked")
                and not results >= {"played", *(("headed",) if "head" in situation else ())}
            ):
                _show(situation, found, results)
    print(f"{'':18}" + "".join(f"{column:>8}" for column in _COLUMNS))
    for part, count in sorted(counts.items()):
        print(f"{part:18}" + "".join(f"{count[column]:8}" for column in _COLUMNS))


def _situations() -> Iterator[tuple[str, dict[str, Any]]]:
    """All situations, each with the part that it belongs to."""
    for number, situation in enumerate(tomllib.loads(SITUATIONS.read_text("utf-8"))["situation"]):
        yield "locked" if number % 4 == 3 else "open", situation
    for part, file in FURTHER.items():
        for situation in tomllib.loads(SITUATIONS.with_name(file).read_text("utf-8"))["situation"]:
            yield f"{part} locked" if situation.get("locked") else part, situation


def measured(desk: Desk, situation: dict[str, Any]) -> tuple[Drafted | None, set[str]]:
    """What is made of a situation: "board" where its cards are right, "ended" where it was played, "played" where all
    that should hold at the end does, "wrong" where it does not."""
    text = situation["text"]
    language = language_of(text)
    place = Place("here", "1", language)
    found = drafted(desk, place, text, desk.cards.mentions(text, language))
    if found is None:
        return None, set()
    results = set()
    if Counter(_pieces(found)) == Counter((_plain(c["name"]), c["owner"], c["zone"]) for c in situation["cards"]):
        results.add("board")
    if found.played is not None:
        results.add("ended")
        held = any(all(_holds(desk, found, hold, way) for hold in situation["holds"]) for way in ways(found.played))
        results.add("played" if held else "wrong")
        if "head" in situation and _heads(found.verdict, situation["head"]):
            results.add("headed")
    return found, results


def _heads(verdict: str, head: str) -> bool:
    """Whether an answer begins with what was asked for: yes or no stand first, other words in its first line, or in
    those of the questions where there are several."""
    lines = verdict.split("\n")
    if head in _DECIDED and not verdict.startswith(("“", "«")):
        return re.match(rf"{head}\b", verdict, re.I) is not None
    first = [line for line in lines if line.startswith(("“", "«"))] or lines[:1]
    return any(re.search(rf"(?<![\w/]){re.escape(head)}", line, re.I) is not None for line in first)


def _plain(name: str) -> tuple[str, ...]:
    """A card's name; of a stand-in the size and keywords."""
    size = _SIZE.search(name)
    return (
        (size[0], *sorted(_KEYWORD.findall(name)))
        if size is not None
        else (re.sub(r"^token copy of |(?: battle)? token$", "", name.lower()),)
    )


def _pieces(found: Drafted) -> Iterator[tuple[tuple[str, ...], str, str]]:
    for piece in found.situation.pieces:
        if piece.called != "unknown card":
            yield (
                _plain(piece.stands_for or piece.item),
                "other" if piece.owner not in _PLAYERS else piece.owner,
                piece.zone,
            )


def _holds(desk: Desk, found: Drafted, hold: str, way: list[Entry]) -> bool:
    """Whether an expectation holds at an end. A stand-in goes by its reference; a token that has died is nowhere."""
    for piece in sorted(found.situation.pieces, key=lambda one: -len(one.item)):
        hold = _named(hold, piece, found)
    scenario = scenario_of(desk.boards.moves(found.board.id, found.board.revision)) | {"expect": [hold]}
    scenario["script"] = [*scenario.get("script", ()), *way]
    try:
        checks = engine.play(engine.Scenario.load(scenario), desk.cards).report().expect
    except engine.ScenarioError:
        return False
    return all(check.held for check in checks)


def _named(hold: str, piece: Piece, found: Drafted) -> str:
    if not piece.is_token or _plain(piece.item) != _plain(re.split(" (?:in|on|is) ", hold)[0]):
        return hold
    place = re.search(r"(?: not)? (?:in|on) \w+$| is (?:un)?tapped$", hold)
    said = "" if place is None else place[0]
    return found.situation.reference(piece) + (" not on battlefield" if said == " in graveyard" else said)


def _show(situation: dict[str, Any], found: Drafted | None, results: set[str]) -> None:
    print("?", situation["text"])
    print("  =", [f"{c['owner']} {c['name']} {c['zone']}" for c in situation["cards"]])
    print("  ->", situation["answer"], situation["holds"])
    if found is not None:
        said = found.situation
        print("  :", said.restated(Words.of("en")), sorted(results))
        print("  :", found.verdict, "| not understood:", said.not_understood, "| assumed:", said.assumed)


if __name__ == "__main__":
    main()
