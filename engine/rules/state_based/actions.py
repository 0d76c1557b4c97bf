"""State-based actions: what the game itself does whenever a player would receive priority (CR 704).

One check looks once at every permanent and collects what may be concerned (``_Suspects``); then each rule of
704.5 says what it would do about them. All of it happens as one batch (704.3).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from engine.abilities.prohibitions.restrictions import NoLegendRule
from engine.abilities.verbs.life_totals import LivesWithoutLife
from engine.events import (
    Attached,
    BestowEnds,
    CeasedToExist,
    CountersRemoved,
    Destroyed,
    Event,
    PlayerLoses,
    ProtectorChosen,
    ZoneChange,
)
from engine.rules.combat.removed_from_combat import notice_control, remove_from_combat
from engine.rules.continuous.bestow import is_bestowed
from engine.rules.continuous.statements import looked_up
from engine.rules.destroying import destruction
from engine.rules.hooks import Hooks
from engine.rules.permanents import battles, prepared
from engine.rules.permanents.attachments import ATTACHABLE, why_not_attached
from engine.rules.pipeline import barred, commit, propose
from engine.rules.pipeline.applying import Proposal
from engine.rules.players import losing_and_leaving
from engine.rules.triggers.events.watching import is_subject
from engine.rules.triggers.triggers import waiting
from engine.rules.variants import commander
from engine.state.caches import Cache
from engine.state.characteristics import Characteristics
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone

LIVES_WITHOUT_LIFE = looked_up(LivesWithoutLife)
NO_LEGEND_RULE = looked_up(NoLegendRule)

FURTHER: Hooks[Callable[[Game], Iterable[Proposal]]] = Hooks()
"""State-based actions of mechanics that stand by themselves (704.5s, 704.5t, 704.5z)."""


@dataclass(slots=True)
class _Suspects:
    """The permanents that some state-based action may be about."""

    small: list[GameObject] = field(default_factory=list)
    """Creatures with toughness 0 or less."""
    hurt: list[GameObject] = field(default_factory=list)
    """Creatures with lethal damage or damage from a source with deathtouch."""
    planeswalkers: list[GameObject] = field(default_factory=list)
    battles: list[GameObject] = field(default_factory=list)
    legends: dict[tuple[PlayerId, str], list[GameObject]] = field(default_factory=dict)
    """Legendary permanents by controller and name."""
    worlds: list[GameObject] = field(default_factory=list)
    attached: list[GameObject] = field(default_factory=list)
    """Auras, and whatever is attached to something."""
    opposed: list[GameObject] = field(default_factory=list)
    """Permanents with both +1/+1 and -1/-1 counters."""
    touched: list[GameObject] = field(default_factory=list)
    """Permanents dealt damage by a source with deathtouch since the last check."""


def check(game: Game) -> Gen[bool]:
    """Check once, and perform all that apply at the same time; whether anything happened, be it instead (704.3)."""
    before = len(game.log)
    prepared.keep_spells(game)
    notice_control(game)
    yield from losing_and_leaving.exile_masterless(game)
    remove_from_combat(game)
    suspects = _look(game)
    losing = _losing(game)
    for player in game.players:  # what is drawn instead of losing counts for the next check (704.5b)
        player.drew_from_empty = False
    putting = yield from _put_into_graveyards(game, suspects)
    proposed = yield from propose(game, losing)
    proposed += yield from propose(game, [*(yield from _others(game, suspects)), *_strays(game)])
    proposed += yield from propose(
        game,
        [
            Proposal(ZoneChange(i, Zone.GRAVEYARD, Zone.BATTLEFIELD, "state-based"), rules)
            for i, rules in putting.items()
        ],
    )
    for further in FURTHER:
        proposed += yield from propose(game, further(game))
    proposed += yield from destruction(game, _destroyed(game, suspects, putting), by_rule=True)
    staying = _staying(suspects.opposed, proposed)
    proposed += yield from propose(game, _cancelled_counters(staying))
    proposed += yield from commander.going_home(game)
    for it in suspects.touched:
        it.deathtouched = False
    logged = commit(game, proposed)
    departing = [one for one in logged if isinstance(one.event, PlayerLoses)]
    yield from losing_and_leaving.depart(game, departing)
    return len(game.log) > before


def concede(game: Game, player: PlayerId) -> Gen[None]:
    """A player concedes (104.3a)."""
    yield from losing_and_leaving.concede(game, player)


def _look(game: Game) -> _Suspects:
    """Everything that may be concerned, found in one pass over the battlefield."""
    found = _Suspects()
    characteristics = game.derived().characteristics
    for it in game.permanents():
        ch = characteristics[it.id]
        types = ch.types
        if "Creature" in types:
            toughness = ch.toughness or 0
            if toughness <= 0 and _size_unread(it, ch):
                game.assume("size-unread", object=it.target)
            elif toughness <= 0:
                found.small.append(it)
            elif it.damage >= toughness or it.deathtouched:
                found.hurt.append(it)
        if "Planeswalker" in types:
            found.planeswalkers.append(it)
        if "Battle" in types:
            found.battles.append(it)
        if ch.supertypes:
            _look_at_supertypes(found, it, ch)
        if it.attached_to is not None or "Aura" in ch.subtypes:
            found.attached.append(it)
        if it.counters and "+1/+1" in it.counters and "-1/-1" in it.counters:
            found.opposed.append(it)
        if it.deathtouched:
            found.touched.append(it)
    return found


_SIZES = re.compile(r"\btoughness\b|[+]1/[+]1")


def _size_unread(it: GameObject, ch: Characteristics) -> bool:
    """Whether a creature's toughness is 0 only as far as its text could be read (208.2a, 604.3)."""
    return (it.base.toughness or 0) <= 0 and any(_SIZES.search(unread.text) for unread in ch.abilities.unread)


def _look_at_supertypes(found: _Suspects, it: GameObject, ch: Characteristics) -> None:
    if "Legendary" in ch.supertypes and ch.name:
        found.legends.setdefault((ch.controller, ch.name), []).append(it)
    if "World" in ch.supertypes:
        found.worlds.append(it)


# ---- players (704.5a-c, 704.6c)


def _losing(game: Game) -> list[Proposal]:
    """Who loses, and why; a player who loses for several reasons loses once."""
    found = []
    for player in game.players:
        if player.left:
            continue
        reasons = []
        if player.life <= 0 and not any(LIVES_WITHOUT_LIFE.said_of(game, player.target)):
            reasons.append(("no life", "704.5a"))
        if player.drew_from_empty:
            reasons.append(("empty library", "704.5b"))
        if player.counters.get("poison", 0) >= 10:
            reasons.append(("poison", "704.5c"))
        if commander.damage_loses(game) and any(dealt >= 21 for dealt in player.commander_damage.values()):
            reasons.append(("commander damage", "704.6c"))
        if reasons:
            found.append(Proposal(PlayerLoses(player.number, reasons[0][0]), tuple(rule for _, rule in reasons)))
    return found


# ---- permanents that are put into graveyards or destroyed


def _put_into_graveyards(game: Game, suspects: _Suspects) -> Gen[dict[ObjectId, tuple[str, ...]]]:
    """The permanents that are put into their owners' graveyards, each with all the rules that say so (704.7)."""
    why: dict[ObjectId, tuple[str, ...]] = {}

    def put(objects: Iterable[GameObject], *rules: str) -> None:
        for it in objects:
            why[it.id] = (*why.get(it.id, ()), *rules)

    put(suspects.small, "704.5f")
    put((it for it in suspects.planeswalkers if it.loyalty <= 0), "704.5i")
    put((yield from _legend_rule(game, suspects.legends)), "704.5j")
    put(_world_rule(game, suspects.worlds), "704.5k")
    for it, rules in _loose_auras(game, suspects.attached):
        put((it,), "704.5m", *rules)
    put(_defeated(game, suspects.battles), "704.5v", "310.7")
    put(_unprotected(game, suspects.battles), "704.5w", "310.10")
    put(_extra_roles(game, suspects.attached), "704.5y")
    return why


def _destroyed(
    game: Game, suspects: _Suspects, putting: dict[ObjectId, tuple[str, ...]]
) -> dict[ObjectId, tuple[str, ...]]:
    """The creatures destroyed for lethal damage or for deathtouch, unless they go to the graveyard anyway."""
    why: dict[ObjectId, tuple[str, ...]] = {}
    for it in suspects.hurt:
        if it.id in putting or barred(game, Destroyed(it.id, by_rule=True)) is not None:
            continue
        lethal = ("704.5g",) if it.damage >= (game.characteristics(it).toughness or 0) else ()
        deadly = ("704.5h",) if it.deathtouched else ()
        why[it.id] = (*lethal, *deadly)
    return why


def _has_legend_rule(game: Game, it: GameObject) -> bool:
    """Whether no effect says that the "legend rule" doesn't apply to it."""
    said_off = NO_LEGEND_RULE.said(game)
    return not any(node.to is None or is_subject(game, node.to, it.id, here.frame) for node, here in said_off)


def _legend_rule(game: Game, legends: dict[tuple[PlayerId, str], list[GameObject]]) -> Gen[list[GameObject]]:
    """Of several legendary permanents with one name, their controller chooses one to keep (704.5j)."""
    going: list[GameObject] = []
    seats = {p.number: seat for seat, p in enumerate(game.apnap())}
    legends = {key: [it for it in these if _has_legend_rule(game, it)] for key, these in legends.items() if these[1:]}
    several = [(controller, name) for (controller, name), these in legends.items() if len(these) > 1]
    for controller, name in sorted(several, key=lambda key: seats.get(key[0], len(seats))):
        these = legends[controller, name]
        answer = yield Choice(
            controller,
            "legend",
            Message("choose-legend", {"name": name}),
            "704.5j",
            [Option.of(it.target) for it in these],
        )
        kept = answer[0]
        going += [it for it in these if it.target != kept]
    return going


def _world_rule(game: Game, worlds: list[GameObject]) -> list[GameObject]:
    """All world permanents but the newest; those that entered at the same time as the newest go too (704.5k)."""
    if len(worlds) < 2:
        return []
    entered = {it.id: _entered_in(game, it) for it in worlds}
    newest = max(worlds, key=lambda it: it.timestamp)
    tied = [it for it in worlds if it is not newest and entered[it.id] == entered[newest.id] is not None]
    return worlds if tied else [it for it in worlds if it is not newest]


def _entered_in(game: Game, it: GameObject) -> int | None:
    """The batch of events in which a permanent entered; None if it has been there from the beginning."""
    moves = reversed(game.logged(ZoneChange))
    return next((logged.batch for logged, move in moves if it.id in move.became), None)


def _loose_auras(game: Game, attached: list[GameObject]) -> Iterable[tuple[GameObject, tuple[str, ...]]]:
    """Auras attached to nothing, or to something they can't enchant (704.5m)."""
    for it in attached:
        ch = game.characteristics(it)
        if "Aura" in ch.subtypes and not is_bestowed(it) and (it.attached_to is None or not _must_come_off(ch)):
            if it.attached_to is None:
                yield it, ("303.4c",)
            else:
                rules = why_not_attached(game, it, ch, it.attached_to)
                if rules is not None:
                    yield it, rules


def _defeated(game: Game, found: list[GameObject]) -> list[GameObject]:
    """Battles with defense 0 that aren't the source of an ability still waiting or on the stack (704.5v)."""
    return [it for it in found if battles.defense(it) <= 0 and not waiting(game, it.id)]


def _unprotected(game: Game, found: list[GameObject]) -> list[GameObject]:
    """Battles that need a protector and for which nobody can be chosen (704.5w-x)."""
    return [
        it
        for it in found
        if _needs_protector(game, it) and not battles.possible_protectors(game, game.characteristics(it))
    ]


def _needs_protector(game: Game, it: GameObject) -> str | None:
    """The rule by which a battle's controller chooses a new protector now, if one does (704.5w-x)."""
    if it.protector is not None and not game.players[it.protector].left:
        ch = game.characteristics(it)
        return "704.5x" if battles.is_siege(ch) and it.protector == ch.controller else None
    return None if it.target in game.combat.attackers.values() else "704.5w"


def _extra_roles(game: Game, attached: list[GameObject]) -> list[GameObject]:
    """All but the newest of the Roles that one player controls on one permanent (704.5y)."""
    roles: dict[tuple[object, int], list[GameObject]] = {}
    for it in attached:
        ch = game.characteristics(it)
        if "Role" in ch.subtypes and it.attached_to is not None:
            roles.setdefault((it.attached_to, ch.controller), []).append(it)
    return [it for these in roles.values() for it in sorted(these, key=lambda it: it.timestamp)[:-1]]


# ---- everything else


def _others(game: Game, suspects: _Suspects) -> Gen[list[Proposal]]:
    """What state-based actions do to permanents that stay on the battlefield."""
    found = [*_unattached(game, suspects.attached)]
    for it in suspects.battles:
        rule = _needs_protector(game, it)
        if rule is not None:
            ch = game.characteristics(it)
            chosen = yield from battles.choose_protector(game, ch, it.id, rule)
            if chosen is not None:
                another = ("310.8f",) if it.protector is not None else ()
                found.append(Proposal(ProtectorChosen(it.id, chosen), (rule, "310.10", *another)))
    return found


def _must_come_off(ch: Characteristics) -> bool:
    """Whether an attached permanent is one that can't be attached to anything (704.5p)."""
    if "Creature" in ch.types and not ch.has("reconfigure"):
        return True
    return "Battle" in ch.types or ATTACHABLE.isdisjoint(ch.subtypes)


def _unattached(game: Game, attached: list[GameObject]) -> Iterable[Proposal]:
    """What comes off and stays: Equipment from what it can't equip, and what can't be attached (704.5n, 704.5p)."""
    for it in attached:
        ch = game.characteristics(it)
        if is_bestowed(it):
            if it.attached_to is None or why_not_attached(game, it, ch, it.attached_to) is not None:
                yield Proposal(BestowEnds(it.id), ("702.103f",))
            continue
        if it.attached_to is None:
            continue
        if _must_come_off(ch):
            rules: tuple[str, ...] | None = ("704.5p", "310.9") if "Battle" in ch.types else ("704.5p",)
        elif "Aura" in ch.subtypes:
            continue
        else:
            why = why_not_attached(game, it, ch, it.attached_to)
            rules = ("704.5n", *why) if why is not None else None
        if rules is not None:
            yield Proposal(Attached(it.id, None), rules)


def _staying(these: list[GameObject], proposed: list[Proposal]) -> list[GameObject]:
    """Those that do not leave the battlefield in the same check: what leaves is known as it was before (704.8)."""
    leaving = {one.event.object for one in proposed if isinstance(one.event, ZoneChange)}
    return [it for it in these if it.id not in leaving]


def _cancelled_counters(opposed: list[GameObject]) -> Iterable[Proposal]:
    """As many +1/+1 as -1/-1 counters are removed (704.5q)."""
    for it in opposed:
        plus, minus = it.counters["+1/+1"], it.counters["-1/-1"]
        both = min(plus, minus)
        for kind, held in (("+1/+1", plus), ("-1/-1", minus)):
            yield Proposal(CountersRemoved(it.target, kind, both, held - both), ("704.5q",))


_ZONES_OF_STRAYS = tuple(zone.value for zone in Zone if zone is not Zone.NOWHERE)
_STRAYS: Cache[tuple[tuple[int, ...], list[GameObject]]] = Cache()
"""Those found, with the versions of the zones."""


def _strays(game: Game) -> list[Event | Proposal]:
    """Tokens and copies in zones where they cease to exist (704.5d-e)."""
    versions = tuple(game.versions.get(zone, 0) for zone in _ZONES_OF_STRAYS)
    known = _STRAYS.get(game)
    if known is None or known[0] != versions:
        found = [o for o in game.objects.values() if _is_stray(o)]
        known = (versions, found)
        _STRAYS.keep(game, known)
    return [Proposal(CeasedToExist(o.id), ("704.5d" if o.kind is Kind.TOKEN else "704.5e",)) for o in known[1]]


def _is_stray(it: GameObject) -> bool:
    if it.kind is Kind.TOKEN:
        return it.zone not in (Zone.BATTLEFIELD, Zone.NOWHERE)
    if it.kind is not Kind.COPY or it.memory.prepares is not None:  # a prepared spell waits in exile (722.3c)
        return False
    return it.zone not in (Zone.STACK, Zone.BATTLEFIELD, Zone.NOWHERE)
