import type { Context } from '../../core/access/context.ts'
import { getContentType } from '../../core/acts/content-types/content-types.ts'
import {
  type AssociationPatch,
  addAssociation,
  deleteAssociation,
  getAssociation,
  getAssociationByName,
  queryAssociations,
  updateAssociation,
} from '../../core/acts/workflow/associations.ts'
import {
  queryWorkflowTemplates,
  type StartEvent,
  startEvents,
  startEventsOf,
  workflowTemplates,
} from '../../core/acts/workflow/templates.ts'
import {
  eventTypes,
  workflowAssociationShape,
  workflowSubscriptionShape,
  workflowTemplateShape,
} from '../../entities/lists/workflow-subscription.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress, pageOf } from '../odata/query.ts'
import { serviceRoot } from '../odata/render.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'
import { present } from '../protocol/present.ts'
import type { Reading } from '../protocol/rooms.ts'

type Operations =
  | 'listWorkflowSubscriptions'
  | 'addWorkflowSubscription'
  | 'getWorkflowSubscription'
  | 'deleteWorkflowSubscription'
  | 'listWorkflowAssociations'
  | 'getWorkflowAssociation'
  | 'getWorkflowAssociationByName'
  | 'updateWorkflowAssociation'
  | 'mergeWorkflowAssociation'
  | 'deleteWorkflowAssociation'
  | 'listWorkflowAssociationsOfType'
  | 'listWorkflowTemplates'

type Update = Call<'updateWorkflowAssociation'>

/** PUT, and POST with MERGE, are the same operation (protocol/addresses#methods). */
async function change(ctx: Context, { params, body }: Pick<Update, 'params' | 'body'>): Promise<void> {
  const address = listAddress(ctx, params)
  const { row } = await getAssociation(ctx, address, params.workflowId)
  const before = startEventsOf(row)
  const wanted: Record<StartEvent, boolean | undefined> = {
    person: body.AllowManual,
    added: body.AutoStartCreate,
    changed: body.AutoStartChange,
  }
  const events = Object.keys(startEvents) as StartEvent[]
  const startsOn = events.filter((event) => wanted[event] ?? (before & startEvents[event]) !== 0)
  const changesEvents = events.some((event) => wanted[event] !== undefined)
  const patch = present<AssociationPatch>({
    name: body.Name,
    description: body.Description,
    enabled: body.Enabled,
    startsOn: changesEvents ? startsOn : undefined,
    taskList: body.TaskListTitle,
    historyList: body.HistoryListTitle,
  })
  await updateAssociation(ctx, address, params.workflowId, patch)
}

/** contracts/rest/lists/workflow-subscriptions.yaml */
export const workflowSubscriptionHandlers = ({
  settings,
}: Reading<{ readonly HostName: string }>): Pick<Handlers<WireContext>, Operations> => ({
  listWorkflowSubscriptions: async (ctx, call, reply) => {
    const found = await queryAssociations(ctx, listAddress(ctx, call.params))
    return reply.collection(200, workflowSubscriptionShape, pageOf(workflowSubscriptionShape, found, call.query, ctx))
  },

  addWorkflowSubscription: async (ctx, { params, body }, reply) => {
    const made = await addAssociation(ctx, listAddress(ctx, params), {
      name: body.Name,
      template: body.WorkflowDefinitionId === workflowTemplates.approval.baseId ? 'approval' : 'feedback',
      people: body.People,
      hostName: settings.HostName,
      ...present({
        inParallel: body.Order === undefined ? undefined : body.Order === 'Parallel',
        enabled: body.Enabled,
        contentTypeId: body.ContentTypeId,
        startsOn: body.EventTypes && eventTypes.flatMap(([name, event]) => (body.EventTypes?.includes(name) ? [event] : [])),
        taskList: body.TaskListTitle,
        historyList: body.HistoryListTitle,
      }),
    })
    return reply.entity(201, workflowSubscriptionShape, made, { Location: serviceRoot(ctx) + workflowSubscriptionShape.address(made) })
  },

  getWorkflowSubscription: async (ctx, { params }, reply) =>
    reply.entity(200, workflowSubscriptionShape, await getAssociation(ctx, listAddress(ctx, params), params.workflowId)),

  deleteWorkflowSubscription: async (ctx, { params }, reply) => {
    await deleteAssociation(ctx, listAddress(ctx, params), params.workflowId)
    return reply.empty(204)
  },

  listWorkflowAssociations: async (ctx, call, reply) => {
    const found = (await queryAssociations(ctx, listAddress(ctx, call.params))).filter(({ row }) => row.contentTypeId === null)
    return reply.collection(200, workflowAssociationShape, pageOf(workflowAssociationShape, found, call.query, ctx))
  },

  getWorkflowAssociation: async (ctx, { params }, reply) =>
    reply.entity(200, workflowAssociationShape, await getAssociation(ctx, listAddress(ctx, params), params.workflowId)),

  getWorkflowAssociationByName: async (ctx, { params }, reply) =>
    reply.entity(200, workflowAssociationShape, await getAssociationByName(ctx, listAddress(ctx, params), params.workflowName)),

  updateWorkflowAssociation: async (ctx, call, reply) => {
    await change(ctx, call)
    return reply.empty(204)
  },

  mergeWorkflowAssociation: async (ctx, call, reply) => {
    await change(ctx, call)
    return reply.empty(204)
  },

  deleteWorkflowAssociation: async (ctx, { params }, reply) => {
    await deleteAssociation(ctx, listAddress(ctx, params), params.workflowId)
    return reply.empty(200)
  },

  listWorkflowAssociationsOfType: async (ctx, { params, query }, reply) => {
    const address = listAddress(ctx, params)
    const { type } = await getContentType(ctx, params.contentTypeId, address)
    const found = (await queryAssociations(ctx, address)).filter(({ row }) => row.contentTypeId === type.id)
    return reply.collection(200, workflowAssociationShape, pageOf(workflowAssociationShape, found, query, ctx))
  },

  listWorkflowTemplates: async (ctx, { query }, reply) =>
    reply.collection(200, workflowTemplateShape, pageOf(workflowTemplateShape, await queryWorkflowTemplates(ctx), query, ctx)),
})
