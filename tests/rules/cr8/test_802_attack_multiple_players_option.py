"""Attack Multiple Players Option (CR 802)."""

from __future__ import annotations

from tests.helpers import AFTER_COMBAT, DAMAGE, attack_with, block_with, board, cr, to


@cr("802.3", cited=False)
def test_each_attacker_may_attack_another_player() -> None:
    board(
        ["Hill Giant", "Grizzly Bears"],
        [],
        *attack_with({"Hill Giant": "B", "Grizzly Bears": "C"}),
        DAMAGE,
        C=[],
        expect=["B life 17", "C life 18"],
    )


@cr("802.3a", cited=False)
def test_a_limit_on_all_attackers_counts_those_that_attack_others() -> None:
    attackers = attack_with({"Silent Arbiter": "B", "Grizzly Bears": "C"})
    board(["Silent Arbiter", "Grizzly Bears"], [], *attackers, C=[], refused="508.1c")


@cr("802.3a", "508.1h", cited=False)
def test_a_tax_for_attacking_one_player_is_not_paid_for_attacking_another() -> None:
    bears = {"battlefield": ["Grizzly Bears", "Hill Giant"], "mana": "lands"}
    board(bears, ["Propaganda"], *attack_with({"Grizzly Bears": "C", "Hill Giant": "C"}), C=[])
    board(bears, ["Propaganda"], *attack_with({"Grizzly Bears": "B"}), C=[], refused="508.1j")


@cr("802.4", cited=False)
def test_each_defending_player_declares_blockers_in_turn_order() -> None:
    played = board(
        ["Hill Giant", "Grizzly Bears"],
        ["Craw Wurm"],
        *attack_with({"Hill Giant": "C", "Grizzly Bears": "B"}),
        to("declare blockers"),
        {"do": "block", "player": "B", "blockers": {"Craw Wurm": "Grizzly Bears"}},
        {"do": "block", "player": "C", "blockers": {"Wind Drake": "Hill Giant"}},
        DAMAGE,
        C=["Wind Drake"],
        expect=["Grizzly Bears in A's graveyard", "Wind Drake in C's graveyard", "B life 20", "C life 20"],
    )
    assert played.count("blocks") >= 1


@cr("802.4a")
def test_a_player_cant_block_a_creature_that_attacks_somebody_else() -> None:
    board(
        ["Hill Giant", "Grizzly Bears"],
        ["Craw Wurm"],
        *attack_with({"Hill Giant": "C", "Grizzly Bears": "B"}),
        *block_with({"Craw Wurm": "Hill Giant"}),
        C=[],
        refused=("509.1a", "802.4a"),
    )


@cr("802.4b", "509.1")
def test_blocks_of_one_player_are_judged_without_those_of_another() -> None:
    attackers = attack_with({"Stalking Tiger": "B", "Hill Giant": "C"})
    b = {"do": "block", "player": "B", "blockers": {"Grizzly Bears": "Stalking Tiger"}}
    c = {"do": "block", "player": "C", "blockers": {"Craw Wurm": "Hill Giant"}}
    script = (*attackers, to("declare blockers"), b, c, AFTER_COMBAT)
    board(
        ["Stalking Tiger", "Hill Giant"], ["Grizzly Bears"], *script, C=["Craw Wurm"], expect=["B life 20", "C life 20"]
    )


@cr("802.5", cited=False)
def test_several_defending_players_are_dealt_combat_damage_at_once() -> None:
    strikes = attack_with({"Hill Giant": "B", "Serra Angel": "C"})
    low = {"life": 3}
    board(["Hill Giant", "Serra Angel"], low, *strikes, AFTER_COMBAT, C={"life": 4}, expect=["A wins"])
