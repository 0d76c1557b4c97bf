"""Short acts that name what is paid, what is found or what an effect asks about, and not what does it."""

from __future__ import annotations

from typing import Any

import pytest

from engine import SeveralMeant, Table, short_acts
from engine.state.zones import Zone
from tests.helpers import cr
from tests.table.test_short_acts import done, said, table

CLOCK: dict[str, Any] = {
    "battlefield": ["Sol Ring", "Clock of Omens", {"card": "Amber Prison", "tapped": True}, "Grizzly Bears"]
}


def tapped(on: Table) -> set[str]:
    return {one.base.name for one in on.game.in_zone(Zone.BATTLEFIELD) if one.tapped}


@cr("602.2b")
@pytest.mark.parametrize(
    "text",
    [
        "tap Sol Ring and Clock of Omens to untap Amber Prison",
        "tap Clock and Ring to untap Prison",
        "engage Sol Ring et Clock of Omens pour dégager Amber Prison",
    ],
)
def test_what_is_tapped_to_do_something_pays_for_the_ability_that_does_it(text: str) -> None:
    """One activation, and no mana ability of what is tapped for it."""
    after = done(f"{text}; resolve all", table(CLOCK))
    assert tapped(after.table) == {"Sol Ring", "Clock of Omens"}
    assert not any(after.table.game.players[0].mana.values())


@cr("602.2b")
def test_what_is_sacrificed_to_do_something_pays_for_the_ability_that_does_it() -> None:
    on = table({"battlefield": ["Altar of Dementia", "Viscera Seer", "Grizzly Bears"]})
    altar = "Ana activates Altar of Dementia on Bob, sacrificing Grizzly Bears"
    assert said("sac Bears to mill Bob", on) == [altar]
    assert said("sacrifie Bears pour meuler Bob", on) == [altar]
    assert said("sac Bears to scry", on) == ["Ana activates Viscera Seer, sacrificing Grizzly Bears"]


@cr("602.2b")
@pytest.mark.parametrize("text", ["sac everything to Bombardment on Bob", "sacrifie tout à Bombardment sur Bob"])
def test_everything_is_what_fits_the_cost(text: str) -> None:
    """Lands and the enchantment itself are no creatures."""
    on = table({"battlefield": ["Goblin Bombardment", "Mogg Fanatic", "Grizzly Bears", "Forest"]})
    game = done(f"{text}; resolve all", on).table.game
    left = {one.base.name for one in game.in_zone(Zone.BATTLEFIELD) if one.owner == 0}
    assert (left, game.players[1].life) == ({"Goblin Bombardment", "Forest"}, 18)


@cr("602.2b")
def test_everything_is_each_of_several_that_are_alike() -> None:
    on = table({"battlefield": ["Goblin Bombardment", {"card": "Grizzly Bears", "count": 3}]})
    found = done("sac everything to Bombardment on Bob; resolve all", on)
    assert found.table.game.players[1].life == 17
    all_of_them = "Grizzly Bears#1, Grizzly Bears#2 and Grizzly Bears#3"
    assert found.acts[0].said == f"Ana activates Goblin Bombardment on Bob, sacrificing {all_of_them}"


@cr("602.2")
@pytest.mark.parametrize("text", ["ping Bob 4 times", "ping Bob x4", "ping Bob four times", "pinge Bob 4 fois"])
def test_an_act_may_be_done_any_number_of_times(text: str) -> None:
    ballista = {"card": "Walking Ballista", "counters": {"+1/+1": 6}}
    game = done(f"{text}; resolve all", table({"battlefield": [ballista]})).table.game
    assert game.players[1].life == 16


DELTA: dict[str, Any] = {"battlefield": ["Polluted Delta", "Evolving Wilds"], "library": ["Swamp", "Forest"]}


@cr("701.23a")
@pytest.mark.parametrize(
    "text",
    ["fetch Swamp with Delta", "get a Swamp off Delta", "crack Delta for Swamp", "cherche Swamp avec Delta"],
)
def test_what_is_fetched_with_something_is_found_by_its_ability(text: str) -> None:
    game = done(f"{text}; resolve all", table(DELTA)).table.game
    names = {one.base.name for one in game.in_zone(Zone.BATTLEFIELD) if one.owner == 0}
    assert names == {"Swamp", "Evolving Wilds"}


@cr("701.23a")
def test_what_is_fetched_is_found_by_the_only_permanent_that_can() -> None:
    only = DELTA | {"battlefield": ["Polluted Delta"]}
    assert said("fetch", table(only)) == ["Ana activates Polluted Delta"]
    found = done("crack fetch for Swamp; resolve all", table(only)).table.game
    assert "Swamp" in {one.base.name for one in found.in_zone(Zone.BATTLEFIELD)}
    forest = DELTA | {"battlefield": ["Polluted Delta", "Evolving Wilds"]}
    assert said("fetch Forest", table(forest))[0].startswith("Ana activates Evolving Wilds"), "no Island, no Swamp"
    with pytest.raises(SeveralMeant):
        short_acts(table(DELTA), "fetch", "Ana")


ELF: dict[str, Any] = {"hand": ["Bloodbraid Elf"], "library": ["Lightning Bolt", "Forest"], "mana": "any"}


@cr("608.2g", "702.85a")
@pytest.mark.parametrize(
    "text",
    [
        *("cast Lightning Bolt on Giant with cascade", "bolt Giant", "cascade into Bolt on Giant"),
        *("cast Bolt on Giant without paying", "cascade sur Bolt ciblant Giant", "lance Bolt sur Giant avec cascade"),
    ],
)
def test_what_an_effect_asks_about_is_cast_by_it(text: str) -> None:
    """No second card of that name is taken to have been in the hand."""
    on = table(ELF, {"battlefield": ["Hill Giant"]})
    game = done(f"cast Bloodbraid Elf; {text}; resolve all", on).table.game
    assert [one.base.name for one in game.in_zone(Zone.GRAVEYARD)].count("Lightning Bolt") == 1
    assert not [one for one in game.in_zone(Zone.LIBRARY) if one.base.name == "Lightning Bolt"]
    assert "Hill Giant" not in {one.base.name for one in game.in_zone(Zone.BATTLEFIELD)}


@cr("601.2a")
def test_a_card_of_the_hand_is_cast_in_response_to_what_would_ask_about_another_of_its_name() -> None:
    on = table(ELF | {"hand": ["Bloodbraid Elf", "Lightning Bolt"]}, {"battlefield": ["Hill Giant"]})
    game = done("cast Bloodbraid Elf; bolt Giant", on).table.game
    assert [game.objects[i].base.name for i in game.stack][-1:] == ["Lightning Bolt"]
    assert not [one for one in game.in_zone(Zone.HAND) if one.base.name == "Lightning Bolt"]


@cr("903.9a")
@pytest.mark.parametrize(
    "text",
    [
        *("I put Isamaru in the command zone", "return Isamaru to the command zone", "put it in the command zone"),
        *("Isamaru goes to the command zone", "je mets Isamaru dans la zone de commandement", "to the command zone"),
    ],
)
def test_a_commander_is_said_to_go_to_the_command_zone(text: str) -> None:
    dog = {"card": "Isamaru, Hound of Konda", "commander": True}
    on = table(
        {"battlefield": ["Isamaru, Hound of Konda"], "commander": ["Isamaru, Hound of Konda"], "hand": ["Murder"]}
    )
    game = done(f"cast Murder on Isamaru; {text}; resolve all", on).table.game
    assert [one.base.name for one in game.in_zone(Zone.COMMAND)] == [dog["card"]]


@pytest.mark.parametrize(
    ("text", "life"),
    [
        *(("I gain 3 life", (23, 20)), ("Bob loses 3 life", (20, 17)), ("Bob gains 2", (20, 22))),
        *(("je perds 3 points de vie", (17, 20)), ("Bob gagne 3 PV", (20, 23))),
    ],
)
def test_life_that_nothing_changes_is_set_by_hand(text: str, life: tuple[int, int]) -> None:
    after = done(text, table())
    assert tuple(one.life for one in after.table.game.players) == life
    assert after.acts[0].entries[-1]["do"] == "edit"


@cr("119.3")
def test_life_is_gained_by_what_gains_it_or_by_whatever_it_is() -> None:
    """Where something goes by life that is gained, it is gained by the rules (119.9)."""
    feeder = table({"battlefield": [{"card": "Spike Feeder", "counters": {"+1/+1": 2}}]})
    assert said("gain 2 life; resolve", feeder)[0] == "Ana activates Spike Feeder, ability 2"
    after = done("Bob gains 3 life; resolve", table(bob={"battlefield": ["Ajani's Pridemate"]})).table
    pridemate = next(one for one in after.game.permanents() if one.base.name == "Ajani's Pridemate")
    assert (after.game.players[1].life, pridemate.counters) == (23, {"+1/+1": 1})


@cr("508.1")
def test_a_step_may_stand_behind_the_player_and_a_colon() -> None:
    after = done("Bob's turn; Bob: to combat; attack with Hill Giant", table())
    assert [after.table.game.players[after.table.game.turn.active].name, len(after.table.game.combat.attackers)] == [
        "Bob",
        1,
    ]


@cr("603.3d", cited=False)
@pytest.mark.parametrize("text", ["sac everything to Bombardment on Bob", "sacrifie tout à Bombardment sur Bob"])
def test_what_is_asked_between_several_that_are_sacrificed_comes_before_the_rest(text: str) -> None:
    """The ability is activated once; the trigger asks for its target, and the others are left to be sacrificed."""
    on = table({"battlefield": ["Goblin Bombardment", "Grizzly Bears", "Hill Giant", "Blood Artist"]})
    begun = short_acts(on, text, "Ana")
    assert next(one.said for one in begun.acts).endswith("sacrificing Grizzly Bears")
    assert begun.refusal is not None
    rest = begun.left_of(text)
    begun.table.act({"do": "answer", "player": "Ana", "value": "Bob"})
    more = short_acts(begun.table, rest, "Ana")
    assert {one.base.name for one in more.table.game.in_zone(Zone.GRAVEYARD)} == {"Grizzly Bears", "Hill Giant"}
    assert "Blood Artist" in more.left_of(rest)


@cr("602.2b", cited=False)
def test_what_is_sacrificed_to_a_permanent_pays_for_the_ability_that_costs_it() -> None:
    """And not for another that could be activated as well."""
    on = table({"battlefield": ["Yawgmoth, Thran Physician", "Grizzly Bears"], "hand": ["Forest"]})
    assert said("sac Bears to Yawgmoth", on) == [
        "Ana activates Yawgmoth, Thran Physician, sacrificing Grizzly Bears, ability 1"
    ]
