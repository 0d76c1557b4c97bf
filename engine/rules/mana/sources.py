"""The mana abilities with which a player can pay, and how much of which mana each makes (CR 601.2g, 605.3a)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.ability import Activated, DoAsCost, PayLife, TapSymbol, Triggered
from engine.abilities.base import Ability, Node
from engine.abilities.keyword_actions.sacrifice import Sacrifice
from engine.abilities.nouns.object_phrases import This
from engine.abilities.nouns.player_phrases import You
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.sentences import Does, Imperative
from engine.abilities.trigger_events.objects import Become, Turning
from engine.abilities.trigger_events.subjects import ObjectEvent
from engine.abilities.verbs.deal_damage import DealDamage
from engine.abilities.verbs.instead_where import Instead
from engine.abilities.verbs.mana import AddMana
from engine.abilities.walk import found
from engine.rules.continuous.summoning_sickness import is_too_sick
from engine.rules.evaluate.evaluation import holds
from engine.rules.mana.mana_instead import made_instead
from engine.rules.mana.mana_multipliers import factor
from engine.rules.mana.production import PRODUCES, activated_of
from engine.rules.mana.restrictions_on_spending import riders_of
from engine.rules.mana.tapped_for_mana import bonus
from engine.rules.players.paying_life import can_pay_to_act
from engine.rules.prohibitions.cant_activate import check_activation
from engine.rules.prohibitions.cant_be_sacrificed import never_sacrificed
from engine.rules.prohibitions.paying_to_act import keeps_from_sacrificing
from engine.state.characteristics import Characteristics
from engine.state.choices import Illegal
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.mana_costs import LETTERS
from engine.state.mana_symbols import symbols
from engine.state.objects import GameObject


@dataclass(slots=True)
class Source:
    """A mana ability that could be activated to pay: what it can make, and how many mana at once."""

    object: ObjectId
    index: int
    colors: str
    amount: int = 1
    used_up: bool = False
    """Whether the permanent is sacrificed for it."""
    also: str = ""
    """What it makes beside it, where it is not all of one type."""
    bonus: str = ""
    """What triggered mana abilities add beside it (605.4a)."""
    riders: tuple[str, ...] = ()
    """What restricts the mana it makes (106.6)."""
    times: int = 1
    """How many times as much of it there is instead (106.12b)."""
    hurts: bool = False
    """Whether it costs the player life or deals damage to them."""


@dataclass(slots=True)
class _Made:
    """What a mana ability makes: letters, how many of one of them, what restricts the mana, and what it adds beside."""

    letters: str
    amount: int
    riders: tuple[str, ...]
    also: str = ""


def sources(game: Game, player: PlayerId) -> list[Source]:
    """The player's mana abilities that cost no mana and could be activated now, the least flexible first."""
    found_sources = []
    life = 0
    for it in game.permanents():
        ch = game.characteristics(it)
        if ch.controller != player or it.tapped:
            continue
        if is_too_sick(game, it, player):
            continue
        for index, ability in enumerate(activated_of(it, ch)):
            made = _makes(game, ability, Frame(it.id, player, ability))
            if made is not None and isinstance(ability, Activated) and _may_be_activated(game, it):
                price = sum(c.amount.value for c in ability.costs if isinstance(c, PayLife) and type(c.amount) is Fixed)
                if price and not can_pay_to_act(game, player, life + price):
                    continue
                used_up = any(isinstance(c, DoAsCost) for c in ability.costs)
                if (
                    used_up
                    and (never_sacrificed(game, it.id) or keeps_from_sacrificing(game, player, it.id)) is not None
                ):
                    continue
                life += price
                taps = any(isinstance(c, TapSymbol) for c in ability.costs)
                if taps:
                    made = _instead(game, it.id, made)
                times = factor(game, it.id, player) if taps else 1
                hurts = bool(price) or len(ability.effect.parts) > 1 or (taps and _hurts_as_tapped(ch))
                for letters, added in _with_bonus(game, it.id, player, made) if taps else [(made.letters, "")]:
                    found_sources.append(
                        Source(
                            object=it.id,
                            index=index,
                            colors=letters,
                            amount=made.amount,
                            used_up=used_up,
                            also=made.also * times,
                            bonus=added,
                            riders=made.riders,
                            times=times,
                            hurts=hurts,
                        )
                    )
    return sorted(found_sources, key=lambda s: (s.used_up, s.hurts, len(s.colors), s.amount))


def _may_be_activated(game: Game, it: GameObject) -> bool:
    """Whether no effect keeps mana abilities of a permanent from being activated: what forbids that forbids paying with
    them too (602.5, 605.3a)."""
    try:
        check_activation(game, it, True)
    except Illegal:
        return False
    return True


def _with_bonus(game: Game, source: ObjectId, player: PlayerId, made: _Made) -> list[tuple[str, str]]:
    """What tapping a permanent makes, with what triggers add to that: by each letter, where that depends on it."""
    each = [(letter, bonus(game, source, player, letter + made.also)) for letter in made.letters]
    alike = len({added for _, added in each}) <= 1
    return [(made.letters, each[0][1] if each else "")] if alike else each


def _instead(game: Game, permanent: ObjectId, made: _Made) -> _Made:
    """What tapping a permanent makes, with what makes other mana of it (106.12b)."""
    number = made.amount + len(made.also)
    letters, changed = made_instead(game, permanent, made.letters, number)
    if (letters, changed) == (made.letters, number):
        return made
    return _Made(letters, changed, made.riders)


def _makes(game: Game, ability: Ability, frame: Frame) -> _Made | None:
    """What a mana ability makes that only taps or sacrifices its permanent and costs life, and at most deals damage to
    its controller beside it."""
    if not isinstance(ability, Activated) or not all(map(_hurts_you, ability.effect.parts[1:])):
        return None
    if ability.given is not None or ability.limits or ability.most is not None:
        return None  # whether it may be activated is looked at when the player does it
    for cost in ability.costs:
        sacrifice = isinstance(cost, DoAsCost) and isinstance(cost.verb, Sacrifice) and cost.verb.what == This()
        life = isinstance(cost, PayLife) and isinstance(cost.amount, Fixed)
        if not (isinstance(cost, TapSymbol) or sacrifice or life):
            return None
    sentence = _as_it_is_now(game, ability.effect.parts[0], frame)
    if not isinstance(sentence, Imperative) or len(sentence.verbs) != 1:
        return None
    verb = sentence.verbs[0]
    produces = PRODUCES.get(type(verb))
    if produces is None:
        return None
    letters, count = produces(game, verb, frame)
    riders = riders_of(game, verb.only, frame)
    if letters and count:
        return _Made(letters, count, riders)
    if isinstance(verb, AddMana):
        made = [symbol for symbol in symbols(verb.mana.text) if symbol in LETTERS]
        return _Made(made[0], 1, riders, "".join(made[1:])) if made else None
    return None


def _as_it_is_now(game: Game, sentence: Node, frame: Frame) -> Node:
    """ "Add {C}. If you control a certain land, add {C}{C} instead.": the one of the two that would be done."""
    if not isinstance(sentence, Instead):
        return sentence
    return sentence.then if holds(game, sentence.condition, frame) else sentence.first


def _hurts_as_tapped(ch: Characteristics) -> bool:
    """ "Whenever this land becomes tapped, it deals 1 damage to you." """
    return any(
        Become(Turning.TAPPED) in trigger.trigger_event.acts
        and any(You() in damage.recipients for damage in found(trigger.effect, DealDamage))
        for trigger in ch.abilities.triggered
        if isinstance(trigger, Triggered)
        and isinstance(trigger.trigger_event, ObjectEvent)
        and trigger.trigger_event.subject == This()
    )


def _hurts_you(sentence: Node) -> bool:
    """ "This land deals 1 damage to you." """
    return (
        isinstance(sentence, Does)
        and sentence.subject == This()
        and all(isinstance(verb, DealDamage) and verb.recipients == (You(),) for verb in sentence.verbs)
    )
