"""Loads the WSDL of each service that a server serves, and calls each of the operations in both versions of SOAP.

Reads {"url", "authorization", "services": {service: [operation]}, "known": {parameter: value}} from standard input, and
writes a line of JSON for each call: [service, operation, version, outcome], where the outcome is "reply", or the code of
the fault. Any other error ends the program.
"""

import json
import sys

import requests
from zeep import Client, Transport
from zeep.exceptions import Fault
from zeep.xsd import Any, ComplexType, Element

asked = json.load(sys.stdin)
session = requests.Session()
session.headers["Authorization"] = asked["authorization"]
texts = {"boolean": True, "dateTime": "2026-01-31T10:00:00Z", "base64Binary": b"bytes"}


def value_of(element):
    """A value of an element: the known one of its name, or the plainest of its type."""
    if element.name in asked["known"]:
        known = asked["known"][element.name]
        return [known] if element.accepts_multiple else known
    if isinstance(element.type, ComplexType):
        value = required(element.type)
    elif element.type.name in texts:
        value = texts[element.type.name]
    elif any(word in (element.type.name or "").lower() for word in ("int", "long", "short", "byte", "decimal", "double", "float")):
        value = 1
    else:
        value = next(iter(getattr(element.type, "_enumeration", None) or ["1"]))
    return [value] if element.accepts_multiple else value


def required(shape):
    """Values of what a type cannot do without, and of known names."""
    values = {}
    for name, element in shape.elements:
        if isinstance(element, Any) or not isinstance(element, Element):
            continue
        if not element.is_optional or name in asked["known"]:
            values[name] = value_of(element)
    for name, attribute in shape.attributes:
        if getattr(attribute, "required", False):
            values[name] = asked["known"].get(name, "1")
    return values


def code_of(fault):
    """The code of a declared fault, in its detail; a fault without one is an error."""
    codes = [] if fault.detail is None else [element.text for element in fault.detail.iter("{*}errorcode")]
    if len(codes) != 1:
        raise fault
    return codes[0]


for service, operations in asked["services"].items():
    client = Client(f"{asked['url']}/_vti_bin/{service}.asmx?wsdl", transport=Transport(session=session, timeout=60))
    for described in client.wsdl.services.values():
        for port in described.ports.values():
            version = "1.2" if "Soap12" in type(port.binding).__name__ else "1.1"
            proxy = client.bind(described.name, port.name)
            for operation in operations:
                shape = port.binding.get(operation).input.body.type
                try:
                    getattr(proxy, operation)(**required(shape))
                    outcome = "reply"
                except Fault as fault:
                    outcome = code_of(fault)
                print(json.dumps([service, operation, version, outcome]), flush=True)
