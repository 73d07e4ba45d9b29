import { demand } from '../../core/access/access.ts'
import type { Context } from '../../core/access/context.ts'
import { getItem, getItemByUniqueId } from '../../core/acts/items/items.ts'
import { deleteAssociation, getAssociationByName, queryAssociations } from '../../core/acts/workflow/associations.ts'
import { findAssociation, queryWebAssociations } from '../../core/acts/workflow/associations-of-web.ts'
import { workflowsOf } from '../../core/acts/workflow/instances.ts'
import { addressOfOwner, isListOwner } from '../../core/acts/workflow/owners.ts'
import { cancelWorkflow, findStarted, type Started, startedOnWeb } from '../../core/acts/workflow/started.ts'
import { queryWorkflowTemplates, workflowTemplateOf } from '../../core/acts/workflow/templates.ts'
import { noGuid } from '../../core/content/items/column-terms.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { workflowSubscriptionShape } from '../../entities/lists/workflow-subscription.ts'
import { startedWorkflow, workflowKind, workflowManager } from '../../entities/workflow/workflow-services.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { type CollectionOptions, pageOf } from '../odata/query.ts'
import type { Handlers } from '../protocol/handlers.ts'
import type { Reading } from '../protocol/rooms.ts'
import { associationWith, begin } from './workflow-payload.ts'

type Operations =
  | 'getWorkflowManager'
  | 'listSubscriptionsOfWeb'
  | 'readSubscriptionsOfWeb'
  | 'listSubscriptionsOfDefinition'
  | 'listSubscriptionsOfSource'
  | 'listSubscriptionsOfList'
  | 'getSubscriptionOfWeb'
  | 'deleteSubscriptionOfWeb'
  | 'listStartedOnItem'
  | 'listStartedOnItemFrom'
  | 'listStartedOnWeb'
  | 'readStartedOnWeb'
  | 'listStartedOnWebFrom'
  | 'getStarted'
  | 'startWorkflowOnItem'
  | 'listWorkflowDefinitions'
  | 'getWorkflowDefinition'
  | 'startNamedWorkflow'
  | 'cancelStarted'

/** What was started on an item that the actor may see. */
async function onItem(
  ctx: Context,
  { workflowListId, workflowItemId }: { workflowListId: string; workflowItemId: number },
): Promise<Started[]> {
  const item = await getItem(ctx, { id: workflowListId }, workflowItemId)
  return (await workflowsOf(ctx, item)).map((row) => ({ row, subject: item }))
}

/** contracts/rest/workflow/workflow-services.yaml */
export function workflowServiceHandlers({
  settings: { HostName: hostName },
}: Reading<{ readonly HostName: string }>): Pick<Handlers<WireContext>, Operations> {
  const subscriptions = async (ctx: WireContext, query: CollectionOptions) =>
    pageOf(workflowSubscriptionShape, await queryWebAssociations(ctx), query, ctx)
  const onWeb = async (ctx: WireContext, query: CollectionOptions, from = 0) =>
    pageOf(startedWorkflow, (await startedOnWeb(ctx)).slice(from), query, ctx)

  return {
    getWorkflowManager: async (ctx, _call, reply) => {
      await demand(ctx, 'Open', ctx.web)
      return reply.entity(200, workflowManager, ctx.web)
    },

    listSubscriptionsOfWeb: async (ctx, { query }, reply) =>
      reply.collection(200, workflowSubscriptionShape, await subscriptions(ctx, query)),
    readSubscriptionsOfWeb: async (ctx, { query }, reply) =>
      reply.collection(200, workflowSubscriptionShape, await subscriptions(ctx, query)),

    listSubscriptionsOfDefinition: async (ctx, { params, query }, reply) => {
      const wanted = params.workflowDefinitionId.toLowerCase()
      const found = (await queryWebAssociations(ctx)).filter(({ row }) => workflowTemplateOf(row).baseId === wanted)
      return reply.collection(200, workflowSubscriptionShape, pageOf(workflowSubscriptionShape, found, query, ctx))
    },

    listSubscriptionsOfSource: async (ctx, { params, query }, reply) => {
      const id = params.eventSourceId.toLowerCase()
      const found = await queryAssociations(ctx, id === ctx.web.row.id ? 'web' : { id })
      return reply.collection(200, workflowSubscriptionShape, pageOf(workflowSubscriptionShape, found, query, ctx))
    },

    listSubscriptionsOfList: async (ctx, { params, query }, reply) => {
      const found = await queryAssociations(ctx, { id: params.workflowListId.toLowerCase() })
      return reply.collection(200, workflowSubscriptionShape, pageOf(workflowSubscriptionShape, found, query, ctx))
    },

    getSubscriptionOfWeb: async (ctx, { params }, reply) => {
      const found = await findAssociation(ctx, params.startableId.toLowerCase())
      return found ? reply.entity(200, workflowSubscriptionShape, found) : reply.nothing(200, 'GetSubscription')
    },

    deleteSubscriptionOfWeb: async (ctx, { params }, reply) => {
      const { owner, row } = await associationWith(ctx, params.startableId)
      await deleteAssociation(ctx, addressOfOwner(owner), row.id)
      return reply.nothing(200, 'DeleteSubscription')
    },

    listStartedOnItem: async (ctx, { params, query }, reply) =>
      reply.collection(200, startedWorkflow, pageOf(startedWorkflow, await onItem(ctx, params), query, ctx)),

    listStartedOnItemFrom: async (ctx, { params, query }, reply) => {
      const found = (await onItem(ctx, params)).slice(params.startedOffset)
      return reply.collection(200, startedWorkflow, pageOf(startedWorkflow, found, query, ctx))
    },

    listStartedOnWeb: async (ctx, { query }, reply) => reply.collection(200, startedWorkflow, await onWeb(ctx, query)),
    readStartedOnWeb: async (ctx, { query }, reply) => reply.collection(200, startedWorkflow, await onWeb(ctx, query)),
    listStartedOnWebFrom: async (ctx, { params, query }, reply) =>
      reply.collection(200, startedWorkflow, await onWeb(ctx, query, params.startedOffset)),

    getStarted: async (ctx, { params }, reply) => {
      const found = await findStarted(ctx, params.instanceId.toLowerCase())
      return found ? reply.entity(200, startedWorkflow, found) : reply.nothing(200, 'GetInstance')
    },

    startWorkflowOnItem: async (ctx, { params, body }, reply) => {
      const named: { readonly startableId?: string; readonly workflowItemId?: number } = params
      const { startableId = body.subscriptionId, workflowItemId = Number(body.itemId) } = named
      if (startableId === undefined || !Number.isSafeInteger(workflowItemId) || workflowItemId < 1)
        throw invalid('The address or the body must name a workflow by subscriptionId, and an item by itemId.')
      const { owner, row } = await associationWith(ctx, startableId)
      if (!isListOwner(owner)) throw invalid(`The workflow '${row.name}' belongs to the web and runs on no item.`)
      const subject = await getItem(ctx, { id: row.listId }, workflowItemId)
      const id = await begin(ctx, hostName, { id: row.id, subject, payload: body.payload })
      return reply.value(200, 'Edm.Guid', 'StartWorkflowOnListItemBySubscriptionId', id)
    },

    listWorkflowDefinitions: async (ctx, { query }, reply) =>
      reply.collection(200, workflowKind, pageOf(workflowKind, await queryWorkflowTemplates(ctx), query, ctx)),

    getWorkflowDefinition: async (ctx, { params }, reply) => {
      const wanted = params.workflowDefinitionId.toLowerCase()
      const found = (await queryWorkflowTemplates(ctx)).find(({ baseId }) => baseId === wanted)
      return found ? reply.entity(200, workflowKind, found) : reply.nothing(200, 'GetDefinition')
    },

    startNamedWorkflow: async (ctx, { body }, reply) => {
      const { associationName, listId, itemGuid, workflowParameters } = body
      const list = { id: listId.toLowerCase() }
      const ofWeb = list.id === noGuid
      const { row } = await getAssociationByName(ctx, ofWeb ? 'web' : list, associationName)
      const subject = ofWeb ? ctx.web : await getItemByUniqueId(ctx, list, itemGuid.toLowerCase())
      const id = await begin(ctx, hostName, { id: row.id, subject, payload: workflowParameters })
      return reply.value(200, 'Edm.Guid', 'StartWorkflow', id)
    },

    cancelStarted: async (ctx, { params }, reply) => {
      const found = await findStarted(ctx, params.instanceId.toLowerCase())
      if (!found) throw invalid(`No workflow with the id '${params.instanceId}' was started on this web or on an item of it.`)
      await cancelWorkflow(ctx, found)
      return reply.nothing(200, 'CancelWorkflow')
    },
  }
}
