"""Start the real bot in a process of its own, pointed at a local Discord: `python launch.py URL`.

Everything else comes from the environment, as for `siege bot`.
"""

from __future__ import annotations

import sys

from fakediscord.pointing import pointed_at

from bot.config import Config
from bot.discord_app.client import run

if __name__ == "__main__":
    with pointed_at(sys.argv[1]):
        raise SystemExit(run(Config.from_environment(), guild_ready_timeout=0))
