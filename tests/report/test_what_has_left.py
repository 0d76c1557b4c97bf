"""What has left the battlefield: how big it was, why it is gone, who controlled it, whose graveyard it went to."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, attack_with, block_with, board, cast, cr, creature, to


@cr("608.2h")
def test_what_asks_for_its_power_tells_how_much_that_was() -> None:
    shadow = {"battlefield": ["Death's Shadow"], "hand": ["Swords to Plowshares"], "life": 5}
    played = board(shadow, [], cast("Swords to Plowshares", "Death's Shadow"), RESOLVE_ALL)
    assert "A gains 8 life and is at 13 (Death's Shadow's power was 8)." in played.steps
    assert played.report["verdict"].endswith("A is at 13 life (+8, Death's Shadow's power was 8).")
    french = "A gagne 8 points de vie et se retrouve à 13 (la force de Death's Shadow était de 8)."
    assert french in played.steps_in("fr")


@cr("701.21a", "704.5g")
def test_what_is_sacrificed_is_told_apart_from_what_dies_otherwise() -> None:
    altar = creature("Sacrifice another creature: You gain 1 life.", "1/1", "Altar")
    played = board(
        ["Hill Giant", "Grizzly Bears", altar],
        ["Craw Wurm"],
        *attack_with({"Hill Giant": "B"}),
        *block_with({"Craw Wurm": "Hill Giant"}),
        activate("Altar", choices=["Grizzly Bears"]),
        RESOLVE,
        to("combat damage"),
    )
    assert played.report["verdict"].startswith("Hill Giant dies; Grizzly Bears is sacrificed; ")


@cr("603.3a", "400.3")
def test_of_a_stolen_creature_that_dies_it_is_told_whose_trigger_and_whose_graveyard() -> None:
    stolen = {"card": "Doomed Dissenter", "owner": "A"}
    played = board({"hand": ["Murder"]}, [stolen], cast("Murder", "Doomed Dissenter"), RESOLVE_ALL)
    assert "Doomed Dissenter is destroyed (put into A's graveyard)." in played.steps
    said = "When Doomed Dissenter dies, create a 2/2 black Zombie creature token (B controlled it as it left)."
    assert f"Doomed Dissenter's ability triggers: {said}" in played.steps
    assert played.report["verdict"] == "Doomed Dissenter dies; B creates a Zombie Token (2/2)."


@cr("607.2a")
def test_of_two_abilities_of_one_card_it_is_told_which_does_nothing_and_what_stays_exiled() -> None:
    played = board(
        {"hand": ["Fiend Hunter"], "battlefield": ["Goblin Bombardment"]},
        ["Serra Angel"],
        cast("Fiend Hunter"),
        RESOLVE,
        answer("Serra Angel"),
        activate("Goblin Bombardment", "B", choices=["Fiend Hunter"]),
        RESOLVE_ALL,
        answer(True),
    )
    nothing = "Fiend Hunter's ability that returns what is exiled does nothing: nothing has been exiled with it"
    assert f"{nothing}." in played.steps
    good = "Serra Angel is exiled (for good: Fiend Hunter's ability that returns it has triggered already)."
    assert good in played.steps
    assert played.report["verdict"].startswith("Fiend Hunter dies; Serra Angel is exiled for good;")


@cr("609.3")
def test_of_several_abilities_that_trigger_the_one_that_does_nothing_is_named_by_what_it_watches_for() -> None:
    two = creature("When Two dies, destroy all Walls.\nWhen Two enters, you gain 1 life.", "2/2", "Two")
    played = board({"hand": ["Murder"], "battlefield": [two]}, [], cast("Murder", "Two"), RESOLVE_ALL)
    assert "There is nothing for the ability of Two (“When Two dies”) to do." in played.steps


@cr("400.7")
def test_where_a_creature_is_that_was_cast_and_left_again_is_told() -> None:
    script = [cast("Grizzly Bears"), RESOLVE, cast("Unsummon", "Grizzly Bears"), RESOLVE]
    played = board({"hand": ["Grizzly Bears", "Unsummon"]}, [], *script)
    assert played.report["verdict"] == "Grizzly Bears is in A's hand."
