"""Which card a text goes on to speak of (CR 608.2c): the one found, the one exiled before, those that fit."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, creature, to


@cr("608.2c")
def test_that_card_is_the_card_found_not_the_creature_destroyed() -> None:
    theirs = {"battlefield": ["Grizzly Bears"], "library": ["Forest", "Hill Giant", "Forest"]}
    board(
        {"hand": ["Polymorph"]},
        theirs,
        cast("Polymorph", "Grizzly Bears"),
        RESOLVE,
        expect=["B controls Hill Giant", "Grizzly Bears in graveyard"],
    )


@cr("608.2c")
def test_it_is_the_card_revealed_where_it_is_said_to_be_a_card() -> None:
    """Chaos Warp: the permanent is shuffled away; the top card comes instead if it is a permanent card."""
    warp = {"hand": ["Chaos Warp"]}
    one = {"battlefield": ["Grizzly Bears"], "library": ["Grizzly Bears"] * 3}
    board(warp, one, cast("Chaos Warp", "Grizzly Bears"), RESOLVE, expect=["B controls 1 Grizzly Bears"])
    spells = {"battlefield": [creature("", name="Token")], "library": ["Shock"] * 3}
    board(warp, spells, cast("Chaos Warp", "Token"), RESOLVE, expect=["B controls 0 Shock"])


@cr("607.2a", cited=False)
def test_the_owner_of_the_exiled_card_may_cast_it() -> None:
    queller = {"battlefield": [], "hand": ["Spell Queller", "Lightning Bolt"]}
    theirs = {"hand": ["Grizzly Bears"]}
    bears = cast("Grizzly Bears", player="B")
    eaten = [bears, {"do": "pass", "player": "B"}, cast("Spell Queller"), RESOLVE, RESOLVE]
    killed = [{"do": "pass", "player": "B"}, cast("Lightning Bolt", "Spell Queller"), RESOLVE, RESOLVE]
    board(queller, theirs, *eaten, expect=["Grizzly Bears in exile"], active="B")
    board(
        queller,
        theirs,
        *eaten,
        *killed,
        answer("yes", "B"),
        RESOLVE_ALL,
        expect=["B controls Grizzly Bears"],
        active="B",
    )


@cr("608.2d")
def test_if_you_do_not_put_the_card() -> None:
    """Risen Reef: what is no land, or is not put onto the battlefield, goes into the hand."""
    text = (
        "{0}: Look at the top card of your library. If it's a land card, you may put it onto the battlefield tapped. "
        "If you don't put the card onto the battlefield, put it into your hand."
    )
    for top, wish, place in (("Island", "yes", "battlefield"), ("Island", "no", "hand"), ("Shock", "", "hand")):
        scene = {"battlefield": [creature(text)], "library": [top, "Swamp"]}
        said = [answer(wish)] if wish else []
        board(scene, [], activate("Tester"), RESOLVE, *said, expect=[f"{top} in {place}"])


@cr("608.2c")
def test_all_that_fit_from_among_the_cards_revealed() -> None:
    text = (
        "{0}: Reveal the top three cards of your library. Put all land cards from among them onto the battlefield and "
        "the rest on the bottom of your library in a random order."
    )
    scene = {"battlefield": [creature(text)], "library": ["Forest", "Shock", "Swamp", "Island"]}
    board(scene, [], activate("Tester"), RESOLVE, expect=["A controls Forest", "A controls Swamp", "Shock in library"])


@cr("108.3", "110.2", cited=False)
def test_what_one_owns_and_controls() -> None:
    text = "{0}: Exile all creatures you own and control."
    stolen = {"card": "Hill Giant", "owner": "B"}
    board(
        ["Grizzly Bears", stolen, creature(text, looks={"types": ["Artifact"]})],
        [],
        activate("Tester"),
        RESOLVE,
        expect=["Grizzly Bears in exile", "Hill Giant in battlefield"],
    )


@cr("122.1")
def test_without_a_counter_of_a_kind() -> None:
    """Oblivion Stone spares what has a fate counter on it, and takes the counters off."""
    fated = {"card": "Grizzly Bears", "counters": {"fate": 1}}
    stone = {"battlefield": ["Oblivion Stone", fated, *["Forest"] * 5], "mana": "lands"}
    board(
        stone,
        ["Hill Giant"],
        activate("Oblivion Stone", ability=2),
        RESOLVE,
        expect=["Grizzly Bears in battlefield", "Hill Giant in graveyard", "Grizzly Bears has 0 fate counters"],
    )


@cr("613.4c")
def test_creatures_that_are_one_of_several_kinds() -> None:
    text = "Each other creature you control that's a Bear, Goblin, or Wizard gets +1/+1."
    board(
        [creature(text), "Grizzly Bears", "Raging Goblin", "Hill Giant"],
        [],
        expect=["Grizzly Bears is 3/3", "Raging Goblin is 2/2", "Hill Giant is 3/3"],
    )


@cr("601.3")
def test_a_spell_that_cannot_be_cast_unless() -> None:
    rakdos = {"hand": ["Rakdos, Lord of Riots", "Shock"]}
    board(rakdos, [], cast("Rakdos, Lord of Riots"), refused="601.3")
    board(
        rakdos,
        [],
        cast("Shock", "B"),
        RESOLVE,
        cast("Rakdos, Lord of Riots"),
        expect=["Rakdos, Lord of Riots in stack"],
    )


@cr("603.3")
def test_you_gain_life_and_you_may_return() -> None:
    sword = {"card": "Sword of Light and Shadow", "attached_to": "Grizzly Bears"}
    mine = {"battlefield": ["Grizzly Bears", sword], "graveyard": ["Hill Giant"]}
    hit = [*attack_with({"Grizzly Bears": "B"}), to("combat damage")]
    board(mine, [], *hit, answer(["Hill Giant"]), RESOLVE, answer("yes"), expect=["A life 23", "Hill Giant in hand"])
    board(
        mine, [], *hit, answer(["Hill Giant"]), RESOLVE, answer("no"), expect=["A life 23", "Hill Giant in graveyard"]
    )


@cr("111.1", cited=False)
def test_other_tokens_are_other_than_the_one_that_has_just_been_created() -> None:
    """Not just other than the object that the ability is of."""
    text = "{0}: Create a 1/1 red Goblin creature token. Then exile all other Goblin tokens you control."
    goblin = {"token": {"name": "Goblin", "types": ["Creature"], "subtypes": ["Goblin"], "power": 1, "toughness": 1}}
    played = board([creature(text), {**goblin, "id": "old"}], [], activate("Tester"), RESOLVE, expect=["old nowhere"])
    assert [it["name"] for it in played.report["state"]["players"]["A"]["battlefield"]] == ["Tester", "Goblin Token"]
