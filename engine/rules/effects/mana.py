"""Adding mana (CR 106.4)."""

from __future__ import annotations

from engine.abilities import actions as ac
from engine.abilities.nouns import Group
from engine.decisions import Choice, Gen, Message, Option
from engine.events import ManaAdded
from engine.frame import Frame
from engine.game import Game
from engine.oracle.printer import print_value
from engine.printed import symbols
from engine.rules.amounts import amount
from engine.rules.effects.verbs import DO, Acted
from engine.rules.mana import RIDERS, Purpose
from engine.rules.matching import fits
from engine.rules.pipeline import happen


def letters_of(text: str) -> str:
    """The mana written in braces, as letters: "{C}{C}" gives "CC"."""
    return "".join(s if s in "WUBRGC" else "C" * int(s) for s in symbols(text))


def riders_of(game: Game, only: ac.SpendOnly | None, frame: Frame) -> tuple[str, ...]:
    """What restricts the mana being added; the restriction is known by its words (106.6)."""
    if only is None:
        return ()
    words = print_value(only)
    if words not in RIDERS:
        RIDERS[words] = lambda game, purpose: any(_allows(game, use, purpose) for use in only.uses)
    return (words,)


def _allows(game: Game, use: ac.ManaUse, purpose: Purpose) -> bool:
    """Whether mana that may be spent on this use may be spent on that purpose (106.6)."""
    if isinstance(use, ac.ToCast):
        return purpose.spell is not None and _is_one(game, use.group, purpose.spell)
    if isinstance(use, ac.ToActivate):
        return purpose.ability_of is not None and _is_one(game, use.group, purpose.ability_of)
    return purpose.ability_of is not None


def _is_one(game: Game, group: Group, object_id: int) -> bool:
    it = game.find(object_id)
    return fits(game, group, it, Frame(object_id, game.controller(object_id)))


@DO.register(ac.AddMana)
def _add(game: Game, verb: ac.AddMana, frame: Frame, players: list[int]) -> Gen[Acted]:
    made = letters_of(verb.mana.text)
    yield from happen(
        game, [ManaAdded(p, made, frame.source, riders_of(game, verb.only, frame)) for p in players], "106.4"
    )
    return [("player", p) for p in players]


@DO.register(ac.AddManaChoice)
def _add_choice(game: Game, verb: ac.AddManaChoice, frame: Frame, players: list[int]) -> Gen[Acted]:
    for player in players:
        options = [Option(str(i), Message("mana", {"mana": o.text}), kind="mana") for i, o in enumerate(verb.options)]
        answer = yield Choice(player, "mana", Message("choose-mana"), "106.1b", options)
        made = letters_of(verb.options[int(answer[0])].text)
        yield from happen(game, [ManaAdded(player, made, frame.source, riders_of(game, verb.only, frame))], "106.4")
    return [("player", p) for p in players]


@DO.register(ac.AddManaAnyColor)
def _add_any(game: Game, verb: ac.AddManaAnyColor, frame: Frame, players: list[int]) -> Gen[Acted]:
    count = amount(game, verb.count, frame)
    for player in players:
        made = ""
        rounds = 1 if verb.one_color else count
        for _ in range(rounds):
            options = [Option(c, Message("mana", {"mana": "{" + c + "}"}), kind="mana", number=1) for c in "WUBRG"]
            answer = yield Choice(player, "mana", Message("choose-mana"), "106.1a", options)
            made += answer[0] * (count if verb.one_color else 1)
        yield from happen(game, [ManaAdded(player, made, frame.source, riders_of(game, verb.only, frame))], "106.4")
    return [("player", p) for p in players]
