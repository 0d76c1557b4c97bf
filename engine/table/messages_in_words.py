"""Messages put into words: keys of the catalogue and what fills their gaps, said in a language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from engine.oracle.names import with_name
from engine.rules.triggers.by_keyword import keyword_called
from engine.state.choices import Message, Term
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.objects import Kind
from engine.state.unknown_cards import UNKNOWN_CARD, is_unknown
from engine.state.zones import Zone
from engine.table.references import EMBLEM, FACE_DOWN, References
from engine.words import Value, Words
from engine.words.in_other_languages import in_language

_WITH_ARTICLE = {
    UNKNOWN_CARD: "an-unknown-card",
    EMBLEM: "an-emblem",
    "The Monarch": "the-monarch",
    "The Initiative": "the-initiative",
}
"""What has no name and no number, by what it is called; and what has abilities without being an object (725.2)."""

AS_OF = "as-of"
"""A message with the point of the log that it speaks of, and what has come of that, if anything: ``said``, ``at``
(``References.as_of``), ``outcome``."""

REMARKED = "remarked"
"""A message with what there is to remark of it in brackets: ``said``, ``remark``."""

INTRODUCED = "introduced"
"""What things that have just been created are called from then on, where that is by a number."""

NOT_DOING = tuple(f"{key}{how}" for key in ("declines-to", "chooses-not-to", "not-able-to") for how in ("", "-quoted"))
"""Messages that end with what a player doesn't do."""

QUOTING = ("may", "trigger-that", "cost", "cant-be-chosen", *NOT_DOING)
"""Messages that quote a few words of a card, which are said in the reader's language where it has them."""

_ENDS_TWICE = ("..", '.".', ".'\".", ". ».")
"""How a sentence ends that ends with a sentence of a card."""


class Speech:
    """Says messages about one game in one language."""

    def __init__(self, refs: References, locale: str) -> None:
        self.refs = refs
        self.words = Words.of(locale)

    def say(self, message: Message | str) -> str:
        """A message in words. A key that is missing is a mistake of ours, and is shown as it is."""
        if isinstance(message, str):
            return message
        if message.key == "list":
            items = [str(self.value(one)) for one in message.args["items"]]
            sentences = all(item.endswith(".") for item in items)
            return (" " if sentences else self.words("between-sentences")).join(items)
        if message.key == AS_OF:
            with self.refs.as_of(message.args["at"]):
                return self.with_outcome(self.say(message.args["said"]), message.args["outcome"])
        if message.key == REMARKED:
            return self.tell(message.args["said"], message.args["remark"])
        if message.key == "clauses":  # of one sentence: sentences without their ends
            return self.words("between-sentences").join(
                str(self.value(one)).rstrip(".") for one in message.args["items"]
            )
        if message.key == INTRODUCED:
            with self.refs.as_of(None):  # what it is called in what follows
                called = str(self.value(message.args["object"]))
            return self.words(INTRODUCED, object=called) if "#" in called else ""
        if message.key == "one-by-one":
            return "".join(str(self.value(one)) for one in message.args["items"])
        if message.key == "list-of":
            return self.words.both((str(self.value(one)) for one in message.args["items"]), "or")
        if message.key == "none-of":
            both = self.words.both((str(self.value(one)) for one in message.args["items"]), "nor")
            return self.words("none-of", types=both, number=message.args["number"])
        if message.key == "place":
            return self.place(message.args["thing"].object)
        values = {name: self.value(self.named(name, value)) for name, value in message.args.items()}
        source = values.get("source", values.get("object"))
        if source is not None:  # a card's text speaks of the object it is printed on as "~"
            values = {n: with_name(v, str(source)) if isinstance(v, str) else v for n, v in values.items()}
        if isinstance(values.get("keyword"), str):
            values["keyword"] = self.words.bare(str(values["keyword"]))
        foreign = message.key in QUOTING and self.words.language != "en"
        if foreign and (said_so := in_language(str(values["text"]), self.words)):
            said_so = said_so[:1].lower() + said_so[1:] if message.key in NOT_DOING else said_so
            return self.words(f"{message.key.removesuffix('-quoted')}-said", **{**values, "text": said_so})
        if "kind" in values:
            values["kind"] = self.words.counter(str(values["kind"]))
            values["vowel"] = self.value(str(values["kind"])[:1].lower() in "aeio")
        said = self.words.find(message.key, **values)
        if said is None:
            return " ".join([message.key.replace("-", " "), *(str(v) for v in values.values())])
        if said.endswith(_ENDS_TWICE) and not said.endswith("..."):
            said = said[:-1]
        if said[:1].islower() and said.endswith(".") and said.startswith(self._no_names()):
            return said[0].upper() + said[1:]
        return said

    def _no_names(self) -> tuple[str, ...]:
        """What may begin a sentence, and then begins with a capital, though it stands for a thing like a name."""
        ability = self.words("ability-of", object="~").partition("~")[0]
        both = self.words("namesakes", both="true", count=2, sized="~", names="~", token="false").partition("~")[0]
        face_down = self.words("face-down-creature"), self.words("the-face-down-creature")
        unknown = self.words("an-unknown-card"), self.words("unknown-card")
        of_no_type = self.words("creature-of-no-type")  # a token of which no more is said: "créature 5/5"
        of_keyword = self.words("ability-of-keyword", keyword="~", object="~").partition("~")[0]
        abilities = ability, of_keyword, self.words("ability-of", object="A").removesuffix("A")  # "la capacité d’Ana"
        copy = self.words("copy-of-spell", spell="~").partition("~")[0], self.words("copy-of-spell", spell="A")[:-1]
        bearing = self.words("the-monarch"), self.words("the-initiative")
        return *face_down, *unknown, *copy, *bearing, self.words("an-emblem"), *abilities, both, of_no_type

    def tell(self, message: Message, remarks: Message | None, outcome: Message | None = None) -> str:
        """A sentence, with remarks, such as which effects made it what it is, in brackets, and what has come of it,
        before its end."""
        said = self.say(message)
        return self.with_outcome(self.with_remarks(said, remarks) if remarks is not None else said, outcome)

    def with_remarks(self, said: str, remarks: Message) -> str:
        """A sentence with remarks in brackets before its end, together with what stands in brackets there already where
        that isn't said of one of several things."""
        said = said.removesuffix(".")
        inside = said.endswith(")") and said.count("(") == 1
        before = f"{said[:-1]}{self.words('between-sentences')}" if inside else f"{said} ("
        return f"{before}{self.say(remarks)})."

    def with_outcome(self, said: str, outcome: Message | None) -> str:
        """A sentence with what has come of it before its end."""
        return f"{said.removesuffix('.')}{self.say(outcome)}." if outcome is not None else said

    def goes_on(self, message: Message) -> str:
        """A message behind a semicolon: it begins small, unless it begins with a name."""
        if message.key == AS_OF:
            with self.refs.as_of(message.args["at"]):
                return self.with_outcome(self.goes_on(message.args["said"]), message.args["outcome"])
        if message.key == REMARKED:
            return self.with_remarks(self.goes_on(message.args["said"]), message.args["remark"])
        said = self.say(message)
        begins_with_name = any(said.startswith(name) for name in self._names(message) if name)
        return said if begins_with_name else said[:1].lower() + said[1:]

    def _names(self, message: Message) -> Iterator[str]:
        """What fills the gaps of a message and of those within it, in words; but for the words of a card."""
        for name, value in message.args.items():
            if name == "text":
                continue
            if isinstance(value, Message):
                yield from self._names(value)
            else:
                yield str(self.value(value))

    @staticmethod
    def named(name: str, value: Any) -> Any:
        """Zones and steps are given by the names that the rules have for them."""
        if name in ("zone", "step", "origin") and isinstance(value, str):
            return Message(f"{'step' if name == 'step' else 'zone'}-{value.replace(' ', '-')}")
        return value

    def value(self, value: Any) -> Value:
        """What fills a gap, in words: objects and players are named, lists become lists in words."""
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int | float | str):
            return value
        if value is None:
            return ""
        if isinstance(value, TargetId):
            name = self.refs.named(value)
            if value.player is not None:
                return self.words.player(name)
            if value.object is not None and self.refs.game.find(value.object).kind is Kind.ABILITY:
                on = self.refs.game.find(value.object).on_stack
                card = self.refs.card_of_copy(on.source) if on is not None else ""
                keyword = keyword_called(self.refs.game, on.source, on.ability) if on is not None else None
                of = {"object": card or self.nameless(name), **({"keyword": self.value(keyword)} if keyword else {})}
                return self.words("ability-of-keyword" if keyword else "ability-of", **of)
            if value.object is not None and (card := self.refs.card_of_copy(value.object)):
                return card
            if value.object is not None and (spell := self.refs.only_copy_of(value.object)):
                return self.words("copy-of-spell", spell=spell)
            if value.object is not None and (alone := self.refs.named_beside_copies(value.object)):
                return alone
            return self._with_article(name)
        if isinstance(value, tuple) and len(value) == 2 and value[0] == "called":
            return self._with_article(self.refs.called(*value[1]))
        if isinstance(value, Term):
            return self.words.find(value.key, count=value.count) or value.word
        if isinstance(value, tuple) and len(value) == 2 and value[0] == "face-down":
            return self._with_article(self.refs.face_down_name(value[1]))
        if isinstance(value, Zone):
            return self.words(f"zone-{value.value}")
        if isinstance(value, Sequence):
            return self.words.both(self.listed(value))
        return str(value)

    def listed(self, values: Sequence[Any]) -> Iterator[str]:
        """The items of a list: namesakes by their number behind the first ("Grizzly Bears#1, #2"), unknown cards by how
        many they are."""
        unknown = [one for one in values if self._is_unknown(one)]
        named = Counter(str(self.value(one)) for one in values if len(unknown) < 2 or not self._is_unknown(one))
        before = ""
        for name, count in named.items():
            stem, number, place = name.rpartition("#")
            shown = f"#{place}" if number and place.isdecimal() and stem == before else name
            before = stem if number and place.isdecimal() else ""
            yield shown if count == 1 else f"{shown} ×{count}"
        if len(unknown) > 1:
            yield self.words("unknown-cards", count=len(unknown))

    def _is_unknown(self, one: Any) -> bool:
        return isinstance(one, TargetId) and one.object is not None and is_unknown(self.refs.game.find(one.object))

    def _with_article(self, name: str) -> str:
        """A name in a sentence: a face-down creature that is the only one is called so with an article."""
        return self.words("the-face-down-creature") if name == FACE_DOWN else self.nameless(name)

    def nameless(self, name: str) -> str:
        """A name; what has none or is face down or unknown is called so in the reader's language."""
        if name in _WITH_ARTICLE:
            return self.words(_WITH_ARTICLE[name])
        for called, key in ((FACE_DOWN, "face-down-creature"), (UNKNOWN_CARD, "unknown-card")):
            if name.startswith(called):
                return self.words(key) + name.removeprefix(called)
        return name

    def place(self, object_id: ObjectId) -> str:
        """An object with where it is and whose: "Grizzly Bears#2 (battlefield, B)"."""
        game = self.refs.game
        it = game.find(object_id)
        zone = self.words(f"zone-{it.zone.value}")
        whose = game.players[game.controller(object_id) if it.zone.shared else it.owner].name
        return f"{self.nameless(self.refs.reference(object_id))} ({zone}, {whose})"


def say(message: Message | str, game: Game, locale: str = "en") -> str:
    """A message about a game in words, without the ids that a scenario may have given."""
    return Speech(References(game, {}), locale).say(message)
