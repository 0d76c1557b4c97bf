"""Reflexive triggers (CR 603.12)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, creature, to


@cr("603.12")
def test_sentences_about_the_target_of_a_reflexive_trigger_belong_to_it() -> None:
    board(
        ["Kitt Kanto, Mayhem Diva", "Grizzly Bears", "Hill Giant"],
        ["Serra Angel"],
        to("beginning of combat"),
        RESOLVE_ALL,
        answer("yes"),
        answer(["Grizzly Bears", "Hill Giant"]),
        answer("Kitt Kanto, Mayhem Diva"),
        expect=["Kitt Kanto, Mayhem Diva is 5/5"],
    )


@cr("603.12", "601.2d")
def test_a_reflexive_ability_divides_when_it_triggers_itself() -> None:
    """Nothing is divided as the ability that makes it is put onto the stack."""
    board(
        {"hand": ["Fire-Eater's Gamble"], "battlefield": ["Mountain"]},
        ["Hill Giant", "Grizzly Bears"],
        answer("yes", choice="may"),
        answer(["Hill Giant", "B"], choice="target"),
        answer({"Hill Giant": 2, "B": 1}, choice="division"),
        cast("Fire-Eater's Gamble"),
        RESOLVE_ALL,
        expect=["B life 19", "Mountain in A's graveyard"],
    )


@cr("603.12", "603.12a")
def test_a_reflexive_trigger_targets_only_once_the_creature_has_been_sacrificed() -> None:
    script = (cast("Ruthless Lawbringer"), RESOLVE, RESOLVE, answer("yes"))
    scene = {"hand": ["Ruthless Lawbringer"], "battlefield": ["Grizzly Bears"]}
    played = board(scene, ["Hill Giant", "Juggernaut"], *script, expect=["Grizzly Bears in graveyard"])
    assert played.pending["kind"] == "target"
    board(
        scene, ["Hill Giant", "Juggernaut"], *script, answer("Juggernaut"), RESOLVE, expect=["Juggernaut in graveyard"]
    )


@cr("603.12", "107.1c")
def test_who_does_it_to_none_of_any_number_has_done_it() -> None:
    board(
        {"hand": ["Invasion of Tarkir"]},
        [],
        cast("Invasion of Tarkir"),
        RESOLVE,
        RESOLVE,
        answer("B"),
        RESOLVE,
        expect=["B has 18 life"],
    )


ASCENT = creature(
    "{0}: Put a quest counter on ~. When you do, if it has two or more quest counters on it, put a +1/+1 counter on "
    "target creature you control. It gains trample until end of turn.",
    name="Ascent",
)


@cr("603.4", "603.12")
def test_a_reflexive_ability_with_an_if_triggers_only_where_that_is_so() -> None:
    once = board([ASCENT, "Grizzly Bears"], [], activate("Ascent"), RESOLVE, expect=["stack is empty"])
    assert once.count("Ascent's ability doesn't trigger") == 1
    twice = board(
        [{**ASCENT, "counters": {"quest": 1}}, "Grizzly Bears"],
        [],
        activate("Ascent"),
        RESOLVE,
        answer("Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is 3/3", "Grizzly Bears has trample"],
    )
    assert twice.count("Sentences") == 0


@cr("603.4", "603.12")
def test_a_reflexive_ability_with_an_if_does_nothing_where_that_is_so_no_more() -> None:
    text = "{0}: You gain 1 life. When you do, if you control an artifact, ~ deals 2 damage to target player."
    mine = {"battlefield": [creature(text, name="Ascent"), "Ornithopter"]}
    theirs = {"hand": ["Shatter"]}
    script = [activate("Ascent"), RESOLVE, answer("B"), PASS_A, cast("Shatter", "Ornithopter", player="B"), RESOLVE]
    board(mine, theirs, *script, RESOLVE, expect=["stack is empty", "B life 20"])


@cr("603.12")
def test_what_speaks_of_its_x_belongs_to_the_reflexive_ability() -> None:
    text = (
        "{0}: Sacrifice another creature. When you do, ~ deals X damage to any target, where X is that creature's "
        "power. If the sacrificed creature was a Giant, draw X cards."
    )
    thrower = creature(text, name="Thrower")
    for given, life, cards in (("Grizzly Bears", 18, 0), ("Hill Giant", 17, 3)):
        script = [activate("Thrower"), RESOLVE, answer("B"), RESOLVE]
        board([thrower, given], [], *script, expect=[f"B life {life}", f"A has {cards} cards in hand"])


@cr("603.12")
def test_what_speaks_of_what_it_does_belongs_to_the_reflexive_ability() -> None:
    text = (
        "{0}: Discard a card. When you do, target player reveals their hand and you choose a nonland card from it. "
        "Exile that card."
    )
    board(
        {"battlefield": [creature(text, name="Thief")], "hand": ["Forest"]},
        {"hand": ["Shock", "Forest"]},
        activate("Thief"),
        RESOLVE,
        answer("B"),
        RESOLVE,
        expect=["Shock in exile", "B has 1 card in hand"],
    )


@cr("603.12")
def test_an_ability_triggers_on_what_has_been_exiled_this_way() -> None:
    """It says on what; its target is chosen as it goes on the stack, and not before."""
    cauldron = ["Agatha's Soul Cauldron", "Grizzly Bears", "Hill Giant"]
    mine = {"battlefield": cauldron, "graveyard": ["Llanowar Elves", "Forest"]}
    use = activate("Agatha's Soul Cauldron", "Llanowar Elves")
    played = board(mine, [], use, RESOLVE, answer("Grizzly Bears"), RESOLVE, expect=["Grizzly Bears is 3/3"])
    assert "603.12" in played.rules_of("ability triggers: When a creature card is exiled this way, put a +1/+1")


@cr("603.12")
def test_it_does_not_trigger_on_what_it_does_not_say() -> None:
    mine = {"battlefield": ["Agatha's Soul Cauldron", "Grizzly Bears"], "graveyard": ["Forest"]}
    played = board(mine, [], activate("Agatha's Soul Cauldron", "Forest"), RESOLVE, expect=["Grizzly Bears is 2/2"])
    assert played.rules_of("“When a creature card is exiled this way” isn't true")[0] == "603.12"
