"""Looking things up: cards, rulings, rules, the glossary, help, and what this bot is and keeps."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from importlib.metadata import version

import engine
from bot.asking.language_of_question import language_of
from bot.desk import autocomplete, presenting
from bot.desk.command_registry import COMMANDS, Command, command, find
from bot.desk.context import Context
from bot.desk.reply import Button, Place, Reply, Section
from bot.desk.terms_meant import LONGEST_NAME, term_meant
from bot.errors import Ambiguous, describe
from bot.words import Words
from cards import Card, Face, GlossaryEntry, Rule, RuleMove, UnknownCard, UnknownRule, UnknownTerm, fold, shorten

_NUMBER = re.compile(r"(?:cr|rule)?\s*(\d{1,3}(?:\.\d{1,3}[a-z]{0,2})?)\.?", re.I)
MOST_FOUND = 8
MOST_SHOWN = 3
"""Of the rules found by words, how many are shown at once."""
MOST_ID = 100
MOST_PASSAGE = 320
"""Characters of a rule beside others; the whole of it is a tap away."""
UNFOLDED = 2
"""Of several cards, how many are shown at once."""


@command("card", short=True, name=autocomplete.cards)
def card(desk: Context, place: Place, name: str) -> Reply:
    """A card as printed: each face, where it is legal, how much of it the engine reads."""
    words = Words.of(place.locale)
    found = desk.names(place).card(name)
    sections = [_face(face, found.name) for face in found.faces]
    if legal := _legalities(found, words):
        sections.append(Section(words("heading-legal"), legal, folded=True))
    buttons = []
    if found.rulings:
        label = words("button-rulings-of", n=len(found.rulings))
        buttons.append(look_up_button("rulings", found.name, label))
    info = desk.cards.info
    return Reply(
        verdict=found.name,
        sections=tuple(sections),
        buttons=tuple(b for b in buttons if b),
        footer=(
            _reads(found, words),
            presenting.cards_dated(info.cards_date, words),
            *presenting.quoted(words),
        ),
    )


def cards_shown(desk: Context, place: Place, named: Sequence[str]) -> Reply:
    """The cards that a text names, one as by /card, several with those after the first two folded; what is no card is
    told below."""
    words, names = Words.of(place.locale), desk.names(place)
    found: dict[str, Card] = {}
    missing = []
    for name in named:
        try:
            one = names.card(name)
            found.setdefault(one.name, one)
        except (UnknownCard, Ambiguous) as error:
            missing.append(error)
    if not found:
        raise missing[0]
    shown = list(found.values())
    told = tuple(describe(error, words)[0] for error in missing)
    if len(shown) == 1:
        reply = card(desk, place, shown[0].name)
        return reply.but(footer=(*told, *reply.footer))
    faces = [
        (replace(_face(face, one.name), folded=n >= UNFOLDED)) for n, one in enumerate(shown) for face in one.faces
    ]
    return Reply(
        verdict=words.both(list(found)),
        sections=tuple(faces),
        buttons=tuple(b for one in shown[:5] if (b := look_up_button("card", one.name, one.front.name[:40]))),
        footer=(
            *told,
            presenting.cards_dated(desk.cards.info.cards_date, words),
            *presenting.quoted(words),
        ),
    )


@command("rulings", short=True, name=autocomplete.cards)
def rulings(desk: Context, place: Place, name: str) -> Reply:
    """All rulings on a card, oldest first."""
    words = Words.of(place.locale)
    found = desk.names(place).card(name)
    url = presenting.card_url(found.name)
    sections = tuple(Section(r.date or r.source, r.text, quoted=True, url=url) for r in found.rulings)
    key = "verdict-rulings" if sections else "verdict-no-rulings"
    return Reply(
        verdict=words(key, card=found.name, n=len(sections)),
        sections=presenting.on_a_phone(sections),
        footer=(presenting.cards_dated(desk.cards.info.cards_date, words), *presenting.quoted(words)),
    )


@command("rule", short=True, query=autocomplete.rule_numbers)
def rule(desk: Context, place: Place, query: str) -> Reply:
    """A rule by number, with what is below it and where it has moved; a term's definition; or rules by words."""
    words = Words.of(place.locale)
    match = _NUMBER.fullmatch(query.strip())
    reply = _one_rule(desk, match[1], words) if match else _rules_about(desk, place, query)
    info = desk.cards.info
    return reply.but(footer=(presenting.dates(info.rules_date, info.cards_date, words), *presenting.quoted(words)))


@command("glossary", short=True, term=autocomplete.terms)
def glossary(desk: Context, place: Place, term: str) -> Reply:
    """A glossary entry, with buttons to the rules it names."""
    words = Words.of(place.locale)
    try:
        return defined(desk, place, term)
    except UnknownTerm:
        near = desk.cards.search_glossary(term_meant(desk, place, term), 1)
        if not near:
            raise
        return _dated(desk, _defined(desk, near[0], words), words)


def defined(desk: Context, place: Place, term: str) -> Reply:
    """The glossary's entry for a term, or for what players call so; UnknownTerm where there is none."""
    words = Words.of(place.locale)
    return _dated(desk, _defined(desk, desk.cards.glossary(term_meant(desk, place, term)), words), words)


def _dated(desk: Context, reply: Reply, words: Words) -> Reply:
    info = desk.cards.info
    return reply.but(footer=(presenting.dates(info.rules_date, info.cards_date, words), *presenting.quoted(words)))


@command("help", private=True, short=True, topic=autocomplete.topics)
def help_(desk: Context, place: Place, topic: str | None = None) -> Reply:
    """What can be done, or how one command is used."""
    words = Words.of(place.locale)
    if topic:
        return _usage(find(topic.removeprefix("/").strip()), words)
    groups: dict[str, list[str]] = {"board": [], "act": [], "look": []}
    for item in COMMANDS.values():
        groups[_group(item)].append(f"/{item.name} — {words(item.key)}")
    sections = (Section(words(f"help-{group}"), "\n".join(lines)) for group, lines in groups.items())
    return Reply(verdict=words("help-start"), sections=presenting.on_a_phone(sections))


@command("about", private=True, short=True)
def about(desk: Context, place: Place) -> Reply:
    """Versions, data and notices."""
    words = Words.of(place.locale)
    info = desk.cards.info
    data = words("about-data", cards=info.cards, rulings=info.rulings, rules=info.rules)
    sources = words.both(info.sources) if info.sources else words("footer-starter")
    return Reply(
        verdict=words("about-verdict", version=version("siege-engine")),
        sections=(
            Section(words("heading-data"), f"{data}\n{sources}"),
            Section(words("heading-notice"), words("about-notice")),
        ),
        footer=(presenting.dates(info.rules_date, info.cards_date, words),),
    )


@command("privacy", private=True, short=True)
def privacy(desk: Context, place: Place, delete: bool = False) -> Reply:
    """What is stored about the asker; or delete it."""
    words = Words.of(place.locale)
    if delete:
        gone = desk.boards.forget(place.user)
        return Reply(verdict=words("privacy-deleted", **gone))
    kept = desk.boards.kept(place.user)
    judged = desk.boards.thumbs.kept(place.user)
    verdict = words("privacy-verdict", **kept)
    return Reply(
        verdict=f"{verdict} {words('privacy-thumbs', n=judged)}" if judged else verdict,
        sections=(Section(words("heading-stored"), f"{words('privacy-stored')} {words('privacy-thumbs-stored')}"),),
        buttons=(Button("q:privacy:delete", words("button-forget"), "danger", private=True),),
    )


def look_up_button(name: str, value: str, label: str) -> Button | None:
    """A button that looks something up; None where the value is too long for a button."""
    identity = f"q:{name}:{value}"
    return Button(identity, label) if len(identity.encode()) <= MOST_ID else None


# Cards


def _face(face: Face, card: str) -> Section:
    """A face as printed; its heading leads to its picture, else to its card on the web."""
    size = f"{face.power}/{face.toughness}" if face.power is not None else face.loyalty or face.defense or ""
    heading = " ".join(part for part in (face.name, face.mana_cost) if part)
    lines = [" · ".join(part for part in (face.type_line, size) if part), face.text]
    return Section(
        heading, "\n".join(line for line in lines if line), quoted=True, url=face.image or presenting.card_url(card)
    )


def _reads(found: Card, words: Words) -> str:
    """In a line, how much of a card the engine reads."""
    units = engine.read_card(found)
    unread = [unit.printed.partition("⟦")[2].removesuffix("⟧") or unit.printed for unit in units if not unit.whole]
    if not unread:
        return words("reads-whole")
    if len(unread) == len(units):
        return words("reads-none")
    told = " / ".join(f"“{text}”" for text in unread)
    return words("reads-partly", read=len(units) - len(unread), lines=len(units), unread=told[:300])


def _legalities(found: Card, words: Words) -> str:
    status: dict[str, list[str]] = {}
    for name, state in found.legalities.items():
        status.setdefault(state, []).append(name)
    lines = (
        words("legal-in", state=words(f"legal-{state}"), formats=", ".join(sorted(status[state])))
        for state in ("legal", "restricted", "banned")
        if state in status
    )
    return "\n".join(lines)


# Rules


def _one_rule(desk: Context, number: str, words: Words) -> Reply:
    found = desk.cards.rule(number)
    parents = [r for r in desk.cards.rule_parents(number) if r.number != found.number]
    children = desk.cards.rule_children(found.number)
    heads = bool(children) and re.search(r"[.)”:]$", found.text) is None
    sections = [] if heads else [_rule_section(found)]
    sections += [Section(words("heading-example"), example, quoted=True, folded=True) for example in found.examples]
    moved = [str(move) for move in desk.cards.moved(number) if _tells(move, found)]
    if moved:
        sections.append(Section(words("heading-moved"), "\n".join(moved)))
    sections += [_rule_section(child, folded=not heads or n > 0) for n, child in enumerate(children)]
    around = (r for r in desk.cards.rule_neighbours(found.number) if r is not None)
    buttons = [look_up_button("rule", r.number, r.number) for r in (*parents[-1:], *around)]
    title = _title(found) if heads else " › ".join(f"{r.number} {_title(r)}" for r in parents) or _title(found)
    return Reply(
        verdict=words("verdict-rule", number=found.number, title=title),
        sections=tuple(sections),
        buttons=tuple(b for b in dict.fromkeys(buttons) if b),
    )


def _tells(move: RuleMove, found: Rule) -> bool:
    return move.now != found.number or move.number != found.number


def _title(found: Rule) -> str:
    """The heading's words, or the beginning of a rule."""
    first = found.text.split(". ")[0]
    return first if len(first) <= 60 else first[:59] + "…"


def _defined(desk: Context, entry: GlossaryEntry, words: Words) -> Reply:
    """A short definition, first in our words where there are some; the rules that it names are a tap away."""
    numbers = list(dict.fromkeys(re.findall(r"\b\d{3}(?:\.\d+[a-z]?)?\b", entry.text)))
    buttons = (look_up_button("rule", number, number) for number in numbers[:5])
    says_it = len(numbers) == 1 or (bool(numbers) and numbers[0].startswith("702."))
    said = _in_short(desk, entry.term, numbers[0], words) if says_it else entry.term
    named = fold(said).startswith(fold(entry.term))  # in another language the term of the rules stands beside it
    section = Section("" if named else entry.term, entry.text, quoted=True)
    return Reply(verdict=said, sections=(section,), buttons=tuple(b for b in buttons if b))


def _in_short(desk: Context, term: str, number: str, words: Words) -> str:
    """A term with what its rule says: many a gloss begins with it ("Haste: …"); that of a heading says nothing."""
    said = words.gloss(number)
    name, colon, _ = (said or "").partition(":")
    if said is not None and (number.startswith("702.") or (colon and len(name.split()) <= LONGEST_NAME)):
        return said
    heads = _rule(desk, number) is not None and desk.cards.rule_children(number)
    return term if said is None or heads else words("verdict-term", term=term, said=said)


def _rules_about(desk: Context, place: Place, query: str) -> Reply:
    query, words = term_meant(desk, place, query), Words.of(place.locale)
    with suppress(UnknownTerm):
        return _defined(desk, desk.cards.glossary(query), words)
    found = _best(desk, query, words)
    terms = desk.cards.search_glossary(query, 2)
    if not found and not terms:
        return Reply(verdict=words("verdict-no-rules", query=shorten(query, 100)), error="unknown", private=True)
    shown = [_rule_section(r, folded=n >= MOST_SHOWN) for n, r in enumerate(found)]
    sections = [replace(section, text=shorten(section.text, MOST_PASSAGE)) for section in shown]
    sections += [Section(entry.term, entry.text, quoted=True, folded=True) for entry in terms]
    buttons = (look_up_button("rule", r.number, r.number) for r in found[:5])
    return Reply(
        verdict=words("verdict-rules", query=shorten(query, 100), n=len(found)),
        sections=tuple(sections),
        buttons=tuple(b for b in buttons if b),
    )


def _best(desk: Context, query: str, words: Words) -> list[Rule]:
    """The rules that a few words are about, best first: by what they mean and by where they stand, as either ranks."""
    meaning = desk.rule_finder().find(query, language_of(query, words.language), [], limit=MOST_FOUND)
    standing = [rule.number for rule in desk.cards.search_rules(query, MOST_FOUND)]
    if not meaning.near and not standing:
        return []
    score: dict[str, float] = {}
    for ranking in (meaning.rules, standing):
        for rank, number in enumerate(ranking):
            score[number] = score.get(number, 0) + 1 / (MOST_SHOWN + rank)
    best = sorted(score, key=lambda number: -score[number])
    return [rule for number in best if (rule := _rule(desk, number))][:MOST_FOUND]


def _rule(desk: Context, number: str) -> Rule | None:
    """A rule, if it is imported."""
    with suppress(UnknownRule):
        return desk.cards.rule(number)
    return None


def _rule_section(found: Rule, folded: bool = False) -> Section:
    url = presenting.rule_url(found.number)
    return Section(found.number, found.text, quoted=True, folded=folded, url=url)


# Help


_LOOKING = ("ask", "look_ups", "thumbs", "what_if", "why")
"""The modules of commands that change nothing on the board of a channel."""


def _group(item: Command) -> str:
    if item.name.startswith("board"):
        return "board"
    return "look" if item.handler.__module__.rpartition(".")[2] in _LOOKING else "act"


def _usage(item: Command, words: Words) -> Reply:
    lines = (
        f"{option.shown} — {words(f'{item.key}.{option.shown}')}"
        + ("" if option.required else f" ({words('help-optional')})")
        for option in item.options
    )
    text = "\n".join(lines) or words("help-no-options")
    return Reply(verdict=f"/{item.name} — {words(item.key)}", sections=(Section(words("heading-options"), text),))
