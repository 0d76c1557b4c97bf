"""Short acts that declare attackers and blockers (CR 508.1, 509.1), to entries of a script and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.table.scenario import Json
from engine.table.short_acts.problems import Candidate
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Gaps, Shown, Span, in_a_row, printed
from engine.words import Words

NOWHERE = Span("", 0, 0)
SEVERAL = 2


def attack(reader: Reader, gaps: Gaps) -> Json:
    player = (reader.player(gaps["player"]) if "player" in gaps else None) or reader.active
    reader.come_to_declare("attack")
    span = gaps.get("attackers") or gaps.get("everyone")
    if span is None:
        return {"do": "attack", "player": player, "attackers": {}}
    creatures = reader.declared(span, reader.can_declare("attackers"), reader.permanents(player))
    if "attacked" in gaps:
        return _attacking(player, creatures, reader.target(gaps["attacked"]))
    return _attack_on_whatever_can_be(reader, player, creatures)


def attack_by_whatever_can(reader: Reader, gaps: Gaps) -> Json:
    """ "Attack": with the only creature that can; which of several is asked."""
    player = (reader.player(gaps["player"]) if "player" in gaps else None) or reader.active
    reader.come_to_declare("attack")
    return _attack_on_whatever_can_be(reader, player, _only_able(reader, "attackers", player, "short-act-attack"))


def _only_able(reader: Reader, kind: str, player: str, sentence: str) -> list[str]:
    """The only creature that can attack or block, asked for where there are several: one of them, or all. Why none can
    is for the table to say, of all that a player has."""
    able = reader.can_declare(kind)
    if len(able) < SEVERAL:
        return reader.everything(able, reader.permanents(player))
    words = Words.of(reader.table.locale)
    candidates = [reader.together(able), *map(reader.candidate, reader.apart(able))]
    shown = [{"player": player, kind: words.both(one.things or (one.reference,))} for one in candidates]
    said = [printed(sentence, words.language, gaps) or "" for gaps in shown]
    raise reader.left_out(kind, [replace(one, words=act) for one, act in zip(candidates, said, strict=True)])


def _attack_on_whatever_can_be(reader: Reader, player: str, creatures: Sequence[str]) -> Json:
    """An attack that leaves out what is attacked: the only thing that can be; which of several is asked."""
    goals = reader.attackable() if player == reader.active else []
    if not goals:  # why nothing can be declared now is for the table to say
        return _attacking(player, creatures, reader.any_opponent(player))
    if len(goals) == 1:
        return _attacking(player, creatures, goals[0].reference)
    said = [replace(one, words=_attack_in_full(reader, player, creatures, one)) for one in goals]
    raise reader.left_out("attacked", said)


def _attacking(player: str, creatures: Sequence[str], attacked: str) -> Json:
    return {"do": "attack", "player": player, "attackers": dict.fromkeys(creatures, attacked)}


def _attack_in_full(reader: Reader, player: str, creatures: Sequence[str], attacked: Candidate) -> str:
    words = Words.of(reader.table.locale)
    shown = attack_shown(_attacking(player, creatures, attacked.reference), words)
    return printed("short-act-attack", words.language, shown) or ""


def attack_shown(entry: Json, words: Words) -> Shown:
    return {"player": entry["player"]} | _sent_shown(entry["attackers"], "attackers", "attacked", words)


def _sent_shown(sent: Mapping[str, Any], who: str, whom: str, words: Words) -> Shown:
    """Creatures by what they are sent at; what does not fit into one sentence follows in pieces."""
    groups: dict[tuple[str, ...], list[str]] = {}
    for creature, goal in sent.items():
        groups.setdefault((goal,) if isinstance(goal, str) else tuple(goal), []).append(creature)
    pieces = [(words.both(goals), words.both(creatures)) for goals, creatures in groups.items()]
    if not pieces:
        return {}
    rest = [words(f"short-word-{who}-too", goals=goals, creatures=many) for goals, many in pieces[1:]]
    return {whom: pieces[0][0], who: in_a_row((pieces[0][1], *rest), words)}


def _blocker(reader: Reader, gaps: Gaps, span: Span) -> str:
    """Who blocks."""
    asked = reader.table.choice
    named = reader.player(gaps["player"]) if "player" in gaps else None
    defending = reader.player_name(asked.player) if asked is not None and asked.kind == "blockers" else None
    if named is None and defending is None and asked is not None and asked.kind == "priority":
        defending = reader.any_opponent(reader.active)  # why nobody blocks now is for the table to say
    return named or defending or reader.only_opponent(reader.active, span)


def block(reader: Reader, gaps: Gaps) -> Json:
    reader.come_to_declare("block")
    span = gaps.get("blockers") or gaps.get("everyone")
    player = _blocker(reader, gaps, span or NOWHERE)
    if span is None:
        return {"do": "block", "player": player, "blockers": {}}
    groups, blocked = (list(reader.game.combat.attackers), reader.permanents()), []
    if "blocked" in gaps:
        blocked = reader.several(gaps["blocked"], lambda one, taken: [reader.thing(one, groups, taken)])
    creatures = reader.declared(span, reader.can_declare("blockers"), reader.permanents(player))
    return _blocking(player, creatures, blocked) if blocked else _block_whatever_can_be(reader, player, creatures, span)


def block_by_whatever_can(reader: Reader, gaps: Gaps) -> Json:
    """ "Opp blocks": with the only creature that can, what attacks; which of several is asked."""
    reader.come_to_declare("block")
    player = _blocker(reader, gaps, reader.act)
    creatures = _only_able(reader, "blockers", player, "short-act-block")
    return _block_whatever_can_be(reader, player, creatures, reader.act)


def _block_whatever_can_be(reader: Reader, player: str, creatures: Sequence[str], span: Span) -> Json:
    """A block that leaves out what is blocked: the only attacker; which of several is asked."""
    attackers = list(reader.game.combat.attackers)
    apart = reader.apart(attackers)
    if not apart:
        raise reader.missing(span, "attacker")
    if len(apart) == 1:
        return _blocking(player, creatures, [reader.one(span, attackers)])
    said = [replace(one, words=_block_in_full(reader, player, creatures, one)) for one in map(reader.candidate, apart)]
    raise reader.left_out("blocked", said)


def _blocking(player: str, creatures: Sequence[str], blocked: Sequence[str]) -> Json:
    goal = blocked[0] if len(blocked) == 1 else list(blocked)
    return {"do": "block", "player": player, "blockers": dict.fromkeys(creatures, goal)}


def _block_in_full(reader: Reader, player: str, creatures: Sequence[str], blocked: Candidate) -> str:
    words = Words.of(reader.table.locale)
    shown = block_shown(_blocking(player, creatures, [blocked.reference]), words)
    return printed("short-act-block", words.language, shown) or ""


def block_shown(entry: Json, words: Words) -> Shown:
    return {"player": entry["player"]} | _sent_shown(entry["blockers"], "blockers", "blocked", words)
