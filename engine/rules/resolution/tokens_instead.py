"""Other tokens than those that would be created (CR 111, 614.1a, 614.16)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import replace

from engine.abilities.nouns.token_descriptions import Description
from engine.abilities.replacement import tokens_instead as t
from engine.events import Event, MadeToken
from engine.grammar.printer import print_value
from engine.rules.continuous.statements import StatementInForce, looked_up
from engine.rules.permanents.described_tokens import describe
from engine.rules.pipeline.applying_replacement_effects import Alteration, Replacement, replaces
from engine.state.choices import Choice, Gen, Message, Option, Term
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.objects import Kind
from engine.state.zones import Zone

TOKENS_INSTEAD = looked_up(t.TokensInstead)
TOKEN_INSTEAD = looked_up(t.TokenInstead)

BY_RULES = ("614.1a",)

Change = Callable[[Game, Event], Gen[list[Event]]]


@replaces(MadeToken, by="614.16")
def _tokens_instead(game: Game, event: Event) -> Iterable[Replacement]:
    """ "that many 4/4 white Angel creature tokens are created instead" """
    assert isinstance(event, MadeToken)
    for node, standing in TOKENS_INSTEAD.said(game):
        only = None if node.type is None else node.type.value.capitalize()
        those = [i for i in event.objects if only is None or only in game.objects[i].base.types]
        if event.player == standing.frame.controller and those:
            yield _made(game, standing, those, _one_of(node, those, standing), None if node.may else node)
    for one, standing in TOKEN_INSTEAD.said(game):
        those = [i for i in event.objects if str(one.kind) in game.objects[i].base.subtypes]
        if event.player == standing.frame.controller and those:
            yield _made(game, standing, those, _each(one.token, those, standing.frame), one)


def _made(
    game: Game, standing: StatementInForce, those: Sequence[ObjectId], change: Change, does: Hashable
) -> Replacement:
    source = standing.frame.source
    label = Message("other-tokens-first", {"source": TargetId.of_object(source)})
    key = "other-tokens", standing.key
    way = None if does is None else Alteration.ONE_FOR_ONE
    names = {game.objects[i].base.name for i in those}
    why = _instead_of(names.pop(), len(those)) if len(names) == 1 else None
    return Replacement(key, source, label, BY_RULES, change, does=does, alteration=way, why=why)


def _instead_of(name: str, count: int) -> Message:
    """The tokens that would be created; languages put "Token" elsewhere."""
    bare = [Term(f"subtype-{word}", word) for word in name.removesuffix(" Token").split()]
    return Message("instead-of-tokens", {"name": name, "bare": bare, "count": count})


def _one_of(node: t.TokensInstead, those: Sequence[ObjectId], standing: StatementInForce) -> Change:
    """All of them become tokens of the one description that there is, or that the player chooses if any."""

    def change(game: Game, event: Event) -> Gen[list[Event]]:
        frame = standing.frame
        chosen = 0
        if node.may:
            source = TargetId.of_object(frame.source)
            options = [
                Option(str(place), Message("cost-said", {"text": str(print_value(one))}), kind="mode", mode=place)
                for place, one in enumerate(node.instead)
            ]
            prompt = Message("other-tokens", {"source": source})
            declined = Option("no", Message("no"), kind="may")
            (answer,) = yield Choice(frame.controller, "may", prompt, "614.1a", (*options, declined))
            if answer == declined.id:
                return [event]
            chosen = int(answer)
        return (yield from _each(node.instead[chosen].token, those, frame)(game, event))

    return change


def _each(token: Description, those: Sequence[ObjectId], frame: Frame) -> Change:
    """Each of them becomes a token of this description; how it enters stays as it would have been."""

    def change(game: Game, event: Event) -> Gen[list[Event]]:
        assert isinstance(event, MadeToken)
        player = event.player
        values = describe(game, token, frame)
        others = tuple(
            game.make(values, player, Zone.NOWHERE, kind=Kind.TOKEN, controller=player).id if i in those else i
            for i in event.objects
        )
        copies = event.original if set(event.objects) - set(those) else None
        return [replace(event, objects=others, original=copies)]
        yield

    return change
