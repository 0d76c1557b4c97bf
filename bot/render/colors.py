"""The colours of a picture: of the table, of cards by their colors, of attacks and blocks."""

BACK = "#17181b"
PANEL = "#24262b"
ACTIVE = "#e8b84a"
PAPER = "#f4f4f2"
INK = "#16171a"
FAINT = "#a9adb6"
ATTACK = "#e5484d"
BLOCK = "#4a9eea"
STACK = "#8d6fd1"
HURT = "#c62f35"

CARD = {  # fill and border by color
    "W": ("#f6f0dc", "#cbbf95"),
    "U": ("#c3ddf0", "#5b93c2"),
    "B": ("#c2bcc4", "#5f5666"),
    "R": ("#f4c0aa", "#c9593a"),
    "G": ("#c0dcb8", "#4e8a4a"),
    "gold": ("#efdc9c", "#b6952f"),
    "none": ("#d8dce1", "#8b939e"),
    "land": ("#dccab0", "#94774c"),
}
