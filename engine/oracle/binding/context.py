"""Where in the text of an ability a node stands: what its words mean depends on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.abilities.ability import Spell, Static, Triggered
from engine.abilities.base import (
    Ability,
    Amount,
    Condition,
    Duration,
    Node,
    Qualifier,
    Ref,
    ReplacedEvent,
    TriggerEvent,
)
from engine.abilities.conditions.how_it_was_cast import WasCastFrom, WasKicked
from engine.abilities.conditions.turn_history import ObjectDid, PlayerDid
from engine.abilities.keywords.kicker import WasKickedWith
from engine.abilities.keywords.optional_costs import CostWasPaid
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.joined_objects import AndAll
from engine.abilities.nouns.noun_groups import ControlledBy, Described, Where
from engine.abilities.nouns.object_phrases import This
from engine.abilities.quantities.amounts import ONE
from engine.abilities.quantities.computed_amounts import Rounded
from engine.abilities.sentences import If
from engine.abilities.trigger_events.players import Cast
from engine.abilities.trigger_events.subjects import PlayerEvent
from engine.abilities.verbs.instead_where import Instead
from engine.abilities.verbs.round_each_time import RoundEachTime
from engine.abilities.verbs.where_x_and_for_each import WhereX, WhereXAndY, WhereXOfFirst
from engine.abilities.walk import found
from engine.oracle.binding.discourse import Discourse
from engine.oracle.binding.referents import Mention, called

HOW_IT_WAS_CAST = (CostWasPaid, WasCastFrom, WasKicked, WasKickedWith)
"""Conditions that speak of the spell itself: "it" behind them is the spell."""


@dataclass(frozen=True)
class Context:
    """The place of a node in its text. It is handed down, derived for the parts of the node, and never changed."""

    discourse: Discourse
    """What the text has mentioned before, which the nodes add to as they are read."""
    spell: bool = False
    """Whether this is what an instant or sorcery does; nothing then calls the spell itself "it"."""
    static: bool = False
    """Whether this is what a static ability says."""
    trigger: bool = False
    """Whether this is what a triggered ability does, which has no X of its own."""
    after: frozenset[str] = frozenset()
    """The names of the verbs of the text that gives this ability to something."""
    cost: int | None = None
    """The number of the cost part."""
    verb: int | None = None
    """The number of the verb whose object it is."""
    choosing: bool = False
    """Whether that verb only picks things out: what it names is no pile."""
    subject: Mention | None = None
    """The subject of the clause."""
    as_card: bool = False
    """Whether it is said to be a card ("if it's a land card")."""
    as_spell: bool = False
    """Whether it is said to be cast ("the amount of mana spent to cast it")."""
    clause: bool = False
    """Whether it is itself the subject of a clause that does something."""
    sized: bool = False
    """Whether it is the subject of a clause that changes power and toughness: a permanent, no card just revealed."""
    dealing: bool = False
    """Whether it is the subject of a clause that deals damage."""
    as_cast: bool = False
    """Whether it is told of what is done if the spell was kicked, bargained, cast from somewhere and the like."""
    possessive: bool = False
    """Whether it is a possessor ("its power")."""
    qualifying: bool = False
    """Whether it stands in a description ("each creature that player controls")."""
    comparing: bool = False
    """Whether it is what a description compares with ("that shares a color with it")."""
    joined: bool = False
    """Whether it stands in one of two noun phrases that a verb has together ("it and all Auras attached to it")."""
    describing: frozenset[str] = frozenset()
    """The words of the noun of the description that it is a part of."""
    noun: Where | None = None
    """What that description is one of: tokens, spells, permanents ..."""
    lasting: bool = False
    """Whether it says how long the clause is so ("for as long as it has a mire counter on it")."""
    role: Role | None = None
    """Which party of the trigger's event it names."""
    party: Role | None = None
    """Which single party of the trigger's event it describes."""
    controls: bool = False
    """Whether it says who controls what is described."""
    happening: bool = False
    """Whether it stands in the event of a trigger or of a replacement effect, whose parties are spoken of as such; what
    is done in the event of a condition has none ("if you cast a spell this turn")."""
    denied: bool = False
    """Whether it is said of something that has not happened: nothing of that is there to speak of."""
    measuring: bool = False
    """Whether it is what an amount is measured by ("equal to that creature's power")."""
    counting: bool = False
    """Whether it says how many counters are put on something, which is named behind it."""
    linked: bool = False
    """Whether it is what something was exiled with or created with."""
    in_excess: bool = False
    """Whether it says who is dealt what is too much for a creature: "that creature" is the one (120.4a)."""
    telling_x: bool = False
    """Whether it says what X is, which nothing can be measured by that is X things itself."""
    asked: Antecedent | None = None
    """What a condition asks about, with which it compares another ("it has the same name as that card")."""
    prevents: bool = False
    """Whether it follows on prevention: "the damage prevented this way"."""
    x_is_told: bool = False
    """Whether the sentence says what X is."""
    x_of_spell: bool = False
    """Whether it triggers as its own spell is cast, so that X is what was chosen for that (107.3e)."""
    y_is_told: bool = False
    """Whether it says what Y is."""
    rounded: Rounded | None = None
    """How the sentence says that each half is rounded."""
    undone: range = range(0)
    """The numbers of the verbs that were not done where this is."""
    barred: range = range(0)
    """The places of the scopes that cannot be pointed back at from here."""

    def but(self, **changes: Any) -> Context:
        """The same with some of its fields changed; of so many, few are, so they are not set one by one."""
        changed = object.__new__(Context)
        changed.__dict__.update(self.__dict__, **changes)
        return changed

    def within(self, node: Node) -> Context:
        """The context of the parts of a node that stands here."""
        changes: dict[str, Any] = {}
        if self.as_card or self.as_spell:
            changes.update(as_card=False, as_spell=False)
        if self.clause or self.possessive or self.role is not None or self.controls:
            changes.update(clause=False, sized=False, dealing=False, possessive=False, role=None, controls=False)
        if self.role is not None and isinstance(node, Ref):
            changes["party"] = self.role if node.count in (None, ONE) else None
        if isinstance(node, If | Instead):
            changes["as_cast"] = isinstance(node.condition, HOW_IT_WAS_CAST)
        if isinstance(node, Qualifier):
            changes.update(qualifying=True, controls=isinstance(node, ControlledBy), comparing=node.compares)
        if isinstance(node, TriggerEvent | ReplacedEvent):
            changes["happening"] = True
        elif self.happening and isinstance(node, Condition | Qualifier):
            changes["happening"] = False
        if isinstance(node, ObjectDid | PlayerDid):
            changes["denied"] = node.denied
        if isinstance(node, Amount):
            changes["measuring"] = True
        if self.static and isinstance(node, Condition):  # "it doesn't untap if it has a counter": its own clause
            changes["verb"] = None
        if isinstance(node, AndAll):
            changes["joined"] = True
        if isinstance(node, Described):
            changes.update(describing=called(node), noun=node.head.noun if node.head is not None else None)
        if isinstance(node, Duration):
            changes["lasting"] = True
        if isinstance(node, RoundEachTime):
            changes["rounded"] = node.rounded.way
        if isinstance(node, WhereX | WhereXAndY | WhereXOfFirst):
            changes.update(x_is_told=True, y_is_told=self.y_is_told or isinstance(node, WhereXAndY))
        return self.but(**changes) if changes else self

    def as_party(self, role: Role | None) -> Context:
        """The context of a noun phrase that names a party of the trigger's event."""
        return self if role is None else self.but(role=role)

    def as_subject(self, sized: bool, dealing: bool) -> Context:
        """The context of the subject of a clause."""
        return self.but(clause=True, sized=sized, dealing=dealing)

    def as_possessor(self) -> Context:
        """The context of a possessor."""
        return self.but(possessive=True)

    def asking_about(self, subject: Antecedent | None) -> Context:
        """The context of the rest of a condition with this subject."""
        return self.but(asked=subject)

    def of_unknown(self) -> Context:
        """The context of what X is said to be."""
        return self.but(telling_x=True)

    def about(self, subject: Mention | None) -> Context:
        """The context of the rest of a clause with this subject."""
        return self if subject is None else self.but(subject=subject)

    def of_cost(self, place: int) -> Context:
        """The context of a part of a cost."""
        return self.but(cost=place)

    def of_verb(self, number: int, choosing: bool) -> Context:
        """The context of the objects of a verb."""
        return self.but(verb=number, choosing=choosing)

    def of_undone(self, verbs: range) -> Context:
        """The context of what is done where these verbs were not."""
        return self.but(undone=verbs) if verbs else self

    def of_what_follows(self, prevention: bool, otherwise: bool) -> Context:
        """The context of an instruction: of one that follows on prevention, or of one that is done only where what was
        told before it was not, so that nothing of that is there to speak of."""
        if not prevention and not otherwise:
            return self
        barred = self.discourse.branch if otherwise else self.barred
        return self.but(prevents=self.prevents or prevention, barred=barred)


def beginning(ability: Ability, after: frozenset[str] = frozenset()) -> Context:
    """The context of an ability before any of it has been read; ``after`` names the verbs of a text that gives it."""
    spell, static, trigger = (isinstance(ability, kind) for kind in (Spell, Static, Triggered))
    cast = isinstance(ability, Triggered) and _is_cast(ability.trigger_event) and not any(found(ability, WhereX))
    return Context(Discourse(), spell=spell, static=static, trigger=trigger, after=after, x_of_spell=cast)


def _is_cast(event: TriggerEvent) -> bool:
    """ "When you cast ~"."""
    return isinstance(event, PlayerEvent) and [act.what for act in event.acts if isinstance(act, Cast)] == [This()]
