"""Permanents that enter as copies because another object says so (CR 614.1d, 616.1c, 707.2)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, answer, board, cast, cr

REFLECTION = ("Mystic Reflection", "Krenko's Command", "Doom Blade", "Grizzly Bears")


@cr("614.1d", "614.12", "707.2")
def test_creatures_you_control_enter_as_copies_of_a_permanent() -> None:
    mine = {"battlefield": ["Essence of the Wild"], "hand": ["Air Elemental", "Howling Mine"]}
    played = board(
        mine,
        {"hand": ["Grizzly Bears"]},
        cast("Air Elemental"),
        RESOLVE,
        cast("Howling Mine"),
        RESOLVE,
        expect=["A controls 2 Essence of the Wild", "A controls 1 Howling Mine"],
    )
    assert "Air Elemental arrive sur le champ de bataille" in " ".join(played.steps_in("fr"))


@cr("614.12", cited=False)
def test_creatures_of_another_player_and_the_permanent_itself_enter_as_ever() -> None:
    board(
        {"hand": ["Essence of the Wild"], "battlefield": ["Air Elemental"]},
        {"hand": ["Grizzly Bears"]},
        cast("Essence of the Wild"),
        RESOLVE,
        {"do": "go_to", "step": "precombat main", "turn": 4},
        cast("Grizzly Bears", player="B"),
        RESOLVE,
        expect=["A controls 1 Essence of the Wild", "A controls 1 Air Elemental", "B controls 1 Grizzly Bears"],
    )


@cr("616.1c", "616.1f")
def test_in_either_order_what_enters_as_a_copy_of_something_else_is_a_copy_of_the_permanent() -> None:
    mine = {"battlefield": ["Essence of the Wild", "Air Elemental"], "hand": ["Clone"]}
    board(mine, [], cast("Clone"), RESOLVE, answer("0"), expect=["A controls 2 Essence of the Wild"])
    script = (cast("Clone"), RESOLVE, answer("1"), answer("Air Elemental"))
    board(mine, [], *script, expect=["A controls 2 Essence of the Wild", "A controls 1 Air Elemental"])


@cr("614.1d", "611.2a")
def test_all_that_enters_at_once_the_next_time_enters_as_copies_and_nothing_later() -> None:
    played = board(
        {"hand": list(REFLECTION)},
        ["Serra Angel"],
        cast("Mystic Reflection", "Serra Angel"),
        RESOLVE,
        cast("Krenko's Command"),
        RESOLVE,
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["A controls 2 Serra Angel", "A controls 1 Grizzly Bears"],
    )
    assert played.count("A creates 2 tokens that are copies of Serra Angel") == 1


@cr("608.2h", "707.2")
def test_what_the_chosen_creature_last_was_is_copied_by_whoevers_creatures_enter() -> None:
    board(
        {"hand": list(REFLECTION)},
        {"battlefield": ["Serra Angel"], "hand": ["Raise the Alarm"]},
        cast("Mystic Reflection", "Serra Angel"),
        RESOLVE,
        cast("Doom Blade", "Serra Angel"),
        RESOLVE,
        PASS_A,
        cast("Raise the Alarm", player="B"),
        RESOLVE,
        expect=["B controls 2 Serra Angel"],
    )


@cr("601.2c")
def test_the_creature_to_be_copied_is_no_legend() -> None:
    board(
        {"hand": ["Mystic Reflection"]},
        ["Isamaru, Hound of Konda"],
        cast("Mystic Reflection", "Isamaru, Hound of Konda"),
        refused="601.2c",
    )
