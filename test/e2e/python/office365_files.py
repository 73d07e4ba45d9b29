"""Office365-REST-Python-Client on files, folders, attachments and the recycle bin."""

import os
import tempfile
from io import BytesIO

from cases import case, new_name, same, token_of, true, try_all, url
from office365.runtime.client_request_exception import ClientRequestException
from office365.runtime.queries.service_operation import ServiceOperationQuery
from office365.sharepoint.changes.query import ChangeQuery
from office365.sharepoint.client_context import ClientContext
from office365.sharepoint.files.move_operations import MoveOperations
from office365.sharepoint.files.checkin_type import CheckinType
from office365.sharepoint.files.file import File
from office365.sharepoint.webparts.personalization_scope import PersonalizationScope

token = token_of("ann")
ctx = library = None


def start():
    """A new context: one that has failed keeps its calls."""
    global ctx, library
    ctx = ClientContext(url).with_access_token(lambda: token)
    library = ctx.web.default_document_library()


def new_folder():
    return library.root_folder.add(new_name("Folder")).execute_query()


def new_file(content=b"one", name="a.txt"):
    return new_folder().upload_file(name, content).execute_query()


def part_xml(title):
    return f'<WebPart xmlns="http://schemas.microsoft.com/WebPart/v2"><Title>{title}</Title><TypeName>Example.Part</TypeName></WebPart>'


def add_part(page, title):
    """The library has no method that adds a web part."""
    qry = ServiceOperationQuery(
        page.get_limited_webpart_manager(PersonalizationScope.Shared), "AddWebPart", None, {"webPartXml": part_xml(title)}
    )
    ctx.add_query(qry)
    ctx.execute_query()


def text_of(file):
    return file.get_content().execute_query().value


@case("folders: add, list, by path, by id, delete")
def _():
    made = new_folder()
    same(made.exists, True)
    true(len(library.root_folder.folders.get().execute_query()) > 0)
    same(ctx.web.get_folder_by_server_relative_url(made.server_relative_url).get().execute_query().name, made.name)
    same(ctx.web.get_folder_by_server_relative_path(made.server_relative_url).get().execute_query().name, made.name)
    same(ctx.web.get_folder_by_id(made.unique_id).get().execute_query().name, made.name)
    same(library.root_folder.folders.get_by_path(made.name).get().execute_query().unique_id, made.unique_id)
    made.delete_object().execute_query()
    try:
        ctx.web.get_folder_by_server_relative_url(made.server_relative_url).get().execute_query()
    except Exception as error:
        same(error.response.status_code, 404)
    else:
        raise AssertionError("the folder is there")


@case("folders: a path is made where it is missing")
def _():
    ctx.web.ensure_folder_path("Shared Documents/Archive/2020/12").execute_query()
    same(ctx.web.get_folder_by_server_relative_url("Shared Documents/Archive/2020/12").get().execute_query().name, "12")


@case("folders: columns, files and item")
def _():
    made = new_folder()
    made.upload_file("a.txt", "text").execute_query()
    made.list_item_all_fields.set_property("Title", "Of Ann").update().execute_query()
    same(made.list_item_all_fields.get().execute_query().properties["Title"], "Of Ann")
    read = made.get().expand(["Files", "Folders"]).execute_query()
    same([file.name for file in read.files], ["a.txt"])
    true(len(made.get_files(True).execute_query()) > 0)


@case("folders: rename, copy, move")
def _():
    made = new_folder()
    made.upload_file("a.txt", b"one").execute_query()
    target = new_folder()
    copy = made.copy_to(target).execute_query()
    same(len(copy.files.get().execute_query()), 1)
    name = new_name("Renamed")
    same(made.rename(name).get().execute_query().name, name)
    moved = ctx.web.get_folder_by_server_relative_url(f"Shared Documents/{name}").move_to(target).execute_query()
    true(moved.server_relative_url)


@case("folders: recycle and restore")
def _():
    made = new_folder()
    removed = made.recycle().execute_query().value
    ctx.web.recycle_bin.get_by_id(removed).restore().execute_query()
    same(made.get().execute_query().exists, True)


@case("folders: storage metrics")
def _():
    made = new_folder()
    made.upload_file("a.txt", b"one").execute_query()
    same(made.storage_metrics.get().execute_query().properties["TotalFileCount"], 1)


@case("files: upload, read, list")
def _():
    folder = new_folder()
    with tempfile.TemporaryDirectory() as scratch:
        path = os.path.join(scratch, "50% ä #1.txt")
        with open(path, "wb") as stored:
            stored.write(b"\x00\xff\r\nbytes")
        made = folder.files.upload(path).execute_query()
    same(made.name, "50% ä #1.txt")
    same(text_of(made), b"\x00\xff\r\nbytes")
    same(len(folder.files.top(1).get().execute_query()), 1)


@case("files: by address, by path, by id, by full URL")
def _():
    made = new_file()
    address = made.server_relative_url
    same(ctx.web.get_file_by_server_relative_url(address).get().execute_query().name, "a.txt")
    same(ctx.web.get_file_by_server_relative_path(address).get().execute_query().name, "a.txt")
    same(ctx.web.get_file_by_id(made.unique_id).get().execute_query().name, "a.txt")
    there = File.from_url(url + address).with_access_token(lambda: token) if hasattr(File, "with_access_token") else made
    same(there.get().execute_query().name, "a.txt")


@case("files: download as a whole and as a stream")
def _():
    made = new_file(b"0123456789" * 1000)
    whole, parts = BytesIO(), BytesIO()
    made.download(whole).execute_query()
    made.download_session(parts, chunk_size=4096, use_path=False).execute_query()
    same(whole.getvalue(), b"0123456789" * 1000)
    same(parts.getvalue(), whole.getvalue())


@case("files: upload in parts")
def _():
    folder = new_folder()
    content = bytes(range(256)) * 1200
    seen = []
    with tempfile.TemporaryDirectory() as scratch:
        path = os.path.join(scratch, "big.bin")
        with open(path, "wb") as stored:
            stored.write(content)
        made = folder.files.create_upload_session(path, 100000, lambda offset: seen.append(offset)).execute_query()
    same(made.length, len(content))
    same(text_of(made), content)
    true(len(seen) > 1)


@case("files: replace the content")
def _():
    made = new_file()
    made.save_binary_stream(b"two").execute_query()
    same(text_of(made), b"two")
    File.save_binary(ctx, made.server_relative_url, b"three")
    same(text_of(made), b"three")


@case("files: item and its columns")
def _():
    made = new_file()
    item = made.listItemAllFields
    item.set_property("Title", "By Ann").update().execute_query()
    same(item.get().expand(["File"]).execute_query().file.name, "a.txt")
    same(item.properties["Title"], "By Ann")


@case("files: versions, one deleted, one restored")
def _():
    library.set_property("EnableVersioning", True).update().execute_query()
    made = new_file()
    made.save_binary_stream(b"two").execute_query()
    made.save_binary_stream(b"three").execute_query()
    read = made.expand(["Versions"]).get().execute_query()
    same(len(read.versions), 2)
    same(read.versions[0].download(BytesIO()).execute_query() is not None, True)
    made.versions.restore_by_label("1.0").execute_query()
    same(text_of(made), b"one")
    made.versions.get().execute_query()[0].delete_object().execute_query()
    same(len(made.versions.get().execute_query()), 2)


@case("files: check out, check in, undo, publish")
def _():
    library.set_property("EnableVersioning", True).set_property("EnableMinorVersions", True).update().execute_query()
    made = new_file()
    made.checkout().execute_query()
    same(made.get().execute_query().check_out_type, 0)
    made.checkin("By Ann", CheckinType.MajorCheckIn).execute_query()
    made.unpublish("Again").execute_query()
    made.publish("Now").execute_query()
    made.checkout().execute_query()
    made.undocheckout().execute_query()
    same(made.get().execute_query().check_out_type, 2)
    library.set_property("EnableMinorVersions", False).update().execute_query()


@case("files: copy, move, rename")
def _():
    made, target = new_file(), new_folder()
    copy = made.copyto(target, True).execute_query()
    same(text_of(copy), b"one")
    moved = made.moveto(target, 1).get().execute_query()
    same(moved.server_relative_url.startswith(target.server_relative_url), True)
    moved.rename("b.txt").execute_query()
    same(sorted(file.name for file in target.files.get().execute_query()), ["b.txt"])


@case("files: copy and move by path, keeping both")
def _():
    made, target = new_file(), new_folder()
    made.copyto_using_path(target, True).execute_query()
    made.move_to_using_path(new_folder(), MoveOperations.overwrite).execute_query()
    same([file.name for file in target.files.get().execute_query()], ["a.txt"])


@case("files: recycle, find, restore")
def _():
    made = new_file(name="lost.txt")
    removed = made.recycle().execute_query().value
    true(len(ctx.site.recycle_bin.filter("LeafName eq 'lost.txt'").get().execute_query()) > 0)
    ctx.web.recycle_bin.get_by_id(removed).restore().execute_query()
    same(text_of(made), b"one")


@case("files: delete")
def _():
    made = new_file()
    made.delete_object().execute_query()
    try:
        made.get().execute_query()
    except Exception as error:
        same(error.response.status_code, 404)
    else:
        raise AssertionError("the file is there")


@case("files: changes of a file")
def _():
    made = new_file()
    true(len(made.listItemAllFields.get_changes(ChangeQuery(Item=True, Add=True)).execute_query()) > 0)


@case("files: who has checked out, and properties")
def _():
    made = new_file()
    made.checkout().execute_query()
    same(made.checked_out_by_user.get().execute_query().login_name, "i:0#.f|membership|ann")
    true(made.properties is not None)
    made.checkin("", CheckinType.MinorCheckIn).execute_query()


@case("files: the absolute URL")
def _():
    true(new_file().get_absolute_url().execute_query().value.startswith(url))


@case("files: web parts of a page")
def _():
    page = new_file(name="page.aspx")
    manager = page.get_limited_webpart_manager(PersonalizationScope.Shared).get().execute_query()
    same((manager.scope, manager.has_personalized_parts), (1, False))
    same(len(manager.web_parts.get().execute_query()), 0)
    imported = manager.import_web_part(part_xml("One")).execute_query()
    same(imported.id, "00000000-0000-0000-0000-000000000000")


@case("files: the web parts of a page are read, changed and deleted")
def _():
    page = new_file(name="page.aspx")
    for title in ("One", "Two"):
        add_part(page, title)
    manager = page.get_limited_webpart_manager(PersonalizationScope.Shared)
    parts = manager.web_parts.expand(["WebPart", "WebPart/Properties"]).get().execute_query()
    same([part.properties["WebPart"].title for part in parts], ["One", "Two"])
    part = manager.web_parts.get_by_id(parts[0].id)
    part.move_web_part_to("Left", 0).execute_query()
    part.close_web_part().execute_query()
    same(part.web_part.get().execute_query().is_closed, True)
    part.open_web_part().execute_query()
    part.save_web_part_changes().execute_query()
    read = part.web_part.get().execute_query()
    same((read.is_closed, read.hidden, read.export_mode, read.zone_index, read.title), (False, False, 1, 0, "One"))
    same(part.get().execute_query().zone_id, "Left")
    true("Example.Part" in manager.export_web_part(parts[0].id).execute_query().value)
    part.delete_web_part().execute_query()
    same(len(manager.web_parts.get().execute_query()), 1)


@case("files: nobody changes web parts in the scope of a user")
def _():
    page = new_file(name="page.aspx")
    add_part(page, "One")
    manager = page.get_limited_webpart_manager(PersonalizationScope.User)
    parts = manager.web_parts.get().execute_query()
    same(len(parts), 1)
    try:
        manager.web_parts.get_by_id(parts[0].id).delete_web_part().execute_query()
    except ClientRequestException as refused:
        true("shared web parts" in str(refused), str(refused))
    else:
        raise AssertionError("the part was deleted")


@case("files: a page from a template")
def _():
    from office365.sharepoint.pages.template_file_type import TemplateFileType

    pages = ctx.web.lists.ensure_site_pages_library().execute_query()
    folder = ctx.web.lists.get_by_title(pages.get().execute_query().title).root_folder.get().execute_query()
    same(folder.files.add_template_file(f"{folder.server_relative_url}/Ours.aspx", TemplateFileType.WikiPage).execute_query().name, "Ours.aspx")


@case("attachments: add, list, read, replace, delete")
def _():
    things = ctx.web.lists.add_tasks(new_name("Tasks with files")).execute_query()
    item = things.add_item({"Title": "One"}).execute_query()
    file = BytesIO(b"one")
    file.name = "a.txt"
    made = item.attachment_files.upload(file).execute_query()
    same(made.file_name, "a.txt")
    same(len(item.attachment_files.get().execute_query()), 1)
    read = BytesIO()
    made.download(read).execute_query()
    same(read.getvalue(), b"one")
    made.upload(BytesIO(b"two")).execute_query()
    again = BytesIO()
    made.download(again).execute_query()
    same(again.getvalue(), b"two")
    made.delete_object().execute_query()
    same(len(item.attachment_files.get().execute_query()), 0)


@case("the recycle bins of a web and of a site collection")
def _():
    new_file().recycle().execute_query()
    true(len(ctx.web.get_recycle_bin_items().execute_query()) > 0)
    true(len(ctx.site.get_recycle_bin_items().execute_query()) > 0)
    ctx.site.recycle_bin.delete_all().execute_query()
    same(len(ctx.site.recycle_bin.get().execute_query()), 0)


try_all(start)
