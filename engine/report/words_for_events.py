"""The words by which rules text speaks of what happens: of events, of steps, of where things go."""

from __future__ import annotations

from engine.state.zones import Zone

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
    "MadeMana": ("mana", "tap"),
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

ATTEMPTED: dict[str, str] = {
    "cast": "SpellCast",
    "activate": "AbilityActivated",
    "attack": "AttackDeclared",
    "block": "BlockDeclared",
    "play": "LandPlayed",
}
"""What would have happened, had an act not been refused."""

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
