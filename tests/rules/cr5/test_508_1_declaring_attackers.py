"""Declaring attackers (CR 508.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import (
    AFTER_COMBAT,
    DAMAGE,
    LANDS,
    RESOLVE,
    Rules,
    answer,
    attack,
    attack_with,
    board,
    cast,
    cr,
    creature,
    to,
    turn,
)

EAGER = ["Juggernaut", "Goblin Brigand", "Dauthi Slayer"]


@cr("508.1")
def test_going_through_combat_declares_nobody() -> None:
    board(["Hill Giant"], [], AFTER_COMBAT, expect=["B life 20"])


@cr("508.1")
def test_the_active_player_may_answer_the_declaration_ahead() -> None:
    board(
        ["Hill Giant"],
        [],
        answer({"Hill Giant": "B"}, choice="attackers"),
        AFTER_COMBAT,
        expect=["B life 17"],
    )


@cr("508.1a")
def test_a_tapped_creature_cant_attack() -> None:
    played = board(
        [{"card": "Hill Giant", "tapped": True}, "Grizzly Bears"],
        [],
        *attack_with({"Hill Giant": "B"}),
        refused="508.1a",
    )
    assert "tapped" in played.reason


@cr("508.1a")
def test_a_tapped_creature_cant_attack_even_where_nothing_else_could() -> None:
    board([{"card": "Hill Giant", "tapped": True}], [], *attack_with({"Hill Giant": "B"}), refused="508.1a")


@cr("508.1a")
def test_nobody_attacks_with_an_opponents_creature() -> None:
    board(["Grizzly Bears"], ["Hill Giant"], *attack_with({"Hill Giant": "B"}), refused="508.1a")


@cr("508.1b", cited=False)
def test_each_attacker_is_said_to_attack_a_player_or_a_planeswalker() -> None:
    board(
        ["Grizzly Bears", "Hill Giant"],
        [{"card": "Liliana of the Veil", "counters": {"loyalty": 3}}],
        *attack_with({"Grizzly Bears": "B", "Hill Giant": "Liliana of the Veil"}),
        to("combat damage"),
        expect=["B life 18", "Liliana of the Veil in graveyard"],
    )


@cr("508.1c", "208.1", cited=False)
@pytest.mark.parametrize(("beside", "refused"), [("Vampire of the Dire Moon", ()), ("Grizzly Bears", "508.1c")])
def test_the_beast_attacks_only_for_a_creature_of_just_that_size(beside: str, refused: Rules) -> None:
    board(["Lovestruck Beast", beside], [], *attack_with({"Lovestruck Beast": "B"}), refused=refused)


@cr("508.1c", cited=False)
def test_an_effect_can_let_a_defender_attack_all_the_same() -> None:
    board(
        ["Wall of Stone", {"card": "Animate Wall", "attached_to": "Wall of Stone"}],
        [],
        *attack_with({"Wall of Stone": "B"}),
        expect=["Wall of Stone is attacking"],
    )


@cr("508.1c")
def test_pacifism_keeps_a_creature_from_attacking() -> None:
    played = board(
        ["Hill Giant", {"card": "Pacifism", "attached_to": "Hill Giant"}, "Grizzly Bears"],
        [],
        *attack_with({"Hill Giant": "B"}),
        refused="508.1c",
    )
    assert "Pacifism" in played.reason


@cr("508.1c")
def test_moat_lets_only_creatures_with_flying_attack() -> None:
    here = (["Moat", "Wind Drake", "Hill Giant"], [])
    board(*here, *attack_with({"Hill Giant": "B"}), refused="508.1c")
    board(*here, *attack_with({"Wind Drake": "B"}), DAMAGE, expect=["B life 18"])


@cr("508.1c")
def test_a_restriction_can_ask_what_the_defending_player_controls() -> None:
    board(["Deep-Sea Serpent", "Grizzly Bears"], [], *attack_with({"Deep-Sea Serpent": "B"}), refused="508.1c")
    board(["Deep-Sea Serpent"], ["Island"], *attack_with({"Deep-Sea Serpent": "B"}), DAMAGE, expect=["B life 15"])


@cr("508.1c")
def test_the_defending_player_of_a_restriction_is_who_the_creature_would_attack() -> None:
    board(
        ["Deep-Sea Serpent", "Grizzly Bears"],
        ["Island"],
        *attack_with({"Deep-Sea Serpent": "C"}),
        C=["Forest"],
        refused="508.1c",
    )


@cr("508.1c")
def test_silent_arbiter_lets_one_creature_attack() -> None:
    board(
        ["Silent Arbiter", "Hill Giant", "Grizzly Bears"],
        [],
        *attack_with({"Hill Giant": "B", "Grizzly Bears": "B"}),
        refused="508.1c",
    )


@cr("508.1c", "508.1d")
def test_no_more_than_two_can_attack_one_player() -> None:
    everybody = attack_with(dict.fromkeys(EAGER, "B"))
    board(EAGER, ["Crawlspace"], *everybody, refused="508.1c")
    board(EAGER, ["Crawlspace"], *attack_with(dict.fromkeys(EAGER[:2], "B")), expect=["Juggernaut is attacking"])
    board(EAGER, ["Crawlspace"], *attack_with({"Juggernaut": "B"}), refused="508.1d")


@cr("508.1d")
def test_a_creature_that_attacks_if_able_must_be_declared() -> None:
    here = (["Juggernaut", "Hill Giant"], [])
    played = board(*here, *attack_with({"Hill Giant": "B"}), refused="508.1d")
    assert "Juggernaut" in played.reason
    board(*here, *attack_with({"Juggernaut": "B"}), expect=["Juggernaut is attacking", "Hill Giant is not attacking"])


@cr("508.1d", cited=False)
def test_a_tapped_creature_need_not_attack() -> None:
    board(
        [{"card": "Juggernaut", "tapped": True}, "Hill Giant"],
        [],
        *attack_with({}),
        expect=["Juggernaut is not attacking"],
    )


@cr("508.1d", cited=False)
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
    board(*here, *attack_with({"Hill Giant": "B"}), refused="508.1d")


@cr("508.1d")
def test_nobody_has_to_pay_for_a_creature_that_must_attack() -> None:
    spared = "Juggernaut doesn't have to attack B: nobody has to pay for an attack (Propaganda)."
    played = board(["Juggernaut"], ["Propaganda"], *attack_with({}), expect=["Juggernaut is not attacking"])
    assert spared in played.steps
    goaded = {"battlefield": ["Grizzly Bears"]}
    script = (
        cast("Disrupt Decorum"),
        RESOLVE,
        turn(4, "declare attackers"),
        {"do": "attack", "player": "B", "attackers": {"Grizzly Bears": "A"}},
    )
    side = {"hand": ["Disrupt Decorum"]}
    kept = board(side, goaded, *script, C=["Propaganda"], expect=["Grizzly Bears is attacking"])
    assert kept.rules_of("Grizzly Bears doesn't have to attack C: nobody has to pay for an attack") == ["508.1d"]
    board(side, goaded, *script, C=[], refused="508.1d")


@cr("508.1d", cited=False)
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
    board(*here, *first, *script, *attack_with({"Hill Giant": "Jace Beleren"}), refused="508.1d")
    board(*here, *first, *script, *attack_with({"Hill Giant": "B"}), expect=["Hill Giant is attacking"])


@cr("508.1d")
def test_who_goes_through_combat_attacks_with_what_has_to_where_there_is_one_way() -> None:
    played = board(["Juggernaut"], [], AFTER_COMBAT, expect=["B life 15"])
    assert "A attacks B with Juggernaut (the only legal choice)." in played.steps
    assert not [one for one in played.steps if "declares no attackers" in one]


@cr("508.1d", cited=False)
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [(["Juggernaut", "Hill Giant"], []), (["Juggernaut"], [{"card": "Jace Beleren", "counters": {"loyalty": 3}}])],
)
def test_one_is_asked_how_to_attack_where_there_are_several_ways(mine: list[str], theirs: list[Any]) -> None:
    assert board(mine, theirs, AFTER_COMBAT).pending["kind"] == "attackers"


@cr("508.1d", "802.3")
def test_who_must_attack_and_finds_no_room_attacks_another_opponent() -> None:
    two = attack_with(dict.fromkeys(EAGER[:2], "B"))
    board(EAGER, ["Crawlspace"], *two, C=[], refused="508.1d")
    three = attack_with({"Juggernaut": "B", "Goblin Brigand": "B", "Dauthi Slayer": "C"})
    board(EAGER, ["Crawlspace"], *three, C=[], expect=["Dauthi Slayer is attacking"])


@cr("508.1f")
def test_attacking_taps_a_creature() -> None:
    board(["Hill Giant"], [], *attack_with({"Hill Giant": "B"}), expect=["Hill Giant is tapped"])


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


@cr("508.1g", cited=False)
def test_nobody_has_to_exert() -> None:
    board(
        ["Hooded Brawler"],
        [],
        *attack_with({"Hooded Brawler": "B"}),
        answer([], choice="exert"),
        DAMAGE,
        expect=["B life 17"],
    )


@cr("508.1h", cited=False)
def test_propaganda_is_paid_for_each_attacker() -> None:
    lands = [{"card": "Mountain", "count": 4}]
    here = ({"battlefield": ["Hill Giant", "Grizzly Bears", *lands], "mana": "lands"}, ["Propaganda"])
    played = board(*here, *attack_with({"Hill Giant": "B", "Grizzly Bears": "B"}), DAMAGE, expect=["B life 15"])
    assert played.cites("508.1j")


@cr("508.1h", cited=False)
def test_an_attack_that_cant_be_paid_for_is_illegal() -> None:
    lands = [{"card": "Mountain", "count": 3}]
    here = ({"battlefield": ["Hill Giant", "Grizzly Bears", *lands], "mana": "lands"}, ["Propaganda"])
    refused = board(*here, *attack_with({"Hill Giant": "B", "Grizzly Bears": "B"}), refused="508.1j").report["refused"]
    assert refused["reason"] == "A can't pay {4}: {2} for each of 2 creatures (Propaganda). A can pay for 1 of them."
    board(*here, *attack_with({"Hill Giant": "B"}), DAMAGE, expect=["B life 17"])


@cr("107.4f", cited=False)
def test_what_life_pays_a_part_of_is_told_whole() -> None:
    annex = creature(
        "Creatures can't attack you unless their controller pays {W/P} for each of those creatures.", name="Annex"
    )
    here = {"battlefield": ["Hill Giant", "Grizzly Bears"], "mana": "lands", "life": 3}
    both = attack_with({"Hill Giant": "B", "Grizzly Bears": "B"})
    refused = board(here, [annex], *both, refused="508.1j").report["refused"]
    assert (
        refused["reason"] == "A can't pay {W/P}{W/P}: {W/P} for each of 2 creatures (Annex). A can pay for 1 of them."
    )


@cr("500.5")
def test_mana_in_a_pool_is_gone_as_attackers_are_declared() -> None:
    here = ({"battlefield": ["Hill Giant"], "mana": "2"}, ["Propaganda"])
    refused = board(*here, *attack_with({"Hill Giant": "B"}), refused="508.1j").report["refused"]
    assert refused["reason"].endswith("Mana in a pool is lost as each step and phase ends, so A has none left.")


@cr("508.1h", cited=False)
def test_propaganda_does_not_tax_attacks_on_planeswalkers() -> None:
    board(
        {"battlefield": ["Hill Giant"], "mana": "lands"},
        ["Propaganda", {"card": "Jace Beleren", "counters": {"loyalty": 5}}],
        *attack_with({"Hill Giant": "Jace Beleren"}),
        DAMAGE,
        expect=["Jace Beleren has 2 loyalty counters"],
    )


@cr("508.1h", cited=False)
def test_a_phyrexian_cost_to_attack_may_be_paid_with_life() -> None:
    here = ({"battlefield": ["Hill Giant"], "mana": "lands"}, ["Norn's Annex"])
    board(*here, *attack_with({"Hill Giant": "B"}), DAMAGE, expect=["A life 18", "B life 17"])


@cr("508.1i", cited=False)
def test_a_cost_to_attack_is_paid_with_lands_tapped_as_one_attacks() -> None:
    scene = {"battlefield": ["Goblin Piker", "Forest", "Forest"], **LANDS}
    board(
        scene, ["Propaganda"], *attack_with({"Goblin Piker": "B"}), expect=["Forest#1 is tapped", "Forest#2 is tapped"]
    )
    poor = {"battlefield": ["Goblin Piker", "Forest"], **LANDS}
    board(poor, ["Propaganda"], *attack_with({"Goblin Piker": "B"}), refused="508.1j")


@cr("508.1k")
def test_an_attacker_is_attacking_until_combat_is_over() -> None:
    script = attack_with({"Goblin Piker": "B"})
    board(["Goblin Piker"], [], *script, expect=["Goblin Piker is attacking"])
    board(["Goblin Piker"], [], *script, to("end of combat"), expect=["Goblin Piker is attacking"])
    board(["Goblin Piker"], [], *script, to("postcombat main"), expect=["not Goblin Piker is attacking"])


@cr("508.1h", "107.4f", cited=False)
def test_an_attack_paid_for_with_life() -> None:
    text = "Creatures can't attack you unless their controller pays {W/P} for each creature they control that's "
    theirs = creature(f"{text}attacking you.", name="Annex")
    board(["Grizzly Bears"], [theirs], *attack(Grizzly_Bears="B"), answer("life"), expect=["A life 18"])
