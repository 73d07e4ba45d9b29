import { type Bench, type Check, scenario } from '../check.ts'
import { demand, demandEqual, listAt } from '../tools.ts'

async function newList(bench: Bench): Promise<string> {
  const title = bench.newName('Permissions')
  await bench.ask('addList', 'POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: 100 }, status: 201 })
  return listAt(title)
}

const isUnique = async (bench: Bench, at: string) =>
  (await bench.ask('hasListUniqueRoleAssignments', 'GET', `${at}/hasuniqueroleassignments`)).json.value

async function readRole(bench: Bench): Promise<number> {
  const reply = await bench.ask('listRoleDefinitions', 'GET', '/_api/web/roledefinitions')
  const found = (reply.json.value as { Id: number; RoleTypeKind: number }[]).find(({ RoleTypeKind }) => RoleTypeKind === 2)
  demand(found !== undefined, 'there is no role to read (RoleTypeKind 2)', reply)
  return found?.Id ?? 0
}

export const permissionChecks: readonly Check[] = scenario('permissions', 'Permissions', [
  [
    'breaks-inheritance',
    'A list that breaks the inheritance has permissions of its own, until it inherits again',
    ['breakListRoleInheritance', 'resetListRoleInheritance', 'hasListUniqueRoleAssignments'],
    async (bench) => {
      const at = await newList(bench)
      demandEqual(await isUnique(bench, at), false, 'hasuniqueroleassignments before')
      await bench.ask('breakListRoleInheritance', 'POST', `${at}/breakroleinheritance(copyroleassignments=true,clearsubscopes=false)`)
      demandEqual(await isUnique(bench, at), true, 'hasuniqueroleassignments of a list of its own')
      await bench.ask('resetListRoleInheritance', 'POST', `${at}/resetroleinheritance()`)
      demandEqual(await isUnique(bench, at), false, 'hasuniqueroleassignments after')
    },
  ],
  [
    'assigns-roles',
    'A role that is assigned is there, until it is taken away',
    ['addListRoleAssignment', 'removeListRoleAssignment', 'listListRoleAssignments'],
    async (bench) => {
      const at = await newList(bench)
      const role = await readRole(bench)
      const { json: user } = await bench.ask('getCurrentUser', 'GET', '/_api/web/currentuser')
      await bench.ask('breakListRoleInheritance', 'POST', `${at}/breakroleinheritance(copyroleassignments=true,clearsubscopes=false)`)
      const argument = `(principalid=${user.Id},roledefid=${role})`
      const rolesOf = async () => {
        const path = `${at}/roleassignments?$expand=RoleDefinitionBindings&$select=PrincipalId,RoleDefinitionBindings/Id`
        const { json } = await bench.ask('listListRoleAssignments', 'GET', path)
        const rows = json.value as { PrincipalId: number; RoleDefinitionBindings: { Id: number }[] }[]
        return rows.find(({ PrincipalId }) => PrincipalId === user.Id)?.RoleDefinitionBindings.map(({ Id }) => Id) ?? []
      }
      await bench.ask('addListRoleAssignment', 'POST', `${at}/roleassignments/addroleassignment${argument}`)
      demand((await rolesOf()).includes(role), `the role ${role} was not assigned`)
      await bench.ask('removeListRoleAssignment', 'POST', `${at}/roleassignments/removeroleassignment${argument}`)
      demand(!(await rolesOf()).includes(role), `the role ${role} was not taken away`)
    },
  ],
  [
    'tells-rights',
    'Who makes a list may read it and add to it',
    ['getListEffectiveBasePermissions'],
    async (bench) => {
      const at = await newList(bench)
      const reply = await bench.ask('getListEffectiveBasePermissions', 'GET', `${at}/effectivebasepermissions`)
      const low = BigInt(reply.json.Low)
      demand((low & 1n) === 1n && (low & 2n) === 2n, `the mask ${reply.json.Low} lacks ViewListItems or AddListItems`, reply)
    },
  ],
  [
    'knows-the-caller',
    'The current user is a user of the site',
    ['getCurrentUser', 'getUser'],
    async (bench) => {
      const { json } = await bench.ask('getCurrentUser', 'GET', '/_api/web/currentuser')
      const { json: user } = await bench.ask('getUser', 'GET', `/_api/web/getuserbyid(${json.Id})`, { status: 200 })
      demandEqual(user.LoginName, json.LoginName, 'the login name')
    },
  ],
  [
    'refuses-strangers',
    'A caller without credentials gets 401 and the schemes of signing in',
    ['listLists'],
    async (bench) => {
      const headers = { Authorization: '', Cookie: '', Accept: 'application/json;odata=nometadata' }
      const reply = await bench.send('GET', '/_api/web/lists', { headers })
      // A server may let anybody read.
      if (reply.status === 200) return
      demandEqual(reply.status, 401, 'the status', reply)
    },
  ],
])
