"""What stands around an outcome: how a choice is asked, what can be tapped, what an answer stands on."""

from __future__ import annotations

import json

import pytest

import engine
from bot.desk import Desk, Place, Reply, Shape
from bot.desk.presenting import dates, quoted, rule_sections, ruling_sections, shape_of
from bot.desk.reply import Citation, RulingView
from bot.desk.typed_and_tapped_answers import Asked
from bot.words import Words
from tests.bot.replies import good


def actions(reply: Reply) -> list[str]:
    return [button.id.split(":")[-1] for button in reply.buttons]


@pytest.mark.parametrize(
    ("count", "more", "shape"),
    [
        (2, {"min": 1, "max": 1}, Shape.BUTTONS),
        (5, {"min": 1, "max": 1}, Shape.BUTTONS),
        (6, {"min": 1, "max": 1}, Shape.SELECT),
        (2, {"min": 0, "max": 1}, Shape.SELECT),
        (2, {"min": 1, "max": 2}, Shape.SELECT),
        (25, {"min": 0, "max": None}, Shape.SELECT),
        (26, {"min": 0, "max": None}, Shape.PAGES),
        (2, {"min": 2, "max": 2, "ordered": True}, Shape.ORDER),
        (1, {"min": 1, "max": 1, "ordered": True}, Shape.BUTTONS),
        (0, {"min": 1, "max": 1}, Shape.TEXT),
        (3, {"min": 1, "max": 1, "by_name": True}, Shape.TEXT),
        (0, {"min": 0, "max": 9, "form": "number"}, Shape.NUMBER),
        (2, {"min": 3, "max": 3, "form": "division"}, Shape.DIVIDE),
    ],
)
def test_how_a_choice_is_best_asked(count: int, more: dict[str, object], shape: Shape) -> None:
    options = tuple(engine.PendingOption(str(n), str(n)) for n in range(count))
    pending = engine.Pending("A", "kind", "Choose.", options, rule="608.2d", **more)  # type: ignore[arg-type]
    assert shape_of(Asked(pending, options, options)) is shape


def test_what_can_be_tapped_fits_what_can_be_done(desk: Desk, alice: Place) -> None:
    shown = good(desk.run(alice, "board paste", text="You: Grizzly Bears\nYou hand: Shock\nOpp: Serra Angel"))
    assert actions(shown) == ["next", "board", "undo"]
    cast = good(desk.run(alice, "cast", card="Shock", target="Opp"))
    assert actions(cast)[:3] == ["resolve", "pass", "rules"]
    assert cast.buttons[0].style == "primary"
    assert cast.buttons[1].style == "secondary"
    assert [button.private for button in cast.buttons] == [action in ("rules", "rulings") for action in actions(cast)]
    assert "rulings" not in actions(cast)


def test_an_open_choice_leaves_nothing_else_to_do_but_look_and_take_back(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You hand: Duress\nOpp hand: Shock, Fog"))
    good(desk.run(alice, "cast", card="Duress", target="Opp"))
    asked = good(desk.run(alice, "resolve"))
    assert asked.choice is not None
    assert not {"resolve", "pass", "next"} & set(actions(asked))
    assert asked.choice.why.startswith(asked.choice.rule.id if asked.choice.rule else "-")


def test_a_choice_before_anything_has_happened_is_asked_by_name(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You hand: Arc Lightning\nOpp: Serra Angel, Giant Spider"))
    asked = good(desk.run(alice, "cast", card="Arc Lightning"))
    assert asked.choice is not None
    assert not asked.steps
    assert asked.verdict.startswith("It's up to Alice: ")


def test_what_was_taken_for_granted_and_what_is_not_read_stands_below(desk: Desk, alice: Place) -> None:
    scenario = {
        "version": 1,
        "players": {
            "Alice": {
                "battlefield": [
                    {
                        "token": {
                            "name": "Riddle",
                            "types": ["Enchantment"],
                            "text": "Whenever a player draws a card, get wet.",
                        }
                    }
                ],
                "hand": ["Divination"],
                "mana": "any",
            },
            "Opp": {},
        },
    }
    good(desk.run(alice, "board import", text=json.dumps(scenario)))
    cast = good(desk.run(alice, "cast", card="Divination"))
    assert any("mana" in line for line in cast.footer[1:])
    reply = good(desk.run(alice, "resolve"))
    assert any("Whenever a player draws a card, get wet." in line for line in reply.footer)
    assert not any("mana" in line for line in reply.footer), "what was taken for granted is said once"
    plain = good(desk.run(Place("other", "1"), "board paste", text="You: Grizzly Bears"))
    assert len(plain.footer) == 1, "nothing taken for granted, nothing unread"


def test_what_an_answer_stands_on_is_dated() -> None:
    words = Words.of("en")
    assert dates("2026-04-17", "2026-05-01", words) == f"{words('footer-rules', date='2026-04-17')} · " + words(
        "footer-cards", date="2026-05-01"
    )
    assert dates("", None, words) == f"{words('footer-no-rules')} · {words('footer-starter')}"
    assert quoted(words) == ()
    assert quoted(Words.of("fr")) == (Words.of("fr")("footer-quoted"),)


def test_what_a_long_rule_says_stands_above_its_text() -> None:
    (told,) = rule_sections([Citation("305.7", "It loses its other land types.", "Official. " * 40)])
    assert told.heading == "305.7 · It loses its other land types."
    assert told.text.startswith("Official.")


def test_rules_and_rulings_stand_once_with_their_official_text_where_it_is_known() -> None:
    known, ours, bare = Citation("310.6", "ours", "Official."), Citation("704.5f", "It dies.", None), Citation("1", "")
    told = rule_sections([known, ours, known, bare])
    assert [(s.heading, s.text, s.quoted) for s in told] == [
        ("310.6", "Official.", True),
        ("704.5f", "It dies.", False),
    ]
    ruling = RulingView("Opalescence", "2020-01-01", "It is so.", "wotc")
    undated = RulingView("Opalescence", "", "It is not.", "wotc")
    assert [s.heading for s in ruling_sections([ruling, ruling, undated])] == [
        "Opalescence · 2020-01-01",
        "Opalescence",
    ]


def test_a_refusal_explains_what_decides_it_and_not_what_is_true_of_every_target(desk: Desk, alice: Place) -> None:
    do = "cast Doom Blade on White Knight"
    reply = desk.run(alice, "what-if", board="You hand: Doom Blade; Opp: White Knight", do=do)
    assert [one.heading for one in reply.sections] == ["702.16b"]
    assert "601.2c" in [one.id for one in reply.citations]
