import { queryWorkflowTemplates } from '../../core/acts/workflow/templates.ts'
import { workflowDefinition } from '../../entities/workflow/workflow.ts'
import type { HandlersOf } from '../objects/object-types.ts'
import { objectOf, rowsObject, serviceObject } from '../objects/objects.ts'

/** contracts/csom/workflows.yaml */
export const workflowServiceMethods: HandlersOf<'WorkflowServicesManager' | 'WorkflowDeploymentService'> = {
  'WorkflowServicesManager.GetWorkflowDeploymentService': ({ ctx }) => serviceObject(ctx, 'WorkflowDeploymentService'),
  'WorkflowServicesManager.GetWorkflowSubscriptionService': ({ ctx }) => serviceObject(ctx, 'WorkflowSubscriptionService'),
  'WorkflowServicesManager.GetWorkflowInstanceService': ({ ctx }) => serviceObject(ctx, 'WorkflowInstanceService'),
  'WorkflowServicesManager.GetWorkflowInteropService': ({ ctx }) => serviceObject(ctx, 'WorkflowInteropService'),

  'WorkflowDeploymentService.EnumerateDefinitions': async ({ ctx }) =>
    rowsObject(ctx, 'WorkflowDefinitionCollection', workflowDefinition, await queryWorkflowTemplates(ctx)),
  'WorkflowDeploymentService.GetDefinition': async ({ ctx }, [id]) => {
    const found = (await queryWorkflowTemplates(ctx)).find(({ baseId }) => baseId === id)
    return found ? objectOf(ctx, workflowDefinition, found) : undefined
  },
}
