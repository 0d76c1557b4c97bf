"""What has left the battlefield: how big it was, why it is gone, who controlled it, whose graveyard it went to."""

from __future__ import annotations

import re

from engine import play, verdict_since
from tests.helpers import (
    RESOLVE,
    RESOLVE_ALL,
    Played,
    activate,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    creature,
    to,
    turn,
)
from tests.shelf import cards


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
    assert played.report["verdict"].startswith("Fiend Hunter is sacrificed; Serra Angel is exiled for good;")


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


WHIP = "Creatures you control have lifelink.\n{0}: Return target creature card from your graveyard to the battlefield."
BLINK = "{0}: Exile target creature you control, then return it to the battlefield under its owner's control."
BLINKER = {"token": {"name": "Blinker", "types": ["Artifact"], "text": BLINK}}


def _all_of_it(played: Played, locale: str = "en") -> str:
    """The verdict on the whole script, its spaces being plain ones."""
    said = verdict_since(play(played.table.scenario, cards(), locale=locale), 0, whole=True)
    return re.sub("[\u202f\xa0]", " ", said)


@cr("400.7", "603.7c")
def test_of_what_has_left_and_come_back_each_change_is_counted_once() -> None:
    whip = creature(f"{WHIP} Exile it at the beginning of the next end step.", name="Whip")
    mine = {"battlefield": [whip, BLINKER], "graveyard": ["Grave Titan"]}
    back = (activate("Whip", "Grave Titan"), RESOLVE_ALL, activate("Blinker", "Grave Titan"), RESOLVE_ALL)
    played = board(mine, [], *back, to("end"), RESOLVE, expect=["Grave Titan in battlefield"])
    assert _all_of_it(played) == (
        "Grave Titan (6/6) is back and stays: it is a new object; A creates 4 Zombie Tokens (2/2); "
        "5 creatures have lifelink: Whip."
    )
    said = "Grave Titan has left and come back as a new object, which this doesn't affect."
    assert played.steps[-1] == said
    assert {"400.7", "603.7c"} <= {*played.rules_of(said)}
    assert "Grave Titan (6/6) est de retour et reste : c’est un nouvel objet" in _all_of_it(played, "fr")
    killed = {**mine, "hand": ["Murder"]}
    gone = _all_of_it(board(killed, [], *back, to("end"), RESOLVE, cast("Murder", "Grave Titan"), RESOLVE))
    assert gone.startswith("Grave Titan is put into A's graveyard")
    assert "stays" not in gone
    french = "Grave Titan est parti et revenu : c’est un nouvel objet, que ceci n’affecte pas."
    assert played.steps_in("fr")[-1] == french


@cr("400.7", "611.2c")
def test_an_effect_is_told_only_of_what_it_affects_still() -> None:
    mine = {"battlefield": ["Grizzly Bears", "Hill Giant", BLINKER], "hand": ["Overrun"]}
    blinks = (cast("Overrun"), RESOLVE, activate("Blinker", "Grizzly Bears"), RESOLVE)
    played = board(mine, [], *blinks, expect=["Grizzly Bears is 2/2", "Hill Giant is 6/6"])
    assert _all_of_it(played) == (
        "Grizzly Bears (2/2) is back on the battlefield; Hill Giant gets +3/+3 and gains trample"
        " until end of turn, now 6/6."
    )
    french = "Hill Giant gagne +3/+3 et acquiert le piétinement jusqu’à la fin du tour, maintenant 6/6."
    assert _all_of_it(played, "fr").endswith(french)


@cr("400.7", "609.3")
def test_an_ability_does_nothing_to_the_new_object_that_its_source_has_become() -> None:
    script = (activate("Coiled Golem"), activate("Blinker", "Coiled Golem"), RESOLVE_ALL)
    played = board(["Coiled Golem", BLINKER], [], *script)
    assert played.steps[-1] == "Coiled Golem has left and come back as a new object, which this doesn't affect."
    french = "Coiled Golem est parti et revenu : c’est un nouvel objet, que ceci n’affecte pas."
    assert played.steps_in("fr")[-1] == french


@cr("603.7c", "400.7")
def test_of_several_that_a_delayed_trigger_speaks_of_what_has_come_back_is_told_to_stay() -> None:
    mine = {"hand": ["Rally the Ancestors", "Cloudshift"], "graveyard": ["Grizzly Bears", "Llanowar Elves"]}
    script = [cast("Rally the Ancestors", x=2), RESOLVE, cast("Cloudshift", "Grizzly Bears"), RESOLVE]
    end = ["Llanowar Elves in exile", "Grizzly Bears on the battlefield"]
    played = board(
        {**mine, "library": ["Forest"] * 5},
        {"library": ["Forest"] * 5},
        *script,
        turn(5, "upkeep"),
        RESOLVE,
        expect=end,
    )
    said = "Grizzly Bears has left and come back as a new object, which this doesn't affect."
    assert played.count(said) == 1
    assert "603.7c" in played.rules_of(said)
    assert "Grizzly Bears stays: it is a new object" in played.report["verdict"]


@cr("609.3", "400.7")
def test_of_an_activated_and_a_triggered_ability_of_one_source_it_is_told_which_does_nothing() -> None:
    own = "Sacrifice a creature: Put a +1/+1 counter on Eater.\nWhen Eater dies, you gain 1 life."
    played = board([creature(own, "1/1", "Eater")], [], activate("Eater", choices=["Eater"]), RESOLVE_ALL)
    nothing = "has left already: its activated ability does nothing"
    assert f"Eater {nothing}." in played.steps
    assert f"Eater is sacrificed; it {nothing}" in played.report["verdict"]
    french = "Eater n’est plus là : sa capacité activée ne fait rien."
    assert french in played.steps_in("fr")
    alone = creature("Sacrifice a creature: Put a +1/+1 counter on Eater.", "1/1", "Eater")
    one = board([alone], [], activate("Eater", choices=["Eater"]), RESOLVE_ALL)
    assert "Eater has left already: its ability does nothing." in one.steps, "there is no other"


@cr("702.93a", "400.7")
def test_what_has_died_and_come_back_is_told_with_the_size_that_it_has_come_back_with() -> None:
    """Its size stands behind what it is now: it was another as it died."""
    one = board(
        {"hand": ["Murder"], "battlefield": ["Young Wolf"]}, [], cast("Murder", "Young Wolf"), RESOLVE, RESOLVE_ALL
    )
    assert one.report["verdict"] == "Young Wolf dies and is back on the battlefield as a 2/2 with a +1/+1 counter."
    assert _all_of_it(one, "fr") == (
        "Young Wolf meurt et revient sur le champ de bataille en 2/2 avec un marqueur +1/+1."
    )
    several = {"hand": ["Damnation"], "battlefield": [{"card": "Young Wolf", "count": 2}]}
    two = board(several, [], cast("Damnation"), RESOLVE, answer("as listed"), RESOLVE_ALL)
    assert "die and are back on the battlefield as 2/2 creatures with a +1/+1 counter each" in two.report["verdict"]


@cr("704.5q", "702.93a")
def test_that_a_creature_with_undying_has_no_counter_any_more_is_told() -> None:
    """Then it comes back again."""
    wolf = {"card": "Young Wolf", "counters": {"+1/+1": 1}}
    withers = creature("{0}: Put a -1/-1 counter on target creature.", name="Withers")
    script = [activate("Withers", "Young Wolf"), RESOLVE]
    played = board([wolf, withers], [], *script)
    assert played.report["verdict"] == "Young Wolf is now 1/1 with no +1/+1 counter."
    assert "Young Wolf est maintenant 1/1, sans marqueur +1/+1" in _all_of_it(played, "fr")
    bears = {"card": "Grizzly Bears", "counters": {"+1/+1": 1}}
    plain = board([bears, withers], [], activate("Withers", "Grizzly Bears"), RESOLVE)
    assert plain.report["verdict"] == "Grizzly Bears is now 2/2.", "nothing hangs on it"


@cr("113.7a", "603.3b")
def test_of_two_triggered_abilities_of_one_source_it_is_told_which_resolves() -> None:
    evoked = board(
        {"hand": ["Mulldrifter"]}, [], cast("Mulldrifter", costs=["evoke"]), RESOLVE, answer("as listed"), RESOLVE_ALL
    )
    assert evoked.count("Mulldrifter's “When Mulldrifter enters” ability resolves.") == 1
    assert any("La capacité « When Mulldrifter enters » de Mulldrifter se résout." in s for s in evoked.steps_in("fr"))
