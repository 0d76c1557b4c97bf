"""Which event becomes which sentence. One function for each class of event; ``TELL`` finds it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import events as ev
from engine.decisions import Message
from engine.game import Logged
from engine.narrate import Narrator, Tell
from engine.objects import Kind
from engine.zones import Zone

TELL: dict[type[ev.Event], Tell] = {}


def tells(*kinds: type[ev.Event]) -> Callable[[Tell], Tell]:
    """Decorator: this function tells events of these classes."""

    def remember(function: Tell) -> Tell:
        for kind in kinds:
            TELL[kind] = function
        return function

    return remember


def thing(object_id: int) -> tuple[str, int]:
    return ("object", object_id)


def who(player: int) -> tuple[str, int]:
    return ("player", player)


# ---- casting, activating, triggering, resolving


@tells(ev.SpellCast)
def _cast(n: Narrator, logged: Logged, event: ev.SpellCast) -> None:
    """The whole of casting is one step: onto the stack, targets, payment (601.2)."""
    root = n.game.log[logged.parent - 1] if logged.parent is not None else logged
    targets = _targets(n, root)
    draft = n.step(logged, "tell-cast", player=who(event.player), spell=thing(event.object), targets=targets)
    draft.depth = n.depth(root)
    _with_payment(n, draft, root)
    if event.origin is not Zone.HAND:
        draft.key, draft.args["origin"] = "tell-cast-from", event.origin
    n.shown[root.id] = draft
    draft.events.sort(key=lambda one: one.id)
    draft.rules[:] = dict.fromkeys(rule for one in draft.events for rule in one.rules)


def _targets(n: Narrator, root: Logged) -> Any:
    """What a spell or ability was aimed at as it was put onto the stack."""
    chosen = [c.event.target for c in n.children.get(root.id, ()) if isinstance(c.event, ev.BecameTarget)]
    return Message("targeting", {"targets": chosen}) if chosen else ""


def _with_payment(n: Narrator, draft: Any, root: Logged) -> None:
    """Mana abilities and mana spent are part of the step; other costs are told beside it."""
    tapped = []
    for child in n.children.get(root.id, ()):
        event = child.event
        if isinstance(event, ev.AbilityActivated) and event.item is None:
            tapped.append(thing(event.object))
            for one in (child, *n.children.get(child.id, ())):
                draft.take(one)
        elif isinstance(event, ev.ManaSpent | ev.BecameTarget):
            draft.take(child)
    draft.args["paying"] = Message("paying-with", {"sources": tapped}) if tapped else ""
    if root not in draft.events:
        draft.take(root)


@tells(ev.AbilityActivated)
def _activated(n: Narrator, logged: Logged, event: ev.AbilityActivated) -> None:
    root = n.game.log[logged.parent - 1] if logged.parent is not None else None
    if event.item is None and root is not None and isinstance(root.event, ev.ZoneChange | ev.AbilityActivated):
        return  # a mana ability that pays for something is told there
    draft = n.step(
        logged,
        "tell-activate" if event.item is not None else "tell-activate-mana",
        player=who(event.player),
        source=thing(event.object),
        targets=_targets(n, logged),
        text=_ability_text(n, event.item) if event.item is not None else "",
    )
    _with_payment(n, draft, logged)


@tells(ev.AbilityTriggered)
def _triggered(n: Narrator, logged: Logged, event: ev.AbilityTriggered) -> None:
    draft = n.step(
        logged,
        "tell-trigger",
        player=who(event.player),
        source=thing(event.object),
        targets=_targets(n, logged),
        text=_ability_text(n, event.item),
    )
    draft.depth = 0


def _ability_text(n: Narrator, item: int) -> str:
    """The words of an ability that was put onto the stack."""
    from engine.state import ability_text

    return ability_text(n.game.find(item)).rstrip(".")


@tells(ev.BecameTarget, ev.ManaSpent)
def _part_of_announcing(n: Narrator, logged: Logged, event: ev.Event) -> None:
    if logged.parent is None or logged.parent not in n.shown:
        return
    into = n.shown[logged.parent]
    if logged not in into.events:
        n.fold(logged)


@tells(ev.SpellCopied)
def _copied(n: Narrator, logged: Logged, event: ev.SpellCopied) -> None:
    n.step(logged, "tell-copied", player=who(event.player), spell=thing(event.original))


@tells(ev.NotRead)
def _not_read(n: Narrator, logged: Logged, event: ev.NotRead) -> None:
    """What the engine can't read is never passed over: the players are told to do it."""
    name = n.game.characteristics(event.object).name
    n.step(logged, "tell-not-read", object=thing(event.object), text=event.text.replace("~", name).rstrip("."))


@tells(ev.CannotCast)
def _cannot_cast(n: Narrator, logged: Logged, event: ev.CannotCast) -> None:
    n.step(logged, "tell-cannot-cast", player=who(event.player), card=thing(event.object))


@tells(ev.Resolved)
def _resolved(n: Narrator, logged: Logged, event: ev.Resolved) -> None:
    is_ability = n.game.find(event.object).kind is Kind.ABILITY
    n.step(logged, "tell-resolve-ability" if is_ability else "tell-resolve", item=thing(event.object))


@tells(ev.DidNotResolve)
def _did_not_resolve(n: Narrator, logged: Logged, event: ev.DidNotResolve) -> None:
    reason = Message("not-resolved-" + event.reason.replace(" ", "-"))
    n.step(logged, "tell-not-resolved", item=thing(event.object), reason=reason)


@tells(ev.LeftStack, ev.CeasedToExist)
def _ceased(n: Narrator, logged: Logged, event: Any) -> None:
    it = n.game.find(event.object)
    if it.kind is Kind.TOKEN:
        n.step(logged, "tell-ceased", object=thing(event.object))
    else:
        n.fold(logged)


@tells(ev.Countered)
def _countered(n: Narrator, logged: Logged, event: ev.Countered) -> None:
    n.step(logged, "tell-countered", item=thing(event.object))


# ---- moving


@tells(ev.ZoneChange)
def _moved(n: Narrator, logged: Logged, event: ev.ZoneChange) -> None:
    if event.cause == "cast":
        return
    if event.cause == "draw" and n.fold(logged) is not None:
        n.shown[logged.id].args["card"] = thing(event.became[0])
        return
    if event.to is Zone.BATTLEFIELD:
        _entered(n, logged, event)
        return
    told = _already_told(n, logged, event)
    if told is not None:
        n.fold(logged, told)
        return
    key, owner = f"tell-to-{event.to.value}", n.game.find(event.object).owner
    if event.to is Zone.LIBRARY:
        key += "-bottom" if event.position == -1 else "-top" if not event.position else ""
    if event.cause in ("discard", "mill"):
        key = f"tell-{event.cause}"
    draft = n.same_batch(logged, ev.ZoneChange)
    if draft is not None and draft.key == key and draft.args.get("owner") == who(owner):
        draft.args["object"].append(thing(event.object))
        draft.args["count"] += 1
        n.fold(logged, draft)
        return
    n.step(logged, key, object=[thing(event.object)], owner=who(owner), origin=event.origin, count=1)


def _already_told(n: Narrator, logged: Logged, event: ev.ZoneChange) -> Any:
    """The step that has told this move: being destroyed, sacrificed or countered says where it goes (701)."""
    if event.to is not Zone.GRAVEYARD:
        return None
    parent = n.game.log[logged.parent - 1].event if logged.parent is not None else None
    if event.cause == "resolved" or isinstance(parent, ev.Countered | ev.Destroyed | ev.Sacrificed):
        return n.shown.get(logged.parent or 0)
    return None


def _entered(n: Narrator, logged: Logged, event: ev.ZoneChange) -> None:
    """A permanent enters; with counters, tapped, under whose control (614.1c)."""
    parent = n.game.log[logged.parent - 1] if logged.parent is not None else None
    with_ = [Message("counters-of", {"count": count, "kind": kind}) for kind, count in event.counters if count]
    extra: list[Any] = []
    if event.tapped:
        extra.append(Message("entering-tapped"))
    if with_:
        extra.append(Message("entering-with", {"counters": with_}))
    if event.attached_to is not None:
        extra.append(Message("entering-attached", {"to": event.attached_to}))
    if event.protector is not None:
        extra.append(Message("entering-protected", {"player": who(event.protector)}))
    new = thing(event.became[0])
    if parent is not None and isinstance(parent.event, ev.MadeToken | ev.LandPlayed) and not extra:
        n.fold(logged)
        return
    said = Message("entering", {"extra": extra}) if extra else ""
    draft = n.step(logged, "tell-enters", object=new, extra=said, player=None)
    holder = event.controller
    if holder is not None:
        draft.args["player"] = who(holder)
    else:
        draft.args["player"] = who(n.game.find(event.became[0]).owner)


@tells(ev.LandPlayed)
def _land(n: Narrator, logged: Logged, event: ev.LandPlayed) -> None:
    became = n.game.follow(event.object)
    n.step(logged, "tell-land", player=who(event.player), land=thing(became if became is not None else event.object))


@tells(ev.MadeToken)
def _made_token(n: Narrator, logged: Logged, event: ev.MadeToken) -> None:
    first = event.objects[0] if event.objects else None
    if first is None:
        n.silent(logged)
        return
    name = n.game.find(first).base.name
    n.step(logged, "tell-tokens", player=who(event.player), count=len(event.objects), name=name)


@tells(ev.Destroyed)
def _destroyed(n: Narrator, logged: Logged, event: ev.Destroyed) -> None:
    _together(n, logged, "tell-destroyed")


@tells(ev.Sacrificed)
def _sacrificed(n: Narrator, logged: Logged, event: ev.Sacrificed) -> None:
    _together(n, logged, "tell-sacrificed", player=who(event.player))


@tells(ev.Tapped)
def _tapped(n: Narrator, logged: Logged, event: ev.Tapped) -> None:
    parent = n.game.log[logged.parent - 1].event if logged.parent is not None else None
    attacking = isinstance(parent, ev.StepBegins) and parent.step == "declare attackers"
    if isinstance(parent, ev.AbilityActivated) or event.for_mana:
        n.fold(logged)
    elif not attacking:
        _together(n, logged, "tell-tapped")


@tells(ev.Untapped)
def _untapped(n: Narrator, logged: Logged, event: ev.Untapped) -> None:
    _together(n, logged, "tell-untapped")


def _together(n: Narrator, logged: Logged, key: str, **args: Any) -> None:
    """Objects to which the same happens at once are one step."""
    event: Any = logged.event
    draft = n.same_batch(logged, type(event))
    if draft is not None and draft.key == key and all(draft.args[name] == value for name, value in args.items()):
        draft.args["object"].append(thing(event.object))
        draft.args["count"] += 1
        n.fold(logged, draft)
        return
    n.step(logged, key, object=[thing(event.object)], count=1, **args)


@tells(ev.Regenerated)
def _regenerated(n: Narrator, logged: Logged, event: ev.Regenerated) -> None:
    n.step(logged, "tell-regenerated", object=thing(event.object))


@tells(ev.Transformed)
def _transformed(n: Narrator, logged: Logged, event: ev.Transformed) -> None:
    it = n.game.find(event.object)
    face = it.card.faces[event.face].name if it.card is not None else it.base.name
    other = it.card.faces[1 - event.face].name if it.card is not None else it.base.name
    n.step(logged, "tell-transformed", object=other, face=face)


@tells(ev.Attached)
def _attached(n: Narrator, logged: Logged, event: ev.Attached) -> None:
    key = "tell-attached" if event.to is not None else "tell-unattached"
    n.step(logged, key, object=thing(event.object), to=event.to)


@tells(ev.ProtectorChosen)
def _protector(n: Narrator, logged: Logged, event: ev.ProtectorChosen) -> None:
    player = who(event.player) if event.player is not None else None
    key = "tell-protector" if player is not None else "tell-no-protector"
    n.step(logged, key, object=thing(event.object), player=player)


@tells(ev.ControlChanged)
def _control(n: Narrator, logged: Logged, event: ev.ControlChanged) -> None:
    n.step(logged, "tell-control", object=thing(event.object), player=who(event.player))


# ---- damage, life, counters


@tells(ev.Damage)
def _damage(n: Narrator, logged: Logged, event: ev.Damage) -> None:
    """What one source deals, or several deal to the same recipient at once."""
    draft = n.same_batch(logged, ev.Damage)
    for step in reversed(n.steps) if draft is not None else ():
        if not any(isinstance(one.event, ev.Damage) and one.parent == logged.parent for one in step.events):
            break
        if step.args.get("to") == event.target and step.args.get("combat") == event.combat:
            step.args["source"].append(thing(event.source))
            step.args["amount"] += event.amount
            step.args["count"] += 1
            n.fold(logged, step)
            return
    key = "tell-combat-damage" if event.combat else "tell-damage"
    n.step(
        logged,
        key,
        source=[thing(event.source)],
        to=event.target,
        amount=event.amount,
        combat=event.combat,
        left="",
        count=1,
    )


@tells(ev.DamagePrevented)
def _prevented(n: Narrator, logged: Logged, event: ev.DamagePrevented) -> None:
    n.step(logged, "tell-prevented", source=thing(event.source), to=event.target, amount=event.amount)


@tells(ev.DamageMarked)
def _marked(n: Narrator, logged: Logged, event: ev.DamageMarked) -> None:
    n.fold(logged)


@tells(ev.ExcessDamage, ev.CombatEnds)
def _unsaid(n: Narrator, logged: Logged, event: ev.Event) -> None:
    """Only for what watches it; a reader knows it from the steps around it."""
    n.silent(logged)


@tells(ev.DamageWearsOff, ev.EffectEnds)
def _ends(n: Narrator, logged: Logged, event: ev.Event) -> None:
    before = n.previous
    if before is not None and isinstance(before.event, ev.DamageWearsOff | ev.EffectEnds) and before.id in n.shown:
        n.fold(logged, n.shown[before.id])
        return
    n.step(logged, "tell-effects-end").depth = 0


@tells(ev.LifeLoss)
def _life_loss(n: Narrator, logged: Logged, event: ev.LifeLoss) -> None:
    left = n.lives[event.player]
    if event.from_damage:
        draft = n.fold(logged)
        if draft is not None and "left" in draft.args:
            draft.args["left"] = Message("life-left", {"player": who(event.player), "life": left})
        return
    n.step(logged, "tell-life-lost", player=who(event.player), amount=event.amount, life=left)


@tells(ev.LifeGain)
def _life_gain(n: Narrator, logged: Logged, event: ev.LifeGain) -> None:
    n.step(logged, "tell-life-gained", player=who(event.player), amount=event.amount, life=n.lives[event.player])


@tells(ev.CountersPut)
def _counters_put(n: Narrator, logged: Logged, event: ev.CountersPut) -> None:
    n.step(logged, "tell-counters-put", on=event.target, kind=event.kind, count=event.amount)


@tells(ev.CountersRemoved)
def _counters_removed(n: Narrator, logged: Logged, event: ev.CountersRemoved) -> None:
    key = "tell-last-counter" if event.left == 0 else "tell-counters-removed"
    n.step(logged, key, off=event.target, kind=event.kind, count=event.amount, left=event.left)


# ---- cards


@tells(ev.DrawCard)
def _draw(n: Narrator, logged: Logged, event: ev.DrawCard) -> None:
    n.step(logged, "tell-draw", player=who(event.player), card=Message("a-card"))


@tells(ev.DrewFromEmpty)
def _drew_from_empty(n: Narrator, logged: Logged, event: ev.DrewFromEmpty) -> None:
    draft = n.fold(logged)
    if draft is not None:
        draft.key = "tell-draw-from-empty"


@tells(ev.Shuffled)
def _shuffled(n: Narrator, logged: Logged, event: ev.Shuffled) -> None:
    n.step(logged, "tell-shuffled", player=who(event.player))


@tells(ev.Searched)
def _searched(n: Narrator, logged: Logged, event: ev.Searched) -> None:
    zones = [Message(f"zone-{zone.value}") for zone in event.zones]
    n.step(logged, "tell-searched", player=who(event.player), owner=who(event.owner), zones=zones)


@tells(ev.KeywordAction)
def _keyword_action(n: Narrator, logged: Logged, event: ev.KeywordAction) -> None:
    amount = event.amount or ""
    n.step(logged, "tell-keyword-action", player=who(event.player), action=event.action, amount=amount)


@tells(ev.Revealed)
def _revealed(n: Narrator, logged: Logged, event: ev.Revealed) -> None:
    key = "tell-revealed" if event.to is None else "tell-looked-at"
    n.step(logged, key, player=who(event.player), cards=[thing(i) for i in event.objects])


# ---- mana


@tells(ev.ManaAdded)
def _mana(n: Narrator, logged: Logged, event: ev.ManaAdded) -> None:
    parent = n.shown.get(logged.parent) if logged.parent is not None else None
    if parent is not None and logged in parent.events:
        return
    symbols = "".join("{" + letter + "}" for letter in event.mana)
    n.step(logged, "tell-mana", player=who(event.player), mana=symbols)


@tells(ev.ManaEmptied)
def _emptied(n: Narrator, logged: Logged, event: ev.ManaEmptied) -> None:
    n.step(logged, "tell-mana-emptied", player=who(event.player))


# ---- turns and combat


@tells(ev.TurnBegins, ev.StepBegins)
def _begins(n: Narrator, logged: Logged, event: ev.Event) -> None:
    """Told when something happens in it; the start of the board goes without saying."""
    if logged.id > 1:
        n.waiting.append(logged)


@tells(ev.AttackDeclared)
def _attacks(n: Narrator, logged: Logged, event: ev.AttackDeclared) -> None:
    pair = Message("attacks", {"attacker": thing(event.object), "target": event.target})
    if not event.declared:
        n.step(logged, "tell-put-attacking", attack=pair)
        return
    before = next((s for s in reversed(n.steps) if s.key == "tell-attack"), None)
    if before is not None and before.events[0].parent == logged.parent and before is n.steps[-1]:
        before.args["attacks"].append(pair)
        n.fold(logged, before)
        return
    n.step(logged, "tell-attack", player=who(n.game.controller(event.object)), attacks=[pair])


@tells(ev.BlockDeclared)
def _blocks(n: Narrator, logged: Logged, event: ev.BlockDeclared) -> None:
    pair = Message("blocks", {"blocker": thing(event.object), "attacker": thing(event.attacker)})
    before = n.steps[-1] if n.steps and n.steps[-1].key == "tell-block" else None
    player = who(n.game.controller(event.object))
    if before is not None and before.events[0].parent == logged.parent and before.args["player"] == player:
        before.args["blocks"].append(pair)
        n.fold(logged, before)
        return
    n.step(logged, "tell-block", player=player, blocks=[pair])


@tells(ev.BecameBlocked, ev.BecameUnblocked)
def _blocked(n: Narrator, logged: Logged, event: ev.Event) -> None:
    if n.steps and n.steps[-1].key == "tell-block" and n.steps[-1].events[0].parent == logged.parent:
        n.fold(logged, n.steps[-1])


@tells(ev.RemovedFromCombat)
def _removed_from_combat(n: Narrator, logged: Logged, event: ev.RemovedFromCombat) -> None:
    n.step(logged, "tell-removed-from-combat", object=thing(event.object))


@tells(ev.FirstStrikeDamage)
def _first_strike(n: Narrator, logged: Logged, event: ev.FirstStrikeDamage) -> None:
    n.step(logged, "tell-first-strike")


# ---- effects


@tells(ev.EffectBegins)
def _effect(n: Narrator, logged: Logged, event: ev.EffectBegins) -> None:
    effect: Any = event.effect
    on = list(effect.affected or ())
    if logged.text:
        n.step(
            logged, "tell-effect-text", text=own_words(n, logged), on=Message("effect-on", {"things": on}) if on else ""
        )
    else:
        n.step(
            logged, "tell-effect", source=thing(effect.source), on=Message("effect-on", {"things": on}) if on else ""
        )


def own_words(n: Narrator, logged: Logged) -> str:
    """The sentence of a card that is being carried out, with the card's name in it."""
    name = n.game.characteristics(logged.source).name if logged.source is not None else "~"
    return (logged.text or "").replace("~", name).rstrip(".")


# ---- the end


@tells(ev.PlayerLoses)
def _loses(n: Narrator, logged: Logged, event: ev.PlayerLoses) -> None:
    why = Message("loses-" + event.reason.replace(" ", "-"))
    reason = Message("loses", {"why": why}) if event.reason else ""
    n.step(logged, "tell-loses", player=who(event.player), reason=reason)


@tells(ev.PlayerLeaves)
def _leaves(n: Narrator, logged: Logged, event: ev.PlayerLeaves) -> None:
    n.step(logged, "tell-leaves", player=who(event.player))


@tells(ev.LeftGame)
def _left_game(n: Narrator, logged: Logged, event: ev.LeftGame) -> None:
    if event.objects:
        n.step(logged, "tell-left-game", player=who(event.player), objects=[thing(i) for i in event.objects])
    else:
        n.silent(logged)


@tells(ev.GameEnds)
def _game_ends(n: Narrator, logged: Logged, event: ev.GameEnds) -> None:
    if event.winner is None:
        n.step(logged, "tell-draw-game")
    else:
        n.step(logged, "tell-wins", player=who(event.winner))


@tells(ev.ByHand)
def _by_hand(n: Narrator, logged: Logged, event: ev.ByHand) -> None:
    details = dict(event.details)
    key = "hand-" + event.what.replace("_", "-")
    if event.what == "tap":
        key = "hand-tap" if details.pop("tapped") else "hand-untap"
    elif event.what == "attach" and details.get("to") is None:
        key = "hand-unattach"
    n.step(logged, key, **details).by_hand = True
