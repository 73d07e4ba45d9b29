// generated from contracts/soap/sites/webs.wsdl and contracts/soap/caml.xsd and contracts/soap/common.xsd and contracts/soap/content-types.xsd and contracts/soap/sites/web.xsd; do not edit
import type { XmlElement } from './xml-element.ts'

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

/** A content type. Scope is the absolute URL of the web that it belongs to. */
export interface ContentTypeSummary {
  readonly Name: string
  readonly ID: string
  readonly Description: string
  readonly Group: string
  readonly NewDocumentControl: string
  readonly Scope: string
  readonly Version: number
  readonly RequireClientRenderingOnNew: string
}

export interface CreateContentType {
  readonly displayName: string
  readonly parentType: string
  readonly newFields?: FieldMethods | undefined
  readonly contentTypeProperties?: ContentTypeProperties | undefined
}

export interface CreateContentTypeResponse {
  readonly CreateContentTypeResult: string
}

export interface CreateWeb {
  readonly url: string
  readonly title: string
  readonly description?: string | undefined
  readonly templateName: string
  readonly language?: number | undefined
  readonly locale?: number | undefined
  readonly collationLocale?: number | undefined
  readonly uniquePermissions?: boolean | undefined
  readonly anonymous?: boolean | undefined
  readonly presence?: boolean | undefined
  readonly languageSpecified?: boolean | undefined
  readonly localeSpecified?: boolean | undefined
  readonly collationLocaleSpecified?: boolean | undefined
  readonly uniquePermissionsSpecified?: boolean | undefined
  readonly anonymousSpecified?: boolean | undefined
  readonly presenceSpecified?: boolean | undefined
}

export interface CreateWebResponse {
  readonly CreateWebResult: {
    readonly CreateWeb: {
      readonly Url: string
    }
  }
}

export interface DeleteContentType {
  readonly contentTypeId: string
}

export interface DeleteContentTypeResponse {
  readonly DeleteContentTypeResult: {
    readonly Success: Record<string, never>
  }
}

export interface DeleteWeb {
  readonly url: string
}

export type DeleteWebResponse = Record<string, never>

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

export type GetActivatedFeatures = Record<string, never>

export interface GetActivatedFeaturesResponse {
  readonly GetActivatedFeaturesResult: string
}

export type GetAllSubWebCollection = Record<string, never>

export interface GetAllSubWebCollectionResponse {
  readonly GetAllSubWebCollectionResult: {
    readonly Webs: WebDefinitions
  }
}

export type GetColumns = Record<string, never>

export interface GetColumnsResponse {
  readonly GetColumnsResult: {
    readonly Fields: FieldDefinitions
  }
}

export interface GetContentType {
  readonly contentTypeId: string
}

export interface GetContentTypeResponse {
  readonly GetContentTypeResult: {
    readonly ContentType: ContentTypeDefinition
  }
}

export type GetContentTypes = Record<string, never>

export interface GetContentTypesResponse {
  readonly GetContentTypesResult: {
    readonly ContentTypes: {
      readonly ContentType?: readonly ContentTypeSummary[] | undefined
    }
  }
}

export interface GetCustomizedPageStatus {
  readonly fileUrl: string
}

export interface GetCustomizedPageStatusResponse {
  readonly GetCustomizedPageStatusResult: 'None' | 'Uncustomized' | 'Customized'
}

export type GetListTemplates = Record<string, never>

export interface GetListTemplatesResponse {
  readonly GetListTemplatesResult: {
    readonly ListTemplates: {
      readonly ListTemplate?: readonly ListTemplateDefinition[] | undefined
    }
  }
}

export interface GetObjectIdFromUrl {
  readonly objectUrl: string
}

export interface GetObjectIdFromUrlResponse {
  readonly GetObjectIdFromUrlResult: {
    readonly ObjectId: ObjectId
  }
}

export interface GetWeb {
  readonly webUrl: string
}

export type GetWebCollection = Record<string, never>

export interface GetWebCollectionResponse {
  readonly GetWebCollectionResult: {
    readonly Webs: WebDefinitions
  }
}

export interface GetWebResponse {
  readonly GetWebResult: {
    readonly Web: WebDefinition
  }
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

/** A template for lists. Type is the number of the template; BaseType is 0 for lists and 1 for document libraries. */
export interface ListTemplateDefinition {
  readonly Type: number
  readonly BaseType: number
  readonly Name: string
  readonly DisplayName: string
  readonly FeatureId: string
  readonly Image: string
  readonly Hidden?: string | undefined
  readonly Unique?: string | undefined
  readonly OnQuickLaunch?: string | undefined
  readonly FolderCreation?: string | undefined
}

/** ListId and the facts of the list are there if the URL leads into a list, ListItemId if it leads to an item. */
export interface ObjectId {
  readonly ListId?: string | undefined
  readonly ListServerTemplate?: number | undefined
  readonly ListBaseType?: number | undefined
  readonly ListItem: string
  readonly ListItemId?: string | undefined
  readonly File: string
  readonly Folder: string
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

export interface UpdateColumns {
  readonly newFields?: FieldMethods | undefined
  readonly updateFields?: FieldMethods | undefined
  readonly deleteFields?: FieldMethods | undefined
}

export interface UpdateColumnsResponse {
  readonly UpdateColumnsResult: {
    readonly Results: {
      readonly NewFields: FieldMethodResults
      readonly UpdateFields: FieldMethodResults
      readonly DeleteFields: FieldMethodResults
    }
  }
}

export interface UpdateContentType {
  readonly contentTypeId: string
  readonly contentTypeProperties?: ContentTypeProperties | undefined
  readonly newFields?: FieldMethods | undefined
  readonly updateFields?: FieldMethods | undefined
  readonly deleteFields?: FieldMethods | undefined
}

export interface UpdateContentTypeResponse {
  readonly UpdateContentTypeResult: {
    readonly Results: ContentTypeResults
  }
}

/** The formula that values must meet when they are written, and the message if they do not. */
export interface Validation {
  readonly text: string
  readonly Message?: string | undefined
}

/** A web. Url is absolute. In collections only Title and Url are there. */
export interface WebDefinition {
  readonly Title: string
  readonly Url: string
  readonly Description?: string | undefined
  readonly Language?: number | undefined
  readonly Theme?: string | undefined
  readonly Id?: string | undefined
}

export interface WebDefinitions {
  readonly Web?: readonly WebDefinition[] | undefined
}

export interface WebUrlFromPageUrl {
  readonly pageUrl: string
}

export interface WebUrlFromPageUrlResponse {
  readonly WebUrlFromPageUrlResult: string
}

/** Webs of a site collection, with their content types, site columns and list templates. */
export interface WebsBindings<Ctx> {
  /** Returns a web. webUrl is its absolute or server-relative URL; a single period means the addressed web. */
  GetWeb(ctx: Ctx, input: GetWeb): Promise<GetWebResponse>
  /** Returns the webs directly below the addressed one that the caller may open, with title and URL. */
  GetWebCollection(ctx: Ctx, input: GetWebCollection): Promise<GetWebCollectionResponse>
  /** Returns all webs of the site collection that the caller may open, with title and URL. */
  GetAllSubWebCollection(ctx: Ctx, input: GetAllSubWebCollection): Promise<GetAllSubWebCollectionResponse>
  /** Returns the URL of the web of a page. pageUrl is absolute or server-relative. */
  WebUrlFromPageUrl(ctx: Ctx, input: WebUrlFromPageUrl): Promise<WebUrlFromPageUrlResponse>
  /** Returns the content types that are available in the web: its own and those of the webs above it. */
  GetContentTypes(ctx: Ctx, input: GetContentTypes): Promise<GetContentTypesResponse>
  /** Returns an available content type with its columns. */
  GetContentType(ctx: Ctx, input: GetContentType): Promise<GetContentTypeResponse>
  /** Returns the site columns that are available in the web: its own and those of the webs above it. */
  GetColumns(ctx: Ctx, input: GetColumns): Promise<GetColumnsResponse>
  /** Returns the templates for new lists. */
  GetListTemplates(ctx: Ctx, input: GetListTemplates): Promise<GetListTemplatesResponse>
  /** Returns which file, folder, item and list a URL of the web leads to. */
  GetObjectIdFromUrl(ctx: Ctx, input: GetObjectIdFromUrl): Promise<GetObjectIdFromUrlResponse>
  /** Creates a web below another one and returns its URL. url is absolute, begins with a slash, or is relative to the addressed web. templateName is such as STS#0. uniquePermissions starts the web with permissions of its own. The switches whose names end in Specified have no effect. */
  CreateWeb(ctx: Ctx, input: CreateWeb): Promise<CreateWebResponse>
  /** Deletes a web and everything in it for good. url is as in CreateWeb. */
  DeleteWeb(ctx: Ctx, input: DeleteWeb): Promise<DeleteWebResponse>
  /** Creates a content type on the web, as a child of the available one that parentType names, with the site columns that newFields names, and returns its id. Nothing changes if a part fails. */
  CreateContentType(ctx: Ctx, input: CreateContentType): Promise<CreateContentTypeResponse>
  /** Changes the properties of a content type of the web, and removes, adds and updates its columns. Each Method has a result of its own; one that fails does not undo the others. */
  UpdateContentType(ctx: Ctx, input: UpdateContentType): Promise<UpdateContentTypeResponse>
  /** Deletes a content type of the web. Fails for a built-in one, and for one with children. */
  DeleteContentType(ctx: Ctx, input: DeleteContentType): Promise<DeleteContentTypeResponse>
  /** Adds, updates and deletes site columns of the web. Each Method has a result of its own; one that fails does not undo the others. Copies in lists do not change. */
  UpdateColumns(ctx: Ctx, input: UpdateColumns): Promise<UpdateColumnsResponse>
  /** Returns the ids of the features that are active in the web, divided by commas, then a tab, then those of the site collection. */
  GetActivatedFeatures(ctx: Ctx, input: GetActivatedFeatures): Promise<GetActivatedFeaturesResponse>
  /** Returns whether a file differs from the page of the server that it was made from. fileUrl is relative to the web, server-relative or absolute. The status is None for every file, because the server makes no file from one on its disk. */
  GetCustomizedPageStatus(ctx: Ctx, input: GetCustomizedPageStatus): Promise<GetCustomizedPageStatusResponse>
}

export const webs = {
  file: 'webs',
  service: 'Webs',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://schemas.microsoft.com/sharepoint/soap/',
  documentation: 'Webs of a site collection, with their content types, site columns and list templates.',
  operations: [
    {
      name: 'GetWeb',
      documentation: 'Returns a web. webUrl is its absolute or server-relative URL; a single period means the addressed web.',
      input: 'GetWeb',
      output: 'GetWebResponse',
      reads: true,
    },
    {
      name: 'GetWebCollection',
      documentation: 'Returns the webs directly below the addressed one that the caller may open, with title and URL.',
      input: 'GetWebCollection',
      output: 'GetWebCollectionResponse',
      reads: true,
    },
    {
      name: 'GetAllSubWebCollection',
      documentation: 'Returns all webs of the site collection that the caller may open, with title and URL.',
      input: 'GetAllSubWebCollection',
      output: 'GetAllSubWebCollectionResponse',
      reads: true,
    },
    {
      name: 'WebUrlFromPageUrl',
      documentation: 'Returns the URL of the web of a page. pageUrl is absolute or server-relative.',
      input: 'WebUrlFromPageUrl',
      output: 'WebUrlFromPageUrlResponse',
      reads: true,
    },
    {
      name: 'GetContentTypes',
      documentation: 'Returns the content types that are available in the web: its own and those of the webs above it.',
      input: 'GetContentTypes',
      output: 'GetContentTypesResponse',
      reads: true,
    },
    {
      name: 'GetContentType',
      documentation: 'Returns an available content type with its columns.',
      input: 'GetContentType',
      output: 'GetContentTypeResponse',
      reads: true,
    },
    {
      name: 'GetColumns',
      documentation: 'Returns the site columns that are available in the web: its own and those of the webs above it.',
      input: 'GetColumns',
      output: 'GetColumnsResponse',
      reads: true,
    },
    {
      name: 'GetListTemplates',
      documentation: 'Returns the templates for new lists.',
      input: 'GetListTemplates',
      output: 'GetListTemplatesResponse',
      reads: true,
    },
    {
      name: 'GetObjectIdFromUrl',
      documentation: 'Returns which file, folder, item and list a URL of the web leads to.',
      input: 'GetObjectIdFromUrl',
      output: 'GetObjectIdFromUrlResponse',
      reads: true,
    },
    {
      name: 'CreateWeb',
      documentation: 'Creates a web below another one and returns its URL. url is absolute, begins with a slash, or is relative to the addressed web. templateName is such as STS#0. uniquePermissions starts the web with permissions of its own. The switches whose names end in Specified have no effect.',
      input: 'CreateWeb',
      output: 'CreateWebResponse',
    },
    {
      name: 'DeleteWeb',
      documentation: 'Deletes a web and everything in it for good. url is as in CreateWeb.',
      input: 'DeleteWeb',
      output: 'DeleteWebResponse',
    },
    {
      name: 'CreateContentType',
      documentation: 'Creates a content type on the web, as a child of the available one that parentType names, with the site columns that newFields names, and returns its id. Nothing changes if a part fails.',
      input: 'CreateContentType',
      output: 'CreateContentTypeResponse',
    },
    {
      name: 'UpdateContentType',
      documentation: 'Changes the properties of a content type of the web, and removes, adds and updates its columns. Each Method has a result of its own; one that fails does not undo the others.',
      input: 'UpdateContentType',
      output: 'UpdateContentTypeResponse',
    },
    {
      name: 'DeleteContentType',
      documentation: 'Deletes a content type of the web. Fails for a built-in one, and for one with children.',
      input: 'DeleteContentType',
      output: 'DeleteContentTypeResponse',
    },
    {
      name: 'UpdateColumns',
      documentation: 'Adds, updates and deletes site columns of the web. Each Method has a result of its own; one that fails does not undo the others. Copies in lists do not change.',
      input: 'UpdateColumns',
      output: 'UpdateColumnsResponse',
    },
    {
      name: 'GetActivatedFeatures',
      documentation: 'Returns the ids of the features that are active in the web, divided by commas, then a tab, then those of the site collection.',
      input: 'GetActivatedFeatures',
      output: 'GetActivatedFeaturesResponse',
      reads: true,
    },
    {
      name: 'GetCustomizedPageStatus',
      documentation: 'Returns whether a file differs from the page of the server that it was made from. fileUrl is relative to the web, server-relative or absolute. The status is None for every file, because the server makes no file from one on its disk.',
      input: 'GetCustomizedPageStatus',
      output: 'GetCustomizedPageStatusResponse',
      reads: true,
    },
  ],
  types: {
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
    ContentTypeSummary: {
      elements: [],
      attributes: [
        { name: 'Name', simple: { base: 'string' } },
        { name: 'ID', simple: { base: 'string' } },
        { name: 'Description', simple: { base: 'string' } },
        { name: 'Group', simple: { base: 'string' } },
        { name: 'NewDocumentControl', simple: { base: 'string' } },
        { name: 'Scope', simple: { base: 'string' } },
        { name: 'Version', simple: { base: 'int' } },
        { name: 'RequireClientRenderingOnNew', simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
      ],
    },
    CreateContentType: {
      elements: [
        { name: 'displayName', simple: { base: 'string' } },
        { name: 'parentType', simple: { base: 'string' } },
        { name: 'newFields', optional: true, type: 'FieldMethods' },
        { name: 'contentTypeProperties', optional: true, type: 'ContentTypeProperties' },
      ],
      attributes: [],
    },
    CreateContentTypeResponse: { elements: [{ name: 'CreateContentTypeResult', simple: { base: 'string' } }], attributes: [] },
    CreateWeb: {
      elements: [
        { name: 'url', simple: { base: 'string' } },
        { name: 'title', simple: { base: 'string' } },
        { name: 'description', optional: true, simple: { base: 'string' } },
        { name: 'templateName', simple: { base: 'string' } },
        { name: 'language', optional: true, simple: { base: 'unsignedInt' } },
        { name: 'locale', optional: true, simple: { base: 'unsignedInt' } },
        { name: 'collationLocale', optional: true, simple: { base: 'unsignedInt' } },
        { name: 'uniquePermissions', optional: true, simple: { base: 'boolean' } },
        { name: 'anonymous', optional: true, simple: { base: 'boolean' } },
        { name: 'presence', optional: true, simple: { base: 'boolean' } },
        { name: 'languageSpecified', optional: true, simple: { base: 'boolean' } },
        { name: 'localeSpecified', optional: true, simple: { base: 'boolean' } },
        { name: 'collationLocaleSpecified', optional: true, simple: { base: 'boolean' } },
        { name: 'uniquePermissionsSpecified', optional: true, simple: { base: 'boolean' } },
        { name: 'anonymousSpecified', optional: true, simple: { base: 'boolean' } },
        { name: 'presenceSpecified', optional: true, simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    CreateWebResponse: {
      elements: [
        {
          name: 'CreateWebResult',
          content: {
            elements: [{ name: 'CreateWeb', content: { elements: [], attributes: [{ name: 'Url', simple: { base: 'string' } }] } }],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    DeleteContentType: { elements: [{ name: 'contentTypeId', simple: { base: 'string' } }], attributes: [] },
    DeleteContentTypeResponse: {
      elements: [
        {
          name: 'DeleteContentTypeResult',
          content: { elements: [{ name: 'Success', content: { elements: [], attributes: [] } }], attributes: [] },
        },
      ],
      attributes: [],
    },
    DeleteWeb: { elements: [{ name: 'url', simple: { base: 'string' } }], attributes: [] },
    DeleteWebResponse: { elements: [], attributes: [] },
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
    GetActivatedFeatures: { elements: [], attributes: [] },
    GetActivatedFeaturesResponse: { elements: [{ name: 'GetActivatedFeaturesResult', simple: { base: 'string' } }], attributes: [] },
    GetAllSubWebCollection: { elements: [], attributes: [] },
    GetAllSubWebCollectionResponse: {
      elements: [
        { name: 'GetAllSubWebCollectionResult', content: { elements: [{ name: 'Webs', type: 'WebDefinitions' }], attributes: [] } },
      ],
      attributes: [],
    },
    GetColumns: { elements: [], attributes: [] },
    GetColumnsResponse: {
      elements: [{ name: 'GetColumnsResult', content: { elements: [{ name: 'Fields', type: 'FieldDefinitions' }], attributes: [] } }],
      attributes: [],
    },
    GetContentType: { elements: [{ name: 'contentTypeId', simple: { base: 'string' } }], attributes: [] },
    GetContentTypeResponse: {
      elements: [
        { name: 'GetContentTypeResult', content: { elements: [{ name: 'ContentType', type: 'ContentTypeDefinition' }], attributes: [] } },
      ],
      attributes: [],
    },
    GetContentTypes: { elements: [], attributes: [] },
    GetContentTypesResponse: {
      elements: [
        {
          name: 'GetContentTypesResult',
          content: {
            elements: [
              {
                name: 'ContentTypes',
                content: { elements: [{ name: 'ContentType', optional: true, many: true, type: 'ContentTypeSummary' }], attributes: [] },
              },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    GetCustomizedPageStatus: { elements: [{ name: 'fileUrl', simple: { base: 'string' } }], attributes: [] },
    GetCustomizedPageStatusResponse: {
      elements: [{ name: 'GetCustomizedPageStatusResult', simple: { base: 'string', values: ['None', 'Uncustomized', 'Customized'] } }],
      attributes: [],
    },
    GetListTemplates: { elements: [], attributes: [] },
    GetListTemplatesResponse: {
      elements: [
        {
          name: 'GetListTemplatesResult',
          content: {
            elements: [
              {
                name: 'ListTemplates',
                content: {
                  elements: [{ name: 'ListTemplate', optional: true, many: true, type: 'ListTemplateDefinition' }],
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
    GetObjectIdFromUrl: { elements: [{ name: 'objectUrl', simple: { base: 'string' } }], attributes: [] },
    GetObjectIdFromUrlResponse: {
      elements: [{ name: 'GetObjectIdFromUrlResult', content: { elements: [{ name: 'ObjectId', type: 'ObjectId' }], attributes: [] } }],
      attributes: [],
    },
    GetWeb: { elements: [{ name: 'webUrl', simple: { base: 'string' } }], attributes: [] },
    GetWebCollection: { elements: [], attributes: [] },
    GetWebCollectionResponse: {
      elements: [{ name: 'GetWebCollectionResult', content: { elements: [{ name: 'Webs', type: 'WebDefinitions' }], attributes: [] } }],
      attributes: [],
    },
    GetWebResponse: {
      elements: [{ name: 'GetWebResult', content: { elements: [{ name: 'Web', type: 'WebDefinition' }], attributes: [] } }],
      attributes: [],
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
    ListTemplateDefinition: {
      elements: [],
      attributes: [
        { name: 'Type', simple: { base: 'int' } },
        { name: 'BaseType', simple: { base: 'int' } },
        { name: 'Name', simple: { base: 'string' } },
        { name: 'DisplayName', simple: { base: 'string' } },
        { name: 'FeatureId', simple: { base: 'string' } },
        { name: 'Image', simple: { base: 'string' } },
        { name: 'Hidden', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'Unique', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'OnQuickLaunch', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'FolderCreation', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
      ],
    },
    ObjectId: {
      elements: [],
      attributes: [
        { name: 'ListId', optional: true, simple: { base: 'string' } },
        { name: 'ListServerTemplate', optional: true, simple: { base: 'int' } },
        { name: 'ListBaseType', optional: true, simple: { base: 'int' } },
        { name: 'ListItem', simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'ListItemId', optional: true, simple: { base: 'string' } },
        { name: 'File', simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'Folder', simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
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
    UpdateColumns: {
      elements: [
        { name: 'newFields', optional: true, type: 'FieldMethods' },
        { name: 'updateFields', optional: true, type: 'FieldMethods' },
        { name: 'deleteFields', optional: true, type: 'FieldMethods' },
      ],
      attributes: [],
    },
    UpdateColumnsResponse: {
      elements: [
        {
          name: 'UpdateColumnsResult',
          content: {
            elements: [
              {
                name: 'Results',
                content: {
                  elements: [
                    { name: 'NewFields', type: 'FieldMethodResults' },
                    { name: 'UpdateFields', type: 'FieldMethodResults' },
                    { name: 'DeleteFields', type: 'FieldMethodResults' },
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
    UpdateContentType: {
      elements: [
        { name: 'contentTypeId', simple: { base: 'string' } },
        { name: 'contentTypeProperties', optional: true, type: 'ContentTypeProperties' },
        { name: 'newFields', optional: true, type: 'FieldMethods' },
        { name: 'updateFields', optional: true, type: 'FieldMethods' },
        { name: 'deleteFields', optional: true, type: 'FieldMethods' },
      ],
      attributes: [],
    },
    UpdateContentTypeResponse: {
      elements: [
        { name: 'UpdateContentTypeResult', content: { elements: [{ name: 'Results', type: 'ContentTypeResults' }], attributes: [] } },
      ],
      attributes: [],
    },
    Validation: { elements: [], attributes: [{ name: 'Message', optional: true, simple: { base: 'string' } }], text: { base: 'string' } },
    WebDefinition: {
      elements: [],
      attributes: [
        { name: 'Title', simple: { base: 'string' } },
        { name: 'Url', simple: { base: 'string' } },
        { name: 'Description', optional: true, simple: { base: 'string' } },
        { name: 'Language', optional: true, simple: { base: 'int' } },
        { name: 'Theme', optional: true, simple: { base: 'string' } },
        { name: 'Id', optional: true, simple: { base: 'string' } },
      ],
    },
    WebDefinitions: { elements: [{ name: 'Web', optional: true, many: true, type: 'WebDefinition' }], attributes: [] },
    WebUrlFromPageUrl: { elements: [{ name: 'pageUrl', simple: { base: 'string' } }], attributes: [] },
    WebUrlFromPageUrlResponse: { elements: [{ name: 'WebUrlFromPageUrlResult', simple: { base: 'string' } }], attributes: [] },
  },
} as const
