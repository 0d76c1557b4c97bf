"""That an effect which comes near does not affect something, and why: told once, where it happens all the same."""

from __future__ import annotations

from tests.helpers import (
    RESOLVE,
    answer,
    attack_with,
    board,
    cast,
    cr,
    creature,
    to,
)


def rule(text: str, name: str = "Rule") -> dict[str, object]:
    """An enchantment with this text."""
    return {"token": {"name": name, "types": ["Enchantment"], "text": text}}


@cr("508.1c")
def test_a_creature_small_enough_attacks_all_the_same() -> None:
    bridge = "Creatures with power greater than the number of cards in your hand can't attack"
    theirs = {"battlefield": [rule(f"{bridge}.")], "hand": ["Forest", "Forest"]}
    played = board(["Grizzly Bears"], theirs, *attack_with({"Grizzly Bears": "B"}))
    said = f"Rule (“{bridge}”) doesn't affect Grizzly Bears: its power is 2, not greater than the 2 cards in B's hand."
    assert played.count(said) == 1
    french = (
        f"Rule (« {bridge} ») n’affecte pas Grizzly Bears : sa force est 2, pas plus de 2 (cartes dans la main de B)."
    )
    assert french in [step.replace("\N{NO-BREAK SPACE}", " ") for step in played.steps_in("fr")]


@cr("508.1c")
def test_the_number_of_what_is_counted_is_said_to_be_counted() -> None:
    counting = rule("Creatures with power less than the number of creatures you control can't attack.")
    played = board(["Grizzly Bears"], [counting, "Hill Giant"], *attack_with({"Grizzly Bears": "B"}))
    assert played.count("its power is 2, not less than 1 (the number that it counts).") == 1


@cr("601.3")
def test_a_spell_of_another_mana_value_is_cast_all_the_same() -> None:
    teeg = {"battlefield": ["Gaddock Teeg"]}
    played = board({"hand": ["Divination"]}, teeg, cast("Divination"), RESOLVE)
    assert played.count("doesn't affect Divination: its mana value is 3, not 4 or greater.") == 1
    said = "Gaddock Teeg doesn't affect Divination: its mana value is 3, not 4 or greater. A draws 2 cards."
    assert played.report["verdict"] == said, "what would keep it from being cast is what the board is for"
    again = board({"hand": ["Divination"] * 2}, teeg, cast("Divination#1"), RESOLVE, cast("Divination"), RESOLVE)
    assert again.count("Gaddock Teeg") == 2, "of each spell"
    assert not board({"hand": ["Grizzly Bears"]}, teeg, cast("Grizzly Bears")).count("Gaddock Teeg"), "no such spell"


@cr("614.17")
def test_a_card_of_another_type_enters_from_a_graveyard_all_the_same() -> None:
    back = creature("{0}: Return target artifact card from your graveyard to the battlefield.", name="Source")
    mine = {"battlefield": [back], "graveyard": ["Sol Ring"]}
    script = ({"do": "activate", "player": "A", "source": "Source", "targets": ["Sol Ring"]}, RESOLVE)
    played = board(mine, ["Grafdigger's Cage"], *script, expect=["A controls 1 Sol Ring"])
    assert played.count("(“Creature cards in graveyards and libraries can't enter”) doesn't affect Sol Ring.") == 1


@cr("614.17")
def test_cards_that_were_in_a_graveyard_enter_from_exile() -> None:
    mine = {"hand": ["Living Death"], "graveyard": ["Hill Giant", "Giant Spider"]}
    played = board(mine, ["Grafdigger's Cage"], cast("Living Death"), RESOLVE, expect=["A controls 1 Hill Giant"])
    why = "doesn't affect Hill Giant and Giant Spider: they enter from exile."
    assert played.count(why) == 1
    assert f"Grafdigger's Cage {why}" in played.report["verdict"]


def test_what_comes_back_and_dies_is_not_told_as_if_it_had_not_come_back() -> None:
    reaper = creature("When another creature enters, sacrifice it.", name="Reaper")
    back = creature("{0}: Return target creature card from your graveyard to the battlefield.", name="Source")
    mine = {"battlefield": [back, reaper], "graveyard": ["Hill Giant"]}
    script = ({"do": "activate", "player": "A", "source": "Source", "targets": ["Hill Giant"]}, RESOLVE, RESOLVE)
    assert board(mine, [], *script).report["verdict"] == "Hill Giant enters and dies."


@cr("603.6d")
def test_what_enters_as_a_copy_is_no_trigger() -> None:
    script = (cast("Clone"), RESOLVE, answer("Grizzly Bears"))
    played = board({"hand": ["Clone"], "battlefield": ["Grizzly Bears"]}, ["Torpor Orb"], *script)
    assert played.count("it becomes a copy as it enters, by no triggered ability.") == 1


@cr("603.2")
def test_an_ability_that_watches_for_another_number_does_not_trigger() -> None:
    text = "Whenever a player casts a spell with mana value 1, counter that spell."
    played = board({"hand": ["Grizzly Bears"]}, [rule(text)], cast("Grizzly Bears"), RESOLVE)
    assert "Rule's ability doesn't trigger for Grizzly Bears: its mana value is 2, not 1" in played.report["verdict"]
    big = "Whenever a creature with power 3 or greater enters, draw a card."
    packleader = board({"hand": ["Grizzly Bears"], "battlefield": [rule(big)]}, [], cast("Grizzly Bears"), RESOLVE)
    missed = "Rule's ability doesn't trigger for Grizzly Bears: its power is 2, not 3 or greater, so no card is drawn."
    assert packleader.count(missed) == 1


@cr("611.3a", "120.3a")
def test_an_ability_that_begins_to_apply_only_by_the_damage_does_not_apply_to_it() -> None:
    script = (*attack_with({"Grizzly Bears": "B"}), to("combat damage"))
    theirs = {"battlefield": ["Phyrexian Unlife"], "life": 2}
    played = board(["Grizzly Bears"], theirs, *script, expect=["B life 0", "B has 0 poison counters"])
    why = "doesn't affect the 2 damage: B was at 2 life as it was dealt, so it gives no poison counters"
    assert f"Phyrexian Unlife {why}" in played.report["verdict"], played.report["verdict"]
    already = board(["Grizzly Bears"], {**theirs, "life": 0}, *script, expect=["B has 2 poison counters"])
    assert "doesn't affect" not in already.report["verdict"]
