"""Three targets of one text, each another (CR 601.2c), and X of a trigger as its spell is cast (107.3e)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("601.2c")
def test_the_third_is_neither_of_the_others() -> None:
    mine = {"battlefield": ["Grizzly Bears", "Serra Angel"], "hand": ["Incremental Growth"]}
    growth = cast("Incremental Growth", "Grizzly Bears", "Serra Angel", "Hill Giant")
    expect = ["Grizzly Bears is 3/3", "Serra Angel is 6/6", "Hill Giant is 6/6"]
    board(mine, ["Hill Giant"], growth, RESOLVE, expect=expect)
    twice = cast("Incremental Growth", "Grizzly Bears", "Serra Angel", "Grizzly Bears")
    board(mine, ["Hill Giant"], twice, refused="601.2c")
    board(mine, [], cast("Incremental Growth", "Grizzly Bears", "Serra Angel"), refused="601.2c")


@cr("107.3e", cited=False)
def test_x_of_a_trigger_is_that_of_the_spell_being_cast() -> None:
    library = ["Serra Angel", "Forest", "Grizzly Bears", "Forest"]
    mine = {"hand": ["Genesis Hydra"], "library": library}
    script = (cast("Genesis Hydra", x=3), RESOLVE, answer("yes"), RESOLVE_ALL)
    board(mine, [], *script, expect=["A controls Grizzly Bears", "Genesis Hydra is 3/3", "A has 3 cards in library"])
