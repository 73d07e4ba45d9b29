import { getItem, getItemByUniqueId } from '../../core/acts/items/items.ts'
import { type Association, getAssociationByName } from '../../core/acts/workflow/associations.ts'
import { startWorkflow, workflowsOf } from '../../core/acts/workflow/instances.ts'
import { isListOwner, type WorkflowSubject } from '../../core/acts/workflow/owners.ts'
import { cancelWorkflow, findStarted, type Started, startedBy, startedOnWeb } from '../../core/acts/workflow/started.ts'
import { noGuid } from '../../core/content/items/column-terms.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { startedStatus, workflowInstance } from '../../entities/workflow/workflow.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { HandlersOf, Objects } from '../objects/object-types.ts'
import { objectOf, rowsObject } from '../objects/objects.ts'

/** The workflow of a subscription. Fails with `invalid_request` for one that is not published. */
function published({ value }: Objects['WorkflowSubscription']): Association {
  if (value) return value
  throw invalid('The subscription is not published. Call PublishSubscriptionForList first.')
}

/** The workflow of a subscription to a list. Fails with `invalid_request` for one of a web, and for one that is not published. */
function publishedForItems(subscription: Objects['WorkflowSubscription']): Association {
  const association = published(subscription)
  if (isListOwner(association.owner)) return association
  throw invalid(`The workflow '${association.row.name}' belongs to the web. Use StartWorkflow.`)
}

/** The workflow of a subscription to the web. Fails as `publishedForItems`. */
function publishedForWeb(subscription: Objects['WorkflowSubscription']): Association {
  const association = published(subscription)
  if (!isListOwner(association.owner)) return association
  throw invalid(`The workflow '${association.row.name}' runs on the items of a list. Use StartWorkflowOnListItem.`)
}

/** The texts of a payload under a name: one, an array of them, or none. */
function textsIn(payload: ReadonlyMap<string, unknown> | undefined, name: string): string[] {
  const given = payload?.get(name) ?? []
  const texts = Array.isArray(given) ? (given as readonly unknown[]) : [given]
  return texts.map((text) => {
    if (typeof text === 'string') return text
    throw invalid(`${name} in a payload is a text or an array of texts.`)
  })
}

async function start(
  association: Association,
  subject: WorkflowSubject,
  ctx: WireContext,
  payload: ReadonlyMap<string, unknown> | undefined,
  hostName: string,
) {
  const { id } = await startWorkflow(ctx, subject, association.row.id, {
    hostName,
    people: textsIn(payload, 'AccountId'),
    message: textsIn(payload, 'NotificationMessage').join('\n'),
  })
  return id
}

/** What was started, from a place on. */
function rowsIn(ctx: WireContext, found: readonly Started[], offset = 0) {
  if (offset < 0) throw invalid(`An offset is a number from 0 on; ${offset} was given.`)
  return rowsObject(ctx, 'WorkflowInstanceCollection', workflowInstance, found.slice(offset))
}

async function onItem(ctx: WireContext, listId: string, itemId: number): Promise<Started[]> {
  const item = await getItem(ctx, { id: listId }, itemId)
  return (await workflowsOf(ctx, item)).map((row) => ({ row, subject: item }))
}

async function end({ ctx, value }: Objects['WorkflowInstance']): Promise<void> {
  await cancelWorkflow(ctx, value)
}

/** contracts/csom/workflows.yaml */
export const instanceMethods: HandlersOf<'WorkflowInstanceService' | 'WorkflowInteropService'> = {
  'WorkflowInstanceService.StartWorkflow': async ({ ctx }, [subscription, payload], { hostName }) =>
    start(publishedForWeb(subscription), ctx.web, ctx, payload, hostName),
  'WorkflowInstanceService.StartWorkflowOnListItem': async ({ ctx }, [subscription, itemId, payload], { hostName }) => {
    const association = publishedForItems(subscription)
    return start(association, await getItem(ctx, { id: association.row.listId }, itemId), ctx, payload, hostName)
  },
  'WorkflowInstanceService.GetInstance': async ({ ctx }, [id]) => {
    const found = await findStarted(ctx, id)
    return found ? objectOf(ctx, workflowInstance, found) : undefined
  },
  'WorkflowInstanceService.Enumerate': async ({ ctx }, [subscription]) => rowsIn(ctx, await startedBy(ctx, published(subscription))),
  'WorkflowInstanceService.EnumerateWithOffset': async ({ ctx }, [subscription, offset]) =>
    rowsIn(ctx, await startedBy(ctx, published(subscription)), offset),
  'WorkflowInstanceService.EnumerateInstancesForListItem': async ({ ctx }, [listId, itemId]) =>
    rowsIn(ctx, await onItem(ctx, listId, itemId)),
  'WorkflowInstanceService.EnumerateInstancesForListItemWithOffset': async ({ ctx }, [listId, itemId, offset]) =>
    rowsIn(ctx, await onItem(ctx, listId, itemId), offset),
  'WorkflowInstanceService.EnumerateInstancesForSite': async ({ ctx }) => rowsIn(ctx, await startedOnWeb(ctx)),
  'WorkflowInstanceService.EnumerateInstancesForSiteWithOffset': async ({ ctx }, [offset]) => rowsIn(ctx, await startedOnWeb(ctx), offset),
  'WorkflowInstanceService.CountInstances': async ({ ctx }, [subscription]) => (await startedBy(ctx, published(subscription))).length,
  'WorkflowInstanceService.CountInstancesWithStatus': async ({ ctx }, [subscription, status]) =>
    (await startedBy(ctx, published(subscription))).filter((one) => startedStatus(one) === status).length,
  'WorkflowInstanceService.CancelWorkflow': (_service, [instance]) => end(instance),
  'WorkflowInstanceService.TerminateWorkflow': (_service, [instance]) => end(instance),

  'WorkflowInteropService.StartWorkflow': async ({ ctx }, [name, _correlationId, listId, itemGuid, payload], { hostName }) => {
    if (listId === noGuid) return start(await getAssociationByName(ctx, 'web', name), ctx.web, ctx, payload, hostName)
    const list = { id: listId }
    return start(await getAssociationByName(ctx, list, name), await getItemByUniqueId(ctx, list, itemGuid), ctx, payload, hostName)
  },
  'WorkflowInteropService.CancelWorkflow': async ({ ctx }, [id]) => {
    const found = await findStarted(ctx, id)
    if (!found) throw invalid(`No workflow with the id '${id}' was started on this web or on an item of it.`)
    await cancelWorkflow(ctx, found)
  },
}
