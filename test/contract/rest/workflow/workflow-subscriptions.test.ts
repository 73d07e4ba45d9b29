import { beforeEach, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

const { clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const [admin, ann] = [clientOf('admin'), clientOf('ann')]
const missing = '00000000-0000-4000-8000-000000000000'
const approval = { Name: 'Approve', WorkflowDefinitionId: '8ad4d8f0-93a7-4941-9657-cf3706f00409', People: ['ann', 'Home Owners'] }

let made = 0
let list = ''
let listId = ''
const add = (body: object, client = admin) => client.call('POST', `${list}/workflowsubscriptions`, { body })

beforeEach(async () => {
  made += 1
  listId = (await admin.call('POST', '/_api/web/lists', { body: { Title: `Plans ${made}`, BaseTemplate: 100 } })).json.Id
  list = `/_api/web/lists/getbytitle('Plans ${made}')`
})

describe('the workflows of a list', () => {
  it('are added, read and deleted, and make the lists of tasks and of the history once', async () => {
    const reply = await add({ ...approval, Order: 'Parallel', EventTypes: ['WorkflowStart'] })
    const shown = {
      ...{ Name: 'Approve', EventSourceId: listId, Enabled: true, StatusFieldName: '', EventTypes: ['WorkflowStart'] },
      WorkflowDefinitionId: approval.WorkflowDefinitionId,
    }
    expect(reply.status).toBe(201)
    expect(reply.json).toMatchObject(shown)
    const { Id } = reply.json
    expect(reply.headers.get('location')).toContain(`WorkflowSubscriptions(guid'${Id}')`)
    expect((await add({ ...approval, Name: 'Again', Enabled: false })).json).toMatchObject({ Enabled: false })
    const titles = rowsOf(await admin.call('GET', '/_api/web/lists?$select=Title,BaseTemplate&$orderby=BaseTemplate'))
    expect(titles.filter(({ Title }) => /^Workflow/.test(String(Title)))).toMatchObject([
      { Title: 'Workflow Tasks', BaseTemplate: 107 },
      { Title: 'Workflow History', BaseTemplate: 140 },
    ])
    expect(rowsOf(await ann.call('GET', `${list}/workflowsubscriptions?$orderby=Name`))).toMatchObject([
      { Name: 'Again' },
      { Name: 'Approve' },
    ])
    expect((await ann.call('GET', `${list}/workflowsubscriptions(guid'${Id}')`)).json).toMatchObject(shown)
    expect((await admin.call('DELETE', `${list}/workflowsubscriptions('${Id}')`)).status).toBe(204)
    expectRefusal(await admin.call('GET', `${list}/workflowsubscriptions('${Id}')`), 404, /no workflow/)
  })

  it.each([
    ['no people', { ...approval, People: [] }, 400, /People/],
    ['somebody whom nobody knows', { ...approval, People: ['a\u0007b'] }, 400, /does not name a user/],
    ['another definition', { ...approval, WorkflowDefinitionId: missing }, 400, /WorkflowDefinitionId/],
    ['a list of another template for tasks', { ...approval, TaskListTitle: 'Documents' }, 400, /template 101/],
    ['an empty name', { ...approval, Name: ' ' }, 400, /Name/],
    ['a start that is none', { ...approval, EventTypes: ['ItemDeleted'] }, 400, /EventTypes/],
    ['a content type that the list does not have', { ...approval, ContentTypeId: '0x0102' }, 404, /0x0102/],
  ])('are refused with %s', async (_, body, status, message) => {
    expectRefusal(await add(body), status, message)
    expect(rowsOf(await admin.call('GET', `${list}/workflowsubscriptions`))).toEqual([])
  })

  it('are refused twice under one name, and for users without ManageLists', async () => {
    expectRefusal(await add(approval, ann), 403, /ManageLists/)
    const { Id } = (await add(approval)).json
    expectRefusal(await add({ ...approval, Name: 'APPROVE' }), 400, /already/)
    expectRefusal(await ann.call('DELETE', `${list}/workflowsubscriptions('${Id}')`), 403, /ManageLists/)
    expectRefusal(await admin.call('DELETE', `${list}/workflowsubscriptions('${missing}')`), 404, /no workflow/)
    expectRefusal(await ann.call('GET', `/_api/web/lists/getbytitle('Nope')/workflowsubscriptions`), 404, /Nope/)
  })

  it('write into no list that their author may not write into, and tell nothing of it', async () => {
    const hidden = await admin.call('POST', '/_api/web/lists', { body: { Title: `Hidden ${made}`, BaseTemplate: 101 } })
    await admin.call('POST', `/_api/web/lists(guid'${hidden.json.Id}')/breakroleinheritance(false,true)`)
    const { json } = await ann.call('GET', '/_api/web/currentuser')
    await admin.call('POST', `${list}/breakroleinheritance(true,true)`)
    await admin.call('POST', `${list}/roleassignments/addroleassignment(principalid=${json.Id},roledefid=1073741829)`)
    const reply = await add({ ...approval, People: ['ann'], TaskListTitle: `Hidden ${made}` }, ann)
    expectRefusal(reply, 403, /ViewListItems/)
    expect(reply.text).not.toContain('template')
  })

  it('add no users whom their author may not add', async () => {
    const { json } = await ann.call('GET', '/_api/web/currentuser')
    await admin.call('POST', `${list}/breakroleinheritance(true,true)`)
    await admin.call('POST', `${list}/roleassignments/addroleassignment(principalid=${json.Id},roledefid=1073741829)`)
    const stranger = `stranger${made}`
    expectRefusal(await add({ ...approval, People: [stranger] }, ann), 403, /AddListItems/)
    const users = () => admin.call('GET', `/_api/web/siteusers?$filter=substringof('${stranger}',LoginName)`)
    expect(rowsOf(await users())).toEqual([])
    expect((await add({ ...approval, People: [stranger] })).status).toBe(201)
    expect(rowsOf(await users())).toHaveLength(1)
  })

  it('are gone with their list', async () => {
    await add(approval)
    expect((await admin.call('DELETE', list)).status).toBe(200)
    expect((await admin.call('POST', '/_api/web/lists', { body: { Title: `Plans ${made}`, BaseTemplate: 100 } })).status).toBe(201)
    expect(rowsOf(await admin.call('GET', `${list}/workflowsubscriptions`))).toEqual([])
  })
})
