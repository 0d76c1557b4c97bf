"""Collecting evidence (CR 701.59)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.keyword_actions.collect_evidence import CollectEvidence
from engine.events import ZoneChange
from engine.rules.evaluate.evaluation import amount
from engine.rules.evaluate.mana_value import mana_value_of
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted
from engine.rules.keyword_actions.action_done import action_done
from engine.rules.pipeline import happen
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.zones import Zone


@DO.register(CollectEvidence)
def _collect(game: Game, verb: CollectEvidence, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Exile cards with enough total mana value from one's graveyard (701.59a)."""
    wanted = amount(game, verb.count, frame)
    acted: Acted = []
    for player in players:
        if not _can_collect(game, verb, frame, player):
            continue
        with game.because("701.59a"):
            chosen = yield from _evidence(game, player, wanted)
            logged = yield from happen(
                game, [ZoneChange(i, Zone.EXILE, Zone.GRAVEYARD, "collect evidence") for i in chosen]
            )
            acted += [TargetId.of_object(one.event.became[0]) for one in logged if isinstance(one.event, ZoneChange)]
            action_done(game, player, "collect evidence", "701.59a", amount=wanted)
    frame.done = bool(acted) or wanted == 0
    return acted


def _evidence(game: Game, player: PlayerId, wanted: int) -> Gen[list[ObjectId]]:
    """The cards that a player exiles; asked again until they are worth enough."""
    cards = list(game.ids(Zone.GRAVEYARD, player))
    prompt = Message("choose-evidence", {"count": wanted})
    while True:
        options = [Option.of(TargetId.of_object(i)) for i in cards]
        answer = yield Choice(player, "cards", prompt, "701.59a", options, 0, len(cards))
        chosen = objects_in(answer)
        if _worth(game, chosen) >= wanted:
            return chosen
        prompt = Message("choose-more-evidence", {"count": wanted, "have": _worth(game, chosen)})


def _worth(game: Game, cards: Iterable[ObjectId]) -> int:
    return sum(mana_value_of(game.objects[i], game.characteristics(i)) for i in cards)


@POSSIBLE.register(CollectEvidence)
def _can_collect(game: Game, verb: CollectEvidence, frame: Frame, player: PlayerId) -> bool:
    """(701.59b)"""
    there = [i for i in game.ids(Zone.GRAVEYARD, player) if i not in frame.taken]
    return _worth(game, there) >= amount(game, verb.count, frame)
