import { call, made, method, property, set, value, web } from '../../support/csom/model-client.ts'
import { json, merge, reached, remove, type Step } from './step.ts'

const users = property(web, 'SiteUsers')
const groups = property(web, 'SiteGroups')
const bob = method(users, 'GetByLoginName', 'bob')
const team = method(groups, 'GetByName', 'Team')
const roles = property(web, 'RoleDefinitions')
const role = method(roles, 'GetByName', 'Own')
const read = method(roles, 'GetByName', 'Read')
const bindings = made('RoleDefinitionBindingCollection')

/** Users, groups, roles and profiles. */
export const peopleSteps: readonly Step[] = [
  { name: 'adding a user', rest: json('/_api/web/ensureuser', { logonName: 'bob' }), model: reached(method(web, 'EnsureUser', 'bob')) },
  {
    name: 'changing a user',
    rest: json("/_api/web/siteusers/getbyloginname('bob')", { Title: 'Bob' }, merge),
    model: [set(bob, 'Title', 'Bob'), call(bob, 'Update')],
  },
  {
    name: 'adding a group',
    rest: json('/_api/web/sitegroups', { Title: 'Team', Description: 'd' }),
    model: reached(method(groups, 'Add', value('GroupCreationInformation', { Title: 'Team', Description: 'd' }))),
  },
  {
    name: 'changing a group',
    rest: json("/_api/web/sitegroups/getbyname('Team')", { Description: 'e' }, merge),
    model: [set(team, 'Description', 'e'), call(team, 'Update')],
  },
  {
    name: 'adding a member',
    rest: json("/_api/web/sitegroups/getbyname('Team')/users", { LoginName: 'i:0#.f|membership|bob' }),
    model: reached(method(property(team, 'Users'), 'Add', value('UserCreationInformation', { LoginName: 'i:0#.f|membership|bob' }))),
  },
  {
    name: 'removing a member',
    rest: json("/_api/web/sitegroups/getbyname('Team')/users/removebyloginname('bob')"),
    model: [call(property(team, 'Users'), 'RemoveByLoginName', 'bob')],
  },
  {
    name: 'deleting a group',
    rest: json("/_api/web/sitegroups/removebyloginname('Team')"),
    model: [call(groups, 'RemoveByLoginName', 'Team')],
  },
  {
    name: 'adding a role',
    rest: json('/_api/web/roledefinitions', { Name: 'Own', Description: 'd', Order: 3, BasePermissions: { High: 0, Low: 1 } }),
    model: reached(
      method(
        roles,
        'Add',
        value('RoleDefinitionCreationInformation', {
          Name: 'Own',
          Description: 'd',
          Order: 3,
          BasePermissions: value('BasePermissions', { High: 0, Low: 1 }),
        }),
      ),
    ),
  },
  {
    name: 'changing a role',
    rest: json("/_api/web/roledefinitions/getbyname('Own')", { Description: 'e' }, merge),
    model: [set(role, 'Description', 'e'), call(role, 'Update')],
  },
  {
    name: 'deleting a role',
    rest: json("/_api/web/roledefinitions/getbyname('Own')", undefined, remove),
    model: [call(role, 'DeleteObject')],
  },
  {
    name: 'giving a role',
    rest: json('/_api/web/roleassignments/addroleassignment(principalid=6,roledefid=1073741826)'),
    model: [
      call(bindings, 'Add', read),
      ...reached(method(property(web, 'RoleAssignments'), 'Add', method(web, 'GetUserById', 6), bindings)),
    ],
    before: [json('/_api/web/ensureuser', { logonName: 'carl' })],
  },
  {
    name: 'changing a profile',
    rest: json('/_api/sp.userprofiles.peoplemanager/setsinglevalueprofileproperty', {
      accountName: 'i:0#.f|membership|admin',
      propertyName: 'AboutMe',
      propertyValue: 'x',
    }),
    model: [call(made('PeopleManager'), 'SetSingleValueProfileProperty', 'i:0#.f|membership|admin', 'AboutMe', 'x')],
  },
]
