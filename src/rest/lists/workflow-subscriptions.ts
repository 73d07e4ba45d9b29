import type { Context } from '../../core/access/context.ts'
import { getContentType } from '../../core/acts/content-types/content-types.ts'
import {
  type AssociationCreation,
  addAssociation,
  deleteAssociation,
  getAssociation,
  getAssociationByName,
  queryAssociations,
  updateAssociation,
} from '../../core/acts/workflow/associations.ts'
import type { WorkflowOwnerAddress } from '../../core/acts/workflow/owners.ts'
import { queryWorkflowTemplates, workflowTemplates } from '../../core/acts/workflow/templates.ts'
import { associationPatch } from '../../entities/lists/input/workflow-input.ts'
import {
  eventTypes,
  workflowAssociationShape,
  workflowSubscriptionShape,
  workflowTemplateShape,
} from '../../entities/lists/workflow-subscription.ts'
import { present } from '../../entities/shape/present.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress, pageOf } from '../odata/query.ts'
import { serviceRoot } from '../odata/render.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'
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
  | 'listWebWorkflowAssociationsOfType'
  | 'listWorkflowTemplates'
  | 'listWebWorkflowAssociations'
  | 'getWebWorkflowAssociation'
  | 'getWebWorkflowAssociationByName'
  | 'updateWebWorkflowAssociation'
  | 'mergeWebWorkflowAssociation'
  | 'deleteWebWorkflowAssociation'
  | 'listWebWorkflowSubscriptions'
  | 'addWebWorkflowSubscription'

type Update = Call<'updateWorkflowAssociation'>

/** PUT, and POST with MERGE, are the same operation (protocol/addresses#methods). */
async function change(ctx: Context, address: WorkflowOwnerAddress, id: string, body: Update['body']): Promise<void> {
  const { row } = await getAssociation(ctx, address, id)
  await updateAssociation(ctx, address, id, associationPatch(body, row))
}

/** What a new workflow is like. */
function creationOf(body: Call<'addWorkflowSubscription'>['body'], hostName: string): AssociationCreation {
  return {
    name: body.Name,
    template: body.WorkflowDefinitionId === workflowTemplates.approval.baseId ? 'approval' : 'feedback',
    people: body.People,
    hostName,
    ...present({
      inParallel: body.Order === undefined ? undefined : body.Order === 'Parallel',
      enabled: body.Enabled,
      contentTypeId: body.ContentTypeId,
      startsOn: body.EventTypes && eventTypes.flatMap(([name, event]) => (body.EventTypes?.includes(name) ? [event] : [])),
      taskList: body.TaskListTitle,
      historyList: body.HistoryListTitle,
    }),
  }
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
    const made = await addAssociation(ctx, listAddress(ctx, params), creationOf(body, settings.HostName))
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

  updateWorkflowAssociation: async (ctx, { params, body }, reply) => {
    await change(ctx, listAddress(ctx, params), params.workflowId, body)
    return reply.empty(204)
  },

  mergeWorkflowAssociation: async (ctx, { params, body }, reply) => {
    await change(ctx, listAddress(ctx, params), params.workflowId, body)
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

  listWebWorkflowAssociationsOfType: async (ctx, { params, query }, reply) => {
    await getContentType(ctx, params.contentTypeId)
    return reply.collection(200, workflowAssociationShape, pageOf(workflowAssociationShape, [], query, ctx))
  },

  listWebWorkflowAssociations: async (ctx, { query }, reply) => {
    const found = await queryAssociations(ctx, 'web')
    return reply.collection(200, workflowAssociationShape, pageOf(workflowAssociationShape, found, query, ctx))
  },

  getWebWorkflowAssociation: async (ctx, { params }, reply) =>
    reply.entity(200, workflowAssociationShape, await getAssociation(ctx, 'web', params.workflowId)),

  getWebWorkflowAssociationByName: async (ctx, { params }, reply) =>
    reply.entity(200, workflowAssociationShape, await getAssociationByName(ctx, 'web', params.workflowName)),

  updateWebWorkflowAssociation: async (ctx, { params, body }, reply) => {
    await change(ctx, 'web', params.workflowId, body)
    return reply.empty(204)
  },

  mergeWebWorkflowAssociation: async (ctx, { params, body }, reply) => {
    await change(ctx, 'web', params.workflowId, body)
    return reply.empty(204)
  },

  deleteWebWorkflowAssociation: async (ctx, { params }, reply) => {
    await deleteAssociation(ctx, 'web', params.workflowId)
    return reply.empty(200)
  },

  listWebWorkflowSubscriptions: async (ctx, { query }, reply) => {
    const found = await queryAssociations(ctx, 'web')
    return reply.collection(200, workflowSubscriptionShape, pageOf(workflowSubscriptionShape, found, query, ctx))
  },

  addWebWorkflowSubscription: async (ctx, { body }, reply) => {
    const made = await addAssociation(ctx, 'web', creationOf(body, settings.HostName))
    return reply.entity(201, workflowSubscriptionShape, made, { Location: serviceRoot(ctx) + workflowSubscriptionShape.address(made) })
  },

  listWorkflowTemplates: async (ctx, { query }, reply) =>
    reply.collection(200, workflowTemplateShape, pageOf(workflowTemplateShape, await queryWorkflowTemplates(ctx), query, ctx)),
})
