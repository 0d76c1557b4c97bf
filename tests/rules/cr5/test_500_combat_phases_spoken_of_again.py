"""Combat phases that an effect has added and speaks of again, and attacks counted over a turn (CR 500.8, 603.7)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cr, creature, on_board, play_land, to

LANDFALL = (
    "Each creature you control gets +1/+0 for each time it has attacked this turn.\n"
    "Whenever a land you control enters, if it's your main phase, there's an additional combat phase after this phase. "
    "At the beginning of that combat, untap all creatures you control."
)
ANEW = {"do": "go_to", "step": "declare attackers"}


def attacks(*names: str) -> dict[str, object]:
    return {"do": "attack", "player": "A", "attackers": dict.fromkeys(names, "B")}


@cr("500.8")
def test_creatures_untap_at_the_beginning_of_the_combat_that_was_added_and_count_their_attacks() -> None:
    mine = {"battlefield": [creature(LANDFALL, "6/6"), "Grizzly Bears"], "hand": ["Mountain"]}
    script = [
        ANEW,
        attacks("Grizzly Bears"),
        to("postcombat main"),
        play_land("Mountain"),
        RESOLVE,
        ANEW,
        attacks("Grizzly Bears"),
    ]
    played = board(mine, [], *script, expect=["Grizzly Bears is 4/2", "B life 17"])
    assert on_board(played, "Grizzly Bears")["power"] == 4


@cr("500.8")
def test_the_combat_of_the_turn_itself_is_not_the_one_that_was_added() -> None:
    mine = {"battlefield": [creature(LANDFALL, "6/6"), "Grizzly Bears"], "hand": ["Mountain"]}
    begun = [play_land("Mountain"), RESOLVE, to("beginning of combat"), RESOLVE]
    script = [*begun, ANEW, attacks("Grizzly Bears"), to("end of combat"), to("beginning of combat")]
    board(mine, [], *script, expect=["Grizzly Bears is tapped", "B life 17"])


HELLKITE = (
    "{1}: Destroy each nonland permanent with mana value X whose controller was dealt combat damage by ~ this turn."
)


@cr("120.2a")
def test_permanents_of_a_player_who_was_dealt_combat_damage_by_it() -> None:
    it = creature(HELLKITE.replace("{1}", "{X}"), "5/5", "Dragon")
    mine = {"battlefield": [it, "Grizzly Bears", *["Mountain"] * 3], "mana": "lands"}
    hit = [ANEW, attacks("Dragon"), to("combat damage")]
    act = activate("Dragon", x=2)
    kept = ["A controls Grizzly Bears"]
    board(
        mine,
        ["Grizzly Bears", "Hill Giant"],
        *hit,
        act,
        RESOLVE,
        expect=[*kept, "B controls 0 Grizzly Bears", "B controls 1 Hill Giant"],
    )
    board(mine, ["Grizzly Bears"], act, RESOLVE, expect=[*kept, "B controls 1 Grizzly Bears"])
