"""Random legal games from random boards, in search of what may never be.

    python -m tools.fuzz [--games N] [--seed S] [--acts N] [--cards PATH] [--report FILE]

Every game is decided by its seed and the cards alone, so a finding can be played again.
"""
