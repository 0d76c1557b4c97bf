"""The command line: ``siege sync|check|card|rulings|rule|glossary|coverage|console|bot|demo``."""

from __future__ import annotations

import dataclasses
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

import engine
from bot.boards.store import BoardStore
from bot.desk import Desk, Place, Reply
from bot.errors import describe
from bot.render.text import lines
from bot.words import LANGUAGES, Words
from cards.database import CardDatabase, default_path

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
            sentence, kind = describe(error, Words.of(_locale(context)))
            if kind == "trouble" and context.params.get("debug"):
                raise
            click.echo(sentence, err=True)
            context.exit(UNUSABLE)


def _locale(context: click.Context) -> str:
    return str(context.params.get("locale") or LANGUAGES[0])


cards_option = click.option(
    "--cards",
    "cards_path",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The card database (default: the user's data folder, else the starter set).",
)
json_option = click.option("--json", "as_json", is_flag=True, help="JSON instead of words.")


@click.group(cls=Sentences, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--locale", type=click.Choice(LANGUAGES), default=LANGUAGES[0], help="The language of answers.")
@click.option("--debug", is_flag=True, help="Show the traceback of what goes wrong.")
@click.version_option(package_name="siege-engine")
def main(locale: str, debug: bool) -> None:
    """Siege Engine: plays a board by the Comprehensive Rules and cites them."""


@main.command()
@click.option(
    "--from", "sources", multiple=True, type=click.Path(exists=True, path_type=Path), help="Local files or folders."
)
@cards_option
def sync(sources: tuple[Path, ...], cards_path: Path | None) -> None:
    """Download the publishers' card data and rules, or import local files of any known format."""
    from bot.progress import progress_bar
    from cards.sync import download, import_files

    target = cards_path or default_path()
    with progress_bar() as progress:
        summary = import_files(sources, target, progress) if sources else download(target, progress)
    for line in summary.lines():
        click.echo(line)


@main.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(dir_okay=False, path_type=Path))
@json_option
@cards_option
@click.pass_context
def check(context: click.Context, files: tuple[Path, ...], as_json: bool, cards_path: Path | None) -> None:
    """Play scenarios. 0: all as expected; 1: something failed, was refused or is pending; 2: unusable."""
    locale = _locale(context.find_root())
    with CardDatabase.open(cards_path) as cards:
        scenarios = [scenario for file in files for scenario in engine.Scenario.load_all(file)]
        reports = [engine.play(scenario, cards, locale=locale).report() for scenario in scenarios]
    if as_json:
        data = [report.to_dict() for report in reports]
        click.echo(json.dumps(data if len(data) > 1 else data[0], ensure_ascii=False, indent=2))
    else:
        for report in reports:
            for line in report_lines(report, Words.of(locale)):
                click.echo(line)
    context.exit(0 if all(report.good for report in reports) else 1)


@main.command()
@click.argument("name", nargs=-1, required=True)
@json_option
@cards_option
@click.pass_context
def card(context: click.Context, name: tuple[str, ...], as_json: bool, cards_path: Path | None) -> None:
    """Show a card."""
    if as_json:
        with _desk(cards_path) as desk:
            found = desk.names(_place(context)).card(" ".join(name))
            click.echo(json.dumps(dataclasses.asdict(found), ensure_ascii=False, indent=2))
        return
    _look_up(context, cards_path, "card", name=" ".join(name))


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
@json_option
@click.option("--format", "format_", help="Only the cards legal in a format.")
@click.option("--set", "set_", help="Only the cards printed in a set, by its code.")
@click.option("--worst", type=int, default=20, show_default=True, help="How many blocking sentences to list.")
@click.option("--card", "name", help="How one card reads, in full.")
@cards_option
def coverage(
    as_json: bool, format_: str | None, set_: str | None, worst: int, name: str | None, cards_path: Path | None
) -> None:
    """Measure what the engine reads of the cards."""
    from bot.coverage import card_lines, lines, measured
    from bot.names import Names

    with CardDatabase.open(cards_path) as cards:
        if name is not None:
            card = Names(cards).card(name)
            data: Any = [dataclasses.asdict(unit) for unit in engine.read_card(card)]
            told = card_lines(card)
        else:
            found = measured(cards.cards(), format_, set_)
            data, told = found.to_dict(worst), lines(found, worst)
        if as_json:
            click.echo(json.dumps(data, ensure_ascii=False, indent=2))
        else:
            for line in told:
                click.echo(line)


@main.command()
@click.option("--pictures", type=click.Path(file_okay=False, path_type=Path), help="Where pictures are drawn to.")
@click.option("--state", type=click.Path(dir_okay=False, path_type=Path), help="Where boards are kept.")
@cards_option
@click.pass_context
def console(context: click.Context, pictures: Path | None, state: Path | None, cards_path: Path | None) -> None:
    """The same commands as on Discord, in the terminal; no token needed."""
    import platformdirs

    from bot.console import Console

    kept = state or Path(platformdirs.user_data_dir("siege-engine")) / "console.db"
    with _desk(cards_path, kept) as desk:
        folder = pictures or Path(tempfile.gettempdir()) / "siege-engine"
        shell = Console(desk, _place(context), click.echo, folder)
        shell.welcome()
        shell.run(_typed(shell))


@main.command()
@cards_option
@click.pass_context
def bot(context: click.Context, cards_path: Path | None) -> None:
    """Run the Discord bot. DISCORD_TOKEN or DISCORD_TOKEN_FILE holds its token."""
    from bot.app import run
    from bot.config import Config

    config = Config.from_environment()
    context.exit(run(dataclasses.replace(config, cards=cards_path) if cards_path else config))


@main.command()
@click.option("--pictures", type=click.Path(file_okay=False, path_type=Path), default=Path("out"), show_default=True)
@cards_option
@click.pass_context
def demo(context: click.Context, pictures: Path, cards_path: Path | None) -> None:
    """Play a Siege's whole life and show the steps with their rules, and the board."""
    from bot.demo import play_demo

    with _desk(cards_path) as desk:
        good = play_demo(desk, _place(context), click.echo, pictures)
    context.exit(0 if good else 1)


def report_lines(report: engine.Report, words: Words) -> Iterator[str]:
    """A report in words: title, steps, what is pending or was refused, expectations, what was not read."""
    from bot.desk.present import footer, steps_of

    if report.title:
        yield f"# {report.title}"
    yield from lines(Reply(verdict=report.verdict, steps=steps_of(report)), words)
    if (refused := report.refused) and not refused.expected:
        yield f"✗ {refused.reason} [{', '.join(refused.rules)}]"
    if pending := report.pending:
        yield f"? {pending.player}: {pending.prompt} [{pending.rule}]"
        yield from (f"   {option.label}" for option in pending.options)
    for one in report.expect:
        yield f"{'✓' if one.held else '✗'} {one.check}" + ("" if one.held else f" — {one.found}")
    yield from (f"~ {line}" for line in footer(report, words))


def _typed(shell: Any) -> Iterator[str]:
    """Lines from the keyboard, or from a pipe, until they end."""
    while True:
        try:
            yield input(shell.prompt if sys.stdin.isatty() else "")
        except (EOFError, KeyboardInterrupt):
            return


@contextmanager
def _desk(cards_path: Path | None, state: Path | None = None) -> Iterator[Desk]:
    """A desk over the cards at a path, its boards in a file or in memory."""
    desk = Desk(CardDatabase.open(cards_path), BoardStore(state))
    try:
        yield desk
    finally:
        desk.close()


def _place(context: click.Context) -> Place:
    return Place.direct("terminal", _locale(context.find_root()))


def _look_up(context: click.Context, cards_path: Path | None, command: str, /, **options: str) -> None:
    with _desk(cards_path) as desk:
        place = _place(context)
        reply = desk.run(place, command, **options)
        for line in lines(reply, Words.of(place.locale)):
            click.echo(line, err=reply.error is not None)
    context.exit(UNUSABLE if reply.error else 0)
