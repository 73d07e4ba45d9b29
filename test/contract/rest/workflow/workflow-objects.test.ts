import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, admin, member: ann, reader } = await startWithPeople()
afterAll(() => server.stop())
const missing = '00000000-0000-4000-8000-000000000000'
const noGuid = '00000000-0000-0000-0000-000000000000'
const approval = '8ad4d8f0-93a7-4941-9657-cf3706f00409'
const subscriptions = (rest: string) => `/_api/SP.WorkflowServices.WorkflowSubscriptionService.Current/${rest}`
const instances = (rest: string) => `/_api/SP.WorkflowServices.WorkflowInstanceService.Current/${rest}`
const people = { Key: 'People', Value: 'member', ValueType: 'Edm.String' }

let made = 0

/** A list with two items. */
async function newList() {
  made += 1
  const { Id } = (await admin.call('POST', '/_api/web/lists', { body: { Title: `Objects${made}`, BaseTemplate: 100 } })).json
  const path = `/_api/web/lists(guid'${Id}')`
  for (const Title of ['one', 'two']) await admin.call('POST', `${path}/items`, { body: { Title } })
  return { id: Id as string, path }
}

/** A new subscription; the name is its own. */
const subscription = (more: object = {}) => {
  made += 1
  return { Name: `Approve ${made}`, DefinitionId: approval, Enabled: true, PropertyDefinitions: [people], ...more }
}

const publishFor = async (listId: string, more: object = {}): Promise<string> =>
  (await admin.call('POST', subscriptions('PublishSubscriptionForList'), { body: { listId, subscription: subscription(more) } })).json.value

const startOn = (Id: string, item: number) =>
  ann.call('POST', instances('StartWorkflowOnListItemBySubscriptionId'), { body: { subscriptionId: Id, itemId: item } })

describe('PublishSubscription', () => {
  it('adds a workflow to a list, and changes the one whose id it has', async () => {
    const { id, path } = await newList()
    const values = [people, { Key: 'Order', Value: 'Parallel' }, { Key: 'Description', Value: 'All at once' }, { Key: 'Own', Value: null }]
    const given = subscription({ EventSourceId: id.toUpperCase(), EventTypes: ['WorkflowStart', 'ItemAdded'], PropertyDefinitions: values })
    const { status, json } = await admin.call('POST', subscriptions('PublishSubscription'), {
      body: { subscription: { ...given, Id: noGuid } },
    })
    expect(status).toBe(200)
    expect((await admin.call('GET', `${path}/workflowsubscriptions('${json.value}')`)).json).toMatchObject({
      Name: given.Name,
      EventTypes: ['WorkflowStart', 'ItemAdded'],
    })
    expect((await admin.call('GET', `${path}/workflowassociations('${json.value}')`)).json.Description).toBe('All at once')
    const read = (await admin.call('GET', subscriptions(`GetSubscription('${json.value}')`))).json
    const { 'odata.type': _type, 'odata.id': _id, 'odata.editLink': _link, 'odata.metadata': _metadata, ...shown } = read
    const again = await admin.call('POST', subscriptions('PublishSubscription'), {
      body: { subscription: { ...shown, Name: 'Renamed', Enabled: false, EventTypes: ['WorkflowStart'] } },
    })
    expect(again.json.value).toBe(json.value)
    expect(rowsOf(await admin.call('GET', `${path}/workflowsubscriptions`))).toMatchObject([
      { Id: json.value, Name: 'Renamed', Enabled: false, EventTypes: ['WorkflowStart'] },
    ])
  })

  it('is refused with words', async () => {
    const { id } = await newList()
    const publish = (more: object, client = admin, rest = 'PublishSubscription') =>
      client.call('POST', subscriptions(rest), { body: { subscription: subscription(more), ...(rest.endsWith('List') && { listId: id }) } })
    expectRefusal(await publish({}), 400, /EventSourceId/)
    expectRefusal(await publish({ EventSourceId: missing }), 404, /does not exist/)
    expectRefusal(await publish({ EventSourceId: id, PropertyDefinitions: [] }), 400, /People/)
    expectRefusal(await publish({ EventSourceId: id, DefinitionId: missing }), 400, /no workflow definition/)
    expectRefusal(await publish({ EventSourceId: id, EventTypes: ['ItemDeleted'] }), 400, /EventTypes/)
    expectRefusal(
      await publish({ EventSourceId: id, PropertyDefinitions: [people, { Key: 'Order', Value: 'x' }] }),
      400,
      /Sequence or Parallel/,
    )
    expectRefusal(await publish({ EventSourceId: id, PropertyDefinitions: [people, { Key: 'TaskListId', Value: 'x' }] }), 400, /TaskListId/)
    expectRefusal(await publish({ EventSourceId: id, Xaml: '<a/>' }), 400, /Xaml/)
    expectRefusal(await publish({}, reader, 'PublishSubscriptionForList'), 403, /ManageLists/)
    expectRefusal(await admin.call('POST', subscriptions('PublishSubscription'), { body: {} }), 400, /subscription/)
    expectRefusal(await admin.call('POST', subscriptions('PublishSubscriptionForList'), { body: { subscription: {} } }), 400, /listId/)
    const known = await publishFor(id)
    const other = (await newList()).id
    expectRefusal(await publish({ Id: known, EventSourceId: other }), 400, /another list/)
    expect(rowsOf(await admin.call('GET', subscriptions(`EnumerateSubscriptionsByList('${other}')`)))).toEqual([])
  })

  it('is followed by questions with content types', async () => {
    const { id, path } = await newList()
    const types = rowsOf(await admin.call('GET', `${path}/contenttypes?$select=StringId`))
    const type = types.map(({ StringId }) => String(StringId)).find((one) => /^0x0100[\dA-F]{32}$/.test(one)) ?? ''
    const plain = await publishFor(id)
    const typed = await publishFor(id, { PropertyDefinitions: [people, { Key: 'ContentTypeId', Value: type }] })
    const withType = (value: string) =>
      subscriptions(`EnumerateSubscriptionsByListWithContentType(listId='${id}',includeContentTypeSpecified=${value})`)
    const ids = async (address: string) => rowsOf(await ann.call('GET', address)).map(({ Id }) => Id)
    expect(await ids(withType('true'))).toEqual([plain, typed])
    expect(await ids(withType('false'))).toEqual([plain])
    const ofParent = (parent: string, others: boolean) =>
      subscriptions(
        `EnumerateSubscriptionsByListAndParentContentType(listId='${id}',parentContentTypeId='${parent}',includeNoContentTypeSpecified=${others})`,
      )
    expect(await ids(ofParent('0x01', false))).toEqual([typed])
    expect(await ids(ofParent('0x01', true))).toEqual([plain, typed])
    expect(await ids(ofParent(type, true))).toEqual([plain])
    const body = { listId: id, parentContentTypeId: { StringValue: '0x01' }, includeNoContentTypeSpecified: false }
    expect(
      rowsOf(await ann.call('POST', subscriptions('EnumerateSubscriptionsByListAndParentContentType'), { body })).map(({ Id }) => Id),
    ).toEqual([typed])
    expectRefusal(await ann.call('GET', withType("'x'")), 400, /withContentType|wrong arguments/i)
    expectRefusal(await ann.call('GET', withType('true').replace(id, missing)), 404, /does not exist/)
    expectRefusal(await ann.call('GET', ofParent('0x01', true).replace(id, missing)), 404, /does not exist/)
  })
})

describe('what a workflow has started', () => {
  it('is listed, counted and ended by objects in the body', async () => {
    const { id } = await newList()
    const workflow = await publishFor(id)
    const started = [(await startOn(workflow, 1)).json.value, (await startOn(workflow, 2)).json.value]
    const parentSubscription = { Id: workflow, Name: 'any', PropertyDefinitions: [people], EventTypes: ['WorkflowStart'] }
    const ask = (name: string, more: object = {}, client = ann) =>
      client.call('POST', instances(name), { body: { parentSubscription, ...more } })
    const found = rowsOf(await ask('Enumerate')).map(({ Id }) => Id)
    expect([...found].sort()).toEqual([...started].sort())
    expect(rowsOf(await ask('EnumerateWithOffset', { offset: 1 })).map(({ Id }) => Id)).toEqual(found.slice(1))
    expect(rowsOf(await ann.call('POST', `${instances('Enumerate')}?$top=1`, { body: { parentSubscription } }))).toHaveLength(1)
    expect((await ask('CountInstances')).json.value).toBe(2)
    const instance = (await ann.call('GET', instances(`GetInstance('${started[0]}')`))).json
    const { 'odata.type': _type, 'odata.id': _id, 'odata.editLink': _link, 'odata.metadata': _metadata, ...shown } = instance
    expectRefusal(await reader.call('POST', instances('CancelWorkflow'), { body: { instance: shown } }), 403, /EditListItems/)
    expect((await ann.call('POST', instances('CancelWorkflow'), { body: { instance: shown } })).status).toBe(200)
    expect((await ask('CountInstancesWithStatus', { status: 4 })).json.value).toBe(1)
    expect((await ann.call('POST', instances('TerminateWorkflow'), { body: { instance: { Id: started[1] } } })).status).toBe(200)
    expect((await ask('CountInstancesWithStatus', { status: 4 })).json.value).toBe(2)
    expect((await ask('CountInstancesWithStatus', { status: 1 })).json.value).toBe(0)
    expectRefusal(await ann.call('POST', instances('TerminateWorkflow'), { body: { instance: shown } }), 400, /has ended/)
    expectRefusal(await ann.call('POST', instances('CancelWorkflow'), { body: { instance: { Id: missing } } }), 400, /No workflow/)
    expectRefusal(await ann.call('POST', instances('CancelWorkflow'), { body: { instance: {} } }), 400, /Id/)
    expectRefusal(await ask('EnumerateWithOffset', { offset: -1 }), 400, /offset/)
    for (const [name, more] of [
      ['Enumerate', {}],
      ['EnumerateWithOffset', { offset: 0 }],
      ['CountInstances', {}],
      ['CountInstancesWithStatus', { status: 1 }],
    ] as const) {
      expectRefusal(await ask(name, { ...more, parentSubscription: { Id: missing } }), 404, /no workflow/)
      expectRefusal(await ann.call('POST', instances(name), { body: more }), 400, /parentSubscription/)
    }
  })

  it('can be a workflow of the web, which StartWorkflow starts', async () => {
    const web = (await admin.call('GET', '/_api/web?$select=Id')).json.Id
    const { json } = await admin.call('POST', subscriptions('PublishSubscription'), {
      body: { subscription: subscription({ EventSourceId: web }) },
    })
    const start = (Id: string, client = admin) =>
      client.call('POST', instances('StartWorkflow'), {
        body: { subscription: { Id }, payload: [{ Key: 'NotificationMessage', Value: 'Look', ValueType: 'Edm.String' }] },
      })
    expectRefusal(await start(json.value, reader), 403, /EditListItems/)
    const { value } = (await start(json.value)).json
    expect((await ann.call('GET', instances(`GetInstance('${value}')`))).json).toMatchObject({
      WorkflowSubscriptionId: json.value,
      Status: 1,
    })
    const [task] = rowsOf(
      await admin.call('GET', "/_api/web/lists/getbytitle('Workflow Tasks')/items?$select=Body&$orderby=Id%20desc&$top=1"),
    )
    expect(task?.Body).toContain('Look')
    expectRefusal(await start(json.value), 400, /runs in this web already/)
    expectRefusal(await start(await publishFor((await newList()).id)), 400, /items of a list/)
    expectRefusal(await start(missing), 404, /no workflow/)
    expectRefusal(await admin.call('POST', instances('StartWorkflow'), { body: { subscription: {} } }), 400, /Id/)
    const reply = await admin.call('POST', instances('StartWorkflow'), { body: { subscription: { Id: json.value }, payload: 'x' } })
    expectRefusal(reply, 400, /payload/)
  })
})
