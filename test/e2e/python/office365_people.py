"""Office365-REST-Python-Client signs in, and works on users, groups, roles and permissions."""

from cases import asked, case, forms_cookies, new_name, same, token_of, true, try_all, url
from office365.runtime.auth.user_credential import UserCredential
from office365.sharepoint.client_context import ClientContext
from office365.sharepoint.permissions.base_permissions import BasePermissions
from office365.sharepoint.permissions.kind import PermissionKind
from office365.sharepoint.sharing.role_type import RoleType

token = token_of("ann")
ctx = None


def start():
    """A new context: one that has failed keeps its calls."""
    global ctx
    ctx = ClientContext(url).with_access_token(lambda: token)


def new_list():
    return ctx.web.lists.add_tasks(new_name("Things")).execute_query()


def login_name_of(context):
    context.web.lists.get_by_title("Tasks").add_item({"Title": "Signed in"}).execute_query()
    return context.web.current_user.get().execute_query().login_name


@case("signs in with an access token")
def _():
    same(login_name_of(ctx), "i:0#.f|membership|ann")


@case("signs in by NTLM, with and without a domain")
def _():
    for name, expected in (("CORP\\bob", "i:0#.w|corp\\bob"), ("ann", "i:0#.f|membership|ann")):
        credential = UserCredential(name, asked["password"])
        same(login_name_of(ClientContext(url, allow_ntlm=True).with_credentials(credential)), expected)


@case("signs in with the cookies of forms, and writes with a digest")
def _():
    there = ClientContext(url).with_cookies(lambda: forms_cookies("ann", asked["password"]).get_dict())
    same(login_name_of(there), "i:0#.f|membership|ann")


@case("is refused with a wrong token")
def _():
    wrong = ClientContext(url).with_access_token(lambda: {"access_token": "x.y.z", "token_type": "Bearer", "expires_in": 60})
    try:
        wrong.web.get().execute_query()
    except Exception as error:
        same(error.response.status_code, 401)
    else:
        raise AssertionError("no error")


@case("users: the current one, ensured, by name, by id, by e-mail")
def _():
    me = ctx.web.current_user.get().execute_query()
    true(isinstance(me.id, int))
    bea = ctx.web.ensure_user("bea").execute_query()
    same(ctx.web.site_users.get_by_login_name(bea.login_name).get().execute_query().id, bea.id)
    same(ctx.web.site_users.get_by_id(bea.id).get().execute_query().login_name, bea.login_name)
    same(ctx.web.get_user_by_id(me.id).get().execute_query().login_name, me.login_name)
    true(len(ctx.site.root_web.site_users.get().execute_query()) > 1)


@case("users: update, groups, remove")
def _():
    cid = ctx.web.ensure_user("cid").execute_query()
    cid.set_property("Email", "cid@example.org").update().execute_query()
    same(ctx.web.site_users.get_by_email("cid@example.org").get().execute_query().id, cid.id)
    true(cid.groups.get().execute_query() is not None)
    ctx.web.site_users.remove_by_id(cid.id).execute_query()


@case("users: effective permissions")
def _():
    value = ctx.web.get_user_effective_permissions("i:0#.f|membership|ann").execute_query().value
    true(isinstance(value, BasePermissions) and len(value.permission_levels) > 0)
    asked_for = BasePermissions()
    asked_for.set(PermissionKind.ManageWeb)
    same(ctx.web.does_user_have_permissions(asked_for).execute_query().value, True)


@case("groups: add, members, remove")
def _():
    made = ctx.web.site_groups.add(new_name("Painters")).execute_query()
    bea = ctx.web.ensure_user("bea").execute_query()
    true(made.users.add_user(bea.login_name).execute_query().id)
    true(bea.login_name in [user.login_name for user in made.users.get().execute_query()])
    made.users.remove_by_id(bea.id).execute_query()
    true(bea.login_name not in [user.login_name for user in made.users.get().execute_query()])
    same(ctx.web.site_groups.get_by_name(made.title).get().execute_query().id, made.id)
    ctx.web.site_groups.remove_by_id(made.id).execute_query()


@case("groups: update, owner")
def _():
    made = ctx.web.site_groups.add(new_name("Writers")).execute_query()
    title = new_name("Poets")
    made.set_property("Title", title).update().execute_query()
    same(ctx.web.site_groups.get_by_name(title).get().execute_query().id, made.id)
    made.set_user_as_owner(ctx.web.current_user).execute_query()


@case("groups: owners, members and visitors of a web")
def _():
    same(ctx.web.associated_owner_group.get().execute_query().title, "Home Owners")
    same(ctx.web.associated_member_group.get().execute_query().title, "Home Members")
    same(ctx.web.associated_visitor_group.get().execute_query().title, "Home Visitors")


@case("groups: their people")
def _():
    true(ctx.web.associated_owner_group.expand_to_principals().execute_query().value is not None)


@case("roles: add, by name, by type, delete")
def _():
    rights = BasePermissions()
    rights.set(PermissionKind.CreateAlerts)
    rights.set(PermissionKind.ManageAlerts)
    name = new_name("Alerts only")
    made = ctx.web.role_definitions.add(rights, name).execute_query()
    same(ctx.web.role_definitions.get_by_name(name).get().execute_query().id, made.id)
    true(ctx.web.role_definitions.get_by_type(RoleType.Contributor).get().execute_query().name)
    made.delete_object().execute_query()


@case("role assignments of a list: break, add, read, remove, reset")
def _():
    things = new_list()
    things.break_role_inheritance(False).execute_query()
    same(things.get().select(["HasUniqueRoleAssignments"]).execute_query().has_unique_role_assignments, True)
    bea = ctx.web.ensure_user("bea").execute_query()
    things.add_role_assignment(bea, RoleType.Contributor).execute_query()
    same(things.get_role_assignment(bea).get().execute_query().principal_id, bea.id)
    true(len(things.role_assignments.expand(["Member", "RoleDefinitionBindings"]).get().execute_query()) > 0)
    things.remove_role_assignment(bea, ctx.web.role_definitions.get_by_type(RoleType.Contributor)).execute_query()
    things.reset_role_inheritance().execute_query()
    same(things.get().select(["HasUniqueRoleAssignments"]).execute_query().has_unique_role_assignments, False)


@case("role assignments of an item")
def _():
    item = new_list().add_item({"Title": "One"}).execute_query()
    item.break_role_inheritance(True, False).execute_query()
    true(len(item.role_assignments.get().execute_query()) > 0)


@case("role assignments of a web: add, filter, remove")
def _():
    bea = ctx.web.ensure_user("bea").execute_query()
    role = ctx.web.role_definitions.get_by_type(RoleType.Reader)
    ctx.web.add_role_assignment(bea, role).execute_query()
    same(len(ctx.web.role_assignments.filter(f"PrincipalId eq {bea.id}").get().execute_query()), 1)
    ctx.web.remove_role_assignment(bea, role).execute_query()


@case("the people picker resolves and searches")
def _():
    ctx.web.ensure_user("bea").execute_query()
    picker = ctx.client_people_picker
    true(picker.client_people_picker_resolve_user(ctx, "bea").execute_query().value)
    true(picker.client_people_picker_search_user(ctx, "bea").execute_query().value)


@case("statics: e-mail addresses, permission levels, principals")
def _():
    from office365.sharepoint.utilities.utility import Utility

    true(Utility.get_current_user_email_addresses(ctx).execute_query().value is not None)
    true(Utility.get_user_permission_levels(ctx).execute_query().value is not None)
    true(Utility.resolve_principal_in_current_context(ctx, "ann").execute_query().value is not None)


@case("profiles: one's own, and those of others")
def _():
    true(ctx.people_manager.get_properties_for("i:0#.f|membership|ann").execute_query().account_name)
    true(ctx.people_manager.get_my_followers().execute_query() is not None)
    true(ctx.profile_loader.get_user_profile().execute_query() is not None)


try_all(start)
