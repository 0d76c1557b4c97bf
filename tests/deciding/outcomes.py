"""What each board of the corpus comes to, as it has been read and found right: its verdict, its steps and its end.

``python -m tests.deciding --renew`` writes it down anew; what has changed by that is to be read before it is kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from bot.board_text.writing import write
from engine import Role
from tests.deciding.cases import Case

APPROVED = Path(__file__).with_name("outcomes")
"""A text for each module of the corpus."""
MOST_OPTIONS = 20
"""So many options of what is asked are written down; of more, those that come first."""
UNTOUCHED = " library: 5 Forest"
"""How the library ends that a board has unless it is given another: nothing is said of it."""


def outcome(one: Case) -> str:
    """The verdict, the steps with the rules that decide them, what is asked or refused, and the board at the end."""
    end = (line for line in write(one.report.state).splitlines() if not line.endswith(UNTOUCHED))
    return "\n".join([f"# {one.title}", *one.report.verdict.splitlines(), *_steps(one), *_open(one), *end])


def approved() -> dict[str, str]:
    """What is kept, by the titles of the boards."""
    texts = [path.read_text("utf-8") for path in sorted(APPROVED.glob("*.txt"))]
    found = [f"# {one}".strip() for text in texts for one in re.split(r"^# ", text, flags=re.MULTILINE)[1:]]
    return {one.splitlines()[0].removeprefix("# "): one for one in found}


def renew(corpus: dict[str, tuple[Case, ...]]) -> None:
    """Write down what the boards of each module come to now."""
    APPROVED.mkdir(exist_ok=True)
    for module, cases in corpus.items():
        (APPROVED / f"{module}.txt").write_text("\n\n".join(map(outcome, cases)) + "\n", "utf-8")


def _steps(one: Case) -> Iterator[str]:
    for step in one.report.steps:
        rules = " ".join(rule.id for rule in step.rules if rule.role is Role.DECIDES)
        yield f"{'  ' * step.depth}- {step.text}" + (f" [{rules}]" if rules else "")


def _open(one: Case) -> Iterator[str]:
    pending, refused = one.report.pending, one.report.refused
    if pending is not None:
        listed = [option.label for option in pending.options]
        options = ", ".join([*listed[:MOST_OPTIONS], *(["..."] if len(listed) > MOST_OPTIONS else [])])
        asked = f"{pending.player}: {pending.prompt} ({pending.min} to {pending.max})"
        yield f"? {asked} {options} [{pending.rule}]"
    yield from (f"not read: {unread.text}" for unread in one.report.unread)
    if refused is not None:
        yield f"! {refused.reason} [{' '.join(refused.rules)}]"
