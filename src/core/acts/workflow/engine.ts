import type { ItemRow, WorkflowInstanceRow, WorkflowTaskRow } from '../../../../generated/prisma/content.ts'
import type { WriteScope } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { findSchema } from '../../access/find-list.ts'
import { systemActor } from '../../access/principals.ts'
import type { Item } from '../../content/items/item.ts'
import { leafNameOf } from '../../content/items/item.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { List } from '../../model/lists/list.ts'
import { addItem, updateItem } from '../items/items.ts'
import { storeWorkflowTasks } from '../lists/list-settings.ts'
import { isItem, type WorkflowSubject } from './owners.ts'
import { workflowTemplateOf } from './templates.ts'

/**
 * What a workflow does by itself, as parts of the act that it follows: it gives tasks, ends, and notes in its history what
 * happened. The rights of the actor do not count for it: few people may write into the list of the history.
 */

/** Events of the history, by the numbers of the established server. */
export const workflowEvents = { started: 1, completed: 2, canceled: 3, taskCreated: 5, taskCompleted: 6, taskModified: 7 } as const

/** The context of the workflow's own work in an act. */
export const asItself = (ctx: Context, scope: WriteScope): Context => ({ ...within(ctx, scope), actor: systemActor })

/** An entry of the history. */
interface Event {
  readonly event: (typeof workflowEvents)[keyof typeof workflowEvents]
  readonly title: string
  readonly outcome?: string
  readonly description?: string
}

/** Notes an event. A history that somebody has deleted gets no more entries. */
export async function noteEvent(ctx: Context, scope: WriteScope, instance: WorkflowInstanceRow, event: Event): Promise<void> {
  const values = new Map<string, unknown>([
    ['Title', event.title],
    ['Event', event.event],
    ['User', scope.actorId],
    ['Occurred', new Date(scope.now).toISOString()],
    ['Outcome', event.outcome ?? ''],
    ['Description', event.description ?? ''],
    ['WorkflowInstance', instance.id],
    ['WorkflowAssociation', instance.associationId],
    ['List', instance.listId],
    ['Item', instance.itemId],
  ])
  await unlessGone(['list_not_found', 'field_not_found'], () => addItem(asItself(ctx, scope), { id: instance.historyListId }, values))
}

/** The result of work; undefined if it fails because something is gone. */
export async function unlessGone<T>(reasons: readonly string[], work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DomainError && reasons.includes(error.reason)) return undefined
    throw error
  }
}

/** The name of an item for those who may see a list: its number where they may not see the item. */
export const nameIn = (list: List, item: Item): string =>
  item.row.scopeId === list.row.scopeId && item.row.moderationStatus === 0 ? nameOf(item) : `item ${item.row.itemId}`

/** The name of what a workflow runs on, for those who may see a list. */
const subjectIn = (list: List, subject: WorkflowSubject): string => (isItem(subject) ? nameIn(list, subject) : subject.row.title)

/** The name of an item for people: its title, or the name of its file or folder. */
const nameOf = (item: Item): string => {
  const field = item.list.fieldsByName.get('Title')
  const title = field ? item.read(field) : null
  return typeof title === 'string' && title !== '' ? title : leafNameOf(item.row)
}

/** Gives each of these people a task. Fails with `list_not_found` if the list of the tasks is gone. */
export async function giveTasks(
  ctx: Context,
  scope: WriteScope,
  instance: WorkflowInstanceRow,
  subject: WorkflowSubject,
  people: readonly number[],
): Promise<void> {
  const inside = asItself(ctx, scope)
  const list = await findSchema(inside, { id: instance.taskListId })
  await storeWorkflowTasks(scope, list.row)
  const isShared = list.fieldsByName.get('AssignedTo')?.type === 'UserMulti'
  for (const assigneeId of people) {
    const title = `${workflowTemplateOf(instance).request} ${subjectIn(list, subject)}`.slice(0, 255)
    const values = new Map<string, unknown>([
      ['Title', title],
      ['AssignedTo', isShared ? [assigneeId] : assigneeId],
      ['Status', 'Not Started'],
      ['PercentComplete', 0],
      ['Body', instance.message],
    ])
    const task = await addItem(inside, { id: instance.taskListId }, values)
    await scope.records.insert('WorkflowTask', {
      siteId: instance.siteId,
      listId: instance.taskListId,
      itemId: task.row.itemId,
      instanceId: instance.id,
      assigneeId,
      claimedById: null,
      outcome: null,
    })
    await noteEvent(ctx, scope, instance, { event: workflowEvents.taskCreated, title, description: instance.message })
  }
}

/** Changes columns of the item of a task; without effect if it has been deleted. */
export async function changeTaskItem(
  ctx: Context,
  scope: WriteScope,
  { listId, itemId }: Pick<WorkflowTaskRow, 'listId' | 'itemId'>,
  values: ReadonlyMap<string, unknown>,
): Promise<Item | undefined> {
  return unlessGone(['item_not_found', 'list_not_found'], () => updateItem(asItself(ctx, scope), { id: listId }, itemId, values))
}

/** Changes what of a workflow has changed, and the time. */
const storeInstance = async ({ records, now }: WriteScope, { siteId, id }: WorkflowInstanceRow, patch: Partial<WorkflowInstanceRow>) => {
  await records.increment('WorkflowInstance', { siteId, id }, { version: 1 }, { ...patch, modifiedAt: now })
}

/**
 * Goes on after a task is completed: ends the workflow, or gives the next person a task. A task whose item was deleted is
 * waited for no longer.
 */
export async function goOn(
  ctx: Context,
  scope: WriteScope,
  instance: WorkflowInstanceRow,
  subject: WorkflowSubject | undefined,
  done: string,
): Promise<void> {
  const { records } = scope
  const template = workflowTemplateOf(instance)
  const open = await openTasks(scope, instance)
  if (done === template.ends || !subject) return end(ctx, scope, instance, subject ? done : 'Canceled', open)
  if (open.length > 0) return storeInstance(scope, instance, {})
  const [next, ...waiting] = JSON.parse(instance.waiting) as number[]
  if (next === undefined) return end(ctx, scope, instance, done, open)
  await storeInstance(scope, instance, { waiting: JSON.stringify(waiting) })
  const current = await records.find('WorkflowInstance', { siteId: instance.siteId, id: instance.id })
  await giveTasks(ctx, scope, current ?? instance, subject, [next])
}

/** The tasks that somebody has to complete, and whose items are there. */
async function openTasks({ records }: WriteScope, { siteId, id, taskListId }: WorkflowInstanceRow): Promise<WorkflowTaskRow[]> {
  const tasks = await records.query('WorkflowTask', { where: { siteId, instanceId: id, outcome: null } })
  const itemIds = tasks.map(({ itemId }) => itemId)
  const columns = ['siteId', 'listId', 'itemId'] as const satisfies readonly (keyof ItemRow)[]
  const where = { siteId, listId: taskListId, itemId: { in: itemIds }, recycledIn: null }
  const items = itemIds.length === 0 ? [] : await records.query('Item', { where, columns })
  const present = new Set(items.map(({ itemId }) => itemId))
  return tasks.filter(({ itemId }) => present.has(itemId))
}

/** Ends a workflow that runs: its open tasks are waited for no longer. */
export async function cancel(ctx: Context, scope: WriteScope, instance: WorkflowInstanceRow): Promise<void> {
  await end(ctx, scope, instance, 'Canceled', await openTasks(scope, instance))
}

async function end(ctx: Context, scope: WriteScope, instance: WorkflowInstanceRow, outcome: string, open: readonly WorkflowTaskRow[]) {
  for (const task of open) {
    await scope.records.update('WorkflowTask', { siteId: task.siteId, listId: task.listId, itemId: task.itemId }, { outcome: 'Canceled' })
    await changeTaskItem(ctx, scope, task, new Map<string, unknown>([['Status', 'Deferred']]))
  }
  await storeInstance(scope, instance, { outcome })
  const event = outcome === 'Canceled' ? workflowEvents.canceled : workflowEvents.completed
  await noteEvent(ctx, scope, instance, { event, title: `${instance.name} has ended.`, outcome })
}
