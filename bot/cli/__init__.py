"""The command line: ``siege sync|check|card|rulings|rule|glossary|coverage|console|bot|mcp|thumbs|doctor|demo``.

Each command imports what it needs as it runs, so that help, and every command, starts quickly.
"""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import click

LOCALES = ("en", "fr")
"""The languages that the catalogue has, which help must not load."""
UNUSABLE = 2
"""The exit code for input that cannot be used."""


class Sentences(click.Group):
    """A group whose commands end in one sentence, not a traceback, for what a person can put right."""

    def invoke(self, context: click.Context) -> Any:
        """Run the command; whatever it raises is said in a sentence, with exit code 2."""
        try:
            return super().invoke(context)
        except (click.ClickException, click.exceptions.Exit, click.Abort, BrokenPipeError):
            raise
        except Exception as error:
            from bot.errors import describe
            from bot.words import Words

            sentence, kind = describe(error, Words.of(_locale(context)))
            if kind == "trouble" and context.params.get("debug"):
                raise
            _say(sentence, err=True)
            context.exit(UNUSABLE)


def _locale(context: click.Context) -> str:
    return str(context.find_root().params.get("locale") or LOCALES[0])


def _say(line: str, err: bool = False) -> None:
    """A line of output in which nothing is hidden from the reader, or tells the terminal what to do."""
    from bot.clean_text import plain

    click.echo(plain(line), err=err)


cards_option = click.option(
    "--cards",
    "cards_path",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The card database (default: the user's data folder, else the starter set).",
)
seconds_option = click.option("--seconds", type=click.FloatRange(min=0.0), help="What one act may take.")
steps_option = click.option("--steps", type=click.IntRange(min=1), help="How many steps one act may take.")
json_option = click.option("--json", "as_json", is_flag=True, help="JSON instead of words.")


@click.group(cls=Sentences, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--locale", type=click.Choice(LOCALES), default=LOCALES[0], help="The language of answers.")
@click.option("--debug", is_flag=True, help="Show the traceback of what goes wrong.")
@click.version_option(package_name="siege-engine")
def main(locale: str, debug: bool) -> None:
    """Siege Engine: plays a board by the Comprehensive Rules and cites them."""


@main.command()
@click.option(
    "--from", "sources", multiple=True, type=click.Path(exists=True, path_type=Path), help="Local files or folders."
)
@click.option("--host", "hosts", multiple=True, help="A host to allow beside the publishers' own (http://… for http).")
@cards_option
def sync(sources: tuple[Path, ...], hosts: tuple[str, ...], cards_path: Path | None) -> None:
    """Download the publishers' card data and rules, or import local files of any known format."""
    from bot.asking.rule_finder import prepare
    from bot.cli.progress_bar import progress_bar
    from bot.desk.context import gloss
    from cards import default_path, download, import_files

    target = cards_path or default_path()
    with progress_bar() as progress:
        summary = import_files(sources, target, progress) if sources else download(target, progress, hosts=hosts)
    for line in summary.lines():
        _say(line)
    if prepare(target, gloss):
        _say("Questions are compared with the rules by the sentence model too.")


@main.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(dir_okay=False, path_type=Path))
@json_option
@click.option("--outcomes", is_flag=True, help="Also what would come of the choice that is pending at the end.")
@seconds_option
@steps_option
@cards_option
@click.pass_context
def check(
    context: click.Context,
    files: tuple[Path, ...],
    as_json: bool,
    outcomes: bool,
    seconds: float | None,
    steps: int | None,
    cards_path: Path | None,
) -> None:
    """Play scenarios. 0: all as expected; 1: something failed, was refused or is pending; 2: unusable."""
    from bot.cli import check_and_look_up

    budget = check_and_look_up.budget(seconds, steps)
    locale = _locale(context)
    good = check_and_look_up.check(files, cards_path, locale, as_json, _say, budget, outcomes=outcomes)
    context.exit(0 if good else 1)


@main.command()
@click.argument("name", nargs=-1, required=True)
@json_option
@cards_option
@click.pass_context
def card(context: click.Context, name: tuple[str, ...], as_json: bool, cards_path: Path | None) -> None:
    """Show a card."""
    if not as_json:
        _look_up(context, cards_path, "card", name=" ".join(name))
    else:
        from bot.cli import check_and_look_up

        click.echo(check_and_look_up.card_as_json(" ".join(name), cards_path, _locale(context)))


@main.command()
@click.argument("name", nargs=-1, required=True)
@cards_option
@click.pass_context
def rulings(context: click.Context, name: tuple[str, ...], cards_path: Path | None) -> None:
    """Show the rulings on a card."""
    _look_up(context, cards_path, "rulings", name=" ".join(name))


@main.command()
@click.argument("query", nargs=-1, required=True)
@cards_option
@click.pass_context
def rule(context: click.Context, query: tuple[str, ...], cards_path: Path | None) -> None:
    """Show a rule by its number, or find rules by words."""
    _look_up(context, cards_path, "rule", query=" ".join(query))


@main.command()
@click.argument("term", nargs=-1, required=True)
@cards_option
@click.pass_context
def glossary(context: click.Context, term: tuple[str, ...], cards_path: Path | None) -> None:
    """Look a word up in the rules' glossary."""
    _look_up(context, cards_path, "glossary", term=" ".join(term))


@main.command()
@click.argument("question", nargs=-1, required=True)
@cards_option
@click.pass_context
def ask(context: click.Context, question: tuple[str, ...], cards_path: Path | None) -> None:
    """Answer a question in your own words."""
    _look_up(context, cards_path, "ask", question=" ".join(question))


@main.command("what-if")
@click.argument("board")
@click.argument("do", default="")
@cards_option
@click.pass_context
def what_if(context: click.Context, board: str, do: str, cards_path: Path | None) -> None:
    """Play short acts on a throwaway board; without any, say what applies there as it stands. "why …" at the end
    explains something layer by layer.

    For example: siege what-if "You: Giant Spider; Opp: Grizzly Bears" "attack with Spider; Opp does not block; damage"
    """
    _look_up(context, cards_path, "what-if", board=board, do=do)


@main.command()
@json_option
@click.option("--format", "format_", help="Only the cards legal in a format.")
@click.option("--set", "set_", help="Only the cards printed in a set, by its code.")
@click.option(
    "--staples",
    is_flag=False,
    flag_value="tests/staples.txt",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Only the cards named in a file, one a line (without a file: the often-played ones of tests/staples.txt).",
)
@click.option("--worst", type=int, default=20, show_default=True, help="How many blocking sentences to list.")
@click.option("--card", "name", help="How one card reads, in full.")
@cards_option
def coverage(
    as_json: bool,
    format_: str | None,
    set_: str | None,
    staples: Path | None,
    worst: int,
    name: str | None,
    cards_path: Path | None,
) -> None:
    """Measure what the engine reads of the cards."""
    from bot.card_names import Names
    from bot.cli.coverage import figures, reading
    from cards import CardDatabase

    with CardDatabase.open(cards_path) as cards:
        if name is not None:
            lines = reading(Names(cards).card(name), as_json)
        else:
            names = frozenset(staples.read_text(encoding="utf-8").splitlines()) if staples is not None else None
            lines = figures(cards.cards(), format_, set_, worst, as_json, names)
        for line in lines:
            _say(line)


@main.command()
@click.option("--pictures", type=click.Path(file_okay=False, path_type=Path), help="Where pictures are drawn to.")
@click.option("--state", type=click.Path(dir_okay=False, path_type=Path), help="Where boards are kept.")
@seconds_option
@steps_option
@cards_option
@click.pass_context
def console(
    context: click.Context,
    pictures: Path | None,
    state: Path | None,
    seconds: float | None,
    steps: int | None,
    cards_path: Path | None,
) -> None:
    """The same commands as on Discord, in the terminal; no token needed."""
    import tempfile

    import platformdirs

    from bot.cli import check_and_look_up
    from bot.cli.console import Console
    from bot.cli.terminal import say, typed_lines

    kept = state or Path(platformdirs.user_data_dir("siege-engine")) / "console.db"
    with check_and_look_up.desk_at(cards_path, kept, check_and_look_up.budget(seconds, steps)) as desk:
        folder = pictures or Path(tempfile.gettempdir()) / "siege-engine"
        at_it = Console(desk, check_and_look_up.at_the_terminal(_locale(context)), say, folder)
        at_it.welcome()
        at_it.run(typed_lines(lambda: at_it.prompt, at_it.complete, kept.with_suffix(".history")))


@main.command()
@cards_option
@click.pass_context
def bot(context: click.Context, cards_path: Path | None) -> None:
    """Run the Discord bot. DISCORD_TOKEN or DISCORD_TOKEN_FILE holds its token."""
    from bot.config import Config
    from bot.errors import needs

    config = Config.from_environment()
    with needs("discord", "discord"):
        from bot.discord_app.client import run
    context.exit(run(dataclasses.replace(config, cards=cards_path) if cards_path else config))


@main.command()
@seconds_option
@steps_option
@cards_option
@click.pass_context
def mcp(context: click.Context, seconds: float | None, steps: int | None, cards_path: Path | None) -> None:
    """Serve look-ups and play to language models' assistants (Model Context Protocol, over stdin and stdout)."""
    from bot.cli import check_and_look_up
    from bot.errors import needs

    with needs("mcp", "mcp"):
        from bot.cli.assistants import server
    with check_and_look_up.desk_at(cards_path, None, check_and_look_up.budget(seconds, steps)) as desk:
        server(desk, check_and_look_up.at_the_terminal(_locale(context))).run()


@main.command()
def thumbs() -> None:
    """Print the questions that got a thumb, with the rules that answered them: JSON lines, and nobody's id."""
    import json
    import os

    from bot.boards.store import BoardStore
    from bot.config import state_place

    store = BoardStore(state_place(os.environ))
    for one in store.thumbs.judged():
        click.echo(json.dumps(dataclasses.asdict(one), ensure_ascii=False))
    store.close()


@main.command()
@cards_option
@click.pass_context
def doctor(context: click.Context, cards_path: Path | None) -> None:
    """Look at what the bot needs: token, boards, card data, disk. 0: all is well; 1: something is not."""
    import os

    from bot.cli.doctor import examine
    from bot.words import Words

    well = True
    for found in examine(os.environ, cards_path, Words.of(_locale(context))):
        well = well and found.well
        click.echo(f"{'✓' if found.well else '✗'} {found.what}: {found.said}")
    context.exit(0 if well else 1)


@main.command()
@click.option("--pictures", type=click.Path(file_okay=False, path_type=Path), default=Path("out"), show_default=True)
@cards_option
@click.pass_context
def demo(context: click.Context, pictures: Path, cards_path: Path | None) -> None:
    """Play a Siege's whole life and show the steps with their rules, and the board."""
    from bot.cli import check_and_look_up
    from bot.cli.demo import play_demo

    with check_and_look_up.desk_at(cards_path) as desk:
        good = play_demo(desk, check_and_look_up.at_the_terminal(_locale(context)), click.echo, pictures)
    context.exit(0 if good else 1)


def _look_up(context: click.Context, cards_path: Path | None, command: str, /, **options: str) -> None:
    from bot.cli import check_and_look_up

    def say(line: str, wrong: bool) -> None:
        _say(line, err=wrong)

    context.exit(0 if check_and_look_up.look_up(cards_path, _locale(context), say, command, **options) else UNUSABLE)
