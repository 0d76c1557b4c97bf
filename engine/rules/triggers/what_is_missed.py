"""What does not happen as an ability does not trigger, or part of an effect is not done, in a few words: "no life is
gained and no card is drawn"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.abilities.ability import Activated, Triggered
from engine.abilities.base import Ability, Node
from engine.abilities.keyword_actions.counter import Counter
from engine.abilities.keyword_actions.create import CreateCopy, CreateSeveral, CreateToken
from engine.abilities.keyword_actions.destroy import Destroy
from engine.abilities.keyword_actions.discard import Discard
from engine.abilities.keyword_actions.exile import Exile, ExileFrom
from engine.abilities.keyword_actions.investigate import Investigate
from engine.abilities.keyword_actions.mill import Mill
from engine.abilities.keyword_actions.sacrifice import Sacrifice
from engine.abilities.keyword_actions.scry import Scry
from engine.abilities.keyword_actions.search import Search
from engine.abilities.keyword_actions.surveil import Surveil
from engine.abilities.keyword_actions.tap_untap import Untap
from engine.abilities.keywords.copy_this_spell import CopyThis
from engine.abilities.nouns.antecedents import Role
from engine.abilities.nouns.object_phrases import This
from engine.abilities.verbs.copy_and_become_copy import CopySpell
from engine.abilities.verbs.counters import PutCounters
from engine.abilities.verbs.deal_damage import DealDamage, DealDividedDamage
from engine.abilities.verbs.draw import Draw
from engine.abilities.verbs.life import GainLife, LoseLife
from engine.abilities.verbs.mana import AddMana, AddManaAnyColor, AddManaChoice
from engine.abilities.verbs.put_and_return import Return
from engine.abilities.verbs.win_or_lose_game import EndGame, Outcome
from engine.abilities.walk import found, parts, walk
from engine.rules.targeting import TargetPhrase
from engine.state.choices import Message

MOST_SAID = 3
"""So much of what an ability would have done is said."""

_WORDS: dict[type[Node], str] = {
    Draw: "misses-draw",
    GainLife: "misses-life-gain",
    LoseLife: "misses-life-loss",
    DealDamage: "misses-damage",
    DealDividedDamage: "misses-damage",
    CreateToken: "misses-token",
    CreateCopy: "misses-token",
    CreateSeveral: "misses-token",
    Sacrifice: "misses-sacrifice",
    Destroy: "misses-destroy",
    Exile: "misses-exile",
    ExileFrom: "misses-exile",
    Return: "misses-return",
    PutCounters: "misses-counters",
    Discard: "misses-discard",
    Mill: "misses-mill",
    Search: "misses-search",
    Counter: "misses-counter",
    CopyThis: "misses-copy",
    CopySpell: "misses-copy",
    Untap: "misses-untap",
    Investigate: "misses-clue",
    Scry: "misses-scry",
    Surveil: "misses-surveil",
    AddMana: "misses-mana",
    AddManaChoice: "misses-mana",
    AddManaAnyColor: "misses-mana",
}
"""What is said of a verb that is not carried out."""

_OF_ITSELF = {
    "misses-sacrifice": "misses-own-sacrifice",
    "misses-return": "misses-own-return",
    "misses-exile": "misses-own-exile",
    "misses-counters": "misses-own-counters",
    "misses-untap": "misses-own-untap",
}
"""The same where the object of the verb is what the ability is of."""

_FOR_THAT = {"misses-damage": "misses-damage-for-that", "misses-counters": "misses-counters-for-that"}
"""The same where damage is dealt, and counters may be put on something, all the same."""

_LIFE = ("misses-life-loss", "misses-life-gain")


def with_what_is_missed(ability: Ability) -> Message | str:
    """What an ability would have done, as what doesn't happen; nothing of what has no such words."""
    return so_not(list(_missed(ability))) if isinstance(ability, Triggered | Activated) else ""


def with_what_is_not_done(effects: Sequence[Node]) -> Message | str:
    """What an effect would have done besides, had it prevented damage (615.12)."""
    keys = dict.fromkeys(_WORDS[type(verb)] for one in effects for verb in walk(one) if type(verb) in _WORDS)
    return so_not([Message(_FOR_THAT.get(key, key)) for key in keys])


def with_what_is_left_out(effect: Node) -> Message | str:
    """The same of part of an effect; nothing of what it would have done to something that it speaks of."""
    return so_not([Message(key) for key in map(_key, walk(effect)) if key])


def with_what_goes_undone(effect: Node) -> Message | str:
    """What an effect none of whose targets are legal would have done, but for that to these (608.2b)."""
    return so_not([Message(key) for key in _beside_targets(effect, own=False)])


def _beside_targets(node: Node, *, own: bool) -> Iterator[str]:
    """The words of the verbs in a part of an effect that are not about its targets; ``own``: its subject is one."""
    if isinstance(node, DealDamage):
        recipients = [*node.recipients, *(share.recipient for share in node.more)]
        yield from (() if all(map(_is_target, recipients)) else ("misses-damage",))
        return
    aims = any(isinstance(one, TargetPhrase) for one in walk(node))
    if type(node) in _WORDS and not own and not aims and not _is_target(getattr(node, "what", None)):
        yield _WORDS[type(node)]
    own = own or _is_target(getattr(node, "subject", None))
    yield from (key for part in parts(node) if not isinstance(part, Ability) for key in _beside_targets(part, own=own))


def _is_target(what: Node | None) -> bool:
    """Whether a phrase stands for targets, or for something that has been spoken of."""
    if what is None:
        return False
    spoken_of = getattr(what, "antecedent", None) is not None
    return spoken_of or any(isinstance(one, TargetPhrase) for one in walk(what))


def _key(verb: Node) -> str:
    what = getattr(verb, "what", None)
    return "" if getattr(what, "antecedent", None) is not None else _WORDS.get(type(verb), "")


def so_not(missed: Sequence[Message]) -> Message | str:
    """What doesn't happen, each once, as much as is said of it."""
    keys = list(dict.fromkeys(one.key for one in missed))
    keys = [one for one in keys if _OF_ITSELF.get(one) not in keys]
    if {*_LIFE} <= {*keys}:
        first = min(map(keys.index, _LIFE))
        keys = [one if place != first else "misses-life" for place, one in enumerate(keys)]
        keys = [one for one in keys if one not in _LIFE]
    return Message("so-not", {"what": [Message(one) for one in keys[:MOST_SAID]]}) if keys else ""


def is_of_itself(missed: Message) -> bool:
    """Whether it is said of the object that the ability is of."""
    return missed.key in _OF_ITSELF.values()


def _missed(ability: Triggered | Activated) -> Iterator[Message]:
    for verb in walk(ability.effect):
        if isinstance(verb, EndGame):
            yield Message("misses-win" if verb.outcome is Outcome.WIN else "misses-loss")
        key = _WORDS.get(type(verb))
        what = getattr(verb, "what", None)
        if key is None:
            continue
        if key in _OF_ITSELF and _is_itself(what, ability):
            yield Message(_OF_ITSELF[key])
        elif getattr(what, "antecedent", None) is None:  # what it speaks of has been said to be missed before
            yield Message(key)


def _is_itself(what: Node | None, ability: Triggered | Activated) -> bool:
    """Whether a phrase stands for the object that the ability is of, by name or as what has happened to it."""
    if isinstance(what, This):
        return True
    antecedent = getattr(what, "antecedent", None)
    if antecedent is None:
        return False
    its_own = isinstance(ability, Triggered) and any(found(ability.trigger_event, This))
    return antecedent.role is Role.THIS or (antecedent.role is Role.EVENT and not antecedent.outer and its_own)
