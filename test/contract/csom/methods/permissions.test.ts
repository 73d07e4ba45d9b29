import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, listNamed, made, method, property, runModel, site, value, web } from '../../../support/csom/model-client.ts'
import { trier, untried } from '../../../support/csom/tried-methods.ts'
import { startServer } from '../../../support/server.ts'

const server = await startServer({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
afterAll(() => server.stop())
const { does, makes, refuses, show, showAll, stores } = trier(server.url)

const missing = /^(?!.*InvalidClientQuery|.*NotSupported|no error)/
const roles = property(web, 'RoleDefinitions')
const jobs = listNamed('Jobs')
const assignments = property(jobs, 'RoleAssignments')
const group = method(property(web, 'SiteGroups'), 'GetByName', 'Jobbers')
const read = method(roles, 'GetByName', 'Read')
const edit = method(roles, 'GetByName', 'Contribute')
const bindings = made('RoleDefinitionBindingCollection')

beforeAll(async () => {
  const { error } = await runModel(server.url, [
    { kind: 'path', on: method(property(web, 'Lists'), 'Add', value('ListCreationInformation', { Title: 'Jobs', TemplateType: 100 })) },
    { kind: 'path', on: method(property(web, 'SiteGroups'), 'Add', value('GroupCreationInformation', { Title: 'Jobbers' })) },
  ])
  expect(error).toBeNull()
}, 60_000)

describe('role definitions', () => {
  it('are added, found, changed and deleted', async () => {
    const rights = value('BasePermissions', { High: 0, Low: 0x10001 })
    const role = await makes('RoleDefinitionCollection.Add', roles, [
      value('RoleDefinitionCreationInformation', { Name: 'Looker', Description: 'd', Order: 9, BasePermissions: rights }),
    ])
    await does('RoleDefinitionCollection.GetById', roles, [Number((await show(role)).Id)])
    await does('RoleDefinitionCollection.GetByName', roles, ['Looker'])
    await refuses('RoleDefinitionCollection.GetByName', roles, ['None'], missing)
    await does('RoleDefinitionCollection.GetByType', roles, [2])
    await stores('RoleDefinition.Update', role, { Description: 'told' })
    expect(await show(role)).toMatchObject({ Name: 'Looker', Description: 'told' })
    await does('RoleDefinition.DeleteObject', role)
    expect((await showAll(roles)).map(({ Name }) => Name)).not.toContain('Looker')
  })
})

describe('role assignments', () => {
  it('of a list are given and taken away', async () => {
    await does('SecurableObject.BreakRoleInheritance', jobs, [true, false])
    const { Id } = await show(group)
    await does('RoleAssignmentCollection.Add', assignments, [group, bindings], [call(bindings, 'Add', read)])
    await does('RoleAssignmentCollection.GetByPrincipal', assignments, [group])
    await does('RoleAssignmentCollection.GetByPrincipalId', assignments, [Number(Id)])
    await refuses('RoleAssignmentCollection.GetByPrincipalId', assignments, [999_999], missing)
    const own = method(assignments, 'GetByPrincipalId', Number(Id))
    const held = property(own, 'RoleDefinitionBindings')
    const names = async () => (await showAll(held)).map(({ Name }) => Name)
    expect(await names()).toEqual(['Read'])
    await does('RoleAssignment.ImportRoleDefinitionBindings', own, [bindings], [call(bindings, 'Add', edit)])
    expect((await names()).sort()).toEqual(['Contribute', 'Read'])
    await does('RoleDefinitionBindingCollection.Add', bindings, [read])
    await does('RoleDefinitionBindingCollection.Remove', bindings, [read], [call(bindings, 'Add', read)])
    await does('RoleDefinitionBindingCollection.RemoveAll', bindings)
    await does('RoleAssignment.Update', own, [], [call(held, 'Remove', read)])
    expect(await names()).toEqual(['Contribute'])
    await does('RoleAssignment.DeleteObject', own)
    await refuses('RoleAssignmentCollection.GetByPrincipalId', assignments, [Number(Id)], missing)
    await does('SecurableObject.ResetRoleInheritance', jobs)
    const { answer } = await does('SecurableObject.GetUserEffectivePermissions', property(site, 'RootWeb'), [
      String((await show(property(web, 'CurrentUser'))).LoginName),
    ])
    expect(answer).toMatchObject({ _ObjectType_: 'SP.BasePermissions' })
  })

  it('and all else of the file is called as a whole', () => {
    expect(
      untried([
        'SecurableObject',
        'RoleAssignment',
        'RoleAssignmentCollection',
        'RoleDefinition',
        'RoleDefinitionCollection',
        'RoleDefinitionBindingCollection',
      ]),
    ).toEqual([])
  })
})
