"""Split Second (CR 702.61)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, Entry, activate, answer, board, cast, cr

SPLIT = [cast("Sudden Shock", "B"), PASS_A]


@cr("702.61a", "702.61c")
def test_split_second_twice_is_split_second() -> None:
    setting = ({"hand": ["Twice Split Second"]}, {"hand": ["Lightning Bolt"]})
    script = [cast("Twice Split Second", "B"), PASS_A]
    board(*setting, *script, cast("Lightning Bolt", "A", player="B"), refused="702.61a")
    after = [cast("Twice Split Second", "B"), RESOLVE, PASS_A, cast("Lightning Bolt", "A", player="B"), RESOLVE]
    board(*setting, *after, expect=["A has 17 life", "B has 18 life"])


@cr("702.61a")
def test_nobody_answers_a_spell_with_split_second_except_with_mana() -> None:
    setting = ({"hand": ["Sudden Shock"]}, {"hand": ["Lightning Bolt"], "battlefield": ["Trestle Troll"]})
    answered = [cast("Sudden Shock", "B"), {"do": "pass", "player": "A"}]
    board(*setting, *answered, cast("Lightning Bolt", "A", player="B"), refused="702.61a")
    regenerate = {"do": "activate", "player": "B", "source": "Trestle Troll"}
    board(*setting, *answered, regenerate, refused="702.61a")


@cr("702.61b")
def test_special_actions_and_mana_abilities_under_split_second() -> None:
    theirs = {
        "battlefield": [{"card": "Gathan Raiders", "face_down": "morph"}, "Birds of Paradise"],
        "hand": ["Forest"],
    }
    turned: Entry = {"do": "special", "player": "B", "act": "turn face up", "source": "Gathan Raiders"}
    board({"hand": ["Sudden Shock"]}, theirs, *SPLIT, turned, answer("Forest", "B"), expect=["Gathan Raiders is 5/5"])
    mana = activate("Birds of Paradise", player="B")
    board({"hand": ["Sudden Shock"]}, theirs, *SPLIT, mana, expect=["Birds of Paradise is tapped"])


@cr("702.61b", cited=False)
def test_triggered_abilities_trigger_under_split_second() -> None:
    """Young Pyromancer's ability goes on top of the spell that triggered it, and resolves first."""
    mine = {"hand": ["Sudden Shock"], "battlefield": ["Young Pyromancer"]}
    shock = cast("Sudden Shock", "B")
    board(mine, [], shock, RESOLVE, expect=["A controls 1 Elemental Token", "B has 20 life", "not stack is empty"])
    board(mine, [], shock, RESOLVE_ALL, expect=["A controls 1 Elemental Token", "B has 18 life"])
