"""Office365-REST-Python-Client: batches, changes, search, navigation, features, webhooks, alerts, terms."""

from datetime import datetime, timedelta, timezone

from cases import asked, case, new_name, same, token_of, true, try_all, url
from office365.sharepoint.changes.log_item_query import ChangeLogItemQuery
from office365.sharepoint.changes.query import ChangeQuery
from office365.sharepoint.client_context import ClientContext
from office365.sharepoint.navigation.nodes.creationinformation import NavigationNodeCreationInformation

token = token_of("ann")
ctx = None


def start():
    """A new context: one that has failed keeps its calls."""
    global ctx
    ctx = ClientContext(url).with_access_token(lambda: token)


def new_list():
    return ctx.web.lists.add_tasks(new_name("Things")).execute_query()


@case("several queries in sequence")
def _():
    there = ClientContext(url).with_access_token(lambda: token)
    user, web = there.web.current_user, there.web
    there.load(user).load(web).execute_query()
    true(web.url and user.login_name)


@case("a batch that reads")
def _():
    there = ClientContext(url).with_access_token(lambda: token)
    user, web, lists = there.web.current_user, there.web, there.web.lists
    there.load(user).load(web).load(lists)
    there.execute_batch()
    true(web.url and user.login_name and len(lists) > 0)


@case("a batch that adds, updates and deletes items")
def _():
    things = new_list()
    for at in range(3):
        things.add_item({"Title": f"Thing {at}"})
    ctx.execute_batch()
    items = things.items.get().execute_query()
    same(sorted(item.properties["Title"] for item in items), ["Thing 0", "Thing 1", "Thing 2"])
    for item in items:
        item.set_property("Title", "Changed").update()
    ctx.execute_batch()
    same({item.properties["Title"] for item in things.items.get().execute_query()}, {"Changed"})
    for item in things.items.get().execute_query():
        item.delete_object()
    ctx.execute_batch()
    same(len(things.items.get().execute_query()), 0)


@case("a batch that reads and writes")
def _():
    root = ctx.web.default_document_library().root_folder
    made = root.upload_file("batch.txt", b"x").execute_query()
    made.delete_object()
    after = root.files
    ctx.load(after)
    ctx.execute_batch()
    true("batch.txt" not in [file.name for file in after])


@case("a property is loaded when it is needed")
def _():
    site = ctx.site
    site.ensure_property("Owner").execute_query()
    true(site.owner.login_name)


@case("changes of a site collection, a web and a list, since a token")
def _():
    things = new_list()
    token = things.get().select(["CurrentChangeToken"]).execute_query().properties["CurrentChangeToken"]
    things.add_item({"Title": "One"}).execute_query()
    query = ChangeQuery(Item=True, Add=True)
    same(len(things.get_changes(query).execute_query()), 1)
    true(token.StringValue.startswith("1;3;"))
    true(len(ctx.site.get_changes(ChangeQuery(List=True, Add=True)).execute_query()) > 0)
    true(len(ctx.web.get_changes(ChangeQuery(List=True, Add=True)).execute_query()) > 0)


@case("changes of users, views and content types")
def _():
    for query in (ChangeQuery(User=True, Add=True), ChangeQuery(View=True, Add=True), ChangeQuery(ContentType=True, Add=True)):
        true(ctx.site.get_changes(query).execute_query() is not None)


@case("changes of items as rows")
def _():
    things = new_list()
    things.add_item({"Title": "One"}).execute_query()
    true(things.get_list_item_changes_since_token(ChangeLogItemQuery(RowLimit="100")).execute_query().value)


@case("search by GET and by POST")
def _():
    things = new_list()
    things.add_item({"Title": "Marmalade"}).execute_query()
    rows = ctx.search.query("Marmalade", select_properties=["Title", "Path"]).execute_query().value.PrimaryQueryResult.RelevantResults
    true(rows.TotalRows >= 1)
    found = ctx.search.post_query(query_text="Marmalade", row_limit=5).execute_query().value.PrimaryQueryResult.RelevantResults
    same(found.TotalRows, rows.TotalRows)
    true("Marmalade" in str(found.Table.Rows[0].Cells))


@case("search in an order")
def _():
    from office365.sharepoint.search.query.sort.sort import Sort

    order = [Sort(Property="LastModifiedTime", Direction=1)]
    true(ctx.search.post_query(query_text="Things", enable_sorting=True, sort_list=order).execute_query().value.PrimaryQueryResult)


@case("search suggestions")
def _():
    true(ctx.search.suggest("Marm").execute_query().value is not None)


@case("search: the service and its pages")
def _():
    true(ctx.search.get().execute_query() is not None)
    true(ctx.search.search_center_url().execute_query().value is not None)
    true(ctx.search.results_page_address().execute_query().value is not None)


@case("navigation: add, by id, by index, delete")
def _():
    launch = ctx.web.navigation.quick_launch
    made = launch.add(NavigationNodeCreationInformation("Manual", "https://example.org/", True)).execute_query()
    same(launch.get_by_id(made.properties["Id"]).get().execute_query().title, "Manual")
    true(launch.get_by_index(0).get().execute_query().title)
    true(ctx.web.navigation.expand(["TopNavigationBar", "QuickLaunch"]).get().execute_query().quick_launch is not None)
    made.delete_object().execute_query()


@case("features of a site collection and of a web")
def _():
    true(ctx.site.features.get().execute_query() is not None)
    found = ctx.site.root_web.features.get().execute_query()
    true(len(found) > 0)
    true(found[0].get().execute_query().properties)


@case("user custom actions")
def _():
    actions = ctx.web.user_custom_actions
    true(actions.get().execute_query() is not None)
    true(ctx.site.user_custom_actions.get().execute_query() is not None)


@case("event receivers")
def _():
    true(ctx.web.event_receivers.get().execute_query() is not None)
    true(new_list().event_receivers.get().execute_query() is not None)
    true(ctx.site.event_receivers.get().execute_query() is not None)


@case("webhooks: add, list, update, delete")
def _():
    things = new_list()
    made = things.subscriptions.add(asked["receiver"], datetime.now(timezone.utc) + timedelta(days=10)).execute_query()
    same(made.notification_url, asked["receiver"])
    same(len(things.subscriptions.get().execute_query()), 1)
    made.delete_object().execute_query()
    same(len(things.subscriptions.get().execute_query()), 0)


@case("alerts of the current user")
def _():
    true(ctx.web.alerts.get().execute_query() is not None)
    true(ctx.web.current_user.alerts.get().execute_query() is not None)


@case("workflows of a list")
def _():
    true(new_list().workflow_associations.get().execute_query() is not None)


@case("the term store by REST")
def _():
    store = ctx.taxonomy.term_store.get().execute_query()
    true(store.name)
    true(ctx.taxonomy.term_store.term_groups.get().execute_query() is not None)


@case("titles in other languages")
def _():
    things = new_list()
    things.title_resource.set_value_for_ui_culture("de-DE", "Dinge").execute_query()
    same(things.title_resource.get_value_for_ui_culture("de-DE").execute_query().value, "Dinge")


try_all(start)
