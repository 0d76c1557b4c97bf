"""What can be chosen, as a person has to see it: whose it is and in what state, what is lethal, what is the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import engine
from bot.desk.games import Played
from bot.desk.reply import OptionView, ReadyView
from bot.desk.typed_and_tapped_answers import Asked
from bot.render.alt import states
from bot.words import Words
from cards import shorten


def option_views(asked: Asked, played: Played, words: Words) -> tuple[OptionView, ...]:
    """The options that are shown."""
    like = _like(asked)
    labels = _labels(asked, like)
    seen = states(played.position, words)
    details = [_detail(asked.pending, option, played, seen, words) for option in asked.shown]
    details = [_without_its_card(detail, label, words) for detail, label in zip(details, labels, strict=True)]
    return tuple(
        OptionView(option.id, shorten(labels[n], MOST_LABEL), details[n], like[n])
        for n, option in enumerate(asked.shown)
    )


def _without_its_card(detail: str, label: str, words: Words) -> str:
    """The state of a copy that is called by its card says no more than that it is one."""
    return detail.replace(words("mark-of-card", card=label.partition("#")[0]), words("mark-copy"))


MOST_LABEL = 80
"""Characters of a button that Discord shows."""


def ready_views(played: Played, words: Words) -> tuple[ReadyView, ...]:
    """Ready-made answers to a division."""
    return tuple(
        ReadyView(_ready_label(one.label, one.why, words), tuple(one.shares.values()))
        for one in engine.ready_divisions(played.table)
    )


def _ready_label(label: str, why: str, words: Words) -> str:
    """A division and what is to be said for it, which comes first where there is no room for both."""
    whole = f"{label} ({why})" if why else label
    return whole if len(whole) <= MOST_LABEL or not why else words("option-told", option=why, detail=label)


def note_of(pending: engine.Pending, words: Words) -> str:
    """What resolves first; how much is left to divide once everybody has what they get at least."""
    if pending.onto_stack:
        return words("choice-onto-stack")
    least = sum(option.least or 0 for option in pending.options)
    if pending.form == "division" and least:
        return words("choice-left", total=pending.min, each=pending.options[0].least or 0, left=pending.min - least)
    return ""


def _like(asked: Asked) -> list[int | None]:
    """For each option that is shown the number of the first one that does the same, of those to be put in order."""
    if not asked.pending.ordered:
        return [None] * len(asked.shown)
    groups = {one: group for group in asked.alike for one in group}
    firsts: dict[tuple[str, ...], int] = {}
    return [firsts.setdefault(groups.get(option.id, (option.id,)), n) for n, option in enumerate(asked.shown)]


def _labels(asked: Asked, like: Sequence[int | None]) -> list[str]:
    """What each option is called; of several that do the same only what they have in common, where that names no
    other: "Blood Artist" for "Blood Artist (Grizzly Bears#1)" and its like."""
    labels = [option.label for option in asked.shown]
    plain = [label.partition(" (")[0] for label in labels]
    several = {n for n in like if n is not None and like.count(n) > 1}
    users = {name: {like[n] for n, one in enumerate(plain) if one == name} for name in plain}
    return [plain[n] if like[n] in several and len(users[plain[n]]) == 1 else label for n, label in enumerate(labels)]


def _detail(
    pending: engine.Pending, option: engine.PendingOption, played: Played, seen: Mapping[str, str], words: Words
) -> str:
    """What is to be known of an option; ``seen``: the states of the permanents."""
    if pending.form == "division":
        return ", ".join(_shares(option, words))
    if option.kind not in ("object", "player") or pending.form != "options":
        return ""
    position = played.position
    if option.player is not None:
        return next(words("option-life", life=side.life) for side in position.players if side.name == option.player)
    if option.object is not None and option.object in seen:
        return seen[option.object]
    item = next((item for item in position.stack if item.reference == option.object), None)
    if item is not None:
        return " · ".join([*(f"→ {target}" for target in item.targets), item.controller])
    return next(_elsewhere(option, position, words), "")


def _shares(option: engine.PendingOption, words: Words) -> Iterator[str]:
    if option.least:
        yield words("option-least", n=option.least)
    if option.lethal is not None:
        yield words("option-lethal-deathtouch" if option.deathtouch else "option-lethal", n=option.lethal)


def _elsewhere(option: engine.PendingOption, position: engine.Position, words: Words) -> Iterator[str]:
    """In which zone a card is, and whose."""
    for side in position.players:
        for zone in ("hand", "graveyard", "exile", "library"):
            if any(one.reference == option.object for one in getattr(side, zone)):
                yield f"{words(f'zone-{zone}')} · {side.name}"
