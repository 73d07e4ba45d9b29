import { expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { scratchFolders } from '../../../support/scratch.ts'
import { basic, startServer } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { elementsIn, rowsIn } from '../../../support/soap/messages.ts'

const scratch = scratchFolders('workflow')
const list = "/_api/web/lists/getbytitle('Documents')"

const started = () => startServer({ settings: { StorageProvider: 'FileSystem', DataRootPath: scratch.data() } })
const clientsOf = ({ url }: { readonly url: string }) => ({
  rest: createContractClient(url, { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' }),
  soap: createSoapContractClient({ url, service: 'workflow', version: '1.2', headers: { Authorization: basic('admin') } }),
  item: `<item>${url}/Shared Documents/a.txt</item>`,
})

it('a workflow goes on after a restart of the server, from the task that waited', async () => {
  const first = await started()
  const before = clientsOf(first)
  await before.rest.call('POST', "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='a.txt')", { body: 'x' })
  const body = { Name: 'Approve', WorkflowDefinitionId: '8ad4d8f0-93a7-4941-9657-cf3706f00409', People: ['admin', 'Home Owners'] }
  const { Id } = (await before.rest.call('POST', `${list}/workflowsubscriptions`, { body })).json
  await before.soap.call('StartWorkflow', `${before.item}<templateId>${Id}</templateId>`)
  await first.stop()

  const second = await started()
  scratch.undo.push(() => second.stop())
  const { rest, soap, item } = clientsOf(second)
  expect((await rest.call('GET', `${list}/workflowsubscriptions`)).json.value).toMatchObject([{ Id }])
  const TaskListId = (await rest.call('GET', "/_api/web/lists/getbytitle('Workflow Tasks')?$select=Id")).json.Id
  for (const number of [1, 2]) {
    const todos = rowsIn(await soap.call('GetToDosForItem', item))
    expect(todos).toMatchObject([{ ows_ID: String(number), ows_Title: 'Please approve a.txt' }])
    const data = '<taskData><WorkflowOutcome>Approved</WorkflowOutcome></taskData>'
    await soap.call('AlterToDo', `${item}<todoId>${number}</todoId><todoListId>${TaskListId}</todoListId>${data}`)
  }
  expect(elementsIn(await soap.call('GetWorkflowDataForItem', item), 'Workflow')).toMatchObject([{ Status1: '16' }])
}, 60_000)
