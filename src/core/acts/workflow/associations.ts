import type { WorkflowAssociationRow } from '../../../../generated/prisma/content.ts'
import { act, demand, read, type WriteScope } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { findSchema } from '../../access/find-list.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import type { List, ListAddress } from '../../model/lists/list.ts'
import { addList } from '../lists/lists.ts'
import { principalNamed } from './people.ts'
import { workflowReasons } from './reasons.ts'
import type { WorkflowTemplateName } from './templates.ts'

/** A workflow that can be started on the items of a list. */
export interface Association {
  readonly list: List
  readonly row: WorkflowAssociationRow
}

export interface AssociationCreation {
  readonly name: string
  readonly template: WorkflowTemplateName
  /** Whether all people get their tasks at once. */
  readonly inParallel?: boolean
  readonly enabled?: boolean
  /** Login names of users, and names of groups. */
  readonly people: readonly string[]
  /** The host of the addresses of users whom the site collection does not know yet. */
  readonly hostName: string
  /** The titles of the lists of tasks and of the history, which are made if they are not there. */
  readonly taskList?: string
  readonly historyList?: string
}

/** The maximum numbers of the workflows of a list, and of the people of a workflow. */
const mostAssociations = 100
export const mostPeople = 50

/** The workflows of a list, the oldest first. Fails with `list_not_found`, `access_denied`. */
export async function queryAssociations(ctx: Context, address: ListAddress): Promise<Association[]> {
  const list = await findSchema(ctx, address)
  return read(ctx, 'ViewListItems', list, async (records) => {
    const where = { siteId: ctx.site.id, listId: list.row.id }
    return (await records.query('WorkflowAssociation', { where, orderBy: ['createdAt', 'id'] })).map((row) => ({ list, row }))
  })
}

/** Fails as `queryAssociations`, and with `workflow_not_found`. */
export async function getAssociation(ctx: Context, address: ListAddress, id: string): Promise<Association> {
  const found = (await queryAssociations(ctx, address)).find(({ row }) => row.id === id)
  if (found) return found
  throw workflowNotFound(await findSchema(ctx, address), id)
}

export const workflowNotFound = ({ row }: List, id: string): DomainError =>
  new DomainError(workflowReasons.workflow_not_found, { list: row.title, workflow: id.slice(0, 60) })

/**
 * Adds a workflow to a list. Fails with `list_not_found`, `access_denied`, `unknown_user` for people whom nobody knows,
 * and `invalid_request` without people, for a name that a workflow of the list has, and for a list with 100 workflows.
 */
export async function addAssociation(ctx: Context, address: ListAddress, input: AssociationCreation): Promise<Association> {
  const list = await findSchema(ctx, address)
  await demand(ctx, 'ManageLists', list)
  const name = input.name.trim()
  if (name === '') throw invalid('A workflow needs a Name.')
  if (input.people.length === 0 || input.people.length > mostPeople)
    throw invalid(`A workflow has from 1 to ${mostPeople} people who get its tasks; ${input.people.length} were given.`)
  const call = { name: 'workflow.add', right: 'ManageLists', target: list, input: { list: address, workflow: input } } as const
  return act(ctx, call, async (scope) => {
    const inside = within(ctx, scope)
    demandPlace(list, name, await scope.records.query('WorkflowAssociation', { where: { siteId: ctx.site.id, listId: list.row.id } }))
    const people: number[] = []
    for (const person of input.people) people.push((await principalNamed(inside, scope, person, input.hostName)).id)
    const row: WorkflowAssociationRow = {
      siteId: ctx.site.id,
      id: ctx.runtime.newId(),
      listId: list.row.id,
      name,
      template: input.template,
      inParallel: input.inParallel === true,
      people: JSON.stringify(people),
      taskListId: (await listFor(inside, input.taskList ?? 'Workflow Tasks', 107, [107, 171])).row.id,
      historyListId: (await listFor(inside, input.historyList ?? 'Workflow History', 140, [140])).row.id,
      enabled: input.enabled !== false,
      authorId: scope.actorId,
      createdAt: scope.now,
    }
    await scope.records.insert('WorkflowAssociation', row)
    note(scope, list)
    return { list, row }
  })
}

function demandPlace({ row }: List, name: string, rows: readonly WorkflowAssociationRow[]): void {
  if (rows.some((one) => one.name.toLowerCase() === name.toLowerCase()))
    throw invalid(`List '${row.title}' has a workflow '${name.slice(0, 60)}' already.`)
  if (rows.length >= mostAssociations)
    throw invalid(`List '${row.title}' has ${mostAssociations} workflows, which is the most it may have. Delete one first.`)
}

/**
 * The list of the web with a title, into which the actor may write, or which is made if it is not there. Fails with
 * `access_denied`, and with `invalid_request` if it has another template.
 */
async function listFor(inside: Context, title: string, template: number, templates: readonly number[]): Promise<List> {
  const { list } = await findOrUndefined(inside, title)
  if (!list) return addList(inside, { title, baseTemplate: template, settings: {} })
  await demand(inside, 'AddListItems', list)
  if (templates.includes(list.row.baseTemplate)) return list
  throw invalid(`List '${title.slice(0, 60)}' has the template ${list.row.baseTemplate}; a workflow needs one of ${templates.join(', ')}.`)
}

async function findOrUndefined(ctx: Context, title: string): Promise<{ readonly list?: List }> {
  try {
    return { list: await findSchema(ctx, { title }) }
  } catch (error) {
    if (error instanceof DomainError && error.reason === 'list_not_found') return {}
    throw error
  }
}

/** Deletes a workflow of a list; what it has started goes on. Fails as `getAssociation`. */
export async function deleteAssociation(ctx: Context, address: ListAddress, id: string): Promise<void> {
  const { list } = await getAssociation(ctx, address, id)
  const call = { name: 'workflow.delete', right: 'ManageLists', target: list, input: { list: address, workflow: id } } as const
  await act(ctx, call, async (scope) => {
    if ((await scope.records.delete('WorkflowAssociation', { siteId: ctx.site.id, id })) === 0) throw workflowNotFound(list, id)
    note(scope, list)
  })
}

/** A workflow is a setting of its list that no property of the list shows. */
const note = ({ changed }: WriteScope, { row: { id, webId } }: List) =>
  changed({ entity: 'list', type: 'systemUpdate', webId, listId: id, objectId: id })
