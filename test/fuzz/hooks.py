"""
What Schemathesis cannot read in our contract: how requests reach something to
work on (before_call). Where a check does not hold, the marks of the contract
alone say so (marks.py). Loaded by schemathesis.toml.
"""

import json
import os
import re
import sys
import tomllib
from base64 import b64encode
from itertools import count
from pathlib import Path
from urllib.request import Request, urlopen

import schemathesis
from schemathesis.specs.openapi import _auth_retry

sys.path.insert(0, str(Path(__file__).parent))
from marks import is_excused, one_envelope

CONFIG = tomllib.loads(Path(__file__).with_name("schemathesis.toml").read_text(encoding="utf-8"))
DICTIONARIES = CONFIG["dictionaries"]
BASE_URL = os.environ["TENON_URL"]
BASIC = "Basic " + b64encode("{username}:{password}".format(**CONFIG["auth"]["basic"]).encode()).decode()

ENVELOPE = os.environ["TENON_ENVELOPE"]
ITEM_WRITES = ("addItem", "updateItem", "mergeItem")
LIST_CHANGES = ("updateList", "mergeList", "deleteList")
COLUMNS = ("Title", "Priority", "PercentComplete", "DueDate", "AssignedToId", "Body", "Status", "StartDate")
GUID = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")

numbers = count(1)
taken_titles = set()

# A test server takes any user name with any password (protocol/sign-in#schemes). So the wrong credentials that
# the check ignored_auth tries with Basic are the ones that it refuses: those without a user name (protocol/sign-in#schemes).
assert "_basic_auth" in _auth_retry.INVALID_AUTH_HEADERS
_auth_retry.INVALID_AUTH_HEADERS["_basic_auth"] = "Basic " + b64encode(b":wrong").decode()


@schemathesis.hook
def before_load_schema(context, raw_schema):
    one_envelope(raw_schema, ENVELOPE)


@schemathesis.hook
def before_call(context, case, kwargs):
    operation = operation_id(case)
    case.headers.setdefault("Accept", f"application/json;odata={ENVELOPE}")
    if case.path_parameters:
        address_something(operation, case)
    if operation in ITEM_WRITES and isinstance(case.body, dict):
        case.body = with_columns(case.body)
    if operation == "addList" and isinstance(case.body, dict):
        case.body = with_free_title(case.body)
    # The coverage phase writes no quotes into headers, and takes the wrong value that it finds instead for a right one.
    if case.meta and case.meta.generation.mode.is_positive and case.headers.get("If-Match") == "0":
        case.headers["If-Match"] = "*"


def address_something(operation, case):
    """
    What a request changes or deletes is made for it, because the lists that all requests share have to stay. A quote
    inside a quoted value of an address is doubled, which OpenAPI cannot say.
    """
    path = case.path_parameters
    title = path.get("listTitle")
    if operation == "deleteItem" and is_known("items", path.get("itemId")) and is_known("lists", title):
        path["itemId"] = created(f"/_api/web/lists/getbytitle('{title}')/items", {"Title": "To be deleted"})["Id"]
    elif operation in LIST_CHANGES and is_known("lists", title):
        path["listTitle"] = new_list()["Title"]
    elif isinstance(title, str):
        path["listTitle"] = re.sub("'|%27", r"\g<0>\g<0>", title)
    elif isinstance(path.get("listId"), str) and GUID.fullmatch(path["listId"]) and next(numbers) % 3 > 0:
        path["listId"] = os.environ["TENON_LIST_ID"] if case.method == "GET" else new_list()["Id"]


def new_list():
    return created("/_api/web/lists", {"Title": f"To be changed {next(numbers)}"})


def created(path, body):
    headers = {"Authorization": BASIC, "Accept": "application/json;odata=nometadata", "Content-Type": "application/json"}
    with urlopen(Request(BASE_URL + path, json.dumps(body).encode(), headers)) as reply:
        return json.load(reply)


def with_columns(body):
    """Which columns an item has is its list's to say, not the contract's: a body of random names would always be refused."""
    names = [name for name in body if name != "__metadata"]
    columns = dict(zip(names, COLUMNS))
    return {columns.get(name, name): value for name, value in body.items()}


def with_free_title(body):
    """Most titles come again and again, and would be 409 from the second time on."""
    title = body.get("Title")
    if not isinstance(title, str) or not 0 < len(title) < 200 or title not in taken_titles:
        taken_titles.add(str(title))
        return body
    return {**body, "Title": f"{title} {next(numbers)}"}


@schemathesis.hook
def filter_failure(context, failure, case, response):
    return not is_excused(failure, case, response)


def operation_id(case):
    return case.operation.definition.raw.get("operationId")


def is_known(dictionary, value):
    """Whether schemathesis.toml has the value in a dictionary of this name, or of this name and the kind of thing it is for."""
    return any(str(value) in map(str, entry["values"]) for name, entry in DICTIONARIES.items() if name.split(" of ")[0] == dictionary)
