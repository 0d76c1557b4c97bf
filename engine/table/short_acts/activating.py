"""Activating abilities and taking special actions in short acts; and sacrificing, which is what an ability costs."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cards.model import fold
from engine.abilities.ability import Activated
from engine.abilities.base import CostPart
from engine.abilities.keyword_actions.sacrifice import Sacrifice
from engine.abilities.nouns.object_phrases import This
from engine.abilities.walk import found
from engine.rules.casting.activating import numbered
from engine.rules.casting.ignoring_effects import IGNORE
from engine.rules.casting.special_actions import SPECIALS
from engine.rules.costs import has_x
from engine.rules.mana.production import is_mana_ability
from engine.rules.prohibitions.may_be_ignored import to_be_ignored
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.zones import Zone
from engine.table.activated_abilities import ability_texts, unread_asked_for
from engine.table.scenario import Json
from engine.table.short_acts import details
from engine.table.short_acts.answers_taken import when_asked
from engine.table.short_acts.by_what_is_paid import fitting_the_cost
from engine.table.short_acts.holding_cards import put_into_hand
from engine.table.short_acts.loyalty import with_ability, with_x
from engine.table.short_acts.naming import typed, without_article
from engine.table.short_acts.problems import Candidate, NotUnderstood, SeveralMeant
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Gaps, Shown, Span, printed
from engine.table.short_acts.tapping_for_mana import abilities_for, for_color
from engine.table.short_acts.targets import OF_PERMANENTS, targets_shown, with_targets
from engine.words import Words

OF_CARDS_IN_GRAVEYARD = ("unearth", "embalm", "eternalize", "encore", "scavenge")
"""Those of cards in a graveyard (702.84a, 702.128a, 702.129a, 702.141a, 702.97a)."""
KEYWORDS = ("equip", "crew", "cycling", "ninjutsu", "reconfigure", "transmute", "outlast", *OF_CARDS_IN_GRAVEYARD)
BY_TAPPING = ("crew",)
"""Those whose cost is to tap creatures (702.122a)."""
PAID = ("paid", "tapped", "returned", "given")
"""The gaps of what a cost is paid with: what is sacrificed, tapped, returned, or anything else."""
SEVERAL = 2
NINJUTSU = "ninjutsu"
"""The one whose cost is to return an unblocked attacker to its owner's hand (702.49a)."""
FACE_UP = "turn face up"
DOINGS = ("foretell", "plot", "suspend", "unlock", "ignore")
"""Special actions whose names are verbs (116.2d, 116.2f, 116.2h, 116.2k, 116.2m): "foretell Saw It Coming"."""
OF_CARDS_IN_HAND = ("foretell", "plot", "suspend", "cycling", "ninjutsu", "transmute")
"""What is done with a card in hand: one that nobody has is put there."""


def activate(reader: Reader, gaps: Gaps) -> Json:
    named = reader.player(gaps["player"]) if "player" in gaps else None
    spoken_of = reader.last
    gaps = _with_planeswalker(reader, _by_whole_name(reader, gaps), named)
    more = details.read(reader, gaps.get("details"), details.OF_ABILITIES)
    keyword = keyword_called(gaps["keyword"].text) if "keyword" in gaps else None
    if keyword in OF_PERMANENTS:
        gaps = _what_is_put_on(reader, gaps, named)
    if "animated" in gaps:
        gaps = {**gaps, "source": gaps["animated"]}
    source, player = _source(reader, gaps["source"], named, in_hand=keyword in OF_CARDS_IN_HAND)
    itself = reader.last
    if keyword in OF_CARDS_IN_GRAVEYARD and not _has(reader, source, keyword):
        raise reader.missing(gaps["source"], "source")  # "unearth Bears" casts a card of that name
    if ("loyalty" in gaps or "which" in gaps) and not reader.refs.things(source, reader.permanents()):
        raise reader.missing(gaps["source"], "object")  # "Jace, ult" casts it first
    entry: Json = {"do": "activate", "player": player, "source": source} | more
    if keyword is not None or "returned" in gaps:
        entry["ability"] = keyword or NINJUTSU
    reader.come_to_act(player)
    if "loyalty" in gaps or "which" in gaps:
        entry = with_x(reader, entry, gaps)
    if "animated" in gaps:
        entry["ability"] = _animating(reader, entry["source"], gaps["source"])
    if "ability" not in entry:
        entry |= _only_ability(reader, entry, gaps)
    reader.last = spoken_of or itself  # "sac it to Seer", "Maze on it"
    if (named_cost := next((gaps[gap] for gap in PAID if gap in gaps), None)) is not None:
        own = [i for i in reader.elsewhere if reader.controller(i) == player]
        mine = reader.permanents(player)
        if "paid" in gaps and fold(named_cost.text) in typed("everything"):
            mine = fitting_the_cost(reader, with_targets(reader, entry, gaps)) or mine
        paid = reader.declared(named_cost, mine, own)
        is_kind = entry.get("ability") in (*BY_TAPPING, NINJUTSU) or "paid" in gaps
        what = {"choice": entry["ability"] if entry.get("ability") in BY_TAPPING else "objects"} if is_kind else {}
        said = entry.get("choices", [])  # "for black"
        entry["choices"] = [{**what, "value": paid}, *said]  # what is paid is no target, though it might be one
    if "chosen" in gaps:
        chosen = without_article(details.unquoted(gaps["chosen"].text))
        said = reader.card(chosen) or chosen
        paid_before = entry.get("choices", [])  # what is chosen then is not what is asked as it is paid for
        entry["choices"] = [*paid_before, {"choice": "objects", "value": [said]}] if paid_before else [said]
    made = with_targets(reader, entry, gaps)
    if "targets" not in made:
        reader.last = itself
    return for_color(reader, made)


def _has(reader: Reader, source: str, keyword: str) -> bool:
    """Whether something has an activated ability of a keyword."""
    number = next(i for i in reader.refs.things(source) if i in reader.game.objects)
    return any(fold(text).startswith(keyword) for text in ability_texts(reader.game, number))


def _with_planeswalker(reader: Reader, gaps: Gaps, named: str | None) -> Gaps:
    """ "Ult", "-2 on Bob": what fills the gaps where the planeswalker is the one spoken of, or the only one (606.1)."""
    if "source" in gaps or "animated" in gaps:
        return gaps
    mine = reader.permanents(named or reader.asker)
    walkers = [i for i in mine if "Planeswalker" in reader.game.characteristics(i).types]
    spoken_of = [i for i in walkers if reader.last is not None and i in reader.refs.things(reader.last, walkers)]
    gap = gaps.get("loyalty") or gaps["which"]
    asked = reader.table.asked
    if not walkers or asked or (gap.text == "0" and when_asked(reader.table) is not None):
        raise reader.missing(gap, "source")
    return {**gaps, "source": Span(reader.one(gap, spoken_of or walkers), gap.start, gap.end)}


def _by_whole_name(reader: Reader, gaps: Gaps) -> Gaps:
    """What fills the gaps where a detail, or what might be a target, belongs to the name of the permanent: "Circle of
    Protection: Red", "the second ability of Deathrite Shaman"."""
    for more in ("details", "targets"):
        if more not in gaps or "source" not in gaps:
            continue
        start, end = gaps["source"].start, gaps[more].end
        text = reader.act.text[start - reader.act.start : end - reader.act.start]
        if reader.refs.things(text, reader.permanents()):
            return {key: span for key, span in gaps.items() if key != more} | {"source": Span(text, start, end)}
    return gaps


def _animating(reader: Reader, source: str, span: Span) -> int:
    """The number of the first ability by which a permanent becomes a creature: "animate Mutavault"."""
    number = next(i for i in reader.refs.things(source) if i in reader.game.objects)
    texts = ability_texts(reader.game, number)
    able = (n for n, text in enumerate(texts, start=1) if re.search(r"\bbecomes? .*\bcreature\b", text))
    found = next(able, None)
    if found is None:
        raise reader.missing(span, "animated")
    return found


def _what_is_put_on(reader: Reader, gaps: Gaps, named: str | None) -> Gaps:
    """ "Equip Bears with Bonesplitter", or "equip Bears" where there is one Equipment: what has the ability is what is
    put on the creature (702.6a)."""
    if "tapped" in gaps:
        told = {name: gap for name, gap in gaps.items() if name != "tapped"}
        return {**told, "source": gaps["tapped"], "targets": gaps["source"]}
    if "targets" in gaps:
        return gaps
    mine = reader.permanents(named or reader.asker)
    equipment = [i for i in mine if "Equipment" in reader.game.characteristics(i).subtypes]
    if not reader.all_called(gaps["source"].text, reader.permanents()):
        raise reader.missing(gaps["source"], "object")  # "put Emrakul", from a hand
    if not equipment or reader.all_called(gaps["source"].text, equipment):
        return gaps
    one = reader.one(gaps["source"], equipment)
    return {**gaps, "source": Span(one, gaps["source"].start, gaps["source"].end), "targets": gaps["source"]}


def sacrifice(reader: Reader, gaps: Gaps) -> Json:
    """ "Sac the Clue", "sac Bears to Seer": to activate an ability of which that is the cost, its own or another's
    (602.1, 701.21a)."""
    gaps = _with_outlet(reader, gaps)
    itself = "paid" not in gaps
    entry = activate(reader, {**gaps, "sacrificed": gaps["source" if itself else "paid"]})
    source = next(i for i in reader.refs.things(entry["source"]) if i in reader.game.objects)
    able = _sacrificing(reader.game, source, itself=itself)
    if entry.get("ability", able[0] if able else 0) not in able:
        raise reader.missing(gaps["source"], "sacrifices-itself" if itself else "sacrifices")
    if len(able) == 1 and len(numbered(reader.game, reader.game.objects[source])) > 1:
        entry["ability"] = able[0]
    return one_by_one(reader, entry)


def one_by_one(reader: Reader, entry: Json) -> Json:
    """ "Sac both Thopters to Ravager": the ability activated for each, where it costs only one of them. Where something
    is asked in between, those behind it are left to be done then."""
    choices = entry.get("choices", ())
    paid = choices[0]["value"] if choices and isinstance(choices[0], dict) else []
    if len(paid) < SEVERAL or reader.would(entry) is not None:
        return entry
    each = [entry | {"choices": [{**choices[0], "value": [one]}, *choices[1:]]} for one in paid]
    done = len(each)
    while done and reader.would(*each[:done]) is None:
        done -= 1
    if not done:
        return entry
    reader.advance(each[: done - 1])
    if done < len(each):
        reader.still = (_sacrificing_the_rest(reader, entry, paid[done:]),)
    return each[done - 1]


def _sacrificing_the_rest(reader: Reader, entry: Json, rest: Sequence[str]) -> str:
    """The act by which the others are sacrificed."""
    words = Words.of(reader.table.locale)
    gaps = {"player": entry["player"], "source": entry["source"], "paid": words.both(rest)}
    return printed("short-act-sacrifice", words.language, gaps | targets_shown(entry, words)) or ""


def for_all_of_them(before: Sequence[Json], entry: Json) -> Json:
    """The last of the acts of ``one_by_one``, as it is told of all of them: with everything that is paid."""
    alike = [one for one in before if _but_for_what_is_paid(one) == _but_for_what_is_paid(entry)]
    each = [one["choices"][0] for one in (*alike, entry) if alike and "choices" in one]
    if len(each) <= len(alike) or not all(isinstance(one, dict) and isinstance(one["value"], list) for one in each):
        return entry
    paid = [it for one in each for it in one["value"]]
    return entry | {"choices": [{**entry["choices"][0], "value": paid}, *entry["choices"][1:]]}


def _but_for_what_is_paid(entry: Json) -> Json:
    return {key: value for key, value in entry.items() if key != "choices"}


def _with_outlet(reader: Reader, gaps: Gaps) -> Gaps:
    """What fills the gaps where what is sacrificed has no such ability, and one permanent has one that costs to
    sacrifice another: "sac Bears" to Viscera Seer."""
    if "paid" in gaps or "chosen" in gaps:
        return gaps
    player = reader.player(gaps["player"]) if "player" in gaps else reader.asker
    mine = reader.permanents(player)
    own = [i for i in reader.all_called(gaps["source"].text, mine) if _sacrificing(reader.game, i, itself=True)]
    outlets = [i for i in mine if _sacrificing(reader.game, i, itself=False)]
    if own or len(outlets) != 1 or not reader.all_called(gaps["source"].text, mine):
        return gaps
    source = Span(reader.reference(outlets[0]), gaps["source"].start, gaps["source"].end)
    return {**gaps, "paid": gaps["source"], "source": source}


def _sacrificing(game: Game, source: ObjectId, *, itself: bool) -> list[int]:
    """The numbers of the activated abilities of an object that cost to sacrifice it, or something else."""
    abilities = enumerate(numbered(game, game.objects[source]), start=1)
    costs = ((n, cost) for n, one in abilities if isinstance(one, Activated) for cost in one.costs)
    paid = ((n, part.what) for n, cost in costs for part in found(cost, Sacrifice))
    return [n for n, what in paid if isinstance(what, This) is itself]


def _source(reader: Reader, span: Span, named: str | None, *, in_hand: bool = False) -> tuple[str, str]:
    """What has an ability to activate or an action to take, and who does it: its controller, if nobody is named. Where
    it can only be done with a card ``in_hand``, one that nobody has is put there."""
    usual = named or reader.asker
    if in_hand and not reader.all_called(span.text, [*reader.elsewhere, *reader.in_play]):
        player, card = put_into_hand(reader, span, named)
        return card, player
    mine = [i for i in reader.elsewhere if usual in (None, reader.controller(i))]
    groups = [reader.permanents(usual), mine] if named else [reader.permanents(usual), mine, reader.permanents()]
    if in_hand:
        groups = [[i for i in mine if reader.game.objects[i].zone in (Zone.HAND, Zone.COMMAND)], *groups]
    source = reader.thing(span, [*groups, reader.in_play])
    owner = next(reader.controller(i) for i in reader.refs.things(source) if i in reader.game.objects)
    return source, named or owner


def _only_ability(reader: Reader, entry: Json, gaps: Gaps) -> Json:
    """The number of the one ability of several that could be activated now, at what is named; which of several is
    asked."""
    found = [i for i in reader.refs.things(entry["source"]) if i in reader.game.objects]
    if not found or unread_asked_for(reader.game, found[0], None):  # which is to be said, as that may be meant
        return {}
    texts = ability_texts(reader.game, found[0])
    numbers = range(1, len(texts) + 1) if len(texts) > 1 else ()
    able = [n for n in numbers if _could_activate(reader, entry | {"ability": n}, gaps)]
    if "x" in entry:  # "activate Hellkite X=1" is said of the ability that has an X
        able = [n for n in able if has_x(_costs(reader.game, found[0], n))] or able
    if "sacrificed" in gaps:  # "sac Bears to Yawgmoth" is not said of what a discard pays for
        able = [n for n in _sacrificing(reader.game, found[0], itself="paid" not in gaps) if n in able] or able
    able = abilities_for(reader, entry, able)
    others = [n for n in able if not _makes_mana(reader.game, found[0], n)]
    said = fold(reader.act.text).split()
    if len(others) == 1 and typed("of-mana").isdisjoint(said):
        able = others  # "activate Mutavault" is not said of its mana
    elif len(others) < len(able) and not typed("mana-itself").isdisjoint(said):
        able = [n for n in able if n not in others]  # "tap Druid for mana"
    if len({texts[n - 1] for n in able}) > 1:
        told = [Candidate(texts[n - 1], entry["player"], "ability", words=with_ability(reader, n)) for n in able]
        raise reader.left_out("ability", told)
    if not able and numbers and _refused_alike(reader, [entry | {"ability": n} for n in numbers]):
        return {"ability": numbers[0]}
    return {"ability": able[0]} if len(able) == 1 else {}


def _refused_alike(reader: Reader, entries: Sequence[Json]) -> bool:
    """Whether one thing keeps each of these from being done, whichever is meant: split second (702.61a)."""
    refused = [reader.table.fork().act(dict(one)) for one in entries]
    reasons = {(one.reason.key, one.rules) for one in refused if one is not None}
    return len(reasons) == 1 and None not in refused


def _costs(game: Game, source: ObjectId, number: int) -> tuple[CostPart, ...]:
    one = numbered(game, game.objects[source])[number - 1]
    return one.costs if isinstance(one, Activated) else ()


def _makes_mana(game: Game, source: ObjectId, number: int) -> bool:
    """Whether an ability of a permanent is a mana ability (605.1a)."""
    one = numbered(game, game.objects[source])[number - 1]
    return isinstance(one, Activated) and is_mana_ability(one)


def _could_activate(reader: Reader, entry: Json, gaps: Gaps) -> bool:
    """Whether an ability could be activated now, at what is named; what may be several things is told apart later."""
    if reader.would(entry) is None:
        return False
    try:
        return reader.would(with_targets(reader, entry, gaps)) is not None
    except SeveralMeant:
        return True
    except NotUnderstood:
        return False


def activate_shown(entry: Json, words: Words) -> Shown | None:
    shown = {"player": entry["player"], "source": entry["source"]} | targets_shown(entry, words)
    for choice in entry.get("choices", ()):
        if isinstance(choice, str) and "chosen" not in shown:
            shown["chosen"] = choice
            continue
        paid = choice.get("value") if isinstance(choice, dict) else choice
        if (
            ("paid" in shown or "given" in shown)
            and "chosen" not in shown
            and isinstance(paid, list)
            and len(paid) == 1
        ):
            shown["chosen"] = str(paid[0])
            continue
        ability = entry.get("ability")
        sacrificed = "paid" if isinstance(choice, dict) and "choice" in choice else "given"
        gap = "tapped" if ability in BY_TAPPING else "returned" if ability == NINJUTSU else sacrificed
        if gap in shown or not isinstance(paid, list) or not all(isinstance(one, str) for one in paid):
            return None
        shown[gap] = words.both(paid)
    cost = str(entry.get("ability", "")).removesuffix(":")
    if details.loyalty_cost(cost):
        shown["loyalty"] = cost
    if details.loyalty_cost(cost) or "returned" in shown:  # which ability that is has been said
        entry = {key: value for key, value in entry.items() if key != "ability"}
    return shown | details.shown(entry, details.OF_ABILITIES, words)


def special(reader: Reader, gaps: Gaps) -> Json:
    named = reader.player(gaps["player"]) if "player" in gaps else None
    act = _special_called(gaps["special"].text) if "special" in gaps else FACE_UP
    act = doing_called(gaps["doing"].text) if "doing" in gaps else act
    source, player = _source(reader, gaps["source"], named, in_hand=act in OF_CARDS_IN_HAND)
    reader.come_to_act(player)
    return {"do": "special", "player": player, "act": act, "source": source}


def pay_to_ignore(reader: Reader, gaps: Gaps) -> Json:
    """To ignore an effect, by what is paid: "pay {2} for the Arbiter" (116.2d). Of anything else nothing is so said."""
    named = reader.player(gaps["player"]) if "player" in gaps else None
    found = reader.all_called(gaps["payee"].text, sorted(to_be_ignored(reader.game)))
    if len(found) != 1:
        raise reader.missing(gaps["payee"], "act")
    player = named or reader.doer
    reader.come_to_act(player)
    return {"do": "special", "player": player, "act": IGNORE, "source": reader.reference(found[0])}


def _special_called(text: str) -> str | None:
    return next((name for name in SPECIALS if fold(name) == fold(text)), None)


def doing_called(text: str) -> str | None:
    """The special action whose name people use as a verb."""
    return next((name for name in DOINGS if fold(text) in typed(f"special-{name}")), None)


def special_shown(entry: Json, words: Words) -> Shown | None:
    if "source" not in entry:
        return None
    shown = {"player": entry["player"], "source": entry["source"]}
    if entry["act"] in DOINGS:
        return shown | {"doing": words(f"short-word-special-{entry['act']}").partition(",")[0]}
    return shown if entry["act"] == FACE_UP else shown | {"special": entry["act"]}


def keyword_called(text: str) -> str | None:
    """The keyword ability whose name people use as a verb: "equip", "crew"."""
    return next((name for name in KEYWORDS if fold(text) in typed(f"keyword-{name}")), None)
