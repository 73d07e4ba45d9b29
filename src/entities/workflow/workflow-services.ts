import { isItem } from '../../core/acts/workflow/owners.ts'
import type { Started } from '../../core/acts/workflow/started.ts'
import type { WorkflowTemplate } from '../../core/acts/workflow/templates.ts'
import type { Web } from '../../core/model/sites/web.ts'
import { isoTime } from '../shape/iso-time.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { startedStatus } from './workflow.ts'

/** What leads to the services of workflows. */
export const workflowManager: Shape<Web, 'WorkflowManager'> = shapeOf<'WorkflowManager', Web>('WorkflowManager', {
  AppId: () => '',
  IsConnected: () => true,
  ScopePath: ({ row }) => `/SharePoint/default/${row.siteId}/${row.id}`,
})

/** What a workflow asks of people. */
export const workflowKind: Shape<WorkflowTemplate, 'WorkflowKind'> = shapeOf<'WorkflowKind', WorkflowTemplate>('WorkflowKind', {
  Id: ({ baseId }) => baseId,
  DisplayName: ({ title }) => title,
  Description: ({ description }) => description,
  DraftVersion: () => '',
  AssociationUrl: () => '',
  InitiationUrl: () => '',
  FormField: () => '',
  Published: () => true,
  RequiresAssociationForm: () => false,
  RequiresInitiationForm: () => false,
  RestrictToScope: () => '',
  RestrictToType: () => 'List',
  Xaml: () => '',
})

const text = (name: string, Value: string) => ({
  Key: `Microsoft.SharePoint.ActivationProperties.${name}`,
  Value,
  ValueType: 'Edm.String',
})

/** What a workflow has started on an item or a web. */
export const startedWorkflow: Shape<Started, 'StartedWorkflow'> = shapeOf<'StartedWorkflow', Started>('StartedWorkflow', {
  Id: ({ row }) => row.id,
  WorkflowSubscriptionId: ({ row }) => row.associationId,
  Status: startedStatus,
  UserStatus: ({ row }) => row.outcome ?? '',
  FaultInfo: () => '',
  InstanceCreated: ({ row }) => isoTime(row.createdAt),
  LastUpdated: ({ row }) => isoTime(row.modifiedAt),
  Properties: ({ subject, row }) =>
    isItem(subject) ? [text('ItemGuid', subject.row.uniqueId), text('ItemId', String(subject.row.itemId)), text('ListId', row.listId)] : [],
})
