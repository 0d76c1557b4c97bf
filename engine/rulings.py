"""Which rulings explain a step: those on the cards in it whose subject is what happened in it.

What happened is put as a set of features ("rule:310.6", "damage:battle", "copy:modes"). A topic joins words
of rulings with the features they are about; a ruling is offered if one of its topics is up, or if it speaks
in the very words of the ability that is being carried out. Nothing here knows a card by name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cards.model import Card, Ruling, fold
from engine import events as ev
from engine.game import Game, Logged
from engine.narrate import Draft
from engine.objects import GameObject, Kind, TargetId
from engine.report import RulingCited
from engine.zones import Zone

MOST = 3
"""How many rulings a step offers at most."""

LEAST = 2.0
"""What a ruling must weigh to be offered."""


@dataclass(frozen=True, slots=True)
class Topic:
    """Words of a ruling, the features it is about, and how much it says that they meet."""

    words: re.Pattern[str]
    features: frozenset[str]
    weight: float


def topic(words: str, weight: float, *features: str) -> Topic:
    return Topic(re.compile(words, re.IGNORECASE), frozenset(features), weight)


TOPICS = (
    # battles (310)
    topic(r"is a new card type", 2, "cast:battle"),
    topic(r"as an? .* enters .*protector", 5, "rule:310.8a", "rule:310.11a", "protector entering"),
    topic(r"can't be its protector|gains control of it, they choose", 5, "rule:704.5x"),
    topic(r"can't be its protector", 3, "rule:310.11a", "rule:310.10"),
    topic(r"chooses (?:one of )?(?:their|an) opponents? to be", 3, "rule:704.5w", "rule:310.10"),
    topic(r"protector .*leaves the game", 5, "rule:704.5w", "protector left"),
    topic(r"enters? .*with (?:that number|that many|.*) of? ?.*defense counters", 5, "rule:310.4b"),
    topic(r"damage dealt to a battle", 6, "rule:310.6", "rule:120.3h"),
    topic(r"dealt damage and be (?:the )?target", 5, "damage:battle", "target:battle"),
    topic(r"battle can be attacked by", 5, "attack:battle", "rule:310.8b"),
    topic(r"battle's protector can block", 5, "block:battle", "rule:310.8c"),
    topic(r"intrinsic triggered ability|last defense counter is removed from", 5, "rule:310.11b"),
    topic(r"has no defense counters", 5, "rule:704.5v", "rule:310.7"),
    topic(r"never had defense counters", 4, "rule:704.5v", "rule:310.7"),
    topic(r"can't be cast as its triggered ability resolves", 6, "cannot cast"),
    topic(r"double-faced card becomes a copy", 5, "cast:transformed:copy"),
    topic(r"stops being a battle|middle of combat", 5, "event:RemovedFromCombat"),
    topic(r"battles can't attack or block", 5, "event:RemovedFromCombat", "battle in combat"),
    # copies of spells (707.10)
    topic(r"not .?cast|when a player casts a spell", 4, "copy"),
    topic(r"you control the copy|before the original", 4, "copy"),
    topic(r"costs? for the copy|costs that were paid", 4, "copy:costs"),
    topic(r"costs? for the copy", 2, "copy"),
    topic(r"same targets|new targets|choose new ones", 5, "copy:targets", "rule:707.10c"),
    topic(r"\bmodal\b|same modes?|different mode", 6, "copy:modes"),
    topic(r"same value (?:of|for) X", 6, "copy:x"),
    topic(r"divi(?:ded|sion)", 6, "copy:division"),
    # casting without paying, X, outside the game (118.9, 107.3, 400.11)
    topic(r"without paying its mana cost", 5, "cast:free"),
    topic(r"\{X\} in its mana cost|0 as the value of X", 6, "cast:free:x"),
    topic(r"outside the game|sideboard|personal collection", 6, "outside the game"),
    topic(r"normal timing|timing (?:rules|restrictions|permissions)", 5, "played from elsewhere", "refused for timing"),
    topic(r"modal double-faced card", 5, "played:back"),
    # copies of permanents (707)
    topic(r"copies exactly|original characteristics|copying something else", 5, "entering:copy"),
    topic(r"\{X\} in its mana cost, X is 0", 5, "entering:copy:x"),
    topic(r"enters?(?:-the-battlefield| the battlefield)? abilities of the copied", 5, "entering:copy"),
    topic(r"copied permanent is a token", 6, "entering:copy:token"),
    topic(r"copying something else", 6, "entering:copy:copy"),
    # resolving (608)
    topic(r"illegal target|targets? (?:is|are|becomes?|has become) illegal|won't resolve", 5, "rule:608.2b"),
    topic(r"choose legal targets|has (?:two|three) targets|must choose .* targets", 4, "cast:targets"),
)  # fmt: skip
"""What rulings speak of, general to all cards. The first words of a family say most about it."""

TIMING = frozenset({"301.1", "302.1", "303.1", "305.1", "305.3", "306.1", "307.1", "310.1"})
"""Rules that say when something may be played."""


def of_step(game: Game, draft: Draft, spoken: str) -> tuple[RulingCited, ...]:
    """The rulings that bear on a step, the most telling first. ``spoken`` is the step in English."""
    cards = _cards(game, draft)
    if not any(card.rulings for card in cards):
        return ()
    features = features_of(game, draft)
    said = _content(_REMINDER.sub("", " ".join((spoken, *_texts(game, draft)))))
    found: dict[str, tuple[float, int, RulingCited]] = {}
    for card in cards:
        for ruling in card.rulings:
            weight = weigh(ruling, features, said, _content(card.name))
            if weight >= LEAST and ruling.text not in found:
                cited = RulingCited(card.name, ruling.date, ruling.source, ruling.text)
                found[ruling.text] = (-weight, len(found), cited)
    return tuple(cited for _, _, cited in sorted(found.values(), key=lambda one: one[:2])[:MOST])


def weigh(ruling: Ruling, features: frozenset[str], said: frozenset[str], name: frozenset[str]) -> float:
    """How much a ruling has to say about what happened."""
    text = ruling.text.replace("’", "'")
    weight = sum(t.weight for t in TOPICS if t.features & features and t.words.search(text))
    words = _content(text) - name
    shared = len(words & said) / len(words) if words else 0.0
    return weight + (4 * shared if shared >= 0.5 else 0.0) + (shared if weight else 0.0)


_REMINDER = re.compile(r"\([^)]*\)")
_WORD = re.compile(r"[a-z][a-z'-]{3,}")
_STOP = frozenset(
    _WORD.findall(
        "that this with from have will they them their then than when your would could cast spell card cards "
        "player control into each only other once onto does been even just also what which while there before "
        "after still battlefield creature permanent ability abilities effect game turn"
    )
)
"""Words that say nothing about what a text is about."""


@lru_cache(maxsize=16384)
def _content(text: str) -> frozenset[str]:
    """The words of a text that say what it is about, without endings."""
    return frozenset(w.rstrip("s").removesuffix("'") for w in _WORD.findall(fold(text)) if w not in _STOP)


# ---- what happened, as features


def features_of(game: Game, draft: Draft) -> frozenset[str]:
    """What happened in a step, in the terms of the topics."""
    found = {f"rule:{rule}" for rule in draft.rules}
    for logged in draft.events:
        found.add(f"event:{type(logged.event).__name__}")
        find = _FEATURES.get(type(logged.event))
        if find is not None:
            found.update(find(game, logged, logged.event))
    if draft.refused:
        if TIMING & set(draft.rules):
            found.add("refused for timing")
        for kind, number in _mentioned(draft.args):
            if kind == "object" and "Battle" in game.characteristics(number).types:
                found.add("battle in combat")
    return frozenset(found)


def _types(game: Game, target: TargetId) -> list[str]:
    if target[0] == "player":
        return ["player"]
    return [word.lower() for word in game.characteristics(target[1]).types]


def _damage(game: Game, logged: Logged, event: ev.Damage) -> Iterable[str]:
    return [f"damage:{word}" for word in _types(game, event.target)]


def _target(game: Game, logged: Logged, event: ev.BecameTarget) -> Iterable[str]:
    return [f"target:{word}" for word in _types(game, event.target)]


def _attack(game: Game, logged: Logged, event: ev.AttackDeclared) -> Iterable[str]:
    return [f"attack:{word}" for word in _types(game, event.target)]


def _block(game: Game, logged: Logged, event: ev.BlockDeclared) -> Iterable[str]:
    for earlier in game.log[: logged.id]:
        attack = earlier.event
        if isinstance(attack, ev.AttackDeclared) and attack.object == event.attacker:
            yield from (f"block:{word}" for word in _types(game, attack.target))


def _copied(game: Game, logged: Logged, event: ev.SpellCopied) -> Iterable[str]:
    yield "copy"
    made = game.find(event.original).announced
    if made is not None:
        parts = {"modes": made.modes, "x": made.x, "division": made.division, "costs": made.paid}
        yield from (f"copy:{part}" for part, value in parts.items() if value)
        if any(made.targets):
            yield "copy:targets"


def _cast(game: Game, logged: Logged, event: ev.SpellCast) -> Iterable[str]:
    spell = game.find(event.object)
    made = spell.announced
    yield from (f"cast:{word}" for word in _types(game, spell.target))
    if spell.face == 1:
        yield "cast:transformed"
    if event.origin is not Zone.HAND:
        yield "played from elsewhere"
    if made is not None and made.without_paying:
        yield "cast:free"
        if "{X}" in spell.base.mana_cost:
            yield "cast:free:x"
    if made is not None and any(made.targets):
        yield "cast:targets"


def _moved(game: Game, logged: Logged, event: ev.ZoneChange) -> Iterable[str]:
    if event.protector is not None:
        yield "protector entering"
    if event.origin is Zone.OUTSIDE:
        yield "outside the game"
    if event.cause == "play" and event.face == 1:
        yield "played:back"
    if event.copying is not None:
        yield "entering:copy"
        if "{X}" in event.copying.mana_cost:
            yield "entering:copy:x"


def _cannot_cast(game: Game, logged: Logged, event: ev.CannotCast) -> Iterable[str]:
    yield "cannot cast"


_FEATURES: dict[type[ev.Event], Any] = {
    ev.Damage: _damage,
    ev.BecameTarget: _target,
    ev.AttackDeclared: _attack,
    ev.BlockDeclared: _block,
    ev.SpellCopied: _copied,
    ev.SpellCast: _cast,
    ev.ZoneChange: _moved,
    ev.CannotCast: _cannot_cast,
}


# ---- the cards and texts of a step


def _cards(game: Game, draft: Draft) -> list[Card]:
    """The cards of the objects that a step is about, and of what made it happen, each once."""
    found: dict[int, Card] = {}
    for it in _objects(game, draft):
        while it.card is None and it.on_stack is not None:
            it = game.find(it.on_stack.source)
        if it.card is not None:
            found.setdefault(id(it.card), it.card)
    return list(found.values())


def _objects(game: Game, draft: Draft) -> Iterable[GameObject]:
    for logged in draft.events:
        event: Any = logged.event
        for name in ("object", "source", "item", "attacker", "original"):
            number = getattr(event, name, None)
            if isinstance(number, int):
                yield game.find(number)
        target = getattr(event, "target", None)
        if target is not None and target[0] == "object":
            yield game.find(target[1])
        if logged.source is not None:
            yield game.find(logged.source)
        if isinstance(event, ev.AttackDeclared | ev.BlockDeclared):
            yield from _attacked(game, logged)
    if draft.refused or not draft.events:
        yield from (game.find(number) for kind, number in _mentioned(draft.args) if kind == "object")


def _attacked(game: Game, logged: Logged) -> Iterable[GameObject]:
    """What the attacker that is being blocked attacks."""
    event: Any = logged.event
    for earlier in game.log[: logged.id]:
        attack: Any = earlier.event
        same = isinstance(attack, ev.AttackDeclared) and attack.object == getattr(event, "attacker", None)
        if same and attack.target[0] == "object":
            yield game.find(attack.target[1])


def _mentioned(value: Any) -> Iterable[TargetId]:
    """The objects and players that the words of a step mention."""
    if isinstance(value, tuple) and len(value) == 2 and value[0] in ("object", "player"):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from _mentioned(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _mentioned(one)
    elif hasattr(value, "args") and hasattr(value, "key"):
        yield from _mentioned(value.args)


def _texts(game: Game, draft: Draft) -> Iterable[str]:
    """The sentences that are being carried out in a step."""
    from engine.state import ability_text

    for logged in draft.events:
        if logged.text is not None:
            yield logged.text
        event = logged.event
        if isinstance(event, ev.AbilityTriggered | ev.AbilityActivated) and event.item is not None:
            yield ability_text(game.find(event.item))
        elif isinstance(event, ev.SpellCast) or (
            isinstance(event, ev.Resolved) and game.find(event.object).kind is not Kind.ABILITY
        ):
            yield ability_text(game.find(event.object))
