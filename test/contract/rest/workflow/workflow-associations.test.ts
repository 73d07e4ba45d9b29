import { beforeEach, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

const { clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const [admin, ann] = [clientOf('admin'), clientOf('ann')]
const missing = '00000000-0000-4000-8000-000000000000'
const approval = { Name: 'Approve', WorkflowDefinitionId: '8ad4d8f0-93a7-4941-9657-cf3706f00409', People: ['ann'] }

let made = 0
let list = ''
let listId = ''
const add = async (body: object = {}) =>
  (await admin.call('POST', `${list}/workflowsubscriptions`, { body: { ...approval, ...body } })).json

beforeEach(async () => {
  made += 1
  listId = (await admin.call('POST', '/_api/web/lists', { body: { Title: `Plans ${made}`, BaseTemplate: 100 } })).json.Id
  list = `/_api/web/lists/getbytitle('Plans ${made}')`
})

describe('the workflow associations of a list', () => {
  it('are its subscriptions in another form', async () => {
    const { Id, EventTypes } = await add({ EventTypes: ['ItemUpdated', 'ItemAdded'] })
    expect(EventTypes).toEqual(['ItemAdded', 'ItemUpdated'])
    const shown = {
      ...{ Name: 'Approve', InternalName: 'Approve', ListId: listId, BaseId: approval.WorkflowDefinitionId, Enabled: true },
      ...{ AllowManual: false, AutoStartCreate: true, AutoStartChange: true, AssociationData: '', Description: '' },
      ...{ TaskListTitle: 'Workflow Tasks', HistoryListTitle: 'Workflow History', IsDeclarative: false },
    }
    expect(rowsOf(await ann.call('GET', `${list}/workflowassociations`))).toMatchObject([{ Id, ...shown }])
    expect((await ann.call('GET', `${list}/workflowassociations/getbyid('${Id}')`)).json).toMatchObject(shown)
    expect((await ann.call('GET', `${list}/workflowassociations(guid'${Id}')`)).json).toMatchObject(shown)
    expect((await ann.call('GET', `${list}/workflowassociations/getbyname('APPROVE')`)).json).toMatchObject({ Id })
    expect((await admin.call('DELETE', `${list}/workflowassociations('${Id}')`)).status).toBe(200)
    expect(rowsOf(await ann.call('GET', `${list}/workflowassociations`))).toEqual([])
    expectRefusal(await ann.call('GET', `${list}/workflowassociations('${Id}')`), 404, /no workflow/)
    expectRefusal(await ann.call('GET', `${list}/workflowassociations/getbyname('Approve')`), 404, /no workflow 'Approve'/)
    expectRefusal(await ann.call('GET', "/_api/web/lists/getbytitle('Nope')/workflowassociations"), 404, /Nope/)
  })

  it('are changed property by property', async () => {
    const { Id } = await add()
    const one = `${list}/workflowassociations('${Id}')`
    const change = { AutoStartCreate: true, Description: 'All of them', TaskListTitle: `Tasks ${made}`, HistoryListTitle: `Past ${made}` }
    expect((await admin.call('PUT', one, { body: change })).status).toBe(204)
    expect((await ann.call('GET', one)).json).toMatchObject({ ...change, AllowManual: true, AutoStartChange: false, Enabled: true })
    const merge = { 'X-HTTP-Method': 'MERGE' }
    expect((await admin.call('POST', one, { body: { Name: 'Look', AllowManual: false, Enabled: false }, headers: merge })).status).toBe(204)
    expect((await ann.call('GET', one)).json).toMatchObject({ ...change, Name: 'Look', AllowManual: false, Enabled: false })
  })

  it('refuse wrong changes, and those of users without ManageLists', async () => {
    const { Id } = await add()
    await add({ Name: 'Other' })
    const one = `${list}/workflowassociations('${Id}')`
    const merge = { 'X-HTTP-Method': 'MERGE' }
    expectRefusal(await ann.call('PUT', one, { body: { Enabled: false } }), 403, /ManageLists/)
    expectRefusal(await ann.call('POST', one, { body: { Enabled: false }, headers: merge }), 403, /ManageLists/)
    expectRefusal(await ann.call('DELETE', one), 403, /ManageLists/)
    expectRefusal(await admin.call('PUT', one, { body: { Name: 'OTHER' } }), 400, /already/)
    expectRefusal(await admin.call('PUT', one, { body: { Name: ' ' } }), 400, /Name/)
    expectRefusal(await admin.call('PUT', one, { body: { TaskListTitle: 'Documents' } }), 400, /template 101/)
    expectRefusal(await admin.call('PUT', `${list}/workflowassociations('${missing}')`, { body: { Enabled: false } }), 404, /no workflow/)
    expectRefusal(await admin.call('DELETE', `${list}/workflowassociations('${missing}')`), 404, /no workflow/)
    expect((await ann.call('GET', one)).json).toMatchObject({ Name: 'Approve', Enabled: true, TaskListTitle: 'Workflow Tasks' })
  })

  it('are those of a content type, if they are for its items alone', async () => {
    const [type] = rowsOf(await admin.call('GET', `${list}/contenttypes`))
    const { Id } = await add({ ContentTypeId: type.StringId })
    const ofType = `${list}/contenttypes('${type.StringId}')/workflowassociations`
    expect(rowsOf(await ann.call('GET', ofType))).toMatchObject([{ Id, Name: 'Approve' }])
    expect(rowsOf(await ann.call('GET', `${list}/workflowassociations`))).toEqual([])
    expect((await ann.call('GET', `${list}/workflowassociations('${Id}')`)).json).toMatchObject({ Id })
    expectRefusal(await ann.call('GET', `${list}/contenttypes('0x0102')/workflowassociations`), 404, /0x0102/)
  })

  it('have templates, which everybody who opens the web may read', async () => {
    expect(rowsOf(await ann.call('GET', '/_api/web/workflowtemplates?$orderby=Name'))).toMatchObject([
      { Name: 'Approval', Id: approval.WorkflowDefinitionId, AllowManual: true, AutoStartCreate: false, PermissionsManual: 0 },
      { Name: 'Collect Feedback' },
    ])
    expectRefusal(await ann.call('GET', '/_api/web/workflowtemplates?$filter=Nope eq 1'), 400, /Nope/)
  })
})
