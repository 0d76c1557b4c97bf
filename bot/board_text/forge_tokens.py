"""Tokens in Forge's form of a board: by the name of a token script (``T:c_a_treasure_sac``), or written out
(``t:Soldier,P:1,T:1,Cost:W,Types:Creature-Soldier,Keywords:Flying,Image:``), in which the cost gives the colors."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from bot.board_text import tokens
from bot.boards.moves import Listed
from bot.errors import BadValue
from cards import fold

_SCRIPTS = {
    "Blood": "c_a_blood_draw",
    "Clue": "c_a_clue_draw",
    "Food": "c_a_food_sac",
    "Gold": "c_a_gold_sac",
    "Junk": "c_a_junk_sac_exileplay",
    "Lander": "c_a_lander_sac_search",
    "Map": "c_a_map_sac_explore",
    "Mutagen": "c_a_mutagen_sac",
    "Powerstone": "c_a_powerstone",
    "Shard": "c_e_shard_draw",
    "Treasure": "c_a_treasure_sac",
    "Walker": "walker",
}
"""The scripts of the tokens that the rules know by name (111.10)."""
_LETTERS = dict(zip("wubrg", ("white", "blue", "black", "red", "green"), strict=True))
_RUN_TOGETHER = {"firststrike": "first strike", "doublestrike": "double strike"}
_SUPERTYPES = ("Basic", "Legendary", "Snow", "World")
_UNWRITABLE = re.compile(r"[,;|:\n-]")
"""What divides the parts of the form, so that no part can have it."""


def is_token(text: str) -> bool:
    """Whether a card of a zone is a token."""
    return text.lower().startswith("t:")


def read_token(text: str) -> str | Listed:
    """The token that a card of a zone is; BadValue for one whose script is not known."""
    if text.startswith("t:"):
        return _written_out(text[2:])
    script = text[2:].strip().lower()
    known = {name: kind for kind, name in _SCRIPTS.items()}
    if script in known:
        return known[script].lower()
    found = _described(script)
    if found is None:
        raise BadValue(option="T:", found=script, expected="T:c_a_treasure_sac, T:w_1_1_soldier")
    return found


def _described(script: str) -> Listed | None:
    """ "w_1_1_soldier_flying": colors, size, types and keywords, as names of scripts have them."""
    match = re.fullmatch(r"([wubrg]+|c)_(\d+)_(\d+)_(a_)?(e_)?([a-z_]+)", script)
    if match is None:
        return None
    colors = [_LETTERS[letter] for letter in match[1]] if match[1] != "c" else []
    types = [word for word, there in (("artifact", match[4]), ("enchantment", match[5])) if there]
    said = [_RUN_TOGETHER.get(word, word) for word in match[6].split("_")]
    return tokens.token(" ".join([f"{match[2]}/{match[3]}", *colors, *types, *said]))


def _written_out(text: str) -> Listed:
    name, *parts = text.split(",")
    said = {key.strip().lower(): value.strip() for key, _, value in (part.partition(":") for part in parts)}
    words = [word for word in re.split(r"[- ]", said.get("types", "")) if word]
    main = [word for word in words if word in tokens.TYPES]
    rest = [word for word in words if word not in main]
    made: Listed = {"name": name.strip(), "types": main}
    if "Creature" in main:
        made |= {key: _number(said, letter) for key, letter in (("power", "p"), ("toughness", "t"))}
    keywords = [word.strip() for word in said.get("keywords", "").split("-") if word.strip()]
    more = {
        "supertypes": [word for word in rest if word in _SUPERTYPES],
        "subtypes": [word for word in rest if word not in _SUPERTYPES],
        "colors": _colors(said.get("color") or said.get("cost", "")),
        "text": "\n".join(word[:1].upper() + word[1:].lower() for word in keywords),
    }
    return made | {key: value for key, value in more.items() if value}


def _number(said: Mapping[str, str], key: str) -> int:
    value = said.get(key, "0")
    if not re.fullmatch(r"-?\d{1,6}", value):
        raise BadValue(option="t:", found=f"{key.upper()}:{value}", expected="P:1,T:1")
    return int(value)


def _colors(text: str) -> list[str]:
    """The colors of names ("white") or of mana symbols ("W", "2 W R")."""
    names = [letter.upper() for letter, name in _LETTERS.items() if name in text.lower()]
    return names or [letter.upper() for letter in _LETTERS if letter.upper() in text and "no cost" not in text]


def write_token(entry: Mapping[str, Any]) -> str | None:
    """A token of a board, or of a report's state; None for one of which the form cannot say all."""
    token = entry["token"]
    if isinstance(token, str):
        script = _SCRIPTS.get(token.capitalize())
        return f"T:{script}" if script else None
    name = str(token.get("name", ""))
    kind = name.removesuffix(" Token")
    if kind in _SCRIPTS and (token.get("subtypes") == [kind] or kind == "Walker"):
        return f"T:{_SCRIPTS[kind]}"
    keywords = [line for line in str(token.get("text", "")).replace(", ", "\n").split("\n") if line]
    known = {*map(fold, entry.get("keywords", ())), *tokens.KEYWORDS_CALLED}
    types = [*token.get("types", ()), *token.get("subtypes", ()), *token.get("supertypes", ())]
    parts = [name, *types, *keywords]
    if entry.get("mana_value"):
        return None  # a copy has the mana cost of what it copies (707.2), for which the form has no word
    if not types or not all(fold(word) in known for word in keywords) or any(map(_UNWRITABLE.search, parts)):
        return None
    cost = " ".join(token.get("colors", ())) or "0"
    said = f"{name},P:{token.get('power', 0)},T:{token.get('toughness', 0)},Cost:{cost},Types:{'-'.join(types)}"
    return f"t:{said},Keywords:{'-'.join(word.title() for word in keywords)},Image:"
