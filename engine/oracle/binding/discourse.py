"""The discourse of one ability's text: what it has mentioned so far, in the order of its words.

What is mentioned are discourse referents (``Mention``), in scopes: one for each clause. A referent can be pointed back
at as long as its scope is accessible.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from engine.abilities.base import Condition
from engine.abilities.nouns.antecedents import OF_THE_EVENT, Antecedent, Role
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.walk import found, replaced
from engine.grammar.printer import NoEnglish, print_value
from engine.oracle.binding.referents import Mention


class Unbound(ValueError):
    """A pronoun with no single thing to stand for. The message is the question a player would ask."""


@dataclass(slots=True)
class Discourse:
    """What has been mentioned and told so far. It only grows: what is told later adds to it, or says more of what was
    mentioned last."""

    scopes: list[list[Mention]] = field(default_factory=lambda: [[]])
    closed: set[int] = field(default_factory=set)
    """The places of the scopes that are accessible no more."""
    branch: range = range(0)
    """The places of the scopes of what was last told under a condition."""
    asked: Condition | None = None
    """The condition of the last branch, as it is said."""
    last: range = range(0)
    """The numbers of the verbs of the last instruction that was read."""
    doubted: range = range(0)
    """The numbers of the verbs that were done only where "otherwise" is not said."""
    targets: int = 0
    """How many target phrases there were."""
    described: list[tuple[Group, Antecedent]] = field(default_factory=list)
    """How each of the targets that are one object was described."""
    verbs: int = 0
    """How many verbs there were that have results."""
    numbers: list[Antecedent] = field(default_factory=list)
    """What "that many" can be the number of."""
    of_own_cards: set[Antecedent] = field(default_factory=set)
    """Those of these numbers that are of cards which each of several players had."""
    of_all: set[Antecedent] = field(default_factory=set)
    """Those of these numbers that were chosen, and so are the same for everybody."""
    dealt: Antecedent | None = None
    """The last damage of which it was said what it is equal to: "that much", where no other number is meant."""
    doing: str = ""
    """The name of the verb that was read last."""
    told: set[str] = field(default_factory=set)
    """The names of all verbs, sentences and conditions that were read."""
    counted: Mention | None = None
    """What was last counted one by one ("a card for each creature you control"): "those creatures", where nothing else
    has been spoken of."""
    owner: Mention | None = None
    """Who owns what was last put where its owner has it: "that player", where nobody else has been spoken of."""
    repeated: bool = False
    """Whether the text has said that it is repeated."""

    @property
    def each_of_them(self) -> Mention | None:
        """The last subject that speaks of each of several."""
        return next((m for scope in reversed(self.scopes) for m in reversed(scope) if m.subject and m.each), None)

    @property
    def scope(self) -> list[Mention]:
        """The mentions of the clause that is being read."""
        place = len(self.scopes) - 1
        while place in self.closed:
            place -= 1
        return self.scopes[place]

    def open_scope(self) -> int:
        """Begin a clause; gives the place of its scope."""
        self.scopes.append([])
        return len(self.scopes) - 1

    def close_from(self, place: int) -> None:
        """Nothing that was mentioned from this scope on can be pointed back at."""
        self.closed.update(range(place, len(self.scopes)))

    def close_each(self) -> None:
        """A sentence about each of several is over: what follows speaks of all of them."""
        for scope in self.scopes:
            scope[:] = [m for m in scope if not m.for_each]

    def accessible(self, barred: range) -> Iterator[list[Mention]]:
        """The scopes in which a pronoun looks for what it stands for, the nearest first; of those that are barred the
        targets, which are chosen whatever is then done."""
        for place in reversed(range(len(self.scopes))):
            if place in self.closed:
                continue
            scope = self.scopes[place]
            yield scope if place not in barred else [m for m in scope if m.antecedent and _is_target(m.antecedent)]

    def enter_event(self) -> None:
        """What is read now has an event of its own: what the ability's event has brought is of that one."""
        self._take_as(outer=True)

    def leave_event(self, place: int) -> None:
        """The event of its own is over: its parties, mentioned from this scope on, can't be pointed back at."""
        for scope in self.scopes[place:]:
            scope[:] = [
                replace(m, antecedent=None if m.antecedent and _has_party(m.antecedent) else m.antecedent)
                for m in scope
            ]
        self._take_as(outer=False)

    def _take_as(self, outer: bool) -> None:
        for scope in self.scopes:
            scope[:] = [replace(m, antecedent=m.antecedent and _of_event(m.antecedent, outer)) for m in scope]
        self.numbers[:] = [_of_event(one, outer) for one in self.numbers]

    def speaks_of_itself(self) -> bool:
        """Whether the object that the ability is of has been spoken of, accessible or not."""
        return any(m.antecedent == Antecedent(Role.THIS) for scope in self.scopes for m in scope)

    def mention(self, mention: Mention) -> None:
        """Something is mentioned in the clause that is being read."""
        self.scope.append(mention)

    def make_subject(self, antecedent: Antecedent | None = None) -> Mention | None:
        """What was mentioned last is the subject of the clause, or who is meant by ``antecedent`` instead of it."""
        scope = self.scope
        if not scope:
            return None
        last = scope[-1]
        if antecedent is not None:
            last = replace(last, antecedent=antecedent, plural=False, each=False)
        scope[-1] = replace(last, subject=True)
        return scope[-1]

    def obscure(self, verb: int) -> None:
        """The objects of a verb are no longer what "it" would mean: that is what the verb made of them."""
        self.scope[:] = [replace(m, obscured=m.obscured or m.verb == verb) for m in self.scope]

    def tell_whose(self, antecedent: Antecedent) -> None:
        """The player mentioned last is who this antecedent stands for."""
        scope = self.scope
        place = next(i for i in reversed(range(len(scope))) if scope[i].player)
        scope[place] = replace(scope[place], antecedent=antecedent)


def _of_event(meant: Antecedent, outer: bool) -> Antecedent:
    """What is a party of an event, or of somebody who is one, as of the outer event or of the own."""
    for one in [one for one in found(meant, Antecedent) if one.role in OF_THE_EVENT]:
        meant = replaced(meant, one, replace(one, outer=outer))
    return meant


def _has_party(meant: Antecedent) -> bool:
    """Whether it is a party of the own event, or of somebody who is one."""
    return any(one.role in OF_THE_EVENT and not one.outer for one in found(meant, Antecedent))


def _is_target(antecedent: Antecedent) -> bool:
    return antecedent.role is Role.TARGET


def said(node: Any) -> str:
    """The words of a node, for the question what they refer to."""
    try:
        return print_value(node).lower()
    except NoEnglish:
        return type(node).__name__
