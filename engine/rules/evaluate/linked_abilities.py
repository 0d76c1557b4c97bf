"""Linked abilities: what an object's abilities have exiled (CR 607.2a, 607.3)."""

from __future__ import annotations

from engine.abilities.ability import Triggered
from engine.abilities.base import Ref
from engine.abilities.nouns import linked_abilities as ln
from engine.abilities.nouns import qualifiers as q
from engine.abilities.sentences import Sentences
from engine.abilities.trigger_events.objects import LeaveBattlefield
from engine.abilities.verbs.put_and_return import Return
from engine.abilities.walk import found
from engine.events import ZoneChange
from engine.rules.evaluate.conditions import counts
from engine.rules.evaluate.evaluation import CONDITIONS, FITS, OBJECTS, Test, objects, test_of
from engine.state.characteristics import Characteristics
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, objects_in
from engine.state.log import Logged
from engine.state.objects import GameObject
from engine.state.zones import Zone


@OBJECTS.register(ln.ExiledCards)
def _exiled_cards(game: Game, ref: ln.ExiledCards, frame: Frame) -> list[ObjectId]:
    """All of them, where the other ability has exiled several (607.3); none that have left exile since."""
    done = [i for acted in frame.results.values() for i in objects_in(acted)]
    own = [i for i in dict.fromkeys((*frame.paid.objects, *frame.outcome.objects, *done)) if _in_exile(game, i)]
    linked = own or [i for i in exiled_with(game, frame.source) if _in_exile(game, i)]
    if len(linked) > 1 and ref.which is not ln.Linked.ALL:
        game.cite("607.3")
    return linked


@OBJECTS.register(ln.OthersExiledWith)
def _others_exiled_with(game: Game, ref: ln.OthersExiledWith, frame: Frame) -> list[ObjectId]:
    """All that are still in exile but what this text has exiled; of the player's own cards, where that is said."""
    own = set(frame.outcome.objects)
    there = [i for by in _exilers(game, ref.by, frame) for i in exiled_with(game, by) if _in_exile(game, i)]
    mine = ref.which is ln.Others.YOURS
    return [i for i in there if i not in own and (not mine or game.objects[i].owner == frame.controller)]


def _exilers(game: Game, by: Ref, frame: Frame) -> list[ObjectId]:
    """The object with the ability, as it was when it could exile something: "when ~ dies, ... exiled with it"."""
    return [frame.source if game.follow(frame.source) == i else i for i in objects(game, by, frame)]


@CONDITIONS.register(ln.IsExiledWith)
def _is_exiled_with(game: Game, node: ln.IsExiledWith, frame: Frame) -> bool:
    """Whether enough of what was exiled is still there."""
    test = test_of(node.what.group)
    there = [i for by in _exilers(game, node.by, frame) for i in exiled_with(game, by) if _in_exile(game, i)]
    found = sum(test(game, game.objects[i], game.characteristics(i), frame) for i in there)
    return counts(game, node.what.count, found, frame)


def exiled_with(game: Game, source: ObjectId) -> list[ObjectId]:
    """What the abilities of an object have put into exile, as it was there; and for a permanent what was exiled to cast
    the spell that it was (400.7d)."""
    spell = game.origins.get(source)
    sources = {source, spell} if spell is not None and game.find(spell).zone is Zone.STACK else {source}
    before = game.find(source).memory.exiled_as_made
    with_it = [i for logged, move in game.logged(ZoneChange) for i in _exiled_by(logged, move, sources)]
    return [*before, *with_it]


def _exiled_by(logged: Logged, move: ZoneChange, sources: set[ObjectId]) -> list[ObjectId]:
    """What one event put into exile because of these objects: their abilities did so (607.2a), or their replacement
    effects made it go there (607.2b)."""
    if move.to is not Zone.EXILE:
        return []
    own = move.source in sources and move.cause not in ("discard", "mill")  # what those moved another effect exiled
    return move.became if own or not sources.isdisjoint(logged.changed_by) else []


@FITS.register(q.ExiledWith)
def _was_exiled_with(node: q.ExiledWith) -> Test:
    """A card that is still in exile (607.2a)."""

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        game.look("exile")
        return it.zone is Zone.EXILE and any(it.id in exiled_with(game, i) for i in _exilers(game, node.by, frame))

    return test


@FITS.register(ln.BroughtWith)
def _brought_with(node: ln.BroughtWith) -> Test:
    """What the abilities of the object put onto the battlefield, as long as it stays there (607.2c, 400.7)."""

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        sources = set(_exilers(game, node.by, frame))
        if any(game.find(source).memory.described_on == it.id for source in sources):
            return True
        moves = game.happened(ZoneChange)
        return any(move.enters and move.source in sources and it.id in move.became for move in moves)

    return test


def _in_exile(game: Game, object_id: ObjectId) -> bool:
    it = game.now(object_id)
    return it is not None and it.zone is Zone.EXILE


def exiled_for_good(game: Game, exiled: ZoneChange) -> bool:
    """Whether something was put into exile by an object that had left the battlefield by then, so that its ability that
    returns the exiled card as it leaves had triggered already (607.2a, 603.6c)."""
    former = game.former.get(exiled.source) if exiled.source is not None else None
    if exiled.to is not Zone.EXILE or former is None or former.object.zone is not Zone.BATTLEFIELD:
        return False
    triggered = (one for one in former.characteristics.abilities.all if isinstance(one, Triggered))
    if not any(map(_returns_as_it_leaves, triggered)):
        return False
    moves = (move for move in game.happened(ZoneChange) if move is exiled or move.object == exiled.source)
    return next(moves, exiled) is not exiled


def _returns_as_it_leaves(ability: Triggered) -> bool:
    leaves = any(isinstance(act, LeaveBattlefield) for act in ability.trigger_event.acts)
    return leaves and returns_exiled(ability.effect)


def returns_exiled(text: Sentences) -> bool:
    """Whether a text returns what the object's abilities have exiled ("return the exiled card")."""
    return any(isinstance(one.what, ln.ExiledCards) for one in found(text, Return))
