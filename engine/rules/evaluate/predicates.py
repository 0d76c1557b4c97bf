"""Whether something is, was or has what a condition says of it (CR 608.2c, 608.2h)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.abilities.conditions import predicates as s
from engine.abilities.dispatch import Dispatch
from engine.abilities.nouns.noun_groups import WithNumber
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.nouns.partitives import PartOf
from engine.abilities.nouns.target_phrases import Article
from engine.abilities.nouns.types_and_colors import Color
from engine.rules.evaluate.as_a_spell import as_a_spell
from engine.rules.evaluate.conditions import counts
from engine.rules.evaluate.described_objects import fitting, zones_of
from engine.rules.evaluate.evaluation import CONDITIONS, amount, objects, players, test_of
from engine.rules.evaluate.last_known_status import attached, attacks_alone, combat_of, modified
from engine.rules.evaluate.object_phrases import found_out, other_than
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone


def _has_attached(game: Game, it: GameObject) -> bool:
    return attached(game, it, "Aura") or attached(game, it, "Equipment")


OBJECT_STATES: dict[s.ObjectState, Callable[[Game, GameObject, PlayerId], bool]] = {
    s.ObjectState.TAPPED: lambda game, it, you: it.tapped,
    s.ObjectState.UNTAPPED: lambda game, it, you: not it.tapped and it.zone is Zone.BATTLEFIELD,
    s.ObjectState.ATTACKING: lambda game, it, you: "attacking" in combat_of(game, it),
    s.ObjectState.BLOCKING: lambda game, it, you: "blocking" in combat_of(game, it),
    s.ObjectState.ATTACKING_OR_BLOCKING: lambda game, it, you: (
        not combat_of(game, it).keys().isdisjoint(("attacking", "blocking"))
    ),
    s.ObjectState.ATTACKING_ALONE: lambda game, it, you: attacks_alone(game, it),
    s.ObjectState.EQUIPPED: lambda game, it, you: attached(game, it, "Equipment"),
    s.ObjectState.ENCHANTED: lambda game, it, you: attached(game, it, "Aura"),
    s.ObjectState.ENCHANTED_OR_EQUIPPED: lambda game, it, you: _has_attached(game, it),
    s.ObjectState.EQUIPPED_OR_ENCHANTED: lambda game, it, you: _has_attached(game, it),
    s.ObjectState.MODIFIED: lambda game, it, you: modified(game, it),
    s.ObjectState.ON_BATTLEFIELD: lambda game, it, you: game.exists(it.id) and it.zone is Zone.BATTLEFIELD,
    s.ObjectState.IN_YOUR_GRAVEYARD: lambda game, it, you: (
        it.id in game.objects and it.zone is Zone.GRAVEYARD and it.owner == you
    ),
    s.ObjectState.IN_EXILE: lambda game, it, you: it.id in game.objects and it.zone is Zone.EXILE,
    s.ObjectState.NONBASIC: lambda game, it, you: "Basic" not in game.characteristics(it.id).supertypes,
    s.ObjectState.MULTICOLORED: lambda game, it, you: len(game.characteristics(it.id).colors) > 1,
    s.ObjectState.LEGENDARY: lambda game, it, you: "Legendary" in game.characteristics(it.id).supertypes,
}


STATES: Dispatch[Callable[[Game, Any, GameObject, Frame], bool]] = Dispatch("a state of an object", s.State)


@STATES.register(s.IsInState)
def _is_standing(game: Game, state: s.IsInState, it: GameObject, frame: Frame) -> bool:
    for facet in ("tapped", "combat", "attachments", "counters"):
        game.look(facet)
    return OBJECT_STATES[state.state](game, it, frame.controller)


@STATES.register(s.IsColor)
def _is_color(game: Game, state: s.IsColor, it: GameObject, frame: Frame) -> bool:
    return not game.characteristics(it.id).colors.isdisjoint(color.letter for color in state.colors)


@STATES.register(s.IsAllColors)
def _is_all_colors(game: Game, state: s.IsAllColors, it: GameObject, frame: Frame) -> bool:
    return len(game.characteristics(it.id).colors) == len(Color)


@STATES.register(s.IsA)
def _is_a(game: Game, state: s.IsA, it: GameObject, frame: Frame) -> bool:
    if state.other is not None and _is_a(game, s.IsA(state.other), it, frame):
        return True
    test = test_of(state.group)
    if it.card is not None and it.zone is not Zone.STACK and zones_of(state.group) == (Zone.STACK,):
        spells = (as_a_spell(game, frame.controller, it, face) for face in game.printed.faces(it.card))
        return any(test(game, spell, values, frame) for spell, values in spells)  # as what it could be cast (601.3e)
    if it.face_down is not None and it.kind is Kind.CARD and Zone.BATTLEFIELD not in (zones := zones_of(state.group)):
        game.cite("708.12")
        revealed = it.as_if(face_down=None, zone=zones[0])
        return test(game, revealed, revealed.shown, frame)
    if it.zone is Zone.LIBRARY and zones_of(state.group) == (
        Zone.BATTLEFIELD,
    ):  # "the revealed land card was a Mountain"
        return test(game, it.as_if(zone=Zone.BATTLEFIELD), game.characteristics(it.id), frame)
    return test(game, it, game.characteristics(it.id), frame)


@CONDITIONS.register(s.Is)
def _is(game: Game, node: s.Is, frame: Frame) -> bool:
    """All of what the subject stands for; False where there is nothing. "A creature is ..." asks for any one, "two or
    more of those creatures are ..." for so many."""
    if isinstance(node.subject, Some):
        able = [it for it in fitting(game, node.subject.group, frame) if not _spared(game, node.subject, it, frame)]
        found = sum(STATES[type(node.state)](game, node.state, it, frame) is not node.denied for it in able)
        return counts(game, node.subject.count, found, frame)
    of_them = node.subject if isinstance(node.subject, PartOf) else None
    subjects = [game.find(i) for i in objects(game, of_them.pile if of_them else node.subject, frame)]
    if of_them is not None:
        so = sum(STATES[type(node.state)](game, node.state, it, frame) is not node.denied for it in subjects)
        return counts(game, of_them.count, so, frame)
    if not subjects:
        return False
    return all(STATES[type(node.state)](game, node.state, it, frame) for it in subjects) is not node.denied


def _spared(game: Game, subject: Some, it: GameObject, frame: Frame) -> bool:
    """Whether "another creature" leaves this one out."""
    return subject.article is not Article.NONE and it.id in other_than(game, subject, frame)


@CONDITIONS.register(s.Was)
def _was(game: Game, node: s.Was, frame: Frame) -> bool:
    """As it last was (608.2h)."""
    subjects = [game.find(i) for i in found_out(game, node.subject, frame)]
    if not subjects:
        return False
    return all(STATES[type(node.state)](game, node.state, it, frame) for it in subjects) is not node.denied


@CONDITIONS.register(s.WasControlledBy)
def _was_controlled(game: Game, node: s.WasControlledBy, frame: Frame) -> bool:
    """As it last was on the battlefield (608.2h)."""
    ids = found_out(game, node.subject, frame)
    who = players(game, node.who, frame)
    return bool(ids) and all(game.controller(i) in who for i in ids)


@CONDITIONS.register(s.HasKeyword)
def _has_keyword(game: Game, node: s.HasKeyword, frame: Frame) -> bool:
    """True of all of what is spoken of, or of one that is described; False where there is nothing (608.2h)."""
    if isinstance(node.subject, Some):
        those = fitting(game, node.subject.group, frame)
        return any(game.characteristics(it).has(node.keyword.word) is not node.denied for it in those)
    ids = found_out(game, node.subject, frame)
    return bool(ids) and all(game.characteristics(i).has(node.keyword.word) is not node.denied for i in ids)


@CONDITIONS.register(s.HasNumber)
def _has_number(game: Game, node: s.HasNumber, frame: Frame) -> bool:
    """(202.3, 208)"""
    test = test_of(WithNumber(node.what, node.amount, node.comparison))
    ids = found_out(game, node.subject, frame)
    return any(test(game, game.find(i), game.characteristics(i), frame) for i in ids)


@CONDITIONS.register(s.AmountIs)
def _amount_is(game: Game, node: s.AmountIs, frame: Frame) -> bool:
    found, bound = amount(game, node.amount, frame), amount(game, node.bound, frame)
    if node.than is s.Than.EXACTLY:
        return found == bound
    if node.than is s.Than.LESS:
        return found < bound
    return found <= bound if node.than is s.Than.OR_LESS else found >= bound
