import type { WorkflowInstanceRow, WorkflowTaskRow } from '../../../../generated/prisma/content.ts'
import { act, demand, type WriteScope } from '../../access/access.ts'
import { outcomeOf } from '../../access/batch.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { findSchema } from '../../access/find-list.ts'
import { principalKinds } from '../../access/principals.ts'
import { principalsById } from '../../access/principals-by-id.ts'
import type { Item } from '../../content/items/item.ts'
import { securedItem } from '../../content/items/item-rights.ts'
import { DomainError, invalid, invalidOperation } from '../../kernel/errors.ts'
import type { List } from '../../model/lists/list.ts'
import { accessDenied } from '../../model/people/actors.ts'
import { holds } from '../../model/permissions/rights.ts'
import { getItem } from '../items/items.ts'
import { asItself, changeTaskItem, goOn, nameIn, noteEvent, unlessGone, workflowEvents } from './engine.ts'
import { workflowsOf } from './instances.ts'
import { currentSubject, subjectKey, type WorkflowSubject } from './owners.ts'
import { ownIdsOf } from './people.ts'
import { workflowReasons } from './reasons.ts'
import { outcomeColumn, workflowTemplateOf } from './templates.ts'

/** A task of a workflow, with its item as the actor sees it. */
export interface WorkflowTask {
  readonly row: WorkflowTaskRow
  readonly instance: WorkflowInstanceRow
  readonly item: Item
}

/** A change of a task. */
export interface TaskChange {
  /** Completes the task, with one of the outcomes of its template. */
  readonly outcome?: string
  /** Columns of its item. */
  readonly values: ReadonlyMap<string, string>
}

/** The open tasks on an item or a web that the actor, or a group of the actor, has to complete, in the order in which they were given. */
export async function toDosOf(ctx: Context, subject: WorkflowSubject): Promise<WorkflowTask[]> {
  const own = await ownIdsOf(ctx)
  const tasks: WorkflowTask[] = []
  for (const instance of await workflowsOf(ctx, subject)) {
    if (instance.outcome !== null) continue
    const where = { siteId: instance.siteId, instanceId: instance.id, outcome: null }
    for (const row of await recordsOf(ctx).query('WorkflowTask', { where, orderBy: ['itemId'] })) {
      const isOwn = row.claimedById === null ? row.assigneeId === own.self || own.groups.has(row.assigneeId) : row.claimedById === own.self
      if (!isOwn) continue
      const found = await outcomeOf(() => getItem(ctx, { id: row.listId }, row.itemId))
      if (found.ok) tasks.push({ row, instance, item: found.value })
    }
  }
  return tasks
}

/**
 * The task that is an item of a list, of a workflow on `subject`. Fails with `workflow_task_not_found`, `list_not_found`,
 * `item_not_found`, `access_denied`.
 */
export async function getTask(ctx: Context, subject: WorkflowSubject, listId: string, taskId: number): Promise<WorkflowTask> {
  const list = await findSchema(ctx, { id: listId })
  await demand(ctx, 'ViewListItems', list)
  const siteId = ctx.site.id
  const key = subjectKey(subject)
  const row = await recordsOf(ctx).find('WorkflowTask', { siteId, listId: list.row.id, itemId: taskId })
  const instance = row && (await recordsOf(ctx).find('WorkflowInstance', { siteId, id: row.instanceId }))
  if (!instance || instance.listId !== key.listId || instance.itemId !== key.itemId)
    throw new DomainError(workflowReasons.workflow_task_not_found, { item: String(taskId), list: list.row.title })
  return { row, instance, item: await getItem(ctx, { id: list.row.id }, taskId) }
}

/** Fails with `access_denied` unless the task is the actor's, or a group's of the actor, or the actor manages the web. */
async function demandOwn(ctx: Context, { row }: WorkflowTask): Promise<void> {
  const { self, groups } = await ownIdsOf(ctx)
  const isOwn = row.claimedById === null ? row.assigneeId === self || groups.has(row.assigneeId) : row.claimedById === self
  if (isOwn || holds(await rightsOn(ctx, ctx.web.scopeId), 'ManageWeb')) return
  throw accessDenied(ctx.actor, 'ManageWeb')
}

/** Columns of a task that a change may set. */
const changeable: ReadonlySet<string> = new Set(['Status', 'PercentComplete', 'Priority', 'Body', 'StartDate', 'DueDate'])

/**
 * Changes a task, or completes it, and with the last one its workflow. Fails as `getTask`, with `access_denied` for the task
 * of somebody else, `invalid_operation` for one that is completed, `invalid_request` for an outcome that it cannot have, and
 * as `updateItem` for its columns.
 */
export async function alterTask(ctx: Context, target: WorkflowSubject, listId: string, taskId: number, change: TaskChange): Promise<void> {
  const { outcome, values } = change
  const unknown = [...values.keys()].find((name) => !changeable.has(name))
  if (unknown !== undefined) throw invalid(`A task has no '${unknown.slice(0, 60)}' to change; it has ${[...changeable].join(', ')}.`)
  const found = await getTask(ctx, target, listId, taskId)
  const input = { list: { id: listId }, itemId: taskId, outcome, values: Object.fromEntries(values) }
  const secured = securedItem(found.item.list, found.item.row)
  await act(ctx, { name: 'workflow.alterTask', right: 'EditListItems', target: secured, input }, async (scope) => {
    const inside = within(ctx, scope)
    const task = await getTask(inside, target, listId, taskId)
    const { row, instance, item } = task
    await demandOwn(inside, task)
    demandOpen(task)
    const { outcomes } = workflowTemplateOf(instance)
    if (outcome !== undefined && !outcomes.includes(outcome)) throw wrongOutcome(instance, outcome)
    const taskList = await findSchema(asItself(ctx, scope), { id: row.listId })
    await changeTaskItem(inside, scope, row, new Map<string, unknown>([...values, ...doneValues(taskList, outcome)]))
    if (outcome === undefined)
      return noteEvent(inside, scope, instance, { event: workflowEvents.taskModified, title: nameIn(taskList, item) })
    await complete(inside, scope, task, outcome, values.get('Body') ?? '')
  })
}

/** The columns of the item of a task that is completed with an outcome. */
function doneValues(list: List, outcome: string | undefined): [string, unknown][] {
  if (outcome === undefined) return []
  const shown: [string, unknown][] = list.fieldsByName.has(outcomeColumn) ? [[outcomeColumn, outcome]] : []
  return [['Status', 'Completed'], ['PercentComplete', 1], ...shown]
}

/** Stores the outcome of a task, and goes on with its workflow. */
async function complete(inside: Context, scope: WriteScope, task: WorkflowTask, outcome: string, description: string): Promise<void> {
  const { row, instance, item } = task
  const title = nameIn(await findSchema(asItself(inside, scope), { id: row.listId }), item)
  await scope.records.update('WorkflowTask', { siteId: row.siteId, listId: row.listId, itemId: row.itemId }, { outcome })
  await noteEvent(inside, scope, instance, { event: workflowEvents.taskCompleted, title, outcome, description })
  const current = await outcomeOf(() => currentSubject(asItself(inside, scope), instance))
  await goOn(inside, scope, instance, current.ok ? current.value : undefined, outcome)
}

/**
 * Follows the change of an item that may be a task: one that says that it is completed completes the task. Fails with
 * `access_denied` for the task of somebody else, and with `invalid_request` if the item does not say with which outcome.
 */
export async function followTask(inside: Context, scope: WriteScope, listId: string, itemId: number): Promise<void> {
  const { records } = scope
  const siteId = inside.site.id
  const row = await records.find('WorkflowTask', { siteId, listId, itemId })
  const instance = row && row.outcome === null ? await records.find('WorkflowInstance', { siteId, id: row.instanceId }) : undefined
  if (!row || !instance || instance.outcome !== null) return
  const item = await unlessGone(['item_not_found'], () => getItem(asItself(inside, scope), { id: listId }, itemId))
  if (!item) return
  const task = { row, instance, item }
  const outcome = outcomeIn(task)
  if (outcome === undefined)
    return noteEvent(inside, scope, instance, { event: workflowEvents.taskModified, title: nameIn(item.list, item) })
  await demandOwn(inside, task)
  await complete(inside, scope, task, outcome, textIn(item, 'Body'))
}

const textIn = (item: Item, name: string): string => {
  const field = item.list.fieldsByName.get(name)
  const value = field ? item.read(field) : null
  return typeof value === 'string' ? value : ''
}

/** The outcome that the item of a task has; undefined if it is open. Fails with `invalid_request` for one that the task cannot have. */
function outcomeIn({ instance, item }: WorkflowTask): string | undefined {
  const { outcomes } = workflowTemplateOf(instance)
  const given = textIn(item, outcomeColumn)
  const [only = '', ...others] = outcomes
  const outcome = given === '' && others.length === 0 ? only : given
  if (given !== '' && !outcomes.includes(given)) throw wrongOutcome(instance, given)
  if (textIn(item, 'Status') !== 'Completed' && given === '') return undefined
  if (outcome === '') throw wrongOutcome(instance, given)
  return outcome
}

const wrongOutcome = ({ name, template }: WorkflowInstanceRow, given: string): DomainError =>
  invalid(
    `A task of '${name}' ends with ${outcomeColumn} ${workflowTemplateOf({ template }).outcomes.join(' or ')}; ${given === '' ? 'none' : `'${given.slice(0, 60)}'`} was given.`,
  )

function demandOpen({ row, instance }: WorkflowTask): void {
  if (row.outcome !== null || instance.outcome !== null)
    throw invalidOperation(`The task is completed: ${row.outcome ?? instance.outcome}.`)
}

/**
 * Takes the task of a group for the actor, who is a member, or gives it back to the group. Fails as `getTask`, with
 * `invalid_operation` for a completed task, one of a single user, and one that somebody else has taken, and with
 * `access_denied`.
 */
export async function claimTask(
  ctx: Context,
  target: WorkflowSubject,
  listId: string,
  taskId: number,
  claims: boolean,
): Promise<WorkflowTask> {
  const found = await getTask(ctx, target, listId, taskId)
  const input = { list: { id: listId }, itemId: taskId, claims }
  const secured = securedItem(found.item.list, found.item.row)
  return act(ctx, { name: 'workflow.claimTask', right: 'EditListItems', target: secured, input }, async (scope) => {
    const inside = within(ctx, scope)
    const task = await getTask(inside, target, listId, taskId)
    const { row, instance } = task
    demandOpen(task)
    const assignee = (await principalsById(inside, [row.assigneeId])).get(row.assigneeId)
    if (assignee?.kind === principalKinds.user)
      throw invalidOperation('The task is of one user; only tasks of groups are claimed and released.')
    if (row.claimedById !== null && row.claimedById !== scope.actorId)
      throw invalidOperation('Another member of the group has claimed the task.')
    if (row.claimedById === null) await demandOwn(inside, task)
    const claimedById = claims ? scope.actorId : null
    const where = { siteId: row.siteId, listId: row.listId, itemId: row.itemId }
    await scope.records.update('WorkflowTask', where, { claimedById })
    const isShared = task.item.list.fieldsByName.get('AssignedTo')?.type === 'UserMulti'
    const person = claimedById ?? row.assigneeId
    const item = await changeTaskItem(inside, scope, row, new Map<string, unknown>([['AssignedTo', isShared ? [person] : person]]))
    return { row: { ...row, claimedById }, instance, item: item ?? task.item }
  })
}
