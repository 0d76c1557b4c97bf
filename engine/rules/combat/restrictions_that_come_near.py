"""Restrictions on attacking and blocking that a creature is not subject to for one number (CR 508.1c, 509.1b)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.nouns.object_phrases import All, Bare, Each
from engine.abilities.verbs import attack_and_block as ac
from engine.events import AttackDeclared, BlockDeclared
from engine.rules.combat.statements import CANT, acts
from engine.rules.evaluate.fitting_but_for_one_number import near_miss
from engine.rules.pipeline.not_happening import does_not_affect
from engine.state.game import Game
from engine.state.log import Logged


def tell_what_lets_declare(game: Game, declared: Iterable[Logged]) -> None:
    """Tell once a turn of each restriction that does not affect a creature that is declared."""
    for logged in declared:
        event = logged.event
        if not isinstance(event, AttackDeclared | BlockDeclared):
            continue
        attacks, creature = isinstance(event, AttackDeclared), event.object
        act, rule = (ac.Attack, "508.1c") if attacks else (ac.Block, "509.1b")
        it = game.objects[creature]
        for cant, where in CANT.said(game):
            subject = where.statement.subject
            if not isinstance(subject, Bare | Each | All) or where.affected is not None:
                continue
            if not any(isinstance(one, act) and not alone for one, alone in acts(cant.what)):
                continue
            why = near_miss(game, subject.group, it, game.characteristics(it), where.frame)
            if why is not None:
                does_not_affect(game, logged, rule, where.frame, [creature], why)
