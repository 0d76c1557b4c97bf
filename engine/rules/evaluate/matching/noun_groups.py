"""Descriptions put together, and what they call an object: type, subtype, token, spell, card (CR 109.2)."""

from __future__ import annotations

from engine.abilities.nouns import noun_groups as n
from engine.abilities.nouns.adjectives import AlsoSubtype, AlsoType, EitherWord
from engine.abilities.nouns.types_and_colors import CardType, Color, Subtype
from engine.rules.evaluate.described_objects import each_in_full
from engine.rules.evaluate.evaluation import FITS, Test, test_of
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone


@FITS.register(n.Described)
def _described(node: n.Described) -> Test:
    tests = [
        test_of(node.head),
        *(test_of(a) for a in node.adjectives),
        *(test_of(q) for q in node.qualifiers),
    ]
    if len(tests) == 1:
        return tests[0]
    if len(tests) == 2:
        one, two = tests
        return lambda game, it, ch, frame: one(game, it, ch, frame) and two(game, it, ch, frame)
    if len(tests) == 3:
        one, two, three = tests
        return lambda game, it, ch, frame: (
            one(game, it, ch, frame) and two(game, it, ch, frame) and three(game, it, ch, frame)
        )
    return lambda game, it, ch, frame: all(test(game, it, ch, frame) for test in tests)


@FITS.register(n.EitherGroup)
def _either(node: n.EitherGroup) -> Test:
    """Whose they are, said behind the last, is said of all: "artifact or nonbasic land you control"."""
    tests = [test_of(group) for group in each_in_full(node)]
    return lambda game, it, ch, frame: any(test(game, it, ch, frame) for test in tests)


@FITS.register(n.EitherHead)
def _either_head(node: n.EitherHead) -> Test:
    tests = [test_of(head) for head in node.heads]
    return lambda game, it, ch, frame: any(test(game, it, ch, frame) for test in tests)


@FITS.register(n.OfEither)
def _of_either(node: n.OfEither) -> Test:
    where = _where(node.noun)
    types = {t.value.capitalize() for t in node.types if isinstance(t, CardType)}
    subtypes = {str(t) for t in node.types if isinstance(t, Subtype)}
    faced = n.Faced.DOUBLE in node.types
    lacking = [t.name.capitalize() for t in node.types if isinstance(t, n.Lacking)]
    return lambda game, it, ch, frame: (
        where(game, it, ch, frame)
        and (
            not (types.isdisjoint(ch.types) and subtypes.isdisjoint(ch.subtypes))
            or (faced and is_double_faced(it))
            or any(kind not in ch.types for kind in lacking)
        )
    )


def is_double_faced(it: GameObject) -> bool:
    """Whether an object is represented by a double-faced card: nonmodal, modal or meld (712.1)."""
    return it.card is not None and it.card.layout in {"transform", "modal_dfc", "meld"}


@FITS.register(EitherWord)
def _either_word(node: EitherWord) -> Test:
    tests = [test_of(part) for part in node.parts]
    return lambda game, it, ch, frame: any(test(game, it, ch, frame) for test in tests)


@FITS.register(AlsoSubtype)
def _also_subtype(node: AlsoSubtype) -> Test:
    word = str(node.subtype)
    return lambda game, it, ch, frame: word in ch.subtypes


def _where(noun: n.Where) -> Test:
    if noun is n.Where.PERMANENT:
        return lambda game, it, ch, frame: it.zone is Zone.BATTLEFIELD
    if noun is n.Where.TOKEN:
        return lambda game, it, ch, frame: it.zone is Zone.BATTLEFIELD and it.kind is Kind.TOKEN
    if noun is n.Where.SPELL:
        return lambda game, it, ch, frame: it.zone is Zone.STACK and it.kind is not Kind.ABILITY
    return lambda game, it, ch, frame: it.zone not in (Zone.BATTLEFIELD, Zone.STACK) and it.kind is Kind.CARD


@FITS.register(n.Thing)
def _thing(node: n.Thing) -> Test:
    return _where(node.noun)


@FITS.register(n.OfType)
def _of_type(node: n.OfType) -> Test:
    word = node.type.value.capitalize()
    if node.noun is n.Where.PERMANENT:
        return lambda game, it, ch, frame: word in ch.types and it.zone is Zone.BATTLEFIELD
    where = _where(node.noun)
    return lambda game, it, ch, frame: word in ch.types and where(game, it, ch, frame)


@FITS.register(n.OfSubtype)
def _of_subtype(node: n.OfSubtype) -> Test:
    word, where = str(node.subtype), _where(node.noun)
    return lambda game, it, ch, frame: word in ch.subtypes and where(game, it, ch, frame)


@FITS.register(AlsoType)
def _also_type(node: AlsoType) -> Test:
    word = node.type.value.capitalize()
    return lambda game, it, ch, frame: word in ch.types


@FITS.register(n.SourceHead)
def _source(node: n.SourceHead) -> Test:
    """(609.7)"""
    return lambda game, it, ch, frame: True


@FITS.register(n.EitherSource)
def _either_source(node: n.EitherSource) -> Test:
    """(609.7)"""
    types = {one.value.capitalize() for one in node.kinds if isinstance(one, CardType)}
    colors = {one.letter for one in node.kinds if isinstance(one, Color)}
    return lambda game, it, ch, frame: not (types.isdisjoint(ch.types) and colors.isdisjoint(ch.colors))
