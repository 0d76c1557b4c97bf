"""What is paid for an ability in short acts, its modes, and whose cards are cast."""

from __future__ import annotations

from typing import Any

import pytest

from engine import short_acts
from engine.state.ids import PlayerId
from engine.state.zones import Zone
from tests.helpers import cr, creature
from tests.table.test_short_acts import done, said, table

COUNTS = "Sacrifice another creature: Put a -1/-1 counter on up to one target creature and draw a card."
CHOOSES = "Sacrifice two creatures: Choose one —\n• You gain 3 life.\n• Target creature gets -4/-4 until end of turn."


def board(*mine: Any, theirs: Any = ("Serra Angel",)) -> Any:
    return table({"battlefield": list(mine)}, {"battlefield": list(theirs)})


@cr("602.2b")
def test_what_is_sacrificed_is_no_target_of_it() -> None:
    """Targets are chosen before costs are paid: 601.2c, 601.2h."""
    on = board(creature(COUNTS, name="Thran"), "Grizzly Bears", "Llanowar Elves")
    found = done("sac Bears to Thran", on)
    choice = found.table.choice
    assert choice is not None
    assert choice.kind == "target", "it is not said at what"
    found = done("activate Thran on Serra Angel sacrificing Bears", on)
    (item,) = (found.table.game.objects[i] for i in found.table.game.stack)
    assert item.announced is not None
    assert [found.table.game.characteristics(t.object_id).name for each in item.announced.targets for t in each] == [
        "Serra Angel"
    ]
    assert len(found.table.game.in_zone(Zone.GRAVEYARD, PlayerId(0))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "activate Etherium sacrificing Soldiers, mode 2, on Serra Angel",
        "activate Etherium on Serra Angel sacrificing both Soldiers, mode 2",
        "sac both Soldiers to Etherium on Serra Angel, mode 2",
    ],
)
def test_several_are_sacrificed_for_a_mode(text: str) -> None:
    soldier = {"token": {"name": "Soldier", "types": ["Creature"], "subtypes": ["Soldier"], "power": 1, "toughness": 1}}
    on = board(creature(CHOOSES, name="Etherium"), soldier, soldier)
    assert "sacrificing Soldier#1 and Soldier#2, mode 2" in said(text, on)[0]
    assert short_acts(on, text, "Ana").refusal is None


@pytest.mark.parametrize("answer", ["2", "mode 2", "option 2", "choose mode 2"])
def test_a_mode_is_chosen_by_its_number(answer: str) -> None:
    on = board(creature("{0}: Choose one —\n• You gain 3 life.\n• Each opponent loses 4 life.", name="Chooser"))
    found = done(f"activate Chooser; {answer}; resolve", on)
    assert found.table.game.players[1].life == 16


@cr("601.3")
def test_a_card_that_an_effect_lets_one_cast_is_meant_and_no_other() -> None:
    taker = creature("{0}: Exile target card from a graveyard. You may cast that card this turn.", name="Taker")
    on = table({"battlefield": [taker]}, {"graveyard": ["Grizzly Bears"]})
    found = done("activate Taker on Grizzly Bears; resolve; cast Grizzly Bears; resolve", on)
    (bears,) = (it for it in found.table.game.objects.values() if it.base.name == "Grizzly Bears")
    assert (bears.owner, found.table.game.controller(bears)) == (1, 0)


@cr("601.3")
def test_the_top_card_of_a_library_is_meant_where_it_may_be_cast() -> None:
    seer = creature("You may cast spells from the top of your library.", name="Seer of Tops")
    on = table({"battlefield": [seer], "library": ["Shock", "Forest"]}, {})
    found = done("cast Shock on Bob; resolve", on)
    assert [it.base.name for it in found.table.game.in_zone(Zone.LIBRARY, PlayerId(0))] == ["Forest"]


@cr("118.9")
@pytest.mark.parametrize(
    "text",
    [
        "cast Will on Shock, pitching Brainstorm",
        "cast Will on Shock by exiling Brainstorm",
        "cast Will pitching Brainstorm on Shock",
    ],
)
def test_a_card_is_pitched_for_the_alternative_cost(text: str) -> None:
    on = table({"hand": ["Force of Will", "Brainstorm"]}, {"hand": ["Shock"]})
    found = done(f"Bob casts Shock on Ana; {text}; resolve", on)
    assert found.acts[1].said == "Ana casts Force of Will on Shock, pitching Brainstorm"
    assert [it.base.name for it in found.table.game.in_zone(Zone.EXILE, PlayerId(0))] == ["Brainstorm"]


@cr("702.74a")
def test_a_card_is_pitched_to_evoke() -> None:
    on = table({"hand": ["Endurance", "Giant Growth"]}, {})
    found = done("cast Endurance exiling Giant Growth", on)
    assert found.acts[0].said == "Ana casts Endurance, pitching Giant Growth"
    assert found.acts[0].entries[-1]["costs"] == ["evoke"]


@pytest.mark.parametrize("said", [", red", "choosing red", "naming red"])
def test_a_color_is_chosen_where_there_are_no_modes(said: str) -> None:
    text = "{T}: Target creature gains protection from the color of your choice until end of turn."
    on = table({"battlefield": [creature(text, name="Guard"), "Grizzly Bears"]}, {})
    found = done(f"activate Guard on Bears {said}", on)
    assert found.acts[0].said == "Ana activates Guard on Grizzly Bears, choosing red"


def test_what_applies_first_is_said_with_first() -> None:
    """CR 616.1: of two effects that replace the same event."""
    doubles = creature("If you would gain life, you gain twice that much life instead.", name="Faithful")
    loses = creature("If an opponent would gain life, that player loses that much life instead.", name="Tainted")
    heals = creature("{0}: You gain 3 life.", name="Healer")
    for text, life in (("Faithful first", 14), ("Tainted d'abord", 17), ("Tainted", 17)):
        on = table({"battlefield": [doubles, heals]}, {"battlefield": [loses]})
        assert done(f"activate Healer; resolve; {text}", on).table.game.players[0].life == life, text


@cr("701.22a")
@pytest.mark.parametrize(
    ("text", "top"), [("top", "Shock"), ("keep it on top", "Shock"), ("bottom", "Forest"), ("dessous", "Forest")]
)
def test_where_a_card_goes_that_is_looked_at_is_said_in_a_word(text: str, top: str) -> None:
    on = table({"battlefield": [creature("{0}: Scry 1.", name="Scryer")], "library": ["Shock", "Forest"]}, {})
    found = done(f"activate Scryer; {text}; resolve", on)
    assert next(iter(found.table.game.in_zone(Zone.LIBRARY, PlayerId(0)))).base.name == top


def test_a_target_is_said_though_there_is_only_one() -> None:
    """CR 603.3d: as the ability is put onto the stack, before anything can be done at what has entered."""
    theirs = {"battlefield": ["Hill Giant"], "hand": ["Lightning Bolt"]}
    on = table({"hand": ["Banisher Priest"]}, theirs)
    found = done("cast Banisher Priest; Hill Giant; Bob casts Lightning Bolt on Banisher Priest", on)
    assert [act.said for act in found.acts][1:3] == ["Ana chooses Hill Giant", "resolve all"]


def test_a_permanent_spell_is_aimed_at_what_its_ability_targets() -> None:
    """CR 603.3d: not the spell has targets, but what it triggers."""
    theirs = {"battlefield": ["Hill Giant", "Serra Angel"], "hand": ["Lightning Bolt"]}
    on = table({"hand": ["Banisher Priest", "Lightning Bolt", "Wrath of God"]}, theirs)
    found = done("cast Banisher Priest on Serra Angel; resolve", on)
    assert [act.said for act in found.acts] == ["Ana casts Banisher Priest", "Ana chooses Serra Angel", "resolve"]
    assert said("cast Bolt on Serra Angel", on) == ["Ana casts Lightning Bolt on Serra Angel"], "its own target"
    wrath = short_acts(on, "cast Wrath of God on Serra Angel", "Ana")
    assert wrath.refusal is not None
    assert wrath.refusal.reason.key == "has-no-targets"


@cr("601.3", cited=False)
def test_what_is_cast_with_flashback_is_in_the_graveyard() -> None:
    keeps = creature("Your opponents can't cast spells from anywhere other than their hands.", name="Magistrate")
    on = table({"graveyard": ["Faithless Looting"]}, {"battlefield": [keeps]})
    for text in ("cast Faithless Looting with flashback", "flash back Faithless Looting"):
        found = short_acts(on, text, "Ana", lambda _: None, _no_other)
        assert found.refusal is not None
        assert "601.3" in found.refusal.rules, text


def _no_other(player: str, card: str) -> None:
    raise AssertionError(f"{player} has another {card}")


@pytest.mark.parametrize(("text", "treasures"), [("Bob doesn't pay", 3), ("Bob ne paie pas", 3), ("Bob pays", 0)])
def test_who_never_pays_pays_for_none(text: str, treasures: int) -> None:
    tithe = "Whenever an opponent draws a card, that player may pay {2}."
    made_so = "If the player doesn't, you create a Treasure token."
    gives = creature(f"{tithe} {made_so}\n{{0}}: Target player draws three cards.", name="Giver")
    on = table({"battlefield": [gives]}, {"library": ["..."], "mana": "any"})
    found = done(f"activate Giver on Bob; {text}", on)
    made = [it for it in found.table.game.permanents() if found.table.game.characteristics(it).name == "Treasure Token"]
    assert len(made) == treasures


@cr("601.2c")
def test_targets_may_be_said_in_another_order_than_they_are_asked_for() -> None:
    gives = creature("{0}: Target opponent gains control of target permanent you control.", name="Giver")
    on = table({"battlefield": [gives, "Sol Ring"]}, {})
    for text in ("activate Giver on Sol Ring, Bob", "activate Giver on Bob, Sol Ring"):
        assert said(text, on) == ["Ana activates Giver on Bob and Sol Ring"], text


def test_it_is_the_land_that_was_played() -> None:
    on = table({"hand": ["Evolving Wilds"]}, {})
    assert said("play Evolving Wilds; crack it", on)[-1] == "Ana activates Evolving Wilds"


def test_a_target_whose_name_ends_in_the_word_of_a_cost_is_read_whole() -> None:
    on = table({"hand": ["Time Warp"]}, {"hand": ["Counterspell"]})
    found = said("cast Time Warp on Ana; Bob casts Counterspell on Time Warp", on)
    assert found == ["Ana casts Time Warp on Ana", "Bob casts Counterspell on Time Warp"]


def test_who_names_what_is_found_agrees_to_search() -> None:
    """CR 608.2d: what is chosen behind "you may" says that it is done."""
    text = "Whenever ~ attacks, you may search your library for a land card and put it into your hand."
    on = table({"battlefield": [creature(text, name="Seeker")], "library": ["Shock", "Forest"]}, {})
    found = done("attack with Seeker; fetch Forest; resolve", on)
    assert [it.base.name for it in found.table.game.in_zone(Zone.HAND, PlayerId(0))] == ["Forest"]


@pytest.mark.parametrize(
    "text",
    [
        "activate Shelter, ability 2, X=4 on Hill Giant",
        "activate Shelter, ability 2 on Hill Giant, X=4",
        "active Shelter, capacité 2 sur Hill Giant, X=4",
    ],
)
def test_which_ability_is_meant_stands_beside_x(text: str) -> None:
    shelter = creature("{1}: You gain 1 life.\n{X}: Target creature gets +X/+X until end of turn.", name="Shelter")
    on = table({"battlefield": [shelter]}, {"battlefield": ["Hill Giant"]})
    assert said(text, on) == ["Ana activates Shelter on Hill Giant, X=4, ability 2"]


def test_what_is_sacrificed_may_be_said_last() -> None:
    eater = creature("{1}: You gain 1 life.\nSacrifice a creature: Target creature gets +2/+2.", name="Eater")
    on = table({"battlefield": [eater, "Grizzly Bears", "Hill Giant"]})
    (act,) = said("activate Eater, ability 2 on Bears, sacrificing Hill Giant", on)
    assert act == "Ana activates Eater on Grizzly Bears, sacrificing Hill Giant#1, ability 2"
