"""Random games: told with their seeds, the same whenever they are played again, findings by kind."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from engine import Table
from tools.fuzz import games
from tools.fuzz.__main__ import main
from tools.fuzz.games import Finding, Tally
from tools.fuzz.report import Run, kind_of


def played(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(main, ["--games", "2", "--acts", "5", "--processes", "1", *arguments])
    return done.exit_code, done.output


def test_games_have_fresh_seeds_unless_one_is_given(tmp_path: Path) -> None:
    report = tmp_path / "report.txt"
    code, told = played("--report", str(report))
    assert code == 0
    seed = told.splitlines()[0].removeprefix("seeds from ")
    assert told.endswith(report.read_text())
    assert "2 games" in report.read_text()
    again = played("--seed", seed)[1]
    assert again.splitlines()[2:] == told.splitlines()[2:]
    assert played()[1].splitlines()[0] != told.splitlines()[0]


def test_what_comes_of_a_game_does_not_depend_on_the_process_that_plays_it() -> None:
    beside, alone = played("--seed", "7", "--processes", "2"), played("--seed", "7")
    assert beside[1].splitlines()[2:] == alone[1].splitlines()[2:]


def test_a_finding_is_told_with_what_repeats_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(table: Table) -> str:
        return f"{table.game.players[0].name} owes mana"

    monkeypatch.setattr(games, "illegal_state", wrong)
    code, told = played("--seed", "7")
    assert code == 1
    assert "seed 7: A owes mana" in told
    assert "2 findings of 1 kinds" in told
    assert "2 times: … owes mana\n  seeds 7, 8\n  python -m tools.fuzz --games 1 --seed 7 --acts 5" in told


def test_findings_of_a_kind_differ_in_names_and_numbers_only() -> None:
    def kind(what: str) -> str:
        return kind_of(Finding(0, what))

    assert kind("Serra Angel has toughness -1 and lives") == kind("Ajani's Pridemate has toughness 0 and lives")
    assert kind("KeyError: 7 (log.py:10 at < a.py:3 b)") == kind("KeyError: 9 (log.py:10 at < a.py:3 b)")
    assert kind("KeyError: 7 (log.py:10 at)") != kind("KeyError: 7 (log.py:11 at)")
    assert Run("").told("nothing", Tally()).endswith("0 findings of 0 kinds")
