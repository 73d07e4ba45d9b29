import type { WorkflowAssociationRow } from '../../../../generated/prisma/content.ts'
import { act, demand, read, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { findSchema } from '../../access/find-list.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { List } from '../../model/lists/list.ts'
import { holds } from '../../model/permissions/rights.ts'
import { modelReasons } from '../../model/reasons.ts'
import { addField } from '../lists/fields.ts'
import { storeWorkflowEvents } from '../lists/list-settings.ts'
import { addList } from '../lists/lists.ts'
import { isListOwner, nameOfOwner, type WorkflowOwner, type WorkflowOwnerAddress, workflowOwner } from './owners.ts'
import { principalNamed } from './people.ts'
import { workflowReasons } from './reasons.ts'
import { outcomeColumn, type StartEvent, startEvents, startEventsOf, type WorkflowTemplateName, workflowTemplates } from './templates.ts'

/** A workflow of a list, for its items, or of a web. */
export interface Association {
  readonly owner: WorkflowOwner
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

/** The workflows of a list or of the web, the oldest first. Fails with `list_not_found`, `access_denied`. */
export async function queryAssociations(ctx: Context, address: WorkflowOwnerAddress): Promise<Association[]> {
  const owner = await workflowOwner(ctx, address)
  return read(ctx, isListOwner(owner) ? 'ViewListItems' : 'Open', owner, async (records) => {
    const where = { siteId: ctx.site.id, listId: owner.row.id }
    const rows = await records.query('WorkflowAssociation', { where, orderBy: ['createdAt', 'id'] })
    return withListTitles(
      ctx,
      rows.map((row) => ({ owner, row })),
    )
  })
}

/** Workflows with the titles of their lists of tasks and of the history, which are read once for all. */
export async function withListTitles(ctx: Context, found: readonly Pick<Association, 'owner' | 'row'>[]): Promise<Association[]> {
  const titles = found.length === 0 ? new Map<string, string>() : await titlesOfLists(ctx)
  const titleOf = (id: string) => titles.get(id) ?? ''
  return found.map(({ owner, row }) => ({
    owner,
    row,
    taskListTitle: titleOf(row.taskListId),
    historyListTitle: titleOf(row.historyListId),
  }))
}

/** The titles of the lists of the web that the actor may see, by id. */
async function titlesOfLists(ctx: Context): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>()
  for (const { row, scopeId } of await ctx.site.schema.lists(ctx.web, recordsOf(ctx)))
    if (holds(await rightsOn(ctx, scopeId), 'ViewListItems')) titles.set(row.id, row.title)
  return titles
}

/** The workflow of a list or of the web with a name, in any case. Fails as `getAssociation`. */
export async function getAssociationByName(ctx: Context, address: WorkflowOwnerAddress, name: string): Promise<Association> {
  const key = fold(name)
  const found = (await queryAssociations(ctx, address)).find(({ row }) => fold(row.name) === key)
  if (found) return found
  throw workflowNotFound(await workflowOwner(ctx, address), name)
}

/** Fails as `queryAssociations`, and with `workflow_not_found`. */
export async function getAssociation(ctx: Context, address: WorkflowOwnerAddress, id: string): Promise<Association> {
  const found = (await queryAssociations(ctx, address)).find(({ row }) => row.id === id)
  if (found) return found
  throw workflowNotFound(await workflowOwner(ctx, address), id)
}

const workflowNotFound = (owner: WorkflowOwner, id: string): DomainError =>
  new DomainError(workflowReasons.workflow_not_found, { owner: nameOfOwner(owner), workflow: id.slice(0, 60) })

const rightToManage = (owner: WorkflowOwner) => (isListOwner(owner) ? 'ManageLists' : 'ManageWeb')

/**
 * Adds a workflow to a list, or to the web, where only people start it. Fails with `list_not_found`, `access_denied`, `unknown_user` for people whom nobody knows,
 * and `invalid_request` without people, for a name that another workflow there has, and where 100 workflows are.
 */
export async function addAssociation(ctx: Context, address: WorkflowOwnerAddress, input: AssociationCreation): Promise<Association> {
  const owner = await workflowOwner(ctx, address)
  const right = rightToManage(owner)
  await demand(ctx, right, owner)
  const name = checkedName(input.name)
  const description = checkedDescription(input.description)
  const events = eventsOf(owner, input.startsOn)
  const contentTypeId = contentTypeIn(owner, input.contentTypeId)
  if (input.people.length === 0 || input.people.length > mostPeople)
    throw invalid(`A workflow has from 1 to ${mostPeople} people who get its tasks; ${input.people.length} were given.`)
  const call = { name: 'workflow.add', right, target: owner, input: { list: address, workflow: input } } as const
  return act(ctx, call, async (scope) => {
    const inside = within(ctx, scope)
    demandPlace(owner, name, await scope.records.query('WorkflowAssociation', { where: { siteId: ctx.site.id, listId: owner.row.id } }))
    const people: number[] = []
    for (const person of input.people) people.push((await principalNamed(inside, scope, person, input.hostName)).id)
    const row: WorkflowAssociationRow = {
      siteId: ctx.site.id,
      id: ctx.runtime.newId(),
      listId: owner.row.id,
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
    await noteEvents(inside, scope, owner)
    return getAssociation(inside, address, row.id)
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

/** Fails with `invalid_request` for a workflow of a web that items would start. */
function eventsOf(owner: WorkflowOwner, startsOn?: readonly StartEvent[]): number {
  if (isListOwner(owner) || startsOn === undefined || startsOn.every((event) => event === 'person')) return bitsOf(startsOn)
  throw invalid('People start the workflows of a web: a web has no items that would. Add the workflow to a list, or let people start it.')
}

/** Fails with `content_type_not_found` unless the list has this content type, and with `invalid_request` for a web. */
function contentTypeIn(list: WorkflowOwner, given: string | undefined): string | null {
  if (given === undefined) return null
  if (!isListOwner(list)) throw invalid('A workflow of a web is for no content type. Add it to a list.')
  const found = list.contentTypes.find(({ id }) => fold(id) === fold(given.slice(0, 512)))
  if (found) return found.id
  throw new DomainError(modelReasons.content_type_not_found, { contentType: given.slice(0, 200), url: list.url })
}

function demandPlace(owner: WorkflowOwner, name: string, rows: readonly WorkflowAssociationRow[]): void {
  demandFreeName(owner, name, rows)
  if (rows.length >= mostAssociations)
    throw invalid(`${nameOfOwner(owner)} has ${mostAssociations} workflows, which is the most it may have. Delete one first.`)
}

function demandFreeName(owner: WorkflowOwner, name: string, rows: readonly WorkflowAssociationRow[]): void {
  if (rows.some((one) => fold(one.name) === fold(name)))
    throw invalid(`${nameOfOwner(owner)} has a workflow '${name.slice(0, 60)}' already.`)
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

/** Changes a workflow; what it has started goes on as it began. Fails as `addAssociation`, and with `workflow_not_found`. */
export async function updateAssociation(ctx: Context, address: WorkflowOwnerAddress, id: string, patch: AssociationPatch): Promise<void> {
  const { owner } = await getAssociation(ctx, address, id)
  const { name, description, enabled, startsOn, taskList, historyList } = patch
  const input = { list: address, workflow: id, patch: { ...patch } }
  await act(ctx, { name: 'workflow.update', right: rightToManage(owner), target: owner, input }, async (scope) => {
    const inside = within(ctx, scope)
    const { records, now } = scope
    const siteId = ctx.site.id
    const all = await records.query('WorkflowAssociation', { where: { siteId, listId: owner.row.id } })
    const others = all.filter((row) => row.id !== id)
    if (name !== undefined) demandFreeName(owner, checkedName(name), others)
    const change = {
      ...(name !== undefined && { name: checkedName(name) }),
      ...(description !== undefined && { description: checkedDescription(description) }),
      ...(enabled !== undefined && { enabled }),
      ...(startsOn !== undefined && { events: eventsOf(owner, startsOn) }),
      ...(taskList !== undefined && { taskListId: (await listFor(inside, taskList, 107, [107, 171])).row.id }),
      ...(historyList !== undefined && { historyListId: (await listFor(inside, historyList, 140, [140])).row.id }),
      modifiedAt: now,
    }
    if ((await records.update('WorkflowAssociation', { siteId, id }, change)) === 0) throw workflowNotFound(owner, id)
    await noteEvents(inside, scope, owner)
  })
}

/** Deletes a workflow; what it has started goes on. Fails as `getAssociation`. */
export async function deleteAssociation(ctx: Context, address: WorkflowOwnerAddress, id: string): Promise<void> {
  const { owner } = await getAssociation(ctx, address, id)
  const call = { name: 'workflow.delete', right: rightToManage(owner), target: owner, input: { list: address, workflow: id } } as const
  await act(ctx, call, async (scope) => {
    if ((await scope.records.delete('WorkflowAssociation', { siteId: ctx.site.id, id })) === 0) throw workflowNotFound(owner, id)
    await noteEvents(within(ctx, scope), scope, owner)
  })
}

/** Stores in the list which events start workflows. A workflow is a setting of its list or web that no property of these shows. */
async function noteEvents(inside: Context, scope: WriteScope, owner: WorkflowOwner): Promise<void> {
  if (!isListOwner(owner)) return scope.changed({ entity: 'web', type: 'systemUpdate', webId: owner.row.id, objectId: owner.row.id })
  const { row } = owner
  const { id, webId } = row
  const rows = await scope.records.query('WorkflowAssociation', { where: { siteId: inside.site.id, listId: id, enabled: true } })
  await storeWorkflowEvents(scope, row, rows.reduce((bits, one) => bits | startEventsOf(one), 0) & ~startEvents.person)
  scope.changed({ entity: 'list', type: 'systemUpdate', webId, listId: id, objectId: id })
}
