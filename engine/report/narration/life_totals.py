"""Life that is lost and gained, and at how much players then are (CR 119.3, 120.3)."""

from __future__ import annotations

from engine import events as ev
from engine.events.telling import tells
from engine.report.narration.narrator import Narrator
from engine.state.choices import Message
from engine.state.ids import PlayerId, TargetId
from engine.state.log import Logged

LEFT = "life-left"
"""That a player is at so much life after damage."""


@tells(ev.LifeLoss)
def _life_loss(n: Narrator, logged: Logged, event: ev.LifeLoss) -> None:
    left = n.lives[event.player]
    if event.from_damage:
        draft = n.fold(logged)
        if draft is not None and "left" in draft.args:
            draft.args["left"] = Message(LEFT, {"player": TargetId.of_player(event.player), "life": left})
            _both_at_once(n, event.player, damage_behind(n, logged))
        return
    lost = {"amount": event.amount, "parts": [event.amount], "sum": ""}
    n.step(logged, "tell-life-lost", player=TargetId.of_player(event.player), life=left, **lost)


@tells(ev.LifeGain)
def _life_gain(n: Narrator, logged: Logged, event: ev.LifeGain) -> None:
    draft = n.step(
        logged,
        "tell-life-gained",
        player=TargetId.of_player(event.player),
        amount=event.amount,
        parts=[event.amount],
        sum="",
        life=n.lives[event.player],
        together=False,
    )
    damage = damage_behind(n, logged)
    if damage is not None:
        n.put_behind_damage(draft, damage)
        _both_at_once(n, event.player, damage)


def _both_at_once(n: Narrator, player: PlayerId, damage: Logged | None) -> None:
    """What the same damage takes of a player's life and gives is one event: there is no life total between the two
    (120.4c, 510.2)."""
    who = TargetId.of_player(player)
    if damage is None:
        return
    together = [d for d in n.steps[n.told :] if any(_batch(n, one) == damage.batch for one in d.events)]
    left = [(d, one) for d in together if isinstance(one := d.args.get("left"), Message) and one.key == LEFT]
    lost = [d for d, one in left if one.args["player"] == who]
    gained = [d for d in together if d.key == "tell-life-gained" and d.args["player"] == who]
    if gained and (lost or any(d.args["together"] for d in gained)):
        for draft in lost:
            draft.args["left"] = ""
        for draft in gained:
            draft.args |= {"life": n.lives[player], "together": True}


def _batch(n: Narrator, logged: Logged) -> int | None:
    """What damage was dealt at once with what an event tells of."""
    damage = logged if isinstance(logged.event, ev.Damage) else damage_behind(n, logged)
    return damage.batch if damage is not None else None


def damage_behind(n: Narrator, logged: Logged) -> Logged | None:
    """The damage that something results from (120.3)."""
    parent = n.game.log[logged.parent - 1] if logged.parent is not None else None
    return parent if parent is not None and isinstance(parent.event, ev.Damage) else None
