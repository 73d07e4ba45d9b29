"""
What Schemathesis does on every operation of a contract (every-operation.toml): one envelope at a time; where a check does not hold, the
marks of the contract alone say so (marks.py). Loaded by every-operation.toml.
"""

import atexit
import json
import os
import re
import sys
from base64 import b64encode
from collections import Counter
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from urllib.request import Request, urlopen
from zlib import crc32

import schemathesis
from schemathesis.generation.meta import CoveragePhaseData, CoverageScenario, TestPhase
from schemathesis.generation.stateful.control import TransitionController
from schemathesis.specs.openapi import _auth_retry, stateful

sys.path.insert(0, str(Path(__file__).parents[1]))
from marks import is_excused, item_of, one_envelope, resolved

ENVELOPE = os.environ["TENON_ENVELOPE"]
# 0 for no bound.
MOST_OF_KIND = int(os.environ.get("TENON_MOST_OF_KIND", "0"))

# A test server takes any user name with any password. So the wrong credentials are the ones that it refuses: those without a user name.
assert "_basic_auth" in _auth_retry.INVALID_AUTH_HEADERS
_auth_retry.INVALID_AUTH_HEADERS["_basic_auth"] = "Basic " + b64encode(b":wrong").decode()
schemathesis.serializer.alias("application/zip", "application/octet-stream")


@schemathesis.hook
def before_load_schema(context, raw_schema):
    one_envelope(raw_schema, ENVELOPE)


@schemathesis.hook
def filter_case(context, case):
    """
    The phase that goes through every bound of every schema tries each kind of them at most so often for an operation, with other values and
    methods at each: all of them take longer than CI has.
    """
    data = case.meta.phase.data if case.meta else None
    if MOST_OF_KIND == 0 or not isinstance(data, CoveragePhaseData):
        return True
    kind = (case.operation.label, data.scenario, data.parameter_location)
    seen[kind] += 1
    # Which of them come first is the same everywhere, as DELETE among the methods: each operation begins at another one.
    start = crc32(case.operation.label.encode()) % 3 if data.scenario == CoverageScenario.UNSPECIFIED_HTTP_METHOD else 0
    return start < seen[kind] <= start + MOST_OF_KIND


@schemathesis.hook
def before_call(context, case, kwargs):
    case.headers.setdefault("Accept", f"application/json;odata={ENVELOPE}")
    # A quote inside a quoted value of an address is doubled, which OpenAPI cannot say. A pattern says where its quotes are.
    for name, value in (case.path_parameters or {}).items():
        if isinstance(value, str) and f"'{{{name}}}'" in case.operation.path and "pattern" not in schema_of(case, name):
            case.path_parameters[name] = re.sub("'|%27", r"\g<0>\g<0>", value)
    if case.operation.definition.raw.get("operationId") == "streamRequests":
        with_end(case)
    if case.meta and case.meta.phase.name == TestPhase.STATEFUL and case.meta.generation.mode.is_positive and next(editors) % 4 > 0:
        with_examples(case)
    if case.id in linked:
        with_token(case)
    elif case.meta:
        with_something_there(case)


def with_something_there(case):
    """What a first step needs and no other operation of its contract makes: a file to edit, a request to look at, a token to show."""
    operation = case.operation.definition.raw.get("operationId")
    if operation == "openEditingSession" and case.meta.generation.mode.is_positive and next(editors) % 3 > 0:
        case.body = {"url": edited()}
        while len(opened) > 14:
            sent(f"/_vti_bin/wopi.ashx/sessions/close?access_token={opened.pop(0)}", b"")
    if operation == "authorize" and case.meta.generation.mode.is_positive and next(editors) % 3 > 0:
        case.query = {"client_id": "admin", "redirect_uri": "http://localhost:8080/callback", "response_type": "code", "scope": "openid"}
    if operation == "listRequests" and not case.query:
        sent("/_api/web", None)
    if "access_token" in (case.query or {}) and next(editors) % 3 > 0:
        with_session(case)


def with_examples(case):
    """
    A step of a sequence is mostly one that succeeds: random values would end it. It has the examples of the contract, with new names, and no
    options; what the link has filled in stays.
    """
    operation, parameters = item_of(case)
    content = resolved(operation.get("requestBody", {})).get("content", {}).get(case.media_type)
    example = example_of(content) if content else None
    filled = linked[case.id].filled if case.id in linked else ()
    if example is not None and "body" not in filled:
        case.body = renamed(example)
    given = [(one, example_of({**one.get("schema", {}), **one})) for one in map(resolved, parameters)]
    for one, value in given:
        place = {"path": case.path_parameters, "query": case.query, "header": case.headers}.get(one["in"])
        if place is None or one["name"] in filled:
            continue
        if one.get("required") and value is not None:
            shown = f"{next(names)}{value}" if one["name"] in NEW_NAMES else value
            place[one["name"]] = str(shown) if one["in"] == "header" else shown
        elif not one.get("required"):
            place.pop(one["name"], None)


def example_of(node):
    found = [one.get("value") if isinstance(one, dict) and "value" in one else one for one in values_of(node.get("examples", ()))]
    return node["example"] if "example" in node else found[0] if found else example_of(resolved(node["schema"])) if "schema" in node else None


def values_of(examples):
    return [resolved(one) for one in examples.values()] if isinstance(examples, dict) else examples


NEW_NAMES = ("folderName", "fileName", "attachmentName")
NAMES = ("Title", "Name", "Url", "name", "slug", "path", "url")


def renamed(value):
    if isinstance(value, dict):
        return {
            key: f"{part}{next(names)}" if key in NAMES and isinstance(part, str) and "." not in part else renamed(part)
            for key, part in value.items()
        }
    if isinstance(value, str):
        return re.sub('(DisplayName="[^"]*)', lambda found: f"{found[1]}{next(names)}", value)
    return [renamed(part) for part in value] if isinstance(value, list) else value


def with_token(case):
    """The link from tokens to the claims of their user cannot name the header Authorization, so it is filled in here."""
    if tokens and case.operation.definition.raw.get("operationId") == "getUserInfo":
        case.headers["Authorization"] = f"Bearer {tokens[-1]}"


def with_end(case):
    """A stream of requests ends when its client says so, and Schemathesis reads to the end."""
    given = (case.query or {}).get("seconds", 0)
    if re.fullmatch("[0-9]{1,5}", str(given)) and int(given) <= 86400:
        case.query = {**(case.query or {}), "seconds": 0}


def with_session(case):
    """An editor of documents has the token of a session, and the id of its file: two of three requests get those of a session."""
    if not sessions:
        sessions.append(json.loads(sent("/_vti_bin/wopi.ashx/sessions", json.dumps({"url": edited()}).encode())))
    session = sessions.pop() if case.operation.path.endswith("/close") else sessions[0]
    case.query["access_token"] = session["accessToken"]
    if "fileId" in (case.path_parameters or {}):
        case.path_parameters["fileId"] = session["fileId"]


def edited():
    """The address of a file that is there, and that nobody else changes meanwhile."""
    name = f"edited{next(files)}.docx"
    sent(f"/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files/add(url='{name}',overwrite=true)", b"text")
    return f"/Shared Documents/{name}"


editors = count()
names = count(10)
files = count()
sessions = []
tokens = []
# The tokens of the sessions that requests have opened: there may be 20 sessions.
opened = []
seen = Counter()
@dataclass
class Linked:
    source: str
    target: str
    # The names of the parameters that the link gave, and "body".
    filled: set
    status: int = 0


# The requests that follow a link which the contract declares, with values from the reply before, and how many of them succeeded.
linked = {}


def record_step(controller, step, recorder):
    if step.transition is not None and not step.transition.is_inferred and step.is_applied:
        source = recorder.cases[step.transition.parent_id].value.operation.label
        filled = {name or "body" for _, name in step.applied_parameters}
        linked[step.case.id] = Linked(source, step.case.operation.label, filled)
    return recorded_before(controller, step, recorder)


recorded_before = TransitionController.record_step
TransitionController.record_step = record_step


def begins(operation, node, produced):
    """A sequence may begin with whatever has links and makes something or lists things; Schemathesis would leave out what has names in its options."""
    return operation.method in ("post", "put") or (operation.method == "get" and not operation.path_parameters)


assert stateful.is_likely_root_transition
stateful.is_likely_root_transition = begins


@schemathesis.hook
def after_call(context, case, response):
    if case.operation.definition.raw.get("operationId") == "openEditingSession" and response.status_code == 201:
        opened.append(json.loads(response.content)["accessToken"])
    if case.operation.definition.raw.get("operationId") == "issueToken" and response.status_code == 200:
        tokens.append(json.loads(response.content)["access_token"])
    if os.environ.get("TENON_TELL"):
        print("STEP", case.id in linked, response.status_code, case.operation.label, str(case.body)[:200], str(response.content[:300]), file=sys.stderr)
    if case.id in linked:
        linked[case.id].status = response.status_code


@atexit.register
def tell_links():
    """For every-operation.ts: the links that were followed, and how often."""
    answered = [step for step in linked.values() if step.status]
    followed = Counter((step.source, step.target) for step in answered)
    succeeded = sum(step.status < 400 for step in answered)
    told = {"steps": followed.total(), "succeeded": succeeded, "links": [[*link, times] for link, times in sorted(followed.items())]}
    Path(os.environ["TENON_LINKS"]).write_text(json.dumps(told), encoding="utf-8")


def sent(path, body):
    headers = {"Authorization": "Basic " + b64encode(b"admin:any").decode(), "Content-Type": "application/json"}
    with urlopen(Request(os.environ["TENON_URL"] + path, body, headers)) as reply:
        return reply.read()


def schema_of(case, name):
    """The schema of a parameter of the address."""
    found = (resolved(one) for one in item_of(case)[1])
    return next((one["schema"] for one in found if one["name"] == name and one["in"] == "path"), {})


@schemathesis.hook
def filter_failure(context, failure, case, response):
    return not is_excused(failure, case, response)
