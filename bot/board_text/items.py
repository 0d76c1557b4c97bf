"""The items of a pasted line: cards, tokens, counters and what else a line says, as a scenario has them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import engine
from bot.board_text import carrying, choices, copies, exiled_with, set_aside, tokens, tokens_of_cards
from bot.board_text.commander_damage import DEALT, commander_damage
from bot.board_text.emblems import take_emblem
from bot.board_text.named_here import BESIDE
from bot.board_text.numbers_held import GOES_ON
from bot.board_text.said_of_a_card import (
    COUNTED,
    FIGHTING,
    NUMBERS,
    as_counters,
    counters_among,
    counters_apart,
    note_said,
    related_to,
    take_flags,
)
from bot.board_text.said_of_a_player import player_value
from bot.board_text.unnamed_lands import land_called
from bot.board_text.whose_it_is import with_owner_behind
from bot.boards.moves import ZONES, Listed, Side
from bot.card_names import Names
from bot.errors import Ambiguous, BadValue, CountersUntold, NoSuch
from bot.words import meant, one_of, typed
from cards import UnknownCard, fold

MOST_COUNTERS = 6
"""So many counters are offered where somebody is asked how many there are."""

MOST_ERRORS = 20
"""Items of one line that cannot be read of which each is told what is wrong with it."""

UNREADABLE = (NoSuch, BadValue, Ambiguous, LookupError)
"""What is raised for an item or a line that cannot be read."""


def items_of(text: str, zone: str, names: Names, errors: list[Exception]) -> Side:
    """What the items of one line put into a zone; what cannot be read is added to ``errors``, each item."""
    side: Side = {}
    pieces = [piece for piece in split(text) if piece]
    if zone == "library" and len(pieces) == 1 and fold(pieces[0]) in typed("none") | typed("empty"):
        return {zone: []}
    pieces = [one for one in pieces if fold(one) not in typed("empty") or names.exact(one) is not None]
    while pieces and len(errors) < MOST_ERRORS:  # such a line is not taken anyway
        _join(pieces, names)
        value = player_value(pieces[0])
        if value:
            merge(side, value)
            pieces.pop(0)
            continue
        pieces[:1] = _with_life_apart(pieces[0], names)
        pieces[0] = _without_type(pieces, names)
        where, (first, card) = zone, (pieces[0].partition(" ")[::2])
        if fold(first) in typed("commander") and card and names.exact(pieces[0]) is None:
            where, pieces[0] = "commander", card
        lengths = range(min(4, len(pieces)), 1, -1)
        if (emblem := take_emblem(pieces, names)) is not None:
            merge(side, emblem)
            continue
        taken = next((n for n in lengths if _is_card(_in_zone(", ".join(pieces[:n]), where, names)[0], names)), 1)
        item, where = _in_zone(", ".join(pieces[:taken]), where, names)
        item = with_owner_behind(item, names, _modifiers) if where == "battlefield" else item
        pieces[:taken], taken = [item], 1
        if carrier := carrying.apart(item, names, _modifiers, lambda host: _called(host, names)):
            pieces[:taken] = carrier
            taken, item = 1, carrier[0]
        item, commands = _as_commander(item, names)
        item, exiled = exiled_with.apart(item, names) if where == "battlefield" else (item, {})
        item, copied = copies.apart(item, names) if where == "battlefield" else (item, "")
        try:
            entry = read_entry(item, names)
            if where == "exile":
                entry = set_aside.with_counters(entry, names)
            if copied:
                entry = {**({"card": entry} if isinstance(entry, str) else entry), "copy_of": copied}
            if where == "battlefield":
                _check_counters(item, entry, names)
            elif not isinstance(entry, str) and entry.get("face") == "back":
                del entry["face"]  # elsewhere it is its front face, by whichever it is called (712.8a)
                entry = entry["card"] if list(entry) == ["card"] else entry
            merge(side, {where: [entry]})
            merge(side, exiled)
            if commands and where != "commander":
                merge(side, {"commander": [entry if isinstance(entry, str) else entry["card"]]})
        except UNREADABLE as error:
            errors.append(error)
        del pieces[:taken]
    return side


def _at_a_number(item: str) -> re.Match[str] | None:
    """ "Griselbrand at 15", "Jace at 3 with a stun counter": what it is said of, "at 15", the number, and what else is
    said in parentheses and behind "with"."""
    at, behind = rf"{one_of('at-life')} (\d+)(?: {one_of('life')})?", rf"(?: \(([^()]*)\))?( {one_of('with')} [^,]+)?"
    return re.fullmatch(rf"([^()]+?)(?: \(([^()]*)\))?,? ({at}){behind}", item, re.I)


def _with_life_apart(item: str, names: Names) -> list[str]:
    """ "Griselbrand at 15": a permanent, and how much life its player has; of a planeswalker it is the loyalty."""
    match = _at_a_number(item)
    card = names.sure(match[1]) if match is not None and names.exact(item) is None else None
    if match is None or card is None:
        return [item]
    is_counted = any(one in COUNTED for one in card.front.types)
    said = ", ".join(filter(None, [match[4] if is_counted else None, match[2], match[5]]))
    plain = f"{match[1]}{match[6] or ''}" + (f" ({said})" if said else "")
    return [plain] if is_counted else [plain, match[3]]


def _without_type(pieces: Sequence[str], names: Names) -> str:
    """The first piece without what kind of permanent it is called in front: "planeswalker Jace, the Mind Sculptor"."""
    first, _, rest = pieces[0].partition(" ")
    if not rest or fold(first) not in typed("type-in-front") or names.sure(pieces[0]) is not None:
        return pieces[0]
    plain = _modifiers(rest, names)[0]
    whole = (", ".join([plain, *pieces[1:n]]) for n in range(1, min(4, len(pieces)) + 1))
    return rest if any(names.sure(one) is not None for one in whole) else pieces[0]


def _check_counters(item: str, entry: str | Listed, names: Names) -> None:
    """CountersUntold for a creature that could not be there without counters of which nothing is said (704.5f)."""
    told: Listed = {"card": entry} if isinstance(entry, str) else entry
    if "card" not in told or not told.keys().isdisjoint(("counters", "face_down", "face", "melded_from", "copy_of")):
        return
    if engine.needs_counters_told(names.card(told["card"])):
        name, said = _modifiers(item, names)
        raise CountersUntold(
            item, [f"{name} ({', '.join([*said, f'{n} +1/+1'])})" for n in range(1, MOST_COUNTERS + 1)]
        )


def _join(pieces: list[str], names: Names) -> None:
    """Put together what commas have cut at the front: "1/1 Soldier with flying, vigilance", damage from a commander
    whose name has a comma, "Liliana, the Last Hope at 7"."""
    while len(pieces) > 1 and _goes_on(pieces[0], pieces[1]):
        pieces[:2] = [", ".join(pieces[:2])]
    if len(pieces) > 1 and (each := re.match(rf"{one_of('each-of-them')} (?={one_of('with')} )", pieces[1], re.I)):
        pieces[:2] = [f"{pieces[0]} {pieces[1][each.end() :]}"]
    for n in range(min(4, len(pieces)), 1, -1):
        whole = ", ".join(pieces[:n])
        dealt = (commander_damage(whole) or {}).get(DEALT, ())
        at = _at_a_number(whole)
        named = [*dealt, *([at[1]] if at is not None else [])]
        if any(names.exact(one) is not None for one in named):
            pieces[:n] = [whole]


def _goes_on(item: str, piece: str) -> bool:
    """Whether a piece says more of the token or the card before it, behind "with": keywords, or counters."""
    others, told = counters_among(piece)
    having = re.search(rf"\s{one_of('with')}\s", item, re.I) is not None
    return tokens.goes_on(item, ", ".join(others)) if others else bool(told) and having


def _called(item: str, names: Names) -> str:
    """What a permanent is referred to by, whatever is said of it; empty for what is none."""
    name = take_flags(_count(item, names)[1], {}, names)
    card = names.exact(name)
    if card is not None:
        return str(card.front.name)
    token = tokens.token(name, names.language)
    return str(token["name"]) if token is not None else ""


def _as_commander(item: str, names: Names) -> tuple[str, bool]:
    """ "Krenko, Mob Boss (commander, tapped)": the item without it, and whether it is said to be the commander."""
    name, said = _modifiers(item, names)
    others = [one for one in said if fold(one) not in typed("commander")]
    if len(others) == len(said):
        return item, False
    return f"{name} ({', '.join(others)})" if others else name, True


def _in_zone(piece: str, zone: str, names: Names) -> tuple[str, str]:
    """ "Doom Blade in hand": a card and the zone that it is said to be in; else the item, in the zone of its line."""
    match = re.fullmatch(rf"(.+)\s+\(?{one_of('in-zone')}\s+([^()]+)\)?", piece, re.I)
    said = meant("zone", ZONES).get(fold(match[2])) if match else None
    if match is None or said is None or names.exact(piece) is not None:
        return piece, zone
    return match[1], said


def marked(text: str) -> Iterator[tuple[str, str]]:
    """The pieces between commas and semicolons, but for those inside parentheses or quotation marks, each with the mark
    before it."""
    depth, current, mark, quoted = 0, "", "", False
    paired = text.count('"') % 2 == 0
    thousands = {match.start() for match in re.finditer(r"(?<=\d),(?=\d{3}(?!\d))", text)}  # "100,000 Arrows"
    for at, char in enumerate(text):
        depth += (char in "(“") - (char in ")”")
        quoted ^= paired and char == '"'
        if char in ",;" and depth <= 0 and not quoted and at not in thousands:
            yield current.strip(), mark
            current, mark = "", char
        else:
            current += char
    yield current.strip(), mark


def split(text: str) -> list[str]:
    """The pieces between commas and semicolons."""
    return [piece for piece, _ in marked(text)]


def _is_card(text: str, names: Names) -> bool:
    """Whether several pieces belong together as one name with commas, modifiers aside; or as what is on such a card:
    "Bonesplitter on Krenko, Mob Boss"."""
    name = re.sub(r"^\d+\s*[x×]?\s+", "", text)
    plain = re.sub(r"\s*\([^()]*\)$", "", name)
    attached = re.fullmatch(rf"(.+?) {one_of('attached-to')} (.+?)(?:\s*#\d+)?", plain, re.I)
    worn = re.fullmatch(rf"([^,]+, .+?) {one_of('carrying')} (.+)", carrying.with_it_on(plain, names), re.I)
    naming = choices.apart(name)
    if naming is not None and all(names.exact(part) is not None for part in naming):
        return True  # "Pithing Needle naming Oko, Thief of Crowns"
    if worn is not None and names.exact(worn[1]) is not None and ("," not in worn[2] or names.exact(worn[2])):
        return True  # "Krenko, Mob Boss equipped with Embercleave"
    if any(names.exact(part) is not None for part in (name, plain, take_flags(plain, {}, names))):
        return True
    first, _, last = plain.rpartition(", ")
    if any(names.exact(f"{first}, {last[: gap.start()]}") is not None for gap in re.finditer(" ", last)):
        return True  # "Krenko, Mob Boss tapped", "Iona, Shield of Emeria naming red"
    return attached is not None and all(names.exact(part) is not None for part in attached.groups())


def read_entry(text: str, names: Names) -> Any:
    """One item as a scenario entry: a plain name where nothing else is said."""
    if text == GOES_ON:
        return text
    count, rest = _count(text, names)
    if attached := re.fullmatch(rf"(.+?)\s*\(([^()]+)\)\s+({one_of('attached-to')} [^()]+)", rest, re.I):
        rest = f"{attached[1]} ({attached[2]}, {attached[3]})"  # "Umezawa's Jitte (2 charge) on Grizzly Bears"
    entry: Listed = {}
    name, modifiers = _modifiers(rest, names)
    if (naming := choices.apart(name)) and names.exact(name) is None and names.sure(naming[0]) is not None:
        modifiers.append(f"naming {naming[1]}")  # "Pithing Needle naming Wasteland"
        name = naming[0]
    if any(fold(word) in typed("token") for word in modifiers) and names.exact(name) is None:
        name, modifiers = f"{name} token", [word for word in modifiers if fold(word) not in typed("token")]
    if names.exact(name) is None:
        name, told = counters_apart(name)
        modifiers += told
    for word in modifiers:
        if said := choices.chosen(word, name, names):
            entry.setdefault("chosen", {}).update(said)
        else:
            note_said(entry, as_counters(word, name, names), name)
    name = take_flags(name, entry, names)
    if fold(name) in typed("unknown-card"):
        return {"unknown": count, **entry}
    token = tokens.predefined(name, names) or tokens.copied(name, names) or tokens.token(name, names.language)
    token = token or tokens_of_cards.named_so(name, names)
    goaded = rf"{one_of('goaded')}(?: {one_of('goaded-by')} .+)?"
    bare = re.fullmatch(rf"(.+?) ({one_of('attached-to', 'paired-with')} .+|{FIGHTING}|{goaded})", name, re.I)
    if token is None and bare and names.exact(name) is None:
        token = tokens.token(bare[1], names.language)  # "3 6/6 attacking"
        if token is not None or names.sure(bare[1]) is not None:
            note_said(entry, bare[2], bare[1])  # "Rancor on Elvish Mystic", without parentheses
            name = bare[1]
    having = re.fullmatch(rf"(.+?) {one_of('with')} (.+?)(?: {one_of('on-it')})?", name, re.I)
    plain = tokens.token(having[1], names.language) if token is None and having else None
    if token is None and having and names.exact(name) is None and (plain or names.exact(having[1]) is not None):
        for word in re.split(rf"\s{one_of('share-and')}\s", having[2]):
            # "Grizzly Bears with two +1/+1 counters and a stun counter"
            note_said(entry, as_counters(word, having[1], names), having[1])
        name, token = having[1], plain
    if token is None and names.exact(name) is None and names.exact(name.removesuffix("s")) is not None:
        name = name.removesuffix("s")  # "3 Islands"
    if token is not None:
        entry = {"token": token, **entry}
    else:
        entry = {**_card_or_token(name, count, names), **entry}
    if count != 1:
        entry["count"] = count
    return entry["card"] if list(entry) == ["card"] else entry


def _card_or_token(name: str, count: int, names: Names) -> Listed:
    """The card that is called so; or the token of that creature type, where it is called a token, is no card, or there
    are several of it."""
    if (land := land_called(name, names)) is not None:
        return {"card": land}
    called_so = re.search(rf"\b{one_of('token')}\b", name, re.I) is not None
    if not called_so or names.exact(name) is not None:
        try:
            return {**names.entry(name)}
        except Ambiguous as cards:
            made = tokens_of_cards.made_by_cards(name, names) if count == 1 else []
            if made:
                raise Ambiguous(name, [made[0], *cards.cards]) from None
            no_card: Exception = cards
        except UnknownCard as unknown:
            no_card = unknown
    else:
        no_card = BadValue(option=name, found=name, expected="size-of-tokens")
    token = tokens_of_cards.as_made(name, names)
    if token is None:
        raise no_card
    return {"token": token}


def _count(text: str, names: Names) -> tuple[int, str]:
    """ "2 Forest", "two Forests", "2x Forest", "Forest x2", "a Treasure": how many, and of what. A name that begins so
    itself stays whole: "The Ozolith (3 +1/+1)", "One with Nothing"."""
    name = re.split(rf"\s*\(|\s+{one_of('carrying', 'with', 'attached-to')}\s", text, maxsplit=1, flags=re.I)[0]
    if names.exact(text) or names.exact(name):
        return 1, text
    if match := re.match(r"(\d+)\s*[x×]?\s+(?=\S)", text):
        return int(match[1]), text[match.end() :]
    if match := re.fullmatch(r"(.*\S)\s*[x×*]\s?(\d+)(\s*\(.*\))?", text, re.I):
        return int(match[2]), match[1] + (match[3] or "")
    if match := re.match(rf"{one_of('a')}\s+(?=\S)", text, re.I):
        return 1, text[match.end() :]
    first, _, rest = text.partition(" ")
    return (NUMBERS[fold(first)], rest) if rest and fold(first) in NUMBERS else (1, text)


def _modifiers(text: str, names: Names) -> tuple[str, list[str]]:
    """Split "Mountain (tapped, 2 +1/+1)"; a name that ends in parentheses itself stays whole."""
    match = re.fullmatch(r"(.*\S)\s*\(([^()]*)\)", text)
    if not match or names.exact(text):
        return text, []
    pieces, parts = [piece for piece in split(match[2]) if piece], []
    while pieces:
        taken = next((n for n in range(min(4, len(pieces)), 1, -1) if _names_a_card(pieces[:n], names)), 1)
        parts.append(", ".join(pieces[:taken]))
        del pieces[:taken]
    return match[1], parts


def _names_a_card(pieces: Sequence[str], names: Names) -> bool:
    """Whether these are one relation to a card whose name has commas: "on Krenko, Mob Boss", "name=…"."""
    text = ", ".join(pieces)
    chosen = re.fullmatch(r"[^=]+?\s*=\s*(.+)", text)
    worn = re.fullmatch(rf"{one_of('carrying')} (.+)", text, re.I)
    relation = ("chosen", chosen[1]) if chosen else ("carrying", worn[1]) if worn else related_to(text)
    return relation is not None and names.exact(re.sub(rf"(?:\s*#\d+|{BESIDE})$", "", relation[1])) is not None


def merge(side: Side, more: Side) -> None:
    for key, value in more.items():
        if isinstance(value, list):
            side.setdefault(key, []).extend(value)
        elif isinstance(value, dict):
            side[key] = {**side.get(key, {}), **value}
        else:
            side[key] = value
