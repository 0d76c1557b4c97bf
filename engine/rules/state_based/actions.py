"""State-based actions: what the game itself does whenever a player would receive priority (CR 704).

One check looks once at every permanent and collects what may be concerned (``Suspects``); then each rule of
704.5 says what it would do about them. All of it happens as one batch (704.3).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.events import (
    CountersPut,
    CountersRemoved,
    DamageMarked,
    Destroyed,
    DidNotHappen,
    DrewFromEmpty,
    Event,
    LifeLoss,
    PlayerLoses,
    ProtectorChosen,
    ZoneChange,
)
from engine.rules.combat.removed_from_combat import notice_control, remove_from_combat
from engine.rules.destruction.destroying import destruction
from engine.rules.hooks import Hooks
from engine.rules.permanents import battles, prepared
from engine.rules.pipeline import barred, commit, propose
from engine.rules.pipeline.applying_replacement_effects import Proposal
from engine.rules.pipeline.not_happening import WORDS, still_does_not_happen, words_of
from engine.rules.players import losing_and_leaving
from engine.rules.state_based.attachments import extra_roles, loose_auras, unattached
from engine.rules.state_based.battles import defeated, needs_protector, unprotected
from engine.rules.state_based.legend_and_world_rule import legend_rule, world_rule
from engine.rules.state_based.losing import losing
from engine.rules.state_based.suspects import Suspects, suspects_of
from engine.rules.state_based.tokens_and_copies import strays
from engine.rules.variants import commander
from engine.state.choices import Gen
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.objects import GameObject
from engine.state.zones import Zone

FURTHER: Hooks[Callable[[Game], Iterable[Proposal]]] = Hooks()
"""State-based actions of mechanics that stand by themselves (704.5s, 704.5t, 704.5z)."""


def check(game: Game) -> Gen[bool]:
    """Check once, and perform all that apply at the same time; whether anything happened, be it instead (704.3)."""
    before = len(game.log)
    prepared.keep_spells(game)
    notice_control(game)
    yield from losing_and_leaving.exile_masterless(game)
    remove_from_combat(game)
    suspects = suspects_of(game)
    players_losing = [one for one in losing(game) if not _goes_on(game, one)]
    for player in game.players:  # what is drawn instead of losing counts for the next check (704.5b)
        player.forget_empty_library()
    putting = yield from _put_into_graveyards(game, suspects)
    proposed = yield from propose(game, players_losing)
    proposed += yield from propose(game, [*(yield from _others(game, suspects)), *strays(game)])
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
        it.forget_deathtouch()
    things = {(one.event.affected_object, one.event.affected_player) for one in proposed}
    logged = commit(game, proposed, *(("704.3",) if len(things) > 1 else ()))
    departing = [one for one in logged if isinstance(one.event, PlayerLoses)]
    yield from losing_and_leaving.depart(game, departing)
    return any(not isinstance(one.event, DidNotHappen) for one in game.log[before:])


def concede(game: Game, player: PlayerId) -> Gen[None]:
    """A player concedes (104.3a)."""
    yield from losing_and_leaving.concede(game, player)


def _put_into_graveyards(game: Game, suspects: Suspects) -> Gen[dict[ObjectId, tuple[str, ...]]]:
    """The permanents that are put into their owners' graveyards, each with all the rules that say so (704.7)."""
    why: dict[ObjectId, tuple[str, ...]] = {}

    def put(objects: Iterable[GameObject], *rules: str) -> None:
        for it in objects:
            why[it.id] = (*why.get(it.id, ()), *rules)

    put(suspects.small, "704.5f")
    put((it for it in suspects.small if game.characteristics(it).has("indestructible")), "702.12b")
    put((it for it in suspects.planeswalkers if it.loyalty <= 0), "704.5i")
    put((yield from legend_rule(game, suspects.legends)), "704.5j")
    put(world_rule(game, suspects.worlds), "704.5k")
    for it, rules in loose_auras(game, suspects.attached):
        put((it,), "704.5m", *rules)
    put(defeated(game, suspects.battles), "704.5v", "310.7")
    put(unprotected(game, suspects.battles), "704.5w", "310.10")
    put(extra_roles(game, suspects.attached), "704.5y")
    return why


def _destroyed(
    game: Game, suspects: Suspects, putting: dict[ObjectId, tuple[str, ...]]
) -> dict[ObjectId, tuple[str, ...]]:
    """The creatures destroyed for lethal damage or for deathtouch, unless they go to the graveyard anyway."""
    why: dict[ObjectId, tuple[str, ...]] = {}
    for it in suspects.hurt:
        if it.id in putting:
            continue
        lethal = ("704.5g",) if it.damage >= (game.characteristics(it).toughness or 0) else ()
        deadly = ("704.5h", "702.2b") if it.deathtouched else ()
        if not _prevented(game, Destroyed(it.id, by_rule=True), *lethal, *deadly):
            why[it.id] = (*lethal, *deadly)
    return why


def _prevented(game: Game, event: Event, *rules: str) -> bool:
    """Whether what a state-based action would do can't happen; that is told once, and again once there is new cause."""
    why = barred(game, event)
    if why is not None:
        latest = (one.id for one, cause in reversed(game.logged(*CAUSES)) if _same_thing(cause, event))
        args = words_of(event, why.by)
        still_does_not_happen(game, next(latest, 0), WORDS[type(event)], *why.rules, *rules, **args)
    return why is not None


CAUSES = (DamageMarked, LifeLoss, CountersPut, DrewFromEmpty)
"""What happens to an object or a player for which it is destroyed or loses the game (704.5a-c, 704.5g-h)."""


def _same_thing(one: Event, other: Event) -> bool:
    return (one.affected_object, one.affected_player) == (other.affected_object, other.affected_player)


def _goes_on(game: Game, losing: Proposal) -> bool:
    """Whether a player who would lose can't."""
    return _prevented(game, losing.event, *losing.rules)


# ---- everything else


def _others(game: Game, suspects: Suspects) -> Gen[list[Proposal]]:
    """What state-based actions do to permanents that stay on the battlefield."""
    found = [*unattached(game, suspects.attached)]
    for it in suspects.battles:
        rule = needs_protector(game, it)
        if rule is not None:
            ch = game.characteristics(it)
            chosen = yield from battles.choose_protector(game, ch, it.id, rule)
            if chosen is not None:
                another = ("310.8f",) if it.protector is not None else ()
                found.append(Proposal(ProtectorChosen(it.id, chosen), (rule, "310.10", *another)))
    return found


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
