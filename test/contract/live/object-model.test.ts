import { describe, expect, it } from 'vitest'
import { type Action, call, listNamed, made, method, property, runModel, set, value, web } from '../../support/csom/model-client.ts'
import { writeRows } from './every-write.ts'
import { openWorld, row, type World, type WriteRow } from './writes/world.ts'

const approval = '8ad4d8f0-93a7-4941-9657-cf3706f00409'

/** Sends actions, which must succeed. */
const act =
  (w: World, ...actions: readonly Action[]) =>
  async () =>
    expect((await runModel(w.url, actions)).error).toBeNull()

const subscriptions = method(made('WorkflowServicesManager', web), 'GetWorkflowSubscriptionService')
const instances = method(made('WorkflowServicesManager', web), 'GetWorkflowInstanceService')

/** A list with an item and a workflow, and the ids of what is there. */
async function flow(w: World) {
  const list = await w.list()
  await w.item(list)
  const { Id } = await w.post(`${list.path}/workflowsubscriptions`, { Name: 'Flow', WorkflowDefinitionId: approval, People: ['admin'] })
  return { list, workflow: method(subscriptions, 'GetSubscription', String(Id)) }
}

/** Writes of the object model: the operation of REST or SOAP that has the same effects, or the effects, and the act. */
const writes: Readonly<Record<string, readonly [string | WriteRow, WriteRow['prepare']]>> = {
  'ListItem.Update of a new item': [
    'addItem',
    async (w) => {
      const item = method(listNamed((await w.list()).title), 'AddItem')
      return act(w, call(item, 'SetFieldValue', 'Title', 'x'), call(item, 'Update'))
    },
  ],
  'ListItem.Update': [
    'updateItem',
    async (w) => {
      const list = await w.list()
      await w.item(list)
      const item = method(listNamed(list.title), 'GetItemById', 1)
      return act(w, call(item, 'SetFieldValue', 'Title', 'x'), call(item, 'Update'))
    },
  ],
  'ListItem.DeleteObject': [
    'deleteItem',
    async (w) => {
      const list = await w.list()
      await w.item(list)
      return act(w, call(method(listNamed(list.title), 'GetItemById', 1), 'DeleteObject'))
    },
  ],
  'List.Update': [
    'updateList',
    async (w) => {
      const list = listNamed((await w.list()).title)
      return act(w, set(list, 'Description', 'd'), call(list, 'Update'))
    },
  ],
  'List.DeleteObject': ['deleteList', async (w) => act(w, call(listNamed((await w.list()).title), 'DeleteObject'))],
  'Web.Update': ['updateWeb', (w) => Promise.resolve(act(w, set(web, 'Description', `d${w.next()}`), call(web, 'Update')))],
  'FileCollection.Add': [
    'addFile',
    async (w) => {
      const files = property(property(listNamed((await w.library()).title), 'RootFolder'), 'Files')
      const creation = value('FileCreationInformation', { Url: 'a.txt', Content: Buffer.from('x') })
      return act(w, { kind: 'path', on: method(files, 'Add', creation) })
    },
  ],
  'File.SaveBinary': [
    'updateFileValue',
    async (w) => {
      const url = await w.file(await w.library())
      const bytes = value('FileSaveBinaryInformation', { ContentStream: Buffer.from('y') })
      return act(w, call(method(web, 'GetFileByServerRelativeUrl', url), 'SaveBinary', bytes))
    },
  ],
  'WorkflowSubscriptionService.PublishSubscriptionForList': [
    'addWorkflowSubscription',
    async (w) => {
      const { list } = await flow(w)
      const own = made('WorkflowSubscription')
      const settings = [set(own, 'Name', 'Again'), set(own, 'DefinitionId', approval), call(own, 'SetProperty', 'People', 'admin')]
      return act(w, ...settings, call(subscriptions, 'PublishSubscriptionForList', own, list.id))
    },
  ],
  'WorkflowInstanceService.StartWorkflowOnListItem': [
    'workflow.StartWorkflow',
    async (w) => act(w, call(instances, 'StartWorkflowOnListItem', (await flow(w)).workflow, 1, null)),
  ],
  'WorkflowInstanceService.StartWorkflow': [
    'workflow.StartWorkflow',
    async (w) => {
      const { Id } = await w.post('/_api/web/workflowsubscriptions', {
        ...{ Name: `Of the web ${w.next()}`, WorkflowDefinitionId: approval, People: ['admin'] },
      })
      return act(w, call(instances, 'StartWorkflow', method(subscriptions, 'GetSubscription', String(Id)), null))
    },
  ],
  'WorkflowInstanceService.CancelWorkflow': [
    row('Item Update, Item Add', '', 'ContentWritten workflow.cancel', () => Promise.reject(new Error('the act is beside'))),
    async (w) => {
      const { workflow } = await flow(w)
      const { error, results } = await runModel(w.url, [call(instances, 'StartWorkflowOnListItem', workflow, 1, null)])
      expect(error).toBeNull()
      const started = method(instances, 'GetInstance', String(results.get(1)).slice(6, 42))
      return act(w, call(instances, 'CancelWorkflow', started))
    },
  ],
}

const world = await openWorld()

describe('a write of the object model leads to what the same write of REST or SOAP leads to:', () => {
  it.each(Object.entries(writes))('%s', async (_name, [same, prepare]) => {
    const expected = typeof same === 'string' ? writeRows.get(same) : same
    if (!expected) throw new Error(`there is no row ${String(same)}`)
    const { changes, told, audited } = await world.effectsOf(await prepare(world))
    expect({ changes, told, audited }).toEqual({ changes: expected.changes, told: expected.told, audited: expected.audited })
  })
})
