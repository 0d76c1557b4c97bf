"""Sacrifice (CR 701.21)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, attack_with, block_with, board, cast, cr, creature, to


@cr("608.2c", "701.21a")
def test_everybody_else_sacrifices_when_ones_own_creature_dies() -> None:
    board(
        ["Grave Pact", "Grizzly Bears"],
        {"battlefield": ["Serra Angel"], "hand": ["Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Grizzly Bears", player="B"),
        RESOLVE,
        RESOLVE,
        expect=["Serra Angel in B's graveyard"],
    )


@cr("700.3", "701.21a")
def test_the_player_sacrifices_the_pile_they_choose() -> None:
    board(
        {"hand": ["Liliana's Last Word"]},
        ["Serra Angel", "Island", "Swamp"],
        answer(["Serra Angel"]),
        answer(2, "B"),
        cast("Liliana's Last Word", "B"),
        RESOLVE,
        expect=["Serra Angel on the battlefield", "Island in B's graveyard", "Swamp in B's graveyard"],
    )


@cr("701.21a", "118.12a")
def test_whoever_does_not_pay_sacrifices_the_creature() -> None:
    board(
        ["Grizzly Bears"],
        [{"card": "Slow Motion", "attached_to": "Grizzly Bears"}],
        to("upkeep"),
        RESOLVE,
        answer("no", "A"),
        step="untap",
        expect=["Grizzly Bears in A's graveyard"],
    )


@cr("509.3c", "701.21a")
def test_the_defending_player_sacrifices_one_of_the_creatures_that_block_it() -> None:
    played = board(
        ["Labyrinth Raptor"],
        ["Craw Wurm", "Llanowar Elves", "Hill Giant"],
        *attack_with({"Labyrinth Raptor": "B"}),
        *block_with({"Llanowar Elves": "Labyrinth Raptor", "Craw Wurm": "Labyrinth Raptor"}),
        RESOLVE,
    )
    assert played.pending["player"] == "B"
    assert [option["label"] for option in played.pending["options"]] == ["Craw Wurm", "Llanowar Elves"]


@cr("603.10a", "701.21a")
def test_a_creature_that_is_sacrificed_sees_its_own_sacrifice() -> None:
    board(
        ["Mayhem Devil", "Goblin Bombardment"],
        [],
        activate("Goblin Bombardment", "B"),
        answer("B"),
        RESOLVE_ALL,
        expect=["B life 18"],
    )


@cr("101.2", "701.21a")
def test_an_opponent_can_not_cause_a_sacrifice() -> None:
    board(
        ["Sigarda, Host of Herons", "Grizzly Bears"],
        {"hand": ["Diabolic Edict"]},
        cast("Diabolic Edict", "A", player="B"),
        RESOLVE,
        active="B",
        expect=["A controls Grizzly Bears", "A controls Sigarda, Host of Herons"],
    )


@cr("101.2", "701.21a")
def test_what_opponents_cannot_cause_is_done_neither_for_them_nor_instead_of_something_else() -> None:
    """A spell of its own can cause it, and so can an opponent's cause a discard."""
    keeps = creature("Spells and abilities your opponents control can't cause you to sacrifice permanents.")
    edict = cast("Diabolic Edict", "B")
    played = board({"hand": ["Diabolic Edict"]}, [keeps], edict, RESOLVE, expect=["B controls Tester"])
    assert played.cites("101.2")
    own = [cast("Diabolic Edict", "A")]
    board({"hand": ["Diabolic Edict"], "battlefield": [keeps]}, [], *own, RESOLVE, expect=["not A controls Tester"])
    rots = {"battlefield": [keeps], "hand": ["Shock"]}
    board({"hand": ["Mind Rot"]}, rots, cast("Mind Rot", "B"), RESOLVE, expect=["Shock in B's graveyard"])


@cr("701.21a")
def test_one_of_those_that_an_event_tells_of_may_be_sacrificed() -> None:
    striker = creature(
        "Whenever one or more creatures you control deal combat damage to a player, you may sacrifice one of them. "
        "If you do, draw a card.",
        name="Striker",
    )
    board(
        {"battlefield": [striker, "Grizzly Bears", "Serra Angel"], "library": ["Swamp"]},
        [],
        *attack_with({"Striker": "B", "Grizzly Bears": "B"}),
        to("combat damage"),
        RESOLVE,
        answer("yes"),
        answer("Grizzly Bears"),
        expect=["Grizzly Bears in A's graveyard", "Striker on the battlefield", "Swamp in A's hand"],
    )


@cr("118.3", cited=False)
def test_it_is_not_asked_where_another_player_controls_all_of_them() -> None:
    striker = creature(
        "Whenever one or more creatures deal combat damage to you, you may sacrifice one of them.", name="Victim"
    )
    board(
        ["Grizzly Bears"],
        [striker],
        *attack_with({"Grizzly Bears": "B"}),
        to("combat damage"),
        RESOLVE,
        expect=["Grizzly Bears on the battlefield"],
    )
