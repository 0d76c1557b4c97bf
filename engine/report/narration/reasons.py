"""Why state-based actions destroy permanents or put them into graveyards, in a few words (CR 704.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.events import DamageMarked, DamageWearsOff
from engine.report.narration.sums import sum_of
from engine.state.choices import Message
from engine.state.ids import ObjectId
from engine.state.log import Logged

if TYPE_CHECKING:
    from engine.state.game import Game

LETHAL, PROTECTED = "704.5g", "702.16c"

REASONS = {
    "704.5f": "why-toughness",
    LETHAL: "why-lethal-damage",
    "704.5h": "why-deathtouch",
    "704.5i": "why-no-loyalty",
    "704.5j": "why-legend-rule",
    "704.5k": "why-world-rule",
    "704.5m": "why-loose-aura",
    PROTECTED: "why-protected-from-aura",
    "704.5v": "why-no-defense",
    "704.5w": "why-no-protector",
    "704.5y": "why-newer-role",
}
"""What is said, by the rule that makes it so."""


def because(rules: Iterable[str], lethal: Message | None = None) -> Message | str:
    """Why something is destroyed or put into a graveyard, where that is a state-based action; ``lethal`` is the damage
    that is, with its arithmetic."""
    known = list(dict.fromkeys(rules))
    if PROTECTED in known:
        known.remove("704.5m")  # it is said why there is nothing legal to enchant
    why = [
        lethal if lethal is not None and rule == LETHAL else Message(REASONS[rule]) for rule in known if rule in REASONS
    ]
    return Message("because", {"why": Message("clauses", {"items": why})}) if why else ""


def lethal_damage(game: Game, object_id: ObjectId, destroyed: Logged) -> Message | None:
    """The damage marked on a creature that is destroyed for it, as a sum of what was dealt at different times (120.6);
    what was dealt at once has been told as a sum."""
    was = game.former.get(object_id)
    if LETHAL not in destroyed.rules or was is None or was.characteristics.toughness is None:
        return None
    marked: Counter[int] = Counter()
    for logged, event in game.logged(DamageMarked, DamageWearsOff, since=game.began_at):
        if logged.id > destroyed.id:
            break
        if isinstance(event, DamageWearsOff):
            marked = Counter() if object_id in event.objects else marked
        elif isinstance(event, DamageMarked) and event.object == object_id:
            marked[logged.batch] += event.amount
    toughness, parts = was.characteristics.toughness, sum_of([*marked.values()])
    if not parts or marked.total() != was.object.damage:
        return None
    return Message("why-damage-in-all", {"sum": parts, "damage": marked.total(), "toughness": toughness})
