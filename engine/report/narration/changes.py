"""Telling of damage, life, counters, cards, mana and effects."""

from __future__ import annotations

import re
from typing import Any

from engine import events as ev
from engine.abilities.sentences import Does
from engine.abilities.verbs.change_text import ReadsOtherwise
from engine.abilities.verbs.ignore_effects import Ignores
from engine.events.telling import tells
from engine.grammar.printer import NoEnglish, print_value
from engine.grammar.words import third_person
from engine.oracle.names import with_name
from engine.report.model import StepKind
from engine.report.narration.control_gained import is_gain_of_control, tell_gain_of_control
from engine.report.narration.copies import copy_has_not
from engine.report.narration.effects_in_words import in_words, lasting, permission
from engine.report.narration.effects_on_fewer import effect_words
from engine.report.narration.effects_told_before import has_been_said, has_been_said_of_players
from engine.report.narration.keywords_lost_or_barred import (
    tells_what_is_barred,
    tells_what_is_lost,
    without_what_is_barred,
)
from engine.report.narration.life_totals import damage_behind
from engine.report.narration.looking_and_sorting import sorted_in_one
from engine.report.narration.names_then import copied_then, name_then
from engine.report.narration.narrator import Narrator
from engine.report.narration.opposing_counters import tell_opposing_counters
from engine.report.narration.stack import pays
from engine.report.narration.sums import sum_of
from engine.rules.casting.permissions.play_cards import Leave
from engine.rules.continuous.copying import CopyValues
from engine.rules.prohibitions.untapping import MissesNextUntap
from engine.state.choices import Message
from engine.state.continuous_effects import Effect
from engine.state.ids import ObjectId, TargetId
from engine.state.log import Logged
from engine.state.zones import Zone


@tells(ev.Damage)
def _damage(n: Narrator, logged: Logged, event: ev.Damage) -> None:
    """What one source deals, or several deal to the same recipient at once."""
    draft = n.same_batch(logged, ev.Damage, for_same=False)
    for step in reversed(n.steps) if draft is not None else ():
        if not any(isinstance(one.event, ev.Damage) and one.parent == logged.parent for one in step.events):
            break
        instead = step.args.get("instead")
        redirected = event.instead_of is not None
        alike = isinstance(instead, Message) is redirected
        if step.args.get("to") == event.target and step.args.get("combat") == event.combat and alike:
            if isinstance(instead, Message) and event.instead_of not in instead.args["to"]:
                instead.args["to"].append(event.instead_of)
            step.args["source"].append(TargetId.of_object(event.source))
            step.args["amount"] += event.amount
            step.args["parts"].append(event.amount)
            step.args["sum"] = sum_of(step.args["parts"])
            step.args["count"] += 1
            n.fold(logged, step)
            return
    key = "tell-combat-damage" if event.combat else "tell-damage"
    n.step(
        logged,
        key,
        source=[TargetId.of_object(event.source)],
        called=name_then(n, event.source, logged),
        to=event.target,
        amount=event.amount,
        parts=[event.amount],
        sum="",
        combat=event.combat,
        instead=Message("dealt-instead", {"to": [event.instead_of]}) if event.instead_of is not None else "",
        left="",
        count=1,
    )


@tells(ev.DamagePrevented)
def _prevented(n: Narrator, logged: Logged, event: ev.DamagePrevented) -> None:
    """Of what several sources would deal to the same recipient at once, together."""
    draft = n.same_batch(logged, ev.DamagePrevented, for_same=False)
    if draft is not None and draft.key == "tell-prevented" and draft.args["to"] == event.target:
        draft.args["source"].append(TargetId.of_object(event.source))
        draft.args["amount"] += event.amount
        n.fold(logged, draft)
    else:
        args = {"source": [TargetId.of_object(event.source)], "to": event.target, "amount": event.amount}
        draft = n.step(logged, "tell-prevented", **args, why=event.why or "")
        draft.kind = StepKind.DID_NOT_HAPPEN
    multiplied = {by for by, _, _ in logged.amounts} - {event.shield}  # what made it more prevented nothing
    draft.changed_by = [by for by in draft.changed_by if by not in multiplied]


@tells(ev.Skipped)
def _skipped(n: Narrator, logged: Logged, event: ev.Skipped) -> None:
    skipped = n.step(logged, f"tell-skipped-{event.what}", player=TargetId.of_player(event.player), count=1, by="")
    skipped.kind = StepKind.DID_NOT_HAPPEN


@tells(ev.LifeNoted)
def _noted(n: Narrator, logged: Logged, event: ev.LifeNoted) -> None:
    n.step(logged, "tell-life-noted", object=TargetId.of_object(event.object), number=event.number)


@tells(ev.DamageMarked)
def _marked(n: Narrator, logged: Logged, event: ev.DamageMarked) -> None:
    n.fold(logged)


@tells(ev.ExcessDamage, ev.CombatEnds, ev.ShieldUsed)
def _unsaid(n: Narrator, logged: Logged, event: ev.Event) -> None:
    """Only for what watches it; a reader knows it from the steps around it."""
    n.silent(logged)


@tells(ev.DamageWearsOff, ev.EffectEnds)
def _ends(n: Narrator, logged: Logged, event: ev.Event) -> None:
    """In the cleanup step all at once (514.2); elsewhere an effect ends in the course of what is told anyway."""
    if "116.2c" in logged.rules and isinstance(event, ev.EffectEnds):
        effect = event.effect
        n.step(
            logged,
            "tell-effect-ended",
            player=TargetId.of_player(effect.controller),
            source=TargetId.of_object(effect.source),
        )
        return
    if "514.2" not in logged.rules:
        n.silent(logged)
        return
    before = n.previous
    if before is not None and isinstance(before.event, ev.DamageWearsOff | ev.EffectEnds) and before.id in n.shown:
        n.fold(logged, n.shown[before.id])
        return
    n.step(logged, "tell-effects-end").depth = 0


@tells(ev.CountersPut)
def _counters_put(n: Narrator, logged: Logged, event: ev.CountersPut) -> None:
    """Those of several sources that deal damage to the same at once are put there together (120.4c)."""
    draft = n.step(logged, "tell-counters-put", on=event.target, kind=event.kind, count=event.amount)
    damage = damage_behind(n, logged)
    if damage is not None and _also_dealt_to(n, event.target, damage):
        n.put_behind_damage(draft, damage)


def _also_dealt_to(n: Narrator, target: TargetId, damage: Logged) -> bool:
    """Whether other damage is dealt to the same at the same time."""
    beside = (one for one, _ in n.game.logged(ev.Damage, since=damage.id) if one.batch == damage.batch)
    return any(isinstance(one.event, ev.Damage) and one.event.target == target for one in beside)


@tells(ev.CountersRemoved)
def _counters_removed(n: Narrator, logged: Logged, event: ev.CountersRemoved) -> None:
    if tell_opposing_counters(n, logged, event):
        return
    key = "tell-last-counter" if event.left == 0 else "tell-counters-removed"
    before = n.previous.event if n.previous is not None and n.previous.batch == logged.batch else None
    if "122.1c" in logged.rules and not isinstance(before, ev.Damage | ev.DamagePrevented):
        n.step(logged, "shielded", off=event.target, left=event.left).kind = StepKind.DID_NOT_HAPPEN
        return
    told = n.steps[-1] if len(n.steps) > n.told and n.steps[-1].key == "tell-counters-removed" else None
    of_these = {"off": event.target, "kind": event.kind}
    if told is not None and told.events[-1].batch == logged.batch and of_these.items() <= told.args.items():
        told.key, told.args["left"] = key, event.left
        told.args["count"] += event.amount
        n.fold(logged, told)
        return
    n.step(logged, key, off=event.target, kind=event.kind, count=event.amount, left=event.left)


@tells(ev.DrawCard)
def _draw(n: Narrator, logged: Logged, event: ev.DrawCard) -> None:
    n.step(logged, "tell-draw", player=TargetId.of_player(event.player), card=Message("a-card"))


@tells(ev.DrewFromEmpty)
def _drew_from_empty(n: Narrator, logged: Logged, event: ev.DrewFromEmpty) -> None:
    draft = n.fold(logged)
    if draft is not None:
        draft.key, draft.kind = "tell-draw-from-empty", StepKind.DID_NOT_HAPPEN


@tells(ev.Shuffled)
def _shuffled(n: Narrator, logged: Logged, event: ev.Shuffled) -> None:
    n.step(logged, "tell-shuffled", player=TargetId.of_player(event.player))


@tells(ev.Searched)
def _searched(n: Narrator, logged: Logged, event: ev.Searched) -> None:
    own = event.player == event.owner
    zones = [Message(f"searched-{'own' if own else 'their'}-{zone.value}") for zone in event.zones]
    if event.only is not None:
        by = TargetId.of_objects(logged.changed_by)
        top = Message(f"searched-{'own' if own else 'their'}-top", {"count": event.only, "by": by})
        zones[event.zones.index(Zone.LIBRARY)] = top
    key = "tell-searched-own" if own else "tell-searched"
    who = {"player": TargetId.of_player(event.player), "owner": TargetId.of_player(event.owner)}
    n.step(logged, key, **who, zones=zones).changed_by = []


QUIET = ("amass", "crew", "exploit", "saddle", "become crewed", "mentor", "train", "give a gift", "firebend")
"""What goes without saying beside the ability that does it."""

NUMBERED = ("connive", "discover", "earthbend", "fateseal", "scry", "surveil", "waterbend")
"""What is done with a number: "scry 2"."""

DONE_BY_CREATURES = ("connive", "explore")
"""What a creature does, and not its player."""


@tells(ev.KeywordAction)
def _keyword_action(n: Narrator, logged: Logged, event: ev.KeywordAction) -> None:
    if event.action in QUIET and n.steps:
        n.fold(logged, n.steps[-1])
        return
    if event.action in ("scry", "surveil") and sorted_in_one(n, logged, event) is not None:
        return
    doer = (
        TargetId.of_object(event.objects[0])
        if event.action in DONE_BY_CREATURES and event.objects
        else TargetId.of_player(event.player)
    )
    numbered = event.action in NUMBERED and event.amount and (event.action, event.amount) != ("connive", 1)
    amount = f" {event.amount}" if numbered else ""
    args = {"action": event.action.replace(" ", "-"), "word": event.action, "does": third_person(event.action)}
    action = Message("keyword-action", args)
    n.step(logged, "tell-keyword-action", doer=doer, action=action, amount=amount)


@tells(ev.Revealed)
def _revealed(n: Narrator, logged: Logged, event: ev.Revealed) -> None:
    key = "tell-revealed" if event.to is None else "tell-looked-at"
    n.step(logged, key, player=TargetId.of_player(event.player), cards=[_by_name(n, i) for i in event.objects])


def _by_name(n: Narrator, object_id: ObjectId) -> object:
    """What is face down is shown as the card that it is (708.9)."""
    it = n.game.find(object_id)
    return TargetId.of_object(object_id) if it.face_down is None or it.card is None else it.card.name


@tells(ev.ManaAdded)
def _mana(n: Narrator, logged: Logged, event: ev.ManaAdded) -> None:
    ability = n.game.log[logged.parent - 1] if logged.parent is not None else None
    if ability is not None and pays(n, ability):
        return
    symbols = "".join("{" + letter + "}" for letter in event.mana)
    n.step(logged, "tell-mana", player=TargetId.of_player(event.player), mana=symbols)


@tells(ev.ManaEmptied)
def _emptied(n: Narrator, logged: Logged, event: ev.ManaEmptied) -> None:
    if event.becomes:
        n.step(logged, "tell-mana-becomes", player=TargetId.of_player(event.player), mana="{" + event.becomes + "}")
        return
    n.step(logged, "tell-mana-emptied", player=TargetId.of_player(event.player))


@tells(ev.EffectBegins)
def _effect(n: Narrator, logged: Logged, event: ev.EffectBegins) -> None:
    """What it does in the words of its verbs: "Grizzly Bears gets +3/+3 until end of turn"."""
    effect = event.effect
    on = list(effect.affected or ())
    copied = next((verb for verb in effect.verbs if isinstance(verb, CopyValues)), None)
    if copied is not None:
        name = copied.values.name if copied.original is None else copied_then(n, copied.original, logged)
        left = copy_has_not(copied.left, copied.values.types)
        n.step(logged, "tell-becomes-copy", things=on, count=len(on), name=name, **{"is": left})
        return
    if isinstance(effect.statement, Does):
        name = name_then(n, effect.source, logged)
        said = with_name(print_value(effect.statement), name)
        you = Message("of-player", {"player": TargetId.of_player(effect.frame.controller)})
        of = you if re.search(r"\byou", said, re.I) else ""
        n.step(logged, "tell-effect-rule", source=TargetId.of_object(effect.source), text=said, of=of)
        return
    if is_gain_of_control(effect):
        tell_gain_of_control(n, logged, effect, _duration(n, logged, effect))
        return
    reads = next((verb for verb in effect.verbs if isinstance(verb, ReadsOtherwise)), None)
    if reads is not None:
        n.step(logged, "tell-reads-otherwise", things=on, old=reads.old, new=reads.new)
        return
    missed = next((verb for verb in effect.verbs if isinstance(verb, MissesNextUntap)), None)
    if missed is not None and on:
        whose = "none" if missed.of is None else TargetId.of_player(missed.of)
        n.step(logged, "tell-misses-untap", things=on, count=len(on), player=whose)
        return
    if any(isinstance(verb, Ignores) for verb in effect.verbs):
        n.step(logged, "tell-ignores", things=on, source=TargetId.of_object(effect.source))
        return
    if "715.3d" in logged.rules:
        n.step(logged, "tell-may-cast-later", player=TargetId.of_player(effect.frame.controller), things=on)
        return
    leave = next((verb for verb in effect.verbs if isinstance(verb, Leave) and verb.instead), None)
    if leave is not None:
        n.step(logged, "tell-may-cast-for", player=TargetId.of_players(leave.who), things=on, cost=leave.instead)
        return
    allowed = permission(effect)
    if allowed is not None:
        zones = {n.game.find(i).zone.value for i in allowed.objects()}
        n.step(logged, allowed.key, **allowed.args, where=" ".join(zones))
        return
    if tells_what_is_lost(n, logged, effect) or tells_what_is_barred(n, logged, effect):
        return
    effect = without_what_is_barred(logged, effect)
    name = name_then(n, effect.source, logged)
    text = effect_words(effect) if on else ""
    changes = [one.event for one in n.children.get(logged.id, ()) if isinstance(one.event, ev.CharacteristicsChanged)]
    worded = in_words(effect, n.game, changes) if on else None
    sentence = "" if text else _sentence(effect)
    if worded is not None and text and has_been_said_of_players(n, logged, text, on):
        return
    if worded is not None and sentence and has_been_said(n, logged, with_name(sentence, name)):
        return
    if worded is not None:
        n.step(logged, "tell-effect-in-words", things=on, text=worded)
    elif text:
        n.step(logged, "tell-effect-text", things=on, text=with_name(_of_whom(n, effect, text), name))
    elif sentence and "610.3" in logged.rules and n.previous is not None and n.previous.id in n.shown:
        n.fold(logged, n.shown[n.previous.id])  # what was exiled until something happens has been told
    elif sentence:
        said = with_name(sentence, name)
        if has_been_said(n, logged, said):
            return
        on = [] if on == [TargetId.of_object(effect.source)] else on
        n.step(
            logged, "tell-effect-said", source=TargetId.of_object(effect.source), text=said, things=on, count=len(on)
        )
    elif on:
        n.step(logged, "tell-effect-on", source=TargetId.of_object(effect.source), things=on)
    else:
        n.step(logged, "tell-effect", source=TargetId.of_object(effect.source))


def _of_whom(n: Narrator, effect: Effect, text: str) -> str:
    """The words of an effect that is made for each of several players, with that player by name."""
    each = effect.frame.each if effect.frame is not None else None
    if each is None or each.player is None:
        return text
    return text.replace("that player", n.game.players[each.player].name)


def _duration(n: Narrator, logged: Logged, effect: Effect) -> Any:
    """How long an effect lasts; empty where it lasts for the rest of the game, or that has no English of its own."""
    usual = lasting(effect)
    if usual is not None:
        return Message("lasting-usually", {"duration": usual})
    try:
        words = str(print_value(effect.duration)) if effect.duration is not None else ""
    except NoEnglish:
        words = ""
    if not words:
        return ""
    named = with_name(words, name_then(n, effect.source, logged))
    return Message("lasting", {"duration": named[:1].lower() + named[1:]})


def _sentence(effect: Effect) -> str:
    """The sentence that made an effect; empty where none did, or it has no English of its own."""
    said = effect.frame.saying if effect.frame is not None else None
    try:
        return str(print_value(said)).rstrip(".") if said is not None else ""
    except NoEnglish:
        return ""
