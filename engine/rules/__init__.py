"""How the game works, one module for each part of the Comprehensive Rules."""
