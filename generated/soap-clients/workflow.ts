// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface WorkflowClient extends Client {
  GetTemplatesForItemAsync(parameters: GetTemplatesForItem, options?: IExOptions): Promise<[result: GetTemplatesForItemResponse, reply: string, header: unknown, request: string]>
  GetToDosForItemAsync(parameters: GetToDosForItem, options?: IExOptions): Promise<[result: GetToDosForItemResponse, reply: string, header: unknown, request: string]>
  GetWorkflowDataForItemAsync(parameters: GetWorkflowDataForItem, options?: IExOptions): Promise<[result: GetWorkflowDataForItemResponse, reply: string, header: unknown, request: string]>
  GetWorkflowTaskDataAsync(parameters: GetWorkflowTaskData, options?: IExOptions): Promise<[result: GetWorkflowTaskDataResponse, reply: string, header: unknown, request: string]>
  StartWorkflowAsync(parameters: StartWorkflow, options?: IExOptions): Promise<[result: StartWorkflowResponse, reply: string, header: unknown, request: string]>
  AlterToDoAsync(parameters: AlterToDo, options?: IExOptions): Promise<[result: AlterToDoResponse, reply: string, header: unknown, request: string]>
  ClaimReleaseTaskAsync(parameters: ClaimReleaseTask, options?: IExOptions): Promise<[result: ClaimReleaseTaskResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<WorkflowClient> =>
  createSoapClient(url, options) as Promise<WorkflowClient>

/** ActiveWorkflowsData */
export interface ActiveWorkflowsData {
  /** Workflows */
  Workflows?: Workflows
}

/** AlterToDo */
export interface AlterToDo {
  /** s:string */
  item?: string
  /** s:int */
  todoId?: number
  /** s:string */
  todoListId?: string
  /** taskData */
  taskData?: WorkflowParameters
}

/** AlterToDoResponse */
export interface AlterToDoResponse {
  /** AlterToDoResult */
  AlterToDoResult?: AlterToDoResult
}

/** AlterToDoResult */
export interface AlterToDoResult {
  /** s:int */
  fSuccess?: number
}

/**
 * AssociationData
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface AssociationData {
  /** s:string */
  AccountId?: Array<string>
}

/** ClaimReleaseTask */
export interface ClaimReleaseTask {
  /** s:string */
  item?: string
  /** s:int */
  taskId?: number
  /** s:string */
  listId?: string
  /** s:boolean */
  fClaim?: boolean
}

/** ClaimReleaseTaskResponse */
export interface ClaimReleaseTaskResponse {
  /** ClaimReleaseTaskResult */
  ClaimReleaseTaskResult?: ClaimReleaseTaskResult
}

/** ClaimReleaseTaskResult */
export interface ClaimReleaseTaskResult {
  /** TaskData */
  TaskData?: TaskData
}

/** GetTemplatesForItem */
export interface GetTemplatesForItem {
  /** s:string */
  item?: string
}

/** GetTemplatesForItemResponse */
export interface GetTemplatesForItemResponse {
  /** GetTemplatesForItemResult */
  GetTemplatesForItemResult?: GetTemplatesForItemResult
}

/** GetTemplatesForItemResult */
export interface GetTemplatesForItemResult {
  /** TemplateData */
  TemplateData?: TemplateData
}

/** GetToDosForItem */
export interface GetToDosForItem {
  /** s:string */
  item?: string
}

/** GetToDosForItemResponse */
export interface GetToDosForItemResponse {
  /** GetToDosForItemResult */
  GetToDosForItemResult?: GetToDosForItemResult
}

/** GetToDosForItemResult */
export interface GetToDosForItemResult {
  /** ToDoData */
  ToDoData?: ToDoData
}

/** GetWorkflowDataForItem */
export interface GetWorkflowDataForItem {
  /** s:string */
  item?: string
}

/** GetWorkflowDataForItemResponse */
export interface GetWorkflowDataForItemResponse {
  /** GetWorkflowDataForItemResult */
  GetWorkflowDataForItemResult?: GetWorkflowDataForItemResult
}

/** GetWorkflowDataForItemResult */
export interface GetWorkflowDataForItemResult {
  /** WorkflowData */
  WorkflowData?: WorkflowData
}

/** GetWorkflowTaskData */
export interface GetWorkflowTaskData {
  /** s:string */
  item?: string
  /** s:int */
  taskId?: number
  /** s:string */
  listId?: string
}

/** GetWorkflowTaskDataResponse */
export interface GetWorkflowTaskDataResponse {
  /** GetWorkflowTaskDataResult */
  GetWorkflowTaskDataResult?: Xml
}

/** InitiationCategories */
export interface InitiationCategories {
  /** s:string */
  string?: string
}

/** Metadata */
export interface Metadata {
  /** InitiationCategories */
  InitiationCategories?: InitiationCategories
}

/** StartWorkflow */
export interface StartWorkflow {
  /** s:string */
  item?: string
  /** s:string */
  templateId?: string
  /** workflowParameters */
  workflowParameters?: WorkflowParameters
}

/** StartWorkflowResponse */
export interface StartWorkflowResponse {
  /** StartWorkflowResult */
  StartWorkflowResult?: StartWorkflowResult
}

/** StartWorkflowResult */
export interface StartWorkflowResult {
}

/**
 * TaskData
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface TaskData {
}

/**
 * TemplateData
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface TemplateData {
  /** Web */
  Web?: Web
  /** List */
  List?: Web
  /** WorkflowTemplates */
  WorkflowTemplates?: WorkflowTemplates
}

/**
 * ToDoData
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface ToDoData {
  /** xml */
  xml?: Xml
}

/**
 * Web
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Web {
}

/**
 * Workflow
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Workflow {
}

/**
 * WorkflowData
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface WorkflowData {
  /** ToDoData */
  ToDoData?: ToDoData
  /** TemplateData */
  TemplateData?: TemplateData
  /** ActiveWorkflowsData */
  ActiveWorkflowsData?: ActiveWorkflowsData
}

/**
 * workflowParameters
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface WorkflowParameters {
}

/**
 * WorkflowTemplate
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface WorkflowTemplate {
  /** WorkflowTemplateIdSet */
  WorkflowTemplateIdSet?: WorkflowTemplateIdSet
  /** AssociationData */
  AssociationData?: AssociationData
  /** Metadata */
  Metadata?: Metadata
}

/** WorkflowTemplateIdSet */
export interface WorkflowTemplateIdSet {
}

/** WorkflowTemplates */
export interface WorkflowTemplates {
  /** WorkflowTemplate[] */
  WorkflowTemplate?: Array<WorkflowTemplate>
}

/** Workflows */
export interface Workflows {
  /** Workflow[] */
  Workflow?: Array<Workflow>
}

/**
 * xml
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Xml {
}
