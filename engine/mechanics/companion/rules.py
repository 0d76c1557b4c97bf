"""Companions: a card outside the game that its owner may put into their hand once (CR 702.139, 116.2g)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.keywords.companion import Companion
from engine.events import ZoneChange
from engine.rules.casting.special_actions import SPECIALS, SpecialAction
from engine.rules.mana import payment
from engine.rules.mana.color_range import color_identity
from engine.rules.pipeline import happen
from engine.rules.sorcery_timing_and_flash import sorcery_speed
from engine.state.actions import Special
from engine.state.choices import Gen, Illegal, Message, Option
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.mana_costs import ManaCost
from engine.state.objects import GameObject
from engine.state.zones import Zone

ACT = "companion"


def _why_not(game: Game, player: PlayerId, it: GameObject | None) -> Illegal | None:
    """What keeps a player from taking the action: it is taken once, with the timing of a sorcery (116.2g)."""
    if it is None or it.zone is not Zone.OUTSIDE or it.owner != player or not it.base.abilities.of(Companion):
        return Illegal(Message("no-special-now", {"act": ACT}), "116.2g", "702.139a")
    if not sorcery_speed(game, player):
        return Illegal(Message("companion-timing", {"object": it.target}), "116.2g")
    if not _fits_commanders(game, player, it):
        return Illegal(Message("companion-commander", {"object": it.target}), "903.11a")
    fetched = (event for event in game.happened(ZoneChange) if event.cause == ACT)
    if any(game.find(event.object).owner == player for event in fetched):
        return Illegal(Message("companion-once", {"player": TargetId.of_player(player)}), "116.2g")
    return None


def _fits_commanders(game: Game, player: PlayerId, it: GameObject) -> bool:
    """In a Commander game its color identity is within that of the player's commanders, and no card of its name is
    theirs in the game (903.11a)."""
    leaders = game.commanders(player)
    if not leaders or it.card is None:
        return True
    colors = frozenset(c for one in leaders if one.card is not None for c in color_identity(one.card))
    own = (one for one in game.objects.values() if one.owner == player and one.zone is not Zone.OUTSIDE)
    return color_identity(it.card) <= colors and all(one.base.name != it.base.name for one in own)


def _options(game: Game, player: PlayerId) -> Iterable[Option]:
    for it in game.in_zone(Zone.OUTSIDE, player):
        if _why_not(game, player, it) is None:
            label = Message("special-of", {"act": ACT, "source": it.target})
            yield Option(f"companion {it.id}", label, "priority", object=it.id, action=Special(it.id, ACT))


def _fetch(game: Game, player: PlayerId, act: Special) -> Gen[None]:
    """Pay {3} and put it into one's hand. What it asks of a starting deck is taken to be so, as no board shows it."""
    it = game.now(act.object)
    problem = _why_not(game, player, it)
    if problem is not None:
        raise problem
    assert it is not None
    payment.check(game, player, ManaCost(3))
    game.assume("companion-chosen", object=it.target)
    rules = ("116.2g", "702.139a", "702.139d") if game.commanders(player) else ("116.2g", "702.139a")
    with game.because(*rules):
        yield from payment.pay(game, player, ManaCost(3))
        yield from happen(game, [ZoneChange(it.id, Zone.HAND, Zone.OUTSIDE, ACT)])


SPECIALS[ACT] = SpecialAction("116.2g", _options, _fetch)
