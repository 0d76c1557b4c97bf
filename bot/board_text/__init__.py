"""Boards as text: what people write and paste, deck lists of other programs, Forge's puzzles; read and written."""
