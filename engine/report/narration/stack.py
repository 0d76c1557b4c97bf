"""Telling of spells and abilities: casting, activating, triggering, resolving."""

from __future__ import annotations

from typing import Any

from engine import events as ev
from engine.abilities.ability import Equip, Keyword, Triggered
from engine.abilities.base import Amount
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.quantities.for_each import Per
from engine.abilities.symbols import Symbol
from engine.abilities.walk import found
from engine.events.telling import tells
from engine.grammar.printer import print_value
from engine.oracle.compile import english
from engine.oracle.keywords.equip import equip_ability
from engine.oracle.keywords.expansion import printed_as
from engine.oracle.keywords.written_out import MEANINGS
from engine.oracle.names import with_name
from engine.report.model import StepKind
from engine.report.narration.additional_costs import note_costs
from engine.report.narration.bestow import GOES_ON
from engine.report.narration.copies import no_copy_any_more
from engine.report.narration.draft import Draft
from engine.report.narration.drawn_one_by_one import draw_triggered_on, is_draw
from engine.report.narration.inset_spells import tell_inset_spell_gone
from engine.report.narration.leaving_together import sees_what_leaves_with_it
from engine.report.narration.names_then import name_then
from engine.report.narration.narrator import Narrator
from engine.report.narration.words_on_the_stack import modes_of, words_of
from engine.rules.casting.costs.costs_in_order import what_changes_it
from engine.rules.casting.kicker_and_optional_costs import BY_KEYWORD
from engine.rules.evaluate.mana_value import asks_for_mana_value, has_mana_value
from engine.rules.evaluate.numbers_found import behind_colon
from engine.rules.evaluate.part_of_a_resolution import resolving_item
from engine.rules.triggers.by_keyword import keyword_that_triggers
from engine.rules.triggers.what_is_missed import with_what_is_missed
from engine.state.choices import Message, Term
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.log import Logged
from engine.state.objects import Announcement, Kind
from engine.state.printed_cards import is_cast_transformed
from engine.state.zones import Zone
from engine.table.unsupported import not_played
from engine.words import keyword_name


@tells(ev.SpellCast)
def _cast(n: Narrator, logged: Logged, event: ev.SpellCast) -> None:
    """The whole of casting is one step: onto the stack, targets, payment (601.2)."""
    root = n.game.log[logged.parent - 1] if logged.parent is not None else logged
    targets = _targets(n, root, event.object)
    draft = n.step(
        logged,
        "tell-cast",
        player=TargetId.of_player(event.player),
        spell=TargetId.of_object(event.object),
        targets=targets,
    )
    draft.args["how"], draft.args["modes"] = _how(n, event), modes_of(n.game, event.object)
    draft.depth = n.depth(root)
    _with_payment(n, draft, root)
    if event.origin is not Zone.HAND:
        draft.key, draft.args["origin"] = "tell-cast-from", event.origin
        draft.args["where"] = event.origin.value
    n.shown[root.id] = draft
    draft.events.sort(key=lambda one: one.id)
    draft.rules[:] = dict.fromkeys((*(rule for one in draft.events for rule in one.rules), *draft.rules))
    made = n.game.find(event.object).announced
    draft.changed_by += made.permitted_by if made is not None else ()
    draft.cite(BY_KEYWORD[paid.word].rule for paid in _costs_paid(n, event) if paid.word in BY_KEYWORD)
    n.put_under(draft, root)
    note_costs(n, draft, root, made)
    n.tell_held(root)


def _how(n: Narrator, event: ev.SpellCast) -> Any:
    """The keywords of the spell whose costs are paid (601.2b), what a commander costs more and what it costs in
    all where that is changed (601.2f): " (kicker, for {3}{R})"."""
    it = n.game.find(event.object)
    more: list[Any] = [*_costs_paid(n, event)]
    if is_cast_transformed(it):
        types = [Term(f"card-type-{word}", word.lower()) for word in sorted(it.base.types)]
        more.append(Message("cast-transformed", {"types": types}))
    if it.memory.commander_tax:
        more.append(Message("commander-tax", {"tax": it.memory.commander_tax}))
    if it.announced is not None and it.announced.x is not None:
        more.append(Message("cast-with-x", {"count": it.announced.x}))
    if it.announced is not None and it.announced.changed_cost:
        said = _changed_cost(it.announced, it.id)
        return Message("cast-with-for", {"keywords": more, **said}) if more else Message("cast-for", said)
    return Message("cast-with", {"keywords": more}) if more else ""


def _changed_cost(made: Announcement, spell: ObjectId) -> dict[str, Any]:
    """What mana something costs in all, where that is changed, and what changes it (601.2f)."""
    by = what_changes_it(made, spell)
    key = "cost-because-at-least-one" if made.costs_at_least_one else "cost-because"
    return {"cost": made.changed_cost, "because": Message(key, {"effects": by}) if by else ""}


def _costs_paid(n: Narrator, event: ev.SpellCast) -> list[Term]:
    """The keywords of a spell whose costs are paid."""
    it = n.game.find(event.object)
    words = [
        a.name.word
        for a in it.base.abilities.all
        if isinstance(a, Keyword) and it.announced is not None and it.announced.paid.often(a.name.word)
    ]
    return [Term(keyword_name(word), word) for word in dict.fromkeys(words)]


def _targets(n: Narrator, root: Logged, item: ObjectId | None, key: str = "targeting", until_told: bool = False) -> Any:
    """What a spell or ability (``item``) was aimed at as it was put onto the stack, with how much each gets of what is
    divided (601.2d); what was chosen after its step had been told is left to a step of its own."""
    targets = [_with_share(n, item, one) for one in _chosen(n, root, until_told)]
    return Message(key, {"targets": targets, "count": 1}) if targets else ""


def _chosen(n: Narrator, root: Logged, until_told: bool) -> list[TargetId]:
    children = [c for c in n.children.get(root.id, ()) if not (until_told and n.told_between(root, c))]
    return [c.event.target for c in children if isinstance(c.event, ev.BecameTarget)]


def _with_share(n: Narrator, item: ObjectId | None, target: TargetId) -> TargetId | Message:
    """A target with how much it gets, where something is divided among several."""
    announced = n.game.find(item).announced if item is not None else None
    division = announced.division if announced is not None and announced.division is not None else {}
    if len(division) < 2 or target not in division:
        return target
    return Message("target-with-share", {"target": target, "count": division[target]})


def _with_payment(n: Narrator, draft: Any, root: Logged) -> None:
    """Mana abilities and mana spent are part of the step; other costs are told beside it."""
    tapped = []
    for child in n.children.get(root.id, ()):
        event = child.event
        if isinstance(event, ev.AbilityActivated) and event.item is None:
            tapped.append(TargetId.of_object(event.object))
            for one in (child, *n.children.get(child.id, ())):
                draft.take(one)
        elif isinstance(event, ev.ManaSpent | ev.BecameTarget):
            draft.take(child)
    draft.args["paying"] = Message("paying-with", {"sources": tapped}) if tapped else ""
    if root not in draft.events:
        draft.take(root)


@tells(ev.AbilityActivated)
def _activated(n: Narrator, logged: Logged, event: ev.AbilityActivated) -> None:
    if pays(n, logged):
        return
    draft = n.step(
        logged,
        "tell-activate" if event.item is not None else "tell-activate-mana",
        player=TargetId.of_player(event.player),
        source=TargetId.of_object(event.object),
        targets=_targets(n, logged, event.item),
        text=words_of(n.game, event.item) if event.item is not None else behind_colon(_how_much_mana(n.game, event)),
        how="",
        times="",
    )
    made = n.game.find(event.item).announced if event.item is not None else None
    if made is not None and made.changed_cost:
        draft.args["how"] = Message("cast-for", _changed_cost(made, event.object))
    draft.changed_by += made.permitted_by if made is not None else ()
    keyword = _keyword(n, event)
    if keyword is not None:
        draft.args["text"] = with_name(print_value(keyword), n.game.find(event.object).base.name).rstrip(".")
        draft.cite([_rule_of(keyword)])
    _with_payment(n, draft, logged)


def _how_much_mana(game: Game, event: ev.AbilityActivated) -> str:
    """The words of a mana ability that says how much it adds by something that is to be counted or measured (107.3)."""
    if all(isinstance(one, Fixed) for one in found(event.ability.effect, Amount, Per)):
        return ""
    return with_name(english(event.ability), game.find(event.object).base.name).rstrip(".")


def _rule_of(keyword: Keyword | Symbol | Equip) -> str:
    """The rule that says what a keyword means."""
    if isinstance(keyword, Equip):
        return "702.6a"
    return MEANINGS[keyword.name.word].rule if isinstance(keyword, Keyword) else keyword.rule


def _keyword(n: Narrator, event: ev.AbilityActivated) -> Keyword | Symbol | Equip | None:
    """The keyword that the ability is an instance of: its name says more in fewer words."""
    item = n.game.find(event.item) if event.item is not None else None
    if item is None or item.on_stack is None:
        return None
    abilities = n.game.find(event.object).shown.abilities.all
    found = printed_as(abilities, item.on_stack.ability)
    assert found is None or isinstance(found, Keyword | Symbol)
    equips = (one for one in abilities if isinstance(one, Equip) and equip_ability(one) == item.on_stack.ability)
    return found or next(equips, None)


def pays(n: Narrator, logged: Logged) -> bool:
    """Whether this is a mana ability that pays for something, and is told there."""
    event = logged.event
    if not isinstance(event, ev.AbilityActivated) or event.item is not None or logged.parent is None:
        return False
    return isinstance(n.game.log[logged.parent - 1].event, ev.ZoneChange | ev.AbilityActivated)


@tells(ev.AbilityTriggered)
def _triggered(n: Narrator, logged: Logged, event: ev.AbilityTriggered) -> None:
    if event.onto:
        _resolve_first(n, logged, event)
    draft = n.step(
        logged,
        "tell-trigger",
        times="",
        player=TargetId.of_player(event.player),
        source=TargetId.of_object(event.object),
        called=name_then(n, event.object, logged),
        targets=_targets(n, logged, event.item, until_told=True),
        text=_keyword_that_triggers(n, event) or words_of(n.game, event.item),
    )
    draft.depth = 0
    draft.changed_by += [event.again_by] if event.again_by is not None else []
    aimed_at = _chosen(n, logged, until_told=True)
    draft.notes += [*_mana_value(n, event), *no_copy_any_more(n.game, event.object, aimed_at)]
    sees = sees_what_leaves_with_it(n.game, event)
    draft.notes += [sees] if sees is not None else []
    draft.rules[:] = [rule for rule in draft.rules if rule != "101.4"]
    draw = draw_triggered_on(n.game, event)
    beside = n.children.get(draw.parent, ()) if draw is not None and draw.parent is not None else ()
    draft.cite(["121.2"] if sum(map(is_draw, beside)) > 1 else [])  # cards are drawn one by one


def _resolve_first(n: Narrator, logged: Logged, event: ev.AbilityTriggered) -> None:
    """Whose abilities lie on those of others that have triggered together with them (101.4, 603.3b)."""
    below = [TargetId.of_player(player) for player in event.onto]
    args = {"player": TargetId.of_player(event.player), "others": below, "count": event.together}
    n.begin_waiting("tell-trigger")
    draft = Draft("tell-resolves-first", args, 0, ["101.4", "603.3b"])
    draft.before = logged.id
    n.steps.append(draft)


def _keyword_that_triggers(n: Narrator, event: ev.AbilityTriggered) -> Message | str:
    """The keyword that a triggered ability is all of."""
    item = n.game.find(event.item)
    return keyword_that_triggers(n.game, event.object, item.on_stack.ability) if item.on_stack is not None else ""


def _mana_value(n: Narrator, event: ev.AbilityTriggered) -> list[Message]:
    """The mana value of the spell that an ability triggers on which asks for that (202.3)."""
    on = n.game.find(event.item).on_stack
    made_by = on.trigger.event if on is not None and on.trigger is not None else None
    cast = made_by.event if made_by is not None else None
    if on is None or not isinstance(cast, ev.SpellCast) or not isinstance(on.ability, Triggered):
        return []
    if not asks_for_mana_value(on.ability.trigger_event):
        return []
    return [has_mana_value(n.game.find(cast.object), n.game.characteristics(cast.object))]


@tells(ev.ManaSpent)
def _paid(n: Narrator, logged: Logged, event: ev.ManaSpent) -> None:
    if event.cost:
        beyond = Message("beyond-the-lands") if event.beyond_lands else ""
        paid = n.step(logged, "tell-mana-paid", player=TargetId.of_player(event.player), cost=event.cost, beyond=beyond)
        paid.changed_by += event.because
    else:
        _part_of_announcing(n, logged, event)


@tells(ev.BecameTarget)
def _part_of_announcing(n: Narrator, logged: Logged, event: ev.Event) -> None:
    if logged.parent is None or logged.parent not in n.shown:
        return
    into, root = n.shown[logged.parent], n.game.log[logged.parent - 1]
    if (
        isinstance(event, ev.BecameTarget)
        and isinstance(root.event, ev.AbilityTriggered)
        and n.told_between(root, logged)
    ):
        _targets_later(n, logged, event, root.event)
    elif logged not in into.events:
        n.fold(logged)


@tells(ev.CrimeCommitted)
def _crime(n: Narrator, logged: Logged, event: ev.CrimeCommitted) -> None:
    """Only what watches for crimes is told."""
    n.silent(logged)


def _targets_later(n: Narrator, logged: Logged, event: ev.BecameTarget, trigger: ev.AbilityTriggered) -> None:
    """The targets of a triggered ability that were asked for when its triggering had been told already (603.3d)."""
    target = _with_share(n, trigger.item, event.target)
    draft = n.same_batch(logged, ev.BecameTarget)
    if draft is not None and draft.key == "tell-targets":
        draft.args["targets"].append(target)
        n.fold(logged, draft)
    else:
        draft = n.step(logged, "tell-targets", source=TargetId.of_object(trigger.object), targets=[target])
        draft.depth = 0
    draft.notes += no_copy_any_more(n.game, trigger.object, [event.target])


@tells(ev.SpellCopied)
def _copied(n: Narrator, logged: Logged, event: ev.SpellCopied) -> None:
    targets = _targets(n, logged, None, "copy-targeting")
    n.step(
        logged,
        "tell-copied",
        player=TargetId.of_player(event.player),
        spell=TargetId.of_object(event.original),
        times="",
        targets=targets,
    )


@tells(ev.CardCopied)
def _card_copied(n: Narrator, logged: Logged, event: ev.CardCopied) -> None:
    n.step(logged, "tell-card-copied", player=TargetId.of_player(event.player), card=TargetId.of_object(event.object))


@tells(ev.NotRead)
def _not_read(n: Narrator, logged: Logged, event: ev.NotRead) -> None:
    """What the engine can't read is never passed over: the players are told to do it."""
    name = name_then(n, event.object, logged)
    text = with_name(event.text, name).rstrip(".")
    refused = not_played(event.text)
    if refused is None:
        n.step(logged, "tell-not-read", object=TargetId.of_object(event.object), text=text)
        return
    draft = n.step(
        logged, "tell-not-played", object=TargetId.of_object(event.object), text=text, what=Message(refused.key)
    )
    draft.cite([refused.rule])


@tells(ev.CannotCast)
def _cannot_cast(n: Narrator, logged: Logged, event: ev.CannotCast) -> None:
    what: str | TargetId = TargetId.of_object(event.object)
    who = TargetId.of_player(event.player)
    key = "tell-cannot-play" if event.is_land else "tell-cannot-cast"
    because = Message("cannot-because", {"reason": event.reason}) if event.reason is not None else None
    if event.reason is not None and event.reason.key == "cannot-cast-because":  # its words name the card once more
        because, what = Message("cannot-by", event.reason.args), _by_its_face(n, event, what)
    why = because or Message("cannot-like-that")
    stays = _where_it_stays(n, event)
    draft = n.step(logged, key, player=who, card=what, why=why, stays=Message(stays) if stays else "")
    draft.kind = StepKind.DID_NOT_HAPPEN
    if stays == "stays-no-longer-suspended":
        draft.cite(["702.62b"])


def _where_it_stays(n: Narrator, event: ev.CannotCast) -> str:
    """That what can't be cast stays in exile, and whether it has been suspended there until then (702.62a-b)."""
    it = n.game.objects.get(event.object)
    if it is None or it.zone is not Zone.EXILE or event.is_land:
        return ""
    return "stays-no-longer-suspended" if it.base.has("suspend") and not it.counters.get("time") else "stays-exiled"


def _by_its_face(n: Narrator, event: ev.CannotCast, what: str | TargetId) -> str | TargetId:
    """The face that can't be cast, where that is another than the card is called by: a Siege's back face (310.11b)."""
    face = str(event.reason.args["card"]) if event.reason is not None else ""
    return what if face in ("", n.game.find(event.object).base.name) else face


@tells(ev.Resolved)
def _resolved(n: Narrator, logged: Logged, event: ev.Resolved) -> None:
    it = n.game.find(event.object)
    if it.kind is Kind.ABILITY:
        source = it.on_stack.source if it.on_stack is not None else event.object
        called = name_then(n, source, logged)
        which = n.abilities.which(logged)
        words = n.abilities.of_which_words(logged) if not which else None
        told = {"item": TargetId.of_object(source), "called": called, "which": "worded" if words else which}
        n.step(logged, "tell-resolve-ability", **told, words=words or "", times="")
    elif n.steps[n.told :] and n.steps[-1].key == GOES_ON and event.object in n.steps[-1].message.objects():
        n.fold(logged, n.steps[-1])  # that it resolves is said, and as what
    else:
        called = name_then(n, event.object, logged)
        key = "tell-resolve-copy" if it.kind is Kind.COPY else "tell-resolve"
        n.step(logged, key, item=TargetId.of_object(event.object), called=called, times="", copies=1)


@tells(ev.DidNotResolve)
def _did_not_resolve(n: Narrator, logged: Logged, event: ev.DidNotResolve) -> None:
    reason = event.why or Message("not-resolved-" + event.reason.replace(" ", "-"))
    removed = event.reason in ("no legal target", "no legal mode")
    idle = "tell-does-nothing" if event.reason == "condition" else "tell-not-resolved"
    key = "tell-trigger-removed" if removed else idle
    so = {"so": event.so} if key == idle == "tell-not-resolved" else {}
    draft = n.step(logged, key, item=TargetId.of_object(event.object), where="", reason=reason, **so)
    draft.kind = StepKind.DID_NOT_HAPPEN
    tell_inset_spell_gone(n, logged, draft, event.object)


@tells(ev.Countered)
def _countered(n: Narrator, logged: Logged, event: ev.Countered) -> None:
    is_ability = n.game.find(event.object).kind is Kind.ABILITY
    key = "tell-countered-ability" if is_ability else "tell-countered"
    on, what = n.game.find(event.object).on_stack, TargetId.of_object(event.object)
    so = with_what_is_missed(on.ability) if on is not None else ""
    draft = n.step(logged, key, item=what, by=_countered_by(n, logged), where="", so=so)
    tell_inset_spell_gone(n, logged, draft, event.object)


def _countered_by(n: Narrator, logged: Logged) -> Message | str:
    """The spell or ability that counters something as it resolves (608.2c)."""
    item = resolving_item(n.game, logged)
    return Message("countered-by", {"by": TargetId.of_object(item)}) if item is not None else ""
