"""Every word the engine speaks is in the catalogue, in both languages; every rule it cites has a gloss and exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import engine
from cards.database import CardDatabase
from engine import events as ev
from engine import play
from engine.report.narration import TELL
from engine.state.turn import Step
from engine.state.zones import Zone
from engine.table.passing_until import step_key
from engine.table.scenario import Scenario, schema_json
from engine.words import LANGUAGES, Words, keys

ROOT = Path(engine.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))
COMBINED = {"list", "list-of", "place", "clauses", "one-by-one"}
"""Messages that are put together in code (engine.table.messages_in_words), without words of their own."""

NOT_HAPPENING = ("does_not_happen", "still_does_not_happen")


def messages() -> Iterator[tuple[str, set[str] | None, str]]:
    """Every message named literally in the engine: its key, the names of its arguments, and where it stands."""
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            where = f"{path.relative_to(ROOT)}:{node.lineno}"
            if name in ("Message", "step", "_together", "begun", "assume", "ScenarioError", *NOT_HAPPENING):
                place = {"Message": 0, "assume": 0, "step": 1, "begun": 1, "does_not_happen": 1}.get(name, 2)
                for key in _keys(node, place):
                    yield key, _args(node, name), where


def _keys(node: ast.Call, place: int) -> Iterator[str]:
    if len(node.args) <= place:
        return
    given = node.args[place]
    choices = [given.body, given.orelse] if isinstance(given, ast.IfExp) else [given]
    for one in choices:
        if isinstance(one, ast.Constant) and isinstance(one.value, str):
            yield one.value


def _args(node: ast.Call, name: str) -> set[str] | None:
    """The names of a message's arguments, where they stand there literally."""
    if name == "Message":
        if len(node.args) == 1:
            return set()
        given = node.args[1]
        if isinstance(given, ast.Dict) and all(isinstance(k, ast.Constant) for k in given.keys):
            return {str(k.value) for k in given.keys if isinstance(k, ast.Constant)}
        return None
    if any(k.arg is None for k in node.keywords):
        return None
    return {k.arg for k in node.keywords if k.arg}


def variables(language: str) -> dict[str, set[str]]:
    """For each message of a language the variables it uses."""
    found: dict[str, set[str]] = {}

    for file in sorted((ROOT / "words" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content[:80]}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = set(re.findall(r"\$(\w+)", _source(file, entry)))
    return found


def _source(file: Path, entry: ftl.Message) -> str:
    assert entry.span is not None
    return file.read_text("utf-8")[entry.span.start : entry.span.end]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_words(language: str) -> None:
    have = keys(language)
    missing = {f"{key} ({where})" for key, _, where in messages() if key not in have | COMBINED}
    assert not missing


def test_the_languages_say_the_same_things() -> None:
    assert keys("en") == keys("fr")
    assert keys("en", glosses=True) == keys("fr", glosses=True)


class _References(Visitor):
    """Whether a message refers to another."""

    def __init__(self) -> None:
        self.found = False

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.found = True

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.found = True


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_refers_to_another(language: str) -> None:
    """Each is parsed by itself, when it is first asked for (``engine/words/messages.py``)."""
    for package in (ROOT, ROOT.parent / "bot"):
        for file in sorted((package / "words" / language).glob("*.ftl")):
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                looked = _References()
                looked.visit(entry)
                assert not looked.found, f"{file.name}: {entry}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_what_it_is_not_given(language: str) -> None:
    used = variables(language)
    wrong = [
        f"{where}: {key} uses {sorted(used[key] - given)}"
        for key, given, where in messages()
        if given is not None and key in used and used[key] - given
    ]
    assert not [w for w in wrong if "narration" not in w and "telling" not in w]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_expected_thing_of_the_schema_has_words(language: str) -> None:
    hints = set(re.findall(r"'x-expected': '([\w-]+)'", str(schema_json())))
    assert {f"expected-{hint}" for hint in hints} <= keys(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_zones_and_steps_have_names(language: str) -> None:
    words = Words.of(language)
    assert all(words(f"zone-{zone.value}") for zone in Zone)
    assert all(words(step_key(step).key) for step in Step)


def test_every_class_of_event_is_told() -> None:
    kinds = {k for k in vars(ev).values() if isinstance(k, type) and issubclass(k, ev.Event)}
    logged = {kind for kind in kinds if kind.logged}
    assert not logged - {ev.Event, ev.OfObject, ev.OfPlayer, ev.OfTarget} - set(TELL)
    assert not (kinds - logged) & set(TELL), "what only completes another event is told with that"


NO_MESSAGES = {"siege-engine", "state-based", "x-expected"}
"""Words with a hyphen that the engine passes on and that are no keys of the catalogue."""


def test_what_looks_like_a_key_is_one() -> None:
    """Keys that are passed through a function of their own are found by their looks."""
    known = keys("en") | COMBINED | NO_MESSAGES
    unknown = set()
    for path in MODULES:
        if {"oracle", "abilities", "short_acts"} & {*path.parts}:  # (the forms of short acts are parts of keys)
            continue
        calls = (n for n in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(n, ast.Call))
        for call in calls:
            for one in (*call.args, *(k.value for k in call.keywords)):
                value = one.value if isinstance(one, ast.Constant) else None
                if isinstance(value, str) and re.fullmatch(r"[a-z]+(-[a-z]+)+", value) and value not in known:
                    unknown.add(f"{value} ({path.relative_to(ROOT)}:{call.lineno})")
    assert not unknown


def test_every_reason_has_words() -> None:
    """Reasons for losing and for not resolving are parts of keys, which no search for messages finds."""
    found = set()
    for path in MODULES:
        text = path.read_text("utf-8")
        found |= {"loses-" + r for r in re.findall(r'reasons\.append\(\("([a-z ]+)"', text)}
        found |= {"loses-" + r for r in re.findall(r'PlayerLoses\([^,()]+, "([a-z ]+)"', text)}
        found |= {"not-resolved-" + r for r in re.findall(r'DidNotResolve\([^,()]+, "([a-z ]+)"', text)}
    assert len(found) > 5
    assert {key.replace(" ", "-") for key in found} <= keys("en")


# ---- rules


def cited() -> dict[str, str]:
    """Every rule number that stands as a value in the engine, and where."""
    found: dict[str, str] = {}
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            value = node.value if isinstance(node, ast.Constant) else None
            if isinstance(value, str) and re.fullmatch(r"[1-9]\d\d(\.\d+[a-z]?)?", value):
                found.setdefault(value, f"{path.relative_to(ROOT)}:{node.lineno}")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cited_rule_has_a_gloss(language: str) -> None:
    words = Words.of(language)
    assert not {f"{rule} ({where})" for rule, where in cited().items() if words.gloss(rule) is None}


def test_every_cited_rule_is_in_the_comprehensive_rules(shared_data: Path) -> None:
    text = (shared_data / "MagicCompRules-20260417.txt").read_text("utf-8-sig")
    known = {m[1] for line in text.splitlines() if (m := re.match(r"(\d{3}(?:\.\d+[a-z]?)?)\.?\s", line))}
    wrong = {rule: where for rule, where in cited().items() if rule not in known}
    assert not wrong
    glossed = {key.removeprefix("rule-").replace("-", ".") for key in keys("en", glosses=True)}
    assert glossed <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_glosses_are_short_and_our_own(language: str, request: pytest.FixtureRequest) -> None:
    words = Words.of(language)
    for key in keys(language, glosses=True):
        gloss = words.gloss(key.removeprefix("rule-").replace("-", ".", 1))
        assert gloss is not None
        assert len(gloss) <= 130, gloss
        assert gloss.endswith("."), gloss


def test_no_gloss_is_a_sentence_of_the_rules(shared_data: Path) -> None:
    text = (shared_data / "MagicCompRules-20260417.txt").read_text("utf-8-sig").replace("’", "'")
    said = {" ".join(s.split()).lower() for line in text.splitlines() for s in re.split(r"(?<=\.)\s", line)}
    words = Words.of("en")
    copied = {}
    for key in keys("en", glosses=True):
        gloss = words.gloss(key.removeprefix("rule-").replace("-", ".", 1)) or ""
        if len(gloss.split()) > 5 and gloss.lower() in said:
            copied[key] = gloss
    assert not copied


def test_the_french_table_speaks_french(cards: CardDatabase) -> None:
    siege = {"card": "Invasion of Zendikar", "counters": {"defense": 3}, "protector": "B"}
    data = {
        "players": {"A": {"hand": ["Lightning Bolt"], "battlefield": [siege]}, "B": {}},
        "script": [
            {"do": "cast", "player": "A", "card": "Lightning Bolt", "targets": ["Invasion of Zendikar"]},
            {"do": "resolve", "count": 2},
        ],
    }
    report = play(Scenario.load(data), cards, locale="fr").report()
    assert report.steps[0].text == "A lance Lightning Bolt en ciblant Invasion of Zendikar."
    assert "d’Invasion of Zendikar" in " ".join(step.text for step in report.steps)
    assert report.steps[0].rules[0].gloss == "Lancer met la carte sur la pile."
    assert report.pending is not None
    assert [option.label for option in report.pending.options] == ["Oui", "Non"]
    assert report.steps[3].rulings[0].text.startswith("Damage dealt to a battle")
