"""Keyword abilities (CR 702): most stand for others, in English (``meanings``); some are rules of their own."""

from __future__ import annotations

CODED: dict[str, str] = {
    "aftermath": "702.127",
    "buyback": "702.27",
    "deathtouch": "702.2",
    "defender": "702.3",
    "double strike": "702.4",
    "fear": "702.36",
    "first strike": "702.7",
    "flash": "702.8",
    "flashback": "702.34",
    "flying": "702.9",
    "fuse": "702.102",
    "haste": "702.10",
    "hexproof": "702.11",
    "horsemanship": "702.31",
    "indestructible": "702.12",
    "infect": "702.90",
    "intimidate": "702.13",
    "kicker": "702.33",
    "lifelink": "702.15",
    "menace": "702.111",
    "multikicker": "702.33",
    "partner": "702.124",
    "reach": "702.17",
    "read ahead": "702.155",
    "shadow": "702.28",
    "shroud": "702.18",
    "skulk": "702.118",
    "toxic": "702.164",
    "trample": "702.19",
    "trample over planeswalkers": "702.19",
    "vigilance": "702.20",
    "wither": "702.80",
}
"""The keywords that rules look for by name, with the section that says what they do."""
