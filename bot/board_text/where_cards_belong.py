"""Where the cards of a pasted line can be: no spell on the battlefield, no land in the command zone (304.4, 903.3)."""

from __future__ import annotations

import re

from bot.board_text.named_here import number_of
from bot.boards.moves import ZONES, Side
from bot.card_names import Names
from bot.words import meant
from cards import fold

MOST_WORDS_OF_A_ZONE = 3
"""Words by which a zone is called."""


def zone_called(text: str) -> str | None:
    """The zone that a word names, in English or French."""
    return meant("zone", ZONES).get(fold(text))


def zone_with_colon(piece: str, names: Names) -> str:
    """ "hand Lightning Bolt", "Me: battlefield Mountain" with a colon behind the zone, where a card follows; any other
    piece, what is a card's name itself too, as it is."""
    head, colon, rest = piece.rpartition(":")
    words = rest.split()
    for length in range(min(MOST_WORDS_OF_A_ZONE, len(words) - 1), 0, -1):
        zone, listed = " ".join(words[:length]), " ".join(words[length:])
        card = re.sub(r"^\d+\s*[x×]?\s+|\s*\(.*\)$", "", listed)
        if zone_called(zone) and names.sure(card) is not None and names.sure(" ".join(words)) is None:
            return f"{head}{colon} {zone}: {listed}".strip()
    return piece


def into_hand(side: Side, names: Names) -> list[str]:
    """Move the instants and sorceries of a battlefield into the hand; gives their names."""
    moved = []
    for entry in list(side.get("battlefield", ())):
        name = entry if isinstance(entry, str) else entry.get("card")
        if name and not (isinstance(entry, dict) and entry.get("face_down")) and is_spell_only(name, names):
            side["battlefield"].remove(entry)
            side.setdefault("hand", []).append(entry)
            moved.append(name)
    return moved


def onto_battlefield(side: Side, names: Names) -> list[str]:
    """Move what is listed as a commander and can't be one (903.3) to the battlefield, where "commander: Krenko, Mob
    Boss, 4 Mountain" means it; gives the names. A creature that is not legendary is taken at its word."""
    moved = []
    for entry in list(side.get("commander", ())):
        name = entry if isinstance(entry, str) else entry.get("card")
        if name and (number_of(entry) > 1 or not _may_command(name, names)):
            side["commander"].remove(entry)
            side.setdefault("battlefield", []).append(entry)
            moved.append(name)
    if not side.get("commander", True):
        del side["commander"]
    return moved


def _may_command(name: str, names: Names) -> bool:
    faces = names.card(name).faces
    kinds = {kind for face in faces for kind in (*face.supertypes, *face.types)}
    return bool(kinds & {"Legendary", "Creature"}) or any("can be your commander" in face.text for face in faces)


def is_spell_only(name: str, names: Names) -> bool:
    """Whether a card is an instant or sorcery, so that it can't be a permanent (304.4, 307.4)."""
    return all({"Instant", "Sorcery"} & set(face.types) for face in names.card(name).faces)
