import type { WorkflowAssociationRow } from '../../../../generated/prisma/content.ts'
import type { WriteScope } from '../../access/access.ts'
import type { Context, Done, RunningAct } from '../../access/context.ts'
import { findSchema } from '../../access/find-list.ts'
import { documentKinds } from '../../content/documents/new-document.ts'
import { invalidOperation } from '../../kernel/errors.ts'
import type { Change } from '../../model/change.ts'
import type { List } from '../../model/lists/list.ts'
import { getItem } from '../items/items.ts'
import { hasWorkflowTasks, workflowEventsOf } from '../lists/list-settings.ts'
import { asItself, unlessGone } from './engine.ts'
import { beginWorkflow, firstTasksOf, isFor, runs } from './instances.ts'
import { followTask } from './tasks.ts'
import { startEvents } from './templates.ts'

/** The maximum number of workflows that one act starts. */
const mostStarts = 100
/** The maximum number of tasks that these give at once: other writes wait for the act. */
const mostTasks = 500

/**
 * What workflows do after an act, as a part of it: items that were added or changed start the workflows that say so, and
 * a task whose item says that it is completed is completed. What acts of workflows write starts nothing. Fails with
 * `invalid_operation` for an act that would start more than 100 workflows or give more than 500 tasks, as `alterTask` for a task that cannot be
 * completed so, and as `addItem` if the task cannot be written.
 */
export async function followWrites(inside: Context, running: RunningAct, { name, changes }: Done): Promise<void> {
  if (name.startsWith('workflow.')) return
  let scope: WriteScope | undefined
  const left: Left = { starts: mostStarts, tasks: mostTasks }
  for (const { webId, listId, itemId, isNew } of writtenItems(changes)) {
    const found = listOf(inside, webId, listId)
    const place = found instanceof Promise ? await found : found
    if (!place) continue
    const events = workflowEventsOf(place.list.row) & (isNew ? startEvents.added : startEvents.changed)
    const isOfTasks = !isNew && hasWorkflowTasks(place.list.row)
    if (events === 0 && !isOfTasks) continue
    scope ??= scopeOf(inside, running)
    if (isOfTasks) await followTask(place.ctx, scope, listId, itemId)
    if (events !== 0) await startAll(place.ctx, scope, place.list, itemId, events, left)
  }
}

function scopeOf({ transaction }: Context, running: RunningAct): WriteScope {
  if (!transaction) throw new Error('what follows from an act runs in its transaction')
  return { ...running, records: transaction.records, transaction }
}

interface WrittenItem {
  readonly webId: string
  readonly listId: string
  readonly itemId: number
  readonly isNew: boolean
}

/** Each item that was added or changed, once. */
function writtenItems(changes: readonly Change[]): Iterable<WrittenItem> {
  const found = new Map<string, WrittenItem>()
  for (const { entity, type, webId, listId, itemId, isFolder } of changes) {
    if (entity !== 'item' || listId === undefined || itemId === undefined || isFolder) continue
    const key = `${listId} ${itemId}`
    if (type === 'delete') found.delete(key)
    if (type === 'add' || (type === 'update' && !found.has(key))) found.set(key, { webId, listId, itemId, isNew: type === 'add' })
  }
  return found.values()
}

interface Place {
  readonly ctx: Context
  readonly list: List
}

/** The list of a change with a context of its web. A promise only if it must be read. */
function listOf(inside: Context, webId: string, listId: string): Place | undefined | Promise<Place | undefined> {
  if (inside.web.row.id !== webId) return inOtherWeb(inside, webId, listId)
  const list = inside.site.schema.list(inside.web, listId, scopeRecords(inside))
  return list instanceof Promise ? list.then((read) => read && { ctx: inside, list: read }) : list && { ctx: inside, list }
}

async function inOtherWeb(inside: Context, webId: string, listId: string): Promise<Place | undefined> {
  const webs = await inside.site.schema.webs(scopeRecords(inside))
  const web = [...webs.values()].find(({ row }) => row.id === webId)
  const list = web && (await inside.site.schema.list(web, listId, scopeRecords(inside)))
  return web && list && { ctx: { ...inside, web }, list }
}

const scopeRecords = ({ transaction, site }: Context) => transaction?.records ?? site.database.records

/** How many workflows, and tasks of these, an act may still start. */
interface Left {
  starts: number
  tasks: number
}

/** Starts what an event of an item starts, and counts it in `left`. */
async function startAll(ctx: Context, scope: WriteScope, list: List, itemId: number, events: number, left: Left): Promise<void> {
  const { records } = scope
  const siteId = ctx.site.id
  const item = await unlessGone(['item_not_found'], () => getItem(asItself(ctx, scope), { id: list.row.id }, itemId))
  if (!item || item.row.kind !== documentKinds.file) return
  // A working copy starts nothing before its check-in, which changes the file.
  const document = item.row.documentId === null ? undefined : await records.find('Document', { siteId, id: item.row.documentId })
  if (document && document.checkedOutBy !== null) return
  const where = { siteId, listId: list.row.id, enabled: true }
  const rows = (await records.query('WorkflowAssociation', { where, orderBy: ['createdAt', 'id'] })).filter(
    (row) => ((row.events ?? 0) & events) !== 0 && isFor(row, item),
  )
  for (const row of rows) {
    if ((await runs(scope, row, itemId)) || !(await hasTaskList(ctx, scope, row))) continue
    left.starts -= 1
    left.tasks -= firstTasksOf(row)
    if (left.starts < 0) throw invalidOperation(`One change starts at most ${mostStarts} workflows. Change fewer items at a time.`)
    if (left.tasks < 0)
      throw invalidOperation(`The workflows that one change starts give at most ${mostTasks} tasks. Change fewer items at a time.`)
    await beginWorkflow(ctx, scope, row, item)
  }
}

/** Without the list of its tasks a workflow cannot start; a user who starts it is told so. */
const hasTaskList = async (ctx: Context, scope: WriteScope, { taskListId }: WorkflowAssociationRow): Promise<boolean> =>
  (await unlessGone(['list_not_found'], () => findSchema(asItself(ctx, scope), { id: taskListId }))) !== undefined
