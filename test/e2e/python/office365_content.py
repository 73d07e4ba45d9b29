"""Office365-REST-Python-Client on webs, lists, items, columns, views and content types."""

from cases import case, new_name, same, token_of, true, try_all, url
from office365.sharepoint.client_context import ClientContext
from office365.sharepoint.contenttypes.creation_information import ContentTypeCreationInformation
from office365.sharepoint.fields.choice import FieldChoice
from office365.sharepoint.fields.lookup_value import FieldLookupValue
from office365.sharepoint.fields.multi_choice_value import FieldMultiChoiceValue
from office365.sharepoint.fields.multi_lookup_value import FieldMultiLookupValue
from office365.sharepoint.fields.multi_user_value import FieldMultiUserValue
from office365.sharepoint.fields.text import FieldText
from office365.sharepoint.fields.url_value import FieldUrlValue
from office365.sharepoint.fields.user_value import FieldUserValue
from office365.sharepoint.listitems.caml.query import CamlQuery
from office365.sharepoint.lists.creation_information import ListCreationInformation
from office365.sharepoint.permissions.base_permissions import BasePermissions
from office365.sharepoint.views.create_information import ViewCreationInformation
from office365.sharepoint.webs.creation_information import WebCreationInformation
from office365.sharepoint.webs.web import Web

token = token_of("ann")
ctx = None


def start():
    """A new context: one that has failed keeps its calls."""
    global ctx
    ctx = ClientContext(url).with_access_token(lambda: token)


def new_list(template=100):
    info = ListCreationInformation()
    info.Title = new_name("Things")
    info.BaseTemplate = template
    info.AllowContentTypes = True
    return ctx.web.lists.add(info).execute_query()


def with_items(count):
    things = new_list()
    for at in range(count):
        things.add_item({"Title": f"Thing {at}"}).execute_query()
    return things


# Webs


@case("a web and its properties")
def _():
    web = ctx.web.get().execute_query()
    same(web.title, "Home")
    true(web.url and web.id and web.created and web.language)


@case("a web with selected and expanded properties")
def _():
    web = ctx.web.get().select(["Title"]).expand(["CurrentUser", "Lists"]).execute_query()
    same(web.current_user.login_name, "i:0#.f|membership|ann")
    true(len(web.lists) > 0)


@case("sub-webs: add, filter, update, delete")
def _():
    info = WebCreationInformation()
    info.Url = info.Title = "team"
    made = ctx.web.webs.add(info).execute_query()
    same(len(ctx.web.webs.filter("Title eq 'team'").get().execute_query()), 1)
    there = ClientContext(f"{url}/team").with_access_token(lambda: token)
    there.web.set_property("Title", "Team of Ann").update().execute_query()
    same(made.get().execute_query().title, "Team of Ann")
    true(len(ctx.web.get_all_webs().execute_query()) > 0)
    there.web.delete_object().execute_query()
    same(len(ctx.web.webs.filter("Title eq 'Team of Ann'").get().execute_query()), 0)


@case("sub-webs of the current user")
def _():
    from office365.sharepoint.webs.subweb_query import SubwebQuery

    true(ctx.web.get_sub_webs_filtered_for_current_user(SubwebQuery()).execute_query() is not None)


@case("a context and its web information")
def _():
    info = Web.get_context_web_information(ctx).execute_query().value
    same(info.WebFullUrl, url)
    true(info.FormDigestValue.startswith("0x"))


@case("the URL of a web from the URL of a page")
def _():
    same(Web.get_web_url_from_page_url(ctx, f"{url}/Shared Documents/none.aspx").execute_query().value, url)


@case("a context from the URL of a document")
def _():
    ctx.web.default_document_library().root_folder.upload_file("start.txt", b"x").execute_query()
    there = ClientContext.from_url(f"{url}/Shared Documents/start.txt").with_access_token(lambda: token)
    same(there.web.get().execute_query().url, url)


@case("regional settings, time zone and languages")
def _():
    settings = ctx.web.regional_settings.expand(["TimeZone"]).get().execute_query()
    true(settings.time_zone.id is not None)
    true(len(ctx.web.regional_settings.time_zones.get().execute_query()) > 0)


@case("all properties of a web")
def _():
    true(len(ctx.web.all_properties.get().execute_query().properties) > 0)


@case("list templates and web templates")
def _():
    true(len(ctx.web.list_templates.get().execute_query()) > 5)
    true(len(ctx.web.get_available_web_templates().execute_query()) > 0)


@case("document libraries of a web")
def _():
    true(len(Web.get_document_libraries(ctx, url).execute_query().value) > 0)


@case("custom list templates")
def _():
    true(ctx.web.get_custom_list_templates().execute_query() is not None)


@case("regional schema of dates")
def _():
    true(ctx.web.get_regional_datetime_schema().execute_query().value)


@case("a date that the server parses")
def _():
    true(ctx.web.parse_datetime("2026-01-31 10:00").execute_query().value)


@case("the site collection, its root web, owner and usage")
def _():
    site = ctx.site.get().expand(["RootWeb", "Owner"]).execute_query()
    same(site.url, url)
    true(site.root_web.title and site.owner.login_name)


@case("whether a site collection exists, and its URL by id")
def _():
    from office365.sharepoint.sites.site import Site

    same(Site.exists(ctx, url).execute_query().value, True)
    site = ctx.site.get().execute_query()
    same(Site.get_url_by_id(ctx, site.id).execute_query().value, url)


@case("a web by its id")
def _():
    web = ctx.web.get().execute_query()
    same(ctx.site.open_web_by_id(web.id).execute_query().id, web.id)


@case("catalogs of a web")
def _():
    from office365.sharepoint.lists.templates.type import ListTemplateType

    true(ctx.web.get_catalog(ListTemplateType.MasterPageCatalog).get().execute_query().title)


# Lists


@case("lists: add, by title, by id, by address, update, delete")
def _():
    made = new_list()
    same(ctx.web.lists.get_by_title(made.title).get().execute_query().id, made.id)
    same(ctx.web.lists.get_by_id(made.id).get().execute_query().title, made.title)
    folder = made.root_folder.get().execute_query()
    same(ctx.web.get_list(folder.server_relative_url).get().execute_query().id, made.id)
    same(ctx.web.get_list_using_path(folder.server_relative_url).get().execute_query().id, made.id)
    title = new_name("Renamed")
    made.set_property("Title", title).update().execute_query()
    same(len(ctx.web.lists.filter(f"Title eq '{title}'").get().execute_query()), 1)
    made.delete_object().execute_query()
    same(len(ctx.web.lists.filter(f"Title eq '{title}'").get().execute_query()), 0)


@case("a list of tasks with timeline")
def _():
    same(ctx.web.lists.add_tasks(new_name("Tasks"), with_timeline_and_hierarchy=True).execute_query().base_template, 171)


@case("the library of documents, of assets and of pages")
def _():
    true(ctx.web.default_document_library().get().execute_query().title)
    true(ctx.web.lists.ensure_site_assets_library().get().execute_query().title)
    true(ctx.web.lists.ensure_site_pages_library().get().execute_query().title)


@case("fields that refer to a list")
def _():
    true(new_list().get_related_fields().get().execute_query() is not None)


@case("a list is rendered as a stream")
def _():
    with_items(1).render_list_data_as_stream().execute_query()  # The library reads nothing of the stream.


@case("a list is recycled")
def _():
    true(new_list().recycle().execute_query().value)


@case("an item id is reserved")
def _():
    same(new_list().reserve_list_item_id().execute_query().value, 1)


# Items


@case("items: add, read, update, delete")
def _():
    things = new_list()
    made = things.add_item({"Title": "One"}).execute_query()
    same(things.get_item_by_id(made.id).get().execute_query().properties["Title"], "One")
    made.set_property("Title", "Two").update().execute_query()
    same(made.get().execute_query().properties["Title"], "Two")
    made.delete_object().execute_query()
    same(len(things.items.get().execute_query()), 0)


@case("items: order")
def _():
    found = with_items(2).items.order_by("Id desc").get().execute_query()
    same([item.properties["Title"] for item in found], ["Thing 1", "Thing 0"])


@case("items: filter, select, expand, top")
def _():
    found = with_items(4).items.filter("Id gt 1").select(["Title", "Author/Title"]).expand(["Author"]).top(2).get().execute_query()
    same([item.properties["Title"] for item in found], ["Thing 1", "Thing 2"])
    same(found[0].properties["Author"]["Title"] if isinstance(found[0].properties["Author"], dict) else found[0].properties["Author"].title, "ann")


@case("items: pages, and all of them")
def _():
    things = with_items(7)
    page = things.items.paged(3).get().execute_query()
    same(len(page.current_page), 3)
    same(len([item for item in page]), 7)
    same(len(things.items.get_all(page_size=2).execute_query()), 7)


@case("items: a query of CAML, with an order and a limit")
def _():
    things = with_items(3)
    query = CamlQuery.parse("<Where><Eq><FieldRef Name='Title'/><Value Type='Text'>Thing 1</Value></Eq></Where>")
    same([item.properties["Title"] for item in things.get_items(query).execute_query()], ["Thing 1"])
    same(len(things.get_items(CamlQuery.create_all_items_query()).execute_query()), 3)


@case("items: versions")
def _():
    things = new_list()
    things.set_property("EnableVersioning", True).update().execute_query()
    made = things.add_item({"Title": "One"}).execute_query()
    made.set_property("Title", "Two").update().execute_query()
    same(len(made.versions.get().execute_query()), 2)


@case("items: an update by the system, and one over the version")
def _():
    made = with_items(1).get_item_by_id(1).get().execute_query()
    made.system_update().execute_query()  # The library sends the values for items of libraries alone.
    made.update_overwrite_version().execute_query()
    same(made.get().execute_query().properties["Title"], "Thing 0")


@case("items: values as text and as HTML, for forms, validated")
def _():
    made = with_items(1).get_item_by_id(1)
    same(made.field_values_as_text.get().execute_query().properties["Title"], "Thing 0")
    true(made.field_values_as_html.get().execute_query().properties)
    made.validate_update_list_item({"Title": "By a form"}).execute_query()
    same(made.get().execute_query().properties["Title"], "By a form")


@case("items: recycle and restore")
def _():
    things = with_items(1)
    removed = things.get_item_by_id(1).recycle().execute_query().value
    same(len(things.items.get().execute_query()), 0)
    ctx.web.recycle_bin.get_by_id(removed).restore().execute_query()
    same(len(things.items.get().execute_query()), 1)


@case("items: the list and the file of an item")
def _():
    made = with_items(1).get_item_by_id(1).get().expand(["ParentList"]).execute_query()
    true(made.parent_list.title.startswith("Things"))


@case("items: a folder of a list")
def _():
    things = new_list()
    things.set_property("EnableFolderCreation", True).update().execute_query()
    same(things.root_folder.add("Archive").execute_query().name, "Archive")


@case("items: all users of the user information list")
def _():
    users = ctx.web.site_user_info_list.get().execute_query()
    true(len(users.items.get_all(page_size=10).execute_query()) > 0)


@case("an item that does not exist, and a list that does not exist")
def _():
    from office365.runtime.client_request_exception import ClientRequestException

    for ask in (lambda: with_items(1).get_item_by_id(99).get(), lambda: ctx.web.lists.get_by_title("None").get()):
        try:
            ask().execute_query()
        except ClientRequestException as error:
            same(error.response.status_code, 404)
            true(error.message, "no message")
        else:
            raise AssertionError("no error")


# Columns


@case("columns of a web: add, by title, update, delete")
def _():
    fields = ctx.site.root_web.fields
    made = fields.add_text_field(new_name("Colour")).execute_query()
    true(isinstance(made, FieldText))
    same(fields.get_by_internal_name_or_title(made.title).get().execute_query().id, made.id)
    title = new_name("Shade")
    made.set_property("Title", title).update().execute_query()
    same(fields.get_by_title(title).get().execute_query().id, made.id)
    made.delete_object().execute_query()
    true(len(fields.top(10).get().execute_query()) == 10)


@case("columns of a list: each type that the library adds")
def _():
    fields = new_list().fields
    same(fields.add_number("Count").execute_query().type_as_string, "Number")
    same(fields.add_datetime("When").execute_query().type_as_string, "DateTime")
    same(fields.add_note("Remarks").execute_query().type_as_string, "Note")
    same(fields.add_url_field("Link").execute_query().type_as_string, "URL")
    same(fields.add_user_field("Owner of it").execute_query().type_as_string, "User")
    same(fields.create_field_as_xml("<Field Type='Currency' Name='Price' DisplayName='Price' />").execute_query().type_as_string, "Currency")
    true(isinstance(fields.add_choice_field(title="Size", values=["S", "M"]).execute_query(), FieldChoice))


@case("a calculated column")
def _():
    fields = new_list().fields
    same(fields.add_calculated("Twice", "=[ID]*2").execute_query().type_as_string, "Calculated")


@case("a column of a place on the map")
def _():
    same(new_list().fields.add_geolocation_field("Place").execute_query().type_as_string, "Geolocation")


@case("values of choices, links, people and lookups, one and many")
def _():
    things = new_list()
    item = things.add_item({"Title": "One"}).execute_query()
    me = ctx.web.current_user.get().execute_query()
    fields = things.fields
    fields.add_choice_field(title="Size", values=["S", "M"]).execute_query()
    fields.add_choice_field(title="Sizes", values=["S", "M"], multiple_values=True).execute_query()
    fields.add_url_field("Link").execute_query()
    fields.add_user_field("Approver").execute_query()
    fields.add_user_field("Approvers", allow_multiple_values=True).execute_query()
    fields.add_lookup_field(title="Other", lookup_list=things, lookup_field_name="Title").execute_query()
    others = f"<Field Type='LookupMulti' Mult='TRUE' Name='Others' DisplayName='Others' List='{{{things.id}}}' ShowField='Title' />"
    fields.create_field_as_xml(others).execute_query()
    people = FieldMultiUserValue()
    people.add(FieldUserValue.from_user(me))
    others = FieldMultiLookupValue()
    others.add(FieldLookupValue(LookupId=item.id))
    item.set_property("Size", "M")
    item.set_property("Sizes", FieldMultiChoiceValue(["S", "M"]))
    item.set_property("Link", FieldUrlValue("https://example.org/", "Example"))
    item.set_property("Approver", FieldUserValue.from_user(me))
    item.set_property("Approvers", people)
    item.set_property("Other", FieldLookupValue(LookupId=item.id))
    item.set_property("Others", others)
    item.update().execute_query()
    read = things.get_item_by_id(item.id).get().execute_query().properties
    same(read["Size"], "M")
    same(read["ApproverId"], me.id)
    same(read["OtherId"], item.id)
    true(read["Sizes"] and read["Link"] and read["ApproversId"] and read["OthersId"])


@case("available columns of a web")
def _():
    true(len(ctx.web.available_fields.get().execute_query()) > 10)


# Views


@case("views: add, list, update, columns, delete")
def _():
    things = new_list()
    info = ViewCreationInformation()
    info.Title = "Mine"
    info.Query = '<Where><Gt><FieldRef Name="ID"/><Value Type="Counter">0</Value></Gt></Where>'
    view = things.views.add(info).execute_query()
    true(len(things.views.get().execute_query()) > 1)
    view.set_property("Title", "Ours").update().execute_query()
    same(len(things.views.filter("Title eq 'Ours'").get().execute_query()), 1)
    before = len(view.view_fields.get().execute_query())
    view.view_fields.add_view_field("Created").execute_query()
    same(len(view.view_fields.get().execute_query()), before + 1)
    view.view_fields.move_view_field_to("Created", 0).execute_query()
    same(view.view_fields.get().execute_query()[0], "Created")
    view.view_fields.remove_view_field("Created").execute_query()
    view.view_fields.remove_all_view_fields().execute_query()
    same(len(view.view_fields.get().execute_query()), 0)
    view.delete_object().execute_query()


@case("views: the items of the default view")
def _():
    same(len(with_items(2).default_view.get_items().execute_query()), 2)


@case("views: HTML")
def _():
    true(with_items(1).default_view.render_as_html().execute_query().value)


# Content types


@case("content types: list, by id, add, update, delete")
def _():
    types = ctx.site.root_web.content_types
    true(len(types.get().execute_query()) > 5)
    same(types.get_by_id("0x0101").get().execute_query().name, "Document")
    made = types.add(ContentTypeCreationInformation(new_name("Contract"))).execute_query()
    made.set_property("Description", "New").update(False).execute_query()
    same(types.get_by_id(made.string_id).get().execute_query().description, "New")
    made.delete_object().execute_query()


@case("content types: of a list, with their columns")
def _():
    things = new_list()
    types = things.content_types.get().expand(["FieldLinks", "Fields"]).execute_query()
    true(len(types) > 0 and len(types[0].fields) > 0)
    things.content_types.add_available_content_type("0x0108").execute_query()


@case("permissions of a user on a list")
def _():
    user = ctx.web.current_user
    true(isinstance(new_list().get_user_effective_permissions(user).execute_query().value, BasePermissions))


try_all(start)
