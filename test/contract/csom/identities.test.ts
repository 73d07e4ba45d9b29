import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  call,
  childrenOf,
  identified,
  listNamed,
  load,
  loadAll,
  made,
  method,
  type Path,
  property,
  runModel,
  type Shown,
  session,
  set,
  site,
  value,
  web,
} from '../../support/csom/model-client.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
afterAll(() => server.stop())

const featureId = '7201d6a4-a5d3-49a1-8c19-19c4bac6e668'
const setId = 'd0000000-0000-4000-8000-000000000001'
const termId = 'd0000000-0000-4000-8000-000000000002'
const store = method(session, 'GetDefaultSiteCollectionTermStore')
const term = method(store, 'GetTerm', termId)
const tasks = listNamed('Tasks')
const item = method(tasks, 'GetItemById', 1)
const role = method(property(web, 'RoleDefinitions'), 'GetByType', 2)
const admin = method(web, 'EnsureUser', 'admin')
const assigned = (object: Path) => method(property(object, 'RoleAssignments'), 'GetByPrincipal', admin)
const manager = made('WorkflowServicesManager', web)
const subscriptions = method(manager, 'GetWorkflowSubscriptionService')
const instances = method(manager, 'GetWorkflowInstanceService')

async function done(...actions: Parameters<typeof runModel>[1][number][]) {
  const { error, results } = await runModel(server.url, actions)
  expect(error).toBeNull()
  return results
}
const identityOf = async (path: Path) => String(((await done({ kind: 'identity', on: path })).get(1) as Shown)._ObjectIdentity_)
const first = async (path: Path): Promise<Shown> => childrenOf((await done(loadAll(path))).get(1))[0] ?? {}

let [started, subscribed] = ['', '']

beforeAll(async () => {
  const task = method(tasks, 'AddItem')
  const roles = made('RoleDefinitionBindingCollection')
  const own = method(method(store, 'CreateGroup', 'Own', null), 'CreateTermSet', 'Set', setId, 1033)
  await done(
    call(task, 'SetFieldValue', 'Title', 'A task'),
    call(task, 'Update'),
    call(roles, 'Add', role),
    ...[web, tasks, item].flatMap((object) => [
      ...(object === web ? [] : [call(object, 'BreakRoleInheritance', true, false)]),
      { kind: 'path', on: method(property(object, 'RoleAssignments'), 'Add', admin, roles) } as const,
    ]),
    { kind: 'path', on: method(own, 'CreateTerm', 'One: a & b', 1033, termId) },
    { kind: 'path', on: method(property(web, 'Lists'), 'Add', value('ListCreationInformation', { Title: 'Gone', TemplateType: 100 })) },
    call(listNamed('Gone'), 'Recycle'),
    { kind: 'path', on: method(property(web, 'Features'), 'Add', featureId, true, 0) },
  )
  const workflow = made('WorkflowSubscription')
  const listId = String((await done(load(tasks))).get(1) && ((await done(load(tasks))).get(1) as Shown).Id).slice(6, 42)
  const published = await done(
    set(workflow, 'Name', 'Flow'),
    set(workflow, 'DefinitionId', '8ad4d8f0-93a7-4941-9657-cf3706f00409'),
    call(workflow, 'SetProperty', 'People', 'admin'),
    call(subscriptions, 'PublishSubscriptionForList', workflow, listId),
    call(instances, 'StartWorkflowOnListItem', workflow, 1, null),
  )
  subscribed = String(published.get(4)).slice(6, 42)
  started = String(published.get(5)).slice(6, 42)
}, 60_000)

describe('an identity leads back to', () => {
  it.each<readonly [string, () => Path, RegExp]>([
    ['a role assignment of a web', () => assigned(web), /:web:[^:]+:roleassignment:\d+$/],
    ['a role assignment of a list', () => assigned(tasks), /:list:[^:]+:roleassignment:\d+$/],
    ['a role assignment of an item', () => assigned(item), /:item:1,1:roleassignment:\d+$/],
    ['a feature of a web', () => method(property(web, 'Features'), 'GetById', featureId), /:web:[^:]+:feature:[\da-f-]+$/],
    ['a label', () => method(property(term, 'Labels'), 'GetByValue', 'One: a & b'), /^[^|]+\|fec14c62-7c3b-481b-851b-c80d7802b224:la:\S+$/],
    ['a workflow of a list', () => method(subscriptions, 'GetSubscription', subscribed), /:list:[^:]+:workflow:[\da-f-]+$/],
    ['what a workflow has started', () => method(instances, 'GetInstance', started), /:item:1,1:started:[\da-f-]+$/],
  ])('%s', async (_name, path, form) => {
    const identity = await identityOf(path())
    expect(identity).toMatch(form)
    const [given, found] = [(await done(load(path()))).get(1), (await done(load(identified(identity)))).get(1)]
    const { _ObjectIdentity_: _, ...shown } = given as Shown
    expect(found).toMatchObject(shown)
  })

  it.each<readonly [string, Path, RegExp]>([
    ['an entry of the bin of a web', property(web, 'RecycleBin'), /:web:[^:]+:recyclebinitem:\S+$/],
    ['an entry of the bin of the site collection', property(site, 'RecycleBin'), /:site:[^:]+:recyclebinitem:\S+$/],
    ['a role assignment in a collection', property(tasks, 'RoleAssignments'), /:list:[^:]+:roleassignment:\d+$/],
    ['a label in a collection', property(term, 'Labels'), /:la:\S+$/],
    ['a workflow in a collection', method(subscriptions, 'EnumerateSubscriptions'), /:workflow:\S+$/],
  ])('%s, which a query has shown', async (_name, path, form) => {
    const { _ObjectIdentity_: identity, ...shown } = await first(path)
    expect(String(identity)).toMatch(form)
    expect((await done(load(identified(String(identity))))).get(1)).toMatchObject(shown)
  })

  it('an object that is written by it', async () => {
    const { _ObjectIdentity_: entry } = await first(property(web, 'RecycleBin'))
    await done(call(identified(String(entry)), 'Restore'))
    expect((await done(load(listNamed('Gone')))).get(1)).toMatchObject({ Title: 'Gone' })
    const roles = made('RoleDefinitionBindingCollection')
    const other = method(property(web, 'RoleDefinitions'), 'GetByType', 3)
    const identity = identified(await identityOf(assigned(tasks)))
    await done(call(roles, 'Add', other), call(identity, 'ImportRoleDefinitionBindings', roles))
    expect(childrenOf((await done(loadAll(property(assigned(tasks), 'RoleDefinitionBindings')))).get(1)).length).toBeGreaterThan(1)
  })
})

describe('an identity of something that is not there', () => {
  it.each([
    'roleassignment:99999',
    'roleassignment:x',
    'feature:00000000-0000-4000-8000-000000000000',
    'recyclebinitem:00000000-0000-4000-8000-000000000000',
  ])('%s is refused', async (last) => {
    const identity = `${await identityOf(web)}:${last}`
    const { error } = await runModel(server.url, [load(identified(identity))])
    expect(error?.ErrorMessage).toBeTruthy()
  })

  it('names nothing that another item started', async () => {
    const other = method(tasks, 'AddItem')
    await done(call(other, 'SetFieldValue', 'Title', 'Another'), call(other, 'Update'))
    const identity = await identityOf(method(instances, 'GetInstance', started))
    const { error } = await runModel(server.url, [load(identified(identity.replace(':item:1,1:', ':item:2,1:')))])
    expect(error?.ErrorMessage).toContain('on this item')
  })

  it('shows a visitor nothing of entries of the bin and of roles', async () => {
    await done(call(listNamed('Gone'), 'Recycle'))
    const { _ObjectIdentity_: entry } = await first(property(site, 'RecycleBin'))
    for (const [identity, message] of [
      [String(entry), /recycle bin/i],
      [await identityOf(assigned(tasks)), /EnumeratePermissions/],
    ] as const) {
      await done(load(identified(identity)))
      const { error, results } = await runModel(server.url, [load(identified(identity))], 'vera')
      expect(error?.ErrorMessage).toMatch(message)
      expect(results.size).toBe(0)
    }
  })
})
