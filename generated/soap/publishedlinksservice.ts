// generated from contracts/soap/sites/publishedlinksservice.wsdl; do not edit

export type GetLinks = Record<string, never>

export interface GetLinksResponse {
  readonly GetLinksResult: {
    readonly ServerLink?: readonly ServerLink[] | undefined
  }
}

export type GetPublishingPages = Record<string, never>

export interface GetPublishingPagesResponse {
  readonly GetPublishingPagesResult: {
    readonly ServerLink?: readonly ServerLink[] | undefined
  }
}

/** A link. LinkType is 1 for a web, 2 for a document library, 4 for a page. IsMember is true if the caller may add items there; IsPublished if the page has a major version, and for every web and library. */
export interface ServerLink {
  readonly Title: string
  readonly Url: string
  readonly LinkType: number
  readonly IsMember: boolean
  readonly IsPublished: boolean
}

/** The places and pages that a program may offer to the caller. */
export interface PublishedLinksServiceBindings<Ctx> {
  /** Returns the webs of the site collection that the caller may open, and the document libraries in them where the caller may see items. */
  GetLinks(ctx: Ctx, input: GetLinks): Promise<GetLinksResponse>
  /** Returns the pages in the page libraries of the web that the caller may see, at most 1,000. Needs the right Open. */
  GetPublishingPages(ctx: Ctx, input: GetPublishingPages): Promise<GetPublishingPagesResponse>
}

export const publishedlinksservice = {
  file: 'publishedlinksservice',
  service: 'PublishedLinksService',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://microsoft.com/webservices/SharePointPortalServer/PublishedLinksService http://microsoft.com/webservices/SharePointPortalServer/PublishedLinksService/',
  documentation: 'The places and pages that a program may offer to the caller.',
  operations: [
    {
      name: 'GetLinks',
      documentation: 'Returns the webs of the site collection that the caller may open, and the document libraries in them where the caller may see items.',
      input: 'GetLinks',
      output: 'GetLinksResponse',
      reads: true,
    },
    {
      name: 'GetPublishingPages',
      documentation: 'Returns the pages in the page libraries of the web that the caller may see, at most 1,000. Needs the right Open.',
      input: 'GetPublishingPages',
      output: 'GetPublishingPagesResponse',
      reads: true,
    },
  ],
  types: {
    GetLinks: { elements: [], attributes: [] },
    GetLinksResponse: {
      elements: [
        {
          name: 'GetLinksResult',
          content: { elements: [{ name: 'ServerLink', optional: true, many: true, type: 'ServerLink' }], attributes: [] },
        },
      ],
      attributes: [],
    },
    GetPublishingPages: { elements: [], attributes: [] },
    GetPublishingPagesResponse: {
      elements: [
        {
          name: 'GetPublishingPagesResult',
          content: { elements: [{ name: 'ServerLink', optional: true, many: true, type: 'ServerLink' }], attributes: [] },
        },
      ],
      attributes: [],
    },
    ServerLink: {
      elements: [
        { name: 'Title', simple: { base: 'string' } },
        { name: 'Url', simple: { base: 'string' } },
        { name: 'LinkType', simple: { base: 'long' } },
        { name: 'IsMember', simple: { base: 'boolean' } },
        { name: 'IsPublished', simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
  },
} as const
