"""Read what every worker needs, once for all: the engine and its grammar. Imported by the workers' fork server."""

from __future__ import annotations

from bot.boards.store import BoardStore
from bot.workers.desk_requests import DeskWork
from cards import CardDatabase

with CardDatabase.starter_set() as _cards:
    _desk = DeskWork(_cards, BoardStore())
    _desk.warm_up()
    _desk.close()
