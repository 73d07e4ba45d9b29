import type { Context } from '../../core/access/context.ts'
import { getList } from '../../core/acts/lists/lists.ts'
import { type Association, type AssociationPatch, addAssociation, updateAssociation } from '../../core/acts/workflow/associations.ts'
import { findAssociation } from '../../core/acts/workflow/associations-of-web.ts'
import { type StartEvent, type WorkflowTemplateName, workflowTemplates } from '../../core/acts/workflow/templates.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { eventTypes } from '../lists/workflow-subscription.ts'
import { present } from '../shape/present.ts'

/** A subscription as clients publish it, in any protocol. */
export interface Publication {
  readonly Id?: string | undefined
  readonly DefinitionId?: string | undefined
  readonly Enabled?: boolean | undefined
  readonly EventSourceId?: string | undefined
  readonly EventTypes?: readonly string[] | undefined
  readonly Name?: string | undefined
}

/** Where a subscription is published, and with what. */
export interface PublishedWith {
  /** People, Order, ContentTypeId, Description, TaskListId and HistoryListId; others are ignored. */
  readonly properties: ReadonlyMap<string, string>
  /** The id of the list, if the client says it apart from the subscription. */
  readonly listId?: string | undefined
  /** The workflow that the subscription was read from. */
  readonly known?: Association | undefined
  /** The host of the addresses of users whom the site collection does not know yet. */
  readonly hostName: string
}

/** The template of a definition. Fails with `invalid_request` for one that this server does not have. */
function templateOf(id: string | undefined): WorkflowTemplateName {
  const names = Object.keys(workflowTemplates) as WorkflowTemplateName[]
  const found = names.find((name) => workflowTemplates[name].baseId === id)
  if (found) return found
  const own = names.map((name) => `${workflowTemplates[name].title} (${workflowTemplates[name].baseId})`)
  throw invalid(`DefinitionId '${id ?? ''}' is no workflow definition of this server. It has ${own.join(' and ')}.`)
}

function startsOn(given: readonly string[] | undefined): StartEvent[] | undefined {
  return given?.map((name) => {
    const found = eventTypes.find(([known]) => known === name)
    if (found) return found[1]
    throw invalid(`'${name.slice(0, 60)}' is no event of a workflow; those are ${eventTypes.map(([known]) => known).join(', ')}.`)
  })
}

const words = (text: string | undefined): string[] =>
  (text ?? '')
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '')

const guid = /^\{?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\}?$/i

/** The title of the list that a property names by its id. */
async function titleOf(ctx: Context, set: ReadonlyMap<string, string>, name: string): Promise<string | undefined> {
  const given = set.get(name)
  if (given === undefined || given === '') return undefined
  const id = guid.exec(given.slice(0, 40))?.[1]?.toLowerCase()
  if (id === undefined) throw invalid(`The property ${name} of a subscription is the id of a list; '${given.slice(0, 60)}' was given.`)
  return (await getList(ctx, { id })).row.title
}

function inParallel(set: ReadonlyMap<string, string>): boolean {
  const order = set.get('Order')?.toLowerCase()
  if (order === undefined || order === 'sequence' || order === 'parallel') return order === 'parallel'
  throw invalid(`The property Order of a subscription is Sequence or Parallel; '${order.slice(0, 60)}' was given.`)
}

/**
 * Adds the workflow of a subscription to a list or to the web, or changes the one that it names, and returns its id. Fails as
 * `addAssociation` and `updateAssociation`.
 */
export async function publishSubscription(ctx: Context, given: Publication, how: PublishedWith): Promise<string> {
  const { DefinitionId, Enabled, EventSourceId, EventTypes, Id, Name } = given
  const { properties: set, listId, hostName } = how
  const known = how.known ?? (Id === undefined ? undefined : await findAssociation(ctx, Id))
  const ownerId = listId ?? EventSourceId ?? known?.row.listId
  if (ownerId === undefined)
    throw invalid('EventSourceId of a subscription must be the id of a list, or of the web for a workflow of the web.')
  const owner = listId === undefined && ownerId === ctx.web.row.id ? 'web' : { id: ownerId }
  const lists = { taskList: await titleOf(ctx, set, 'TaskListId'), historyList: await titleOf(ctx, set, 'HistoryListId') }
  const common = { description: set.get('Description'), enabled: Enabled, startsOn: startsOn(EventTypes), ...lists }
  if (known) {
    if (known.row.listId !== ownerId)
      throw invalid(`The workflow '${known.row.name}' belongs to another list or to the web. Delete it there first.`)
    if (DefinitionId !== undefined && templateOf(DefinitionId) !== known.row.template)
      throw invalid(`The workflow '${known.row.name}' keeps its definition. Publish a new subscription.`)
    await updateAssociation(ctx, owner, known.row.id, present<AssociationPatch>({ name: Name, ...common }))
    return known.row.id
  }
  const people = words(set.get('People'))
  if (people.length === 0)
    throw invalid('A subscription needs the property People: the login names and groups that get its tasks, with semicolons between them.')
  const isParallel = inParallel(set)
  const contentTypeId = set.get('ContentTypeId') || undefined
  const made = await addAssociation(ctx, owner, {
    name: Name ?? '',
    template: templateOf(DefinitionId),
    people,
    hostName,
    ...(isParallel && { inParallel: true }),
    ...(contentTypeId !== undefined && { contentTypeId }),
    ...present<AssociationPatch>(common),
  })
  return made.row.id
}
