"""Splice: giving a spell the text of cards in hand (CR 702.47)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.ability import PayMana, Spell
from engine.abilities.keywords.splice import Splice
from engine.events import Revealed, TextGained
from engine.oracle.joining import joined
from engine.rules.casting.casting import ONCE_COSTS_ARE_ANNOUNCED
from engine.rules.casting.kicker_and_optional_costs import OFFERED, OptionalCost
from engine.rules.pipeline import commit
from engine.state.characteristics import Abilities
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.objects import Announcement, GameObject
from engine.state.zones import Zone


@OFFERED.by("702.47a")
def _from_hand(game: Game, spell: GameObject) -> Iterable[OptionalCost]:
    """Each other card with splice onto a quality that the spell has, once (702.47a-b)."""
    shown = spell.shown
    if shown.types.isdisjoint({"Instant", "Sorcery"}):
        return
    for card in game.in_zone(Zone.HAND, spell.controller):
        for ability in card.base.abilities.of(Splice):
            assert isinstance(ability, Splice)
            if ability.what is None or str(ability.what) in shown.subtypes:
                mana = ability.cost.text if ability.cost is not None else ""
                mana += "".join(part.mana.text for part in ability.costs if isinstance(part, PayMana))
                parts = tuple(part for part in ability.costs if not isinstance(part, PayMana))
                yield OptionalCost(f"splice {card.base.name}", mana, parts, 1, "702.47a", card=card.id)


@ONCE_COSTS_ARE_ANNOUNCED.by("702.47b")
def _add_text(game: Game, player: PlayerId, spell: GameObject, made: Announcement) -> None:
    """The cards are revealed and the spell has their rules text too, behind its own (702.47b-c)."""
    cards = made.paid.spliced
    if not cards:
        return
    commit(game, [Revealed(cards, player)], "702.47a")
    added = [a for i in cards for a in game.objects[i].base.abilities.all if isinstance(a, Spell)]
    changed = spell.base.thaw()
    changed.abilities = Abilities(joined((*spell.base.abilities.all, *added)))
    commit(game, [TextGained(spell.id, changed)], "702.47b")
