import type { WorkflowAssociationRow } from '../../../../generated/prisma/content.ts'
import { act, demand, read, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { findSchema } from '../../access/find-list.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { List, ListAddress } from '../../model/lists/list.ts'
import { holds } from '../../model/permissions/rights.ts'
import { modelReasons } from '../../model/reasons.ts'
import { addField } from '../lists/fields.ts'
import { storeWorkflowEvents } from '../lists/list-settings.ts'
import { addList } from '../lists/lists.ts'
import { principalNamed } from './people.ts'
import { workflowReasons } from './reasons.ts'
import { outcomeColumn, type StartEvent, startEvents, startEventsOf, type WorkflowTemplateName, workflowTemplates } from './templates.ts'

/** A workflow of a list, for its items. */
export interface Association {
  readonly list: List
  readonly row: WorkflowAssociationRow
  /** The titles of the lists of its tasks and its history; empty for a list that is gone or that the actor may not see. */
  readonly taskListTitle: string
  readonly historyListTitle: string
}

export interface AssociationCreation {
  readonly name: string
  readonly template: WorkflowTemplateName
  readonly description?: string
  /** By default a person alone. */
  readonly startsOn?: readonly StartEvent[]
  /** A content type of the list: the workflow is for its items alone. */
  readonly contentTypeId?: string
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
    const rows = await records.query('WorkflowAssociation', { where, orderBy: ['createdAt', 'id'] })
    const titles = rows.length === 0 ? new Map<string, string>() : await titlesOfLists(ctx)
    const titleOf = (id: string) => titles.get(id) ?? ''
    return rows.map((row) => ({ list, row, taskListTitle: titleOf(row.taskListId), historyListTitle: titleOf(row.historyListId) }))
  })
}

/** The titles of the lists of the web that the actor may see, by id. */
async function titlesOfLists(ctx: Context): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>()
  for (const { row, scopeId } of await ctx.site.schema.lists(ctx.web, recordsOf(ctx)))
    if (holds(await rightsOn(ctx, scopeId), 'ViewListItems')) titles.set(row.id, row.title)
  return titles
}

/** The workflow of a list with a name, in any case. Fails as `getAssociation`. */
export async function getAssociationByName(ctx: Context, address: ListAddress, name: string): Promise<Association> {
  const key = fold(name)
  const found = (await queryAssociations(ctx, address)).find(({ row }) => fold(row.name) === key)
  if (found) return found
  throw workflowNotFound(await findSchema(ctx, address), name)
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
  const name = checkedName(input.name)
  const description = checkedDescription(input.description)
  const events = bitsOf(input.startsOn)
  const contentTypeId = contentTypeIn(list, input.contentTypeId)
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
      events,
      contentTypeId,
      description,
      modifiedAt: scope.now,
    }
    await scope.records.insert('WorkflowAssociation', row)
    await noteEvents(inside, scope, list)
    return getAssociation(inside, { id: list.row.id }, row.id)
  })
}

function checkedName(given: string): string {
  const name = given.trim()
  if (name === '') throw invalid('A workflow needs a Name.')
  if (name.length > 255) throw invalid(`The Name of a workflow has at most 255 characters; ${name.length} were given.`)
  return name
}

function checkedDescription(given = ''): string {
  if (given.length > 4_000) throw invalid(`The Description of a workflow has at most 4000 characters; ${given.length} were given.`)
  return given
}

const bitsOf = (startsOn: readonly StartEvent[] = ['person']): number => startsOn.reduce((bits, event) => bits | startEvents[event], 0)

/** Fails with `content_type_not_found` unless the list has this content type. */
function contentTypeIn(list: List, given: string | undefined): string | null {
  if (given === undefined) return null
  const found = list.contentTypes.find(({ id }) => fold(id) === fold(given.slice(0, 512)))
  if (found) return found.id
  throw new DomainError(modelReasons.content_type_not_found, { contentType: given.slice(0, 200), url: list.url })
}

function demandPlace(list: List, name: string, rows: readonly WorkflowAssociationRow[]): void {
  const { row } = list
  demandFreeName(list, name, rows)
  if (rows.length >= mostAssociations)
    throw invalid(`List '${row.title}' has ${mostAssociations} workflows, which is the most it may have. Delete one first.`)
}

function demandFreeName({ row }: List, name: string, rows: readonly WorkflowAssociationRow[]): void {
  if (rows.some((one) => fold(one.name) === fold(name))) throw invalid(`List '${row.title}' has a workflow '${name.slice(0, 60)}' already.`)
}

/**
 * The list of the web with a title, into which the actor may write, or which is made if it is not there. Fails with
 * `access_denied`, and with `invalid_request` if it has another template.
 */
async function listFor(inside: Context, title: string, template: number, templates: readonly number[]): Promise<List> {
  const { list } = await findOrUndefined(inside, title)
  if (!list) return withOutcomes(inside, await addList(inside, { title, baseTemplate: template, settings: {} }))
  await demand(inside, 'AddListItems', list)
  if (templates.includes(list.row.baseTemplate))
    return holds(await rightsOn(inside, list.scopeId), 'ManageLists') ? withOutcomes(inside, list) : list
  throw invalid(`List '${title.slice(0, 60)}' has the template ${list.row.baseTemplate}; a workflow needs one of ${templates.join(', ')}.`)
}

/** A list of tasks gets the column by which a write of an item completes a task. */
async function withOutcomes(inside: Context, list: List): Promise<List> {
  if (list.row.baseTemplate === 140 || list.fieldsByName.has(outcomeColumn)) return list
  const choices = [...new Set(Object.values(workflowTemplates).flatMap(({ outcomes }) => outcomes))]
  const column = { title: 'Outcome', internalName: outcomeColumn, type: 'Choice', settings: { choices } } as const
  return (await addField(inside, { id: list.row.id }, column)).list
}

async function findOrUndefined(ctx: Context, title: string): Promise<{ readonly list?: List }> {
  try {
    return { list: await findSchema(ctx, { title }) }
  } catch (error) {
    if (error instanceof DomainError && error.reason === 'list_not_found') return {}
    throw error
  }
}

export interface AssociationPatch {
  readonly name?: string
  readonly description?: string
  readonly enabled?: boolean
  readonly startsOn?: readonly StartEvent[]
  /** Titles of lists, as in `AssociationCreation`. */
  readonly taskList?: string
  readonly historyList?: string
}

/** Changes a workflow of a list; what it has started goes on as it began. Fails as `addAssociation`, and with `workflow_not_found`. */
export async function updateAssociation(ctx: Context, address: ListAddress, id: string, patch: AssociationPatch): Promise<void> {
  const { list } = await getAssociation(ctx, address, id)
  const { name, description, enabled, startsOn, taskList, historyList } = patch
  const input = { list: address, workflow: id, patch: { ...patch } }
  await act(ctx, { name: 'workflow.update', right: 'ManageLists', target: list, input }, async (scope) => {
    const inside = within(ctx, scope)
    const { records, now } = scope
    const siteId = ctx.site.id
    const others = (await records.query('WorkflowAssociation', { where: { siteId, listId: list.row.id } })).filter((row) => row.id !== id)
    if (name !== undefined) demandFreeName(list, checkedName(name), others)
    const change = {
      ...(name !== undefined && { name: checkedName(name) }),
      ...(description !== undefined && { description: checkedDescription(description) }),
      ...(enabled !== undefined && { enabled }),
      ...(startsOn !== undefined && { events: bitsOf(startsOn) }),
      ...(taskList !== undefined && { taskListId: (await listFor(inside, taskList, 107, [107, 171])).row.id }),
      ...(historyList !== undefined && { historyListId: (await listFor(inside, historyList, 140, [140])).row.id }),
      modifiedAt: now,
    }
    if ((await records.update('WorkflowAssociation', { siteId, id }, change)) === 0) throw workflowNotFound(list, id)
    await noteEvents(inside, scope, list)
  })
}

/** Deletes a workflow of a list; what it has started goes on. Fails as `getAssociation`. */
export async function deleteAssociation(ctx: Context, address: ListAddress, id: string): Promise<void> {
  const { list } = await getAssociation(ctx, address, id)
  const call = { name: 'workflow.delete', right: 'ManageLists', target: list, input: { list: address, workflow: id } } as const
  await act(ctx, call, async (scope) => {
    if ((await scope.records.delete('WorkflowAssociation', { siteId: ctx.site.id, id })) === 0) throw workflowNotFound(list, id)
    await noteEvents(within(ctx, scope), scope, list)
  })
}

/** Stores in the list which events start workflows. A workflow is a setting of its list that no property of the list shows. */
async function noteEvents(inside: Context, scope: WriteScope, { row }: List): Promise<void> {
  const { id, webId } = row
  const rows = await scope.records.query('WorkflowAssociation', { where: { siteId: inside.site.id, listId: id, enabled: true } })
  await storeWorkflowEvents(scope, row, rows.reduce((bits, one) => bits | startEventsOf(one), 0) & ~startEvents.person)
  scope.changed({ entity: 'list', type: 'systemUpdate', webId, listId: id, objectId: id })
}
