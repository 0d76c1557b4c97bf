"""Having all activated abilities of other objects (CR 613.1f)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cr, creature

TAPS = "{T}: You gain 3 life."


@cr("613.1f", cited=False)
def test_those_of_creature_cards_in_graveyards() -> None:
    """What ~ means there is the one that has the ability (201.5c)."""
    ooze = {"battlefield": ["Necrotic Ooze"], "graveyard": ["Prodigal Pyromancer"]}
    played = board(ooze, [], activate("Necrotic Ooze", "B"), RESOLVE, expect=["B life 19", "Necrotic Ooze is tapped"])
    assert played.count("Necrotic Ooze deals 1 damage")
    board(
        {**ooze, "graveyard": []},
        {"graveyard": ["Prodigal Pyromancer"]},
        activate("Necrotic Ooze", "B"),
        RESOLVE,
        expect=["B life 19"],
    )


@cr("613.1f", cited=False)
def test_those_of_permanents_that_have_been_given_them() -> None:
    kraj = creature(
        "~ has all activated abilities of each other creature with a +1/+1 counter on it.", "4/6", name="Kraj"
    )
    taught = {**creature("", "1/1", name="Pupil"), "counters": {"+1/+1": 1}}
    giver = creature('Creatures named Pupil have "' + TAPS + '"', name="Giver")
    board([kraj, taught, giver], [], activate("Kraj"), RESOLVE, expect=["A life 23"])
    bare = creature("", "1/1", name="Pupil")
    board([kraj, bare, giver], [], activate("Kraj"), refused="602.1")
