// generated from contracts/soap/workflow/workflow.wsdl and contracts/soap/workflow/workflow.xsd; do not edit
import type { XmlElement } from './xml-element.ts'

export interface AlterToDo {
  readonly item: string
  readonly todoId: number
  readonly todoListId: string
  readonly taskData?: WorkflowXml | undefined
}

export interface AlterToDoResponse {
  readonly AlterToDoResult: {
    readonly fSuccess: number
  }
}

/** The people who get tasks: login names of users and names of groups, and whether they get them one after the other (Sequence) or all at once (Parallel). */
export interface AssociationData {
  readonly AccountId?: readonly string[] | undefined
  readonly Order: string
}

export interface ClaimReleaseTask {
  readonly item: string
  readonly taskId: number
  readonly listId: string
  readonly fClaim: boolean
}

export interface ClaimReleaseTaskResponse {
  readonly ClaimReleaseTaskResult: {
    readonly TaskData: TaskData
  }
}

export interface GetTemplatesForItem {
  readonly item: string
}

export interface GetTemplatesForItemResponse {
  readonly GetTemplatesForItemResult: {
    readonly TemplateData: TemplateData
  }
}

export interface GetToDosForItem {
  readonly item: string
}

export interface GetToDosForItemResponse {
  readonly GetToDosForItemResult: {
    readonly ToDoData: ToDoData
  }
}

export interface GetWorkflowDataForItem {
  readonly item: string
}

export interface GetWorkflowDataForItemResponse {
  readonly GetWorkflowDataForItemResult: {
    readonly WorkflowData: WorkflowData
  }
}

export interface GetWorkflowTaskData {
  readonly item: string
  readonly taskId: number
  readonly listId: string
}

export interface GetWorkflowTaskDataResponse {
  readonly GetWorkflowTaskDataResult: WorkflowRows
}

export interface StartWorkflow {
  readonly item: string
  readonly templateId: string
  readonly workflowParameters?: WorkflowXml | undefined
}

export interface StartWorkflowResponse {
  readonly StartWorkflowResult: Record<string, never>
}

/** A task: the login name of the user who has it, and the name of the group that it was given to. */
export interface TaskData {
  readonly AssignedTo: string
  readonly TaskGroup: string
  readonly ItemId: number
  readonly ListId: string
}

/** The workflows that can be started on an item or in a web. List is absent for a web. */
export interface TemplateData {
  readonly Web: TitleAndUrl
  readonly List?: TitleAndUrl | undefined
  readonly WorkflowTemplates: {
    readonly WorkflowTemplate?: readonly WorkflowTemplate[] | undefined
  }
}

export interface TitleAndUrl {
  readonly Title: string
  readonly Url: string
}

export interface ToDoData {
  readonly xml?: WorkflowRows | undefined
}

export interface WorkflowData {
  readonly ToDoData: ToDoData
  readonly TemplateData: TemplateData
  readonly ActiveWorkflowsData: {
    readonly Workflows: {
      readonly Workflow?: readonly WorkflowState[] | undefined
    }
  }
}

/** One rs:data element. Each z:row in it is a task, with one ows_ attribute for each field that has a value. */
export interface WorkflowRows {
  readonly any?: readonly XmlElement[] | undefined
}

/** A workflow that was started on an item. Status1 is 2 in progress, 5 completed, 15 canceled, 16 approved, 17 rejected. InternalState is 2 running, 4 completed. Created and Modified are in UTC, as yyyyMMdd HH:mm:ss. */
export interface WorkflowState {
  readonly StatusPageUrl: string
  readonly Id: string
  readonly TemplateId: string
  readonly ListId: string
  readonly SiteId: string
  readonly WebId: string
  readonly ItemId: number
  readonly ItemGUID: string
  readonly TaskListId: string
  readonly AdminTaskListId: string
  readonly Author: number
  readonly Modified: string
  readonly Created: string
  readonly StatusVersion: number
  readonly Status1: number
  readonly Status2: string
  readonly Status3: string
  readonly Status4: string
  readonly Status5: string
  readonly Status6: string
  readonly Status7: string
  readonly Status8: string
  readonly Status9: string
  readonly Status10: string
  readonly TextStatus1: string
  readonly TextStatus2: string
  readonly TextStatus3: string
  readonly TextStatus4: string
  readonly TextStatus5: string
  readonly Modifications: string
  readonly ActivityDetails: string
  readonly InternalState: number
}

/** A workflow of a list. TemplateId starts it; BaseId says whether it is an approval or feedback. */
export interface WorkflowTemplate {
  readonly WorkflowTemplateIdSet: {
    readonly TemplateId: string
    readonly BaseId: string
  }
  readonly AssociationData?: AssociationData | undefined
  readonly Metadata: {
    readonly InitiationCategories?: {
      readonly string: string
    } | undefined
  }
  readonly Name: string
  readonly Description: string
  readonly InstantiationUrl?: string | undefined
}

/** Values: elements in any namespace. */
export interface WorkflowXml {
  readonly any?: readonly XmlElement[] | undefined
}

/** Workflows on items: approval and feedback. The workflows of a list are managed by REST, at workflowsubscriptions of the list. */
export interface WorkflowBindings<Ctx> {
  /** Returns the workflows that can be started on an item. item is the URL of a file, or of the display form of an item: http://server/Lists/Tasks/DispForm.aspx?ID=1. */
  GetTemplatesForItem(ctx: Ctx, input: GetTemplatesForItem): Promise<GetTemplatesForItemResponse>
  /** Returns the open tasks of workflows on an item that the caller, or a group of the caller, has to complete. */
  GetToDosForItem(ctx: Ctx, input: GetToDosForItem): Promise<GetToDosForItemResponse>
  /** Returns the tasks of the caller on an item, the workflows that can be started on it, and those that were. */
  GetWorkflowDataForItem(ctx: Ctx, input: GetWorkflowDataForItem): Promise<GetWorkflowDataForItemResponse>
  /** Returns the values of a task. taskId is the id of its item in the list of tasks. */
  GetWorkflowTaskData(ctx: Ctx, input: GetWorkflowTaskData): Promise<GetWorkflowTaskDataResponse>
  /** Starts a workflow on an item. templateId is the id of a workflow of the list. Elements AccountId in workflowParameters name the people instead of those of the workflow, and an element NotificationMessage is a message to them. */
  StartWorkflow(ctx: Ctx, input: StartWorkflow): Promise<StartWorkflowResponse>
  /** Changes a task, or completes it with WorkflowOutcome: Approved or Rejected for an approval, Completed for feedback. Other elements in taskData are columns of the task. fSuccess is 1. */
  AlterToDo(ctx: Ctx, input: AlterToDo): Promise<AlterToDoResponse>
  /** Takes the task of a group for the caller, or gives it back to the group. */
  ClaimReleaseTask(ctx: Ctx, input: ClaimReleaseTask): Promise<ClaimReleaseTaskResponse>
}

export const workflow = {
  file: 'workflow',
  service: 'Workflow',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://schemas.microsoft.com/sharepoint/soap/workflow/',
  documentation: 'Workflows on items: approval and feedback. The workflows of a list are managed by REST, at workflowsubscriptions of the list.',
  operations: [
    {
      name: 'GetTemplatesForItem',
      documentation: 'Returns the workflows that can be started on an item. item is the URL of a file, or of the display form of an item: http://server/Lists/Tasks/DispForm.aspx?ID=1.',
      input: 'GetTemplatesForItem',
      output: 'GetTemplatesForItemResponse',
      reads: true,
    },
    {
      name: 'GetToDosForItem',
      documentation: 'Returns the open tasks of workflows on an item that the caller, or a group of the caller, has to complete.',
      input: 'GetToDosForItem',
      output: 'GetToDosForItemResponse',
      reads: true,
    },
    {
      name: 'GetWorkflowDataForItem',
      documentation: 'Returns the tasks of the caller on an item, the workflows that can be started on it, and those that were.',
      input: 'GetWorkflowDataForItem',
      output: 'GetWorkflowDataForItemResponse',
      reads: true,
    },
    {
      name: 'GetWorkflowTaskData',
      documentation: 'Returns the values of a task. taskId is the id of its item in the list of tasks.',
      input: 'GetWorkflowTaskData',
      output: 'GetWorkflowTaskDataResponse',
      reads: true,
    },
    {
      name: 'StartWorkflow',
      documentation: 'Starts a workflow on an item. templateId is the id of a workflow of the list. Elements AccountId in workflowParameters name the people instead of those of the workflow, and an element NotificationMessage is a message to them.',
      input: 'StartWorkflow',
      output: 'StartWorkflowResponse',
    },
    {
      name: 'AlterToDo',
      documentation: 'Changes a task, or completes it with WorkflowOutcome: Approved or Rejected for an approval, Completed for feedback. Other elements in taskData are columns of the task. fSuccess is 1.',
      input: 'AlterToDo',
      output: 'AlterToDoResponse',
    },
    {
      name: 'ClaimReleaseTask',
      documentation: 'Takes the task of a group for the caller, or gives it back to the group.',
      input: 'ClaimReleaseTask',
      output: 'ClaimReleaseTaskResponse',
    },
  ],
  types: {
    AlterToDo: {
      elements: [
        { name: 'item', simple: { base: 'string' } },
        { name: 'todoId', simple: { base: 'int' } },
        { name: 'todoListId', simple: { base: 'string' } },
        { name: 'taskData', optional: true, type: 'WorkflowXml' },
      ],
      attributes: [],
    },
    AlterToDoResponse: {
      elements: [{ name: 'AlterToDoResult', content: { elements: [{ name: 'fSuccess', simple: { base: 'int' } }], attributes: [] } }],
      attributes: [],
    },
    AssociationData: {
      elements: [{ name: 'AccountId', optional: true, many: true, simple: { base: 'string' } }],
      attributes: [{ name: 'Order', simple: { base: 'string' } }],
    },
    ClaimReleaseTask: {
      elements: [
        { name: 'item', simple: { base: 'string' } },
        { name: 'taskId', simple: { base: 'int' } },
        { name: 'listId', simple: { base: 'string' } },
        { name: 'fClaim', simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    ClaimReleaseTaskResponse: {
      elements: [{ name: 'ClaimReleaseTaskResult', content: { elements: [{ name: 'TaskData', type: 'TaskData' }], attributes: [] } }],
      attributes: [],
    },
    GetTemplatesForItem: { elements: [{ name: 'item', simple: { base: 'string' } }], attributes: [] },
    GetTemplatesForItemResponse: {
      elements: [
        { name: 'GetTemplatesForItemResult', content: { elements: [{ name: 'TemplateData', type: 'TemplateData' }], attributes: [] } },
      ],
      attributes: [],
    },
    GetToDosForItem: { elements: [{ name: 'item', simple: { base: 'string' } }], attributes: [] },
    GetToDosForItemResponse: {
      elements: [{ name: 'GetToDosForItemResult', content: { elements: [{ name: 'ToDoData', type: 'ToDoData' }], attributes: [] } }],
      attributes: [],
    },
    GetWorkflowDataForItem: { elements: [{ name: 'item', simple: { base: 'string' } }], attributes: [] },
    GetWorkflowDataForItemResponse: {
      elements: [
        { name: 'GetWorkflowDataForItemResult', content: { elements: [{ name: 'WorkflowData', type: 'WorkflowData' }], attributes: [] } },
      ],
      attributes: [],
    },
    GetWorkflowTaskData: {
      elements: [
        { name: 'item', simple: { base: 'string' } },
        { name: 'taskId', simple: { base: 'int' } },
        { name: 'listId', simple: { base: 'string' } },
      ],
      attributes: [],
    },
    GetWorkflowTaskDataResponse: { elements: [{ name: 'GetWorkflowTaskDataResult', type: 'WorkflowRows' }], attributes: [] },
    StartWorkflow: {
      elements: [
        { name: 'item', simple: { base: 'string' } },
        { name: 'templateId', simple: { base: 'string' } },
        { name: 'workflowParameters', optional: true, type: 'WorkflowXml' },
      ],
      attributes: [],
    },
    StartWorkflowResponse: { elements: [{ name: 'StartWorkflowResult', content: { elements: [], attributes: [] } }], attributes: [] },
    TaskData: {
      elements: [],
      attributes: [
        { name: 'AssignedTo', simple: { base: 'string' } },
        { name: 'TaskGroup', simple: { base: 'string' } },
        { name: 'ItemId', simple: { base: 'int' } },
        { name: 'ListId', simple: { base: 'string' } },
      ],
    },
    TemplateData: {
      elements: [
        { name: 'Web', type: 'TitleAndUrl' },
        { name: 'List', optional: true, type: 'TitleAndUrl' },
        {
          name: 'WorkflowTemplates',
          content: { elements: [{ name: 'WorkflowTemplate', optional: true, many: true, type: 'WorkflowTemplate' }], attributes: [] },
        },
      ],
      attributes: [],
    },
    TitleAndUrl: { elements: [], attributes: [{ name: 'Title', simple: { base: 'string' } }, { name: 'Url', simple: { base: 'string' } }] },
    ToDoData: { elements: [{ name: 'xml', optional: true, type: 'WorkflowRows' }], attributes: [] },
    WorkflowData: {
      elements: [
        { name: 'ToDoData', type: 'ToDoData' },
        { name: 'TemplateData', type: 'TemplateData' },
        {
          name: 'ActiveWorkflowsData',
          content: {
            elements: [
              {
                name: 'Workflows',
                content: { elements: [{ name: 'Workflow', optional: true, many: true, type: 'WorkflowState' }], attributes: [] },
              },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    WorkflowRows: {
      elements: [],
      attributes: [],
      any: 'urn:schemas-microsoft-com:rowset',
      declares: { rs: 'urn:schemas-microsoft-com:rowset', z: '#RowsetSchema' },
    },
    WorkflowState: {
      elements: [],
      attributes: [
        { name: 'StatusPageUrl', simple: { base: 'string' } },
        { name: 'Id', simple: { base: 'string' } },
        { name: 'TemplateId', simple: { base: 'string' } },
        { name: 'ListId', simple: { base: 'string' } },
        { name: 'SiteId', simple: { base: 'string' } },
        { name: 'WebId', simple: { base: 'string' } },
        { name: 'ItemId', simple: { base: 'int' } },
        { name: 'ItemGUID', simple: { base: 'string' } },
        { name: 'TaskListId', simple: { base: 'string' } },
        { name: 'AdminTaskListId', simple: { base: 'string' } },
        { name: 'Author', simple: { base: 'int' } },
        { name: 'Modified', simple: { base: 'string' } },
        { name: 'Created', simple: { base: 'string' } },
        { name: 'StatusVersion', simple: { base: 'int' } },
        { name: 'Status1', simple: { base: 'int' } },
        { name: 'Status2', simple: { base: 'string' } },
        { name: 'Status3', simple: { base: 'string' } },
        { name: 'Status4', simple: { base: 'string' } },
        { name: 'Status5', simple: { base: 'string' } },
        { name: 'Status6', simple: { base: 'string' } },
        { name: 'Status7', simple: { base: 'string' } },
        { name: 'Status8', simple: { base: 'string' } },
        { name: 'Status9', simple: { base: 'string' } },
        { name: 'Status10', simple: { base: 'string' } },
        { name: 'TextStatus1', simple: { base: 'string' } },
        { name: 'TextStatus2', simple: { base: 'string' } },
        { name: 'TextStatus3', simple: { base: 'string' } },
        { name: 'TextStatus4', simple: { base: 'string' } },
        { name: 'TextStatus5', simple: { base: 'string' } },
        { name: 'Modifications', simple: { base: 'string' } },
        { name: 'ActivityDetails', simple: { base: 'string' } },
        { name: 'InternalState', simple: { base: 'int' } },
      ],
    },
    WorkflowTemplate: {
      elements: [
        {
          name: 'WorkflowTemplateIdSet',
          content: {
            elements: [],
            attributes: [{ name: 'TemplateId', simple: { base: 'string' } }, { name: 'BaseId', simple: { base: 'string' } }],
          },
        },
        { name: 'AssociationData', optional: true, type: 'AssociationData' },
        {
          name: 'Metadata',
          content: {
            elements: [
              {
                name: 'InitiationCategories',
                optional: true,
                content: { elements: [{ name: 'string', simple: { base: 'string' } }], attributes: [] },
              },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [
        { name: 'Name', simple: { base: 'string' } },
        { name: 'Description', simple: { base: 'string' } },
        { name: 'InstantiationUrl', optional: true, simple: { base: 'string' } },
      ],
    },
    WorkflowXml: { elements: [], attributes: [], any: '##any' },
  },
} as const
