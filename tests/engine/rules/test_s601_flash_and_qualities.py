"""What may be cast or activated, seen as it would be once proposed (CR 601.3-602.5)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, Entry, activate, answer, board, cast, cr, to

LANDS = {"mana": "lands"}


# ---- 601


@cr("601.2")
def test_a_spell_that_cannot_be_paid_was_never_cast() -> None:
    """Everything goes back: the card to the hand, the land stays untapped."""
    played = board(
        {"hand": ["Grizzly Bears"], "battlefield": ["Forest"], "library": [], **LANDS},
        [],
        cast("Grizzly Bears"),
        refused=True,
        expect=["Grizzly Bears in A's hand", "stack is empty", "Forest is not tapped"],
    )
    assert not played.count("casts")


@cr("601.3a", "601.5")
def test_a_spell_with_x_may_be_begun_if_some_x_is_allowed_and_is_illegal_with_another() -> None:
    """Nothing with mana value 3 or less: Prosperity ({X}{U}) needs X to be 3 or more."""
    scene = (
        {"hand": ["Prosperity"], "library": ["Forest"] * 9},
        {"battlefield": ["Tyrant of Trifles"], "library": ["Forest"] * 9},
    )
    board(*scene, cast("Prosperity", x=3), RESOLVE, expect=["A has 3 cards in hand"])
    board(*scene, cast("Prosperity", x=2), refused=True, expect=["Prosperity in A's hand", "stack is empty"])


@cr("601.3d")
def test_a_sorcery_that_has_flash_with_a_merfolk_is_cast_on_the_opponents_turn() -> None:
    script = (cast("Crashing Tide", "Hill Giant"), RESOLVE)
    board(
        {"hand": ["Crashing Tide"], "battlefield": ["Merfolk Trickster"]},
        ["Hill Giant"],
        {"do": "pass", "player": "B"},
        *script,
        active="B",
        expect=["Hill Giant in B's hand"],
    )
    board(
        {"hand": ["Crashing Tide"]},
        ["Hill Giant"],
        {"do": "pass", "player": "B"},
        cast("Crashing Tide", "Hill Giant"),
        active="B",
        refused=True,
    )


@cr("601.3e")
def test_a_white_card_may_be_cast_face_down_where_white_spells_may_not() -> None:
    """Face down it would have no color, and that is what counts."""
    iona = {"card": "Iona, Shield of Emeria", "chosen": {"color": "white"}}
    board(
        {"hand": ["Exalted Angel"]},
        [iona],
        cast("Exalted Angel", face="face down"),
        RESOLVE,
        expect=["Exalted Angel is 2/2"],
    )
    board({"hand": ["Exalted Angel"]}, [iona], cast("Exalted Angel"), refused=True)


@cr("601.4")
def test_both_modes_may_be_announced_for_the_entwine_cost_announced_with_them() -> None:
    both = cast("Barbed Lightning", "Hill Giant", "B", costs=["entwine"], modes=[1, 2])
    board(
        {"hand": ["Barbed Lightning"]},
        ["Hill Giant"],
        both,
        RESOLVE,
        expect=["B life 17", "Hill Giant in B's graveyard"],
    )
    without = cast("Barbed Lightning", "Hill Giant", "B", costs=[], modes=[1, 2])
    board({"hand": ["Barbed Lightning"]}, ["Hill Giant"], without, refused=True, expect=["B life 20"])


@cr("601.5a")
def test_the_permanent_that_lent_flash_may_be_sacrificed_for_the_very_spell() -> None:
    """Mutual Destruction has flash with a permanent with flash, which is what its cost sacrifices."""
    board(
        {"hand": ["Mutual Destruction"], "battlefield": ["Ambush Viper"]},
        ["Hill Giant"],
        {"do": "pass", "player": "B"},
        cast("Mutual Destruction", "Hill Giant"),
        RESOLVE,
        active="B",
        expect=["Hill Giant in B's graveyard", "Ambush Viper in A's graveyard"],
    )


@cr("601.7", "602.4")
def test_what_makes_spells_cost_more_comes_too_late_for_what_is_on_the_stack() -> None:
    board(
        {"hand": ["Lightning Bolt"], "battlefield": ["Mountain"], **LANDS},
        {"hand": ["Thalia, Guardian of Thraben"], "battlefield": ["Vedalken Orrery"]},
        cast("Lightning Bolt", "B"),
        {"do": "pass", "player": "A"},
        cast("Thalia, Guardian of Thraben", player="B"),
        RESOLVE,
        RESOLVE,
        expect=["B life 17", "B controls Thalia, Guardian of Thraben"],
    )


# ---- 602


@cr("602.1", "602.1b")
def test_any_player_may_activate_what_says_so_and_that_is_no_part_of_the_effect() -> None:
    """Lethal Vapors: who activated it skips a turn, whoever controls it."""
    board(
        ["Lethal Vapors"],
        [],
        {"do": "pass", "player": "A"},
        activate("Lethal Vapors", player="B"),
        RESOLVE,
        {"do": "go_to", "step": "upkeep", "turn": 4},
        expect=["Lethal Vapors in A's graveyard"],
    )
    played = board(
        ["Lethal Vapors"], [], activate("Lethal Vapors"), RESOLVE, {"do": "go_to", "step": "upkeep", "turn": 4}
    )
    assert played.report["state"]["turn"]["active"] == "B"
    board(
        ["Prodigal Sorcerer"],
        [],
        {"do": "pass", "player": "A"},
        activate("Prodigal Sorcerer", "A", player="B"),
        refused=True,
    )


@cr("602.5c")
def test_a_limit_belongs_to_the_ability_from_one_aura_only() -> None:
    """Two Auras each give the same ability "only once each turn": it may be activated once from each."""
    scene = [
        "Grizzly Bears",
        {"card": "Measured Fervor", "attached_to": "Grizzly Bears"},
        {"card": "Measured Fervor", "attached_to": "Grizzly Bears"},
    ]
    twice = (activate("Grizzly Bears", ability=1), RESOLVE, activate("Grizzly Bears", ability=2), RESOLVE)
    board(scene, [], *twice, expect=["Grizzly Bears is 4/4"])
    board(scene, [], *twice, activate("Grizzly Bears", ability=1), refused=True)


@cr("602.5e")
def test_only_as_an_instant_needs_priority_but_no_instant() -> None:
    board(
        ["Diamond Lion"],
        [],
        {"do": "pass", "player": "B"},
        activate("Diamond Lion", choices=["red"]),
        active="B",
        expect=["Diamond Lion in A's graveyard"],
    )
    board(["Diamond Lion"], [], activate("Diamond Lion", choices=["red"]), active="B", refused=True)


# ---- 604


@cr("604.5", "604.6")
def test_what_a_spell_says_of_itself_holds_on_the_stack_and_where_it_is_cast_from() -> None:
    """Supreme Verdict can't be countered; Aleatory may be cast only in combat."""
    board(
        {"hand": ["Supreme Verdict"], "battlefield": ["Hill Giant"]},
        {"hand": ["Cancel"]},
        cast("Supreme Verdict"),
        {"do": "pass", "player": "A"},
        cast("Cancel", "Supreme Verdict", player="B"),
        RESOLVE_ALL,
        expect=["Hill Giant in A's graveyard"],
    )
    board({"hand": ["Chaotic Strike"]}, ["Hill Giant"], cast("Chaotic Strike", "Hill Giant"), refused=True)


@cr("604.7")
def test_a_static_ability_does_not_remember_what_is_gone() -> None:
    """The Ape is big only while there is a Forest; the Forest that was there counts for nothing."""
    board(
        ["Wild Ape", {"card": "Forest", "id": "wood"}],
        {"hand": ["Land Wreck"]},
        {"do": "edit", "remove": "wood"},
        expect=["Wild Ape is 1/1"],
    )


# ---- 603.11, 607


@cr("603.11", "607.2h")
def test_exerting_as_one_attacks_triggers_what_is_written_behind_it_only_then() -> None:
    scene = ["Ahn-Crop Champion", {"card": "Hill Giant", "tapped": True}]
    go: list[Entry] = [
        to("declare attackers"),
        {"do": "attack", "player": "A", "attackers": {"Ahn-Crop Champion": "B"}},
    ]
    board(scene, [], *go, answer(["Ahn-Crop Champion"]), RESOLVE_ALL, expect=["Hill Giant is not tapped"])
    board(scene, [], *go, answer([]), expect=["stack is empty", "Hill Giant is tapped"])
