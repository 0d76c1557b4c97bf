"""What may fill the gaps of the catalogue's sentences: ``<player>``, ``<things>``, ``<v_cast>``, each by its name.

``<act>`` and ``<doing>``, which are filled by clauses, are read in ``clauses``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from bot.situations.descriptions import COLORS, color_of, counted, is_keywords, number_of, tribe_of
from bot.situations.details import how_of, way_of, ways
from bot.situations.kinds_of_permanents import action_of, loyalty_cost, mana_of, type_of
from bot.situations.noun_pattern import NAMED
from bot.situations.nouns import Phrase, phrase, phrases
from bot.situations.spelling import plain_letters
from bot.situations.stand_ins import card_for, kind_of
from bot.situations.tails_and_places import is_tail, made_of, zone_of
from bot.situations.times import time_of
from bot.situations.verbs import is_verb
from bot.words import one_of, typed
from cards import fold

_NAME = re.compile(rf"{NAMED}\d+")
_ZONES = ("graveyard", "hand", "exile")


@lru_cache(maxsize=65536)
def fills(gap: str, text: str) -> bool:
    """Whether a text can stand in a gap; ``v_`` and ``p_`` before a name are for verbs and their participles."""
    if gap not in _FILLS and gap[:2] in ("v_", "p_"):
        return is_verb(gap, text)
    return _FILLS[gap](text)


def lacking(text: str) -> Phrase | None:
    """What a text says that there is none of: "other creatures", "1/1s", "trample", "cards in hand"."""
    plain = fold(text)
    if plain in typed("situation-lacking") or is_keywords(plain):
        return Phrase(text)
    return next((one for one in (phrase(plain), phrase(plain.removesuffix("s"))) if one is not None), None)


def is_it(text: str) -> bool:
    """Whether a text is a pronoun for one thing."""
    found = phrase(text)
    return found is not None and found.pronoun and found.number == 1 and not found.new


def side_of(text: str) -> str:
    """ "mine" for words that stand for the asker, "theirs" for the opponent, "third" for somebody
    else in the game, empty for others."""
    plain = fold(text).removesuffix("'s")
    if plain in typed("situation-you"):
        return "mine"
    if plain in typed("situation-third"):
        return "third"
    return "theirs" if plain in typed("situation-opponent") else ""


def whose_of(text: str) -> str:
    """The same for "my", "his", "my opponent's"."""
    plain = fold(text)
    if plain in typed("situation-my"):
        return "mine"
    return "theirs" if plain in typed("situation-their") else ""


def names_in(text: str) -> Sequence[int]:
    """The numbers of the names in a text."""
    return [int(found[0][len(NAMED) :]) for found in _NAME.finditer(text)]


def is_granted(text: str) -> bool:
    """Whether a text is what a creature gets: keywords, a bonus, or both: "+2/+2 and trample"."""
    parts = re.split(
        rf"\s*(?:,|\s{one_of('situation-and')}\s)\s*", re.sub(r"^(?:an?|une?) ", "", text.strip()), flags=re.I
    )
    return all(re.fullmatch(r"[+-]\d{1,2}/[+-]\d{1,2}", part) or is_keywords(part) for part in parts)


# ---- gap by gap


def _is_way(text: str) -> bool:
    """Whether a text names an alternative cost, with what stands before a verb: "is being evoked"."""
    plain = re.sub(rf"^(?:{one_of('situation-auxiliary', 'situation-adverb')} )+", "", fold(text))
    return way_of(text) != "" and plain in ways()


def _is_number_of_counters(text: str) -> bool:
    measured = rf"\d+ (?:{one_of('situation-of')} )?{one_of('situation-measure')}"
    return re.fullmatch(rf"{counted()}|{measured}", text, re.I) is not None


def _is_place(text: str) -> bool:
    """Whether a text says, behind the name of a card, in which zone it is: "in my graveyard"."""
    placed = phrase(f"{NAMED}0 {text}")
    is_word = fold(text.partition(" ")[0]) in typed("situation-card-word")
    return placed is not None and placed.zone != "" and not is_word


def _is_zone(text: str) -> bool:
    return any(fold(text) in typed(f"situation-zone-{zone}") for zone in _ZONES)


def _is_whose(text: str) -> bool:
    short = fold(text).removesuffix("'s") in typed("situation-subject") and whose_of(text) == ""
    return (side_of(text) != "" and not short) or whose_of(text) != ""


def _is_newcomer(text: str) -> bool:
    """Whether a text brings a card that any of its kind or size stands for: "a 3/3", "an instant"."""
    first = first_of(text)
    new = phrase(first)
    if new is not None and first != text:
        new = replace(new, new=True)
    if new is not None and kind_of(new) == "commander" and new.whose and not new.zone:
        return True
    return new is not None and new.new and not new.zone and not new.pronoun and card_for(new) != ""


def first_of(text: str) -> str:
    """What is called the first of its kind, without that: "his noncreature spell"."""
    return re.sub(rf"(?<!\w){one_of('situation-ordinal-first')} ", "", text, flags=re.I)


def _is_unknown_name(text: str) -> bool:
    """Whether a text may be the name of a token: a few words, none of which is one that games are told in."""
    small = typed("situation-of-the-game") | typed("situation-or")
    return re.fullmatch(r"[a-z]{3,}(?: [a-z]{2,}){0,3}", fold(text)) is not None and not small & set(fold(text).split())


def _are_sized(text: str) -> bool:
    listed = phrases(text)
    return listed is not None and all(one.size or (one.tribe and one.card is None) for one in listed)


def _is_anything(text: str) -> bool:
    """Whether a text tells of nothing in passing, in parentheses or with a number: that is no part of what is asked."""
    told = rf"(?<!\w){one_of('situation-if')}(?!\w)|[()]|(?<![/\d{NAMED}])\d+(?![/\d])"
    return re.search(told, plain_letters(text), re.I) is None


def _is_choice(text: str) -> bool:
    """Whether a text is what may be chosen as something enters: a card, a player, a color, a creature type."""
    colors = {word for one in COLORS for word in typed(f"situation-color-{one}")}
    return _NAME.fullmatch(text) is not None or _is_player(text) or fold(text) in colors or tribe_of(text) != ""


def _is_player(text: str) -> bool:
    return side_of(text) != ""


def _are_things(text: str) -> bool:
    return phrases(text) is not None


def _is_thing(text: str) -> bool:
    return phrase(text) is not None


def _is_means(text: str) -> bool:
    """Whether a text is that with which something is done, and not what is said to be on the battlefield besides."""
    found = phrase(text)
    return found is not None and found.zone != "battlefield"


def _is_player_or_things(text: str) -> bool:
    return _is_player(text) or _are_things(text)


def _is_card(text: str) -> bool:
    """Whether a text is a name that is not said to be on the battlefield, or a pronoun."""
    found = phrase(text)
    return (found is not None and found.card is not None and found.zone != "battlefield") or is_it(text)


def _is_how(text: str) -> bool:
    return how_of(text) is not None


_FILLS: Mapping[str, Callable[[str], bool]] = {
    **dict.fromkeys(("player", "who"), _is_player),
    **dict.fromkeys(("things", "things2"), _are_things),
    **dict.fromkeys(("thing", "cost"), _is_thing),
    **dict.fromkeys(("goal", "goal2", "asked", "told", "blocked", "dealer"), _is_player_or_things),
    **dict.fromkeys(("card", "card2", "nickname"), _is_card),
    **dict.fromkeys(("how", "how2"), _is_how),
    **dict.fromkeys(("way", "v_way"), _is_way),
    "whose": _is_whose,
    "means": _is_means,
    "newcomer": _is_newcomer,
    "sized": _are_sized,
    "lacking": lambda text: lacking(text) is not None,
    "size": lambda text: re.fullmatch(r"\d+/\d+", text) is not None,
    "number": lambda text: number_of(text) is not None,
    "counters": _is_number_of_counters,
    "loyalty": lambda text: loyalty_cost(text) != "",
    "color": lambda text: color_of(text) != "",
    "keyword": is_keywords,
    "granted": is_granted,
    "mana": lambda text: mana_of(text) is not None,
    "kind": lambda text: type_of(text) != "",
    "action": lambda text: action_of(text) != "",
    "trigger": lambda text: fold(text) in typed("situation-trigger-of"),
    "itself": lambda text: fold(text) in typed("situation-itself"),
    "place": _is_place,
    "place2": lambda text: zone_of(text) != "",
    "zone": _is_zone,
    "time": lambda text: time_of(text) is not None,
    "made": made_of,
    "named": _is_unknown_name,
    "rest": is_tail,
    "anything": _is_anything,
    "choice": _is_choice,
    "remark": lambda text: NAMED not in text and not re.search(rf"(?<!\w){one_of('situation-if')}(?!\w)", text, re.I),
}
