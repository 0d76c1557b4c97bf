"""Importing published files: what comes of good ones, and what is said about bad ones."""

from __future__ import annotations

import gzip
import io
import multiprocessing
import resource
import sqlite3
import sys
import tarfile
import zlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cards.database import CardDatabase
from cards.errors import SyncError
from cards.sources import files
from cards.sync import import_files
from tests.cards.conftest import rules_text, scryfall_card, scryfall_ruling

Write = Callable[[str, Any], Path]

ATOMIC = {
    "meta": {"date": "2024-03-01", "version": "5.2.2"},
    "data": {
        "Fire // Ice": [
            {"name": "Fire // Ice", "faceName": "Fire", "side": "a", "layout": "split", "type": "Instant",
             "manaCost": "{1}{R}", "text": "Fire deals 2 damage.", "colors": ["R"], "manaValue": 4.0,
             "rulings": [{"date": "2018-12-07", "text": "You divide the damage as you cast Fire."}]},
            {"name": "Fire // Ice", "faceName": "Ice", "side": "b", "layout": "split", "type": "Instant",
             "manaCost": "{1}{U}", "text": "Tap target permanent.", "colors": ["U"], "manaValue": 4.0,
             "rulings": [{"date": "2018-12-07", "text": "You divide the damage as you cast Fire."}]},
        ],
        "Test Walker": [
            {"layout": "normal", "type": "Planeswalker — Jace", "manaCost": "{2}{U}", "loyalty": "3",
             "text": "[+2]: Draw a card.\n[-1]: Scry 1.",
             "foreignData": [{"language": "French", "name": "Marcheur"}]},
        ],
    },
}  # fmt: skip
CARD_TEXT = """<Card>
<SetId>APC</SetId>
<No>128a</No>
<Name>Fire (Fire/Ice)</Name>
<Type>Instant</Type>
<ManaCost>{1}{R}</ManaCost>
<CardText>Fire deals 2 damage.</CardText>
<Rulings>2018/12/07: You divide the damage as you cast Fire.
2021/06/18: Each split card has two names.</Rulings>
<Vintage>Legal</Vintage>
<OtherPart>Ice (Fire/Ice)</OtherPart>
</Card>

<Card>
<SetId>APC</SetId>
<No>128b</No>
<Name>Ice (Fire/Ice)</Name>
<Type>Instant</Type>
<ManaCost>{1}{U}</ManaCost>
<CardText>Tap target permanent.</CardText>
<OtherPart>Fire (Fire/Ice)</OtherPart>
</Card>

<Card>
<SetId>ISD</SetId>
<No>8a</No>
<Name>Cloistered Youth</Name>
<Type>Creature — Human 1/1</Type>
<ManaCost>{1}{W}</ManaCost>
<CardText>At the beginning of your upkeep, you may transform Cloistered Youth.</CardText>
<OtherPart>Unholy Fiend</OtherPart>
</Card>

<Card>
<SetId>ISD</SetId>
<No>8b</No>
<Name>Unholy Fiend</Name>
<Type>Creature — Horror 3/3</Type>
<ColorIndicator>Black</ColorIndicator>
<CardText>At the beginning of your end step, you lose 1 life.</CardText>
<OtherPart>Cloistered Youth</OtherPart>
</Card>
"""


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "data" / "cards.db"


def content(path: Path) -> list[str]:
    """Everything in a database, as SQL, but for what SQLite keeps for itself."""
    connection = sqlite3.connect(path)
    own = ("_sqlite_migrations", "sqlite_stat")
    lines = [line for line in connection.iterdump() if not any(table in line for table in own)]
    connection.close()
    return lines


def tar_gz(**members: bytes) -> bytes:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as archive:
        for name, data in members.items():
            entry = tarfile.TarInfo(name.replace("__", "."))
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    return packed.getvalue()


def test_scryfall_cards_and_rulings_are_joined_by_oracle_id(write: Write, target: Path) -> None:
    rulings = write("rulings.json", [scryfall_ruling("Zap", "It may be you.")])
    cards = write("cards.json", [scryfall_card("Zap")])
    summary = import_files([rulings, cards], target)
    assert (summary.cards, summary.rulings) == (1, 1)
    card = CardDatabase.open(target).card("Zap")
    assert card.rulings[0].text == "It may be you."
    assert (card.front.types, card.front.colors, card.legalities) == (("Instant",), "R", {"modern": "legal"})
    assert card.printings == ("TST",)


def test_rulings_that_came_first_find_their_card_later(write: Write, target: Path) -> None:
    import_files([write("rulings.json", [scryfall_ruling("Zap", "It may be you.")])], target)
    import_files([write("cards.json", [scryfall_card("Zap")])], target)
    assert len(CardDatabase.open(target).rulings("Zap")) == 1


def test_atomic_cards_bring_faces_rulings_once_and_french_names(write: Write, target: Path) -> None:
    import_files([write("AtomicCards.json", ATOMIC)], target)
    database = CardDatabase.open(target)
    fire = database.card("Fire")
    assert [face.colors for face in fire.faces] == ["R", "U"]
    assert (fire.name, fire.layout, fire.mana_value, len(fire.rulings)) == ("Fire // Ice", "split", 4, 1)
    walker = database.card("Test Walker")
    assert walker.front.text == "+2: Draw a card.\n−1: Scry 1."
    assert database.resolve("marcheur", "fr").name == "Test Walker"


def test_pictures_of_faces_are_kept_and_only_those_in_english(write: Write, target: Path) -> None:
    address = "https://cards.scryfall.io/normal/front/a/b/{}.jpg?1".format
    faces = [
        {"name": name, "type_line": "Creature", "image_uris": {"small": "x", "normal": address(name)}}
        for name in ("Day", "Night")
    ]
    two = scryfall_card("Day // Night", layout="transform", card_faces=faces)
    zap = scryfall_card("Zap", image_uris={"normal": address("Zap")})
    foreign = scryfall_card("Zap", lang="fr", printed_name="Zappe", image_uris={"normal": address("Zappe")})
    odd = [scryfall_card("Odd", image_uris={"normal": "javascript:x"}), scryfall_card("Two)", image_uris={"normal": 7})]
    import_files([write("a-2025-01-01.json", [two, zap, *odd])], target)
    import_files([write("b-2026-01-01.json", [foreign, scryfall_card("Zap", oracle_text="New.")])], target)
    database = CardDatabase.open(target)
    assert [face.image for face in database.card("Day").faces] == [address("Day"), address("Night")]
    assert (database.card("Zap").front.text, database.card("Zap").front.image) == ("New.", address("Zap"))
    assert [database.card(name).front.image for name in ("Odd", "Two)")] == ["", ""]


def test_a_database_without_pictures_is_read(write: Write, target: Path) -> None:
    import_files([write("a-2025-01-01.json", [scryfall_card("Zap")])], target)
    with closing(sqlite3.connect(target)) as old:
        old.execute("ALTER TABLE faces DROP COLUMN image")
    assert CardDatabase.open(target).card("Zap").front.image == ""


def test_card_text_files_join_halves_and_faces(write: Write, target: Path) -> None:
    import_files([write("MtgOracle_APC.txt", CARD_TEXT.replace("\n", "\r\n"))], target)
    database = CardDatabase.open(target)
    fire = database.card("Fire // Ice")
    assert (fire.layout, fire.mana_value, len(fire.rulings)) == ("split", 4, 2)
    fiend = database.card("Unholy Fiend")
    assert (fiend.name, fiend.layout) == ("Cloistered Youth // Unholy Fiend", "transform")
    assert (fiend.faces[1].power, fiend.faces[1].color_indicator, fiend.faces[1].colors) == ("3", "B", "B")


def test_the_newest_text_wins_whatever_the_order_and_gaps_are_filled(write: Write, target: Path) -> None:
    old = write("a-2019-05-01.json", [scryfall_card("Zap", oracle_text="Old.", keywords=["Kicker"], set="old")])
    new = write("b-2026-02-01.json", [scryfall_card("Zap", oracle_text="New.", edhrec_rank=7, set="new")])
    for given in ([old, new], [new, old]):
        target.unlink(missing_ok=True)
        for path in given:
            import_files([path], target)
        card = CardDatabase.open(target).card("Zap")
        assert (card.front.text, card.keywords, card.printings) == ("New.", ("Kicker",), ("NEW", "OLD"))
        assert card.source == "Scryfall bulk data 2026-02-01"


def test_rulings_of_several_sources_are_united_without_repeats(write: Write, target: Path) -> None:
    ruling = "When it enters the battlefield, “you” choose."
    atomic = {"meta": {"date": "2022-01-01"}, "data": {"Zap": [
        {"type": "Instant", "rulings": [
            {"date": "2021-05-05", "text": ruling}, {"date": "2020-01-01", "text": "First."}]}
    ]}}  # fmt: skip
    cards = write("cards.json", [scryfall_card("Zap")])
    rulings = write("rulings.json", [scryfall_ruling("Zap", 'When it enters, "you" choose.')])
    import_files([write("AtomicCards.json", atomic), cards, rulings], target)
    assert [ruling.date for ruling in CardDatabase.open(target).rulings("Zap")] == [
        "2020-01-01",
        "2021-05-05",
    ]


def test_importing_the_same_again_changes_nothing(write: Write, target: Path) -> None:
    given = [
        write("AtomicCards.json", ATOMIC),
        write("cards.json", [scryfall_card("Zap"), scryfall_card("Zip")]),
        write("rulings.json", [scryfall_ruling("Zap", "It may be you."), scryfall_ruling("Gone", "Nobody's.")]),
        write("rules.txt", rules_text("310.1. A player may cast a battle.")),
        write("formats.json", {"Zip": ["MODERN", "LEGACY"]}),
    ]
    import_files(given, target)
    once = content(target)
    import_files(given, target)
    assert content(target) == once


def test_legality_lists_fill_in_and_keep_known_bans(write: Write, target: Path) -> None:
    banned = {"modern": "banned", "legacy": "legal"}
    cards = write("cards-2020-01-01.json", [scryfall_card("Zap", legalities=banned)])
    bare = scryfall_card("Zip")
    del bare["legalities"]
    import_files([cards, write("more-2020-01-01.json", [bare])], target)
    import_files(
        [write("formats-2026-08.json", {"Zap": ["LEGACY", "VINTAGE"], "Zip": ["MODERN"], "Nobody": []})],
        target,
    )
    database = CardDatabase.open(target)
    assert database.card("Zap").legalities == {"legacy": "legal", "vintage": "legal", "modern": "banned"}
    assert database.card("Zip").legalities == {"modern": "legal"}


def test_tokens_art_and_playtest_cards_do_not_displace_real_cards(write: Write, target: Path) -> None:
    records = [
        scryfall_card("Red Herring", oracle_text="Real."),
        scryfall_card("Red Herring", oracle_id="other", oracle_text="Playtest.", promo_types=["playtest"]),
        scryfall_card("Spirit", layout="token", type_line="Token Creature — Spirit"),
        scryfall_card("Farseek // Farseek", layout="art_series", type_line="Card // Card"),
    ]
    for order in (records, records[::-1]):
        target.unlink(missing_ok=True)
        summary = import_files([write("cards.json", order)], target)
        assert CardDatabase.open(target).card("Red Herring").front.text == "Real."
        assert summary.cards == 1
    assert summary.sources[0].skipped == {"token": 1, "art card": 1}


def test_rules_alone_leave_the_starter_set_s_cards_and_the_other_way_round(write: Write, target: Path) -> None:
    import_files([write("rules.txt", rules_text("310.1. A battle."))], target)
    database = CardDatabase.open(target)
    assert database.card("Lightning Bolt")
    assert len(database.editions()) == 1
    target.unlink()
    import_files([write("cards.json", [scryfall_card("Zap")])], target)
    database = CardDatabase.open(target)
    assert list(database) == ["Zap"]
    assert database.rule("310.11b")


def test_what_was_printed_as_tribal_is_kindred(write: Write, target: Path) -> None:
    """CR 308.3."""
    import_files([write("cards.json", [scryfall_card("Zap", type_line="Tribal Instant — Goblin")])], target)
    front = CardDatabase.open(target).card("Zap").front
    assert (front.type_line, front.types) == ("Kindred Instant — Goblin", ("Kindred", "Instant"))


def test_a_renamed_card_is_found_by_its_old_name(write: Write, target: Path) -> None:
    import_files([write("a-2020-01-01.json", [scryfall_card("Old Zap", oracle_id="same")])], target)
    import_files([write("b-2021-01-01.json", [scryfall_card("New Zap", oracle_id="same")])], target)
    database = CardDatabase.open(target)
    assert len(database) == 1
    assert database.resolve("old zap").name == "New Zap"


def test_a_reversible_card_is_the_card_on_its_sides(write: Write, target: Path) -> None:
    side = {
        "name": "Zap",
        "oracle_id": "zap",
        "mana_cost": "{R}",
        "type_line": "Instant",
        "oracle_text": "Zap.",
    }
    record = scryfall_card("Zap // Zap", layout="reversible_card", card_faces=[side, side])
    del record["oracle_id"], record["type_line"], record["oracle_text"]
    import_files([write("cards.json", [record])], target)
    card = CardDatabase.open(target).card("Zap")
    assert (card.name, len(card.faces), card.oracle_id) == ("Zap", 1, "zap")


def test_printings_in_french_give_french_names(write: Write, target: Path) -> None:
    french = scryfall_card("Lightning Bolt", lang="fr", printed_name="Foudre")
    import_files([write("cards.json", [french])], target)
    assert CardDatabase.open(target).card("Lightning Bolt").front.foreign_names == (("fr", "Foudre"),)


@pytest.mark.parametrize("pack", [gzip.compress, lambda data: tar_gz(cards__json=data), lambda data: data])
def test_packed_or_not_is_all_the_same(pack: Callable[[bytes], bytes], write: Write, target: Path) -> None:
    data = b"\xef\xbb\xbf" + str([scryfall_card("Zap")]).replace("'", '"').encode()
    summary = import_files([write("cards.bin", pack(data))], target)
    assert summary.cards == 1


def test_a_folder_is_walked_and_what_is_no_data_is_named(write: Write, target: Path) -> None:
    write("cards.json", [scryfall_card("Zap")])
    write("notes.txt", "Remember the milk.")
    folder = write("picture.png", b"\x89PNG").parent
    summary = import_files([folder], target)
    assert (summary.cards, summary.ignored) == (1, ("notes.txt",))


def test_a_bad_record_is_reported_with_its_place_and_skipped(write: Write, target: Path) -> None:
    records = [
        scryfall_card("Zap"),
        scryfall_card("Zip") | {"name": None},
        42,
        scryfall_card("Zop", keywords="haste"),
    ]
    cards = write("cards.json", [*records, scryfall_card("Zup"), scryfall_card("Zep")])
    summary = import_files([cards], target)
    assert summary.cards == 3
    assert [bad.place for bad in summary.bad] == [
        "cards.json, record 2",
        "cards.json, record 3",
        "cards.json, record 4 (Zop)",
    ]
    assert "keywords should be a list of texts" in summary.bad[2].reason
    assert any("skipped cards.json, record 3: expected an object, found int" in line for line in summary.lines())


DAMAGED = {
    "empty.json": (b"", "empty.json is empty"),
    "blank.json": (b" \n ", "blank.json is empty"),
    "nothing.json": (b"[]", "nothing.json holds no records"),
    "cut.json": (b'[{"object":"card","name":"Zap","type_line":"Insta', "cut.json is cut off"),
    "cut.json.gz": (gzip.compress(b"[" + b'{"name": "Zap"}, ' * 5000)[:-20], "cut.json.gz is cut off"),
    "torn.json": (b'[{"object":"card","name":"Zap" oops', "torn.json is malformed"),
    "prose.json": (b"Once upon a time", "prose.json is none of the known formats"),
    "page.json": (b"<html>Too many requests</html>", "page.json is none of the known formats"),
    "other.json": (b'{"error": "rate limited"}', "other.json is none of the known formats"),
    "numbers.json": (b"[1, 2, 3]", "numbers.json is none of the known formats"),
    "bad.json": (
        b'[{"name": 1}, {"name": 2}, {"name": 3}]',
        "bad.json is damaged: 3 of its 3 records are bad",
    ),
    "bytes.txt": (b"<Card>\n<Name>Z\xff\xfe</Name>\n</Card>", "bytes.txt is malformed"),
    "rules.txt": (
        rules_text("310.1. Text.").partition("Credits\n\nSomebody")[0].encode(),
        "rules.txt ends before",
    ),
    "half.txt": (rules_text("310.1. Text.").partition("310.1.")[0].encode(), "half.txt ends before"),
    "dateless.txt": (
        rules_text("310.1. T.").replace("effective as of", "from").encode(),
        "does not say when",
    ),
    "list.json": (b'{"object": "list", "data": []}', "list.json holds no records"),
    "part.json": (b'{"object": "list", "data": [', "part.json is malformed"),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_file_is_one_clear_sentence_and_the_old_database_stays(name: str, write: Write, target: Path) -> None:
    import_files([write("good.json", [scryfall_card("Zap")])], target)
    before = target.read_bytes()
    data, sentence = DAMAGED[name]
    with pytest.raises(SyncError) as caught:
        import_files([write("more.json", [scryfall_card("Zip")]), write(name, data)], target)
    message = str(caught.value)
    assert sentence in message
    assert "\n" not in message
    assert len(message) < 400
    assert target.read_bytes() == before
    assert [path.name for path in target.parent.iterdir()] == ["cards.db"]  # nothing half-built is left behind


def test_every_beginning_of_a_file_is_refused(write: Write, target: Path) -> None:
    """However a download breaks off, it is never taken for the whole."""
    whole = str([scryfall_card("Zap"), scryfall_card("Zip")]).replace("'", '"').encode()
    for length in range(1, len(whole), 7):
        with pytest.raises(SyncError):
            import_files([write("cards.json", whole[:length])], target)
    packed = gzip.compress(whole)
    for length in range(1, len(packed), 7):
        with pytest.raises(SyncError):
            import_files([write("cards.json.gz", packed[:length])], target)
    assert not target.exists()


def test_a_huge_file_and_a_huge_record_are_refused(write: Write, target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MOST_BYTES", 1_000_000)
    with pytest.raises(SyncError, match="is larger than"):
        import_files([write("bomb.json.gz", gzip.compress(b"[" + b" " * 2_000_000 + b"]"))], target)
    with pytest.raises(SyncError, match="is larger than"):
        import_files([write("bomb.tar.gz", tar_gz(a__json=b"[" + b" " * 2_000_000 + b"]"))], target)
    monkeypatch.setattr(files, "LONGEST_RECORD", 100_000)
    with pytest.raises(SyncError, match="has a record larger than"):
        import_files([write("long.json", [scryfall_card("Zap", oracle_text="x" * 300_000)])], target)


def test_missing_files_and_places_that_cannot_be_written(write: Write, tmp_path: Path, target: Path) -> None:
    with pytest.raises(SyncError, match=r"There is no file .*nowhere\.json"):
        import_files([tmp_path / "nowhere.json"], target)
    (tmp_path / "empty").mkdir()
    with pytest.raises(SyncError, match="There is no data here"):
        import_files([tmp_path / "empty"], target)
    blocked = write("a-file", "not a folder") / "cards.db"
    with pytest.raises(SyncError, match="can't be written to"):
        import_files([write("cards.json", [scryfall_card("Zap")])], blocked)


def test_an_unreadable_old_database_is_made_anew(write: Write, target: Path) -> None:
    target.parent.mkdir()
    target.write_bytes(b"this is no database" * 100)
    assert import_files([write("cards.json", [scryfall_card("Zap")])], target).cards == 1


def test_nested_and_odd_json_is_no_crash(write: Write, target: Path) -> None:
    deep = b"[" * 50_000 + b"]" * 50_000
    with pytest.raises(SyncError):
        import_files([write("deep.json", deep)], target)
    faces = scryfall_card("Zap", card_faces={"not": "a list"})
    good = [scryfall_card("Zip"), scryfall_card("Zop")]
    assert len(import_files([write("faces.json", [faces, *good])], target).bad) == 1


def packed_without_end(start: bytes, filler: bytes) -> bytes:
    """A gzip of 300 MB of the same byte."""
    packing = zlib.compressobj(1, wbits=31)
    pieces = [packing.compress(start), *(packing.compress(filler * 1_000_000) for _ in range(300)), packing.flush()]
    return b"".join(pieces)


HOSTILE = {
    "nested.json": b'[{"name":' + b"[" * 1_000_000,
    "objects.json": b'[{"a":' * 170_000,
    "answer.json": b'{"object":"list","data":' + b"[" * 1_000_000,
    "deck.json": b'{"data":{"mainBoard":' + b"[" * 1_000_000,
    "atomic.json": b'{"meta":{},"data":{"Zap":' + b'[{"a":' * 170_000,
    "quoted.json": b'[{"name":' + b'["]",' * 200_000,
    "wide.json": b'[{"name":[' + b"[]," * 1_000_000,
    "endless.json.gz": packed_without_end(b'[{"name":"', b"x"),
    "blank.json.gz": packed_without_end(b"[", b" "),
    "number.json": b'[{"cmc":' + b"9" * 1_000_000 + b"}]",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_within_little_memory(name: str, write: Write, target: Path) -> None:
    """A file nested a million deep, a packed text without an end: in a process that may have no more than this."""
    path = write(name, HOSTILE[name])
    process = multiprocessing.get_context("spawn").Process(target=_import_in, args=(path, target, 200))
    process.start()
    process.join(60)
    process.kill()
    assert process.exitcode == 0


def _import_in(path: Path, target: Path, megabytes: int) -> None:
    """Import in this much more memory than the process has; exit code 0 if that was refused in one sentence."""
    have = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (have + megabytes * 1024**2, -1))
    try:
        import_files([path], target)
    except SyncError as problem:
        sys.exit(0 if "\n" not in str(problem) and len(str(problem)) < 400 else str(problem))
    sys.exit("was taken")
