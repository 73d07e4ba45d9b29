// generated from contracts/soap/lists.wsdl and contracts/soap/caml.xsd and contracts/soap/common.xsd and contracts/soap/lists.xsd and contracts/soap/content-types.xsd and contracts/soap/view-types.xsd and contracts/soap/lists/schema.xsd and contracts/soap/lists/changes.xsd; do not edit
import type { XmlElement } from './xml-element.ts'

export interface AddAttachment {
  readonly listName: string
  readonly listItemID: string
  readonly fileName: string
  readonly attachment?: AsyncIterable<Uint8Array> | undefined
}

export interface AddAttachmentResponse {
  readonly AddAttachmentResult?: string | undefined
}

export interface AddList {
  readonly listName: string
  readonly description?: string | undefined
  readonly templateID: number
}

export interface AddListFromFeature {
  readonly listName: string
  readonly description?: string | undefined
  readonly featureID?: string | undefined
  readonly templateID: number
}

export interface AddListFromFeatureResponse {
  readonly AddListFromFeatureResult: {
    readonly List: ListDefinitionSchema
  }
}

export interface AddListResponse {
  readonly AddListResult?: {
    readonly List: ListDefinitionSchema
  } | undefined
}

export interface ApplyContentTypeToList {
  readonly webUrl?: string | undefined
  readonly contentTypeId: string
  readonly listName: string
}

export interface ApplyContentTypeToListResponse {
  readonly ApplyContentTypeToListResult: {
    readonly Success: Record<string, never>
  }
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

/** The number of an item. ChangeType InvalidToken, without a number, means that the client must start again without a change token. */
export interface ChangedId {
  readonly text: string
  readonly ChangeType: 'Delete' | 'MoveAway' | 'Restore' | 'Rename' | 'SystemUpdate' | 'InvalidToken'
}

/** One rs:data element with the changed items, and one with the deleted items, whose rows have only ows_ID. */
export interface ChangesSinceTime {
  readonly any?: readonly XmlElement[] | undefined
  readonly TimeStamp: string
}

/** The changes, and one rs:data element with the items. */
export interface ChangesSinceToken {
  readonly Changes: ListChanges
  readonly any?: readonly XmlElement[] | undefined
  readonly MinTimeBetweenSyncs: number
  readonly RecommendedTimeBetweenSyncs: number
  readonly MaxBulkDocumentSyncSize: number
  readonly EffectivePermMask: string
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

/** The properties of a content type that can change. Title means the name too; Name comes first. */
export interface ContentTypeChanges {
  readonly Name?: string | undefined
  readonly Title?: string | undefined
  readonly Description?: string | undefined
  readonly Group?: string | undefined
  readonly Hidden?: string | undefined
  readonly ReadOnly?: string | undefined
  readonly Sealed?: string | undefined
}

/** A content type with its columns. */
export interface ContentTypeDefinition {
  readonly Fields: FieldDefinitions
  readonly ID: string
  readonly Name: string
  readonly Group?: string | undefined
  readonly Description?: string | undefined
  readonly Hidden?: string | undefined
  readonly ReadOnly?: string | undefined
  readonly Sealed?: string | undefined
  readonly Version: number
}

/** The properties of a content type as they are now. */
export interface ContentTypeFacts {
  readonly ID: string
  readonly Name: string
  readonly Group?: string | undefined
  readonly Description?: string | undefined
  readonly Hidden?: string | undefined
  readonly ReadOnly?: string | undefined
  readonly Sealed?: string | undefined
  readonly Version: number
}

export interface ContentTypeProperties {
  readonly ContentType?: ContentTypeChanges | undefined
}

/** The results of the methods, those that delete before those that add, and those that update. */
export interface ContentTypeResults {
  readonly Method?: readonly FieldRefResult[] | undefined
  readonly ListProperties: ContentTypeFacts
}

export interface CreateContentType {
  readonly listName: string
  readonly displayName: string
  readonly parentType: string
  readonly fields?: FieldMethods | undefined
  readonly contentTypeProperties?: ContentTypeProperties | undefined
  readonly addToView?: string | undefined
}

export interface CreateContentTypeResponse {
  readonly CreateContentTypeResult: string
}

export interface DeleteAttachment {
  readonly listName: string
  readonly listItemID: string
  readonly url: string
}

export type DeleteAttachmentResponse = Record<string, never>

export interface DeleteContentType {
  readonly listName: string
  readonly contentTypeId: string
}

export interface DeleteContentTypeResponse {
  readonly DeleteContentTypeResult: {
    readonly Success: Record<string, never>
  }
}

export interface DeleteList {
  readonly listName: string
}

export type DeleteListResponse = Record<string, never>

/** A field. Name is its internal name, DisplayName its title. Its other attributes are the settings of its type, default values included. REST returns the same in SchemaXml. */
export type FieldDefinition = XmlElement

export interface FieldDefinitions {
  readonly Field?: readonly FieldDefinition[] | undefined
}

/** A Field element. To update or delete a field, or to name one for a content type, its ID or Name is needed. AddToView of UpdateList adds a new field to the view with this id. */
export interface FieldMethod {
  readonly any?: readonly XmlElement[] | undefined
  readonly ID: string
  readonly AddToView?: string | undefined
}

/** ErrorCode is 0x00000000 or the number of the error. */
export interface FieldMethodResult {
  readonly ErrorCode: string
  readonly ErrorText?: string | undefined
  readonly Field?: FieldDefinition | undefined
  readonly ID: string
}

export interface FieldMethodResults {
  readonly Method?: readonly FieldMethodResult[] | undefined
}

/** One Method for each field, in an element Fields or without it. Clients send it empty too. */
export interface FieldMethods {
  readonly Fields?: {
    readonly Method?: readonly FieldMethod[] | undefined
  } | undefined
  readonly Method?: readonly FieldMethod[] | undefined
}

/** The result of one Method. ErrorCode is 0x00000000 or the number of the error. A field that was added or updated is in FieldRef. */
export interface FieldRefResult {
  readonly ErrorCode: string
  readonly FieldRef?: {
    readonly ID: string
    readonly Name: string
    readonly Required?: string | undefined
    readonly Hidden?: string | undefined
  } | undefined
  readonly ErrorText?: string | undefined
  readonly ID: string
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

export interface GetFields {
  readonly listName: string
}

export interface GetFieldsResponse {
  readonly GetFieldsResult: {
    readonly Fields: FieldDefinitions
  }
}

export interface GetList {
  readonly listName?: string | undefined
}

export interface GetListAndView {
  readonly listName: string
  readonly viewName?: string | undefined
}

export interface GetListAndViewResponse {
  readonly GetListAndViewResult: {
    readonly ListAndView: {
      readonly List: ListDefinitionSchema
      readonly View: ViewDefinition
    }
  }
}

export type GetListCollection = Record<string, never>

export interface GetListCollectionResponse {
  readonly GetListCollectionResult?: {
    readonly Lists: {
      readonly List?: readonly ListDefinition[] | undefined
    }
  } | undefined
}

export interface GetListContentType {
  readonly listName: string
  readonly contentTypeId: string
}

export interface GetListContentTypeResponse {
  readonly GetListContentTypeResult: {
    readonly ContentType: ContentTypeDefinition
  }
}

export interface GetListContentTypes {
  readonly listName: string
  readonly contentTypeId?: string | undefined
}

export interface GetListContentTypesResponse {
  readonly GetListContentTypesResult: {
    readonly ContentTypes: {
      readonly ContentType?: readonly ListContentType[] | undefined
      readonly ContentTypeOrder?: string | undefined
    }
  }
}

export interface GetListItemChanges {
  readonly listName: string
  readonly viewFields?: Caml | undefined
  readonly since?: string | undefined
  readonly contains?: Caml | undefined
}

export interface GetListItemChangesResponse {
  readonly GetListItemChangesResult: {
    readonly listitems: ChangesSinceTime
  }
}

export interface GetListItemChangesSinceToken {
  readonly listName: string
  readonly viewName?: string | undefined
  readonly query?: Caml | undefined
  readonly viewFields?: Caml | undefined
  readonly rowLimit?: string | undefined
  readonly queryOptions?: Caml | undefined
  readonly changeToken?: string | undefined
  readonly contains?: Caml | undefined
}

export interface GetListItemChangesSinceTokenResponse {
  readonly GetListItemChangesSinceTokenResult: {
    readonly listitems: ChangesSinceToken
  }
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

export interface GetViewCollection {
  readonly listName: string
}

export interface GetViewCollectionResponse {
  readonly GetViewCollectionResult: {
    readonly Views: {
      readonly View?: readonly ViewSummary[] | undefined
    }
  }
}

/** List is there if the fields or settings of the list have changed, and without a change token. Each Id is an item. MoreChanges TRUE means that a call with LastChangeToken returns more. */
export interface ListChanges {
  readonly List?: ListDefinitionSchema | undefined
  readonly Id?: readonly ChangedId[] | undefined
  readonly LastChangeToken: string
  readonly MoreChanges?: string | undefined
}

/** A content type of a list. Scope is the absolute URL of the list. */
export interface ListContentType {
  readonly Name: string
  readonly ID: string
  readonly Description: string
  readonly Scope: string
  readonly Version: number
  readonly BestMatch?: string | undefined
}

/** A list. Created and Modified are in UTC, as yyyyMMdd HH:mm:ss. Boolean attributes are True or False. */
export interface ListDefinition {
  readonly Validation?: Validation | undefined
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
  readonly Validation?: Validation | undefined
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

/** The settings of a list that can change. Validation has the formula that items must meet; an empty one removes it. */
export interface ListProperties {
  readonly Validation?: Validation | undefined
  readonly Title?: string | undefined
  readonly Description?: string | undefined
  readonly Hidden?: string | undefined
  readonly EnableAttachments?: string | undefined
  readonly EnableModeration?: string | undefined
  readonly EnableVersioning?: string | undefined
  readonly EnableMinorVersion?: string | undefined
  readonly EnableFolderCreation?: string | undefined
  readonly RequireCheckout?: string | undefined
  readonly MajorVersionLimit?: number | undefined
  readonly MajorWithMinorVersionsLimit?: number | undefined
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

export interface UpdateContentType {
  readonly listName: string
  readonly contentTypeId: string
  readonly contentTypeProperties?: ContentTypeProperties | undefined
  readonly newFields?: FieldMethods | undefined
  readonly updateFields?: FieldMethods | undefined
  readonly deleteFields?: FieldMethods | undefined
  readonly addToView?: string | undefined
}

export interface UpdateContentTypeResponse {
  readonly UpdateContentTypeResult: {
    readonly Results: ContentTypeResults
  }
}

export interface UpdateList {
  readonly listName: string
  readonly listProperties?: {
    readonly List?: ListProperties | undefined
  } | undefined
  readonly newFields?: FieldMethods | undefined
  readonly updateFields?: FieldMethods | undefined
  readonly deleteFields?: FieldMethods | undefined
  readonly listVersion?: string | undefined
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

export interface UpdateListResponse {
  readonly UpdateListResult: {
    readonly Results: {
      readonly NewFields: FieldMethodResults
      readonly UpdateFields: FieldMethodResults
      readonly DeleteFields: FieldMethodResults
      readonly ListProperties: ListDefinition
    }
  }
}

/** The formula that values must meet when they are written, and the message if they do not. */
export interface Validation {
  readonly text: string
  readonly Message?: string | undefined
}

/** A view with its query, the internal names of its fields, and its row limit. Without Paged, the view has only one page. REST returns the same in ListViewXml. */
export type ViewDefinition = XmlElement

/** A view. Name is its id in braces, DisplayName its title. Boolean attributes are present only if they are TRUE. */
export type ViewSummary = XmlElement

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
  /** Returns the fields of a list. The established server has this operation nowhere; GetList returns them too. */
  GetFields(ctx: Ctx, input: GetFields): Promise<GetFieldsResponse>
  /** Returns the views of a list, as views.asmx does. */
  GetViewCollection(ctx: Ctx, input: GetViewCollection): Promise<GetViewCollectionResponse>
  /** Returns a list with its fields, and one of its views. viewName is the id of the view; without it, the view is the default one. */
  GetListAndView(ctx: Ctx, input: GetListAndView): Promise<GetListAndViewResponse>
  /** Returns the content types of a list. The one that contentTypeId names, or its first descendant, has BestMatch. */
  GetListContentTypes(ctx: Ctx, input: GetListContentTypes): Promise<GetListContentTypesResponse>
  /** Returns a content type of a list with its fields. */
  GetListContentType(ctx: Ctx, input: GetListContentType): Promise<GetListContentTypeResponse>
  /** Changes the settings of a list, and adds, updates and deletes fields. Each Method has a result of its own; one that fails does not undo the others. With listVersion, nothing changes if the list has another version. */
  UpdateList(ctx: Ctx, input: UpdateList): Promise<UpdateListResponse>
  /** Returns the items of a list that have changed since a time, and in a second rs:data the ids of those that have been deleted; without since, all items. */
  GetListItemChanges(ctx: Ctx, input: GetListItemChanges): Promise<GetListItemChangesResponse>
  /** Returns the items of a list that have changed since a change token, the ids of those that have been deleted, and the token for the next call. Without changeToken, it returns a page of all items, as GetListItems does. */
  GetListItemChangesSinceToken(ctx: Ctx, input: GetListItemChangesSinceToken): Promise<GetListItemChangesSinceTokenResponse>
  /** Creates a list from a template, as AddList does. featureID must be the feature of the template, or a known one if the template has none; empty or only zeros, it is not checked. */
  AddListFromFeature(ctx: Ctx, input: AddListFromFeature): Promise<AddListFromFeatureResponse>
  /** Creates a content type on a list, as a child of the available one that parentType names, and returns its id. The fields of the list that fields names are added to it; a field that cannot be added is left out. With addToView, they are also added to the default view. */
  CreateContentType(ctx: Ctx, input: CreateContentType): Promise<CreateContentTypeResponse>
  /** Deletes a content type of a list. Fails while an item is of it, and for the last one. */
  DeleteContentType(ctx: Ctx, input: DeleteContentType): Promise<DeleteContentTypeResponse>
  /** Adds a child of an available content type, with its fields, to a list. webUrl is the URL of the web of the list; without it, that is the addressed one. */
  ApplyContentTypeToList(ctx: Ctx, input: ApplyContentTypeToList): Promise<ApplyContentTypeToListResponse>
  /** Changes the properties of a content type of a list, and removes, adds and updates its columns. Each Method has a result of its own; one that fails does not undo the others. With addToView, added columns are also added to the default view. */
  UpdateContentType(ctx: Ctx, input: UpdateContentType): Promise<UpdateContentTypeResponse>
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
      reads: true,
    },
    {
      name: 'GetList',
      documentation: 'Returns a list with its fields. listName is its id or its title.',
      input: 'GetList',
      output: 'GetListResponse',
      reads: true,
    },
    {
      name: 'GetListItems',
      documentation: 'Returns a page of the items of a list that match a CAML query. viewFields names the fields to return. ListItemCollectionPositionNext in the reply is the beginning of the next page.',
      input: 'GetListItems',
      output: 'GetListItemsResponse',
      reads: true,
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
      reads: true,
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
      reads: true,
    },
    {
      name: 'GetFields',
      documentation: 'Returns the fields of a list. The established server has this operation nowhere; GetList returns them too.',
      input: 'GetFields',
      output: 'GetFieldsResponse',
      reads: true,
    },
    {
      name: 'GetViewCollection',
      documentation: 'Returns the views of a list, as views.asmx does.',
      input: 'GetViewCollection',
      output: 'GetViewCollectionResponse',
      reads: true,
    },
    {
      name: 'GetListAndView',
      documentation: 'Returns a list with its fields, and one of its views. viewName is the id of the view; without it, the view is the default one.',
      input: 'GetListAndView',
      output: 'GetListAndViewResponse',
      reads: true,
    },
    {
      name: 'GetListContentTypes',
      documentation: 'Returns the content types of a list. The one that contentTypeId names, or its first descendant, has BestMatch.',
      input: 'GetListContentTypes',
      output: 'GetListContentTypesResponse',
      reads: true,
    },
    {
      name: 'GetListContentType',
      documentation: 'Returns a content type of a list with its fields.',
      input: 'GetListContentType',
      output: 'GetListContentTypeResponse',
      reads: true,
    },
    {
      name: 'UpdateList',
      documentation: 'Changes the settings of a list, and adds, updates and deletes fields. Each Method has a result of its own; one that fails does not undo the others. With listVersion, nothing changes if the list has another version.',
      input: 'UpdateList',
      output: 'UpdateListResponse',
    },
    {
      name: 'GetListItemChanges',
      documentation: 'Returns the items of a list that have changed since a time, and in a second rs:data the ids of those that have been deleted; without since, all items.',
      input: 'GetListItemChanges',
      output: 'GetListItemChangesResponse',
      reads: true,
    },
    {
      name: 'GetListItemChangesSinceToken',
      documentation: 'Returns the items of a list that have changed since a change token, the ids of those that have been deleted, and the token for the next call. Without changeToken, it returns a page of all items, as GetListItems does.',
      input: 'GetListItemChangesSinceToken',
      output: 'GetListItemChangesSinceTokenResponse',
      reads: true,
    },
    {
      name: 'AddListFromFeature',
      documentation: 'Creates a list from a template, as AddList does. featureID must be the feature of the template, or a known one if the template has none; empty or only zeros, it is not checked.',
      input: 'AddListFromFeature',
      output: 'AddListFromFeatureResponse',
    },
    {
      name: 'CreateContentType',
      documentation: 'Creates a content type on a list, as a child of the available one that parentType names, and returns its id. The fields of the list that fields names are added to it; a field that cannot be added is left out. With addToView, they are also added to the default view.',
      input: 'CreateContentType',
      output: 'CreateContentTypeResponse',
    },
    {
      name: 'DeleteContentType',
      documentation: 'Deletes a content type of a list. Fails while an item is of it, and for the last one.',
      input: 'DeleteContentType',
      output: 'DeleteContentTypeResponse',
    },
    {
      name: 'ApplyContentTypeToList',
      documentation: 'Adds a child of an available content type, with its fields, to a list. webUrl is the URL of the web of the list; without it, that is the addressed one.',
      input: 'ApplyContentTypeToList',
      output: 'ApplyContentTypeToListResponse',
    },
    {
      name: 'UpdateContentType',
      documentation: 'Changes the properties of a content type of a list, and removes, adds and updates its columns. Each Method has a result of its own; one that fails does not undo the others. With addToView, added columns are also added to the default view.',
      input: 'UpdateContentType',
      output: 'UpdateContentTypeResponse',
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
    AddListFromFeature: {
      elements: [
        { name: 'listName', simple: { base: 'string' } },
        { name: 'description', optional: true, simple: { base: 'string' } },
        { name: 'featureID', optional: true, simple: { base: 'string' } },
        { name: 'templateID', simple: { base: 'int' } },
      ],
      attributes: [],
    },
    AddListFromFeatureResponse: {
      elements: [
        { name: 'AddListFromFeatureResult', content: { elements: [{ name: 'List', type: 'ListDefinitionSchema' }], attributes: [] } },
      ],
      attributes: [],
    },
    AddListResponse: {
      elements: [
        { name: 'AddListResult', optional: true, content: { elements: [{ name: 'List', type: 'ListDefinitionSchema' }], attributes: [] } },
      ],
      attributes: [],
    },
    ApplyContentTypeToList: {
      elements: [
        { name: 'webUrl', optional: true, simple: { base: 'string' } },
        { name: 'contentTypeId', simple: { base: 'string' } },
        { name: 'listName', simple: { base: 'string' } },
      ],
      attributes: [],
    },
    ApplyContentTypeToListResponse: {
      elements: [
        {
          name: 'ApplyContentTypeToListResult',
          content: { elements: [{ name: 'Success', content: { elements: [], attributes: [] } }], attributes: [] },
        },
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
    ChangedId: {
      elements: [],
      attributes: [
        {
          name: 'ChangeType',
          simple: { base: 'string', values: ['Delete', 'MoveAway', 'Restore', 'Rename', 'SystemUpdate', 'InvalidToken'] },
        },
      ],
      text: { base: 'string' },
    },
    ChangesSinceTime: {
      elements: [],
      attributes: [{ name: 'TimeStamp', simple: { base: 'string' } }],
      any: 'urn:schemas-microsoft-com:rowset',
      declares: {
        s: 'uuid:BDC6E3F0-6DA3-11d1-A2A3-00AA00C14882',
        dt: 'uuid:C2F41010-65B3-11d1-A29F-00AA00C14882',
        rs: 'urn:schemas-microsoft-com:rowset',
        z: '#RowsetSchema',
      },
    },
    ChangesSinceToken: {
      elements: [{ name: 'Changes', type: 'ListChanges' }],
      attributes: [
        { name: 'MinTimeBetweenSyncs', simple: { base: 'int' } },
        { name: 'RecommendedTimeBetweenSyncs', simple: { base: 'int' } },
        { name: 'MaxBulkDocumentSyncSize', simple: { base: 'int' } },
        { name: 'EffectivePermMask', simple: { base: 'string' } },
      ],
      any: 'urn:schemas-microsoft-com:rowset',
      declares: {
        s: 'uuid:BDC6E3F0-6DA3-11d1-A2A3-00AA00C14882',
        dt: 'uuid:C2F41010-65B3-11d1-A29F-00AA00C14882',
        rs: 'urn:schemas-microsoft-com:rowset',
        z: '#RowsetSchema',
      },
    },
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
    ContentTypeChanges: {
      elements: [],
      attributes: [
        { name: 'Name', optional: true, simple: { base: 'string' } },
        { name: 'Title', optional: true, simple: { base: 'string' } },
        { name: 'Description', optional: true, simple: { base: 'string' } },
        { name: 'Group', optional: true, simple: { base: 'string' } },
        { name: 'Hidden', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'ReadOnly', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'Sealed', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
      ],
    },
    ContentTypeDefinition: {
      elements: [{ name: 'Fields', type: 'FieldDefinitions' }],
      attributes: [
        { name: 'ID', simple: { base: 'string' } },
        { name: 'Name', simple: { base: 'string' } },
        { name: 'Group', optional: true, simple: { base: 'string' } },
        { name: 'Description', optional: true, simple: { base: 'string' } },
        { name: 'Hidden', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'ReadOnly', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'Sealed', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'Version', simple: { base: 'int' } },
      ],
    },
    ContentTypeFacts: {
      elements: [],
      attributes: [
        { name: 'ID', simple: { base: 'string' } },
        { name: 'Name', simple: { base: 'string' } },
        { name: 'Group', optional: true, simple: { base: 'string' } },
        { name: 'Description', optional: true, simple: { base: 'string' } },
        { name: 'Hidden', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'ReadOnly', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'Sealed', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'Version', simple: { base: 'int' } },
      ],
    },
    ContentTypeProperties: { elements: [{ name: 'ContentType', optional: true, type: 'ContentTypeChanges' }], attributes: [] },
    ContentTypeResults: {
      elements: [
        { name: 'Method', optional: true, many: true, type: 'FieldRefResult' },
        { name: 'ListProperties', type: 'ContentTypeFacts' },
      ],
      attributes: [],
    },
    CreateContentType: {
      elements: [
        { name: 'listName', simple: { base: 'string' } },
        { name: 'displayName', simple: { base: 'string' } },
        { name: 'parentType', simple: { base: 'string' } },
        { name: 'fields', optional: true, type: 'FieldMethods' },
        { name: 'contentTypeProperties', optional: true, type: 'ContentTypeProperties' },
        { name: 'addToView', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
      ],
      attributes: [],
    },
    CreateContentTypeResponse: { elements: [{ name: 'CreateContentTypeResult', simple: { base: 'string' } }], attributes: [] },
    DeleteAttachment: {
      elements: [
        { name: 'listName', simple: { base: 'string' } },
        { name: 'listItemID', simple: { base: 'string' } },
        { name: 'url', simple: { base: 'string' } },
      ],
      attributes: [],
    },
    DeleteAttachmentResponse: { elements: [], attributes: [] },
    DeleteContentType: {
      elements: [{ name: 'listName', simple: { base: 'string' } }, { name: 'contentTypeId', simple: { base: 'string' } }],
      attributes: [],
    },
    DeleteContentTypeResponse: {
      elements: [
        {
          name: 'DeleteContentTypeResult',
          content: { elements: [{ name: 'Success', content: { elements: [], attributes: [] } }], attributes: [] },
        },
      ],
      attributes: [],
    },
    DeleteList: { elements: [{ name: 'listName', simple: { base: 'string' } }], attributes: [] },
    DeleteListResponse: { elements: [], attributes: [] },
    FieldDefinition: { elements: [], attributes: [], asXml: true },
    FieldDefinitions: { elements: [{ name: 'Field', optional: true, many: true, type: 'FieldDefinition' }], attributes: [] },
    FieldMethod: {
      elements: [],
      attributes: [{ name: 'ID', simple: { base: 'string' } }, { name: 'AddToView', optional: true, simple: { base: 'string' } }],
      any: '##any',
    },
    FieldMethodResult: {
      elements: [
        { name: 'ErrorCode', simple: { base: 'string' } },
        { name: 'ErrorText', optional: true, simple: { base: 'string' } },
        { name: 'Field', optional: true, type: 'FieldDefinition' },
      ],
      attributes: [{ name: 'ID', simple: { base: 'string' } }],
    },
    FieldMethodResults: { elements: [{ name: 'Method', optional: true, many: true, type: 'FieldMethodResult' }], attributes: [] },
    FieldMethods: {
      elements: [
        {
          name: 'Fields',
          optional: true,
          content: { elements: [{ name: 'Method', optional: true, many: true, type: 'FieldMethod' }], attributes: [] },
        },
        { name: 'Method', optional: true, many: true, type: 'FieldMethod' },
      ],
      attributes: [],
    },
    FieldRefResult: {
      elements: [
        { name: 'ErrorCode', simple: { base: 'string' } },
        {
          name: 'FieldRef',
          optional: true,
          content: {
            elements: [],
            attributes: [
              { name: 'ID', simple: { base: 'string' } },
              { name: 'Name', simple: { base: 'string' } },
              { name: 'Required', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
              { name: 'Hidden', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
            ],
          },
        },
        { name: 'ErrorText', optional: true, simple: { base: 'string' } },
      ],
      attributes: [{ name: 'ID', simple: { base: 'string' } }],
    },
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
    GetFields: { elements: [{ name: 'listName', simple: { base: 'string' } }], attributes: [] },
    GetFieldsResponse: {
      elements: [{ name: 'GetFieldsResult', content: { elements: [{ name: 'Fields', type: 'FieldDefinitions' }], attributes: [] } }],
      attributes: [],
    },
    GetList: { elements: [{ name: 'listName', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetListAndView: {
      elements: [{ name: 'listName', simple: { base: 'string' } }, { name: 'viewName', optional: true, simple: { base: 'string' } }],
      attributes: [],
    },
    GetListAndViewResponse: {
      elements: [
        {
          name: 'GetListAndViewResult',
          content: {
            elements: [
              {
                name: 'ListAndView',
                content: {
                  elements: [{ name: 'List', type: 'ListDefinitionSchema' }, { name: 'View', type: 'ViewDefinition' }],
                  attributes: [],
                },
              },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
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
    GetListContentType: {
      elements: [{ name: 'listName', simple: { base: 'string' } }, { name: 'contentTypeId', simple: { base: 'string' } }],
      attributes: [],
    },
    GetListContentTypeResponse: {
      elements: [
        {
          name: 'GetListContentTypeResult',
          content: { elements: [{ name: 'ContentType', type: 'ContentTypeDefinition' }], attributes: [] },
        },
      ],
      attributes: [],
    },
    GetListContentTypes: {
      elements: [{ name: 'listName', simple: { base: 'string' } }, { name: 'contentTypeId', optional: true, simple: { base: 'string' } }],
      attributes: [],
    },
    GetListContentTypesResponse: {
      elements: [
        {
          name: 'GetListContentTypesResult',
          content: {
            elements: [
              {
                name: 'ContentTypes',
                content: {
                  elements: [{ name: 'ContentType', optional: true, many: true, type: 'ListContentType' }],
                  attributes: [{ name: 'ContentTypeOrder', optional: true, simple: { base: 'string' } }],
                },
              },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    GetListItemChanges: {
      elements: [
        { name: 'listName', simple: { base: 'string' } },
        { name: 'viewFields', optional: true, type: 'Caml' },
        { name: 'since', optional: true, simple: { base: 'string' } },
        { name: 'contains', optional: true, type: 'Caml' },
      ],
      attributes: [],
    },
    GetListItemChangesResponse: {
      elements: [
        { name: 'GetListItemChangesResult', content: { elements: [{ name: 'listitems', type: 'ChangesSinceTime' }], attributes: [] } },
      ],
      attributes: [],
    },
    GetListItemChangesSinceToken: {
      elements: [
        { name: 'listName', simple: { base: 'string' } },
        { name: 'viewName', optional: true, simple: { base: 'string' } },
        { name: 'query', optional: true, type: 'Caml' },
        { name: 'viewFields', optional: true, type: 'Caml' },
        { name: 'rowLimit', optional: true, simple: { base: 'string' } },
        { name: 'queryOptions', optional: true, type: 'Caml' },
        { name: 'changeToken', optional: true, simple: { base: 'string' } },
        { name: 'contains', optional: true, type: 'Caml' },
      ],
      attributes: [],
    },
    GetListItemChangesSinceTokenResponse: {
      elements: [
        {
          name: 'GetListItemChangesSinceTokenResult',
          content: { elements: [{ name: 'listitems', type: 'ChangesSinceToken' }], attributes: [] },
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
    GetViewCollection: { elements: [{ name: 'listName', simple: { base: 'string' } }], attributes: [] },
    GetViewCollectionResponse: {
      elements: [
        {
          name: 'GetViewCollectionResult',
          content: {
            elements: [
              { name: 'Views', content: { elements: [{ name: 'View', optional: true, many: true, type: 'ViewSummary' }], attributes: [] } },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    ListChanges: {
      elements: [
        { name: 'List', optional: true, type: 'ListDefinitionSchema' },
        { name: 'Id', optional: true, many: true, type: 'ChangedId' },
      ],
      attributes: [
        { name: 'LastChangeToken', simple: { base: 'string' } },
        { name: 'MoreChanges', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
      ],
    },
    ListContentType: {
      elements: [],
      attributes: [
        { name: 'Name', simple: { base: 'string' } },
        { name: 'ID', simple: { base: 'string' } },
        { name: 'Description', simple: { base: 'string' } },
        { name: 'Scope', simple: { base: 'string' } },
        { name: 'Version', simple: { base: 'int' } },
        { name: 'BestMatch', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
      ],
    },
    ListDefinition: {
      elements: [{ name: 'Validation', optional: true, type: 'Validation' }],
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
        { name: 'Validation', optional: true, type: 'Validation' },
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
    ListProperties: {
      elements: [{ name: 'Validation', optional: true, type: 'Validation' }],
      attributes: [
        { name: 'Title', optional: true, simple: { base: 'string' } },
        { name: 'Description', optional: true, simple: { base: 'string' } },
        { name: 'Hidden', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'EnableAttachments', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'EnableModeration', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'EnableVersioning', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'EnableMinorVersion', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'EnableFolderCreation', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'RequireCheckout', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'MajorVersionLimit', optional: true, simple: { base: 'int' } },
        { name: 'MajorWithMinorVersionsLimit', optional: true, simple: { base: 'int' } },
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
    UpdateContentType: {
      elements: [
        { name: 'listName', simple: { base: 'string' } },
        { name: 'contentTypeId', simple: { base: 'string' } },
        { name: 'contentTypeProperties', optional: true, type: 'ContentTypeProperties' },
        { name: 'newFields', optional: true, type: 'FieldMethods' },
        { name: 'updateFields', optional: true, type: 'FieldMethods' },
        { name: 'deleteFields', optional: true, type: 'FieldMethods' },
        { name: 'addToView', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
      ],
      attributes: [],
    },
    UpdateContentTypeResponse: {
      elements: [
        { name: 'UpdateContentTypeResult', content: { elements: [{ name: 'Results', type: 'ContentTypeResults' }], attributes: [] } },
      ],
      attributes: [],
    },
    UpdateList: {
      elements: [
        { name: 'listName', simple: { base: 'string' } },
        {
          name: 'listProperties',
          optional: true,
          content: { elements: [{ name: 'List', optional: true, type: 'ListProperties' }], attributes: [] },
        },
        { name: 'newFields', optional: true, type: 'FieldMethods' },
        { name: 'updateFields', optional: true, type: 'FieldMethods' },
        { name: 'deleteFields', optional: true, type: 'FieldMethods' },
        { name: 'listVersion', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
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
    UpdateListResponse: {
      elements: [
        {
          name: 'UpdateListResult',
          content: {
            elements: [
              {
                name: 'Results',
                content: {
                  elements: [
                    { name: 'NewFields', type: 'FieldMethodResults' },
                    { name: 'UpdateFields', type: 'FieldMethodResults' },
                    { name: 'DeleteFields', type: 'FieldMethodResults' },
                    { name: 'ListProperties', type: 'ListDefinition' },
                  ],
                  attributes: [],
                },
              },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    Validation: { elements: [], attributes: [{ name: 'Message', optional: true, simple: { base: 'string' } }], text: { base: 'string' } },
    ViewDefinition: { elements: [], attributes: [], asXml: true },
    ViewSummary: { elements: [], attributes: [], asXml: true },
  },
} as const
