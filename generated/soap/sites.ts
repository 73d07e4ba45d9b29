// generated from contracts/soap/sites.wsdl; do not edit

export interface GetSite {
  readonly SiteUrl: string
}

export interface GetSiteResponse {
  readonly GetSiteResult?: string | undefined
}

/** Site collections. */
export interface SitesBindings<Ctx> {
  /** Returns the site collection of a web, as a text with a Site element. SiteUrl is the absolute or server-relative URL of the web. */
  GetSite(ctx: Ctx, input: GetSite): Promise<GetSiteResponse>
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
    },
  ],
  types: {
    GetSite: { elements: [{ name: 'SiteUrl', simple: { base: 'string' } }], attributes: [] },
    GetSiteResponse: { elements: [{ name: 'GetSiteResult', optional: true, simple: { base: 'string' } }], attributes: [] },
  },
} as const
