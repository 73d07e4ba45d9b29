"""The cases that a program tries against a server with a client library.

A program reads {"url", …} from standard input, and writes a line of JSON for each case: [name, error], where the error is null
for a case that succeeds. What a library prints goes to standard error.
"""

import json
import os
import sys
from urllib.parse import parse_qs, urlsplit

import requests

asked = json.load(sys.stdin)
url = asked["url"]
_results = os.fdopen(os.dup(1), "w", encoding="utf-8")
sys.stdout = sys.stderr
_program = os.path.basename(sys.argv[0]).removesuffix(".py").split("_")[-1]
_cases = []
_made = {}


def case(name):
    """Adds a function as a case."""

    def add(run):
        _cases.append((name, run))
        return run

    return add


def try_all(start=lambda: None):
    """Calls `start` and a case, for each case in their order. One that fails leaves the others."""
    for name, run in _cases:
        start()
        try:
            run()
            error = None
        except Exception as caught:  # The error is the result.
            error = _words_of(caught)
        _results.write(json.dumps([name, error]) + "\n")
        _results.flush()


def _words_of(error):
    words = f"{type(error).__name__}: {error}"
    response = getattr(error, "response", None)
    if response is not None:
        words += f" {response.request.method} {response.request.url} {response.text}"
    return " ".join(words.split())[:800]


def new_name(word):
    """A name that no other case has."""
    _made[word] = _made.get(word, 0) + 1
    return f"{word} of {_program} {_made[word]}"


def same(actual, expected):
    if actual != expected:
        raise AssertionError(f"{actual!r} instead of {expected!r}")


def true(value, words="nothing"):
    if not value:
        raise AssertionError(words)


def token_of(user):
    """The access token of a user who signs in by Basic, as the reply of a token endpoint."""
    query = {"response_type": "token", "client_id": "tests", "redirect_uri": "http://localhost/back", "login_hint": user, "state": "1"}
    answer = requests.get(f"{url}/oauth2/v2.0/authorize", params=query, auth=(user, asked["password"]), allow_redirects=False, timeout=60)
    values = parse_qs(urlsplit(answer.headers["Location"]).fragment)
    return {"access_token": values["access_token"][0], "token_type": "Bearer", "expires_in": int(values["expires_in"][0])}


def forms_cookies(user, password):
    """The cookies of a user who signs in by authentication.asmx."""
    body = f"""<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>
    <Login xmlns="http://schemas.microsoft.com/sharepoint/soap/"><username>{user}</username><password>{password}</password></Login>
    </soap:Body></soap:Envelope>"""
    session = requests.Session()
    headers = {"Content-Type": "text/xml; charset=utf-8"}
    session.post(f"{url}/_vti_bin/authentication.asmx", data=body, headers=headers, timeout=60).raise_for_status()
    return session.cookies
