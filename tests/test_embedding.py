"""The public face: docs/embedding.md does what it says, and the packages name all that they give."""

from __future__ import annotations

import ast
import pickle
import re
import subprocess
import sys
from pathlib import Path

import pytest

import cards
import engine
from cards import CardDatabase
from engine import Position, play

ROOT = Path(__file__).parents[1]


def test_the_page_about_embedding_does_what_it_says() -> None:
    page = (ROOT / "docs" / "embedding.md").read_text("utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", page, re.M | re.S)
    assert len(blocks) == 6
    names: dict[str, object] = {"__name__": "embedding"}
    for number, block in enumerate(blocks, start=1):
        exec(compile(block, f"docs/embedding.md, block {number}", "exec"), names)


@pytest.mark.parametrize("package", [engine, cards])
def test_every_public_name_is_there_and_told_of(package: object) -> None:
    told = str(package.__doc__)
    for name in package.__all__:  # type: ignore[attr-defined]
        assert getattr(package, name) is not None, name
        assert re.search(rf"\b{name}\b", told), f"{name} is not in the docstring"
    with pytest.raises(AttributeError):
        package.no_such_name  # type: ignore[attr-defined] # noqa: B018


@pytest.mark.parametrize("package", [engine, cards])
def test_public_classes_and_functions_say_what_they_are(package: object) -> None:
    for name in package.__all__:  # type: ignore[attr-defined]
        given = getattr(package, name)
        if callable(given) and getattr(given, "__module__", "").split(".")[0] in ("engine", "cards"):
            assert given.__doc__, name


def test_the_bot_knows_engine_and_cards_by_their_public_faces_only() -> None:
    public = {"engine": set(engine.__all__), "cards": set(cards.__all__)}
    wrong = []
    for path in sorted((ROOT / "bot").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                wrong += [(path.name, a.name) for a in node.names if a.name.startswith(("engine.", "cards."))]
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                room, _, inside = node.module.partition(".")
                if room in public:
                    wrong += [(path.name, node.module)] if inside else []
                    wrong += [(path.name, a.name) for a in node.names if a.name not in public[room]]
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "engine":
                wrong += [] if node.attr in public["engine"] else [(path.name, f"engine.{node.attr}")]
    assert not wrong


@pytest.mark.parametrize("package", ["engine", "cards", "bot"])
def test_the_packages_are_typed(package: str) -> None:
    assert (ROOT / package / "py.typed").is_file()


def test_a_report_and_its_position_travel_between_processes() -> None:
    board = {
        "players": {"Ann": {"hand": ["Shock"], "battlefield": ["Grizzly Bears"]}, "Bob": {"library": ["Forest"]}},
        "script": [{"do": "cast", "player": "Ann", "card": "Shock"}],
    }
    with CardDatabase.starter_set() as database:
        report = play(board, database).report()
    assert report.pending is not None
    again = pickle.loads(pickle.dumps(report))
    assert again == report
    assert again.to_json() == report.to_json()
    assert pickle.loads(pickle.dumps(report.position())) == report.position()
    assert Position.of(report.state) == report.position()


def loaded(code: str) -> set[str]:
    """The packages that a piece of code has loaded in a new process."""
    shown = f"{code}\nimport sys\nprint(*sorted({{name.split('.')[0] for name in sys.modules}}))"
    run = subprocess.run([sys.executable, "-c", shown], capture_output=True, text=True, check=True, cwd=ROOT)
    return set(run.stdout.splitlines()[-1].split())


def test_help_loads_neither_the_engine_nor_a_front_end() -> None:
    call = "CliRunner().invoke(main, ['--help'])"
    found = loaded(f"from click.testing import CliRunner\nfrom bot.cli import main\nassert {call}.exit_code == 0")
    assert "click" in found
    assert not found & {"engine", "cards", "discord", "PIL", "rich", "fluent", "sqlite3"}


def test_looking_a_rule_up_loads_what_that_needs() -> None:
    call = "CliRunner().invoke(main, ['rule', '310.1'], catch_exceptions=False)"
    found = loaded(f"from click.testing import CliRunner\nfrom bot.cli import main\nassert {call}.exit_code == 0")
    assert not found & {"discord", "PIL", "rich", "jsonschema", "aiohttp"}


def test_the_engine_and_its_cards_need_neither_discord_nor_pillow(tmp_path: Path) -> None:
    """With both of them missing, a board can be played at the desk; what needs one of them says what to install."""
    code = f"""
import sys
for missing in ("discord", "PIL", "font_source_sans_pro"):
    sys.modules[missing] = None
from pathlib import Path
from bot.cli import main
from click.testing import CliRunner
from unittest.mock import patch
here = Path({str(tmp_path)!r})
typed = "board new\\nboard add Shock zone: hand\\ncast Shock target: Opponent\\nresolve\\nboard show\\nquit\\n"
said = CliRunner().invoke(main, ["console", "--state", str(here / "state.db")], input=typed)
assert said.exit_code == 0, said.output
assert "[608.2" in said.output or "deals 2 damage" in said.output, said.output
assert said.output.count("pip install 'siege-engine[picture]'") >= 1, said.output
with patch.dict("os.environ", DISCORD_TOKEN="none"):
    said = CliRunner().invoke(main, ["bot"])
assert said.exit_code == 2
assert said.stderr.splitlines()[-1].endswith("pip install 'siege-engine[discord]'"), said.stderr
said = CliRunner().invoke(main, ["demo", "--pictures", str(here)])
assert said.exit_code == 0, said.output
"""
    loaded(code)
