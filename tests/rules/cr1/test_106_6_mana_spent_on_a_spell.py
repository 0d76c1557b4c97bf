"""What mana makes of a spell that it is spent on, and what triggers then (CR 106.6)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, attack, board, cast, cr, creature, passing, tap


def _land(text: str, name: str = "Spring") -> dict[str, Any]:
    return creature(text, name=name, looks={"types": ["Land"]})


@cr("106.6")
def test_a_spell_that_cannot_be_countered_for_it() -> None:
    spring = _land("{T}: Add {R}. If that mana is spent on an instant or sorcery spell, that spell can't be countered.")
    theirs = {"hand": ["Counterspell"], "battlefield": ["Island", "Island"], "mana": "lands"}
    scene = {"battlefield": [spring], "hand": ["Lightning Bolt"], "mana": ""}
    counter = [{"do": "pass", "player": "A"}, cast("Counterspell", "Lightning Bolt", player="B"), RESOLVE_ALL]
    board(scene, theirs, activate("Spring"), cast("Lightning Bolt", "B"), *counter, expect=["B life 17"])
    plain = {"battlefield": ["Mountain"], "hand": ["Lightning Bolt"], "mana": ""}
    board(plain, theirs, activate("Mountain"), cast("Lightning Bolt", "B"), *counter, expect=["B life 20"])


@cr("106.6")
def test_a_creature_spell_gains_haste_and_so_does_the_creature() -> None:
    spring = _land("{T}: Add {R}. If that mana is spent on a creature spell, it gains haste until end of turn.")
    scene = {"battlefield": [spring, "Mountain"], "hand": ["Goblin Piker"], "mana": ""}
    mana = [activate("Spring"), activate("Mountain")]
    board(
        scene, [], *mana, cast("Goblin Piker"), RESOLVE, *attack(Goblin_Piker="B"), expect=["Goblin Piker is attacking"]
    )
    none = {**scene, "battlefield": ["Mountain", "Mountain"]}
    two = [activate("Mountain#1"), activate("Mountain#2"), cast("Goblin Piker"), RESOLVE]
    board(none, [], *two, *attack(Goblin_Piker="B"), refused="302.6")


@cr("603.12")
def test_what_triggers_as_the_mana_is_spent() -> None:
    spring = _land(
        "{T}: Add {R}. When that mana is spent to cast a red instant or sorcery spell, copy that spell and you may "
        "choose new targets for the copy."
    )
    scene = {"battlefield": [spring], "hand": ["Lightning Bolt"], "mana": ""}
    board(
        scene,
        [],
        activate("Spring"),
        cast("Lightning Bolt", "B"),
        RESOLVE,
        answer("no"),
        RESOLVE_ALL,
        expect=["B life 14"],
    )


@cr("106.6", "903.3", cited=False)
def test_path_of_ancestry() -> None:
    """Mana spent on a creature spell that shares a type with the commander lets one scry."""
    ayula = "Ayula, Queen Among Bears"
    scene = {
        "battlefield": ["Path of Ancestry", "Forest"],
        "command": [ayula],
        "commander": ayula,
        "hand": ["Grizzly Bears", "Llanowar Elves"],
        "mana": "",
    }
    green = [activate("Path of Ancestry"), answer("G"), activate("Forest")]
    assert board(scene, [], *green, cast("Grizzly Bears")).count("triggers") == 1
    assert board(scene, [], *green, cast("Llanowar Elves")).count("triggers") == 0


@cr("106.6")
def test_mana_for_the_commander_alone_pays_for_no_other_spell() -> None:
    source = creature("{T}: Add {G}{G}. Spend this mana only to cast your commander.", name="Squire")
    board(
        {"hand": ["Grizzly Bears"], "battlefield": [source], "mana": ""},
        [],
        tap("Squire"),
        cast("Grizzly Bears"),
        refused="601.2h",
    )


ONLY = "{T}: Add {R}. Spend this mana only to "


@cr("106.6")
def test_mana_for_spells_of_a_kind_or_to_activate_abilities_of_a_kind() -> None:
    one = "cast a Goblin spell or to activate an ability of a Bear source"
    for only in (one, "cast Goblin spells and activate abilities of Bear sources"):
        bear = creature("{R}: You gain 1 life.", name="Cub", looks={"subtypes": ["Bear"]})
        wall = creature("{R}: You gain 1 life.", name="Wall", looks={"subtypes": ["Wall"]})
        scene = {"battlefield": [_land(ONLY + only + "."), bear, wall], "hand": ["Raging Goblin", "Shock"], "mana": ""}
        mana = activate("Spring")
        board(scene, [], mana, activate("Cub"), RESOLVE, expect=["A life 21"])
        board(scene, [], mana, cast("Raging Goblin"), RESOLVE, expect=["Raging Goblin in A's battlefield"])
        board(scene, [], mana, activate("Wall"), refused="601.2h")
        board(scene, [], mana, cast("Shock", "B"), refused="601.2h")


@cr("106.6")
def test_mana_for_spells_cast_from_elsewhere() -> None:
    for only in ("cast a spell from anywhere other than your hand", "cast spells from your graveyard"):
        spring = _land("{T}: Add {R}{R}{R}. Spend this mana only to " + only + ".")
        scene = {"battlefield": [spring], "hand": ["Shock"], "mana": ""}
        board(scene, [], activate("Spring"), cast("Shock", "B"), refused="601.2h")
    spring = _land("{T}: Add {C}{C}{C}{U}. Spend this mana only to cast a spell from anywhere other than your hand.")
    scene = {"battlefield": [spring], "hand": [], "graveyard": ["Think Twice"], "mana": ""}
    board(scene, [], activate("Spring"), cast("Think Twice"), RESOLVE, expect=["A has 1 card in hand"])


@cr("106.6")
def test_mana_for_spells_from_exile_pays_for_no_other() -> None:
    """Misthollow Griffin is cast from exile as well as from a hand."""
    source = creature("{T}: Add {U}{U}{U}{U}. Spend this mana only to cast spells from exile.", name="Source")
    act = [tap("Source"), cast("Misthollow Griffin")]
    for zone, refused in (("exile", ()), ("hand", "106.6")):
        side = {"battlefield": [source], zone: ["Misthollow Griffin"], "mana": "0"}
        board(side, [], *act, refused=refused)


@cr("106.6", "101.2")
def test_mana_that_is_only_for_such_a_spell_is_spent_on_it_first() -> None:
    cavern = {"card": "Cavern of Souls", "chosen": {"creature type": "Goblin"}}
    mine = {"battlefield": [cavern, *["Mountain"] * 3], "mana": "lands", "hand": ["Goblin Chieftain"]}
    countered = (passing(), cast("Counterspell", "Goblin Chieftain", player="B"), RESOLVE_ALL)
    board(
        mine, {"hand": ["Counterspell"]}, cast("Goblin Chieftain"), *countered, expect=["A controls Goblin Chieftain"]
    )


@cr("106.6")
def test_mana_made_for_it_is_spent_first_where_mana_is_unlimited() -> None:
    """Whoever taps such a land and casts a spell that it makes something of spends that mana on it."""
    land = _land("{T}: Add {C}. If that mana is spent on an instant or sorcery spell, that spell can't be countered.")
    other = _land("{T}: Add {R}. When you spend this mana to cast a spell, you gain 1 life.", "Well")
    for made, spell, ends in (
        ("Spring", "Rift Bolt", ["B life 17"]),
        ("Spring", "Lightning Bolt", ["B life 20"]),  # {C} pays for no {R}
        ("Well", "Lightning Bolt", ["A life 21", "B life 20"]),
    ):
        counter = [passing(), cast("Counterspell", spell, player="B"), RESOLVE_ALL]
        scene = {"battlefield": [land, other], "hand": [spell]}
        choices = ["no"] if (made, spell) != ("Spring", "Rift Bolt") else []
        spent = [activate(made), cast(spell, "B", choices=choices), *counter]
        board(scene, {"hand": ["Counterspell"]}, *spent, expect=ends)


@cr("106.6", "605.3a")
def test_where_mana_is_unlimited_what_an_uncounterable_spell_costs_beside_tapping_is_paid() -> None:
    land = _land("{T}, Pay 2 life: Add {C}. If that mana is spent on a sorcery spell, that spell can't be countered.")
    scene = {"battlefield": [land], "hand": ["Rift Bolt"]}
    counter = [passing(), cast("Counterspell", "Rift Bolt", player="B"), RESOLVE_ALL]
    for answered, ends in (("yes", ["A life 18", "B life 17"]), ("no", ["A life 20", "B life 20"])):
        spent = [cast("Rift Bolt", "B", choices=[answered]), *counter]
        board(scene, {"hand": ["Counterspell"]}, *spent, expect=ends)
