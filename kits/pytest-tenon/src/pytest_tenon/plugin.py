"""The fixtures. pytest finds this module by its entry point."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

from .server import Tenon, start


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("tenon_command", "the command that starts the server", default="npx --no-install tenon")


@pytest.fixture(scope="session")
def tenon_command(pytestconfig: pytest.Config) -> Sequence[str]:
    """The command that starts the server: TENON_COMMAND, otherwise tenon_command of the configuration. Override it as you like."""
    return shlex.split(os.environ.get("TENON_COMMAND") or pytestconfig.getini("tenon_command"))


@pytest.fixture(scope="session")
def tenon_settings() -> Mapping[str, Any]:
    """Settings of the server by key, as `tenon --help` lists them. Override it in conftest.py."""
    return {}


@pytest.fixture(scope="session")
def tenon_server(tenon_command: Sequence[str], tenon_settings: Mapping[str, Any]) -> Iterator[Tenon]:
    """One server for all tests of the session."""
    with start(tenon_command, tenon_settings) as server:
        yield server


@pytest.fixture
def tenon(tenon_server: Tenon) -> Tenon:
    """The server, as it was after its start, and without recorded requests."""
    tenon_server.reset()
    tenon_server.forget_requests()
    return tenon_server
