"""What a player may do at any time to ignore an effect, or to end one (CR 116.2c-d)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Ability, Declaration, Instruction, ObjectVerb, PlayerVerb, Who
from engine.abilities.nouns.player_phrases import AnyPlayer
from engine.grammar.phrase import phrase


@phrase("any player may {verb:base} for that player to ignore this effect until end of turn")
@phrase("{who:subj} may {verb:base} for that player to ignore this effect until end of turn")
@dataclass(frozen=True, slots=True)
class MayIgnore(Declaration):
    """ "Any player may pay {2} for that player to ignore this effect until end of turn." (116.2d) ``who`` is None for
    any player."""

    carried_out: ClassVar[bool] = True
    verb: PlayerVerb
    who: Who | None = None

    def __post_init__(self) -> None:
        if isinstance(self.who, AnyPlayer):
            raise ValueError("any player is who is not named")


@dataclass(frozen=True, slots=True)
class Ignores(PlayerVerb):
    """Of a player for whom what an ability of an object says is not so."""

    source: int
    ability: Ability | None


@phrase("you may {verb:base} to end this effect")
@dataclass(frozen=True, slots=True)
class MayEndEffect(Instruction):
    """ "You may pay {W} to end this effect." (116.2c)"""

    one_shot = True
    needs: ClassVar[str] = "LoseThisAbility"
    verb: PlayerVerb


@phrase("<lose> this ability")
@dataclass(frozen=True, slots=True)
class LoseThisAbility(ObjectVerb):
    """ "~ loses this ability": the one whose effect this is (113.10)."""
