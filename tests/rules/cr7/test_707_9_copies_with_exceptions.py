"""Copies with modifications and exceptions (CR 707.9)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, RESOLVE_ALL, YES, activate, answer, board, cast, cr, creature, on_board, to


def enters_as(card: str, what: str, *battlefield: Any, expect: list[str], **more: Any) -> None:
    """A casts a card that may enter as a copy, and chooses this."""
    side = {"battlefield": list(battlefield), "hand": [card]}
    board(side, [], cast(card, **more), RESOLVE, answer(what), expect=expect)


MINE: dict[str, Any] = {
    "battlefield": ["Grizzly Bears"],
    "hand": ["Superior Spider-Man"],
    "graveyard": ["Serra Angel", "Clone"],
}
SPIDER = cast("Superior Spider-Man")


@cr("707.9a")
def test_the_ability_a_copy_gets_is_part_of_it() -> None:
    copied = activate("Thespian's Stage", "Wastes", ability=2)
    again = activate("Wastes#1", "Forest", ability=2)
    next_turn = {"do": "go_to", "step": "main", "turn": 5}
    lands = ["Thespian's Stage", "Wastes", "Forest"]
    played = board(lands, [], copied, RESOLVE, next_turn, again, RESOLVE, expect=["Forest#2 in battlefield"])
    assert played.count("becomes a copy of Wastes")


@cr("707.9a", "707.9b")
def test_lazav_keeps_his_name_and_the_ability() -> None:
    lazav = "Lazav, the Multifarious"
    board(
        {"battlefield": [lazav], "graveyard": ["Serra Angel", "Grizzly Bears"]},
        [],
        activate(lazav, "Serra Angel", x=5),
        RESOLVE,
        activate(lazav, "Grizzly Bears", x=2),
        RESOLVE,
        expect=[f"{lazav} is 2/2", f"not {lazav} has flying"],
    )


@cr("707.9b", "707.9d")
def test_the_copy_is_a_black_zombie_and_nothing_else() -> None:
    played = board(
        {"battlefield": ["The Scarab God"], "graveyard": ["Serra Angel"]},
        [],
        {"do": "activate", "player": "A", "source": "The Scarab God", "targets": ["Serra Angel"]},
        RESOLVE,
    )
    game = played.table.game
    (token,) = [game.characteristics(o) for o in game.permanents() if game.characteristics(o).name == "Serra Angel"]
    assert (token.power, token.toughness, token.colors, token.subtypes) == (4, 4, {"B"}, {"Zombie"})
    assert token.has("flying")


@cr("707.9b")
def test_a_copy_that_keeps_its_name_is_said_to_copy_what_it_copies() -> None:
    played = board(
        {"battlefield": ["Lazav, the Multifarious"], "graveyard": ["Craw Wurm"]},
        {},
        activate("Lazav, the Multifarious", "Craw Wurm", x=6),
        RESOLVE,
        expect=["Lazav, the Multifarious is 6/4"],
    )
    assert played.count("Lazav, the Multifarious becomes a copy of Craw Wurm") == 1


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


@cr("707.9b", "616.1c")
def test_a_clone_of_what_keeps_its_name_has_that_name_whatever_it_goes_on_to_copy() -> None:
    side = {"battlefield": ["Superior Spider-Man"], "hand": ["Clone"], "graveyard": ["Serra Angel"]}
    script = (cast("Clone"), RESOLVE, answer("Superior Spider-Man"), answer("Serra Angel"))
    board(side, (), *script, expect=["A controls 2 Superior Spider-Man", "Superior Spider-Man#2 has flying"])


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


@cr("707.9f", cited=False)
def test_a_copy_that_will_be_a_creature_gets_what_a_creature_gets() -> None:
    """Its own ability makes the copied planeswalker a creature in its controller's turn."""
    board(
        {"battlefield": ["Gideon Blackblade"], "hand": ["Spark Double"]},
        [],
        {"do": "answer", "player": "A", "value": "Gideon Blackblade"},
        cast("Spark Double"),
        RESOLVE,
        to("end"),
        expect=["Spark Double has 5 loyalty counters", "Spark Double has 1 +1/+1 counters"],
    )


@cr("707.9f", "707.9b")
def test_an_exception_only_for_creatures_looks_at_what_the_copy_is() -> None:
    hound = "Isamaru, Hound of Konda"
    both = [f"{hound}#1 in battlefield", f"{hound}#2 is 3/3", f"not {hound}#2 is legendary"]
    enters_as("Spark Double", hound, hound, expect=both)
    chandra = {"card": "Chandra Nalaar", "counters": {"loyalty": 2}}
    loyal = ["Chandra Nalaar#2 has 7 loyalty counters", "Chandra Nalaar#2 has 0 +1/+1 counters"]
    enters_as("Spark Double", "Chandra Nalaar", chandra, expect=loyal)


@cr("707.9g", "707.9e")
def test_it_does_not_trigger_if_another_copy_effect_was_applied_after_it() -> None:
    """As a copy of Clone it may become a copy of something else, and then is nothing of what made it a Clone."""
    clone = [SPIDER, answer("Clone", choice="objects")]
    played = board(
        MINE,
        [],
        *clone,
        answer("Grizzly Bears", choice="objects"),
        RESOLVE,
        expect=["Clone in A's graveyard", "Grizzly Bears#2 is 2/2", "stack is empty"],
    )
    assert not played.count("triggers")
    board(
        MINE,
        [],
        *clone,
        answer([], choice="objects"),
        RESOLVE_ALL,
        expect=["Clone in exile", "Superior Spider-Man is 4/4"],
    )


@cr("607.2d", cited=False)
def test_a_copy_keeps_the_name_it_says_it_has() -> None:
    a = {"hand": ["Sakashima the Impostor"]}
    played = board(a, ["Grizzly Bears"], cast("Sakashima the Impostor"), RESOLVE, YES, answer("Grizzly Bears"))
    assert on_board(played, "Sakashima the Impostor")["power"] == 2


@cr("707.9f", cited=False)
def test_a_copy_that_is_described_has_the_counters_of_its_exceptions() -> None:
    """Unless it is said which counters are on it; and only those of what the copy is."""
    double = creature(
        "You may have ~ enter as a copy of a creature or planeswalker you control, except it enters with an additional "
        "+1/+1 counter on it if it's a creature, it enters with an additional loyalty counter on it if it's a "
        "planeswalker, and it isn't legendary.",
        "0/0",
        name="Double",
    )
    played = board([double | {"copy_of": "Serra Angel"}], [], expect=["Serra Angel is 5/5"])
    assert "Serra Angel has the +1/+1 counter that it enters with" in played.report["assumed"]
    board([double | {"copy_of": "Serra Angel", "counters": {}}], [], expect=["Serra Angel is 4/4"])


@cr("707.9b")
def test_a_copy_that_loses_all_other_card_types_loses_the_subtypes_that_go_with_them() -> None:
    played = board(
        {"hand": ["Imposter Mech"]},
        ["Serra Angel", "Llanowar Elves"],
        cast("Imposter Mech"),
        RESOLVE,
        answer("Llanowar Elves"),
    )
    assert played.count("is an artifact, isn't a creature, has the subtype Vehicle and has crew 3") == 1
    made = next(it for it in played.report["state"]["players"]["A"]["battlefield"])
    assert (made["types"], made["subtypes"]) == (["Artifact"], ["Vehicle"])


@cr("707.9a")
def test_an_ability_may_be_given_together_with_the_one_that_makes_it_a_copy() -> None:
    looter = {"battlefield": ["Likeness Looter"], "graveyard": ["Serra Angel", "Hill Giant"]}
    angel = activate("Likeness Looter", "Serra Angel", ability=2, x=5)
    again = activate("Likeness Looter", "Hill Giant", ability=1, x=4)
    board(looter, [], angel, RESOLVE, expect=["Likeness Looter is 4/4"])
    board(looter, [], angel, RESOLVE, again, RESOLVE, expect=["Hill Giant#1 is 3/3", "Hill Giant#1 has flying"])


@cr("707.9a", "707.9b")
def test_what_a_copy_has_besides_may_be_said_without_a_subject() -> None:
    played = board(
        {"battlefield": ["Kinzu of the Bleak Coven", "Hill Giant"]},
        {"hand": ["Doom Blade"]},
        cast("Doom Blade", "Hill Giant", player="B"),
        RESOLVE,
        answer("yes"),
        RESOLVE,
        active="B",
        expect=["A life 18", "Hill Giant#2 is 1/1"],
    )
    assert played.count("toxic 1") >= 1


@cr("707.9b", "205.1b")
def test_several_copies_are_creatures_of_a_size_besides() -> None:
    mine = {"hand": ["Rebuild the City"], "battlefield": ["Forest"]}
    played = board(mine, [], cast("Rebuild the City", "Forest"), RESOLVE, expect=["A controls 4 Forest"])
    kinds = [it["types"] for it in played.report["state"]["players"]["A"]["battlefield"]]
    assert sorted(map(sorted, kinds)) == [["Creature", "Land"]] * 3 + [["Land"]]
