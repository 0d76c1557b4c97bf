"""Costs (CR 118)."""

from __future__ import annotations

from typing import Any

from engine.state.mana_costs import ManaCost
from tests.helpers import (
    PASS_A,
    PASS_B,
    RESOLVE,
    RESOLVE_ALL,
    Entry,
    activate,
    answer,
    attack_with,
    board,
    cast,
    cr,
    creature,
    special,
    to,
    turn,
)

UNTAP = {"do": "activate", "player": "A", "source": "Devoted Druid", "ability": 2}
TAPPED = {"card": "Devoted Druid", "tapped": True}
UPKEEP = (turn(4), RESOLVE)


def flux(cursed: Any, **more: Any) -> tuple[Any, Any]:
    """A creature of B's with Pendrell Flux on it, which A controls."""
    return [{"card": "Pendrell Flux", "attached_to": "cursed"}], {"battlefield": [{"id": "cursed", **cursed}], **more}


WILD = ["Wild Evocation"]


def evoked(*then: Entry) -> tuple[Entry, ...]:
    return turn(4), RESOLVE, *then


@cr("118.1", "508.1j")
def test_what_attacking_costs_is_told_even_where_mana_is_unlimited() -> None:
    bears = ["Grizzly Bears"]
    played = board(bears, ["Propaganda"], *attack_with({"Grizzly Bears": "B"}))
    assert "508.1j" in played.rules_of("A pays {2}")


@cr("118.2", "118.3c", cited=False)
def test_lands_may_be_tapped_for_a_cost_on_resolution_or_left() -> None:
    lands = {"battlefield": [{"card": "Mountain", "count": 4}], "mana": "lands", "hand": ["Shock"]}
    leak = {"hand": ["Mana Leak"]}
    script = (cast("Shock", "B"), PASS_A, cast("Mana Leak", "Shock", player="B"), RESOLVE)
    board(lands, leak, *script, answer("yes"), RESOLVE, expect=["B life 18"])
    kept = ["B life 20", "Shock in graveyard", "Mountain#4 is not tapped"]
    board(lands, leak, *script, answer("no"), expect=kept)


BOND = creature("At the beginning of your upkeep, pay {2}{B}. If you don't, you lose the game.", name="Bond")


@cr("118.3c", "118.12", "104.3e")
def test_a_mandatory_cost_may_be_left_as_nobody_has_to_activate_mana_abilities() -> None:
    assert board([BOND], [], turn(5), RESOLVE).report["pending"]["player"] == "A"
    assert "A pays {2}{B}." in board([BOND], [], turn(5), RESOLVE, answer("yes")).steps
    left = board([BOND], [], turn(5), RESOLVE, answer("no"))
    assert left.report["verdict"] == "A loses the game: {2}{B} isn't paid (effect of Bond)."
    assert {"118.3c", "118.12"} <= set(left.rules_of("A loses the game"))


@cr("118.3c", "118.3a", cited=False)
def test_a_mandatory_cost_is_paid_with_mana_that_is_there_already() -> None:
    swamps = [{"card": "Swamp", "count": 3}]
    made = [activate(f"Swamp#{n}") for n in (1, 2, 3)]
    played = board({"battlefield": [BOND, *swamps], "mana": "lands"}, [], turn(5), *made, RESOLVE)
    assert played.report["pending"] is None
    assert not played.report["state"]["over"]


@cr("118.3c", "101.2")
def test_who_leaves_a_mandatory_cost_and_cannot_lose_is_told_for_how_long() -> None:
    grace = creature("{0}: You can't lose the game this turn.", name="Grace")
    played = board([BOND, grace], [], turn(5), activate("Grace"), RESOLVE, RESOLVE, answer("no"))
    assert played.report["verdict"] == "A doesn't pay {2}{B}; A can't lose the game this turn: Grace."


@cr("118.3")
@cr("614.17")
def test_counters_that_cant_be_put_on_it_pay_no_cost() -> None:
    board(["Solemnity", TAPPED], [], UNTAP, refused="118.3", expect=["Devoted Druid is tapped"])
    board(
        ["Vizier of Remedies", TAPPED],
        [],
        UNTAP,
        RESOLVE,
        expect=["Devoted Druid is not tapped", "Devoted Druid is 0/2"],
    )


@cr("118.3")
def test_a_cost_that_can_not_be_paid_stops_the_spell() -> None:
    played = board({"hand": ["Altar's Reap"]}, [], cast("Altar's Reap"), refused="118.3")
    assert played.cites("601.2h") or played.cites("118.3")
    assert played.report["state"]["players"]["A"]["hand"] == ["Altar's Reap"]


@cr("118.3", cited=False)
def test_counters_removed_as_a_cost_are_counted() -> None:
    bottle = {"card": "Essence Bottle", "counters": {"elixir": 3}}
    board(
        [bottle],
        [],
        {"do": "activate", "player": "A", "source": "Essence Bottle", "ability": 2},
        RESOLVE,
        expect=["A life 26", "Essence Bottle has 0 elixir counters"],
    )
    board(
        ["Essence Bottle"],
        [],
        {"do": "activate", "player": "A", "source": "Essence Bottle", "ability": 2},
        RESOLVE,
        expect=["A life 20", "Essence Bottle is tapped"],
    )


@cr("118.3b", "119.4b", "107.3a", cited=False)
def test_no_life_can_always_be_paid() -> None:
    side = {"hand": ["Toxic Deluge"], "battlefield": ["Platinum Emperion"]}
    board(side, [], cast("Toxic Deluge", x=0), RESOLVE, expect=["A life 20", "Toxic Deluge in graveyard"])
    assert board(side, [], cast("Toxic Deluge", x=2), refused="119.8").report["refused"]
    paid = {"hand": ["Toxic Deluge"]}
    board(paid, ["Grizzly Bears"], cast("Toxic Deluge", x=2), RESOLVE, expect=["A life 18", "B controls no Bears"])


@cr("118.6", cited=False)
def test_a_mana_cost_that_is_not_there_can_not_be_paid() -> None:
    mine, theirs = flux({"token": {"name": "Soldier", "types": ["Creature"], "power": 1, "toughness": 1}})
    board(mine, theirs, *UPKEEP, expect=["B controls 0 Soldiers"])


@cr("118.6", "202.1b")
def test_a_spell_without_a_mana_cost_can_not_be_paid_for() -> None:
    vision = {"hand": ["Ancestral Vision"]}
    board(vision, [], cast("Ancestral Vision", "A"), refused="202.1b")


@cr("118.6")
def test_flashback_for_no_mana_cost_can_not_be_paid() -> None:
    held = {"hand": ["Snapcaster Mage"], "graveyard": ["Ancestral Vision"]}
    vision = cast("Ancestral Vision", "A", **{"from": "graveyard"})
    played = board(held, [], cast("Snapcaster Mage"), RESOLVE_ALL, vision, refused=("118.6", "202.1b"))
    assert any("gains flashback for its mana cost until end of turn" in step for step in played.steps)


@cr("118.6a", cited=False)
def test_a_spell_without_a_mana_cost_may_be_cast_for_nothing() -> None:
    vision = {"hand": ["Ancestral Vision"]}
    board(vision, [], cast("Ancestral Vision", "A", free=True), RESOLVE, expect=["A has 3 cards in hand"])


@cr("118.7")
def test_a_cost_reduced_to_nothing_is_a_cost_of_nothing() -> None:
    relics = [{"card": "Ornithopter", "count": 4}]
    side = {"hand": ["Frogmite"], "battlefield": relics, "mana": "lands"}
    board(side, [], cast("Frogmite"), RESOLVE, expect=["A controls Frogmite", "Frogmite has mana value 4"])
    board({**side, "battlefield": relics[:0]}, [], cast("Frogmite"), refused="601.2h")


@cr("118.7", "118.7a")
def test_what_reduces_only_colored_mana_leaves_generic_mana() -> None:
    def held(mana: str) -> dict[str, Any]:
        return {"battlefield": ["Edgewalker"], "hand": ["Edgewalker"], "mana": mana}

    board(held("1"), [], cast("Edgewalker"), RESOLVE, expect=["A controls 2 Edgewalkers"])
    board(held(""), [], cast("Edgewalker"), refused="601.2h")
    white = {"battlefield": ["Edgewalker"], "hand": ["Syndic of Tithes"], "mana": "1"}  # {1}{W}
    board(white, [], cast("Syndic of Tithes"), RESOLVE, expect=["A controls Syndic of Tithes"])


@cr("118.7a")
def test_a_reduction_of_generic_mana_leaves_the_colors() -> None:
    side: dict[str, Any] = {"battlefield": ["Goblin Electromancer"], "hand": ["Divination"]}
    board({**side, "mana": "1U"}, [], cast("Divination"), RESOLVE, expect=["A has 0 mana"])
    board({**side, "mana": "2"}, [], cast("Divination"), refused="601.2h")
    plain = {"hand": ["Counterspell"], "battlefield": ["Goblin Electromancer"], "mana": "U"}
    script = (PASS_A, cast("Shock", "A", player="B"), PASS_B, cast("Counterspell", "Shock"))
    board(plain, {"hand": ["Shock"]}, *script, refused="601.2h")


@cr("118.7b", "118.7c", cited=False)
def test_colored_mana_that_is_not_in_the_cost_takes_off_generic_mana() -> None:
    def held(card: str, mana: str) -> dict[str, Any]:
        return {"battlefield": ["Ease of the Elements"], "hand": [card], "mana": mana}

    board(held("Hill Giant", ""), [], cast("Hill Giant"), RESOLVE, expect=["A controls Hill Giant"])
    djinn = "Djinn of Infinite Deceits"  # {4}{U}{U}
    board(held(djinn, "U"), [], cast(djinn), RESOLVE, expect=[f"A controls {djinn}"])
    board(held(djinn, ""), [], cast(djinn), refused="601.2h")


@cr("118.7d", "118.7e", "118.7f", "118.7g", cited=False)
def test_a_mana_cost_taken_out_of_another() -> None:
    """Colorless mana is taken from colorless, and what is too much from generic mana; a hybrid or Phyrexian symbol is a
    mana of its color, a snow symbol generic mana."""
    for cost, less, left in (
        ("{3}{C}", "{C}{C}", "{2}"),
        ("{3}{R}", "{R/G}", "{3}"),
        ("{3}{U}", "{R/G}", "{2}{U}"),
        ("{3}{U}", "{U/P}", "{3}"),
        ("{3}{U}", "{S}{S}", "{1}{U}"),
    ):
        total = ManaCost.of(cost)
        total.reduce(less)
        assert total.text == left


@cr("118.8", "601.2h")
def test_an_additional_cost_is_paid_even_if_the_spell_is_countered() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Altar's Reap"]},
        {"hand": ["Counterspell"]},
        cast("Altar's Reap"),
        PASS_A,
        cast("Counterspell", "Altar's Reap", player="B"),
        RESOLVE_ALL,
        expect=["Grizzly Bears in graveyard", "A has 0 cards in hand"],
    )


@cr("118.8", "700.2a")
def test_teamwork_taps_creatures_for_both_modes() -> None:
    played = board(
        {"battlefield": ["Grizzly Bears", "Goblin Piker"], "hand": ["Widow's Bite"]},
        ["Llanowar Elves"],
        cast("Widow's Bite", "Grizzly Bears", "Llanowar Elves", costs=["teamwork"], modes=[1, 2]),
        answer(["Grizzly Bears", "Goblin Piker"], choice="crew"),
        RESOLVE,
        expect=["Llanowar Elves in B's graveyard", "Grizzly Bears has deathtouch", "Goblin Piker is tapped"],
    )
    assert played.cites("118.8")


@cr("118.8a", "118.8b", cited=False)
def test_several_additional_costs_are_paid_each() -> None:
    side = {"hand": ["Ana Battlemage"], "mana": "GUB5"}
    both = cast("Ana Battlemage", costs=["kicker {2}{U}", "kicker {1}{B}"])
    board(side, [], both, expect=["A has 0 mana"])
    board({**side, "mana": "G2"}, [], cast("Ana Battlemage"), RESOLVE, expect=["A controls Ana Battlemage"])


@cr("118.8c")
def test_nobody_has_to_cast_what_asks_for_a_card_of_some_kind_from_their_hand() -> None:
    """Who but the player would know whether there is a land card in that hand?"""
    side = {"hand": ["Magmatic Insight", "Magmatic Insight"], "library": ["Grizzly Bears"] * 5}
    played = board(WILD, side, *evoked(answer("no", "B")), expect=["B has 2 cards in hand", "stack is empty"])
    assert "118.8c" in played.rules_of("B doesn't cast it")
    able = {"hand": ["Magmatic Insight"], "battlefield": ["Forest"]}
    board(WILD, able, *evoked(answer("yes", "B")), expect=["Magmatic Insight in B's hand", "stack is empty"])


@cr("118.8c", "608.2g")
def test_any_other_spell_must_be_cast_and_its_additional_cost_paid() -> None:
    """Fling must be cast as long as there is a creature to sacrifice; without one it stays in the hand."""
    side = {"hand": ["Fling"], "battlefield": ["Grizzly Bears"]}
    script = evoked(answer("A", "B"), RESOLVE)
    board(WILD, side, *script, expect=["A life 18", "Grizzly Bears in B's graveyard", "Fling in B's graveyard"])
    board(WILD, {"hand": ["Fling"]}, *evoked(answer("A", "B")), expect=["Fling in B's hand", "stack is empty"])


@cr("118.10", cited=False)
def test_one_creature_pays_for_one_ability() -> None:
    fed = (activate("Viscera Seer", choices=["Grizzly Bears"]), activate("Carrion Feeder", choices=["Grizzly Bears"]))
    assert board(["Viscera Seer", "Carrion Feeder", "Grizzly Bears"], [], *fed, refused="701.21a").report["refused"]


@cr("118.11", cited=False)
def test_a_cost_is_paid_though_something_else_happens() -> None:
    board(
        ["Goblin Bombardment", "Rest in Peace", "Grizzly Bears"],
        [],
        activate("Goblin Bombardment", targets=["B"]),
        answer("Grizzly Bears"),
        RESOLVE,
        expect=["B life 19", "Grizzly Bears in exile"],
    )


@cr("118.12", "608.2d")
def test_an_artifact_destroyed_in_response_can_not_be_sacrificed_any_more() -> None:
    played = board(
        ["Ornithopter", {"card": "Curse Artifact", "attached_to": "Ornithopter", "owner": "B", "controller": "B"}],
        {"hand": ["Shatter"]},
        to("upkeep"),
        PASS_A,
        cast("Shatter", "Ornithopter", player="B"),
        RESOLVE_ALL,
        step="untap",
        expect=["A life 18"],
    )
    assert played.report["pending"] is None


@cr("118.12", cited=False)
def test_if_you_do_asks_whether_the_cost_was_begun_not_what_came_of_it() -> None:
    side = {"battlefield": ["Rest in Peace", "Grizzly Bears"], "hand": ["Bitter Bargain"]}
    script = (cast("Bitter Bargain"), RESOLVE, answer("yes"))
    board(side, [], *script, expect=["Grizzly Bears in exile", "A has 2 cards in hand"])


@cr("118.12a", "608.2h")
def test_who_may_pay_x_is_asked_for_the_number_that_x_last_was() -> None:
    played = board(
        [{"card": "Esper Sentinel", "counters": {"+1/+1": 2}}],
        {"hand": ["Lightning Bolt", "Murder"]},
        cast("Lightning Bolt", "A", player="B"),
        cast("Murder", "Esper Sentinel", player="B"),
        RESOLVE,
        RESOLVE,
        active="B",
    )
    assert played.pending["player"] == "B"
    assert played.pending["prompt"] == "Pay {3}? (Esper Sentinel)"


@cr("118.12a")
def test_the_controller_of_what_targets_it_may_pay() -> None:
    hand = {"hand": ["Murder"]}
    murder = [cast("Murder", "Diffusion Sliver", player="B"), RESOLVE]
    paid = [answer("yes", "B"), RESOLVE]
    board(["Diffusion Sliver"], hand, *murder, *paid, active="B", expect=["Diffusion Sliver in A's graveyard"])
    declined = [answer("no", "B")]
    board(["Diffusion Sliver"], hand, *murder, *declined, active="B", expect=["Murder in B's graveyard"])


@cr("118.12a")
def test_unless_its_controller_pays_when_nothing_is_left_to_pay_with() -> None:
    board(
        {"hand": ["Divination"], "battlefield": [{"card": "Island", "count": 3}], "mana": "lands"},
        {"hand": ["Mana Leak"]},
        cast("Divination"),
        PASS_A,
        cast("Mana Leak", "Divination", player="B"),
        RESOLVE,
        expect=["Divination in A's graveyard"],
    )


@cr("118.12b", cited=False)
def test_who_searched_has_done_so_whatever_was_found() -> None:
    """Trench Gorger: whoever searches and exiles no land card has a 0/0; whoever doesn't search keeps a 6/6."""
    hand = {"hand": ["Trench Gorger"], "library": ["Forest", "Forest", "Grizzly Bears"]}
    yes, no = answer("yes", choice="may"), answer("no", choice="may")
    gorger = [cast("Trench Gorger"), RESOLVE_ALL]
    nothing = answer([], choice="objects")
    board(hand, [], yes, nothing, *gorger, expect=["Trench Gorger in graveyard"])
    board(hand, [], no, *gorger, expect=["Trench Gorger is 6/6"])
    found = answer(["Forest#1", "Forest#2"], choice="objects")
    board(hand, [], yes, found, *gorger, expect=["Trench Gorger is 2/2"])


@cr("118.13a", "107.4f")
def test_how_a_phyrexian_symbol_is_paid_is_said_as_the_spell_is_cast() -> None:
    hand = {"hand": ["Gut Shot"], "battlefield": ["Mountain"], "mana": "lands"}
    played = board(hand, [], cast("Gut Shot", "B"))
    assert played.pending["kind"] == "phyrexian"
    assert not played.count("casts Gut Shot targeting B, paying")


@cr("118.13b", cited=False)
def test_a_hybrid_symbol_paid_as_an_ability_resolves_is_paid_with_either_color() -> None:
    for pool, drained in (("RW", 19), ("RB", 19), ("RU", 20)):
        side = {"battlefield": ["Syndic of Tithes"], "hand": ["Lightning Bolt"], "mana": pool}
        script = (cast("Lightning Bolt", "Hill Giant"), RESOLVE, answer("yes"))
        willing = script if drained == 19 else script[:2]
        board(side, ["Hill Giant"], *willing, expect=[f"B life {drained}"])


@cr("118.13c", cited=False)
def test_a_hybrid_morph_cost_is_paid_with_either_color() -> None:
    up = special("turn face up", "Dual Sneak")
    for pool in "GW":
        side = {"battlefield": [{"card": "Dual Sneak", "face_down": True}], "mana": pool}
        board(side, [], up, expect=["Dual Sneak is 3/3", "A has 0 mana"])
    side = {"battlefield": [{"card": "Dual Sneak", "face_down": True}], "mana": "B"}
    assert board(side, [], up, refused="601.2h").report["refused"]


@cr("118.14", cited=False)
def test_mana_of_any_type_pays_for_that_spell_alone() -> None:
    taker = {"hand": ["Hostage Taker", "Shock"], "mana": "UB2" + "GG"}
    script = (cast("Hostage Taker"), RESOLVE, answer("Watchwolf"), RESOLVE, cast("Watchwolf"), RESOLVE)
    board(taker, ["Watchwolf"], *script, expect=["A controls Watchwolf", "A has 0 mana"])
    for_shock = (*script[:4], cast("Shock", "B"))
    board(taker, ["Watchwolf"], *for_shock, refused="601.2h")


@cr("118.3", "601.2b")
def test_of_two_costs_that_could_both_be_paid_the_player_chooses_one() -> None:
    either = creature("Sacrifice a creature or discard a card: You gain 1 life.", name="Either")
    side = {"battlefield": [either], "hand": ["Shock"]}
    asked = board(side, [], activate("Either"))
    assert [option["label"] for option in asked.pending["options"]] == ["Sacrifice a creature", "Discard a card"]
    script = [activate("Either"), answer("Discard a card"), RESOLVE]
    board(side, [], *script, expect=["Shock in graveyard", "A controls Either", "A life 21"])
    script = [activate("Either"), answer("Sacrifice a creature"), RESOLVE]
    board(side, [], *script, expect=["Shock in A's hand", "Either not in battlefield", "A life 21"])
    side = {"battlefield": [either]}
    board(side, [], activate("Either"), RESOLVE, expect=["not A controls Either", "A life 21"])


@cr("118.3", cited=False)
def test_half_of_no_life_is_paid_with_none() -> None:
    drawing = creature("Pay half your life, rounded up: Draw a card.")
    side = {"battlefield": ["Platinum Angel", drawing], "life": 0}
    board(side, [], activate("Tester"), RESOLVE, expect=["A has 0 life", "A has 1 card in hand"])
