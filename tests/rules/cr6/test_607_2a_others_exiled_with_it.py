"""Linked abilities (CR 607): what else an object's abilities have exiled than what was exiled just now."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, RESOLVE_ALL, Entry, Played, activate, answer, board, cast, cr, creature, passing

LIBRARY = ["Grizzly Bears", "Forest", "Island", "Island"]


def pool(*script: Entry, expect: tuple[str, ...] = ()) -> Played:
    """A has the Pool exile three cards of each library; both have a Shock in hand."""
    mine: dict[str, Any] = {"hand": ["Knowledge Pool", "Shock"], "library": LIBRARY}
    theirs: dict[str, Any] = {"hand": ["Shock", "Counterspell"], "library": ["Hill Giant", "Swamp", "Swamp", "Swamp"]}
    return board(mine, theirs, cast("Knowledge Pool"), RESOLVE, RESOLVE, *script, expect=expect)


@cr("607.2a", cited=False)
def test_the_spell_just_exiled_is_none_of_the_others() -> None:
    asked = pool(cast("Shock", "B"), RESOLVE, answer("yes")).pending
    assert {option["label"] for option in asked["options"]} == {"Grizzly Bears", "Hill Giant"}


@cr("608.2g")
def test_each_player_may_cast_any_of_them() -> None:
    mine = (cast("Shock", "B"), RESOLVE, answer("yes"), answer(["Hill Giant"]), RESOLVE_ALL)
    pool(*mine, expect=("A controls Hill Giant", "B life 20"))
    theirs = (passing(), cast("Shock", "A", player="B"), RESOLVE)
    pool(*theirs, answer("yes", "B"), answer(["Grizzly Bears"], "B"), RESOLVE_ALL, expect=("B controls Grizzly Bears",))


@cr("608.2c")
def test_who_could_not_exile_the_spell_casts_nothing() -> None:
    negator = creature("{0}: Counter target spell.")
    mine: dict[str, Any] = {"battlefield": ["Knowledge Pool"], "hand": ["Shock"]}
    script = (cast("Shock", "B"), passing(), activate("Tester", "Shock", player="B"), RESOLVE_ALL)
    played = board(mine, [negator], *script, expect=["Shock in A's graveyard", "B life 20"])
    assert played.report["pending"] is None


@cr("603.2", cited=False)
def test_a_spell_cast_from_elsewhere_is_not_cast_from_their_hand() -> None:
    played = pool(cast("Shock", "B"), RESOLVE, answer("yes"), answer(["Hill Giant"]))
    assert played.count("Knowledge Pool's ability triggers: Whenever") == 1
    mine = {"battlefield": ["Ghostly Pilferer"], "library": ["Island"] * 3}
    flashback: dict[str, Any] = {"graveyard": ["Faithless Looting"], "hand": ["Shock"]}
    script = (passing(), cast("Shock", "A", player="B"))
    assert not board(mine, flashback, *script).count("Ghostly Pilferer's ability triggers")
    looting = cast("Faithless Looting", player="B")
    assert board(mine, flashback, looting, active="B").count("Ghostly Pilferer's ability triggers") == 1


@cr("607.2a", cited=False)
def test_each_other_card_goes_back_and_the_one_just_exiled_stays() -> None:
    mine: dict[str, Any] = {"battlefield": ["Mimic Vat", "Grizzly Bears"], "hand": ["Shock", "Lightning Bolt"]}
    script = (cast("Shock", "Grizzly Bears"), RESOLVE, RESOLVE, answer("yes"))
    board(mine, ["Hill Giant"], *script, expect=("Grizzly Bears in exile",))
    second = (*script, cast("Lightning Bolt", "Hill Giant"), RESOLVE, RESOLVE, answer("yes"))
    there = ("Hill Giant in exile", "Grizzly Bears in A's graveyard")
    board(mine, ["Hill Giant"], *second, expect=there)
    board(mine, ["Hill Giant"], *second, activate("Mimic Vat"), RESOLVE, expect=("A controls Hill Giant#2",))
