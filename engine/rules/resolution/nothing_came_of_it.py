"""Why nothing comes of what resolves: what it is about has left, or there is nothing to do (CR 400.7, 609.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.abilities.ability import Triggered
from engine.abilities.base import Amount, Node, ObjectVerb, PlayerVerb
from engine.abilities.keywords.warp import WarpAway
from engine.abilities.nouns.object_phrases import It, This
from engine.abilities.quantities.for_each import Per
from engine.abilities.sentences import Does, Sentences
from engine.abilities.verbs.deal_damage import DealDamage
from engine.abilities.walk import found, parts
from engine.events import ZoneChange
from engine.rules.evaluate.evaluation import amount
from engine.rules.evaluate.for_each import count
from engine.rules.evaluate.linked_abilities import exiled_with, returns_exiled
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.resolution.nothing_done_to_what_left import tell_gone, tell_source_gone
from engine.rules.triggers.not_triggering import which_of_several
from engine.state.choices import Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.objects import GameObject, Kind
from engine.state.unknown_cards import HAND_UNTOLD


def tell_nothing_came(game: Game, text: Sentences, frame: Frame, gone: Sequence[TargetId]) -> None:
    """Tell that nothing has come of the instructions of a spell or ability, and why: what they are about has ``gone``,
    or there is nothing for them to do (609.3)."""
    if gone:
        tell_gone(game, text, gone)
    elif frame.item is not None and _is_of_source_that_left(game, game.find(frame.item), text):
        tell_source_gone(game, text, frame)
    elif frame.item is not None and _counts_none_on_what_left(game, game.find(frame.item), text, frame):
        does_not_happen(game, "counts-none", "608.2h", source=TargetId.of_object(frame.source))
    elif frame.item is not None and (moved := _moved_and_gone(game, game.find(frame.item), text)) is not None:
        rule = "111.8" if game.find(moved).kind is Kind.TOKEN else "400.7"
        does_not_happen(game, "has-moved-on", rule, count=1, things=[TargetId.of_object(moved)])
    elif returns_exiled(text) and not exiled_with(game, frame.source):
        does_not_happen(game, "nothing-exiled-with", "607.2a", source=TargetId.of_object(frame.source))
    elif not any(True for _ in game.characteristics(frame.source).abilities.unread):
        item = game.find(frame.item) if frame.item is not None else None
        unsaid = dict.fromkeys(dict(args)["player"] for key, args in game.assumed if key == HAND_UNTOLD)
        if unsaid:
            players = [TargetId.of_player(p.number) for p in game.players if p.name in unsaid]
            source = TargetId.of_object(frame.source)
            does_not_happen(game, "depends-on-hands", "609.3", source=source, players=players, count=len(players))
            return
        of = "ability" if item is not None and item.on_stack is not None else "spell"
        which = _which_trigger(game, item) if item is not None else ""
        does_not_happen(game, "nothing-to-do", "609.3", source=TargetId.of_object(frame.source), of=of, which=which)


def _which_trigger(game: Game, item: GameObject) -> Message | str:
    """What a triggered ability watches for, where its source has others as well."""
    on = item.on_stack
    if on is None or not isinstance(on.ability, Triggered):
        return ""
    ch = game.characteristics(on.source)
    return which_of_several(ch.abilities.all, on.ability, ch.name)


def _is_of_source_that_left(game: Game, item: GameObject, text: Sentences) -> bool:
    """Whether it is an ability that does something to its source, and that has left where it was: what it has become is
    a new object (400.7). What only looks at its source, or has it deal damage, uses it as it last was (608.2h)."""
    left = item.on_stack is not None and item.on_stack.source not in game.objects
    return left and any(isinstance(part, This | WarpAway) for one in _acting(text) for part in (one, *parts(one)))


def _acting(text: Sentences) -> Iterator[Node]:
    """The verbs of a text and, where they are not those of dealing damage, what they have as their subjects."""
    yield from found(text, PlayerVerb, ObjectVerb)
    yield from (one for one in found(text, Does) if not any(isinstance(verb, DealDamage) for verb in one.verbs))


def _counts_none_on_what_left(game: Game, item: GameObject, text: Sentences, frame: Frame) -> bool:
    """Whether a number that an ability counts on its source, as that last was on the battlefield, is 0 (608.2h)."""
    left = item.on_stack is not None and item.on_stack.source not in game.objects
    if not left:
        return False
    numbers = [amount(game, one, frame) for one in found(text, Amount) if next(found(one, This), None) is not None]
    numbers += [count(game, one, frame) for one in found(text, Per) if next(found(one, This), None) is not None]
    return 0 in numbers


def _moved_and_gone(game: Game, item: GameObject, text: Sentences) -> ObjectId | None:
    """What a triggered ability speaks of as "it", where that moved and is no longer where it went: a token has ceased
    to exist, a card has become a new object (111.8, 400.7)."""
    pending = item.on_stack.trigger if item.on_stack is not None else None
    move = pending.event.event if pending is not None and pending.event is not None else None
    if not isinstance(move, ZoneChange) or next(found(text, It), None) is None:
        return None
    return move.object if move.became and not any(i in game.objects for i in move.became) else None


def what_has_gone(game: Game, frame: Frame) -> list[TargetId]:
    """The objects that a delayed triggered ability speaks of and that have left the zone they were in (603.7c)."""
    if not frame.known.later:
        return []
    spoken_of = dict.fromkeys(t for some in (*frame.targets, *frame.results.values()) for t in some)
    return [t for t in spoken_of if t.object is not None and t.object not in game.objects]
