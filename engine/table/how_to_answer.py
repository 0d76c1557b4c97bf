"""What somebody may type to answer what is asked: the words, or the numbers of the options as they are listed."""

from __future__ import annotations

from collections.abc import Sequence

from engine.state.choices import Choice, Option
from engine.state.game import Game
from engine.table.alternatives import alike
from engine.table.messages_in_words import Speech
from engine.table.table import Table
from engine.words import Words

FEW = 3
"""Options of which the words are simply given."""
MOST_LISTED = 12
"""Options that are listed with their numbers."""


def how_to_answer(table: Table, locale: str) -> str:
    """What is asked, and what may be typed for it; empty where nobody is asked anything."""
    choice = table.asked
    if choice is None:
        return ""
    speech, words = Speech(table.refs, locale), Words.of(locale)
    return words("to-answer", prompt=speech.say(choice.prompt), how=_how(table.game, choice, speech, words))


def _how(game: Game, choice: Choice, speech: Speech, words: Words) -> str:
    options = choice.listed()
    labels = [speech.say(option.label) for option in options]
    if choice.form == "number" or not options:
        least = choice.minimum
        return words("to-answer-number", example=str(least)) if choice.form == "number" else words("to-answer-name")
    if choice.form in ("division", "map"):
        return words("to-answer-division", example=_division(choice, labels, words))
    if choice.kind == "cards" and len(options) == 1:
        return words("to-answer-top-or-away", away=choice.prompt.key.removeprefix("choose-"))
    if choice.maximum == 1 and len(labels) <= FEW:
        return words("to-answer-option", options=words.both((words("quoted", text=one) for one in labels), "or"))
    listed = ", ".join(_numbered(options, labels, words))
    if choice.maximum == 1:
        return words("to-answer-one", options=listed, example=str(_number(options, 0)))
    if choice.ordered and choice.minimum == len(options):
        return _order(alike(game, choice), options, labels, words)
    least, most = choice.minimum, choice.maximum
    example = ", ".join(str(_number(options, at)) for at in range(min(max(least, 2), len(options))))
    number = least if least == most else 0
    return words("to-answer-several", number=number, example=example, options=listed)


def _order(groups: Sequence[Sequence[str]], options: Sequence[Option], labels: Sequence[str], words: Words) -> str:
    """Of those that nothing tells apart one is named, and the others follow it."""
    ids = [option.id for option in options]
    places = sorted(min(ids.index(one) for one in group) for group in groups)
    times = {min(ids.index(one) for one in group): len(group) for group in groups}
    said = [
        words("to-answer-numbered", number=str(at + 1), option=labels[at]) + (f" ×{times[at]}" if times[at] > 1 else "")
        for at in places
    ]
    listed = ", ".join(said if len(said) <= MOST_LISTED else [*said[:MOST_LISTED], "…"])
    example = ", ".join(str(at + 1) for at in reversed(places))
    return words("to-answer-order", number=len(places), example=example, options=listed)


def _number(options: Sequence[Option], at: int) -> int:
    """The number by which an option can be chosen: a mode's own, else its place in the list."""
    mode = options[at].mode
    return at + 1 if mode is None else mode + 1


def _numbered(options: Sequence[Option], labels: Sequence[str], words: Words) -> list[str]:
    said = [
        label if option.mode is not None else words("to-answer-numbered", number=str(at), option=label)
        for at, (option, label) in enumerate(zip(options, labels, strict=True), start=1)
    ]
    return said if len(said) <= MOST_LISTED else [*said[:MOST_LISTED], "…"]


def _division(choice: Choice, labels: Sequence[str], words: Words) -> str:
    """An example of who gets how much: one each, and the rest for the first."""
    named, total = list(labels[:2]), choice.minimum
    shares = [total - (len(named) - 1), *([1] * (len(named) - 1))]
    return words.both(words("to-answer-share", count=n, thing=to) for n, to in zip(shares, named, strict=True))
