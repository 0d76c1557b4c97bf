"""Where the cards of a pasted line can be: no spell on the battlefield, no land in the command zone (304.4, 903.3)."""

from __future__ import annotations

from bot.board_text.items import number_of
from bot.boards.moves import Side
from bot.card_names import Names


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
