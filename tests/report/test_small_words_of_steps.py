"""Small words that a player would miss: what is equipped and what it is then, an order that nobody knows, what goes on
below what has resolved."""

from __future__ import annotations

from bot.desk.at_a_glance import at_a_glance
from bot.desk.reply import Citation, StepView
from tests.helpers import RESOLVE, activate, answer, board, cast, cr

ELF = {"hand": ["Bloodbraid Elf"]}


@cr("702.6a")
def test_equip_is_called_by_its_name_and_what_it_makes_is_the_answer() -> None:
    act = activate("Bonesplitter", "Grizzly Bears", ability="equip")
    played = board(["Bonesplitter", "Grizzly Bears"], [], act, RESOLVE)
    assert played.steps[0] == "A activates Bonesplitter targeting Grizzly Bears: Equip {1}."
    made = "Bonesplitter becomes attached to Grizzly Bears; Grizzly Bears becomes 4/2."
    assert played.report["verdict"] == made
    assert made in played.steps


@cr("702.6a")
def test_what_it_has_become_by_equipment_is_not_said_where_it_is_otherwise_by_now() -> None:
    act = activate("Bonesplitter", "Grizzly Bears", ability="equip")
    mine = {"battlefield": ["Bonesplitter", "Grizzly Bears"], "hand": ["Giant Growth"]}
    played = board(mine, [], act, RESOLVE, cast("Giant Growth", "Grizzly Bears"), RESOLVE)
    assert "4/2" not in played.report["verdict"]
    assert "7/5" in played.report["verdict"]


@cr("702.85a")
def test_cards_that_go_to_the_bottom_in_a_random_order_are_told_to() -> None:
    library = ["Forest", "Mountain", "Lightning Bolt", "Island"]
    played = board(ELF | {"library": library}, [], cast("Bloodbraid Elf"), RESOLVE, answer("no", choice="may"))
    assert any(step.endswith("are put on the bottom of A's library in a random order.") for step in played.steps)
    assert any(step.endswith("dans un ordre aléatoire.") for step in played.steps_in("fr"))
    one = board(ELF | {"library": ["Shock", "Island"]}, [], cast("Bloodbraid Elf"), RESOLVE, answer("no", choice="may"))
    assert one.count("Shock is put on the bottom of A's library.") == 1, "a single card has no order"


def test_what_comes_of_a_second_one_goes_on_below_what_has_resolved_and_of_another_does_not() -> None:
    told = [
        ("A casts One.", 0, "One", True),
        ("Two triggers.", 0, "Two", True),
        ("Three triggers.", 0, "Three", True),
        ("Three resolves.", 0, "Three", False),
        ("A draws.", 1, "", True),
        ("Two resolves.", 0, "Two", False),
        ("A loses.", 1, "", True),
        ("A casts Four.", 1, "Four", True),
        ("Two resolves.", 0, "Two", False),
        ("A gains.", 1, "", True),
        ("Four resolves.", 0, "Four", False),
        ("Four deals 1.", 1, "", True),
    ]
    resolving = Citation("608.2", "", decides=False)
    steps = tuple(
        StepView(n, text, depth, () if matters else (resolving,), item=item)
        for n, (text, depth, item, matters) in enumerate(told, start=1)
    )
    shown = [(step.depth, step.text) for step in at_a_glance(steps)]
    assert shown[3:] == [
        (0, "A draws."),
        (0, "Two resolves."),
        (1, "A loses."),
        (1, "A casts Four."),
        (1, "A gains."),
        (0, "Four deals 1."),
    ]
