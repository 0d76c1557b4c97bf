"""What has changed of objects, in words, and because of what (CR 613): "Grizzly Bears becomes 3/3 and gains flying"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import repeat
from typing import Any

from engine import events as ev
from engine.abilities.base import Ability
from engine.report.narration.abilities_in_words import word_of
from engine.report.narration.becoming_creatures import (
    becoming_creatures,
    by_sizes,
    in_one_phrase,
    kind_of,
    size_of,
    what_it_is_for,
)
from engine.rules.continuous.layers.what_each_effect_changed import is_bare_land
from engine.rules.continuous.what_it_counts import told as what_is_counted
from engine.rules.evaluate.for_each import LAND_TYPES
from engine.state.characteristics import COLORS, Characteristics
from engine.state.choices import Message, Term
from engine.state.ids import ObjectId, TargetId

MOST_NAMED = 4
"""So many objects that have changed are named; more are counted."""

MOST_WORDS = 6
"""So many subtypes or abilities are listed; more are counted."""

CREATURE_TYPES = 50
"""Whatever gains or loses so many subtypes has every creature type, or had."""


def each_sized(events: Sequence[ev.CharacteristicsChanged]) -> list[Message | str]:
    """ "4/4"; "Grizzly Bears (4/4)": whose size it is, where they differ; of those of one name and size together."""
    sizes = {size for event in events if (size := size_of(event))}
    if len(sizes) == 1:
        return [*sizes]
    alike: dict[Any, list[ObjectId]] = {}
    for event in events:
        alike.setdefault((event.after.name, event.after.power, event.after.toughness), []).append(event.object)
    sized: list[Message | str] = []
    for (_, power, toughness), those in alike.items():
        args = {"power": power, "toughness": toughness, "damage": 0, "until": ""}
        sized.append(Message("verdict-sized", {"object": TargetId.of_objects(those), **args}))
    return sized


# ---- one step for what has changed alike


def those_alike(changes: Sequence[ev.CharacteristicsChanged]) -> list[list[ev.CharacteristicsChanged]]:
    """The changes, those together that can be told in one."""
    found: list[list[ev.CharacteristicsChanged]] = []
    for one in changes:
        same = next((events for events in found if joins(events, one)), None)
        if same is None:
            found.append([one])
        else:
            same.append(one)
    return found


def joins(events: Sequence[ev.CharacteristicsChanged], one: ev.CharacteristicsChanged) -> bool:
    """Whether the same has happened to an object as to these because of the same. If they are many, they have become
    the same size or the difference is the same; else each size is another's, to be told respectively."""
    first = events[0]
    if one.enters != first.enters or _causes_of(one) != _causes_of(first) or bool(size_of(one)) != bool(size_of(first)):
        return False
    if list(clauses_of(one, 1)) != list(clauses_of(first, 1)):
        return False
    together = [*events, one]
    if one.itself or len(set(map(_change, together))) == 1:
        return True
    sizes = len(set(map(size_of, together)))
    return sizes == 1 or sizes == len(together) <= MOST_NAMED


def _causes_of(event: ev.CharacteristicsChanged) -> tuple[Any, ...]:
    """What changed it, so that two objects can be compared: an object's own ability or counters are its own."""
    return tuple(
        (
            *(None if c.source == event.object else c.source, c.applies, c.over, c.under, c.after, c.first_for),
            *(c.others, c.makes, c.defined_size),
        )
        for c in event.makers or event.causes
    )


def _change(event: ev.CharacteristicsChanged) -> tuple[int, int] | None:
    before, after = event.before, event.after
    if before.power is None or after.power is None:
        return None
    return after.power - before.power, (after.toughness or 0) - (before.toughness or 0)


def told(events: Sequence[ev.CharacteristicsChanged], why: bool = True) -> dict[str, Any]:
    """What fills the gaps of the step that tells these changes; with ``why`` also what no longer applies
    where something else does, which effect went first, and why."""
    return {"what": what_changed(events, why), "causes": by_causes(events, why)}


def by_causes(events: Sequence[ev.CharacteristicsChanged], why: bool = True) -> Any:
    """What has made it so; where several effects make a size, what each makes of it, in their order."""
    every = [_counting_alike(place, one, events) for place, one in enumerate(events[0].makers or events[0].causes)]
    said: Sequence[ev.Cause] = every if why else [one for one in every if one.applies] or every
    if any(one.takes_abilities or one.sets_land_type for one in events[0].causes):
        own = events[0].object  # of whose own effects it goes without saying then that they are applied no longer
        said = [one for one in said if one.applies or one.source != own or one.defined_size or one.counters] or said
    causes, sized = list[Any](), list[Message]()
    for cause in map(_said_of_the_newer, gone_together(said, events[0].object, why), repeat(said)):
        named = bool(causes) and len(events) == 1 and not cause.applies  # "its" would be that of what stands before it
        words = cause_words(cause, events[0].object, len(events), why, named=named)
        if why and words.key == "cause":
            reasons = what_it_is_for(events, cause)
            said_for = "" if words.args["why"] else reasons or words.args["for"]
            words = Message(words.key, words.args | {"for": said_for, "reasons": reasons})
        if not cause.makes:
            causes.append(words)
        else:
            causes += [sized] if not sized else []
            sized.append(words)
    if len(causes) > 1 and not sized and all(cause.key == "cause" for cause in causes):
        return causes
    return Message("list", {"items": causes}) if len(causes) > 1 else causes[0]


def _counting_alike(place: int, cause: ev.Cause, events: Sequence[ev.CharacteristicsChanged]) -> ev.Cause:
    """Of several things what is counted is said only where it is the same for all of them."""
    others = [(one.makers or one.causes)[place].counting for one in events]
    return cause if all(one == cause.counting for one in others) else replace(cause, counting=None)


def _said_of_the_newer(cause: ev.Cause, among: Sequence[ev.Cause]) -> ev.Cause:
    """Of two effects of which one is newer, that is said of the newer one alone."""
    newer = {one.source for one in among if cause.source in one.over}
    return replace(cause, under=tuple(one for one in cause.under if one not in newer))


def what_changed(events: Sequence[ev.CharacteristicsChanged], stays: bool = True) -> Message:
    """ "Grizzly Bears becomes 3/3 and gains flying". Those of one size stand together, so
    that the sizes follow the names. ``stays`` says whether what has not changed is told where it might be doubted."""
    count, each = len(events), list(map(size_of, events))
    if events[0].itself:
        return _named(events, [*_itself(events)])
    events = sorted(events, key=lambda event: each.index(size_of(event)))
    if becoming_creatures(events):
        return by_sizes(events, lambda those: clauses_of(those[0], len(those), frozenset({"Creature"})))
    clauses = [one for one in (*sizes_of(events), *clauses_of(events[0], count)) if stays or one.key != "stays"]
    return _named(events, in_one_phrase(clauses))


def _named(events: Sequence[ev.CharacteristicsChanged], clauses: list[Message]) -> Message:
    """What has changed, before what is said of it: by name, or many by their number."""
    count = len(events)
    if count <= MOST_NAMED:
        return Message("changed", {"object": TargetId.of_objects(e.object for e in events), "clauses": clauses})
    return Message("changed-many", {"count": count, "type": kind_of(events), "clauses": clauses})


def _itself(events: Sequence[ev.CharacteristicsChanged]) -> Iterator[Message]:
    """That something is itself again, and of what size, if that is one, and of what card type no longer: all the rest
    is printed on it."""
    first = events[0]
    sizes = {size_of(event) for event in events}
    size = Message("sizes", {"sizes": [*sizes]}) if len(sizes) == 1 and "" not in sizes else ""
    yield Message("is-itself-again", {"count": len(events), "sizes": size})
    if first.after.name == first.before.name:
        gone = [one for types in _card_types(first.before, first.after, len(events)) for one in types]
        yield from [_no_longer(gone, len(events))] if gone else []


def sizes_of(events: Sequence[ev.CharacteristicsChanged]) -> Iterator[Message]:
    """What has changed of their power and toughness, if anything: by how much, or what they are."""
    sizes, changes = [size_of(event) for event in events], list(map(_change, events))
    if not sizes[0]:
        return
    change = changes[0]
    differ, adds = len(set(sizes)) > 1, any(event.adds for event in events)
    if (differ or adds) and len(set(changes)) == 1 and change is not None:
        now = sizes if differ else sizes[:1]
        listed = Message("sizes", {"sizes": now}) if len(now) <= MOST_NAMED else ""
        args = {"count": len(events), "change": "/".join(f"{number:+d}" for number in change), "sizes": listed}
        yield Message("gets-size", args)
        return
    key = "is-size" if events[0].enters else "becomes-size"
    size: Any = Message("respectively", {"sizes": sizes}) if differ else sizes[0]
    yield Message(key, {"count": len(events), "size": size})


def clauses_of(event: ev.CharacteristicsChanged, count: int, told: frozenset[str] = frozenset()) -> Iterator[Message]:
    """What has changed but for power and toughness and card types that are ``told``, each as the words behind so many
    objects."""
    before, after, again = event.before, event.after, "-again" if _comes_back(event) else ""
    if event.itself:
        yield from _itself([event])
        return
    if after.name != before.name:
        key = "has-name" if after.name else "has-no-name"
        yield Message(key, {"count": count, "name": after.name})
    lost = [one for one in before.abilities.all if one not in after.abilities.all]
    types_lost = before.subtypes - after.subtypes
    sets = any(cause.sets_land_type for cause in event.causes)
    land_types = LAND_TYPES & after.subtypes - (frozenset() if sets else before.subtypes)
    if land_types and "Land" in after.types:
        types = [Term(f"land-type-{word}", word, count) for word in sorted(land_types)]
        if sets:
            both = types_lost and (lost or types_lost & LAND_TYPES)  # with a basic land type its mana ability goes
            loss = "both" if both else "types" if types_lost else "abilities"
            yield Message("is-type", {"count": count, "types": types})
            if stays := after.types & before.types - {"Land"}:  # only land types are replaced
                staying = [Term(f"card-type-{word}", word.lower(), count) for word in sorted(stays)]
                yield Message("stays", {"count": count, "types": staying})
            if "Land" in before.types or lost:
                kept = Message("keeps-abilities", {"count": count}) if keeps_abilities(event) else ""
                args = {"count": count, "lost": loss if "Land" in before.types else "abilities", "kept": kept}
                yield Message("loses-other-types", args)
            types_lost, lost = frozenset(), []
        else:
            key = "is-type" if again or types_lost & LAND_TYPES else "also"
            yield Message(key + again, {"count": count, "types": types})
    gone = LAND_TYPES & types_lost
    land_types_gone = [Term(f"land-type-{word}", word, count) for word in sorted(gone)]
    known = told | ({"Land"} if sets and land_types else set())  # a land: which a Forest is, it goes without saying
    yield from _types(before, after, count, land_types_gone, again, known)
    with_types = before.types.isdisjoint(after.types)  # the subtypes of card types that are gone go with them (205.1a)
    for key, words in (
        ("gains-type" + again, after.subtypes - before.subtypes - LAND_TYPES),
        ("loses-type", frozenset() if with_types else types_lost - gone),
    ):
        if len(words) >= CREATURE_TYPES:
            yield Message(key.removesuffix("-again") + "-every", {"count": count})
        elif words:
            subtypes = [Term(f"subtype-{word}", word) for word in sorted(words)]
            yield Message(key, {"count": count, "types": subtypes, "number": len(words)})
    if after.colors != before.colors:
        letters = [letter for letter in COLORS if letter in after.colors] or ["none"]
        yield Message("has-colors", {"count": count, "colors": [Term(f"color-{one}", one, count) for one in letters]})
    yield from _abilities(event, lost, count)


def keeps_abilities(event: ev.CharacteristicsChanged) -> bool:
    """Whether a land whose type has been set keeps abilities: those that effects have given it (305.7)."""
    after = event.after.abilities.all
    return any(cause.sets_land_type for cause in event.causes) and any(o in after for o in event.before.abilities.all)


def _no_longer(types: list[Term], count: int) -> Message:
    """Of several types it has none any longer: "is no longer an Island or a Swamp"."""
    return Message("no-longer", {"count": count, "types": Message("none-of", {"items": types, "number": len(types)})})


def _types(
    before: Characteristics,
    after: Characteristics,
    count: int,
    land_types_gone: list[Term],
    again: str,
    known: frozenset[str],
) -> Iterator[Message]:
    """Card types and supertypes that it has, perhaps ``again``, but for those ``known``, or has no longer, the latter
    with land types."""
    key = "is-type-again" if again else "is-type" if before.types.isdisjoint(after.types) else "also"
    for types in _card_types(after, before, count, known):
        yield Message(key, {"count": count, "types": types})
    gone = [*land_types_gone, *(one for types in _card_types(before, after, count) for one in types)]
    if gone:
        yield _no_longer(gone, count)


def _card_types(
    new: Characteristics, old: Characteristics, count: int, known: frozenset[str] = frozenset()
) -> Iterator[list[Term]]:
    """The supertypes and the card types that are new, but for those ``known``."""
    types = new.types - old.types - known
    for kind, words in (("supertype", new.supertypes - old.supertypes), ("card-type", types)):
        if words:
            yield [Term(f"{kind}-{word}", word.lower(), count) for word in sorted(words)]


def _comes_back(event: ev.CharacteristicsChanged) -> bool:
    """Whether what is new of an object comes back, as effects of others no longer apply to it and none of theirs has
    begun to."""
    own = [cause for cause in event.causes if cause.source == event.object or cause.counters]
    others = [cause for cause in event.causes if cause not in own]
    return not event.enters and bool(others) and not any(cause.applies for cause in others)


def lost_abilities(event: ev.CharacteristicsChanged) -> bool:
    """Whether it has abilities no longer that it had, be they those for its basic land types."""
    return _is_bare_now(event) or any(one not in event.after.abilities.all for one in event.before.abilities.all)


def _is_bare_now(event: ev.CharacteristicsChanged) -> bool:
    """Whether it has lost the abilities that it had as a land for its basic land types (305.6)."""
    return is_bare_land(event.after) and not is_bare_land(event.before)


def _abilities(event: ev.CharacteristicsChanged, lost: list[Ability], count: int) -> Iterator[Message]:
    before, after = event.before.abilities.all, event.after.abilities.all
    if (lost or _is_bare_now(event)) and any(cause.takes_abilities for cause in event.causes):
        yield Message("loses-all-abilities" if not after else "loses-other-abilities", {"count": count})
    elif lost:
        yield Message("loses-abilities", {"count": count, "abilities": _each_once(_listed(event, lost))})
    gained = [one for one in after if one not in before]
    if gained:
        key = "has-abilities" if event.enters else "has-abilities-again" if _comes_back(event) else "gains-abilities"
        yield Message(key, {"count": count, "abilities": _each_once(_listed(event, gained))})


def _each_once(words: list[Any]) -> list[Any]:
    """What has the same ability twice is said to have it, or to have lost it, once."""
    return [one for place, one in enumerate(words) if one not in words[:place]]


def _listed(event: ev.CharacteristicsChanged, abilities: list[Ability]) -> list[Any]:
    """Abilities as they are listed: keywords by their names, others in quotation marks."""
    if len(abilities) > MOST_WORDS:
        return [Message("so-many-abilities", {"count": len(abilities)})]
    return [word_of(event.after.name, one) for one in abilities]


def _how_gone(cause: ev.Cause, own: bool) -> str:
    """That it no longer makes anything of it: as it is applied no longer, or counts 0 by now."""
    return "cause-idle" if cause.idle and not cause.others else "cause-own-gone" if own else "cause-gone"


def gone_together(causes: Sequence[ev.Cause], of: ObjectId, why: bool = True) -> list[ev.Cause]:
    """What has made an object what it is, with effects of others that no longer apply to it as one, where no more is
    said of ``why``."""
    told: list[ev.Cause] = []
    place: int | None = None
    for one in causes:
        order = why and (one.over or one.under or one.after or one.first_for)
        if one.applies or one.counters or one.idle or one.others or one.makes or order or one.source == of:
            told.append(one)
        elif place is None:
            place = len(told)
            told.append(one)
        else:
            told[place] = replace(told[place], also=(*told[place].also, one.source, *one.also))
    return told


def cause_words(cause: ev.Cause, of: ObjectId, count: int, why: bool = True, *, named: bool = False) -> Message:
    """What made it so: "Glorious Anthem", "its counters", "Blood Moon no longer applies"; its own ability by its
    name where it has to be ``named``."""
    if cause.counters:
        of_each = {"count": count, "single": cause.single}
        counters = Message("cause-counters" if cause.applies else "cause-no-counters", of_each)
        return Message("makes-size", {"size": cause.makes, "by": counters}) if cause.makes else counters
    own = cause.source == of
    sources = TargetId.of_objects(dict.fromkeys((cause.source, *cause.also)))
    itself = Message("own-ability-of", {"object": TargetId.of_object(of)}) if named else None
    source: Any = (itself or Message("own-ability", {"count": count})) if own else sources
    if cause.others:
        source = Message("and-other-effects", {"effect": source, "others": cause.others})
    key = "cause" if cause.applies else _how_gone(cause, own=own and not cause.others)
    if key == "cause-own-gone" and cause.defined_size:
        return Message("cause-star-undefined", {"count": count})
    order: Any = ""
    for_value = Message("cause-mana-value", {"count": count, "fits": "none"}) if cause.by_mana_value else ""
    of_others = bool(cause.makes and cause.order_of) and "size" not in cause.order_of
    if of_others or (not why and not cause.loop_ends and not cause.over):
        pass
    elif cause.after:
        others = TargetId.of_objects(dict.fromkeys(cause.after))
        order = Message(
            "cause-after-loop" if cause.loop_ends else "cause-after", {"others": others, "number": len(others)}
        )
    elif cause.first_for:
        order = Message("cause-first", {"count": count})
    elif cause.over:
        order = Message("cause-newer", {"others": TargetId.of_objects(dict.fromkeys(cause.over))})
    elif cause.under:
        order = Message("cause-older", {"others": TargetId.of_objects(dict.fromkeys(cause.under))})
    number = len({cause.source, *cause.also})
    args = {"effect": source, "count": count, "why": order, "number": number}
    if why and cause.counting is not None and not for_value:
        for_value = Message("in-brackets", {"what": what_is_counted(cause.counting)})
    said = Message(key, args | {"for": "" if order else for_value})
    return Message("makes-size", {"size": cause.makes, "by": said}) if cause.makes else said
