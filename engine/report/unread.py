"""What the engine could not read of the cards in a game, and whether it could matter to what happened."""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine.abilities.unread import Unread
from engine.events import AbilityActivated, Event, KeywordAction, SpellCast, StepBegins, ZoneChange
from engine.mechanics.dungeons.cards import is_dungeon
from engine.oracle.names import with_name
from engine.oracle.printed import COMPILED
from engine.report.model import UnreadText
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.objects import GameObject, Kind
from engine.state.turn import Step
from engine.state.zones import Zone
from engine.table.references import References
from engine.table.speech import Speech
from engine.table.unsupported import not_played

SUBJECTS: dict[str, tuple[str, ...]] = {
    "Damage": ("damage", "dealt", "deals", "prevent"),
    "LifeGain": ("life", "gain"),
    "LifeLoss": ("life", "lose"),
    "CountersPut": ("counter",),
    "CountersRemoved": ("counter", "remove"),
    "Destroyed": ("destroy", "dies", "die", "regenerate", "graveyard"),
    "Sacrificed": ("sacrifice", "dies", "graveyard"),
    "SpellCast": ("cast", "spell", "cost"),
    "SpellCopied": ("copy", "spell"),
    "AbilityActivated": ("activate", "ability"),
    "AttackDeclared": ("attack", "combat"),
    "BlockDeclared": ("block", "combat"),
    "DrawCard": ("draw", "card"),
    "Tapped": ("tap",),
    "Untapped": ("untap",),
    "BecameTarget": ("target",),
    "LandPlayed": ("land", "play"),
    "MadeToken": ("token", "create"),
    "Transformed": ("transform",),
    "ControlChanged": ("control",),
    "Attached": ("attach", "equip", "enchant"),
    "Shuffled": ("shuffle", "library"),
    "ManaAdded": ("mana",),
    "TappedForMana": ("mana", "tap"),
    "CoinFlipped": ("coin", "flip"),
    "DieRolled": ("dice", "die", "roll"),
    "DamagePrevented": ("prevent", "damage"),
    "Regenerated": ("regenerate",),
    "AbilityTriggered": ("trigger",),
    "Countered": ("counter",),
    "TargetChanged": ("target",),
    "BecameBlocked": ("block",),
    "Banded": ("band", "banded", "banding"),
    "AttackReselected": ("attack", "attacking"),
    "BecameForetold": ("foretell", "foretold"),
    "BecamePlotted": ("plot", "plotted"),
    "Exerted": ("exert",),
    "TurnedFaceUp": ("face", "turn"),
    "TurnedFaceDown": ("face", "turn"),
    "Designated": ("solve", "unlock", "door", "monstrous", "renown", "prepare"),
    "LevelGained": ("level", "class"),
    "TitleGained": ("monarch", "initiative", "blessing"),
    "TimeOfDay": ("day", "night", "daybound", "nightbound"),
    "SpeedChanged": ("speed",),
    "RingTempted": ("ring", "tempt"),
    "DungeonEntered": ("dungeon", "venture", "room"),
    "RoomEntered": ("dungeon", "venture", "room"),
    "DungeonCompleted": ("dungeon", "complete"),
    "PhasedOut": ("phase",),
    "PhasedIn": ("phase",),
    "ExtraTurnAdded": ("turn",),
    "Searched": ("search", "library"),
    "Revealed": ("reveal",),
    "PlayerLoses": ("lose", "win"),
    "GameEnds": ("lose", "win"),
    "GotEmblem": ("emblem",),
}
"""Words of rules text that speak of a kind of event. When in doubt, an unread sentence could matter."""

ZONE_WORDS: dict[Zone, tuple[str, ...]] = {
    Zone.BATTLEFIELD: ("enter", "enters", "battlefield"),
    Zone.GRAVEYARD: ("dies", "die", "graveyard", "leaves"),
    Zone.EXILE: ("exile", "leaves"),
    Zone.HAND: ("hand", "return", "leaves"),
    Zone.LIBRARY: ("library",),
}

DECLARING: dict[Step, tuple[str, ...]] = {
    Step.DECLARE_ATTACKERS: ("attack",),
    Step.DECLARE_BLOCKERS: ("block",),
}
"""What is being decided, though it has not happened yet."""

ATTEMPTED: dict[str, str] = {
    "cast": "SpellCast",
    "activate": "AbilityActivated",
    "attack": "AttackDeclared",
    "block": "BlockDeclared",
    "play": "LandPlayed",
}
"""What would have happened, had an act not been refused."""

LOOKS_AT_OBJECTS = {
    "Damage",
    "Destroyed",
    "Sacrificed",
    "CountersPut",
    "SpellCast",
    "AbilityActivated",
    "AbilityTriggered",
    "BecameTarget",
    "AttackDeclared",
    "BlockDeclared",
}
"""Events in which it counts what the permanents are."""

STEPS: dict[str, tuple[str, ...]] = {
    "untap": ("untap step",),
    "upkeep": ("upkeep",),
    "precombat main": ("main phase",),
    "beginning of combat": ("beginning of combat", "combat phase"),
    "end of combat": ("end of combat",),
    "postcombat main": ("main phase",),
    "end": ("end step",),
    "cleanup": ("cleanup", "hand size"),
}
"""Words of rules text that speak of a step that begins."""

_WORD = re.compile(r"[a-z']+")
_QUOTED = re.compile(r'"[^"]*"')
_WAITS = re.compile(r"(?:[^.:]* — )?(?:when|whenever|at)\b|.*:", re.IGNORECASE)
_LOYALTY = re.compile(r"(?:[+−-]?\d+|[+−-]X): ")
"""What a loyalty ability begins with (606.2): it does nothing unless it is activated."""

_ACTIVATED = re.compile(r"[^.:]*:")
"""How an activated ability begins: with its cost (602.1)."""

_DESCRIBING = {"are", "base", "become", "becomes", "get", "gets", "has", "have", "is", "lose", "loses", "power"}


def unread_texts(game: Game, refs: References, speech: Speech, attempted: str | None = None) -> tuple[UnreadText, ...]:
    """Every sentence that was not read of the cards that are in play or were used, with whether it could matter.

    ``attempted`` is what an act that was refused would have done ("cast").
    """
    happened = [logged.event for logged in game.log]
    subjects = subjects_of(happened) | set(DECLARING.get(game.turn.step, ()))
    begun = {said for event in happened if isinstance(event, StepBegins) for said in STEPS.get(event.step, ())}
    kinds = {type(event).__name__ for event in happened} | {ATTEMPTED.get(attempted or "", "")}
    subjects.update(SUBJECTS.get(ATTEMPTED.get(attempted or "", ""), ()))
    looked = game.turn.step in DECLARING or not kinds.isdisjoint(LOOKS_AT_OBJECTS)
    used = _used(game)
    found: dict[tuple[str, int, str], UnreadText] = {}
    for it in (*game.objects.values(), *(past.object for past in game.former.values())):
        if it.kind is Kind.ABILITY:
            continue
        in_play = it.zone in (Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND)
        if not in_play and it.id not in used:
            continue
        for face, ability in _unread(it):
            could, why = _matters(ability.text, subjects, begun, it, used, looked)
            if attempted == "activate":
                if _ACTIVATED.match(_QUOTED.sub("", ability.text)):
                    could, why = True, ("unread-asked-for", [])
            elif _LOYALTY.match(ability.text):
                could, why = False, ("unread-not-activated", [])
            message = Message(why[0], {"object": it.target, "words": ", ".join(why[1])})
            refused = not_played(ability.text)
            if refused is not None:
                message = Message("refused-by-name", {"what": Message(refused.key)})
            text = with_name(ability.text, it.base.name)
            made = UnreadText(it.base.name, face, text, could, speech.say(message))
            key = (it.base.name, face, ability.text)
            if key not in found or (could and not found[key].could_matter):
                found[key] = made
    return tuple(found.values())


def _unread(it: GameObject) -> Iterable[tuple[int, Unread]]:
    """The unread abilities of the faces that count now, with the number of the face."""
    if (
        it.card is None or it.kind is not Kind.CARD or is_dungeon(it.card)
    ):  # its rooms have their own abilities (309.4c)
        for ability in it.base.abilities.unread:
            yield 0, ability
        return
    faces = COMPILED.faces(it.card)
    for ability in faces[it.face].abilities.unread:
        yield it.face, ability


def _used(game: Game) -> set[int]:
    """The objects that were cast, activated or moved, with the face that counted there: a card that was put onto the
    stack or the battlefield as another face than its front was not used as its front (712.8a-f)."""
    found: set[int] = set()
    for logged in game.log:
        event = logged.event
        if isinstance(event, SpellCast | AbilityActivated):
            found.add(event.object)
        elif isinstance(event, ZoneChange) and event.cause not in ("draw",):
            faces = {game.find(one).face for one in event.became if event.to in (Zone.STACK, Zone.BATTLEFIELD)}
            found.update(event.became if faces - {game.find(event.object).face} else (event.object, *event.became))
    return found


def subjects_of(events: Iterable[Event]) -> set[str]:
    """The words by which rules text speaks of what happened."""
    words: set[str] = set()
    for event in events:
        words.update(SUBJECTS.get(type(event).__name__, ()))
        if isinstance(event, ZoneChange):
            words.update(ZONE_WORDS.get(event.to, ()))
            if event.origin is Zone.BATTLEFIELD:
                words.add("leaves")
        elif isinstance(event, KeywordAction):
            words.add(event.action.split()[0])
    return words


def _matters(
    text: str, subjects: set[str], begun: set[str], it: GameObject, used: set[int], looked: bool
) -> tuple[bool, tuple[str, list[str]]]:
    """Whether an unread sentence could have changed what happened, and why: key of the reason, and words.
    ``begun`` are the names of the steps that have begun; ``looked`` says that it counted what the permanents are,
    which a sentence may have changed that says what something is (613.1).
    """
    words = set(_WORD.findall(text.lower()))
    shared = sorted(s for s in subjects if any(word.startswith(s) for word in words))
    shared += sorted(step for step in begun if step in text.lower())
    if it.zone is Zone.STACK or it.id in used:
        return True, ("unread-used", shared)
    if shared:
        return True, ("unread-speaks-of", shared)
    if looked and not _WAITS.match(_QUOTED.sub("", text)) and not words.isdisjoint(_DESCRIBING):
        return True, ("unread-describes", [])
    return False, ("unread-elsewhere", [])
