"""A local Discord for tests: the unmodified discord.py client talks to it; people are plain objects.

async with LocalDiscord() as discord:
    with pointed_at(discord.url):
        ...start the bot...
        ana = Person(discord, "Ana", discord.channel())
        message = await ana.slash("board new", players=2)
        assert "board" in message.text
        await ana.tap("Rules")
"""

from .people import NoAnswer, Person
from .pointing import pointed_at
from .problems import Refusal
from .seen import Form, Message
from .server import TOKEN, LocalDiscord

__all__ = ["TOKEN", "Form", "LocalDiscord", "Message", "NoAnswer", "Person", "Refusal", "pointed_at"]
