"""Creating tokens (CR 111, 701.7)."""

from __future__ import annotations

from engine.abilities import actions as ac
from engine.abilities.base import Amount
from engine.characteristics import Abilities, Characteristics
from engine.decisions import Gen
from engine.events import MadeToken, ZoneChange
from engine.frame import Frame
from engine.game import Game
from engine.objects import Kind
from engine.rules.amounts import amount
from engine.rules.effects.verbs import DO, Acted
from engine.rules.pipeline import happen
from engine.zones import Zone


def describe(game: Game, token: ac.TokenDescription, frame: Frame) -> Characteristics:
    """The copiable values of a token as its description gives them (111.3-111.4)."""

    def number(value: Amount | None) -> int | None:
        return None if value is None else amount(game, value, frame)

    return Characteristics(
        name=token.name or " ".join((*token.subtypes, "Token")),
        colors=frozenset(c.letter for c in token.colors),
        supertypes=frozenset(s.value.capitalize() for s in token.supertypes),
        types=frozenset(t.value.capitalize() for t in token.types),
        subtypes=frozenset(str(s) for s in token.subtypes),
        abilities=Abilities(token.keywords),
        power=number(token.power),
        toughness=number(token.toughness),
    )


def create(game: Game, player: int, base: Characteristics, count: int, frame: Frame, *, tapped: bool = False) -> Gen[Acted]:
    """A player creates tokens; they enter at the same time (111.2)."""
    made = [game.make(base, player, Zone.NOWHERE, kind=Kind.TOKEN, controller=player) for _ in range(count)]
    logged = yield from happen(game, [MadeToken(player, tuple(t.id for t in made))], "701.7a")
    acted: Acted = []
    for one in logged:
        if isinstance(one.event, MadeToken):
            moves = [
                ZoneChange(
                    i, Zone.BATTLEFIELD, Zone.NOWHERE, "create", frame.source, controller=one.event.player, tapped=tapped
                )
                for i in one.event.objects
            ]
            with game.under(one):
                entered = yield from happen(game, moves, "111.2")
            acted += [("object", e.event.became[0]) for e in entered if isinstance(e.event, ZoneChange)]
    return acted


@DO.register(ac.CreateToken)
def _create(game: Game, verb: ac.CreateToken, frame: Frame, players: list[int]) -> Gen[Acted]:
    acted: Acted = []
    base = describe(game, verb.token, frame)
    for player in players:
        acted += yield from create(game, player, base, amount(game, verb.count, frame), frame, tapped=verb.tapped)
    return acted
