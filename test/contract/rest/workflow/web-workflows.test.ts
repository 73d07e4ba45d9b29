import { beforeEach, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

const { clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })
const [admin, ann] = [clientOf('admin'), clientOf('ann')]
const missing = '00000000-0000-4000-8000-000000000000'
const noGuid = '00000000-0000-0000-0000-000000000000'
const approval = { Name: 'Approve the budget', WorkflowDefinitionId: '8ad4d8f0-93a7-4941-9657-cf3706f00409', People: ['ben', 'cid'] }

let made = 0
/** A web of its own, as its address and as the part of its paths. */
let url = ''
const web = (path: string) => `${url}/_api/web/${path}`
const add = (body: object, client = admin) => client.call('POST', web('workflowsubscriptions'), { body })

beforeEach(async () => {
  made += 1
  url = `/web${made}`
  const parameters = { Title: `Web ${made}`, Url: `web${made}`, WebTemplate: 'STS', UseSamePermissionsAsParentSite: true }
  expect((await admin.call('POST', '/_api/web/webs/add', { body: { parameters } })).status).toBe(200)
})

describe('the workflows of a web', () => {
  it('are added, read in both forms, and deleted', async () => {
    const reply = await add(approval)
    expect(reply.status).toBe(201)
    const { Id } = reply.json
    const webId = (await admin.call('GET', web('id'))).json.value as string
    expect(reply.json).toMatchObject({ Name: approval.Name, EventSourceId: webId, Enabled: true, EventTypes: ['WorkflowStart'] })
    expect(reply.headers.get('location')).toContain(`Web/WorkflowSubscriptions(guid'${Id}')`)
    expect(rowsOf(await ann.call('GET', web('workflowsubscriptions')))).toMatchObject([{ Id, EventSourceId: webId }])
    const shown = {
      ...{ Id, Name: approval.Name, ListId: noGuid, WebId: webId, AllowManual: true, AutoStartCreate: false, AutoStartChange: false },
      ...{ TaskListTitle: 'Workflow Tasks', HistoryListTitle: 'Workflow History' },
    }
    expect(rowsOf(await ann.call('GET', web('workflowassociations')))).toMatchObject([shown])
    expect((await ann.call('GET', `${url}/_api/web?$select=Id&$expand=WorkflowAssociations`)).json.WorkflowAssociations).toMatchObject([
      shown,
    ])
    for (const form of [`('${Id}')`, `(guid'${Id}')`, `/getbyid('${Id}')`, `/getbyname('APPROVE THE BUDGET')`])
      expect((await ann.call('GET', web(`workflowassociations${form}`))).json).toMatchObject(shown)
    // They are those of no other web, and of no list.
    expect(rowsOf(await ann.call('GET', '/_api/web/workflowassociations'))).toEqual([])
    expectRefusal(await ann.call('GET', `/_api/web/workflowassociations('${Id}')`), 404, /The web '\/' has no workflow/)
    expect((await admin.call('DELETE', web(`workflowassociations('${Id}')`))).status).toBe(200)
    expect(rowsOf(await ann.call('GET', web('workflowassociations')))).toEqual([])
    expectRefusal(await ann.call('GET', web("workflowassociations/getbyname('Approve the budget')")), 404, /no workflow/)
    expectRefusal(await ann.call('GET', web("workflowsubscriptions?$filter=Nope eq 'x'")), 400, /Nope/)
  })

  it('are changed property by property', async () => {
    const { Id } = (await add(approval)).json
    const one = web(`workflowassociations('${Id}')`)
    const change = { Description: 'All of it', TaskListTitle: 'Own tasks', HistoryListTitle: 'Past', AutoStartCreate: false }
    expect((await admin.call('PUT', one, { body: change })).status).toBe(204)
    const headers = { 'X-HTTP-Method': 'MERGE' }
    expect((await admin.call('POST', one, { body: { Name: 'Look', Enabled: false }, headers })).status).toBe(204)
    expect((await ann.call('GET', one)).json).toMatchObject({ ...change, Name: 'Look', Enabled: false, AllowManual: true })
  })

  it.each([
    ['a start by items', { ...approval, EventTypes: ['ItemAdded'] }, 400, /People start the workflows of a web/],
    ['a content type', { ...approval, ContentTypeId: '0x01' }, 400, /no content type/],
    ['no people', { ...approval, People: [] }, 400, /People/],
    ['a list of another template for tasks', { ...approval, TaskListTitle: 'Documents' }, 400, /template 101/],
  ])('are refused with %s', async (_, body, status, message) => {
    expectRefusal(await add(body), status, message)
    expect(rowsOf(await admin.call('GET', web('workflowsubscriptions')))).toEqual([])
  })

  it('are refused under a name that is taken, and for users without ManageWeb', async () => {
    const { Id } = (await add(approval)).json
    expectRefusal(await add({ ...approval, Name: 'APPROVE the budget' }), 400, /The web '.*' has a workflow/)
    const one = web(`workflowassociations('${Id}')`)
    const headers = { 'X-HTTP-Method': 'MERGE' }
    expectRefusal(await add({ ...approval, Name: 'Mine' }, ann), 403, /ManageWeb/)
    expectRefusal(await ann.call('PUT', one, { body: { Enabled: false } }), 403, /ManageWeb/)
    expectRefusal(await ann.call('POST', one, { body: { Enabled: false }, headers }), 403, /ManageWeb/)
    expectRefusal(await ann.call('DELETE', one), 403, /ManageWeb/)
    expectRefusal(await admin.call('PUT', one, { body: { AutoStartChange: true } }), 400, /People start/)
    expectRefusal(await admin.call('PUT', web(`workflowassociations('${missing}')`), { body: { Enabled: false } }), 404, /no workflow/)
  })

  it('go with their web', async () => {
    const { Id } = (await add(approval)).json
    expect((await admin.call('DELETE', `${url}/_api/web`)).status).toBe(200)
    const parameters = { Title: 'Again', Url: `web${made}`, WebTemplate: 'STS', UseSamePermissionsAsParentSite: true }
    expect((await admin.call('POST', '/_api/web/webs/add', { body: { parameters } })).status).toBe(200)
    expectRefusal(await ann.call('GET', web(`workflowassociations('${Id}')`)), 404, /no workflow/)
  })
})
