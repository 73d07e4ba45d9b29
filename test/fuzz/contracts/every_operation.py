"""
What Schemathesis does on every operation of a contract (every-operation.toml): one envelope at a time, and the checks from which
the contract excuses by x-not-checked: an operation, the requests that have a certain parameter or a certain part of a body, or
a refusal that an operation declares and that is about more than the form of a request. Loaded by every-operation.toml.
"""

import json
import os
import re
import sys
from base64 import b64encode
from collections import Counter
from itertools import count
from pathlib import Path
from urllib.request import Request, urlopen
from zlib import crc32

import schemathesis
from schemathesis.core import NotSet
from schemathesis.generation.meta import CoveragePhaseData, CoverageScenario
from schemathesis.specs.openapi import _auth_retry

sys.path.insert(0, str(Path(__file__).parents[1]))
from methods import is_answered_by_rule

ENVELOPE = os.environ["TENON_ENVELOPE"]
MARK = "x-not-checked"
ODATA = ("/_api/", "/_vti_bin/listdata.svc/")
# 0 for no bound.
MOST_OF_KIND = int(os.environ.get("TENON_MOST_OF_KIND", "0"))
POSITIVE = "positive_data_acceptance"
CODES = {
    POSITIVE: ("ST202",),
    "negative_data_rejection": ("ST201",),
    "missing_required_header": ("ST203",),
    "ignored_auth": ("ST401",),
    "unsupported_method": ("ST204", "ST205"),
    "use_after_free": ("ST301",),
    "ensure_resource_availability": ("ST302",),
}
with open(os.environ["TENON_CONTRACT"], encoding="utf-8") as file:
    CONTRACT = json.load(file)
ITEMS = {
    operation["operationId"]: (operation, [*item.get("parameters", ()), *operation.get("parameters", ())])
    for item in CONTRACT["paths"].values()
    for operation in item.values()
    if isinstance(operation, dict)
}

# A test server takes any user name with any password. So the wrong credentials are the ones that it refuses: those without a user name.
assert "_basic_auth" in _auth_retry.INVALID_AUTH_HEADERS
_auth_retry.INVALID_AUTH_HEADERS["_basic_auth"] = "Basic " + b64encode(b":wrong").decode()
schemathesis.serializer.alias("application/zip", "application/octet-stream")


@schemathesis.hook
def before_load_schema(context, raw_schema):
    """Schemathesis does not tell media types apart by their parameters, so a run sees one envelope only."""
    shared = raw_schema.get("components", {}).get("responses", {}).values()
    declared = (
        response
        for item in raw_schema["paths"].values()
        for operation in item.values()
        if isinstance(operation, dict)
        for response in operation.get("responses", {}).values()
    )
    for response in (*shared, *declared):
        content = response.get("content", {})
        for media_type in [name for name in content if "odata=" in name and not name.endswith(f"odata={ENVELOPE}")]:
            del content[media_type]


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
    if "access_token" in (case.query or {}) and next(editors) % 3 > 0:
        with_session(case)


def with_end(case):
    """A stream of requests ends when its client says so, and Schemathesis reads to the end."""
    given = (case.query or {}).get("seconds", 0)
    if re.fullmatch("[0-9]{1,5}", str(given)) and int(given) <= 86400:
        case.query = {**(case.query or {}), "seconds": 0}


def with_session(case):
    """An editor of documents has the token of a session, and the id of its file: two of three requests get those of a session."""
    if not sessions:
        sent("/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files/add(url='edited.docx',overwrite=true)", b"text")
        sessions.append(json.loads(sent("/_vti_bin/wopi.ashx/sessions", b'{"url":"/Shared Documents/edited.docx"}')))
    session = sessions.pop() if case.operation.path.endswith("/close") else sessions[0]
    case.query["access_token"] = session["accessToken"]
    if "fileId" in (case.path_parameters or {}):
        case.path_parameters["fileId"] = session["fileId"]


editors = count()
sessions = []
seen = Counter()


def sent(path, body):
    headers = {"Authorization": "Basic " + b64encode(b"admin:any").decode(), "Content-Type": "application/json"}
    with urlopen(Request(os.environ["TENON_URL"] + path, body, headers)) as reply:
        return reply.read()


def schema_of(case, name):
    """The schema of a parameter of the address."""
    found = (resolved(one) for one in item_of(case)[1])
    return next((one["schema"] for one in found if one["name"] == name and one["in"] == "path"), {})


def item_of(case):
    """The operation of a request, and its parameters with those of its address, as the contract has them."""
    return ITEMS.get(case.operation.definition.raw.get("operationId"), ({}, ()))


@schemathesis.hook
def filter_failure(context, failure, case, response):
    operation, parameters = item_of(case)
    if failure.code in CODES[POSITIVE] and (is_marked_refusal(operation, response) or is_beyond_schemas(operation, parameters, case)):
        return False
    path = case.operation.path
    if path.startswith(ODATA) and (is_answered_by_rule(failure, case, response, further_methods(path)) or is_empty_object(failure, operation, case)):
        return False
    return not any(failure.code in CODES.get(check, ()) for check in operation.get(MARK, ()))


def further_methods(path):
    """The methods of the same thing at its first address, if the path is another address of it."""
    for kind in CONTRACT.get("x-addresses", ()):
        for form in (*kind.get("forms", ()), *kind.get("lookedUp", ())):
            if path.startswith(form):
                return [method.upper() for method in CONTRACT["paths"].get(kind["canonical"] + path[len(form) :], {})]
    return ()


def is_empty_object(failure, operation, case):
    """
    An empty body of a write is an empty object (protocol/addresses#methods): the contract says that there is a body, so that handlers have
    one. It is right where the object needs no members.
    """
    if failure.code != "ST201" or case.method not in ("POST", "PUT") or not isinstance(case.body, NotSet):
        return False
    content = resolved(operation.get("requestBody", {})).get("content", {})
    return not any(resolved(one.get("schema", {})).get("required") for one in content.values())


def is_marked_refusal(operation, response):
    """Whether the operation declares the status, with the mark that a schema cannot say when it is right: so not those of wrong requests and faults."""
    declared = operation.get("responses", {}).get(str(response.status_code), {})
    return POSITIVE in resolved(declared).get(MARK, ())


def is_beyond_schemas(operation, parameters, case):
    """Whether the request has a parameter, or a value in its body, of which the contract says that no schema can tell which are right."""
    places = {"query": case.query, "header": case.headers, "path": case.path_parameters, "cookie": case.cookies}
    for parameter in map(resolved, parameters):
        if is_marked(parameter, None) and parameter["name"] in (places.get(parameter["in"]) or {}):
            return True
    content = resolved(operation.get("requestBody", {})).get("content", {})
    return any(is_marked(one.get("schema", {}), case.body) for name, one in content.items() if name == case.media_type)


def resolved(node):
    while "$ref" in node:
        node = at(node["$ref"])
    return node


def at(reference):
    found = CONTRACT
    for name in reference.removeprefix("#/").split("/"):
        found = found[name.replace("~1", "/").replace("~0", "~")]
    return found


def is_marked(schema, value):
    """Whether the schema of the value, or of a part of it, has the mark."""
    if not isinstance(schema, dict):
        return False
    if POSITIVE in schema.get(MARK, ()):
        return True
    if "$ref" in schema:
        return is_marked(at(schema["$ref"]), value)
    if any(is_marked(one, value) for word in ("allOf", "anyOf", "oneOf") for one in schema.get(word, ())):
        return True
    if isinstance(value, dict):
        known, others = schema.get("properties", {}), schema.get("additionalProperties")
        return any(is_marked(known.get(name, others), part) for name, part in value.items())
    return isinstance(value, list) and any(is_marked(schema.get("items"), part) for part in value)
