"""What a noun phrase is made of, in the words of the catalogue: "two other dudes", "his 3/3 with a counter"."""

from __future__ import annotations

import re
from functools import cache

from bot.situations import descriptions
from bot.situations.descriptions import agent, counted, keyword, tribes
from bot.words import one_of

NAMED = "§"
"""Before the number of a card's name, in a text in which the names are replaced."""
TOKENS = ("treasure", "clue", "food", "blood")
CARD_KINDS = (
    *("instant", "sorcery", "artifact", "enchantment", "land", "spell"),
    *("fetch", "rock", "dork", "commander", "permanent"),
    *("removal", "wipe", "burn", "counterspell", "anthem", "equipment"),
)
"""Card types that cards of which no name is said are called by."""


@cache
def noun_pattern() -> re.Pattern[str]:
    """What a noun phrase is made of, with a group for each thing that it may say."""
    return re.compile(rf"{_before()}(?:{_what()})(?:\ {one_of('situation-card-word')})?{_behind()}", re.I | re.X)


def _listed() -> str:
    """Keywords, one or several."""
    return rf"{keyword()}(?:(?:,\ |/|\ |,?\ {one_of('situation-and')}\ ){keyword()})*"


def _before() -> str:
    """What stands before a noun: whose, how many, in which state."""
    number = descriptions.number()
    return rf"""
        (?:(?P<some>{number})\ {one_of("situation-of")}\ (?={one_of("situation-my", "situation-their")}))?
        (?:(?P<mine>{one_of("situation-my")})\ |(?P<theirs>{one_of("situation-their")})\ ?
          |(?P<the>{one_of("situation-the")})(?:\ |(?<=')))?
        (?:(?P<all>{one_of("situation-all")})\ )?
        (?:(?P<other>{one_of("situation-other")})\ |(?P<a>{one_of("situation-a")})\ )?
        (?:(?P<number>{number})\ )?
        (?:{one_of("situation-other")}\ )?
        (?:(?P<tapped>{one_of("flag-tapped")})\ |(?P<sick>{one_of("situation-sick")})\ 
          |(?P<commander>{one_of("commander")}),?\ |(?P<color>{descriptions.color()})\ 
          |{one_of("situation-filler")}\ )*
        """


def _what() -> str:
    """The noun: a name, a size, a tribe, a kind of token or card."""
    tribe, color, listed, token = tribes(), descriptions.color(), _listed(), one_of("situation-token")
    article = one_of("situation-a", "situation-the", "situation-my", "situation-their")
    copied = rf"(?:(?:{token}\ )?{one_of('copy-of')}|{token}\ {one_of('situation-of')}|{token}(?=\ {NAMED}))"
    predefined = rf"(?:{one_of(*(f'token-{one}' for one in TOKENS))})s?\ "
    tokens = rf"(?:(?!{predefined})\w+\ )?{token}"
    return rf"""
          (?:(?:{one_of("situation-kind", "situation-creature")})\ (?:{one_of("situation-a")}\ )?)?
            (?:(?P<copy>{copied})\ ?(?:{article}\ )?)?
            {NAMED}(?P<card>\d+)(?P<copy_behind>\ {token}(?:\ {one_of("situation-copy")})?)?
            (?:\ (?:{one_of("situation-creature")}|{one_of("situation-spell")}))?(?:['’]?s)?
            (?:\ (?:{one_of("situation-as-a")}\ )?(?P<size_of_card>\d+/\d+))?
          | (?:(?P<size>\d+/\d+)s?)?(?:\ (?P<color2>{color})(?=\ ))?
            (?:\ {one_of("situation-filler")}(?=\ ))?\ ?(?P<before>(?:{listed}\ ?)?)
            (?:\ ?(?P<tribe>{tribe})(?:s|\ {one_of("situation-creature", "situation-token")})?
              |(?P<noun>\ ?(?:{one_of("situation-creature")}|{agent()}|{tokens})))?
          | (?P<before_size>(?:{listed}|{agent()})\ )(?P<size_behind>\d+/\d+)s?
            (?:\ (?:(?P<tribe_behind>{tribe})
              |{one_of("situation-creature", "situation-token")}))?
          | (?P<treasure>{one_of(*(f"token-{one}" for one in TOKENS))})s?(?:\ {token})?
          | (?:(?:{token}\ )?(?P<behind_tribe>{tribe})
              |{one_of("situation-creature", "situation-token")})
            \ (?P<between>(?:{listed}\ )?)(?P<behind_size>\d+/\d+)(?:\ (?P<behind_keywords>{listed}))?
            (?:\ (?P<color3>{color})s?)?
          | (?P<word>{one_of("situation-kind", *(f"situation-kind-{kind}" for kind in CARD_KINDS))})
        """


def _behind() -> str:
    """What stands behind a noun: what it has, is or wears, where it is, whose it is."""
    listed, number = _listed(), descriptions.number()
    whose = one_of("situation-my", "situation-their")
    players = one_of("situation-you", "situation-opponent")
    owned = rf"(?:{one_of('situation-that')}\ )?{players}\ {one_of('situation-verb-have')}"
    return rf"""
        (?P<behind>(?:
            \ {one_of("situation-with")}\ (?:{one_of("situation-the")}\ ?)?{listed}
          | \ {one_of("situation-of")}\ {one_of("situation-mine", "situation-theirs")}
          | \ {one_of("situation-of")}\ {whose}
          | \ {one_of("situation-without")}\ (?:{listed}|{one_of("situation-nothing-said")})
          | \ {one_of("situation-with")}\ (?:{one_of("situation-a")}\ )?{NAMED}\d+
            \ (?:{one_of("situation-attached-behind")})
          | \ {one_of("situation-with")}\ {number}\ {one_of("situation-damage")}(?:\ {one_of("situation-on-it")})?
          | \ {one_of("situation-and")}\ (?:{one_of("situation-a")}\ )?{NAMED}\d+
            \ (?:{one_of("situation-attached-behind")})
          | \ {one_of("situation-with", "situation-and", "situation-at")}\ {counted()}
            (?:\ {one_of("situation-left")}(?:\ {one_of("situation-on-it")})?)?
          | \ {owned}
          | \ {one_of("situation-attached")}\ (?:{one_of("situation-a")}\ )?{NAMED}\d+
            (?:\ {one_of("situation-and")}\ {NAMED}\d+)*
          | \ {one_of("situation-at")}\ \d+(?:\ (?:{one_of("situation-of")}\ )?{one_of("situation-measure")})?
          | \ {one_of("situation-in")}\ (?:(?:{whose}|{one_of("situation-the")})\ ?)?
            {one_of(*(f"situation-zone-{zone}" for zone in ("hand", "graveyard", "exile")))}
          | \ {one_of("situation-on-battlefield")}
          | \ {one_of("situation-on-side")}\ {whose}\ ?{one_of("situation-side")}
          | \ {one_of("situation-under")}\ {whose}\ ?{one_of("situation-control")}
          | \ (?:{one_of("situation-that-is")}\ )?(?:{one_of("flag-tapped")}|{one_of("situation-filler")})
          | \ {one_of("situation-that-is")}\ {listed}
          | \ {one_of("situation-that-is")}\ (?:{one_of("situation-all")}\ )?(?P<size_said>\d+/\d+)s?
          | \ {one_of("situation-that-is")}\ {one_of("situation-attacking")}\ (?P<attacked>{players})
        )*)
        """
