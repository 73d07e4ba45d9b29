import type { TaskData, TemplateData, ToDoData, WorkflowBindings, WorkflowState, WorkflowXml } from '../../../generated/soap/workflow.ts'
import { workflow } from '../../../generated/soap/workflow.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import type { Context } from '../../core/access/context.ts'
import { principalsById } from '../../core/access/principals-by-id.ts'
import { queryAssociations } from '../../core/acts/workflow/associations.ts'
import { byPerson, isFor, type StartedWorkflow, startWorkflow, workflowsOf } from '../../core/acts/workflow/instances.ts'
import { isItem, ownerOfSubject, type WorkflowSubject } from '../../core/acts/workflow/owners.ts'
import { alterTask, claimTask, getTask, type TaskChange, toDosOf, type WorkflowTask } from '../../core/acts/workflow/tasks.ts'
import { workflowTemplateOf } from '../../core/acts/workflow/templates.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import { childElements, textOf, type XmlElement, xmlElement } from '../../formats/xml.ts'
import { rowElement, rowsetNamespace, rowWriter } from '../lists/rowset.ts'
import { plainGuid } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'
import type { ElementOfRows } from '../protocol/rows.ts'
import { signedInService } from '../protocol/service-module.ts'
import { bracedGuid } from '../protocol/wire-text.ts'
import { subjectAtUrl } from './item-url.ts'

interface Asked {
  readonly settings: { readonly HostName: string }
}

const bindings = ({ settings }: Asked): WorkflowBindings<SignedInCall> => ({
  async GetTemplatesForItem({ context }, { item }) {
    return {
      GetTemplatesForItemResult: {
        TemplateData: await templateData(context, await subjectAtUrl(context, 'GetTemplatesForItem/item', item)),
      },
    }
  },

  async GetToDosForItem({ context }, { item }) {
    return { GetToDosForItemResult: { ToDoData: await toDoData(context, await subjectAtUrl(context, 'GetToDosForItem/item', item)) } }
  },

  async GetWorkflowDataForItem({ context }, input) {
    const item = await subjectAtUrl(context, 'GetWorkflowDataForItem/item', input.item)
    const Workflow = (await workflowsOf(context, item)).map((row) => stateOf(context, placeOf(item), row))
    const WorkflowData = {
      ToDoData: await toDoData(context, item),
      TemplateData: await templateData(context, item),
      ActiveWorkflowsData: { Workflows: { Workflow } },
    }
    return { GetWorkflowDataForItemResult: { WorkflowData } }
  },

  async GetWorkflowTaskData({ context }, { item, taskId, listId }) {
    const target = await subjectAtUrl(context, 'GetWorkflowTaskData/item', item)
    const task = await getTask(context, target, plainGuid(listId), taskId)
    return { GetWorkflowTaskDataResult: { any: [await rowsOf(context, [task])] } }
  },

  async StartWorkflow({ context }, { item, templateId, workflowParameters }) {
    const target = await subjectAtUrl(context, 'StartWorkflow/item', item)
    await startWorkflow(context, target, plainGuid(templateId), {
      hostName: settings.HostName,
      people: textsOf(workflowParameters, 'AccountId'),
      message: textsOf(workflowParameters, 'NotificationMessage').join('\n'),
    })
    return { StartWorkflowResult: {} }
  },

  async AlterToDo({ context }, { item, todoId, todoListId, taskData }) {
    const target = await subjectAtUrl(context, 'AlterToDo/item', item)
    await alterTask(context, target, plainGuid(todoListId), todoId, changeIn(taskData))
    return { AlterToDoResult: { fSuccess: 1 } }
  },

  async ClaimReleaseTask({ context }, { item, taskId, listId, fClaim }) {
    const target = await subjectAtUrl(context, 'ClaimReleaseTask/item', item)
    const task = await claimTask(context, target, plainGuid(listId), taskId, fClaim)
    return { ClaimReleaseTaskResult: { TaskData: await taskDataOf(context, task) } }
  },
})

/** workflow.asmx (protocol/soap-workflow#workflow). */
export const workflowService = signedInService(workflow, wsdl.workflow, bindings)

async function templateData(ctx: Context, subject: WorkflowSubject): Promise<TemplateData> {
  const all = await queryAssociations(ctx, ownerOfSubject(subject))
  const found = all.filter(({ row }) => row.enabled && byPerson(row) && isFor(row, subject))
  const people = await principalsById(
    ctx,
    found.flatMap(({ row }) => JSON.parse(row.people) as number[]),
  )
  const WorkflowTemplate = found.map(({ row }) => {
    const { baseId, description: usual } = workflowTemplateOf(row)
    const AccountId = (JSON.parse(row.people) as number[]).flatMap((id) => people.get(id)?.loginName ?? [])
    return {
      Name: row.name,
      Description: row.description || usual,
      WorkflowTemplateIdSet: { TemplateId: row.id, BaseId: baseId },
      AssociationData: { Order: row.inParallel ? 'Parallel' : 'Sequence', AccountId },
      Metadata: { InitiationCategories: { string: 'General' } },
    }
  })
  return {
    Web: { Title: ctx.web.row.title, Url: absoluteUrl(ctx, ctx.web.url) },
    ...(isItem(subject) && { List: { Title: subject.list.row.title, Url: absoluteUrl(ctx, subject.list.url) } }),
    WorkflowTemplates: { WorkflowTemplate },
  }
}

async function toDoData(ctx: Context, subject: WorkflowSubject): Promise<ToDoData> {
  const tasks = await toDosOf(ctx, subject)
  return tasks.length === 0 ? {} : { xml: { any: [await rowsOf(ctx, tasks)] } }
}

/** The `rs:data` element with a row for each task. They may be items of several lists. */
async function rowsOf(ctx: Context, tasks: readonly WorkflowTask[]): Promise<ElementOfRows> {
  const texts: string[] = []
  for (const { item } of tasks) texts.push(...(await rowWriter(item.list.fields, { dateInUtc: true })(ctx, [item])))
  let isWritten = false
  return {
    ...xmlElement(rowsetNamespace, 'rs:data', new Map([['ItemCount', String(texts.length)]])),
    row: rowElement,
    nextRows: async () => {
      if (isWritten) return undefined
      isWritten = true
      return texts
    },
  }
}

/** The numbers of outcomes in the column of a workflow's status. */
const statusNumbers: ReadonlyMap<string | null, number> = new Map([
  [null, 2],
  ['Completed', 5],
  ['Canceled', 15],
  ['Approved', 16],
  ['Rejected', 17],
])

const noTexts = {
  ...{ Status2: '', Status3: '', Status4: '', Status5: '', Status6: '', Status7: '', Status8: '', Status9: '', Status10: '' },
  ...{ TextStatus1: '', TextStatus2: '', TextStatus3: '', TextStatus4: '', TextStatus5: '', Modifications: '', ActivityDetails: '' },
}

const timeOf = (instant: number): string => {
  const iso = new Date(instant).toISOString()
  return `${iso.slice(0, 10).replaceAll('-', '')} ${iso.slice(11, 19)}`
}

/** A web is shown as an item of no list. */
const noGuid = '00000000-0000-0000-0000-000000000000'

const placeOf = (subject: WorkflowSubject) =>
  isItem(subject)
    ? { listId: subject.list.row.id, webId: subject.list.row.webId, itemId: subject.row.itemId, guid: subject.row.uniqueId }
    : { listId: noGuid, webId: subject.row.id, itemId: 0, guid: noGuid }

const stateOf = (ctx: Context, { listId, webId, itemId, guid }: ReturnType<typeof placeOf>, instance: StartedWorkflow): WorkflowState => ({
  StatusPageUrl: `${absoluteUrl(ctx, ctx.web.url).replace(/\/$/, '')}/_layouts/WrkStat.aspx?${itemId === 0 ? '' : `List=${listId}&`}WorkflowInstanceID=${instance.id}`,
  Id: bracedGuid(instance.id),
  TemplateId: bracedGuid(instance.associationId),
  ListId: bracedGuid(listId),
  SiteId: bracedGuid(ctx.site.id),
  WebId: bracedGuid(webId),
  ItemId: itemId,
  ItemGUID: bracedGuid(guid),
  TaskListId: bracedGuid(instance.taskListId),
  AdminTaskListId: bracedGuid(instance.taskListId),
  Author: instance.authorId,
  Modified: timeOf(instance.modifiedAt),
  Created: timeOf(instance.createdAt),
  StatusVersion: instance.version,
  Status1: statusNumbers.get(instance.outcome) ?? 5,
  ...noTexts,
  InternalState: instance.outcome === null ? 2 : 4,
})

async function taskDataOf(ctx: Context, { row }: WorkflowTask): Promise<TaskData> {
  const people = await principalsById(ctx, [row.assigneeId, ...(row.claimedById === null ? [] : [row.claimedById])])
  const loginName = (id: number | null) => (id === null ? '' : (people.get(id)?.loginName ?? ''))
  return {
    AssignedTo: loginName(row.claimedById ?? row.assigneeId),
    TaskGroup: loginName(row.assigneeId),
    ItemId: row.itemId,
    ListId: bracedGuid(row.listId),
  }
}

/** A document of values has at most this many elements. */
const mostElements = 1_000

/** Every element in any depth, in any namespace. */
function elementsIn(xml: WorkflowXml | undefined): XmlElement[] {
  const found: XmlElement[] = []
  const waiting = [...(xml?.any ?? [])]
  for (let element = waiting.shift(); element; element = waiting.shift()) {
    if (found.length >= mostElements) throw invalid(`The values of a workflow have at most ${mostElements} elements.`)
    found.push(element)
    waiting.unshift(...childElements(element))
  }
  return found
}

const textsOf = (xml: WorkflowXml | undefined, name: string): string[] =>
  elementsIn(xml).flatMap((element) => (element.name === name && textOf(element).trim() !== '' ? [textOf(element).trim()] : []))

/** The elements without elements in them are columns of the task; WorkflowOutcome completes it. */
function changeIn(taskData: WorkflowXml | undefined): TaskChange {
  const values = new Map<string, string>()
  for (const element of elementsIn(taskData)) if (childElements(element).length === 0) values.set(element.name, textOf(element))
  const outcome = values.get('WorkflowOutcome')?.trim()
  values.delete('WorkflowOutcome')
  return { values, ...(outcome !== undefined && outcome !== '' && { outcome }) }
}
