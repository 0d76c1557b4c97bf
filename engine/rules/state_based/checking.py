"""State-based actions: what the game itself does whenever a player would receive priority (CR 704).

One check looks once at every permanent and collects what may be concerned (``Concerned``); then each rule of
704.5 says what it would do about them. All of it happens as one batch (704.3).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.events import (
    DidNotHappen,
    PlayerLoses,
    ProtectorChosen,
    ZoneChange,
)
from engine.rules.combat.removed_from_combat import notice_control, remove_from_combat
from engine.rules.destruction.destroying import destruction
from engine.rules.hooks import Hooks
from engine.rules.permanents import battles, prepared
from engine.rules.pipeline import commit, propose
from engine.rules.pipeline.applying_replacement_effects import Proposal
from engine.rules.players import losing_and_leaving
from engine.rules.state_based.attachments import unattached
from engine.rules.state_based.battles import needs_protector
from engine.rules.state_based.kept_from_happening import is_prevented
from engine.rules.state_based.lethal_damage_and_deathtouch import destroyed_for_damage
from engine.rules.state_based.losing import losing
from engine.rules.state_based.opposing_counters import opposing_counters
from engine.rules.state_based.permanents_concerned import Concerned, permanents_concerned
from engine.rules.state_based.put_into_graveyards import put_into_graveyards
from engine.rules.state_based.size_by_an_untold_hand import hands_come_to_hold_cards
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
    concerned = permanents_concerned(game)
    if concerned.small and hands_come_to_hold_cards(game, concerned.small):
        concerned = permanents_concerned(game)
    players_losing = [one for one in losing(game) if not _goes_on(game, one)]
    for player in game.players:  # what is drawn instead of losing counts for the next check (704.5b)
        if player.drew_from_empty:
            player.forget_empty_library()
    putting = (yield from put_into_graveyards(game, concerned)) if concerned else {}
    proposed = (yield from propose(game, players_losing)) if players_losing else []
    if concerned:
        _own_up_to_moves(game, {*putting, *(it.id for it in concerned.hurt)})
        putting = {i: rules for i, rules in putting.items() if i in game.objects}
    others = (yield from _others(game, concerned)) if concerned else []
    for due in ([*others, *strays(game)], _put(putting)):
        if due:
            proposed += yield from propose(game, due)
    for further in FURTHER:
        due = [*further(game)]
        if due:
            proposed += yield from propose(game, due)
    if concerned:
        proposed += yield from destruction(game, destroyed_for_damage(game, concerned, putting), by_rule=True)
        staying = _staying(concerned.opposed, proposed)
        proposed += (yield from propose(game, opposing_counters(staying))) if staying else []
    proposed += yield from commander.going_home(game)
    for it in concerned.touched:
        it.forget_deathtouch()
    if proposed:
        things = {(one.event.affected_object, one.event.affected_player) for one in proposed}
        logged = commit(game, proposed, *(("704.3",) if len(things) > 1 else ()))
        departing = [one for one in logged if isinstance(one.event, PlayerLoses)]
        yield from losing_and_leaving.depart(game, departing)
    return any(not isinstance(one.event, DidNotHappen) for one in game.log[before:])


def concede(game: Game, player: PlayerId) -> Gen[None]:
    """A player concedes (104.3a)."""
    yield from losing_and_leaving.concede(game, player)


def _put(putting: dict[ObjectId, tuple[str, ...]]) -> list[Proposal]:
    """What is put into its owner's graveyard, each with the rules that say so."""
    return [
        Proposal(ZoneChange(i, Zone.GRAVEYARD, Zone.BATTLEFIELD, "state-based"), rules) for i, rules in putting.items()
    ]


def _others(game: Game, concerned: Concerned) -> Gen[list[Proposal]]:
    """What state-based actions do to permanents that stay on the battlefield."""
    found = [*unattached(game, concerned.attached)]
    for it in concerned.battles:
        rule = needs_protector(game, it)
        if rule is not None:
            ch = game.characteristics(it)
            chosen = yield from battles.choose_protector(game, ch, it.id, rule)
            if chosen is not None:
                another = ("310.8f",) if it.protector is not None else ()
                found.append(Proposal(ProtectorChosen(it.id, chosen), (rule, "310.10", *another)))
    return found


def _own_up_to_moves(game: Game, those: Iterable[ObjectId]) -> None:
    """What is done instead of losing the game may have moved what a state-based action would move as well: where it
    goes its controller would choose (400.6)."""
    for gone in (game.find(i) for i in those if i not in game.objects):
        game.assume("moved-by-what-is-done-instead", name=gone.base.name)


def _staying(these: list[GameObject], proposed: list[Proposal]) -> list[GameObject]:
    """Those that do not leave the battlefield in the same check: what leaves is known as it was before (704.8)."""
    leaving = {one.event.object for one in proposed if isinstance(one.event, ZoneChange)}
    return [it for it in these if it.id not in leaving]


def _goes_on(game: Game, losing: Proposal) -> bool:
    """Whether a player who would lose can't."""
    return is_prevented(game, losing.event, *losing.rules)
