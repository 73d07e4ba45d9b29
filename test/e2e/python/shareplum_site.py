"""SharePlum on the lists and files of a site, in the way of 2010 (SOAP alone) and of 2019 (REST too)."""

from datetime import datetime

import requests
from cases import asked, case, forms_cookies, new_name, same, true, try_all, url
from requests_ntlm import HttpNtlmAuth
from shareplum import Site
from shareplum.site import Version

basic = ("ann", asked["password"])


def old():
    return Site(url, auth=basic)


def new():
    return Site(url, version=Version.v2019, auth=basic)


def new_list(site, template="Custom List"):
    name = new_name("Things")
    site.AddList(name, "Made by SharePlum", template)
    return site.List(name)


@case("signs in by Basic, NTLM and the cookies of forms")
def _():
    for site in (
        Site(url, auth=basic),
        Site(url, auth=HttpNtlmAuth("CORP\\bob", asked["password"])),
        Site(url, authcookie=forms_cookies("ann", asked["password"])),
    ):
        true(len(site.users["py"]) > 0)


@case("lists of a site")
def _():
    true("Tasks" in [one["Title"] for one in old().GetListCollection()])


@case("lists: add and delete")
def _():
    site = old()
    for template in ("Announcements", "Contacts", "Custom List", "Document Library", "Events", "Links", "Tasks", 100):
        name = new_name("Made")
        site.AddList(name, "", template)
        true(name in [one["Title"] for one in site.GetListCollection()], template)
    name = new_name("Made")
    site.AddList(name, "", "Tasks")
    try:
        site.DeleteList(name)
    except RuntimeError:
        pass  # The library takes its own reply for an error after each success.
    true(name not in [one["Title"] for one in site.GetListCollection()])


@case("a list: columns, views, settings")
def _():
    things = new_list(old())
    true({"Title", "Created"} <= {field["DisplayName"] for field in things.fields})
    true("All Items" in things.views)
    true(things.get_view("All Items")["fields"])
    true(things.regional_settings and things.server_settings)


@case("items: new, read, update, delete")
def _():
    things = new_list(old())
    things.UpdateListItems(data=[{"Title": "One"}, {"Title": "Two"}], kind="New")
    items = things.GetListItems(fields=["ID", "Title"])
    same([item["Title"] for item in items], ["One", "Two"])
    things.UpdateListItems(data=[{"ID": items[0]["ID"], "Title": "First"}], kind="Update")
    things.UpdateListItems(data=[items[1]["ID"]], kind="Delete")
    same([item["Title"] for item in things.GetListItems(fields=["Title"])], ["First"])


@case("items: all columns, a view, a limit")
def _():
    things = new_list(old())
    things.UpdateListItems(data=[{"Title": f"Thing {at}"} for at in range(5)], kind="New")
    first = things.GetListItems()[0]
    same(first["Title"], "Thing 0")
    true(isinstance(first["Modified"], datetime), repr(first))
    same(len(things.GetListItems("All Items")), 5)
    same(len(things.GetListItems(fields=["Title"], row_limit=2)), 2)


@case("items: queries with conditions, order and groups")
def _():
    things = new_list(old())
    things.UpdateListItems(data=[{"Title": f"Thing {at}"} for at in range(5)], kind="New")
    query = {"Where": ["Or", ("Eq", "Title", "Thing 1"), ("Contains", "Title", "4")], "OrderBy": ["Title"]}
    same([item["Title"] for item in things.GetListItems(fields=["Title"], query=query)], ["Thing 1", "Thing 4"])
    query = {"Where": ["And", ("Gt", "ID", "1"), ("Lt", "ID", "4")], "GroupBy": ["Title"]}
    same(len(things.GetListItems(fields=["ID", "Title"], query=query)), 2)


@case("items: people, dates and choices of a list of tasks")
def _():
    site = old()
    tasks = new_list(site, "Tasks")
    titles = {field["Name"]: field["DisplayName"] for field in tasks.fields}
    row = {"Title": "One", titles["DueDate"]: datetime(2026, 1, 31, 10, 0, 0), titles["Status"]: "In Progress"}
    tasks.UpdateListItems(data=[row], kind="New")
    item = tasks.GetListItems()[0]
    same(item[titles["DueDate"]], datetime(2026, 1, 31, 10, 0, 0))
    same(item[titles["Status"]], "In Progress")


@case("items: attachments of an item")
def _():
    things = new_list(old())
    things.UpdateListItems(data=[{"Title": "One"}], kind="New")
    address = f"{url}/_api/web/lists/getbytitle('{things.list_name}')/items(1)/attachmentfiles/add(filename='a.txt')"
    requests.post(address, data=b"one", auth=basic, timeout=60).raise_for_status()
    same(len(things.GetAttachmentCollection("1")), 1)


@case("the user information list")
def _():
    true(len(old().List("UserInfo").GetListItems()) > 0)


@case("2019: facts of a site by REST")
def _():
    site = new()
    true(site.info["Url"])
    true(site.contextinfo["FormDigestValue"])
    for facts in (site.contenttypes, site.eventreceivers, site.features, site.fields, site.lists, site.siteusers, site.groups, site.roleassignments):
        true(facts is not None)


@case("2019: items of a list by SOAP")
def _():
    things = new_list(new())
    things.update_list_items(data=[{"Title": "One"}], kind="New")
    same([item["Title"] for item in things.get_list_items(fields=["Title"])], ["One"])


@case("2019: folders and files")
def _():
    site = new()
    folder = site.Folder("Shared Documents/From SharePlum")
    folder.upload_file(b"\x00\xffbytes", "A file.txt")
    same([file["Name"] for file in folder.files], ["A file.txt"])
    same(folder.get_file("A file.txt"), b"\x00\xffbytes")
    true(folder.items)
    folder.check_out("A file.txt")
    folder.check_in("A file.txt", "By SharePlum")
    site.Folder("Shared Documents/From SharePlum/Below")
    same(folder.folders, ["Below"])
    folder.delete_file("A file.txt")
    same(folder.files, [])
    folder.delete_folder("Shared Documents/From SharePlum")


try_all()
