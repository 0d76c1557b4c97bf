"""The paragraphs of an instant or sorcery are one spell ability: one may speak of what another names (CR 113.3a)."""

from __future__ import annotations

from engine.oracle.compile import compile_card
from tests.helpers import RESOLVE, board, cast, cr
from tests.shelf import shelf

ARTIFACTS = ["Ornithopter", "Sol Ring", "Sol Ring"]


@cr("113.3a", cited=False)
def test_that_creature_is_the_one_that_was_tapped() -> None:
    mine = {"battlefield": ARTIFACTS, "hand": ["Dispatch"]}
    board(mine, ["Hill Giant"], cast("Dispatch", "Hill Giant"), RESOLVE, expect=["Hill Giant in exile"])
    fewer = {"battlefield": ARTIFACTS[1:], "hand": ["Dispatch"]}
    board(fewer, ["Hill Giant"], cast("Dispatch", "Hill Giant"), RESOLVE, expect=["Hill Giant is tapped"])


@cr("113.3a", cited=False)
def test_what_does_not_read_with_the_paragraph_before_it_stays_unread() -> None:
    (face,) = compile_card(shelf()["toxic stench"]).faces
    assert [unit.whole for unit in face.units] == [True, False]
