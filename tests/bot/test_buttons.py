"""Taps: what a button of this position does, and what one of an earlier position still shows."""

from __future__ import annotations

import pytest

from bot.desk import Desk, Place, Reply
from bot.desk.buttons import only_shows
from tests.bot.replies import good


def button(reply: Reply, action: str) -> str:
    """The id of that action at the position of a reply, whether it is offered or not."""
    assert reply.at is not None
    return f"b:{reply.at.board}:{reply.at.revision}:{action}"


@pytest.fixture
def cast(desk: Desk, alice: Place) -> Reply:
    good(desk.run(alice, "board paste", text="You hand: Shock, Duress\nOpp: Grizzly Bears\nOpp hand: Fog, Murder"))
    return good(desk.run(alice, "cast", card="Shock", target="Grizzly Bears"))


def test_what_acts_needs_the_present_position_and_what_shows_does_not(desk: Desk, alice: Place, cast: Reply) -> None:
    resolved = good(desk.press(alice, button(cast, "resolve")))
    assert "Grizzly Bears dies" in resolved.verdict
    for action in ("resolve", "pass", "next", "undo", "outcomes", "outcomes-all"):
        assert desk.press(alice, button(cast, action)).error == "state", action
    for action in ("rules", "rulings", "board", "share"):
        good(desk.press(alice, button(cast, action)))
    assert desk.boards.at("channel").revision == resolved.at.revision if resolved.at else False


@pytest.mark.parametrize("identity", ["b:1", "b:1:x:rules", "b:x:1:rules", "b:1:1:dance", "q:dance:me", "", "nonsense"])
def test_a_button_that_is_none_is_of_another_time(desk: Desk, alice: Place, cast: Reply, identity: str) -> None:
    assert desk.press(alice, identity).error == "state"


def test_passing_goes_to_the_next_player_and_next_to_the_next_step(desk: Desk, alice: Place, cast: Reply) -> None:
    passed = good(desk.press(alice, button(cast, "pass")))
    assert "Opp has priority now" in passed.verdict
    assert "Grizzly Bears dies" in good(desk.press(alice, button(passed, "pass"))).verdict
    shown = good(desk.run(alice, "board show"))
    good(desk.press(alice, button(shown, "next")))
    assert desk.games.at(desk.boards.at("channel"), "en").position.turn.step == "declare attackers"


def test_the_rules_of_these_steps_and_of_no_others_are_the_askers_to_read(
    desk: Desk, alice: Place, cast: Reply
) -> None:
    resolved = good(desk.press(alice, button(cast, "resolve")))
    told = good(desk.press(alice, button(resolved, "rules")))
    cited = [rule.id for step in resolved.steps for rule in step.rules]
    assert [section.heading for section in told.sections] == list(dict.fromkeys(cited))
    assert told.private
    assert told.footer[0].startswith("Rules of")
    rulings = good(desk.press(alice, button(resolved, "rulings")))
    assert rulings.private
    assert rulings.sections == ()


def test_the_rulings_of_these_steps_stand_once_each(desk: Desk, alice: Place) -> None:
    text = "You: Invasion of Zendikar (1 defense, protector Opp)\nYou hand: Shock"
    good(desk.run(alice, "board paste", text=text))
    good(desk.run(alice, "cast", card="Shock", target="Invasion of Zendikar"))
    told = good(desk.run(alice, "resolve"))
    cited = {ruling.text for step in told.steps for ruling in step.rulings}
    shown = good(desk.press(alice, button(told, "rulings")))
    assert {section.text for section in shown.sections} == cited
    assert len(shown.sections) == len(cited)
    assert all("Invasion of Zendikar" in section.heading for section in shown.sections)


def test_the_board_before_and_after_can_be_gone_on_with_only_where_it_stands_now(
    desk: Desk, alice: Place, cast: Reply
) -> None:
    shown = good(desk.press(alice, button(cast, "board")))
    assert shown.picture is not None
    assert shown.picture.before is not None
    assert not shown.picture.before.stack
    assert shown.picture.position.stack
    assert shown.buttons[-1].id == button(cast, "share")
    good(desk.press(alice, button(cast, "resolve")))
    later = good(desk.press(alice, button(cast, "board")))
    assert later.buttons == ()
    assert later.choice is None
    assert later.picture is not None
    assert later.picture.position.stack, "it shows how it stood then"


def test_the_open_choice_is_shown_with_the_board(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You hand: Duress\nOpp hand: Fog, Murder"))
    good(desk.run(alice, "cast", card="Duress", target="Opp"))
    asked = good(desk.run(alice, "resolve"))
    shown = good(desk.press(alice, button(asked, "board")))
    assert shown.choice is not None
    good(desk.run(alice, "answer", value="Fog"))
    assert good(desk.press(alice, button(asked, "board"))).choice is None


def test_a_copy_to_share_has_nothing_to_tap(desk: Desk, alice: Place, cast: Reply) -> None:
    shared = good(desk.press(alice, button(cast, "share")))
    assert shared.buttons == ()
    assert shared.verdict.startswith("Alice casts Shock")
    assert [file.filename for file in shared.attachments] == ["board.json"]
    assert shared.picture is not None
    assert shared.picture.before is not None


def test_look_ups_are_taps_too(desk: Desk, alice: Place) -> None:
    assert good(desk.press(alice, "q:card:Shock")).verdict == "Shock"
    assert good(desk.press(alice, "q:rule:310.6")).verdict.startswith("310.6")
    assert good(desk.press(alice, "q:glossary:Siege")).verdict == "Siege"
    assert good(desk.press(alice, "q:rulings:Grizzly Bears")).error is None
    more = good(desk.press(alice, "q:more:310.6 310.7"))
    assert [section.heading for section in more.sections] == ["310.6", "310.7"]
    assert more.private


def test_ones_data_are_deleted_by_a_tap_after_asking(desk: Desk, alice: Place, cast: Reply) -> None:
    (delete,) = good(desk.run(alice, "privacy")).buttons
    assert delete.private
    good(desk.press(alice, delete.id))
    assert desk.run(alice, "board show").error == "state"


def test_what_only_shows_a_board_is_known_by_its_button() -> None:
    for action in ("rules", "rulings", "board", "share", "change"):
        assert only_shows(f"b:1:2:{action}"), action
    for action in ("undo", "resolve", "pass", "next", "draft", "outcomes", ""):
        assert not only_shows(f"b:1:2:{action}"), action
    assert only_shows("q:card:undo")


def test_what_only_tells_is_for_the_one_who_taps_and_what_acts_is_for_all(
    desk: Desk, alice: Place, cast: Reply
) -> None:
    private = {one.id.split(":")[-1]: one.private for one in cast.buttons}
    assert private == {"resolve": False, "pass": False, "rules": True, "board": False, "undo": False}
    good(desk.run(alice, "resolve"))
    good(desk.run(alice, "cast", card="Duress", target="Opp"))
    asked = good(desk.run(alice, "resolve"))
    private = {one.id.split(":")[-1]: one.private for one in asked.buttons}
    assert private == {"rules": True, "outcomes": True, "board": False, "undo": False}
