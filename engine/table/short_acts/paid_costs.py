"""What is said to be paid for a spell behind it: "Village Rites sacrificing Bears", "Snuff Out paying 4 life", "Gurmag
Angler delving everything" (CR 118.8, 118.9, 601.2b, 601.2h)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

from cards.model import fold
from engine.state.choices import Choice
from engine.state.ids import ObjectId
from engine.table.scenario import Json
from engine.table.short_acts import details
from engine.table.short_acts.naming import typed, without_article
from engine.table.short_acts.problems import LifeNotThere, NotUnderstood, SeveralMeant
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Span, tokens_of
from engine.table.table import Table

MOST_WORDS = 3
"""Words with which it begins that something is paid: "by", "exiling"."""
PHYREXIAN = 2
"""Life that is paid instead of a Phyrexian mana symbol (107.4f)."""
MOST_ASKED = 6
"""Choices, at most, that a spell leads to as it is paid for."""
ANNOUNCED = ("target", "mode")
"""What is asked as a spell is cast before its costs are paid (601.2b, 601.2c)."""
NOT_AT_ALL = ("cost-not-now", "cost-not-read")
"""Why another cost than the mana cost can't be paid, whatever with."""
OPTIONAL = ("kicker", "bargain", "casualty", "buyback", "conspire")
"""Optional additional costs that may be more than mana (702.33a, 702.166a, 702.153a, 702.27a, 702.78a)."""


@dataclass(frozen=True, slots=True)
class Paid:
    """What is said to be paid: ``head`` is the act without it, ``what`` the things or the number, ``life`` whether it
    is so much life; ``aimed`` is what the act is aimed at behind that, if at anything."""

    head: Span
    what: Span
    life: bool = False
    aimed: Span | None = None


def said_in(piece: Span) -> Iterator[Paid]:
    """Every way in which a piece may say what is paid, the earliest word that begins so first."""
    tokens = tokens_of(piece.text, piece.start)
    for at in range(1, len(tokens)):
        for length in range(min(MOST_WORDS, len(tokens) - at - 1), 0, -1):
            words = fold(" ".join(token.text for token in tokens[at : at + length]))
            if words in typed("paid-with"):
                yield from _paid(piece, tokens, at, at + length)
            elif words in typed("paid-in-life"):
                yield from _paid(piece, tokens, at, at + length, life=True)


def _paid(piece: Span, tokens: tuple[Span, ...], at: int, behind: int, *, life: bool = False) -> Iterator[Paid]:
    """What is paid may be followed by what the spell is aimed at, or by details: "fling sacrificing Bears at Bob"."""
    ends = [*(n for n in range(behind + 1, len(tokens)) if _goes_on(piece, tokens[n])), len(tokens)]
    for end in ends:
        what = Span(_between(piece, tokens[behind].start, tokens[end - 1].end).strip(" ,"), tokens[behind].start, 0)
        if life:
            if not details.is_life(what.text):
                continue
            number = re.match(r"\d{1,4}", what.text)
            what = Span(number[0] if number is not None else what.text, what.start, 0)
        aimed = "" if end == len(tokens) else f" {_between(piece, tokens[end].start, piece.end)}"
        head = f"{_between(piece, piece.start, tokens[at - 1].end).rstrip(' ,')}{aimed}"
        goal = tokens[end + 1] if end + 1 < len(tokens) and fold(tokens[end].text) in typed("aimed") else None
        yield Paid(
            Span(head, piece.start, piece.start + len(head)),
            Span(what.text, what.start, what.start + len(what.text)),
            life,
            Span(_between(piece, goal.start, piece.end), goal.start, piece.end) if goal is not None else None,
        )


def _goes_on(piece: Span, token: Span) -> bool:
    """Whether something else than what is paid begins at a token."""
    rest = _between(piece, token.start, piece.end)
    return fold(token.text) in typed("aimed") or details.accepts("details", Span(rest, token.start, piece.end))


def _between(piece: Span, start: int, end: int) -> str:
    return piece.text[start - piece.start : end - piece.start]


def paying(reader: Reader, entry: Json, paid: Paid) -> Json | None:
    """The entry of a spell with the cost that is meant and the answers to what is asked as it is paid; None where
    nothing of it is paid so. The cost may go without saying, or be an alternative or optional one of the spell. Which
    of more things than are needed is left to be asked."""
    asks, said = None, entry.get("choices", ())
    entry = {key: value for key, value in entry.items() if key != "choices"}  # those of it come later
    for costs in _costs(reader, entry):
        way = entry if costs is None else entry | {"costs": list(costs)}
        after = reader.would(way)
        answers = _answers(reader, after, paid, 0) if after is not None else None
        if answers is not None:
            return way | ({"choices": [*answers, *said]} if answers or said else {})
        if after is not None and after.choice is not None and after.choice.kind not in ("priority", *ANNOUNCED):
            asks = asks or way
    if asks is None or not (_is_all(paid.what.text) or _number(paid.what.text)):
        return None
    return asks | ({"choices": list(said)} if said else {})


def paying_for_ability(reader: Reader, entry: Json, paid: Paid) -> Json | None:
    """The entry of an ability with the answers by which life is paid for it, where it is paid so (602.2b)."""
    after = reader.would(entry) if paid.life else None
    answers = _answers(reader, after, paid, 0) if after is not None else None
    if answers is None:
        return None
    return entry | ({"choices": [*entry.get("choices", ()), *answers]} if answers else {})


def refused_cost(reader: Reader, entry: Json) -> Json | None:
    """The entry of a spell by its other cost, where the table says why that can't be paid at all (118.9)."""
    other = entry | {"costs": [details.ALTERNATIVE]}
    refusal = reader.table.fork().act(dict(other))
    return other if refusal is not None and refusal.reason.key in NOT_AT_ALL else None


def life_not_there(reader: Reader, entry: Json, paid: Paid) -> LifeNotThere | None:
    """Why life can't be paid that a player has not: at least what one Phyrexian symbol takes (107.4f, 119.4)."""
    number = _number(paid.what.text) or PHYREXIAN
    life = next(one.life for one in reader.game.players if one.name == entry["player"])
    return LifeNotThere("", paid.what, entry["player"], life, number) if paid.life and life < number else None


def _costs(reader: Reader, entry: Json) -> list[tuple[str, ...] | None]:
    """The costs by which a spell could be cast now, none in particular first; one without a name of its own may be paid
    several times."""
    if "costs" in entry:
        return [None]
    choice = reader.table.choice
    card = set(reader.refs.things(entry["card"]))
    listed = choice.listed() if choice is not None and choice.kind == "priority" else ()
    ways = [one.face for one in listed if one.kind == "cast" and one.object in card and one.face not in (None, "front")]
    often = ((details.UNNAMED_COST,) * times for times in range(1, MOST_ASKED + 1))
    return [None, *((way,) for way in dict.fromkeys(ways)), *((one,) for one in OPTIONAL), *often]


def _answers(reader: Reader, after: Table, paid: Paid, asked: int) -> list[Json] | None:
    """The answers by which it is paid so, of a table on which the spell is being cast, or has been. What else is asked
    on the way is tried, and left to be asked; behind what triggers by it (603.3b) nothing is."""
    choice = after.choice
    if choice is None or choice.kind == "priority" or choice.onto_stack or asked == MOST_ASKED:
        return [] if _is_paid(reader, after, paid) else None
    there, announced = reader.on(after), choice.kind in ANNOUNCED
    for said in _any(choice) if announced else _may_answer(there, choice, paid):
        ahead = after.fork()
        answer: Json = {"do": "answer", "player": there.player_name(choice.player), "value": said}
        if ahead.act(answer) is None and (found := _answers(reader, ahead, paid, asked + 1)) is not None:
            return found if announced else [{"choice": choice.kind, "value": said}, *found]
    return None


def _any(choice: Choice) -> Iterator[str]:
    yield from (option.id for option in choice.listed())


def _may_answer(there: Reader, choice: Choice, paid: Paid) -> Iterator[int | str | list[str]]:
    """What may be answered: what is said to be paid; or, of several costs, any that leads to that."""
    if choice.kind == "cost":
        yield from _any(choice)
    elif paid.life:
        yield from (f"{one.number} life" for one in choice.listed() if one.number)  # for each symbol (107.4f)
        yield from _any(choice)
    else:
        yield from _things(there, choice, paid.what)


def _things(there: Reader, choice: Choice, span: Span) -> Iterator[list[str]]:
    """The options that are paid with: all of them, also where their number is said, or those of a list."""
    options = [one.object for one in choice.listed() if one.object is not None]
    if _is_all(span.text) or (options and _number(span.text) == len(options)):
        yield list(map(there.reference, options))
        return
    with suppress(NotUnderstood, SeveralMeant):
        yield there.declared(span, options, ())
        return
    for one in details.listed(span.text):  # "discarding Island and Opt" answers two questions
        with suppress(NotUnderstood, SeveralMeant):
            yield there.declared(Span(one, span.start, span.end), options, ())


def _is_all(text: str) -> bool:
    return fold(without_article(text)) in typed("everything") | typed("all") | typed("both")


def _number(text: str) -> int:
    """The number with which words begin, "6", "6 cards"; 0 for any others."""
    first = text.partition(" ")[0]
    return int(first) if re.fullmatch(r"\d{1,3}", first) else 0


def _is_paid(reader: Reader, after: Table, paid: Paid) -> bool:
    """Whether what is said to be paid has been: the life is gone, or each of those things has gone or is tapped."""
    if paid.life:
        lost = [one.life - then.life for one, then in zip(reader.game.players, after.game.players, strict=True)]
        return int(paid.what.text) in lost if paid.what.text.isdecimal() else any(one > 0 for one in lost)
    used = [i for i in (*reader.permanents(), *reader.elsewhere) if _is_used(reader, after, i)]
    if _is_all(paid.what.text) or _number(paid.what.text):
        return len(used) > max(_number(paid.what.text), 1)  # the card itself has left its zone too
    with suppress(NotUnderstood, SeveralMeant):
        both = fold(paid.what.text.partition(" ")[0]) in typed("both")
        return len(reader.declared(paid.what, used, ())) > both  # "both Bears" are two
    return False


def _is_used(reader: Reader, after: Table, number: ObjectId) -> bool:
    """Whether something has left where it was, or has become tapped."""
    it, then = reader.game.objects[number], after.game.objects.get(number)
    return then is None or then.zone is not it.zone or (then.tapped and not it.tapped)
