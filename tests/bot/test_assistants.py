"""The tools for other assistants, asked by the protocol's own client."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("mcp", reason="the extra mcp is not installed")

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.shared.memory import create_connected_server_and_client_session as connected
from mcp.types import TextContent

from bot.cli.assistants import server
from bot.desk import Desk, Place
from tests.bot.test_cli import BOLT, siege

HOME = Path(__file__).parents[2]


async def called(desk: Desk, tool: str, **given: Any) -> tuple[bool, str, dict[str, Any]]:
    """Whether a tool of this desk could answer, its text, and its data."""
    async with connected(server(desk, Place.direct("assistant"))) as client:
        result = await client.call_tool(tool, given)
    (content, *_) = result.content
    assert isinstance(content, TextContent)
    return not result.isError, content.text, result.structuredContent or {}


async def test_a_board_is_played_for_an_assistant(desk: Desk) -> None:
    good, _, data = await called(
        desk, "check", board="You: mana any; hand: Lightning Bolt\nOpp: Grizzly Bears", acts="bolt the bears"
    )
    assert good
    assert "Grizzly Bears dies" in data["text"]
    assert any(rule["id"] == "704.5g" for step in data["report"]["steps"] for rule in step["rules"])


async def test_a_scenario_is_checked_for_an_assistant(desk: Desk) -> None:
    good, _, data = await called(desk, "check", scenario=BOLT)
    assert good
    assert "✓ B life 20" in data["text"]
    assert data["report"]["expect"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"board": "You: Grizzly Bears", "acts": "frobnicate"}, "frobnicate"),
        ({"board": "You: Grizly Bears", "acts": "attack with everything"}, "Grizzly Bears"),
        ({"scenario": {"players": {}}}, "players"),
    ],
)
async def test_what_cannot_be_played_is_an_error_in_a_sentence(desk: Desk, given: dict[str, Any], said: str) -> None:
    good, text, _ = await called(desk, "check", **given)
    assert not good
    assert said in text
    assert "Traceback" not in text


async def test_cards_rulings_and_rules_are_looked_up(desk: Desk) -> None:
    assert "Lightning Bolt deals 3 damage" in (await called(desk, "card", name="bolt"))[1]
    assert (await called(desk, "rulings", name="Invasion of Zendikar"))[0]
    assert "310" in (await called(desk, "rule", query="310.6"))[1]
    assert (await called(desk, "ask", question="what happens when a siege loses its last counter"))[0]
    good, text, _ = await called(desk, "card", name="Grizly Bears")
    assert not good
    assert "Grizzly Bears" in text


async def test_it_is_served_over_stdin_and_stdout(tmp_path: Path) -> None:
    start = "from bot.cli import main; main()"
    bare = {key: value for key, value in os.environ.items() if not key.startswith("SIEGE_")}
    told = StdioServerParameters(
        command=sys.executable, args=["-c", start, "mcp"], env=bare | {"XDG_DATA_HOME": str(tmp_path)}, cwd=HOME
    )
    async with stdio_client(told) as streams, ClientSession(*streams) as client:
        hello = await client.initialize()
        tools = {tool.name for tool in (await client.list_tools()).tools}
        found = await client.call_tool("card", {"name": "Lightning Bolt"})
    assert hello.serverInfo.name == "siege"
    assert tools == {"card", "rulings", "rule", "ask", "check"}
    assert "deals 3 damage" in json.dumps([part.model_dump() for part in found.content])


def test_without_the_extra_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "bot.cli.assistants")
    monkeypatch.setitem(sys.modules, "mcp.server.fastmcp", None)
    result = siege("mcp")
    assert result.exit_code == 2
    assert "pip install 'siege-engine[mcp]'" in result.output
