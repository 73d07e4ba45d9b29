"""A Tenon server as a process of its own, with the addresses below /_emulator. Needs nothing but Python."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import ProxyHandler, Request, build_opener

# A proxy of the environment is not for this machine.
_opener = build_opener(ProxyHandler({}))
_timeout = 60


class TenonError(Exception):
    """What the server, or its start, refused; the message is the server's own."""


def _in_site(site: str | None) -> str:
    return "" if site is None else f"?{urlencode({'site': site})}"


class Tenon:
    """A running server. Every method is one request to an address below /_emulator."""

    def __init__(self, url: str) -> None:
        self.url = url

    def reset(self, site: str | None = None) -> None:
        """Puts data, clock and random numbers back to the start, and deletes the faults. Connections and tokens stay good.

        With the server-relative URL of a site collection, puts back only its content.
        """
        self._send("POST", f"reset{_in_site(site)}")

    def snapshot(self, name: str, site: str | None = None) -> None:
        """Keeps all data, or one site collection, as it is now under a name."""
        self._send("PUT", f"snapshots/{quote(name, safe='')}{_in_site(site)}")

    def restore(self, name: str, site: str | None = None) -> None:
        """Puts all data back to a snapshot, or the content of one site collection: that of the snapshot, if it has only one."""
        self._send("POST", f"snapshots/{quote(name, safe='')}/restore{_in_site(site)}")

    def seed(self, seed: Mapping[str, Any] | str | Path) -> None:
        """Replaces all content by a seed: a mapping, or the path of a JSON or YAML file. A reset returns to it."""
        if isinstance(seed, Mapping):
            self._send("PUT", "state", seed)
            return
        path = Path(seed)
        media_type = "application/yaml" if path.suffix in (".yaml", ".yml") else "application/json"
        self._send_bytes("PUT", "state", path.read_bytes(), media_type)

    def requests(self, **asked: Any) -> list[dict[str, Any]]:
        """The recorded requests that fit, oldest first: by method, path, operation, status, user, unmatched, since."""
        given = {name: str(value).lower() if isinstance(value, bool) else value for name, value in asked.items()}
        found = self._send("GET", f"requests?{urlencode({**given, 'limit': 10_000})}")
        return list(reversed(found["value"]))

    def forget_requests(self) -> None:
        """Forgets the recorded requests."""
        self._send("DELETE", "requests")

    def coverage(self) -> dict[str, Any]:
        """The operations that were called, and those that were not."""
        return self._send("GET", "coverage")

    def add_fault(self, then: Mapping[str, Any], match: Mapping[str, Any] | None = None, when: Mapping[str, Any] | None = None) -> int:
        """Adds a rule that makes requests fail, and returns its id."""
        rule = {"match": dict(match or {}), **({"when": dict(when)} if when else {}), "then": dict(then)}
        return self._send("POST", "faults", rule)["id"]

    def clear_faults(self) -> None:
        """Deletes all rules."""
        self._send("DELETE", "faults")

    def freeze_clock(self, at: str | None = None) -> None:
        """Stops the clock, at a time in ISO 8601 or where it is."""
        self._send("PUT", "clock", {**({"now": at} if at else {}), "frozen": True})

    def advance_clock(self, by: str) -> None:
        """Moves the clock forward by a duration in ISO 8601: PT1H."""
        self._send("POST", "clock/advance", {"by": by})

    def token(self, claims: Mapping[str, Any] | None = None, expires_in_seconds: int | None = None) -> str:
        """An access token with these claims; those that are missing are the ones of an ordinary user."""
        more = {} if expires_in_seconds is None else {"expiresInSeconds": expires_in_seconds}
        return self._send("POST", "tokens", {"claims": dict(claims or {}), **more})["access_token"]

    def _send(self, method: str, path: str, body: Any = None) -> Any:
        return self._send_bytes(method, path, None if body is None else json.dumps(body).encode(), "application/json")

    def _send_bytes(self, method: str, path: str, body: bytes | None, media_type: str) -> Any:
        headers = {} if body is None else {"Content-Type": media_type}
        request = Request(f"{self.url}/_emulator/{path}", data=body, headers=headers, method=method)
        try:
            with _opener.open(request, timeout=_timeout) as reply:
                text = reply.read().decode()
        except HTTPError as error:
            raise TenonError(f"{method} /_emulator/{path}: {_message_in(error.read().decode())}") from None
        return json.loads(text) if text else None


def _message_in(text: str) -> str:
    try:
        return json.loads(text)["error"]["message"]
    except (ValueError, KeyError, TypeError):
        return text[:500]


@contextmanager
def start(command: Sequence[str], settings: Mapping[str, Any] | None = None) -> Iterator[Tenon]:
    """Starts the program on a free port with its data in memory, and stops it at the end of the block.

    Raises TenonError with what the program said if it does not start.
    """
    usual = {"StorageProvider": "InMemory", "HttpPort": 0, "Security:HttpsEnabled": False, "Logging:Level": "off", "Emulator:Enabled": True}
    words = [f"--{key}={_word(value)}" for key, value in {**usual, **(settings or {})}.items()]
    try:
        process = subprocess.Popen([*command, *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    except OSError as error:
        raise TenonError(f"{command[0]} cannot be started: {error.strerror}. Set tenon_command.") from None
    try:
        yield Tenon(_url_of(process))
    finally:
        process.terminate()
        try:
            process.wait(_timeout)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout:
            process.stdout.close()


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def _url_of(process: subprocess.Popen[str]) -> str:
    said = ""
    assert process.stdout
    for line in process.stdout:
        found = re.search(r"listens on (http://\S+)", line)
        if found:
            return found[1]
        said += line
    raise TenonError(f"The server did not start: {said.strip() or 'it said nothing'}")
