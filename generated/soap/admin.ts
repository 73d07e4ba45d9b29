// generated from contracts/soap/farm/admin.wsdl; do not edit

export interface CreateSite {
  readonly Url: string
  readonly Title: string
  readonly Description?: string | undefined
  readonly Lcid?: number | undefined
  readonly WebTemplate?: string | undefined
  readonly OwnerLogin?: string | undefined
  readonly OwnerName?: string | undefined
  readonly OwnerEmail?: string | undefined
  readonly PortalUrl?: string | undefined
  readonly PortalName?: string | undefined
}

export interface CreateSiteResponse {
  readonly CreateSiteResult: string
}

export interface DeleteSite {
  readonly Url: string
}

export type DeleteSiteResponse = Record<string, never>

export type GetLanguages = Record<string, never>

export interface GetLanguagesResponse {
  readonly GetLanguagesResult: {
    readonly Languages: {
      readonly LCID?: readonly number[] | undefined
    }
  }
}

export interface RefreshConfigCache {
  readonly VirtualServerId?: string | undefined
  readonly AdminGroupChanged?: boolean | undefined
}

export type RefreshConfigCacheResponse = Record<string, never>

/** Site collections, for farm administrators. */
export interface AdminBindings<Ctx> {
  /** Creates a site collection in the web application of the address and returns its URL. Lcid -1 means 1033. OwnerName, OwnerEmail, Description, PortalUrl and PortalName have no effect. */
  CreateSite(ctx: Ctx, input: CreateSite): Promise<CreateSiteResponse>
  /** Deletes a site collection. A farm administrator can restore it for 30 days. */
  DeleteSite(ctx: Ctx, input: DeleteSite): Promise<DeleteSiteResponse>
  /** Returns the languages of webs. */
  GetLanguages(ctx: Ctx, input: GetLanguages): Promise<GetLanguagesResponse>
  /** Has this server read again which site collections the farm has. VirtualServerId and AdminGroupChanged have no effect. */
  RefreshConfigCache(ctx: Ctx, input: RefreshConfigCache): Promise<RefreshConfigCacheResponse>
}

export const admin = {
  file: 'admin',
  service: 'Admin',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://schemas.microsoft.com/sharepoint/soap/',
  documentation: 'Site collections, for farm administrators.',
  operations: [
    {
      name: 'CreateSite',
      documentation: 'Creates a site collection in the web application of the address and returns its URL. Lcid -1 means 1033. OwnerName, OwnerEmail, Description, PortalUrl and PortalName have no effect.',
      input: 'CreateSite',
      output: 'CreateSiteResponse',
    },
    {
      name: 'DeleteSite',
      documentation: 'Deletes a site collection. A farm administrator can restore it for 30 days.',
      input: 'DeleteSite',
      output: 'DeleteSiteResponse',
    },
    {
      name: 'GetLanguages',
      documentation: 'Returns the languages of webs.',
      input: 'GetLanguages',
      output: 'GetLanguagesResponse',
      reads: true,
    },
    {
      name: 'RefreshConfigCache',
      documentation: 'Has this server read again which site collections the farm has. VirtualServerId and AdminGroupChanged have no effect.',
      input: 'RefreshConfigCache',
      output: 'RefreshConfigCacheResponse',
      reads: true,
    },
  ],
  types: {
    CreateSite: {
      elements: [
        { name: 'Url', simple: { base: 'string' } },
        { name: 'Title', simple: { base: 'string' } },
        { name: 'Description', optional: true, simple: { base: 'string' } },
        { name: 'Lcid', optional: true, simple: { base: 'int' } },
        { name: 'WebTemplate', optional: true, simple: { base: 'string' } },
        { name: 'OwnerLogin', optional: true, simple: { base: 'string' } },
        { name: 'OwnerName', optional: true, simple: { base: 'string' } },
        { name: 'OwnerEmail', optional: true, simple: { base: 'string' } },
        { name: 'PortalUrl', optional: true, simple: { base: 'string' } },
        { name: 'PortalName', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    CreateSiteResponse: { elements: [{ name: 'CreateSiteResult', simple: { base: 'string' } }], attributes: [] },
    DeleteSite: { elements: [{ name: 'Url', simple: { base: 'string' } }], attributes: [] },
    DeleteSiteResponse: { elements: [], attributes: [] },
    GetLanguages: { elements: [], attributes: [] },
    GetLanguagesResponse: {
      elements: [
        {
          name: 'GetLanguagesResult',
          content: {
            elements: [
              {
                name: 'Languages',
                content: { elements: [{ name: 'LCID', optional: true, many: true, simple: { base: 'int' } }], attributes: [] },
              },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    RefreshConfigCache: {
      elements: [
        { name: 'VirtualServerId', optional: true, simple: { base: 'string' } },
        { name: 'AdminGroupChanged', optional: true, simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    RefreshConfigCacheResponse: { elements: [], attributes: [] },
  },
} as const
