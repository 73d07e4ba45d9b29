// generated from contracts/soap/sites/sitedata.wsdl; do not edit
import type { XmlElement } from './xml-element.ts'

export interface EnumerateFolder {
  readonly strFolderUrl: string
}

export interface EnumerateFolderResponse {
  readonly EnumerateFolderResult: number
  readonly vUrls?: {
    readonly _sFPUrl?: readonly FileOrFolder[] | undefined
  } | undefined
}

export interface FileOrFolder {
  readonly Url?: string | undefined
  readonly LastModified: string
  readonly IsFolder: boolean
}

export interface GetAttachments {
  readonly strListName: string
  readonly strItemId: string
}

export interface GetAttachmentsResponse {
  readonly GetAttachmentsResult: number
  readonly vAttachments?: Strings | undefined
}

export interface GetChanges {
  readonly objectType: 'VirtualServer' | 'ContentDatabase' | 'SiteCollection' | 'Site' | 'List' | 'Folder' | 'ListItem' | 'ListItemAttachments'
  readonly contentDatabaseId?: string | undefined
  readonly LastChangeId?: string | undefined
  readonly CurrentChangeId?: string | undefined
  readonly Timeout?: number | undefined
}

export interface GetChangesResponse {
  readonly GetChangesResult?: string | undefined
  readonly LastChangeId?: string | undefined
  readonly CurrentChangeId?: string | undefined
  readonly moreChanges: boolean
}

export interface GetContent {
  readonly objectType: 'VirtualServer' | 'ContentDatabase' | 'SiteCollection' | 'Site' | 'List' | 'Folder' | 'ListItem' | 'ListItemAttachments'
  readonly objectId?: string | undefined
  readonly folderUrl?: string | undefined
  readonly itemId?: string | undefined
  readonly retrieveChildItems?: boolean | undefined
  readonly securityOnly?: boolean | undefined
  readonly lastItemIdOnPage?: string | undefined
}

export interface GetContentResponse {
  readonly GetContentResult?: XmlText | undefined
  readonly lastItemIdOnPage?: string | undefined
}

export interface GetList {
  readonly strListName: string
}

export type GetListCollection = Record<string, never>

export interface GetListCollectionResponse {
  readonly GetListCollectionResult: number
  readonly vLists?: {
    readonly _sList?: readonly ListSummary[] | undefined
  } | undefined
}

export interface GetListItems {
  readonly strListName: string
  readonly strQuery?: string | undefined
  readonly strViewFields?: string | undefined
  readonly uRowLimit?: number | undefined
}

export interface GetListItemsResponse {
  readonly GetListItemsResult?: XmlText | undefined
}

export interface GetListResponse {
  readonly GetListResult: number
  readonly sListMetadata: ListMetadata
  readonly vProperties?: {
    readonly _sProperty?: readonly ListField[] | undefined
  } | undefined
}

export type GetSite = Record<string, never>

export interface GetSiteAndWeb {
  readonly strUrl: string
}

export interface GetSiteAndWebResponse {
  readonly GetSiteAndWebResult: number
  readonly strSite?: string | undefined
  readonly strWeb?: string | undefined
}

export interface GetSiteResponse {
  readonly GetSiteResult: number
  readonly sSiteMetadata: SiteMetadata
  readonly vWebs?: WebsWithTime | undefined
  readonly strUsers?: string | undefined
  readonly strGroups?: string | undefined
  readonly vGroups?: Strings | undefined
}

export interface GetSiteUrl {
  readonly Url: string
}

export interface GetSiteUrlResponse {
  readonly GetSiteUrlResult: number
  readonly siteUrl?: string | undefined
  readonly siteId?: string | undefined
}

export interface GetURLSegments {
  readonly strURL: string
}

export interface GetURLSegmentsResponse {
  readonly GetURLSegmentsResult: boolean
  readonly strWebID?: string | undefined
  readonly strBucketID?: string | undefined
  readonly strListID?: string | undefined
  readonly strItemID?: string | undefined
}

export type GetWeb = Record<string, never>

export interface GetWebResponse {
  readonly GetWebResult: number
  readonly sWebMetadata: WebMetadata
  readonly vWebs?: WebsWithTime | undefined
  readonly vLists?: ListsWithTime | undefined
  readonly strRoles?: string | undefined
  readonly vRolesUsers?: Strings | undefined
  readonly vRolesGroups?: Strings | undefined
}

export interface ListField {
  readonly Name?: string | undefined
  readonly Title?: string | undefined
  readonly Type?: string | undefined
}

export interface ListMetadata {
  readonly Title?: string | undefined
  readonly Description?: string | undefined
  readonly BaseType?: string | undefined
  readonly BaseTemplate?: string | undefined
  readonly DefaultViewUrl?: string | undefined
  readonly LastModified: string
  readonly LastModifiedForceRecrawl: string
  readonly Author?: string | undefined
  readonly ValidSecurityInfo: boolean
  readonly InheritedSecurity: boolean
  readonly AllowAnonymousAccess: boolean
  readonly AnonymousViewListItems: boolean
  readonly ReadSecurity: number
  readonly Permissions?: string | undefined
}

export interface ListSummary {
  readonly InternalName?: string | undefined
  readonly Title?: string | undefined
  readonly Description?: string | undefined
  readonly BaseType?: string | undefined
  readonly BaseTemplate?: string | undefined
  readonly DefaultViewUrl?: string | undefined
  readonly LastModified?: string | undefined
  readonly PermId?: string | undefined
  readonly InheritedSecurity: boolean
  readonly AllowAnonymousAccess: boolean
  readonly AnonymousViewListItems: boolean
  readonly ReadSecurity: number
}

/** InternalName is the id of the list, in braces. */
export interface ListWithTime {
  readonly InternalName?: string | undefined
  readonly LastModified: string
  readonly IsEmpty: boolean
}

export interface ListsWithTime {
  readonly _sListWithTime?: readonly ListWithTime[] | undefined
}

export interface SiteMetadata {
  readonly LastModified: string
  readonly LastModifiedForceRecrawl: string
  readonly SmallSite: boolean
  readonly PortalUrl?: string | undefined
  readonly UserProfileGUID?: string | undefined
  readonly ValidSecurityInfo: boolean
}

export interface Strings {
  readonly string?: readonly string[] | undefined
}

/** ValidSecurityInfo says whether Permissions and roles are there. */
export interface WebMetadata {
  readonly WebID?: string | undefined
  readonly Title?: string | undefined
  readonly Description?: string | undefined
  readonly Author?: string | undefined
  readonly Language: number
  readonly LastModified: string
  readonly LastModifiedForceRecrawl: string
  readonly NoIndex?: string | undefined
  readonly ValidSecurityInfo: boolean
  readonly InheritedSecurity: boolean
  readonly AllowAnonymousAccess: boolean
  readonly AnonymousViewListItems: boolean
  readonly Permissions?: string | undefined
  readonly ExternalSecurity: boolean
  readonly IsBucketWeb: boolean
  readonly UsedInAutocat: boolean
}

export interface WebWithTime {
  readonly Url?: string | undefined
  readonly LastModified: string
}

export interface WebsWithTime {
  readonly _sWebWithTime?: readonly WebWithTime[] | undefined
}

/** XML in a text, which is read while the reply is written. */
export type XmlText = XmlElement

/** What crawlers read: webs, lists and items with their times and permissions. A number in a result is 0. Permissions, users and groups are there if the caller may see them, as XML in a text. */
export interface SiteDataBindings<Ctx> {
  /** Returns the site collection: its webs, users and groups. */
  GetSite(ctx: Ctx, input: GetSite): Promise<GetSiteResponse>
  /** Returns the addressed web: its webs, lists and roles. */
  GetWeb(ctx: Ctx, input: GetWeb): Promise<GetWebResponse>
  /** Returns the lists of the web. */
  GetListCollection(ctx: Ctx, input: GetListCollection): Promise<GetListCollectionResponse>
  /** Returns a list and its fields. */
  GetList(ctx: Ctx, input: GetList): Promise<GetListResponse>
  /** Returns items of a list as a rowset in a text. strQuery is a Query element and strViewFields a ViewFields element, each as text. */
  GetListItems(ctx: Ctx, input: GetListItems): Promise<GetListItemsResponse>
  /** Returns the files and folders in a folder of the web, at most 5,000 of each. */
  EnumerateFolder(ctx: Ctx, input: EnumerateFolder): Promise<EnumerateFolderResponse>
  /** Returns the URLs of the attachments of an item. */
  GetAttachments(ctx: Ctx, input: GetAttachments): Promise<GetAttachmentsResponse>
  /** Returns the ids of the web, list and item that a URL leads to. */
  GetURLSegments(ctx: Ctx, input: GetURLSegments): Promise<GetURLSegmentsResponse>
  /** Returns the URL and the id of the site collection of a URL. */
  GetSiteUrl(ctx: Ctx, input: GetSiteUrl): Promise<GetSiteUrlResponse>
  /** Returns the URLs of the site collection and the web of a URL. */
  GetSiteAndWeb(ctx: Ctx, input: GetSiteAndWeb): Promise<GetSiteAndWebResponse>
  /** Returns a site collection, a web, a list, a page of a folder, an item or its attachments as XML in a text. objectId is the id of the web or list. For a folder, the empty lastItemIdOnPage of the reply means that this was the last page. */
  GetContent(ctx: Ctx, input: GetContent): Promise<GetContentResponse>
  /** Returns which webs, lists and items of the site collection, or of the addressed web for Site, have changed behind LastChangeId, as XML in a text. LastChangeId of the reply is for the next call. */
  GetChanges(ctx: Ctx, input: GetChanges): Promise<GetChangesResponse>
}

export const sitedata = {
  file: 'sitedata',
  service: 'SiteData',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://schemas.microsoft.com/sharepoint/soap/',
  documentation: 'What crawlers read: webs, lists and items with their times and permissions. A number in a result is 0. Permissions, users and groups are there if the caller may see them, as XML in a text.',
  operations: [
    {
      name: 'GetSite',
      documentation: 'Returns the site collection: its webs, users and groups.',
      input: 'GetSite',
      output: 'GetSiteResponse',
      reads: true,
    },
    {
      name: 'GetWeb',
      documentation: 'Returns the addressed web: its webs, lists and roles.',
      input: 'GetWeb',
      output: 'GetWebResponse',
      reads: true,
    },
    {
      name: 'GetListCollection',
      documentation: 'Returns the lists of the web.',
      input: 'GetListCollection',
      output: 'GetListCollectionResponse',
      reads: true,
    },
    { name: 'GetList', documentation: 'Returns a list and its fields.', input: 'GetList', output: 'GetListResponse', reads: true },
    {
      name: 'GetListItems',
      documentation: 'Returns items of a list as a rowset in a text. strQuery is a Query element and strViewFields a ViewFields element, each as text.',
      input: 'GetListItems',
      output: 'GetListItemsResponse',
      reads: true,
    },
    {
      name: 'EnumerateFolder',
      documentation: 'Returns the files and folders in a folder of the web, at most 5,000 of each.',
      input: 'EnumerateFolder',
      output: 'EnumerateFolderResponse',
      reads: true,
    },
    {
      name: 'GetAttachments',
      documentation: 'Returns the URLs of the attachments of an item.',
      input: 'GetAttachments',
      output: 'GetAttachmentsResponse',
      reads: true,
    },
    {
      name: 'GetURLSegments',
      documentation: 'Returns the ids of the web, list and item that a URL leads to.',
      input: 'GetURLSegments',
      output: 'GetURLSegmentsResponse',
      reads: true,
    },
    {
      name: 'GetSiteUrl',
      documentation: 'Returns the URL and the id of the site collection of a URL.',
      input: 'GetSiteUrl',
      output: 'GetSiteUrlResponse',
      reads: true,
    },
    {
      name: 'GetSiteAndWeb',
      documentation: 'Returns the URLs of the site collection and the web of a URL.',
      input: 'GetSiteAndWeb',
      output: 'GetSiteAndWebResponse',
      reads: true,
    },
    {
      name: 'GetContent',
      documentation: 'Returns a site collection, a web, a list, a page of a folder, an item or its attachments as XML in a text. objectId is the id of the web or list. For a folder, the empty lastItemIdOnPage of the reply means that this was the last page.',
      input: 'GetContent',
      output: 'GetContentResponse',
      reads: true,
    },
    {
      name: 'GetChanges',
      documentation: 'Returns which webs, lists and items of the site collection, or of the addressed web for Site, have changed behind LastChangeId, as XML in a text. LastChangeId of the reply is for the next call.',
      input: 'GetChanges',
      output: 'GetChangesResponse',
      reads: true,
    },
  ],
  types: {
    EnumerateFolder: { elements: [{ name: 'strFolderUrl', simple: { base: 'string' } }], attributes: [] },
    EnumerateFolderResponse: {
      elements: [
        { name: 'EnumerateFolderResult', simple: { base: 'unsignedInt' } },
        {
          name: 'vUrls',
          optional: true,
          content: { elements: [{ name: '_sFPUrl', optional: true, many: true, type: 'FileOrFolder' }], attributes: [] },
        },
      ],
      attributes: [],
    },
    FileOrFolder: {
      elements: [
        { name: 'Url', optional: true, simple: { base: 'string' } },
        { name: 'LastModified', simple: { base: 'dateTime' } },
        { name: 'IsFolder', simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    GetAttachments: {
      elements: [{ name: 'strListName', simple: { base: 'string' } }, { name: 'strItemId', simple: { base: 'string' } }],
      attributes: [],
    },
    GetAttachmentsResponse: {
      elements: [
        { name: 'GetAttachmentsResult', simple: { base: 'unsignedInt' } },
        { name: 'vAttachments', optional: true, type: 'Strings' },
      ],
      attributes: [],
    },
    GetChanges: {
      elements: [
        {
          name: 'objectType',
          simple: {
            base: 'string',
            values: ['VirtualServer', 'ContentDatabase', 'SiteCollection', 'Site', 'List', 'Folder', 'ListItem', 'ListItemAttachments'],
          },
        },
        { name: 'contentDatabaseId', optional: true, simple: { base: 'string' } },
        { name: 'LastChangeId', optional: true, simple: { base: 'string' } },
        { name: 'CurrentChangeId', optional: true, simple: { base: 'string' } },
        { name: 'Timeout', optional: true, simple: { base: 'int' } },
      ],
      attributes: [],
    },
    GetChangesResponse: {
      elements: [
        { name: 'GetChangesResult', optional: true, simple: { base: 'string' } },
        { name: 'LastChangeId', optional: true, simple: { base: 'string' } },
        { name: 'CurrentChangeId', optional: true, simple: { base: 'string' } },
        { name: 'moreChanges', simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    GetContent: {
      elements: [
        {
          name: 'objectType',
          simple: {
            base: 'string',
            values: ['VirtualServer', 'ContentDatabase', 'SiteCollection', 'Site', 'List', 'Folder', 'ListItem', 'ListItemAttachments'],
          },
        },
        { name: 'objectId', optional: true, simple: { base: 'string' } },
        { name: 'folderUrl', optional: true, simple: { base: 'string' } },
        { name: 'itemId', optional: true, simple: { base: 'string' } },
        { name: 'retrieveChildItems', optional: true, simple: { base: 'boolean' } },
        { name: 'securityOnly', optional: true, simple: { base: 'boolean' } },
        { name: 'lastItemIdOnPage', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    GetContentResponse: {
      elements: [
        { name: 'GetContentResult', optional: true, type: 'XmlText' },
        { name: 'lastItemIdOnPage', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    GetList: { elements: [{ name: 'strListName', simple: { base: 'string' } }], attributes: [] },
    GetListCollection: { elements: [], attributes: [] },
    GetListCollectionResponse: {
      elements: [
        { name: 'GetListCollectionResult', simple: { base: 'unsignedInt' } },
        {
          name: 'vLists',
          optional: true,
          content: { elements: [{ name: '_sList', optional: true, many: true, type: 'ListSummary' }], attributes: [] },
        },
      ],
      attributes: [],
    },
    GetListItems: {
      elements: [
        { name: 'strListName', simple: { base: 'string' } },
        { name: 'strQuery', optional: true, simple: { base: 'string' } },
        { name: 'strViewFields', optional: true, simple: { base: 'string' } },
        { name: 'uRowLimit', optional: true, simple: { base: 'unsignedInt' } },
      ],
      attributes: [],
    },
    GetListItemsResponse: { elements: [{ name: 'GetListItemsResult', optional: true, type: 'XmlText' }], attributes: [] },
    GetListResponse: {
      elements: [
        { name: 'GetListResult', simple: { base: 'unsignedInt' } },
        { name: 'sListMetadata', type: 'ListMetadata' },
        {
          name: 'vProperties',
          optional: true,
          content: { elements: [{ name: '_sProperty', optional: true, many: true, type: 'ListField' }], attributes: [] },
        },
      ],
      attributes: [],
    },
    GetSite: { elements: [], attributes: [] },
    GetSiteAndWeb: { elements: [{ name: 'strUrl', simple: { base: 'string' } }], attributes: [] },
    GetSiteAndWebResponse: {
      elements: [
        { name: 'GetSiteAndWebResult', simple: { base: 'unsignedInt' } },
        { name: 'strSite', optional: true, simple: { base: 'string' } },
        { name: 'strWeb', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    GetSiteResponse: {
      elements: [
        { name: 'GetSiteResult', simple: { base: 'unsignedInt' } },
        { name: 'sSiteMetadata', type: 'SiteMetadata' },
        { name: 'vWebs', optional: true, type: 'WebsWithTime' },
        { name: 'strUsers', optional: true, simple: { base: 'string' } },
        { name: 'strGroups', optional: true, simple: { base: 'string' } },
        { name: 'vGroups', optional: true, type: 'Strings' },
      ],
      attributes: [],
    },
    GetSiteUrl: { elements: [{ name: 'Url', simple: { base: 'string' } }], attributes: [] },
    GetSiteUrlResponse: {
      elements: [
        { name: 'GetSiteUrlResult', simple: { base: 'unsignedInt' } },
        { name: 'siteUrl', optional: true, simple: { base: 'string' } },
        { name: 'siteId', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    GetURLSegments: { elements: [{ name: 'strURL', simple: { base: 'string' } }], attributes: [] },
    GetURLSegmentsResponse: {
      elements: [
        { name: 'GetURLSegmentsResult', simple: { base: 'boolean' } },
        { name: 'strWebID', optional: true, simple: { base: 'string' } },
        { name: 'strBucketID', optional: true, simple: { base: 'string' } },
        { name: 'strListID', optional: true, simple: { base: 'string' } },
        { name: 'strItemID', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    GetWeb: { elements: [], attributes: [] },
    GetWebResponse: {
      elements: [
        { name: 'GetWebResult', simple: { base: 'unsignedInt' } },
        { name: 'sWebMetadata', type: 'WebMetadata' },
        { name: 'vWebs', optional: true, type: 'WebsWithTime' },
        { name: 'vLists', optional: true, type: 'ListsWithTime' },
        { name: 'strRoles', optional: true, simple: { base: 'string' } },
        { name: 'vRolesUsers', optional: true, type: 'Strings' },
        { name: 'vRolesGroups', optional: true, type: 'Strings' },
      ],
      attributes: [],
    },
    ListField: {
      elements: [
        { name: 'Name', optional: true, simple: { base: 'string' } },
        { name: 'Title', optional: true, simple: { base: 'string' } },
        { name: 'Type', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    ListMetadata: {
      elements: [
        { name: 'Title', optional: true, simple: { base: 'string' } },
        { name: 'Description', optional: true, simple: { base: 'string' } },
        { name: 'BaseType', optional: true, simple: { base: 'string' } },
        { name: 'BaseTemplate', optional: true, simple: { base: 'string' } },
        { name: 'DefaultViewUrl', optional: true, simple: { base: 'string' } },
        { name: 'LastModified', simple: { base: 'dateTime' } },
        { name: 'LastModifiedForceRecrawl', simple: { base: 'dateTime' } },
        { name: 'Author', optional: true, simple: { base: 'string' } },
        { name: 'ValidSecurityInfo', simple: { base: 'boolean' } },
        { name: 'InheritedSecurity', simple: { base: 'boolean' } },
        { name: 'AllowAnonymousAccess', simple: { base: 'boolean' } },
        { name: 'AnonymousViewListItems', simple: { base: 'boolean' } },
        { name: 'ReadSecurity', simple: { base: 'int' } },
        { name: 'Permissions', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    ListSummary: {
      elements: [
        { name: 'InternalName', optional: true, simple: { base: 'string' } },
        { name: 'Title', optional: true, simple: { base: 'string' } },
        { name: 'Description', optional: true, simple: { base: 'string' } },
        { name: 'BaseType', optional: true, simple: { base: 'string' } },
        { name: 'BaseTemplate', optional: true, simple: { base: 'string' } },
        { name: 'DefaultViewUrl', optional: true, simple: { base: 'string' } },
        { name: 'LastModified', optional: true, simple: { base: 'string' } },
        { name: 'PermId', optional: true, simple: { base: 'string' } },
        { name: 'InheritedSecurity', simple: { base: 'boolean' } },
        { name: 'AllowAnonymousAccess', simple: { base: 'boolean' } },
        { name: 'AnonymousViewListItems', simple: { base: 'boolean' } },
        { name: 'ReadSecurity', simple: { base: 'int' } },
      ],
      attributes: [],
    },
    ListWithTime: {
      elements: [
        { name: 'InternalName', optional: true, simple: { base: 'string' } },
        { name: 'LastModified', simple: { base: 'dateTime' } },
        { name: 'IsEmpty', simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    ListsWithTime: { elements: [{ name: '_sListWithTime', optional: true, many: true, type: 'ListWithTime' }], attributes: [] },
    SiteMetadata: {
      elements: [
        { name: 'LastModified', simple: { base: 'dateTime' } },
        { name: 'LastModifiedForceRecrawl', simple: { base: 'dateTime' } },
        { name: 'SmallSite', simple: { base: 'boolean' } },
        { name: 'PortalUrl', optional: true, simple: { base: 'string' } },
        { name: 'UserProfileGUID', optional: true, simple: { base: 'string' } },
        { name: 'ValidSecurityInfo', simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    Strings: { elements: [{ name: 'string', optional: true, many: true, simple: { base: 'string' } }], attributes: [] },
    WebMetadata: {
      elements: [
        { name: 'WebID', optional: true, simple: { base: 'string' } },
        { name: 'Title', optional: true, simple: { base: 'string' } },
        { name: 'Description', optional: true, simple: { base: 'string' } },
        { name: 'Author', optional: true, simple: { base: 'string' } },
        { name: 'Language', simple: { base: 'unsignedInt' } },
        { name: 'LastModified', simple: { base: 'dateTime' } },
        { name: 'LastModifiedForceRecrawl', simple: { base: 'dateTime' } },
        { name: 'NoIndex', optional: true, simple: { base: 'string' } },
        { name: 'ValidSecurityInfo', simple: { base: 'boolean' } },
        { name: 'InheritedSecurity', simple: { base: 'boolean' } },
        { name: 'AllowAnonymousAccess', simple: { base: 'boolean' } },
        { name: 'AnonymousViewListItems', simple: { base: 'boolean' } },
        { name: 'Permissions', optional: true, simple: { base: 'string' } },
        { name: 'ExternalSecurity', simple: { base: 'boolean' } },
        { name: 'IsBucketWeb', simple: { base: 'boolean' } },
        { name: 'UsedInAutocat', simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    WebWithTime: {
      elements: [{ name: 'Url', optional: true, simple: { base: 'string' } }, { name: 'LastModified', simple: { base: 'dateTime' } }],
      attributes: [],
    },
    WebsWithTime: { elements: [{ name: '_sWebWithTime', optional: true, many: true, type: 'WebWithTime' }], attributes: [] },
    XmlText: { elements: [], attributes: [], asXml: true },
  },
} as const
