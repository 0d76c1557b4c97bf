"""Tools for language models' assistants, by the Model Context Protocol: look things up, and play a board.

What a tool says is what the desk says. A desk works in one thread at a time, so the tools are plain functions, which
the server calls one by one.
"""

from __future__ import annotations

from typing import Any

from mcp.server.fastmcp import FastMCP
from mcp.server.fastmcp.exceptions import ToolError

import engine
from bot.clean_text import plain
from bot.cli.check_and_look_up import report_lines
from bot.desk import Desk, Place
from bot.errors import describe
from bot.render.plain_text import lines
from bot.words import Words

INSTRUCTIONS = """
Rules questions about Magic: The Gathering. Do not answer from memory how cards interact: put the board into `check`,
which plays it by the Comprehensive Rules and cites the rule of each step. `card` has exact texts, `rulings` the
official rulings, `rule` the rules by number or words, `ask` finds the rules for a question in words.
"""

BOARD = """
Play a board and tell what happens, step by step with rules; `report` is the same as data (docs/scenario.md).

Either `board` and `acts`, or a `scenario` (JSON, docs/scenario.md) alone.
board: a line for each player and zone, as in
  You: life 17, 2 Grizzly Bears, Mountain (tapped); hand: Lightning Bolt
  Opp: Serra Angel, Pacifism (on Grizzly Bears#1), 3/3 green Beast creature token, 5/5 trample
acts: what is done, in order, between semicolons, as in
  attack with everything; Opp blocks Grizzly Bears#1 with Serra Angel; in response, cast Lightning Bolt on Angel
Costs of the cards in hand are paid from what the board has: give lands, or "mana any".
""".strip()


def server(desk: Desk, place: Place) -> FastMCP:
    """A server of the desk's look-ups and of its play, to whoever is at ``place``."""
    words = Words.of(place.locale)
    made = FastMCP("siege", INSTRUCTIONS.strip(), log_level="WARNING")

    def said(command: str, **options: str) -> str:
        """What the desk answers to a command; ToolError where it can't."""
        reply = desk.run(place, command, **options)
        text = plain("\n".join(lines(reply, words)))
        if reply.error is not None:
            raise ToolError(text)
        return text

    @made.tool()
    def card(name: str) -> str:
        """A card's exact text and characteristics, by its name, part of it or a nickname."""
        return said("card", name=name)

    @made.tool()
    def rulings(name: str) -> str:
        """The official rulings on a card."""
        return said("rulings", name=name)

    @made.tool()
    def rule(query: str) -> str:
        """A rule of the Comprehensive Rules by its number ("702.19b"), or the rules that some words find."""
        return said("rule", query=query)

    @made.tool()
    def ask(question: str) -> str:
        """The rules and rulings that a question in a player's own words comes down to."""
        return said("ask", question=question)

    @made.tool(description=BOARD)
    def check(board: str = "", acts: str = "", scenario: dict[str, Any] | None = None) -> dict[str, Any]:
        if scenario is None:
            return _played(desk, place, board, acts)
        try:
            report = desk.games.of(scenario, desk.language(place)).report
        except Exception as error:
            raise ToolError(describe(error, words)[0]) from error
        return _told("\n".join(report_lines(report, words)), report)

    return made


def _played(desk: Desk, place: Place, board: str, acts: str) -> dict[str, Any]:
    """Short acts on a pasted board; ToolError for what can't be read or done."""
    reply = desk.run(place, "what-if", board=board, do=acts)
    text = "\n".join(lines(reply, Words.of(place.locale)))
    if reply.at is None or reply.at.is_question or reply.error is not None:
        raise ToolError(plain(text))
    return _told(text, desk.games.at(desk.boards.board(reply.at.board), desk.language(place)).report)


def _told(text: str, report: engine.Report) -> dict[str, Any]:
    return {"text": plain(text), "report": report.to_dict()}
