"""The defending player, and who is attacking whom (CR 508.5)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, attack_with, board, cr, to


@cr("508.5", "508.5a", cited=False)
def test_each_attacker_has_its_own_defending_player() -> None:
    board(
        ["Goblin Guide", "Hill Giant"],
        {"library": ["Forest", "Shock"]},
        *attack_with({"Goblin Guide": "C", "Hill Giant": "B"}),
        RESOLVE,
        C={"library": ["Forest", "Shock"]},
        expect=["C has 1 card in hand", "B has 0 cards in hand"],
    )


@cr("508.5", "603.2", cited=False)
def test_the_equipped_attackers_defending_player_is_meant() -> None:
    board(
        [{"card": "Heart-Piercer Bow", "attached_to": "Grizzly Bears"}, "Grizzly Bears"],
        [],
        *attack_with({"Grizzly Bears": "C"}),
        RESOLVE,
        C=["Savannah Lions"],
        expect=["Savannah Lions in graveyard"],
    )


@cr("508.6", cited=False)
def test_only_players_who_were_attacked_themselves_count_for_melee() -> None:
    board(
        ["Adriana, Captain of the Guard", "Goblin Piker"],
        [{"card": "Sorin Markov", "counters": {"loyalty": 4}}],
        *attack_with({"Adriana, Captain of the Guard": "B", "Goblin Piker": "C"}),
        answer("as listed", choice="order"),
        RESOLVE_ALL,
        C=[],
        expect=["Adriana, Captain of the Guard is 6/6", "Goblin Piker is 4/3"],
    )
    board(
        ["Adriana, Captain of the Guard"],
        [{"card": "Sorin Markov", "counters": {"loyalty": 4}}],
        *attack_with({"Adriana, Captain of the Guard": "Sorin Markov"}),
        RESOLVE_ALL,
        expect=["Adriana, Captain of the Guard is 4/4"],
    )


@cr("508.8", cited=False)
def test_without_attackers_there_is_no_declare_blockers_step() -> None:
    played = board(["Hill Giant"], ["Grizzly Bears"], *attack_with({}), to("end of combat"))
    assert played.count("declare blockers") == 0
    assert played.count("combat damage") == 0
