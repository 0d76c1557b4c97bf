"""Judges' questions about events, modes and the terms of card text: devotion, historic, modified (CR 700, 703)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.helpers import PASS_A, RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, to

LANDS: dict[str, Any] = {"mana": "lands"}


@cr("700.1")
def test_one_happening_is_one_event_for_one_ability_and_several_for_another() -> None:
    """Four creatures die at once: Blood Artist sees four deaths, the Bee one time that other creatures died."""
    mine = {"hand": ["Day of Judgment"], "battlefield": ["Blood Artist", "Great Fierce Bee"]}
    played = board(
        mine,
        ["Hill Giant", "Goblin Piker"],
        cast("Day of Judgment"),
        RESOLVE,
        answer("as listed", choice="order"),
        *(answer("B", choice="target") for _ in range(4)),
        RESOLVE_ALL,
        answer([]),
        expect=["A has 24 life", "B has 16 life"],
    )
    assert played.count("Great Fierce Bee's ability triggers") == 1


@cr("603.4", "700.1")
def test_having_attacked_with_two_creatures_is_asked_of_the_number_of_creatures() -> None:
    """Minas Tirith's second ability wants two or more attackers this turn."""
    draw = activate("Minas Tirith", ability=2)
    mine = ["Minas Tirith", "Hill Giant", "Goblin Piker"]
    one, two = {"Hill Giant": "B"}, {"Hill Giant": "B", "Goblin Piker": "B"}
    played = board(mine, [], *attack_with(one), to("postcombat main"), draw, refused=True)
    assert played.refused("602.5")
    board(mine, [], *attack_with(two), to("postcombat main"), draw, RESOLVE, expect=["A has 1 card in hand"])


@cr("603.2c")
def test_two_creatures_that_attack_two_players_are_not_two_that_attack_a_player() -> None:
    """Landroval asks for two or more creatures attacking one player."""
    mine = ["Landroval, Horizon Witness", "Hill Giant", "Goblin Piker"]
    apart = attack_with({"Hill Giant": "B", "Goblin Piker": "C"})
    board(mine, [], *apart, C=[], expect=["stack is empty"])
    together = attack_with({"Hill Giant": "B", "Goblin Piker": "B"})
    board(mine, [], *together, answer("Hill Giant"), RESOLVE, C=[], expect=["Hill Giant has flying"])


# ---- modes


@cr("700.2b")
def test_a_mode_of_a_triggered_ability_without_a_legal_target_is_not_offered() -> None:
    """There is no Incubator token: the counter is the only mode."""
    played = board({"hand": ["Seedpod Caretaker"]}, [], cast("Seedpod Caretaker"), RESOLVE, RESOLVE_ALL)
    (caretaker,) = played.report["state"]["players"]["A"]["battlefield"]
    assert caretaker["counters"] == {"+1/+1": 1}
    assert played.report["pending"] is None or played.pending["kind"] == "priority"


@cr("700.2c")
def test_targets_are_chosen_for_the_chosen_mode_only() -> None:
    """Izzet Charm drawing cards has no target, so nothing need be there to be one."""
    mine = {"hand": ["Izzet Charm", "Forest", "Swamp"], "library": ["Island", "Plains", "Mountain"]}
    draw = [cast("Izzet Charm", modes=[3]), RESOLVE, answer(["Forest", "Swamp"])]
    board(mine, [], *draw, expect=["A has 2 cards in hand"])
    board(mine, ["Hill Giant"], cast("Izzet Charm", "Hill Giant", modes=[3]), refused=True)
    board(mine, [], cast("Izzet Charm", modes=[2]), refused=True)


@cr("700.2f")
def test_a_changed_target_does_not_change_the_mode() -> None:
    """Barbed Lightning at a creature cannot be turned to a player, though another mode could have hit one."""
    swat = (
        cast("Barbed Lightning", "Hill Giant", modes=[1]),
        PASS_A,
        cast("Deflecting Swat", "Barbed Lightning", player="B"),
        RESOLVE,
    )
    mine = {"hand": ["Barbed Lightning"], "battlefield": ["Goblin Piker"]}
    theirs = {"hand": ["Deflecting Swat"], "battlefield": ["Hill Giant"]}
    to_piker = board(mine, theirs, *swat, answer("yes", "B"), answer("Goblin Piker", "B"), RESOLVE_ALL)
    assert "Goblin Piker" in str(to_piker.report["state"]["players"]["A"]["graveyard"])
    board(mine, theirs, *swat, answer("yes", "B"), answer("A", "B"), refused=True)


@cr("700.2g")
def test_a_copy_of_a_modal_spell_has_its_modes() -> None:
    mine = {
        "hand": ["Izzet Charm", "Forest", "Swamp", "Plains", "Island"],
        "battlefield": ["Lithoform Engine"],
        "library": ["Mountain"] * 6,
    }
    played = board(
        mine,
        ["Hill Giant"],
        cast("Izzet Charm", modes=[3]),
        activate("Lithoform Engine", "Izzet Charm", ability=2),
        RESOLVE,
        RESOLVE,
        answer(["Forest", "Swamp"]),
        RESOLVE,
        answer(["Plains", "Island"]),
        expect=["A has 4 cards in hand", "A has 5 cards in graveyard"],
    )
    assert played.count("mode") == 0 or played.report["pending"] is None


@cr("700.2h")
@pytest.mark.parametrize(("lands", "enough"), [(4, False), (5, True)])
def test_each_chosen_mode_with_a_cost_is_paid_for(lands: int, enough: bool) -> None:
    mine = {"hand": ["Explosive Derailment"], "battlefield": ["Mountain"] * lands, **LANDS}
    both = cast("Explosive Derailment", "Hill Giant", "Ornithopter", modes=[1, 2])
    theirs = ["Hill Giant", "Ornithopter"]
    if enough:
        gone = ["Hill Giant in B's graveyard", "Ornithopter in B's graveyard"]
        board(mine, theirs, both, RESOLVE, expect=gone)
    else:
        assert board(mine, theirs, both, refused=True).refused("601.2h")


# ---- devotion, historic, "this creature", modified


@cr("700.5")
@pytest.mark.parametrize(
    ("others", "size"),
    [
        (["Forest"], "2/1"),  # lands have no mana cost
        (["Llanowar Elves"], "3/2"),
        (["Leatherback Baloth"], "5/4"),  # {G}{G}{G}
        (["Slippery Bogle"], "3/2"),  # {G/U} is green
    ],
)
def test_devotion_counts_symbols_of_a_color_in_mana_costs(others: list[str], size: str) -> None:
    mine = {"hand": ["Aspect of Hydra"], "battlefield": ["Goblin Piker", *others]}
    board(
        mine, ["Llanowar Elves"], cast("Aspect of Hydra", "Goblin Piker"), RESOLVE, expect=[f"Goblin Piker is {size}"]
    )


@cr("700.5")
def test_devotion_to_two_colors_counts_a_symbol_of_both_once() -> None:
    """Athreos, God of Passage: {1}{W}{B} is two of the seven; a {W/B} symbol is one."""
    six = ["Athreos, God of Passage", "Savannah Lions", "Nightsky Mimic", "Savannah Lions", "Savannah Lions"]
    board(six, [], expect=["Athreos, God of Passage is not a creature"])
    board([*six, "Savannah Lions"], [], expect=["Athreos, God of Passage is a creature"])


@cr("700.5a")
def test_devotion_looks_at_copied_costs_and_not_at_what_is_done_to_colors_or_types() -> None:
    """A Clone of the Baloth has its {G}{G}{G}; made colorless, the symbols are still green."""
    mine = {
        "hand": ["Aspect of Hydra", "Clone", "Moonlace"],
        "battlefield": ["Goblin Piker", "Leatherback Baloth"],
    }
    board(
        mine,
        [],
        cast("Clone"),
        RESOLVE,
        answer("Leatherback Baloth"),
        cast("Moonlace", "Leatherback Baloth#1"),
        RESOLVE,
        cast("Aspect of Hydra", "Goblin Piker"),
        RESOLVE,
        expect=["Goblin Piker is 8/7", "Leatherback Baloth#1 is colorless"],
    )


@cr("700.6")
@pytest.mark.parametrize(
    ("card", "lands", "historic"),
    [
        ("Howling Mine", ["Plains"], True),  # an artifact for {2}
        ("Tymna the Weaver", ["Plains", "Swamp"], True),  # legendary, for {1}{W}{B}
        ("Braids's Frightful Return", ["Plains", "Swamp"], True),  # a Saga for {2}{B}
        ("Hill Giant", ["Mountain"] * 3, False),
    ],
)
def test_historic_is_legendary_artifact_or_saga(card: str, lands: list[str], historic: bool) -> None:
    """Jhoira's Familiar makes historic spells cost {1} less."""
    mine = {"hand": [card], "battlefield": ["Jhoira's Familiar", *lands], **LANDS}
    if historic:
        board(mine, [], cast(card))
    else:
        assert board(mine, [], cast(card), refused=True).refused("601.2h")


@cr("700.7")
def test_this_creature_is_that_object_even_when_it_is_no_creature() -> None:
    """Attached to another creature it isn't one itself, and its ability still puts the counter on it."""
    played = board(
        ["Coiled Golem", "Goblin Piker"],
        [],
        activate("Coiled Golem", "Goblin Piker", ability=2),
        RESOLVE,
        activate("Coiled Golem", ability=1),
        RESOLVE,
        expect=["Coiled Golem is not a creature", "Coiled Golem has 1 +1/+1 counter"],
    )
    assert played.report["refused"] is None


@cr("700.9")
@pytest.mark.parametrize(
    ("change", "modified"),
    [
        ({"counters": {"+1/+1": 1}}, True),
        ({"counters": {"-1/-1": 1}}, True),
        ({}, False),
    ],
)
def test_a_permanent_with_any_counter_is_modified(change: dict[str, Any], modified: bool) -> None:
    flying = "Obstinate Gargoyle has flying"
    gargoyle = {"card": "Obstinate Gargoyle", **change}
    board([gargoyle], [], expect=[flying if modified else f"not {flying}"])


@cr("700.9")
def test_equipment_of_anybody_and_auras_of_its_controller_modify_a_permanent() -> None:
    flying = "Obstinate Gargoyle has flying"
    sword = {"card": "Steelclaw Lance", "attached_to": "Obstinate Gargoyle"}
    aura = {"card": "Pacifism", "attached_to": "Obstinate Gargoyle"}
    board(["Obstinate Gargoyle", sword], [], expect=[flying])
    board(["Obstinate Gargoyle"], [sword], expect=[flying])
    board(["Obstinate Gargoyle", aura], [], expect=[flying])
    board(["Obstinate Gargoyle"], [aura], expect=[f"not {flying}"])


# ---- turn-based actions


@cr("703.3")
def test_the_card_of_the_draw_step_is_drawn_before_its_triggered_abilities() -> None:
    mine = {"battlefield": ["Howling Mine"], "library": ["Island", "Swamp", "Forest"]}
    played = board(mine, [], to("draw"), step="upkeep", expect=["Island in A's hand", "A has 1 card in hand"])
    assert len(played.report["state"]["stack"]) == 1
    board(mine, [], to("draw"), RESOLVE, step="upkeep", expect=["A has 2 cards in hand"])
