"""
A client that openapi-python-client makes of the contract that a server serves, unmodified. Prints a line of JSON for each
case: its name, and what the client said, or null. Reads {url, folder} from its standard input.
"""

import json
import subprocess
import sys
from base64 import b64encode
from importlib import import_module
from io import BytesIO
from pathlib import Path
from urllib.request import urlopen

given = json.load(sys.stdin)
folder = Path(given["folder"])
contract = folder / "contract.json"
with urlopen(given["url"] + "/docs/openapi.json") as reply:
    contract.write_bytes(reply.read())
config = folder / "config.yml"
config.write_text("post_hooks: []\n", encoding="utf-8")
command = [str(Path(sys.executable).with_name("openapi-python-client")), "generate", "--path", str(contract), "--meta", "none"]
made = subprocess.run(
    [*command, "--config", str(config), "--output-path", str(folder / "tenon_client")], capture_output=True, text=True, check=False
)
sys.path.insert(0, str(folder))

from tenon_client import AuthenticatedClient  # noqa: E402
from tenon_client.types import File  # noqa: E402

client = AuthenticatedClient(base_url=given["url"], token=b64encode(b"ann:any").decode(), prefix="Basic")


def api(tag, name):
    return import_module(f"tenon_client.api.{tag}.{name}")


def model(module, name):
    return getattr(import_module(f"tenon_client.models.{module}"), name)


def quoted(text):
    """A quote in a quoted value of an address is doubled."""
    return text.replace("'", "''")


def case(name, run):
    try:
        run()
        print(json.dumps([name, None]))
    except Exception as error:  # noqa: BLE001
        print(json.dumps([name, f"{type(error).__name__}: {error}"]))


def same(seen, expected):
    if seen != expected:
        raise AssertionError(f"{seen!r} instead of {expected!r}")


TITLE = "Bob's (and 100 % Ann's) parts"
LIST = quoted(TITLE)
ids = []


def generate():
    same(made.returncode, 0)
    for path in sorted((folder / "tenon_client").rglob("*.py")):
        compile(path.read_text(encoding="utf-8"), str(path), "exec")


def create():
    body = model("list_creation", "ListCreation")(title=TITLE, base_template=100)
    same(api("lists", "add_list").sync(client=client, body=body).d.title, TITLE)
    for title in ("bolt", "nut", "smith's hammer", "washer", "zip"):
        item = model("item_creation", "ItemCreation").from_dict({"Title": title})
        ids.append(api("items", "add_item").sync(LIST, client=client, body=item).d.Id)


def read():
    found = api("items", "get_item").sync(LIST, ids[2], client=client)
    same(found.d.title, "smith's hammer")


def update():
    body = model("item_update", "ItemUpdate").from_dict({"Title": "long bolt"})
    same(api("items", "update_item").sync_detailed(LIST, ids[0], client=client, body=body, if_match="*").status_code, 200)
    same(api("items", "get_item").sync(LIST, ids[0], client=client).d.title, "long bolt")


def query():
    found = api("items", "list_items").sync(LIST, client=client, filter_="Title eq 'smith''s hammer'")
    same([one.title for one in found.d.results], ["smith's hammer"])


def page():
    pages, token = [], None
    while True:
        more = {} if token is None else {"skiptoken": token}
        reply = api("items", "list_items").sync(LIST, client=client, top=2, orderby="Id", **more)
        pages.append([one.title for one in reply.d.results])
        if not reply.d.field_next_:
            break
        token = dict(import_module("urllib.parse").parse_qsl(reply.d.field_next_.split("?", 1)[1]))["$skiptoken"]
    same(pages, [["long bolt", "nut"], ["smith's hammer", "washer"], ["zip"]])


def upload():
    body = File(payload=BytesIO(b"the plan"), mime_type="application/octet-stream")
    file = api("files", "add_file").sync("/Shared Documents", quoted("Ann's plan.txt"), True, client=client, body=body)
    same(file.d.name, "Ann's plan.txt")
    value = api("files", "get_file_value").sync_detailed(quoted(file.d.server_relative_url), client=client)
    same(value.content, b"the plan")


def delete():
    same(api("items", "delete_item").sync_detailed(LIST, ids[0], client=client, if_match="*").status_code, 200)
    gone = api("items", "get_item").sync_detailed(LIST, ids[0], client=client)
    same([gone.status_code, type(gone.parsed).__name__], [404, "ODataError"])
    same(api("lists", "delete_list").sync_detailed(LIST, client=client, if_match="*").status_code, 200)


for step in (generate, create, read, update, query, page, upload, delete):
    case(step.__name__, step)
