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


ALIKE, TELLING, FEW = 0.5, 0.8, 4
"""From which share of its words on a ruling speaks in the very words of what is carried out; the same for one whose
topic is another; and how many words it takes at least."""


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
    topic(r"can't be its protector", 3, "rule:310.11a"),
    topic(r"becomes? a copy .*chooses (?:one of )?(?:their|an) opponents? to be", 5, "protector chosen:copy"),
    topic(r"protector .*leaves the game", 5, "protector chosen:left"),
    topic(r"enters? .*with (?:that number|that many|.*) of? ?.*defense counters", 5, "rule:310.4b"),
    topic(r"damage dealt to a battle", 6, "rule:310.6", "rule:120.3h"),
    topic(r"dealt damage and be (?:the )?target", 5, "damage:battle", "target:battle"),
    topic(r"battle can be attacked by", 5, "attack:battle", "rule:310.8b"),
    topic(r"battle's protector can block", 5, "block:battle", "rule:310.8c"),
    topic(r"intrinsic triggered ability|last defense counter is removed from", 5, "rule:310.11b"),
    topic(r"has no defense counters", 5, "rule:704.5v", "rule:310.7"),
    topic(r"never had defense counters", 4, "rule:704.5v", "rule:310.7"),
    topic(r"can't be cast as its triggered ability resolves", 6, "cannot cast"),
    topic(r"token, it will cease to exist", 6, "token ceases"),
    topic(r"double-faced card becomes a copy", 8, "cast:transformed:copy"),
    topic(r"double-faced card becomes a copy", 5, "cannot cast"),
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
    topic(r"cast .*without paying .*(?:alternative|additional) costs?", 5, "cast:free"),
    topic(r"\{X\} in its mana cost.*choose 0|0 as the value of X", 6, "cast:free:x"),
    topic(r"outside the game|sideboard|personal collection", 6, "outside the game"),
    topic(r"normal timing|timing (?:rules|restrictions|permissions)", 5, "played from elsewhere", "refused for timing"),
    topic(r"modal double-faced card", 5, "played:back"),
    topic(r"the exiled card", 4, "played from elsewhere"),
    # copies of permanents (707)
    topic(r"copies exactly", 5, "entering:copy"),
    topic(r"\{X\} in its mana cost, X is 0", 5, "entering:copy:x"),
    topic(r"enters?(?:-the-battlefield| the battlefield)? abilities of the copied", 4, "entering:copy"),
    topic(r"copied permanent is a token", 6, "entering:copy:token"),
    topic(r"copying something else", 6, "entering:copy:copy"),
    # resolving (608)
    topic(r"illegal target|targets? (?:is|are|becomes?|has become) illegal|won't resolve", 5, "rule:608.2b"),
    topic(r"choose legal targets|has (?:two|three) targets|must choose .* targets", 6, "cast:targets"),
)  # fmt: skip
"""What rulings speak of, general to all cards. The first words of a family say most about it."""

TIMING = frozenset({"301.1", "302.1", "303.1", "305.1", "305.3", "306.1", "307.1", "310.1"})
"""Rules that say when something may be played."""


def of_step(game: Game, draft: Draft, spoken: str) -> tuple[RulingCited, ...]:
    """The rulings that bear on a step, the most telling first. ``spoken`` is the step in English."""
    cards = _cards(game, draft)
    if not any(card.rulings for card in cards):
        return ()
    happened = list(what_happened(game, draft))
    said = _content(_REMINDER.sub("", " ".join((spoken, *_texts(game, draft)))))
    found: dict[str, tuple[float, int, RulingCited]] = {}
    for card in cards:
        features = frozenset(feature for it, feature in happened if it is None or card in _cards_of(game, it))
        for ruling in card.rulings:
            weight = weigh(ruling, features, said, _content(card.name))
            if weight >= LEAST and ruling.text not in found:
                cited = RulingCited(card.name, ruling.date, ruling.source, ruling.text)
                found[ruling.text] = (-weight, len(found), cited)
    return tuple(cited for _, _, cited in sorted(found.values(), key=lambda one: one[:2])[:MOST])


def weigh(ruling: Ruling, features: frozenset[str], said: frozenset[str], name: frozenset[str]) -> float:
    """How much a ruling has to say about what happened."""
    text = ruling.text.replace("’", "'")
    topics = [t for t in TOPICS if t.words.search(text)]
    weight = sum(t.weight for t in topics if t.features & features)
    words = _content(text) - name
    shared = len(words & said) / len(words) if words else 0.0
    if not weight:
        return 4 * shared if shared >= (TELLING if topics else ALIKE) and len(words & said) >= FEW else 0.0
    return weight + shared + (4 * shared if shared >= ALIKE else 0.0)


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


Feature = tuple[GameObject | None, str]
"""Something that happened, and the object on whose card alone a ruling can be about it (None: on any)."""


def what_happened(game: Game, draft: Draft) -> Iterable[Feature]:
    """What happened in a step, in the terms of the topics."""
    yield from ((None, f"rule:{rule}") for rule in draft.rules)
    for logged in draft.events:
        yield None, f"event:{type(logged.event).__name__}"
        find = _FEATURES.get(type(logged.event))
        if find is not None:
            yield from find(game, logged, logged.event)
    if draft.refused:
        if TIMING & set(draft.rules):
            yield None, "refused for timing"
        for kind, number in _mentioned(draft.args):
            if kind == "object" and "Battle" in game.characteristics(number).types:
                yield game.find(number), "battle in combat"


def _about(game: Game, what: str, target: TargetId) -> Iterable[Feature]:
    """What happened to something, by its card types."""
    if target[0] == "player":
        yield None, f"{what}:player"
        return
    for word in game.characteristics(target[1]).types:
        yield game.find(target[1]), f"{what}:{word.lower()}"


def _damage(game: Game, logged: Logged, event: ev.Damage) -> Iterable[Feature]:
    return _about(game, "damage", event.target)


def _target(game: Game, logged: Logged, event: ev.BecameTarget) -> Iterable[Feature]:
    return _about(game, "target", event.target)


def _attack(game: Game, logged: Logged, event: ev.AttackDeclared) -> Iterable[Feature]:
    return _about(game, "attack", event.target)


def _block(game: Game, logged: Logged, event: ev.BlockDeclared) -> Iterable[Feature]:
    for earlier in game.log[: logged.id]:
        attack = earlier.event
        if isinstance(attack, ev.AttackDeclared) and attack.object == event.attacker:
            yield from _about(game, "block", attack.target)


def _copied(game: Game, logged: Logged, event: ev.SpellCopied) -> Iterable[Feature]:
    yield None, "copy"
    made = game.find(event.original).announced
    if made is not None:
        parts = {"modes": made.modes, "x": made.x, "division": made.division, "costs": made.paid}
        yield from ((None, f"copy:{part}") for part, value in parts.items() if value)
        if any(made.targets):
            yield None, "copy:targets"


def _cast(game: Game, logged: Logged, event: ev.SpellCast) -> Iterable[Feature]:
    spell = game.find(event.object)
    made = spell.announced
    yield from _about(game, "cast", spell.target)
    if spell.face == 1:
        yield spell, "cast:transformed"
        if any(_is_copy(game, past) for past in _earlier(game, spell)):
            yield None, "cast:transformed:copy"
    if event.origin is not Zone.HAND:
        yield None, "played from elsewhere"
    if made is not None and made.without_paying:
        yield None, "cast:free"
        if "{X}" in spell.base.mana_cost:
            yield None, "cast:free:x"
    if made is not None and any(made.targets):
        yield spell, "cast:targets"


def _moved(game: Game, logged: Logged, event: ev.ZoneChange) -> Iterable[Feature]:
    if event.protector is not None:
        yield None, "protector entering"
    if event.origin is Zone.OUTSIDE:
        yield None, "outside the game"
    if event.copying is not None and event.cause != "create":
        yield None, "entering:copy"
        if "{X}" in event.copying.mana_cost:
            yield None, "entering:copy:x"


def _made_token(game: Game, logged: Logged, event: ev.MadeToken) -> Iterable[Feature]:
    """Of a token that is a copy: whether the original was a token or a copy itself, or has X in its cost."""
    if event.original is None:
        return
    original = game.find(event.original)
    copier = next(iter(_resolving(game, logged)), None)
    yield copier, "entering:copy"
    if original.kind is Kind.TOKEN:
        yield copier, "entering:copy:token"
    elif _is_copy(game, original):
        yield copier, "entering:copy:copy"
    if "{X}" in game.characteristics(original.id).mana_cost:
        yield copier, "entering:copy:x"


def _played(game: Game, logged: Logged, event: ev.LandPlayed) -> Iterable[Feature]:
    now = game.follow(event.object)
    if game.find(event.object).zone is not Zone.HAND:
        yield None, "played from elsewhere"
    if now is not None and game.find(now).face == 1:
        yield None, "played:back"


def _searched(game: Game, logged: Logged, event: ev.Searched) -> Iterable[Feature]:
    if Zone.OUTSIDE in event.zones:
        yield None, "outside the game"


def _cannot_cast(game: Game, logged: Logged, event: ev.CannotCast) -> Iterable[Feature]:
    yield None, "cannot cast"


def _ceased(game: Game, logged: Logged, event: ev.CeasedToExist) -> Iterable[Feature]:
    if game.find(event.object).kind is Kind.TOKEN:
        yield None, "token ceases"


def _protector(game: Game, logged: Logged, event: ev.ProtectorChosen) -> Iterable[Feature]:
    """Why it needed one: it has become a battle by copying one, or the player it had has left."""
    if _is_copy(game, game.find(event.object)):
        yield None, "protector chosen:copy"
    elif any(isinstance(earlier.event, ev.PlayerLeaves) for earlier in game.log[: logged.id]):
        yield None, "protector chosen:left"


_FEATURES: dict[type[ev.Event], Any] = {
    ev.Damage: _damage,
    ev.BecameTarget: _target,
    ev.AttackDeclared: _attack,
    ev.BlockDeclared: _block,
    ev.SpellCopied: _copied,
    ev.SpellCast: _cast,
    ev.ZoneChange: _moved,
    ev.MadeToken: _made_token,
    ev.LandPlayed: _played,
    ev.Searched: _searched,
    ev.CannotCast: _cannot_cast,
    ev.CeasedToExist: _ceased,
    ev.ProtectorChosen: _protector,
}


# ---- the cards and texts of a step


def _cards(game: Game, draft: Draft) -> list[Card]:
    """The cards of the objects that a step is about, and of what made it happen, each once."""
    found: dict[int, Card] = {}
    for it in _objects(game, draft):
        for card in _cards_of(game, it):
            found.setdefault(id(card), card)
    return list(found.values())


def _cards_of(game: Game, it: GameObject) -> list[Card]:
    """The card that represents an object, or its ability's source, and the one it is a copy of."""
    while it.on_stack is not None:
        it = game.find(it.on_stack.source)
    found = [it.card] if it.card is not None else []
    if _is_copy(game, it):
        name = game.characteristics(it.id).name
        everything = (*game.objects.values(), *(past.object for past in game.former.values()))
        cards = (one.card for one in everything if one.card is not None)
        found += [card for card in cards if any(face.name == name for face in card.faces)][:1]
    return found


def _is_copy(game: Game, it: GameObject) -> bool:
    """Whether an object goes by a name that is not printed on it."""
    name = game.characteristics(it.id).name
    return it.kind is not Kind.ABILITY and (it.card is None or all(face.name != name for face in it.card.faces))


def _earlier(game: Game, it: GameObject) -> Iterable[GameObject]:
    """What an object was before its zone changes, the last first (400.7)."""
    while (past := game.came_from(it.id)) is not None:
        it = past.object
        yield it


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
        yield from (game.find(number) for number in getattr(event, "became", ()))
        yield from _resolving(game, logged)
        if isinstance(event, ev.SpellCast | ev.LandPlayed):
            yield from _exiled_by(game, event.object)
        if isinstance(event, ev.SpellCast | ev.CannotCast):
            yield from (past for past in _earlier(game, game.find(event.object)) if _is_copy(game, past))
        if isinstance(event, ev.AttackDeclared | ev.BlockDeclared):
            yield from _attacked(game, logged)
    if draft.refused or not draft.events:
        for kind, number in _mentioned(draft.args):
            if kind == "object":
                yield game.find(number)
                yield from _exiled_by(game, number)


def _resolving(game: Game, logged: Logged) -> Iterable[GameObject]:
    """The spell or ability whose resolution an event is part of."""
    while logged.parent is not None:
        logged = game.log[logged.parent - 1]
        if isinstance(logged.event, ev.Resolved):
            yield game.find(logged.event.object)


def _exiled_by(game: Game, object_id: int) -> Iterable[GameObject]:
    """What exiled the card that an object is or was, so that it may be played from there."""
    ids = {object_id, *(past.id for past in _earlier(game, game.find(object_id)))}
    for logged in game.log:
        event = logged.event
        if isinstance(event, ev.ZoneChange) and event.to is Zone.EXILE and not ids.isdisjoint(event.became):
            yield from _resolving(game, logged)


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
        elif isinstance(event, ev.SpellCast | ev.Resolved):
            it = game.find(event.object)
            if it.base.abilities.spells or it.kind is Kind.ABILITY:
                yield ability_text(it)
