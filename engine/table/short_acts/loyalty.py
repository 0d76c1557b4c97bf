"""Which ability is meant: by its place, "second ability"; of the loyalty abilities (606) also by its cost, its number,
or as "plus", "minus" and "ultimate"."""

from __future__ import annotations

from cards.model import fold
from engine.table.activated_abilities import ability_texts
from engine.table.scenario import Json
from engine.table.short_acts import details
from engine.table.short_acts.naming import typed
from engine.table.short_acts.problems import Candidate
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Gaps, printed
from engine.words import Words

UP, DOWN, ULTIMATE = "loyalty-up", "loyalty-down", "loyalty-ultimate"
KINDS = (UP, DOWN, ULTIMATE)


MOST_NUMBERED = 5
"""So many abilities of one thing are told apart in words, "fifth ability"."""


def says_which(text: str) -> bool:
    """Whether a text says which ability: "plus", "minus", "ult", "second ability"."""
    return number_of(text) is not None or any(fold(text) in typed(kind) for kind in KINDS)


def number_of(text: str) -> int | None:
    """The number of an ability that is called by its place among those of a thing."""
    return next((n for n in range(1, MOST_NUMBERED + 1) if fold(text) in typed(f"ability-{n}")), None)


def with_x(reader: Reader, entry: Json, gaps: Gaps) -> Json:
    """The loyalty ability of an entry: "-3" is said also of one that costs "−X", and tells X then (606.4, 107.3a)."""
    found = [i for i in reader.refs.things(entry["source"]) if i in reader.game.objects]
    texts = ability_texts(reader.game, found[0]) if found else []
    cost = details.loyalty_cost(gaps["loyalty"].text) if "loyalty" in gaps else ""
    of_x = f"{cost[:1]}X"
    if cost[1:].isdecimal() and not _with_cost(texts, cost) and _with_cost(texts, of_x):
        return entry | {"ability": f"{of_x}:", "x": int(cost[1:])}
    return entry | {"ability": loyalty_ability(reader, entry, gaps)}


def loyalty_ability(reader: Reader, entry: Json, gaps: Gaps) -> int | str:
    """The ability of a planeswalker by its cost ("+1:"), or by its number where several have such a cost; the number
    that an act names is counted among all of the abilities, or among these. Which of several is asked."""
    found = [i for i in reader.refs.things(entry["source"]) if i in reader.game.objects]
    texts = ability_texts(reader.game, found[0]) if found else []
    cost = details.loyalty_cost(gaps["loyalty"].text) if "loyalty" in gaps else ""
    if not cost and (number := number_of(gaps["which"].text)) is not None:
        return number
    fitting = _with_cost(texts, cost) if cost else _of_kind(texts, gaps["which"].text)
    named = entry.get("ability")
    if isinstance(named, int) and named in fitting:
        return named
    if isinstance(named, int) and 0 < named <= len(fitting):
        return fitting[named - 1]
    if isinstance(named, str):
        fitting = [n for n in fitting if fold(named) in fold(texts[n - 1])] or fitting
    if len({texts[n - 1] for n in fitting}) > 1:
        told = [Candidate(texts[n - 1], entry["player"], "ability", words=with_ability(reader, n)) for n in fitting]
        raise reader.left_out("ability", told)
    if not cost and not fitting:
        raise reader.missing(gaps["source"], "source")
    said = cost or details.loyalty_cost(texts[fitting[0] - 1].partition(":")[0])
    return f"{said}:" if len(_with_cost(texts, said)) < SEVERAL else fitting[0]


SEVERAL = 2


def with_ability(reader: Reader, number: int) -> str:
    """The act as it would be written with the number of the ability."""
    said = printed("short-act-detail-ability", Words.of(reader.table.locale).language, {"value": str(number)})
    return f"{reader.act.text}, {said}"


def _with_cost(texts: list[str], cost: str) -> list[int]:
    """The numbers of the abilities with a loyalty cost (606.4)."""
    return [n for n, text in enumerate(texts, 1) if details.loyalty_cost(text.partition(":")[0]) == cost]


def _of_kind(texts: list[str], word: str) -> list[int]:
    """The numbers of the abilities whose cost adds counters, removes them, or is the last that does."""
    costs = [(n, details.loyalty_cost(text.partition(":")[0])) for n, text in enumerate(texts, 1)]
    if fold(word) in typed(UP):
        return [n for n, cost in costs if cost[:1] == "+"]
    minus = [n for n, cost in costs if cost[:1] == "-"]
    return minus[-1:] if fold(word) in typed(ULTIMATE) else minus
