"""What something that enters as a copy is: its size and keywords, and what the copy effect makes otherwise (CR 707.2,
707.9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.abilities.ability import Keyword
from engine.abilities.base import Ability
from engine.events import CharacteristicsChanged
from engine.report.narration.abilities_in_words import word_of
from engine.report.narration.characteristics_in_words import clauses_of
from engine.state.characteristics import Characteristics
from engine.state.choices import Message, Term
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.objects import GameObject

NOBODY = ObjectId(0)

OF_COPIES = {"no-longer": "is-not", "loses-abilities": "has-not-abilities", "loses-type": "has-not-type"}
"""What a copy is or has not, since it never was or had it, and would be said to be lost."""

UNCOPIED = {"counter": "uncopied-counter", "counters": "uncopied-counters", "attached": "uncopied-attached"}
"""What an original has that a copy of it has not, in the order in which it is told."""


def copy_is(
    printed: Characteristics,
    made: Characteristics,
    left: frozenset[str] = frozenset(),
    now: frozenset[str] = frozenset(),
    starred: str = "",
    card: str = "",
) -> Message | str:
    """In words; ``printed`` is what is copied, whose keywords are named and whose other abilities are not. ``left`` is
    what else the original had, and is not copied (707.2), but for the card types that the copy has ``now`` all the
    same, by an ability that is copied. ``starred`` is the size that is printed where it is no numbers (208.2); ``card``
    is what the copy is called."""
    size = f"{made.power}/{made.toughness}" if made.power is not None else ""
    if (made.power, made.toughness) == (printed.power, printed.toughness):
        size = starred or size
    words = keywords_by_name(made.name, (one for one in made.abilities.all if _has(printed, one)))
    but = []
    if printed.name == made.name:  # else it is a copy itself, and what is printed on it is something else
        unlike = CharacteristicsChanged(NOBODY, _called(printed, card), _called(made, card), (), enters=True)
        but = [Message(OF_COPIES.get(one.key, one.key), one.args) for one in clauses_of(unlike, 1)]
    parts = (
        [Message("copy-size", {"size": size, "words": words, "both": bool(size and words)})] if size or words else []
    )
    kind = kind_of_copy(made.types, left - now)
    if kind is not None:
        parts.insert(0, kind)
    parts += [Message("copy-except", {"clauses": but})] if but else []
    items = _uncopied(left)
    items += [Message("uncopied-effects")] if kind is not None else []
    if items:
        parts.append(Message("copy-without", {"items": items}))
    return Message("copy-is", {"what": Message("clauses", {"items": parts})}) if parts else ""


def _called(these: Characteristics, card: str) -> Characteristics:
    """The same as what goes by a card's name, if by any."""
    called = these.thaw()
    called.name = card or these.name
    return called


def copying(it: GameObject, named: str) -> str:
    """The card that is a copy of something of another name, or of something face down, which has none, by which it goes
    (707.2); empty for any other."""
    faces = it.card.faces if it.card is not None and it.face_down is None else ()
    return faces[it.face].name if faces and all(face.name != named for face in faces) else ""


def no_copy_any_more(game: Game, source: ObjectId, targets: Iterable[TargetId]) -> list[Message]:
    """Of what an ability of something that has left as a copy targets: that card itself, which is no copy any more
    (400.7), with the size that is printed on it."""
    left = game.find(source)
    if not copying(left, left.base.name):
        return []
    found = []
    for target in targets:
        if target.object is not None and game.origins.get(target.object) == source:
            card = game.find(target.object).base
            size = {"power": card.power, "toughness": card.toughness}
            found += [Message("no-copy-any-more", {"object": target, **size})] if card.power is not None else []
    return found


def starred_size(original: GameObject) -> str:
    """The power and toughness that are printed on the card of what is copied, where a star is among them (208.2)."""
    face = original.card.faces[original.face] if original.card is not None else None
    size = f"{face.power}/{face.toughness}" if face is not None and face.name == original.base.name else ""
    return size if "*" in size else ""


def copy_has_not(left: frozenset[str], types: frozenset[str]) -> Message | str:
    """What something of these card types that becomes a copy has not of what its original has (707.2), in words."""
    kind, items = kind_of_copy(types, left), _uncopied(left)
    items += [Message("uncopied-effects")] if kind is not None else []
    parts = [*([kind] if kind is not None else []), *([Message("copy-without", {"items": items})] if items else [])]
    return Message("copy-is", {"what": Message("clauses", {"items": parts})}) if parts else ""


def _uncopied(left: frozenset[str]) -> list[Message]:
    return [Message(word) for key, word in UNCOPIED.items() if key in left]


def kind_of_copy(types: frozenset[str], left: frozenset[str]) -> Message | None:
    """Of what card types a copy is, and of which not that the original has by effects; None where that has none."""
    lacking = left - UNCOPIED.keys() - types
    return Message("copy-types", {"types": _types(types), "lacking": _types(lacking)}) if lacking else None


def _types(types: Iterable[str]) -> list[Term]:
    return [Term(f"card-type-{word}", word.lower(), 1) for word in sorted(types)]


def keywords_by_name(name: str, abilities: Iterable[Ability]) -> list[Message]:
    """The keywords among the abilities of something of that name, by their names alone."""
    keywords = dict.fromkeys(one for one in abilities if isinstance(one, Keyword))
    return [Message("by-itself", {"keyword": _name(word_of(name, one))}) for one in keywords]


def _name(keyword: Any) -> Any:
    """A keyword by its name alone, without the article that some languages have before it in a sentence."""
    if isinstance(keyword, Message) and isinstance(keyword.args.get("keyword"), Term):
        return Message(keyword.key, {**keyword.args, "keyword": keyword.args["keyword"].word})
    return keyword.word if isinstance(keyword, Term) else keyword


def _has(printed: Characteristics, ability: object) -> bool:
    return ability in printed.abilities.all
