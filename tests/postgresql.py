"""A PostgreSQL server of the tests' own, from the system's packages."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def server() -> Iterator[str]:
    """The address of a running server with an empty database; skips the test where there can be none."""
    pytest.importorskip("psycopg", reason="needs the extra “postgresql”")
    programs = [*Path("/usr/lib/postgresql").glob("*/bin"), Path(shutil.which("initdb") or "/nowhere").parent]
    found = next((folder for folder in programs if (folder / "initdb").exists()), None)
    if found is None:
        pytest.skip("needs a PostgreSQL server (Debian: postgresql)")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, socket.socket() as free:
        as_user = {}
        if os.geteuid() == 0:  # the server refuses to run as root
            as_user = {"user": _other_user()}
            shutil.chown(folder, as_user["user"])
        free.bind(("127.0.0.1", 0))
        port, data = free.getsockname()[1], f"{folder}/data"
        free.close()
        subprocess.run(
            [found / "initdb", "-D", data, "-U", "siege", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"],
            check=True, capture_output=True, cwd=folder, **as_user,
        )  # fmt: skip
        options = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={folder} -c fsync=off"
        control = [found / "pg_ctl", "-D", data, "-w", "-l", f"{folder}/log"]
        subprocess.run([*control, "-o", options, "start"], check=True, capture_output=True, cwd=folder, **as_user)
        try:
            yield f"postgresql://siege@127.0.0.1:{port}/postgres"
        finally:
            subprocess.run(
                [*control, "-m", "immediate", "stop"], check=False, capture_output=True, cwd=folder, **as_user
            )


def _other_user() -> str:
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    pytest.skip("needs a user who is not root, to run a PostgreSQL server as")


def empty(url: str) -> None:
    """Take everything out of the database."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
