"""Whether an object fits a description (CR 109.2): predicates compiled to plain functions.

Each predicate also says which characteristics it reads, so that the layers can tell without trial that one
effect cannot bear on another (613.8a).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.abilities import nouns as n
from engine.abilities import qualities as q
from engine.abilities import zones as zn
from engine.abilities.base import Node
from engine.characteristics import Characteristics
from engine.frame import Frame
from engine.game import Game
from engine.objects import GameObject, Kind
from engine.registry import Table
from engine.zones import Zone

Test = Callable[[Game, GameObject, Characteristics, Frame], bool]
"""Whether an object with these characteristics fits, seen from a frame."""

FITS: Table[Callable[[Any], Test]] = Table("a description")
_COMPILED: dict[int, tuple[Node, Test]] = {}


def test_of(node: Node) -> Test:
    """The test that a noun group or predicate stands for."""
    known = _COMPILED.get(id(node))
    if known is not None and known[0] is node:
        return known[1]
    made = FITS[type(node)](node)
    _COMPILED[id(node)] = (node, made)
    return made


def fits(game: Game, group: Node, it: GameObject, frame: Frame) -> bool:
    """Whether an object fits a noun group now."""
    return test_of(group)(game, it, game.characteristics(it), frame)


def fitting(game: Game, group: n.Group, frame: Frame) -> list[GameObject]:
    """All objects that fit a noun group, looked for in the zones the group speaks of (109.2)."""
    test = test_of(group)
    found: list[GameObject] = []
    for zone in zones_of(group):
        objects = game.permanents() if zone is Zone.BATTLEFIELD else game.in_zone(zone)
        found += [o for o in objects if test(game, o, game.characteristics(o), frame)]
    return found


def zones_of(group: Node) -> tuple[Zone, ...]:
    """Where objects that a group describes are: permanents unless it says "spell" or "card" (109.2)."""
    if isinstance(group, n.EitherGroup):
        return tuple(dict.fromkeys(zone for part in group.groups for zone in zones_of(part)))
    if isinstance(group, n.Described):
        for qualifier in group.qualifiers:
            if isinstance(qualifier, zn.InZone):
                return (Zone(qualifier.zone.value),)
            if isinstance(qualifier, zn.FromOutside):
                return (Zone.OUTSIDE,)
            if isinstance(qualifier, zn.InExile):
                return (Zone.EXILE,)
        where = getattr(group.head, "noun", n.Where.PERMANENT)
        return _ZONES[where]
    return (Zone.BATTLEFIELD,)


_ZONES = {
    n.Where.PERMANENT: (Zone.BATTLEFIELD,),
    n.Where.TOKEN: (Zone.BATTLEFIELD,),
    n.Where.SPELL: (Zone.STACK,),
    n.Where.CARD: (Zone.GRAVEYARD, Zone.EXILE, Zone.HAND, Zone.LIBRARY),
}


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
    return lambda game, it, ch, frame: all(test(game, it, ch, frame) for test in tests)


@FITS.register(n.EitherGroup)
def _either(node: n.EitherGroup) -> Test:
    """Whose they are, said behind the last, is said of all: "artifact or nonbasic land you control"."""
    shared = tuple(q for q in node.groups[-1].qualifiers if isinstance(q, n.ControlledBy | zn.InZone | zn.InExile))
    tests = [test_of(group) for group in node.groups[-1:]]
    for group in node.groups[:-1]:
        own = () if group.qualifiers else shared
        tests.append(test_of(n.Described(group.head, group.adjectives, (*group.qualifiers, *own))))
    return lambda game, it, ch, frame: any(test(game, it, ch, frame) for test in tests)


@FITS.register(n.EitherHead)
def _either_head(node: n.EitherHead) -> Test:
    tests = [test_of(head) for head in node.heads]
    return lambda game, it, ch, frame: any(test(game, it, ch, frame) for test in tests)


@FITS.register(n.OfEither)
def _of_either(node: n.OfEither) -> Test:
    where = _where(node.noun)
    types = {t.value.capitalize() for t in node.types if isinstance(t, n.CardType)}
    subtypes = {str(t) for t in node.types if isinstance(t, n.Subtype)}
    faced = n.Faced.DOUBLE in node.types
    return lambda game, it, ch, frame: (
        where(game, it, ch, frame)
        and (not (types.isdisjoint(ch.types) and subtypes.isdisjoint(ch.subtypes)) or (faced and is_double_faced(it)))
    )


def is_double_faced(it: GameObject) -> bool:
    """Whether an object is represented by a double-faced card: nonmodal, modal or meld (712.1)."""
    return it.card is not None and it.card.layout in {"transform", "modal_dfc", "meld"}


@FITS.register(n.EitherWord)
def _either_word(node: n.EitherWord) -> Test:
    tests = [test_of(part) for part in node.parts]
    return lambda game, it, ch, frame: any(test(game, it, ch, frame) for test in tests)


@FITS.register(n.AlsoSubtype)
def _also_subtype(node: n.AlsoSubtype) -> Test:
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


@FITS.register(n.AlsoType)
def _also_type(node: n.AlsoType) -> Test:
    word = node.type.value.capitalize()
    return lambda game, it, ch, frame: word in ch.types


@FITS.register(n.NotType)
def _not_type(node: n.NotType) -> Test:
    word = node.type.value.capitalize()
    return lambda game, it, ch, frame: word not in ch.types


@FITS.register(n.NotSubtype)
def _not_subtype(node: n.NotSubtype) -> Test:
    word = str(node.subtype)
    return lambda game, it, ch, frame: word not in ch.subtypes


@FITS.register(n.OfSupertype)
def _of_supertype(node: n.OfSupertype) -> Test:
    word = node.supertype.value.capitalize()
    return lambda game, it, ch, frame: word in ch.supertypes


@FITS.register(n.NotSupertype)
def _not_supertype(node: n.NotSupertype) -> Test:
    word = node.supertype.value.capitalize()
    return lambda game, it, ch, frame: word not in ch.supertypes


@FITS.register(n.Colored)
def _colored(node: n.Colored) -> Test:
    letter = node.color.letter
    return lambda game, it, ch, frame: letter in ch.colors


@FITS.register(n.NotColor)
def _not_color(node: n.NotColor) -> Test:
    letter = node.color.letter
    return lambda game, it, ch, frame: letter not in ch.colors


@FITS.register(n.NotToken)
def _not_token(node: n.NotToken) -> Test:
    return lambda game, it, ch, frame: it.kind is not Kind.TOKEN


@FITS.register(n.Other)
def _other(node: n.Other) -> Test:
    return lambda game, it, ch, frame: it.id != frame.source


@FITS.register(n.ControlledBy)
def _controlled_by(node: n.ControlledBy) -> Test:
    from engine.rules.refs import is_player

    is_one = is_player(node.who)
    return lambda game, it, ch, frame: is_one(game, ch.controller, frame)


@FITS.register(q.NotControlledBy)
def _not_controlled_by(node: q.NotControlledBy) -> Test:
    from engine.rules.refs import is_player

    is_one = is_player(node.who)
    return lambda game, it, ch, frame: not is_one(game, ch.controller, frame)


@FITS.register(q.Named)
def _named(node: q.Named) -> Test:
    """(201.2a)"""
    name = str(node.name)
    return lambda game, it, ch, frame: (ch.name == name) is not node.denied


@FITS.register(q.SharesWith)
def _shares_with(node: q.SharesWith) -> Test:
    """With any of those, as they last were if they have left (608.2h)."""
    from engine.abilities.vocabulary import CREATURE_TYPES
    from engine.rules.refs import looked_at

    def held(ch: Characteristics) -> frozenset[str]:
        if node.what is q.Sharing.COLOR:
            return ch.colors
        if node.what is q.Sharing.CARD_TYPE:
            return ch.types
        return ch.subtypes & frozenset(CREATURE_TYPES)

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        mine = held(ch)
        others = (i for i in looked_at(game, node.other, frame) if i != it.id)
        return any(not mine.isdisjoint(held(game.characteristics(i))) for i in others)

    return test


@FITS.register(zn.InZone)
def _in_zone(node: zn.InZone) -> Test:
    zone = Zone(node.zone.value)
    if node.of is None:
        return lambda game, it, ch, frame: it.zone is zone
    from engine.rules.refs import is_player

    is_owner = is_player(node.of)
    return lambda game, it, ch, frame: it.zone is zone and is_owner(game, it.owner, frame)


@FITS.register(zn.OfPermanentType)
def _of_permanent_type(node: zn.OfPermanentType) -> Test:
    """(110.4a-b)"""
    return lambda game, it, ch, frame: not PERMANENT_TYPES.isdisjoint(ch.types)


PERMANENT_TYPES = frozenset({"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"})
"""The card types of permanents (110.4)."""


@FITS.register(zn.OwnedBy)
def _owned_by(node: zn.OwnedBy) -> Test:
    """(108.3)"""
    from engine.rules.refs import is_player

    is_owner = is_player(node.who)
    return lambda game, it, ch, frame: is_owner(game, it.owner, frame)


@FITS.register(zn.ThisWay)
def _this_way(node: zn.ThisWay) -> Test:
    return lambda game, it, ch, frame: it.id in frame.costs.get(f"this way {node.how.value}", ())


@FITS.register(zn.FromOutside)
def _from_outside(node: zn.FromOutside) -> Test:
    """(400.11)"""
    from engine.rules.refs import is_player

    is_owner = is_player(node.who)
    return lambda game, it, ch, frame: it.zone is Zone.OUTSIDE and is_owner(game, it.owner, frame)


@FITS.register(zn.OnBattlefield)
def _on_battlefield(node: zn.OnBattlefield) -> Test:
    return lambda game, it, ch, frame: it.zone is Zone.BATTLEFIELD


@FITS.register(zn.InExile)
def _in_exile(node: zn.InExile) -> Test:
    return lambda game, it, ch, frame: it.zone is Zone.EXILE and not it.face_down


@FITS.register(n.WithKeyword)
def _with_keyword(node: n.WithKeyword) -> Test:
    word = node.keyword.word
    return lambda game, it, ch, frame: word in ch.abilities.keywords


@FITS.register(n.WithoutKeyword)
def _without_keyword(node: n.WithoutKeyword) -> Test:
    word = node.keyword.word
    return lambda game, it, ch, frame: word not in ch.abilities.keywords


@FITS.register(n.WithNumber)
def _with_number(node: n.WithNumber) -> Test:
    from engine.rules.amounts import amount, number_of

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        found = number_of(game, it, ch, node.what)
        if found is None:
            return False
        bound = amount(game, node.amount, frame)
        if node.comparison is n.Comparison.OR_LESS:
            return found <= bound
        if node.comparison is n.Comparison.OR_GREATER:
            return found >= bound
        return found == bound

    return test


@FITS.register(n.IsNow)
def _is_now(node: n.IsNow) -> Test:
    return _STATUS[node.status]


def _tapped(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    game.look("tapped")
    return it.tapped


def _untapped(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    game.look("tapped")
    return not it.tapped


def _attacking(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    game.look("combat")
    return it.id in game.combat.attackers


def _blocking(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    game.look("combat")
    return it.id in game.combat.blockers


def _blocked(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    game.look("combat")
    return it.id in game.combat.blocked


def _unblocked(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    game.look("combat")
    return it.id in game.combat.unblocked


def _face_down(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    return it.face_down


def _face_up(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    return not it.face_down


def _modified(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    """With counters, Equipment, or an Aura its controller controls (700.9)."""
    if it.counters:
        return True
    for other in game.permanents():
        if other.attached_to == it.target:
            what = game.characteristics(other)
            if "Equipment" in what.subtypes or ("Aura" in what.subtypes and what.controller == ch.controller):
                return True
    return False


def _transformed(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    """A double-faced permanent with its back face up (701.27g)."""
    from engine.rules.copying import double_faces

    game.look("battlefield")
    return it.zone is Zone.BATTLEFIELD and it.face == 1 and bool(double_faces(it))


_STATUS: dict[n.Status, Test] = {
    n.Status.TAPPED: _tapped,
    n.Status.UNTAPPED: _untapped,
    n.Status.ATTACKING: _attacking,
    n.Status.BLOCKING: _blocking,
    n.Status.BLOCKED: _blocked,
    n.Status.UNBLOCKED: _unblocked,
    n.Status.FACE_DOWN: _face_down,
    n.Status.FACE_UP: _face_up,
    n.Status.MODIFIED: _modified,
    n.Status.TRANSFORMED: _transformed,
}


@FITS.register(q.OfChosen)
def _of_chosen(node: q.OfChosen) -> Test:
    """What was chosen for the object with the ability (607.2d)."""
    if node.what is q.Chosen.COLOR:
        return lambda game, it, ch, frame: game.find(frame.source).chosen.get("color") in ch.colors
    if node.what is q.Chosen.NAME:
        return lambda game, it, ch, frame: game.find(frame.source).chosen.get("name") == ch.name
    return lambda game, it, ch, frame: game.find(frame.source).chosen.get("creature type") in ch.subtypes


@FITS.register(q.OfChosenName)
def _of_chosen_name(node: q.OfChosenName) -> Test:
    return lambda game, it, ch, frame: game.find(frame.source).chosen.get("name") == ch.name


@FITS.register(q.WithCounter)
def _with_counter(node: q.WithCounter) -> Test:
    kind = node.kind.name

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        game.look("counters")
        return it.counters.get(kind, 0) > 0

    return test


@FITS.register(q.CastBy)
def _cast_by(node: q.CastBy) -> Test:
    """A spell that was cast, by one of these players; who controls it (601.2i)."""
    from engine.rules.refs import is_player

    is_one = is_player(node.who)
    return lambda game, it, ch, frame: it.kind is Kind.CARD and is_one(game, it.controller, frame)


@FITS.register(q.ProtectedBy)
def _protected_by(node: q.ProtectedBy) -> Test:
    """Its protector is one of these players (310.8e)."""
    from engine.rules.refs import is_player

    is_one = is_player(node.who)

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        game.look("protectors")
        return it.protector is not None and is_one(game, it.protector, frame)

    return test


@FITS.register(q.AttachedTo)
def _attached_to(node: q.AttachedTo) -> Test:
    from engine.rules.refs import objects

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        game.look("attachments")
        return it.attached_to is not None and it.attached_to[1] in objects(game, node.to, frame)

    return test


@FITS.register(q.HasAttached)
def _has_attached(node: q.HasAttached) -> Test:
    subtype = "Equipment" if node.how is q.Attachedness.EQUIPPED else "Aura"

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        game.look("attachments")
        mine = ("object", it.id)
        return any(o.attached_to == mine and subtype in game.characteristics(o).subtypes for o in game.permanents())

    return test


@FITS.register(q.OfColors)
def _of_colors(node: q.OfColors) -> Test:
    """(105.2)"""
    from engine.rules.amounts import amount

    return lambda game, it, ch, frame: (len(ch.colors) == amount(game, node.number, frame)) is not node.denied


@FITS.register(q.Colors)
def _colors(node: q.Colors) -> Test:
    """(105.2)"""
    if node.number is q.ColorNumber.COLORLESS:
        return lambda game, it, ch, frame: not ch.colors
    if node.number is q.ColorNumber.MONOCOLORED:
        return lambda game, it, ch, frame: len(ch.colors) == 1
    return lambda game, it, ch, frame: len(ch.colors) > 1


@FITS.register(q.Historic)
def _historic(node: q.Historic) -> Test:
    """(700.6)"""
    return lambda game, it, ch, frame: "Legendary" in ch.supertypes or "Artifact" in ch.types or "Saga" in ch.subtypes


_RELATIONS: dict[q.Relation, Callable[[int, int], bool]] = {
    q.Relation.LESS: lambda one, two: one < two,
    q.Relation.LESS_OR_EQUAL: lambda one, two: one <= two,
    q.Relation.GREATER: lambda one, two: one > two,
    q.Relation.GREATER_OR_EQUAL: lambda one, two: one >= two,
    q.Relation.EQUAL: lambda one, two: one == two,
}


@FITS.register(q.WithCompared)
def _with_compared(node: q.WithCompared) -> Test:
    from engine.rules.amounts import amount, number_of

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        found = number_of(game, it, ch, node.what)
        return found is not None and _RELATIONS[node.how](found, amount(game, node.bound, frame))

    return test
