"""The tests, in the rooms of the house.

``rules`` follows the Comprehensive Rules: a folder for each part, a file for each section (``cr5/test_508_...``), and
one for each keyword action (``cr701``) and ability (``cr702``). ``grammar`` is about the two-way grammar on a toy
language, ``oracle`` about card text and the abilities it becomes, ``table`` about scenarios, scripts, answers and
expectations, ``report`` about what is said. ``bot``, ``discord`` and ``cards`` are the rooms of those names.

``helpers`` plays boards in a few words, ``shelf`` holds the cards that they need, ``citations`` is what the mark ``cr``
asks for, ``scenarios`` are the founding statements as files.
"""
