"""What stands beside each thing that can be chosen, and what else there is to know."""

from __future__ import annotations

import engine
from bot.desk import Desk, Place, Reply
from bot.desk.option_views import note_of
from bot.desk.reply import ChoiceView
from bot.words import Words
from tests.bot.replies import good

WORDS = Words.of("en")


def choice(reply: Reply) -> ChoiceView:
    assert good(reply).choice is not None
    assert reply.choice is not None
    return reply.choice


def details(reply: Reply) -> dict[str, str]:
    return {one.label: one.detail for one in choice(reply).options}


def test_a_target_is_shown_with_its_state_and_whose_it_is(desk: Desk, alice: Place) -> None:
    text = "Alice: Grizzly Bears (tapped)\nAlice hand: Shock, Counterspell\nBob: Serra Angel (1 damage), life 7"
    good(desk.run(alice, "board paste", text=text))
    asked = desk.run(alice, "cast", card="Shock")
    assert details(asked) == {
        "Alice": "20 life",
        "Bob": "7 life",
        "Grizzly Bears": "2/2 tapped · Alice",
        "Serra Angel": "4/4 with 1 damage · Bob",
    }
    assert {one.like for one in choice(asked).options} == {None}


def test_a_spell_is_shown_with_what_it_aims_at_and_whose_it_is(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="Alice: Grizzly Bears\nAlice hand: Shock, Murder\nBob hand: Counterspell"))
    good(desk.run(alice, "cast", card="Shock", target="Bob"))
    good(desk.run(alice, "cast", card="Murder", target="Grizzly Bears"))
    asked = desk.run(alice, "cast", card="Counterspell", player="Bob")
    assert details(asked) == {"Murder": "→ Grizzly Bears · Alice", "Shock": "→ Bob · Alice"}


def test_a_card_is_shown_with_its_zone_and_whose_it_is(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="Alice hand: Regrowth, Fog\nAlice graveyard: Shock, Grizzly Bears"))
    asked = desk.run(alice, "cast", card="Regrowth")
    assert details(asked) == {"Shock": "graveyard · Alice", "Grizzly Bears": "graveyard · Alice"}


def test_yes_and_no_have_nothing_beside_them(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="Alice hand: Clone\nBob: Serra Angel"))
    good(desk.run(alice, "cast", card="Clone"))
    asked = desk.run(alice, "resolve")
    assert set(details(asked).values()) <= {"", "4/4 · Bob"}


def test_triggers_that_do_the_same_are_alike_in_an_order(desk: Desk, alice: Place) -> None:
    text = "Alice: 2 Flux Channeler, Invocation of the Founders, Ajani's Pridemate (1 +1/+1)\nBob: Forest"
    good(desk.run(alice, "board paste", text=text))
    asked = choice(desk.run(alice, "cast", card="Shock", target="Bob"))
    assert [one.like for one in asked.options] == [0, 0, 2]
    assert asked.note == WORDS("choice-onto-stack")


def test_a_division_tells_the_least_and_what_is_lethal(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="Alice: Colossal Dreadmaw\nBob: Typhoid Rats, Giant Spider (1 damage)"))
    good(desk.run(alice, "attack", attackers="Colossal Dreadmaw", target="Bob"))
    blocked = desk.run(alice, "block", blockers="Typhoid Rats > Colossal Dreadmaw, Giant Spider > Colossal Dreadmaw")
    asked = desk.run(alice, "go-to", step="end of combat") if blocked.choice is None else blocked
    told = details(asked)
    assert told["Typhoid Rats"] == WORDS("option-lethal", n=1)
    assert told["Giant Spider"] == WORDS("option-lethal", n=3)
    assert told["Bob"] == ""
    ready = choice(asked).ready
    assert ready
    assert all(sum(one.shares) == 6 for one in ready)
    assert all(len(one.shares) == 3 for one in ready)


def pending(*least: int | None, total: int = 5, form: str = "division", onto_stack: bool = False) -> engine.Pending:
    options = tuple(engine.PendingOption(str(n), str(n), least=one) for n, one in enumerate(least))
    return engine.Pending("A", "kind", "Divide.", options, total, total, "601.2d", form=form, onto_stack=onto_stack)  # type: ignore[arg-type]


def test_what_is_left_once_everybody_has_the_least_is_told() -> None:
    assert note_of(pending(1, 1), WORDS) == WORDS("choice-left", total=5, each=1, left=3)
    assert note_of(pending(0, 0), WORDS) == ""
    assert note_of(pending(None, None), WORDS) == ""
    assert note_of(pending(None, 1), WORDS) == WORDS("choice-left", total=5, each=0, left=4)
    assert note_of(pending(1, 1, form="options"), WORDS) == ""
    assert note_of(pending(form="options", onto_stack=True), WORDS) == WORDS("choice-onto-stack")


def test_at_least_one_each_is_said_of_a_divided_spell(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="Alice hand: Arc Lightning\nBob: Serra Angel, Giant Spider"))
    asked = desk.run(alice, "cast", card="Arc Lightning", target="Serra Angel", target2="Giant Spider")
    told = details(asked)
    assert told["Serra Angel"] == f"{WORDS('option-least', n=1)}, {WORDS('option-lethal', n=4)}"
    assert choice(asked).note == WORDS("choice-left", total=3, each=1, left=1)


def test_a_card_that_is_looked_for_is_shown_with_the_zone_it_is_in(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="Alice hand: Duress\nBob hand: Shock, Fog\nBob graveyard: Murder"))
    good(desk.run(alice, "cast", card="Duress", target="Bob"))
    asked = desk.run(alice, "resolve")
    assert details(asked) == {"Shock": "hand · Bob", "Fog": "hand · Bob"}
