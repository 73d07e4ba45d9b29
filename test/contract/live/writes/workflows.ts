import { elementsIn, rowsIn } from '../../../support/soap/messages.ts'
import { row, type World, type WriteRow } from './world.ts'

const merge = { 'X-HTTP-Method': 'MERGE' }

const approval = { Name: 'Approve', WorkflowDefinitionId: '8ad4d8f0-93a7-4941-9657-cf3706f00409', People: ['admin'] }

/** A new list with an item, and the message part that names the item. */
async function newItem(w: World): Promise<{ readonly path: string; readonly item: string }> {
  const list = await w.list()
  await w.item(list)
  return { path: list.path, item: `<item>${w.url}${list.url}/DispForm.aspx?ID=1</item>` }
}

/** The message parts that start a workflow. The lists of tasks and history are there, and nobody follows them. */
async function ready(w: World, people: readonly string[] = approval.People): Promise<{ readonly item: string; readonly start: string }> {
  const { path, item } = await newItem(w)
  const { Id } = await w.post(`${path}/workflowsubscriptions`, { ...approval, People: people })
  return { item, start: `${item}<templateId>${Id}</templateId>` }
}

/** The message parts that name the task of a workflow that has started, and its list. */
async function task(w: World, people?: readonly string[]): Promise<{ readonly item: string; readonly id: string; readonly list: string }> {
  const { item, start } = await ready(w, people)
  await w.soap('workflow').call('StartWorkflow', start)
  const [todo] = rowsIn(await w.soap('workflow').call('GetToDosForItem', item))
  const [state] = elementsIn(await w.soap('workflow').call('GetWorkflowDataForItem', item), 'Workflow')
  return { item, id: todo?.ows_ID ?? '', list: state?.TaskListId ?? '' }
}

const web = '/_api/web'

/** The address of a new workflow of the web. */
async function ofWeb(w: World): Promise<string> {
  const { Id } = await w.post(`${web}/workflowsubscriptions`, { ...approval, Name: `W${w.next()}` })
  return `${web}/workflowassociations('${Id}')`
}

const services = '/_api/sp.workflowservices.'

/** A workflow of a new list by its name, and an item to start it on. */
async function byName(w: World): Promise<object> {
  const list = await w.list()
  await w.item(list)
  await w.post(`${list.path}/workflowsubscriptions`, approval)
  const { GUID } = await w.call('GET', `${list.path}/items(1)?$select=GUID`)
  return { associationName: approval.Name, listId: list.id, itemGuid: GUID, workflowParameters: [] }
}

/** Writes of workflows, by REST and SOAP. */
export const workflowWrites: Readonly<Record<string, WriteRow>> = {
  addWorkflowSubscription: row('List SystemUpdate', 'ListChanged Updated', 'ContentWritten workflow.add', async (w) => {
    const { path } = await w.list()
    await w.post(`${path}/workflowsubscriptions`, approval)
    return () => w.post(`${path}/workflowsubscriptions`, { ...approval, Name: 'Again' })
  }),
  deleteWorkflowSubscription: row('List SystemUpdate', 'ListChanged Updated', 'ContentWritten workflow.delete', async (w) => {
    const { path } = await w.list()
    const { Id } = await w.post(`${path}/workflowsubscriptions`, approval)
    return () => w.call('DELETE', `${path}/workflowsubscriptions('${Id}')`)
  }),
  ...Object.fromEntries(
    (['PUT', 'POST'] as const).map((method) => [
      method === 'PUT' ? 'updateWorkflowAssociation' : 'mergeWorkflowAssociation',
      row('List SystemUpdate', 'ListChanged Updated', 'ContentWritten workflow.update', async (w) => {
        const { path } = await w.list()
        const { Id } = await w.post(`${path}/workflowsubscriptions`, approval)
        return () => w.call(method, `${path}/workflowassociations('${Id}')`, { Enabled: false }, method === 'POST' ? merge : {})
      }),
    ]),
  ),
  deleteWorkflowAssociation: row('List SystemUpdate', 'ListChanged Updated', 'ContentWritten workflow.delete', async (w) => {
    const { path } = await w.list()
    const { Id } = await w.post(`${path}/workflowsubscriptions`, approval)
    return () => w.call('DELETE', `${path}/workflowassociations('${Id}')`)
  }),
  deleteSubscriptionOfWeb: row('List SystemUpdate', 'ListChanged Updated', 'ContentWritten workflow.delete', async (w) => {
    const { path } = await w.list()
    const { Id } = await w.post(`${path}/workflowsubscriptions`, approval)
    return () => w.post(`/_api/sp.workflowservices.workflowsubscriptionservice.current/deletesubscription('${Id}')`)
  }),
  addWebWorkflowSubscription: row('Web SystemUpdate', 'WebChanged Updated', 'ContentWritten workflow.add', async (w) => {
    await ofWeb(w)
    return () => w.post(`${web}/workflowsubscriptions`, { ...approval, Name: `W${w.next()}` })
  }),
  ...Object.fromEntries(
    (['PUT', 'POST'] as const).map((method) => [
      method === 'PUT' ? 'updateWebWorkflowAssociation' : 'mergeWebWorkflowAssociation',
      row('Web SystemUpdate', 'WebChanged Updated', 'ContentWritten workflow.update', async (w) => {
        const one = await ofWeb(w)
        return () => w.call(method, one, { Enabled: false }, method === 'POST' ? merge : {})
      }),
    ]),
  ),
  deleteWebWorkflowAssociation: row('Web SystemUpdate', 'WebChanged Updated', 'ContentWritten workflow.delete', async (w) => {
    const one = await ofWeb(w)
    return () => w.call('DELETE', one)
  }),
  startWorkflowOnItem: row('Item Add, Item Add, Item Add', '', 'ContentWritten workflow.start', async (w) => {
    const { path } = await newItem(w)
    const { Id } = await w.post(`${path}/workflowsubscriptions`, approval)
    const start = `${services}workflowinstanceservice.current/startworkflowonlistitembysubscriptionid`
    return () => w.post(`${start}(subscriptionid='${Id}',itemid=1)`, { payload: [] })
  }),
  startNamedWorkflow: row('Item Add, Item Add, Item Add', '', 'ContentWritten workflow.start', async (w) => {
    const named = await byName(w)
    return () => w.post(`${services}interopservice.current/startworkflow`, named)
  }),
  cancelStarted: row('Item Update, Item Add', '', 'ContentWritten workflow.cancel', async (w) => {
    const { value } = await w.post(`${services}interopservice.current/startworkflow`, await byName(w))
    return () => w.post(`${services}interopservice.current/cancelworkflow('${value}')`)
  }),
  startWorkflowOnWeb: row('Item Add, Item Add, Item Add', '', 'ContentWritten workflow.start', async (w) => {
    const { Id } = await w.post(`${web}/workflowsubscriptions`, { ...approval, Name: `W${w.next()}` })
    return () => w.post(`${services}workflowinstanceservice.current/startworkflow`, { subscription: { Id } })
  }),
  ...Object.fromEntries(
    (['cancel', 'terminate'] as const).map((verb) => [
      verb === 'cancel' ? 'cancelInstance' : 'cancelInstanceAtOnce',
      row('Item Update, Item Add', '', 'ContentWritten workflow.cancel', async (w) => {
        const { value } = await w.post(`${services}interopservice.current/startworkflow`, await byName(w))
        return () => w.post(`${services}workflowinstanceservice.current/${verb}workflow`, { instance: { Id: value } })
      }),
    ]),
  ),
  ...Object.fromEntries(
    (['publishSubscription', 'publishSubscriptionForList'] as const).map((name) => [
      name,
      row('List SystemUpdate', 'ListChanged Updated', 'ContentWritten workflow.add', async (w) => {
        const { path, id } = await w.list()
        await w.post(`${path}/workflowsubscriptions`, approval)
        const values = { PropertyDefinitions: [{ Key: 'People', Value: 'admin' }], DefinitionId: approval.WorkflowDefinitionId }
        const subscription = { Name: 'Again', EventSourceId: id, ...values }
        const body = name === 'publishSubscription' ? { subscription } : { subscription, listId: id }
        return () => w.post(`${services}workflowsubscriptionservice.current/${name}`, body)
      }),
    ]),
  ),
  'workflow.StartWorkflow': row('Item Add, Item Add, Item Add', '', 'ContentWritten workflow.start', async (w) => {
    const { start } = await ready(w)
    return () => w.soap('workflow').call('StartWorkflow', start)
  }),
  'workflow.AlterToDo': row('Item Update, Item Add, Item Add', '', 'ContentWritten workflow.alterTask', async (w) => {
    const { item, id, list } = await task(w)
    const data = '<taskData><WorkflowOutcome>Approved</WorkflowOutcome></taskData>'
    return () => w.soap('workflow').call('AlterToDo', `${item}<todoId>${id}</todoId><todoListId>${list}</todoListId>${data}`)
  }),
  'workflow.ClaimReleaseTask': row('Item Update', '', 'ContentWritten workflow.claimTask', async (w) => {
    const { item, id, list } = await task(w, ['Home Owners'])
    return () => w.soap('workflow').call('ClaimReleaseTask', `${item}<taskId>${id}</taskId><listId>${list}</listId><fClaim>true</fClaim>`)
  }),
}
