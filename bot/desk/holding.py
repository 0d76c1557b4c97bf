"""Whose card is cast or played, and from where: of those who have it, or one put into a hand first."""

from __future__ import annotations

from bot.boards.moves import Entry
from bot.card_names import Names
from bot.desk import refs
from bot.desk.byhand import Sides
from bot.desk.games import Played
from bot.desk.refs import Thing
from bot.desk.speaker import Speaker
from bot.readings import EXACT, Which
from cards import fold


def card_to_use(
    act: str, card: str, player: str | None, speaker: Speaker, before: Played, names: Names, revision: int
) -> tuple[str, str, Sides | None]:
    """Who uses a card, its reference, and what puts it into their hand if nobody has it.

    Whoever alone has it in hand uses it, else whoever alone could from elsewhere; what nobody can use is put into the
    hand of whoever acts. ``revision`` tells the ids of such cards apart.
    """
    here = [t for t in refs.things(before.position) if t.zone not in ("battlefield", "stack", "player")]
    if card.startswith(EXACT):
        here = [t for t in here if t.id == card.removeprefix(EXACT)]
    named = card.removeprefix(EXACT).split(" · ")[0].strip()
    chosen = [t for t in here if refs.label_of(t) == card or ("#" in named and t.id == named)]
    held = chosen or _called(named, here, names)
    if player:
        named_player = speaker.player(player, "player")
        held = [t for t in held if t.player == named_player]
    hands = [t for t in held if t.zone == "hand"]
    usable = hands or [t for t in held if card.startswith(EXACT) or chosen or _could(act, t, before)]
    actor = speaker.actor(player, list(dict.fromkeys(t.player for t in usable)))
    own = [t for t in usable if t.player == actor]
    apart = before.told_apart(t.id for t in own) if len(own) > 1 else tuple(t.id for t in own)
    if len(apart) > 1:
        raise Which("card", named, speaker.readings(t for t in own if t.id in apart))
    if apart:
        return actor, apart[0], None
    name = names.entry(named)["card"]
    reference = f"{name}.{revision}"
    return actor, reference, {actor: {"hand": [{"card": name, "id": reference}]}}


def _called(named: str, here: list[Thing], names: Names) -> list[Thing]:
    """The things of that name, or of the card that is meant by it: all of a card, or a face."""
    keys = {fold(named)}
    found = [t for t in here if {fold(t.id), fold(t.label)} & keys]
    if found:
        return found
    name = fold(names.entry(named)["card"])
    return [t for t in here if name in map(fold, (t.label, *t.label.split(" // ")))]


def _could(act: str, thing: Thing, before: Played) -> bool:
    """Whether a player could use a card from where it is, at some time or other: tried with nobody else acting."""
    entry: Entry = {"do": act, "player": thing.player, "card": thing.id}
    return before.asked is None and before.then([*before.lead_up(entry), entry]).refused is None
