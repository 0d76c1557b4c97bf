"""The mana value of an object, and the rule that decides it (CR 202.3)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.base import Node
from engine.abilities.nouns.comparisons import WithAgainstGraveyard, WithCompared, WithParity
from engine.abilities.nouns.noun_groups import Number, WithNumber
from engine.abilities.walk import found
from engine.grammar.memoize import memoized
from engine.state.characteristics import Characteristics
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.mana_symbols import mana_value, symbols
from engine.state.objects import GameObject
from engine.state.zones import Zone


def cite_mana_value(game: Game, it: GameObject, ch: Characteristics) -> None:
    """While something is carried out, what decides a mana value is cited, and which it is of what is still there; what
    is only worked out cites nothing."""
    rules = _rule_of_mana_value(it, ch) if game.tracking is None else ()
    if rules and it.id in game.objects:
        game.count(has_mana_value(it, ch), *rules)
    elif rules:
        game.cite(*rules)


def has_mana_value(it: GameObject, ch: Characteristics) -> Message:
    """What its mana value is, in words."""
    return Message("has-mana-value", {"things": [it.target], "count": 1, "value": mana_value_of(it, ch)})


def _rule_of_mana_value(it: GameObject, ch: Characteristics) -> tuple[str, ...]:
    """What decides a mana value that isn't the sum of the symbols of a mana cost: the value of X, the front face, the
    cards of a melded permanent, the halves of a split card, symbols that are paid in two ways (202.3b-g); that there
    is no mana cost (202.3a); or that what was paid for a spell doesn't change it (118.8d, 118.9c)."""
    if "X" in symbols(ch.mana_cost):
        return ("202.3e",)
    if it.melded:
        return ("202.3c",)
    if not ch.mana_cost and (it.face == 1 or _copies_a_back_face(it, ch)):
        return ("202.3b",)
    in_two_ways = [one for one in symbols(ch.mana_cost) if "/" in one]
    if in_two_ways:
        return ("202.3g",) if all(one.endswith("/P") for one in in_two_ways) else ("202.3f",)
    if it.card is not None and it.card.layout == "split" and it.zone is not Zone.BATTLEFIELD:
        return ("202.3d",)
    if not ch.mana_cost:
        return () if "Land" in ch.types else ("202.3a",)
    cast = it.announced if it.zone is Zone.STACK else None
    if cast is not None and cast.paid.times:
        return ("118.8d",)
    if cast is not None and (cast.paid.keyword or cast.without_paying):
        return ("118.9c",)
    return ("202.3",) if cast is not None and (cast.paid.rather_than_mana or cast.changed_cost) else ()


def rule_of_its_value(it: GameObject, ch: Characteristics) -> str:
    """What makes the mana value of an object what it is: without a mana cost it is 0 (202.3a)."""
    particular = _rule_of_mana_value(it, ch)
    return particular[0] if particular else "202.3" if ch.mana_cost else "202.3a"


def _copies_a_back_face(it: GameObject, ch: Characteristics) -> bool:
    """Whether a permanent has no mana cost as what it is a copy of has none."""
    return it.card is not None and bool(it.card.front.mana_cost) and ch.name not in {one.name for one in it.card.faces}


def rules_of_mana_values(game: Game, text: Node, those: Iterable[ObjectId]) -> tuple[str, ...]:
    """What decides the mana values of these objects, where a text asks for them."""
    if not asks_for_mana_value(text):
        return ()
    rules = (_rule_of_mana_value(game.find(i), game.characteristics(i)) for i in those)
    return tuple(dict.fromkeys(rule for some in rules for rule in some))


@memoized
def asks_for_mana_value(text: Node) -> bool:
    """Whether a text speaks of things with a certain mana value."""
    numbers = [one.what for one in found(text, WithNumber)] + [one.what for one in found(text, WithCompared)]
    numbers += [one.what for one in found(text, WithAgainstGraveyard)]
    return Number.MANA_VALUE in numbers or any(found(text, WithParity))


def mana_value_of(it: GameObject, ch: Characteristics) -> int:
    """An object's mana value: X counts as chosen on the stack, as 0 elsewhere (202.3e); a back face has its
    front face's (202.3b), a melded permanent those of both of its cards together (202.3c)."""
    top = it.components[0] if it.components and not it.melded else it
    if top.melded and ch.name == it.base.name:
        return sum(mana_value(one.card.front.mana_cost) for one in top.components if one.card is not None)
    cost = _cost_of_front(it, ch) or ch.mana_cost
    value = mana_value(cost)
    if it.zone is Zone.STACK and it.announced is not None and it.announced.x:
        value += it.announced.x * sum(1 for s in symbols(cost) if s == "X")
    return value


def _cost_of_front(it: GameObject, ch: Characteristics) -> str | None:
    """The mana cost that stands for the one that a back face doesn't have; none where it has become, or entered as, a
    copy of something else, which has its own."""
    if it.card is None or it.card.layout not in {"transform", "meld"} or it.face != 1 or ch.mana_cost:
        return None
    itself = ch.name == it.base.name == it.card.faces[it.face].name
    return it.card.front.mana_cost if itself else None
