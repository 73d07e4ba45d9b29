// generated from contracts/soap/sites.wsdl; do not edit

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
}

export interface CreateWebResponse {
  readonly CreateWebResult: {
    readonly CreateWeb: {
      readonly Url: string
    }
  }
}

export interface DeleteWeb {
  readonly url: string
}

export type DeleteWebResponse = Record<string, never>

/** The same as contextinfo of REST. TimeoutSeconds is the lifetime of the digest. */
export interface FormDigestInformation {
  readonly DigestValue?: string | undefined
  readonly TimeoutSeconds: number
  readonly WebFullUrl?: string | undefined
  readonly LibraryVersion?: string | undefined
  readonly SupportedSchemaVersions?: string | undefined
}

export interface GetSite {
  readonly SiteUrl: string
}

export interface GetSiteResponse {
  readonly GetSiteResult?: string | undefined
}

export interface GetSiteTemplates {
  readonly LCID: number
}

export interface GetSiteTemplatesResponse {
  readonly GetSiteTemplatesResult: number
  readonly TemplateList?: {
    readonly Template?: readonly Template[] | undefined
  } | undefined
}

export type GetUpdatedFormDigest = Record<string, never>

export interface GetUpdatedFormDigestInformation {
  readonly url?: string | undefined
}

export interface GetUpdatedFormDigestInformationResponse {
  readonly GetUpdatedFormDigestInformationResult: FormDigestInformation
}

export interface GetUpdatedFormDigestResponse {
  readonly GetUpdatedFormDigestResult: string
}

/** A template for webs. Name is what CreateWeb takes. */
export interface Template {
  readonly ID: number
  readonly Title: string
  readonly Name: string
  readonly IsUnique: boolean
  readonly IsHidden: boolean
  readonly Description?: string | undefined
  readonly ImageUrl: string
  readonly IsCustom: boolean
  readonly IsSubWebOnly: boolean
  readonly IsRootWebOnly: boolean
  readonly DisplayCategory?: string | undefined
  readonly HasProvisionClass: boolean
}

/** Site collections. */
export interface SitesBindings<Ctx> {
  /** Returns the site collection of a web, as a text with a Site element. SiteUrl is the absolute or server-relative URL of the web. */
  GetSite(ctx: Ctx, input: GetSite): Promise<GetSiteResponse>
  /** Creates a web below another one and returns its URL. url is absolute, begins with a slash, or is relative to the addressed web. templateName is such as STS#0. uniquePermissions starts the web with permissions of its own. */
  CreateWeb(ctx: Ctx, input: CreateWeb): Promise<CreateWebResponse>
  /** Deletes a web and everything in it for good. url is as in CreateWeb. */
  DeleteWeb(ctx: Ctx, input: DeleteWeb): Promise<DeleteWebResponse>
  /** Returns the templates for new webs. LCID is the language of the web, or 0. */
  GetSiteTemplates(ctx: Ctx, input: GetSiteTemplates): Promise<GetSiteTemplatesResponse>
  /** Returns a form digest for the caller and the site collection. */
  GetUpdatedFormDigest(ctx: Ctx, input: GetUpdatedFormDigest): Promise<GetUpdatedFormDigestResponse>
  /** Returns a form digest and what clients need to know with it. url is the URL of a web; without it, the web is the addressed one. */
  GetUpdatedFormDigestInformation(ctx: Ctx, input: GetUpdatedFormDigestInformation): Promise<GetUpdatedFormDigestInformationResponse>
}

export const sites = {
  file: 'sites',
  service: 'Sites',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://schemas.microsoft.com/sharepoint/soap/',
  documentation: 'Site collections.',
  operations: [
    {
      name: 'GetSite',
      documentation: 'Returns the site collection of a web, as a text with a Site element. SiteUrl is the absolute or server-relative URL of the web.',
      input: 'GetSite',
      output: 'GetSiteResponse',
      reads: true,
    },
    {
      name: 'CreateWeb',
      documentation: 'Creates a web below another one and returns its URL. url is absolute, begins with a slash, or is relative to the addressed web. templateName is such as STS#0. uniquePermissions starts the web with permissions of its own.',
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
      name: 'GetSiteTemplates',
      documentation: 'Returns the templates for new webs. LCID is the language of the web, or 0.',
      input: 'GetSiteTemplates',
      output: 'GetSiteTemplatesResponse',
      reads: true,
    },
    {
      name: 'GetUpdatedFormDigest',
      documentation: 'Returns a form digest for the caller and the site collection.',
      input: 'GetUpdatedFormDigest',
      output: 'GetUpdatedFormDigestResponse',
      reads: true,
    },
    {
      name: 'GetUpdatedFormDigestInformation',
      documentation: 'Returns a form digest and what clients need to know with it. url is the URL of a web; without it, the web is the addressed one.',
      input: 'GetUpdatedFormDigestInformation',
      output: 'GetUpdatedFormDigestInformationResponse',
      reads: true,
    },
  ],
  types: {
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
    DeleteWeb: { elements: [{ name: 'url', simple: { base: 'string' } }], attributes: [] },
    DeleteWebResponse: { elements: [], attributes: [] },
    FormDigestInformation: {
      elements: [
        { name: 'DigestValue', optional: true, simple: { base: 'string' } },
        { name: 'TimeoutSeconds', simple: { base: 'int' } },
        { name: 'WebFullUrl', optional: true, simple: { base: 'string' } },
        { name: 'LibraryVersion', optional: true, simple: { base: 'string' } },
        { name: 'SupportedSchemaVersions', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    GetSite: { elements: [{ name: 'SiteUrl', simple: { base: 'string' } }], attributes: [] },
    GetSiteResponse: { elements: [{ name: 'GetSiteResult', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetSiteTemplates: { elements: [{ name: 'LCID', simple: { base: 'unsignedInt' } }], attributes: [] },
    GetSiteTemplatesResponse: {
      elements: [
        { name: 'GetSiteTemplatesResult', simple: { base: 'unsignedInt' } },
        {
          name: 'TemplateList',
          optional: true,
          content: { elements: [{ name: 'Template', optional: true, many: true, type: 'Template' }], attributes: [] },
        },
      ],
      attributes: [],
    },
    GetUpdatedFormDigest: { elements: [], attributes: [] },
    GetUpdatedFormDigestInformation: { elements: [{ name: 'url', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetUpdatedFormDigestInformationResponse: {
      elements: [{ name: 'GetUpdatedFormDigestInformationResult', type: 'FormDigestInformation' }],
      attributes: [],
    },
    GetUpdatedFormDigestResponse: { elements: [{ name: 'GetUpdatedFormDigestResult', simple: { base: 'string' } }], attributes: [] },
    Template: {
      elements: [],
      attributes: [
        { name: 'ID', simple: { base: 'int' } },
        { name: 'Title', simple: { base: 'string' } },
        { name: 'Name', simple: { base: 'string' } },
        { name: 'IsUnique', simple: { base: 'boolean' } },
        { name: 'IsHidden', simple: { base: 'boolean' } },
        { name: 'Description', optional: true, simple: { base: 'string' } },
        { name: 'ImageUrl', simple: { base: 'string' } },
        { name: 'IsCustom', simple: { base: 'boolean' } },
        { name: 'IsSubWebOnly', simple: { base: 'boolean' } },
        { name: 'IsRootWebOnly', simple: { base: 'boolean' } },
        { name: 'DisplayCategory', optional: true, simple: { base: 'string' } },
        { name: 'HasProvisionClass', simple: { base: 'boolean' } },
      ],
    },
  },
} as const
