"""What is enchanted, what is not, and Auras attached to players (CR 303.4)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr


@cr("701.8a", "303.4b")
def test_creatures_that_are_not_enchanted_are_destroyed() -> None:
    here = {
        "battlefield": [{"card": "Hill Giant", "id": "giant"}, {"card": "Rancor", "attached_to": "giant"}],
        "hand": ["Winds of Rath"],
    }
    expect = ["A controls Hill Giant", "Grizzly Bears in graveyard"]
    board(here, ["Grizzly Bears"], cast("Winds of Rath"), RESOLVE, expect=expect)


@cr("701.8a", "303.4m")
def test_only_the_curses_attached_to_its_controller_are_destroyed() -> None:
    curses = [{"card": "Curse of Thirst", "attached_to": "A"}, {"card": "Curse of Tolls", "attached_to": "B"}]
    expect = ["Curse of Thirst in graveyard", "B controls Curse of Tolls"]
    board({"hand": ["Witchbane Orb"]}, curses, cast("Witchbane Orb"), RESOLVE_ALL, expect=expect)
