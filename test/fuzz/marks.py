"""
Where a check of Schemathesis does not hold, the contract says so beside the operation, with a reason (contracts/README.md): x-not-checked,
x-also-answers, x-refuses. This module reads these marks, and is all that the suites know of exceptions. Used by hooks.py and
contracts/every_operation.py.
"""

import json
import os

MARK = "x-not-checked"
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


def item_of(case):
    """The operation of a request, and its parameters with those of its address, as the contract has them."""
    return ITEMS.get(case.operation.definition.raw.get("operationId"), ({}, ()))


def is_excused(failure, case, response):
    """Whether the contract has a mark beside the operation that says why this failure is none."""
    operation, parameters = item_of(case)
    if failure.code in CODES[POSITIVE]:
        if is_marked_refusal(operation, response) or is_beyond_schemas(operation, parameters, case) or has_refused_character(operation, case):
            return True
    if failure.code in CODES["unsupported_method"] and is_further_method(failure, case):
        return True
    return any(failure.code in CODES.get(check, ()) for check in operation.get(MARK, ()))


def is_further_method(failure, case):
    """Whether the failure is about a method that an operation of the same address lists in x-also-answers; no fault of the server is one."""
    operations = [one for one in CONTRACT["paths"].get(case.operation.path, {}).values() if isinstance(one, dict)]
    further = {method for one in operations for method in one.get("x-also-answers", ())}
    if failure.code == "ST204":
        return failure.method in further
    declared = {method.upper() for method in CONTRACT["paths"].get(case.operation.path, {})}
    return not failure.missing_methods and set(failure.undocumented_methods) <= declared | further


def has_refused_character(operation, case):
    """Whether the request has a character that the operation says to refuse (x-refuses, by the number of the character)."""
    refused = [chr(int(name.removeprefix("U+"), 16)) for name in operation.get("x-refuses", ())]
    places = (case.path_parameters, case.query, case.cookies, case.body)
    return any(holds(place, character) for character in refused for place in places)


def holds(value, character):
    if isinstance(value, str):
        return character in value or f"%{ord(character):02x}" in value.lower()
    if isinstance(value, bytes):
        return character.encode() in value
    if isinstance(value, dict):
        return any(holds(part, character) for entry in value.items() for part in entry)
    return isinstance(value, (list, tuple)) and any(holds(part, character) for part in value)


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


def one_envelope(raw_schema, envelope):
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
        for media_type in [name for name in content if "odata=" in name and not name.endswith(f"odata={envelope}")]:
            del content[media_type]
