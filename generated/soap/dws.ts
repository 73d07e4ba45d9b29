// generated from contracts/soap/sites/dws.wsdl; do not edit

export interface CanCreateDwsUrl {
  readonly url?: string | undefined
}

export interface CanCreateDwsUrlResponse {
  readonly CanCreateDwsUrlResult: string
}

export interface CreateDws {
  readonly name?: string | undefined
  readonly users?: string | undefined
  readonly title: string
  readonly documents?: string | undefined
}

export interface CreateDwsResponse {
  readonly CreateDwsResult: string
}

export interface CreateFolder {
  readonly url?: string | undefined
}

export interface CreateFolderResponse {
  readonly CreateFolderResult: string
}

export type DeleteDws = Record<string, never>

export interface DeleteDwsResponse {
  readonly DeleteDwsResult: string
}

export interface DeleteFolder {
  readonly url?: string | undefined
}

export interface DeleteFolderResponse {
  readonly DeleteFolderResult: string
}

export interface FindDwsDoc {
  readonly id?: string | undefined
}

export interface FindDwsDocResponse {
  readonly FindDwsDocResult: string
}

export interface GetDwsData {
  readonly document?: string | undefined
  readonly lastUpdate?: string | undefined
}

export interface GetDwsDataResponse {
  readonly GetDwsDataResult: string
}

export interface GetDwsMetaData {
  readonly document?: string | undefined
  readonly id?: string | undefined
  readonly minimal: boolean
}

export interface GetDwsMetaDataResponse {
  readonly GetDwsMetaDataResult: string
}

export interface RemoveDwsUser {
  readonly id?: string | undefined
}

export interface RemoveDwsUserResponse {
  readonly RemoveDwsUserResult: string
}

export interface RenameDws {
  readonly title?: string | undefined
}

export interface RenameDwsResponse {
  readonly RenameDwsResult: string
}

export interface UpdateDwsData {
  readonly updates?: string | undefined
  readonly meetingInstance?: string | undefined
}

export interface UpdateDwsDataResponse {
  readonly UpdateDwsDataResult: string
}

/** Document workspaces. Every result is a text of XML; a failure is an element Error in it. */
export interface DwsBindings<Ctx> {
  /** Makes a document workspace, a web below the addressed one with its own permissions. The name is the last part of its URL, by default the title. users has elements with an attribute Email or LoginName, who may contribute. documents has elements with attributes ID and Name, which FindDwsDoc finds. Needs the right ManageSubwebs. */
  CreateDws(ctx: Ctx, input: CreateDws): Promise<CreateDwsResponse>
  /** Deletes the addressed web, which is not the root web and has no webs below it, with everything in it. Needs the right ManageWeb. */
  DeleteDws(ctx: Ctx, input: DeleteDws): Promise<DeleteDwsResponse>
  /** Returns what the caller may do in the addressed web, and unless minimal its lists with their columns and what GetDwsData returns. Needs the right Open. */
  GetDwsMetaData(ctx: Ctx, input: GetDwsMetaData): Promise<GetDwsMetaDataResponse>
  /** Returns the members of the addressed web, and the rows of its tasks, documents and links, at most 512 of each. A list that has not changed since lastUpdate, which is of a former reply, has no rows. Needs the right Open. */
  GetDwsData(ctx: Ctx, input: GetDwsData): Promise<GetDwsDataResponse>
  /** Saves and deletes items of lists of the addressed web: updates is a Batch of at most 500 methods, each with SetList and SetVar. meetingInstance is not looked at. Returns a result for each method. Needs the right AddListItems, EditListItems or DeleteListItems. */
  UpdateDwsData(ctx: Ctx, input: UpdateDwsData): Promise<UpdateDwsDataResponse>
  /** Takes all roles of a user or group on the addressed web away. Needs the right ManagePermissions. */
  RemoveDwsUser(ctx: Ctx, input: RemoveDwsUser): Promise<RemoveDwsUserResponse>
  /** Gives the addressed web another title. Needs the right ManageWeb. */
  RenameDws(ctx: Ctx, input: RenameDws): Promise<RenameDwsResponse>
  /** Returns the URL of the document that CreateDws has named with this ID, or that has this GUID. Needs the right to see it. */
  FindDwsDoc(ctx: Ctx, input: FindDwsDoc): Promise<FindDwsDocResponse>
  /** Returns the URL of a web that the caller can make below the addressed one. Needs the right ManageSubwebs. */
  CanCreateDwsUrl(ctx: Ctx, input: CanCreateDwsUrl): Promise<CanCreateDwsUrlResponse>
  /** Makes a folder; its URL is relative to the web. Needs the right AddListItems. */
  CreateFolder(ctx: Ctx, input: CreateFolder): Promise<CreateFolderResponse>
  /** Deletes a folder with everything in it; its URL is relative to the web. Needs the right DeleteListItems. */
  DeleteFolder(ctx: Ctx, input: DeleteFolder): Promise<DeleteFolderResponse>
}

export const dws = {
  file: 'dws',
  service: 'Dws',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://schemas.microsoft.com/sharepoint/soap/dws/',
  documentation: 'Document workspaces. Every result is a text of XML; a failure is an element Error in it.',
  operations: [
    {
      name: 'CreateDws',
      documentation: 'Makes a document workspace, a web below the addressed one with its own permissions. The name is the last part of its URL, by default the title. users has elements with an attribute Email or LoginName, who may contribute. documents has elements with attributes ID and Name, which FindDwsDoc finds. Needs the right ManageSubwebs.',
      input: 'CreateDws',
      output: 'CreateDwsResponse',
    },
    {
      name: 'DeleteDws',
      documentation: 'Deletes the addressed web, which is not the root web and has no webs below it, with everything in it. Needs the right ManageWeb.',
      input: 'DeleteDws',
      output: 'DeleteDwsResponse',
    },
    {
      name: 'GetDwsMetaData',
      documentation: 'Returns what the caller may do in the addressed web, and unless minimal its lists with their columns and what GetDwsData returns. Needs the right Open.',
      input: 'GetDwsMetaData',
      output: 'GetDwsMetaDataResponse',
      reads: true,
    },
    {
      name: 'GetDwsData',
      documentation: 'Returns the members of the addressed web, and the rows of its tasks, documents and links, at most 512 of each. A list that has not changed since lastUpdate, which is of a former reply, has no rows. Needs the right Open.',
      input: 'GetDwsData',
      output: 'GetDwsDataResponse',
      reads: true,
    },
    {
      name: 'UpdateDwsData',
      documentation: 'Saves and deletes items of lists of the addressed web: updates is a Batch of at most 500 methods, each with SetList and SetVar. meetingInstance is not looked at. Returns a result for each method. Needs the right AddListItems, EditListItems or DeleteListItems.',
      input: 'UpdateDwsData',
      output: 'UpdateDwsDataResponse',
    },
    {
      name: 'RemoveDwsUser',
      documentation: 'Takes all roles of a user or group on the addressed web away. Needs the right ManagePermissions.',
      input: 'RemoveDwsUser',
      output: 'RemoveDwsUserResponse',
    },
    {
      name: 'RenameDws',
      documentation: 'Gives the addressed web another title. Needs the right ManageWeb.',
      input: 'RenameDws',
      output: 'RenameDwsResponse',
    },
    {
      name: 'FindDwsDoc',
      documentation: 'Returns the URL of the document that CreateDws has named with this ID, or that has this GUID. Needs the right to see it.',
      input: 'FindDwsDoc',
      output: 'FindDwsDocResponse',
      reads: true,
    },
    {
      name: 'CanCreateDwsUrl',
      documentation: 'Returns the URL of a web that the caller can make below the addressed one. Needs the right ManageSubwebs.',
      input: 'CanCreateDwsUrl',
      output: 'CanCreateDwsUrlResponse',
      reads: true,
    },
    {
      name: 'CreateFolder',
      documentation: 'Makes a folder; its URL is relative to the web. Needs the right AddListItems.',
      input: 'CreateFolder',
      output: 'CreateFolderResponse',
    },
    {
      name: 'DeleteFolder',
      documentation: 'Deletes a folder with everything in it; its URL is relative to the web. Needs the right DeleteListItems.',
      input: 'DeleteFolder',
      output: 'DeleteFolderResponse',
    },
  ],
  types: {
    CanCreateDwsUrl: { elements: [{ name: 'url', optional: true, simple: { base: 'string' } }], attributes: [] },
    CanCreateDwsUrlResponse: { elements: [{ name: 'CanCreateDwsUrlResult', simple: { base: 'string' } }], attributes: [] },
    CreateDws: {
      elements: [
        { name: 'name', optional: true, simple: { base: 'string' } },
        { name: 'users', optional: true, simple: { base: 'string' } },
        { name: 'title', simple: { base: 'string' } },
        { name: 'documents', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    CreateDwsResponse: { elements: [{ name: 'CreateDwsResult', simple: { base: 'string' } }], attributes: [] },
    CreateFolder: { elements: [{ name: 'url', optional: true, simple: { base: 'string' } }], attributes: [] },
    CreateFolderResponse: { elements: [{ name: 'CreateFolderResult', simple: { base: 'string' } }], attributes: [] },
    DeleteDws: { elements: [], attributes: [] },
    DeleteDwsResponse: { elements: [{ name: 'DeleteDwsResult', simple: { base: 'string' } }], attributes: [] },
    DeleteFolder: { elements: [{ name: 'url', optional: true, simple: { base: 'string' } }], attributes: [] },
    DeleteFolderResponse: { elements: [{ name: 'DeleteFolderResult', simple: { base: 'string' } }], attributes: [] },
    FindDwsDoc: { elements: [{ name: 'id', optional: true, simple: { base: 'string' } }], attributes: [] },
    FindDwsDocResponse: { elements: [{ name: 'FindDwsDocResult', simple: { base: 'string' } }], attributes: [] },
    GetDwsData: {
      elements: [
        { name: 'document', optional: true, simple: { base: 'string' } },
        { name: 'lastUpdate', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    GetDwsDataResponse: { elements: [{ name: 'GetDwsDataResult', simple: { base: 'string' } }], attributes: [] },
    GetDwsMetaData: {
      elements: [
        { name: 'document', optional: true, simple: { base: 'string' } },
        { name: 'id', optional: true, simple: { base: 'string' } },
        { name: 'minimal', simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    GetDwsMetaDataResponse: { elements: [{ name: 'GetDwsMetaDataResult', simple: { base: 'string' } }], attributes: [] },
    RemoveDwsUser: { elements: [{ name: 'id', optional: true, simple: { base: 'string' } }], attributes: [] },
    RemoveDwsUserResponse: { elements: [{ name: 'RemoveDwsUserResult', simple: { base: 'string' } }], attributes: [] },
    RenameDws: { elements: [{ name: 'title', optional: true, simple: { base: 'string' } }], attributes: [] },
    RenameDwsResponse: { elements: [{ name: 'RenameDwsResult', simple: { base: 'string' } }], attributes: [] },
    UpdateDwsData: {
      elements: [
        { name: 'updates', optional: true, simple: { base: 'string' } },
        { name: 'meetingInstance', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    UpdateDwsDataResponse: { elements: [{ name: 'UpdateDwsDataResult', simple: { base: 'string' } }], attributes: [] },
  },
} as const
