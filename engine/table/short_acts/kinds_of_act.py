"""The kinds of short acts: from what fills the gaps of a sentence to an entry of a script, and the other way round."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from cards.model import fold
from engine.state.turn import STEPS, Step
from engine.table.scenario import Json
from engine.table.short_acts import details
from engine.table.short_acts.activating import (
    activate,
    activate_shown,
    one_by_one,
    pay_to_ignore,
    sacrifice,
    special,
    special_shown,
)
from engine.table.short_acts.answering import answer, value_shown
from engine.table.short_acts.answers_taken import when_asked
from engine.table.short_acts.attacks_and_blocks import (
    attack,
    attack_by_whatever_can,
    attack_shown,
    block,
    block_by_whatever_can,
    block_shown,
)
from engine.table.short_acts.by_means import by_deed, by_means, by_name, cast_or_respond, counter
from engine.table.short_acts.by_what_is_paid import by_what_is_paid
from engine.table.short_acts.casting import cast, cast_shown, named_alone, play, play_shown
from engine.table.short_acts.dredging import dredge
from engine.table.short_acts.fetching import fetch
from engine.table.short_acts.life_by_hand import change_life
from engine.table.short_acts.naming import typed
from engine.table.short_acts.paying_life import pay_life
from engine.table.short_acts.problems import AttackNotPaidFor, NotUnderstood
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.said_to_happen import happens
from engine.table.short_acts.sentences import Gaps, Shown, Span
from engine.table.short_acts.tapping_several_for_mana import tap_several_for_mana
from engine.table.short_acts.whose_question import is_asked_of
from engine.words import Words, spelt


@dataclass(frozen=True, slots=True)
class Form:
    """One kind of short act. ``key`` is its message. ``read`` makes the entry (NotUnderstood, SeveralMeant), ``show``
    what fills the gaps, where the entry says nothing that the sentence can't say."""

    key: str
    do: str
    read: Callable[[Reader, Gaps], Json]
    show: Callable[[Json, Words], Shown | None]
    goes_on: str = ""
    """The message of what may follow behind a semicolon and still belongs to it."""
    says: frozenset[str] = frozenset()
    """The keys of an entry that the sentence can say."""


def step_called(text: str) -> str | None:
    """The step that words mean, by its name in scripts."""
    key = fold(text)
    if key in typed("step-first-strike") | typed("step-regular-damage"):
        return Step.COMBAT_DAMAGE.value
    return next((step.value for step in STEPS if key in typed(f"step-{step.value.replace(' ', '-')}")), None)


def step_shown(step: str, words: Words) -> str:
    """A step as people write it first."""
    return spelt(words(f"short-word-step-{step.replace(' ', '-')}").partition(",")[0], words.language)


# ---- the course of the game


def _pass(reader: Reader, gaps: Gaps) -> Json:
    named = reader.player(gaps["player"]) if "player" in gaps else None
    return {"do": "pass", "player": named or reader.priority}


def _concede(reader: Reader, gaps: Gaps) -> Json:
    named = reader.player(gaps["player"]) if "player" in gaps else None
    return {"do": "concede", "player": named or reader.doer}


def _player_shown(entry: Json, words: Words) -> Shown:
    return {"player": entry["player"]}


def _resolve(reader: Reader, gaps: Gaps) -> Json:
    return {"do": "resolve"} | ({"count": int(gaps["count"].text)} if "count" in gaps else {})


def _resolve_shown(entry: Json, words: Words) -> Shown | None:
    if "all" in entry:
        return None
    return {"count": str(entry["count"])} if entry.get("count", 1) != 1 else {}


def _resolve_all(reader: Reader, gaps: Gaps) -> Json:
    return {"do": "resolve", "all": True}


def _resolve_all_shown(entry: Json, words: Words) -> Shown | None:
    return {} if entry.get("all") else None


def _go_to(reader: Reader, gaps: Gaps) -> Json:
    _come_to_either_damage(reader, gaps["step"])
    entry: Json = {"do": "go_to", "step": step_called(gaps["step"].text)}
    whose = _whose(reader, gaps)
    now = reader.game.turn
    if "turn" not in gaps and whose in (None, reader.game.players[now.active].name):
        entry["step"] = _next_of_both(now.step, entry["step"], gaps["step"].text)
    if "turn" in gaps:
        entry["turn"] = int(gaps["turn"].text)
    elif whose is None and _is_over(reader.game.turn.step, entry["step"]):
        entry["turn"] = reader.game.turn.number + 1
    if whose is not None:
        entry["active"] = whose
    return entry


def _come_to_either_damage(reader: Reader, span: Span) -> None:
    """Of two combat damage steps (510.4), the first is come to before the regular one; where nothing has first strike
    or double strike, there is no first one."""
    said, damage = fold(span.text), {"do": "go_to", "step": Step.COMBAT_DAMAGE.value}
    if said not in typed("step-first-strike") | typed("step-regular-damage"):
        return
    after = reader.would(damage)
    there = after is not None and after.game.turn.step is Step.COMBAT_DAMAGE
    two = after is not None and after.game.combat.first_strike_step
    if there and not two and said in typed("step-first-strike"):
        raise reader.missing(span, "first-striker")
    if two and said in typed("step-regular-damage") and not reader.game.combat.first_strike_step:
        reader.advance([damage])


def _next_of_both(now: Step, step: str, text: str) -> str:
    """The step that is meant: "main" is the next of the two main phases of a turn (505.1)."""
    first, second = Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN
    over = step == first.value and _is_over(now, step) and not _is_over(now, second.value)
    return second.value if over and now is not second and fold(text) in typed("step-main") else step


def _is_over(now: Step, step: str) -> bool:
    """Whether a step comes before the one of the turn that it is now, so that that of a later turn is meant."""
    steps = [one.value for one in Step]
    return step in steps and steps.index(step) < steps.index(now.value)


def _go_to_shown(entry: Json, words: Words) -> Shown:
    shown = {"step": step_shown(entry["step"], words)}
    turn = {"turn": str(entry["turn"])} if "turn" in entry else {}
    return shown | turn | ({"player": entry["active"]} if "active" in entry else {})


def _end_turn(reader: Reader, gaps: Gaps) -> Json:
    """On to the first moment of the next turn in which somebody gets priority (502.4, 503.1)."""
    return {"do": "go_to", "step": "upkeep", "turn": reader.game.turn.number + 1}


def _turn_of(reader: Reader, gaps: Gaps) -> Json:
    """On to the first moment of a player's next turn in which somebody gets priority (502.4, 503.1)."""
    return {"do": "go_to", "step": "upkeep", "active": _whose(reader, gaps)}


def _whose(reader: Reader, gaps: Gaps) -> str | None:
    """Whose turn or step is meant; None where nobody's in particular is."""
    if "their" in gaps:
        return reader.only_opponent(reader.doer, gaps["their"])
    return reader.doer if "my" in gaps else reader.player(gaps["player"]) if "player" in gaps else None


def _nothing_shown(entry: Json, words: Words) -> Shown | None:
    return None


# ---- what happens to players


HAPPENING = ("player", "what", "count")
"""The keys of an entry that says what happens to a player."""


def _happening_shown(what: str) -> Callable[[Json, Words], Shown | None]:
    def shown(entry: Json, words: Words) -> Shown | None:
        if entry["what"] != what:
            return None
        named = [it for one in entry.get("choices", ()) for it in one["value"]]
        player = {"player": entry["player"]}
        if named:
            return player | {"discarded": words.both(named)}
        if " " in what:
            return player | {"count": str(entry["count"])}
        single = words("short-word-a-single-one").partition(",")[0]
        return player | ({"single": single} if entry["count"] == 1 else {"howmany": str(entry["count"])})

    return shown


# ---- choices


def _answer(reader: Reader, gaps: Gaps) -> Json:
    named = reader.player(gaps["player"]) if "player" in gaps else None
    if "bearer" in gaps and not reader.all_called(gaps["bearer"].text, reader.in_play):
        raise reader.missing(gaps["bearer"], "bearer")
    if "trigger" in gaps and (source := reader.all_called(gaps["trigger"].text, reader.in_play)):
        reader.last = reader.reference(source[0])
    entry = answer(reader, gaps["value"], named)
    if entry["value"] == "no":
        _is_not_of_an_attack(reader)
    return entry


def _is_not_of_an_attack(reader: Reader) -> None:
    """Raise where "no" is said of what attackers have cost (508.1j): nothing is asked, and they have been declared."""
    if reader.game.turn.step is not Step.DECLARE_ATTACKERS or not reader.game.combat.attackers:
        return
    paid = any("508.1j" in one.rules for one in reader.game.log[reader.game.turn_began_at :])
    if paid and when_asked(reader.table) is None:
        end = reader.act.end
        raise AttackNotPaidFor("", Span("", end, end), ("attackers",))


def _whether_paid(said: str) -> Callable[[Reader, Gaps], Json]:
    def read(reader: Reader, gaps: Gaps) -> Json:
        named = reader.player(gaps["player"]) if "player" in gaps else None
        if said == "no":
            _is_not_of_an_attack(reader)
        reader.said_of = gaps["payee"].text if "payee" in gaps else ""
        return answer(reader, Span(said, 0, 0), named)

    return read


def _answer_each(reader: Reader, gaps: Gaps) -> Json:
    """The same target for each of several triggers: "all triggers target Opp" (603.3d)."""
    then = when_asked(reader.table)
    if then is None or then.choice is None or then.choice.kind != "target":
        raise NotUnderstood("", reader.act, ("act",))
    reader.said_of_all, reader.said_of = True, gaps["trigger"].text if "trigger" in gaps else ""
    if reader.said_of and not is_asked_of(reader.on(then), then.choice, reader.said_of):
        raise reader.missing(gaps["trigger"], "source")
    return _answer(reader, {key: gap for key, gap in gaps.items() if key != "trigger"})


def _divide(reader: Reader, gaps: Gaps) -> Json:
    """A division, of what is asked now or will be; where nothing is asked as yet and creatures attack, it is that of
    their damage (510.1c)."""
    gaps = {**gaps, "value": gaps["division"]}
    if "player" not in gaps and reader.game.combat.attackers and when_asked(reader.table) is None:
        gaps = {**gaps, "player": Span(reader.active, gaps["division"].start, gaps["division"].start)}
    return _answer(reader, gaps)


def _divide_shown(entry: Json, words: Words) -> Shown | None:
    if "player" not in entry or not isinstance(entry["value"], Mapping):
        return None
    return {"player": entry["player"], "division": value_shown(entry["value"], words)}


def _answer_shown(entry: Json, words: Words) -> Shown | None:
    if "player" not in entry or isinstance(entry["value"], Mapping):
        return None
    return {"player": entry["player"], "value": value_shown(entry["value"], words)}


def _form(name: str, do: str, read: Any, show: Any, *says: str, goes_on: str = "") -> Form:
    """``says`` are the keys of the entries that it can say."""
    return Form(f"short-act-{name}", do, read, show, goes_on, frozenset(("do", *says)))


CAST = _form(
    "cast",
    "cast",
    cast_or_respond(cast, activate),
    cast_shown,
    "player",
    "card",
    "targets",
    *details.KEYS_OF_SPELLS,
    goes_on="short-act-details",
)
BY_MEANS = _form("by-means", "cast", by_means(cast, activate), _nothing_shown)
"""What is done as the verb, with what it is done by: "bounce the Giant with Unsummon"."""
PAYING = (
    _form("pays", "answer", _whether_paid("yes"), _nothing_shown),
    _form("does-not-pay", "answer", _whether_paid("no"), _nothing_shown),
)
"""That somebody pays, or does not, each time that the same is asked: "Opp doesn't pay"."""
ANSWER = _form("answer", "answer", _answer, _answer_shown, "player", "value", "choice")
TURNS = (
    _form("end-turn", "go_to", _end_turn, _nothing_shown),
    _form("turn-of", "go_to", _turn_of, _nothing_shown),
)
"""On to a turn, of which no step is said."""
FORMS = (
    CAST,
    BY_MEANS,
    _form("counter", "cast", counter, _nothing_shown),
    _form("by-paying", "activate", by_what_is_paid(one_by_one), _nothing_shown),
    _form("by-deed", "cast", by_deed, _nothing_shown),
    _form("draws", "happen", happens("draw"), _happening_shown("draw"), *HAPPENING),
    _form("mills", "happen", happens("mill"), _happening_shown("mill"), *HAPPENING),
    _form("play", "play", play, play_shown, "player", "card", *details.KEYS_OF_LANDS),
    _form("special", "special", special, special_shown, "player", "act", "source"),
    _form("pays-to-ignore", "special", pay_to_ignore, _nothing_shown),
    _form("taps-for-mana", "activate", tap_several_for_mana(activate), _nothing_shown),
    _form(
        "activate",
        "activate",
        activate,
        activate_shown,
        "player",
        "source",
        "targets",
        "choices",
        *details.KEYS_OF_ABILITIES,
        goes_on="short-act-details",
    ),
    _form("pays-life", "activate", pay_life, _nothing_shown),
    _form("fetches", "activate", fetch(activate), _nothing_shown),
    _form("gains-life", "happen", change_life(1), _happening_shown("gain life"), *HAPPENING),
    _form("loses-life", "happen", change_life(-1), _happening_shown("lose life"), *HAPPENING),
    _form("sacrifice", "activate", sacrifice, _nothing_shown, goes_on="short-act-details"),
    _form("cast-by", "cast", cast, _nothing_shown, goes_on="short-act-details"),
    _form("attack", "attack", attack, attack_shown, "player", "attackers", goes_on="short-act-attack-too"),
    _form("block", "block", block, block_shown, "player", "blockers", goes_on="short-act-block-too"),
    _form("attack-only", "attack", attack_by_whatever_can, _nothing_shown),
    _form("block-only", "block", block_by_whatever_can, _nothing_shown),
    _form("pass", "pass", _pass, _player_shown, "player"),
    _form("resolve-all", "resolve", _resolve_all, _resolve_all_shown, "all"),
    _form("resolve", "resolve", _resolve, _resolve_shown, "count"),
    *TURNS,
    _form("go-to", "go_to", _go_to, _go_to_shown, "step", "turn", "active"),
    _form("answer-each", "answer", _answer_each, _nothing_shown),
    ANSWER,
    _form("discards", "happen", happens("discard"), _happening_shown("discard"), *HAPPENING, "choices"),
    _form("dredges", "answer", dredge, _nothing_shown),
    *PAYING,
    _form("divide", "answer", _divide, _divide_shown, "player", "value"),
    _form("concede", "concede", _concede, _player_shown, "player"),
)
BY_NAME = _form("by-name", "cast", by_name(cast, activate), _nothing_shown, goes_on="short-act-details")
"""A card's name as the verb: "bolt the bear". Read where no sentence fits."""
NAMED_ALONE = _form("named-alone", "cast", named_alone, _nothing_shown, goes_on="short-act-details")
"""A card's name and no more. Read where nothing else fits, and no answer either."""
