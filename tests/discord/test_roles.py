"""Who may do what on a board: its owner, those with a seat, and onlookers, each command tried by each."""

from __future__ import annotations

from typing import Any

import pytest
from conftest import Table

pytestmark = pytest.mark.asyncio(loop_scope="session")

CHANGES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("board paste", {"text": "Ana: Forest"}),
    ("board add", {"card": "Forest", "controller": "Ana"}),
    ("board deck", {"text": "20 Forest", "player": "Ana"}),
    ("board edit", {"change": "life", "value": "1", "player": "Ana"}),
    ("cast", {"card": "Shock", "target": "Bob", "player": "Ana"}),
    ("activate", {"permanent": "Llanowar Elves"}),
    ("play", {"card": "Forest", "player": "Ana"}),
    ("do", {"acts": "Ana casts Shock on Bob"}),
    ("pass", {}),
    ("resolve", {}),
    ("go-to", {"step": "end"}),
    ("attack", {"attackers": "Llanowar Elves"}),
    ("answer", {"value": "Bob"}),
    ("board undo", {}),
    ("board redo", {}),
)
OF_THE_OWNER: tuple[tuple[str, dict[str, Any]], ...] = (
    ("board import", {"text": '{"version": 1, "players": {"X": {}, "Y": {}}}'}),
    ("board access", {"who": "everyone"}),
    ("board end", {}),
)


async def _begun(table: Table) -> str:
    """A board with a spell on the stack, one move taken back, both seats taken; what its picture tells."""
    ana, bob = table.ana, table.bob
    await ana.slash("board paste", text="Ana: Llanowar Elves\nAna hand: 2 Shock, Forest\nBob: Giant Spider")
    await ana.slash("board sit", player="Ana")
    await bob.slash("board sit", player="Bob")
    await ana.slash("cast", card="Shock", target="Giant Spider")
    await ana.tap("Resolve")
    await ana.slash("board undo")
    return await _seen(table)


async def _seen(table: Table) -> str:
    return str((await table.ana.slash("board show")).pictures[0]["description"])


async def test_an_onlooker_changes_nothing_and_is_told_so_alone(table: Table):
    before = await _begun(table)
    cid = table.person("Cid")
    for command, options in (*CHANGES, *OF_THE_OWNER):
        refused = await cid.slash(command, **options)
        assert refused.private, command
        assert await _seen(table) == before, command
    shown = await table.ana.slash("board show")
    for button in ("Resolve", "Pass", "Undo"):
        refused = await cid.tap(button, on=shown)
        assert refused.private, button
    assert await _seen(table) == before
    assert "Llanowar Elves" in (await cid.slash("board show")).pictures[0]["description"], "looking on is free"
    assert "file" in (await cid.slash("board export")).text


async def test_a_seated_player_plays_their_own_and_leaves_the_rest(table: Table):
    before = await _begun(table)
    bob = table.bob
    for command, options in OF_THE_OWNER:
        assert (await bob.slash(command, **options)).private, command
        assert await _seen(table) == before, command
    assert (await bob.slash("cast", card="Shock", target="Bob", player="Ana")).private, "Ana's seat is taken"
    assert (await bob.slash("board undo")).private, "it was Ana's move"
    passed = await bob.slash("do", acts="in response, cast Giant Growth on spider")
    assert "casts Giant Growth" in passed.text
    assert "Took back" in (await bob.slash("board undo")).text


async def test_everyone_plays_where_the_owner_says_so(table: Table):
    await _begun(table)
    assert "Everybody" in (await table.ana.slash("board access", who="everyone")).text
    cid = table.person("Cid")
    assert "2 damage" in (await cid.slash("resolve")).text
    undone = await table.ana.slash("board undo")
    assert "Took back somebody else’s move: resolve." in undone.text
    assert f"(<@{cid.account.id}>)" in undone.text, "who has no seat is told as Discord shows users, and is not pinged"
    await table.bob.slash("resolve")
    assert "Took back what Bob did: resolve." in (await table.ana.slash("board undo")).text
