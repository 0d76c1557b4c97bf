"""Judges' questions about what effects do to a combat under way, and about added steps (CR 500.9-500.10, 506-509)."""

from __future__ import annotations

from tests.engine.helpers import (
    AFTER_COMBAT,
    DAMAGE,
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    on_board,
    to,
)

# ---- put onto the battlefield blocking


@cr("509.4", "509.3d")
def test_a_token_that_is_blocking_blocks_and_is_a_blocker_for_what_becomes_blocked_by_a_creature() -> None:
    """The unblocked Dreadmaw becomes blocked; the Goblin's own ability would trigger for it too."""
    played = board(
        ["Colossal Dreadmaw", "Battle-Scarred Goblin"],
        {"hand": ["Flash Foliage"]},
        *attack_with({"Colossal Dreadmaw": "B", "Battle-Scarred Goblin": "B"}),
        to("declare blockers"),
        PASS_A,
        cast("Flash Foliage", "Battle-Scarred Goblin", player="B"),
        RESOLVE_ALL,
        DAMAGE,
        expect=["B life 14"],
    )
    assert played.cites("509.4")
    assert played.count("1 damage to Saproling") == 1  # it "becomes blocked" by a creature put there blocking (509.3c)


@cr("509.3a", "509.3b", "509.4")
def test_what_is_put_onto_the_battlefield_blocking_never_blocked() -> None:
    """Brimaz put there by the Aetherplasm blocks, but his ability about blocking does not trigger."""
    played = board(
        ["Hill Giant"],
        {"battlefield": ["Aetherplasm"], "hand": ["Brimaz, King of Oreskos"]},
        *attack_with({"Hill Giant": "B"}),
        *block_with({"Aetherplasm": "Hill Giant"}),
        answer("yes", "B"),
        answer("yes", "B"),
        answer(["Brimaz, King of Oreskos"], "B"),
        RESOLVE,
        DAMAGE,
        expect=["Brimaz, King of Oreskos in battlefield", "Hill Giant in A's graveyard", "Aetherplasm in B's hand"],
    )
    assert not played.count("Cat Soldier")


@cr("509.4b", "509.3b")
def test_a_token_blocks_what_it_could_not_have_been_declared_to_block() -> None:
    """Menace is a restriction on declaring blockers; the Cat joins Brimaz, who was declared with a friend."""
    board(
        ["Boggart Brute"],
        ["Brimaz, King of Oreskos", "Grizzly Bears"],
        *attack_with({"Boggart Brute": "B"}),
        *block_with({"Brimaz, King of Oreskos": "Boggart Brute", "Grizzly Bears": "Boggart Brute"}),
        RESOLVE,
        expect=["Cat Soldier Token is blocking"],
    )


@cr("509.4a", "506.3e")
def test_a_token_does_not_block_what_no_longer_attacks_its_controller() -> None:
    """Reselected in response, the Giant attacks C: B's token enters, but is no blocker."""
    played = board(
        ["Hill Giant"],
        {"battlefield": ["Brimaz, King of Oreskos"]},
        *attack_with({"Hill Giant": "B"}),
        *block_with({"Brimaz, King of Oreskos": "Hill Giant"}),
        {"do": "edit", "move": {"Hill Giant": "exile"}},
        RESOLVE,
        C=[],
        expect=["Cat Soldier Token is not blocking"],
    )
    assert played.cites("509.4a")


@cr("508.4", "506.3b")
def test_brimaz_brings_a_soldier_that_attacks_though_not_tapped() -> None:
    board(
        ["Brimaz, King of Oreskos"],
        ["Jace Beleren"],
        *attack_with({"Brimaz, King of Oreskos": "B"}),
        answer("Jace Beleren", choice="attacked"),
        RESOLVE,
        expect=["Cat Soldier Token is attacking", "Cat Soldier Token is untapped"],
    )


# ---- becoming blocked by an effect


@cr("509.1h", "509.3c")
def test_an_unblocked_attacker_becomes_blocked_by_no_creature_and_deals_no_damage() -> None:
    played = board(
        ["Hill Giant"],
        {"hand": ["Curtain of Light"]},
        *attack_with({"Hill Giant": "B"}),
        to("declare blockers"),
        PASS_A,
        cast("Curtain of Light", "Hill Giant", player="B"),
        RESOLVE,
        DAMAGE,
        expect=["B life 20"],
    )
    assert played.count("Hill Giant becomes blocked") == 1


@cr("509.1h", "702.19b")
def test_a_trampler_that_becomes_blocked_by_an_effect_deals_all_its_damage_to_the_player() -> None:
    board(
        ["Colossal Dreadmaw"],
        {"hand": ["Curtain of Light"]},
        *attack_with({"Colossal Dreadmaw": "B"}),
        to("declare blockers"),
        PASS_A,
        cast("Curtain of Light", "Colossal Dreadmaw", player="B"),
        RESOLVE,
        DAMAGE,
        expect=["B life 14"],
    )


@cr("702.22i")
def test_with_one_of_a_band_all_of_it_becomes_blocked() -> None:
    played = board(
        ["Benalish Hero", "Grizzly Bears", "Hill Giant"],
        {"hand": ["Curtain of Light"]},
        *attack_with({"Benalish Hero": "B", "Grizzly Bears": "B", "Hill Giant": "B"}),
        answer(["Grizzly Bears"], choice="band"),
        to("declare blockers"),
        PASS_A,
        cast("Curtain of Light", "Benalish Hero", player="B"),
        RESOLVE,
        DAMAGE,
        expect=["B life 17"],
    )
    assert played.cites("702.22i")


@cr("608.2h")
def test_what_blocked_it_as_it_died_is_destroyed() -> None:
    board(
        ["Abu Ja'far"],
        ["Hill Giant", "Grizzly Bears"],
        *attack_with({"Abu Ja'far": "B"}),
        *block_with({"Hill Giant": "Abu Ja'far"}),
        DAMAGE,
        RESOLVE_ALL,
        expect=["Abu Ja'far in A's graveyard", "Hill Giant in B's graveyard", "Grizzly Bears in battlefield"],
    )


# ---- reselecting what a creature attacks


@cr("508.7", "508.7a", "508.7c")
def test_an_attack_is_turned_on_another_opponent_without_attacking_again() -> None:
    """B turns the Hero's attack on C; nobody is attacked a second time, so no further Soldiers come."""
    played = board(
        ["Hill Giant"],
        {"hand": ["Misleading Signpost"]},
        *attack_with({"Hill Giant": "B"}),
        PASS_A,
        cast("Misleading Signpost", player="B"),
        RESOLVE,
        answer("yes", "B"),
        answer("C", "B", choice="attacked"),
        RESOLVE,
        DAMAGE,
        C=[],
        expect=["B life 20", "C life 17"],
    )
    assert played.count("Hill Giant is now attacking C") == 1
    assert played.count("attacks") == 1


@cr("508.7c")
def test_the_attacker_cannot_be_turned_on_its_own_controller() -> None:
    played = board(
        ["Hill Giant", "Jace Beleren"],
        {"hand": ["Misleading Signpost"]},
        *attack_with({"Hill Giant": "B"}),
        PASS_A,
        cast("Misleading Signpost", player="B"),
        RESOLVE,
        answer("yes", "B"),
        RESOLVE,
        C=["Chandra Nalaar"],
    )
    assert [option["label"] for option in played.pending["options"]] == ["B", "C", "Chandra Nalaar"]


@cr("508.7b", "509.1a")
def test_only_the_player_attacked_now_blocks() -> None:
    """What the Giant attacks now decides who may block it."""
    played = board(
        ["Hill Giant"],
        {"battlefield": ["Grizzly Bears"], "hand": ["Portal Mage"]},
        *attack_with({"Hill Giant": "B"}),
        PASS_A,
        cast("Portal Mage", player="B"),
        RESOLVE,
        answer("yes", "B"),
        answer("C", "B", choice="attacked"),
        RESOLVE,
        *block_with({"Grizzly Bears": "Hill Giant"}),
        C=[],
        refused=True,
    )
    assert played.refused("509.1a")


# ---- having had to attack


@cr("506.6")
def test_a_creature_had_to_attack_if_something_required_it() -> None:
    """The Juggernaut attacks each combat; the Giant came along of its own accord."""
    played = board(
        ["Juggernaut", "Hill Giant", "Watcher of Duties"],
        [],
        *attack_with({"Juggernaut": "B", "Hill Giant": "B"}),
        DAMAGE,
        RESOLVE_ALL,
        expect=["B life 12", "Watcher of Duties has 1 +1/+1 counter", "A has 1 card in hand"],
    )
    assert on_board(played, "Watcher of Duties")


# ---- added steps


@cr("500.10", "503.1a")
def test_upkeep_steps_after_combat_are_phases_of_only_that_step() -> None:
    """Two upkeeps after combat, without untapping or drawing between them."""
    played = board(
        {"battlefield": ["Obeka, Splitter of Seconds"]},
        [],
        *attack_with({"Obeka, Splitter of Seconds": "B"}),
        DAMAGE,
        RESOLVE,
        to("upkeep"),
        to("upkeep"),
        AFTER_COMBAT,
        expect=["B life 18", "A has 0 cards in hand", "Obeka, Splitter of Seconds is tapped"],
    )
    assert played.cites("500.10")
    assert played.report["state"]["turn"]["number"] == 3


@cr("500.8", "505.1a")
def test_an_additional_beginning_phase_untaps_and_draws_again() -> None:
    played = board(
        ["Sphinx of the Second Sun"],
        [],
        *attack_with({"Sphinx of the Second Sun": "B"}),
        AFTER_COMBAT,
        RESOLVE,
        to("end"),
        expect=["A has 1 card in hand", "Sphinx of the Second Sun is untapped"],
    )
    assert played.report["state"]["turn"]["number"] == 3


@cr("500.9", "500.10a")
def test_an_added_upkeep_comes_directly_after_the_first_and_only_once() -> None:
    """The second upkeep of the turn is not its first, so the Haze triggers once."""
    played = board(
        [{"card": "Paradox Haze", "attached_to": "A"}],
        [],
        {"do": "go_to", "step": "upkeep", "turn": 5},
        RESOLVE,
        to("draw"),
    )
    assert played.count("Added to the turn") == 1
    assert played.cites("500.9")


@cr("500.9", "513.1")
def test_an_end_step_is_added_after_the_first_end_step_only() -> None:
    played = board(
        ["Y'shtola Rhul", "Soul Warden"],
        [],
        to("end"),
        answer("Soul Warden"),
        RESOLVE_ALL,
        answer("Soul Warden"),
        {"do": "go_to", "step": "upkeep", "turn": 4},
    )
    assert played.count("Added to the turn") == 1


@cr("503.2")
def test_after_the_upkeep_step_means_once_the_first_has_ended() -> None:
    hand = {"battlefield": [{"card": "Island", "count": 2, "tapped": True}], "hand": ["Reset"]}
    go, b_passes = {"do": "go_to", "step": "upkeep", "turn": 4}, {"do": "pass", "player": "B"}
    refused = board({**hand}, [], go, b_passes, cast("Reset"), refused=True)
    assert refused.refused("601.3")
    board(
        {**hand},
        [],
        {"do": "go_to", "step": "draw", "turn": 4},
        b_passes,
        cast("Reset"),
        RESOLVE,
        expect=["Island#1 is untapped"],
    )
    hazed = [{"card": "Paradox Haze", "attached_to": "B"}]
    second = [go, RESOLVE, b_passes, PASS_A]
    board({**hand}, hazed, *second, b_passes, cast("Reset"), RESOLVE, expect=["Island#1 is untapped"])


# ---- what the report says of it


@cr("509.1g")
def test_who_blocked_is_told_although_the_blocker_has_another_controller_since() -> None:
    played = board(
        ["Hill Giant"],
        ["Grizzly Bears"],
        *attack_with({"Hill Giant": "B"}),
        *block_with({"Grizzly Bears": "Hill Giant"}),
        {"do": "edit", "control": {"Grizzly Bears": "A"}},
        DAMAGE,
        expect=["B life 20"],
    )
    assert played.count("B blocks Hill Giant with Grizzly Bears") == 1


@cr("508.1d", "701.15b")
def test_a_goaded_creature_that_attacks_who_goaded_it_is_told_to_attack_somebody_else() -> None:
    played = board(
        ["Hill Giant"],
        {"hand": ["Disrupt Decorum"]},
        cast("Disrupt Decorum", player="B"),
        RESOLVE,
        {"do": "go_to", "step": "declare attackers", "turn": 5},
        {"do": "attack", "player": "A", "attackers": {"Hill Giant": "B"}},
        C=[],
        active="B",
        refused=True,
    )
    assert played.refused("508.1d")
    assert "else" in played.reason


@cr("509.3c", "701.21a")
def test_the_defending_player_sacrifices_one_of_the_creatures_that_block_it() -> None:
    played = board(
        ["Labyrinth Raptor"],
        ["Craw Wurm", "Llanowar Elves", "Hill Giant"],
        *attack_with({"Labyrinth Raptor": "B"}),
        *block_with({"Llanowar Elves": "Labyrinth Raptor", "Craw Wurm": "Labyrinth Raptor"}),
        RESOLVE,
    )
    assert played.pending["player"] == "B"
    assert [option["label"] for option in played.pending["options"]] == ["Craw Wurm", "Llanowar Elves"]
