"""What a token is, as the words that create it describe it (CR 111.3-111.4, 111.10-111.11)."""

from __future__ import annotations

from engine.abilities.base import Amount
from engine.abilities.dispatch import NotPlayed
from engine.abilities.nouns import token_descriptions as tk
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.evaluate.evaluation import amount
from engine.rules.permanents.predefined_tokens import predefined
from engine.state.characteristics import COLORS, Abilities, Characteristics
from engine.state.frame import Frame
from engine.state.game import Game


def describe(game: Game, token: tk.Description, frame: Frame) -> Characteristics:
    """The copiable values of a token as its description gives them (111.3-111.4, 111.10)."""
    if isinstance(token, tk.PredefinedToken):
        return predefined(token.kind)
    if isinstance(token, tk.CardToken):
        return _like_card(game, str(token.name))
    assert isinstance(token, tk.TokenDescription)

    def number(value: Amount | None) -> int | None:
        return None if value is None else amount(game, value, frame)

    colors = frozenset(c.letter for c in token.colors)
    return Characteristics(
        name=token.name or " ".join((*token.subtypes, "Token")),
        colors=frozenset(COLORS) if token.palette is tk.Colors.ALL else colors,
        supertypes=frozenset(s.value.capitalize() for s in token.supertypes),
        types=frozenset(t.value.capitalize() for t in token.types),
        subtypes=frozenset(str(s) for s in token.subtypes),
        abilities=Abilities(token.keywords),
        power=number(token.power),
        toughness=number(token.toughness),
    )


def _like_card(game: Game, name: str) -> Characteristics:
    """What the card of that name is (111.11)."""
    card = game.card_named(name)
    if card is None:
        raise NotPlayed(f"a {name} token")
    game.cite("111.11")
    return COMPILED.faces(card)[0]
