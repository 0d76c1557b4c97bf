"""Questions: what happens if, why something is as it is, and questions in a person's own words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from bot.boards import moves
from bot.boards.store import Board
from bot.desk import present, suggest
from bot.desk.acting import carry_out
from bot.desk.context import Context
from bot.desk.looking import look_up_button
from bot.desk.registry import command
from bot.desk.reply import Button, Place, Reply, RulingView, Section
from bot.desk.speaker import Speaker
from bot.errors import Ambiguous, BadPaste, BadValue, describe
from bot.items import read_entry
from bot.names import Names
from bot.paste import read
from bot.words import Words
from cards import Card, Ruling, UnknownCard, fold

MOST_QUESTION = 1000
MOST_CARDS = 6
MOST_RULES = 5
MOST_RULINGS = 6
_LONGEST_NAME = 7  # words
_PERMANENT = frozenset({"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"})
_COMMON = """
a an and are as at be by can card cast choose control counter creature damage deal destroy die do does
enter exile for from get has have her his how i if in is it its me my of on one opponent or player spell
target that the their them then they this to turn up use was what when which while who will with you your
"""
_TOO_COMMON = frozenset(_COMMON.split())
_AIMS = ("battlefield", "player")


@command("what-if", card=suggest.cards, target=suggest.cards, with_=suggest.cards)
def what_if(desk: Context, place: Place, card: str, target: str | None = None, with_: str | None = None) -> Reply:
    """Cast a card on a throwaway board, at a card (the opponent's) or a player, with more cards around."""
    words = Words.of(place.locale)
    names = desk.names(place)
    found = names.card(card)
    name = names.entry(card)["card"]
    players = desk.players(place)
    scenario = _throwaway(names, players, name, with_, words)
    aim = _aim(desk, place, scenario, target) if target else None
    desk.games.of(scenario, desk.language(place))
    board = desk.boards.open(None, place.user, moves.start(scenario))
    before = desk.games.at(board, desk.language(place))
    if "Land" in found.front.types:
        return carry_out(desk, place, board, before, {"do": "play", "player": players[0], "card": name})
    entry: moves.Entry = {"do": "cast", "player": players[0], "card": name}
    if aim:
        entry["targets"] = [aim]
    reply = carry_out(desk, place, board, before, entry)
    if reply.error is not None or reply.choice is not None:
        return reply
    return _resolved(desk, place, desk.boards.board(board.id), words)


def _resolved(desk: Context, place: Place, board: Board, words: Words) -> Reply:
    """Let everything resolve and tell the whole story from the start."""
    language = desk.language(place)
    reply = carry_out(desk, place, board, desk.games.at(board, language), {"do": "resolve", "all": True})
    if reply.error is not None:
        return reply
    board = desk.boards.board(board.id)
    played = desk.games.at(board, language)
    return present.outcome(board, played, None, words).but(picture=present.picture_of(played))


def _throwaway(names: Names, players: tuple[str, str], card: str, more: str | None, words: Words) -> moves.Scenario:
    """The asker with the card in hand, and what else is named."""
    scenario = moves.empty(players)
    pasted = read(more or "", names, players, players[:1], "with_")
    if pasted.problems:
        problems = ((p.line, describe(p.error, words)[0]) for p in pasted.problems)
        raise BadPaste(tuple(words("paste-line", n=n, problem=problem) for n, problem in problems))
    for player, side in pasted.sides.items():
        scenario["players"][player] |= side
    you = scenario["players"][players[0]]
    you["hand"] = [card, *you.get("hand", [])]
    return scenario


def _aim(desk: Context, place: Place, scenario: moves.Scenario, target: str) -> str:
    """The reference of what is aimed at: a player, or something there, or a card that is put there for it."""
    nowhere = Board(0, None, place.user, 0, {next(iter(scenario["players"])): place.user})

    def speaker() -> Speaker:
        return Speaker(nowhere, desk.games.of(scenario, desk.language(place)), place)

    if speaker().sees(target):
        return speaker().thing(target, "target", _AIMS)
    name = _placed(desk.names(place), scenario, target)
    return speaker().thing(name, "target", _AIMS)


def _placed(names: Names, scenario: moves.Scenario, target: str) -> str:
    """Put a card or token to aim at on the board, unless it is there, and give its name.

    It is the opponent's, but for a Siege: that is the asker's own, for the opponent to protect (310.11a).
    """
    you, opponent = scenario["players"]
    found = read_entry(target, names)
    entry: moves.Listed = {"card": found} if isinstance(found, str) else dict(found)
    name = str(entry.get("card") or moves.token_name(entry["token"]))
    there = (other for side in scenario["players"].values() for other in side.get("battlefield", []))
    if any((other if isinstance(other, str) else other.get("card")) == name for other in there):
        return name
    battle = "card" in entry and "face" not in entry and "Battle" in names.card(name).front.types
    if battle:
        entry.setdefault("protector", opponent)
    side = scenario["players"][you if battle else opponent]
    side["battlefield"] = [*side.get("battlefield", []), entry]
    return name


@command("ask")
def ask(desk: Context, place: Place, question: str) -> Reply:
    """A question in words: the cards named in it, the rulings and rules that bear on it, a board."""
    words = Words.of(place.locale)
    if not question.strip() or len(question) > MOST_QUESTION:
        raise BadValue(option="question", found=question[:40], expected=f"1–{MOST_QUESTION}")
    found, rest = cards_named(desk.names(place), question)
    sections = [_told(card, ruling) for card, ruling in _rulings(found, rest)]
    rules = desk.cards.search_rules(_query(rest, found), MOST_RULES)
    sections += [Section(r.number, r.text, quoted=True, url=present.rule_url(r.number)) for r in rules]
    if not sections and not found:
        return Reply(verdict=words("ask-nothing"), error="unknown", private=True)
    info = desk.cards.info
    verdict = words("ask-cards", cards=words.both([c.name for c in found])) if found else words("ask-rules")
    return Reply(
        verdict=verdict,
        sections=tuple(sections),
        buttons=_ask_buttons(desk, place, found, words),
        footer=(present.dates(info.rules_date, info.cards_date, words), *present.quoted(words)),
    )


def cards_named(names: Names, question: str) -> tuple[list[Card], str]:
    """The cards that a text names, in order, and the text without them.

    ``[[name]]`` is always a name. Else the longest run of words that is one; a single word must be
    capitalised and no common one.
    """
    found: dict[str, Card] = {}
    for bracketed in re.findall(r"\[\[([^\[\]]{1,150})\]\]", question):
        card = _meant(names, bracketed)
        if card is not None:
            found[card.name] = card
    rest = re.sub(r"\[\[[^\[\]]*\]\]", " ", question)
    tokens = re.findall(r"[^\s?!;:()\"“”]+", rest)
    left: list[str] = []
    at = 0
    while at < len(tokens):
        length, card = _name_at(names, tokens, at)
        if card is not None and len(found) < MOST_CARDS:
            found.setdefault(card.name, card)
            at += length
        else:
            left.append(tokens[at])
            at += 1
    return list(found.values()), " ".join(left)


def _name_at(names: Names, tokens: Sequence[str], at: int) -> tuple[int, Card | None]:
    for length in range(min(_LONGEST_NAME, len(tokens) - at), 0, -1):
        run = tokens[at : at + length]
        text = " ".join(run).rstrip(".,'’")
        if not run[0][:1].isupper() or (length == 1 and fold(text) in _TOO_COMMON):
            continue
        for name in (text, text.removesuffix("'s").removesuffix("’s")):
            card = names.exact(name)
            if card is not None:
                return length, card
    return 1, None


def _meant(names: Names, text: str) -> Card | None:
    try:
        return names.card(text)
    except (UnknownCard, Ambiguous):
        return None


def _words(text: str) -> set[str]:
    return {w[:6] for w in re.findall(r"[a-z]{3,}", fold(text))} - {w[:6] for w in _TOO_COMMON}


def _rulings(found: Iterable[Card], question: str) -> list[tuple[Card, Ruling]]:
    """The rulings on these cards that share most words with the question, best first."""
    asked = _words(question)
    scored = [
        (len(asked & _words(ruling.text)) / (3 + len(_words(ruling.text))) ** 0.5, card, ruling)
        for card in found
        for ruling in card.rulings
    ]
    best = sorted((s for s in scored if s[0] > 0), key=lambda s: -s[0])
    return [(card, ruling) for _, card, ruling in best[:MOST_RULINGS]]


def _told(card: Card, ruling: Ruling) -> Section:
    return present.ruling_sections([RulingView(card.name, ruling.date, ruling.text, ruling.source)])[0]


def _query(rest: str, found: Iterable[Card]) -> str:
    """The words to look rules up by: the question's own, and the types and keywords of its cards."""
    own = [w for w in re.findall(r"[a-zA-Z]{3,}", rest) if w.lower() not in _TOO_COMMON]
    kinds = [word for card in found for word in (*card.keywords, *card.front.subtypes) if "Battle" in card.front.types]
    return " ".join(dict.fromkeys([*own, *kinds]))[:200]


def _ask_buttons(desk: Context, place: Place, found: Sequence[Card], words: Words) -> tuple[Button, ...]:
    if not found:
        return ()
    players = desk.players(place)
    scenario = moves.empty(players)
    you = scenario["players"][players[0]]
    for card in found:
        zone = "battlefield" if _PERMANENT & set(card.front.types) else "hand"
        you.setdefault(zone, []).append(desk.names(place).entry(card.name)["card"])
    board = desk.boards.open(None, place.user, moves.start(scenario))
    draft = Button(f"b:{board.id}:{board.revision}:draft", words("button-draft"), "primary")
    return (draft, *(b for c in found[:4] if (b := look_up_button("card", c.name, c.name[:40]))))
