import type { Association } from '../../core/acts/workflow/associations.ts'
import { isListOwner, type WorkflowOwner } from '../../core/acts/workflow/owners.ts'
import {
  type StartEvent,
  startEvents,
  startEventsOf,
  type WorkflowTemplate,
  workflowTemplateOf,
} from '../../core/acts/workflow/templates.ts'
import { isoTime } from '../shape/iso-time.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { canonicalList } from './canonical.ts'

/** The events of subscriptions, by their names on the wire. */
export const eventTypes = [
  ['WorkflowStart', 'person'],
  ['ItemAdded', 'added'],
  ['ItemUpdated', 'changed'],
] as const satisfies readonly (readonly [string, StartEvent])[]

const starts = (row: Association['row'], event: StartEvent): boolean => (startEventsOf(row) & startEvents[event]) !== 0

const canonicalOwner = (owner: WorkflowOwner): string => (isListOwner(owner) ? canonicalList(owner) : 'Web')

/** The list of a workflow of a web. */
const noGuid = '00000000-0000-0000-0000-000000000000'

export const workflowSubscriptionShape: Shape<Association, 'WorkflowSubscription'> = {
  ...shapeOf<'WorkflowSubscription', Association>('WorkflowSubscription', {
    Id: ({ row }) => row.id,
    Name: ({ row }) => row.name,
    EventSourceId: ({ row }) => row.listId,
    Enabled: ({ row }) => row.enabled,
    StatusFieldName: () => '',
    WorkflowDefinitionId: ({ row }) => workflowTemplateOf(row).baseId,
    DefinitionId: ({ row }) => workflowTemplateOf(row).baseId,
    EventTypes: ({ row }) => eventTypes.flatMap(([name, event]) => (starts(row, event) ? [name] : [])),
  }),
  address: ({ owner, row }) => `${canonicalOwner(owner)}/WorkflowSubscriptions(guid'${row.id}')`,
}

export const workflowAssociationShape: Shape<Association, 'WorkflowAssociation'> = {
  ...shapeOf<'WorkflowAssociation', Association>('WorkflowAssociation', {
    AllowManual: ({ row }) => starts(row, 'person'),
    AssociationData: () => '',
    AutoStartChange: ({ row }) => starts(row, 'changed'),
    AutoStartCreate: ({ row }) => starts(row, 'added'),
    BaseId: ({ row }) => workflowTemplateOf(row).baseId,
    Created: ({ row }) => isoTime(row.createdAt),
    Description: ({ row }) => row.description ?? '',
    Enabled: ({ row }) => row.enabled,
    HistoryListTitle: ({ historyListTitle }) => historyListTitle,
    Id: ({ row }) => row.id,
    InstantiationUrl: () => '',
    InternalName: ({ row }) => row.name,
    IsDeclarative: () => false,
    ListId: ({ owner }) => (isListOwner(owner) ? owner.row.id : noGuid),
    Modified: ({ row }) => isoTime(row.modifiedAt ?? row.createdAt),
    Name: ({ row }) => row.name,
    TaskListTitle: ({ taskListTitle }) => taskListTitle,
    WebId: ({ owner }) => (isListOwner(owner) ? owner.row.webId : owner.row.id),
  }),
  address: ({ owner, row }) => `${canonicalOwner(owner)}/WorkflowAssociations(guid'${row.id}')`,
}

export const workflowTemplateShape: Shape<WorkflowTemplate, 'WorkflowTemplate'> = shapeOf<'WorkflowTemplate', WorkflowTemplate>(
  'WorkflowTemplate',
  {
    AllowManual: () => true,
    AssociationUrl: () => '',
    AutoStartChange: () => false,
    AutoStartCreate: () => false,
    Description: ({ description }) => description,
    Id: ({ baseId }) => baseId,
    IsDeclarative: () => false,
    Name: ({ title }) => title,
    PermissionsManual: () => 0,
  },
)
