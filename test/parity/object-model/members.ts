import { call, listNamed, made, method, property, web } from '../../support/csom/model-client.ts'
import { json, reached, remove, type Step, shown } from './step.ts'

const groups = property(web, 'SiteGroups')
const crew = method(groups, 'GetByName', 'Crew')
const users = property(crew, 'Users')
const dora = method(property(web, 'SiteUsers'), 'GetByLoginName', 'dora')
const loginName = 'i:0#.f|membership|dora'
const crewAt = "/_api/web/sitegroups/getbyname('Crew')"
const doraAt = "/_api/web/siteusers/getbyloginname('dora')"
const addDora = json(`${crewAt}/users`, { LoginName: loginName })
const people = made('PeopleManager')
const list = listNamed('Tasks')
const listAt = "/_api/web/lists/getbytitle('Tasks')"
const assignments = property(list, 'RoleAssignments')
const ofDora = method(assignments, 'GetByPrincipal', dora)
const bindings = made('RoleDefinitionBindingCollection')
const read = method(property(web, 'RoleDefinitions'), 'GetByName', 'Read')
const edit = method(property(web, 'RoleDefinitions'), 'GetByName', 'Contribute')
const [readId, editId] = [1_073_741_826, 1_073_741_827]
const profile = { accountName: loginName, propertyName: 'SPS-Skills', propertyValues: ['maps', 'tides'] }

/** Members of groups, roles of users, and whom a user follows. */
export const memberSteps: readonly Step[] = [
  {
    name: 'adding a known user to a group',
    before: [json('/_api/web/ensureuser', { logonName: 'dora' }), json('/_api/web/sitegroups', { Title: 'Crew' })],
    rest: addDora,
    model: reached(method(users, 'AddUser', dora)),
  },
  {
    name: 'removing a known user from a group',
    learn: doraAt,
    rest: ([user]) => json(`${crewAt}/users/removebyid(${shown(user, 'Id')})`),
    model: [call(users, 'Remove', dora)],
  },
  {
    name: 'removing a user from a group by its number',
    before: [addDora],
    learn: doraAt,
    rest: ([user]) => json(`${crewAt}/users/removebyid(${shown(user, 'Id')})`),
    model: ([user]) => [call(users, 'RemoveById', Number(user?.Id))],
  },
  {
    name: 'deleting a group by its number',
    learn: crewAt,
    rest: ([group]) => json(`/_api/web/sitegroups/removebyid(${shown(group, 'Id')})`),
    model: ([group]) => [call(groups, 'RemoveById', Number(group?.Id))],
  },
  {
    name: 'deleting a known group',
    before: [json('/_api/web/sitegroups', { Title: 'Crew' })],
    learn: crewAt,
    rest: ([group]) => json(`/_api/web/sitegroups/removebyid(${shown(group, 'Id')})`),
    model: [call(groups, 'Remove', crew)],
  },
  {
    name: 'setting a property of a profile with several values',
    rest: json('/_api/sp.userprofiles.peoplemanager/setmultivaluedprofileproperty', profile),
    model: [call(people, 'SetMultiValuedProfileProperty', loginName, 'SPS-Skills', ['maps', 'tides'])],
  },
  {
    name: 'following a user',
    rest: json(`/_api/sp.userprofiles.peoplemanager/follow(@v)?@v='${encodeURIComponent(loginName)}'`),
    model: [call(people, 'Follow', loginName)],
  },
  {
    name: 'following a user no more',
    rest: json(`/_api/sp.userprofiles.peoplemanager/stopfollowing(@v)?@v='${encodeURIComponent(loginName)}'`),
    model: [call(people, 'StopFollowing', loginName)],
  },
  {
    name: 'giving a user a further role',
    before: [json(`${listAt}/breakroleinheritance(copyroleassignments=true,clearsubscopes=false)`)],
    learn: doraAt,
    rest: ([user]) => json(`${listAt}/roleassignments/addroleassignment(principalid=${shown(user, 'Id')},roledefid=${readId})`),
    model: [call(bindings, 'Add', read), ...reached(method(assignments, 'Add', dora, bindings))],
  },
  {
    name: 'giving a user a role in an assignment that is there',
    learn: doraAt,
    rest: ([user]) => json(`${listAt}/roleassignments/addroleassignment(principalid=${shown(user, 'Id')},roledefid=${editId})`),
    model: [call(bindings, 'Add', edit), call(ofDora, 'ImportRoleDefinitionBindings', bindings)],
  },
  {
    name: 'taking one of its roles from a user',
    learn: doraAt,
    rest: ([user]) => json(`${listAt}/roleassignments/removeroleassignment(principalid=${shown(user, 'Id')},roledefid=${editId})`),
    model: [call(property(ofDora, 'RoleDefinitionBindings'), 'Remove', edit), call(ofDora, 'Update')],
  },
  {
    name: 'taking all roles from a user',
    learn: doraAt,
    rest: ([user]) => json(`${listAt}/roleassignments/getbyprincipalid(${shown(user, 'Id')})`, undefined, remove),
    model: [call(ofDora, 'DeleteObject')],
  },
]
