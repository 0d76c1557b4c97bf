"""Why things are no legal targets, in words (CR 601.2c, 115.1, 115.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.abilities.ability import Activated, Equip
from engine.abilities.nouns.adjectives import NotSubtype
from engine.abilities.nouns.noun_groups import Described, Group
from engine.abilities.nouns.target_phrases import AnyTarget, Target
from engine.abilities.nouns.targets_of_each import TargetOfEach
from engine.grammar.memoize import memoized
from engine.grammar.printer import NoEnglish, print_value
from engine.oracle.keywords.equip import equip_ability
from engine.rules.continuous.owed_to_effects import owed_as_described, said_here
from engine.rules.continuous.why_not_of_a_type import why_not_of_type
from engine.rules.evaluate.described_objects import zones_of
from engine.rules.evaluate.evaluation import test_of
from engine.rules.evaluate.fitting_but_for_one_number import near_miss
from engine.rules.evaluate.mana_value import rules_of_mana_values
from engine.rules.evaluate.matching.characteristics import PERMANENT_TYPES
from engine.rules.pipeline.applying_replacement_effects import Remark
from engine.rules.targeting import TargetPhrase, bar, candidates, described, of_its_kind
from engine.state.choices import Illegal, Message, Term
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.objects import Kind
from engine.state.zones import Zone

MOST_EXPLAINED = 3
"""Of more things than this it is not said of each why it is no legal target."""


class NoTarget(Illegal):
    """That there is no legal target for a phrase."""

    def __init__(
        self,
        phrase: TargetPhrase,
        frame: Frame,
        bare: Illegal,
        near: Mapping[TargetId, Illegal],
        said: Message,
        *rules: str,
    ) -> None:
        super().__init__(said, *rules)
        self.phrase, self.frame, self.bare, self.near = phrase, frame, bare, near

    def of(self, game: Game, source: ObjectId, thing: TargetId) -> Illegal:
        """The same with why that is none which somebody would target, before the spell or ability of ``source`` has
        been begun; nobody asks then about other things."""
        before = replace(self.frame, source=source, item=None)
        why = self.near[thing] if thing in self.near else why_no_target(game, self.phrase, before, thing)
        said = Message("no-legal-target-for", {"nothing": self.bare.message, "why": why.message})
        return Illegal(said, *dict.fromkeys((*self.bare.rules, *why.rules)))


def no_target(game: Game, phrase: TargetPhrase, frame: Frame) -> NoTarget:
    """That there is no target, and for a few things that come near why not.

    The refusal speaks of the spell by name: as an object it is about to be taken back.
    """
    it = game.find(frame.item or frame.source)
    ch = game.characteristics(it)
    is_aura = "Aura" in ch.subtypes and it.kind is not Kind.ABILITY and it.zone is not Zone.BATTLEFIELD
    on = it.on_stack
    equips = on is not None and on.ability in _equip_abilities(game, on.source)
    rules = ["601.2c", *(("303.4a", "702.5a") if is_aura else ()), *(("702.6a",) if equips else ())]
    of = "equip" if equips else "ability" if it.kind is Kind.ABILITY else "spell"
    said = Message("no-legal-target", {"source": ch.name, "of": of})
    bare = Illegal(said, *rules)
    near = _why_not_each(game, phrase, frame)
    for reason in near.values():
        rules += [rule for rule in reason.rules if rule not in rules]
        if len(near) <= MOST_EXPLAINED:
            said = Message("no-legal-target-for", {"nothing": said, "why": reason.message})
    return NoTarget(phrase, frame, bare, near, said, *rules)


def _equip_abilities(game: Game, source: ObjectId) -> list[Activated]:
    """The abilities that the keyword equip of an Equipment stands for (702.6a)."""
    abilities = game.characteristics(source).abilities.all
    return [equip_ability(one) for one in abilities if isinstance(one, Equip)]


def _why_not_each(game: Game, phrase: TargetPhrase, frame: Frame) -> dict[TargetId, Illegal]:
    """Why not, of everything that is of the kind that the phrase names: "target nonblack creature" names creatures."""
    those = [
        one for one in candidates(game, of_its_kind(phrase), frame) if one.object is None or one.object != frame.item
    ]
    return {one: why_no_target(game, phrase, frame, one) for one in those}


def why_no_target(game: Game, phrase: TargetPhrase, frame: Frame, thing: TargetId) -> Illegal:
    """Why a thing that is no legal target for a phrase is none: what it is, or what protects it (702.11, 702.16b)."""
    shield = bar(game, thing, game.find(frame.item if frame.item is not None else frame.source), frame.controller)
    protected = shield.rules if shield is not None else ()
    if described(game, phrase, thing, frame):
        said = shield.message if shield is not None else Message("must-be-another", {"thing": thing})
        return Illegal(said, *(protected or ("601.2c", "115.1")))
    if isinstance(phrase, AnyTarget):
        return Illegal(Message("not-any-target", {"thing": thing}), "601.2c", "115.1", "115.4")
    elsewhere = _only_elsewhere(game, phrase, thing)
    if elsewhere is not None:
        return Illegal(Message(elsewhere, {"thing": thing}), "601.2c", "115.2", *protected)
    unfit = _unfit(game, phrase, thing, frame) if isinstance(phrase, Target | TargetOfEach) else None
    words = _words(unfit) if unfit is not None else ""
    if words.title() in PERMANENT_TYPES:
        type_ = Term(f"card-type-{words.title()}", words, 1)
        why, by = why_not_of_type(game, thing.object, words.title()) if thing.object is not None else ("", ())
        args = {"thing": thing, "type": type_, "why": why}
        return Illegal(Message("not-of-type", args), "601.2c", "115.1", *by, *protected)
    number = _what_decides(game, unfit, thing, frame) if words and unfit is not None else None
    if number is not None:
        said = Message("not-as-described-but", {"thing": thing, "text": words, "why": number.said})
        return Illegal(said, "601.2c", "115.1", *number.rules, *protected)
    key = "not-as-described" if words else "not-a-legal-target"
    return Illegal(Message(key, {"thing": thing, "text": words}), "601.2c", "115.1", *protected)


def _what_decides(game: Game, unfit: Group, thing: TargetId, frame: Frame) -> Remark | None:
    """Which number it is that a thing is no such thing for, and what makes a mana value what it is (202.3); or which
    effect makes it something else (613.1)."""
    if thing.object is None:
        return None
    it, ch = game.objects[thing.object], game.characteristics(thing.object)
    why = near_miss(game, unfit, it, ch, frame)
    if why is not None:
        return Remark(why, rules_of_mana_values(game, unfit, [it.id]))
    owed = owed_as_described(game, unfit, it, frame)
    if owed is not None:
        return Remark(said_here(owed), owed.rules)
    excluded = isinstance(unfit, Described) and any(isinstance(one, NotSubtype) for one in unfit.adjectives)
    return Remark(Message("has-every-creature-type"), ("702.73a",)) if excluded and ch.has("changeling") else None


def _only_elsewhere(game: Game, phrase: TargetPhrase, thing: TargetId) -> str | None:
    """What is to be said where it would have to be in a zone where it isn't (115.2)."""
    if thing.object is None or not isinstance(phrase, Target):
        return None
    zones, zone = zones_of(phrase.group), game.objects[thing.object].zone
    return next((said for one, said in ELSEWHERE.items() if zones == (one,) and zone is not one), None)


ELSEWHERE = {
    Zone.BATTLEFIELD: "not-on-battlefield",
    Zone.STACK: "not-on-stack",
    Zone.GRAVEYARD: "not-in-graveyard",
}
"""What is said of things that are not in the only zone where there are targets."""


def _unfit(game: Game, phrase: Target | TargetOfEach, thing: TargetId, frame: Frame) -> Group:
    """What the phrase describes, as far as it is not so of the thing: of "nonartifact, nonblack creature" one half."""
    group = phrase.group
    if thing.object is None or not isinstance(group, Described):
        return group
    it, head = game.objects[thing.object], Described(group.head)
    ch = game.characteristics(it)

    def fits(part: Described) -> bool:
        return it.zone in zones_of(part) and test_of(part)(game, it, ch, frame)

    if not fits(head):
        return head
    before = [one for one in group.adjectives if not fits(Described(group.head, (one,)))]
    behind = [one for one in group.qualifiers if not fits(Described(group.head, (), (one,)))]
    return Described(group.head, tuple(before), tuple(behind)) if before or behind else group


def why_not_that(game: Game, phrase: TargetPhrase, frame: Frame, object_id: ObjectId) -> Illegal | None:
    """The same of an object that somebody would choose; None of one that is not there any more."""
    return why_no_target(game, phrase, frame, TargetId.of_object(object_id)) if game.now(object_id) else None


@memoized
def _words(group: Group) -> str:
    """A description as the card has it."""
    try:
        words = str(print_value(group))
    except NoEnglish:
        return ""
    return words[:1].lower() + words[1:]
