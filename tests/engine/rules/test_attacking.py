"""Declaring attackers (CR 506, 508)."""

from __future__ import annotations

from tests.engine.helpers import AFTER_COMBAT, DAMAGE, RESOLVE, answer, attack_with, board, cast, cr, to

SIEGE = {"card": "Invasion of Zendikar", "id": "siege", "counters": {"defense": 3}, "protector": "B"}


@cr("508.1f")
def test_attacking_taps_a_creature() -> None:
    board(["Hill Giant"], [], *attack_with({"Hill Giant": "B"}), expect=["Hill Giant is tapped"])


@cr("702.20b")
def test_a_creature_with_vigilance_attacks_without_tapping() -> None:
    board(["Serra Angel"], [], *attack_with({"Serra Angel": "B"}), expect=["Serra Angel is not tapped"])


@cr("508.1a")
def test_a_tapped_creature_cant_attack() -> None:
    played = board(
        [{"card": "Hill Giant", "tapped": True}, "Grizzly Bears"], [], *attack_with({"Hill Giant": "B"}), refused=True
    )
    assert played.refused("508.1a")
    assert "tapped" in played.reason


@cr("508.1a")
def test_a_tapped_creature_cant_attack_even_where_nothing_else_could() -> None:
    played = board([{"card": "Hill Giant", "tapped": True}], [], *attack_with({"Hill Giant": "B"}), refused=True)
    assert played.refused("508.1a")


@cr("302.6")
def test_a_creature_that_came_this_turn_cant_attack() -> None:
    played = board(
        [{"card": "Hill Giant", "sick": True}, "Grizzly Bears"], [], *attack_with({"Hill Giant": "B"}), refused=True
    )
    assert played.refused("508.1a", "302.6")


@cr("702.10b")
def test_haste_lets_a_creature_attack_in_the_turn_it_comes() -> None:
    board(
        [{"card": "Raging Goblin", "sick": True}],
        [],
        *attack_with({"Raging Goblin": "B"}),
        DAMAGE,
        expect=["B life 19"],
    )


@cr("702.3b")
def test_a_creature_with_defender_cant_attack() -> None:
    played = board(["Wall of Stone", "Grizzly Bears"], [], *attack_with({"Wall of Stone": "B"}), refused=True)
    assert played.refused("702.3b")


@cr("508.1c")
def test_an_effect_can_let_a_defender_attack_all_the_same() -> None:
    board(
        ["Wall of Stone", {"card": "Animate Wall", "attached_to": "Wall of Stone"}],
        [],
        *attack_with({"Wall of Stone": "B"}),
        expect=["Wall of Stone is attacking"],
    )


@cr("506.3")
def test_only_creatures_attack() -> None:
    played = board(["Sol Ring", "Grizzly Bears"], [], *attack_with({"Sol Ring": "B"}), refused=True)
    assert played.refused("506.3")


@cr("508.1a")
def test_nobody_attacks_with_an_opponents_creature() -> None:
    played = board(["Grizzly Bears"], ["Hill Giant"], *attack_with({"Hill Giant": "B"}), refused=True)
    assert played.refused("508.1a")


@cr("506.2")
def test_a_player_cant_attack_themselves() -> None:
    played = board(["Hill Giant"], [], *attack_with({"Hill Giant": "A"}), refused=True)
    assert played.refused("506.2")


@cr("508.1c")
def test_pacifism_keeps_a_creature_from_attacking() -> None:
    played = board(
        ["Hill Giant", {"card": "Pacifism", "attached_to": "Hill Giant"}, "Grizzly Bears"],
        [],
        *attack_with({"Hill Giant": "B"}),
        refused=True,
    )
    assert played.refused("508.1c")
    assert "Pacifism" in played.reason


@cr("508.1c")
def test_moat_lets_only_creatures_with_flying_attack() -> None:
    here = (["Moat", "Wind Drake", "Hill Giant"], [])
    assert board(*here, *attack_with({"Hill Giant": "B"}), refused=True).refused("508.1c")
    board(*here, *attack_with({"Wind Drake": "B"}), DAMAGE, expect=["B life 18"])


@cr("508.1c")
def test_a_restriction_can_ask_what_the_defending_player_controls() -> None:
    played = board(["Deep-Sea Serpent", "Grizzly Bears"], [], *attack_with({"Deep-Sea Serpent": "B"}), refused=True)
    assert played.refused("508.1c")
    board(["Deep-Sea Serpent"], ["Island"], *attack_with({"Deep-Sea Serpent": "B"}), DAMAGE, expect=["B life 15"])


@cr("508.1c")
def test_the_defending_player_of_a_restriction_is_who_the_creature_would_attack() -> None:
    played = board(
        ["Deep-Sea Serpent", "Grizzly Bears"],
        ["Island"],
        *attack_with({"Deep-Sea Serpent": "C"}),
        C=["Forest"],
        refused=True,
    )
    assert played.refused("508.1c")


@cr("506.5")
def test_a_creature_that_cant_attack_alone_needs_company() -> None:
    here = (["Jackal Familiar", "Hill Giant"], [])
    assert board(*here, *attack_with({"Jackal Familiar": "B"}), refused=True).refused("508.1c", "506.5")
    board(*here, *attack_with({"Jackal Familiar": "B", "Hill Giant": "B"}), DAMAGE, expect=["B life 15"])


@cr("508.1c")
def test_silent_arbiter_lets_one_creature_attack() -> None:
    played = board(
        ["Silent Arbiter", "Hill Giant", "Grizzly Bears"],
        [],
        *attack_with({"Hill Giant": "B", "Grizzly Bears": "B"}),
        refused=True,
    )
    assert played.refused("508.1c")


# ---- requirements


@cr("508.1d")
def test_a_creature_that_attacks_if_able_must_be_declared() -> None:
    here = (["Juggernaut", "Hill Giant"], [])
    played = board(*here, *attack_with({"Hill Giant": "B"}), refused=True)
    assert played.refused("508.1d")
    assert "Juggernaut" in played.reason
    board(*here, *attack_with({"Juggernaut": "B"}), expect=["Juggernaut is attacking", "Hill Giant is not attacking"])


@cr("508.1d")
def test_a_tapped_creature_need_not_attack() -> None:
    board(
        [{"card": "Juggernaut", "tapped": True}, "Hill Giant"],
        [],
        *attack_with({}),
        expect=["Juggernaut is not attacking"],
    )


@cr("508.1d")
def test_a_requirement_gives_way_to_a_restriction() -> None:
    board(
        ["Juggernaut", {"card": "Pacifism", "attached_to": "Juggernaut"}, "Hill Giant"],
        [],
        *attack_with({}),
        expect=["Juggernaut is not attacking"],
    )


@cr("508.1d")
def test_of_two_that_must_attack_only_one_has_to_where_only_one_can() -> None:
    here = (["Juggernaut", "Goblin Brigand", "Silent Arbiter", "Hill Giant"], [])
    board(*here, *attack_with({"Goblin Brigand": "B"}), expect=["Goblin Brigand is attacking"])
    assert board(*here, *attack_with({"Hill Giant": "B"}), refused=True).refused("508.1d")


@cr("508.1d")
def test_nobody_has_to_pay_for_a_creature_that_must_attack() -> None:
    board(["Juggernaut"], ["Propaganda"], *attack_with({}), expect=["Juggernaut is not attacking"])


@cr("508.1d")
def test_a_planeswalker_satisfies_a_plain_requirement_to_attack() -> None:
    board(
        ["Juggernaut"],
        [{"card": "Jace Beleren", "counters": {"loyalty": 3}}],
        *attack_with({"Juggernaut": "Jace Beleren"}),
        expect=["Juggernaut is attacking"],
    )


@cr("508.1d")
def test_alluring_siren_asks_for_an_attack_on_its_controller_in_particular() -> None:
    script = [
        {"do": "activate", "player": "B", "source": "Alluring Siren", "targets": ["Hill Giant"]},
        RESOLVE,
    ]
    here = (["Hill Giant"], ["Alluring Siren", {"card": "Jace Beleren", "counters": {"loyalty": 3}}])
    first = [{"do": "pass", "player": "A"}]
    assert board(*here, *first, *script, *attack_with({"Hill Giant": "Jace Beleren"}), refused=True).refused("508.1d")
    board(*here, *first, *script, *attack_with({"Hill Giant": "B"}), expect=["Hill Giant is attacking"])


# ---- costs


@cr("508.1h")
def test_propaganda_is_paid_for_each_attacker() -> None:
    lands = [{"card": "Mountain", "count": 4}]
    here = ({"battlefield": ["Hill Giant", "Grizzly Bears", *lands], "mana": "lands"}, ["Propaganda"])
    played = board(*here, *attack_with({"Hill Giant": "B", "Grizzly Bears": "B"}), DAMAGE, expect=["B life 15"])
    assert played.cites("508.1j")


@cr("508.1h")
def test_an_attack_that_cant_be_paid_for_is_illegal() -> None:
    lands = [{"card": "Mountain", "count": 3}]
    here = ({"battlefield": ["Hill Giant", "Grizzly Bears", *lands], "mana": "lands"}, ["Propaganda"])
    board(*here, *attack_with({"Hill Giant": "B", "Grizzly Bears": "B"}), refused=True)
    board(*here, *attack_with({"Hill Giant": "B"}), DAMAGE, expect=["B life 17"])


@cr("508.1h")
def test_propaganda_does_not_tax_attacks_on_planeswalkers() -> None:
    board(
        {"battlefield": ["Hill Giant"], "mana": "lands"},
        ["Propaganda", {"card": "Jace Beleren", "counters": {"loyalty": 5}}],
        *attack_with({"Hill Giant": "Jace Beleren"}),
        DAMAGE,
        expect=["Jace Beleren has 2 loyalty counters"],
    )


@cr("508.1h")
def test_a_phyrexian_cost_to_attack_may_be_paid_with_life() -> None:
    here = ({"battlefield": ["Hill Giant"], "mana": "lands"}, ["Norn's Annex"])
    board(*here, *attack_with({"Hill Giant": "B"}), DAMAGE, expect=["A life 18", "B life 17"])


# ---- what can be attacked


@cr("506.2")
def test_a_planeswalker_of_an_opponent_can_be_attacked() -> None:
    board(
        ["Hill Giant"],
        [{"card": "Jace Beleren", "counters": {"loyalty": 5}}],
        *attack_with({"Hill Giant": "Jace Beleren"}),
        DAMAGE,
        expect=["Jace Beleren has 2 loyalty counters", "B life 20"],
    )


@cr("506.2")
def test_ones_own_planeswalker_cant_be_attacked() -> None:
    played = board(
        ["Hill Giant", {"card": "Jace Beleren", "counters": {"loyalty": 5}}],
        [],
        *attack_with({"Hill Giant": "Jace Beleren"}),
        refused=True,
    )
    assert played.refused("506.2")


@cr("310.8b")
def test_a_siege_can_be_attacked_by_its_own_controller() -> None:
    board(
        ["Grizzly Bears", SIEGE],
        [],
        *attack_with({"Grizzly Bears": "siege"}),
        DAMAGE,
        expect=["siege has 1 defense counter"],
    )


@cr("310.8b")
def test_a_sieges_protector_can_never_attack_it() -> None:
    played = board([SIEGE], ["Hill Giant"], *attack_with({"Hill Giant": "siege"}, "B"), active="B", refused=True)
    assert played.refused("310.8b")
    assert "protector" in played.reason


@cr("310.8b")
def test_in_a_game_of_three_anybody_but_the_protector_can_attack_a_siege() -> None:
    played = board([SIEGE], [], *attack_with({"Hill Giant": "siege"}, "C"), DAMAGE, C=["Hill Giant"], active="C")
    assert any("last defense counter" in step for step in played.steps), played.steps


@cr("506.3")
def test_an_artifact_cant_be_attacked() -> None:
    played = board(["Hill Giant"], ["Sol Ring"], *attack_with({"Hill Giant": "Sol Ring"}), refused=True)
    assert played.refused("506.3")


@cr("802.3")
def test_each_attacker_may_attack_another_player() -> None:
    board(
        ["Hill Giant", "Grizzly Bears"],
        [],
        *attack_with({"Hill Giant": "B", "Grizzly Bears": "C"}),
        DAMAGE,
        C=[],
        expect=["B life 17", "C life 18"],
    )


# ---- leaving combat


@cr("506.4c")
def test_a_creature_whose_planeswalker_has_gone_deals_no_damage() -> None:
    board(
        {"battlefield": ["Hill Giant"], "hand": ["Shock"]},
        [{"card": "Jace Beleren", "counters": {"loyalty": 2}}],
        *attack_with({"Hill Giant": "Jace Beleren"}),
        cast("Shock", "Jace Beleren"),
        RESOLVE,
        DAMAGE,
        expect=["Jace Beleren in B's graveyard", "B life 20", "Hill Giant is attacking"],
    )


@cr("506.4")
def test_a_creature_that_changes_control_is_removed_from_combat() -> None:
    played = board(
        ["Hill Giant"],
        {"hand": ["Turn Against"]},
        *attack_with({"Hill Giant": "B"}),
        {"do": "pass", "player": "A"},
        cast("Turn Against", "Hill Giant", player="B"),
        RESOLVE,
        DAMAGE,
        expect=["Hill Giant is not attacking", "B controls Hill Giant", "B life 20"],
    )
    assert played.cites("506.4")


@cr("506.4b")
def test_tapping_an_attacker_does_not_remove_it_from_combat() -> None:
    board(
        ["Serra Angel"],
        [],
        *attack_with({"Serra Angel": "B"}),
        {"do": "edit", "tap": "Serra Angel"},
        DAMAGE,
        expect=["B life 16"],
    )


@cr("506.4a")
def test_an_effect_that_comes_too_late_does_not_remove_an_attacker() -> None:
    board(
        ["Hill Giant"],
        [],
        *attack_with({"Hill Giant": "B"}),
        {"do": "edit", "create": {"B": ["Moat"]}},
        DAMAGE,
        expect=["B life 17"],
    )


@cr("511.3")
def test_creatures_are_out_of_combat_after_the_end_of_combat_step() -> None:
    board(
        ["Serra Angel"], [], *attack_with({"Serra Angel": "B"}), AFTER_COMBAT, expect=["Serra Angel is not attacking"]
    )


@cr("508.8")
def test_without_attackers_there_is_no_declare_blockers_step() -> None:
    played = board(["Hill Giant"], ["Grizzly Bears"], *attack_with({}), to("end of combat"))
    assert played.count("declare blockers") == 0
    assert played.count("combat damage") == 0


@cr("508.1")
def test_going_through_combat_declares_nobody() -> None:
    board(["Hill Giant"], [], AFTER_COMBAT, expect=["B life 20"])


@cr("508.1d")
def test_one_cannot_go_through_combat_past_a_creature_that_must_attack() -> None:
    played = board(["Juggernaut"], [], AFTER_COMBAT)
    assert played.pending["kind"] == "attackers"


@cr("508.1")
def test_the_active_player_may_answer_the_declaration_ahead() -> None:
    board(
        ["Hill Giant"],
        [],
        answer({"Hill Giant": "B"}, choice="attackers"),
        AFTER_COMBAT,
        expect=["B life 17"],
    )


# ---- goad and exert


@cr("701.15b")
def test_a_goaded_creature_attacks_somebody_else_if_able() -> None:
    goaded = [{"card": "Hill Giant"}, {"card": "Martial Impetus", "attached_to": "Hill Giant", "controller": "B"}]
    played = board(goaded, [], *attack_with({"Hill Giant": "B"}), C=[], refused=True)
    assert played.refused("508.1d")
    board(goaded, [], *attack_with({"Hill Giant": "C"}), C=[], expect=["Hill Giant is attacking"])


@cr("701.15b")
def test_a_goaded_creature_attacks_who_goaded_it_if_there_is_nobody_else() -> None:
    goaded = [{"card": "Hill Giant"}, {"card": "Martial Impetus", "attached_to": "Hill Giant", "controller": "B"}]
    assert board(goaded, [], *attack_with({}), refused=True).refused("508.1d")
    board(goaded, [], *attack_with({"Hill Giant": "B"}), expect=["Hill Giant is attacking"])


@cr("701.15a")
def test_goading_lasts_until_the_next_turn_of_who_did_it() -> None:
    goad = [cast("Jeering Homunculus"), RESOLVE, answer("Hill Giant"), RESOLVE, answer("yes"), to("upkeep")]
    here = ({"hand": ["Jeering Homunculus"]}, ["Hill Giant"])
    assert board(*here, *goad, *attack_with({}, "B"), C=[], refused=True).refused("508.1d")
    board(*here, *goad, *attack_with({"Hill Giant": "C"}, "B"), C=[], expect=["Hill Giant is attacking"])


@cr("508.1g")
def test_exerting_an_attacker_triggers_and_costs_its_next_untap() -> None:
    script = [*attack_with({"Hooded Brawler": "B"}), answer("Hooded Brawler", choice="exert"), RESOLVE, DAMAGE]
    board(["Hooded Brawler"], [], *script, expect=["B life 15"])
    board(
        ["Hooded Brawler"],
        [],
        *script,
        to("end"),
        to("upkeep"),
        to("end"),
        to("upkeep"),
        expect=["Hooded Brawler is tapped"],
    )


@cr("508.1g")
def test_nobody_has_to_exert() -> None:
    board(
        ["Hooded Brawler"],
        [],
        *attack_with({"Hooded Brawler": "B"}),
        answer([], choice="exert"),
        DAMAGE,
        expect=["B life 17"],
    )


# ---- limits on how many attack one player

EAGER = ["Juggernaut", "Goblin Brigand", "Dauthi Slayer"]


@cr("508.1c", "508.1d")
def test_no_more_than_two_can_attack_one_player() -> None:
    everybody = attack_with(dict.fromkeys(EAGER, "B"))
    assert board(EAGER, ["Crawlspace"], *everybody, refused=True).refused("508.1c")
    board(EAGER, ["Crawlspace"], *attack_with(dict.fromkeys(EAGER[:2], "B")), expect=["Juggernaut is attacking"])
    assert board(EAGER, ["Crawlspace"], *attack_with({"Juggernaut": "B"}), refused=True).refused("508.1d")


@cr("508.1d", "802.3")
def test_who_must_attack_and_finds_no_room_attacks_another_opponent() -> None:
    two = attack_with(dict.fromkeys(EAGER[:2], "B"))
    assert board(EAGER, ["Crawlspace"], *two, C=[], refused=True).refused("508.1d")
    three = attack_with({"Juggernaut": "B", "Goblin Brigand": "B", "Dauthi Slayer": "C"})
    board(EAGER, ["Crawlspace"], *three, C=[], expect=["Dauthi Slayer is attacking"])
