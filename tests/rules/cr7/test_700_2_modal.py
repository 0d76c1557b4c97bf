"""Modal spells and abilities (CR 700.2)."""

from __future__ import annotations

import pytest

from tests.helpers import (
    LANDS,
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    Rules,
    activate,
    answer,
    attack_with,
    board,
    cast,
    cr,
    creature,
    to,
)

CONFLUENCE = "Mystic Confluence"


@cr("700.2", "603.3c", cited=False)
def test_modes_are_named_by_the_number_that_is_printed_before_them() -> None:
    board(
        {"battlefield": ["Rankle, Master of Pranks"], "hand": ["Island"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Island"]},
        *attack_with({"Rankle, Master of Pranks": "B"}),
        to("combat damage"),
        answer(["1"]),
        RESOLVE,
        expect=["A life 20", "A has 0 cards in hand", "B has 0 cards in hand", "B controls Grizzly Bears"],
    )


@cr("700.2", "702.33d")
def test_kicked_it_has_any_number_of_modes() -> None:
    board(
        {"hand": ["Inscription of Ruin"], "graveyard": ["Grizzly Bears"]},
        ["Goblin Piker"],
        cast("Inscription of Ruin", "Grizzly Bears", "Goblin Piker", costs=["kicker"], modes=[2, 3]),
        RESOLVE,
        expect=["Grizzly Bears in battlefield", "Goblin Piker in B's graveyard"],
    )


@cr("700.2a", cited=False)
def test_a_mode_without_a_legal_target_cannot_be_chosen_even_once() -> None:
    here = {"hand": [CONFLUENCE], "library": ["Island"] * 4}
    board(here, [], cast(CONFLUENCE, modes=[2, 3, 3]), refused="601.2b")


@cr("700.2b", cited=False)
def test_a_mode_of_a_triggered_ability_without_a_legal_target_is_not_offered() -> None:
    """There is no Incubator token: the counter is the only mode."""
    played = board({"hand": ["Seedpod Caretaker"]}, [], cast("Seedpod Caretaker"), RESOLVE, RESOLVE_ALL)
    (caretaker,) = played.report["state"]["players"]["A"]["battlefield"]
    assert caretaker["counters"] == {"+1/+1": 1}
    assert played.report["pending"] is None or played.pending["kind"] == "priority"


@cr("700.2c", cited=False)
def test_targets_are_chosen_for_the_chosen_mode_only() -> None:
    """Izzet Charm drawing cards has no target, so nothing need be there to be one."""
    mine = {"hand": ["Izzet Charm", "Forest", "Swamp"], "library": ["Island", "Plains", "Mountain"]}
    draw = [cast("Izzet Charm", modes=[3]), RESOLVE, answer(["Forest", "Swamp"])]
    board(mine, [], *draw, expect=["A has 2 cards in hand"])
    board(mine, ["Hill Giant"], cast("Izzet Charm", "Hill Giant", modes=[3]), refused="601.2c")
    board(mine, [], cast("Izzet Charm", modes=[2]), refused="601.2b")


@cr("700.2d", cited=False)
def test_the_same_mode_chosen_again_has_targets_of_its_own() -> None:
    here = {"hand": [CONFLUENCE], "library": ["Island", "Island"]}
    played = board(
        here,
        ["Grizzly Bears", "Hill Giant"],
        cast(CONFLUENCE, "Grizzly Bears", "Hill Giant", modes=[2, 2, 3]),
        RESOLVE,
        expect=["Grizzly Bears in B's hand", "Hill Giant in B's hand", "A has 1 card in hand"],
    )
    assert played.report["refused"] is None


@cr("700.2d", cited=False)
def test_a_mode_without_targets_may_be_chosen_three_times() -> None:
    here = {"hand": [CONFLUENCE], "library": ["Island"] * 4}
    board(here, [], cast(CONFLUENCE, modes=[3, 3, 3]), RESOLVE, expect=["A has 3 cards in hand"])


@cr("700.2d", cited=False)
def test_the_same_object_may_be_the_target_of_each() -> None:
    here = {"hand": [CONFLUENCE], "library": ["Island"] * 4}
    board(
        here,
        ["Grizzly Bears"],
        cast(CONFLUENCE, "Grizzly Bears", "Grizzly Bears", modes=[2, 2, 3]),
        RESOLVE,
        expect=["Grizzly Bears in B's hand", "A has 1 card in hand"],
    )


@cr("700.2d", cited=False)
def test_one_mode_only_once_unless_the_card_says_so() -> None:
    drown = {"hand": ["Drown in Dreams"], "library": ["Island"] * 4}
    board(drown, [], cast("Drown in Dreams", "A", "A", modes=[1, 1], x=1), refused="601.2b")


@cr("700.2e")
def test_an_opponent_chooses_the_mode_as_the_spell_is_cast() -> None:
    """The one who chose is "that player": B's creature gets the counter and B is dealt the damage."""
    mine = {"hand": ["Misfortune"], "battlefield": ["Grizzly Bears"]}
    open_choice = board(mine, ["Hill Giant"], cast("Misfortune"))
    assert open_choice.pending["player"] == "B"
    assert open_choice.pending["rule"] == "700.2e"
    chosen = [cast("Misfortune"), answer(2, "B"), RESOLVE]
    board(mine, ["Hill Giant"], *chosen, expect=["Hill Giant is 2/2", "B life 16", "Grizzly Bears is 2/2", "A life 20"])


@cr("700.2e", cited=False)
def test_the_controller_decides_which_opponent_chooses() -> None:
    mine = {"hand": ["Misfortune"], "battlefield": ["Grizzly Bears"]}
    board(
        mine,
        ["Hill Giant"],
        cast("Misfortune"),
        answer("C"),
        answer(2, "C"),
        RESOLVE,
        C=["Goblin Piker"],
        expect=["C life 16", "B life 20", "Goblin Piker in C's graveyard", "Hill Giant is 3/3"],
    )


@cr("700.2f", cited=False)
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
    board(mine, theirs, *swat, answer("yes", "B"), answer("A", "B"), refused="115.7d")


@cr("700.2g", cited=False)
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


@cr("700.2h", cited=False)
@pytest.mark.parametrize(("lands", "enough"), [(4, False), (5, True)])
def test_each_chosen_mode_with_a_cost_is_paid_for(lands: int, enough: bool) -> None:
    mine = {"hand": ["Explosive Derailment"], "battlefield": ["Mountain"] * lands, **LANDS}
    both = cast("Explosive Derailment", "Hill Giant", "Ornithopter", modes=[1, 2])
    theirs = ["Hill Giant", "Ornithopter"]
    if enough:
        gone = ["Hill Giant in B's graveyard", "Ornithopter in B's graveyard"]
        board(mine, theirs, both, RESOLVE, expect=gone)
    else:
        board(mine, theirs, both, refused="601.2h")


@cr("700.2i", "107.18", "700.2d", cited=False)
def test_modes_are_chosen_up_to_their_pawprints() -> None:
    """Two rabbits and a card from the graveyard are 1 + 1 + 3 pawprints."""
    mine = {"hand": ["Season of the Burrow"], "graveyard": ["Grizzly Bears"]}
    played = board(
        mine,
        [],
        cast("Season of the Burrow", "Grizzly Bears", modes=[1, 1, 3]),
        RESOLVE,
        expect=["Grizzly Bears has 1 indestructible counters"],
    )
    rabbits = [it for it in played.report["state"]["players"]["A"]["battlefield"] if it["name"] == "Rabbit Token"]
    assert len(rabbits) == 2


@cr("700.2i", "700.2d", cited=False)
def test_each_time_a_mode_is_chosen_it_may_have_another_target() -> None:
    """Two pawprints twice: two permanents are exiled, and each of their controllers draws a card."""
    board(
        {"hand": ["Season of the Burrow"]},
        ["Goblin Piker", "Hill Giant"],
        cast("Season of the Burrow", "Goblin Piker", "Hill Giant", modes=[2, 2]),
        RESOLVE,
        expect=["Goblin Piker in exile", "Hill Giant in exile", "B has 2 cards in hand"],
    )


@cr("700.2i")
def test_more_pawprints_than_there_are_can_not_be_chosen() -> None:
    """Three and three are six."""
    mine = {"hand": ["Season of the Burrow"], "graveyard": ["Grizzly Bears"]}
    board(mine, [], cast("Season of the Burrow", "Grizzly Bears", modes=[3, 3]), refused="700.2i")


@cr("700.2", cited=False)
@pytest.mark.parametrize(
    ("mine", "modes", "refused"),
    [(["Sol Ring"], [1], ()), (["Sol Ring"], [1, 2], ()), ([], [1], ()), ([], [1, 2], "601.2b")],
)
def test_both_modes_may_be_chosen_where_it_is_so(mine: list[str], modes: list[int], refused: Rules) -> None:
    either = creature(
        "{0}: Choose one. If you control an artifact, you may choose both instead.\n• Draw a card.\n• You gain 3 life."
    )
    expect = [] if refused else ["A has 1 card in hand", f"A life {20 + 3 * (2 in modes)}"]
    board(
        [either, *mine],
        [],
        activate("Tester", modes=modes),
        *([] if refused else [RESOLVE]),
        expect=expect,
        refused=refused,
    )


@cr("700.2a", "700.2d")
def test_one_mode_chosen_each_time_is_enough() -> None:
    here = {"hand": ["Mystic Confluence"], "library": ["Island"] * 4}
    board(here, [], cast("Mystic Confluence", modes=[3, 3, 3]), RESOLVE, expect=["A has 3 cards in hand"])


@cr("700.2a")
def test_no_mode_has_a_legal_target() -> None:
    modal = creature("{0}: Choose one —\n• Destroy target artifact.\n• Destroy target enchantment.")
    board([modal], [], activate("Tester"), refused="700.2a")
    board([modal], ["Glorious Anthem"], activate("Tester", "Glorious Anthem", modes=[2]), RESOLVE)


@cr("601.2c")
def test_another_target_in_a_mode_is_another_than_the_source() -> None:
    """What another mode would target is not spoken of in this one."""
    text = "Whenever ~ attacks, choose one —\n• Target creature you control gains flying until end of turn.\n"
    modal = creature(text + "• Exile another target nonland permanent you control.")
    script = (*attack_with({"Tester": "B"}), answer("2"), RESOLVE)
    board([modal, "Grizzly Bears"], [], *script, expect=["Grizzly Bears in exile", "Tester is attacking"])
