"""Everything in the shared data imports: every format, layout and edition, in little memory."""

from __future__ import annotations

import json
import re

from cards.database import CardDatabase


def test_every_source_imports_within_its_limits(full: CardDatabase) -> None:
    path = full.info.path
    assert path is not None
    took = json.loads((path.parent / "full-import.json").read_text("utf-8"))
    assert took["bad"] == 0
    assert took["ignored"] == ["oracle-cards.scryfall-shaped.txt"]
    assert len(took["formats"]) == 7
    assert took["peak MB"] < 400
    assert full.info.cards >= 32279
    assert full.info.rulings >= 48500
    assert (full.info.rules, full.info.rules_date) == (3294, "2026-04-17")


def test_every_layout_is_there(full: CardDatabase) -> None:
    layouts = {card.layout for card in full.cards()}
    assert layouts == {
        "adventure", "augment", "case", "class", "flip", "host", "leveler", "meld", "modal_dfc", "mutate",
        "normal", "planar", "prepare", "prototype", "saga", "scheme", "split", "transform", "vanguard",
    }  # fmt: skip


def test_all_36_sieges_have_two_faces(full: CardDatabase) -> None:
    sieges = [card for card in full.cards() if "Siege" in card.front.subtypes]
    assert len(sieges) == 36
    assert all(len(card.faces) == 2 and card.front.defense and card.layout == "transform" for card in sieges)


def test_the_newest_source_gives_the_text(full: CardDatabase) -> None:
    assert "enters the battlefield" not in full.card("Elvish Visionary").front.text
    assert full.card("Grizzly Bears").legalities["modern"] == "legal"
    assert full.card("Disenchant").front.foreign_names != ()


def test_loyalty_costs_are_spelt_one_way(full: CardDatabase) -> None:
    for card in full.cards():
        for face in card.faces:
            assert not re.search(r"^\[[+−-]?[\dX]+\]:", face.text, re.MULTILINE), card.name


def test_faces_of_all_kinds(full: CardDatabase) -> None:
    flip = full.card("Akki Lavarunner")
    assert (flip.layout, flip.faces[1].colors) == ("flip", "R")
    who = full.card("Who // What // When // Where // Why")
    assert len(who.faces) == 5
    assert full.card("Brisela, Voice of Nightmares").layout == "meld"
    assert full.card("Bonecrusher Giant").faces[1].subtypes == ("Adventure",)
    assert full.card("Dryad Arbor").front.types == ("Land", "Creature")


def test_editions_and_their_parts(full: CardDatabase) -> None:
    assert [(edition.effective, edition.rules) for edition in full.editions()] == [
        ("2026-04-17", 3294),
        ("2026-02-27", 3275),
        ("2026-01-16", 3269),
    ]
    assert full.info.glossary == 730
    assert full.rule("509.1b").examples[0].startswith("An attacking creature with flying and shadow")
    assert "A restriction may be created by an evasion ability" in full.rule("509.1b").text
