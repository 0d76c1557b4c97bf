"""What is chosen as a permanent enters: a color, a type, a name, a player, a word (CR 607.2d, 614.12a)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.abilities.nouns.object_phrases import This
from engine.abilities.nouns.types_and_colors import CardType
from engine.abilities.replacement import entering as en
from engine.abilities.verbs.choose_card_name import NameOf
from engine.abilities.walk import found
from engine.events import Event, ZoneChange
from engine.rules.choices.choosing_card_names import any_name, name_options
from engine.rules.choices.choosing_creature_types import any_type, type_options
from engine.rules.choices.which_player import which_player
from engine.rules.evaluate.for_each import LAND_TYPES
from engine.rules.permanents.done_as_it_enters import look_at_a_hand
from engine.state.characteristics import Characteristics
from engine.state.choices import (
    UNTOLD,
    Choice,
    Gen,
    Message,
    Option,
)
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId

KEPT_UNDER = {
    en.ToChoose.COLOR: "color",
    en.ToChoose.OPPONENT: "player",
    en.ToChoose.PLAYER: "player",
    en.ToChoose.CREATURE_TYPE: "creature type",
    en.ToChoose.CARD_TYPE: "card type",
    en.ToChoose.NUMBER: "number",
}
"""What the answer to a choice is called, where that is not the type of a land."""


def chosen_as_it_entered(base: Characteristics) -> list[tuple[str, str, en.ChooseEntering]]:
    """What a permanent with these characteristics has had chosen for it as it entered, by its own text: the kind of
    the choice, the key that the answer is kept under (607.2d), and that text."""
    return [(*_kept_under(node), node) for node in _choices_of(base)]


def _choices_of(base: Characteristics) -> list[en.ChooseEntering]:
    """Its texts by which something is chosen for it, each for one thing."""
    nodes = [node for ability in base.abilities for node in found(ability, en.ChooseEntering)]
    also = [replace(node, what=node.also) for node in nodes if node.also is not None]
    return [node for node in (*nodes, *also) if isinstance(node.subject, This)]


def _number(player: PlayerId, prompt: Message, rule: str, node: en.ChooseEntering) -> Choice:
    """The choice of a number, from 0 on unless the text says otherwise (107.1b-c)."""
    least = 0 if node.least is None else node.least.value
    most = None if node.most is None else node.most.value
    return Choice(player, "number", prompt, rule, (), least, most, form="number")


def untold_choice(game: Game, object_id: ObjectId, key: str) -> Choice:
    """The question what was chosen as a permanent of the board entered, of which nobody has said anything (607.2d)."""
    it, node = game.find(object_id), game.untold[object_id, key]
    kind = _kept_under(node)[0]
    player = game.controller(it)
    prompt = Message(UNTOLD, {"source": it.target, "what": kind.replace(" ", "-")})
    if node.what is en.ToChoose.NUMBER:
        return _number(player, prompt, "607.2d", node)
    return Choice(
        player,
        kind,
        prompt,
        "607.2d",
        _options(game, node, Frame(object_id, player)),
        by_name=_by_name(game, node),
        rest=_by_name(game, node) is not None,
    )


def kept(choice: Choice, answer: Any) -> Any:
    """An answer as it is kept: a player by number; a number as it is."""
    if choice.form == "number":
        return int(answer)
    players = {option.answer: option.player for option in choice.listed() if option.player is not None}
    return players.get(answer[0], answer[0])


def _kept_under(node: en.ChooseEntering) -> tuple[str, str]:
    """The kind of choice, and the key that the answer is kept under."""
    if node.words:
        return "word", "word"
    if isinstance(node.what, NameOf):
        return "card name", "name"
    one = KEPT_UNDER.get(node.what, "land type") if node.what is not None else "land type"
    return one, one


def _options(game: Game, node: en.ChooseEntering, frame: Frame) -> list[Option]:
    """What can be chosen."""
    if node.words:
        return [Option(w, Message("word", {"word": w}), kind="word") for w in node.words]
    if node.what is en.ToChoose.COLOR:
        letters = [c for c in "WUBRG" if node.not_this is None or c != node.not_this.letter]
        return [Option(c, Message("color", {"color": c}), kind="color") for c in letters]
    if isinstance(node.what, NameOf):
        return name_options(game, node.what)
    if node.what in (en.ToChoose.OPPONENT, en.ToChoose.PLAYER):
        can = game.opponents(frame.controller) if node.what is en.ToChoose.OPPONENT else game.apnap(frame.controller)
        return [Option.of(p.target) for p in can]
    if node.what is en.ToChoose.CARD_TYPE:
        return [card_type_option(one) for one in CardType]
    if node.what is en.ToChoose.CREATURE_TYPE:
        return type_options(game)
    return [Option(w, Message("word", {"word": w}), kind="land type") for w in sorted(LAND_TYPES)]


def card_type_option(one: CardType) -> Option:
    """A card type to choose (205.2a)."""
    return Option(one.value, Message("type-chosen", {"type": one.value}), kind="card type")


def _by_name(game: Game, node: en.ChooseEntering) -> Callable[[str], Option] | None:
    """What may be said beside what is listed."""
    if isinstance(node.what, NameOf):
        return any_name(game, node.what)
    return any_type() if node.what is en.ToChoose.CREATURE_TYPE else None


def choose_as_it_enters(game: Game, event: Event, node: en.ChooseEntering, frame: Frame) -> Gen[list[Event]]:
    """The controller-to-be chooses before it enters (614.12a), or the opponent whom that player has choose; several
    things in the order written (101.4c)."""
    assert isinstance(event, ZoneChange)
    player = frame.controller
    if node.chooser is en.Chooser.OPPONENT:
        them = [p.number for p in game.opponents(frame.controller)]
        if not them:
            return [event]
        player = yield from which_player(frame.controller, them, event.object, "614.12a")
    if node.looks:
        yield from look_at_a_hand(game, event, player)
    event = yield from _chosen(game, event, node, player, frame)
    if node.also is not None:
        event = yield from _chosen(game, event, replace(node, what=node.also), player, frame)
    return [event]


def _chosen(game: Game, event: ZoneChange, node: en.ChooseEntering, player: PlayerId, frame: Frame) -> Gen[ZoneChange]:
    """The event once one thing has been chosen."""
    kind, key = _kept_under(node)
    number = node.what is en.ToChoose.NUMBER
    options = [] if number else _options(game, node, frame)
    if not options and not number:
        return event
    if event.copying is not None:  # what was chosen for the original is not copied (707.6)
        game.cite("707.6")
    prompt = Message(f"choose-{kind.replace(' ', '-')}", {"source": TargetId.of_object(event.object)})
    if number:
        choice = _number(player, prompt, "614.12a", node)
        return replace(event, chosen=(*event.chosen, (key, kept(choice, (yield choice)))))
    choice = Choice(
        player,
        kind,
        prompt,
        "205.3e" if kind in ("creature type", "land type") else "614.12a",
        options,
        by_name=_by_name(game, node),
        rest=_by_name(game, node) is not None,
    )
    answer = yield choice
    return replace(event, chosen=(*event.chosen, (key, kept(choice, answer))))
