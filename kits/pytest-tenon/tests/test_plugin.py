import json
from base64 import b64encode
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

import pytest
from pytest_tenon import TenonError, start

opener = build_opener(ProxyHandler({}))
items = "/_api/web/lists/getbytitle('Tasks')/items"


def call(url, path, body=None, authorization=None):
    headers = {
        "Accept": "application/json;odata=nometadata",
        "Content-Type": "application/json",
        "Authorization": authorization or "Basic " + b64encode(b"ann:any").decode(),
    }
    data = None if body is None else json.dumps(body).encode()
    with opener.open(Request(url + path, data=data, headers=headers), timeout=60) as reply:
        return json.load(reply)


def titles(tenon):
    return [each["Title"] for each in call(tenon.url, items + "?$select=Title&$orderby=Id")["value"]]


@pytest.mark.parametrize("round", [1, 2])
def test_each_test_begins_with_the_same_data(tenon, round):
    assert titles(tenon) == []
    call(tenon.url, items, {"Title": f"Task {round}"})
    assert titles(tenon) == [f"Task {round}"]


def test_the_server_of_the_session_is_the_same(tenon, tenon_server):
    assert tenon.url == tenon_server.url


def test_snapshots(tenon):
    call(tenon.url, items, {"Title": "kept"})
    tenon.snapshot("one")
    call(tenon.url, items, {"Title": "lost"})
    tenon.restore("one")
    assert titles(tenon) == ["kept"]
    with pytest.raises(TenonError, match="must match"):
        tenon.snapshot("a/b")


def test_snapshots_of_one_site_collection(tenon):
    call(tenon.url, items, {"Title": "kept"})
    tenon.snapshot("root", site="/")
    call(tenon.url, items, {"Title": "lost"})
    tenon.restore("root")
    assert titles(tenon) == ["kept"]
    tenon.reset(site="/")
    assert titles(tenon) == []
    with pytest.raises(TenonError):
        tenon.restore("root", site="/sites/nobody")


def test_faults_and_requests(tenon):
    tenon.add_fault(match={"operation": "listItems"}, when={"count": 1}, then={"status": 503})
    with pytest.raises(HTTPError):
        titles(tenon)
    assert titles(tenon) == []
    assert [each["status"] for each in tenon.requests(operation="listItems")] == [503, 200]
    assert "listItems" in [each["id"] for each in tenon.coverage()["operations"]]
    tenon.forget_requests()
    assert tenon.requests() == []


def test_clear_faults(tenon):
    tenon.add_fault(then={"status": 503}, match={"path": "/_api/**"})
    tenon.clear_faults()
    assert titles(tenon) == []


def test_seeds(tenon, tmp_path):
    tenon.seed({"version": 1, "webs": [{"url": "/", "lists": [{"title": "Tasks", "items": [{"Title": "seeded"}]}]}]})
    assert titles(tenon) == ["seeded"]
    path = tmp_path / "seed.yaml"
    path.write_text("version: 1\nwebs:\n  - url: /\n    lists:\n      - title: Tasks\n        items: [{ Title: from a file }]\n")
    tenon.seed(path)
    assert titles(tenon) == ["from a file"]
    with pytest.raises(TenonError, match="PUT /_emulator/state: "):
        tenon.seed({"version": 9})
    # The next tests begin with an empty list again.
    tenon.seed({"version": 1, "webs": [{"url": "/", "lists": [{"title": "Tasks"}]}]})


def test_the_clock_and_tokens(tenon):
    tenon.freeze_clock("2030-01-01T00:00:00Z")
    tenon.advance_clock("PT1H")
    added = call(tenon.url, items, {"Title": "late"}, f"Bearer {tenon.token()}")
    assert added["Created"] == "2030-01-01T01:00:00Z"
    expired = tenon.token(expires_in_seconds=60)
    tenon.advance_clock("PT2H")
    with pytest.raises(HTTPError, match="401"):
        call(tenon.url, items, authorization=f"Bearer {expired}")


def test_settings(tenon_command):
    with start(tenon_command, {"Profile": "SharePoint", "FarmAdministrators": ["admin", "eve"]}) as server:
        assert call(server.url, "/_api/web?$select=Title")["Title"]


def test_a_start_that_is_refused_says_why(tenon_command):
    with pytest.raises(TenonError, match="HttpPorts"), start(tenon_command, {"HttpPorts": 1}):
        pass
    with pytest.raises(TenonError, match="nowhere cannot be started"), start(["nowhere"]):
        pass


def test_the_command_comes_from_the_configuration(pytester, monkeypatch):
    monkeypatch.delenv("TENON_COMMAND", raising=False)
    pytester.makeini("[pytest]\ntenon_command = node 'a b.js'\n")
    pytester.makepyfile("def test_it(tenon_command):\n    assert tenon_command == ['node', 'a b.js']\n")
    result = pytester.runpytest_inprocess("-p", "pytest_tenon.plugin")
    result.assert_outcomes(passed=1)
