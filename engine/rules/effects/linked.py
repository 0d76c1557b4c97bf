"""Linked abilities: what an object's abilities have exiled (CR 607.2a, 607.3)."""

from __future__ import annotations

from engine.abilities import linked as ln
from engine.abilities import qualities as q
from engine.characteristics import Characteristics
from engine.events import ZoneChange
from engine.frame import Frame
from engine.game import Game
from engine.objects import GameObject
from engine.rules.matching.base import FITS, Test
from engine.rules.refs import OBJECTS, objects
from engine.zones import Zone

EXILED_FOR = "exiled as it was made"
"""Under which a token remembers what was exiled by the ability that created it and gave it a linked one (607.2a)."""


@OBJECTS.register(ln.ExiledCards)
def _exiled_cards(game: Game, ref: ln.ExiledCards, frame: Frame) -> list[int]:
    """All of them, where the other ability has exiled several (607.3); none that have left exile since."""
    paid = [i for cost in frame.costs.values() if isinstance(cost, tuple) for i in cost]
    done = [i for acted in frame.results.values() for kind, i in acted if kind == "object"]
    own = [i for i in dict.fromkeys((*paid, *done)) if _in_exile(game, i)]
    return own or [i for i in exiled_with(game, frame.source) if _in_exile(game, i)]


def exiled_with(game: Game, source: int) -> list[int]:
    """What the abilities of an object have put into exile, as it was there; and for a permanent what was exiled to cast
    the spell that it was (400.7d)."""
    spell = game.origins.get(source)
    sources = {source, spell} if spell is not None and game.find(spell).zone is Zone.STACK else {source}
    before = game.find(source).memory.get(EXILED_FOR, ())
    moves = (one.event for one in game.log)
    with_it = [
        i for e in moves if isinstance(e, ZoneChange) and e.to is Zone.EXILE and e.source in sources for i in e.became
    ]
    return [*before, *with_it]


@FITS.register(q.ExiledWith)
def _was_exiled_with(node: q.ExiledWith) -> Test:
    """A card that is still in exile (607.2a)."""

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        game.look("exile")
        return it.zone is Zone.EXILE and any(it.id in exiled_with(game, i) for i in objects(game, node.by, frame))

    return test


def _in_exile(game: Game, object_id: int) -> bool:
    it = game.now(object_id)
    return it is not None and it.zone is Zone.EXILE
