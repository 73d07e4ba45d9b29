import type { WorkflowAssociationRow, WorkflowInstanceRow } from '../../../../generated/prisma/content.ts'
import { act, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { invalid, invalidOperation } from '../../kernel/errors.ts'
import { getAssociation, mostPeople } from './associations.ts'
import { giveTasks, noteEvent, workflowEvents } from './engine.ts'
import { currentSubject, isItem, ownerOfSubject, securedSubject, subjectKey, type WorkflowSubject } from './owners.ts'
import { principalNamed } from './people.ts'
import { startEvents, startEventsOf } from './templates.ts'

/** A workflow that was started on an item or a web. */
export type StartedWorkflow = WorkflowInstanceRow

/** What the one who starts a workflow says about it. */
export interface WorkflowStart {
  /** Login names of users, and names of groups, instead of those of the workflow. */
  readonly people?: readonly string[]
  /** The host of the addresses of users whom the site collection does not know yet. */
  readonly hostName: string
  /** A message to them. */
  readonly message?: string
}

/** The workflows that were started on an item or a web that the actor may see, the latest first. */
export async function workflowsOf(ctx: Context, subject: WorkflowSubject): Promise<StartedWorkflow[]> {
  const { listId, itemId } = subjectKey(subject)
  const descending = ['createdAt'] as const
  return recordsOf(ctx).query('WorkflowInstance', {
    where: { siteId: ctx.site.id, listId, itemId },
    orderBy: ['createdAt', 'id'],
    descending: [...descending],
  })
}

/**
 * Starts a workflow on an item or a web: its people get their tasks, one after the other or all at once. Fails with
 * `workflow_not_found`, with `invalid_operation` if people may not start it there, or it runs there already, with `unknown_user`,
 * `invalid_request`, `list_not_found` if the list of its tasks is gone, `access_denied`.
 */
export async function startWorkflow(ctx: Context, subject: WorkflowSubject, id: string, how: WorkflowStart): Promise<WorkflowInstanceRow> {
  const key = subjectKey(subject)
  const association = await getAssociation(ctx, ownerOfSubject(subject), id)
  const { people = [], message = '', hostName } = how
  if (people.length > mostPeople)
    throw invalid(`A workflow has at most ${mostPeople} people who get its tasks; ${people.length} were given.`)
  if (message.length > 4_000) throw invalid(`A message has at most 4000 characters; ${message.length} were given.`)
  const input = { list: { id: key.listId }, itemId: key.itemId, workflow: id, people, message, hostName }
  return act(ctx, { name: 'workflow.start', right: 'EditListItems', target: securedSubject(subject), input }, async (scope) => {
    const inside = within(ctx, scope)
    const { row } = association
    const current = await currentSubject(inside, key)
    demandStartable(row, current)
    if (await runs(scope, row, key.itemId))
      throw invalidOperation(
        `The workflow '${row.name}' runs ${isItem(subject) ? 'on this item' : 'in this web'} already. Wait until it has ended.`,
      )
    const named: number[] = []
    for (const person of people) named.push((await principalNamed(inside, scope, person, hostName)).id)
    return beginWorkflow(inside, scope, row, current, { people: named, message })
  })
}

/** Fails with `invalid_operation` unless a person may start a workflow on an item or a web. */
function demandStartable(row: WorkflowAssociationRow, subject: WorkflowSubject): void {
  if (!row.enabled) throw invalidOperation(`The workflow '${row.name}' is disabled.`)
  if (!byPerson(row)) throw invalidOperation(`The workflow '${row.name}' starts by itself, when items are added or changed.`)
  if (!isFor(row, subject)) throw invalidOperation(`The workflow '${row.name}' is for items of another content type.`)
}

/** Whether people may start a workflow. */
export const byPerson = (row: WorkflowAssociationRow): boolean => (startEventsOf(row) & startEvents.person) !== 0

/** Whether a workflow is for items of this content type; one of a web is. */
export const isFor = ({ contentTypeId }: WorkflowAssociationRow, subject: WorkflowSubject): boolean =>
  contentTypeId === null || (isItem(subject) && subject.row.contentTypeId === contentTypeId)

/** Whether a workflow runs on an item; on its web, which has the number 0. */
export async function runs({ records }: WriteScope, { siteId, id, listId }: WorkflowAssociationRow, itemId: number): Promise<boolean> {
  return (await records.find('WorkflowInstance', { siteId, listId, itemId, associationId: id, outcome: null })) !== undefined
}

/** The number of tasks that a workflow gives when it starts. */
export const firstTasksOf = ({ people, inParallel }: WorkflowAssociationRow): number =>
  inParallel ? (JSON.parse(people) as number[]).length : 1

/** Starts a workflow as a part of an act: its people, or those that are given, get their tasks. */
export async function beginWorkflow(
  inside: Context,
  scope: WriteScope,
  row: WorkflowAssociationRow,
  subject: WorkflowSubject,
  { people = [], message = '' }: { readonly people?: readonly number[]; readonly message?: string } = {},
): Promise<WorkflowInstanceRow> {
  const all = people.length > 0 ? people : (JSON.parse(row.people) as number[])
  const first = row.inParallel ? all : all.slice(0, 1)
  const instance: WorkflowInstanceRow = {
    siteId: row.siteId,
    id: inside.runtime.newId(),
    listId: row.listId,
    itemId: subjectKey(subject).itemId,
    associationId: row.id,
    template: row.template,
    name: row.name,
    message,
    waiting: JSON.stringify(all.slice(first.length)),
    taskListId: row.taskListId,
    historyListId: row.historyListId,
    authorId: scope.actorId,
    outcome: null,
    createdAt: scope.now,
    modifiedAt: scope.now,
    version: 1,
  }
  await scope.records.insert('WorkflowInstance', instance)
  await noteEvent(inside, scope, instance, { event: workflowEvents.started, title: `${row.name} has started.`, description: message })
  await giveTasks(inside, scope, instance, subject, first)
  return instance
}
