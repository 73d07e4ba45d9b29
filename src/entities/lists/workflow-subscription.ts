import type { Association } from '../../core/acts/workflow/associations.ts'
import { workflowTemplateOf } from '../../core/acts/workflow/templates.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { canonicalList } from './canonical.ts'

export const workflowSubscriptionShape: Shape<Association, 'WorkflowSubscription'> = {
  ...shapeOf<'WorkflowSubscription', Association>('WorkflowSubscription', {
    Id: ({ row }) => row.id,
    Name: ({ row }) => row.name,
    EventSourceId: ({ row }) => row.listId,
    Enabled: ({ row }) => row.enabled,
    StatusFieldName: () => '',
    WorkflowDefinitionId: ({ row }) => workflowTemplateOf(row).baseId,
    EventTypes: () => ['WorkflowStart'],
  }),
  address: ({ list, row }) => `${canonicalList(list)}/WorkflowSubscriptions(guid'${row.id}')`,
}
