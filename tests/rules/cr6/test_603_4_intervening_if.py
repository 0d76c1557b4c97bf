"""The intervening “if” clause (CR 603.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import (
    NEXT_UPKEEP,
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack_with,
    board,
    cast,
    cr,
    creature,
    passing,
    to,
    turn,
)

MARCHESA = "Marchesa, Resolute Monarch"


@cr("603.4")
def test_each_other_player_is_other_than_the_player_who_is_spoken_of() -> None:
    """Not other than the controller of the enchantment, who has no lands at all."""
    board(["Greener Pastures"], ["Forest", "Forest"], turn(4), RESOLVE, C=["Forest"], expect=["B controls 1 Saproling"])
    played = board(["Greener Pastures"], ["Forest"], turn(4), C=["Forest"], expect=["stack is empty"])
    assert played.count("ability triggers") == 0


@cr("603.4")
def test_where_the_aura_is_gone_before_its_ability_resolves_nothing_comes_back() -> None:
    board(
        {"hand": ["Animate Dead", "Disenchant"], "graveyard": ["Serra Angel"]},
        [],
        cast("Animate Dead", "Serra Angel"),
        RESOLVE,
        cast("Disenchant", "Animate Dead"),
        RESOLVE_ALL,
        expect=["Serra Angel in A's graveyard", "Animate Dead in A's graveyard"],
    )


@cr("603.4", cited=False)
def test_a_condition_that_is_not_true_as_it_would_trigger_keeps_it_from_triggering() -> None:
    board(
        ["Bloodghast"],
        [],
        to("end"),
        expect=["stack is empty"],
    )


@cr("603.4")
def test_animate_dead_destroyed_before_it_has_returned_anything() -> None:
    theirs: dict[str, Any] = {"graveyard": ["Serra Angel"], "hand": ["Disenchant"]}
    board(
        {"hand": ["Animate Dead"]},
        theirs,
        cast("Animate Dead", "Serra Angel"),
        RESOLVE,
        PASS_A,
        cast("Disenchant", "Animate Dead", player="B"),
        RESOLVE_ALL,
        expect=["Serra Angel in B's graveyard", "Animate Dead in A's graveyard"],
    )


@cr("603.4", "700.1", cited=False)
def test_having_attacked_with_two_creatures_is_asked_of_the_number_of_creatures() -> None:
    """Minas Tirith's second ability wants two or more attackers this turn."""
    draw = activate("Minas Tirith", ability=2)
    mine = ["Minas Tirith", "Hill Giant", "Goblin Piker"]
    one, two = {"Hill Giant": "B"}, {"Hill Giant": "B", "Goblin Piker": "B"}
    board(mine, [], *attack_with(one), to("postcombat main"), draw, refused="602.5")
    board(mine, [], *attack_with(two), to("postcombat main"), draw, RESOLVE, expect=["A has 1 card in hand"])


@cr("603.4")
def test_two_creatures_that_entered_are_two_and_one_is_not() -> None:
    """Spider-UK asks for two or more creatures."""
    mine = {"hand": ["Ornithopter", "Ornithopter"], "battlefield": ["Spider-UK"]}
    one, two = [cast("Ornithopter"), RESOLVE], [cast("Ornithopter"), RESOLVE] * 2
    board(mine, [], *one, to("end"), expect=["A has 20 life", "stack is empty"])
    board(mine, [], *two, to("end"), RESOLVE_ALL, expect=["A has 22 life"])


@cr("603.4")
def test_who_was_not_dealt_combat_damage_since_their_last_turn_draws() -> None:
    played = board(
        [MARCHESA],
        ["Hill Giant"],
        to("end"),
        NEXT_UPKEEP,
        RESOLVE,
        expect=["A life 19", "A has 1 card in hand"],
    )
    assert not played.report["assumed"] or all("before this board" not in text for text in played.report["assumed"])


@cr("603.4")
def test_combat_damage_in_an_opponents_turn_keeps_it_from_triggering() -> None:
    attack: list[dict[str, Any]] = [
        {"do": "go_to", "step": "declare attackers", "turn": 4},
        {"do": "attack", "player": "B", "attackers": {"Hill Giant": "A"}},
    ]
    played = board([MARCHESA], ["Hill Giant"], *attack, NEXT_UPKEEP, expect=["A life 17", "A has 0 cards in hand"])
    assert played.report["state"]["stack"] == []


@cr("603.4")
def test_other_damage_does_not_count() -> None:
    bolt = {"hand": ["Lightning Bolt"]}
    board(
        [MARCHESA],
        bolt,
        {"do": "go_to", "step": "end", "turn": 4},
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        NEXT_UPKEEP,
        RESOLVE,
        expect=["A life 16", "A has 1 card in hand"],
    )


@cr("603.4", cited=False)
@pytest.mark.parametrize(("life", "wins"), [(1, True), (2, False)])
def test_near_death_experience_asks_for_exactly_one_life(life, wins):
    board(
        {"battlefield": ["Near-Death Experience"], "life": life},
        [],
        to("draw" if not wins else "upkeep"),
        *([RESOLVE] if wins else []),
        step="untap",
        expect=["A wins" if wins else "not A wins"],
    )


@cr("603.4")
def test_oversold_cemetery_needs_four_creature_cards():
    dead = ["Grizzly Bears", "Walking Corpse", "Azure Drake", "Elvish Mystic"]
    board(
        {"battlefield": ["Oversold Cemetery"], "graveyard": dead},
        [],
        answer("Azure Drake"),
        to("upkeep"),
        RESOLVE,
        answer("yes"),
        step="untap",
        expect=["Azure Drake in A's hand"],
    )
    board(
        {"battlefield": ["Oversold Cemetery"], "graveyard": [*dead[:3], "Forest"]},
        [],
        to("upkeep"),
        step="untap",
        expect=["stack is empty", "Azure Drake in A's graveyard"],
    )


@cr("603.4")
def test_roiling_vortex_punishes_spells_on_which_no_mana_was_spent():
    board(
        ["Roiling Vortex"],
        {"hand": ["Memnite"]},
        cast("Memnite", player="B"),
        RESOLVE_ALL,
        active="B",
        expect=["B life 15"],
    )
    board(
        ["Roiling Vortex"],
        {"hand": ["Elvish Mystic"]},
        cast("Elvish Mystic", player="B"),
        RESOLVE_ALL,
        active="B",
        expect=["B life 20"],
    )


@cr("603.4")
def test_an_intervening_if_is_asked_again_as_it_resolves() -> None:
    board(["Leonin Vanguard", "Grizzly Bears"], [], to("beginning of combat"), expect=["stack is empty"])
    board(
        ["Leonin Vanguard", "Grizzly Bears", "Hill Giant"],
        [],
        to("beginning of combat"),
        RESOLVE_ALL,
        expect=["A life 21", "Leonin Vanguard is 2/2"],
    )
    board(
        ["Leonin Vanguard", "Grizzly Bears", "Hill Giant"],
        {"hand": ["Lightning Bolt"]},
        to("beginning of combat"),
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["A life 20", "Leonin Vanguard is 1/1"],
    )


@cr("603.4")
def test_life_gained_earlier_in_the_turn_counts_at_the_end() -> None:
    board(["Crested Sunmare"], [], to("end"), expect=["stack is empty"])
    played = board(
        {"battlefield": ["Crested Sunmare", "Soul Warden"], "hand": ["Grizzly Bears"]},
        [],
        cast("Grizzly Bears"),
        RESOLVE_ALL,
        to("end"),
        RESOLVE_ALL,
        expect=["Horse Token is 5/5", "Horse Token has indestructible"],
    )
    assert played.count("Horse") > 0


@cr("603.4")
def test_no_spells_were_cast_last_turn() -> None:
    quiet = board(["Village Messenger"], [], turn(4), RESOLVE, expect=["Village Messenger is transformed"])
    assert quiet.count("triggers") == 1
    busy = {"battlefield": ["Village Messenger"], "hand": ["Shock"]}
    loud = board(busy, [], cast("Shock", "B"), RESOLVE, turn(4), expect=["Village Messenger is not transformed"])
    assert not loud.count("triggers")


@cr("603.4", "208.1")
def test_powers_are_different_if_that_many_can_be_found_among_the_creatures() -> None:
    """2, 3 and 4; the 4 of an opponent does not count, nor does the second 2."""
    coven = "At the beginning of combat on your turn, if you control three or more creatures with different powers, "
    witch = creature(coven + "you gain 3 life.", "2/2")
    combat = (to("beginning of combat"), RESOLVE_ALL)
    board([witch, "Grizzly Bears", "Hill Giant", "Serra Angel"], [], *combat, expect=["A life 23"])
    board([witch, "Grizzly Bears", "Hill Giant"], ["Serra Angel"], combat[0], expect=["stack is empty"])


@cr("601.2h", cited=False)
def test_how_much_mana_was_spent_to_cast_a_spell() -> None:
    """Blaze for 4 costs five, for 3 four; of what is cast without paying none was spent."""
    opus = "Whenever you cast an instant or sorcery spell, you gain 1 life. "
    watcher = creature(opus + "If five or more mana was spent to cast that spell, you gain 5 life.")
    side = {"battlefield": [watcher], "hand": ["Blaze"]}
    board(side, [], cast("Blaze", "B", x=4), RESOLVE_ALL, expect=["A life 26"])
    board(side, [], cast("Blaze", "B", x=3), RESOLVE_ALL, expect=["A life 21"])


@cr("505.1", "500.2", cited=False)
def test_a_spell_cast_in_your_main_phase() -> None:
    admonition = {"hand": ["Arrester's Admonition"], "library": ["Forest", "Forest"]}
    bounce = (cast("Arrester's Admonition", "Hill Giant"), RESOLVE_ALL)
    board(admonition, ["Hill Giant"], *bounce, expect=["A has 1 card in hand"])
    board(admonition, ["Hill Giant"], to("beginning of combat"), *bounce, expect=["A has 0 cards in hand"])
    theirs = (passing("B"), *bounce)
    board(admonition, ["Hill Giant"], *theirs, active="B", expect=["A has 0 cards in hand"])


@pytest.mark.parametrize("spells", [1, 2])
@cr("500.1", cited=False)
def test_spells_of_the_last_turn_are_counted_player_by_player(spells: int) -> None:
    """One by each of two players is not two by one."""
    moon = {"card": "Call of the Full Moon", "attached_to": "Grizzly Bears"}
    bolts = {"hand": ["Lightning Bolt"] * 2}
    mine = [cast("Lightning Bolt", "B"), RESOLVE] * spells
    theirs = [PASS_A, cast("Lightning Bolt", "A", player="B"), RESOLVE] if spells == 1 else []
    where = "graveyard" if spells == 2 else "battlefield"
    board(
        {"battlefield": ["Grizzly Bears", moon], **bolts},
        bolts,
        *mine,
        *theirs,
        turn(4, "draw"),
        expect=[f"Call of the Full Moon in {where}"],
    )
