import type { Context } from '../../core/access/context.ts'
import { queryAssociations } from '../../core/acts/workflow/associations.ts'
import { isListOwner } from '../../core/acts/workflow/owners.ts'
import { cancelWorkflow, findStarted, type Started, startedBy } from '../../core/acts/workflow/started.ts'
import { noGuid } from '../../core/content/items/column-terms.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { parentId } from '../../core/model/content-types/ids.ts'
import { workflowSubscriptionShape } from '../../entities/lists/workflow-subscription.ts'
import { publishSubscription } from '../../entities/workflow/publication.ts'
import { startedStatus } from '../../entities/workflow/workflow.ts'
import { startedWorkflow } from '../../entities/workflow/workflow-services.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { pageOf } from '../odata/query.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'
import type { Reading } from '../protocol/rooms.ts'
import { associationWith, begin } from './workflow-payload.ts'

type Operations =
  | 'startWorkflowOnWeb'
  | 'cancelInstance'
  | 'cancelInstanceAtOnce'
  | 'readStartedByWorkflow'
  | 'readStartedByWorkflowFrom'
  | 'countStartedByWorkflow'
  | 'countStartedByWorkflowIn'
  | 'publishSubscription'
  | 'publishSubscriptionForList'
  | 'listSubscriptionsWithType'
  | 'listSubscriptionsOfParentType'

/** What the workflow of a body has started. Fails with `workflow_not_found`, and as `startedBy`. */
const startedIn = async (ctx: Context, { parentSubscription }: Call<'readStartedByWorkflow'>['body']): Promise<Started[]> =>
  startedBy(ctx, await associationWith(ctx, parentSubscription.Id))

/** Ends what a body names. Fails with `invalid_request` for nothing, and as `cancelWorkflow`. */
async function end(ctx: Context, { instance: { Id } }: Call<'cancelInstance'>['body']): Promise<void> {
  const found = await findStarted(ctx, Id.toLowerCase())
  if (!found) throw invalid(`No workflow with the id '${Id}' was started on this web or on an item of it.`)
  await cancelWorkflow(ctx, found)
}

type Subscription = Call<'publishSubscription'>['body']['subscription']

/** An id in lower case; zeros stand for none. */
const idIn = (given: string | undefined): string | undefined => {
  const id = given?.toLowerCase()
  return id === noGuid ? undefined : id
}

async function publish(ctx: Context, given: Subscription, hostName: string, listId?: string): Promise<string> {
  const { Name, Enabled, EventTypes, PropertyDefinitions } = given
  const publication = {
    ...{ Name, Enabled, EventTypes, Id: idIn(given.Id), EventSourceId: idIn(given.EventSourceId) },
    DefinitionId: idIn(given.DefinitionId ?? given.WorkflowDefinitionId),
  }
  const properties = new Map((PropertyDefinitions ?? []).map(({ Key, Value }) => [Key, Value ?? '']))
  return publishSubscription(ctx, publication, { properties, hostName, listId: listId?.toLowerCase() })
}

/** contracts/rest/workflow/workflow-objects.yaml */
export function workflowObjectHandlers({
  settings: { HostName: hostName },
}: Reading<{ readonly HostName: string }>): Pick<Handlers<WireContext>, Operations> {
  return {
    startWorkflowOnWeb: async (ctx, { body: { subscription, payload } }, reply) => {
      const { owner, row } = await associationWith(ctx, subscription.Id)
      if (isListOwner(owner))
        throw invalid(`The workflow '${row.name}' runs on the items of a list. Use StartWorkflowOnListItemBySubscriptionId.`)
      return reply.value(200, 'Edm.Guid', 'StartWorkflow', await begin(ctx, hostName, { id: row.id, subject: ctx.web, payload }))
    },

    cancelInstance: async (ctx, { body }, reply) => {
      await end(ctx, body)
      return reply.nothing(200, 'CancelWorkflow')
    },
    cancelInstanceAtOnce: async (ctx, { body }, reply) => {
      await end(ctx, body)
      return reply.nothing(200, 'TerminateWorkflow')
    },

    readStartedByWorkflow: async (ctx, { body, query }, reply) =>
      reply.collection(200, startedWorkflow, pageOf(startedWorkflow, await startedIn(ctx, body), query, ctx)),
    readStartedByWorkflowFrom: async (ctx, { body, query }, reply) => {
      const found = (await startedIn(ctx, body)).slice(body.offset)
      return reply.collection(200, startedWorkflow, pageOf(startedWorkflow, found, query, ctx))
    },

    countStartedByWorkflow: async (ctx, { body }, reply) =>
      reply.value(200, 'Edm.Int32', 'CountInstances', (await startedIn(ctx, body)).length),
    countStartedByWorkflowIn: async (ctx, { body }, reply) => {
      const found = (await startedIn(ctx, body)).filter((one) => startedStatus(one) === body.status)
      return reply.value(200, 'Edm.Int32', 'CountInstancesWithStatus', found.length)
    },

    publishSubscription: async (ctx, { body: { subscription } }, reply) =>
      reply.value(200, 'Edm.Guid', 'PublishSubscription', await publish(ctx, subscription, hostName)),
    publishSubscriptionForList: async (ctx, { body: { subscription, listId } }, reply) =>
      reply.value(200, 'Edm.Guid', 'PublishSubscriptionForList', await publish(ctx, subscription, hostName, listId)),

    listSubscriptionsWithType: async (ctx, { params, query }, reply) => {
      const found = (await queryAssociations(ctx, { id: params.workflowListId.toLowerCase() })).filter(
        ({ row }) => params.withContentType || row.contentTypeId === null,
      )
      return reply.collection(200, workflowSubscriptionShape, pageOf(workflowSubscriptionShape, found, query, ctx))
    },

    listSubscriptionsOfParentType: async (ctx, { params, query }, reply) => {
      const parent = fold(params.parentTypeId)
      const found = (await queryAssociations(ctx, { id: params.workflowListId.toLowerCase() })).filter(({ row: { contentTypeId } }) =>
        contentTypeId === null ? params.withoutContentType : fold(parentId(contentTypeId)) === parent,
      )
      return reply.collection(200, workflowSubscriptionShape, pageOf(workflowSubscriptionShape, found, query, ctx))
    },
  }
}
