"""Prints the addresses that the installed client library can ask for, as JSON: a list of texts.

The addresses come from the sources of the library: each class has a place, and below it the names of its calls.
"""

import ast
import json
import pathlib

import office365.sharepoint

root = pathlib.Path(office365.sharepoint.__path__[0])
maxSteps = 7
paths = ("ResourcePath", "StaticPath", "ServiceOperationPath", "SPResPath", "StaticOperationPath")
calls = ("ServiceOperationQuery", "FunctionQuery")

# Where entities are that the library gets by an argument.
known = {
    "ListCollection": "web/lists",
    "ClientContext": "",
    "Web": "web",
    "Site": "site",
    "List": "web/lists/getbytitle('Tasks')",
    "ListItem": "web/lists/getbytitle('Tasks')/items(1)",
    "File": "web/getfilebyserverrelativeurl('/Shared Documents/a.txt')",
    "Folder": "web/getfolderbyserverrelativeurl('/Shared Documents')",
    "View": "web/lists/getbytitle('Tasks')/defaultview",
    "Field": "web/lists/getbytitle('Tasks')/fields/getbyinternalnameortitle('Title')",
    "ContentType": "web/contenttypes('0x01')",
    "User": "web/currentuser",
    "Group": "web/sitegroups(1)",
    "RoleDefinition": "web/roledefinitions(1073741829)",
    "RoleAssignment": "web/roleassignments/getbyprincipalid(1)",
    "PeopleManager": "sp.userprofiles.peoplemanager",
    "SecurableObject": "web",
    "RoleAssignmentCollection": "web/roleassignments",
    "UserCustomAction": "web/usercustomactions('00000000-0000-0000-0000-000000000000')",
    "SPWorkflowTask": "web/lists/getbytitle('Tasks')/items(1)",
    "ProfileLoader": "sp.userprofiles.profileloader.getprofileloader",
    "UserProfile": "sp.userprofiles.profileloader.getprofileloader/getuserprofile",
    "WorkflowInstanceService": "sp.workflowservices.workflowinstanceservice.current",
    "WorkflowSubscriptionService": "sp.workflowservices.workflowsubscriptionservice.current",
    "WorkflowServicesManager": "sp.workflowservices.workflowservicesmanager.current",
    "WorkflowDeploymentService": "sp.workflowservices.workflowservicesmanager.current/getworkflowdeploymentservice",
    "InteropService": "sp.workflowservices.interopservice.current",
    "TaxonomyService": "v2.1",
    "FieldCollection": "web/lists/getbytitle('Tasks')/fields",
    "ContentTypeCollection": "web/lists/getbytitle('Tasks')/contenttypes",
}


def textOf(node):
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def nameOf(node):
    if isinstance(node, ast.Subscript):
        return nameOf(node.value)
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else None


class Kind:
    def __init__(self, name):
        self.name = name
        self.bases = []
        self.typeName = f"SP.{name}"
        self.place = None
        self.edges = []
        self.calls = []


def argument(call, index, name):
    if len(call.args) > index:
        return call.args[index]
    return next((one.value for one in call.keywords if one.arg == name), None)


def readInit(kind, function):
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and nameOf(node.func) in ("ResourcePath", "StaticPath"):
            text = textOf(argument(node, 0, "segment"))
            if text is not None and argument(node, 1, "parent") is None and kind.place is None:
                kind.place = text


def withArguments(path, text):
    """A segment with an argument if the path has some: their values do not matter."""
    arguments = argument(path, 1, "parameters") if nameOf(path.func) == "ServiceOperationPath" else None
    return f"{text}('1')" if isinstance(arguments, ast.List) and arguments.elts else text


def targetOf(call, kind, variables):
    """The class of the entity that a call is asked of."""
    node = argument(call, 0, "binding_type")
    name = nameOf(node.func) if isinstance(node, ast.Call) else nameOf(node)
    if name in ("self", None):
        return kind.name
    if name == "cls":
        return kind.name
    return variables.get(name, {"web": "Web", "site": "Site"}.get(name, name if name[:1].isupper() else kind.name))


def isMadeStatic(node):
    """Whether a statement says of a call that it belongs to the class: qry.static = True."""
    return isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute) and node.targets[0].attr == "static"


def readFunction(kind, function):
    variables = {}
    allStatic = any(isMadeStatic(node) for node in ast.walk(function))
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and isinstance(node.targets[0], ast.Name):
            name = nameOf(node.value.func)
            if name and name[:1].isupper():
                variables[node.targets[0].id] = name
    for node in ast.walk(function):
        if not isinstance(node, ast.Call):
            continue
        name = nameOf(node.func)
        if name in calls:
            text = textOf(argument(node, 1, "method_name"))
            if text:
                isStatic = argument(node, 6, "is_static") if name == "ServiceOperationQuery" else None
                static = allStatic or (isinstance(isStatic, ast.Constant) and isStatic.value is True)
                kind.calls.append((targetOf(node, kind, variables), text, static))
        elif name in paths:
            text = textOf(argument(node, 0, "segment"))
            parent = argument(node, 2 if name == "ServiceOperationPath" else 1, "parent")
            if text and text != "Current" and parent is not None:
                kind.calls.append((kind.name, withArguments(node, text), False))
        if name and name[:1].isupper():
            for one in [*node.args, *(word.value for word in node.keywords)]:
                if isinstance(one, ast.Call) and nameOf(one.func) in paths:
                    text = textOf(argument(one, 0, "segment"))
                    parent = argument(one, 2 if nameOf(one.func) == "ServiceOperationPath" else 1, "parent")
                    if text:
                        text = withArguments(one, text)
                        owner = kind.name if parent is not None else "ClientContext"
                        kind.edges.append((owner, text, name, [nameOf(arg) for arg in node.args]))


def read():
    kinds = {}
    trees = []
    for path in sorted(root.rglob("*.py")):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.ClassDef):
                kind = Kind(node.name)
                if node.name in kinds:
                    kind = kinds[node.name]
                kinds[node.name] = kind
                trees.append((kind, node))
    for kind, node in trees:
        kind.bases = [nameOf(base) for base in node.bases]
        for base in node.bases:
            if isinstance(base, ast.Subscript):
                kind.itemType = nameOf(base.slice)
        for one in node.body:
            if not isinstance(one, ast.FunctionDef):
                continue
            if one.name == "__init__":
                readInit(kind, one)
            if one.name == "entity_type_name":
                for inner in ast.walk(one):
                    if isinstance(inner, ast.Constant) and isinstance(inner.value, str) and " " not in inner.value and "." in inner.value:
                        kind.typeName = inner.value
            readFunction(kind, one)
    return kinds


def place(kinds):
    """The shortest address of each class that another one leads to; a class that none leads to stands at its name."""
    places = dict(known)
    for kind in kinds.values():
        if kind.place and "." in kind.place and kind.name not in places:
            places[kind.name] = kind.place
    queue = list(places)
    while queue:
        name = queue.pop(0)
        kind = kinds.get(name)
        if kind is None:
            continue
        for owner, segment, target, arguments in kind.edges:
            if target == "EntityCollection":
                continue
            base = places.get(owner)
            if base is None or target in places or target not in kinds:
                continue
            address = f"{base}/{segment}" if base else segment
            if address.count("/") < maxSteps:
                places[target] = address
                queue.append(target)
    for kind in kinds.values():
        places.setdefault(kind.name, kind.place or kind.typeName)
    return places


kinds = read()
places = place(kinds)
found = set()
for kind in kinds.values():
    for target, name, static in kind.calls:
        base = places.get(target, target)
        if static:
            typeName = kinds[target].typeName if target in kinds else target
            found.add(f"{typeName}.{name}")
        else:
            found.add(f"{base}/{name}" if base else name)
print(json.dumps(sorted(found)))
