"""Answers to choices: from a person's words to what the rules are sent, checked before it is sent.

An answer is written as docs/scenario.md says: the words of an option, an object, a player, a number, yes or
no; a list for several; a map for a division. What the rules get are objects and
players, ids of other options, numbers, and maps of them.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from engine.rules import targeting
from engine.rules.pipeline.becoming_known import BY_NAME
from engine.state.choices import Answer, Choice, Illegal, Message, Option
from engine.state.ids import ObjectId, TargetId
from engine.state.limits import MOST_DIGITS
from engine.table.colors_and_steps import color_letter
from engine.table.messages_in_words import Speech
from engine.table.references import References, alike, folded
from engine.words import spellings

AS_LISTED = "as listed"


def written(value: Any) -> str:
    """An answer as it is quoted, be it nested however deep; a map as people write it: "Bears = 2, Opp = 1"."""
    try:
        if isinstance(value, Mapping):
            return ", ".join(f"{name} = {written(one)}" for name, one in value.items())
        return ", ".join(map(written, value)) if isinstance(value, list | tuple) else str(value)
    except (RecursionError, ValueError):  # or a number with too many digits to be written
        return "…"


def read(choice: Choice, value: Any, refs: References) -> Answer:
    """The answer that a person's ``value`` stands for, found legal; ``Illegal`` says why it is none."""
    if choice.form == "number":
        answer: Answer = _number(choice, value)
    elif choice.form == "division":
        answer = {_option(choice, key, refs).answer: _number(choice, n) for key, n in _map(choice, value).items()}
    elif choice.form == "map":
        answer = _assignment(choice, _map(choice, value), refs)
    else:
        answer = _several(choice, value, refs)
    check(choice, answer)
    return answer


def check(choice: Choice, answer: Answer) -> None:
    """Raise ``Illegal`` unless the answer, as the rules take it, is legal for the choice."""
    if choice.form == "number":
        _between(choice, answer, "number-out-of-range")
    elif choice.form == "division":
        _known(choice, answer)
        if any(n < choice.each for n in answer.values()):
            raise Illegal(Message("too-little-for-each", {"each": choice.each}), choice.rule)
        if choice.each and len(answer) < len(choice.listed()):
            raise Illegal(Message("too-little-for-each", {"each": choice.each}), choice.rule)
        _all_divided(choice, sum(answer.values()))
    elif choice.form != "map":
        _known(choice, answer)
        listed = [one for one in answer if choice.by_name is None or not str(one).startswith(BY_NAME)]
        if len(set(listed)) < len(listed):
            raise Illegal(Message("chosen-twice"), choice.rule)
        _between(choice, len(answer), "wrong-number-chosen")
    if choice.check is not None:
        choice.check(answer)
    if choice.form == "map":
        _known(choice, answer)


def _all_divided(choice: Choice, number: int) -> None:
    """Raise ``Illegal``, with what is left, unless all is divided that is to be."""
    if choice.minimum != choice.maximum:
        _between(choice, number, "wrong-sum")
    elif number != choice.minimum:
        key = "not-all-divided" if number < choice.minimum else "too-much-divided"
        raise Illegal(
            Message(key, {"total": choice.minimum, "found": number, "left": choice.minimum - number}), choice.rule
        )


def _between(choice: Choice, number: Any, key: str) -> None:
    least, most = choice.minimum, choice.maximum
    if not isinstance(number, int) or number < least or (most is not None and number > most):
        shown: int | Message = most if most is not None else Message("no-limit")
        need = Message("exactly" if least == most else "from-to", {"least": least, "most": shown})
        too_few = isinstance(number, int) and number < least
        raise Illegal(Message(key, {"found": number, "need": need}), (too_few and choice.least_by) or choice.rule)


def _known(choice: Choice, taken: Collection[TargetId | str]) -> None:
    known = {option.answer for option in choice.listed()}
    for one in taken:
        if one not in known and (choice.by_name is None or choice.by_name(str(one)).answer != one):
            raise _no_option(choice, str(one))


def _number(choice: Choice, value: Any) -> int:
    if isinstance(value, str) and len(value) <= MOST_DIGITS and value.lstrip("-").isdecimal():
        return int(value)
    if isinstance(value, list) and len(value) == 1:
        return _number(choice, value[0])
    if isinstance(value, bool) or not isinstance(value, int):
        raise Illegal(Message("not-a-number", {"value": written(value)}), choice.rule)
    return value


def _map(choice: Choice, value: Any) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise Illegal(Message("not-a-map", {"value": written(value)}), choice.rule)
    return value


def _several(choice: Choice, value: Any, refs: References) -> list[TargetId | str]:
    if value == AS_LISTED:
        return [option.answer for option in choice.listed()]
    if is_consent(choice, value) and len(choice.listed()) == 1:
        return [choice.listed()[0].answer]
    if choice.kind == "new target" and value in ("no", False):
        return [choice.listed()[0].answer]  # the target as it is; new ones may be chosen, not must (707.10c)
    if value in ("no", False, "none") and choice.minimum == 0 and all(o.id != "no" for o in choice.listed()):
        return []
    if value == "none" and all(o.id != "none" for o in choice.listed()):
        _between(choice, 0, "wrong-number-chosen")
    values: Sequence[Any] = value if isinstance(value, list | tuple) else [value]
    try:
        return _taken(choice, values, refs)
    except Illegal:
        parts = [part for one in values for part in _parts(one)] if choice.maximum != 1 else []
        if len(parts) <= len(values):
            raise
        return _taken(choice, parts, refs)


def _taken(choice: Choice, values: Sequence[Any], refs: References) -> list[TargetId | str]:
    found: list[TargetId | str] = []
    for one in values:
        found.append(_option(choice, one, refs, taken=found).answer)
    return found


MOST_OF_ONE = 20
"""So many of one name are said by their number."""


def _parts(words: Any) -> list[Any]:
    """ "Forest and Plains", "2 Forests": each of them; what says one thing as it is."""
    if not isinstance(words, str):
        return [words]
    conjunctions = "|".join(re.escape(one) for one in spellings("short-word-and"))
    parts = [part.strip() for part in re.split(rf",|\s(?:{conjunctions})\s", words, flags=re.I)]
    found: list[str] = []
    for part in filter(None, parts):
        counted = re.fullmatch(r"(\d{1,2}) (.+)", part)
        if counted is not None and 1 < int(counted[1]) <= MOST_OF_ONE:
            found += [counted[2].removesuffix("s")] * int(counted[1])
        else:
            found.append(part)
    return found


def is_of_form(choice: Choice, value: Any) -> bool:
    """Whether a value is a map, as only divisions and declarations are answered."""
    return isinstance(value, Mapping) and choice.form in ("division", "map")


def is_consent(choice: Choice, value: Any) -> bool:
    """Whether "yes" is said to a choice that may be left empty and has no option of that name."""
    optional = choice.form == "options" and choice.minimum == 0
    return optional and value in ("yes", True) and all(o.id != "yes" for o in choice.listed())


def _assignment(choice: Choice, value: Mapping[str, Any], refs: References) -> dict[TargetId, Any]:
    """Attackers to what they attack, or blockers to the attackers they block. Whether a creature may do so is
    for the rules to say."""
    made: dict[TargetId, Any] = {}
    for key, goal in value.items():
        goals = goal if isinstance(goal, list | tuple) else [goal]
        if not goals or not all(isinstance(one, str) for one in goals):
            raise _no_option(choice, str(goal))
        meant = [_goal(choice, one, refs) for one in goals]
        made[_creature(choice, key, refs, made)] = meant if choice.kind == "blockers" else meant[0]
    return made


def _creature(choice: Choice, words: str, refs: References, taken: Collection[TargetId]) -> TargetId:
    """The creature that is to attack or block: one that can, if there is one so named."""
    game = refs.game
    able = [o.object for o in choice.listed() if o.object is not None and o.target not in taken]
    found = refs.things(words, among=able)
    if not found:
        here = [i for i in game.battlefield if TargetId.of_object(i) not in taken]
        mine = [i for i in here if game.controller(i) == choice.player]
        found = refs.things(words, among=mine) or refs.things(words, among=here)
    return TargetId.of_object(one_of(refs, words, found, choice.rule))


def _goal(choice: Choice, words: str, refs: References) -> TargetId:
    """What the words say is attacked, or which attacking creature is blocked."""
    game, player = refs.game, refs.player(words)
    if choice.kind == "blockers":
        if player is not None:
            raise Illegal(Message("not-attacking", {"attacker": TargetId.of_player(player)}), "509.1a")
        attackers = refs.things(words, among=game.combat.attackers)
        if not attackers and (idle := refs.things(words, among=game.battlefield)):
            raise Illegal(Message("not-attacking", {"attacker": TargetId.of_object(idle[0])}), "509.1a")
        return TargetId.of_object(one_of(refs, words, attackers, choice.rule))
    if player is not None:
        return TargetId.of_player(player)
    written = TargetId.read(words)
    if written is not None and written.player in range(len(game.players)):
        return written
    return TargetId.of_object(one_of(refs, words, refs.things(words, among=game.battlefield), choice.rule))


def one_of(refs: References, words: str, found: Sequence[ObjectId], *rules: str) -> ObjectId:
    """The one object that the words mean; ``Illegal`` if there is none, or several that differ."""
    if not found:
        raise unknown(refs, words, *rules)
    if len(found) > 1 and not alike(refs.game, found):
        names = Message("list", {"items": [Message("place", {"thing": TargetId.of_object(i)}) for i in found[:6]]})
        raise Illegal(Message("several-so-named", {"name": words, "count": len(found), "which": names}), *rules)
    return found[0]


def unknown(refs: References, words: str, *rules: str) -> Illegal:
    """Nothing is called so, or not where it would have to be."""
    if refs.things(words):
        return Illegal(Message("not-there-now", {"thing": TargetId.of_object(refs.things(words)[0])}), *rules)
    near = get_close_matches(words, refs.known_names(), n=3, cutoff=0.6)
    hint = Message("did-you-mean", {"names": Message("list-of", {"items": near})}) if near else ""
    return Illegal(Message("nothing-so-named", {"name": words, "hint": hint}), *rules)


def _option(choice: Choice, words: Any, refs: References, taken: Collection[TargetId | str] = ()) -> Option:
    """The option that the words mean."""
    options = choice.listed()
    free = [o for o in options if o.answer not in taken]
    if isinstance(words, bool):
        words = "yes" if words else "no"
    if isinstance(words, str) and any(o.mode is not None for o in options):
        words = _mode(words)
    if isinstance(words, int):
        return _by_number(choice, words, free)
    if not isinstance(words, str):
        raise _no_option(choice, written(words))
    for option in options:
        if option.id == words:
            return option
    found = _by_reference(words, free, refs) or _by_label(words, free, refs)
    behind = before_first(words)
    if not found and behind is not None:  # "Rhox Faithmender first"
        return _option(choice, behind, refs, taken)
    if not found and choice.rest and is_of_no_library(words):
        return options[-1]
    if not found and choice.by_name is not None:
        return choice.by_name(words)
    if not found:
        raise _why_not(choice, words, refs)
    objects = [o.object for o in found]
    same_mode = found[0].mode is not None and len({o.mode for o in found}) == 1  # a mode that may be chosen again
    if len(found) > 1 and not choice.ordered and not same_mode:
        known = [i for i in objects if i is not None]
        if len(known) < len(found) or not alike(refs.game, known) or len(set(known)) < len(known):
            items = [
                refs.numbered(o.object) if o.kind == "object" and o.object is not None else o.label for o in found[:6]
            ]
            which = Message("list", {"items": items})
            raise Illegal(Message("several-options", {"words": words, "which": which}), choice.rule)
    return found[0]


def is_of_no_library(words: str) -> bool:
    """Whether the words are any card that is nowhere in the game: "a card I don't play"."""
    key = folded(words)
    behind = (key.removesuffix(end) for end in spellings("short-word-not-in-library") if key.endswith(f" {end}"))
    return any(before.strip() in spellings("short-word-any-card") for before in behind)


def before_first(words: str) -> str | None:
    """What stands before "first"; None where nothing does."""
    text = words.strip()
    ends = (end for end in spellings("short-word-first") if folded(text).endswith(f" {folded(end)}"))
    longest = max(ends, key=len, default=None)
    return None if longest is None else text[: len(text) - len(longest)].strip(" ,")


def _mode(words: str) -> str | int:
    """ "2", "mode 2": the number of a mode; else the words."""
    first, _, rest = words.strip().rpartition(" ")
    said = (
        rest.isdecimal() and len(rest) <= MOST_DIGITS and (not first or folded(first) in spellings("short-word-mode"))
    )
    return int(rest) if said else words


def _by_number(choice: Choice, number: int, options: Sequence[Option]) -> Option:
    for option in options:
        if number in (option.number, option.mode + 1 if option.mode is not None else None):
            return option
    raise _no_option(choice, str(number))


def _by_reference(words: str, options: Sequence[Option], refs: References) -> list[Option]:
    player = refs.player(words)
    if player is not None:
        found = [o for o in options if o.player == player and o.object is None]
        if found:
            return found
    by_object: dict[ObjectId, list[Option]] = {}
    for option in options:
        if option.object is not None:
            for it in {option.object, refs.latest(option.object)}:  # a spell's effect, after the spell has gone
                by_object.setdefault(it, []).append(option)
    things = refs.things(words, among=by_object)
    return [option for thing in things for option in by_object[thing]]


def _by_label(words: str, options: Sequence[Option], refs: References) -> list[Option]:
    key = folded(words)
    speech = Speech(refs, "en")
    labels = [(o, folded(speech.say(o.label))) for o in options]
    letter = color_letter(words)
    colors = [o for o, label in labels if letter and (o.id == letter or label == f"{{{letter}}}".lower())]
    if colors:
        return colors
    exact = [o for o, label in labels if label == key or (o.cost is not None and folded(o.cost) == key)]
    names_something = refs.player(words) is not None or bool(refs.things(words))
    if exact or names_something:
        return exact
    return [o for o, label in labels if re.search(rf"\b{re.escape(key)}", label)]


def _no_option(choice: Choice, words: str) -> Illegal:
    listed = [o.label for o in choice.listed()[:8]]
    return Illegal(
        Message("not-an-option", {"words": words, "options": Message("list-of", {"items": listed})}),
        choice.rule,
    )


def _why_not(choice: Choice, words: str, refs: References) -> Illegal:
    """Why these words are no legal answer: for a target, the rule that protects it; for a creature that can't be
    declared, the rule that keeps it from it."""
    if choice.why_not is not None:
        found = (choice.why_not(thing) for thing in refs.things(words))
        reasons = [reason for reason in found if reason is not None]
        if reasons:  # of several so called one that is where it could be chosen
            return min(reasons, key=lambda reason: "115.2" in reason.rules)
    if choice.kind == "target":
        player = refs.player(words)
        things = refs.things(words)
        target = TargetId.of_player(player) if player is not None else TargetId.of_object(things[0]) if things else None
        source = choice.prompt.args.get("source")
        if target is None:
            return unknown(refs, words, choice.rule)
        if source is not None and (target.player is not None or refs.game.now(target.object_id) is not None):
            bar = targeting.bar(refs.game, target, refs.game.find(source.object), choice.player)
            if bar is not None:
                return Illegal(bar.message, *bar.rules)
        return Illegal(Message("not-a-legal-target", {"thing": target}), choice.rule, "115.1")
    return _no_option(choice, words)
