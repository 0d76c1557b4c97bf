"""What has no single meaning where it stands, whatever it says itself: it is refused, not guessed."""

from __future__ import annotations

from typing import Any

from engine.abilities.base import Node, Ref, Verb, Who
from engine.abilities.keyword_actions.cast import CastCard
from engine.abilities.keyword_actions.sacrifice import Sacrifice
from engine.abilities.keywords.protection import OfColorChosenBefore
from engine.abilities.nouns import object_phrases as r
from engine.abilities.nouns.adjectives import Other
from engine.abilities.nouns.antecedents import Role
from engine.abilities.nouns.noun_groups import Described, Where
from engine.abilities.nouns.one_of_each_players import OneOfEachPlayers
from engine.abilities.nouns.partitives import EitherOfThose, FromAmong
from engine.abilities.nouns.player_phrases import AnyPlayer, ThatPlayer, They
from engine.abilities.nouns.shared_characteristics import OneOfEach
from engine.abilities.nouns.target_phrases import Target
from engine.abilities.nouns.targets_chosen_by_others import OfChoice
from engine.abilities.nouns.targets_of_each import TargetOfEach
from engine.abilities.permissions.play_cards import OneSpellAmong
from engine.abilities.quantities.amounts import ONE, Fixed
from engine.abilities.sentences import OF_ANY_PLAYER, IfDone
from engine.abilities.verbs.choose_word import OfYourChoice
from engine.abilities.verbs.gain_lose_abilities import GainAbilities, HaveAbilities
from engine.abilities.verbs.repeat import RepeatFollowing
from engine.abilities.walk import found, walk
from engine.oracle.binding.context import Context
from engine.oracle.binding.discourse import Unbound
from engine.oracle.binding.referents import Mention


def check(node: Node, text: Context) -> None:
    """Refuse what has no single meaning where it stands, whatever it says itself."""
    if node.needs is not None and node.needs not in text.discourse.told:
        raise Unbound(f"what {type(node).__name__} speaks of")
    if "ChooseColor" not in text.discourse.told and _gives_that_color(node):
        raise Unbound("which color")
    if isinstance(node, OneOfEach) and text.verb is not None and text.discourse.doing != "Choose":
        raise Unbound("who chooses them")
    if isinstance(node, TargetOfEach | OneOfEachPlayers) and node.whom is None:
        raise Unbound("for whom there is one")
    if node.needs_one_of and node.needs_one_of.isdisjoint(text.discourse.told):
        raise Unbound(f"what {type(node).__name__} speaks of")
    if isinstance(node, AnyPlayer):
        text.discourse.told.add("AnyPlayer")
    if isinstance(node, IfDone) and node.did in OF_ANY_PLAYER and not _is_of_any_player(node, text):
        raise Unbound("which player does")
    if isinstance(node, OfYourChoice) and (text.static or text.role is not None or text.cost is not None):
        raise Unbound("when it is chosen")
    if isinstance(node, Target) and text.choosing and _is_nobody_known(text.subject):
        raise Unbound("which player chooses the target")  # not the one who announces it (601.2c)
    if isinstance(node, Target) and next(found(node, OfYourChoice), None) is not None:
        raise Unbound("that it is chosen with the target")
    if node.spells_only and not text.spell:
        raise Unbound("which of the same modes is meant")
    if isinstance(node, Verb) and text.discourse.repeated:
        raise Unbound("what is done once a process is not repeated any more")
    if isinstance(node, RepeatFollowing) and text.discourse.verbs > 1:
        raise Unbound("what is repeated")
    if isinstance(node, Ref) and not isinstance(node, Target) and _only_of_targets(node, text):
        raise Unbound("what is from the same place")
    if isinstance(node, Ref) and (totals := _said_of_several(node)) and not _chosen_together(node, totals, text):
        raise Unbound("which of them are meant together")
    if text.clause and node.never_subject:
        raise Unbound("which of them does what")
    if node.of_static_text and not text.static:
        raise Unbound("which creatures are meant")  # "those creatures" of another text are no pair (702.95)
    if isinstance(node, OneSpellAmong):
        text.discourse.told.add("OneSpellAmong")
    if isinstance(node, IfDone) and "OneSpellAmong" in text.discourse.told:
        raise Unbound("what is said of the spell that is cast later")
    if isinstance(node, EitherOfThose | r.ThisOrHost) and text.role is None:
        raise Unbound("which of them is meant")  # one of two, chosen as it is done
    if node.of_party and text.party is None:
        raise Unbound("when it was cast")
    if not text.after.isdisjoint(node.not_given_after):
        raise Unbound(f"which choice {type(node).__name__} speaks of")
    if text.spell and isinstance(node, CastCard) and isinstance(node.what, r.This):
        raise Unbound("how a spell that resolves is cast")  # its own paragraph says how it may be cast (118.9)


def _gives_that_color(node: Node) -> bool:
    """Whether it gives something protection or hexproof from a color that is to have been chosen."""
    if not isinstance(node, GainAbilities | HaveAbilities):
        return False
    return any(isinstance(one, OfColorChosenBefore) for one in walk(node, into_abilities=True))


_KNOWN_BEFORE = (Role.EVENT, Role.EVENT_OTHER, Role.EVENT_CONTROLLER, Role.WHOSE, Role.DEFENDING, Role.ATTACKED)
"""What a player can be called by who is known as targets are chosen, before anything of the text is carried out."""


def check_chooser(who: Who) -> None:
    """Refuse a target that is chosen by a player who is not known before the text is carried out (601.2c)."""
    if who.antecedent is not None and who.antecedent.role not in _KNOWN_BEFORE:
        raise Unbound("which player chooses the target")


def _is_nobody_known(subject: Mention | None) -> bool:
    """Whether the subject of a clause is a player who can't be told from others, or is known only later."""
    if subject is None or not subject.player:
        return False
    return subject.each or subject.antecedent is None or subject.antecedent.role not in _KNOWN_BEFORE


def _is_of_any_player(node: IfDone, text: Context) -> bool:
    """Whether any player may have done it, and what is done then speaks of none of them."""
    speaks = any(True for _ in found(node.then, ThatPlayer)) or any(True for _ in found(node.then, They))
    return "AnyPlayer" in text.discourse.told and not speaks


def _only_of_targets(node: Ref, text: Context) -> bool:
    """Whether a noun phrase is described as only targets are. Within what is sacrificed, "a creature of their choice
    with flying", it is said who chooses it in any case (701.21a)."""
    within = node.qualifiers[:-1] if text.discourse.doing == Sacrifice.__name__ else ()
    return any(one.targets_only and not (isinstance(one, OfChoice) and one in within) for one in node.qualifiers)


def _said_of_several(node: Ref) -> list[Any]:
    """What a noun phrase says that all it stands for have together."""
    return [one for one in node.group.last.qualifiers if one.of_several] if node.group is not None else []


def _chosen_together(node: Ref, totals: list[Any], text: Context) -> bool:
    """Whether somebody chooses what a noun phrase stands for, several at once, as a text is announced or carried out;
    what targets may have together must be known as they are chosen."""
    if not isinstance(node, Target | r.Some | FromAmong) or node.count == ONE or text.cost is not None:
        return False
    return not isinstance(node, Target) or all(isinstance(one.amount, Fixed) for one in totals)


def check_others(sentences: Node) -> None:
    """Refuse "destroy all other creatures" of a spell that has spoken of none: it is no creature itself."""
    for described in found(sentences, Described):
        others = any(isinstance(one, Other) and one.than is None for one in described.adjectives)
        if others and (described.head is None or described.head.noun is not Where.SPELL):
            raise Unbound('what "other" is other than')
