// generated from contracts/soap/lists.wsdl and contracts/soap/caml.xsd and contracts/soap/common.xsd and contracts/soap/lists.xsd; do not edit
import type { XmlElement } from './xml-element.ts'

export interface AddAttachment {
  readonly listName: string
  readonly listItemID: string
  readonly fileName: string
  readonly attachment?: Uint8Array | undefined
}

export interface AddAttachmentResponse {
  readonly AddAttachmentResult?: string | undefined
}

export interface AddList {
  readonly listName: string
  readonly description?: string | undefined
  readonly templateID: number
}

export interface AddListResponse {
  readonly AddListResult?: {
    readonly List: ListDefinitionSchema
  } | undefined
}

/** Changes of items. Each Method is one change. The server runs them in order. */
export interface Batch {
  readonly Method: readonly BatchMethod[]
  readonly ListVersion?: number | undefined
  readonly OnError?: 'Continue' | 'Return' | undefined
  readonly Version?: string | undefined
  readonly ViewName?: string | undefined
  readonly PreCalc?: string | undefined
  readonly DateInUtc?: string | undefined
  readonly Properties?: string | undefined
  readonly LockSchema?: string | undefined
  readonly RootFolder?: string | undefined
}

/** The new value of a field. Name is the internal name of the field. An empty text removes the value. */
export interface BatchField {
  readonly text: string
  readonly Name?: string | undefined
  readonly Property?: string | undefined
}

export interface BatchMethod {
  readonly Field: readonly BatchField[]
  readonly ID: number
  readonly Cmd: 'New' | 'Update' | 'Delete' | 'Moderate' | 'Move'
}

/** The result of one Method. ErrorCode is 0x00000000 or the number of the error. z:row has the values of the item. */
export interface BatchResult {
  readonly ErrorCode: string
  readonly ErrorText?: string | undefined
  readonly ID?: string | undefined
  readonly any?: readonly XmlElement[] | undefined
  readonly '@ID'?: string | undefined
  readonly List?: string | undefined
  readonly Version?: string | undefined
}

/** A part of a CAML query: one element such as Query, ViewFields or QueryOptions, in the namespace of the service or in no namespace. */
export interface Caml {
  readonly any?: readonly XmlElement[] | undefined
}

export interface CheckInFile {
  readonly pageUrl: string
  readonly comment?: string | undefined
  readonly CheckinType?: string | undefined
}

export interface CheckInFileResponse {
  readonly CheckInFileResult: boolean
}

export interface CheckOutFile {
  readonly pageUrl: string
  readonly checkoutToLocal?: string | undefined
  readonly lastmodified?: string | undefined
}

export interface CheckOutFileResponse {
  readonly CheckOutFileResult: boolean
}

/** One Version element for each version, the current version first. It has the value of the field under its internal name, and Modified and Editor. */
export interface ColumnVersions {
  readonly any?: readonly XmlElement[] | undefined
}

export interface DeleteAttachment {
  readonly listName: string
  readonly listItemID: string
  readonly url: string
}

export type DeleteAttachmentResponse = Record<string, never>

export interface DeleteList {
  readonly listName: string
}

export type DeleteListResponse = Record<string, never>

/** A field. Name is its internal name, DisplayName its title. Its other attributes are the settings of its type, default values included. REST returns the same in SchemaXml. */
export type FieldDefinition = XmlElement

export interface FieldDefinitions {
  readonly Field?: readonly FieldDefinition[] | undefined
}

export interface GetAttachmentCollection {
  readonly listName: string
  readonly listItemID: string
}

export interface GetAttachmentCollectionResponse {
  readonly GetAttachmentCollectionResult?: {
    readonly Attachments: {
      readonly Attachment?: readonly string[] | undefined
    }
  } | undefined
}

export interface GetList {
  readonly listName?: string | undefined
}

export type GetListCollection = Record<string, never>

export interface GetListCollectionResponse {
  readonly GetListCollectionResult?: {
    readonly Lists: {
      readonly List?: readonly ListDefinition[] | undefined
    }
  } | undefined
}

export interface GetListItems {
  readonly listName?: string | undefined
  readonly viewName?: string | undefined
  readonly query?: Caml | undefined
  readonly viewFields?: Caml | undefined
  readonly rowLimit?: string | undefined
  readonly queryOptions?: Caml | undefined
  readonly webID?: string | undefined
}

export interface GetListItemsResponse {
  readonly GetListItemsResult?: {
    readonly listitems: Rowset
  } | undefined
}

export interface GetListResponse {
  readonly GetListResult?: {
    readonly List: ListDefinitionSchema
  } | undefined
}

export interface GetVersionCollection {
  readonly strlistID: string
  readonly strlistItemID: string
  readonly strFieldName: string
}

export interface GetVersionCollectionResponse {
  readonly GetVersionCollectionResult: {
    readonly Versions: ColumnVersions
  }
}

/** A list. Created and Modified are in UTC, as yyyyMMdd HH:mm:ss. Boolean attributes are True or False. */
export interface ListDefinition {
  readonly DocTemplateUrl?: string | undefined
  readonly DefaultViewUrl: string
  readonly MobileDefaultViewUrl?: string | undefined
  readonly ID: string
  readonly Title: string
  readonly Description?: string | undefined
  readonly ImageUrl: string
  readonly Name: string
  readonly BaseType: number
  readonly FeatureId: string
  readonly ServerTemplate: number
  readonly Created: string
  readonly Modified: string
  readonly LastDeleted?: string | undefined
  readonly Version: number
  readonly Direction: string
  readonly ThumbnailSize?: string | undefined
  readonly WebImageWidth?: string | undefined
  readonly WebImageHeight?: string | undefined
  readonly Flags?: number | undefined
  readonly ItemCount: number
  readonly AnonymousPermMask?: string | undefined
  readonly RootFolder?: string | undefined
  readonly ReadSecurity: number
  readonly WriteSecurity: number
  readonly Author?: string | undefined
  readonly WebFullUrl?: string | undefined
  readonly WebId?: string | undefined
  readonly SendToLocation?: string | undefined
  readonly ScopeId?: string | undefined
  readonly MajorVersionLimit?: number | undefined
  readonly MajorWithMinorVersionsLimit?: number | undefined
  readonly HasUniqueScopes?: string | undefined
  readonly AllowDeletion?: string | undefined
  readonly AllowMultiResponses?: string | undefined
  readonly EnableAttachments?: string | undefined
  readonly EnableModeration?: string | undefined
  readonly EnableVersioning?: string | undefined
  readonly EnableMinorVersion?: string | undefined
  readonly RequireCheckout?: string | undefined
  readonly EnableFolderCreation?: string | undefined
  readonly Hidden?: string | undefined
  readonly MultipleDataList?: string | undefined
  readonly Ordered?: string | undefined
  readonly ShowUser?: string | undefined
}

/** A list with its fields and the settings of its web. */
export interface ListDefinitionSchema {
  readonly Fields: FieldDefinitions
  readonly RegionalSettings: RegionalSettings
  readonly ServerSettings: ServerSettings
  readonly DocTemplateUrl?: string | undefined
  readonly DefaultViewUrl: string
  readonly MobileDefaultViewUrl?: string | undefined
  readonly ID: string
  readonly Title: string
  readonly Description?: string | undefined
  readonly ImageUrl: string
  readonly Name: string
  readonly BaseType: number
  readonly FeatureId: string
  readonly ServerTemplate: number
  readonly Created: string
  readonly Modified: string
  readonly LastDeleted?: string | undefined
  readonly Version: number
  readonly Direction: string
  readonly ThumbnailSize?: string | undefined
  readonly WebImageWidth?: string | undefined
  readonly WebImageHeight?: string | undefined
  readonly Flags?: number | undefined
  readonly ItemCount: number
  readonly AnonymousPermMask?: string | undefined
  readonly RootFolder?: string | undefined
  readonly ReadSecurity: number
  readonly WriteSecurity: number
  readonly Author?: string | undefined
  readonly WebFullUrl?: string | undefined
  readonly WebId?: string | undefined
  readonly SendToLocation?: string | undefined
  readonly ScopeId?: string | undefined
  readonly MajorVersionLimit?: number | undefined
  readonly MajorWithMinorVersionsLimit?: number | undefined
  readonly HasUniqueScopes?: string | undefined
  readonly AllowDeletion?: string | undefined
  readonly AllowMultiResponses?: string | undefined
  readonly EnableAttachments?: string | undefined
  readonly EnableModeration?: string | undefined
  readonly EnableVersioning?: string | undefined
  readonly EnableMinorVersion?: string | undefined
  readonly RequireCheckout?: string | undefined
  readonly EnableFolderCreation?: string | undefined
  readonly Hidden?: string | undefined
  readonly MultipleDataList?: string | undefined
  readonly Ordered?: string | undefined
  readonly ShowUser?: string | undefined
}

export interface RegionalSettings {
  readonly Language: number
  readonly Locale: number
  readonly AdvanceHijri: number
  readonly CalendarType: number
  readonly Time24: string
  readonly TimeZone: number
  readonly SortOrder: number
  readonly Presence: string
}

/** One rs:data element. Each z:row in it is an item, with one ows_ attribute for each field that has a value. */
export interface Rowset {
  readonly any?: readonly XmlElement[] | undefined
}

export interface ServerSettings {
  readonly ServerVersion: string
  readonly RecycleBinEnabled: string
  readonly ServerRelativeUrl: string
}

export interface UndoCheckOut {
  readonly pageUrl: string
}

export interface UndoCheckOutResponse {
  readonly UndoCheckOutResult: boolean
}

export interface UpdateListItems {
  readonly listName: string
  readonly updates: {
    readonly Batch: Batch
  }
}

export interface UpdateListItemsResponse {
  readonly UpdateListItemsResult?: {
    readonly Results: {
      readonly Result: readonly BatchResult[]
    }
  } | undefined
}

/** Lists, list items, attachments, and check-out of files. */
export interface ListsBindings<Ctx> {
  /** Returns all lists of the web that the caller may see, without their fields. */
  GetListCollection(ctx: Ctx, input: GetListCollection): Promise<GetListCollectionResponse>
  /** Returns a list with its fields. listName is its id or its title. */
  GetList(ctx: Ctx, input: GetList): Promise<GetListResponse>
  /** Returns a page of the items of a list that match a CAML query. viewFields names the fields to return. ListItemCollectionPositionNext in the reply is the beginning of the next page. */
  GetListItems(ctx: Ctx, input: GetListItems): Promise<GetListItemsResponse>
  /** Adds, updates and deletes items of a list. The server runs the Method elements of updates in order and returns one result for each. */
  UpdateListItems(ctx: Ctx, input: UpdateListItems): Promise<UpdateListItemsResponse>
  /** Creates a list from a template and returns it with its fields. templateID is a number, such as 100 for a generic list. */
  AddList(ctx: Ctx, input: AddList): Promise<AddListResponse>
  /** Deletes a list and all its items for good. */
  DeleteList(ctx: Ctx, input: DeleteList): Promise<DeleteListResponse>
  /** Adds an attachment to an item and returns the URL of the attachment. */
  AddAttachment(ctx: Ctx, input: AddAttachment): Promise<AddAttachmentResponse>
  /** Returns the URLs of the attachments of an item. */
  GetAttachmentCollection(ctx: Ctx, input: GetAttachmentCollection): Promise<GetAttachmentCollectionResponse>
  /** Deletes an attachment of an item for good. */
  DeleteAttachment(ctx: Ctx, input: DeleteAttachment): Promise<DeleteAttachmentResponse>
  /** Checks out a file to the caller. pageUrl is the URL of the file. Fails if the file has changed after lastmodified. */
  CheckOutFile(ctx: Ctx, input: CheckOutFile): Promise<CheckOutFileResponse>
  /** Checks in a file. CheckinType 0 makes a minor version, 1 a major version, and 2 overwrites the version that was checked out. */
  CheckInFile(ctx: Ctx, input: CheckInFile): Promise<CheckInFileResponse>
  /** Undoes the check-out of a file. The file is as it was before the check-out. */
  UndoCheckOut(ctx: Ctx, input: UndoCheckOut): Promise<UndoCheckOutResponse>
  /** Returns the values of one field in all versions of an item, the current version first. */
  GetVersionCollection(ctx: Ctx, input: GetVersionCollection): Promise<GetVersionCollectionResponse>
}

export const lists = {
  file: 'lists',
  service: 'Lists',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://schemas.microsoft.com/sharepoint/soap/',
  documentation: 'Lists, list items, attachments, and check-out of files.',
  operations: [
    {
      name: 'GetListCollection',
      documentation: 'Returns all lists of the web that the caller may see, without their fields.',
      input: 'GetListCollection',
      output: 'GetListCollectionResponse',
    },
    {
      name: 'GetList',
      documentation: 'Returns a list with its fields. listName is its id or its title.',
      input: 'GetList',
      output: 'GetListResponse',
    },
    {
      name: 'GetListItems',
      documentation: 'Returns a page of the items of a list that match a CAML query. viewFields names the fields to return. ListItemCollectionPositionNext in the reply is the beginning of the next page.',
      input: 'GetListItems',
      output: 'GetListItemsResponse',
    },
    {
      name: 'UpdateListItems',
      documentation: 'Adds, updates and deletes items of a list. The server runs the Method elements of updates in order and returns one result for each.',
      input: 'UpdateListItems',
      output: 'UpdateListItemsResponse',
    },
    {
      name: 'AddList',
      documentation: 'Creates a list from a template and returns it with its fields. templateID is a number, such as 100 for a generic list.',
      input: 'AddList',
      output: 'AddListResponse',
    },
    { name: 'DeleteList', documentation: 'Deletes a list and all its items for good.', input: 'DeleteList', output: 'DeleteListResponse' },
    {
      name: 'AddAttachment',
      documentation: 'Adds an attachment to an item and returns the URL of the attachment.',
      input: 'AddAttachment',
      output: 'AddAttachmentResponse',
    },
    {
      name: 'GetAttachmentCollection',
      documentation: 'Returns the URLs of the attachments of an item.',
      input: 'GetAttachmentCollection',
      output: 'GetAttachmentCollectionResponse',
    },
    {
      name: 'DeleteAttachment',
      documentation: 'Deletes an attachment of an item for good.',
      input: 'DeleteAttachment',
      output: 'DeleteAttachmentResponse',
    },
    {
      name: 'CheckOutFile',
      documentation: 'Checks out a file to the caller. pageUrl is the URL of the file. Fails if the file has changed after lastmodified.',
      input: 'CheckOutFile',
      output: 'CheckOutFileResponse',
    },
    {
      name: 'CheckInFile',
      documentation: 'Checks in a file. CheckinType 0 makes a minor version, 1 a major version, and 2 overwrites the version that was checked out.',
      input: 'CheckInFile',
      output: 'CheckInFileResponse',
    },
    {
      name: 'UndoCheckOut',
      documentation: 'Undoes the check-out of a file. The file is as it was before the check-out.',
      input: 'UndoCheckOut',
      output: 'UndoCheckOutResponse',
    },
    {
      name: 'GetVersionCollection',
      documentation: 'Returns the values of one field in all versions of an item, the current version first.',
      input: 'GetVersionCollection',
      output: 'GetVersionCollectionResponse',
    },
  ],
  types: {
    AddAttachment: {
      elements: [
        { name: 'listName', simple: { base: 'string' } },
        { name: 'listItemID', simple: { base: 'string' } },
        { name: 'fileName', simple: { base: 'string' } },
        { name: 'attachment', optional: true, simple: { base: 'base64Binary' } },
      ],
      attributes: [],
    },
    AddAttachmentResponse: { elements: [{ name: 'AddAttachmentResult', optional: true, simple: { base: 'string' } }], attributes: [] },
    AddList: {
      elements: [
        { name: 'listName', simple: { base: 'string' } },
        { name: 'description', optional: true, simple: { base: 'string' } },
        { name: 'templateID', simple: { base: 'int' } },
      ],
      attributes: [],
    },
    AddListResponse: {
      elements: [
        { name: 'AddListResult', optional: true, content: { elements: [{ name: 'List', type: 'ListDefinitionSchema' }], attributes: [] } },
      ],
      attributes: [],
    },
    Batch: {
      elements: [{ name: 'Method', many: true, type: 'BatchMethod' }],
      attributes: [
        { name: 'ListVersion', optional: true, simple: { base: 'unsignedInt' } },
        { name: 'OnError', optional: true, simple: { base: 'string', values: ['Continue', 'Return'] } },
        { name: 'Version', optional: true, simple: { base: 'string' } },
        { name: 'ViewName', optional: true, simple: { base: 'string' } },
        { name: 'PreCalc', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'DateInUtc', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'Properties', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'LockSchema', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'RootFolder', optional: true, simple: { base: 'string' } },
      ],
    },
    BatchField: {
      elements: [],
      attributes: [
        { name: 'Name', optional: true, simple: { base: 'string' } },
        { name: 'Property', optional: true, simple: { base: 'string' } },
      ],
      text: { base: 'string' },
    },
    BatchMethod: {
      elements: [{ name: 'Field', many: true, type: 'BatchField' }],
      attributes: [
        { name: 'ID', simple: { base: 'unsignedInt' } },
        { name: 'Cmd', simple: { base: 'string', values: ['New', 'Update', 'Delete', 'Moderate', 'Move'] } },
      ],
    },
    BatchResult: {
      elements: [
        { name: 'ErrorCode', simple: { base: 'string' } },
        { name: 'ErrorText', optional: true, simple: { base: 'string' } },
        { name: 'ID', optional: true, simple: { base: 'string' } },
      ],
      attributes: [
        { name: 'ID', property: '@ID', optional: true, simple: { base: 'string' } },
        { name: 'List', optional: true, simple: { base: 'string' } },
        { name: 'Version', optional: true, simple: { base: 'string' } },
      ],
      any: '##other',
    },
    Caml: { elements: [], attributes: [], any: '##any' },
    CheckInFile: {
      elements: [
        { name: 'pageUrl', simple: { base: 'string' } },
        { name: 'comment', optional: true, simple: { base: 'string' } },
        { name: 'CheckinType', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    CheckInFileResponse: { elements: [{ name: 'CheckInFileResult', simple: { base: 'boolean' } }], attributes: [] },
    CheckOutFile: {
      elements: [
        { name: 'pageUrl', simple: { base: 'string' } },
        { name: 'checkoutToLocal', optional: true, simple: { base: 'string' } },
        { name: 'lastmodified', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    CheckOutFileResponse: { elements: [{ name: 'CheckOutFileResult', simple: { base: 'boolean' } }], attributes: [] },
    ColumnVersions: { elements: [], attributes: [], any: '##any' },
    DeleteAttachment: {
      elements: [
        { name: 'listName', simple: { base: 'string' } },
        { name: 'listItemID', simple: { base: 'string' } },
        { name: 'url', simple: { base: 'string' } },
      ],
      attributes: [],
    },
    DeleteAttachmentResponse: { elements: [], attributes: [] },
    DeleteList: { elements: [{ name: 'listName', simple: { base: 'string' } }], attributes: [] },
    DeleteListResponse: { elements: [], attributes: [] },
    FieldDefinition: { elements: [], attributes: [], asXml: true },
    FieldDefinitions: { elements: [{ name: 'Field', optional: true, many: true, type: 'FieldDefinition' }], attributes: [] },
    GetAttachmentCollection: {
      elements: [{ name: 'listName', simple: { base: 'string' } }, { name: 'listItemID', simple: { base: 'string' } }],
      attributes: [],
    },
    GetAttachmentCollectionResponse: {
      elements: [
        {
          name: 'GetAttachmentCollectionResult',
          optional: true,
          content: {
            elements: [
              {
                name: 'Attachments',
                content: { elements: [{ name: 'Attachment', optional: true, many: true, simple: { base: 'string' } }], attributes: [] },
              },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    GetList: { elements: [{ name: 'listName', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetListCollection: { elements: [], attributes: [] },
    GetListCollectionResponse: {
      elements: [
        {
          name: 'GetListCollectionResult',
          optional: true,
          content: {
            elements: [
              {
                name: 'Lists',
                content: { elements: [{ name: 'List', optional: true, many: true, type: 'ListDefinition' }], attributes: [] },
              },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    GetListItems: {
      elements: [
        { name: 'listName', optional: true, simple: { base: 'string' } },
        { name: 'viewName', optional: true, simple: { base: 'string' } },
        { name: 'query', optional: true, type: 'Caml' },
        { name: 'viewFields', optional: true, type: 'Caml' },
        { name: 'rowLimit', optional: true, simple: { base: 'string' } },
        { name: 'queryOptions', optional: true, type: 'Caml' },
        { name: 'webID', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    GetListItemsResponse: {
      elements: [
        { name: 'GetListItemsResult', optional: true, content: { elements: [{ name: 'listitems', type: 'Rowset' }], attributes: [] } },
      ],
      attributes: [],
    },
    GetListResponse: {
      elements: [
        { name: 'GetListResult', optional: true, content: { elements: [{ name: 'List', type: 'ListDefinitionSchema' }], attributes: [] } },
      ],
      attributes: [],
    },
    GetVersionCollection: {
      elements: [
        { name: 'strlistID', simple: { base: 'string' } },
        { name: 'strlistItemID', simple: { base: 'string' } },
        { name: 'strFieldName', simple: { base: 'string' } },
      ],
      attributes: [],
    },
    GetVersionCollectionResponse: {
      elements: [
        { name: 'GetVersionCollectionResult', content: { elements: [{ name: 'Versions', type: 'ColumnVersions' }], attributes: [] } },
      ],
      attributes: [],
    },
    ListDefinition: {
      elements: [],
      attributes: [
        { name: 'DocTemplateUrl', optional: true, simple: { base: 'string' } },
        { name: 'DefaultViewUrl', simple: { base: 'string' } },
        { name: 'MobileDefaultViewUrl', optional: true, simple: { base: 'string' } },
        { name: 'ID', simple: { base: 'string' } },
        { name: 'Title', simple: { base: 'string' } },
        { name: 'Description', optional: true, simple: { base: 'string' } },
        { name: 'ImageUrl', simple: { base: 'string' } },
        { name: 'Name', simple: { base: 'string' } },
        { name: 'BaseType', simple: { base: 'int' } },
        { name: 'FeatureId', simple: { base: 'string' } },
        { name: 'ServerTemplate', simple: { base: 'int' } },
        { name: 'Created', simple: { base: 'string' } },
        { name: 'Modified', simple: { base: 'string' } },
        { name: 'LastDeleted', optional: true, simple: { base: 'string' } },
        { name: 'Version', simple: { base: 'int' } },
        { name: 'Direction', simple: { base: 'string' } },
        { name: 'ThumbnailSize', optional: true, simple: { base: 'string' } },
        { name: 'WebImageWidth', optional: true, simple: { base: 'string' } },
        { name: 'WebImageHeight', optional: true, simple: { base: 'string' } },
        { name: 'Flags', optional: true, simple: { base: 'int' } },
        { name: 'ItemCount', simple: { base: 'int' } },
        { name: 'AnonymousPermMask', optional: true, simple: { base: 'string' } },
        { name: 'RootFolder', optional: true, simple: { base: 'string' } },
        { name: 'ReadSecurity', simple: { base: 'int' } },
        { name: 'WriteSecurity', simple: { base: 'int' } },
        { name: 'Author', optional: true, simple: { base: 'string' } },
        { name: 'WebFullUrl', optional: true, simple: { base: 'string' } },
        { name: 'WebId', optional: true, simple: { base: 'string' } },
        { name: 'SendToLocation', optional: true, simple: { base: 'string' } },
        { name: 'ScopeId', optional: true, simple: { base: 'string' } },
        { name: 'MajorVersionLimit', optional: true, simple: { base: 'int' } },
        { name: 'MajorWithMinorVersionsLimit', optional: true, simple: { base: 'int' } },
        { name: 'HasUniqueScopes', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'AllowDeletion', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'AllowMultiResponses', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'EnableAttachments', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'EnableModeration', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'EnableVersioning', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'EnableMinorVersion', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'RequireCheckout', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'EnableFolderCreation', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'Hidden', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'MultipleDataList', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'Ordered', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'ShowUser', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
      ],
    },
    ListDefinitionSchema: {
      elements: [
        { name: 'Fields', type: 'FieldDefinitions' },
        { name: 'RegionalSettings', type: 'RegionalSettings' },
        { name: 'ServerSettings', type: 'ServerSettings' },
      ],
      attributes: [
        { name: 'DocTemplateUrl', optional: true, simple: { base: 'string' } },
        { name: 'DefaultViewUrl', simple: { base: 'string' } },
        { name: 'MobileDefaultViewUrl', optional: true, simple: { base: 'string' } },
        { name: 'ID', simple: { base: 'string' } },
        { name: 'Title', simple: { base: 'string' } },
        { name: 'Description', optional: true, simple: { base: 'string' } },
        { name: 'ImageUrl', simple: { base: 'string' } },
        { name: 'Name', simple: { base: 'string' } },
        { name: 'BaseType', simple: { base: 'int' } },
        { name: 'FeatureId', simple: { base: 'string' } },
        { name: 'ServerTemplate', simple: { base: 'int' } },
        { name: 'Created', simple: { base: 'string' } },
        { name: 'Modified', simple: { base: 'string' } },
        { name: 'LastDeleted', optional: true, simple: { base: 'string' } },
        { name: 'Version', simple: { base: 'int' } },
        { name: 'Direction', simple: { base: 'string' } },
        { name: 'ThumbnailSize', optional: true, simple: { base: 'string' } },
        { name: 'WebImageWidth', optional: true, simple: { base: 'string' } },
        { name: 'WebImageHeight', optional: true, simple: { base: 'string' } },
        { name: 'Flags', optional: true, simple: { base: 'int' } },
        { name: 'ItemCount', simple: { base: 'int' } },
        { name: 'AnonymousPermMask', optional: true, simple: { base: 'string' } },
        { name: 'RootFolder', optional: true, simple: { base: 'string' } },
        { name: 'ReadSecurity', simple: { base: 'int' } },
        { name: 'WriteSecurity', simple: { base: 'int' } },
        { name: 'Author', optional: true, simple: { base: 'string' } },
        { name: 'WebFullUrl', optional: true, simple: { base: 'string' } },
        { name: 'WebId', optional: true, simple: { base: 'string' } },
        { name: 'SendToLocation', optional: true, simple: { base: 'string' } },
        { name: 'ScopeId', optional: true, simple: { base: 'string' } },
        { name: 'MajorVersionLimit', optional: true, simple: { base: 'int' } },
        { name: 'MajorWithMinorVersionsLimit', optional: true, simple: { base: 'int' } },
        { name: 'HasUniqueScopes', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'AllowDeletion', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'AllowMultiResponses', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'EnableAttachments', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'EnableModeration', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'EnableVersioning', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'EnableMinorVersion', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'RequireCheckout', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'EnableFolderCreation', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'Hidden', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'MultipleDataList', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'Ordered', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'ShowUser', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
      ],
    },
    RegionalSettings: {
      elements: [
        { name: 'Language', simple: { base: 'int' } },
        { name: 'Locale', simple: { base: 'int' } },
        { name: 'AdvanceHijri', simple: { base: 'int' } },
        { name: 'CalendarType', simple: { base: 'int' } },
        { name: 'Time24', simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'TimeZone', simple: { base: 'int' } },
        { name: 'SortOrder', simple: { base: 'int' } },
        { name: 'Presence', simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
      ],
      attributes: [],
    },
    Rowset: {
      elements: [],
      attributes: [],
      any: 'urn:schemas-microsoft-com:rowset',
      declares: {
        s: 'uuid:BDC6E3F0-6DA3-11d1-A2A3-00AA00C14882',
        dt: 'uuid:C2F41010-65B3-11d1-A29F-00AA00C14882',
        rs: 'urn:schemas-microsoft-com:rowset',
        z: '#RowsetSchema',
      },
    },
    ServerSettings: {
      elements: [
        { name: 'ServerVersion', simple: { base: 'string' } },
        { name: 'RecycleBinEnabled', simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'ServerRelativeUrl', simple: { base: 'string' } },
      ],
      attributes: [],
    },
    UndoCheckOut: { elements: [{ name: 'pageUrl', simple: { base: 'string' } }], attributes: [] },
    UndoCheckOutResponse: { elements: [{ name: 'UndoCheckOutResult', simple: { base: 'boolean' } }], attributes: [] },
    UpdateListItems: {
      elements: [
        { name: 'listName', simple: { base: 'string' } },
        { name: 'updates', content: { elements: [{ name: 'Batch', type: 'Batch' }], attributes: [] } },
      ],
      attributes: [],
    },
    UpdateListItemsResponse: {
      elements: [
        {
          name: 'UpdateListItemsResult',
          optional: true,
          content: {
            elements: [{ name: 'Results', content: { elements: [{ name: 'Result', many: true, type: 'BatchResult' }], attributes: [] } }],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
  },
} as const
