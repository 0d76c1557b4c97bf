"""The noun phrases of a question: "my 3/3 with trample", "two other dudes", "his Wall of Omens", "it".

A phrase says what is spoken of; which pieces of the board that is, or that it is a new one, is for the reader to say.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from bot.situations.descriptions import (
    COLORS,
    counted,
    counters_note,
    how_many,
    keywords_in,
    keywords_of_agent,
    number_of,
    tribe_of,
)
from bot.situations.noun_pattern import CARD_KINDS, NAMED, TOKENS, noun_pattern
from bot.words import meant, one_of, typed
from cards import fold


@dataclass(frozen=True, slots=True)
class Phrase:
    """One noun phrase. ``whose`` is "mine", "theirs" or empty; ``card`` the number of a name; ``number`` is 0 for all
    that there are. ``pronoun`` stands for what was spoken of last."""

    text: str
    whose: str = ""
    number: int = 1
    new: bool = False
    """It brings something new: "a", "another", a number."""
    card: int | None = None
    copy: bool = False
    """Whether it is a token that is a copy of the card."""
    size: str = ""
    keywords: tuple[str, ...] = ()
    token: str = ""
    tribe: str = ""
    """Its creature type."""
    color: str = ""
    """Its color, in English."""
    commander: bool = False
    pronoun: bool = False
    notes: tuple[str, ...] = ()
    attached: tuple[int, ...] = ()
    """The numbers of names of what is attached to it."""
    general: bool = False
    """Any creature, of which nothing else is said."""
    zone: str = ""
    role: str = ""
    """What it does in the combat that is told of: "attacker" or "blocker"."""
    siege: bool = False
    """A Siege of which no name is said."""
    rest: bool = False
    """What is left of those that were spoken of: "the other", "the others"."""
    attacks: bool = False
    """Whether it is called an attacking one: "his attacking 3/3"."""
    attacking: str = ""
    """Who is said to be attacked by it, behind its name: "the 6/6 that is attacking me"."""

    @property
    def walker(self) -> bool:
        """Whether it is a planeswalker of which no name is said, but how much loyalty it has."""
        return fold(self.word) in typed("situation-kind-planeswalker") and any(
            one.startswith("at ") for one in self.notes
        )

    word: str = ""
    """A word that something told of before is called by: "the wall", "his angel"."""


@lru_cache(maxsize=16384)
def phrase(text: str) -> Phrase | None:
    """The one noun phrase that a text is; None if it is none."""
    plain = " ".join(fold(text).split())
    pronoun = _pronoun(text, plain)
    if pronoun is not None:
        return pronoun
    found = noun_pattern().fullmatch(plain)
    return _described(text, found) if found is not None else None


def _pronoun(text: str, plain: str) -> Phrase | None:
    """What stands for things without saying what they are: "it", "both", "everything", "the other", "mine"."""
    if plain in typed("situation-it"):
        return Phrase(text, pronoun=True)
    if plain in typed("situation-both"):
        return Phrase(text, pronoun=True, number=2)
    if plain in typed("situation-them"):
        return Phrase(text, pronoun=True, number=0)
    if plain in typed("situation-everything"):
        return Phrase(text, number=0, general=True)
    if plain in typed("situation-any-of-them"):
        return Phrase(text, pronoun=True, new=True, number=0)
    if plain in typed("situation-one-of-them") or plain.removesuffix(" " + _place_behind(plain)) in typed(
        "situation-the-first"
    ):
        return Phrase(text, pronoun=True, new=True)
    if plain in typed("situation-one-of-the-blockers"):
        return Phrase(text, pronoun=True, new=True, role="blocker")
    for number, rest in ((1, "situation-the-other"), (0, "situation-the-others")):
        if plain in typed(rest):
            return Phrase(text, pronoun=True, number=number, rest=True)
    for whose in ("mine", "theirs"):
        if plain in typed(f"situation-{whose}"):
            return Phrase(text, whose=whose, general=True)
    return None


def _described(text: str, found: re.Match[str]) -> Phrase | None:
    """What says of things what they are; None where it says too little, as "the" alone."""
    noun = (found["noun"] or "").strip()
    tribe = _said(found, "tribe", "behind_tribe", "tribe_behind")
    size = _said(found, "size", "behind_size", "size_behind", "size_said", "size_of_card")
    named = bool(found["card"] or size or tribe or found["treasure"])
    if not (named or noun or _is_definite(found) or _is_any_card(found)):
        return None
    tokens = noun in typed("situation-token") and not named
    behind = re.sub(rf" {one_of('situation-without')} [\w ]+", "", found["behind"] or "")
    before = " ".join(
        _said(found, *groups) for groups in (("before", "before_size"), ("between",), ("behind_keywords",))
    )
    keywords = (
        *keywords_in(before),
        *keywords_of_agent(before.strip()),
        *keywords_of_agent(noun),
        *keywords_in(behind),
    )
    color = _said(found, "color", "color2", "color3")
    return Phrase(
        text=text,
        whose=_whose(found, behind),
        number=_how_many(found, plural=_is_plural(noun) or (tokens and noun.endswith("s")) or _are_all(found)),
        new=bool(found["a"] or found["other"] or (found["number"] and not found["the"] and not found["all"])),
        card=int(found["card"]) if found["card"] else None,
        copy=bool(found["copy"] or found["copy_behind"]),
        size=size,
        keywords=tuple(dict.fromkeys(keywords)),
        token=_token(found["treasure"] or ""),
        tribe=tribe_of(tribe),
        color=next((one for one in COLORS if fold(color) in typed(f"situation-color-{one}")), ""),
        commander=bool(found["commander"]),
        notes=(*_notes(_is_tapped(found, behind), behind), *(("sick",) if found["sick"] else ())),
        attached=tuple(int(n) for n in re.findall(rf"{NAMED}(\d+)", behind)),
        general=not (named or keywords or found["word"] or tokens),
        zone=_zone(behind),
        role=next((role for role in ("attacker", "blocker") if noun in typed(f"situation-{role}")), ""),
        word="token" if tokens and not found["a"] else (found["word"] or "").removesuffix("'s"),
        siege=_is_siege(found),
        attacking=found["attacked"] or "",
        attacks=bool(re.search(rf"\b{one_of('situation-attacks')} (?:{NAMED}|\d+/)", found[0])),
    )


def _said(found: re.Match[str], *groups: str) -> str:
    """What is said in one of these places."""
    return next((found[group] for group in groups if found[group]), "")


def _is_definite(found: re.Match[str]) -> bool:
    """Whether it is a word for something told of before: "the wall", "his angel"."""
    return bool(_said(found, "word") and _said(found, "mine", "theirs", "the") and not found["number"])


def _is_any_card(found: re.Match[str]) -> bool:
    """Whether it is any card of a type, "an instant", or any Siege."""
    kinds = (f"situation-kind-{kind}" for kind in (*CARD_KINDS, "planeswalker"))
    is_kind = _is_siege(found) or any(fold(found["word"] or "") in typed(kind) for kind in kinds)
    return bool(_said(found, "a", "number", "other")) and not _is_definite(found) and is_kind


def _is_siege(found: re.Match[str]) -> bool:
    return bool(found["word"]) and fold(found["word"]) in typed("term-siege")


def _how_many(found: re.Match[str], *, plural: bool) -> int:
    """How many it speaks of; 0 for all that there are."""
    every = (found["all"] or plural) and not _said(found, "number", "some", "a")
    return 0 if every else how_many(_said(found, "number", "some"))


def _whose(found: re.Match[str], behind: str) -> str:
    """Whose it is, by what stands before it or behind."""
    before = "mine" if found["mine"] else "theirs" if found["theirs"] else ""
    return before or _whose_zone(behind) or _whose_holds(behind) or _whose_of(behind)


def _place_behind(plain: str) -> str:
    """Words for the battlefield at the end of a phrase."""
    found = re.search(rf" ({one_of('situation-on-battlefield')})$", plain)
    return found[1] if found is not None else ""


def _is_plural(noun: str) -> bool:
    """Whether a word for creatures speaks of all there are: "my creatures"."""
    return noun.endswith("s") and noun.removesuffix("s") in typed("situation-creature")


def _are_all(found: re.Match[str]) -> bool:
    """Whether a word for a card type speaks of all there are: "my lands"."""
    word = fold(found["word"] or "")
    plural = word.endswith("s") and any(word.removesuffix("s") in typed(f"situation-kind-{one}") for one in CARD_KINDS)
    return plural and bool(_said(found, "mine", "theirs", "the"))


def _token(text: str) -> str:
    return meant("token", TOKENS).get(fold(text), "")


def _is_tapped(found: re.Match[str], behind: str) -> bool:
    return bool(found["tapped"] or re.search(rf"\s{one_of('flag-tapped')}\b", behind, re.I))


def _notes(tapped: bool, behind: str) -> Iterator[str]:
    """What a pasted board says in parentheses."""
    if tapped:
        yield "tapped"
    joined = one_of("situation-with", "situation-and", "situation-at")
    if counters := re.findall(rf"{joined} ({counted()})", behind, re.I):
        yield from map(counters_note, counters)
    elif found := re.search(rf" (\S+) {one_of('situation-damage')}\b", behind, re.I):
        yield f"{number_of(found[1])} damage"
    elif found := re.search(rf" {one_of('situation-at')} (\d+)", behind, re.I):
        yield f"at {found[1]}"


def _zone(behind: str) -> str:
    for zone in ("hand", "graveyard", "exile"):
        if re.search(rf"\b{one_of(f'situation-zone-{zone}')}\b", behind, re.I):
            return zone
    there = rf" (?:{one_of('situation-on-battlefield')}|{one_of('situation-on-side')} .*{one_of('situation-side')})"
    return "battlefield" if re.search(there, behind, re.I) else ""


def _whose_holds(behind: str) -> str:
    """Whose it is by a clause behind it: "that my opponent controls"."""
    found = re.search(
        rf" (?P<who>{one_of('situation-you', 'situation-opponent')}) {one_of('situation-verb-have')}\b", behind, re.I
    )
    if found is None:
        return ""
    return "mine" if found["who"] in typed("situation-you") else "theirs"


def _whose_of(behind: str) -> str:
    """Whose it is by "of mine", "of his"."""
    mine, theirs = (
        re.search(
            rf" {one_of('situation-of', 'situation-on-side', 'situation-under')} {one_of(*words)}(?!\w)", behind, re.I
        )
        for words in (("situation-mine", "situation-my"), ("situation-theirs", "situation-their"))
    )
    return "theirs" if theirs else "mine" if mine else ""  # "my opponent's" begins with "my"


def _whose_zone(behind: str) -> str:
    if not _zone(behind) or _zone(behind) == "battlefield":
        return ""
    mine, theirs = (re.search(rf"\b{one_of(word)}\b", behind, re.I) for word in ("situation-my", "situation-their"))
    return "theirs" if theirs else "mine" if mine else ""


@lru_cache(maxsize=16384)
def phrases(text: str) -> Sequence[Phrase] | None:
    """The noun phrases of a list, "A, B and C"; None if the text is none."""
    one = phrase(text)
    if one is not None:
        return (one,)
    for mark in reversed(
        list(re.finditer(rf"\s*,\s*(?:{one_of('situation-and')}\s+)?|\s+{one_of('situation-and')}\s+", text, re.I))
    ):
        behind = text[mark.end() :]
        last = phrase(behind) if fold(behind) not in typed("situation-that") else None
        last = last or _bare_kind(behind)
        rest = phrases(text[: mark.start()]) if last is not None else None
        comma = re.fullmatch(r"\s*,\s*", mark[0]) is not None
        if last is not None and rest is not None and not (comma and len(rest) == 1 and rest[0].pronoun):
            return (*rest, last)
    return None


def _bare_kind(text: str) -> Phrase | None:
    """A card type in a list whose article stands before its first: "a creature, land and sorcery in graveyards"."""
    kinds = frozenset().union(*(typed(f"situation-kind-{kind}") for kind in CARD_KINDS))
    if fold(text.partition(" ")[0]) not in kinds:
        return None
    return phrase(f"{min(typed('situation-a'), key=len)} {text}")


def in_apposition(listed: Sequence[Phrase], text: str) -> Sequence[Phrase]:
    """The phrases of a list without the first where the rest says in other words what it is: "two attackers, Serra
    Angel and a 2/2", "one creature, a 2/4". As many are listed then as it has said that there are."""
    first, rest = listed[:1], listed[1:]
    if not rest or not first[0].general or first[0].number == 0:
        return listed
    if sum(one.number for one in rest) != first[0].number or not all(
        one.card is not None or one.size or one.tribe for one in rest
    ):
        return listed
    behind = text[text.find(first[0].text) + len(first[0].text) :]
    if not re.match(r"\s*[,:(-]", behind):
        return listed
    kept = replace(rest[0], whose=rest[0].whose or first[0].whose, zone=rest[0].zone or first[0].zone)
    return (kept, *rest[1:])
