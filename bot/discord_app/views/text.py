"""A reply as Discord's markdown, in pages of whole lines. Players' words are escaped; nothing is cut off."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from discord.utils import escape_markdown

from bot.desk import ChoiceView, Citation, Reply, Section, Shape, StepView
from bot.words import Words

MESSAGE = 3950
"""Characters of a message; Discord allows 4,000."""
FOOTER, PROMPT, PICKED = 600, 700, 300
"""What is kept for the footer, for a choice's prompt, and for what is picked so far."""
_INDENT = "\u2003"


def pages(reply: Reply) -> list[str]:
    """The reply's verdict, steps and sections, at least one page; what is folded begins on a page of its own."""
    room = MESSAGE - len(footer(reply)) - (PROMPT + PICKED if reply.choice is not None else 0)
    shown = list(_packed(_lines(reply), room)) or [""]
    folded = [line for section in reply.sections if section.folded for line in _section(section)]
    if reply.is_long:
        folded = [*filter(None, [escape(reply.understood)]), *map(_step, reply.steps), *folded]
    return [*shown, *_packed([f"**{escape(reply.verdict.splitlines()[0])}**", *folded] if folded else [], room)]


def footer(reply: Reply) -> str:
    """The footer in small print: data dates, assumptions, what was not read."""
    lines = [f"-# {escape(line)}" for line in reply.footer]
    return _fitting(lines, FOOTER)


def prompt(choice: ChoiceView, words: Words) -> str:
    """Who has to choose what, with the rule that says so in small print."""
    asked = words("verdict-asked", player=f"**{escape(choice.player)}**", prompt=escape(choice.prompt))
    lines = [asked[: PROMPT // 2]]
    if choice.why:
        lines.append(f"-# {escape(choice.why)}"[: PROMPT // 3])
    if choice.note:
        lines.append(f"-# {escape(choice.note)}"[: PROMPT // 3])
    if choice.shape is Shape.DIVIDE:
        told = [
            words("option-told", option=escape(o.label), detail=escape(o.detail))
            for o in choice.options[:5]
            if o.detail
        ]
        lines += [f"- {one}" for one in told]
    return _fitting(lines, PROMPT)


def picked(what: str) -> str:
    """What is picked so far."""
    return _fitting([escape(what)], PICKED)


def escape(text: str) -> str:
    """Text as Discord shows it literally, without mentions either."""
    return escape_markdown(text).replace("@", "@\u200b")


def _lines(reply: Reply) -> Iterator[str]:
    if reply.verdict and not _only_asks(reply):
        rules = _rules(reply.beside_verdict)
        first, *rest = reply.verdict.splitlines()
        doer = f" (<@{reply.doer}>)" if reply.doer else ""
        yield f"**{escape(first)}**{doer}{rules}"
        yield from map(escape, rest)
    if reply.understood and not reply.is_long:
        yield escape(reply.understood)
    for step in reply.glance:
        yield _step(step)
    for section in reply.sections:
        if not section.folded:
            yield from _section(section)


def _only_asks(reply: Reply) -> bool:
    """Whether the verdict says no more than the prompt of the choice below it."""
    choice = reply.choice
    return choice is not None and not reply.steps and reply.verdict.casefold().endswith(choice.prompt.casefold())


def _step(step: StepView) -> str:
    times = f" ×{step.times}" if step.times > 1 else ""
    return f"{_INDENT * step.depth}{step.n}\\. {escape(step.text)}{times}{_rules(step.beside)}"


def _rules(rules: Iterable[Citation]) -> str:
    numbers = ", ".join(dict.fromkeys(rule.id for rule in rules))
    return f" `{numbers}`" if numbers else ""


def _section(section: Section) -> Iterator[str]:
    heading = escape(section.heading)
    if section.url:
        heading = f"[{heading}]({section.url})"
    if heading:
        yield f"**{heading}**"
    for line in section.text.splitlines():
        yield f"> {escape(line)}" if section.quoted else escape(line)
    yield from map(_step, section.steps)


def _packed(lines: Iterable[str], room: int) -> Iterator[str]:
    """Lines put together into pages; a line longer than a page is broken between words."""
    page = ""
    for line in lines:
        for piece in _pieces(line, room):
            if page and len(page) + 1 + len(piece) > room:
                yield page
                page = piece
            else:
                page = f"{page}\n{piece}" if page else piece
    if page:
        yield page


def _pieces(line: str, room: int) -> Iterator[str]:
    lead = "> " if line.startswith("> ") else ""
    while len(line) > room:
        space = line.rfind(" ", room // 2, room)
        end = space if space > 0 else room - 1
        yield line[:end]
        line = lead + line[end:].lstrip()
    yield line


def _fitting(lines: list[str], length: int) -> str:
    """As many whole lines as fit; the last one cut if even the first is too long."""
    text = ""
    for line in lines:
        if len(text) + len(line) + 1 > length:
            return text or line[: length - 1].rstrip("\\") + "…"
        text = f"{text}\n{line}" if text else line
    return text
