import { beforeEach, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { elementsIn, rowsIn } from '../../../support/soap/messages.ts'
import { rowsOf } from '../../../support/wire.ts'

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })
const admin = clientOf('admin')
const missing = '00000000-0000-4000-8000-000000000000'
const noGuid = '00000000-0000-0000-0000-000000000000'
const approval = { Name: 'Approve the budget', WorkflowDefinitionId: '8ad4d8f0-93a7-4941-9657-cf3706f00409', People: ['ben', 'cid'] }

let made = 0
/** A web of its own, as its address and as the part of its paths. */
let url = ''
const web = (path: string) => `${url}/_api/web/${path}`
const add = (body: object) => admin.call('POST', web('workflowsubscriptions'), { body })

beforeEach(async () => {
  made += 1
  url = `/web${made}`
  const parameters = { Title: `Web ${made}`, Url: `web${made}`, WebTemplate: 'STS', UseSamePermissionsAsParentSite: true }
  expect((await admin.call('POST', '/_api/web/webs/add', { body: { parameters } })).status).toBe(200)
})

describe.each(['1.1', '1.2'] as const)('workflow.asmx with the URL of a web, over SOAP %s', (version) => {
  const soap = (user: string) =>
    createSoapContractClient({ url: `${server.url}${url}`, service: 'workflow', version, headers: { Authorization: basic(user) } })
  const item = () => `<item>${server.url}${url}</item>`
  const taskListId = async () => (await admin.call('GET', web("lists/getbytitle('Workflow Tasks')?$select=Id"))).json.Id as string
  const toDos = async (user: string) => rowsIn(await soap(user).call('GetToDosForItem', item()))
  const approve = async (user: string, id: string | undefined, how = 'Approved') =>
    soap(user).call(
      'AlterToDo',
      `${item()}<todoId>${id}</todoId><todoListId>${await taskListId()}</todoListId><taskData><WorkflowOutcome xmlns="">${how}</WorkflowOutcome></taskData>`,
    )
  const stateOf = async () => elementsIn(await soap('ann').call('GetWorkflowDataForItem', item()), 'Workflow')[0] ?? {}

  it('starts a workflow of the web, whose people get their tasks one after the other', async () => {
    const { Id } = (await add(approval)).json
    const templates = await soap('ann').call('GetTemplatesForItem', item())
    expect(elementsIn(templates, 'WorkflowTemplateIdSet')).toMatchObject([{ TemplateId: Id }])
    expect(elementsIn(templates, 'List')).toEqual([])
    await soap('ann').call('StartWorkflow', `${item()}<templateId>${Id}</templateId>`)
    expect(await stateOf()).toMatchObject({ Status1: '2', InternalState: '2', ItemId: '0', ListId: `{${noGuid}}` })
    expect(await soap('ann').fail('StartWorkflow', `${item()}<templateId>${Id}</templateId>`)).toMatchObject({ status: 400 })
    const [first] = await toDos('ben')
    expect(first).toMatchObject({ ows_Title: `Please approve Web ${made}`, ows_Status: 'Not Started' })
    expect(await toDos('cid')).toEqual([])
    const one = `${item()}<taskId>${first?.ows_ID}</taskId><listId>${await taskListId()}</listId>`
    expect(rowsIn(await soap('ben').call('GetWorkflowTaskData', one))).toEqual([first])
    // It is no task of the root web.
    const atRoot = createSoapContractClient({ url: server.url, service: 'workflow', version, headers: { Authorization: basic('ben') } })
    expect(rowsIn(await atRoot.call('GetToDosForItem', `<item>${server.url}/</item>`))).toEqual([])
    await approve('ben', first?.ows_ID)
    const [second] = await toDos('cid')
    await approve('cid', second?.ows_ID)
    expect(await stateOf()).toMatchObject({ Status1: '16', InternalState: '4' })
    const history = await admin.call('GET', web("lists/getbytitle('Workflow History')/items?$select=Event,Outcome,Item&$orderby=Id"))
    expect(rowsOf(history).map(({ Event, Outcome }) => [Event, Outcome ?? ''])).toEqual([
      [1, ''],
      [5, ''],
      [6, 'Approved'],
      [5, ''],
      [6, 'Approved'],
      [2, 'Approved'],
    ])
  })

  it('ends a workflow of the web with a rejection, also by a write of the item of a task', async () => {
    const { Id } = (await add(approval)).json
    await soap('ann').call('StartWorkflow', `${item()}<templateId>${Id}</templateId>`)
    const [first] = await toDos('ben')
    const task = web(`lists/getbytitle('Workflow Tasks')/items(${first?.ows_ID})`)
    const headers = { 'X-HTTP-Method': 'MERGE', 'IF-MATCH': '*' }
    const done = await clientOf('ben').call('POST', task, { body: { Status: 'Completed', WorkflowOutcome: 'Rejected' }, headers })
    expect(done.status, done.text).toBe(200)
    expect(await stateOf()).toMatchObject({ Status1: '17', InternalState: '4' })
    expect(await soap('ann').fail('StartWorkflow', `${item()}<templateId>${missing}</templateId>`)).toMatchObject({ status: 404 })
    expect(await soap('ann').fail('GetToDosForItem', `<item>${server.url}/nowhere</item>`)).toMatchObject({ status: 400 })
  })
})
