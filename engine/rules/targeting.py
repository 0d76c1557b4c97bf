"""Targets: what can be chosen, and what is still legal (CR 115, 601.2c, 608.2b)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from engine.abilities.base import Ability, Count, Node, Who
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.noun_groups import Described, Group
from engine.abilities.nouns.target_phrases import AnyTarget, Article, PlayerKind, Target, TargetEither, TargetPlayer
from engine.abilities.nouns.targets_chosen_by_others import OfChoice
from engine.abilities.nouns.targets_of_each import TargetOfEach
from engine.abilities.nouns.targets_together import AllTogether, Together
from engine.abilities.quantities.computed_amounts import with_x
from engine.abilities.sentences import Did, IfDone, Mode
from engine.abilities.verbs.delayed_triggers import REFLEXIVE, Later
from engine.abilities.verbs.where_x_and_for_each import WhereX
from engine.abilities.vocabulary import CREATURE_TYPES
from engine.abilities.walk import parts, walk
from engine.grammar.memoize import memoized
from engine.rules.evaluate.combined_totals import total_of, within_total
from engine.rules.evaluate.described_objects import zones_of
from engine.rules.evaluate.evaluation import holds, objects, players, test_of
from engine.rules.evaluate.found_after_zone_change import itself
from engine.rules.evaluate.object_phrases import other_than
from engine.rules.hooks import Hooks
from engine.state.choices import Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId, objects_in
from engine.state.objects import GameObject
from engine.state.zones import Zone

TargetPhrase = Target | AnyTarget | TargetPlayer | TargetEither | TargetOfEach


@memoized
def phrases(node: Node) -> tuple[TargetPhrase, ...]:
    """The target phrases in the text of an ability, by their ``index``."""
    targets = (one for one in _spoken_now(node) if isinstance(one, TargetPhrase))
    return tuple(sorted(targets, key=lambda phrase: phrase.index))


def _spoken_now(node: Node) -> Iterator[Node]:
    """A node and its parts, without abilities it grants and what a reflexive or delayed trigger will do: their
    targets are chosen when that is put on the stack (603.12, 603.7)."""
    yield node
    if isinstance(node, WhereX):  # a target described with X: worked out now, and again as it resolves (608.2b)
        yield from _spoken_now(with_x(node.what, node.amount))
        yield from _spoken_now(node.amount)
        return
    for part in parts(node):
        later = isinstance(part, (Later, *REFLEXIVE)) or (isinstance(part, IfDone) and part.did is Did.WHEN_YOU_DO)
        if not later and not isinstance(part, Ability):
            yield from _spoken_now(part)
        elif isinstance(part, Later):  # "when target creature dies this turn": what it waits for is targeted now
            yield from _spoken_now(part.trigger_event)


@memoized
def depends_on_targets(phrase: TargetPhrase) -> bool:
    """Whether what a phrase describes depends on other targets: "cards from target player's graveyard"."""
    inner = [one for part in parts(phrase) for one in walk(part)]
    return any(
        isinstance(one, TargetPhrase) or (isinstance(one, Antecedent) and one.role is Role.TARGET) for one in inner
    )


@dataclass(frozen=True, slots=True)
class Bar:
    """Why something can't be a target."""

    message: Message
    rules: tuple[str, ...]


Shield = Callable[[Game, TargetId, GameObject, PlayerId], Bar | None]
SHIELDS: Hooks[Shield] = Hooks()
"""Functions that may forbid a target: hexproof, shroud, protection and the like. They get the thing, the
source of the spell or ability, and the player who targets."""


def bar(game: Game, thing: TargetId, source: GameObject, player: PlayerId) -> Bar | None:
    """What keeps a thing from being targeted by this player with this source, or None."""
    for shield in SHIELDS:
        found_bar = shield(game, thing, source, player)
        if found_bar is not None:
            return found_bar
    return None


def candidates(game: Game, phrase: TargetPhrase, frame: Frame) -> Iterable[TargetId]:
    """Everything that the words of a target phrase describe, whether or not it may be targeted."""
    if isinstance(phrase, TargetPlayer):
        for player in game.apnap(frame.controller):
            if _is_such_a_player(game, phrase, player.number, frame):
                yield player.target
        return
    if isinstance(phrase, AnyTarget):
        for player in game.apnap(frame.controller):
            yield player.target
        for it in game.permanents():
            if _can_be_any_target(game, phrase, it, frame):
                yield it.target
        return
    if isinstance(phrase, TargetEither):
        yield from candidates(game, TargetPlayer(phrase.kind), frame)
    given: set[TargetId] = set()
    for group in described_by(phrase):
        test = test_of(group)
        for zone in zones_of(group):
            for it in game.permanents() if zone.value == "battlefield" else game.in_zone(zone):
                if it.target not in given and test(game, it, game.characteristics(it), frame):
                    given.add(it.target)
                    yield it.target


def _is_such_a_player(game: Game, phrase: TargetPlayer | TargetEither, player: PlayerId, frame: Frame) -> bool:
    """Whether a player is what a target phrase describes."""
    if phrase.kind is PlayerKind.OPPONENT and player == frame.controller:
        return False
    if isinstance(phrase, TargetEither):
        return True
    if phrase.foe_of is not None and player in players(game, phrase.foe_of, frame):
        return False
    of_them = replace(frame, each=TargetId.of_player(player))
    return phrase.condition is None or holds(game, phrase.condition, of_them)


def described_by(phrase: Target | TargetEither | TargetOfEach) -> tuple[Group, ...]:
    """The descriptions of which a target fits one."""
    also = phrase.also if isinstance(phrase, TargetEither) else None
    return (phrase.group,) if also is None else (also, phrase.group)


DAMAGEABLE = {"Creature", "Planeswalker", "Battle"}
"""What "any target" can be, besides players (115.4)."""


def _can_be_any_target(game: Game, phrase: AnyTarget, it: GameObject, frame: Frame) -> bool:
    """Whether a permanent can be "any target", or "any target that isn't a Dinosaur" (115.4)."""
    ch = game.characteristics(it)
    if DAMAGEABLE.isdisjoint(ch.types):
        return False
    if phrase.spared is not None and it.id in objects(game, phrase.spared, frame):
        return False
    return phrase.but is None or not test_of(phrase.but)(game, it, ch, frame)


def described(game: Game, phrase: TargetPhrase, thing: TargetId, frame: Frame) -> bool:
    """Whether a thing is what a target phrase describes."""
    if thing.player is not None:
        player = game.players[thing.player]
        if player.left or isinstance(phrase, Target | TargetOfEach):
            return False
        if not isinstance(phrase, TargetPlayer | TargetEither):
            return True
        return _is_such_a_player(game, phrase, player.number, frame)
    it = game.now(thing.object_id)
    if it is None or it.phased_out or isinstance(phrase, TargetPlayer):
        return False
    if isinstance(phrase, AnyTarget):
        return it.zone.value == "battlefield" and _can_be_any_target(game, phrase, it, frame)
    ch = game.characteristics(it)
    return any(it.zone in zones_of(one) and test_of(one)(game, it, ch, frame) for one in described_by(phrase))


def legal(game: Game, phrase: TargetPhrase, frame: Frame, before: list[list[TargetId]]) -> list[TargetId]:
    """The legal targets for a phrase, given those already chosen for earlier phrases (115.3, 115.5)."""
    source = game.find(frame.item if frame.item is not None else frame.source)
    chosen = {t for slot in before for t in slot}
    article = phrase.article if isinstance(phrase, Target | AnyTarget | TargetEither) else Article.NONE
    own = TargetId.of_object(itself(game, frame))
    itself_too = article in (Article.SECOND, Article.THIRD) or _other_than_a_target(game, phrase, frame, own)
    spared = chosen if itself_too else {*chosen, *TargetId.of_objects(other_than(game, phrase, frame))}
    others = [
        thing
        for thing in candidates(game, phrase, frame)
        if (thing.object is None or thing.object != frame.item) and (article is Article.NONE or thing not in spared)
    ]
    with game.only_looking():
        return [thing for thing in others if bar(game, thing, source, frame.controller) is None]


def look_at_protection(game: Game, targets: Collection[TargetId], frame: Frame) -> None:
    """What may keep what has been chosen from being a target turns on what was chosen before (607.2d)."""
    source = game.find(frame.item if frame.item is not None else frame.source)
    for target in targets:
        bar(game, target, source, frame.controller)


def _other_than_a_target(game: Game, phrase: TargetPhrase, frame: Frame, own: TargetId) -> bool:
    """Whether "another target creature" is another than a target that the ability, or its mode, has named before:
    "target creature you control fights another target creature". Where that is of a kind that the object itself isn't,
    it is another than that object: "destroy target artifact. Double the counters on other target creatures"."""
    earlier = _named_before(frame.ability, phrase) if frame.ability is not None else ()
    plain = (one for one in earlier if one.article in (None, Article.NONE))
    return any(described(game, of_its_kind(one), own, frame) for one in plain)


@memoized
def _of_modes(ability: Node) -> tuple[tuple[TargetPhrase, ...], ...]:
    """The target phrases in each of the modes of an ability (700.2)."""
    return tuple(phrases(one) for one in walk(ability) if isinstance(one, Mode))


def _named_before(ability: Node, phrase: TargetPhrase) -> Iterator[TargetPhrase]:
    """The target phrases that one follows: in a modal ability those of its own mode."""
    of_its_mode = (those for those in _of_modes(ability) if any(one.index == phrase.index for one in those))
    return (one for one in next(of_its_mode, phrases(ability)) if one.index < phrase.index)


def of_its_kind(phrase: TargetPhrase) -> TargetPhrase:
    """A target phrase without all that narrows what it names: "target creature" of "target creature you control"."""
    if isinstance(phrase, Target) and isinstance(phrase.group, Described):
        return replace(phrase, group=Described(phrase.group.head))
    return phrase


def still_legal(game: Game, phrase: TargetPhrase, thing: TargetId, frame: Frame) -> bool:
    """Whether a target chosen earlier is still legal as the spell or ability resolves (608.2b)."""
    source = game.find(frame.item if frame.item is not None else frame.source)
    made = source.announced
    whom = made.for_whom.get(thing) if made is not None else None
    if whom is not None and whose(game, thing) != whom:
        return False
    return described(game, phrase, thing, frame) and bar(game, thing, source, frame.controller) is None


def whose(game: Game, target: TargetId) -> PlayerId:
    """The player that a target is, or whose it is; as it last was, if it has been paid with."""
    if target.player is not None:
        return target.player
    it = game.find(target.object_id)
    return game.controller(it.id) if it.zone in (Zone.BATTLEFIELD, Zone.STACK) else it.owner


@memoized
def chosen_by(phrase: TargetPhrase) -> Who | None:
    """Who chooses the targets of a phrase; None for the player who announces the spell or ability (601.2c)."""
    if isinstance(phrase, Target | TargetPlayer | AnyTarget) and phrase.by is not None:
        return phrase.by
    return next((one.by for one in phrase.qualifiers if isinstance(one, OfChoice)), None)


@memoized
def togetherness(phrase: TargetPhrase) -> Together | None:
    """What the targets of a phrase must be to each other, beside all being described by it."""
    return next((one.how for one in phrase.qualifiers if isinstance(one, AllTogether)), None)


def fit_together(game: Game, phrase: TargetPhrase, targets: Sequence[TargetId], frame: Frame) -> bool:
    """Whether several targets are to each other what their phrase says (601.2c, 608.2b)."""
    total = total_of(phrase.group) if isinstance(phrase, Target) else None
    if total is not None:
        return within_total(game, total, objects_in(targets), frame)
    how = togetherness(phrase)
    if how is None or not targets:
        return True
    if how is Together.APART:
        return len({game.controller(i) for i in objects_in(targets)}) == len(targets)
    if how in (Together.SAME_PLAYER, Together.SAME_OPPONENT):
        whose = {game.controller(i) for i in objects_in(targets)}
        return len(whose) == 1 and (how is Together.SAME_PLAYER or frame.controller not in whose)
    if how in (Together.CREATURE_TYPE, Together.NO_CREATURE_TYPE):
        kinds = [game.characteristics(i).subtypes & _CREATURE_TYPES for i in objects_in(targets)]
        shared = any(one & other for one, other in combinations(kinds, 2))
        return not shared if how is Together.NO_CREATURE_TYPE else bool(frozenset.intersection(*kinds))
    types = [game.characteristics(i).types for i in objects_in(targets)]
    return bool(
        frozenset.intersection(*map(frozenset, types)) - (set() if how is Together.CARD_TYPE else _NO_PERMANENTS)
    )


_CREATURE_TYPES = frozenset(CREATURE_TYPES)

_NO_PERMANENTS = {"Kindred", "Tribal"}
"""Card types that permanents have but that are no permanent types (110.4)."""


def count_of(phrase: TargetPhrase) -> Count:
    """How many targets a phrase asks for."""
    return phrase.count
