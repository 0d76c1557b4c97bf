"""Getting and paying energy counters (CR 107.14)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.quantities.amounts import X
from engine.abilities.verbs import energy as en
from engine.events import CountersPut, CountersRemoved
from engine.rules.evaluate.evaluation import AMOUNTS, amount
from engine.rules.evaluate.event_verbs import done_in
from engine.rules.evaluate.for_each import PER
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted, possible
from engine.rules.pipeline import happen
from engine.state.choices import Choice, Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.objects import GameObject

ENERGY = "energy"


def _count(game: Game, verb: en.GetEnergy | en.GetEnergyCount | en.PayEnergy | en.PayEnergyCount, frame: Frame) -> int:
    """How many energy counters it speaks of; a number worked out to be negative is 0 (107.1b)."""
    if isinstance(verb, en.GetEnergy | en.PayEnergy):
        return verb.energy.amount
    return max(0, amount(game, verb.count, frame))


@DO.register(en.GetEnergy, en.GetEnergyCount)
def _get(game: Game, verb: en.GetEnergy | en.GetEnergyCount, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(107.14)"""
    count = _count(game, verb, frame)
    if count:
        put = [CountersPut(TargetId.of_player(p), ENERGY, count, frame.controller) for p in players]
        yield from happen(game, put, "107.14")
    return TargetId.of_players(players)


@DO.register(en.PayEnergy, en.PayEnergyCount)
def _pay(game: Game, verb: en.PayEnergy | en.PayEnergyCount, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """All of it or nothing (107.14, 118.3); X is chosen by whoever pays (107.3f)."""
    payers = [p for p in players if possible(game, verb, frame, p)]
    if isinstance(verb, en.PayEnergyCount) and isinstance(verb.count, X) and frame.x is None and payers:
        held = game.players[payers[0]].counters.get(ENERGY, 0)
        asked = Message("choose-x", {"source": TargetId.of_object(frame.source)})
        frame.x = int((yield Choice(payers[0], "x", asked, "107.3f", (), 0, held, form="number")))
    cost = _count(game, verb, frame)
    left = {p: game.players[p].counters.get(ENERGY, 0) - cost for p in payers}
    if cost:
        yield from happen(
            game, [CountersRemoved(TargetId.of_player(p), ENERGY, cost, left[p]) for p in payers], "107.14"
        )
    frame.done = bool(payers)
    return TargetId.of_players(payers)


@POSSIBLE.register(en.PayEnergy, en.PayEnergyCount)
def _can_pay(game: Game, verb: en.PayEnergy | en.PayEnergyCount, frame: Frame, player: PlayerId) -> bool:
    return game.players[player].counters.get(ENERGY, 0) >= _count(game, verb, frame)


@done_in(en.GetsEnergy, CountersPut)
def _gets(game: Game, act: en.GetsEnergy, event: CountersPut, frame: Frame) -> Iterable[int]:
    if event.kind == ENERGY and event.target.player is not None:
        yield event.target.player


@DO.register(en.PayAnyEnergy)
def _pay_any(game: Game, verb: en.PayAnyEnergy, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """From none to all that the player has; so much of it is spoken of again (107.1c, 107.14)."""
    acted: Acted = []
    for player in players:
        held = game.players[player].counters.get(ENERGY, 0)
        prompt = Message("choose-energy")
        answer = (yield Choice(player, "number", prompt, "107.1c", (), 0, held, form="number")) if held else "0"
        paid = int(answer)
        if paid:
            yield from happen(game, [CountersRemoved(TargetId.of_player(player), ENERGY, paid, held - paid)], "107.14")
        acted += [TargetId.of_player(player)] * paid
    frame.outcome.energy_paid = len(acted)
    frame.done = bool(acted)
    return acted


@PER.register(en.PerEnergyPaid)
def _per_energy(game: Game, per: en.PerEnergyPaid, frame: Frame, it: GameObject | None) -> int:
    return frame.outcome.energy_paid


@AMOUNTS.register(en.EnergyPaid)
def _energy_paid(game: Game, node: en.EnergyPaid, frame: Frame) -> int:
    return frame.outcome.energy_paid
