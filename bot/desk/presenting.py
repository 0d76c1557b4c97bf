"""From what the engine reports to what a person reads: steps, the open choice, buttons, footer, picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from urllib.parse import quote

import engine
from bot.boards.store import Board
from bot.desk.games import Played
from bot.desk.option_views import note_of, option_views, ready_views
from bot.desk.reply import (
    MOST_BUTTONS,
    BoardRef,
    Button,
    ChoiceView,
    Citation,
    Picture,
    Reply,
    RulingView,
    Section,
    Shape,
    StepView,
)
from bot.desk.same_again import asks_again
from bot.desk.typed_and_tapped_answers import Asked
from bot.desk.what_was_chosen import is_untold
from bot.render.alt import alt_text
from bot.words import LANGUAGES, Words

MOST_ON_A_PHONE = 900
"""Characters that a phone shows without scrolling far."""


def steps_of(report: engine.Report, since: int = 0) -> tuple[StepView, ...]:
    """The steps of a report after the first ``since`` ones, numbered on."""
    return views_of(report.steps[since:])


def views_of(steps: Iterable[engine.Step]) -> tuple[StepView, ...]:
    """Steps as a reply shows them."""
    told = tuple(steps)
    read = engine.worth_reading(told)
    return tuple(
        StepView(
            n=step.n,
            text=step.text,
            depth=step.depth,
            rules=citations_of(step.rules),
            rulings=tuple(
                RulingView(r.card, r.date, r.text, r.source, r.beside if r in worth else "") for r in step.rulings
            ),
            by_hand=step.by_hand,
            unasked=step.unasked,
            item=step.item,
        )
        for step, worth in zip(told, read, strict=True)
    )


def citations_of(rules: Iterable[engine.Citation]) -> tuple[Citation, ...]:
    """Rules as a reply cites them."""
    return tuple(Citation(rule.id, rule.gloss, rule.text, rule.role is engine.Role.DECIDES) for rule in rules)


def outcome(board: Board, played: Played, before: Played | None, words: Words) -> Reply:
    """The reply to an act: what is new since ``before``, and what can be done next."""
    report = played.report
    at = BoardRef(board.id, board.revision)
    choice = choice_of(board, played, words)
    steps = views_of(_news(report.steps[before.report.told if before else 0 :], choice))
    return Reply(
        verdict=_verdict(played, before, steps, choice, words) or _passed(played, before, words),
        steps=steps,
        choice=choice,
        buttons=(*_same_again(at, played, before, words), *buttons_for(at, played, steps, words)),
        footer=footer(report, words, _assumed_since(before, played)),
        at=at,
    )


def told_at_once(before: Played, played: Played, reply: Reply, words: Words) -> Reply:
    """A reply with the steps since the board was put down, for somebody who has been told none of them; what has gone
    as it was put down (``before``) is the beginning of its verdict, and what was taken for granted then is owned up
    to."""
    begins = words("footer-assumed", what="").strip()
    said = [line.removeprefix(begins).strip() for line in reply.footer if line.startswith(begins)]
    if before.report.told and before.report.assumed:
        assumed = words("footer-assumed", what=". ".join((*before.report.assumed, *said)))
        reply = reply.but(footer=(*(line for line in reply.footer if not line.startswith(begins)), assumed))
    came = any(one["type"] == "ZoneChange" for one in before.report.events) and not before.position.stack
    verdict = " ".join(filter(None, [before.report.verdict if came else "", reply.verdict]))
    unchanged = words("verdict-unchanged")
    if before.report.told and not came and verdict.startswith(unchanged):  # it all has happened as it was put down
        verdict = before.report.verdict + verdict.removeprefix(unchanged)
    told = reply.but(verdict=verdict, steps=views_of(_news(played.told_at_once(), reply.choice)))
    later = _last(told) - _last(reply)
    sections = (
        replace(one, steps=tuple(replace(step, n=step.n + later) for step in one.steps)) for one in reply.sections
    )
    return told.but(sections=tuple(sections))


def _last(reply: Reply) -> int:
    """The number of the last step that is read first, on from which those behind a choice are numbered."""
    return reply.glance[-1].n if reply.glance else 0


def _news(steps: Sequence[engine.Step], choice: ChoiceView | None) -> Sequence[engine.Step]:
    """The steps without those that only say where the game is, unless there is nothing else to say or ask."""
    told = [step for step in steps if not step.gives_way]
    return told if told or choice is not None else steps


def _verdict(
    played: Played,
    before: Played | None,
    steps: Sequence[StepView],
    choice: ChoiceView | None,
    words: Words,
) -> str:
    """The engine's verdict where anything has happened: what is asked stands in full at the choice. Else what is
    asked."""
    if steps:
        said = played.verdict_after(before, asking=choice is None, whole=before is not None)
        return _with_what_waits(said, choice, words) or (_asked(choice, words) if choice is not None else "")
    return _asked(choice, words) if choice is not None else ""


def _with_what_waits(said: str, choice: ChoiceView | None, words: Words) -> str:
    """What has happened, and which abilities have triggered that are still to be put onto the stack (603.3b)."""
    if (
        not said
        or choice is None
        or choice.shape is not Shape.ORDER
        or choice.rule is None
        or choice.rule.id != "603.3b"
    ):
        return said
    names = Counter(option.label.partition(": ")[0] for option in choice.options)
    waiting = [name + (f" ×{times}" if times > 1 else "") for name, times in names.items()]
    return f"{said} {words('verdict-triggered', abilities=words.both(waiting))}"


def _asked(choice: ChoiceView, words: Words) -> str:
    """Who is asked what; which card an unknown one is, nobody chooses."""
    named = choice.prompt.startswith(choice.player) or choice.kind == "unknown card"
    prompt = choice.prompt[:1].lower() + choice.prompt[1:]
    return choice.prompt if named else words("verdict-up-to", player=choice.player, prompt=prompt)


def before_outcomes(played: Played, before: Played | None, reply: Reply, words: Words) -> str:
    """The verdict of a reply to go before what comes of every answer: without how things stand that would not stay so
    after each."""
    found = played.outcomes_told
    asked = _asked(reply.choice, words) if reply.choice is not None else ""
    if found is None or not reply.steps:
        return reply.verdict
    is_open = found.matters or found.kind not in ("order", "replacement")
    said = "" if reply.verdict == asked else reply.verdict
    if found.passing:
        said = played.verdict_after(before, asking=False, whole=before is not None, outcomes=found)
        said = _with_what_waits(said, reply.choice, words)
    to_say = is_open and not (said and found.kind == "order")
    return "\n".join(filter(None, [said, asked if to_say else ""]))


def only_asks(verdict: str, reply: Reply, words: Words) -> bool:
    """Whether a verdict says nothing but what is asked."""
    return reply.choice is not None and verdict == _asked(reply.choice, words)


def footer_of_answers(played: Played, before: Played | None, words: Words) -> tuple[str, ...]:
    """The footer where it is told what would come of every answer: with what is taken for granted on the way."""
    found = played.outcomes_told
    return footer(played.report, words, _assumed_since(before, played), found.assumed if found is not None else ())


def _assumed_since(before: Played | None, played: Played) -> Sequence[str]:
    """What is taken for granted and was not owned up to before."""
    return played.assumed_after(before if before and before.report.told else None)


def _passed(played: Played, before: Played | None, words: Words) -> str:
    """What is to say where nothing has happened: who may act now, if somebody else could before (117.3d); that it is
    known now what was chosen before the board began."""
    if before is not None and is_untold(before) and not is_untold(played):
        return words("verdict-noted")
    now, then = played.position.turn.priority, before.position.turn.priority if before else None
    return words("verdict-unchanged") if now in (None, then) else words("verdict-passed", player=now)


def refusal(played: Played, words: Words) -> Reply:
    """Why an act was refused, with what the rules that say so are about; their texts are a tap away. That something is
    not read is so by no rule."""
    refused = played.refused
    assert refused is not None
    unread = any(one.text in refused.reason for one in played.report.unread)
    rules = citations_of(refused.citations) if not unread else ()
    numbers = ", ".join(rule.id for rule in rules)
    verdict = words("verdict-refused", reason=refused.reason, rules=numbers) if rules else refused.reason
    return Reply(
        verdict=verdict,
        sections=(
            *(Section(rule.id, rule.gloss, url=rule_url(rule.id)) for rule in rules if rule.gloss and rule.decides),
            *(Section(f"{one.card}, {one.date}", one.beside) for one in refused.rulings),
        ),
        citations=rules,
        buttons=tuple(Button(f"q:rule:{rule.id}", rule.id, private=True) for rule in rules[:MOST_BUTTONS] if rule.text),
        footer=_without_what_it_quotes(footer(played.report, words), refused.reason, played.report, words),
        error="refused",
        private=True,
    )


def _without_what_it_quotes(lines: Sequence[str], reason: str, report: engine.Report, words: Words) -> tuple[str, ...]:
    """A footer without the unread texts that a refusal quotes itself."""
    quoted = {words("footer-unread", card=one.card, text=one.text) for one in report.unread if one.text in reason}
    return tuple(line for line in lines if line not in quoted)


def choice_of(board: Board, played: Played, words: Words) -> ChoiceView | None:
    """The open choice as it is best asked, or None."""
    asked = played.asked
    if asked is None:
        return None
    pending = asked.pending
    rule = Citation(pending.rule, pending.gloss) if pending.rule else None
    return ChoiceView(
        at=BoardRef(board.id, board.revision),
        player=_who_chooses(pending, words),
        kind=pending.kind,
        prompt=pending.prompt,
        shape=shape_of(asked),
        options=option_views(asked, played, words),
        min=pending.min,
        max=pending.max if pending.max is not None else max(len(asked.shown), pending.min),
        rule=rule,
        besides=pending.besides,
        untold=asked.untold,
        why=" · ".join([_why(rule, words), *pending.besides]) if rule is not None else "",
        note=note_of(pending, words),
        ready=ready_views(played, words),
        users=board.users_for(pending.decides or pending.player),
    )


def _who_chooses(pending: engine.Pending, words: Words) -> str:
    """Who is asked; where another player makes that player's choices, both (723.5)."""
    if pending.decides in (None, pending.player):
        return pending.player
    return words("choice-for", chooser=pending.decides, player=pending.player)


def _why(rule: Citation, words: Words) -> str:
    return words("choice-why", rule=rule.id, gloss=rule.gloss) if rule.gloss else rule.id


def shape_of(asked: Asked) -> Shape:
    """How to ask: see :class:`Shape`."""
    pending, count = asked.pending, len(asked.shown)
    if pending.form == "number":
        return Shape.NUMBER
    if pending.form == "division":
        return Shape.DIVIDE
    if not count or (pending.by_name and not (pending.rest and asked.untold)):
        return Shape.TEXT
    if pending.ordered and count > 1:
        return Shape.ORDER
    return Shape.listed(count, one=pending.min == pending.max == 1)


def buttons_for(at: BoardRef, played: Played, steps: Sequence[StepView], words: Words) -> tuple[Button, ...]:
    """What can be tapped below an outcome."""
    buttons = []
    choice = played.choice
    if choice is not None and played.asked is None:
        if played.position.stack:
            buttons.append(_button(at, "resolve", words, "primary"))
            buttons.append(_button(at, "pass", words))
        else:
            buttons.append(_button(at, "next", words, "primary"))
    if any(step.rules for step in steps):
        buttons.append(_button(at, "rules", words, private=True))
    if any(step.rulings for step in steps):
        buttons.append(_button(at, "rulings", words, private=True))
    if played.asked is not None:
        buttons.append(_button(at, "outcomes", words, private=True))
    buttons.append(_button(at, "board", words))
    buttons.append(_button(at, "undo", words))
    return tuple(buttons)


def _same_again(at: BoardRef, played: Played, before: Played | None, words: Words) -> tuple[Button, ...]:
    """For the answer that has just been given, where the same is asked again."""
    return (_button(at, "again", words, "primary"),) if asks_again(before, played) else ()


def go_on_button(at: BoardRef, words: Words) -> Button:
    """For acts that had to wait for an answer."""
    return _button(at, "go-on", words, "primary")


def share_button(at: BoardRef, words: Words) -> Button:
    """For a copy of a board as it stands there."""
    return _button(at, "share", words)


def redo_button(at: BoardRef, words: Words) -> Button:
    """For what has just been taken back."""
    return _button(at, "redo", words)


def _button(at: BoardRef, action: str, words: Words, style: str = "secondary", private: bool = False) -> Button:
    return Button(f"b:{at.board}:{at.revision}:{action}", words(f"button-{action}"), style, private)


def footer(
    report: engine.Report, words: Words, since: Sequence[str] | None = None, more: Sequence[str] = ()
) -> tuple[str, ...]:
    """Data dates, what was assumed, or what of it has been ``since`` it was told last, and what ``more`` is, and every
    unread sentence that could matter and stands in no step."""
    lines = [dates(report.data.rules, report.data.cards, words)]
    assumed = [*dict.fromkeys((*(report.assumed if since is None else since), *more))]
    if assumed:
        lines.append(words("footer-assumed", what=". ".join(one.removesuffix(".") for one in assumed)))
    for unread in report.unread:
        if unread.could_matter and not any(unread.text.rstrip(".") in step.text for step in report.steps):
            lines.append(words("footer-unread", card=unread.card, text=unread.text))
    return tuple(lines)


def dates(rules: str | None, cards: str | None, words: Words) -> str:
    """Which rules (empty: none imported) and which card data an answer stands on."""
    first = words("footer-rules", date=rules) if rules else words("footer-no-rules")
    return f"{first} · {cards_dated(cards, words)}"


def cards_dated(cards: str | None, words: Words) -> str:
    """Which card data an answer stands on."""
    return words("footer-cards", date=cards) if cards else words("footer-starter")


def quoted(words: Words) -> tuple[str, ...]:
    """That quotations stay in English, for those who read something else."""
    return () if words.language == LANGUAGES[0] else (words("footer-quoted"),)


def picture_of(played: Played, before: Played | None = None) -> Picture:
    """The board, to be drawn when wanted, with how it stood before if that is to be seen too."""
    earlier = before.position if before is not None else None
    return Picture(played.position, alt_text(played.position, played.language), played.language, earlier)


AT_ONCE = 300
"""So many characters of a rule are read before somebody wants to know what of it matters."""


def rule_sections(rules: Iterable[Citation]) -> tuple[Section, ...]:
    """Each rule once: the official text where it is imported, behind what it says in our words if that is long; else
    that alone."""
    found = {}
    for rule in rules:
        text = rule.text or rule.gloss
        if text:
            is_long = rule.text is not None and len(rule.text) > AT_ONCE and rule.gloss
            heading = f"{rule.id} · {rule.gloss}" if is_long else rule.id
            found[rule.id] = Section(heading, text, quoted=rule.text is not None, url=rule_url(rule.id))
    return tuple(found.values())


def ruling_sections(rulings: Iterable[RulingView]) -> tuple[Section, ...]:
    """Each ruling once, with its card and date."""
    found = {}
    for ruling in rulings:
        heading = " · ".join(part for part in (ruling.card, ruling.date) if part)
        found[(ruling.card, ruling.text)] = Section(heading, ruling.text, quoted=True, url=card_url(ruling.card))
    return tuple(found.values())


def rule_url(number: str) -> str:
    """Where a rule can be read on the web, with its neighbours."""
    return "https://yawgatog.com/resources/magic-rules/#R" + number.replace(".", "")


def on_a_phone(sections: Iterable[Section]) -> tuple[Section, ...]:
    """Sections of which those beyond a phone screen are folded; the first is always shown."""
    shown: list[Section] = []
    room = MOST_ON_A_PHONE
    for section in sections:
        room -= len(section.heading) + len(section.text)
        shown.append(replace(section, folded=section.folded or (room < 0 and bool(shown))))
    return tuple(shown)


def card_url(name: str) -> str:
    """Where a card can be seen on the web."""
    return "https://scryfall.com/search?q=" + quote(f'!"{name}"')
