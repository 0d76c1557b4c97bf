"""Linked abilities, what resolves how, and what applies as permanents enter (CR 607-616)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, to

# ---- 607: linked abilities


@cr("607.2f")
def test_each_siege_looks_at_the_word_chosen_for_itself() -> None:
    board(
        [
            {"card": "Frostcliff Siege", "chosen": {"word": "Temur"}},
            {"card": "Frostcliff Siege", "chosen": {"word": "Jeskai"}},
            "Grizzly Bears",
        ],
        [],
        *attack_with({"Grizzly Bears": "B"}),
        to("end of combat"),
        expect=["Grizzly Bears is 3/2", "B life 17", "A has 1 card in hand"],
    )


@cr("607.2i", "607.4")
def test_each_ability_looks_for_its_own_kicker() -> None:
    scene = ({"hand": ["Thornscape Battlemage"]}, ["Ornithopter"])
    board(
        *scene,
        cast("Thornscape Battlemage", costs=["kicker {W}"]),
        RESOLVE_ALL,
        expect=["Ornithopter in B's graveyard", "B life 20"],
    )
    played = board(*scene, cast("Thornscape Battlemage", costs=[]), RESOLVE_ALL, expect=["B controls Ornithopter"])
    assert not played.count("triggers")


@cr("607.2k")
def test_the_champion_returns_only_what_it_championed_itself() -> None:
    board(
        {"battlefield": ["Goblin Piker", "Goblin Raider"], "hand": ["Boggart Mob", "Boggart Mob", "Lightning Bolt"]},
        {"hand": ["Murder"]},
        cast("Boggart Mob"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        answer("Goblin Piker"),
        cast("Boggart Mob"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        answer("Goblin Raider"),
        {"do": "pass", "player": "A"},
        cast("Murder", "Boggart Mob#1", player="B"),
        RESOLVE_ALL,
        expect=["A controls Goblin Piker", "Goblin Raider in exile"],
    )


@cr("607.5a")
def test_a_copy_that_made_no_choice_has_protection_from_nothing() -> None:
    """Unstable Shapeshifter becomes a copy of Voice of All after that chose red: it chose nothing itself."""
    board(
        {"battlefield": ["Unstable Shapeshifter"], "hand": ["Voice of All"]},
        {"hand": ["Lightning Bolt", "Lightning Bolt"]},
        cast("Voice of All"),
        RESOLVE,
        answer("red"),
        RESOLVE_ALL,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Voice of All#1", player="B"),
        RESOLVE_ALL,
        expect=["A controls 1 Voice of All"],
    )


@cr("607.5")
def test_a_copy_of_a_pair_of_linked_abilities_is_linked_to_itself_alone() -> None:
    """The Clone of Fiend Hunter exiles and returns its own creature; the Hunter keeps the other."""
    board(
        {"hand": ["Fiend Hunter", "Clone", "Lightning Bolt"]},
        ["Hill Giant", "Craw Wurm"],
        cast("Fiend Hunter"),
        RESOLVE,
        answer("Hill Giant"),
        RESOLVE,
        answer("yes"),
        cast("Clone"),
        RESOLVE,
        answer("Fiend Hunter"),
        answer("Craw Wurm"),
        RESOLVE,
        answer("yes"),
        cast("Lightning Bolt", "Fiend Hunter#2"),
        RESOLVE_ALL,
        expect=["B controls Craw Wurm", "Hill Giant in exile"],
    )


# ---- 608: resolving


@cr("608.2i")
def test_what_attacked_counts_although_it_has_died_since() -> None:
    board(
        {"battlefield": ["Goblin Piker"], "hand": ["Chart a Course"], "library": ["Forest"] * 5},
        ["Hill Giant"],
        *attack_with({"Goblin Piker": "B"}),
        {"do": "go_to", "step": "declare blockers"},
        {"do": "block", "player": "B", "blockers": {"Hill Giant": "Goblin Piker"}},
        to("postcombat main"),
        cast("Chart a Course"),
        RESOLVE_ALL,
        expect=["Goblin Piker in A's graveyard", "A has 2 cards in hand"],
    )


@cr("608.2j")
def test_only_the_characteristic_that_is_named_is_looked_at() -> None:
    """A black and white creature is black: what a nonblack creature may suffer, it can't."""
    board({"hand": ["Snuff Out"]}, ["Two-Toned Knight"], cast("Snuff Out", "Two-Toned Knight"), refused=True)
    board(
        {"hand": ["Bad Dream"]},
        ["Two-Toned Knight"],
        cast("Bad Dream", "Two-Toned Knight"),
        RESOLVE,
        expect=["Two-Toned Knight in B's graveyard"],
    )


@cr("608.2m")
def test_a_spell_that_exiles_itself_goes_on_resolving() -> None:
    """Time Stop exiles all spells, itself too, and still ends the turn."""
    board(
        {"hand": ["Time Stop"]},
        [],
        cast("Time Stop"),
        RESOLVE,
        expect=["Time Stop in exile"],
    )


@cr("608.3f")
def test_a_copy_of_a_creature_spell_becomes_a_token_that_was_not_created() -> None:
    """Parallel Lives doubles tokens that are created; this one merely enters."""
    board(
        {"hand": ["Grizzly Bears", "Double Major"], "battlefield": ["Parallel Lives"]},
        [],
        cast("Grizzly Bears"),
        cast("Double Major", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["A controls 2 Grizzly Bears"],
    )


@cr("608.3g", "610.2")
def test_a_creature_cast_with_dash_goes_back_at_the_end_though_it_lost_its_abilities() -> None:
    board(
        {"hand": ["Mardu Scout", "Turn to Frogs"]},
        [],
        cast("Mardu Scout", costs=["dash"]),
        RESOLVE,
        cast("Turn to Frogs", "Mardu Scout"),
        RESOLVE,
        to("end"),
        RESOLVE_ALL,
        expect=["Mardu Scout in A's hand"],
    )


# ---- 611, 613: continuous effects


@cr("611.2")
def test_an_effect_of_a_spell_goes_on_without_the_spell() -> None:
    board(
        {"hand": ["Rise from the Grave"], "graveyard": ["Grizzly Bears"]},
        [],
        cast("Rise from the Grave", "Grizzly Bears"),
        RESOLVE,
        {"do": "go_to", "step": "upkeep", "active": "B"},
        expect=["Rise from the Grave in A's graveyard", "Grizzly Bears is black"],
    )


@cr("613.1", "613.2")
def test_a_face_down_copy_stays_what_being_face_down_makes_it_until_other_layers_apply() -> None:
    """First what it is (a 2/2 without a name), then the anthem."""
    board(
        {"hand": ["Exalted Angel"], "battlefield": ["Glorious Anthem"]},
        [],
        cast("Exalted Angel", face="face down"),
        RESOLVE,
        expect=["Exalted Angel is 3/3"],
    )


@cr("613.7g")
def test_a_permanent_that_transforms_applies_after_what_was_there_before() -> None:
    """Each says what size all creatures have: the later one wins, and transforming makes it the later one."""
    scene = ["Shaping Moon", "Levelling Field", "Hill Giant"]
    board(scene, [], expect=["Hill Giant is 2/2"])
    board(scene, [], activate("Shaping Moon"), RESOLVE, expect=["Hill Giant is 1/1"])


# ---- 614, 615


@cr("614.1e", "708.11")
def test_counters_are_on_the_hydra_as_it_is_turned_face_up() -> None:
    """It never is a 0/0 that dies: the counters come with the turning."""
    board(
        {"hand": ["Hooded Hydra"]},
        [],
        cast("Hooded Hydra", face="face down"),
        RESOLVE,
        {"do": "special", "player": "A", "act": "turn face up", "source": "Hooded Hydra"},
        expect=["Hooded Hydra is 5/5", "stack is empty"],
    )


@cr("614.2", "609.7")
def test_damage_is_doubled_whatever_its_source_is_by_then() -> None:
    board(
        {"hand": ["Lightning Bolt"], "battlefield": ["Furnace of Rath"]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B life 14"],
    )


@cr("614.12b")
def test_two_lands_that_enter_together_cannot_both_be_paid_for_with_life_for_one() -> None:
    """With 3 life the player may pay 2 for one of them only; the other enters tapped."""
    scene = {"hand": ["Homecoming"], "graveyard": ["Blood Crypt", "Breeding Pool"], "life": 3}
    played = board(
        scene, [], cast("Homecoming"), RESOLVE, answer("yes"), expect=["A life 1", "Breeding Pool is tapped"]
    )
    assert played.report["pending"] is None


@cr("614.13", "614.13a")
def test_what_enters_at_the_same_time_cannot_be_devoured() -> None:
    """There is nothing else to sacrifice: neither itself nor the Bears that enter with it."""
    played = board(
        {"hand": ["All Together Now"], "graveyard": ["Mycoloth", "Grizzly Bears"]},
        [],
        cast("All Together Now"),
        RESOLVE,
        expect=["A controls Mycoloth", "A controls Grizzly Bears", "Mycoloth is 4/4"],
    )
    assert played.report["pending"] is None


@cr("614.13b")
def test_a_creature_is_devoured_only_once() -> None:
    """Two devourers enter at once; the only creature that can be sacrificed goes to one of them."""
    board(
        {"hand": ["All Together Now"], "battlefield": ["Goblin Piker"], "graveyard": ["Mycoloth", "Skullmulcher"]},
        [],
        cast("All Together Now"),
        RESOLVE,
        answer(["Goblin Piker"]),
        RESOLVE_ALL,
        expect=["Goblin Piker in A's graveyard", "A controls Mycoloth", "A controls Skullmulcher"],
    )


@cr("614.17b")
def test_life_that_cannot_change_cannot_be_paid() -> None:
    board({"hand": ["Street Wraith"]}, [], activate("Street Wraith"), RESOLVE, expect=["A life 18"])
    board(
        {"hand": ["Street Wraith"], "battlefield": ["Platinum Emperion"]}, [], activate("Street Wraith"), refused=True
    )


@cr("615.11")
def test_each_creature_that_was_there_has_a_shield_of_its_own() -> None:
    board(
        {"battlefield": ["Samite Censer-Bearer", "Grizzly Bears", "Runeclaw Bear"], "hand": ["Watchwolf"]},
        {"hand": ["Electrickery Wave"]},
        activate("Samite Censer-Bearer"),
        RESOLVE,
        cast("Watchwolf"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Electrickery Wave", player="B"),
        RESOLVE,
        expect=["Grizzly Bears has 0 damage", "Runeclaw Bear has 0 damage", "Watchwolf has 1 damage"],
    )


@cr("616.1g")
def test_what_applies_within_an_event_is_chosen_after_what_applies_to_the_event() -> None:
    """First how many tokens are created, then whether each enters tapped."""
    board(
        {"hand": ["Raise the Alarm"], "battlefield": ["Parallel Lives"]},
        ["Kismet"],
        cast("Raise the Alarm"),
        RESOLVE_ALL,
        expect=["A controls 4 Soldier Tokens", "Soldier Token#4 is tapped"],
    )
