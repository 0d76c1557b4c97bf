"""What becomes creatures of several sizes at once, by name, and why of these sizes (CR 613.1d, 613.4b)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine import events as ev
from engine.report.fates import takes_an
from engine.report.namesakes import plural_of_name
from engine.state.characteristics import kind_in_common
from engine.state.choices import Message, Term
from engine.state.ids import ObjectId, TargetId

Changes = Sequence[ev.CharacteristicsChanged]

MOST_SIZES = 4
"""So many sizes are told apart."""

MOST_NAMED = 4
"""So many things of one size are named each; of more those of one name are told by their number."""


def in_one_phrase(clauses: Sequence[Message]) -> list[Message]:
    """The clauses, with what makes creatures of things in one of them: "become 1/1 green Saproling creatures in
    addition to their other types", of what is of a size, "also" a creature, and perhaps of a subtype and of colors."""
    by_key = {one.key: one for one in clauses}
    size = next((by_key[key] for key in ("becomes-size", "is-size") if key in by_key), None)
    also = [one for one in clauses if one.key == "also" and _names(one, "types") == ["card-type-Creature"]]
    if size is None or len(also) != 1 or isinstance(size.args["size"], Message):
        return [*clauses]
    subtype, colors = by_key.get("gains-type"), by_key.get("has-colors")
    joined = [size, *also, *([colors] if colors else [])]
    joined += [subtype] if subtype is not None and len(subtype.args["types"]) == 1 else []
    count = size.args["count"]
    said = {
        "count": count,
        "size": size.args["size"],
        "an": takes_an(size.args["size"]),
        "enters": "true" if size.key == "is-size" else "false",
        "colors": [Term(f"{name}-of-creature", one, count) for name, one in _terms(colors, "colors")],
        "colored": "true" if colors else "false",
        "subtype": [Term(name, one) for name, one in _terms(subtype, "types")] if subtype in joined else [],
        "of_subtype": "true" if subtype is not None and subtype in joined else "false",
    }
    rest = [one for one in clauses if one not in joined]
    return [Message("becomes-creature-too", said), *rest]


def _terms(clause: Message | None, argument: str) -> list[tuple[str, str]]:
    """The terms that fill a gap of a clause, each with the word that it stands for."""
    return [(one.key, one.word) for one in clause.args[argument]] if clause is not None else []


def _names(clause: Message, argument: str) -> list[str]:
    return [name for name, _ in _terms(clause, argument)]


def size_of(event: ev.CharacteristicsChanged) -> str:
    """ "3/3": the new size of a creature, where that has changed."""
    before, after = event.before, event.after
    if after.power is None or (before.power, before.toughness) == (after.power, after.toughness):
        return ""
    return f"{after.power}/{after.toughness}"


def becoming_creatures(events: Changes) -> bool:
    """Whether these become creatures that they were not, of several sizes, and nothing else."""
    sizes = {size_of(event) for event in events}
    return len(sizes) > 1 and "" not in sizes and all(_is_newly(event) for event in events)


def _is_newly(event: ev.CharacteristicsChanged) -> bool:
    return "Creature" in event.after.types - event.before.types


def by_sizes(events: Changes, beside: Callable[[Changes], Iterable[Message]]) -> Message:
    """ "Sol Ring becomes a 1/1 creature and both Islands become 0/0 creatures": those of one size together, with what
    is said ``beside`` that of what has changed alike."""
    enters = events[0].enters
    alike: dict[str, list[ev.CharacteristicsChanged]] = {}
    for event in events:
        alike.setdefault(size_of(event), []).append(event)
    if len(alike) > MOST_SIZES:
        several = Message("become-creatures-of-sizes", {"enters": enters})
        return Message("changed", {"object": _things(events), "clauses": [several, *beside(events)]})
    each = [
        Message("changed", {"object": _things(those), "clauses": [_sized(size, len(those), enters), *beside(those)]})
        for size, those in alike.items()
    ]
    return Message("each-changed", {"each": each})


def _sized(size: str, count: int, enters: bool) -> Message:
    return Message("becomes-sized-creature", {"count": count, "size": size, "enters": enters})


def _things(events: Changes) -> Any:
    """Each by its name; of many how many of each name, or of what type, they are."""
    if len(events) <= MOST_NAMED:
        return TargetId.of_objects(event.object for event in events)
    names: dict[str, list[ObjectId]] = {}
    for event in events:
        names.setdefault(event.after.name, []).append(event.object)
    if len(names) > MOST_NAMED or "" in names:
        return Message("so-many-of-type", {"count": len(events), "type": kind_of(events)})
    return [_of_a_name(name, those) for name, those in names.items()]


def _of_a_name(name: str, those: Sequence[ObjectId]) -> Any:
    if len(those) == 1:
        return TargetId.of_object(those[0])
    several = plural_of_name(name)
    said = {"names": several, "sized": name, "token": False, "bare": [], "both": False}
    return Message("namesakes", {"count": len(those), "name": name, **said})


def kind_of(events: Changes) -> str:
    """What all of them are, and were before they changed."""
    return kind_in_common(types for e in events for types in (e.before.types, e.after.types))


def what_it_is_for(events: Changes, cause: ev.Cause) -> Message | str:
    """That an effect looks at mana values; and which of these it applies to as they are something by other effects."""
    by: dict[tuple[tuple[ObjectId, str], ...], list[ev.CharacteristicsChanged]] = {}
    for event in events:
        for one in event.causes:
            if one.fits_by and (one.source, one.timestamp) == (cause.source, cause.timestamp):
                by.setdefault(one.fits_by, []).append(event)
    fits = [_fits(what, those, len(those) == len(events)) for what, those in by.items()]
    said = Message("clauses", {"items": fits}) if fits else "none"
    if cause.by_mana_value:
        return Message("cause-mana-value", {"count": len(events), "fits": said})
    return Message("cause-fits", {"fits": said}) if fits else ""


def _fits(by: Sequence[tuple[ObjectId, str]], those: Changes, every: bool) -> Message:
    """What these are by effects; where that is ``every`` one spoken of, they need no names."""
    count, kinds = len(those), dict.fromkeys(kind for _, kind in by)
    types = [Term(f"card-type-{kind}", kind.lower(), count) for kind in kinds]
    effects = TargetId.of_objects(dict.fromkeys(source for source, _ in by))
    said = {"count": count, "types": types, "effects": effects}
    return Message("they-fit-by", said) if every else Message("fits-by", said | {"things": _things(those)})
