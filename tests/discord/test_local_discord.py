"""The local Discord holds a bot to Discord's rules: proved with a plain discord.py bot that breaks them."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
from discord import app_commands, ui
from fakediscord import TOKEN, LocalDiscord, NoAnswer, Person, pointed_at

Body = Callable[[discord.Interaction], Awaitable[None]]


class PlainBot(discord.Client):
    """One command `/do`, whose body the test gives; what goes wrong in it is kept in `error`, once `failed` is set."""

    def __init__(self, body: Body, **options: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=0,
            **options,
        )
        self.body = body
        self.error: Exception | None = None
        self.failed = asyncio.Event()
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        @self.tree.command(name="do", description="Does it")
        @app_commands.describe(what="A word")
        async def do(interaction: discord.Interaction, what: str | None = None) -> None:
            try:
                await self.body(interaction)
            except Exception as error:
                self.error = error
                self.failed.set()

        @do.autocomplete("what")
        async def suggest(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            return [app_commands.Choice(name=typed + end, value=end) for end in ("a", "b")]

        await self.tree.sync()


@asynccontextmanager
async def running(body: Body, **options: Any) -> AsyncIterator[tuple[LocalDiscord, PlainBot, Person]]:
    """A local Discord with the plain bot connected and one person in a channel."""
    async with LocalDiscord(**options) as local:
        ana = Person(local, "Ana", local.channel())
        with pointed_at(local.url):
            bot = PlainBot(body)
            started = asyncio.create_task(bot.start(TOKEN))
            ready = asyncio.create_task(local.gateway.until_open())
            await asyncio.wait({started, ready}, return_when=asyncio.FIRST_COMPLETED)
            try:
                if started.done():
                    await started
                yield local, bot, ana
            finally:
                ready.cancel()
                await bot.close()
            await started


def refusals(local: LocalDiscord) -> str:
    """All complaints as one text."""
    return "\n".join(map(str, local.complaints))


async def test_a_command_is_answered_and_seen():
    async def body(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Hello")

    async with running(body) as (local, _, ana):
        message = await ana.slash("do", what="x")
        assert message.text == "Hello"
        assert not message.private
        assert local.syncs == 1
        assert local.complaints == []
        assert local.script == ["> Ana: /do what: x", "Siege Engine:\n    Hello"]


async def test_autocomplete_arrives_with_what_was_typed():
    async with running(lambda _: asyncio.sleep(0)) as (_, _, ana):
        assert await ana.autocomplete("do", "what", "l") == {"la": "a", "lb": "b"}


async def test_answering_after_the_deadline_is_an_unknown_interaction():
    async def body(interaction: discord.Interaction) -> None:
        await asyncio.sleep(0.5)
        await interaction.response.send_message("Too late")

    async with running(body, deadline=0.1) as (local, bot, ana):
        with pytest.raises(NoAnswer, match="did not respond"):
            await ana.slash("do")
        await asyncio.sleep(0.4)
        assert isinstance(bot.error, discord.NotFound)
        assert "10062" in refusals(local)


async def test_a_second_first_answer_is_refused():
    async def body(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        interaction.response._response_type = None  # as a second handler for the same click would
        await interaction.response.send_message("Again")

    async with running(body) as (_, bot, ana):
        ana.patience = 0.2
        with pytest.raises(NoAnswer, match="thinking"):
            await ana.slash("do")
        assert isinstance(bot.error, discord.HTTPException)
        assert bot.error.code == 40060


async def test_a_deferred_public_answer_cannot_become_private():
    async def body(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.followup.send("Psst", ephemeral=True)

    async with running(body) as (local, _, ana):
        ana.patience = 0.2
        with pytest.raises(NoAnswer):
            await ana.slash("do")
        assert "EPHEMERAL is fixed" in refusals(local)


async def test_a_deferred_private_answer_stays_private():
    async def body(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.edit_original_response(content="Psst")

    async with running(body) as (local, _, ana):
        message = await ana.slash("do")
        assert message.private
        bob = Person(local, "Bob", ana.channel)
        assert bob.messages == []


async def test_the_token_dies():
    async def body(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await asyncio.sleep(0.3)
        await interaction.followup.send("Late")

    async with running(body, token_life=0.1) as (_, bot, ana):
        ana.patience = 0.5
        with pytest.raises(NoAnswer):
            await ana.slash("do")
        assert isinstance(bot.error, discord.HTTPException)
        assert bot.error.code == 50027


def _view(*items: ui.Item[Any]) -> ui.View:
    view = ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return view


def _layout(*items: ui.Item[Any]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    return view


SOON = 1.5
"""Seconds in which what is refused has come, also on a busy machine: nobody waits for it longer."""

TOO_MUCH: dict[str, tuple[dict[str, Any], str]] = {
    "content": ({"content": "x" * 2001}, "between 0 and 2000"),
    "embed": ({"embed": discord.Embed(description="x" * 4097)}, "between 1 and 4096"),
    "embeds": ({"embeds": [discord.Embed(description="x" * 4000)] * 2}, "6000"),
    "label": ({"view": _view(ui.Button(label="x" * 81, custom_id="a"))}, "between 1 and 80"),
    "custom id": ({"view": _view(ui.Button(label="x", custom_id="a" * 101))}, "between 1 and 100"),
    "twins": (
        {"view": _view(ui.Button(label="x", custom_id="a"), ui.Button(label="y", custom_id="a"))},
        "Custom ids cannot be duplicated",
    ),
    "option label": (
        {"view": _view(ui.Select(options=[discord.SelectOption(label="x" * 101, value="1")]))},
        "between 1 and 100",
    ),
    "option values": (
        {"view": _view(ui.Select(options=[discord.SelectOption(label=x, value="1") for x in "ab"]))},
        "Option values cannot be duplicated",
    ),
    "more than there is": (
        {"view": _view(ui.Select(max_values=2, options=[discord.SelectOption(label="a")]))},
        "more than the 1 options",
    ),
    "layout text": (
        {"view": _layout(ui.TextDisplay("x" * 2500), ui.TextDisplay("y" * 2500))},
        "at most 4000 characters",
    ),
    "layout beside content": ({"content": "x", "view": _layout(ui.TextDisplay("x"))}, "components V2"),
    "missing picture": (
        {"view": _layout(ui.MediaGallery(discord.MediaGalleryItem("attachment://a.png")))},
        "No attachment",
    ),
    "mentions": ({"content": "x", "allowed_mentions": discord.AllowedMentions.all()}, "nobody is mentioned"),
}


@pytest.mark.parametrize("case", TOO_MUCH)
async def test_a_message_past_a_limit_is_refused(case: str):
    arguments, reason = TOO_MUCH[case]

    async def body(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(**arguments)

    async with running(body, deadline=SOON) as (local, bot, ana):
        with pytest.raises(NoAnswer):
            await ana.slash("do")
        await asyncio.wait_for(bot.failed.wait(), timeout=20)
        assert isinstance(bot.error, discord.HTTPException)
        assert reason in refusals(local)


async def test_forty_components_at_most_counting_nested_ones():
    async def body(interaction: discord.Interaction) -> None:
        view = _layout(*(ui.TextDisplay(str(n)) for n in range(40)))
        view._children.append(ui.Container(ui.TextDisplay("one more")))
        await interaction.response.send_message(view=view)

    async with running(body, deadline=SOON) as (local, bot, ana):
        with pytest.raises(NoAnswer):
            await ana.slash("do")
        await asyncio.wait_for(bot.failed.wait(), timeout=20)
        assert "found 42" in refusals(local)


async def test_a_modal_has_at_most_five_parts():
    class Long(ui.Modal, title="x" * 46):
        pass

    async def body(interaction: discord.Interaction) -> None:
        modal = Long()
        for n in range(6):
            modal._children.append(ui.Label(text=str(n), component=ui.TextInput()))
        await interaction.response.send_modal(modal)

    async with running(body, deadline=SOON) as (local, bot, ana):
        with pytest.raises(NoAnswer):
            await ana.slash("do")
        await asyncio.wait_for(bot.failed.wait(), timeout=20)
        assert "between 1 and 5" in refusals(local)
        assert "between 1 and 45" in refusals(local)


async def test_a_modal_is_filled_in_by_labels():
    class Ask(ui.Modal, title="How much?"):
        number = ui.Label(text="Number", component=ui.TextInput(max_length=2))

        async def on_submit(self, interaction: discord.Interaction) -> None:
            assert isinstance(self.number.component, ui.TextInput)
            await interaction.response.send_message(f"{self.number.component.value}, then")

    async with running(lambda interaction: interaction.response.send_modal(Ask())) as (_, _, ana):
        form = await ana.slash("do")
        assert form.fields == ["Number"]
        assert (await form.submit(Number="7")).text == "7, then"
        with pytest.raises(AssertionError, match="cannot hold"):
            await form.submit("123")


async def test_buttons_and_selects_reach_the_bot():
    async def tapped(interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"tapped {interaction.data}", view=None)

    button: ui.Button[Any] = ui.Button(label="Tap me", custom_id="tap")
    button.callback = tapped  # type: ignore[method-assign]
    select: ui.Select[Any] = ui.Select(
        max_values=2, options=[discord.SelectOption(label=x, value=x.lower()) for x in "ABC"]
    )
    select.callback = tapped  # type: ignore[method-assign]

    async def body(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Well?", view=_view(button, select))

    async with running(body) as (_, _, ana):
        first = await ana.slash("do")
        assert first.buttons == ["Tap me"]
        assert first.options == ["A", "B", "C"]
        assert "'values': ['a', 'c']" in (await ana.select("A", "C")).text
        await ana.slash("do")
        assert "'custom_id': 'tap'" in (await ana.tap("Tap")).text


async def test_pictures_arrive_with_their_description():
    async def body(interaction: discord.Interaction) -> None:
        file = discord.File(io.BytesIO(b"png"), "board.png", description="Two Bears")
        view = _layout(ui.TextDisplay("Board"), ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png")))
        await interaction.response.send_message(view=view, file=file)

    async with running(body) as (_, _, ana):
        message = await ana.slash("do")
        assert message.pictures[0]["description"] == "Two Bears"
        assert message.file("board.png") == b"png"


@pytest.mark.parametrize("status", [429, 500])
async def test_faults_on_request_pass_when_tried_again(status: int):
    async def body(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Hello")

    async with running(body) as (local, _, ana):
        local.fail("/callback", status)
        assert (await ana.slash("do")).text == "Hello"


async def test_names_and_sizes_of_commands():
    async with running(lambda _: asyncio.sleep(0)) as (local, bot, _):
        for payload, reason in [
            ([{"name": "Do", "description": "x"}], "name is invalid"),
            ([{"name": "do", "description": ""}], "between 1 and 100"),
            ([{"name": "do", "description": "x"}] * 2, "names cannot be duplicated"),
            ([{"name": f"d{n}", "description": "x"} for n in range(101)], "between 0 and 100"),
            ([_command(options=[_option(f"o{n}") for n in range(26)])], "between 0 and 25"),
            ([_command(options=[_option("a"), _option("b") | {"required": True}])], "Required options"),
            ([_command(options=[_option("a") | {"choices": _choices(26)}])], "between 0 and 25"),
            ([_command(options=[_option(f"g{n}", 25) for n in range(4)])], "maximum size"),
        ]:
            with pytest.raises(discord.HTTPException):
                await bot.http.bulk_upsert_global_commands(int(local.application_id), payload=payload)
            assert reason in str(local.complaints[-1])


def _command(**more: Any) -> dict[str, Any]:
    return {"name": "do", "description": "x", **more}


def _option(name: str, choices: int = 0) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "x" * 100, "choices": _choices(choices)}


def _choices(count: int) -> list[dict[str, Any]]:
    return [{"name": f"{n:0>50}", "value": f"{n:0>50}"} for n in range(count)]


async def test_where_the_bot_is_no_member_it_has_no_channel():
    async def body(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Hello")
        assert isinstance(interaction.channel, discord.abc.Messageable)
        await interaction.channel.send("Here too")

    async with running(body) as (local, bot, ana):
        ana.channel = local.channel("elsewhere", local.guild("Elsewhere", bot_is_member=False))
        assert (await ana.slash("do")).text == "Hello"
        await asyncio.sleep(0.1)
        assert isinstance(bot.error, discord.Forbidden)


async def test_a_dropped_connection_is_resumed():
    async def body(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Hello")

    async with running(body) as (local, _, ana):
        await local.gateway.hang_up()
        await local.gateway.until_open()
        assert local.gateway.resumed == 1
        assert (await ana.slash("do")).text == "Hello"


async def test_a_wrong_token_is_turned_away():
    async with LocalDiscord() as local:
        with pointed_at(local.url):
            bot = PlainBot(lambda _: asyncio.sleep(0))
            with pytest.raises(discord.LoginFailure):
                await bot.start("nonsense")
            await bot.close()
