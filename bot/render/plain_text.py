"""Replies as plain text, for the terminal and for demonstrations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.desk.reply import ChoiceView, Citation, Reply, Section, Shape, StepView
from bot.words import Words

INDENT = "   "
LETTERS = "abcdefgh"
LONGEST_NUMBER = 3
"""Digits of the longest number that a mode may have, and one more."""
"""What ready-made ways to divide are picked by."""


def lines(reply: Reply, words: Words) -> Iterator[str]:
    """All of a reply but its files and picture: verdict, steps, sections, the choice, the footer.

    Below a step stands the ruling that explains it best, each ruling once.
    """
    rules = _rules(reply.beside_verdict)
    if reply.choice is None or reply.verdict != reply.choice.prompt:
        first, *rest = reply.verdict.splitlines() or [""]
        yield first + rules
        yield from rest
    if reply.understood and not reply.is_long:
        yield reply.understood
    quoted: set[str] = set()
    for step in reply.glance:
        yield step_line(step)
        ruling = next((one for one in step.rulings if one.beside), None)
        if ruling is not None and ruling.beside not in quoted:
            said = words("ruling-of-step", card=ruling.card, date=ruling.date, text=ruling.beside)
            yield f"{INDENT * (step.depth + 1)}» {said}"
            quoted.add(ruling.beside)
    for section in reply.sections:
        yield from section_lines(section)
    if reply.choice is not None:
        yield ""
        yield from choice_lines(reply.choice, words)
    yield from (f"~ {line}" for line in reply.footer)


def folded_lines(reply: Reply) -> Iterator[str]:
    """What a reply shows only to those who ask for more: all steps of a long one, and folded sections."""
    if reply.is_long:
        yield from filter(None, [reply.understood])
        yield from map(step_line, reply.steps)
    for section in reply.sections:
        if section.folded:
            yield from section_lines(section)


def step_line(step: StepView) -> str:
    """ "5. Its last defense counter is removed. [310.6]", indented where it is part of another step."""
    times = f" ×{step.times}" if step.times > 1 else ""
    return f"{INDENT * step.depth}{step.n}. {step.text}{times}{_rules(step.beside)}"


def section_lines(section: Section) -> Iterator[str]:
    """A section's heading and, indented, its text."""
    if section.heading:
        yield section.heading
    indent = INDENT if section.heading else ""
    yield from (indent + line for line in section.text.splitlines())
    yield from (indent + step_line(step) for step in section.steps)


def choice_lines(choice: ChoiceView, words: Words) -> Iterator[str]:
    """Who is asked what, by which rule, and the options by number."""
    asked = words("verdict-asked", player=choice.player, prompt=choice.prompt)
    yield f"? {asked}" + (f" [{', '.join((choice.rule.id, *choice.besides))}]" if choice.rule else "")
    alike = Counter(option.like for option in choice.options if option.like is not None)
    for n, option in enumerate(choice.options):
        if option.like in (None, n):
            times = f" ×{alike[n]}" if alike[n] > 1 else ""
            number, label = _own_number(option.label) or (n + 1, option.label)
            yield f"{INDENT}{number}) {label}{times}" + (f" · {option.detail}" if option.detail else "")
    if choice.note:
        yield INDENT + choice.note
    yield from (f"{INDENT}{letter}) {one.label}" for letter, one in zip(LETTERS, choice.ready, strict=False))
    if how := _what_to_type(choice, words):
        yield INDENT + how


def _own_number(label: str) -> tuple[int, str] | None:
    """The number that an option has of its own, a mode's of its card ("3. Draw a card."), and what is behind it."""
    number, _, rest = label.partition(". ")
    return (int(number), rest) if rest and number.isdecimal() and len(number) < LONGEST_NUMBER else None


def _what_to_type(choice: ChoiceView, words: Words) -> str:
    """What may be typed for a choice, where that is more than the number of one option."""
    if choice.shape is Shape.NUMBER and choice.max <= choice.min:
        return words("console-number-open", least=choice.min)
    if choice.shape in (Shape.NUMBER, Shape.DIVIDE):
        return words(f"console-{choice.shape.value}", least=choice.min, most=choice.max)
    if choice.shape is Shape.TEXT:
        return words("console-name", options=len(choice.options))
    if choice.shape is Shape.ORDER:
        shown = [n for n, option in enumerate(choice.options, start=1) if option.like in (None, n - 1)]
        return words("console-order", n=len(shown), example=", ".join(map(str, reversed(shown))))
    numbers = [(_own_number(option.label) or (place, ""))[0] for place, option in enumerate(choice.options, start=1)]
    example = ", ".join(map(str, numbers[: max(choice.min, 2)]))
    if choice.min == choice.max != 1:
        return words("console-exactly", n=choice.min, example=example)
    if choice.max != 1:
        return words("console-several", least=choice.min, most=choice.max, example=example)
    return words("console-one-or-none") if choice.min == 0 else ""


def _rules(rules: Iterable[Citation]) -> str:
    numbers = ", ".join(dict.fromkeys(rule.id for rule in rules))
    return f" [{numbers}]" if numbers else ""
