"""The rest of the general rules about ends, colors, mana, numbers, objects and tokens (CR 104-111)."""

from __future__ import annotations

from tests.engine.helpers import PASS_A, RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, to

# ---- 104, 105


@cr("104.1")
def test_what_is_still_on_the_stack_does_nothing_once_the_game_is_over() -> None:
    side = {"hand": ["Lightning Bolt", "Shock"]}
    script = (cast("Lightning Bolt", "A"), cast("Shock", "B"), RESOLVE)
    board(side, {"life": 2}, *script, expect=["A wins", "A life 20", "Lightning Bolt is on the stack"])


@cr("104.5", "104.3")
def test_who_loses_leaves_with_all_that_is_theirs() -> None:
    script = (cast("Shock", "C"), RESOLVE)
    third = {"life": 2, "battlefield": ["Hill Giant"]}
    board({"hand": ["Shock"]}, [], *script, C=third, expect=["C loses", "Hill Giant is nowhere", "not A wins"])


@cr("105.2a")
def test_monocolored_is_just_one_color() -> None:
    price = {"hand": ["Ultimate Price"]}
    for name in ("Watchwolf", "Ornithopter"):
        assert board(price, [name], cast("Ultimate Price", name), refused=True).refused("601.2c")
    board(price, ["Grizzly Bears"], cast("Ultimate Price", "Grizzly Bears"), RESOLVE, expect=["B controls no Bear"])


# ---- 106, 107


@cr("106.12")
def test_only_a_cost_of_tapping_taps_for_mana() -> None:
    goblin = {"battlefield": ["Mana Flare", "Skirk Prospector", "Mountain"], "mana": "lands"}
    sacrificed = (activate("Skirk Prospector"), answer("Skirk Prospector"))
    board(goblin, [], *sacrificed, expect=["A has 1 mana"])
    board(goblin, [], activate("Mountain"), expect=["A has 2 mana"])


@cr("106.12b")
def test_a_permanent_tapped_for_mana_makes_twice_as_much_by_that_ability_alone() -> None:
    side = {"battlefield": ["Mana Reflection", "Forest", "Mana Flare", "Skirk Prospector"], "mana": "lands"}
    board(side, [], activate("Forest"), expect=["A has 3 mana"])
    board(side, [], activate("Skirk Prospector"), expect=["A has 1 mana"])
    twice = {"battlefield": ["Mana Reflection", "Nyxbloom Ancient", "Forest"], "mana": "lands"}
    board(twice, [], activate("Forest"), expect=["A has 6 mana"])
    paid = {"battlefield": ["Mana Reflection", "Mountain", "Mountain"], "mana": "lands", "hand": ["Hill Giant"]}
    board(paid, [], cast("Hill Giant"), RESOLVE, expect=["A controls Hill Giant"])


@cr("106.6a")
def test_what_restricts_mana_restricts_all_that_there_is_more_of() -> None:
    hand = ["Shock", "Spike Feeder"]
    side = {"battlefield": ["Nyxbloom Ancient", "Ancient Ziggurat"], "mana": "lands", "hand": hand}
    script = (activate("Ancient Ziggurat"), answer("R"))
    assert board(side, [], *script, cast("Shock", "B"), refused=True).refused("601.2h")
    green = (activate("Ancient Ziggurat"), answer("G"), cast("Spike Feeder"), RESOLVE)
    board(side, [], *green, expect=["A controls Spike Feeder"])


@cr("107.4b")
def test_any_mana_pays_a_numerical_symbol() -> None:
    for pool, pays in (("GU", True), ("GC", True), ("UU", False)):
        hand = {"hand": ["Grizzly Bears"], "mana": pool}
        assert (board(hand, [], cast("Grizzly Bears"), refused=not pays).report["refused"] is None) is pays


@cr("107.3c")
def test_x_that_the_text_defines_is_not_chosen_and_may_change() -> None:
    side = {"hand": ["Strength of Cedars"], "battlefield": ["Grizzly Bears", "Forest", "Forest", "Forest"]}
    ruin = {"battlefield": ["Ghost Quarter"]}
    spell = cast("Strength of Cedars", "Grizzly Bears")
    board(side, ruin, spell, RESOLVE, expect=["Grizzly Bears is 5/5"])
    quarter = activate("Ghost Quarter", ability=2, player="B", targets=["Forest#1"])
    board(side, ruin, spell, PASS_A, quarter, RESOLVE, answer("no"), RESOLVE, expect=["Grizzly Bears is 4/4"])


@cr("107.3d")
def test_x_of_a_morph_cost_is_chosen_as_it_is_turned_up() -> None:
    hidden = {"battlefield": [{"card": "Warbreak Trumpeter", "face_down": True}], "mana": "R6"}
    up = {"do": "special", "player": "A", "act": "turn face up", "source": "Warbreak Trumpeter"}
    board(hidden, [], {**up, "x": 3}, RESOLVE, expect=["A controls 3 Goblin Tokens", "A has 0 mana"])
    assert board(hidden, [], {**up, "x": 4}, refused=True).report["refused"]


@cr("107.3f", "118.12")
def test_x_paid_as_an_ability_resolves_is_chosen_then() -> None:
    hand = {"hand": ["Decree of Justice"], "mana": "WWWW4"}
    cycle = {"do": "activate", "player": "A", "source": "Decree of Justice", "ability": 1}
    script = (cycle, RESOLVE, answer("yes"), answer(3))
    board(hand, [], *script, expect=["A controls 3 Soldiers", "A has 2 mana"])


@cr("107.3j")
def test_x_of_an_ability_gained_is_what_that_ability_says() -> None:
    slivers = ["Magma Sliver", {"token": {"name": "Sliver", "power": 1, "toughness": 1, "subtypes": ["Sliver"]}}]
    board(slivers, [], activate("Sliver", targets=["Magma Sliver"]), RESOLVE, expect=["Magma Sliver is 5/3"])


# ---- 108, 109, 110


@cr("108.4a", "113.6b")
def test_a_card_in_a_graveyard_speaks_to_its_owner() -> None:
    stolen = {"battlefield": [{"card": "Anger", "owner": "B"}, "Mountain"], "hand": ["Murder", "Hill Giant"]}
    script = (cast("Murder", "Anger"), RESOLVE)
    has = ["Grizzly Bears has haste", "Goblin Piker doesn't have haste"]
    board(
        {**stolen, "battlefield": [*stolen["battlefield"], "Goblin Piker"]},
        ["Mountain", "Grizzly Bears"],
        *script,
        expect=has,
    )
    before = ["Grizzly Bears doesn't have haste"]
    board(["Anger", "Mountain", "Grizzly Bears"], [], expect=before)


@cr("109.2a")
def test_a_creature_card_in_a_graveyard_is_no_creature_on_the_battlefield() -> None:
    hand = {"hand": ["Reanimate"], "graveyard": ["Serra Angel"], "battlefield": ["Hill Giant"]}
    assert board(hand, [], cast("Reanimate", "Hill Giant"), refused=True).refused("601.2c")
    board(hand, [], cast("Reanimate", "Serra Angel"), RESOLVE, expect=["A controls Serra Angel", "A life 15"])


@cr("109.2c")
def test_a_source_may_be_a_spell() -> None:
    circle = ["Circle of Protection: Red", "Hill Giant"]
    bolt = (cast("Lightning Bolt", "B"), PASS_A, activate("Circle of Protection: Red", player="B"), RESOLVE)
    board({"hand": ["Lightning Bolt"]}, circle, *bolt, answer("Lightning Bolt", "B"), RESOLVE, expect=["B life 20"])


@cr("109.4a", "106.4")
def test_who_controls_the_permanent_gets_its_mana() -> None:
    side = {"hand": ["Act of Treason"]}
    script = (cast("Act of Treason", "Llanowar Elves"), RESOLVE, activate("Llanowar Elves"))
    assert board(side, ["Llanowar Elves"], *script, expect=["A has 1 mana"]).count("{G}")


@cr("110.2b")
def test_a_permanent_spell_taken_becomes_a_permanent_of_the_taker() -> None:
    side = {"hand": ["Commandeer"]}
    taken = (
        cast("Howling Mine"),
        PASS_A,
        cast("Commandeer", "Howling Mine", player="B"),
        RESOLVE,
        answer("no", "B"),
        RESOLVE,
    )
    board({"hand": ["Howling Mine"]}, side, *taken, expect=["B controls Howling Mine"])
    gone = {"do": "concede", "player": "B"}
    board({"hand": ["Howling Mine"]}, side, *taken, gone, C=[], expect=["A controls Howling Mine"])


@cr("110.5c")
def test_status_stays_when_characteristics_change() -> None:
    tapped = {"card": "Grizzly Bears", "tapped": True}
    script = (cast("Mirrorweave", "Hill Giant"), RESOLVE)
    played = board({"hand": ["Mirrorweave"], "battlefield": [tapped]}, ["Hill Giant"], *script)
    giants = [p for p in played.report["state"]["players"]["A"]["battlefield"] if p["name"] == "Hill Giant"]
    assert giants[0]["tapped"]


# ---- 111: tokens


@cr("111.5")
def test_a_token_that_could_not_enter_is_not_created() -> None:
    side = {"hand": ["Cackling Counterpart"], "battlefield": ["Dryad Arbor", "Worms of the Earth"]}
    script = (cast("Cackling Counterpart", "Dryad Arbor"), RESOLVE)
    board(side, [], *script, expect=["A controls 1 Dryad Arbor"])


@cr("111.12")
def test_a_copy_of_nothing_is_no_token() -> None:
    played = board(["Helm of the Host"], [], to("beginning of combat"), RESOLVE, expect=["A controls no creatures"])
    assert not played.count("creates")


@cr("111.10n")
def test_a_sorcerer_role_scries() -> None:
    side = {"hand": ["Unassuming Sage"], "battlefield": ["Grizzly Bears"]}
    script = (cast("Unassuming Sage"), RESOLVE, RESOLVE, answer("yes"))
    board(side, [], *script, expect=["Unassuming Sage is 3/3", "A controls Sorcerer"])


@cr("111.10p")
def test_a_virtuous_role_counts_enchantments_with_itself() -> None:
    side = {"hand": ["Ellivere of the Wild Court"], "battlefield": ["Grizzly Bears", "Boon Reflection"]}
    script = (cast("Ellivere of the Wild Court"), RESOLVE, answer("Grizzly Bears"), RESOLVE)
    board(side, [], *script, expect=["Grizzly Bears is 4/4"])


@cr("111.10q")
def test_a_wicked_role_costs_each_opponent_a_life_as_it_goes() -> None:
    side = {"hand": ["Not Dead After All", "Murder", "Shock"], "battlefield": ["Grizzly Bears"]}
    script = (cast("Not Dead After All", "Grizzly Bears"), RESOLVE, cast("Murder", "Grizzly Bears"), RESOLVE, RESOLVE)
    board(side, [], *script, expect=["Grizzly Bears is 3/3", "Grizzly Bears is tapped"])
    board(side, [], *script, cast("Shock", "Grizzly Bears"), RESOLVE, expect=["Grizzly Bears has 2 damage"])
    killed = {**side, "hand": ["Not Dead After All", "Murder", "Lightning Bolt"]}
    board(killed, [], *script, cast("Lightning Bolt", "Grizzly Bears"), RESOLVE_ALL, expect=["B life 19", "A life 20"])


@cr("111.10r")
def test_a_young_hero_grows_while_its_toughness_is_small() -> None:
    side = {"hand": ["Cut In"], "battlefield": ["Grizzly Bears"]}
    script = (cast("Cut In", "Hill Giant", "Grizzly Bears"), RESOLVE, *attack_with({"Grizzly Bears": "B"}), RESOLVE)
    board(side, ["Hill Giant"], *script, expect=["Grizzly Bears is 3/3"])
    tall = {**side, "battlefield": ["Serra Angel"]}
    script = (cast("Cut In", "Hill Giant", "Serra Angel"), RESOLVE, *attack_with({"Serra Angel": "B"}))
    board(tall, ["Hill Giant"], *script, expect=["Serra Angel is 4/4"])


@cr("111.10t")
def test_junk_gives_the_top_card_for_the_turn() -> None:
    side = {"battlefield": ["Junktown"], "library": ["Lightning Bolt", "Forest"]}
    script = (activate("Junktown", ability=2), RESOLVE, activate("Junk Token"), RESOLVE)
    board(side, [], *script, cast("Lightning Bolt", "B"), RESOLVE, expect=["B life 17", "A controls 2 Junks"])
    own = (*script, {"do": "go_to", "step": "main", "active": "B"}, cast("Lightning Bolt", "B"))
    assert board(side, [], *own, refused=True).report["refused"]


@cr("111.10u")
def test_a_lander_finds_a_basic_land_tapped() -> None:
    side = {"hand": ["Galactic Wayfarer"], "library": ["Mountain"]}
    script = (cast("Galactic Wayfarer"), RESOLVE, RESOLVE, activate("Lander Token"), RESOLVE, answer("Mountain"))
    board(side, [], *script, expect=["A controls Mountain", "Mountain is tapped", "A controls no Landers"])


@cr("111.10v", "113.10a")
def test_a_mutagen_only_at_sorcery_speed() -> None:
    side = {"hand": ["Crustacean Commando"]}
    script = (cast("Crustacean Commando"), RESOLVE, RESOLVE)
    board(
        side,
        [],
        *script,
        activate("Mutagen Token", targets=["Crustacean Commando"]),
        RESOLVE,
        expect=["Crustacean Commando is 1/4"],
    )
    late = (*script, to("end step"), activate("Mutagen Token", targets=["Crustacean Commando"]))
    assert board(side, [], *late, refused=True).report["refused"]


@cr("111.10d")
def test_a_walker_is_a_black_zombie() -> None:
    to_upkeep = ({"do": "go_to", "step": "upkeep", "active": "A"}, answer("B"), RESOLVE)
    size = ["B controls 3 Walkers", "Walker is 2/2", "Walker is black", "Walker is a Zombie"]
    board(["Daryl, Hunter of Walkers"], [], *to_upkeep, step="end", active="B", expect=size)
