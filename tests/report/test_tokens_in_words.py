"""Tokens that are created are told with their size and keywords, and whether they are tapped (CR 111.3, 701.7a)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, creature
from tests.report.test_why_and_why_not import does


def created(text: str, locale: str = "en") -> list[str]:
    """The last steps of the creation of tokens."""
    played = board([does(text)], [], activate("Source"), RESOLVE)
    return (played.steps if locale == "en" else played.steps_in(locale))[2:]


@cr("701.7a", "111.4")
def test_unlike_tokens_of_one_name_are_told_apart() -> None:
    wurm = "a 3/3 colorless Phyrexian Wurm artifact creature token with"
    text = f"Create {wurm} deathtouch and {wurm} lifelink."
    token = "a Phyrexian Wurm Token (3/3 with"
    assert created(text) == [f"A creates {token} deathtouch) and {token} lifelink)."]
    assert "(3/3 avec contact mortel)" in created(text, "fr")[0]


@cr("701.7a")
def test_tokens_are_told_with_their_keywords() -> None:
    text = "Create two 1/1 white Spirit creature tokens with flying."
    assert created(text) == ["A creates 2 Spirit Tokens (1/1 with flying)."]


@cr("701.7a")
def test_tapped_tokens_are_told_once_with_that() -> None:
    text = "Create two tapped 2/2 black Zombie creature tokens."
    assert created(text) == ["A creates 2 Zombie Tokens (2/2, tapped)."]
    assert created(text, "fr") == ["A crée 2 jetons Zombie (2/2, engagés)."]
    assert created("Create a tapped Treasure token.") == ["A creates a Treasure Token (tapped)."]


@cr("701.7a")
def test_tokens_that_are_gone_again_are_created_first() -> None:
    text = "Create a 4/4 white Angel creature token with flying. Exile it."
    played = board([does(text)], [], activate("Source"), RESOLVE)
    assert played.report["verdict"] == "A creates an Angel Token (4/4 with flying); Angel Token is exiled."


@cr("701.7a")
def test_a_verdict_says_of_tapped_tokens_that_are_no_creatures_only_that() -> None:
    played = board([does("Create a tapped Treasure token.")], [], activate("Source"), RESOLVE)
    assert "A creates a Treasure Token (tapped)." in played.report["verdict"]


@cr("608.3f")
def test_a_copy_of_a_permanent_spell_is_told_to_enter_as_a_token_and_stands_in_the_verdict() -> None:
    cards = {"hand": ["Hill Giant", "Double Major"]}
    played = board(cards, [], cast("Hill Giant"), cast("Double Major", "Hill Giant"), RESOLVE_ALL)
    assert played.report["verdict"] == "Both Hill Giants (3/3) enter."
    assert "Hill Giant#2 enters the battlefield under A's control as a token." in played.steps
    assert "Hill Giant#2 arrive sur le champ de bataille sous le contrôle d’A, comme jeton." in played.steps_in("fr")


@cr("701.7a", "202.3")
def test_a_token_whose_size_is_a_number_of_an_exiled_card_names_that_card_which_stays_there() -> None:
    """Skyclave Apparition gives a token for what it has exiled, and does not give that back."""
    cage = [cast("Skyclave Apparition"), RESOLVE, answer("Grizzly Bears"), RESOLVE]
    mine = {"hand": ["Skyclave Apparition", "Murder"]}
    gone = [cast("Murder", "Skyclave Apparition"), RESOLVE_ALL]
    played = board(mine, ["Grizzly Bears"], *cage, *gone, expect=["Grizzly Bears in exile"])
    said = "B creates an Illusion Token (2/2; Grizzly Bears stays in exile, with mana value 2)"
    assert f"{said}." in played.steps
    assert said in played.report["verdict"]
    french = "B crée un jeton Illusion (2/2 ; Grizzly Bears reste en exil, sa valeur de mana est de 2)."
    assert french in played.steps_in("fr")


@cr("707.2")
def test_a_token_that_is_no_creature_as_it_is_has_no_size_in_the_verdict() -> None:
    """Its devotion is too low for the God that it is a copy of."""
    god = creature("As long as your devotion to black is less than five, ~ isn't a creature.", "5/5", name="God")
    maker = creature("{T}: Create a token that's a copy of target permanent.", name="Maker")
    played = board([maker, god], [], activate("Maker", "God"), RESOLVE)
    assert "A creates a token that's a copy of God (not a creature)" in played.report["verdict"]


@cr("111.3", "122.1", cited=False)
def test_tokens_that_have_grown_by_counters_say_so() -> None:
    crusade = creature(
        "Whenever a creature enters under your control, put a +1/+1 counter on each creature you control."
    )
    played = board({"battlefield": [crusade], "hand": ["Raise the Alarm"]}, [], cast("Raise the Alarm"), RESOLVE_ALL)
    assert "A creates 2 Soldier Tokens (3/3, with 2 +1/+1 counters)" in played.report["verdict"]
