"""Why something is what it is: each effect is told with what it has made otherwise, and with nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.desk import Desk, Place, Reply
from bot.words import Words
from tests.bot.replies import good


def told(desk: Desk, place: Place, *said: str, object: str = "Bear", **looks: Any) -> list[str]:
    """The steps that tell of a green 2/2 Bear beside enchantments that say these things."""
    bear = {
        "name": "Bear",
        "types": ["Creature"],
        "subtypes": ["Bear"],
        "colors": ["G"],
        "power": 2,
        "toughness": 2,
    }
    sayings = [
        {"token": {"name": f"Saying {n}", "types": ["Enchantment"], "text": text}} for n, text in enumerate(said)
    ]
    side = {"battlefield": [{"token": bear, **looks}, *sayings]}
    scenario = {"version": 1, "players": {"Alice": side, "Opp": {}}}
    assert desk.run(place, "board import", text=json.dumps(scenario)).error is None
    reply: Reply = desk.run(place, "why", object=object)
    assert reply.error is None, reply.verdict
    return [step.text for step in reply.steps]


def test_a_spell_on_the_stack_is_explained_as_well(desk: Desk, alice: Place) -> None:
    assert desk.run(alice, "board paste", text="Alice hand: Shock\nOpp: Giant Spider").error is None
    assert desk.run(alice, "cast", card="Shock", target="Opp").error is None
    reply = desk.run(alice, "why", object="Shock")
    assert reply.error is None, reply.verdict
    assert [step.text for step in reply.steps] == ["It starts as printed: red Instant."]


def test_a_token_starts_from_what_it_was_created_as(desk: Desk, alice: Place) -> None:
    """What its creation says of it counts as printed, on a token that is a copy too (111.3)."""
    assert desk.run(alice, "board paste", text="Alice: a 1/1 white Soldier creature token").error is None
    reply = desk.run(alice, "why", object="Soldier")
    assert [step.text for step in reply.steps] == ["It starts as it was created: 1/1 white Creature — Soldier."]
    assert [rule.id for rule in reply.steps[0].rules] == ["111.3"]


def test_it_starts_from_what_it_is_before_any_effect(desk: Desk, alice: Place) -> None:
    assert told(desk, alice) == ["It starts as it was created: 2/2 green Creature — Bear."]


def test_a_color_a_type_a_size_and_keywords_are_told_as_they_change(desk: Desk, alice: Place) -> None:
    words = Words.of("en")

    def change(said: str) -> str:
        first, second = told(desk, alice, said)
        assert first == "It starts as it was created: 2/2 green Creature — Bear."
        assert "Saying 0" in second
        return second

    assert words("why-now", what="black") in change("Creatures are black.")
    assert words("why-now", what=words("color-none", count=1)) in change("Creatures are colorless.")
    assert words("why-now", what="Artifact Creature — Bear") in change(
        "Creatures are artifacts in addition to their other types."
    )
    assert words("why-now", what="3/1") in change("Creatures get +1/-1.")
    assert words("why-now", what="flying") in change("Creatures have flying.")


def test_what_has_lost_all_abilities_is_told_so(desk: Desk, alice: Place) -> None:
    texts = told(desk, alice, "Creatures have flying.", "Creatures lose all abilities.")
    assert Words.of("en")("why-no-abilities") in texts[-1]


def test_counters_are_told_by_number_and_kind(desk: Desk, alice: Place) -> None:
    texts = told(desk, alice, counters={"+1/+1": 2})
    assert "2 +1/+1" in texts[-1]
    assert "4/4" in texts[-1]


def test_what_has_no_size_or_color_is_told_without(desk: Desk, alice: Place) -> None:
    texts = told(desk, alice, "Flying", object="Saying 0")
    assert texts[0].startswith("It starts as it was created: colorless Enchantment")


def test_who_controls_it_now_is_told_and_what_is_no_longer_its_is_not(desk: Desk, alice: Place) -> None:
    text = "Alice: Control Magic (on Grizzly Bears)\nOpp: Grizzly Bears"
    assert desk.run(alice, "board paste", text=text).error is None
    reply = desk.run(alice, "why", object="bears")
    assert reply.error is None, reply.verdict
    words = Words.of("en")
    printed, stolen = [step.text for step in reply.steps]
    assert words("why-now", what=words("why-controlled", player="Alice")) in stolen
    assert "controlled" not in printed
    assert [rule.id for rule in reply.steps[1].rules], "with the rule of its layer"
    assert [step.n for step in reply.steps] == [1, 2]


def test_a_copy_is_told_with_its_new_name_and_all_that_comes_with_it(desk: Desk, alice: Place) -> None:
    assert desk.run(alice, "board paste", text="Alice hand: Clone\nOpp: Serra Angel").error is None
    assert desk.run(alice, "cast", card="Clone").error is None
    asked = desk.run(alice, "resolve")
    while asked.choice is not None:
        taken = "yes" if {one.id for one in asked.choice.options} == {"yes", "no"} else asked.choice.options[0].id
        asked = desk.choose(alice, asked.choice.at, [taken])
    reply = desk.run(alice, "why", object="=Serra Angel#2")
    assert reply.error is None, reply.verdict
    assert "4/4 white Creature — Angel, flying, vigilance" in reply.verdict


def test_what_goes_by_timestamps_is_said(desk: Desk, alice: Place) -> None:
    words = Words.of("en")
    waits = told(
        desk, alice, "Enchantments are creatures in addition to their other types. They're 1/1.", object="Bear"
    )
    assert not any("timestamps" in text for text in waits)
    board = json.dumps(
        {
            "version": 1,
            "players": {"Alice": {"battlefield": ["Opalescence", "Humility", "Glorious Anthem"]}, "Opp": {}},
        }
    )
    other = Place("other", "1", name="Alice")
    assert desk.run(other, "board import", text=board).error is None
    texts = [step.text for step in desk.run(other, "why", object="Glorious Anthem").steps]
    newer = words("why-timestamp", others="Opalescence")
    assert [newer in text for text in texts if text.startswith("Layer 7b")] == [False, True], "said of the newer one"


def test_why_asks_for_something_on_the_board(desk: Desk, alice: Place) -> None:
    assert desk.run(alice, "board paste", text="Alice: Grizzly Bears\nAlice hand: Shock").error is None
    assert desk.run(alice, "why", object="Opp").error == "unknown", "a player has no characteristics"
    assert desk.run(alice, "why", object="Dragon").error == "unknown"


@pytest.mark.cr("613.8")
def test_what_depends_on_another_effect_says_on_which(desk: Desk, alice: Place) -> None:
    artifacts = {
        "name": "Saying",
        "types": ["Enchantment"],
        "text": "Creatures are artifacts in addition to their other types.",
    }
    battlefield = [{"token": artifacts}, "Opalescence", "Glorious Anthem"]
    scenario = {"version": 1, "players": {"Alice": {"battlefield": battlefield}, "Opp": {}}}
    assert desk.run(alice, "board import", text=json.dumps(scenario)).error is None
    texts = [step.text for step in desk.run(alice, "why", object="Glorious Anthem").steps]
    depends = Words.of("en")("why-dependency", others="Opalescence")
    assert [text.endswith(depends) for text in texts if "Saying" in text] == [True], texts


def test_types_size_and_colors_stand_in_the_order_of_the_language(desk: Desk, alice: Place) -> None:
    anne = Place("channel", "1", "fr", "Anne")
    good(desk.run(anne, "board paste", text="Moi: Grizzly Bears, Forest, Ornithopter"))
    assert (
        good(desk.run(alice, "why", object="Grizzly Bears")).verdict == "Grizzly Bears is a 2/2 green Creature — Bear."
    )
    said = {
        name: good(desk.run(anne, "why", object=name)).verdict for name in ("Grizzly Bears", "Forest", "Ornithopter")
    }
    assert said["Grizzly Bears"] == "Grizzly Bears est «\u00a0Créature\u00a0: Ours\u00a0», 2/2, de couleur verte."
    assert said["Forest"] == "Forest est «\u00a0Terrain de base\u00a0: Forêt\u00a0», incolore."
    assert said["Ornithopter"].startswith(
        "Ornithopter est «\u00a0Créature-artefact\u00a0: Mécanoptère\u00a0», 0/2, incolore, vol"
    )


def test_a_copy_and_what_is_face_down_start_from_what_makes_them_so(desk: Desk, alice: Place) -> None:
    good(
        desk.run(alice, "board paste", text="Alice hand: Clone\nOpp: Serra Angel, Grizzly Bears (manifested face down)")
    )
    good(desk.run(alice, "do", acts="cast Clone copying Serra Angel; resolve"))
    copied = good(desk.run(alice, "why", object="Clone")).steps
    assert [step.text for step in copied] == [
        "It is a copy of Serra Angel: 4/4 white Creature — Angel, flying, vigilance."
    ]
    assert [rule.id for rule in copied[0].rules] == ["707.2"]
    down = good(desk.run(alice, "why", object="face-down creature"))
    assert down.verdict == "Face-down creature is a 2/2 colorless Creature."
    assert [step.text for step in down.steps] == [
        "It is face down: 2/2 colorless Creature, with no name, subtypes, mana cost or text of its own."
    ]


def test_why_may_stand_behind_acts(desk: Desk, alice: Place) -> None:
    board = "Alice: Grizzly Bears; Alice hand: Giant Growth"
    asked = good(desk.run(alice, "what-if", board=board, do="cast Giant Growth on Bears; why Bears?"))
    assert asked.verdict.splitlines()[-1] == "Grizzly Bears is a 5/5 green Creature — Bear."
    assert len(asked.steps) == 2
    alone = good(desk.run(alice, "what-if", board=board, do="why is Bears"))
    assert [step.text for step in alone.steps] == ["It starts as printed: 2/2 green Creature — Bear."]
    good(desk.run(alice, "board paste", text=board))
    done = good(desk.run(alice, "do", acts="cast Giant Growth on Bears; resolve; why Grizzly Bears"))
    assert done.verdict.splitlines()[-1] == "Grizzly Bears is a 5/5 green Creature — Bear."
    assert good(desk.run(alice, "do", acts="why Grizzly Bears")).steps[0].text.startswith("It starts as printed")
    assert desk.run(alice, "do", acts="frobnicate; why Grizzly Bears").error is not None


def test_every_creature_type_is_said_in_three_words(desk: Desk, alice: Place) -> None:
    steps = told(desk, alice, "Creatures are every creature type.")
    assert "Creature — every creature type" in steps[1]


def test_keywords_are_told_with_what_they_say_of_qualities_and_costs(desk: Desk, alice: Place) -> None:
    steps = told(desk, alice, "All creatures have protection from black and ward {2}.")
    assert steps[-1].endswith("→ protection from black, ward {2}.")


def laid(desk: Desk, place: Place, *permanents: dict[str, Any]) -> None:
    """Put tokens down that are of these types and say this."""
    side = {"battlefield": [{"token": {"colors": [], **one}} for one in permanents], "mana": "any"}
    scenario = {"version": 1, "players": {"Alice": side, "Opp": {}}}
    good(desk.run(place, "board import", text=json.dumps(scenario)))


LOSE = "All creatures lose all abilities and have base power and toughness 1/1."
WAKE = "{1}: Cave becomes a 2/2 Elemental creature until end of turn. It's still a land."
HUSH = {"name": "Hush", "types": ["Enchantment"], "text": LOSE}
CAVE = {"name": "Cave", "types": ["Land"], "text": f"{{T}}: Add {{C}}.\n{WAKE}"}


@pytest.mark.cr("613.7")
def test_an_animated_land_under_what_takes_abilities_is_told_once_with_what_is_newer(desk: Desk, alice: Place) -> None:
    laid(desk, alice, HUSH, CAVE)
    reply = good(desk.run(alice, "do", acts="activate Cave; resolve; why Cave"))
    assert reply.verdict == "Cave is a 2/2 colorless Land Creature — Elemental, no abilities."
    said = [step.text for step in reply.steps]
    assert "“Cave becomes a 2/2 Elemental creature" in said[1], "without the cost"
    assert said[3:] == [
        "Layer 7b: the same effect of Hush. → 1/1.",
        "Layer 7b: the same effect of Cave. → 2/2. It is newer than the effect of Hush, so it is applied after that.",
    ]


@pytest.mark.cr("305.7")
def test_of_a_land_without_other_abilities_the_mana_ability_of_its_type_is_told(desk: Desk, alice: Place) -> None:
    lunar = {"name": "Moon", "types": ["Enchantment"], "text": "Nonbasic lands are Mountains."}
    laid(desk, alice, lunar, CAVE)
    assert good(desk.run(alice, "why", object="Cave")).verdict == (
        "Cave is a colorless Land — Mountain, no abilities but “{T}: Add {R}”."
    )
    arbor = {"name": "Arbor", "types": ["Land", "Creature"], "subtypes": ["Forest"], "power": 1, "toughness": 1}
    laid(desk, alice, HUSH, arbor)
    bare = good(desk.run(alice, "why", object="Arbor"))
    assert bare.verdict == "Arbor is a 1/1 colorless Land Creature — Forest, no abilities.", "not even that one"
    assert [step.text.partition("→ ")[2] for step in bare.steps[1:]] == ["no abilities."]


def test_what_is_given_is_told_and_what_is_printed_is_not_told_again(desk: Desk, alice: Place) -> None:
    gift = {"name": "Gift", "types": ["Enchantment"], "text": 'Lands have "{T}: Add {G}."'}
    laid(desk, alice, gift, CAVE)
    reply = good(desk.run(alice, "why", object="Cave"))
    assert reply.verdict == "Cave is a colorless Land, “{T}: Add {G}”."
    assert [step.text.partition("→ ")[2] for step in reply.steps[1:]] == ["“{T}: Add {G}”."]


@pytest.mark.cr("704.5g")
def test_of_what_has_died_the_steps_say_why(desk: Desk, alice: Place) -> None:
    """Nobody asks why a card in a graveyard is a 2/2."""
    board = "You: Grizzly Bears; You hand: Shock"
    reply = good(desk.run(alice, "what-if", board=board, do="shock Bears; why Bears"))
    assert reply.verdict == "Grizzly Bears dies."
    assert reply.steps[-1].text == "Grizzly Bears is destroyed: lethal damage."
    again = good(desk.run(alice, "what-if", board="You: Grizzly Bears", do="why is Bears a 2/2"))
    assert again.verdict.startswith("Grizzly Bears is a 2/2 green Creature")


def test_by_what_its_counters_were_put_there_is_told(desk: Desk, alice: Place) -> None:
    grower = '1/1 Hydra creature token with "Whenever a player casts a spell, put a +1/+1 counter on this creature."'
    board, do = f"You: {grower}; You hand: Shock", "cast Shock on Opp; resolve all; why Hydra"
    reply = good(desk.run(alice, "what-if", board=board, do=do))
    assert reply.steps[-1].text.startswith("Layer 7c: its counters: 1 +1/+1 (1 by Hydra).")
    first, second = reply.verdict.splitlines()
    assert first == "Opp is at 18 life (2 damage).", "what size it has become is said below"
    assert second.startswith("Hydra is a 2/2 ")


def test_of_abilities_that_are_lost_it_is_told_that_they_were_there(desk: Desk, alice: Place) -> None:
    grower = '1/1 Hydra creature token with "Whenever a player casts a spell, put a +1/+1 counter on this creature."'
    moon = 'Moon enchantment token with "Creatures lose all abilities."'
    assert desk.run(alice, "board paste", text=f"Alice: {grower}, {moon}").error is None
    reply = good(desk.run(alice, "why", object="Hydra"))
    assert reply.steps[0].text.endswith("Creature — Hydra, 1 ability.")
    assert "no abilities" in reply.steps[1].text


def test_that_it_survives_is_told_beside_what_it_is(desk: Desk, alice: Place) -> None:
    board, do = "You: Giant Spider; Opp hand: Shock", "Opp casts Shock on Spider; resolve; why Spider"
    first, second = good(desk.run(alice, "what-if", board=board, do=do)).verdict.splitlines()
    assert first == "Giant Spider (2/4, 2 damage) survives."
    assert second.startswith("Giant Spider is a 2/4 ")


@pytest.mark.cr("305.6", "613.1d")
def test_the_mana_ability_of_a_land_type_that_was_gained_stands_beside_other_abilities(
    desk: Desk, alice: Place
) -> None:
    """What has taken its own abilities has left it those that effects give, and it has the one of its type."""
    sea = {"name": "Sea", "types": ["Enchantment"], "text": "Nonbasic lands are Islands."}
    wings = {"name": "Wings", "types": ["Enchantment"], "text": "Lands have flying."}
    laid(desk, alice, sea, wings, CAVE)
    assert good(desk.run(alice, "why", object="Cave")).verdict == (
        "Cave is a colorless Land — Island, flying, “{T}: Add {U}”."
    )


def test_a_land_of_every_creature_type_keeps_its_land_type(desk: Desk, alice: Place) -> None:
    marsh = {"name": "Marsh", "types": ["Enchantment"], "text": "Each land is a Swamp in addition to its other types."}
    wake = "{1}: Hut becomes a 2/2 creature with all creature types until end of turn. It's still a land."
    laid(desk, alice, marsh, {"name": "Hut", "types": ["Land"], "text": wake})
    reply = good(desk.run(alice, "do", acts="activate Hut; resolve; why Hut"))
    assert reply.verdict.splitlines()[-1].startswith(
        "Hut is a 2/2 colorless Land Creature — Swamp and every creature type"
    )


@pytest.mark.cr("613.8", "305.7")
def test_what_is_applied_first_says_whose_effects_wait_for_it_and_come_to_nothing(desk: Desk, alice: Place) -> None:
    """The land asked about would be a Forest by its own ability, which is gone before that applies."""
    moon = {"name": "Moon", "types": ["Enchantment"], "text": "Nonbasic lands are Mountains."}
    grove = {"name": "Grove", "types": ["Land"], "text": "Each land is a Forest in addition to its other land types."}
    laid(desk, alice, moon, grove)
    last = good(desk.run(alice, "why", object="Grove")).steps[-1]
    assert last.text.endswith("It is applied before the effect of Grove, which depends on it.")
    assert "613.8" in [one.id for one in last.rules]
