"""Announcing a spell or ability: modes, X, targets, division (CR 601.2b-d, 602.2b, 603.3c-d)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.abilities.ability import Spell
from engine.abilities.base import CostPart, Node
from engine.abilities.modes import DifferentPlayersModes, OpponentsModes, RepeatableModes
from engine.abilities.nouns.target_phrases import Target
from engine.abilities.quantities.amounts import Fixed, X
from engine.abilities.replacement.replacement_effects import PreventDivided
from engine.abilities.sentences import Modal
from engine.abilities.verbs.deal_damage import DealDividedDamage
from engine.abilities.verbs.distribute_counters import Distribute
from engine.abilities.walk import found
from engine.rules.casting.choosing_modes import MODE_COUNTS, choose_modes
from engine.rules.casting.choosing_targets import (
    asked_for,
    choose_targets,
    enough_targets,
)
from engine.rules.casting.division import divide, divide_damage
from engine.rules.casting.modes_chosen_more_than_once import in_sequence
from engine.rules.casting.why_no_target import no_target
from engine.rules.choices.which_player import which_player
from engine.rules.evaluate.amounts import bounds
from engine.rules.evaluate.evaluation import amount
from engine.rules.hooks import Hooks
from engine.rules.targeting import TargetPhrase, count_of, phrases
from engine.state.choices import Gen, Illegal, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.objects import Announcement, GameObject


def announce(game: Game, text: Node, frame: Frame, made: Announcement) -> Gen[None]:
    """Choose the modes, targets and divisions that the text of a spell or ability asks for.

    What is chosen goes into ``made`` and into ``frame``. Raises ``Illegal`` if something required has no
    legal choice (601.2c).
    """
    modal = next(iter(found(text, Modal)), None)
    chosen: list[Node] = [text]
    if modal is not None:
        chooser = frame.controller
        if isinstance(modal, OpponentsModes):
            chooser = made.chosen.chooser = frame.chosen.chooser = yield from which_player(
                frame.controller, [p.number for p in game.opponents(frame.controller)], frame.source, "700.2e"
            )
        made.modes = yield from choose_modes(game, modal, frame, bool(made.paid.often("entwine")), chooser)
        frame.modes = made.modes
        chosen = [modal.modes[i] for i in made.modes]
        if isinstance(modal, RepeatableModes) and isinstance(text, Spell):
            text = in_sequence(text, made.modes)
            chosen = [text]
    wanted = sorted((p for node in chosen for p in asked_for(game, node, frame)), key=lambda p: p.index)
    slots = 1 + max((p.index for p in phrases(text)), default=-1)
    made.targets = [[] for _ in range(slots)]
    frame.targets = made.targets  # later phrases may speak of what has been chosen: "their graveyard"
    for phrase in wanted:
        if not _has_nothing_to_share(game, chosen, phrase, frame):
            taken = {t for slot in made.targets for t in slot} if isinstance(modal, DifferentPlayersModes) else ()
            made.targets[phrase.index] = yield from choose_targets(game, phrase, frame, made, taken)
    frame.targets = made.targets
    now = {phrase.index for phrase in wanted}  # what a reflexive trigger divides, it divides later (603.12)
    for node in chosen:
        for divided in found(node, DealDividedDamage):
            if divided.recipient.index not in now:
                continue
            total = amount(game, divided.amount, frame)
            made.division = yield from divide_damage(game, divided.recipient, total, frame, made)
    for node in chosen:
        for spread in found(node, Distribute):
            if isinstance(spread.what, Target) and spread.what.index in now:
                total = amount(game, spread.count, frame)
                made.division = yield from divide(spread.what, total, frame, made, "divide-counters")
        for shield in found(node, PreventDivided):
            if shield.to.index in now:
                total = amount(game, shield.amount, frame)
                made.division = yield from divide(shield.to, total, frame, made, "divide-prevented")
    frame.division = made.division


def _has_nothing_to_share(game: Game, chosen: Sequence[Node], phrase: TargetPhrase, frame: Frame) -> bool:
    """Whether it is nothing that is divided among the targets of a phrase: as each has a share, there are none
    (601.2d)."""
    for node in chosen:
        shared = [(one.recipient, one.amount) for one in found(node, DealDividedDamage)]
        shared += [(one.what, one.count) for one in found(node, Distribute) if isinstance(one.what, Target)]
        shared += [(one.to, one.amount) for one in found(node, PreventDivided)]
        for recipient, total in shared:
            if recipient == phrase and isinstance(total, Fixed | X):
                return amount(game, total, frame) == 0 == bounds(game, count_of(phrase), frame)[0]
    return False


def rules_announced(made: Announcement) -> tuple[str, ...]:
    """The rules of the choices that have been announced: modes, and what is divided (601.2d, 700.2a)."""
    return (*(("700.2a",) if made.modes else ()), *(("601.2d",) if len(made.division or ()) > 1 else ()))


def check_announceable(game: Game, text: Node, frame: Frame) -> None:
    """Raise ``Illegal`` if a text needs more targets, or legal modes, than there are (601.2c)."""
    modal = next(iter(found(text, Modal)), None)
    if modal is not None:
        possible = [m for m in modal.modes if all(enough_targets(game, p, frame) for p in asked_for(game, m, frame))]
        least = MODE_COUNTS[modal.count][0]
        if len(possible) < (min(1, least) if isinstance(modal, RepeatableModes) else least):
            raise Illegal(Message("no-legal-mode"), "700.2a")
    else:
        short = next((p for p in asked_for(game, text, frame) if not enough_targets(game, p, frame)), None)
        if short is not None:
            raise no_target(game, short, frame)


BY_CHOICES: Hooks[Callable[[Game, GameObject, Announcement], tuple[str, tuple[CostPart, ...]]]] = Hooks()
"""Functions that give the mana, and the other parts, that the choices made for a spell add to its cost (702.120a)."""
