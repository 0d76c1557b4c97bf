"""What a spell that doesn't resolve therefore doesn't do besides, and by what things have left the battlefield."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, Played, activate, answer, board, cast, cr, creature, passing

GONE = "its target is illegal (Grizzly Bears is no longer on the battlefield)"


def unsummoned(card: str) -> Played:
    """What comes of a spell whose target is returned to its owner's hand in response."""
    theirs = {"hand": ["Unsummon"], "battlefield": ["Grizzly Bears"]}
    response = (passing(), cast("Unsummon", "Grizzly Bears", player="B"), RESOLVE, RESOLVE)
    return board({"hand": [card]}, theirs, cast(card, "Grizzly Bears"), *response)


@pytest.mark.parametrize(
    ("card", "so"),
    [
        ("Swords to Plowshares", "so no life is gained"),
        ("Path to Exile", "so no library is searched"),
        ("Lightning Helix", "so no life is gained"),
    ],
)
@cr("608.2b")
def test_what_a_spell_without_legal_targets_says_besides_is_not_done(card: str, so: str) -> None:
    played = unsummoned(card)
    assert played.report["verdict"].startswith(f"{card} doesn't resolve: {GONE}, {so}; ")
    assert played.count(f"{GONE}, {so}.") == 1


@pytest.mark.parametrize("card", ["Lightning Bolt", "Murder"])
@cr("608.2b")
def test_that_nothing_is_done_to_the_target_itself_goes_without_saying(card: str) -> None:
    assert unsummoned(card).report["verdict"].startswith(f"{card} doesn't resolve: {GONE}; ")


@cr("603.7", "400.7")
def test_what_dies_and_comes_back_under_another_control_is_said_to_have_died() -> None:
    text = (
        "{T}: When target creature other than ~ dies this turn, return that card to the battlefield under your control."
    )
    mine = {"battlefield": [creature(text, name="Valkyrie")], "hand": ["Lightning Bolt"]}
    both = (activate("Valkyrie", "Grizzly Bears"), RESOLVE, cast("Lightning Bolt", "Grizzly Bears"), RESOLVE, RESOLVE)
    played = board(mine, ["Grizzly Bears"], *both)
    assert played.report["verdict"] == "Grizzly Bears (2/2) dies and returns under A's control."


@cr("701.8a")
def test_what_is_no_creature_is_destroyed_and_does_not_only_go_to_the_graveyard() -> None:
    played = board({"hand": ["Disenchant"]}, {"battlefield": ["Sol Ring"]}, cast("Disenchant", "Sol Ring"), RESOLVE)
    assert played.report["verdict"] == "Sol Ring is destroyed."


@cr("701.21a", "700.4")
def test_a_creature_that_is_sacrificed_is_said_to_be() -> None:
    mine = {"battlefield": ["Viscera Seer", "Grizzly Bears"]}
    played = board(mine, {}, activate("Viscera Seer"), answer("Grizzly Bears"), RESOLVE)
    assert played.report["verdict"].startswith("Grizzly Bears is sacrificed")


@cr("602.2b")
def test_that_what_sacrifices_itself_is_gone_goes_without_saying() -> None:
    played = board({"battlefield": ["Mind Stone"]}, {}, activate("Mind Stone", ability=2), RESOLVE)
    assert played.report["verdict"] == "A draws Forest."


@cr("704.5d", "111.7")
def test_a_token_is_said_to_be_exiled_or_destroyed_and_only_elsewhere_to_cease_to_exist() -> None:
    gem = {"token": {"name": "Gem", "types": ["Artifact"]}}
    does = {
        "Destroy target artifact.": "is destroyed",
        "Exile target artifact.": "is exiled",
        "Return target artifact to its owner's hand.": "ceases to exist",
    }
    for text, said in does.items():
        mine = creature("{T}: " + text, name="Doer")
        played = board([mine], [gem], activate("Doer", "Gem"), RESOLVE)
        assert played.report["verdict"] == f"Gem {said}."


@cr("608.2d")
def test_how_many_that_many_are_stands_in_the_question() -> None:
    text = (
        "{T}: Exile all creatures target player controls. That player may search their library for that many basic "
        "land cards, put those cards onto the battlefield tapped, then shuffle."
    )
    mine = [{"token": {"name": "Wrecker", "types": ["Artifact"], "text": text}}]
    played = board(mine, ["Grizzly Bears", "Hill Giant"], activate("Wrecker", "B"), RESOLVE)
    assert played.pending["prompt"].startswith("Search their library for that many (2) basic land cards")
