"""Noun phrases: the players a sentence speaks of (CR 102, 109.5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Ref, Who
from engine.abilities.nouns.antecedents import Antecedent
from engine.abilities.nouns.target_phrases import PlayerKind, Target, TargetPlayer
from engine.grammar.phrase import hidden, phrase


@phrase("your", form="poss")
@phrase("you")
@dataclass(frozen=True, slots=True)
class You(Who):
    """The controller of the spell or ability (109.5)."""

    @property
    def agreement(self) -> str:
        return "base"


@phrase("your team")
@dataclass(frozen=True, slots=True)
class YourTeam(You):
    """You, in a game that isn't one between teams (102.4)."""

    @property
    def agreement(self) -> str:
        return "s"


@phrase("each player")
@dataclass(frozen=True, slots=True)
class EachPlayer(Who):
    """Every player, one by one, in turn order (101.4)."""

    is_each = True


@phrase("any player")
@dataclass(frozen=True, slots=True)
class AnyPlayer(EachPlayer):
    """ "Any player may sacrifice a land.", "unless any player pays {3}": each in turn order may (101.4)."""


@phrase("any opponent")
@dataclass(frozen=True, slots=True)
class AnyOpponent(AnyPlayer):
    """ "Any opponent may have it deal 4 damage to them.": each of them in turn order may (101.4)."""


@phrase("players")
@dataclass(frozen=True, slots=True)
class Players(Who):
    """Every player, in the plural."""

    @property
    def agreement(self) -> str:
        return "base"


@phrase("each other player")
@dataclass(frozen=True, slots=True)
class EachOtherPlayer(Who):
    """Every player but the controller of the ability, or but the one who was spoken of: "whenever a player casts a
    spell, each other player draws a card"."""

    is_each = True
    than: Antecedent | None = hidden(None)


@phrase("each opponent")
@dataclass(frozen=True, slots=True)
class EachOpponent(Who):
    """Every opponent of the controller, one by one, in turn order (101.4)."""

    is_each = True


@phrase("each of your opponents")
@dataclass(frozen=True, slots=True)
class EachOfYourOpponents(EachOpponent):
    """Every opponent, said in another way."""


@phrase("an opponent")
@dataclass(frozen=True, slots=True)
class AnOpponent(Who):
    """Any opponent in a description; one of the controller's choice in an instruction."""


@phrase("one of your opponents")
@dataclass(frozen=True, slots=True)
class OneOpponent(AnOpponent):
    """Any opponent, said in another way."""


@phrase("a player")
@dataclass(frozen=True, slots=True)
class APlayer(Who):
    """Any player, in a description."""


@phrase("your opponents")
@dataclass(frozen=True, slots=True)
class YourOpponents(Who):
    """Every opponent of the controller, in the plural."""

    @property
    def agreement(self) -> str:
        return "base"


@phrase("enchanted {kind}")
@dataclass(frozen=True, slots=True)
class EnchantedPlayer(Who):
    """ "enchanted player": whom this Aura is attached to (303.4b, 303.4m)."""

    kind: PlayerKind


@phrase("the chosen player")
@dataclass(frozen=True, slots=True)
class ChosenPlayer(Who):
    """The player chosen as the permanent entered (607.2d), or the one that the same ability has said to choose as its
    target (608.2c)."""

    antecedent: Antecedent | None = hidden(None)


class SaidAgain(Enum):
    """Two words that point back at a player."""

    THAT = "that"
    THE = "the"


@phrase("that {kind}")
@phrase("the player", word=SaidAgain.THE, kind=PlayerKind.PLAYER)
@dataclass(frozen=True, slots=True)
class ThatPlayer(Who):
    """ "that player", "that opponent", "the player"."""

    is_pronoun = True
    kind: PlayerKind = PlayerKind.PLAYER
    word: SaidAgain = SaidAgain.THAT
    antecedent: Antecedent | None = hidden(None)


@phrase("{word} attacking player")
@dataclass(frozen=True, slots=True)
class AttackingPlayer(Who):
    """ "(whenever a player attacks one of your opponents) that attacking player": who attacks in the trigger's event
    (508.3c)."""

    is_pronoun = True
    word: SaidAgain = SaidAgain.THAT
    antecedent: Antecedent | None = hidden(None)


@phrase("they", form="subj")
@phrase("their", form="poss")
@phrase("them")
@dataclass(frozen=True, slots=True)
class They(Who):
    """The singular "they": one player."""

    is_pronoun = True
    antecedent: Antecedent | None = hidden(None)

    @property
    def agreement(self) -> str:
        return "base"


@phrase("each of them")
@dataclass(frozen=True, slots=True)
class EachOfThem(Who):
    """ "(choose two target players.) Each of them": all players who have been spoken of, one by one (101.4)."""

    is_pronoun = True
    is_each = True
    antecedent: Antecedent | None = hidden(None)


@phrase("{of:poss} controller")
@dataclass(frozen=True, slots=True)
class ControllerOf(Who):
    """ "its controller", "that creature's controller"."""

    of: Ref


@phrase("{player:subj} or {controller:subj}")
@dataclass(frozen=True, slots=True)
class PlayerOrController(Who):
    """ "that player or that planeswalker's controller": whichever a target turned out to be."""

    player: ThatPlayer
    controller: ControllerOf


class OwnerFirst(Enum):
    """Whether the owner is named before what is owned."""

    BEHIND = ""
    FIRST = "the owner of"


def _owns_a_target(who: OwnerOf) -> bool:
    return isinstance(who.of, Target)


@phrase("{of:poss} owner")
@phrase("the owner of {of:obj}", said=OwnerFirst.FIRST, when=_owns_a_target)
@dataclass(frozen=True, slots=True)
class OwnerOf(Who):
    """ "its owner", "the owner of target permanent"."""

    of: Ref
    said: OwnerFirst = OwnerFirst.BEHIND


@phrase("defending player")
@dataclass(frozen=True, slots=True)
class DefendingPlayer(Who):
    """The player that the creature in question attacks, or who protects what it attacks (508.5)."""


def _is_somebody_else(who: YouAnd) -> bool:
    return isinstance(who.other, TargetPlayer | ThatPlayer | AttackingPlayer)


@phrase("you and {other:subj}", when=_is_somebody_else)
@dataclass(frozen=True, slots=True)
class YouAnd(Who):
    """ "you and target opponent", "you and that player": both, one by one, in turn order (101.4)."""

    other: Who

    @property
    def agreement(self) -> str:
        return "base"


@phrase("each other opponent")
@dataclass(frozen=True, slots=True)
class EachOtherOpponent(Who):
    """ "(deals combat damage to an opponent, it deals that much damage to) each other opponent": each but the one who
    was spoken of."""

    is_each = True
    than: Antecedent | None = hidden(None)
