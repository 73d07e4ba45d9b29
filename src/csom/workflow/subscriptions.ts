import { getList } from '../../core/acts/lists/lists.ts'
import {
  type Association,
  type AssociationPatch,
  addAssociation,
  deleteAssociation,
  queryAssociations,
  updateAssociation,
} from '../../core/acts/workflow/associations.ts'
import { findAssociation, queryWebAssociations } from '../../core/acts/workflow/associations-of-web.ts'
import { addressOfOwner } from '../../core/acts/workflow/owners.ts'
import { type StartEvent, type WorkflowTemplateName, workflowTemplateOf, workflowTemplates } from '../../core/acts/workflow/templates.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { eventTypes } from '../../entities/lists/workflow-subscription.ts'
import { present } from '../../entities/shape/present.ts'
import { modelSubscription } from '../../entities/workflow/workflow.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { type HandlersOf, type Objects, settingsOf } from '../objects/object-types.ts'
import { objectOf, rowsObject } from '../objects/objects.ts'
import { guidIn } from '../objects/values.ts'

type Subscription = Objects['WorkflowSubscription']

/** What `SetProperty` has set, until the subscription is published. */
const properties = new WeakMap<Subscription, Map<string, string>>()

/** Names of properties, and how long one is. */
const mostProperties = 50
const longestProperty = 20_000

function setProperty(subscription: Subscription, name: string, value: string): void {
  const set = properties.get(subscription) ?? new Map<string, string>()
  if (name.length > 255 || value.length > longestProperty)
    throw invalid(`A property of a subscription has at most 255 characters in its name and ${longestProperty} in its value.`)
  if (set.size >= mostProperties && !set.has(name)) throw invalid(`A subscription has at most ${mostProperties} properties.`)
  properties.set(subscription, set.set(name, value))
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

/** The title of the list that a property names by its id. */
async function titleOf(ctx: WireContext, set: ReadonlyMap<string, string>, name: string): Promise<string | undefined> {
  const given = set.get(name)
  if (given === undefined || given === '') return undefined
  const id = guidIn(given)
  if (id === undefined) throw invalid(`The property ${name} of a subscription is the id of a list; '${given.slice(0, 60)}' was given.`)
  return (await getList(ctx, { id })).row.title
}

/** Adds the workflow of a subscription to a list or to the web, or changes the one that it was read from. */
async function publish(subscription: Subscription, given: string | undefined, hostName: string): Promise<string> {
  const { ctx, value } = subscription
  const { DefinitionId, Enabled, EventSourceId, EventTypes, Id, Name } = settingsOf<'WorkflowSubscription'>(subscription)
  const set = properties.get(subscription) ?? new Map<string, string>()
  const known = value ?? (Id === undefined ? undefined : await findAssociation(ctx, Id))
  const ownerId = given ?? EventSourceId ?? known?.row.listId
  if (ownerId === undefined)
    throw invalid('EventSourceId of a subscription must be the id of a list, or of the web for a workflow of the web.')
  const owner = given === undefined && ownerId === ctx.web.row.id ? 'web' : { id: ownerId }
  const lists = { taskList: await titleOf(ctx, set, 'TaskListId'), historyList: await titleOf(ctx, set, 'HistoryListId') }
  const common = { description: set.get('Description'), enabled: Enabled, startsOn: startsOn(EventTypes), ...lists }
  if (known) {
    if (known.row.listId !== ownerId)
      throw invalid(`The workflow '${known.row.name}' belongs to another list or to the web. Delete it there first.`)
    if (DefinitionId !== undefined && templateOf(DefinitionId) !== known.row.template)
      throw invalid(`The workflow '${known.row.name}' keeps its definition. Publish a new subscription.`)
    await updateAssociation(ctx, owner, known.row.id, present<AssociationPatch>({ name: Name, ...common }))
    await store(subscription, known.row.id)
    return known.row.id
  }
  const people = words(set.get('People'))
  if (people.length === 0)
    throw invalid('A subscription needs the property People: the login names and groups that get its tasks, with semicolons between them.')
  const order = set.get('Order')?.toLowerCase()
  if (order !== undefined && order !== 'sequence' && order !== 'parallel')
    throw invalid(`The property Order of a subscription is Sequence or Parallel; '${order.slice(0, 60)}' was given.`)
  const contentTypeId = set.get('ContentTypeId') || undefined
  const made = await addAssociation(ctx, owner, {
    name: Name ?? '',
    template: templateOf(DefinitionId),
    people,
    hostName,
    ...(order === 'parallel' && { inParallel: true }),
    ...(contentTypeId !== undefined && { contentTypeId }),
    ...present<AssociationPatch>(common),
  })
  await store(subscription, made.row.id)
  return made.row.id
}

/** The subscription shows what is stored. */
async function store(subscription: Subscription, id: string): Promise<void> {
  subscription.settings.clear()
  properties.delete(subscription)
  subscription.value = await findAssociation(subscription.ctx, id)
}

const rowsIn = (ctx: WireContext, found: readonly Association[]) =>
  rowsObject(ctx, 'WorkflowSubscriptionCollection', modelSubscription, found)

/** contracts/csom/workflows.yaml */
export const subscriptionMethods: HandlersOf<'WorkflowSubscriptionService' | 'WorkflowSubscription'> = {
  'WorkflowSubscription.SetProperty': (subscription, [name, value]) => setProperty(subscription, name, value),

  'WorkflowSubscriptionService.PublishSubscription': (_service, [subscription], { hostName }) => publish(subscription, undefined, hostName),
  'WorkflowSubscriptionService.PublishSubscriptionForList': (_service, [subscription, listId], { hostName }) =>
    publish(subscription, listId, hostName),
  'WorkflowSubscriptionService.GetSubscription': async ({ ctx }, [id]) => {
    const found = await findAssociation(ctx, id)
    return found ? objectOf<Association | undefined>(ctx, modelSubscription, found) : undefined
  },
  'WorkflowSubscriptionService.DeleteSubscription': async ({ ctx }, [id]) => {
    const found = await findAssociation(ctx, id)
    if (!found) throw invalid(`Neither this web nor one of its lists has a workflow with the id '${id}'.`)
    await deleteAssociation(ctx, addressOfOwner(found.owner), id)
  },
  'WorkflowSubscriptionService.EnumerateSubscriptions': async ({ ctx }) => rowsIn(ctx, await queryWebAssociations(ctx)),
  'WorkflowSubscriptionService.EnumerateSubscriptionsByDefinition': async ({ ctx }, [id]) =>
    rowsIn(
      ctx,
      (await queryWebAssociations(ctx)).filter(({ row }) => workflowTemplateOf(row).baseId === id),
    ),
  'WorkflowSubscriptionService.EnumerateSubscriptionsByEventSource': async ({ ctx }, [id]) =>
    rowsIn(ctx, await queryAssociations(ctx, id === ctx.web.row.id ? 'web' : { id })),
  'WorkflowSubscriptionService.EnumerateSubscriptionsByList': async ({ ctx }, [id]) => rowsIn(ctx, await queryAssociations(ctx, { id })),
}
