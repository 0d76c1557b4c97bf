"""Noun phrases as a text is bound: target phrases are numbered, and all that is named can be spoken of again."""

from __future__ import annotations

import dataclasses
from typing import Any

from engine.abilities.base import Ref, Who
from engine.abilities.nouns import object_phrases as r
from engine.abilities.nouns import player_phrases as pl
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.described_players import OneWho, ThoseWho
from engine.abilities.nouns.linked_abilities import ExiledCards
from engine.abilities.nouns.noun_groups import ControlledBy, Described
from engine.abilities.nouns.partitives import Bare as PileNumber
from engine.abilities.nouns.partitives import EachOfThose
from engine.abilities.nouns.target_phrases import Article, Target, TargetPlayer
from engine.abilities.nouns.targets_chosen_by_others import OneOfTwo, Place
from engine.abilities.nouns.targets_of_each import TargetOfEach
from engine.abilities.nouns.targets_told_apart import TheTarget
from engine.abilities.nouns.zones import EndOfLibrary, InZone
from engine.abilities.quantities.amounts import ONE, Fixed
from engine.abilities.quantities.computed_amounts import speaks_of_x
from engine.abilities.verbs.choose_target_player import ChooseTargetPlayer
from engine.grammar.declared import agreement_of
from engine.oracle.binding.context import Context
from engine.oracle.binding.discourse import Discourse, Unbound, said
from engine.oracle.binding.pronouns import actor, paid, resolve, resolve_compared
from engine.oracle.binding.referents import Mention, nouns_of

EACH = r.Each | r.All | r.Bare | pl.EachPlayer | pl.EachOpponent | pl.EachOtherPlayer | pl.EachOfThem | EachOfThose
"""Noun phrases that speak of every one there is, one by one."""


def _is_of_each(node: Ref | Who) -> bool:
    """ "The top card of each player's library": a card of each of them."""
    return isinstance(node, EndOfLibrary) and isinstance(node.of, EACH)


def noun_phrase(node: Ref | Who, bound: Any, text: Context) -> Any:
    """Number a target, bind a pronoun; either way the text has now mentioned something."""
    discourse, role = text.discourse, text.role
    each = role is None and isinstance(node, EACH)
    several = each or agreement_of(node) == "base" or _is_of_each(node)
    plural = several and not isinstance(node, pl.You | pl.They)
    if node.is_pronoun:
        return _pronoun(node, bound, plural, text)
    if isinstance(node, pl.ChosenPlayer):
        bound = dataclasses.replace(bound, antecedent=_chosen_as_target(text))
    if isinstance(node, pl.EachOtherOpponent):
        bound = dataclasses.replace(bound, than=resolve(pl.ThatPlayer(), False, text).antecedent)
    if isinstance(node, pl.EachOtherPlayer) and role is None:
        bound = dataclasses.replace(bound, than=actor(text))
    meant: Antecedent | None
    if node.index is not None:
        bound = _numbered(node, bound, text)
        meant = Antecedent(Role.TARGET, bound.index)
    elif isinstance(node, TheTarget):
        meant = _the_target(node, discourse)
        bound = dataclasses.replace(bound, antecedent=meant)
    elif role is not None and not isinstance(node, pl.You):
        meant = Antecedent(role)
    elif text.party is Role.EVENT and text.controls and isinstance(node, pl.AnOpponent | pl.APlayer):
        meant = Antecedent(Role.EVENT_CONTROLLER)
    else:
        found = _meaning(bound, text)
        if found is None:
            return bound
        meant = found[0]
    if text.denied and isinstance(node, r.Some):
        return bound  # "if you haven't cast a spell": there is none
    if isinstance(node, TargetOfEach):
        discourse.mention(Mention(meant, nouns_of(node), verb=text.verb, doing=discourse.doing, for_each=True))
    pile = discourse.scope[-1].nouns if node.partitive and discourse.scope else frozenset[str]()
    mention = Mention(
        meant,
        nouns_of(node) or pile,
        player=isinstance(node, Who),
        plural=plural,
        each=each,
        verb=text.verb,
        doing="" if text.clause or role is not None else discourse.doing,
        apart=node.article is not None and node.article is not Article.NONE,
        host=isinstance(node, r.Host) and role is not None,
        part=text.choosing or node.partitive or any(one.tells_all for one in node.qualifiers),
        unknown=text.x_is_told and speaks_of_x(node),
        measures=isinstance(node, r.This) and text.qualifying and text.possessive,
    )
    discourse.mention(mention)
    if not plural and _is_one_of_each_players(node, text):
        discourse.mention(dataclasses.replace(mention, plural=True))
    return bound


def _pronoun(node: Ref | Who, bound: Any, plural: bool, text: Context) -> Any:
    """A pronoun bound to what it speaks of, which has been mentioned once more."""
    discourse, subject = text.discourse, text.subject
    mention = paid(node, text) or (resolve_compared if node.group is not None else resolve)(bound, plural, text)
    bound = dataclasses.replace(bound, antecedent=mention.antecedent)
    if node.of_pile and discourse.doing == "Exile" and mention.doing == "Search":
        raise Unbound(f'what "{said(node)}" refers to')  # of what was searched, not of what was found
    if isinstance(node, pl.EachOfThem) and not mention.player:
        raise Unbound(f'what "{said(node)}" refers to')  # of targets of any kind, which are not players alone
    picking = text.choosing or (discourse.doing == "Exile" and text.verb is not None)
    if picking and isinstance(node, PileNumber):  # "chooses one": what is chosen is spoken of from now on
        chosen = Antecedent(Role.RESULT, discourse.verbs if text.verb is None else text.verb)
        several = node.number != Fixed(1)
        mention = dataclasses.replace(mention, antecedent=chosen, plural=several, doing=discourse.doing, part=True)
    if mention.antecedent == Antecedent(Role.EACH) and subject is not None and not subject.each:
        mention = dataclasses.replace(mention, antecedent=subject.antecedent)  # later it is pointed at by itself
    obscured = mention.obscured and node.group is None
    mention = dataclasses.replace(mention, subject=False, apart=False, obscured=obscured, verb=text.verb)
    discourse.mention(dataclasses.replace(mention, each=True) if isinstance(node, pl.EachOfThem) else mention)
    return bound


def _numbered(node: Ref | Who, bound: Any, text: Context) -> Any:
    """A target with its number, and who chooses it where that is told; it may be spoken of from now on by what it has
    been described as, and so may who has it."""
    discourse, subject = text.discourse, text.subject
    bound = dataclasses.replace(bound, index=discourse.targets)
    chooser = subject.antecedent if text.choosing and subject is not None and subject.player else None
    if isinstance(node, Target | TargetPlayer) and chooser is not None:
        bound = dataclasses.replace(bound, by=pl.ThatPlayer(antecedent=chooser))
    discourse.targets += 1
    meant = Antecedent(Role.TARGET, bound.index)
    if isinstance(node, Target) and agreement_of(node) == "s":
        discourse.described.append((node.group, meant))
    _point_at_holder(node, meant, discourse)
    return bound


def _is_one_of_each_players(node: Ref | Who, text: Context) -> bool:
    """ "Each opponent exiles the top card of their library": one to each, and all together "those cards"."""
    subject = text.subject
    each = subject is not None and subject.player and subject.each
    return each and isinstance(node, EndOfLibrary) and text.verb is not None and text.role is None


def _the_target(node: TheTarget, discourse: Discourse) -> Antecedent:
    """The one target that has been described so."""
    those = [one for group, one in discourse.described if isinstance(group, Described) and node.is_of(group)]
    if len(those) != 1:
        raise Unbound(f'what "{said(node)}" refers to')
    return those[0]


def _chosen_as_target(text: Context) -> Antecedent | None:
    """Whom the same text has said to choose as its target: "choose target opponent ... the chosen player"."""
    said = (m for scope in text.discourse.accessible(text.barred) for m in scope)
    return next((m.antecedent for m in said if m.player and m.doing == ChooseTargetPlayer.__name__), None)


def _meaning(node: Ref | Who, text: Context) -> tuple[Antecedent | None] | None:
    """What a later pronoun would point at, in a tuple; None for what no pronoun points at."""
    if isinstance(node, r.This):
        return (Antecedent(Role.THIS),)
    a_card = isinstance(node, r.Host) and "card" in nouns_of(node) and text.verb is not None  # which is then moved
    if isinstance(node, r.Host | pl.EnchantedPlayer) and not a_card:
        return (Antecedent(Role.ATTACHED),)
    if isinstance(node, pl.DefendingPlayer):
        return (Antecedent(Role.DEFENDING),)
    if isinstance(node, r.Targeting):
        return (Antecedent(Role.TARGETER),)
    if isinstance(node, pl.You | r.Itself | OneWho | ThoseWho):
        return None
    if isinstance(node, OneOfTwo):
        return (Antecedent(Role.CHOOSER) if node.place is Place.FIRST else Antecedent(Role.TARGET),)
    if isinstance(node, pl.ControllerOf | pl.OwnerOf):
        return (_whose(node),)
    if isinstance(node, r.Granter):
        return (Antecedent(Role.DESCRIBED, of=node),)
    if isinstance(node, EndOfLibrary) and text.static and text.verb is None and node.count == Fixed(1):
        return (Antecedent(Role.DESCRIBED, of=node),)
    if isinstance(node, pl.PlayerOrController):  # whichever it is, and no more either of them by itself
        both = frozenset({"player", "planeswalker"})
        text.discourse.scope[:] = [
            dataclasses.replace(m, nouns=m.nouns & both, obscured=True) if "player" in m.nouns else m
            for m in text.discourse.scope
            if not m.player
        ]
        return (Antecedent(Role.WHOSE, of=node),)
    if text.cost is not None:
        return (Antecedent(Role.COST, text.cost),)
    if isinstance(node, ExiledCards) and text.possessive:
        return (Antecedent(Role.LINKED),)
    if text.static and text.clause and isinstance(node, r.Bare | r.All):  # said all along, of whatever fits by then
        return (Antecedent(Role.DESCRIBED, of=node),)
    if isinstance(node, Ref) and (text.verb is not None or text.clause):
        return (Antecedent(Role.RESULT, text.discourse.verbs if text.verb is None else text.verb),)
    return (None,)


def _point_at_holder(node: Ref | Who, target: Antecedent, discourse: Discourse) -> None:
    """ "Target creature an opponent controls": its controller is who "that player" is later on."""
    if node.count != ONE or node.group is None:
        return
    for one in node.group.last.qualifiers:
        if not isinstance(one, ControlledBy | InZone):
            continue
        if isinstance(one.who if isinstance(one, ControlledBy) else one.of, pl.AnOpponent | pl.APlayer):
            of = r.It(antecedent=target)
            holder = pl.ControllerOf(of) if isinstance(one, ControlledBy) else pl.OwnerOf(of)
            discourse.tell_whose(Antecedent(Role.WHOSE, of=holder))


def _whose(node: pl.ControllerOf | pl.OwnerOf) -> Antecedent | None:
    """ "Its controller", to be called "that player" later on; None where nothing single is spoken of."""
    of = node.of
    if isinstance(of, Target):
        pointed: Antecedent | None = Antecedent(Role.TARGET, of.index)
    else:
        pointed = Antecedent(Role.THIS) if isinstance(of, r.This) else of.antecedent
    if pointed is None:
        return None
    return Antecedent(Role.WHOSE, of=dataclasses.replace(node, of=r.It(antecedent=pointed)))
