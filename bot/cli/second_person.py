"""Replies to the one person at a terminal, whose side of the board is called "You": with verbs of the second person."""

from __future__ import annotations

import re
from dataclasses import replace

from bot.desk import Reply
from bot.words import Words

_ENGLISH = {"is": "are", "isn't": "aren't", "was": "were", "has": "have", "does": "do", "doesn't": "don't"}
_ENGLISH |= {"goes": "go", "dies": "die"}
_FRENCH = {
    "a": "avez",
    "est": "êtes",
    "va": "allez",
    "peut": "pouvez",
    "veut": "voulez",
    "doit": "devez",
    "met": "mettez",
}
_FRENCH |= {"perd": "perdez", "prend": "prenez", "répond": "répondez", "reçoit": "recevez", "devient": "devenez"}
_FRENCH |= {"choisit": "choisissez", "subit": "subissez", "acquiert": "acquérez", "prédit": "prédisez", "paie": "payez"}
_FRENCH |= {
    "dit": "dites",
    "fait": "faites",
    "tient": "tenez",
    "meurt": "mourez",
    "surmène": "surmenez",
    "était": "étiez",
}
_NO_VERB = ("as", "always", "this", "de", "le", "une", "contre", "entre", "ne", "que")


def in_second_person(reply: Reply, words: Words) -> Reply:
    """A reply in which what "You" does is said as to that person; rules and rulings are quoted as they are."""
    steps = tuple(replace(step, text=spoken_to(step.text, words)) for step in reply.steps)
    return reply.but(
        verdict=spoken_to(reply.verdict, words),
        understood=spoken_to(reply.understood, words),
        footer=tuple(spoken_to(line, words) for line in reply.footer),
        steps=steps,
    )


def spoken_to(text: str, words: Words) -> str:
    """ "You casts Shock.": "You cast Shock."."""
    you = words("player-at-terminal")
    text = re.sub(rf"\b(?:[Ll]e |the )?(?:[Jj]oueur|[Pp]layer) {you}\b", you, text)
    return _french(text, you) if words.language == "fr" else _english(text, you)


def _english(text: str, you: str) -> str:
    text = re.sub(rf"\b{you}['’]s(?=[,.;]|$)", f"{you}rs", text)
    text = re.sub(rf"\b{you}['’]s\b", f"{you}r", text)
    text = re.sub(rf"\b({you},? (?:who )?)([\w'’]+)", lambda said: said[1] + _plain_form(said[2]), text)
    return re.sub(rf"(?<=[a-z,] ){you}(r?s?)\b", lambda said: f"{you.lower()}{said[1]}", text)


def _plain_form(verb: str) -> str:
    """An English verb without the ending of the third person; any other word stays."""
    if verb in _ENGLISH or verb in _NO_VERB or not verb.endswith("s") or verb.endswith("ss"):
        return _ENGLISH.get(verb, verb)
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    return verb[:-2] if re.search(r"(?:ss|sh|ch|x|zz)es$", verb) else verb[:-1]


def _french(text: str, you: str) -> str:
    """The verb of a clause whose subject is "vous"; anywhere else the word alone is small."""
    begins = rf"(^|[.;:–\n]\s){you} ((?:ne )?)(se |s[’'])?((?:[nl][’'])?)(\w+)"
    text = re.sub(begins, _as_subject, text)
    text = re.sub(rf"\b{you}, qui (\w+)", lambda said: f"{you}, qui {_with_ez(said[1])}", text)
    text = re.sub(rf"\bque (\w+) {you}\b", lambda said: f"que vous {_with_ez(said[1])}", text)
    text = re.sub(rf"\battaque {you}\b", "vous attaque", text)
    return re.sub(rf"(?<=[\w,(] ){you}\b", you.lower(), text)


def _as_subject(said: re.Match[str]) -> str:
    before, not_, itself, elided, verb = said.groups()
    formed = _with_ez(verb)
    if formed == verb:
        return said[0]
    return f"{before}Vous {not_}{'vous ' if itself else ''}{elided}{formed}"


def _with_ez(verb: str) -> str:
    """A French verb of the third person in the second of the plural: "attaque", "passera"; any other word stays."""
    if verb in _FRENCH or verb in _NO_VERB:
        return _FRENCH.get(verb, verb)
    if verb.endswith("era"):
        return f"{verb[:-1]}ez"
    return re.sub(r"è(\w)e$", r"é\1e", verb) + "z" if verb.endswith("e") else verb
