"""Copies: what is copied, exceptions, copies of spells and of double-faced things (CR 707)."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, to


def enters_as(card: str, what: str, *battlefield: Any, expect: list[str], **more: Any) -> None:
    """A casts a card that may enter as a copy, and chooses this."""
    side = {"battlefield": list(battlefield), "hand": [card]}
    board(side, [], cast(card, **more), RESOLVE, answer(what), expect=expect)


# ---- 707.2-707.8


@cr("707.2")
def test_what_an_effect_made_of_it_is_not_copied() -> None:
    played = board(
        {"battlefield": ["Chimeric Staff"], "hand": ["Phyrexian Metamorph"]},
        [],
        activate("Chimeric Staff", x=5),
        RESOLVE,
        cast("Phyrexian Metamorph", choices=["{U}"]),
        RESOLVE,
        answer("Chimeric Staff"),
        expect=["Chimeric Staff#1 is 5/5", "not Chimeric Staff#2 is a creature", "Chimeric Staff#2 is an artifact"],
    )
    assert played.cites("707.5")


@cr("707.2", "707.2a")
def test_counters_and_what_is_attached_are_not_copied() -> None:
    bears = {"card": "Grizzly Bears", "counters": {"+1/+1": 2}}
    enters_as("Clone", "Grizzly Bears", bears, expect=["Grizzly Bears#2 is 2/2", "Grizzly Bears#2 is green"])


@cr("707.2b", "707.4")
def test_what_has_been_copied_may_change_and_effects_stay() -> None:
    board(
        {"battlefield": ["Unstable Shapeshifter"], "hand": ["Giant Growth", "Hill Giant"]},
        [],
        cast("Giant Growth", "Unstable Shapeshifter"),
        RESOLVE,
        cast("Hill Giant"),
        RESOLVE,
        RESOLVE,
        expect=["Hill Giant#1 is 6/6", "Hill Giant#2 is 3/3"],
    )


@cr("707.3", "707.9c")
def test_a_copy_of_a_copy_has_its_exceptions() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Vesuvan Doppelganger", "Clone"]},
        [],
        cast("Vesuvan Doppelganger"),
        RESOLVE,
        answer("Grizzly Bears"),
        cast("Clone"),
        RESOLVE,
        answer("Grizzly Bears#2"),
        expect=["Grizzly Bears#2 is blue", "not Grizzly Bears#2 is green", "Grizzly Bears#3 is blue"],
    )


@cr("707.5")
def test_a_copy_enters_as_what_it_copies_would() -> None:
    counters = "Skyshroud Behemoth#2 has 2 fade counters"
    enters_as("Clone", "Skyshroud Behemoth", "Skyshroud Behemoth", expect=["Skyshroud Behemoth#2 is tapped", counters])


@cr("707.6")
def test_the_copy_makes_choices_of_its_own() -> None:
    goblins = {"card": "Adaptive Automaton", "chosen": {"creature type": "Goblin"}}
    board(
        {"battlefield": [goblins], "hand": ["Clone"]},
        [],
        cast("Clone"),
        RESOLVE,
        answer("Adaptive Automaton"),
        answer("Elf"),
        expect=["Adaptive Automaton#2 is an Elf", "not Adaptive Automaton#2 is a Goblin"],
    )


@cr("707.8", "707.8a")
def test_a_clone_of_a_back_face_is_that_face_and_never_transforms() -> None:
    delver = {"card": "Delver of Secrets", "face": "back"}
    script = (cast("Clone"), RESOLVE, answer("Insectile Aberration"))
    side = {"battlefield": [delver], "hand": ["Clone"]}
    board(side, [], *script, expect=["Insectile Aberration#2 is 3/2", "Insectile Aberration#2 has flying"])
    board(side, [], *script, activate("Insectile Aberration#2"), RESOLVE, expect=["Insectile Aberration#2 is 3/2"])


@cr("707.8a", "111.3")
def test_a_token_copy_of_a_double_faced_permanent_transforms_too() -> None:
    side = {"battlefield": ["Delver of Secrets"], "hand": ["Cackling Counterpart"]}
    copied = (cast("Cackling Counterpart", "Delver of Secrets"), RESOLVE)
    turned = (activate("Delver of Secrets#2"), RESOLVE)
    board(side, [], *copied, *turned, expect=["Delver of Secrets#2 is 3/2", "Delver of Secrets#1 is 1/1"])
    back = (activate("Delver of Secrets#2"), RESOLVE)
    board(side, [], *copied, *turned, *back, expect=["Delver of Secrets#2 is 1/1"])


@cr("707.8a")
def test_a_token_copy_enters_with_the_same_face_up() -> None:
    delver = {"card": "Delver of Secrets", "face": "back"}
    board(
        {"battlefield": [delver], "hand": ["Cackling Counterpart"]},
        [],
        cast("Cackling Counterpart", "Insectile Aberration"),
        RESOLVE,
        activate("Insectile Aberration#2"),
        RESOLVE,
        expect=["Delver of Secrets#1 is 3/2", "Delver of Secrets#2 is 1/1"],
    )


# ---- 707.9: exceptions


@cr("707.9a")
def test_the_ability_a_copy_gets_is_part_of_it() -> None:
    copied = activate("Thespian's Stage", "Wastes", ability=2)
    again = activate("Wastes#1", "Forest", ability=2)
    next_turn = {"do": "go_to", "step": "main", "turn": 5}
    lands = ["Thespian's Stage", "Wastes", "Forest"]
    played = board(lands, [], copied, RESOLVE, next_turn, again, RESOLVE, expect=["Forest#2 in battlefield"])
    assert played.count("becomes a copy of Wastes")


@cr("707.9b")
def test_a_type_added_by_the_copy_effect_is_copiable() -> None:
    juggernaut = ["Juggernaut#2 is an enchantment", "Juggernaut#2 is an artifact", "Juggernaut#2 is 5/3"]
    enters_as("Copy Artifact", "Juggernaut", "Juggernaut", expect=juggernaut)


@cr("707.9b", "704.5j")
def test_a_copy_that_is_not_legendary_stays_beside_the_original() -> None:
    hound = "Isamaru, Hound of Konda"
    board(
        {"battlefield": [hound, {"card": "Helm of the Host", "attached_to": hound}]},
        [],
        to("beginning of combat"),
        RESOLVE,
        expect=[f"{hound}#1 in battlefield", f"{hound}#2 has haste", f"not {hound}#2 is legendary"],
    )


@cr("707.9d")
def test_a_given_size_takes_the_place_of_what_defines_it() -> None:
    enters_as("Quicksilver Gargantuan", "Serra Avatar", "Serra Avatar", expect=["Serra Avatar#2 is 7/7"])


@cr("707.9e")
def test_it_enters_with_more_unless_another_copy_effect_follows() -> None:
    enters_as("Altered Ego", "Grizzly Bears", "Grizzly Bears", expect=["Grizzly Bears#2 is 4/4"], x=2)
    clone = {"card": "Clone", "counters": {"+1/+1": 1}}
    board(
        {"battlefield": ["Grizzly Bears", clone], "hand": ["Altered Ego"]},
        [],
        cast("Altered Ego", x=2),
        RESOLVE,
        answer("Clone"),
        answer("Grizzly Bears"),
        expect=["Grizzly Bears#2 is 2/2"],
    )


@cr("707.9f", "707.9b")
def test_an_exception_only_for_creatures_looks_at_what_the_copy_is() -> None:
    hound = "Isamaru, Hound of Konda"
    both = [f"{hound}#1 in battlefield", f"{hound}#2 is 3/3", f"not {hound}#2 is legendary"]
    enters_as("Spark Double", hound, hound, expect=both)
    chandra = {"card": "Chandra Nalaar", "counters": {"loyalty": 2}}
    loyal = ["Chandra Nalaar#2 has 7 loyalty counters", "Chandra Nalaar#2 has 0 +1/+1 counters"]
    enters_as("Spark Double", "Chandra Nalaar", chandra, expect=loyal)


# ---- 707.10: copies of spells


@cr("707.10")
def test_a_copy_has_the_x_and_the_kicker_of_the_original() -> None:
    twice = (answer("no"), RESOLVE_ALL)
    blaze = (cast("Blaze", "B", x=4), cast("Twincast", "Blaze"), RESOLVE, *twice)
    board({"hand": ["Blaze", "Twincast"]}, [], *blaze, expect=["B life 12"])
    kicked = (cast("Burst Lightning", "B", kicked=1), cast("Twincast", "Burst Lightning"), RESOLVE, *twice)
    board({"hand": ["Burst Lightning", "Twincast"]}, [], *kicked, expect=["B life 12"])


@cr("707.10")
def test_a_copy_has_the_modes_and_may_be_another_color() -> None:
    played = board(
        {"hand": ["Emerald Charm", "Fork"], "battlefield": [{"card": "Forest", "tapped": True}]},
        [],
        cast("Emerald Charm", "Forest", modes=[1]),
        cast("Fork", "Emerald Charm"),
        RESOLVE,
        expect=["Emerald Charm#2 is red", "Emerald Charm#1 is green"],
    )
    assert played.count("the copy targets Forest")


@cr("707.10", "601.2i")
def test_a_copy_is_not_cast() -> None:
    board(
        {"hand": ["Blaze", "Twincast"], "battlefield": ["Young Pyromancer"]},
        [],
        cast("Blaze", "B", x=1),
        cast("Twincast", "Blaze"),
        RESOLVE_ALL,
        answer("no"),
        expect=["A controls 2 Elementals"],
    )


@cr("707.10a", "704.5e")
def test_a_countered_copy_ceases_to_exist() -> None:
    board(
        {"hand": ["Lightning Bolt", "Twincast"]},
        {"hand": ["Counterspell"]},
        cast("Lightning Bolt", "B"),
        cast("Twincast", "Lightning Bolt"),
        RESOLVE,
        answer("no"),
        {"do": "pass", "player": "A"},
        cast("Counterspell", "stack#1", player="B"),
        RESOLVE,
        RESOLVE,
        expect=["B life 17", "Lightning Bolt#2 is nowhere", "Lightning Bolt#1 in graveyard"],
    )


@cr("707.10f", "111.13", "608.3")
def test_a_copy_of_a_permanent_spell_becomes_a_token() -> None:
    hound = "Isamaru, Hound of Konda"
    board(
        {"hand": [hound, "Double Major", "Unsummon"]},
        [],
        cast(hound),
        cast("Double Major", hound),
        RESOLVE_ALL,
        cast("Unsummon", f"{hound}#2"),
        RESOLVE,
        expect=[f"{hound}#1 in battlefield", "A has 0 cards in hand"],
    )
