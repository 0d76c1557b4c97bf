"""Sentences as terms that can be compared: words without endings, in English and French."""

from __future__ import annotations

import re
from functools import lru_cache

import snowballstemmer

from cards import fold

LANGUAGES = {"en": "english", "fr": "french"}
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
_SIZE = re.compile(r"(?<![\w+-])(?:\d+|x)/(?:\d+|x)(?:['’]s)?(?!\w)")
_ELISION = re.compile(r"\b(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’]")
_SMALL_ENGLISH = """
a about again also am an and any are as at be because been being both but by can cannot could did do does doing done
dont else ever for from get gets getting give given go goes going got had has have having he her here hers him his
how i if in into is it its just let like make makes me may mean means might mine much must my need no now of off on
once one only or our out ours own please put really right same say says see shall she should since so some something
still such take than that the their them then there these they thing things this those though to too up us very want
was way we well were what when where whether which while who whom whose why will with would yes yet you your yours
ok two three many happen happens exactly possible work works
arent didnt doesnt gonna gotta havent hes hey hello hi ill im isnt ive lol pls plz guys shes shouldnt thanks thats
theres theyre thx wanna wasnt werent whats whos wont wouldnt youre
"""
_SPELT = {
    "armour": "armor",
    "colour": "color",
    "colours": "colors",
    "coloured": "colored",
    "colourless": "colorless",
    "defence": "defense",
    "grey": "gray",
    "honour": "honor",
    "licence": "license",
    "multicoloured": "multicolored",
    "recognise": "recognize",
}
"""British spellings of words that the rules have, as the rules spell them."""
_SMALL_FRENCH = """
a ai aie au aussi aux avec bien c ce cela ces cet cette chez ci comme comment d dans de des deux dois doit donc du
elle elles en encore est et etre eu fait faire fois il ils j je l la le les leur leurs lui ma mais me meme mes moi
mon n ne nos notre nous on ont ou par pas passe peut peux plus pour pourquoi puis qu quand que quel quelle quelles
quels qui quoi s sa se sera ses si soit son sont suis sur t ta te tes toi ton tous tout toute toutes tu un une va
vais vos votre vous y ca quelque chose arrive faut est-ce trois etait
"""
_STOP = {"en": frozenset(_SMALL_ENGLISH.split()), "fr": frozenset(_SMALL_FRENCH.split())}
_ONLY_ENGLISH, _ONLY_FRENCH = _STOP["en"] - _STOP["fr"], _STOP["fr"] - _STOP["en"]


def language_of(text: str, otherwise: str = "en") -> str:
    """The language that a question is written in, by its small words; that of the asker where they do not tell."""
    words = fold(text).replace("'", " ").replace("’", " ").split()
    french, english = (sum(word in small for word in words) for small in (_ONLY_FRENCH, _ONLY_ENGLISH))
    if french == english:
        return otherwise if otherwise in LANGUAGES else "en"
    return "fr" if french > english else "en"


@lru_cache(maxsize=50_000)
def _stem(word: str, language: str) -> str:
    return str(_stemmer(language).stemWord(word))


@lru_cache(maxsize=4)
def _stemmer(language: str) -> snowballstemmer.stemmer:
    return snowballstemmer.stemmer(LANGUAGES[language])


def terms(text: str, language: str) -> list[str]:
    """The words of a text that mean something, in order, without endings and accents. "3/3" is a creature."""
    return [_stem(_SPELT.get(word, word), language) for word in _words(text, language) if _tells(word, language)]


def all_terms(text: str, language: str) -> list[str]:
    """The same with the small words and the numbers."""
    return [_stem(_SPELT.get(word, word), language) for word in _words(text, language)]


def _words(text: str, language: str) -> list[str]:
    plain = _SIZE.sub(" creature ", fold(text))
    if language == "fr":
        plain = _ELISION.sub(" ", plain)
    return [re.sub(r"['’]s$|['’]", "", word) for word in _WORD.findall(plain)]


def _tells(word: str, language: str) -> bool:
    return word not in _STOP[language] and not word.isdigit()
