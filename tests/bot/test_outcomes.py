"""What would come of a choice, told: whether it matters, what each answer leads to, and how far it was played."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import pytest

import engine
from bot.desk import Desk, Place, Reply
from bot.desk.commands.outcomes import MOST_ROWS, MOST_WITHIN, told
from bot.desk.undecided import MOST_STEPS, of_every_answer, steps_of_every_answer
from bot.words import Words
from tests.bot.replies import good

WORDS = Words.of("en")


def one(said: str, *results: str, then: engine.Outcomes | None = None, asks: str = "") -> engine.Outcome:
    return engine.Outcome((), said, results, asks, then)


def found(*outcomes: engine.Outcome, **more: Any) -> engine.Outcomes:
    known = {"player": "Alice", "kind": "target", "prompt": "Choose.", "rule": "601.2c", "always": (), "all": True}
    return engine.Outcomes(**known | {"outcomes": outcomes, "played": len(outcomes)} | more)


def lines(reply: Reply) -> list[tuple[str, str]]:
    return [(section.heading, section.text) for section in reply.sections]


def test_nothing_is_told_where_nothing_is_asked(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Grizzly Bears"))
    assert desk.run(alice, "outcomes").error == "state"


def test_each_answer_has_its_results(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You hand: Duress\nOpp hand: Shock, Fog"))
    good(desk.run(alice, "cast", card="Duress", target="Opp"))
    asked = good(desk.run(alice, "resolve"))
    reply = good(desk.run(alice, "outcomes"))
    assert reply.verdict == "2 different results, as Alice chooses."
    assert lines(reply) == [("Shock", "Opp discards Shock."), ("Fog", "Opp discards Fog.")]
    assert reply.footer == ("Played out 2 times, with everybody passing.",)
    assert reply.buttons == ()
    assert reply.at == asked.at
    tapped = good(desk.press(alice, next(b.id for b in asked.buttons if b.id.endswith(":outcomes"))))
    assert tapped.private
    assert not reply.private
    assert lines(tapped) == lines(reply)
    assert desk.boards.at("channel").revision == asked.at.revision if asked.at else False, "nothing was done"


def test_many_results_stand_behind_a_button(desk: Desk, alice: Place) -> None:
    creatures = "Serra Angel, Soul Warden, Savannah Lions, Llanowar Elves, Giant Spider, Healer's Hawk, Fencing Ace"
    good(desk.run(alice, "board paste", text=f"Opp: {creatures}\nYou hand: Murder"))
    asked = good(desk.run(alice, "cast", card="Murder"))
    assert asked.choice is not None
    seven = good(desk.run(alice, "outcomes"))
    assert len(seven.sections) == 7, "one more than fits is not worth a tap"
    assert seven.buttons == ()
    good(desk.run(alice, "board undo"))
    good(desk.run(alice, "board add", card="Ornithopter", controller="Opp"))
    good(desk.run(alice, "cast", card="Murder"))
    eight = good(desk.run(alice, "outcomes"))
    assert len(eight.sections) == MOST_ROWS + 1
    assert eight.sections[-1].text == "… and 2 more."
    (button,) = eight.buttons
    assert button.private
    everything = good(desk.press(alice, button.id))
    assert everything.private
    assert len(everything.sections) == 8
    assert everything.buttons == ()


@pytest.mark.parametrize(
    ("kind", "more", "verdict"),
    [
        ("order", {}, "outcomes-same-order"),
        ("target", {}, "outcomes-same-answer"),
        ("target", {"all": False}, "outcomes-same-so-far"),
        ("order", {"all": False}, "outcomes-same-so-far"),
    ],
)
def test_what_makes_no_difference_is_said_so(kind: str, more: dict[str, bool], verdict: str) -> None:
    reply = told(found(one("Bears", "It dies."), kind=kind, played=3, **more), WORDS)
    assert reply.verdict == WORDS(verdict, n=3)
    assert lines(reply) == [("", "It dies.")]


def test_what_comes_in_every_case_stands_first() -> None:
    reply = told(found(one("Yes", "One."), one("No", "Two."), always=("Shock resolves.", "It is so.")), WORDS)
    assert lines(reply)[0] == ("", WORDS("outcomes-always", what="Shock resolves. It is so."))
    assert lines(reply)[1:] == [("Yes", "One."), ("No", "Two.")]


def test_nothing_is_told_as_nothing_else() -> None:
    reply = told(found(one("Yes", "One."), one("No"), one("Maybe", asks="Bob is asked.")), WORDS)
    nothing = WORDS("outcomes-nothing-more")
    assert lines(reply) == [("Yes", "One."), ("No", nothing), ("Maybe", f"{nothing} Bob is asked.")]


def test_what_is_asked_then_is_told_with_what_comes_of_that() -> None:
    then = found(one("Bears", "Bears die."), one("Wolf"), player="Bob", prompt="Which?", always=("So be it.",))
    reply = told(found(one("Yes", "One.", then=then), one("No", "Two.")), WORDS)
    asked = f"So be it. {WORDS('outcomes-then', player='Bob', prompt='Which?')}"
    bears = WORDS("outcomes-further", answer="Bears", what="Bears die.")
    wolf = WORDS("outcomes-further", answer="Wolf", what=WORDS("outcomes-nothing-more"))
    assert lines(reply) == [("Yes", f"One.\n{asked}\n{bears}\n{wolf}"), ("No", "Two.")]
    silent = told(found(one("Yes", then=then), one("No", "Two.")), WORDS)
    assert lines(silent)[0] == ("Yes", f"{asked}\n{bears}\n{wolf}"), "what is asked is something"


def test_of_one_answer_what_is_asked_next_is_what_differs() -> None:
    then = found(one("Bears", "Bears die."), one("Wolf", "Wolf dies."), player="Bob", prompt="Which?", always=("So.",))
    reply = told(found(one("Yes", "One.", then=then)), WORDS)
    assert lines(reply) == [
        ("", f"So. {WORDS('outcomes-then', player='Bob', prompt='Which?')}"),
        ("Bears", "Bears die."),
        ("Wolf", "Wolf dies."),
    ]


@pytest.mark.parametrize("many", [MOST_WITHIN, MOST_WITHIN + 1, MOST_WITHIN + 3])
def test_of_a_further_choice_only_so_many_results_are_told(many: int) -> None:
    then = found(*(one(str(n), f"{n}.") for n in range(many)), player="Bob", prompt="Which?")
    text = lines(told(found(one("Yes", then=then), one("No")), WORDS))[0][1].split("\n")[1:]
    more = many - MOST_WITHIN
    assert len(text) == MOST_WITHIN + (more > 0)
    assert (text[-1] == WORDS("outcomes-more", n=more)) is (more > 0)


@pytest.mark.parametrize(("rows", "many", "shown"), [(2, 2, 2), (2, 3, 3), (2, 4, 3), (None, 9, 9)])
def test_one_row_more_than_fits_is_shown_and_several_are_counted(rows: int | None, many: int, shown: int) -> None:
    reply = told(found(*(one(str(n), f"{n}.") for n in range(many))), WORDS, rows)
    assert len(reply.sections) == shown
    assert (reply.sections[-1].text == WORDS("outcomes-more", n=2)) is (many == 4)


def test_below_stands_how_far_it_was_played_and_what_it_stands_on() -> None:
    def remarks(**more: Any) -> list[str]:
        return list(told(found(one("Yes"), one("No"), **more), WORDS).footer)

    played = WORDS("outcomes-played", n=2)
    assert remarks() == [played]
    assert remarks(all=False) == [played, WORDS("outcomes-not-all")]
    open_still = found(one("Yes", asks="Bob is asked."), one("No"))
    assert told(open_still, WORDS).footer == (played, WORDS("outcomes-not-to-the-end"))
    assert remarks(by_chance=True) == [played, WORDS("outcomes-by-chance")]
    assert remarks(unread=("Shock", "Fog")) == [played, WORDS("outcomes-unread", cards="Shock, Fog")]


def test_what_is_asked_again_and_again_is_counted_not_told(desk: Desk, alice: Place) -> None:
    sides = "Alice: 3 Flux Channeler, Invocation of the Founders, Ajani's Pridemate (1 +1/+1)\nOpp: Forest"
    good(desk.run(alice, "board paste", text=sides))
    good(desk.run(alice, "cast", card="Shock", target="Opp"))
    told = good(desk.run(alice, "outcomes"))
    lines = [line for section in told.sections for line in section.text.splitlines()]
    assert any("chooses again, with" in line for line in lines)
    assert max(map(len, lines)) < 250, "each fits a phone"


def test_where_triggers_wait_for_their_order_the_verdict_says_what_comes_of_every_order() -> None:
    """What a person asks is what happens, not in which order."""

    def verdict(asking: bool) -> str:
        return "Bears die. It's up to A: in which order?" if asking else "Bears die."

    drawing = found(one("Yes", "A draws a card."), one("No"), kind="may", always=("A creates a Spirit Token (1/1).",))
    same = found(one("any order", then=drawing), kind="order")
    assert of_every_answer(same, verdict, WORDS) == (
        "Bears die. In any order: A creates a Spirit Token (1/1). Then it's up to Alice: choose."
    )
    differ = found(one("1", "A is at 1 life."), one("2"), kind="order", always=("B draws a card.",))
    told = of_every_answer(differ, verdict, WORDS)
    assert told.endswith(
        "in which order? In any order: B draws a card.\n– 1: A is at 1 life.\n– 2: Nothing more happens."
    )
    many = found(one("1", "A is at 1 life."), one("2"), one("3"), kind="order", always=("B draws a card.",))
    assert of_every_answer(many, verdict, WORDS).splitlines()[1:] == [
        "– 1: A is at 1 life.",
        "– 2: Nothing more happens.",
        "– 3: Nothing more happens.",
    ]
    most = found(*(one(str(n), f"Cat {n} dies.") for n in range(7)), kind="order")
    assert of_every_answer(most, verdict, WORDS).endswith("order?\nThe order matters: 7 different results.")
    part = replace(most, all=False)
    told = of_every_answer(part, verdict, WORDS)
    assert told.endswith("The order matters: 7 different results of those tried.")
    more = found(one("any order", "A draws a card."), kind="order", all=False)
    assert of_every_answer(more, verdict, WORDS) == "Bears die. In each order tried: A draws a card."


def test_of_many_results_of_orders_the_verdict_says_the_life_and_what_leads_to_the_least_and_the_most() -> None:
    ends = [one(str(n), f"B is at {n} life.") for n in range(7)]
    lives = engine.LivesThen("Bob", (2, 3, 4, 5, 6, 7), loses=True, ends=(0, 6))
    many = replace(found(*ends, kind="order"), lives=(lives,))

    def verdict(asking: bool) -> str:
        return "In which order?"

    lines = ["– 0: B is at 0 life.", "– 6: B is at 6 life."]
    said = "Depending on the order, Bob is at 2 to 7 life or loses the game."
    assert of_every_answer(many, verdict, WORDS).splitlines()[1:] == [said, *lines]
    tried = of_every_answer(replace(many, all=False), verdict, WORDS)
    said = "In the orders tried, Bob is at 2 to 7 life or loses the game."
    assert tried.splitlines()[1:] == [said], "others were not played"
    few = replace(many, lives=(engine.LivesThen("Bob", (1,), loses=True, ends=(0, 6)),))
    said = "Selon l’ordre, Bob est à 1 point de vie ou perd la partie."
    assert said in of_every_answer(few, verdict, Words.of("fr"))


def test_where_few_answers_can_be_given_the_verdict_says_what_comes_of_each() -> None:
    """Both results are told of a choice of which effect applies first (616.1), not only that it is open."""

    def verdict(asking: bool) -> str:
        return "It's up to A: choose which effect applies first" if asking else ""

    same = found(one("Torbran first", "B is at 10 life."), kind="replacement")
    assert of_every_answer(same, verdict, WORDS).endswith("Whichever effect is applied first: B is at 10 life.")
    differ = found(one("Torbran first", "B is at 10 life."), one("Furnace first", asks="B chooses."))
    assert of_every_answer(differ, verdict, WORDS).splitlines()[1:] == [
        "– Torbran first: B is at 10 life.",
        "– Furnace first: B chooses.",
    ]
    three = found(*(one(name, f"{name} dies.") for name in ("Bears", "Wolf", "Angel")), kind="target")
    assert len(of_every_answer(three, verdict, WORDS).splitlines()) == 4
    further = found(one("A", then=differ), one("B"))
    assert of_every_answer(further, verdict, WORDS).splitlines()[1:] == [
        "– A: Then it's up to Alice: choose.",
        "   – Torbran first: B is at 10 life.",
        "   – Furnace first: B chooses.",
        "– B: Nothing more happens.",
    ]
    always = found(one("Mana", "A stays at 20 life."), one("Life", "A is at 18 life."), always=("Bears dies.",))
    assert of_every_answer(always, verdict, WORDS).splitlines()[:2] == ["In any case: Bears dies.", verdict(True)]
    both = found(one("A", then=differ), one("B", then=differ))
    assert of_every_answer(both, verdict, WORDS).splitlines()[1:] == [
        "Then it's up to Alice: choose.",
        "– Torbran first: B is at 10 life.",
        "– Furnace first: B chooses.",
    ], "what is asked behind every answer alike is told once"
    settled = found(one("A", then=same), one("B"))
    assert of_every_answer(settled, verdict, WORDS).splitlines()[1] == "– A: B is at 10 life."
    assert len(of_every_answer(found(*map(one, "WUBRG")), verdict, WORDS).splitlines()) == 6, "each color is told"
    assert of_every_answer(found(*map(one, "ABCDEF")), verdict, WORDS) == verdict(True), "too many for a verdict"


def test_what_the_answers_take_for_granted_is_owned_up_to(desk: Desk, alice: Place) -> None:
    """Nobody has said what is in the library from which one of the answers draws."""
    acts = "crew Smuggler's Copter; choose Grizzly Bears; resolve; attack with Smuggler's Copter; resolve all"
    reply = good(desk.run(alice, "what-if", board="You: Smuggler's Copter, Grizzly Bears", do=acts))
    assert "– Yes: Alice discards an unknown card. Alice draws a card." in reply.verdict
    assert any("The cards that Alice draws are unknown" in line for line in reply.footer)


def test_of_a_division_it_is_told_what_people_mostly_want() -> None:
    ways = found(one("1 and 5", "Rats die."), one("6"), kind="damage", all=False, always=("Dreadmaw dies.",))
    assert of_every_answer(ways, lambda asking: "A must choose.", WORDS).splitlines() == [
        "A must choose.",
        "– 1 and 5: Rats die.",
        "– 6: Nothing more happens.",
        "With each of these: Dreadmaw dies.",
    ]


def test_a_player_called_by_a_pronoun_is_told_of_as_a_player() -> None:
    then = found(one("Yes"), one("No"), player="You", kind="may")
    reply = told(found(one("any order", then=then), player="You", kind="order"), WORDS)
    assert "Then Player You chooses: Choose." in [text for _, text in lines(reply)]


def test_what_would_come_of_an_attack_of_thirty_is_told_in_time(desk: Desk, alice: Place) -> None:
    bears = ", ".join(f"Grizzly Bears ({n} +1/+1)" for n in range(1, 31))
    good(desk.run(alice, "board paste", text=f"You: {bears}\nOpp: Serra Angel, Giant Spider, Typhoid Rats"))
    good(desk.run(alice, "go-to", step="declare attackers"))
    began = time.process_time()
    reply = good(desk.run(alice, "outcomes"))
    assert time.process_time() - began < 6
    assert "more answers than were played" in " ".join(reply.footer)


def test_of_many_steps_that_follow_every_answer_it_is_said_how_many_are_not_shown() -> None:
    steps = tuple(engine.Step(n, f"Step {n}.", 0, engine.StepKind.HAPPENED, (), (), ()) for n in range(MOST_STEPS + 2))
    shown, more = steps_of_every_answer(found(one("A"), one("B"), steps=steps), (), WORDS)
    assert [step.n for step in shown.steps] == list(range(1, MOST_STEPS + 1))
    assert more.text == "… and 2 more."
    assert steps_of_every_answer(found(one("A"), one("B")), (), WORDS) == ()


def test_what_comes_several_times_of_an_answer_is_told_with_its_number(desk: Desk, alice: Place) -> None:
    turns = "{T}: Target player takes two extra turns after this one."
    text = f'1/1 Keeper creature token with "{turns}"'
    reply = good(desk.run(alice, "what-if", board=f"You: {text}; Opp: nothing", do="activate Keeper"))
    assert "– Opp: Opp will take an extra turn after this one (2 times)." in reply.verdict
