"""What a pronoun stands for: the one thing that it can mean, or nothing.

A pronoun looks back, scope by scope: first its own clause, then the sentence before, and so on to the trigger's event
or the cost. The nearest scope that offers anything decides; if it offers two different things the text is refused,
because a guess would be a wrong answer.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from engine.abilities.base import Ability, Ref, Who
from engine.abilities.nouns import object_phrases as r
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.noun_groups import Where
from engine.abilities.nouns.player_phrases import AttackingPlayer, ThatPlayer
from engine.abilities.nouns.target_phrases import PlayerKind
from engine.abilities.verbs.counters import PutCounters
from engine.abilities.walk import walk
from engine.oracle.binding.context import Context
from engine.oracle.binding.discourse import Unbound, said
from engine.oracle.binding.referents import ALL_REVEALED, Mention, called, could_be, is_pile, nouns_of

_KINDS_OF_ATTACHMENTS = frozenset({"enchantment", "Aura", "artifact", "Equipment"})
"""What what is attached to something is itself: of these its host may be another."""


def other_than(text: Context) -> Antecedent | None:
    """What "other creatures" are other than: the subject of the clause; in an instant or sorcery, which is no creature
    itself, what has been spoken of last; in a triggered ability the creature that it has spoken of last, unless that
    was called another itself; "other tokens" are other than those that the ability has created. None for the object
    that the ability is of."""
    subject = text.subject
    if subject is not None and not subject.player and not _is_none_of_them(subject, text):
        if subject.each:
            if text.spell:  # what one of several gets for the others is counted only once
                raise Unbound('what "other" is other than')
            return Antecedent(Role.EACH)
        meant = subject.antecedent
        if (
            meant is not None
            and meant.role is Role.ATTACHED
            and _KINDS_OF_ATTACHMENTS & text.describing - subject.nouns
        ):
            return Antecedent(Role.THIS)
        if meant is not None and meant.role is Role.RESULT and text.verb is not None and meant.index >= text.verb:
            raise Unbound('what "other" is other than')  # not known before the verb has been carried out
        return _unless_this(meant)
    if text.spell:
        for scope in text.discourse.accessible(text.barred):
            for mention in reversed(scope):
                if mention.player or _unless_this(mention.antecedent) is None:
                    continue
                if text.noun is Where.SPELL and "spell" not in mention.nouns:
                    continue  # the spell itself is one of those
                if mention.each and scope is text.discourse.scope:
                    raise Unbound('what "other" is other than')
                return mention.antecedent
    created = _created(text) if text.noun is Where.TOKEN else None
    picked = created or _picked_out(text)
    if picked is not None:
        return picked
    if text.trigger:
        return next((_unless_this(m.antecedent) for m in _of_the_kind(text)), None)
    return None


def _created(text: Context) -> Antecedent | None:
    """The tokens that the ability has created last."""
    said = (m for scope in text.discourse.accessible(text.barred) for m in reversed(scope))
    tokens = (m.antecedent for m in said if m.antecedent is not None and "token" in m.nouns)
    return next((one for one in tokens if one.role is Role.RESULT), None)


def _picked_out(text: Context) -> Antecedent | None:
    """Those of the kind that players have been told to choose, or that an activated ability has targeted."""
    for scope in text.discourse.accessible(text.barred):
        for mention in reversed(scope):
            meant = mention.antecedent
            if mention.player or meant is None or not text.describing & mention.nouns:
                continue
            chosen = meant.role is Role.RESULT and mention.doing == "Choose"
            if chosen or (meant.role is Role.TARGET and not text.trigger and not text.static):
                return meant
    return None


def another_than(phrase: Ref, text: Context) -> Antecedent | None:
    """What "another creature" is other than, if not the object that says so: in an instant or sorcery the target of the
    kind; in a triggered ability what of the kind its event has happened to, unless that was called another itself, or,
    where it is no target, the target of the kind; on an Aura or Equipment that has spoken of it, its host."""
    roles = {Role.TARGET} if text.spell else {Role.ATTACHED, Role.EVENT} if text.trigger else {Role.ATTACHED}
    if text.trigger and phrase.index is None:
        roles |= {Role.TARGET}
    if text.role is not None or text.cost is not None or (text.spell and phrase.index is not None):
        return None
    wanted = called(phrase.group) if phrase.group is not None else nouns_of(phrase)
    for scope in text.discourse.accessible(text.barred):
        for mention in reversed(scope):
            meant = mention.antecedent
            if mention.player or mention.apart or meant is None or meant.role not in roles:
                continue
            if wanted & mention.nouns:
                return meant
    return None


def actor(text: Context) -> Antecedent | None:
    """The single player whom the trigger's event names: "whenever a player casts a spell, each other player ..."."""
    roles = (Role.EVENT, Role.EVENT_OTHER, Role.EVENT_CONTROLLER)
    said = (m for scope in text.discourse.accessible(text.barred) for m in scope if m.player and not m.each)
    return next((m.antecedent for m in said if m.antecedent is not None and m.antecedent.role in roles), None)


def _of_the_kind(text: Context) -> Iterator[Mention]:
    """What a triggered ability has spoken of, the last first, that can be called what it describes just now: in the
    same sentence, or in its event."""
    for scope in text.discourse.accessible(text.barred):
        for mention in reversed(scope):
            meant = mention.antecedent
            if mention.player or mention.each or mention.apart or meant is None or meant.role is Role.RESULT:
                continue
            near = scope is text.discourse.scope or meant.role is Role.EVENT
            if near and text.describing & mention.nouns:
                yield mention


def _is_none_of_them(subject: Mention, text: Context) -> bool:
    """Whether the subject is a thing that others of the kind are not other than: an instant or sorcery itself, but of
    spells; an Aura or Equipment itself."""
    if subject.antecedent != Antecedent(Role.THIS):
        return False
    if text.spell:
        return text.noun is not Where.SPELL
    return text.trigger and any(m.host for scope in text.discourse.accessible(text.barred) for m in scope)


def _unless_this(antecedent: Antecedent | None) -> Antecedent | None:
    return None if antecedent is None or antecedent.role is Role.THIS else antecedent


def resolve_compared(pronoun: Any, plural: bool, text: Context) -> Mention:
    """The one thing that is spoken of with a noun, or compared with: in a condition another than what that asks about,
    if there is one ("if it has the same name as that card")."""
    if text.asked is not None and not text.possessive and not isinstance(pronoun, Who):
        try:
            return resolve(pronoun, plural, text, but=text.asked)
        except Unbound:
            pass
    return resolve(pronoun, plural, text)


_WHO_ATTACKS = (Role.EVENT, Role.EVENT_OTHER)
"""What of a trigger's event the attacking player can be."""


def resolve(pronoun: Any, plural: bool, text: Context, but: Antecedent | None = None) -> Mention:
    """The one thing that a pronoun can stand for, if that is not ``but``."""
    player = isinstance(pronoun, Who)
    wanted = called(pronoun.group) if pronoun.group is not None else frozenset()
    subject = text.subject
    of_each = text.comparing or text.lasting
    if subject is not None and subject.each and of_each and not player and not subject.player:
        return dataclasses.replace(subject, antecedent=Antecedent(Role.EACH), plural=False)
    if subject is not None and (text.possessive or player):
        if (subject.each or _not_pointed_at(subject)) and subject.player == player:
            return dataclasses.replace(subject, antecedent=Antecedent(Role.EACH), plural=False)
        # an object that speaks of itself says "its", never "that card's"; a spell does not even say "its"
        of_itself = (wanted or text.spell) and subject.antecedent == Antecedent(Role.THIS)
        if wanted and _is_told_apart(subject, plural, wanted, text):
            of_itself, but = True, subject.antecedent
        if not of_itself and could_be(subject, player, plural, wanted) and subject.antecedent is not None:
            return subject
    if player and text.discourse.doing == "DealDamage":
        dealt = [m for m in text.discourse.scope if m.verb == text.verb and m.verb is not None]
        if len(dealt) == 1 and dealt[0].player and dealt[0].each:  # "damage to each player equal to ... that player"
            return dataclasses.replace(dealt[0], antecedent=Antecedent(Role.EACH), plural=False)
        measured = [m for m in dealt if m.player and m.antecedent is not None and m.antecedent.role is Role.TARGET]
        if len(measured) == 1 and not plural:  # "damage equal to the cards in target player's hand to that player"
            return measured[0]
    if text.linked:
        return _linked(text)
    if text.in_excess and len(dealt := _dealt_damage(plural, wanted, text)) == 1:
        return dealt[0]
    of_pile = pronoun.of_pile
    for scope in text.discourse.accessible(text.barred):
        able = [m for m in scope if could_be(m, player, plural, wanted) and not _reflexive(m, text)]
        able = [m for m in able if but is None or m.antecedent != but]
        if isinstance(pronoun, AttackingPlayer):
            able = [m for m in able if m.antecedent is not None and m.antecedent.role in _WHO_ATTACKS]
        elif isinstance(pronoun, ThatPlayer) and pronoun.kind is PlayerKind.OPPONENT:
            able = [m for m in able if m.nouns == {"opponent"}] or able
        either = pronoun.either if isinstance(pronoun, r.It) else None
        if either is not None:
            able = [m for m in able if set(either.value.split(" or ")) <= m.nouns]
        if wanted:  # an object that speaks of itself is "it", never "that creature"
            able = [m for m in able if m.antecedent != Antecedent(Role.THIS)]
            able = [m for m in able if not m.host] or able
            if pronoun.parted_by is None:  # a card is called that before a creature that was one
                able = [m for m in able if wanted & m.nouns] or able
        able = [m for m in able if _is_plausible(m, wanted, text)]
        if text.as_card:
            able = [m for m in able if "card" in m.nouns] or able
        if text.discourse.doing == PutCounters.__name__ and not text.possessive:  # a permanent rather than a spell
            able = [m for m in able if "spell" not in m.nouns] or able
        if text.spell and text.as_cast and text.dealing:  # the spell that was kicked, rather than what it is dealt to
            able = [m for m in able if m.antecedent == Antecedent(Role.THIS)] or able
        if pronoun.parted_by is not None:
            able = [m for m in able if m.doing in pronoun.parted_by]
        whole = isinstance(pronoun, r.Those) and scope is text.discourse.scope
        if not whole or not any(m.doing == ALL_REVEALED for m in able):
            able = [m for m in able if m.doing != ALL_REVEALED]
        else:  # "reveal cards until you reveal two land cards, then put those cards": all that were revealed
            able = [m for m in able if m.doing == ALL_REVEALED]
        able = [m for m in able if (is_pile(m) if of_pile else not m.pile) and (wanted or either or not m.obscured)]
        if not player and not text.possessive:
            able = [m for m in able if m.doing == "Search"] or able  # what has been searched for is spoken of first
        if not of_pile:  # "choose two of them ... those cards": those two
            able = [m for m in able if m.part and m.doing == "Choose" and _is_result(m)] or able
        if not text.possessive and text.verb is not None:  # "reveal two of them and put them": those two
            able = [m for m in able if m.part and m.doing == "Reveal" and m.verb == text.verb - 1] or able
        able = [m for m in able if not m.measures] or able  # what is described, rather than what it is measured by
        if not player and not text.possessive and subject is not None:  # the subject itself would be "itself"
            able = [m for m in able if m.antecedent != subject.antecedent] or able
        meant = {m.antecedent for m in able}
        if len(meant) == 1 and None not in meant:
            return able[-1]
        if meant:
            break
    else:
        owner = text.discourse.owner
        if owner is not None and isinstance(pronoun, ThatPlayer) and not plural:
            return owner
        counted = text.discourse.counted
        if counted is not None and isinstance(pronoun, r.Those) and could_be(counted, player, plural, wanted):
            return counted
        if isinstance(pronoun, r.It) and text.undone and text.discourse.speaks_of_itself():
            return Mention(Antecedent(Role.THIS), frozenset())
    raise Unbound(f'what "{said(pronoun)}" refers to')


def _linked(text: Context) -> Mention:
    """What "it" is in "exiled with it": the object itself, whose abilities are linked (607.2a), by whichever words it
    has been spoken of."""
    for scope in text.discourse.accessible(text.barred):
        for mention in scope:
            meant = mention.antecedent
            if meant == Antecedent(Role.THIS) or (meant == Antecedent(Role.EVENT) and not mention.nouns):
                return mention
    raise Unbound('what "it" refers to')


def _dealt_damage(plural: bool, wanted: frozenset[str], text: Context) -> list[Mention]:
    """What the text deals damage to, rather than what deals it, that can be called so."""
    said = (m for scope in text.discourse.accessible(text.barred) for m in scope)
    return [m for m in said if m.doing == "DealDamage" and m.verb is not None and could_be(m, False, plural, wanted)]


def _is_plausible(mention: Mention, wanted: frozenset[str], text: Context) -> bool:
    """Whether what is said where a pronoun stands can be said of a thing that was spoken of."""
    meant = mention.antecedent
    result = meant is not None and meant.role is Role.RESULT
    if result and meant is not None and meant.index in text.undone:
        return False
    if text.as_card and "token" in mention.nouns:  # a token is no card (111.1)
        return False
    if text.as_spell and "spell" not in mention.nouns and meant not in (Antecedent(Role.THIS), Antecedent(Role.EVENT)):
        return False
    permanent = "permanent" in mention.nouns and "card" not in mention.nouns
    if permanent and text.discourse.doing in _DISCARDING and not text.possessive:  # cards alone are discarded (701.9a)
        return False
    if text.sized and result and mention.doing in _PARTED:
        return False
    if text.measuring and wanted == {"creature"} and {"creature", "player"} <= mention.nouns:
        return False  # what is dealt damage may be a player, and damage is not measured by it
    if text.counting and not wanted and mention.verb is not None and mention.verb == text.verb:
        return False  # "equal to its power on target creature": not of that creature
    return not (text.telling_x and mention.unknown)


_DISCARDING = frozenset({"Discard", "DiscardThese"})

_PARTED = frozenset({"Reveal", "Sacrifice", "Discard", "Mill"})
"""The verbs after which a thing is on the battlefield no more, or not yet, so that nothing changes its size there."""


def _is_result(mention: Mention) -> bool:
    """Whether it is what a verb has acted on or made."""
    return mention.antecedent is not None and mention.antecedent.role is Role.RESULT


def _not_pointed_at(subject: Mention) -> bool:
    """Whether what does something is called again only as the one that a sentence has come to."""
    return subject.antecedent is None or subject.antecedent.role is Role.WHOSE


def paid(pronoun: Any, text: Context) -> Mention | None:
    """What was sacrificed to cast the spell (601.2h), where the spell itself has done nothing of the kind before."""
    if not isinstance(pronoun, r.TheParted) or not text.spell or pronoun.how is r.WayOfParting.CHOSEN:
        return None
    if any(m.doing in pronoun.how.verbs for scope in text.discourse.accessible(text.barred) for m in scope):
        return None
    place = list(r.WayOfParting).index(pronoun.how)
    return Mention(Antecedent(Role.PAID, place), called(pronoun.group))


def paid_ways(ability: Ability) -> Iterator[r.WayOfParting]:
    """In which ways what a spell speaks of has to have been parted with to cast it."""
    for one in walk(ability, into_abilities=True):
        if isinstance(one, Antecedent) and one.role is Role.PAID:
            yield list(r.WayOfParting)[one.index]


def _is_told_apart(subject: Mention, plural: bool, wanted: frozenset[str], text: Context) -> bool:
    """Whether the event has another party with that noun, while the subject was called by another one: "whenever an
    Archer deals damage to a creature, that Archer deals that much damage to that creature's controller"."""
    roles = {Role.EVENT, Role.EVENT_OTHER, Role.BLOCKED}
    if subject.antecedent is None or subject.antecedent.role not in roles:
        return False
    parties = (
        m for scope in text.discourse.accessible(text.barred) for m in scope if could_be(m, False, plural, wanted)
    )
    others = {m.antecedent.role for m in parties if m.antecedent is not None} & roles
    return bool(others - {subject.antecedent.role})


def _reflexive(mention: Mention, text: Context) -> bool:
    """A verb's object called "it" is neither its subject nor its other object, and a spell is "it" only as what deals
    damage where it was kicked."""
    own = mention.antecedent == Antecedent(Role.THIS) and text.spell and not (text.as_cast and text.dealing)
    if text.qualifying and (mention.player or "player" in mention.nouns):
        return False
    if text.comparing and text.discourse.doing == "ExchangeControl":
        return False  # "exchange control of target artifact and target permanent that shares a color with it"
    if text.joined and text.qualifying:
        return own  # "return target creature and all Auras attached to it"
    beside = mention is text.subject or mention.verb == text.verb
    return own or (text.verb is not None and not text.possessive and beside)
