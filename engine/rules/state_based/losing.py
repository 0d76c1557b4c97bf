"""Players who lose as a state-based action (CR 704.5a-c, 704.6c)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.prohibitions.cant_lose_or_win import LivesWithoutLife
from engine.events import PlayerLoses
from engine.rules.continuous.statements import looked_up
from engine.rules.pipeline.applying_replacement_effects import Proposal
from engine.rules.state_based.kept_from_happening import tell_lives_without_life
from engine.rules.variants import commander
from engine.state.game import Game
from engine.state.ids import ObjectId

LIVES_WITHOUT_LIFE = looked_up(LivesWithoutLife)


def losing(game: Game) -> list[Proposal]:
    """Who loses, and why; a player who loses for several reasons loses once."""
    found = []
    for player in game.players:
        if player.left:
            continue
        reasons = []
        if player.life <= 0:
            lives_by = next((said.frame.source for _, said in LIVES_WITHOUT_LIFE.said_of(game, player.target)), None)
            if lives_by is None:
                reasons.append(("no life", "704.5a"))
            else:
                tell_lives_without_life(game, PlayerLoses(player.number, "no life"), lives_by)
        if player.drew_from_empty:
            reasons.append(("empty library", "704.5b"))
        if player.counters.get("poison", 0) >= 10:
            reasons.append(("poison", "704.5c"))
        dealt = player.commander_damage
        if dealt and max(dealt.values()) >= commander.ENOUGH_DAMAGE and commander.damage_loses(game):
            reasons.append(("commander damage", "704.6c"))
        if reasons:
            merged = ("903.3c",) if reasons[0][0] == "commander damage" and _to_merged(game, dealt) else ()
            rules = (*(rule for _, rule in reasons), *merged)
            found.append(Proposal(PlayerLoses(player.number, reasons[0][0]), rules))
    return found


def _to_merged(game: Game, dealt: Mapping[ObjectId, int]) -> bool:
    """Whether a commander that has dealt enough damage is a component of a merged permanent now (903.3c)."""
    enough = {who for who, damage in dealt.items() if damage >= commander.ENOUGH_DAMAGE}
    return any(it.commander in enough and it.components and not it.melded for it in game.objects.values())
