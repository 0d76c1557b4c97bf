"""The listing of what references are bound to (`tools.bindings`), and what it finds bound to what can't be meant.

What each reference of the shelf's cards is bound to stands in ``bindings.txt`` as it has been read and found right;
``UPDATE_TRANSCRIPTS=1 pytest tests/oracle/test_bindings.py`` writes it anew, and what has changed by that is to be read
before it is kept.
"""

from __future__ import annotations

import dataclasses
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from cards.database import CardDatabase
from engine.abilities.base import Ability
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.walk import replaced
from engine.oracle.compile import read_unit
from tests.shelf import cards as shelf
from tools.bindings.__main__ import bound, grouped, main, read
from tools.bindings.asked import asked
from tools.bindings.implausible import implausible
from tools.bindings.references import Reference, references

KEPT = Path(__file__).with_name("bindings.txt")


def ability(text: str, *, spell: bool = False) -> Ability:
    (one,) = read_unit(text, spell).abilities
    return one


def told(text: str, *, spell: bool = False) -> list[str]:
    return [f"{one.words} → {one.meaning}" for one in references(ability(text, spell=spell))]


def test_each_reference_is_told_with_what_it_is_bound_to() -> None:
    assert told(
        "Whenever another creature enters, its controller may draw a card if its power is greater than each other "
        "creature's power."
    ) == [
        "another → ~",
        "it → «another creature»",
        "it → «another creature»",
        "other → «another creature»",
    ]
    assert told("Target creature deals damage equal to its power to another target creature.", spell=True) == [
        "it → target creature",
        "another → ~",
    ]
    assert told("Sacrifice a creature: Target player mills that many cards.") == []
    assert told("{T}, Sacrifice a creature: You gain life equal to the sacrificed creature's toughness.") == [
        "the sacrificed creature → sacrifice a creature"
    ]
    assert told("Discard your hand, then draw that many cards.", spell=True) == [
        "that many → how many “discard your hand” was done to"
    ]
    assert told('Enchanted creature has "Whenever ~ attacks, put a +1/+1 counter on it."') == [
        "enchanted creature → what ~ is attached to",
        "it → «~»",
    ]
    assert told("Destroy target creature an opponent controls. That player loses 2 life.", spell=True) == [
        "that player → its controller (target creature an opponent controls)"
    ]


def test_what_references_are_bound_to_is_what_has_been_read_and_found_right() -> None:
    """Cards that have been typed since are not looked at until it is written anew."""
    known = shelf()
    abilities = read(known[name] for name in sorted(known))
    now = [f"{name}: {line.told}" for name, _, one in abilities for line in bound(one)]
    if os.environ.get("UPDATE_TRANSCRIPTS"):
        KEPT.write_text("\n".join(now) + "\n", encoding="utf-8")
    kept = KEPT.read_text("utf-8").splitlines()
    names = {line.partition(": ")[0] for line in kept}
    assert [line for line in now if line.partition(": ")[0] in names] == kept


def test_references_are_put_together_by_how_they_are_read_and_answered() -> None:
    lines = [
        ("One", "Other creatures you control get +1/+1."),
        ("Two", "Other Goblins you control get +1/+1."),
        ("Three", "Whenever ~ attacks, it gets +1/+0 until end of turn."),
    ]
    listing = grouped(((name, text, ability(text)) for name, text in lines), bound, None)
    assert [likes.count for _, likes in listing] == [1, 2]
    assert [example[1] for example in listing[1][1].examples] == ["One", "Two"]
    assert [likes.count for _, likes in grouped(((n, t, ability(t)) for n, t in lines), bound, "it")] == [1]


@pytest.mark.parametrize(
    ("text", "spell", "words", "wrong", "why"),
    [
        ("Whenever ~ attacks, it gets +1/+0 until end of turn.", False, "it",
         Antecedent(Role.EVENT_OTHER), "nothing of the text is that"),
        ("Whenever an opponent draws a card, that player loses 1 life. Untap target creature. It gets +1/+0 until end "
         "of turn.", False, "it", Antecedent(Role.EVENT), "players and objects are told apart"),
        ("Enchanted creature gets +1/+1 as long as it's attacking.", False, "it",
         Antecedent(Role.RESULT), "a static ability does nothing that could be spoken of"),
        ("Whenever ~ attacks, sacrifice any number of other creatures, then exile the top X cards of your library, "
         "where X is their total power.", False, "them", Antecedent(Role.RESULT, 1), "X things do not measure X"),
        ("Reveal the top card of your library. Create a Treasure token. If it's a land card, put that card into your "
         "hand.", True, "it", Antecedent(Role.RESULT, 1), "a token is no card"),
        ("Whenever ~ attacks, you may sacrifice an artifact. If you do, it gets +2/+2 until end of turn.", False, "it",
         Antecedent(Role.RESULT), "it is not on the battlefield any more"),
        ("Exile the top card of your library. You may put a land card from your hand onto the battlefield. If you "
         "don't, put that card into your hand.", True, "that card", Antecedent(Role.RESULT, 1), "that was not done"),
        ("You may put the exiled card onto the battlefield if it's a creature card.", True, "it",
         Antecedent(Role.RESULT), "that has not been done yet"),
        ("Whenever you sacrifice a Clue, you may have ~ become a copy of a creature card exiled with it until end of "
         "turn.", False, "it", Antecedent(Role.EVENT), "it is linked with the object itself"),
        ("Sacrifice a creature. When you do, ~ deals X damage to any target, where X is that creature's power.", True,
         "that creature", Antecedent(Role.TARGET), "it need not be a creature"),
        ("{T}, Sacrifice a land: Choose a card in your hand. Discard that card.", False, "that card",
         Antecedent(Role.COST, 1), "cards alone are discarded"),
    ],
)  # fmt: skip
def test_what_cannot_be_meant_is_found(text: str, spell: bool, words: str, wrong: Antecedent, why: str) -> None:
    right = ability(text, spell=spell)
    assert list(implausible(right)) == []
    found = next(one for one in references(right) if one.words == words)
    assert why in {said for _, said in implausible(rebound(right, found, wrong))}


def rebound(whole: Any, reference: Reference, to: Antecedent) -> Any:
    """The ability with one reference bound to something else."""
    node: Any = reference.node
    return replaced(whole, node, dataclasses.replace(node, antecedent=to))


def test_each_verb_is_told_with_who_is_asked() -> None:
    text = "Counter target spell unless its controller pays {1}. You draw a card. Each opponent sacrifices a creature."
    assert [f"{one.who}: {one.verb}" for one in asked(ability(text, spell=True))] == [
        "its controller: counter target spell",
        "its controller: pay {1}",
        "you: draw a card",
        "each opponent: sacrifice a creature",
    ]


def test_the_listing_is_printed(
    starter_set: CardDatabase, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(CardDatabase, "open", lambda _: CardDatabase.starter_set())
    monkeypatch.setattr(sys, "argv", ["bindings", "Grizzly Bears", "Llanowar Elves"])
    main()
    assert capsys.readouterr().out == "Llanowar Elves: {T}: Add {G}.\n"
    for options in ([], ["--asked"], ["--implausible"], ["--word", "it"], ["--sample", "20"]):
        monkeypatch.setattr(sys, "argv", ["bindings", *options])
        main()
        assert "shapes of" in capsys.readouterr().out
    assert len(list(read(starter_set.cards()))) > 100
