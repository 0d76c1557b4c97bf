"""Binding: target phrases are numbered and pronouns given what they stand for, or the text is refused.

A pronoun looks back, scope by scope, for what it could mean: first its own clause, then the sentence
before, and so on to the trigger's event or the cost. The nearest scope that offers anything decides; if it
offers two different things the text is refused, because a guess would be a wrong answer.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from engine.abilities import happenings as h
from engine.abilities import players as pl
from engine.abilities import refs as r
from engine.abilities.ability import Spell, Static, Triggered
from engine.abilities.actions import (
    And,
    CastCard,
    Did,
    Discard,
    Exile,
    GainAbilities,
    HaveAbilities,
    If,
    IfDone,
    May,
    Sacrifice,
    Then,
)
from engine.abilities.amounts import ONE, AtLeast, Fixed
from engine.abilities.antecedents import Antecedent, Role
from engine.abilities.base import (
    Ability,
    Condition,
    CostPart,
    Happening,
    Instruction,
    Node,
    Qualifier,
    Ref,
    Verb,
    Who,
    WouldHappen,
)
from engine.abilities.measures import CountersOn, ThatWord, WhereX, speaks_of_x
from engine.abilities.moves import DiscardThese, ExileFrom
from engine.abilities.nouns import ControlledBy, EitherGroup, Other
from engine.abilities.pairing import BothPaired
from engine.abilities.payments import Pay
from engine.abilities.per import PerCounter
from engine.abilities.piles import Bare as PileNumber
from engine.abilities.piles import EachOfThose, FromAmong
from engine.abilities.repeating import RepeatFollowing, RepeatThis
from engine.abilities.shields import PreventedDamage, PreventNextTime, PreventThat
from engine.abilities.targeting import Target
from engine.abilities.zones import InZone
from engine.oracle.declared import agreement_of, number_of
from engine.oracle.mentions import Mention, called, could_be, is_pile, nouns_of
from engine.oracle.printer import NoEnglish, print_value, text_order
from engine.rules.walk import found

EVENT_PARTIES = {
    "subject": Role.EVENT,
    "what": Role.EVENT,
    "recipient": Role.EVENT,
    "who": Role.EVENT_OTHER,
    "source": Role.EVENT_OTHER,
}
"""Which party of a trigger's event each field of a happening names, unless its class says otherwise."""


EACH = r.Each | r.All | r.Bare | pl.EachPlayer | pl.EachOpponent | pl.EachOtherPlayer
"""Noun phrases that speak of every one there is, one by one."""


class Unbound(ValueError):
    """A pronoun with no single thing to stand for. The message is the question a player would ask."""


@dataclass(slots=True)
class _Text:
    """What the text of one ability has spoken of so far."""

    scopes: list[list[Mention]] = field(default_factory=lambda: [[]])
    targets: int = 0
    verbs: int = 0
    happening: dict[int, Role] = field(default_factory=dict)
    """The roles of the noun phrases of the trigger's event, by identity."""
    party: Role | None = None
    """The role of the one whose description is being read, where it is a single party of the trigger's event."""
    controls: bool = False
    """Whether what is being read is who controls that."""
    cost: int | None = None
    """The number of the cost part being read."""
    verb: int | None = None
    """The number of the verb whose objects are being read."""
    subject: Mention | None = None
    """The subject of the clause being read."""
    doing: str = ""
    """The name of the verb whose objects are being read."""
    qualifying: bool = False
    """Whether a description is being read ("each creature that player controls")."""
    choosing: bool = False
    """Whether the verb being read only picks things out: what it names is no pile."""
    possessive: bool = False
    """Whether the phrase being read is a possessor ("its power")."""
    clause: bool = False
    """Whether the phrase being read is the subject of a clause that does something."""
    numbers: list[Antecedent] = field(default_factory=list)
    """What "that many" can be the number of."""
    prevents: bool = False
    """Whether the instruction being read follows on prevention: "the damage prevented this way"."""
    done: set[str] = field(default_factory=set)
    """The names of the verbs read so far."""
    after: frozenset[str] = frozenset()
    """The names of the verbs of the text that gives this ability to something."""
    static: bool = False
    """Whether this is what a static ability says."""
    trigger: bool = False
    """Whether this is what a triggered ability does, which has no X of its own."""
    repeats: bool = False
    """Whether the text has said that it is repeated."""
    x_is_told: bool = False
    """Whether the sentence says what X is."""
    branch: slice = field(default_factory=lambda: slice(0, 0))
    """The scopes of what was last told under a condition."""
    spell: bool = False
    """Whether this is what an instant or sorcery does; nothing then calls the spell itself "it"."""


def _new_text(ability: Ability) -> _Text:
    return _Text(
        spell=isinstance(ability, Spell), static=isinstance(ability, Static), trigger=isinstance(ability, Triggered)
    )


def bind(ability: Ability) -> Ability:
    """The same ability with its target phrases numbered and its pronouns bound; Unbound if one cannot be."""
    bound: Ability = _visit(ability, _new_text(ability))
    return bound


def _visit(node: Any, text: _Text) -> Any:
    """A node with everything in it bound, read in the order of its English."""
    if not (isinstance(node, Node) and dataclasses.is_dataclass(type(node))):
        return node
    needed = getattr(node, "needs", None)
    if needed is not None and needed not in text.done:
        raise Unbound(f"what {type(node).__name__} speaks of")
    if hasattr(node, "spells_only") and not text.spell:
        raise Unbound("which of the same modes is meant")
    if isinstance(node, Verb) and text.repeats:
        raise Unbound("what is done once a process is not repeated any more")
    text.repeats = text.repeats or isinstance(node, RepeatThis)
    if isinstance(node, RepeatFollowing) and text.verbs > 1:
        raise Unbound("what is repeated")
    if isinstance(node, Ref) and not isinstance(node, Target) and _only_of_targets(node):
        raise Unbound("what is from the same place")
    if isinstance(node, Ref) and (totals := _said_of_several(node)) and not _chosen_together(node, totals, text):
        raise Unbound("which of them are meant together")
    if text.clause and hasattr(node, "never_subject"):
        raise Unbound("which of them does what")
    if isinstance(node, BothPaired) and not text.static:
        raise Unbound("which creatures are meant")  # "those creatures" of another text are no pair (702.95)
    if hasattr(node, "of_party") and text.party is None:
        raise Unbound("when it was cast")
    if not text.after.isdisjoint(getattr(node, "not_given_after", ())):
        raise Unbound(f"which choice {type(node).__name__} speaks of")
    if text.spell and isinstance(node, CastCard) and isinstance(node.what, r.This):
        raise Unbound("how a spell that resolves is cast")  # its own paragraph says how it may be cast (118.9)
    text.x_is_told = text.x_is_told or isinstance(node, WhereX)
    before, clause, possessive, qualifying = text.subject, text.clause, text.possessive, text.qualifying
    text.qualifying = qualifying or isinstance(node, Qualifier)
    party, controls = text.party, text.controls
    if id(node) in text.happening and isinstance(node, Ref):
        text.party = text.happening[id(node)] if getattr(node, "count", ONE) == ONE else None
    text.controls = isinstance(node, ControlledBy)
    changes: dict[str, Any] = {}
    for name in text_order(node):
        old = getattr(node, name)
        new = _field(node, name, old, text)
        if new is not old:
            changes[name] = new
    bound: Any = dataclasses.replace(node, **changes) if changes else node
    if isinstance(node, WhereX):
        text.x_is_told = False
    if isinstance(node, Other):
        bound = dataclasses.replace(node, than=_other_than(text))
    if isinstance(node, Then | And):
        _check_x(node)
    if isinstance(node, PreventedDamage) and not text.prevents:
        raise Unbound(f'what "{_said(node)}" refers to')
    if hasattr(node, "measures"):
        bound = dataclasses.replace(bound, antecedent=_measured(node, text))
    if isinstance(node, Ref | Who):
        text.clause, text.possessive = clause, possessive
        bound = _noun_phrase(node, bound, text, controls)
    if isinstance(node, Instruction):
        text.subject = before
    text.qualifying, text.party, text.controls = qualifying, party, controls
    return bound


def _field(node: Any, name: str, value: Any, text: _Text) -> Any:
    roles = getattr(node, "event_parties", EVENT_PARTIES if isinstance(node, Happening) else {})
    if name in roles:
        for party in value if isinstance(value, tuple) else (value,):
            if isinstance(party, Ref | Who):
                text.happening[id(party)] = roles[name]
    if isinstance(value, tuple):
        parts = tuple(_part(node, part, text, place) for place, part in enumerate(value))
        return parts if any(a is not b for a, b in zip(parts, value, strict=True)) else value
    counted = name == "subject" and isinstance(node, PerCounter | CountersOn)
    text.possessive = name == "of" or (counted and not (text.subject is not None and text.subject.each))
    text.clause = isinstance(node, Instruction) and name == "subject"
    new = _part(node, value, text, 0)
    text.possessive = text.clause = False
    if isinstance(node, Instruction) and name in ("subject", "who") and text.scopes[-1]:
        last = text.scopes[-1][-1]
        if hasattr(node, "chooses"):  # what is done then speaks of the one who has chosen it
            last = dataclasses.replace(last, antecedent=Antecedent(Role.CHOOSER), plural=False, each=False)
        text.subject = text.scopes[-1][-1] = dataclasses.replace(last, subject=True)
    return new


def _part(parent: Any, value: Any, text: _Text, place: int) -> Any:
    """One value of a field; keeps count of verbs and costs, and opens a scope for each clause."""
    if isinstance(value, Ability):
        if not isinstance(parent, GainAbilities | HaveAbilities) and next(found(value, r.Granter), None) is not None:
            raise Unbound("what grants the ability")
        return _visit(value, dataclasses.replace(_new_text(value), after=frozenset(text.done)))
    if isinstance(value, CostPart):
        text.cost = place
        paid = _visit(value, text)
        text.cost = None
        text.scopes.append([])
        return paid
    if isinstance(value, Verb):
        text.doing = type(value).__name__
        text.done.add(text.doing)
    if isinstance(value, Condition):
        text.done.add(type(value).__name__)
    if isinstance(value, Verb) and not isinstance(parent, Verb) and text.cost is None:
        if isinstance(parent, May) and text.trigger and not text.x_is_told and _how_many_unknown(value):
            raise Unbound('what "X" is')
        text.verb = text.verbs
        text.verbs += 1
        text.choosing = hasattr(value, "picks_out")
        new = _visit(value, text)
        text.verb = None
        text.choosing = False
        _made(value, text)
        _count_acted(value, text)
        return new
    if isinstance(value, Instruction):
        if isinstance(parent, PreventNextTime | PreventThat):
            text.prevents = True
        apart = text.scopes[text.branch] if _is_otherwise(value) else []
        if apart:
            text.scopes[text.branch] = [[] for _ in apart]
        first = len(text.scopes)
        text.scopes.append([])
        done = _numbered(_visit(value, text), value, text)
        if apart:
            text.scopes[text.branch] = apart
        if isinstance(parent, If | IfDone):
            text.branch = slice(first, len(text.scopes))
        return done
    new = _visit(value, text)
    if isinstance(value, Happening | WouldHappen):
        if any(isinstance(act, h.BecomeTarget) for act in getattr(value, "acts", ())):
            spell = Mention(Antecedent(Role.TARGETER), False, False, frozenset({"spell"}), obscured=True)
            text.scopes[-1].append(spell)
        if any(isinstance(act, h.CastNth) for act in getattr(value, "acts", ())):
            text.scopes[-1].append(Mention(Antecedent(Role.EVENT), False, False, frozenset({"spell"})))
        text.scopes.append([])
        if _has_amount(value):
            text.numbers.append(Antecedent(Role.EVENT))
        elif _has_number(value):
            text.numbers.append(Antecedent(Role.EVENT, HOW_MANY))
    return new


def _how_many_unknown(verb: Verb) -> bool:
    """ "you may sacrifice X Foods": a number chosen on the way, which is played only where it is paid as mana."""
    return speaks_of_x(verb) and not isinstance(verb, Pay)


def _is_otherwise(instruction: Instruction) -> bool:
    """Whether it is done only where what was told before it was not: then nothing of that is there to speak of."""
    return isinstance(instruction, IfDone) and instruction.did is Did.OTHERWISE


def _made(verb: Verb, text: _Text) -> None:
    """What a verb brings about can be spoken of: tokens created, cards revealed (``makes`` says what they
    are).
    """
    meets: frozenset[str] = getattr(verb, "meets", frozenset())
    if meets:  # a player who has a part in it: "clash with an opponent ... that player"
        text.scopes[-1].append(Mention(Antecedent(Role.RESULT, text.verbs - 1), True, False, meets))
    makes: frozenset[str] = getattr(verb, "makes", frozenset())
    if makes:
        number = text.verbs - 1
        text.scopes[-1] = [dataclasses.replace(m, obscured=m.obscured or m.verb == number) for m in text.scopes[-1]]
        plural = number_of(getattr(verb, "count", 1)) == "pl"
        antecedent = Antecedent(Role.RESULT, text.verbs - 1)
        text.scopes[-1].append(Mention(antecedent, False, plural, makes))
        if hasattr(verb, "piles"):
            text.scopes[-1].append(Mention(antecedent, False, True, makes, pile=True))


def _numbered(bound: Any, node: Instruction, text: _Text) -> Any:
    """An instruction with the number of its first verb, for what later text says of its results."""
    verbs = getattr(node, "verbs", None)
    if verbs is None or not hasattr(node, "step"):
        return bound
    alone = [hasattr(verb, "stands_alone") for verb in verbs]
    if len(verbs) > 1 and any(alone) and not all(alone):
        raise Unbound("which of several things is done for each")
    behind = 1 if getattr(node, "ending", None) is not None else 0
    return dataclasses.replace(bound, step=text.verbs - len(verbs) - behind)


def _only_of_targets(node: Ref) -> bool:
    """Whether a noun phrase is described as only targets are."""
    group = getattr(node, "group", None)
    return any(hasattr(one, "targets_only") for one in getattr(group, "qualifiers", ()))


def _said_of_several(node: Ref) -> list[Any]:
    """What a noun phrase says that all it stands for have together."""
    group = getattr(node, "group", None)
    last = group.groups[-1] if isinstance(group, EitherGroup) else group
    return [one for one in getattr(last, "qualifiers", ()) if hasattr(one, "of_several")]


def _chosen_together(node: Ref, totals: list[Any], text: _Text) -> bool:
    """Whether somebody chooses what a noun phrase stands for, several at once, as a text is announced or carried out;
    what targets may have together must be known as they are chosen."""
    if not isinstance(node, Target | r.Some | FromAmong) or node.count == ONE or text.cost is not None:
        return False
    return not isinstance(node, Target) or all(isinstance(one.amount, Fixed) for one in totals)


# ---- numbers


def _count_acted(verb: Verb, text: _Text) -> None:
    """A verb that acts on a number of things that is not told can be spoken of as "that many"."""
    if not isinstance(verb, Discard | DiscardThese | Exile | ExileFrom | Sacrifice):
        return
    what = getattr(verb, "what", None)
    told = isinstance(verb.count, Fixed) if isinstance(verb, Discard) else agreement_of(what) != "base"
    if not told or hasattr(what, "zones"):
        text.numbers.append(Antecedent(Role.RESULT, text.verbs - 1))


def _has_amount(happening: Happening | WouldHappen) -> bool:
    """Whether an event has an amount: damage of one source to one thing, life of one player."""
    acts = getattr(happening, "acts", ())
    subject = getattr(happening, "subject", None)
    if isinstance(subject, r.Some) and subject.count != ONE:
        return False
    if hasattr(happening, "has_amount"):
        return True
    return bool(acts) and all(isinstance(act, _AMOUNT_ACTS) for act in acts)


HOW_MANY = 1
"""The index of what is pointed at in a trigger's events where it is how many things they happened to."""


def _has_number(happening: Happening | WouldHappen) -> bool:
    """Whether events happen to a number of things at the same time: "one or more creatures you control attack"."""
    acts: tuple[Any, ...] = getattr(happening, "acts", ())
    subject = getattr(happening, "subject", None)
    if len(acts) == 1 and isinstance(acts[0], h.AttackWith):
        subject = acts[0].what
    if not isinstance(subject, r.Some) or not isinstance(subject.count, AtLeast):
        return False
    return bool(acts) and not any(isinstance(act, _AMOUNT_ACTS) for act in acts)


_AMOUNT_ACTS = (h.DealDamage, h.BeDealtDamage, h.GainLife, h.LoseLife, h.PlayerDealtDamage)


def _measured(node: Any, text: _Text) -> Antecedent:
    """The one number that "that many" can mean; several players do not share one."""
    shared = text.subject is not None and text.subject.player and (text.subject.each or text.subject.plural)
    if shared or len(text.numbers) != 1:
        raise Unbound(f'what "{_said(node)}" refers to')
    found = text.numbers[0]
    if found == Antecedent(Role.EVENT, HOW_MANY) and getattr(node, "word", None) is not ThatWord.MANY:
        raise Unbound(f'what "{_said(node)}" refers to')
    return found


def _check_x(node: Then | And) -> None:
    """What X is belongs to all that speaks of X before it in the sentence, not only to the last."""
    *before, last = node.parts if isinstance(node, And) else (node.first, node.then)
    if isinstance(last, WhereX) and any(speaks_of_x(part) for part in before):
        raise Unbound('what "X" is before')


# ---- noun phrases


def _noun_phrase(node: Ref | Who, bound: Any, text: _Text, controls: bool) -> Any:
    """Number a target, bind a pronoun; either way the text has now spoken of something. ``controls``: whether it names
    who controls what has been spoken of."""
    role = text.happening.get(id(node))
    each = role is None and isinstance(
        node, r.Each | r.All | r.Bare | pl.EachPlayer | pl.EachOpponent | pl.EachOtherPlayer | EachOfThose
    )
    plural = (each or agreement_of(node) == "base") and not isinstance(node, pl.You | pl.They)
    if hasattr(node, "antecedent"):
        mention = _paid(node, text) or _resolve(bound, plural, text)
        bound = dataclasses.replace(bound, antecedent=mention.antecedent)
        if text.choosing and isinstance(node, PileNumber):  # "chooses one": what is chosen is spoken of from now on
            chosen = Antecedent(Role.RESULT, text.verbs if text.verb is None else text.verb)
            several = node.number != Fixed(1)
            mention = dataclasses.replace(mention, antecedent=chosen, plural=several, doing=text.doing, part=True)
        text.scopes[-1].append(dataclasses.replace(mention, subject=False, verb=text.verb))
        return bound
    if hasattr(node, "index"):
        bound = dataclasses.replace(bound, index=text.targets)
        text.targets += 1
        meant: Antecedent | None = Antecedent(Role.TARGET, bound.index)
        _point_at_holder(node, Antecedent(Role.TARGET, bound.index), text)
    elif role is not None:
        meant = Antecedent(role)
    elif text.party is Role.EVENT and controls and isinstance(node, pl.AnOpponent | pl.APlayer):
        meant = Antecedent(Role.EVENT_CONTROLLER)
    else:
        found = _meaning(bound, text)
        if found is None:
            return bound
        meant = found[0]
    text.scopes[-1].append(
        Mention(
            meant,
            isinstance(node, Who),
            plural,
            nouns_of(node),
            each=each,
            verb=text.verb,
            doing=text.doing,
            host=isinstance(node, r.Host) and id(node) in text.happening,
            part=text.choosing or hasattr(node, "partitive"),
        )
    )
    return bound


def _meaning(node: Ref | Who, text: _Text) -> tuple[Antecedent | None] | None:
    """What a later pronoun would point at, in a tuple; None for what no pronoun points at."""
    if isinstance(node, r.This):
        return (Antecedent(Role.THIS),)
    if isinstance(node, r.Host | pl.EnchantedPlayer):
        return (Antecedent(Role.ATTACHED),)
    if isinstance(node, pl.DefendingPlayer):
        return (Antecedent(Role.DEFENDING),)
    if isinstance(node, r.Targeting):
        return (Antecedent(Role.TARGETER),)
    if isinstance(node, pl.You):
        return None
    if isinstance(node, pl.ControllerOf | pl.OwnerOf):
        return (_whose(node),)
    if text.cost is not None:
        return (Antecedent(Role.COST, text.cost),)
    if isinstance(node, Ref) and (text.verb is not None or text.clause):
        return (Antecedent(Role.RESULT, text.verbs if text.verb is None else text.verb),)
    return (None,)


def _point_at_holder(node: Any, target: Antecedent, text: _Text) -> None:
    """ "Target creature an opponent controls": its controller is who "that player" is later on."""
    group = getattr(node, "group", None)
    last = group.groups[-1] if isinstance(group, EitherGroup) else group
    qualifiers = getattr(last, "qualifiers", ())
    if getattr(node, "count", None) != ONE:
        return
    for one in qualifiers:
        who = getattr(one, "who", None) if isinstance(one, ControlledBy) else getattr(one, "of", None)
        if isinstance(one, ControlledBy | InZone) and isinstance(who, pl.AnOpponent):
            of = r.It(antecedent=target)
            holder = pl.ControllerOf(of) if isinstance(one, ControlledBy) else pl.OwnerOf(of)
            place = next(i for i in reversed(range(len(text.scopes[-1]))) if text.scopes[-1][i].player)
            known = text.scopes[-1][place]
            text.scopes[-1][place] = dataclasses.replace(known, antecedent=Antecedent(Role.WHOSE, of=holder))


def _whose(node: pl.ControllerOf | pl.OwnerOf) -> Antecedent | None:
    """ "Its controller", to be called "that player" later on; None where nothing single is spoken of."""
    of = node.of
    if isinstance(of, Target):
        pointed: Antecedent | None = Antecedent(Role.TARGET, of.index)
    else:
        pointed = Antecedent(Role.THIS) if isinstance(of, r.This) else getattr(of, "antecedent", None)
    if pointed is None:
        return None
    return Antecedent(Role.WHOSE, of=dataclasses.replace(node, of=r.It(antecedent=pointed)))


# ---- pronouns


def _other_than(text: _Text) -> Antecedent | None:
    """What "other creatures" are other than: the subject of the clause; in an instant or sorcery, which is no creature
    itself, what has been spoken of last. None for the object that the ability is of."""
    subject = text.subject
    if subject is not None and not subject.player:
        if subject.each:
            if text.spell:  # what one of several gets for the others is counted only once
                raise Unbound('what "other" is other than')
            return Antecedent(Role.EACH)
        meant = subject.antecedent
        if meant is not None and meant.role is Role.RESULT and text.verb is not None and meant.index >= text.verb:
            raise Unbound('what "other" is other than')  # not known before the verb has been carried out
        return _unless_this(meant)
    if text.spell:
        for scope in reversed(text.scopes):
            for mention in reversed(scope):
                if mention.player or _unless_this(mention.antecedent) is None:
                    continue
                if mention.each and scope is text.scopes[-1]:
                    raise Unbound('what "other" is other than')
                return mention.antecedent
    return None


def _unless_this(antecedent: Antecedent | None) -> Antecedent | None:
    return None if antecedent is None or antecedent.role is Role.THIS else antecedent


def _resolve(pronoun: Any, plural: bool, text: _Text) -> Mention:
    """The one thing that a pronoun can stand for."""
    player = isinstance(pronoun, Who)
    wanted = called(pronoun.group) if hasattr(pronoun, "group") else frozenset()
    subject = text.subject
    if subject is not None and (text.possessive or player):
        if (subject.each or _not_pointed_at(subject)) and subject.player == player:
            return dataclasses.replace(subject, antecedent=Antecedent(Role.EACH), plural=False)
        if could_be(subject, player, plural, wanted) and subject.antecedent is not None:
            return subject
    if player and text.doing == "DealDamage":
        dealt = [m for m in text.scopes[-1] if m.verb == text.verb and m.verb is not None]
        if len(dealt) == 1 and dealt[0].player and dealt[0].each:  # "damage to each player equal to ... that player"
            return dataclasses.replace(dealt[0], antecedent=Antecedent(Role.EACH), plural=False)
    of_pile = hasattr(pronoun, "of_pile")
    for scope in reversed(text.scopes):
        able = [m for m in scope if could_be(m, player, plural, wanted) and not _reflexive(m, text)]
        if wanted:  # an object that speaks of itself is "it", never "that creature"
            able = [m for m in able if m.antecedent != Antecedent(Role.THIS)]
            able = [m for m in able if not m.host] or able
        if hasattr(pronoun, "how"):
            able = [m for m in able if m.doing in pronoun.how.verbs]
        able = [m for m in able if (is_pile(m) if of_pile else not m.pile) and (wanted or not m.obscured)]
        if not player and not text.possessive:
            able = [m for m in able if m.doing == "Search"] or able  # what has been searched for is spoken of first
        meant = {m.antecedent for m in able}
        if len(meant) == 1 and None not in meant:
            return able[-1]
        if meant:
            break
    raise Unbound(f'what "{_said(pronoun)}" refers to')


def _not_pointed_at(subject: Mention) -> bool:
    """Whether what does something is called again only as the one that a sentence has come to."""
    return subject.antecedent is None or subject.antecedent.role is Role.WHOSE


def _paid(pronoun: Any, text: _Text) -> Mention | None:
    """What was sacrificed to cast the spell (601.2h), where the spell itself has done nothing of the kind before."""
    if not isinstance(pronoun, r.TheParted) or not text.spell or pronoun.how is r.WayOfParting.CHOSEN:
        return None
    if any(m.doing in pronoun.how.verbs for scope in text.scopes for m in scope):
        return None
    place = list(r.WayOfParting).index(pronoun.how)
    return Mention(Antecedent(Role.PAID, place), False, False, called(pronoun.group))


def paid_ways(node: Any) -> Iterator[r.WayOfParting]:
    """In which ways what a spell speaks of has to have been parted with to cast it."""
    if isinstance(node, Antecedent):
        if node.role is Role.PAID:
            yield list(r.WayOfParting)[node.index]
    elif isinstance(node, tuple):
        for part in node:
            yield from paid_ways(part)
    elif isinstance(node, Node) and dataclasses.is_dataclass(node):
        for one in dataclasses.fields(node):
            yield from paid_ways(getattr(node, one.name))


def _reflexive(mention: Mention, text: _Text) -> bool:
    """A verb's object called "it" is neither its subject nor its other object, and a spell is never "it"."""
    own = mention.antecedent == Antecedent(Role.THIS) and text.spell
    if text.qualifying and (mention.player or "player" in mention.nouns):
        return False
    beside = mention is text.subject or mention.verb == text.verb
    return own or (text.verb is not None and not text.possessive and beside)


def _said(node: Any) -> str:
    try:
        return print_value(node).lower()
    except NoEnglish:
        return type(node).__name__
