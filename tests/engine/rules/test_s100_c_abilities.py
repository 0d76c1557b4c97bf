"""The rest of the rules about spells, abilities, targets, special actions and costs (CR 112-118)."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import AFTER_COMBAT, PASS_A, RESOLVE, activate, answer, board, cast, cr, special

# ---- 112, 113


@cr("112.4")
def test_what_changed_a_permanent_spell_stays_with_the_permanent() -> None:
    side = {"hand": ["Hill Giant", "Thoughtlace"]}
    script = (cast("Hill Giant"), cast("Thoughtlace", "Hill Giant"), RESOLVE, RESOLVE)
    board(side, [], *script, expect=["A controls Hill Giant", "Hill Giant is blue", "Hill Giant is not red"])


@cr("113.6", "113.6p")
def test_abilities_of_permanents_speak_from_the_battlefield_and_emblems_from_the_command_zone() -> None:
    board({"hand": ["Bad Moon"], "battlefield": ["Black Knight"]}, [], expect=["Black Knight is 2/2"])
    gideon = {"card": "Gideon, Ally of Zendikar", "counters": {"loyalty": 4}}
    script = (activate("Gideon, Ally of Zendikar", ability=3), RESOLVE)
    board([gideon, "Grizzly Bears"], [], *script, expect=["Grizzly Bears is 3/3", "A controls no Gideon"])


@cr("113.6a")
def test_a_card_of_all_colors_is_blue_in_the_hand() -> None:
    side = {"hand": ["Force of Will", "Transguild Courier"], "life": 20}
    script = (cast("Lightning Bolt", "A", player="B"), {"do": "pass", "player": "B"})
    will = cast("Force of Will", "Lightning Bolt", costs=["alternative"])
    board(
        side, {"hand": ["Lightning Bolt"]}, *script, will, RESOLVE, active="B", expect=["Lightning Bolt in graveyard"]
    )


@cr("113.6d", "118.9b")
def test_an_alternative_cost_is_an_offer() -> None:
    side = {"hand": ["Fireblast"], "battlefield": ["Mountain", "Mountain"]}
    board(side, [], cast("Fireblast", "B"), RESOLVE, expect=["A controls 2 Mountains", "B life 16"])
    paid = cast("Fireblast", "B", costs=["alternative"])
    board({**side, "mana": ""}, [], paid, RESOLVE, expect=["A controls no Mountains", "B life 16"])


@cr("113.6e")
def test_when_a_spell_may_be_cast_is_looked_at_in_the_hand() -> None:
    side = {"hand": ["Berserk"], "battlefield": ["Grizzly Bears"]}
    board(side, [], cast("Berserk", "Grizzly Bears"), RESOLVE, expect=["Grizzly Bears is 4/2"])
    late = (AFTER_COMBAT, cast("Berserk", "Grizzly Bears"))
    assert board(side, [], *late, refused=True).report["refused"]


@cr("113.6h")
def test_how_it_enters_is_said_by_the_card_as_it_enters() -> None:
    side = {"hand": ["Spike Feeder"]}
    board(side, [], cast("Spike Feeder"), RESOLVE, expect=["Spike Feeder is 2/2"])


@cr("113.6i", "122.6a")
def test_no_counters_are_put_on_it_as_it_enters_either() -> None:
    side = {"hand": ["Untouched Rogue", "Faerie Miscreant"], "battlefield": ["Oona's Blackguard"]}
    script = (cast("Untouched Rogue"), RESOLVE, cast("Faerie Miscreant"), RESOLVE)
    board(side, [], *script, expect=["Untouched Rogue is 1/1", "Faerie Miscreant is 2/2"])


@cr("113.6k")
def test_a_trigger_from_the_library_needs_no_battlefield() -> None:
    side = {"hand": ["Tome Scour"], "library": ["Narcomoeba", *["Forest"] * 6]}
    script = (cast("Tome Scour", "A"), RESOLVE, RESOLVE, answer("yes"))
    board(side, [], *script, expect=["A controls Narcomoeba"])


@cr("113.7", "702.2b")
def test_the_source_of_an_ability_is_what_it_stands_on() -> None:
    collar = {"card": "Basilisk Collar", "attached_to": "Prodigal Sorcerer"}
    script = (activate("Prodigal Sorcerer", targets=["Serra Angel"]), RESOLVE)
    board(["Prodigal Sorcerer", collar], ["Serra Angel"], *script, expect=["Serra Angel in graveyard", "A life 21"])


@cr("113.10c")
def test_of_giving_and_taking_the_last_word_counts() -> None:
    bears = {"battlefield": ["Grizzly Bears"], "hand": ["Flight", "Grounded"]}
    flight, grounded = (cast("Flight", "Grizzly Bears"), RESOLVE), (cast("Grounded", "Grizzly Bears"), RESOLVE)
    board(bears, [], *flight, *grounded, expect=["Grizzly Bears doesn't have flying"])
    board(bears, [], *grounded, *flight, expect=["Grizzly Bears has flying"])


@cr("113.11")
def test_what_can_not_have_an_ability_does_not_gain_it_later_either() -> None:
    archetype = {"battlefield": ["Archetype of Imagination"], "hand": []}
    marked = {"card": "Hill Giant", "counters": {"flying": 1}}
    them = {"battlefield": ["Wind Drake", "Grizzly Bears", marked], "hand": ["Flight"]}
    later = (cast("Flight", "Grizzly Bears", player="B"), RESOLVE)
    denied = [f"{name} doesn't have flying" for name in ("Wind Drake", "Grizzly Bears", "Hill Giant")]
    board(archetype, them, *later, active="B", expect=[*denied, "Archetype of Imagination has flying"])


# ---- 115


@cr("115.6")
def test_without_chosen_targets_nothing_is_targeted_and_the_rest_is_done() -> None:
    side = {"hand": ["Utrom Scientists"], "battlefield": []}
    script = (cast("Utrom Scientists"), RESOLVE, answer([]), RESOLVE)
    board(side, ["Phantasmal Image"], *script, expect=["stack is empty", "A controls Utrom Scientists"])


@cr("115.7f")
def test_the_division_stays_when_targets_change() -> None:
    side = {"hand": ["Forked Bolt"]}
    bolt = cast("Forked Bolt", ["Grizzly Bears", "B"], division={"Grizzly Bears": 1, "B": 1})
    swat = cast("Deflecting Swat", "Forked Bolt", player="B")
    answers = (RESOLVE, answer("yes", "B"), answer("Hill Giant", "B"), answer("A", "B"), RESOLVE)
    them = {"hand": ["Deflecting Swat"], "battlefield": ["Grizzly Bears"]}
    side["battlefield"] = ["Hill Giant"]
    board(side, them, bolt, PASS_A, swat, *answers, expect=["Hill Giant has 1 damage", "A life 19", "B life 20"])


@cr("115.10b")
def test_you_is_no_target() -> None:
    board({"hand": ["Night's Whisper"], "battlefield": ["Ivory Mask"]}, [], cast("Night's Whisper"), RESOLVE)
    tome = {"hand": ["Tome Scour"], "battlefield": ["Ivory Mask"]}
    assert board(tome, [], cast("Tome Scour", "A"), refused=True).refused("702.18a")


# ---- 116, 117


@cr("116.2f", "702.62a")
def test_suspending_when_it_could_be_cast() -> None:
    side = {"hand": ["Rift Bolt"]}
    board(side, [], special("suspend", "Rift Bolt"), expect=["Rift Bolt in exile", "Rift Bolt has 1 time counter"])
    theirs = (PASS_A, special("suspend", "Rift Bolt", "B"))
    assert board([], side, cast("Shock", "B", player="A"), *theirs, refused=True).report["refused"]


@cr("116.2h", "702.143a")
def test_foretelling_at_any_time_in_the_own_turn() -> None:
    side = {"hand": ["Saw It Coming", "Shock"]}
    board(side, [], cast("Shock", "B"), special("foretell", "Saw It Coming"), expect=["Saw It Coming in exile"])
    assert board([], side, PASS_A, special("foretell", "Saw It Coming", "B"), refused=True).report["refused"]


@cr("117.1")
def test_without_priority_nobody_acts() -> None:
    assert board([], {"hand": ["Shock"]}, cast("Shock", "A", player="B"), refused=True).report["refused"]


@cr("117.2c", "703.3")
def test_the_draw_of_the_turn_comes_before_triggers_and_priority() -> None:
    mine = {"battlefield": ["Howling Mine"]}
    played = board(mine, [], {"do": "go_to", "step": "draw", "active": "B"}, expect=["B has 1 card in hand"])
    assert played.report["state"]["stack"]


@cr("117.2e")
def test_nobody_has_priority_while_a_spell_resolves() -> None:
    side = {"hand": ["Opt", "Shock"]}
    assert board(side, [], cast("Opt"), RESOLVE, cast("Shock", "B"), refused=True).report["refused"]


# ---- 118


@cr("118.2", "118.3c")
def test_lands_may_be_tapped_for_a_cost_on_resolution_or_left() -> None:
    lands = {"battlefield": [{"card": "Mountain", "count": 4}], "mana": "lands", "hand": ["Shock"]}
    leak = {"hand": ["Mana Leak"]}
    script = (cast("Shock", "B"), PASS_A, cast("Mana Leak", "Shock", player="B"), RESOLVE)
    board(lands, leak, *script, answer("yes"), RESOLVE, expect=["B life 18"])
    kept = ["B life 20", "Shock in graveyard", "Mountain#4 is not tapped"]
    board(lands, leak, *script, answer("no"), expect=kept)


@cr("118.3b", "119.4b", "107.3a")
def test_no_life_can_always_be_paid() -> None:
    side = {"hand": ["Toxic Deluge"], "battlefield": ["Platinum Emperion"]}
    board(side, [], cast("Toxic Deluge", x=0), RESOLVE, expect=["A life 20", "Toxic Deluge in graveyard"])
    assert board(side, [], cast("Toxic Deluge", x=2), refused=True).report["refused"]
    paid = {"hand": ["Toxic Deluge"]}
    board(paid, ["Grizzly Bears"], cast("Toxic Deluge", x=2), RESOLVE, expect=["A life 18", "B controls no Bears"])


@cr("118.7")
def test_a_cost_reduced_to_nothing_is_a_cost_of_nothing() -> None:
    relics = [{"card": "Ornithopter", "count": 4}]
    side = {"hand": ["Frogmite"], "battlefield": relics, "mana": "lands"}
    board(side, [], cast("Frogmite"), RESOLVE, expect=["A controls Frogmite", "Frogmite has mana value 4"])
    assert board({**side, "battlefield": relics[:0]}, [], cast("Frogmite"), refused=True).refused("601.2h")


@cr("118.7b", "118.7c")
def test_colored_mana_that_is_not_in_the_cost_takes_off_generic_mana() -> None:
    def held(card: str, mana: str) -> dict[str, Any]:
        return {"battlefield": ["Ease of the Elements"], "hand": [card], "mana": mana}

    board(held("Hill Giant", ""), [], cast("Hill Giant"), RESOLVE, expect=["A controls Hill Giant"])
    djinn = "Djinn of Infinite Deceits"  # {4}{U}{U}
    board(held(djinn, "U"), [], cast(djinn), RESOLVE, expect=[f"A controls {djinn}"])
    assert board(held(djinn, ""), [], cast(djinn), refused=True).refused("601.2h")


@cr("118.7", "118.7a")
def test_what_reduces_only_colored_mana_leaves_generic_mana() -> None:
    def held(mana: str) -> dict[str, Any]:
        return {"battlefield": ["Edgewalker"], "hand": ["Edgewalker"], "mana": mana}

    board(held("1"), [], cast("Edgewalker"), RESOLVE, expect=["A controls 2 Edgewalkers"])
    assert board(held(""), [], cast("Edgewalker"), refused=True).refused("601.2h")
    white = {"battlefield": ["Edgewalker"], "hand": ["Syndic of Tithes"], "mana": "1"}  # {1}{W}
    board(white, [], cast("Syndic of Tithes"), RESOLVE, expect=["A controls Syndic of Tithes"])


@cr("118.8a", "118.8b")
def test_several_additional_costs_are_paid_each() -> None:
    side = {"hand": ["Ana Battlemage"], "mana": "GUB5"}
    both = cast("Ana Battlemage", costs=["kicker {2}{U}", "kicker {1}{B}"])
    board(side, [], both, expect=["A has 0 mana"])
    board({**side, "mana": "G2"}, [], cast("Ana Battlemage"), RESOLVE, expect=["A controls Ana Battlemage"])


@cr("118.11")
def test_a_cost_is_paid_though_something_else_happens() -> None:
    board(
        ["Goblin Bombardment", "Rest in Peace", "Grizzly Bears"],
        [],
        activate("Goblin Bombardment", targets=["B"]),
        answer("Grizzly Bears"),
        RESOLVE,
        expect=["B life 19", "Grizzly Bears in exile"],
    )


@cr("118.14")
def test_mana_of_any_type_pays_for_that_spell_alone() -> None:
    taker = {"hand": ["Hostage Taker", "Shock"], "mana": "UB2" + "GG"}
    script = (cast("Hostage Taker"), RESOLVE, answer("Watchwolf"), RESOLVE, cast("Watchwolf"), RESOLVE)
    board(taker, ["Watchwolf"], *script, expect=["A controls Watchwolf", "A has 0 mana"])
    for_shock = (*script[:4], cast("Shock", "B"))
    assert board(taker, ["Watchwolf"], *for_shock, refused=True).refused("601.2h")
