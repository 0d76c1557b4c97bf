"""Telling of objects that move: entering, leaving, being made, destroyed and sacrificed."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import takewhile
from typing import Any

from engine import events as ev
from engine.events.telling import tells
from engine.report.model import StepKind
from engine.report.namesakes import bare_of_token
from engine.report.narration.copies import copy_is, copying, keywords_by_name, starred_size
from engine.report.narration.draft import Draft
from engine.report.narration.names_then import name_then
from engine.report.narration.narrator import Narrator
from engine.report.narration.out_of_combat import is_out_of_combat
from engine.report.narration.permanents import together
from engine.report.narration.reasons import because, lethal_damage
from engine.report.narration.sums import sum_of
from engine.rules.evaluate.linked_abilities import exiled_for_good
from engine.rules.evaluate.part_of_a_resolution import resolving_item
from engine.state.characteristics import Characteristics
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.log import Logged
from engine.state.objects import Kind
from engine.state.undetermined_numbers import determined
from engine.state.unknown_cards import UNKNOWN_CARD, is_unknown
from engine.state.zones import Zone
from engine.table.messages_in_words import INTRODUCED

TO_OWNERS = frozenset(
    {"tell-to-graveyard", "tell-to-hand", "tell-to-library", "tell-to-library-top", "tell-to-library-bottom"}
    | {"tell-to-exile"}
)
"""What is told as one step of the cards of several owners."""

SUMMED = "counters-summed"
"""The counters that a copy enters with, more than are printed on it."""

LEFT_GAME = "left game"
"""Why things move as their owner or controller leaves the game."""

CHOSEN_BY_OWNERS = {"903.9a", "903.9b"}
"""The rules by which the owner of a commander may put it into the command zone."""


@tells(ev.ZoneChange)
def _moved(n: Narrator, logged: Logged, event: ev.ZoneChange) -> None:
    if event.origin is Zone.BATTLEFIELD:
        n.left |= dict.fromkeys(event.became, event.object)
    if event.cause == "cast":
        return
    if event.cause == LEFT_GAME and event.to is Zone.NOWHERE:
        n.silent(logged)  # told with all that its owner owns (800.4a)
        return
    if event.cause == "draw" and n.fold(logged) is not None:
        drawn = event.became[0]
        n.shown[logged.id].args["card"] = (
            Message("an-unknown-card") if _was_unknown(n, drawn, logged) else TargetId.of_object(drawn)
        )
        return
    if event.to is Zone.BATTLEFIELD:
        _entered(n, logged, event)
        return
    told = _already_told(n, logged, event)
    owner = n.game.find(event.object).owner
    if told is not None and len(event.became) == 1:
        n.fold(logged, told)
        if told.key in ("tell-countered", "tell-not-resolved"):
            told.args["where"] = Message("and-into-graveyard", {"owner": TargetId.of_player(owner)})
        elif event.to is Zone.GRAVEYARD and _was_anothers(n, event.object, owner):
            args = {"object": TargetId.of_object(event.object), "owner": TargetId.of_player(owner)}
            told.notes.append(Message("goes-to-its-owner", args))
            told.cite(["400.3"])
        return
    key = f"tell-to-{event.to.value}"
    key += "-by" if not CHOSEN_BY_OWNERS.isdisjoint(logged.rules) and event.to is Zone.COMMAND else ""
    if event.to is Zone.LIBRARY:
        shuffled = "shuffled in" in dict(event.chosen) or "701.24c" in logged.rules
        key += "-bottom" if event.position == -1 else "" if shuffled else "-deep" if event.position else "-top"
    if event.cause in ("discard", "mill", "foretell", "plot"):
        key = f"tell-{event.cause}"
        if event.cause in ("discard", "mill") and event.to in (Zone.EXILE, Zone.LIBRARY):
            key += f"-to-{event.to.value}"
    draft = n.same_batch(logged, ev.ZoneChange)
    meant = logged.instead_of.value if logged.instead_of not in (None, event.to) else ""
    same = draft is not None and draft.key == key and meant_for(draft) == meant and not key.endswith("-deep")
    if draft is not None and same and (one_owner(draft, owner) or key in TO_OWNERS):
        # what is put on top last lies above the others: they are told from the top down
        at = 0 if key == "tell-to-library-top" else len(draft.args["object"])
        draft.args["object"].insert(at, TargetId.of_object(event.object))
        draft.args["count"] += 1
        draft.args["unknown"] = draft.args["unknown"] and is_unknown(n.game.find(event.object))
        names = {n.game.find(it.object_id).base.name for it in draft.args["object"]}
        if not at and not draft.args["unknown"] and len(names) > 1:
            draft.args["topmost"] = Message("topmost", {"object": TargetId.of_object(event.object)})
        draft.args |= in_number(draft.args, draft.args["count"], one_owner(draft, owner))
        n.fold(logged, draft)
        return
    moved = TargetId.of_objects(event.became if len(event.became) > 1 else (event.object,))
    whose = {"owner": TargetId.of_player(owner), "owners": 1}
    more: dict[str, Any] = {"why": because(logged.rules), "not_there": _instead(meant, len(moved))}
    with_ = [Message("counters-of", {"count": number, "kind": kind}) for kind, number in event.counters if number]
    more["with"] = Message("exiled-with", {"counters": with_}) if with_ and event.to is Zone.EXILE else ""
    if meant and key == "tell-to-command-by":
        more["not_there"] = Message("not-put", {"where": meant})
    more |= {"unknown": is_unknown(n.game.find(event.object)), "place": (event.position or 0) + 1, "topmost": ""}
    more["random"] = event.in_random_order
    draft = n.step(logged, key, object=moved, origin=event.origin, count=len(moved), **more, **whose)
    if event.cause == LEFT_GAME:
        draft.notes.append(kept_by_who_left(event, n.game))
    if event.source is not None and exiled_for_good(n.game, event):
        draft.notes.append(Message("for-good", {"source": TargetId.of_object(event.source)}))
        draft.cite(["607.2a"])


def kept_by_who_left(event: ev.ZoneChange, game: Game) -> Message:
    """Why something is exiled as a player leaves the game: that player controls it still after the effects have ended
    that gave them control of what others own (800.4a)."""
    former = game.former[event.object].characteristics.controller
    return Message("kept-by-who-left", {"player": TargetId.of_player(former)})


def _was_anothers(n: Narrator, left: ObjectId, owner: PlayerId) -> bool:
    """Whether a card was controlled by somebody else than its owner as it left the battlefield (400.3)."""
    former = n.game.former.get(left)
    if former is None or former.object.kind is not Kind.CARD or former.object.zone is not Zone.BATTLEFIELD:
        return False
    return former.characteristics.controller != owner


def _instead(zone: str, count: int, owners: int = 1) -> Message | str:
    """Where things would have gone that go elsewhere instead (614.1a)."""
    return Message("not-going", {"where": zone, "count": count, "owners": owners}) if zone else ""


def in_number(args: dict[str, Any], count: int, of_one_owner: bool) -> dict[str, Any]:
    """What is said otherwise of several things that go to the same zone: whose they are, and where they would have gone
    instead."""
    owners, instead = 1 if args["owners"] == 1 and of_one_owner else 2, args["not_there"]
    if isinstance(instead, Message):
        instead = _instead(instead.args["where"], count, owners)
    return {"owners": owners, "not_there": instead}


def meant_for(draft: Draft) -> str:
    """Where what a step tells to move would have gone, if an effect has made that another zone."""
    instead = draft.args.get("not_there")
    return str(instead.args["where"]) if isinstance(instead, Message) else ""


def one_owner(draft: Draft, owner: PlayerId) -> bool:
    """Whether what has been told to move is this player's too."""
    return bool(draft.args["owner"] == TargetId.of_player(owner))


def _was_unknown(n: Narrator, object_id: ObjectId, logged: Logged) -> bool:
    """Whether a card was unknown then, whatever has been said of it since."""
    later = any(at > logged.id and name == UNKNOWN_CARD for at, name in n.game.names.get(object_id, ()))
    return later or is_unknown(n.game.find(object_id))


@tells(ev.CardNamed)
def _named(n: Narrator, logged: Logged, event: ev.CardNamed) -> None:
    """Which card an unknown one is, or that it doesn't matter: what is done with it says that it is unknown."""
    n.silent(logged)


def _already_told(n: Narrator, logged: Logged, event: ev.ZoneChange) -> Any:
    """The step that has told this move: being destroyed, sacrificed or countered says where it goes (701)."""
    if event.to is not Zone.GRAVEYARD:
        return None
    if event.cause == "sacrifice":
        given = [s for s in _beside(n, logged) if isinstance(s.event, ev.Sacrificed) and s.event.object == event.object]
        return n.shown.get(given[-1].id) if given else None
    parent = n.game.log[logged.parent - 1].event if logged.parent is not None else None
    if event.cause == "resolved" and _changes_something(n, logged):
        return None
    if event.cause in ("resolved", "unresolved") or isinstance(parent, ev.Countered | ev.Destroyed | ev.Sacrificed):
        return n.shown.get(logged.parent or 0)
    return None


def _changes_something(n: Narrator, logged: Logged) -> bool:
    """Whether something becomes something else by this move: what counts the cards in a graveyard."""
    return any(one.parent == logged.id for one, _ in n.game.logged(ev.CharacteristicsChanged, since=logged.id))


def _beside(n: Narrator, logged: Logged) -> Sequence[Logged]:
    """What happens as part of the same; of what is part of nothing, what has happened at the same time (704.3)."""
    if logged.parent is not None:
        return n.children[logged.parent]
    before = (n.game.log[place] for place in range(logged.id - 2, -1, -1))
    return [*takewhile(lambda one: one.batch == logged.batch, before)]


def _is_only_one(n: Narrator, name: str, these: set[ObjectId]) -> bool:
    """Whether nothing else on the battlefield has that name, so that what is copied needs no number."""
    return all(i in these or n.game.characteristics(i).name != name for i in n.game.battlefield)


def _entered(n: Narrator, logged: Logged, event: ev.ZoneChange) -> None:
    """A permanent enters; with counters, tapped, under whose control (614.1c)."""
    parent = n.game.log[logged.parent - 1] if logged.parent is not None else None
    with_ = [_counters(logged, event, kind, count) for kind, count in event.counters if count]
    extra: list[Any] = []
    copied = event.copied if parent is None or not isinstance(parent.event, ev.MadeToken) else None
    if copied is not None:
        now = n.game.characteristics(event.became[0]).types
        original, made = n.game.find(copied), event.copying
        size = starred_size(original)
        is_: Message | str = ""
        if made is not None:
            card = copying(n.game.find(event.object), made.name)
            is_ = copy_is(original.base, made, event.not_copied, now, size, card)
        name = name_then(n, copied, logged)
        called: Any = ("called", (copied, name)) if name else ("face-down", copied)
        if name and _is_only_one(n, name, {copied, event.object, *event.became}):
            called = name
        extra.append(Message("entering-copy", {"name": called, "is": is_}))
    if event.face_down is not None:
        extra.append(Message("entering-face-down"))
    if event.origin is Zone.STACK and n.game.find(event.became[0]).kind is Kind.TOKEN:
        extra.append(Message("entering-token"))
    if event.attacking is not None:
        extra.append(Message("entering-attacking", {"what": event.attacking}))
    if with_:
        extra.append(Message("entering-with", {"counters": with_}))
    if "614.17" in logged.rules:
        extra.append(Message("entering-without"))
    elif logged.amounts and logged.amounts[-1][2] == 0 and not with_:
        extra.append(Message("entering-with-none"))
    if event.attached_to is not None:
        extra.append(Message("entering-attached", {"to": event.attached_to}))
    if event.protector is not None:
        extra.append(Message("entering-protected", {"player": TargetId.of_player(event.protector)}))
    had = n.left.get(event.object)
    is_new = had is not None and bool(n.game.former[had].object.counters)
    if is_new:
        extra.append(Message("entering-new"))
    new = TargetId.of_object(event.became[0] if copied is None else event.object)
    created = parent is not None and isinstance(parent.event, ev.MadeToken | ev.LandPlayed)
    is_told = parent is not None and isinstance(parent.event, ev.MadeToken) and _all_tapped(n, parent)
    if created and not extra and (is_told or not event.tapped):
        n.fold(logged)
        return
    said = Message("entering", {"extra": extra}) if extra else ""
    draft = n.step(logged, "tell-enters", object=[new], count=1, extra=said, player=None, tapped=event.tapped)
    draft.cite(["122.2"] if is_new else [])
    if any(one.key == SUMMED for one in with_):  # what it enters with says more than when it becomes a copy
        draft.rules = [rule for rule in draft.rules if rule not in ("614.1c", "707.5")]
    draft.notes += [Message("discarded-instead")] if event.cause == "discard" else []
    if is_out_of_combat(n.game, logged):
        draft.notes.append(Message("new-object-out-of-combat"))
        draft.cite(["506.4"])
    draft.unasked = event.origin is Zone.STACK and _cast_by_effect(n, event.object)
    holder = event.controller
    if holder is not None:
        draft.args["player"] = TargetId.of_player(holder)
    else:
        draft.args["player"] = TargetId.of_player(n.game.find(event.became[0]).owner)


def _counters(logged: Logged, event: ev.ZoneChange, kind: str, count: int) -> Message:
    """So many counters of a kind; of a copy that enters with more than are printed on what it copies their sum, unless
    it is told what else has changed their number (306.5b, 310.4b)."""
    printed = {"loyalty": event.copying.loyalty, "defense": event.copying.defense} if event.copying is not None else {}
    of_it = determined(printed.get(kind))
    summed = sum_of([of_it, count - of_it]) if 0 < of_it < count and not logged.amounts else ""
    args = {"count": count, "kind": kind}
    return Message(SUMMED, args | {"sum": summed}) if summed else Message("counters-of", args)


def _cast_by_effect(n: Narrator, spell: ObjectId) -> bool:
    """Whether a spell was cast as something else resolved (608.2g)."""
    cast = next((logged for logged, event in n.game.logged(ev.SpellCast) if event.object == spell), None)
    return resolving_item(n.game, cast) is not None


@tells(ev.LandPlayed)
def _land(n: Narrator, logged: Logged, event: ev.LandPlayed) -> None:
    became, origin = n.game.follow(event.object), n.game.find(event.object).zone
    entering = [one.event for one in n.children.get(logged.id, ()) if isinstance(one.event, ev.ZoneChange)]
    if any(one.copied is not None for one in entering):
        became = None  # what it is a copy of is told as it enters (707.5)
    draft = n.step(
        logged,
        "tell-land",
        player=TargetId.of_player(event.player),
        land=TargetId.of_object(became if became is not None else event.object),
    )
    if origin is not Zone.HAND:
        draft.key = "tell-land-from"
        draft.args |= {"origin": origin, "where": origin.value}
    draft.changed_by += event.permitted_by


@tells(ev.MadeToken)
def _made_token(n: Narrator, logged: Logged, event: ev.MadeToken) -> None:
    first = event.objects[0] if event.objects else None
    if first is None:
        n.silent(logged)
        return
    entering = [one.event for one in n.children.get(logged.id, ()) if isinstance(one.event, ev.ZoneChange)]
    as_copies = {one.object: one.copying for one in entering if one.copied is not None and one.copying is not None}
    tokens = [as_copies.get(i, n.game.find(i).base) for i in event.objects]
    copies = event.original is not None or bool(as_copies)
    alike: dict[Hashable, list[Characteristics]] = {}
    for it in tokens:
        alike.setdefault((it.name, it.power, it.toughness, it.abilities.all), []).append(it)
    tapped = _all_tapped(n, logged)
    counted = [_counted(these[0], len(these), copies, tapped) for these in alike.values()]
    player, under = TargetId.of_player(event.player), _under_another(n, logged, event)
    if len(counted) == 1:
        alone = counted[0]["called"] == "copy" and len(event.objects) == 1
        introduced = Message(INTRODUCED, {"object": TargetId.of_objects(event.objects)}) if alone else ""
        n.step(logged, "tell-tokens", player=player, under=under, introduced=introduced, **counted[0])
        return
    made = [Message("tokens-of", each) for each in counted]
    n.step(logged, "tell-several-tokens", player=player, under=under, tokens=made)


def _under_another(n: Narrator, made: Logged, event: ev.MadeToken) -> Message | str:
    """Under whose control tokens enter, where that is another player's than whoever creates them (111.2, 616.1b)."""
    entering = [one.event for one in n.children.get(made.id, ()) if isinstance(one.event, ev.ZoneChange)]
    holders = {one.controller for one in entering}
    holder = holders.pop() if len(holders) == 1 else None
    if holder is None or holder == event.player:
        return ""
    return Message("token-under", {"player": TargetId.of_player(holder), "count": len(event.objects)})


def _all_tapped(n: Narrator, made: Logged) -> bool:
    """Whether all tokens that are created together enter tapped; that is told with them."""
    entering = [one.event for one in n.children.get(made.id, ()) if isinstance(one.event, ev.ZoneChange)]
    return bool(entering) and all(event.tapped and event.attacking is None for event in entering)


def _counted(one: Characteristics, count: int, copy: bool, tapped: bool) -> dict[str, Any]:
    """So many tokens of a name, size and keywords, and whether they are tapped; what languages ask for beside: whether
    they are copies, whether that is the name of a legend, or one that says "Token" (111.4), without that, and whether
    it begins with a vowel."""
    bare = one.name.removesuffix(" Token")
    called = "copy" if copy else "legend" if "Legendary" in one.supertypes else "token" if bare != one.name else "name"
    words = keywords_by_name(one.name, one.abilities.all)
    more = Message("token-keywords", {"words": words}) if words else ""
    is_so = Message("token-tapped", {"count": count}) if tapped else ""
    size: Message | str = Message("token-is", {"what": is_so}) if tapped else ""
    if one.power is not None:
        also = Message("token-is-too", {"what": is_so}) if tapped else ""
        said = {"power": one.power, "toughness": one.toughness, "more": more, "also": also, "grown": ""}
        size = Message("token-size", said)
    return {
        "name": one.name,
        "size": size,
        "count": count,
        "vowel": one.name[:1] in "AEIOU",
        "bare": bare_of_token(one),
        "called": called,
    }


@tells(ev.GotEmblem)
def _emblem(n: Narrator, logged: Logged, event: ev.GotEmblem) -> None:
    n.step(logged, "tell-emblem", player=TargetId.of_player(event.player))


@tells(ev.Destroyed)
def _destroyed(n: Narrator, logged: Logged, event: ev.Destroyed) -> None:
    wears_off = n.previous.event if n.previous is not None else None
    if "702.89a" in logged.rules and isinstance(wears_off, ev.DamageWearsOff):
        spared, aura = TargetId.of_objects(wears_off.objects), TargetId.of_object(event.object)
        n.step(logged, "umbra-destroyed", what=spared, aura=aura).kind = StepKind.DID_NOT_HAPPEN
        return
    together(n, logged, "tell-destroyed", why=because(logged.rules, lethal_damage(n.game, event.object, logged)))
    moves = [one for one in n.children.get(logged.parent or 0, ()) if isinstance(one.event, ev.ZoneChange)]
    went = [one for one in moves if one.id < logged.id and one.changed_by and one.event.object == event.object]
    if went and logged.id in n.shown:
        n.put_before(n.shown[logged.id], went[-1])


@tells(ev.Sacrificed)
def _sacrificed(n: Narrator, logged: Logged, event: ev.Sacrificed) -> None:
    together(n, logged, "tell-sacrificed", player=TargetId.of_player(event.player))
