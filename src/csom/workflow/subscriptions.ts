import { type Association, deleteAssociation, queryAssociations } from '../../core/acts/workflow/associations.ts'
import { findAssociation, queryWebAssociations } from '../../core/acts/workflow/associations-of-web.ts'
import { addressOfOwner } from '../../core/acts/workflow/owners.ts'
import { workflowTemplateOf } from '../../core/acts/workflow/templates.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { publishSubscription } from '../../entities/workflow/publication.ts'
import { modelSubscription } from '../../entities/workflow/workflow.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { type HandlersOf, type Objects, settingsOf } from '../objects/object-types.ts'
import { objectOf, rowsObject } from '../objects/objects.ts'

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

/** Adds the workflow of a subscription to a list or to the web, or changes the one that it was read from. */
async function publish(subscription: Subscription, listId: string | undefined, hostName: string): Promise<string> {
  const { ctx, value } = subscription
  const set = properties.get(subscription) ?? new Map<string, string>()
  const how = { properties: set, listId, known: value, hostName }
  const id = await publishSubscription(ctx, settingsOf<'WorkflowSubscription'>(subscription), how)
  await store(subscription, id)
  return id
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
