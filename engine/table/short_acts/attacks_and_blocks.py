"""Short acts that declare attackers and blockers (CR 508.1, 509.1), to entries of a script and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from cards.model import fold
from engine.rules.evaluate.defending_player import defending_player
from engine.state.ids import ObjectId
from engine.table.scenario import Json
from engine.table.short_acts.naming import typed
from engine.table.short_acts.problems import AttackNotPaidFor, Candidate
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Gaps, Shown, Span, in_a_row, printed
from engine.words import Words

NOWHERE = Span("", 0, 0)
SEVERAL = 2
NO_GOAL: Shown = {}


def attack(reader: Reader, gaps: Gaps) -> Json:
    player = (reader.player(gaps["player"]) if "player" in gaps else None) or reader.active
    reader.come_to_declare("attack")
    able, mine = reader.can_declare("attackers"), reader.permanents(player)
    span = gaps.get("attackers") or gaps.get("everyone")
    if span is None and "alpha" not in gaps:
        return {"do": "attack", "player": player, "attackers": {}}
    if span is not None and any(fold(span.text).endswith(words) for words in typed("not-paid-for")):
        raise AttackNotPaidFor("", span, ("attackers",))
    creatures = reader.everything(able, mine) if span is None else reader.declared(span, able, mine)
    reader.last = creatures[0] if len(creatures) == 1 else reader.last
    if "attacked" in gaps:
        return _attacking(player, creatures, _attacked(reader, gaps["attacked"]))
    return _attack_on_whatever_can_be(reader, player, creatures)


def _attacked(reader: Reader, span: Span) -> str:
    """What is attacked; "into Tarmogoyf" is said of whose creature that is (508.1b)."""
    goal = reader.target(span)
    into = reader.act.text[: span.start - reader.act.start].split()[-1:]
    found = list(reader.refs.things(goal, reader.permanents(creatures=True)))
    if into and fold(into[0]) in typed("into") and found and goal not in [one.reference for one in reader.attackable()]:
        return reader.controller(found[0])
    return goal


def attack_by_whatever_can(reader: Reader, gaps: Gaps) -> Json:
    """ "Attack", "attack Jace": with the only creature that can; which of several is asked."""
    player = (reader.player(gaps["player"]) if "player" in gaps else None) or reader.active
    reader.come_to_declare("attack")
    if "attacked" in gaps:
        attacked = reader.target(gaps["attacked"])
        goals = reader.attackable()
        if goals and attacked not in [one.reference for one in goals]:
            raise reader.missing(gaps["attacked"], "attacked")
        only = _only_able(reader, "attackers", player, "short-act-attack", {"attacked": attacked})
        return _attacking(player, only, attacked)
    return _attack_on_whatever_can_be(reader, player, _only_able(reader, "attackers", player, "short-act-attack"))


def _only_able(reader: Reader, kind: str, player: str, sentence: str, goal: Shown = NO_GOAL) -> list[str]:
    """The only creature that can attack or block, asked for where there are several: one of them, or all. Why none can
    is for the table to say, of all that a player has. ``goal`` is what it attacks or blocks, as it is printed."""
    able = reader.can_declare(kind)
    doubly = len(able) == SEVERAL and any(words in fold(reader.act.text) for words in typed("double-block"))
    if len(able) < SEVERAL or doubly:
        return reader.everything(able, reader.permanents(player))
    words = Words.of(reader.table.locale)
    candidates = [reader.together(able), *map(reader.candidate, reader.apart(able))]
    shown = [{"player": player, kind: words.both(one.things or (one.reference,)), **goal} for one in candidates]
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
    if named is None and defending is None and asked is not None:
        attacked = next(iter(reader.game.combat.attackers.values()), None)
        goal = None if attacked is None else reader.player_name(defending_player(reader.game, attacked))
        anybody = reader.any_opponent(reader.active) if asked.kind == "priority" else None
        defending = goal or anybody  # why nobody blocks now is for the table to say
    if named or defending or span.text:
        return named or defending or reader.only_opponent(reader.active, span)
    names = [one for one in reader.names if one != reader.active]
    if len(names) > 1:
        raise reader.left_out(
            "player", [Candidate(name, name, "player", words=f"{name} {reader.act.text}") for name in names]
        )
    return names[0]


def block(reader: Reader, gaps: Gaps) -> Json:
    reader.come_to_declare("block")
    span = gaps.get("blockers") or gaps.get("everyone")
    player = _blocker(reader, gaps, span or NOWHERE)
    if span is None:  # "Angel doesn't block": nor does anything else of which nothing is said
        if "unwilling" in gaps:
            reader.declared(gaps["unwilling"], reader.permanents(player), ())
        return {"do": "block", "player": player, "blockers": {}}
    groups, blocked = (list(reader.game.combat.attackers), reader.permanents()), []
    if "blocked" in gaps:
        spoken_of = reader.last
        one_of = fold(gaps["blocked"].text) in typed("one-of-them") and len(reader.apart(groups[0])) == 1
        blocked = [reader.reference(groups[0][0])] if one_of else _blocked(reader, gaps["blocked"], groups)
        reader.last = spoken_of  # "block Giant with it"
    creatures = reader.declared(span, reader.can_declare("blockers"), reader.permanents(player))
    return _blocking(player, creatures, blocked) if blocked else _block_whatever_can_be(reader, player, creatures, span)


def _blocked(reader: Reader, span: Span, groups: Sequence[list[ObjectId]]) -> list[str]:
    return reader.several(span, lambda one, taken: [reader.thing(one, groups, taken)])


def block_by_whatever_can(reader: Reader, gaps: Gaps) -> Json:
    """ "Opp blocks", "Opp blocks Bears": with the only creature that can, what attacks; which of several is asked."""
    reader.come_to_declare("block")
    player = _blocker(reader, gaps, reader.act)
    if "blocked" in gaps:
        attackers = list(reader.game.combat.attackers)
        blocked = reader.several(gaps["blocked"], lambda one, taken: [reader.thing(one, [attackers], taken)])
        goal = {"blocked": Words.of(reader.table.locale).both(blocked)}
        return _blocking(player, _only_able(reader, "blockers", player, "short-act-block", goal), blocked)
    creatures = _only_able(reader, "blockers", player, "short-act-block")
    return _block_whatever_can_be(reader, player, creatures, reader.act)


def _block_whatever_can_be(reader: Reader, player: str, creatures: Sequence[str], span: Span) -> Json:
    """A block that leaves out what is blocked: the only attacker; which of several is asked."""
    attackers = list(reader.game.combat.attackers)
    apart = reader.apart(attackers)
    if not apart:
        raise reader.missing(span, "attacker")
    if len(apart) == 1:
        return _blocking(player, creatures, [reader.reference(apart[0])])
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
