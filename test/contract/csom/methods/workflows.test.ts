import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { modelTypes } from '../../../../generated/csom/bindings.ts'
import {
  type Argument,
  call,
  currentOf,
  identified,
  idIn,
  listNamed,
  load,
  made,
  method,
  type Path,
  runModel,
  type Shown,
  set,
  web,
} from '../../../support/csom/model-client.ts'
import { trier, untried } from '../../../support/csom/tried-methods.ts'
import { startServer } from '../../../support/server.ts'

const server = await startServer({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
afterAll(() => server.stop())
const { does, refuses, show, showAll } = trier(server.url)

const wrong = /InvalidClientQueryException/
const absent = '00000000-0000-4000-8000-000000000000'
const approval = '8ad4d8f0-93a7-4941-9657-cf3706f00409'
const feedback = '3bfb07cb-5c6a-4266-849b-8d6711700409'
const manager = made('WorkflowServicesManager', web)
const deployment = method(manager, 'GetWorkflowDeploymentService')
const subscriptions = method(manager, 'GetWorkflowSubscriptionService')
const instances = method(manager, 'GetWorkflowInstanceService')
const interop = method(manager, 'GetWorkflowInteropService')

let listId = ''
let itemGuid = ''
const item = method(listNamed('Tasks'), 'AddItem')

/** The actions that make a subscription and say what it is. */
const subscriptionOf = (on: Path, settings: Readonly<Record<string, Argument>>, properties: Readonly<Record<string, string>>) => [
  ...Object.entries(settings).map(([name, to]) => set(on, name, to)),
  ...Object.entries(properties).map(([name, to]) => call(on, 'SetProperty', name, to)),
]
const subscribed = (id: string): Path => method(subscriptions, 'GetSubscription', id)

const webId = async () => idIn((await show(web)).Id)

async function publish(name: string, people = 'admin'): Promise<string> {
  const own = made('WorkflowSubscription')
  const before = subscriptionOf(own, { Name: name, DefinitionId: approval }, { People: people })
  const { error, results } = await runModel(server.url, [...before, call(subscriptions, 'PublishSubscriptionForList', own, listId)])
  expect(error).toBeNull()
  return idIn(results.get(before.length + 1))
}

beforeAll(async () => {
  const { results } = await runModel(server.url, [
    call(item, 'SetFieldValue', 'Title', 'Ship it'),
    call(item, 'Update'),
    load(item),
    load(listNamed('Tasks')),
  ])
  listId = idIn((results.get(4) as Shown).Id)
  itemGuid = idIn((results.get(3) as Shown).GUID)
}, 60_000)

describe('the services of workflows', () => {
  it('are reached from the manager and by themselves, and can be loaded', async () => {
    const shown = { _ObjectType_: 'SP.WorkflowServices.WorkflowServicesManager', IsConnected: true }
    expect(await show(manager)).toMatchObject(shown)
    expect(await show(currentOf('WorkflowServicesManager'))).toMatchObject(shown)
    for (const [name, called] of [
      ['WorkflowDeploymentService', 'WorkflowDeploymentService'],
      ['WorkflowSubscriptionService', 'WorkflowSubscriptionService'],
      ['WorkflowInstanceService', 'WorkflowInstanceService'],
      ['WorkflowInteropService', 'InteropService'],
    ]) {
      const { path } = await does(`WorkflowServicesManager.Get${name}`, manager)
      expect(await show(path)).toEqual({ _ObjectType_: `SP.WorkflowServices.${called}` })
    }
    for (const type of ['WorkflowSubscriptionService', 'WorkflowInstanceService', 'WorkflowInteropService'])
      expect(await show(currentOf(type))).toEqual({ _ObjectType_: expect.stringContaining('SP.WorkflowServices.') as string })
    const { error } = await runModel(server.url, [load(made('WorkflowServicesManager'))])
    expect(error?.ErrorMessage).toContain('web')
  })

  it('show the two definitions of this server', async () => {
    const { path } = await does('WorkflowDeploymentService.EnumerateDefinitions', deployment, [true])
    expect(await showAll(path)).toMatchObject([
      {
        _ObjectType_: 'SP.WorkflowServices.WorkflowDefinition',
        DisplayName: 'Approval',
        Id: `/Guid(${approval})/`,
        Published: true,
        Properties: {},
      },
      { DisplayName: 'Collect Feedback', Id: `/Guid(${feedback})/` },
    ])
    expect(await show((await does('WorkflowDeploymentService.GetDefinition', deployment, [feedback])).path)).toMatchObject({
      DisplayName: 'Collect Feedback',
    })
    const none = await runModel(server.url, [{ kind: 'path', on: method(deployment, 'GetDefinition', absent) }])
    expect(none.results.get(1)).toEqual({ IsNull: true })
    const { error } = await runModel(server.url, [{ kind: 'path', on: made('WorkflowDefinition') }])
    expect(error).toMatchObject({
      ErrorTypeName: expect.stringContaining('NotSupported') as string,
      ErrorMessage: expect.stringContaining('Approval') as string,
    })
  })

  it('refuse in words what they do not have', async () => {
    const services = {
      WorkflowDeploymentService: deployment,
      WorkflowSubscriptionService: subscriptions,
      WorkflowInstanceService: instances,
      WorkflowInteropService: interop,
      WorkflowSubscription: made('WorkflowSubscription'),
    }
    for (const [type, on] of Object.entries(services))
      for (const [name, { refused }] of Object.entries(modelTypes[type]?.methods ?? {})) {
        if (refused === undefined) continue
        const { error } = await runModel(server.url, [call(on, name, 'x', 'y')])
        expect([name, error?.ErrorMessage]).toEqual([name, refused])
      }
  })
})

describe('subscriptions', () => {
  it('are published to lists, changed, found and deleted', async () => {
    const own = made('WorkflowSubscription')
    const settings = {
      Name: 'Approve',
      DefinitionId: approval,
      EventTypes: ['WorkflowStart', 'ItemAdded'],
      EventSourceId: listId,
      Enabled: true,
    }
    const before = subscriptionOf(own, settings, { People: 'admin; Home Owners', Order: 'Parallel', Description: 'd', 'made by': 'us' })
    const { answer } = await does('WorkflowSubscriptionService.PublishSubscriptionForList', subscriptions, [own, listId], before)
    const id = idIn(answer)
    expect(id).not.toBe('')
    const { path } = await does('WorkflowSubscriptionService.GetSubscription', subscriptions, [id])
    expect(await show(path)).toMatchObject({
      ...{ _ObjectType_: 'SP.WorkflowServices.WorkflowSubscription', Name: 'Approve', Enabled: true, Id: `/Guid(${id})/` },
      ...{ DefinitionId: `/Guid(${approval})/`, EventSourceId: `/Guid(${listId})/`, EventTypes: ['WorkflowStart', 'ItemAdded'] },
      PropertyDefinitions: { Order: 'Parallel', Description: 'd', 'Microsoft.SharePoint.ActivationProperties.ListId': listId },
    })
    await does('WorkflowSubscription.SetProperty', made('WorkflowSubscription'), ['People', 'admin'])
    await does(
      'WorkflowSubscriptionService.PublishSubscription',
      subscriptions,
      [path],
      [set(path, 'Name', 'Approve it'), set(path, 'Enabled', false)],
    )
    expect(await show(path)).toMatchObject({ Name: 'Approve it', Enabled: false, EventTypes: ['WorkflowStart', 'ItemAdded'] })
    for (const [name, given] of [
      ['EnumerateSubscriptions', []],
      ['EnumerateSubscriptionsByDefinition', [approval]],
      ['EnumerateSubscriptionsByEventSource', [listId]],
      ['EnumerateSubscriptionsByList', [listId]],
    ] as const)
      expect(await showAll((await does(`WorkflowSubscriptionService.${name}`, subscriptions, given)).path)).toMatchObject([
        { Name: 'Approve it' },
      ])
    expect(await showAll(method(subscriptions, 'EnumerateSubscriptionsByDefinition', feedback))).toEqual([])
    await refuses('WorkflowSubscriptionService.DeleteSubscription', subscriptions, [absent], wrong)
    await does('WorkflowSubscriptionService.DeleteSubscription', subscriptions, [id])
    const gone = await runModel(server.url, [{ kind: 'path', on: subscribed(id) }])
    expect(gone.results.get(1)).toEqual({ IsNull: true })
  })

  it.each([
    ['another definition', { DefinitionId: absent }, {}, 'It has Approval'],
    ['nobody to give tasks to', {}, { People: ' ; ' }, 'the property People'],
    ['an event that is none', { EventTypes: ['ItemDeleted'] }, {}, 'ItemDeleted'],
    ['an order that is none', {}, { Order: 'Random' }, 'Sequence or Parallel'],
    ['a list of tasks that is no id', {}, { TaskListId: 'Tasks' }, 'the id of a list'],
    ['no name', { Name: ' ' }, {}, 'Name'],
  ])('are refused with %s', async (_case, settings, properties, message) => {
    const own = made('WorkflowSubscription')
    const before = subscriptionOf(own, { Name: 'W', DefinitionId: approval, ...settings }, { People: 'admin', ...properties })
    const text = await refuses('WorkflowSubscriptionService.PublishSubscriptionForList', subscriptions, [own, listId], wrong, before)
    expect(text).toContain(message)
  })

  it('are refused without what they belong to, for the items of a web, and with too many properties', async () => {
    const own = made('WorkflowSubscription')
    const before = subscriptionOf(own, { Name: 'W', DefinitionId: approval }, { People: 'admin' })
    expect(await refuses('WorkflowSubscriptionService.PublishSubscription', subscriptions, [own], wrong, before)).toContain('EventSourceId')
    const ofWeb = [...before, set(own, 'EventSourceId', await webId()), set(own, 'EventTypes', ['ItemAdded'])]
    expect(await refuses('WorkflowSubscriptionService.PublishSubscription', subscriptions, [own], wrong, ofWeb)).toContain('no items')
    const many = Array.from({ length: 51 }, (_, at) => call(own, 'SetProperty', `p${at}`, 'x'))
    expect((await runModel(server.url, many)).error?.ErrorMessage).toContain('50 properties')
    expect((await runModel(server.url, [call(own, 'SetProperty', 'x'.repeat(256), 'x')])).error?.ErrorMessage).toContain('255')
  })
})

describe('workflows of the web', () => {
  const siteInstances = method(instances, 'EnumerateInstancesForSite')

  it('are published, found beside those of its lists, changed and deleted', async () => {
    const ofList = await publish('Of a list')
    const own = made('WorkflowSubscription')
    const source = await webId()
    const settings = { Name: 'Of the web', DefinitionId: feedback, EventSourceId: source }
    const before = subscriptionOf(own, settings, { People: 'admin' })
    const { answer } = await does('WorkflowSubscriptionService.PublishSubscription', subscriptions, [own], before)
    const id = idIn(answer)
    const shown = await show(subscribed(id))
    expect(shown).toMatchObject({ Name: 'Of the web', EventSourceId: `/Guid(${source})/`, EventTypes: ['WorkflowStart'] })
    expect(shown.PropertyDefinitions).not.toHaveProperty('Microsoft.SharePoint.ActivationProperties.ListId')
    const again = identified(String(shown._ObjectIdentity_))
    expect(
      (await runModel(server.url, [set(again, 'Name', 'Renamed'), call(subscriptions, 'PublishSubscription', again)])).error,
    ).toBeNull()
    const namesOf = async (name: string, ...given: Argument[]) =>
      (await showAll(method(subscriptions, name, ...given))).map(({ Name }) => Name)
    expect(await namesOf('EnumerateSubscriptionsByEventSource', source)).toEqual(['Renamed'])
    expect(await namesOf('EnumerateSubscriptionsByDefinition', feedback)).toEqual(['Renamed'])
    expect(await namesOf('EnumerateSubscriptions')).toEqual(expect.arrayContaining(['Of a list', 'Renamed']))
    expect(await namesOf('EnumerateSubscriptionsByList', listId)).not.toContain('Renamed')
    const moved = [set(again, 'EventSourceId', listId)]
    expect(await refuses('WorkflowSubscriptionService.PublishSubscription', subscriptions, [again], wrong, moved)).toContain('the web')
    for (const one of [id, ofList]) await does('WorkflowSubscriptionService.DeleteSubscription', subscriptions, [one])
    expect(await namesOf('EnumerateSubscriptionsByEventSource', source)).toEqual([])
  })

  it('are started on it, shown, counted and ended', async () => {
    const own = made('WorkflowSubscription')
    const settings = { Name: 'For all', DefinitionId: feedback, EventSourceId: await webId() }
    const before = [...subscriptionOf(own, settings, { People: 'admin' }), call(subscriptions, 'PublishSubscription', own)]
    const published = await runModel(server.url, before)
    const id = idIn(published.results.get(before.length))
    const onItems = subscribed(await publish('For items'))
    expect(await refuses('WorkflowInstanceService.StartWorkflow', instances, [onItems, null], wrong)).toContain('StartWorkflowOnListItem')
    expect(await refuses('WorkflowInstanceService.StartWorkflowOnListItem', instances, [subscribed(id), 1, null], wrong)).toContain(
      'Use StartWorkflow.',
    )
    const asked = { entries: { NotificationMessage: 'Please' } }
    const { answer } = await does('WorkflowInstanceService.StartWorkflow', instances, [subscribed(id), asked])
    const started = idIn(answer)
    const [one, ...others] = await showAll(siteInstances)
    expect([one, others]).toMatchObject([
      { Id: `/Guid(${started})/`, Status: 1, WorkflowSubscriptionId: `/Guid(${id})/`, Properties: {} },
      [],
    ])
    expect(await showAll(method(instances, 'EnumerateInstancesForSiteWithOffset', 1))).toEqual([])
    expect(await showAll(method(instances, 'Enumerate', subscribed(id)))).toHaveLength(1)
    expect((await runModel(server.url, [call(instances, 'CountInstances', subscribed(id))])).results.get(1)).toBe(1)
    expect(await refuses('WorkflowInstanceService.StartWorkflow', instances, [subscribed(id), null], /InvalidOperation/)).toContain('runs')
    const again = identified(String(one?._ObjectIdentity_))
    expect(await show(again)).toMatchObject({ Id: `/Guid(${started})/` })
    const elsewhere = identified(String(one?._ObjectIdentity_).replace(/web:[^:]+/, `web:${absent}`))
    expect((await runModel(server.url, [load(elsewhere)])).error).not.toBeNull()
    expect((await runModel(server.url, [call(instances, 'CancelWorkflow', again)])).error).toBeNull()
    expect(await showAll(siteInstances)).toMatchObject([{ Status: 4, UserStatus: 'Canceled' }])
    expect((await runModel(server.url, [call(instances, 'CancelWorkflow', again)])).error?.ErrorMessage).toContain('in this web')
    const none = '00000000-0000-0000-0000-000000000000'
    const { error, results } = await runModel(server.url, [call(interop, 'StartWorkflow', 'for ALL', null, none, none, null)])
    expect(error).toBeNull()
    expect(await showAll(siteInstances)).toHaveLength(2)
    expect((await runModel(server.url, [call(interop, 'CancelWorkflow', idIn(results.get(1)))])).error).toBeNull()
  })
})

describe('what workflows have started', () => {
  it('runs on items, is counted, shown and ended', async () => {
    const id = await publish('Run')
    const asked = { entries: { NotificationMessage: 'Please', AccountId: ['admin'] } }
    await refuses('WorkflowInstanceService.StartWorkflowOnListItem', instances, [made('WorkflowSubscription'), 1, asked], wrong)
    await refuses('WorkflowInstanceService.StartWorkflowOnListItem', instances, [subscribed(id), 1, { entries: { AccountId: 1 } }], wrong)
    const { answer } = await does('WorkflowInstanceService.StartWorkflowOnListItem', instances, [subscribed(id), 1, asked])
    const started = idIn(answer)
    const { path } = await does('WorkflowInstanceService.GetInstance', instances, [started])
    expect(await show(path)).toMatchObject({
      ...{ _ObjectType_: 'SP.WorkflowServices.WorkflowInstance', Id: `/Guid(${started})/`, Status: 1, UserStatus: '' },
      ...{ WorkflowSubscriptionId: `/Guid(${id})/`, InstanceCreated: expect.stringMatching(/^\/Date\(\d+\)\/$/) as string },
      Properties: { 'Microsoft.SharePoint.ActivationProperties.ItemId': '1', 'Microsoft.SharePoint.ActivationProperties.ListId': listId },
    })
    for (const [name, given, count] of [
      ['Enumerate', [subscribed(id)], 1],
      ['EnumerateWithOffset', [subscribed(id), 1], 0],
      ['EnumerateInstancesForListItem', [listId, 1], 1],
      ['EnumerateInstancesForListItemWithOffset', [listId, 1, 0], 1],
      ['EnumerateInstancesForSite', [], 2],
      ['EnumerateInstancesForSiteWithOffset', [1], 1],
    ] as const)
      expect([name, (await showAll((await does(`WorkflowInstanceService.${name}`, instances, given)).path)).length]).toEqual([name, count])
    await refuses('WorkflowInstanceService.EnumerateWithOffset', instances, [subscribed(id), -1], wrong)
    expect((await does('WorkflowInstanceService.CountInstances', instances, [subscribed(id)])).answer).toBe(1)
    expect((await does('WorkflowInstanceService.CountInstancesWithStatus', instances, [subscribed(id), 1])).answer).toBe(1)
    await does('WorkflowInstanceService.CancelWorkflow', instances, [path])
    expect(await show(path)).toMatchObject({ Status: 4, UserStatus: 'Canceled' })
    expect(await refuses('WorkflowInstanceService.CancelWorkflow', instances, [path], /InvalidOperation/)).toContain('ended')
    const again = await runModel(server.url, [call(instances, 'StartWorkflowOnListItem', subscribed(id), 1)])
    expect(again.error).toBeNull()
    const second = method(instances, 'GetInstance', idIn(again.results.get(1)))
    await does('WorkflowInstanceService.TerminateWorkflow', instances, [second])
    const counted = await does('WorkflowInstanceService.CountInstancesWithStatus', instances, [subscribed(id), 4])
    expect(counted.answer).toBe(2)
  })

  it('starts by the name of a workflow, and ends by its id', async () => {
    await publish('By name')
    await refuses('WorkflowInteropService.StartWorkflow', interop, ['No such', null, listId, itemGuid, null], /ArgumentException/)
    const { answer } = await does('WorkflowInteropService.StartWorkflow', interop, ['by name', null, listId, itemGuid, { entries: {} }])
    await refuses('WorkflowInteropService.CancelWorkflow', interop, [absent], wrong)
    await does('WorkflowInteropService.CancelWorkflow', interop, [idIn(answer)])
    expect(await show(method(instances, 'GetInstance', idIn(answer)))).toMatchObject({ Status: 4 })
  })

  it('counts as a part of the reply, as often as a request asks for it', async () => {
    const small = await startServer({ settings: { 'Limits:ReplyEntities': '40' } })
    onTestFinished(() => small.stop())
    const task = method(listNamed('Tasks'), 'AddItem')
    const made3 = await runModel(small.url, [call(task, 'SetFieldValue', 'Title', 'Often'), call(task, 'Update'), load(listNamed('Tasks'))])
    const tasks = idIn((made3.results.get(3) as Shown).Id)
    const own = made('WorkflowSubscription')
    const before = subscriptionOf(own, { Name: 'Often', DefinitionId: approval }, { People: 'admin' })
    const published = await runModel(small.url, [...before, call(subscriptions, 'PublishSubscriptionForList', own, tasks)])
    const id = idIn(published.results.get(before.length + 1))
    expect((await runModel(small.url, [call(instances, 'StartWorkflowOnListItem', subscribed(id), 1)])).error).toBeNull()
    const counts = (times: number) => {
      const on = subscribed(id)
      return Array.from({ length: times }, () => call(instances, 'CountInstances', on))
    }
    expect((await runModel(small.url, counts(20))).error).toBeNull()
    expect((await runModel(small.url, counts(50))).error?.ErrorMessage).toContain('40')
  })

  it('does not name lists that the caller may not see', async () => {
    const lists = async (user: string) => {
      const { results } = await runModel(server.url, [load(subscribed(id))], user)
      const { TaskListId, HistoryListId } = (results.get(1) as Shown).PropertyDefinitions as Shown
      return [TaskListId, HistoryListId]
    }
    const id = await publish('Lists')
    const ids = await lists('admin')
    expect(ids).not.toContain('')
    expect(await lists('vera')).toEqual(ids)
    expect((await runModel(server.url, [call(listNamed('Workflow History'), 'BreakRoleInheritance', false, false)])).error).toBeNull()
    expect(await lists('vera')).toEqual([ids[0], ''])
  })

  it('is everything of workflows.yaml', () => {
    const types = ['WorkflowServicesManager', 'WorkflowDeploymentService', 'WorkflowSubscriptionService', 'WorkflowSubscription']
    expect(untried([...types, 'WorkflowInstanceService', 'WorkflowInteropService'])).toEqual([])
  })
})
