"""Judges' questions about keywords that let a player pay more for a spell: copies, modes, tokens, gifts (CR 702)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr

LANDS = {"mana": "lands"}


@cr("702.42a", "702.42b")
def test_entwined_both_modes_happen_and_cost_more() -> None:
    bolt = cast("Barbed Lightning", "Hill Giant", "B", costs=["entwine"])
    board(
        {"hand": ["Barbed Lightning"], "battlefield": ["Mountain"] * 5, **LANDS},
        ["Hill Giant"],
        bolt,
        RESOLVE,
        expect=["Hill Giant in B's graveyard", "B has 17 life"],
    )
    short = {"hand": ["Barbed Lightning"], "battlefield": ["Mountain"] * 4, **LANDS}
    assert board(short, ["Hill Giant"], bolt, refused=True).refused("601.2h")


@cr("702.42a")
def test_not_entwined_only_one_mode_is_chosen() -> None:
    board(
        {"hand": ["Barbed Lightning"]},
        ["Hill Giant"],
        cast("Barbed Lightning", "B", modes=[2]),
        RESOLVE,
        expect=["B controls 1 Hill Giant", "B has 17 life"],
    )


@cr("702.56a")
def test_replicate_copies_once_for_each_payment() -> None:
    played = board(
        {"hand": ["Train of Thought"], "battlefield": ["Island"] * 6, **LANDS},
        [],
        cast("Train of Thought", costs=["replicate", "replicate"]),
        RESOLVE_ALL,
        expect=["A has 3 cards in hand"],
    )
    assert played.cites("702.56a")


@cr("702.69a")
def test_gravestorm_counts_permanents_lost_this_turn() -> None:
    played = board(
        {"hand": ["Lightning Bolt", "Bitter Ordeal"]},
        {"battlefield": ["Goblin Piker"], "library": ["Forest", "Hill Giant", "Island"]},
        cast("Lightning Bolt", "Goblin Piker"),
        RESOLVE,
        cast("Bitter Ordeal", "B"),
        RESOLVE,
        answer("B", choice="new target"),
        answer(["Forest"]),
        answer(["Island"]),
        RESOLVE_ALL,
    )
    assert played.cites("702.69a")
    assert played.count("copy of Bitter Ordeal") >= 1 or played.count("copies Bitter Ordeal") >= 1, played.steps


@cr("702.78a")
def test_conspire_taps_two_creatures_of_the_spells_color_and_copies_it() -> None:
    setting = {"hand": ["Burn Trail"], "battlefield": ["Goblin Piker", "Hill Giant", "Youthful Knight"]}
    board(
        setting,
        [],
        cast("Burn Trail", "B", costs=["conspire"]),
        RESOLVE,
        answer("B", choice="new target"),
        RESOLVE_ALL,
        expect=["B has 14 life", "Hill Giant is tapped", "Youthful Knight is not tapped"],
    )
    alone = {"hand": ["Burn Trail"], "battlefield": ["Goblin Piker", "Youthful Knight"]}
    assert board(alone, [], cast("Burn Trail", "B", costs=["conspire"]), refused=True).refused("118.3")


@cr("702.153a")
def test_casualty_asks_for_a_creature_of_enough_power() -> None:
    board(
        {
            "hand": ["A Little Chat"],
            "battlefield": ["Goblin Piker"],
            "library": ["Island", "Forest", "Swamp", "Plains"],
        },
        [],
        cast("A Little Chat", costs=["casualty"]),
        answer("Island", choice="objects"),
        answer("Swamp", choice="objects"),
        RESOLVE_ALL,
        expect=["Goblin Piker in A's graveyard", "A has 2 cards in hand"],
    )
    weak = {"hand": ["A Little Chat"], "battlefield": ["Wall of Stone"]}
    assert board(weak, [], cast("A Little Chat", costs=["casualty"]), refused=True).refused("118.3")


@cr("702.157a")
def test_squad_paid_twice_makes_two_token_copies() -> None:
    played = board(
        {"hand": ["Arco-Flagellant"], "battlefield": ["Swamp"] * 7, **LANDS},
        [],
        cast("Arco-Flagellant", costs=["squad", "squad"]),
        RESOLVE_ALL,
        expect=["A controls 3 Arco-Flagellant"],
    )
    assert played.cites("702.157a")


@cr("702.175a")
def test_offspring_makes_a_small_copy() -> None:
    played = board(
        {"hand": ["Agate Instigator"]},
        [],
        cast("Agate Instigator", costs=["offspring"]),
        RESOLVE_ALL,
        expect=["A controls 2 Agate Instigator", "Agate Instigator#2 is 1/1", "B has 19 life"],
    )
    assert played.cites("702.175a")


@cr("702.120a")
def test_escalate_is_paid_for_each_mode_beyond_the_first() -> None:
    both = cast("Borrowed Malevolence", "Goblin Piker", "Youthful Knight", modes=[1, 2])
    board(
        {"hand": ["Borrowed Malevolence"], "battlefield": ["Goblin Piker", *["Swamp"] * 3], **LANDS},
        ["Youthful Knight"],
        both,
        RESOLVE,
        expect=["Goblin Piker is 3/2", "Youthful Knight in B's graveyard"],
    )
    short = {"hand": ["Borrowed Malevolence"], "battlefield": ["Goblin Piker", "Swamp", "Swamp"], **LANDS}
    assert board(short, ["Youthful Knight"], both, refused=True).refused("601.2h")


@cr("702.172a")
def test_spree_costs_what_its_chosen_modes_cost() -> None:
    both = cast("Explosive Derailment", "Hill Giant", "Ornithopter", modes=[1, 2])
    board(
        {"hand": ["Explosive Derailment"], "battlefield": ["Mountain"] * 5, **LANDS},
        ["Hill Giant", "Ornithopter"],
        both,
        RESOLVE,
        expect=["Hill Giant in B's graveyard", "Ornithopter in B's graveyard"],
    )
    short = {"hand": ["Explosive Derailment"], "battlefield": ["Mountain"] * 4, **LANDS}
    assert board(short, ["Hill Giant", "Ornithopter"], both, refused=True).refused("601.2h")


@cr("702.183a")
def test_tiered_is_one_mode_at_its_price() -> None:
    lands = {"hand": ["Thunder Magic"], "battlefield": ["Mountain"] * 4, **LANDS}
    board(
        lands,
        ["Hill Giant"],
        cast("Thunder Magic", "Hill Giant", modes=[2]),
        RESOLVE,
        expect=["Hill Giant in B's graveyard"],
    )
    assert board(lands, ["Hill Giant"], cast("Thunder Magic", "Hill Giant", modes=[3]), refused=True).refused("601.2h")


@cr("702.166a", "702.166b")
def test_bargaining_sacrifices_a_token_artifact_or_enchantment() -> None:
    board(
        {"hand": ["Candy Grapple"], "battlefield": ["Ornithopter", "Goblin Piker"]},
        ["Craw Wurm"],
        cast("Candy Grapple", "Craw Wurm", costs=["bargain"]),
        RESOLVE,
        expect=["Ornithopter in A's graveyard", "Craw Wurm in B's graveyard"],
    )
    board(
        {"hand": ["Candy Grapple"]},
        ["Craw Wurm"],
        cast("Candy Grapple", "Craw Wurm"),
        RESOLVE,
        expect=["Craw Wurm is 3/1"],
    )


@cr("702.166c")
def test_a_bargained_spell_may_cost_less_for_it() -> None:
    board(
        {"hand": ["Hamlet Glutton"], "battlefield": ["Ornithopter", *["Forest"] * 5], **LANDS},
        [],
        cast("Hamlet Glutton", costs=["bargain"]),
        RESOLVE_ALL,
        expect=["A controls 1 Hamlet Glutton", "A has 23 life"],
    )


@cr("702.174a", "702.174e", "702.174j")
def test_a_promised_gift_is_given_before_the_rest_of_the_spell() -> None:
    played = board(
        {"hand": ["Long River's Pull", "Lightning Bolt"]},
        {"life": 20},
        cast("Lightning Bolt", "B"),
        cast("Long River's Pull", "Lightning Bolt", costs=["gift"]),
        RESOLVE,
        expect=["B has 1 cards in hand", "B has 20 life", "Lightning Bolt in A's graveyard"],
    )
    assert played.cites("702.174b")


@cr("702.174m")
def test_without_the_promise_the_other_target_is_not_chosen() -> None:
    played = board(
        {"hand": ["Long River's Pull", "Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B"),
        cast("Long River's Pull", "Lightning Bolt"),
        refused=True,
    )
    assert played.refused("601.2c")
