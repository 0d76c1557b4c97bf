"""Sentences that many cards share: what targets, what was damaged this turn, the chosen color, more lands, cheaper
abilities (CR 115, 305.2, 601.2f, 607.2d)."""

# ruff: noqa: E501 - sentences stay whole

from __future__ import annotations

import pytest

from engine.oracle.compile import read_unit, says
from tests.engine.helpers import (
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    play_land,
    to,
)

LINES = """
As ~ enters, you may reveal a Giant card from your hand. If you don't, ~ enters tapped.
~ enters tapped unless you have two or more opponents.
{T}: Add one mana of the chosen color.
{T}: Add {G} or one mana of the chosen color.
{T}: Add two mana of the chosen color.
{1}{U}, {T}: You may tap or untap target creature.
When ~ enters, you may tap or untap target creature.
Whenever a creature dealt damage by ~ this turn dies, put a +1/+1 counter on ~.
Whenever a creature dealt damage by ~ this turn dies, you gain life equal to that creature's toughness.
Whenever you cast a spell that targets ~, put a +1/+1 counter on ~.
Whenever you cast a spell that targets ~, put a +1/+1 counter on ~, then scry 1.
Whenever you cast a spell that targets ~, creatures you control get +1/+0 until end of turn.
Whenever you cast a spell that targets a creature you control, draw a card.
Whenever you cast an instant or sorcery spell that targets a creature, put a +1/+1 counter on ~.
~ costs {2} less to cast if it targets a tapped creature.
~ costs {1}{R} more to cast for each target beyond the first.
~ costs {2} more to cast for each target beyond the first.
When ~ enters, you may play an additional land this turn.
{6}{B}: Adapt 4. This ability costs {1} less to activate for each other artifact you control.
{3}, {T}: Draw a card. This ability costs {2} less to activate if you control an artifact.
{X}, {T}: Draw a card. This ability costs {X} less to activate, where X is the greatest power among Wurms you control.
{3}{G}: Draw a card. This ability costs {1} less to activate for each basic land type among lands you control. Activate only as a sorcery.
""".strip().splitlines()

SPELLS = """
You may play an additional land this turn.
You may play up to three additional lands this turn.
Counter target spell that targets a permanent you control.
""".strip().splitlines()


@pytest.mark.parametrize(("text", "spell"), [(t, False) for t in LINES] + [(t, True) for t in SPELLS])
def test_the_lines_read_as_one_model_and_print_back(text: str, spell: bool) -> None:
    unit = read_unit(text, spell)
    assert unit.whole, unit.abilities
    (ability,) = unit.abilities
    assert says(ability.effect if spell else ability, text)  # type: ignore[attr-defined]


# ---- entering


@cr("614.12a")
def test_a_card_revealed_from_hand_lets_the_land_enter_untapped() -> None:
    land = "Ancient Amphitheater"
    with_giant = {"hand": [land, "Hill Giant"]}
    board(with_giant, [], play_land(land), answer("yes"), expect=[f"{land} is not tapped", "Hill Giant in A's hand"])
    board(with_giant, [], play_land(land), answer("no"), expect=[f"{land} is tapped"])
    board({"hand": [land, "Grizzly Bears"]}, [], play_land(land), expect=[f"{land} is tapped"])


@cr("614.1d")
def test_a_land_that_looks_at_how_many_opponents_there_are() -> None:
    land = "Bountiful Promenade"
    board({"hand": [land]}, [], play_land(land), expect=[f"{land} is tapped"])
    board({"hand": [land]}, [], play_land(land), C=[], expect=[f"{land} is not tapped"])


@cr("607.2d")
def test_mana_of_the_color_chosen_as_it_entered() -> None:
    heart = {"card": "Coldsteel Heart", "chosen": {"color": "G"}}
    green = {"battlefield": [heart, "Forest"], "hand": ["Grizzly Bears", "Dauthi Slayer"], "mana": "lands"}
    board(green, [], cast("Grizzly Bears"), RESOLVE, expect=["Grizzly Bears is on the battlefield"])
    board(green, [], cast("Dauthi Slayer"), refused=True)


# ---- tapping or untapping


@cr("608.2d")
def test_which_of_the_two_is_decided_on_resolution() -> None:
    niblis = "Niblis of the Breath"
    script = [activate(niblis, "Grizzly Bears"), RESOLVE, answer("yes")]
    board([niblis], ["Grizzly Bears"], *script, answer("tap"), expect=["Grizzly Bears is tapped"])
    tapped = {"card": "Grizzly Bears", "tapped": True}
    board([niblis], [tapped], *script, answer("untap"), expect=["Grizzly Bears is not tapped"])
    board(
        [niblis], [tapped], activate(niblis, "Grizzly Bears"), RESOLVE, answer("no"), expect=["Grizzly Bears is tapped"]
    )


# ---- dealt damage by it this turn


@cr("603.10a")
def test_a_creature_it_damaged_may_die_of_something_else() -> None:
    board(
        {"battlefield": ["Sengir Vampire"], "hand": ["Lightning Bolt"]},
        ["Craw Wurm", "Grizzly Bears"],
        *attack_with({"Sengir Vampire": "B"}),
        to("postcombat main"),
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE,
        expect=["Sengir Vampire is 4/4", "stack is empty"],
    )
    board(
        {"battlefield": [{"card": "Sengir Vampire", "counters": {"+1/+1": 1}}], "hand": ["Lightning Bolt"]},
        [{"card": "Giant Spider", "counters": {"+1/+1": 2}}],
        *attack_with({"Sengir Vampire": "B"}),
        *block_with({"Giant Spider": "Sengir Vampire"}),
        to("postcombat main"),
        cast("Lightning Bolt", "Giant Spider"),
        RESOLVE_ALL,
        expect=["Sengir Vampire is 6/6"],
    )


# ---- targets


@cr("601.2i")
def test_a_spell_that_targets_it_triggers_as_it_is_cast() -> None:
    here = {"battlefield": ["Akroan Skyguard", "Grizzly Bears"], "hand": ["Giant Growth"]}
    board(here, [], cast("Giant Growth", "Akroan Skyguard"), RESOLVE, expect=["Akroan Skyguard is 2/2"])
    board(here, [], cast("Giant Growth", "Grizzly Bears"), RESOLVE, expect=["Akroan Skyguard is 1/1"])
    theirs = {"hand": ["Lightning Bolt"]}
    board(
        ["Akroan Skyguard"],
        theirs,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Akroan Skyguard", player="B"),
        RESOLVE,
        expect=["Akroan Skyguard in A's graveyard"],
    )


@cr("601.2f")
def test_the_cost_depends_on_what_was_targeted() -> None:
    here = {"battlefield": ["Plains", "Plains"], "hand": ["Ajani's Response"], "mana": "lands"}
    theirs = [{"card": "Grizzly Bears", "tapped": True}, "Hill Giant"]
    board(here, theirs, cast("Ajani's Response", "Grizzly Bears"), RESOLVE, expect=["Grizzly Bears in B's graveyard"])
    board(here, theirs, cast("Ajani's Response", "Hill Giant"), refused=True)


@cr("601.2f")
def test_each_target_beyond_the_first_costs_more() -> None:
    mountains = {"card": "Mountain", "count": 4}
    here = {"battlefield": [mountains, "Grizzly Bears", "Hill Giant"], "hand": ["Rouse the Mob"], "mana": "lands"}
    board(
        here,
        [],
        cast("Rouse the Mob", "Grizzly Bears", "Hill Giant"),
        RESOLVE,
        expect=["Grizzly Bears is 4/2", "Hill Giant is 5/3"],
    )
    three = {**here, "battlefield": [{"card": "Mountain", "count": 3}, "Grizzly Bears", "Hill Giant"]}
    board(three, [], cast("Rouse the Mob", "Grizzly Bears", "Hill Giant"), refused=True)
    board(three, [], cast("Rouse the Mob", "Grizzly Bears"), RESOLVE, expect=["Grizzly Bears is 4/2"])


@cr("601.2c")
def test_targets_from_a_single_graveyard() -> None:
    mine = {"hand": ["Rapid Decay"], "graveyard": ["Forest", "Island"]}
    theirs = {"graveyard": ["Swamp", "Mountain"]}
    board(
        mine, theirs, cast("Rapid Decay", "Swamp", "Mountain"), RESOLVE, expect=["Swamp in exile", "Mountain in exile"]
    )
    assert board(mine, theirs, cast("Rapid Decay", "Swamp", "Forest"), refused=True).refused("601.2c")


@cr("510.1a")
def test_an_attacker_that_assigns_no_combat_damage() -> None:
    script = [*attack_with({"Ophidian": "B"}), to("declare blockers"), RESOLVE]
    board(["Ophidian"], [], *script, answer("yes"), to("end"), expect=["B life 20", "A has 1 card in hand"])
    board(["Ophidian"], [], *script, answer("no"), to("end"), expect=["B life 19", "A has 0 cards in hand"])


# ---- more lands, cheaper abilities


@cr("305.2")
def test_an_additional_land_this_turn() -> None:
    here = {"hand": ["Explore", "Forest", "Forest", "Forest"], "library": ["Island"]}
    two = [cast("Explore"), RESOLVE, play_land("Forest"), play_land("Forest")]
    board(here, [], *two, expect=["A has 2 cards in hand"])
    assert board(here, [], *two, play_land("Forest"), refused=True).refused("305.2b")
    assert board(here, [], play_land("Forest"), play_land("Forest"), refused=True).refused("305.2b")


@cr("602.2b")
def test_an_ability_that_costs_less_for_what_one_controls() -> None:
    name = "Etherium Pteramander"
    swamps = {"card": "Swamp", "count": 5}
    here = {"battlefield": [name, swamps, {"card": "Bonesplitter", "count": 2}], "mana": "lands"}
    board(here, [], activate(name), RESOLVE, expect=[f"{name} is 5/5"])
    board({"battlefield": [name, swamps, "Bonesplitter"], "mana": "lands"}, [], activate(name), refused=True)
