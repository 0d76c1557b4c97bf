"""Keywords by which a card may be cast for another cost, and what that makes of it (CR 702.74, 702.76, 702.109,
702.113, 702.117, 702.137, 702.140, 702.152, 702.173, 702.176, 702.185, 702.188, 702.190)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache

from cards.model import Card
from engine.abilities.ability import Keyword, Triggered
from engine.abilities.base import Ability, CostPart, Ref
from engine.abilities.keywords.mutate import CastByMutating
from engine.abilities.sentences import Sentences
from engine.abilities.verbs.gain_lose_abilities import HaveAbilities
from engine.events import Damage, LifeLoss
from engine.oracle.compile import ability_meant
from engine.oracle.keywords.expansion import PAID_SEPARATELY
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.casting.faces_and_ways_to_cast import WAYS, Way
from engine.rules.continuous.statements import StatementInForce, looked_up
from engine.rules.costs import of_keyword, read_cost
from engine.rules.evaluate.as_a_spell import as_a_spell
from engine.rules.evaluate.described_objects import zones_of
from engine.rules.evaluate.evaluation import test_of
from engine.rules.evaluate.history import spells_cast
from engine.rules.instructions.performing import perform_all
from engine.rules.keywords.bestow import bestowed
from engine.rules.keywords.cleave import cleaved
from engine.rules.keywords.offering_emerge import CREATURE, controlled
from engine.rules.keywords.overload import overloaded
from engine.rules.merging.mutate import has_host
from engine.rules.resolution.resolving import ONCE_A_PERMANENT
from engine.state.characteristics import Characteristics
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.objects import GameObject
from engine.state.turn import Step
from engine.state.zones import Zone

When = Callable[[Game, GameObject, PlayerId], bool]
"""Whether a player may pay the cost for a card now."""


def _always(game: Game, it: GameObject, player: PlayerId) -> bool:
    return True


def _from_hand(game: Game, it: GameObject, player: PlayerId) -> bool:
    return it.zone is Zone.HAND


def _opponent_lost_life(game: Game, it: GameObject, player: PlayerId) -> bool:
    opponents = {p.number for p in game.opponents(player)}
    lost = any(loss.player in opponents for loss in game.this_turn(LifeLoss))
    return lost or any(game.history.of(p).life_lost for p in opponents)


def _cast_a_spell(game: Game, it: GameObject, player: PlayerId) -> bool:
    return bool(spells_cast(game, player))


def _striking(game: Game, player: PlayerId) -> Iterable[tuple[GameObject, frozenset[str]]]:
    """What dealt combat damage to a player this turn under the player's control, with the subtypes that it had as it
    did (702.76a, 702.173a)."""
    for hit in game.this_turn(Damage):
        for then in hit.dealt_as:
            if then.controller == player:
                yield game.find(hit.source), then.subtypes


def _struck_by_its_kind(game: Game, it: GameObject, player: PlayerId) -> bool:
    """A source with any of the spell's creature types dealt combat damage to a player (702.76a)."""
    return any(not game.characteristics(it).subtypes.isdisjoint(subtypes) for _, subtypes in _striking(game, player))


def _struck_by_assassin(game: Game, it: GameObject, player: PlayerId) -> bool:
    """(702.173a)"""
    return any(o.commander is not None or "Assassin" in subtypes for o, subtypes in _striking(game, player))


def _has_what_emerges(game: Game, it: GameObject, player: PlayerId) -> bool:
    """There is a creature, or what else it names, to sacrifice (702.119a-b, 118.3)."""
    named = [keyword.what for keyword in it.base.abilities.keyword("emerge") if keyword.what is not None]
    return bool(controlled(game, player, named[0] if named else CREATURE))


def _blocks_declared(game: Game, it: GameObject, player: PlayerId) -> bool:
    """In one's own declare blockers step (702.190a)."""
    return it.zone is Zone.HAND and game.turn.active == player and game.turn.step is Step.DECLARE_BLOCKERS


@dataclass(frozen=True, slots=True)
class Alternative:
    """A keyword's alternative cost: its rule, when it may be paid, what is paid beside what is written with the
    keyword, and what becomes of the spell."""

    rule: str
    when: When = _always
    further: str = ""
    """A further part of the cost, in English."""
    any_time: bool = False
    """Whether it is cast at a time of its own."""
    later: str = ""
    """What happens to the permanent at the beginning of the next end step, in English."""
    becomes: Callable[[Card, int], Characteristics] | None = None
    """What the spell is instead of what is printed: given the card and the face."""
    face: int | None = None
    """The face it is cast with, where that is not the one with the keyword."""

    def parts(self, keyword: Keyword) -> tuple[str, tuple[CostPart, ...]]:
        """The mana and the other parts of the cost of one instance."""
        mana, parts = of_keyword(keyword)
        return mana, (*parts, *(read_cost(self.further) if self.further else ()))


BY_KEYWORD = {
    "awaken": Alternative("702.113a"),
    "bestow": Alternative("702.103a", becomes=bestowed),
    "blitz": Alternative("702.152a", later="sacrifice ~"),
    "cleave": Alternative("702.148a", becomes=cleaved),
    "dash": Alternative("702.109a", later="return ~ to its owner's hand"),
    "emerge": Alternative("702.119a", when=_has_what_emerges),
    "evoke": Alternative("702.74a"),
    "freerunning": Alternative("702.173a", when=_struck_by_assassin),
    "impending": Alternative("702.176a"),
    "mutate": Alternative("702.140a", when=has_host),
    "more than meets the eye": Alternative("702.162a", face=1),
    "overload": Alternative("702.96a", becomes=overloaded),
    "prowl": Alternative("702.76a", when=_struck_by_its_kind),
    "sneak": Alternative(
        "702.190a",
        when=_blocks_declared,
        further="Return an unblocked creature you control to its owner's hand",
        any_time=True,
    ),
    "spectacle": Alternative("702.137a", when=_opponent_lost_life),
    "surge": Alternative("702.117a", when=_cast_a_spell),
    "warp": Alternative("702.185a", when=_from_hand, later="exile ~ for its owner to cast on a later turn"),
    "web-slinging": Alternative("702.188a", further="Return a tapped creature you control to its owner's hand"),
}


@WAYS.by("118.9")
def _for_another_cost(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """From wherever the card may be cast for its mana cost, it may be cast for that cost instead (118.9a): by a keyword
    of its own, or by one that spells like it have (601.3e)."""
    if it.card is None:
        return
    giving = [said for said in _GIVING.said(game) if any(map(_is_for_another_cost, said[0].abilities))]
    if not giving and not any(face.has(word) for face in COMPILED.faces(it.card) for word in BY_KEYWORD):
        return
    usual = [way for function in WAYS if function is not _for_another_cost for way in function(game, it, player)]
    for other in [*usual, *_only_so(it, player)]:
        values = COMPILED.faces(it.card)[other.face]
        if other.cost != values.mana_cost + other.memory.commander_tax or other.base is not None:
            continue
        there = [a for a in values.abilities if isinstance(a, Keyword) and _is_for_another_cost(a)]
        if giving:
            there += _given(game, giving, *as_a_spell(game, player, it, values))
        words = [str(keyword.name.word) for keyword in there]
        for i, (word, keyword) in enumerate(zip(words, there, strict=True)):
            how = BY_KEYWORD[word]
            numbered = word in PAID_SEPARATELY and words.count(word) > 1
            way = _way(other, how, keyword, f"{word} {words[:i].count(word) + 1}" if numbered else word, it)
            allowed = way.base is None or way.allows is None or way.allows(way.base)
            if allowed and how.when(game, it, player):
                yield way


_GIVING = looked_up(HaveAbilities)


def _is_for_another_cost(ability: Ability) -> bool:
    """Whether it is one of these keywords."""
    return isinstance(ability, Keyword) and ability.name.word in BY_KEYWORD


def _given(
    game: Game, giving: Iterable[tuple[HaveAbilities, StatementInForce]], spell: GameObject, ch: Characteristics
) -> list[Keyword]:
    """Those of these keywords that a spell would have because of what is said of spells: "each legendary spell you cast
    has web-slinging"."""
    found: list[Keyword] = []
    for verb, where in giving:
        subject = where.statement.subject
        group = subject.group if isinstance(subject, Ref) else None
        if group is None or zones_of(group) != (Zone.STACK,) or not test_of(group)(game, spell, ch, where.frame):
            continue
        found += [a for a in verb.abilities if isinstance(a, Keyword) and _is_for_another_cost(a)]
    return found


def _only_so(it: GameObject, player: PlayerId) -> Iterable[Way]:
    """From a graveyard, where only the mutate ability lets it be cast (601.3)."""
    values = COMPILED.faces(it.card)[0]  # type: ignore[arg-type]
    if it.zone is Zone.GRAVEYARD and it.owner == player and values.abilities.of(CastByMutating):
        yield Way("front", 0, values.mana_cost, ("601.3",))


def _way(other: Way, how: Alternative, keyword: Keyword, word: str, it: GameObject) -> Way:
    """The other way of casting it, for the keyword's cost; of several instances only one is used (702.152b)."""
    mana, parts = how.parts(keyword)
    return replace(
        other,
        name=word,
        face=other.face if how.face is None else how.face,
        cost=mana + other.memory.commander_tax,
        rules=(*other.rules, how.rule),
        additional=(*other.additional, *parts),
        any_time=other.any_time or how.any_time,
        base=how.becomes(it.card, other.face) if how.becomes is not None and it.card is not None else None,
        paid=word,
    )


@cache
def _delayed(what: str) -> Sentences:
    """The instruction that makes a delayed triggered ability, read from its English (603.7)."""
    ability = ability_meant(f"When ~ enters, {what} at the beginning of the next end step.")
    assert isinstance(ability, Triggered)
    return ability.effect


@ONCE_A_PERMANENT.by("702.109a")
def _put_off(game: Game, spell: GameObject, permanent: ObjectId) -> Gen[None]:
    """What the static ability of the resolving spell does to the permanent it becomes (702.109a, 702.152a,
    702.185a)."""
    paid = spell.announced.paid.keyword if spell.announced is not None else ""
    for word, how in BY_KEYWORD.items():
        if how.later and (paid == word or paid.startswith(f"{word} ")):
            with game.because(how.rule, "603.7g"):
                yield from perform_all(game, _delayed(how.later), Frame(permanent, game.controller(permanent)))
