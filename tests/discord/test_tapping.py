"""Buttons, pages, selects and forms: how choices are made on Discord."""

from __future__ import annotations

from pathlib import Path

import pytest
from fakediscord import LocalDiscord, Person
from running import bot_running
from stub_desk import AT, REPLIES, InlineWorkers, StubDesk, choice, config, long_reply
from stub_scene import Scene

from bot.desk import Shape

# Buttons


async def test_buttons_go_to_the_desk_by_their_ids(at: Scene):
    await at.ana.slash("card", name="plain")
    message = await at.ana.tap("Rules")
    assert message.text.startswith("**pressed b:1:7:rules**")
    assert message.private
    await at.ana.slash("card", name="look")
    await at.ana.tap("Rulings")
    assert at.desk.log[-1] == ("press", "q:rulings:Humility")


async def test_pages_turn_in_place(at: Scene):
    first = await at.ana.slash("card", name="long")
    pages = int(first.stored.components[0]["components"][-1]["components"][1]["label"].split("/")[1])
    assert pages > 3
    seen = [first.text]
    for _ in range(pages - 1):
        seen.append((await at.ana.tap("▶")).text)
    assert [line for text in seen for line in text.splitlines() if "Line 199" in line]
    assert len(set(seen)) == pages
    assert (await at.ana.tap("▶")).text == seen[0]
    assert len(at.ana.messages) == 1
    assert at.desk.log == [("card", {"name": "long"})]


async def test_pages_of_a_look_up_turn_after_a_restart(tmp_path: Path):
    async with LocalDiscord() as local:
        ana = Person(local, "Ana", local.channel())
        async with bot_running(local, config(tmp_path), InlineWorkers(StubDesk(dict(REPLIES)))):
            await ana.slash("card", name="long")
        desk = StubDesk({"q:card:long": long_reply()})
        async with bot_running(local, config(tmp_path), InlineWorkers(desk)):
            before = ana.last.text
            assert (await ana.tap("▶")).text != before
            assert desk.log == [("press", "q:card:long")]


async def test_pages_of_an_act_say_when_they_are_gone(tmp_path: Path):
    async with LocalDiscord() as local:
        ana = Person(local, "Ana", local.channel())
        async with bot_running(local, config(tmp_path), InlineWorkers(StubDesk({"resolve": long_reply()}))):
            await ana.slash("resolve")
        async with bot_running(local, config(tmp_path), InlineWorkers(StubDesk({}))):
            assert "no longer at hand" in (await ana.tap("▶")).text


# Choices


async def test_few_options_are_buttons_and_the_answer_takes_them_away(at: Scene):
    at.desk.replies["asked"] = choice(Shape.BUTTONS)
    message = await at.ana.slash("card", name="asked")
    assert "**You**: What now?" in message.text
    assert "603.3b: you order your triggers" in message.text
    outcome = await at.ana.tap("Option 2")
    assert at.desk.log[-1] == ("choose_numbers", AT, (1,))
    assert "chose (1,)" in outcome.text
    assert message.buttons == []
    assert "✓ Ana has chosen." in message.text
    assert "Waiting." in message.text


async def test_more_options_are_a_select(at: Scene):
    at.desk.replies["asked"] = choice(Shape.SELECT, 12, 2, 3)
    message = await at.ana.slash("card", name="asked")
    assert len(message.options) == 12
    with pytest.raises(AssertionError, match="2 to 3"):
        await at.ana.select("Option 1")
    await at.ana.select("Option 3", "Option 12")
    assert at.desk.log[-1] == ("choose_numbers", AT, (2, 11))


async def test_none_can_be_chosen_where_that_is_allowed(at: Scene):
    at.desk.replies["asked"] = choice(Shape.SELECT, 6, 0, 6)
    await at.ana.slash("card", name="asked")
    await at.ana.tap("None")
    assert at.desk.log[-1] == ("choose_numbers", AT, ())


async def test_triggers_are_ordered_by_tapping_in_sequence(at: Scene):
    at.desk.replies["asked"] = choice(Shape.ORDER, 4, 4, 4)
    await at.ana.slash("card", name="asked")
    assert at.ana.last.buttons == ["Option 1", "Option 2", "Option 3", "Option 4", "As listed"]
    message = await at.ana.tap("Option 3")
    assert "So far: Option 3" in message.text
    assert message.buttons == ["Option 1", "Option 2", "Option 4", "The rest as listed", "Start over"]
    await at.ana.tap("Option 1")
    assert "So far: Option 3 → Option 1" in at.ana.last.text
    await at.ana.tap("Option 4")
    assert at.desk.log[-1] == ("choose_numbers", AT, (2, 0, 3, 1))


async def test_what_is_left_of_an_order_may_be_taken_as_listed(at: Scene):
    at.desk.replies["asked"] = choice(Shape.ORDER, 4, 4, 4)
    await at.ana.slash("card", name="asked")
    await at.ana.tap("Option 3")
    await at.ana.tap("The rest as listed")
    assert at.desk.log[-1] == ("choose_numbers", AT, (2, 0, 1, 3))


async def test_an_order_can_be_started_over_or_taken_as_listed(at: Scene):
    at.desk.replies["asked"] = choice(Shape.ORDER, 3, 3, 3)
    await at.ana.slash("card", name="asked")
    await at.ana.tap("Option 2")
    await at.ana.tap("Start over")
    assert "So far" not in at.ana.last.text
    await at.ana.tap("As listed")
    assert at.desk.log[-1] == ("choose_numbers", AT, (0, 1, 2))


async def test_many_options_come_in_pages_and_picks_are_kept(at: Scene):
    at.desk.replies["asked"] = choice(Shape.PAGES, 60, 1, 3)
    message = await at.ana.slash("card", name="asked")
    assert message.options[-1] == "Option 25"
    await at.ana.select("Option 4")
    await at.ana.tap("▶")
    assert message.options[0] == "Option 26"
    assert "So far: Option 4" in message.text
    await at.ana.select("Option 30")
    await at.ana.tap("Done")
    assert at.desk.log[-1] == ("choose_numbers", AT, (3, 29))


async def test_one_of_many_is_answered_at_once(at: Scene):
    at.desk.replies["asked"] = choice(Shape.PAGES, 60)
    await at.ana.slash("card", name="asked")
    await at.ana.tap("◀")
    await at.ana.select("Option 60")
    assert at.desk.log[-1] == ("choose_numbers", AT, (59,))


async def test_of_two_pages_each_leads_to_the_other(at: Scene):
    at.desk.replies["asked"] = choice(Shape.PAGES, 30)
    message = await at.ana.slash("card", name="asked")
    await at.ana.tap("▶")
    assert message.options[0] == "Option 26"
    await at.ana.tap("▶")
    await at.ana.select("Option 1")
    assert at.desk.log[-1] == ("choose_numbers", AT, (0,))


async def test_a_number_is_asked_in_a_form(at: Scene):
    at.desk.replies["asked"] = choice(Shape.NUMBER, 0, 0, 7)
    message = await at.ana.slash("card", name="asked")
    form = await at.ana.tap("Choose a number")
    assert form.fields == ["A number from 0 to 7"]
    assert "not understood" in (await form.submit("many")).text
    form = await at.ana.tap("Choose a number")
    await form.submit("4")
    assert at.desk.log[-1] == ("choose", AT, 4)
    assert message.buttons == []


async def test_damage_is_divided_in_a_form_with_a_field_for_each(at: Scene):
    at.desk.replies["asked"] = choice(Shape.DIVIDE, 3, 5, 5)
    await at.ana.slash("card", name="asked")
    form = await at.ana.tap("Divide")
    await form.submit(**{"Option 1": "2", "Option 3": "3"})
    assert at.desk.log[-1] == ("choose_numbers", AT, {0: 2, 2: 3})


async def test_a_division_among_many_is_written_line_by_line(at: Scene):
    at.desk.replies["asked"] = choice(Shape.DIVIDE, 8, 5, 5)
    await at.ana.slash("card", name="asked")
    form = await at.ana.tap("Divide")
    assert form.fields == ["Divide 5"]
    lines = [f"Option {n}: {'5' if n == 7 else ''}" for n in range(1, 9)]
    await form.submit("\n".join(lines))
    assert at.desk.log[-1] == ("choose_numbers", AT, {6: 5})


async def test_words_are_asked_in_a_form(at: Scene):
    at.desk.replies["asked"] = choice(Shape.TEXT, 0)
    await at.ana.slash("card", name="asked")
    await (await at.ana.tap("Type the answer")).submit("Grizzly Bears")
    assert at.desk.log[-1] == ("choose", AT, "Grizzly Bears")


async def test_a_tap_on_an_old_choice_is_told_that_the_board_has_changed(at: Scene):
    at.desk.replies["asked"] = choice(Shape.ORDER, 4, 4, 4)
    await at.ana.slash("card", name="asked")
    at.desk.stale = True
    message = await at.ana.tap("Option 1")
    assert message.text == "**The board has changed.**"
    assert message.private


async def test_choices_and_forms_outlive_a_restart(tmp_path: Path):
    asked = {"asked": choice(Shape.ORDER, 4, 4, 4), "number": choice(Shape.NUMBER, 0, 0, 7)}
    async with LocalDiscord() as local:
        ana = Person(local, "Ana", local.channel())
        async with bot_running(local, config(tmp_path), InlineWorkers(StubDesk(dict(asked)))):
            await ana.slash("card", name="asked")
            await ana.tap("Option 4")
            first = ana.last
        desk = StubDesk(dict(asked))
        async with bot_running(local, config(tmp_path), InlineWorkers(desk)):
            await ana.tap("Option 1", on=first)
            assert "So far: Option 4 → Option 1" in first.text
            desk.replies["asked"] = asked["number"]
            await ana.slash("card", name="asked")
            form = await ana.tap("Choose a number")
        desk = StubDesk(dict(asked))
        async with bot_running(local, config(tmp_path), InlineWorkers(desk)):
            await form.submit("2")
            assert desk.log == [("choose", AT, 2)]
        assert local.complaints == []
        assert local.syncs == 1
