"""What happens instead (CR 614), and which of several effects applies first (CR 616)."""

from __future__ import annotations

from tests.engine.helpers import (
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    to,
)

BOLT = {"hand": ["Lightning Bolt"]}

# ---- 614.1-8: what a replacement effect does and when


@cr("614.1", "614.6")
def test_a_creature_exiled_instead_of_dying_does_not_die() -> None:
    board(
        {"battlefield": ["Zulaport Cutthroat"], "hand": ["Murder"]},
        ["Leyline of the Void"],
        cast("Murder", "Zulaport Cutthroat"),
        RESOLVE_ALL,
        expect=["Zulaport Cutthroat in exile", "B life 20"],
    )


@cr("614.5")
def test_each_furnace_doubles_once() -> None:
    board(
        {**BOLT, "battlefield": ["Furnace of Rath", "Furnace of Rath"]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B life 8"],
    )


@cr("614.5", "614.11")
def test_two_thought_reflections_make_four_cards_of_one() -> None:
    played = board(
        {"hand": ["Opt"], "battlefield": ["Thought Reflection", "Thought Reflection"], "library": ["Forest"] * 9},
        [],
        cast("Opt"),
        RESOLVE,
        answer([]),
        expect=["A has 4 cards in hand"],
    )
    assert played.cites("614.11")


@cr("614.7", "614.7a")
def test_no_damage_cannot_be_doubled() -> None:
    board(
        {"hand": ["Fireball"], "battlefield": ["Furnace of Rath"]},
        [],
        cast("Fireball", "B", x=0),
        RESOLVE,
        expect=["B life 20"],
    )


@cr("614.4", "614.3")
def test_regeneration_comes_too_late_once_the_creature_is_gone() -> None:
    played = board(
        {"battlefield": ["Drudge Skeletons"]},
        {"hand": ["Murder"]},
        PASS_A,
        cast("Murder", "Drudge Skeletons", player="B"),
        RESOLVE,
        activate("Drudge Skeletons"),
        refused=True,
        expect=["Drudge Skeletons in graveyard"],
    )
    assert played.report["refused"]


@cr("614.8", "614.3", "701.19a")
def test_a_regenerated_attacker_is_tapped_and_out_of_combat() -> None:
    board(
        ["Drudge Skeletons"],
        ["Hill Giant"],
        *attack_with({"Drudge Skeletons": "B"}),
        *block_with({"Hill Giant": "Drudge Skeletons"}),
        activate("Drudge Skeletons"),
        RESOLVE,
        to("combat damage"),
        expect=["Drudge Skeletons in battlefield", "Drudge Skeletons is tapped", "not Drudge Skeletons is attacking"],
    )


# ---- 614.9: damage dealt to something else


@cr("614.9")
def test_pariahs_creature_takes_the_damage_for_its_controller() -> None:
    board(
        BOLT,
        {"battlefield": ["Wall of Stone", {"card": "Pariah", "attached_to": "Wall of Stone"}]},
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B life 20", "Wall of Stone has 3 damage"],
    )


@cr("614.9")
def test_damage_is_not_moved_to_a_creature_that_has_gone() -> None:
    board(
        {"hand": ["Lightning Bolt", "Unsummon"]},
        ["Nomads en-Kor", "Wall of Stone"],
        cast("Lightning Bolt", "Nomads en-Kor"),
        PASS_A,
        activate("Nomads en-Kor", "Wall of Stone", player="B"),
        RESOLVE,
        cast("Unsummon", "Wall of Stone"),
        RESOLVE_ALL,
        expect=["Nomads en-Kor in graveyard"],
    )


@cr("614.9", "609.7c")
def test_an_en_kor_hands_on_one_damage_at_a_time() -> None:
    shift = activate("Nomads en-Kor", "Wall of Stone", player="B")
    board(
        BOLT,
        ["Nomads en-Kor", "Wall of Stone"],
        cast("Lightning Bolt", "Nomads en-Kor"),
        PASS_A,
        shift,
        shift,
        shift,
        RESOLVE_ALL,
        expect=["Nomads en-Kor in battlefield", "Wall of Stone has 3 damage"],
    )


# ---- 614.10: skipping


@cr("614.10", "614.1b")
def test_eon_hub_skips_the_upkeep_and_what_would_happen_in_it() -> None:
    board(
        ["Eon Hub", "Sulfuric Vortex"],
        [],
        {"do": "go_to", "step": "draw", "active": "A"},
        active="B",
        step="end",
        expect=["A life 20", "stack is empty"],
    )


@cr("614.10")
def test_stasis_skips_untapping() -> None:
    board(
        [{"card": "Hill Giant", "tapped": True}, "Stasis"],
        [],
        {"do": "go_to", "step": "upkeep", "active": "A"},
        active="B",
        step="end",
        expect=["Hill Giant is tapped"],
    )


# ---- 614.11: draws


@cr("614.11", "614.1a")
def test_the_thief_draws_in_place_of_the_opponent() -> None:
    board(
        {"hand": ["Divination"]},
        ["Notion Thief"],
        cast("Divination"),
        RESOLVE,
        expect=["A has 0 cards in hand", "B has 2 cards in hand"],
    )


@cr("614.11", "504.1")
def test_the_thief_leaves_the_first_card_of_the_draw_step() -> None:
    board(
        [],
        {"battlefield": ["Notion Thief"]},
        {"do": "go_to", "step": "precombat main"},
        step="upkeep",
        expect=["A has 1 card in hand", "B has 0 cards in hand"],
    )


@cr("614.11")
def test_the_maniac_wins_where_there_is_no_card_to_draw() -> None:
    board(
        {"hand": ["Divination"], "library": [], "battlefield": ["Laboratory Maniac"]},
        [],
        cast("Divination"),
        RESOLVE,
        expect=["A wins"],
    )


@cr("614.11a")
def test_each_draw_of_a_sequence_is_replaced_before_the_next() -> None:
    """Divination with two cards in the library: the first draw is replaced by both, the second wins."""
    board(
        {
            "hand": ["Divination"],
            "library": ["Forest", "Forest"],
            "battlefield": ["Laboratory Maniac", "Thought Reflection"],
        },
        [],
        cast("Divination"),
        RESOLVE,
        answer("Laboratory Maniac"),
        expect=["A wins"],
    )


@cr("614.11")
def test_a_draw_that_may_be_skipped_is_drawn_if_it_is_not() -> None:
    scene = {"hand": ["Divination"], "battlefield": ["Obstinate Familiar"]}
    board(scene, [], cast("Divination"), RESOLVE, answer("no"), answer("yes"), expect=["A has 1 card in hand"])


# ---- 614.12: entering


@cr("614.12", "614.1d")
def test_a_land_enters_tapped_under_root_maze() -> None:
    board(
        {"hand": ["Mountain"], "battlefield": ["Root Maze"]},
        [],
        {"do": "play", "player": "A", "card": "Mountain"},
        expect=["Mountain is tapped"],
    )


@cr("614.12", "614.12a", "616.1c")
def test_a_clone_of_voice_of_all_has_its_own_color_chosen() -> None:
    played = board(
        {"hand": ["Clone", "Murder"], "battlefield": [{"card": "Voice of All", "chosen": {"color": "R"}}]},
        [],
        cast("Clone"),
        RESOLVE,
        answer("yes"),
        answer("B"),
        cast("Murder", "Voice of All#1"),
        refused=True,
        expect=["Voice of All#1 in battlefield"],
    )
    assert played.refused("702.16b")


# ---- 614.15-17


@cr("614.16", "122.6")
def test_hardened_scales_adds_to_what_an_effect_puts() -> None:
    board(
        {"hand": ["Travel Preparations"], "battlefield": ["Hardened Scales", "Grizzly Bears"]},
        [],
        cast("Travel Preparations", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears has 2 +1/+1 counters"],
    )


@cr("614.17", "614.17c", "119.7")
def test_life_that_cannot_be_gained_is_not_doubled() -> None:
    board(
        {"hand": ["Healing Salve"], "battlefield": ["Rhox Faithmender"]},
        ["Erebos, God of the Dead"],
        cast("Healing Salve", "A", modes=[1]),
        RESOLVE,
        expect=["A life 20"],
    )


@cr("614.17a")
def test_erebos_does_not_take_back_life_already_gained() -> None:
    board(
        {"hand": ["Healing Salve", "Healing Salve"]},
        ["Bad Moon"],
        cast("Healing Salve", "A", modes=[1]),
        RESOLVE,
        {"do": "edit", "create": {"B": ["Erebos, God of the Dead"]}},
        cast("Healing Salve", "A", modes=[1]),
        RESOLVE,
        expect=["A life 23"],
    )


@cr("614.17c", "614.1a")
def test_no_life_instead_is_no_life_however_often_it_is_doubled() -> None:
    board(
        {"hand": ["Healing Salve"], "battlefield": ["Sulfuric Vortex"]},
        [],
        cast("Healing Salve", "A", modes=[1]),
        RESOLVE,
        expect=["A life 20"],
    )


# ---- 616: which comes first


@cr("616.1", "616.1e", "616.1f")
def test_the_order_of_doubling_and_adding_is_the_players_choice() -> None:
    scene = {"hand": ["Travel Preparations"], "battlefield": ["Hardened Scales", "Corpsejack Menace", "Grizzly Bears"]}
    script = (cast("Travel Preparations", "Grizzly Bears"), RESOLVE)
    board(scene, [], *script, answer("Hardened Scales"), expect=["Grizzly Bears has 4 +1/+1 counters"])
    board(scene, [], *script, answer("Corpsejack Menace"), expect=["Grizzly Bears has 3 +1/+1 counters"])


@cr("616.1")
def test_the_player_who_would_gain_life_needs_no_order_for_two_that_double() -> None:
    board(
        {"hand": ["Healing Salve"], "battlefield": ["Boon Reflection", "Rhox Faithmender"]},
        [],
        cast("Healing Salve", "A", modes=[1]),
        RESOLVE,
        expect=["A life 32"],
    )


@cr("616.1", "616.1f")
def test_the_controller_of_the_damaged_player_chooses_before_pariah_or_after() -> None:
    played = board(
        {**BOLT, "battlefield": ["Furnace of Rath"]},
        {"battlefield": ["Wall of Stone", {"card": "Pariah", "attached_to": "Wall of Stone"}]},
        cast("Lightning Bolt", "B"),
        RESOLVE,
        answer("Pariah", "B"),
        expect=["B life 20", "Wall of Stone has 6 damage"],
    )
    assert played.cites("614.9")


@cr("616.2", "614.5")
def test_what_has_become_a_draw_of_another_can_be_replaced_for_that_player() -> None:
    """The thief's own draw is one that Thought Reflection can double."""
    board(
        {"hand": ["Opt"]},
        ["Notion Thief", "Thought Reflection"],
        cast("Opt"),
        RESOLVE,
        answer([]),
        expect=["A has 0 cards in hand", "B has 2 cards in hand"],
    )


@cr("616.1a", "614.15")
def test_what_a_kicked_spell_deals_instead_is_settled_before_it_is_doubled() -> None:
    board(
        {"hand": ["Burst Lightning"], "battlefield": ["Furnace of Rath"]},
        [],
        cast("Burst Lightning", "B", kicked=True),
        RESOLVE,
        expect=["B life 12"],
    )


@cr("616.1c", "614.12")
def test_a_clone_enters_tapped_where_the_creature_it_copies_would() -> None:
    board(
        {"hand": ["Clone"], "battlefield": ["Hill Giant"]},
        ["Kismet"],
        cast("Clone"),
        RESOLVE,
        answer("yes"),
        expect=["Hill Giant#1 is tapped", "not Hill Giant#2 is tapped"],
    )


@cr("614.17d", "614.17")
def test_a_creature_card_that_cannot_enter_stays_in_the_graveyard() -> None:
    board(
        {"graveyard": ["Grizzly Bears"], "hand": ["Reanimate"]},
        ["Grafdigger's Cage"],
        cast("Reanimate", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in A's graveyard", "A life 18"],
    )


@cr("614.12", "614.6")
def test_a_creature_that_was_not_cast_is_exiled_by_the_priest() -> None:
    board(
        {"graveyard": ["Grizzly Bears"], "hand": ["Reanimate", "Hill Giant"]},
        ["Containment Priest"],
        cast("Reanimate", "Grizzly Bears"),
        RESOLVE,
        cast("Hill Giant"),
        RESOLVE,
        expect=["Grizzly Bears in exile", "Hill Giant in battlefield"],
    )


@cr("614.16", "614.5")
def test_two_parallel_lives_make_eight_soldiers_of_two() -> None:
    played = board(
        {"hand": ["Raise the Alarm"], "battlefield": ["Parallel Lives", "Parallel Lives"]},
        [],
        cast("Raise the Alarm"),
        RESOLVE,
        expect=["Soldier#8 is 1/1"],
    )
    assert "Soldier#9" not in str(played.report["state"])


@cr("614.10", "614.10a")
def test_two_meditates_skip_two_turns() -> None:
    played = board(
        {"hand": ["Meditate", "Meditate"], "library": ["Forest"] * 12, "battlefield": ["Spellbook"]},
        {"library": ["Forest"] * 12},
        cast("Meditate#1"),
        RESOLVE,
        cast("Meditate#2"),
        RESOLVE,
        *({"do": "go_to", "step": "upkeep", "turn": n} for n in (4, 5, 6)),
        expect=["stack is empty"],
    )
    assert played.count("skips a turn") == 2


@cr("614.1", "119.10")
def test_life_is_not_gained_but_lost_under_the_drone() -> None:
    """Plague Drone: its opponent's Healing Salve costs three life."""
    board(
        {"hand": ["Healing Salve"]},
        ["Plague Drone"],
        cast("Healing Salve", "A", modes=[1]),
        RESOLVE,
        expect=["A life 17"],
    )
