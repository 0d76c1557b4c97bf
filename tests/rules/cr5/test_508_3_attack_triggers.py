"""Abilities that trigger on attackers being declared (CR 508.3)."""

from __future__ import annotations

from tests.helpers import ORDER, RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, to

TAG_TEAM = "Valor's Reach Tag Team"


@cr("508.2", "508.2b", "508.1m", "508.3a", cited=False)
def test_what_triggers_on_the_attack_resolves_before_blockers_are_declared() -> None:
    played = board(
        ["Goblin Guide"],
        {"library": ["Forest", "Shock"], "battlefield": ["Grizzly Bears"]},
        *attack_with({"Goblin Guide": "B"}),
        RESOLVE,
        expect=["B has 1 card in hand", "stack is empty"],
    )
    assert played.report["state"]["turn"]["step"] == "declare attackers"


@cr("508.2a", cited=False)
def test_a_flier_that_loses_flying_after_it_attacked_does_not_trigger_it() -> None:
    """Barbed Foliage looks for a creature without flying at the moment of the declaration only."""
    board(
        {"battlefield": ["Wind Drake"], "hand": ["Turn to Frogs"]},
        ["Barbed Foliage"],
        *attack_with({"Wind Drake": "B"}),
        cast("Turn to Frogs", "Wind Drake"),
        RESOLVE_ALL,
        expect=["A controls Wind Drake", "Wind Drake has 0 damage"],
    )


@cr("508.3a", cited=False)
def test_kaalia_does_not_trigger_for_a_planeswalker() -> None:
    played = board(
        {"battlefield": ["Kaalia of the Vast"], "hand": ["Serra Angel"]},
        ["Gideon Blackblade"],
        *attack_with({"Kaalia of the Vast": "Gideon Blackblade"}),
    )
    assert played.count("triggers") == 0


@cr("508.3a", cited=False)
def test_each_creature_that_attacks_costs_the_attacked_opponent_a_life() -> None:
    board(
        ["Calculating Lich", "Grizzly Bears", "Hill Giant"],
        [],
        *attack_with({"Grizzly Bears": "C", "Hill Giant": "B"}),
        RESOLVE_ALL,
        C={"battlefield": []},
        expect=["B life 19", "C life 19"],
    )


@cr("508.3a", cited=False)
def test_both_tokens_of_a_tag_team_get_counters() -> None:
    team = {"hand": [TAG_TEAM]}
    board(
        team,
        [],
        cast(TAG_TEAM),
        RESOLVE,
        {"do": "go_to", "step": "declare attackers", "turn": 5},
        {"do": "attack", "player": "A", "attackers": {"Warrior#1": "B", "Warrior#2": "B"}},
        answer("as listed"),
        RESOLVE_ALL,
        expect=["Warrior#1 is 4/3", "Warrior#2 is 4/3"],
    )


@cr("508.3a", cited=False)
def test_a_tag_team_token_beside_a_creature_that_is_no_token_gets_none() -> None:
    board(
        {"hand": [TAG_TEAM], "battlefield": ["Grizzly Bears"]},
        [],
        cast(TAG_TEAM),
        RESOLVE,
        {"do": "go_to", "step": "declare attackers", "turn": 5},
        {"do": "attack", "player": "A", "attackers": {"Warrior#1": "B", "Grizzly Bears": "B"}},
        expect=["Warrior#1 is 3/2"],
    )


@cr("508.3a", cited=False)
def test_battalion_counts_other_attackers_whatever_they_attack() -> None:
    jace = {"card": "Jace Beleren", "counters": {"loyalty": 3}}
    here = ["Boros Elite", "Grizzly Bears", "Hill Giant"]
    board(
        here,
        [jace],
        *attack_with({"Boros Elite": "B", "Grizzly Bears": "Jace Beleren", "Hill Giant": "B"}),
        RESOLVE,
        expect=["Boros Elite is 3/3"],
    )
    board(here, [jace], *attack_with({"Boros Elite": "B", "Grizzly Bears": "B"}), expect=["Boros Elite is 1/1"])


@cr("508.3b", cited=False)
def test_only_if_you_have_been_attacked_this_step() -> None:
    blade = {"hand": ["Assassin's Blade"], "battlefield": [{"card": "Jace Beleren", "counters": {"loyalty": 3}}]}
    script = [{"do": "pass", "player": "A"}, cast("Assassin's Blade", "Grizzly Bears", player="B")]
    board(
        ["Grizzly Bears"],
        blade,
        *attack_with({"Grizzly Bears": "B"}),
        *script,
        RESOLVE,
        expect=["Grizzly Bears in A's graveyard"],
    )
    board(["Grizzly Bears"], blade, *attack_with({"Grizzly Bears": "Jace Beleren"}), *script, refused="601.3")
    board(
        ["Grizzly Bears"], blade, *attack_with({"Grizzly Bears": "B"}), to("declare blockers"), *script, refused="601.3"
    )
    board(
        ["Grizzly Bears"],
        ["Kongming's Contraptions"],
        *attack_with({"Grizzly Bears": "B"}),
        {"do": "pass", "player": "A"},
        activate("Kongming's Contraptions", "Grizzly Bears", player="B"),
        RESOLVE,
        expect=["Grizzly Bears in A's graveyard"],
    )


@cr("508.3c", "603.2c", "603.3b")
def test_whoever_is_attacked_has_a_creature_tapped_once_for_each_player_attacked() -> None:
    played = board(
        ["Seifer, Balamb Rival", "Grizzly Bears", "Hill Giant"],
        ["Serra Angel"],
        *attack_with({"Grizzly Bears": "C", "Hill Giant": "B", "Seifer, Balamb Rival": "B"}),
        ORDER,
        RESOLVE_ALL,
        C={"battlefield": ["Colossal Dreadmaw"]},
    )
    assert played.count("is goaded") == 2


@cr("508.3c", cited=False)
def test_attacking_with_two_creatures_triggers_once_for_the_player() -> None:
    scene = ["Chivalric Alliance", "Goblin Piker", "Hill Giant", "Grizzly Bears"]
    all_of_them = {"Goblin Piker": "B", "Hill Giant": "B", "Grizzly Bears": "B"}
    board(scene, [], *attack_with(all_of_them), RESOLVE_ALL, expect=["A has 1 card in hand"])
    board(scene, [], *attack_with({"Goblin Piker": "B"}), expect=["stack is empty"])


@cr("508.3c", cited=False)
def test_creatures_put_onto_the_battlefield_attacking_were_not_attacked_with() -> None:
    board(
        ["Chivalric Alliance", "Hero of Bladehold"],
        [],
        *attack_with({"Hero of Bladehold": "B"}),
        answer("as listed", choice="order"),
        RESOLVE_ALL,
        expect=["A has 0 cards in hand", "A controls 2 Soldier Tokens"],
    )


@cr("508.3d", cited=False)
def test_whenever_you_attack_triggers_once_however_many_attack() -> None:
    played = board(
        ["Boosted Sloop", "Goblin Piker", "Hill Giant"],
        [],
        *attack_with({"Goblin Piker": "B", "Hill Giant": "B"}),
    )
    assert len(played.report["state"]["stack"]) == 1


@cr("508.3e", cited=False)
def test_attacking_a_planeswalker_is_not_attacking_its_player() -> None:
    scene = ["Attuma, Atlantean Warlord", "Merfolk Trickster"]
    sorin = {"card": "Sorin Markov", "counters": {"loyalty": 4}}
    board(scene, [sorin], *attack_with({"Merfolk Trickster": "Sorin Markov"}), expect=["stack is empty"])
    board(scene, [sorin], *attack_with({"Merfolk Trickster": "B"}), RESOLVE, expect=["A has 1 card in hand"])


@cr("508.3c", cited=False)
def test_each_player_attacked_with_some_of_a_kind_is_one_event() -> None:
    equipped = [{"card": "Bonesplitter", "attached_to": host} for host in ("Grizzly Bears", "Hill Giant")]
    mine = ["Akiri, Fearless Voyager", "Grizzly Bears", "Hill Giant", "Wall of Omens", *equipped]
    both = attack_with({"Grizzly Bears": "B", "Hill Giant": "C", "Akiri, Fearless Voyager": "B"})
    assert board(mine, [], *both, C=[]).count("Akiri, Fearless Voyager's ability triggers") == 2
    one = attack_with({"Akiri, Fearless Voyager": "B", "Hill Giant": "C"})
    assert board(mine, [], *one, C=[]).count("Akiri, Fearless Voyager's ability triggers") == 1
