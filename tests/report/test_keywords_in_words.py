"""Keywords (702) are told by their names in the reader's language, also as what is gained and lost."""

from __future__ import annotations

import re

import pytest

from engine.abilities.vocabulary import KEYWORDS
from engine.words import LANGUAGES, Words, keys, keyword_had, keyword_name
from tests.helpers import RESOLVE, activate, board, cast, cr, creature


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_keyword_of_the_engine_has_a_name(language: str) -> None:
    """By itself, as of costs and counters, and with its article, as of what is gained and lost."""
    known = keys(language)
    assert [word for word in KEYWORDS if keyword_name(word) not in known] == []
    assert [word for word in KEYWORDS if keyword_had(word) not in known] == []


SAME = {"blitz", "bushido", "cascade", "flash", "flashback", "increment", "menace", "mentor", "miracle", "ninjutsu"}
SAME |= {"paradigm", "spectacle", "station", "vigilance"}
"""Words that French cards have as well, or keywords whose French name is not known yet."""


def test_french_names_are_not_the_english_ones() -> None:
    english, french = Words.of("en"), Words.of("fr")
    said = {
        word: re.sub(r"^(le|la) |^« | »$", "", french(keyword_had(word)).replace("\u00a0", " ")) for word in KEYWORDS
    }
    assert {word for word, name in said.items() if name == english(keyword_had(word))} <= SAME


@cr("613.1f")
def test_a_landwalk_that_is_lost_is_called_by_its_name() -> None:
    side = {"hand": ["Ovinize"], "battlefield": ["Lord of Atlantis", "Evidence Examiner"]}
    played = board(side, [], cast("Ovinize", "Lord of Atlantis"), RESOLVE)
    assert played.count("loses islandwalk") == 1
    assert "perd la traversée des îles" in " ".join(played.steps_in("fr"))


def test_a_keyword_with_a_number_or_a_cost_is_called_by_its_name_too() -> None:
    giver = creature("{0}: Target creature gains ward {2} and toxic 1 until end of turn.", name="Giver")
    played = board([giver], ["Serra Angel"], activate("Giver", "Serra Angel"), RESOLVE)
    assert played.steps[-1] == "Serra Angel gains ward {2} and toxic 1 until end of turn."
    assert played.steps_in("fr")[-1] == "Serra Angel acquiert la parade {2} et toxique 1 jusqu’à la fin du tour."
