"""The way between Discord and a desk: first answers in time, visibility, files, suggestions, floods."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest
from fakediscord import LocalDiscord, NoAnswer, Person
from running import bot_running
from stub_desk import AT, NEXT, PNG, REPLIES, InlineWorkers, StubDesk, choice, config, long_reply
from stub_scene import Scene, scene

import bot.discord_app.interactions
from bot.desk import Reply, Shape
from bot.errors import Problem, Resting, TooHeavy, TooSlow

# First answers


async def test_a_reply_is_laid_out_for_reading(at: Scene):
    message = await at.ana.slash("card", name="plain")
    assert message.text.splitlines() == [
        "**Bears die.**",
        "1. It is dealt 3 damage. `120.3e`",
        "\u20032. It dies. `704.5g`",
        "-# Rules of 2026-04-17",
    ]
    assert message.buttons == ["Rules", "Undo"]
    assert not message.private
    assert at.desk.log == [("card", {"name": "plain"})]


async def test_the_desk_knows_who_asks_from_where(at: Scene):
    await at.ana.slash("card", name="plain")
    place = at.desk.places[-1]
    assert (place.channel, place.user, place.name) == (at.ana.channel.id, at.ana.account.id, "Ana")
    assert not place.moderator
    bea = Person(at.local, "Bea", at.local.direct(), locale="fr")
    await bea.slash("card", name="plain")
    assert at.desk.places[-1].channel == f"dm:{bea.account.id}"
    assert at.desk.places[-1].locale == "fr"


async def test_a_private_reply_and_an_error_are_for_the_asker_only(at: Scene):
    assert (await at.ana.slash("card", name="secret")).private
    assert (await at.ana.slash("card", name="wrong")).private
    assert Person(at.local, "Bob", at.ana.channel).messages == []


async def test_a_slow_reply_is_announced_in_time_and_keeps_its_privacy(at: Scene, monkeypatch):
    monkeypatch.setattr(bot.discord_app.interactions, "FIRST", 0.05)
    at.desk.slow = 0.2
    assert not (await at.ana.slash("card", name="plain")).private
    assert (await at.ana.slash("card", name="secret")).private
    assert (await at.ana.slash("about")).text
    assert [m.private for m in at.ana.messages] == [False, True, True]


async def test_slower_than_discord_waits_is_still_answered(at: Scene):
    at.desk.slow = 3.2
    assert "Bears die" in (await at.ana.slash("card", name="plain")).text


async def test_what_goes_wrong_is_one_sentence(at: Scene, caplog):
    message = await at.ana.slash("card", name="boom")
    assert "Something went wrong on our side" in message.text
    assert message.private
    assert "boom" in caplog.text


async def test_players_markup_is_shown_not_obeyed(at: Scene):
    await at.ana.slash("card", name="markup")
    raw = at.ana.last.stored.components[0]["components"][0]["content"]
    assert "\\*\\*Not\\*\\*" in raw
    assert "@everyone" not in raw


# Pictures and files


async def test_the_picture_follows_the_text(at: Scene):
    message = await at.ana.slash("card", name="picture")
    assert message.stored.edits == 1
    assert message.file("board.png") == PNG
    assert message.pictures[0]["description"] == "Two Bears face a Wall"


async def test_files_are_sent_along_and_taken_in(at: Scene):
    assert (await at.ana.slash("card", name="file")).file("board.json") == b"{}"
    await at.ana.slash("board import", file=at.ana.file("mine.json", b'{"version": 1}'))
    assert at.desk.log[-1] == ("board import", {"file": b'{"version": 1}'})


async def test_a_huge_file_is_not_even_fetched(at: Scene):
    message = await at.ana.slash("board import", file=at.ana.file("big.json", b" " * 10 * 1024 * 1024))
    assert "10,240 KiB" in message.text
    assert "64 KiB at most" in message.text
    assert at.local.downloads == 0
    assert at.desk.log == []


# Autocomplete, the message menu, threads


async def test_suggestions_are_unique_and_few_enough(at: Scene):
    found = await at.ana.autocomplete("cast", "target", "be", card="Bolt")
    assert len(found) == 25
    assert at.desk.log[-1] == ("suggest", "cast", "target", "be", {"card": "Bolt"})


async def test_late_suggestions_are_none(at: Scene, monkeypatch):
    monkeypatch.setattr(bot.discord_app.interactions, "SUGGESTING", 0.05)
    at.desk.slow = 0.2
    assert await at.ana.autocomplete("cast", "card", "be") == {}


async def test_the_message_menu_asks_what_somebody_wrote(at: Scene):
    bob = Person(at.local, "Bob", at.ana.channel)
    written = bob.say("Does [[Humility]] stop Opalescence?")
    message = await at.ana.menu("Check this rules question", written)
    assert at.desk.log[-1] == ("ask", {"question": "Does [[Humility]] stop Opalescence?"})
    assert message.text


async def test_a_board_in_a_thread_of_its_own(at: Scene):
    message = await at.ana.slash("board new", thread=True)
    thread = next(c for c in at.local.channels.values() if c.name == "Board of Ana")
    assert f"<#{thread.id}>" in message.text
    assert at.desk.places[-1].channel == thread.id
    at.ana.channel = thread
    assert "board new" in at.ana.last.text


async def test_no_thread_where_the_bot_may_not_start_one(at: Scene):
    at.ana.channel.bot_permissions = 0
    assert "thread cannot be started" in (await at.ana.slash("board new", thread=True)).text
    assert at.desk.log == []


async def test_it_works_where_the_bot_is_no_member(at: Scene):
    at.ana.channel = at.local.channel("abroad", at.local.guild("Abroad", bot_is_member=False))
    at.desk.replies["asked"] = choice(Shape.BUTTONS)
    await at.ana.slash("card", name="asked")
    assert "chose" in (await at.ana.tap("Option 1")).text
    assert (await at.ana.slash("card", name="picture")).pictures


# Commands as registered


async def test_commands_are_registered_once_and_again_only_when_they_changed(tmp_path: Path):
    async with LocalDiscord() as local:
        local.channel()
        for expected in (1, 1):
            async with bot_running(local, config(tmp_path), InlineWorkers(StubDesk({}))):
                assert local.syncs == expected
        assert local.complaints == []
        french = {c["name"]: c.get("description_localizations", {}).get("fr") for c in local.commands}
        assert french["board"] == "Tables\xa0: créer, remplir, montrer, annuler, partager"
        menu = next(c for c in local.commands if c["type"] == 3)
        assert menu["name"] == "Check this rules question"
        assert menu["name_localizations"]["fr"] == "Vérifier cette question de règles"
        assert all(c["contexts"] == [0, 1, 2] and c["integration_types"] == [0, 1] for c in local.commands)


async def test_a_command_of_an_older_version_says_what_to_do(at: Scene):
    gone = {"id": "1", "name": "gone", "type": 1, "options": [], "description": "x"}
    at.local.commands = [*at.local.commands, gone]
    assert "Restart Discord" in (await at.ana.slash("gone")).text


# Floods, faults, the end


async def test_one_person_cannot_flood(at: Scene):
    answers = [await at.ana.slash("card", name="plain") for _ in range(10)]
    assert "Bears die" in answers[7].text
    assert "One thing at a time" in answers[9].text
    assert answers[9].private
    assert len(at.desk.log) < 10
    bob = Person(at.local, "Bob", at.ana.channel)
    assert "Bears die" in (await bob.slash("card", name="plain")).text


async def test_everybody_together_cannot_either(at: Scene, monkeypatch):
    monkeypatch.setattr("bot.discord_app.rate_limits.AT_ONCE", 2)
    at.desk.slow = 0.3
    people = [Person(at.local, f"P{n}", at.ana.channel) for n in range(4)]
    answers = await asyncio.gather(*(p.slash("card", name="plain") for p in people))
    assert sum("Too much is going on" in a.text for a in answers) == 2


@pytest.mark.parametrize("status", [429, 500])
async def test_discord_stumbling_once_is_not_noticed(at: Scene, status: int):
    at.local.fail("/callback", status)
    assert "Bears die" in (await at.ana.slash("card", name="plain")).text


async def test_a_connection_cut_on_the_first_answer_is_no_failure(at: Scene):
    at.local.cut("/callback")
    message = await at.ana.slash("card", name="plain")
    assert "Bears die" in message.text
    assert len(at.ana.messages) == 1
    assert len(at.desk.log) == 1
    assert {complaint.code for complaint in at.local.complaints} == {40060}, "Discord had it the first time"
    at.local.complaints.clear()


@pytest.mark.parametrize(("done", "says"), [(True, "That has been done"), (False, "nothing was changed")])
async def test_what_broke_off_is_said_to_be_done_only_if_it_was(at: Scene, monkeypatch, done: bool, says: str):
    at.desk.replies["late"] = TooSlow(seconds=10)
    monkeypatch.setattr(at.desk, "done", lambda place: done)
    assert says in (await at.ana.slash("card", name="late")).text


@pytest.mark.parametrize(
    "why", [TooSlow(seconds=10), Resting(seconds=15), TooHeavy()], ids=lambda why: type(why).__name__
)
@pytest.mark.parametrize("name", ["board show", "board export", "board undo"])
async def test_a_board_that_takes_too_long_is_shown_exported_and_undone_unplayed(at: Scene, why: Problem, name: str):
    at.desk.replies[name] = why
    at.desk.unplayed = lambda place, name: Reply(verdict=f"{name}, unplayed")
    assert f"{name}, unplayed" in (await at.ana.slash(name)).text


async def test_a_connection_that_stays_cut_harms_nobody_else(at: Scene):
    at.local.cut("/callback", times=5)
    await at.ana.slash("card", name="plain")
    assert all("nothing was changed" not in message.text for message in at.ana.messages)
    at.local.faults.clear()
    at.local.complaints.clear()
    assert "Bears die" in (await at.ana.slash("card", name="plain")).text


async def test_discord_forgetting_an_interaction_harms_nobody_else(at: Scene):
    at.local.fail("/callback", 404, code=10062)
    at.local.deadline = 0.3
    with pytest.raises(NoAnswer):
        await at.ana.slash("card", name="plain")
    at.local.deadline = 3.0
    assert "Bears die" in (await at.ana.slash("card", name="plain")).text


async def test_a_dropped_connection_is_taken_up_again(at: Scene):
    await at.local.gateway.hang_up()
    await at.local.gateway.until_open()
    assert "Bears die" in (await at.ana.slash("card", name="plain")).text


async def test_stopping_finishes_what_is_under_way_and_takes_nothing_new(tmp_path: Path):
    async with scene(tmp_path) as at:
        at.desk.slow = 0.5
        at.local.settle = None
        under_way = asyncio.create_task(at.ana.slash("card", name="plain"))
        await asyncio.sleep(0.1)
        stopping = asyncio.create_task(at.bot.stop())
        await asyncio.sleep(0.1)
        late = await Person(at.local, "Bob", at.ana.channel).slash("card", name="plain")
        assert "being restarted" in late.text
        assert "Bears die" in (await under_way).text
        await stopping
        assert not at.local.gateway.open


async def test_every_shard_answers(tmp_path: Path):
    async with scene(tmp_path, shards=3) as at:
        for n in range(4):
            at.ana.channel = at.local.channel("x", at.local.guild(f"Server {n}"))
            await at.ana.slash("card", name="plain")
        assert {i["shard"][0] for i in at.local.gateway.identified} == {0, 1, 2}
        assert all(not i["intents"] & ((1 << 1) | (1 << 8) | (1 << 15)) for i in at.local.gateway.identified)


async def test_a_reply_within_the_limits_however_much_it_says(at: Scene):
    """The fullest message there can be: the fake refuses anything past Discord's limits."""
    full = choice(Shape.PAGES, 60, 0, 60, buttons=REPLIES["plain"].buttons * 1)
    assert full.choice is not None
    asked = replace(full.choice, prompt="What? " * 200, why="603.3b: " + "because " * 200)
    at.desk.replies["full"] = full.but(
        verdict="V" * 500,
        steps=long_reply().steps,
        sections=long_reply().sections,
        choice=asked,
        footer=("F " * 900,),
        picture=REPLIES["picture"].picture,
    )
    message = await at.ana.slash("card", name="full")
    assert message.pictures
    json.dumps(message.stored.components)
    assert NEXT != AT


async def test_a_choice_is_made_even_if_its_message_was_deleted(at: Scene):
    at.desk.replies["asked"] = choice(Shape.BUTTONS)
    message = await at.ana.slash("card", name="asked")
    at.local.fail("/callback", 404, code=10008)
    assert "chose (0,)" in (await at.ana.tap("Option 1", on=message)).text
