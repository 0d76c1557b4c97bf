"""Judges' questions about keywords of spells: how they are paid for, copied, spliced and cast again (CR 702.35 to
702.88)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.helpers import PASS_A, RESOLVE, RESOLVE_ALL, Entry, activate, answer, board, cast, cr
from tests.engine.rules.test_s702_a_combat import creature

LANDS = {"mana": "lands"}
ORDER = answer("as listed", choice="order")
YES, NO = answer("yes", choice="may"), answer("no", choice="may")
NEXT_UPKEEP: Entry = {"do": "go_to", "turn": 5, "step": "upkeep"}


# ---- madness


@cr("702.35b")
@pytest.mark.parametrize(("mountains", "life"), [(4, 17), (3, 20)])
def test_casting_for_madness_costs_more_when_spells_do(mountains: int, life: int) -> None:
    """Thalia makes Faithless Looting cost {1}{R} and the madness cost {1}{R} too."""
    mine = {"hand": ["Faithless Looting", "Fiery Temper"], "battlefield": ["Mountain"] * mountains, **LANDS}
    aim = answer("B", choice="target")
    looted = [cast("Faithless Looting"), RESOLVE, answer(["Fiery Temper", "Forest#1"]), RESOLVE, YES]
    paid = [aim, RESOLVE] if life < 20 else [aim]
    board(mine, ["Thalia, Guardian of Thraben"], *looted, *paid, expect=[f"B has {life} life", "stack is empty"])


@cr("702.35c")
@pytest.mark.parametrize("first", ["madness", "bag"])
def test_the_discarded_card_is_found_once_madness_has_put_it_into_the_graveyard(first: str) -> None:
    mine = {"hand": ["Raven's Crime", "Basking Rootwalla"], "battlefield": ["Bag of Discards"]}
    script = [cast("Raven's Crime", "A", costs=[]), RESOLVE]
    order = board(mine, [], *script).pending["options"]
    madness = next(o["id"] for o in order if "Rootwalla" in o["label"])
    bag = next(o["id"] for o in order if o["id"] != madness)
    put = [bag, madness] if first == "madness" else [madness, bag]  # what is put on last resolves first
    found = "exile" if first == "madness" else "A's graveyard"
    board(mine, [], *script, answer(put), NO, RESOLVE_ALL, expect=[f"Basking Rootwalla in {found}"])


# ---- splice


@cr("702.47a", "702.47b")
def test_a_card_is_spliced_once_and_only_with_its_choices_made() -> None:
    mine = {"hand": ["Reach Through Mists", "Glacial Ray"]}
    two = cast("Reach Through Mists", "B", "B", costs=["splice Glacial Ray", "splice Glacial Ray"])
    assert board(mine, [], two, refused=True).refused()
    none: dict[str, Any] = {"hand": ["Reach Through Mists", "Spliced Terror"]}
    spliced = cast("Reach Through Mists", costs=["splice Spliced Terror"])
    assert board(none, [], spliced, refused=True).refused()


@cr("702.47b", "612.10")
def test_the_effects_of_the_main_spell_come_first() -> None:
    mine = {"hand": ["Reach Through Mists", "Glacial Ray", "Spliced Terror"], "library": ["Forest"]}
    costs = ["splice Glacial Ray", "splice Spliced Terror"]
    script = cast("Reach Through Mists", "B", "Hill Giant", costs=costs)
    found = board(mine, ["Hill Giant"], script, RESOLVE, expect=["B has 18 life", "Hill Giant in B's graveyard"])
    steps = "\n".join(found.steps)
    assert steps.index("draws") < steps.index("2 damage") < steps.index("Hill Giant is destroyed")


@cr("702.47d", "608.2b")
def test_a_spell_whose_only_target_is_spliced_does_nothing_once_that_is_gone() -> None:
    """Reach Through Mists itself has no target; spliced it has one, and doesn't draw when that is illegal."""
    mine = {"hand": ["Reach Through Mists", "Spliced Terror", "Lightning Bolt"]}
    spliced = cast("Reach Through Mists", "Hill Giant", costs=["splice Spliced Terror"])
    script = [spliced, cast("Lightning Bolt", "Hill Giant"), RESOLVE, RESOLVE]
    board(mine, ["Hill Giant"], *script, expect=["Reach Through Mists in A's graveyard", "A has 1 card in hand"])


# ---- convoke and delve


@cr("702.51b", "702.51d")
@pytest.mark.parametrize("spell", ["Siege Wurm", "Twice Convoke"])
def test_convoke_pays_for_the_total_cost_and_no_more(spell: str) -> None:
    """The rule's own example: {5}{G}{G} less {2} is {3}{G}{G}: two green creatures and three others."""
    green = [creature("", "5/5", name=f"Green {i}", looks={"colors": ["G"]}) for i in (1, 2)]
    others = [creature("", "5/5", name=f"Gray {i}") for i in (1, 2, 3, 4)]
    mine = {"hand": [spell], "battlefield": ["Heartless Summoning", *green, *others], **LANDS}
    five = ["Green 1", "Green 2", "Gray 1", "Gray 2", "Gray 3"]
    paid = [cast(spell), answer(five, choice="convoke"), RESOLVE]
    board(mine, [], *paid, expect=[f"{spell} is 4/4", "Gray 3 is tapped", "Gray 4 is not tapped"])
    board(mine, [], cast(spell), answer([*five, "Gray 4"], choice="convoke"), refused=True)
    gray = ["Green 1", "Gray 1", "Gray 2", "Gray 3", "Gray 4"]
    board(mine, [], cast(spell), answer(gray, choice="convoke"), refused=True)


@cr("702.51c")
def test_what_convoked_a_spell_is_known_when_it_has_entered() -> None:
    """The creatures tapped for it, without those that have left in the meantime."""
    mine = {"hand": ["Venerated Loxodon", "Unsummon"], "battlefield": ["Hill Giant", "Goblin Piker", "Runeclaw Bear"]}
    paid = [cast("Venerated Loxodon"), answer(["Hill Giant", "Goblin Piker"], choice="convoke")]
    blessed = ["Hill Giant is 4/4", "Goblin Piker is 3/2", "Runeclaw Bear is 2/2"]
    board(mine, [], *paid, RESOLVE_ALL, expect=blessed)
    left = [cast("Unsummon", "Goblin Piker"), RESOLVE_ALL]
    board(mine, [], *paid, *left, expect=["Hill Giant is 4/4", "Goblin Piker in A's hand"])


@cr("702.51c")
def test_what_convoked_an_instant_is_known_as_it_resolves() -> None:
    mine = {"hand": ["Lethal Scheme", "Forest"], "battlefield": ["Hill Giant"], "library": ["Craw Wurm"]}
    script = [cast("Lethal Scheme", "Goblin Piker"), answer(["Hill Giant"], choice="convoke"), RESOLVE]
    grown = ["Goblin Piker in B's graveyard", "Hill Giant is 4/4", "Craw Wurm in A's graveyard"]
    board(mine, ["Goblin Piker"], *script, answer("Craw Wurm"), expect=grown)


@cr("702.66b", "702.66c")
@pytest.mark.parametrize("spell", ["Treasure Cruise", "Twice Delve"])
def test_delve_pays_for_the_generic_mana_of_the_total_cost(spell: str) -> None:
    """Thalia makes {7}{U} cost {8}{U}: eight cards, and no ninth."""
    mine = {"hand": [spell], "graveyard": ["Hill Giant"] * 9, "battlefield": ["Island"], **LANDS}
    eight = ["Hill Giant"] * 8
    paid = [cast(spell), answer(eight, choice="delve"), RESOLVE]
    board(mine, ["Thalia, Guardian of Thraben"], *paid, expect=["A has 3 cards in hand", "A has 8 cards in exile"])
    nine = [cast(spell), answer([*eight, "Hill Giant"], choice="delve")]
    board(mine, ["Thalia, Guardian of Thraben"], *nine, refused=True)
    seven = [cast(spell), answer(eight[1:], choice="delve")]
    assert board(mine, ["Thalia, Guardian of Thraben"], *seven, refused=True).refused("601.2h")


# ---- copies for each instance


@cr("702.56a", "702.56b")
@pytest.mark.parametrize(
    ("costs", "cards"),
    [([], 1), (["replicate 1"], 2), (["replicate 2"], 2), (["replicate 1", "replicate 2", "replicate 2"], 4)],
)
def test_each_replicate_copies_for_its_own_payments(costs: list[str], cards: int) -> None:
    mine = {"hand": ["Twice Replicate"]}
    board(mine, [], cast("Twice Replicate", costs=costs), ORDER, RESOLVE_ALL, expect=[f"A has {cards} cards in hand"])


@cr("702.60a", "702.60b")
def test_each_ripple_looks_at_four_cards() -> None:
    mine = {"hand": ["Twice Ripple"], "library": ["Forest"] * 3 + ["Island"] * 3}
    looked = [cast("Twice Ripple", "B"), ORDER, YES, ORDER, YES, ORDER, RESOLVE_ALL]
    found = board(mine, [], *looked, expect=["B has 18 life"])
    assert found.count("ability triggers") == 2


@cr("702.69a", "702.69b")
def test_each_gravestorm_copies() -> None:
    mine = {"hand": ["Lightning Bolt", "Twice Gravestorm"]}
    aims = [answer("B", choice="new target")] * 2
    script = [cast("Lightning Bolt", "Goblin Piker"), RESOLVE, cast("Twice Gravestorm", "B"), ORDER, *aims]
    board(mine, ["Goblin Piker"], *script, RESOLVE_ALL, expect=["B has 17 life"])


@cr("702.78a", "702.78b")
def test_each_conspire_is_paid_for_itself() -> None:
    red = [creature("", name=f"Red {i}", looks={"colors": ["R"]}) for i in (1, 2, 3, 4)]
    aims = [answer("B", choice="new target")] * 2
    tapped = [["Red 1", "Red 2"]]  # the others are left for the other instance
    twice_paid = cast("Twice Conspire", "B", costs=["conspire 1", "conspire 2"], choices=tapped)
    mine = {"hand": ["Twice Conspire"], "battlefield": red}
    board(mine, [], twice_paid, ORDER, *aims, RESOLVE_ALL, expect=["B has 17 life", "Red 4 is tapped"])
    once = cast("Twice Conspire", "B", costs=["conspire 2"], choices=tapped)
    board(mine, [], once, ORDER, *aims[:1], RESOLVE_ALL, expect=["B has 18 life", "Red 4 is not tapped"])
    two = {"hand": ["Twice Conspire"], "battlefield": red[:2]}
    assert board(two, [], {**twice_paid, "choices": []}, refused=True).refused("118.3")


# ---- split second

SPLIT = [cast("Sudden Shock", "B"), PASS_A]


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


@cr("702.61b")
def test_triggered_abilities_trigger_under_split_second() -> None:
    """Young Pyromancer's ability goes on top of the spell that triggered it, and resolves first."""
    mine = {"hand": ["Sudden Shock"], "battlefield": ["Young Pyromancer"]}
    shock = cast("Sudden Shock", "B")
    board(mine, [], shock, RESOLVE, expect=["A controls 1 Elemental Token", "B has 20 life", "not stack is empty"])
    board(mine, [], shock, RESOLVE_ALL, expect=["A controls 1 Elemental Token", "B has 18 life"])


@cr("702.61a", "702.61c")
def test_split_second_twice_is_split_second() -> None:
    setting = ({"hand": ["Twice Split Second"]}, {"hand": ["Lightning Bolt"]})
    script = [cast("Twice Split Second", "B"), PASS_A]
    answered = board(*setting, *script, cast("Lightning Bolt", "A", player="B"), refused=True)
    assert answered.refused("702.61a")
    after = [cast("Twice Split Second", "B"), RESOLVE, PASS_A, cast("Lightning Bolt", "A", player="B"), RESOLVE]
    board(*setting, *after, expect=["A has 17 life", "B has 18 life"])


# ---- suspend and rebound


SUSPEND: Entry = {"do": "special", "player": "A", "act": "suspend", "source": "Ancestral Vision"}


@cr("702.62a", "702.62c")
def test_a_card_that_may_not_be_cast_may_not_be_suspended() -> None:
    silenced = [PASS_A, cast("Silence", player="B"), RESOLVE]
    here = ({"hand": ["Keldon Halberdier"]}, {"hand": ["Silence"]})
    halberdier = {**SUSPEND, "source": "Keldon Halberdier"}
    assert board(*here, *silenced, halberdier, refused=True).refused()
    board(*here, halberdier, expect=["Keldon Halberdier in exile", "Keldon Halberdier has 4 time counters"])


@cr("702.62d")
@pytest.mark.parametrize(("islands", "hand"), [(1, 4), (0, 1)])
def test_a_suspended_spell_is_free_but_for_what_is_added(islands: int, hand: int) -> None:
    """Thalia adds {1}, which has to be paid."""
    suspended = {"card": "Ancestral Vision", "counters": {"time": 1}}
    mine = {"exile": [suspended], "battlefield": ["Island"] * islands, "library": ["Forest"] * 9, **LANDS}
    aim = answer("A", choice="target")
    script = [NEXT_UPKEEP, RESOLVE, YES, aim, RESOLVE_ALL]
    board(mine, ["Thalia, Guardian of Thraben"], *script, expect=[f"A has {hand - 1} cards in hand"])


@cr("702.88a", "702.88b")
@pytest.mark.parametrize("taxed", [True, False])
def test_a_rebound_spell_is_free_but_for_what_is_added(taxed: bool) -> None:
    """The only lands are tapped for the first casting; the second costs {1} if Thalia has come, else nothing."""
    mine = {"hand": ["Artful Maneuver"], "battlefield": ["Goblin Piker", "Plains", "Plains"], **LANDS}
    first = [cast("Artful Maneuver", "Goblin Piker"), RESOLVE]
    change: list[Entry] = [{"do": "edit", "create": {"B": ["Thalia, Guardian of Thraben"]}}] if taxed else []
    gone: Entry = {"do": "edit", "remove": ["Plains#1", "Plains#2"]}
    again = [*first, *change, gone, NEXT_UPKEEP, RESOLVE, YES]
    aim = answer("Goblin Piker", choice="target")
    cast_again = [aim] if taxed else [aim, RESOLVE]
    size = "2/1" if taxed else "4/3"
    played = board(mine, [], *again, *cast_again, expect=[f"Goblin Piker is {size}", "stack is empty"])
    assert played.cites("702.88a")


@cr("702.88c")
def test_rebound_twice_casts_the_spell_once_more() -> None:
    mine = {"hand": ["Twice Rebound"]}
    script = [cast("Twice Rebound"), RESOLVE, NEXT_UPKEEP, RESOLVE, YES, RESOLVE_ALL]
    found = board(mine, [], *script, expect=["A has 22 life", "Twice Rebound in A's graveyard", "stack is empty"])
    assert found.count("ability triggers") == 1
