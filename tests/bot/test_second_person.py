"""At a terminal the asker's side is called "You", and what is told of it has verbs of the second person."""

from __future__ import annotations

import pytest

from bot.cli.check_and_look_up import at_the_terminal
from bot.cli.second_person import in_second_person, spoken_to
from bot.desk import Desk
from bot.words import Words
from tests.bot.replies import good


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ("Player You attacks Opp with Grizzly Bears.", "You attack Opp with Grizzly Bears."),
        ("You passes; Opp has priority.", "You pass; Opp has priority."),
        ("Opp attacks You with Bears.", "Opp attacks you with Bears."),
        ("Shock deals 2 damage to You, who is at 18 life.", "Shock deals 2 damage to you, who are at 18 life."),
        ("You is at 18 life.", "You are at 18 life."),
        ("You's Grizzly Bears dies.", "Your Grizzly Bears dies."),
        ("Turn 3, You's, begins.", "Turn 3, yours, begins."),
        ("You searches a library; You has lost.", "You search a library; You have lost."),
        ("Your opponent always attacks.", "Your opponent always attacks."),
    ],
)
def test_in_english(told: str, said: str) -> None:
    assert spoken_to(told, Words.of("en")) == said


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ("Joueur Vous attaque Adv avec Grizzly Bears.", "Vous attaquez Adv avec Grizzly Bears."),
        ("Vous est à 18 points de vie.", "Vous êtes à 18 points de vie."),
        ("Shock inflige 2 blessures à Vous, qui est à 18 points de vie.", None),
        ("Vous se défausse de Shock ; Vous perd la partie.", "Vous vous défaussez de Shock ; Vous perdez la partie."),
        ("Vous ne déclare pas d’attaquant.", "Vous ne déclarez pas d’attaquant."),
        ("Vous n’a plus de carte.", "Vous n’avez plus de carte."),
        ("Adv attaque Vous avec Bears.", "Adv vous attaque avec Bears."),
        ("Vous doit choisir.", "Vous devez choisir."),
        ("Les cartes que pioche Vous sont inconnues", "Les cartes que vous piochez sont inconnues"),
    ],
)
def test_in_french(told: str, said: str | None) -> None:
    said = said or "Shock inflige 2 blessures à vous, qui êtes à 18 points de vie."
    assert spoken_to(told, Words.of("fr")) == said


@pytest.mark.parametrize(
    ("locale", "board", "do", "verdict"),
    [
        ("en", "You: Grizzly Bears; Opp: 1 life", "attack", "You win the game"),
        ("fr", "Toi: Grizzly Bears; Adv: 1 point de vie", "j'attaque", "Vous gagnez la partie"),
    ],
)
def test_a_what_if_from_the_shell_speaks_to_whoever_asks(
    desk: Desk, locale: str, board: str, do: str, verdict: str
) -> None:
    reply = good(desk.run(at_the_terminal(locale), "what-if", board=board, do=do))
    told = in_second_person(reply, Words.of(locale))
    assert verdict in told.verdict, told.verdict
    assert not any("Joueur" in step.text or "Player" in step.text for step in told.steps)
