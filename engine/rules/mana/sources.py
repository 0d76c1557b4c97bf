"""The mana abilities with which a player can pay, and how much of which mana each makes (CR 601.2g, 605.3a)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.ability import Activated, DoAsCost, TapSymbol
from engine.abilities.base import Ability, Node
from engine.abilities.keyword_actions.sacrifice import Sacrifice
from engine.abilities.nouns.object_phrases import This
from engine.abilities.nouns.player_phrases import You
from engine.abilities.sentences import Does, Imperative
from engine.abilities.verbs.deal_damage import DealDamage
from engine.abilities.verbs.instead_where import Instead
from engine.rules.evaluate.evaluation import holds
from engine.rules.mana.mana_instead import made_instead
from engine.rules.mana.mana_multipliers import factor
from engine.rules.mana.production import PRODUCES, activated_of
from engine.rules.mana.restrictions_on_spending import riders_of
from engine.rules.mana.tapped_for_mana import bonus
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId


@dataclass(slots=True)
class Source:
    """A mana ability that could be activated to pay: what it can make, and how many mana at once."""

    object: ObjectId
    index: int
    colors: str
    amount: int = 1
    used_up: bool = False
    """Whether the permanent is sacrificed for it: such sources are used last."""
    bonus: str = ""
    """What triggered mana abilities add beside it (605.4a)."""
    riders: tuple[str, ...] = ()
    """What restricts the mana it makes (106.6)."""
    times: int = 1
    """How many times as much of it there is instead (106.12b)."""
    hurts: bool = False
    """Whether it deals damage to the player: such sources are used after the others."""


def sources(game: Game, player: PlayerId) -> list[Source]:
    """The player's mana abilities that cost no mana and could be activated now, the least flexible first."""
    found_sources = []
    for it in game.permanents():
        ch = game.characteristics(it)
        if ch.controller != player or it.tapped:
            continue
        if "Creature" in ch.types and not ch.has("haste") and game.sick(it):
            continue
        for index, ability in enumerate(activated_of(it, ch)):
            made = _makes(game, ability, Frame(it.id, player, ability))
            if made is not None and isinstance(ability, Activated):
                used_up = any(isinstance(c, DoAsCost) for c in ability.costs)
                taps = any(isinstance(c, TapSymbol) for c in ability.costs)
                if taps and made[1]:
                    made = (*made_instead(game, it.id, *made[:2]), made[2])
                times = factor(game, it.id, player) if taps else 1
                hurts = len(ability.effect.parts) > 1
                for letters, added in _with_bonus(game, it.id, player, made[0]) if taps else [(made[0], "")]:
                    source = Source(it.id, index, letters, made[1], used_up, added, made[2], times, hurts)
                    found_sources.append(source)
    return sorted(found_sources, key=lambda s: (s.used_up, s.hurts, len(s.colors), s.amount))


def _with_bonus(game: Game, source: ObjectId, player: PlayerId, letters: str) -> list[tuple[str, str]]:
    """What tapping a permanent makes, with what triggers add to that: by each letter, where that depends on it."""
    each = [(letter, bonus(game, source, player, letter)) for letter in letters]
    alike = len({added for _, added in each}) <= 1
    return [(letters, each[0][1] if each else "")] if alike else each


def _makes(game: Game, ability: Ability, frame: Frame) -> tuple[str, int, tuple[str, ...]] | None:
    """What a mana ability makes that only taps, or taps and sacrifices, its permanent, and at most deals damage to
    its controller beside it: letters, amount, and what restricts the mana."""
    if not isinstance(ability, Activated) or not all(map(_hurts_you, ability.effect.parts[1:])):
        return None
    if ability.given is not None or ability.limits or ability.most is not None:
        return None  # whether it may be activated is looked at when the player does it
    for cost in ability.costs:
        sacrifice = isinstance(cost, DoAsCost) and isinstance(cost.verb, Sacrifice) and cost.verb.what == This()
        if not (isinstance(cost, TapSymbol) or sacrifice):
            return None
    sentence = _as_it_is_now(game, ability.effect.parts[0], frame)
    if not isinstance(sentence, Imperative) or len(sentence.verbs) != 1:
        return None
    verb = sentence.verbs[0]
    produces = PRODUCES.get(type(verb))
    if produces is None:
        return None
    letters, count = produces(game, verb, frame)
    return (letters, count, riders_of(game, verb.only, frame)) if letters and count else None


def _as_it_is_now(game: Game, sentence: Node, frame: Frame) -> Node:
    """ "Add {C}. If you control a certain land, add {C}{C} instead.": the one of the two that would be done."""
    if not isinstance(sentence, Instead):
        return sentence
    return sentence.then if holds(game, sentence.condition, frame) else sentence.first


def _hurts_you(sentence: Node) -> bool:
    """ "This land deals 1 damage to you." """
    return (
        isinstance(sentence, Does)
        and sentence.subject == This()
        and all(isinstance(verb, DealDamage) and verb.recipients == (You(),) for verb in sentence.verbs)
    )
