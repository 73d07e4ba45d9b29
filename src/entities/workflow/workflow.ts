import type { Association } from '../../core/acts/workflow/associations.ts'
import { isItem, isListOwner } from '../../core/acts/workflow/owners.ts'
import type { Started } from '../../core/acts/workflow/started.ts'
import type { WorkflowTemplate } from '../../core/acts/workflow/templates.ts'
import type { Web } from '../../core/model/sites/web.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { workflowSubscriptionShape } from '../lists/workflow-subscription.ts'
import { isoTime } from '../shape/iso-time.ts'
import { idProperty, modelShape } from '../shape/model-shape.ts'
import type { Json, Property, Shape } from '../shape/shape.ts'

const read = <E>(property: (entity: E, ctx: WireContext) => Json): Property<E> => ({ read: property })
const time = <E>(property: (entity: E) => number): Property<E> => ({ read: (entity) => isoTime(property(entity)), comparesAs: 'instant' })

/** The services of the workflows of a web. */
export const workflowServicesManager: Shape<Web, 'WorkflowServicesManager'> = modelShape<'WorkflowServicesManager', Web>(
  'WorkflowServicesManager',
  {
    AppId: read(() => ''),
    IsConnected: read(() => true),
    ScopePath: read(({ row }) => `/SharePoint/default/${row.siteId}/${row.id}`),
  },
  {},
  'WorkflowServices.WorkflowServicesManager',
)

/** What a workflow asks of people, as a definition. */
export const workflowDefinition: Shape<WorkflowTemplate, 'WorkflowDefinition'> = modelShape<'WorkflowDefinition', WorkflowTemplate>(
  'WorkflowDefinition',
  {
    AssociationUrl: read(() => ''),
    Description: read(({ description }) => description),
    DisplayName: read(({ title }) => title),
    DraftVersion: read(() => ''),
    FormField: read(() => ''),
    Id: idProperty(({ baseId }) => baseId),
    InitiationUrl: read(() => ''),
    Properties: read(() => ({})),
    Published: read(() => true),
    RequiresAssociationForm: read(() => false),
    RequiresInitiationForm: read(() => false),
    RestrictToScope: read(() => ''),
    RestrictToType: read(() => 'List'),
    Xaml: read(() => ''),
  },
  {},
  'WorkflowServices.WorkflowDefinition',
)

const { Id, Name, EventSourceId, Enabled, StatusFieldName, EventTypes, WorkflowDefinitionId } = Object.fromEntries(
  workflowSubscriptionShape.properties,
) as Readonly<Record<string, Property<Association>>>

/** A workflow of a list or a web, with what the object model calls its properties. */
export const modelSubscription: Shape<Association, 'ModelSubscription'> = modelShape<'ModelSubscription', Association>(
  'ModelSubscription',
  {
    ...({ Id, Name, EventSourceId, Enabled, StatusFieldName, EventTypes, DefinitionId: WorkflowDefinitionId } as Readonly<
      Record<string, Property<Association>>
    >),
    ManualStartBypassesActivationLimit: read(() => false),
    PropertyDefinitions: read(({ owner, row, taskListTitle, historyListTitle }) => ({
      ...(isListOwner(owner) && { 'Microsoft.SharePoint.ActivationProperties.ListId': row.listId }),
      ContentTypeId: row.contentTypeId ?? '',
      CreatedDate: isoTime(row.createdAt),
      Description: row.description ?? '',
      // A list without a title is gone, or the actor may not see it.
      HistoryListId: historyListTitle === '' ? '' : row.historyListId,
      ModifiedDate: isoTime(row.modifiedAt ?? row.createdAt),
      Order: row.inParallel ? 'Parallel' : 'Sequence',
      TaskListId: taskListTitle === '' ? '' : row.taskListId,
    })),
  },
  {},
  'WorkflowServices.WorkflowSubscription',
)

/** The states of what was started, by the numbers of the established server. */
export const startedStates = { started: 1, canceled: 4, completed: 6 } as const

export const startedStatus = ({ row: { outcome } }: Started): number =>
  outcome === null ? startedStates.started : outcome === 'Canceled' ? startedStates.canceled : startedStates.completed

/** What a workflow has started on an item or a web. */
export const workflowInstance: Shape<Started, 'WorkflowInstance'> = modelShape<'WorkflowInstance', Started>(
  'WorkflowInstance',
  {
    FaultInfo: read(() => ''),
    Id: idProperty(({ row }) => row.id),
    InstanceCreated: time(({ row }) => row.createdAt),
    LastUpdated: time(({ row }) => row.modifiedAt),
    Properties: read(({ subject, row }) =>
      isItem(subject)
        ? {
            'Microsoft.SharePoint.ActivationProperties.ItemGuid': subject.row.uniqueId,
            'Microsoft.SharePoint.ActivationProperties.ItemId': String(subject.row.itemId),
            'Microsoft.SharePoint.ActivationProperties.ListId': row.listId,
          }
        : {},
    ),
    Status: read(startedStatus),
    UserStatus: read(({ row }) => row.outcome ?? ''),
    WorkflowSubscriptionId: idProperty(({ row }) => row.associationId),
  },
  {},
  'WorkflowServices.WorkflowInstance',
)
