import { addAssociation, deleteAssociation, getAssociation, queryAssociations } from '../../core/acts/workflow/associations.ts'
import { workflowTemplates } from '../../core/acts/workflow/templates.ts'
import { workflowSubscriptionShape } from '../../entities/lists/workflow-subscription.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress, pageOf } from '../odata/query.ts'
import { serviceRoot } from '../odata/render.ts'
import type { Handlers } from '../protocol/handlers.ts'
import { present } from '../protocol/present.ts'
import type { Reading } from '../protocol/rooms.ts'

type Operations = 'listWorkflowSubscriptions' | 'addWorkflowSubscription' | 'getWorkflowSubscription' | 'deleteWorkflowSubscription'

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
})
