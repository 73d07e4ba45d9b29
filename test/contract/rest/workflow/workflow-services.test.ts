import { afterAll, describe, expect, it } from 'vitest'
import { contract } from '../../../../src/entities/shape/contract.ts'
import { createContractClient } from '../../../support/contract-client.ts'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, admin, member: ann, reader } = await startWithPeople()
afterAll(() => server.stop())
const nobody = createContractClient(server.url, { Accept: 'application/json;odata=nometadata' })
const missing = '00000000-0000-4000-8000-000000000000'
const noGuid = '00000000-0000-0000-0000-000000000000'
const approval = '8ad4d8f0-93a7-4941-9657-cf3706f00409'
const service = (name: string, rest: string) => `/_api/SP.WorkflowServices.${name}.Current/${rest}`
const subscriptions = (rest: string) => service('WorkflowSubscriptionService', rest)
const instances = (rest: string) => service('WorkflowInstanceService', rest)
const manager = (rest: string) => service('WorkflowServicesManager', rest)

let made = 0

/** A list with an item and a workflow. */
async function ready() {
  made += 1
  const list = (await admin.call('POST', '/_api/web/lists', { body: { Title: `Flow${made}`, BaseTemplate: 100 } })).json
  const path = `/_api/web/lists(guid'${list.Id}')`
  await admin.call('POST', `${path}/items`, { body: { Title: 'one' } })
  const body = { Name: `Approve ${made}`, WorkflowDefinitionId: approval, People: ['member'] }
  const { json } = await admin.call('POST', `${path}/workflowsubscriptions`, { body })
  return { list: list.Id as string, path, workflow: json.Id as string, name: body.Name }
}

const startOf = (workflow: string, item = 1) =>
  instances(`StartWorkflowOnListItemBySubscriptionId(subscriptionId='${workflow}',itemId='${item}')`)
const onItem = (list: string, more = '') =>
  instances(`EnumerateInstancesForListItem${more && 'WithOffset'}(listId='${list}',itemId=1${more})`)

describe('SP.WorkflowServices', () => {
  it('leads from the manager to the definitions', async () => {
    expect((await ann.call('GET', manager('').replace(/\/$/, ''))).json).toMatchObject({ IsConnected: true })
    const definitions = rowsOf(await ann.call('POST', manager('GetWorkflowDeploymentService/EnumerateDefinitions(false)')))
    expect(definitions.map(({ Id }) => Id)).toContain(approval)
    expect((await ann.call('GET', manager(`getworkflowdeploymentservice/getdefinition('${approval}')`))).json).toMatchObject({
      Published: true,
    })
    expect((await ann.call('GET', service('WorkflowDeploymentService', `getdefinition('${missing}')`))).json).toEqual({
      'odata.null': true,
    })
    expectRefusal(
      await ann.call('POST', manager("GetWorkflowDeploymentService/EnumerateDefinitions('x')")),
      400,
      /publishedOnly|wrong arguments/i,
    )
    expectRefusal(await ann.call('GET', '/_api/sp.workflowservices.nothing.current'), 404, /nothing/)
  })

  it.each([
    ['GET', 'WorkflowServicesManager', ''],
    ['GET', 'WorkflowSubscriptionService', '/enumeratesubscriptions'],
    ['POST', 'WorkflowSubscriptionService', '/enumeratesubscriptions'],
    ['GET', 'WorkflowSubscriptionService', `/enumeratesubscriptionsbydefinition('${approval}')`],
    ['GET', 'WorkflowSubscriptionService', `/getsubscription('${missing}')`],
    ['GET', 'WorkflowInstanceService', '/enumerateinstancesforsite'],
    ['POST', 'WorkflowInstanceService', '/enumerateinstancesforsite'],
    ['GET', 'WorkflowInstanceService', `/getinstance('${missing}')`],
    ['GET', 'WorkflowDeploymentService', `/getdefinition('${approval}')`],
  ])('says nothing to those who have not signed in (%s %s%s)', async (method, name, rest) => {
    expectRefusal(await nobody.call(method, `/_api/SP.WorkflowServices.${name}.Current${rest}`), 401, /sign in/i)
  })

  it.each([
    ['WorkflowServicesManager', '', 2],
    ['WorkflowSubscriptionService', '/enumeratesubscriptions', 4],
    ['WorkflowInstanceService', '/enumerateinstancesforsite', 4],
    ['WorkflowDeploymentService', '/enumeratedefinitions(false)', 3],
    ['InteropService', `/cancelworkflow('${missing}')`, 4],
  ])('has %s at each of its addresses', async (name, rest, count) => {
    const canonical = `/_api/SP.WorkflowServices.${name}.Current`
    const forms = contract['x-addresses'].filter((address) => address.canonical === canonical.toLowerCase()).flatMap((one) => one.forms)
    expect(forms).toHaveLength(count)
    const method = rest === '' ? 'GET' : 'POST'
    const said = await ann.call(method, canonical + rest)
    for (const form of forms) {
      const { status, json } = await ann.call(method, form + rest)
      expect({ form, status, value: json.value, error: json.error?.code }).toEqual({
        form,
        status: said.status,
        value: said.json.value,
        error: said.json.error?.code,
      })
    }
  })

  it('has the workflows of a web and of its lists', async () => {
    const { list, workflow } = await ready()
    for (const method of ['GET', 'POST']) {
      expect(rowsOf(await ann.call(method, subscriptions('EnumerateSubscriptions')))).toContainEqual(
        expect.objectContaining({ Id: workflow }),
      )
      for (const by of [`ByList('${list}')`, `ByList(listId='${list}')`, `ByEventSource('${list}')`])
        expect(rowsOf(await ann.call(method, subscriptions(`EnumerateSubscriptions${by}`)))).toMatchObject([
          { Id: workflow, DefinitionId: approval },
        ])
    }
    expect(rowsOf(await ann.call('GET', subscriptions(`EnumerateSubscriptionsByDefinition('${missing}')`)))).toEqual([])
    expectRefusal(await ann.call('GET', subscriptions(`EnumerateSubscriptionsByList('${missing}')`)), 404, /does not exist/)
    expectRefusal(await ann.call('GET', subscriptions(`EnumerateSubscriptionsByEventSource('${missing}')`)), 404, /does not exist/)
    expect((await ann.call('GET', subscriptions(`GetSubscription('${workflow}')`))).json).toMatchObject({ Id: workflow })
    expect((await ann.call('GET', subscriptions(`GetSubscription('${missing}')`))).json).toEqual({ 'odata.null': true })
    expectRefusal(await reader.call('POST', subscriptions(`DeleteSubscription('${workflow}')`)), 403, /ManageLists/)
    expectRefusal(await reader.call('POST', startOf(workflow), { body: {} }), 403, /EditListItems/)
    expect((await admin.call('POST', subscriptions('DeleteSubscription'), { body: { subscriptionId: workflow } })).status).toBe(200)
    expectRefusal(await admin.call('POST', subscriptions(`DeleteSubscription('${workflow}')`)), 404, /no workflow/)
    expect(rowsOf(await ann.call('GET', subscriptions(`EnumerateSubscriptionsByList('${list}')`)))).toEqual([])
  })

  it('starts a workflow on an item, shows what it started, and ends it', async () => {
    const { list, workflow } = await ready()
    const payload = [{ Key: 'NotificationMessage', Value: 'Please look', ValueType: 'Edm.String' }]
    const { json } = await ann.call('POST', startOf(workflow), { body: { payload } })
    const [started, ...others] = rowsOf(await ann.call('POST', onItem(list)))
    expect(others).toEqual([])
    expect(started).toMatchObject({ Id: json.value, WorkflowSubscriptionId: workflow, Status: 1, UserStatus: '' })
    expect(started?.Properties).toContainEqual(
      expect.objectContaining({ Key: 'Microsoft.SharePoint.ActivationProperties.ItemId', Value: '1' }),
    )
    expect(rowsOf(await ann.call('GET', onItem(list, ',offset=1')))).toEqual([])
    expect((await ann.call('GET', instances(`GetInstance('${json.value}')`))).json).toMatchObject({ Id: json.value })
    expect((await ann.call('GET', instances(`GetInstance('${missing}')`))).json).toEqual({ 'odata.null': true })
    expectRefusal(await ann.call('POST', startOf(workflow)), 400, /runs on this item already/)
    expectRefusal(await ann.call('POST', startOf(missing)), 404, /no workflow/)
    expectRefusal(await ann.call('POST', instances('StartWorkflowOnListItemBySubscriptionId'), { body: {} }), 400, /subscriptionId/)
    const end = service('InteropService', `CancelWorkflow('${json.value}')`)
    expect((await ann.call('POST', end)).status).toBe(200)
    expect((await ann.call('GET', instances(`GetInstance('${json.value}')`))).json).toMatchObject({ Status: 4, UserStatus: 'Canceled' })
    expectRefusal(await ann.call('POST', end.replace(json.value, missing)), 400, /No workflow/)
    const again = { subscriptionId: workflow, itemId: 1, payload: [] }
    expect((await ann.call('POST', instances('StartWorkflowOnListItemBySubscriptionId'), { body: again })).status).toBe(200)
    expectRefusal(await ann.call('GET', onItem(missing)), 404, /does not exist/)
    expectRefusal(await ann.call('GET', onItem(missing, ',offset=1')), 404, /does not exist/)
  })

  it('starts workflows by their names, and those of a web', async () => {
    const { list, path, name } = await ready()
    const itemGuid = (await ann.call('GET', `${path}/items(1)?$select=GUID`)).json.GUID
    const start = service('InteropService', 'StartWorkflow')
    expect(
      (await ann.call('POST', start, { body: { associationName: name, listId: list, itemGuid, workflowParameters: [] } })).status,
    ).toBe(200)
    expectRefusal(await ann.call('POST', start, { body: { associationName: 'None', listId: list, itemGuid } }), 404, /no workflow/)
    await admin.call('POST', '/_api/web/workflowsubscriptions', {
      body: { Name: 'Whole', WorkflowDefinitionId: approval, People: ['member'] },
    })
    const ofWeb = { associationName: 'Whole', listId: noGuid, itemGuid: noGuid, correlationId: noGuid }
    const { json } = await admin.call('POST', start, { body: ofWeb })
    for (const method of ['GET', 'POST'])
      expect(rowsOf(await ann.call(method, instances('EnumerateInstancesForSite')))).toMatchObject([{ Id: json.value, Properties: [] }])
    expect(rowsOf(await ann.call('GET', instances('EnumerateInstancesForSiteWithOffset(offset=1)')))).toEqual([])
    expectRefusal(
      await ann.call('GET', instances("EnumerateInstancesForSiteWithOffset(offset='x')")),
      400,
      /startedOffset|wrong arguments/i,
    )
  })
})
