"""Answers to what is asked, now or once the stack resolves: yes or no, a thing, a number, a division, a list."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any

from cards.model import fold
from engine.state.choices import Choice, Option
from engine.state.ids import objects_in
from engine.table.alternatives import whole_order
from engine.table.colors_and_steps import color_letter
from engine.table.messages_in_words import Speech
from engine.table.scenario import Json
from engine.table.short_acts.answers_taken import is_taken, is_used, when_asked
from engine.table.short_acts.cards_by_name import cards_named
from engine.table.short_acts.details import unquoted
from engine.table.short_acts.naming import typed
from engine.table.short_acts.own_words_of_what_is_asked import by_age, exiles_whole_library, in_which_order, to_prompt
from engine.table.short_acts.problems import NotUnderstood, SeveralMeant
from engine.table.short_acts.reading_context import Reader, cuts
from engine.table.short_acts.sentences import Span, printed
from engine.table.short_acts.shares_in_words import is_division, shares
from engine.table.short_acts.words_around_an_answer import chosen_alone, is_exert, says_what_moves
from engine.table.table import Table
from engine.words import Words

MOST_BEHIND_AN_ORDER = 6
"""Choices behind an order, at the most, among which the one is sought that is answered."""

FALLS = ("flip-win", "flip-lose", "flip-heads", "flip-tails")
"""How a coin falls (705.1, 705.2)."""


def answer(reader: Reader, span: Span, named: str | None = None) -> Json:
    """An answer of a player to what is asked now, or next."""
    then = when_asked(reader.table)
    if then is None or then.choice is None:
        who = named or reader.asker or reader.priority
        return {"do": "answer", "player": who, "value": value(reader, span)}
    there = reader.on(then)
    asked = there.player_name(then.choice.player)
    entry = {"do": "answer", "player": named or asked, "value": value(there, span)}
    if (then.choice.ordered or then.choice.kind == "target") and not is_taken(then, entry):
        return _behind_an_order(reader, then, span, named) or entry
    return entry


def _behind_an_order(reader: Reader, then: Table, span: Span, named: str | None) -> Json | None:
    """An answer to what is asked behind an order of triggered abilities (603.3b), and whatever the order: a target of
    one of them; or behind a target, whatever that is: a name, yes or no. None where it is none."""
    assert then.choice is not None
    ahead, asked = then.fork(), None if then.choice.ordered else then
    whole: Json = {"do": "answer", "player": then.game.players[then.choice.player].name, "value": "as listed"}
    if asked is None and ahead.act(whole) is None:
        asked = when_asked(ahead)
    if asked is None or asked.choice is None:
        return None
    for _ in range(MOST_BEHIND_AN_ORDER):
        there = reader.on(asked)
        player = named or there.player_name(asked.choice.player)
        entry: Json = {"do": "answer", "player": player, "value": value(there, span)}
        may = asked.choice.by_name is not None or {one.id for one in asked.choice.listed()} == {"yes", "no"}
        if is_taken(asked, entry) and (may or then.choice.ordered):
            return entry | {"choice": asked.choice.kind}
        first = next((one.id for one in asked.choice.listed()), None)
        asked = asked.fork()
        if first is None or asked.act({"do": "answer", "player": player, "value": first}) is not None:
            return None
        if (later := when_asked(asked)) is None or later.choice is None:
            return None
        asked = later
    return None


def meant_by_a_target(reader: Reader, entry: Json, span: Span) -> list[Json]:
    """The "yes" to what an ability may do to its target, where that has been said of it: "return Oblivion Ring"; and
    what each target gets, where that has been said: "4 to Bears"."""
    if entry["do"] == "answer" and is_division(span.text) and not isinstance(entry["value"], Mapping):
        return _divided_behind(reader, entry, span)
    if entry["do"] != "answer" or not says_what_moves(reader, span):
        return []
    then = when_asked(reader.table)
    if then is None or then.choice is None or then.choice.kind != "target":
        return []
    ahead, player = then.fork(), then.game.players[then.choice.player].name
    if ahead.act(dict(entry)) is not None or (may := when_asked(ahead)) is None or may.choice is None:
        return []
    asks = {one.id for one in may.choice.listed()} == {"yes", "no"} and may.choice.player == then.choice.player
    return [{"do": "answer", "player": player, "value": "yes"}] if asks else []


def _divided_behind(reader: Reader, entry: Json, span: Span) -> list[Json]:
    """The division that is asked behind the targets among which it is made (601.2d), and behind an order of the
    abilities that have triggered, whatever it is (603.3b)."""
    then = when_asked(reader.table)
    if then is None or then.choice is None:
        return []
    ahead, ordered = then.fork(), then.choice.onto_stack
    player = then.game.players[then.choice.player].name
    ahead.act(dict(entry))
    if ordered:
        ahead.act({"do": "answer", "player": player, "value": "as listed"})
    if ahead.choice is None or ahead.choice.form != "division":
        return []
    shares: Json = {"do": "answer", "player": entry["player"], "value": division(reader.on(ahead), span)}
    if not is_taken(ahead, shares):
        return []
    return [shares | {"choice": ahead.choice.kind} if ordered else shares]


def used_later(reader: Reader, span: Span) -> Json | None:
    """An answer that is used as the stack resolves, though what it answers has one legal answer; whoever is asked. None
    where it is none."""
    entries = ({"do": "answer", "player": one, "value": value(reader, span)} for one in reader.names)
    return next((entry for entry in entries if is_used(reader.table, entry)), None)


def value(reader: Reader, span: Span) -> Any:
    """An answer: yes or no, a number, a division ("Bears=2, Wolf=1"), one thing or word, or a list of them."""
    said = unquoted(span.text)
    span = chosen_alone(reader, _listed(reader)[0], span)
    text = unquoted(span.text)
    for word in ("yes", "no", "as-listed", "none"):
        if fold(text) in typed(word):
            return word.replace("-", " ")
    choice, options = _listed(reader)
    if choice is not None and exiles_whole_library(reader, choice, said):
        return "no"
    if choice is not None and choice.kind == "cards" and fold(text) in typed("stays-on-top"):
        return "none"
    every = typed("all") | typed("put-away")
    if choice is not None and choice.kind == "cards" and fold(text) in every and choice.maximum == len(options):
        return [_option_words(reader, option) for option in options]
    labelled = [option for option in options if _is_labelled(reader, option, fold(text))]
    if len(labelled) == 1:
        return _option_words(reader, labelled[0])
    numbers = _with_those_alike(reader, _numbers(text))
    if numbers and (shares := _in_their_order(reader, numbers)):
        return shares
    if len(numbers) == 1:
        return _at_place(reader, numbers[0]) or numbers[0]
    if numbers:
        return [_at_place(reader, number) or number for number in numbers]
    if is_division(text) and (choice is None or choice.form == "division"):
        return division(reader, span)
    if is_division(text) and choice is not None and choice.kind == "target":
        aimed = list(division(reader, span))  # "4 to Angel" of an ability that is still to get its target
        return aimed[0] if len(aimed) == 1 else aimed
    if (
        choice is not None
        and {one.id for one in options} == {"yes", "no"}
        and not _says_what_is_exploited(reader, said, text)
        and (meant := to_prompt(reader, choice, said) or to_prompt(reader, choice, text))
    ):
        return meant
    if choice is not None and choice.onto_stack and (order := in_which_order(reader, options, said)) is not None:
        return [_option_words(reader, one) for one in order]
    if choice is not None and choice.prompt.key == "choose-legend" and (kept := by_age(text, options)) is not None:
        return _option_words(reader, kept)
    if choice is not None and choice.prompt.key == "choose-exert" and len(options) == 1 and is_exert(text):
        return _option_words(reader, options[0])
    try:
        found = reader.several(span, lambda one, taken: [_chosen(reader, one, taken)])
    except NotUnderstood:
        if cards := cards_named(reader, choice, text):
            return cards if len(cards) > 1 else cards[0]
        if reader.last is not None and fold(text) in typed("it"):
            return reader.last
        if choice is None and len(named := _all_in_play(reader, span)) > 1:
            return named
        card = reader.card(text)  # "oring" of a hand that is not asked yet, "Forêt" where any card may be named
        any_card = choice is not None and choice.by_name is not None and reader.game.card_named(text) is None
        return card if card is not None and (any_card or reader.refs.things(card, reader.elsewhere)) else text
    return found[0] if len(found) == 1 else found


def _says_what_is_exploited(reader: Reader, said: str, what: str) -> bool:
    """Whether behind the word of the keyword stands what is sacrificed to it: "exploit Sidisi" is more than a yes
    (702.110a)."""
    asked = reader.table.choice
    prompt = fold(reader.speech.say(asked.prompt)) if asked is not None else ""
    keyword = fold(said).split()[:1] == prompt.split()[:1] and not prompt.startswith(fold(said))
    return keyword and said != what and bool(reader.all_called(what, reader.permanents()))


def _all_in_play(reader: Reader, span: Span) -> list[str]:
    """The permanents that several names mean, where nothing is asked; none where any of them means no permanent."""
    try:
        return reader.several(span, lambda one, taken: [reader.thing(one, [reader.in_play], taken)])
    except (NotUnderstood, SeveralMeant):
        return []


def _is_labelled(reader: Reader, option: Option, said: str) -> bool:
    """Whether an option is called so; how a coin falls is said in other words too."""
    falls = option.label.key in FALLS and said in typed(option.label.key)
    return falls or fold(reader.speech.say(option.label)) == said


def is_said_ahead(text: str) -> bool:
    """Whether a text is an answer before anything is asked: yes, no, "as listed" or a color. Any other may be an act
    misspelt."""
    words = fold(unquoted(text))
    said = typed("yes") | typed("no") | typed("as-listed")
    return words in said or (len(words) > 1 and bool(color_letter(words)))


# ---- numbers: of options, as they are shown, and of a division


def _numbers(text: str) -> list[int]:
    """The numbers of which a text is a list: "2", "3, 1, 2", "2 and 4"; empty for any other text."""
    beside = typed("and") | typed("in-front-of-a-number")
    words = [word for word in text.replace(",", " ").split() if fold(word) not in beside]
    return [int(word) for word in words] if all(word.isdecimal() and len(word) < 7 for word in words) else []


def _with_those_alike(reader: Reader, numbers: list[int]) -> list[int]:
    """The places of an order in which of those that do the same only one is named: the others follow it."""
    choice, options = _listed(reader)
    if choice is None or not choice.ordered or not all(0 < n <= len(options) for n in numbers):
        return numbers
    place = {option.id: n for n, option in enumerate(options, start=1)}
    groups = [[place[one] for one in group] for group in reader.table.alike()]
    return whole_order(numbers, groups)


def _listed(reader: Reader) -> tuple[Choice | None, list[Option]]:
    choice = reader.table.choice
    return (choice, list(choice.listed())) if choice is not None and reader.table.asked else (None, [])


def _at_place(reader: Reader, number: int) -> str | None:
    """The option with a number, counted from 1 as they are listed; None where options have numbers of their own."""
    choice, options = _listed(reader)
    if choice is None or choice.form != "options" or not 1 <= number <= len(options):
        return None
    own = [option.number for option in options if option.number is not None]
    if number in own or len(own) == len(options) or any(option.mode is not None for option in options):
        return None
    return _option_words(reader, options[number - 1])


def _option_words(reader: Reader, option: Option) -> str:
    """Words that mean an option in a script."""
    if option.label.key == "color":
        return Words.of("en")("color-chosen", **option.label.args)
    if option.target is not None:
        return reader.target_words(option.target)
    if option.number is not None:
        return Speech(reader.refs, "en").say(option.label)  # "2 life"
    listed = _listed(reader)[1]
    choice, label = reader.table.choice, Speech(reader.refs, "en").say(option.label)
    alone = option.object is not None and sum(one.object == option.object for one in listed) == 1
    is_trigger = choice is not None and choice.onto_stack  # whose source may be gone, or be called as another is
    if option.object is not None and alone and not is_trigger:
        return reader.reference(option.object)
    return label if choice is not None and choice.ordered and _says_alone(reader, label, listed) else option.id


def _says_alone(reader: Reader, label: str, listed: list[Option]) -> bool:
    speech = Speech(reader.refs, "en")
    return sum(speech.say(one.label) == label for one in listed) == 1


def _in_their_order(reader: Reader, numbers: list[int]) -> dict[str, int]:
    """What each of those gets among which a division is asked, where there is a number for each: "2, 1"."""
    choice, options = _listed(reader)
    if choice is None or choice.form != "division" or len(numbers) != len(options) or len(numbers) == 1:
        return {}
    return {_option_words(reader, option): number for option, number in zip(options, numbers, strict=True)}


# ---- divisions


def division(reader: Reader, span: Span, taken: tuple[str, ...] = ()) -> dict[str, int]:
    """How much each of several things gets; of what is not asked yet, anything there is may be meant."""
    problem = reader.missing(span, "division")
    for head, rest in ((span, None), *cuts(span)):
        share = shares(head)
        if share and (rest is None or is_division(rest.text)):
            try:
                made = {_recipient(reader, share["thing"], taken): int(share["count"].text)}
            except NotUnderstood as wrong:
                problem = wrong
                continue
            return made | (division(reader, rest, (*taken, *made)) if rest is not None else {})
    raise problem


def _recipient(reader: Reader, span: Span, taken: Collection[str]) -> str:
    words = span.text.split(" ")
    at = next((n for n, word in enumerate(words[:2]) if fold(word) not in typed("article")), 0)
    if taken and fold(words[at]) in typed("other"):  # "1 to Memnite, 1 to the other Memnite"
        rest = " ".join(words[at + 1 :])
        span = Span(rest, span.end - len(rest), span.end)
    choice = reader.table.choice
    asked = choice is not None and choice.form == "division"
    return _chosen(reader, span, taken) if asked else reader.target(span, taken)


def _chosen(reader: Reader, span: Span, taken: Collection[str] = ()) -> str:
    """The option that words mean: by its own words, or what it stands for by its name."""
    choice = reader.table.asked
    options = choice.listed() if choice is not None else ()
    speech = reader.speech
    said = fold(unquoted(span.text))
    exact = [option for option in options if fold(speech.say(option.label)) == said]
    free = [words for option in exact if (words := _option_words(reader, option)) not in taken]
    if free:
        return free[0]
    players = [one.target for one in options if one.target is not None and one.target.player is not None]
    named = reader.players(span.text) if players and not reader.says_some_player(span.text) else []
    if len(named) == 1:
        return named[0]
    worded = [option for option in options if option.target is None and f" {said} " in f" {_plain(speech, option)} "]
    if len(worded) == 1 and said:
        mode = worded[0].mode
        return _option_words(reader, worded[0]) if mode is None else str(mode + 1)
    among = objects_in(option.target for option in options if option.target is not None)
    return reader.thing(span, [among], taken)


def _plain(speech: Speech, option: Option) -> str:
    """The words of an option, without marks."""
    return re.sub(r"[^\w]+", " ", fold(speech.say(option.label)))


def value_shown(value: Any, words: Words) -> str:
    """An answer as people write it."""
    if isinstance(value, bool):
        value = "yes" if value else "no"
    if value in ("yes", "no", "as listed", "none"):
        return words(f"short-word-{value.replace(' ', '-')}").partition(",")[0]
    if isinstance(value, str) and len(value) > 1 and (letter := color_letter(value)):
        return words("color-chosen", color=letter)
    if isinstance(value, Mapping):
        said = (printed("short-act-share", words.language, {"count": str(n), "thing": to}) for to, n in value.items())
        return words.both(one for one in said if one is not None)
    return words.both(map(str, value)) if isinstance(value, list | tuple) else str(value)
