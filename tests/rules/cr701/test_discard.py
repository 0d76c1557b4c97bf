"""Discard (CR 701.9)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, answer, attack_with, board, cast, cr


@cr("608.2d", "701.9a")
def test_as_many_cards_are_drawn_as_were_discarded() -> None:
    board(
        {"hand": ["Fable's Second Page", "Forest", "Island", "Swamp"], "library": ["Plains"] * 5},
        [],
        answer("yes"),
        answer(["Forest", "Island"]),
        cast("Fable's Second Page"),
        RESOLVE,
        expect=["A has 3 cards in hand", "A has 3 cards in library"],
    )


@cr("701.9a", "608.2c")
def test_a_card_discarded_is_spoken_of_as_that_card_and_as_the_discarded_card() -> None:
    board(
        {"hand": ["Hellhole Rats"]},
        {"hand": ["Craw Wurm"]},
        cast("Hellhole Rats"),
        RESOLVE,
        answer("B"),
        RESOLVE,
        expect=["B life 14"],
    )
    board(
        {"battlefield": ["Mercurial Chemister"], "hand": ["Hill Giant"]},
        ["Craw Wurm"],
        activate("Mercurial Chemister", "Craw Wurm", ability=2),
        RESOLVE,
        expect=["Craw Wurm in B's graveyard"],
    )
    board(
        {"battlefield": ["Wolf of Devil's Breach"], "hand": ["Shock"]},
        ["Serra Angel"],
        *attack_with({"Wolf of Devil's Breach": "B"}),
        answer("Serra Angel"),
        RESOLVE,
        answer("yes"),
        expect=["Serra Angel has 1 damage"],
    )
    board(
        {"battlefield": ["Spellbound Dragon"], "library": ["Craw Wurm"]},
        [],
        *attack_with({"Spellbound Dragon": "B"}),
        RESOLVE,
        expect=["Spellbound Dragon is 9/5"],
    )
    board(
        {"battlefield": ["Land's Edge"], "hand": ["Forest"]},
        [],
        activate("Land's Edge", "B"),
        RESOLVE,
        expect=["B life 18"],
    )


@cr("201.4", "701.9a")
def test_every_card_with_the_name_is_discarded() -> None:
    board(
        {"hand": ["Cabal Therapy"]},
        {"hand": ["Lightning Bolt", "Lightning Bolt", "Grizzly Bears"]},
        answer("Lightning Bolt"),
        cast("Cabal Therapy", "B"),
        RESOLVE,
        expect=["B has 1 card in hand", "B has 2 cards in graveyard"],
    )


@cr("701.9a")
def test_duress_takes_only_what_it_describes() -> None:
    board(
        {"hand": ["Duress"]},
        {"hand": ["Lightning Bolt", "Forest", "Grizzly Bears"]},
        cast("Duress", "B"),
        RESOLVE,
        expect=["Lightning Bolt in graveyard", "B has 2 cards in hand"],
    )


@cr("701.9a", "614.1a")
def test_a_card_discarded_to_an_opponents_spell_enters_instead() -> None:
    """Loxodon Smiter enters; Dodecapod with two counters. Both were discarded all the same."""
    theirs = {"hand": ["Loxodon Smiter", "Dodecapod"]}
    played = board(
        {"hand": ["Mind Rot"]},
        theirs,
        cast("Mind Rot", "B"),
        RESOLVE,
        expect=["B controls Loxodon Smiter", "Dodecapod is 5/5", "B has 0 cards in hand"],
    )
    assert played.count("Loxodon Smiter enters") == 1
    assert played.count("(discarded, instead of going to the graveyard)") == 2


@cr("701.9a")
def test_discarding_to_ones_own_spell_is_not_being_made_to() -> None:
    mine = {"hand": ["Mind Rot", "Loxodon Smiter", "Guerrilla Tactics"]}
    board(mine, [], cast("Mind Rot", "A"), RESOLVE, expect=["Loxodon Smiter in A's graveyard", "stack is empty"])


@cr("701.9a")
def test_what_triggers_on_being_made_to_discard_works_in_the_graveyard() -> None:
    theirs = {"hand": ["Guerrilla Tactics", "Forest"]}
    shot = [cast("Mind Rot", "B"), RESOLVE, answer("A", "B"), RESOLVE]
    board({"hand": ["Mind Rot"]}, theirs, *shot, expect=["A life 16"])


@cr("616.1", "701.9a")
def test_its_owner_chooses_among_what_replaces_the_discard() -> None:
    """Rest in Peace and Loxodon Smiter's own ability both would replace the move: its owner chooses (616.1)."""
    theirs = {"hand": ["Loxodon Smiter", "Swamp"]}
    both = [cast("Mind Rot", "B"), RESOLVE, answer("Loxodon Smiter", "B")]
    mine = {"hand": ["Mind Rot"], "battlefield": ["Rest in Peace"]}
    board(mine, theirs, *both, expect=["B controls Loxodon Smiter", "Swamp in exile"])


@cr("701.9b", cited=False)
def test_the_player_who_discards_chooses() -> None:
    played = board(
        {"hand": ["Mind Rot"]},
        {"hand": ["Forest", "Hill Giant", "Goblin Piker"]},
        cast("Mind Rot", "B"),
        RESOLVE,
        answer(["Forest", "Hill Giant"], player="B"),
        expect=["B has 1 card in hand", "Goblin Piker in B's hand"],
    )
    assert played.cites("701.9a")
