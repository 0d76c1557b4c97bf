"""Announcing a spell or ability: modes, X, targets, division (CR 601.2b-d, 602.2b, 603.3c-d)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from engine.abilities.ability import Spell
from engine.abilities.base import Condition, Node
from engine.abilities.conditions.turn_history import WasKicked
from engine.abilities.keywords.kicker import WasKickedWith
from engine.abilities.keywords.optional_costs import CostWasPaid
from engine.abilities.modes import (
    BothModesIf,
    OpponentsModes,
    OtherModesIf,
    Otherwise,
    PawprintModes,
    RepeatableModes,
)
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.target_phrases import AnyTarget, Target
from engine.abilities.nouns.zones import FromSingleGraveyard
from engine.abilities.sentences import If, Modal, Mode, ModeCount
from engine.abilities.verbs.deal_damage import DealDividedDamage
from engine.abilities.verbs.distribute_counters import Distribute
from engine.abilities.verbs.instead_where import Instead
from engine.abilities.walk import found
from engine.events import BecameTarget, CrimeCommitted
from engine.grammar.memoize import remembered
from engine.grammar.printer import print_value
from engine.rules.casting.text_of_spell import in_sequence
from engine.rules.evaluate.amounts import bounds
from engine.rules.evaluate.evaluation import amount, holds
from engine.rules.evaluate.object_phrases import CHOOSER
from engine.rules.pipeline import commit
from engine.rules.targeting import (
    TargetPhrase,
    barred_targets,
    count_of,
    depends_on_targets,
    fit_together,
    legal,
    phrases,
    togetherness,
)
from engine.state.choices import Choice, Gen, Illegal, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.objects import Announcement
from engine.state.zones import Zone


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
            chooser = made.paid[CHOOSER] = frame.costs[CHOOSER] = yield from which_player(
                frame.controller, [p.number for p in game.opponents(frame.controller)], frame.source, "700.2e"
            )
        made.modes = yield from _modes(game, modal, frame, bool(made.paid.get("entwine")), chooser)
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
        made.targets[phrase.index] = yield from _targets(game, phrase, frame, made)
    frame.targets = made.targets
    now = {phrase.index for phrase in wanted}  # what a reflexive trigger divides, it divides later (603.12)
    for node in chosen:
        for divided in found(node, DealDividedDamage):
            if divided.recipient.index not in now:
                continue
            made.division = yield from _divide(
                game, divided.recipient, amount(game, divided.amount, frame), frame, made
            )
    for node in chosen:
        for spread in found(node, Distribute):
            if isinstance(spread.what, Target) and spread.what.index in now:
                total = amount(game, spread.count, frame)
                made.division = yield from _divide(game, spread.what, total, frame, made)
    frame.division = made.division


def asked_for(game: Game, text: Node, frame: Frame) -> list[TargetPhrase]:
    """The target phrases for which targets are chosen: those of a part that has its effect only if the spell was
    kicked or such a cost was paid just then (702.33g, 702.166d, 702.174m)."""
    left_out = {phrase.index for part in _left_out(game, text, frame) for phrase in phrases(part)}
    return [phrase for phrase in phrases(text) if phrase.index not in left_out]


def _left_out(game: Game, text: Node, frame: Frame) -> Iterator[Node]:
    instead, conditional = _conditional(text)
    for other in instead:
        if _is_of_itself(other.condition):
            if not holds(game, other.condition, frame):
                yield other.then
            elif not _points_back(other):
                yield other.first
    for part in conditional:
        if _is_of_itself(part.condition) and not holds(game, part.condition, frame):
            yield part.then


@remembered
def _points_back(other: Instead) -> bool:
    """Whether what is done instead speaks of what the first sentence is about: "those creatures get -2/-2 instead"."""
    step = other.first.step if other.first is not None else None
    pointers = found(other.then, Antecedent)
    return any(one.role is Role.TARGET or (one.role is Role.RESULT and one.index == step) for one in pointers)


@remembered
def _conditional(text: Node) -> tuple[tuple[Instead, ...], tuple[If, ...]]:
    """The parts of a text that may have no effect."""
    return tuple(found(text, Instead)), tuple(found(text, If))


def _is_of_itself(condition: Condition) -> bool:
    """Whether it is asked how this very spell was cast; of a target ("counter target spell if it was kicked") that
    is not known before there is one."""
    if not isinstance(condition, WasKicked | WasKickedWith | CostWasPaid):
        return False
    pointer = condition.subject.antecedent
    return pointer is None or pointer.role in (Role.THIS, Role.EVENT)


def check_announceable(game: Game, text: Node, frame: Frame) -> None:
    """Raise ``Illegal`` if a text needs more targets, or legal modes, than there are (601.2c)."""
    modal = next(iter(found(text, Modal)), None)
    if modal is not None:
        possible = [m for m in modal.modes if all(_enough(game, p, frame) for p in asked_for(game, m, frame))]
        least = MODE_COUNTS[modal.count][0]
        if len(possible) < (min(1, least) if isinstance(modal, RepeatableModes) else least):
            raise Illegal(Message("no-legal-mode"), "700.2a")
    else:
        short = next((p for p in asked_for(game, text, frame) if not _enough(game, p, frame)), None)
        if short is not None:
            raise _no_target(game, short, frame, [])


MODE_COUNTS: dict[ModeCount, tuple[int, int | None]] = {
    ModeCount.ONE: (1, 1),
    ModeCount.TWO: (2, 2),
    ModeCount.THREE: (3, 3),
    ModeCount.FOUR: (4, 4),
    ModeCount.FIVE: (5, 5),
    ModeCount.UP_TO_FOUR: (0, 4),
    ModeCount.ONE_OR_BOTH: (1, 2),
    ModeCount.ONE_OR_MORE: (1, None),
    ModeCount.UP_TO_ONE: (0, 1),
    ModeCount.UP_TO_TWO: (0, 2),
    ModeCount.ANY_NUMBER: (0, None),
}
"""The least and greatest number of modes that each wording lets a player choose (700.2)."""


def which_player(chooser: PlayerId, among: Sequence[PlayerId], source: ObjectId, rule: str) -> Gen[PlayerId]:
    """ "An opponent" of several: one of them, as a player chooses; not asked where there is but one."""
    if len(among) == 1:
        return among[0]
    options = [Option.of(TargetId.of_player(player)) for player in among]
    prompt = Message("choose-player", {"source": TargetId.of_object(source)})
    answer = yield Choice(chooser, "player", prompt, rule, options)
    chosen: PlayerId = answer[0].player
    return chosen


def _modes(game: Game, modal: Modal, frame: Frame, entwined: bool, chooser: PlayerId) -> Gen[tuple[int, ...]]:
    """Choose modes; one that would be illegal can't be chosen (700.2a). An entwined spell has all of them (702.42a)."""
    source = TargetId.of_object(frame.item if frame.item is not None else frame.source)
    options = [
        Option(
            f"mode:{i}",
            Message("mode", {"number": i + 1, "text": mode_text(mode).removeprefix("• "), "source": source}),
            kind="mode",
            mode=i,
        )
        for i, mode in enumerate(modal.modes)
        if all(_enough(game, p, frame) for p in asked_for(game, mode, frame))
    ]
    least, most = (len(modal.modes), None) if entwined else MODE_COUNTS[modal.count]
    if isinstance(modal, BothModesIf) and holds(game, modal.given, frame):
        most = len(modal.modes)
    if isinstance(modal, OtherModesIf) and holds(game, modal.given, frame):
        least, most = (2, 2) if modal.more is Otherwise.BOTH else (1, len(modal.modes))
    check = None
    if isinstance(modal, PawprintModes):
        most, check = modal.worth, _within_pawprints(modal)
        options = [o for o in options if modal.pawprints(o.mode or 0) <= most]
    if isinstance(modal, RepeatableModes) and most is not None:
        options += [replace(one, id=f"{one.id}#{time}") for time in range(2, most + 1) for one in options]
    if len(options) < least:
        raise Illegal(Message("no-legal-mode"), "700.2a")
    most = len(modal.modes) if most is None else most
    rule = "601.2b" if chooser == frame.controller else "700.2e"
    answer = yield Choice(
        chooser, "mode", Message("choose-mode"), rule, options, least, min(most, len(options)), check=check
    )
    if check is not None:
        check(answer)
    return tuple(sorted(_mode_of(i) for i in answer))


def _mode_of(option_id: str) -> int:
    return int(option_id.removeprefix("mode:").partition("#")[0])


def _within_pawprints(modal: PawprintModes) -> Callable[[Sequence[str]], None]:
    """No more pawprints in all than the spell says (700.2i)."""

    def check(answer: Sequence[str]) -> None:
        if sum(modal.pawprints(_mode_of(i)) for i in answer) > modal.worth:
            raise Illegal(Message("too-many-pawprints", {"worth": modal.worth}), "700.2i")

    return check


def mode_text(mode: Mode) -> str:
    """The English of a mode."""
    return print_value(mode)


def _no_target(game: Game, phrase: TargetPhrase, frame: Frame, before: list[list[TargetId]]) -> Illegal:
    """Why there is no target: what forbids the only thing that fits the words, if just one does (702.11, 702.16b).

    The refusal speaks of the spell by name: as an object it is about to be taken back.
    """
    name = game.characteristics(frame.item or frame.source).name
    nothing = Message("no-legal-target", {"source": name})
    shielded = barred_targets(game, phrase, frame, before)
    if len(shielded) != 1:
        rules = (rule for bar in shielded for rule in bar.rules)
        return Illegal(nothing, "601.2c", *dict.fromkeys(rules))
    (only,) = shielded
    return Illegal(Message("no-legal-target-for", {"why": only.message, "nothing": nothing}), "601.2c", *only.rules)


def _enough(game: Game, phrase: TargetPhrase, frame: Frame) -> bool:
    least, _ = bounds(game, count_of(phrase), frame)
    if depends_on_targets(phrase):
        return True  # nobody can tell before the other targets have been chosen
    if least == 0:
        return True
    can = legal(game, phrase, frame, [])
    if is_of_one_graveyard(phrase):
        can = _in_graveyards_with_enough(game, can, least)
    if togetherness(phrase) is not None:
        return any(fit_together(game, phrase, some, frame) for some in combinations(can, least))
    return len(can) >= least


def _targets(game: Game, phrase: TargetPhrase, frame: Frame, made: Announcement) -> Gen[list[TargetId]]:
    least, most = bounds(game, count_of(phrase), frame)
    can = legal(game, phrase, frame, made.targets[: phrase.index])
    if is_of_one_graveyard(phrase):
        can = _in_graveyards_with_enough(game, can, least)
    if len(can) < least:
        raise _no_target(game, phrase, frame, made.targets[: phrase.index])
    most = len(can) if most is None else min(most, len(can))
    if most == 0:
        return []
    together = is_of_one_graveyard(phrase)

    def check(answer: Sequence[TargetId]) -> None:
        if together and len({game.objects[i].owner for i in objects_in(answer)}) > 1:
            raise Illegal(Message("from-one-graveyard"), "601.2c")
        if not fit_together(game, phrase, list(answer), frame):
            raise Illegal(Message("not-together"), "601.2c")

    answer = yield Choice(
        frame.controller,
        "target",
        Message("choose-target", {"source": TargetId.of_object(frame.source), "slot": phrase.index + 1}),
        "601.2c",
        lambda: [Option.of(t) for t in can],
        least,
        most,
        check=check,
    )
    check(answer)
    return list(answer)


def is_of_one_graveyard(phrase: TargetPhrase) -> bool:
    """Whether all targets of a phrase must be cards from the same graveyard."""
    return any(isinstance(one, FromSingleGraveyard) for one in phrase.qualifiers)


def _in_graveyards_with_enough(game: Game, can: list[TargetId], least: int) -> list[TargetId]:
    """Those of some cards whose graveyard has at least so many of them."""
    owners = [game.objects[i].owner for i in objects_in(can)]
    return [target for target, owner in zip(can, owners, strict=True) if owners.count(owner) >= least]


def _divide(
    game: Game, recipient: AnyTarget | Target, total: int, frame: Frame, made: Announcement
) -> Gen[dict[TargetId, int]]:
    """Divide an amount among the targets chosen, at least 1 to each (601.2d)."""
    targets = made.targets[recipient.index]
    if total < len(targets):
        raise Illegal(Message("too-many-targets-to-divide", {"total": total}), "601.2d")
    if len(targets) <= 1:
        return dict.fromkeys(targets, total)
    answer = yield Choice(
        frame.controller,
        "division",
        Message("divide-damage", {"total": total}),
        "601.2d",
        [Option.of(t) for t in targets],
        total,
        total,
        form="division",
        each=1,
    )
    return dict(answer)


def note_targets(game: Game, item: ObjectId, made: Announcement) -> None:
    """What has been targeted becomes a target now (115, 603.2e)."""
    commit(
        game,
        [BecameTarget(t, item) for t in dict.fromkeys(t for slot in made.targets for t in slot)],
        "601.2c",
    )


def note_crime(game: Game, player: PlayerId, item: ObjectId, made: Announcement) -> None:
    """Who targets an opponent, a permanent, spell or ability that an opponent controls, or a card in an opponent's
    graveyard commits a crime, once for the spell or ability (700.13)."""
    foes = {p.number for p in game.opponents(player)}
    if any(_whose(game, target) in foes for slot in made.targets for target in slot):
        commit(game, [CrimeCommitted(player, item)], "700.13")


def _whose(game: Game, target: TargetId) -> int:
    """The player that a target is, or whose it is; as it last was, if it has been paid with."""
    if target.player is not None:
        return target.player
    it = game.find(target.object_id)
    return game.controller(it.id) if it.zone in (Zone.BATTLEFIELD, Zone.STACK) else it.owner
