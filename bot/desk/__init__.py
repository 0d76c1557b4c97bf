"""The front-end-neutral desk. What a front end (Discord, the terminal, a test) builds on:

- ``Desk(cards, boards)`` with ``run`` (a command), ``press`` (a button), ``choose`` (an open choice) and
  ``suggest`` (autocomplete);
- ``COMMANDS``: every command with its options, types and autocomplete sources; build the front end from it;
- ``Reply`` and what it is made of; ``bot.discord_app.views.text`` turns it into pages within Discord's limits.

``desk.run`` takes the command's name as typed and its options by name (all text unless said otherwise)::

    board new     [players] [life: int]          board sit     [player]
    board add     card [controller] [zone] [count: int] [tapped: bool] [counters] [attached_to]
    board paste   text [partly: bool]            board edit    change [object] [value] [player]
    board show, board undo, board redo           board export, board import [file: bytes] [text]
    board share, board end                       board access  who
    board deck    [text] [file: bytes] [player] [zone] [partly: bool]
    cast          card [target] [target2] [x: int] [player] [modes] [costs] [face] [free: bool]
    activate      permanent [ability] [target] [target2] [x: int] [player]
    play          card [player] [face]           attack        attackers [target] [player]
    block         blockers [player]              pass          [player]
    resolve       [count: int] [all: bool]       go-to         step [player]
    answer        value [player]                 do            acts
    outcomes
    what-if       [card] [target] [with_] [board] [do]
    why           object                         ask           question
    card          name                           rulings       name
    rule          query                          glossary      term
    help          [topic]                        about         privacy [delete: bool]
    thumbs        [allow: bool]
"""

from bot.desk.command_registry import COMMANDS, Command, Option
from bot.desk.desk import Desk
from bot.desk.reply import (
    Attachment,
    BoardRef,
    Button,
    ChoiceView,
    Citation,
    OptionView,
    Picture,
    Place,
    Reply,
    RulingView,
    Section,
    Shape,
    StepView,
    Suggestion,
)

__all__ = [
    "COMMANDS",
    "Attachment",
    "BoardRef",
    "Button",
    "ChoiceView",
    "Citation",
    "Command",
    "Desk",
    "Option",
    "OptionView",
    "Picture",
    "Place",
    "Reply",
    "RulingView",
    "Section",
    "Shape",
    "StepView",
    "Suggestion",
]
