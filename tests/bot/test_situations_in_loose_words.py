"""Questions as they are typed in a chat: what stands beside, whom a pronoun means, what somebody has that is not known.
A piece that would change the answer is read or named, and never passed over."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.desk import Desk, Place
from bot.situations.board import Kind, Piece
from bot.situations.naming import attacked_names, with_face_up
from bot.situations.reading import read
from bot.words import Words
from cards import Card, CardDatabase, Mention, fold
from cards.model import Face
from tests.bot.situations_told import told
from tests.bot.test_drafted_boards import answer
from tests.bot.test_situations import acts, board, situation
from tests.shelf import shelf


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("he has a flabber of doom in play, my opponent shocks my 2/2, does it die", "en"),
        ("he has a zorglub out, my opponent shocks my 2/2, does it die", "en"),
        ("il a une sphère de zorglub, il lance Shock sur ma 2/2, elle meurt ?", "fr"),
        ("j'ai une soeur d'âme en jeu, il lance Shock sur ma 2/2, elle meurt ?", "fr"),
    ],
)
def test_a_permanent_of_an_unknown_name_is_no_remark(cards: CardDatabase, text: str, language: str) -> None:
    assert situation(cards, text, language).not_understood


def test_what_somebody_feels_is_a_remark(cards: CardDatabase) -> None:
    text = "i have a weird feeling about this, my opponent shocks my 2/2, does it die"
    assert situation(cards, text).playable


@pytest.mark.parametrize("cast", ["i wrath of god", "i cast wrath of god"])
def test_what_stands_beside_a_spell_is_there(desk: Desk, alice: Place, cast: str) -> None:
    text = f"i control soul warden and {cast} with 3 creatures on my board, how many die"
    assert "Soul Warden and 3 2/2 creatures die" in answer(desk, alice, text)


def test_they_are_the_creatures_beside_a_spell(desk: Desk, alice: Place) -> None:
    text = "he casts wrath of god with 2 bears on his side, do they die"
    assert answer(desk, alice, text).startswith("Yes: Both Bears die")


def test_what_is_out_beside_a_spell_is_the_casters_and_said_to_be_taken_so(cards: CardDatabase) -> None:
    for what in ("grizzly bears", "a creature"):
        found = situation(cards, f"he casts {what} with soul warden out. does he gain life")
        assert "Opp: Soul Warden" in board(found)
        assert "I take Soul Warden to be Opp's." in found.assumed
    found = situation(cards, "opp casts grizzly bears with my soul warden out. do i gain life")
    assert "Me: Soul Warden" in board(found), "of which it is said whose it is"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("i shock opp's bear, is he dead", "Yes: Bear dies"),
        ("opp has 2 life and i shock him, is he dead", "Yes: Opp loses the game"),
        ("opp is at 3 life, i bolt him and he counterspells. is he dead", "No: Lightning Bolt is countered"),
    ],
)
def test_he_is_the_creature_where_all_is_done_to_that(desk: Desk, alice: Place, text: str, said: str) -> None:
    assert answer(desk, alice, text).startswith(said)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("mon adversaire est à 3 pv, je lui lance une foudre. il est mort ?", "Oui : Adv perd la partie"),
        ("je lance foudre sur son ours. il est mort ?", "Oui : Bear meurt"),
        (
            "j'attaque avec ma 5/5 piétinement et il bloque avec une 2/2. combien de dégâts il prend",
            "Adv subit 3 blessures. créature 2/2 subit 2 blessures.",
        ),
    ],
)
def test_il_is_a_player_where_no_spell_or_creature_alone_can_be_meant(
    desk: Desk, alice: Place, text: str, said: str
) -> None:
    found = desk.run(replace(alice, locale="fr"), "ask", question=text).verdict
    assert found.replace("\xa0", " ").startswith(said)


@pytest.mark.parametrize(
    ("text", "attacked"),
    [
        ("opp has Jace Beleren and i attack him with my bear", "Jace Beleren"),
        ("opp has Jace Beleren and i attack it with my bear", "Jace Beleren"),
        ("opp has Jace Beleren and a 3/3 and i attack him with my bear", "Opp"),
    ],
)
def test_a_planeswalker_that_was_just_told_of_is_attacked(cards: CardDatabase, text: str, attacked: str) -> None:
    assert acts(told(cards, text)) == [f"Me attacks {attacked} with Bear"]


def test_them_are_players_for_what_targets_only_players(cards: CardDatabase) -> None:
    found = situation(cards, "opp has serra angel. can i duress them")
    assert acts(found) == ["Me casts Duress on Opp"]


def test_his_creature_spell_is_any_that_he_casts(cards: CardDatabase) -> None:
    found = situation(cards, "can i counterspell his creature spell")
    assert acts(found) == ["Opp casts Grizzly Bears", "Me casts Counterspell on Grizzly Bears"]
    found = situation(cards, "can i counter his spell with essence scatter")
    assert not found.playable, "of which nobody knows whether it is a creature spell"


def test_the_trigger_of_what_is_bolted_is_on_the_stack(cards: CardDatabase) -> None:
    text = "i cast Palace Jailer, he casts Lightning Bolt on it with the etb on the stack"
    assert acts(told(cards, text)) == ["Me casts Palace Jailer", "resolve", "Opp casts Lightning Bolt on Palace Jailer"]


def test_what_is_evoked_by_exiling_a_card_has_one_to_exile(cards: CardDatabase) -> None:
    cost = "Evoke—Exile a white card from your hand."
    face = Face("Pale Moth", types=("Creature",), mana_cost="{4}{W}", power="3", toughness="2", text=cost)
    moth = Card("Pale Moth", (face,), keywords=("Evoke",))

    def card(name: str) -> object:
        return moth if name == "Pale Moth" else shelf().get(fold(name)) or cards.card(name)

    text = "i evoke Pale Moth, does it die"
    named = [Mention(8, 17, ("Pale Moth",), "card")]
    found = read(text, named, card, ("Me", "Opp"), Words.of("en"))  # type: ignore[arg-type]
    assert "Me hand: Pale Moth, Raise the Alarm" in board(found)


def test_myself_adds_nothing(cards: CardDatabase) -> None:
    found = situation(cards, "i have serra angel. can i swords to plowshares it myself")
    assert acts(found) == ["Me casts Swords to Plowshares on Serra Angel"]


def test_a_name_may_be_cut_short_behind_whose_it_is(cards: CardDatabase) -> None:
    text = "he has Snapcaster Mage, i cast Lightning Bolt on the snap"
    assert acts(told(cards, text)) == ["Me casts Lightning Bolt on Snapcaster Mage"]


@pytest.mark.parametrize(
    ("text", "language", "said"),
    [
        ("my opponent has a 1/1 flyer and I cast Pyroclasm, does he die?", "en", "Yes: 1/1 flying dies."),
        ("mon adv a un jeton 1/1 vol et je lance Pyroclasm, il meurt ?", "fr", "Oui : 1/1 vol meurt."),
        ("opp has Serra Angel 4/4, I bolt it, does it die?", "en", "No: Serra Angel (4/4, 3 damage) survives."),
    ],
)
def test_a_creature_is_he_and_a_size_behind_its_name_is_its_own(
    desk: Desk, text: str, language: str, said: str
) -> None:
    place = Place(f"channel-{language}", "1", locale=language, name="Alice")
    assert answer(desk, place, text).replace("\u00a0", " ").startswith(said)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("he has a Tarmogoyf as a 3/4, I bolt it, does it die?", "en"),
        ("he has a Tarmogoyf 3/4, I bolt it, does it die?", "en"),
        ("il a Tarmogoyf 3/4, je le bolt, il meurt ?", "fr"),
    ],
)
def test_a_size_behind_a_name_is_no_other_creature(cards: CardDatabase, text: str, language: str) -> None:
    found = told(cards, text, language)
    assert [(piece.item, size) for piece, size, _ in found.sizes] == [("Tarmogoyf", "3/4")]
    assert [one.item for one in found.pieces if one.zone == "battlefield"] == ["Tarmogoyf"]


def test_who_stands_before_the_name_of_a_spell_as_a_verb_casts_it(cards: CardDatabase) -> None:
    found = told(cards, "opp Brainstorms with my Serra Angel out, how many triggers")
    assert acts(found) == ["Opp casts Brainstorm"]


def test_whom_a_verb_between_pronouns_is_done_to_may_be_a_player(desk: Desk) -> None:
    place = Place("channel-fr", "1", locale="fr", name="Alice")
    said = answer(desk, place, "adv à 3, je le foudroie, il meurt ?").replace("\u00a0", " ")
    assert said.startswith("Oui : Adv perd la partie")


def test_what_is_in_a_graveyard_is_told_and_not_asked_of_what_is_on_the_board(cards: CardDatabase) -> None:
    found = told(cards, "opp has Tarmogoyf and only has creatures in yards, I shock it, does it die?")
    assert [one.text for one in found.questions] == ["does it die"]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Can I pitch Lightning Bolt to Force of Will?", "en"),
        ("can i pitch a red card to Force of Will?", "en"),
        ("he casts Brainstorm, can i Force of Will it pitching Lightning Bolt", "en"),
        ("je peux pitcher une carte rouge à Force of Will ?", "fr"),
    ],
)
def test_what_is_pitched_is_in_the_hand_whether_it_may_be_exiled_or_not(
    cards: CardDatabase, text: str, language: str
) -> None:
    found = told(cards, text, language)
    assert found.playable
    assert found.acts[-1].costs == ("alternative",)
    held = {one.item for one in found.pieces if (one.owner, one.zone) == ("Me", "hand")}
    assert held in ({"Force of Will", "Lightning Bolt"}, {"Force of Will", "Shock"})


@pytest.mark.parametrize("text", ["two Blood Artists, Damnation", "2 Blood Artists, Damnation"])
def test_of_what_there_are_several_lies_on_the_board(cards: CardDatabase, text: str) -> None:
    found = told(cards, text)
    assert [one.item for one in found.pieces if one.zone == "battlefield"] == ["Blood Artist", "Blood Artist"]
    assert acts(found) == ["Me casts Damnation"]


@pytest.mark.parametrize(("text", "kind"), [("combien il perd", Kind.LOSES), ("combien je gagne", Kind.GAINS)])
def test_how_much_is_of_life_where_nothing_else_is_said(cards: CardDatabase, text: str, kind: Kind) -> None:
    found = told(cards, f"j'ai un Blood Artist et une 2/2, mon adv lance Damnation, {text} ?", "fr")
    assert [one.kind for one in found.questions] == [kind]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("i have a 1/1 flyer and a 1/1, i attack with both and he blocks the 1/1 with a 2/2, does it die", "en"),
        ("j'ai un 1/1 vol et un 1/1, j'attaque avec les deux et il bloque le 1/1 avec une 2/2, il meurt ?", "fr"),
    ],
)
def test_of_two_of_a_size_the_one_of_which_no_more_is_said_is_meant(
    cards: CardDatabase, text: str, language: str
) -> None:
    found = told(cards, text, language)
    (blocked,) = (one for act in found.acts if act.do == "block" for one in act.at)
    assert isinstance(blocked, Piece)
    assert "flying" not in blocked.item


def test_what_somebody_has_is_not_asked_for(cards: CardDatabase) -> None:
    found = told(cards, "j'ai deux 1/1, mon adv lance Damnation, elles meurent ?", "fr")
    assert acts(found) == ["Opp casts Damnation"]
    assert len([one for one in found.pieces if one.zone == "battlefield"]) == 2


def test_whether_somebody_wins_is_no_question_of_a_board_on_which_nothing_is_done(desk: Desk, alice: Place) -> None:
    text = "opp has 2 life, I have a Blood Artist and a Goblin Bombardment and one goblin, do I win"
    assert not answer(desk, alice, text).startswith("No")


def _two_faced(front: str, back: str) -> Card:
    return Card(f"{front} // {back}", (Face(front), Face(back)), layout="transform")


def test_a_word_of_the_back_face_alone_turns_the_card() -> None:
    card = _two_faced("Village Youth", "Howling Aberration")
    assert with_face_up(card, "aberration").front.name == "Howling Aberration"
    assert with_face_up(card, "youth").front.name == "Village Youth"


def test_a_short_name_is_sooner_of_a_front_face() -> None:
    cards = {
        "Boy // Gideon, Lit": _two_faced("Boy", "Gideon, Lit"),
        "Gideon Whole": Card("Gideon Whole", (Face("Gideon Whole"),)),
    }
    mention = Mention(10, 16, tuple(cards), "short")
    (found,) = attacked_names("opp has a gideon", [mention], cards.__getitem__)
    assert found.names[0] == "Gideon Whole"
