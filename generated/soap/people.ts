// generated from contracts/soap/people/people.wsdl; do not edit

export type IsClaimsMode = Record<string, never>

export interface IsClaimsModeResponse {
  readonly IsClaimsModeResult: boolean
}

/** A user or group. UserInfoID is its id in the site collection, or -1. MoreMatches has candidates for a key that is not resolved. */
export interface PrincipalInfo {
  readonly AccountName?: string | undefined
  readonly UserInfoID: number
  readonly DisplayName?: string | undefined
  readonly Email?: string | undefined
  readonly Department?: string | undefined
  readonly Title?: string | undefined
  readonly IsResolved: boolean
  readonly MoreMatches?: Principals | undefined
  readonly PrincipalType: string
}

export interface Principals {
  readonly PrincipalInfo?: readonly PrincipalInfo[] | undefined
}

export interface ResolvePrincipals {
  readonly principalKeys: {
    readonly string?: readonly string[] | undefined
  }
  readonly principalType: string
  readonly addToUserInfoList: boolean
}

export interface ResolvePrincipalsResponse {
  readonly ResolvePrincipalsResult?: Principals | undefined
}

export interface SearchPrincipals {
  readonly searchText: string
  readonly maxResults: number
  readonly principalType: string
}

export interface SearchPrincipalsResponse {
  readonly SearchPrincipalsResult?: Principals | undefined
}

/** Users and groups of a site collection, for the choice of people. principalType has one or more of User, DistributionList, SecurityGroup, SharePointGroup and All, divided by spaces. */
export interface PeopleBindings<Ctx> {
  /** Returns whether login names are claims, which they always are. */
  IsClaimsMode(ctx: Ctx, input: IsClaimsMode): Promise<IsClaimsModeResponse>
  /** Returns the user or group for each key: a login name, an e-mail address or a name. addToUserInfoList adds users whom the site collection does not know yet. */
  ResolvePrincipals(ctx: Ctx, input: ResolvePrincipals): Promise<ResolvePrincipalsResponse>
  /** Returns the users and groups of the site collection whose name, login name or e-mail address has a word that begins with a text. */
  SearchPrincipals(ctx: Ctx, input: SearchPrincipals): Promise<SearchPrincipalsResponse>
}

export const people = {
  file: 'people',
  service: 'People',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://schemas.microsoft.com/sharepoint/soap/',
  documentation: 'Users and groups of a site collection, for the choice of people. principalType has one or more of User, DistributionList, SecurityGroup, SharePointGroup and All, divided by spaces.',
  operations: [
    {
      name: 'IsClaimsMode',
      documentation: 'Returns whether login names are claims, which they always are.',
      input: 'IsClaimsMode',
      output: 'IsClaimsModeResponse',
      reads: true,
    },
    {
      name: 'ResolvePrincipals',
      documentation: 'Returns the user or group for each key: a login name, an e-mail address or a name. addToUserInfoList adds users whom the site collection does not know yet.',
      input: 'ResolvePrincipals',
      output: 'ResolvePrincipalsResponse',
    },
    {
      name: 'SearchPrincipals',
      documentation: 'Returns the users and groups of the site collection whose name, login name or e-mail address has a word that begins with a text.',
      input: 'SearchPrincipals',
      output: 'SearchPrincipalsResponse',
      reads: true,
    },
  ],
  types: {
    IsClaimsMode: { elements: [], attributes: [] },
    IsClaimsModeResponse: { elements: [{ name: 'IsClaimsModeResult', simple: { base: 'boolean' } }], attributes: [] },
    PrincipalInfo: {
      elements: [
        { name: 'AccountName', optional: true, simple: { base: 'string' } },
        { name: 'UserInfoID', simple: { base: 'int' } },
        { name: 'DisplayName', optional: true, simple: { base: 'string' } },
        { name: 'Email', optional: true, simple: { base: 'string' } },
        { name: 'Department', optional: true, simple: { base: 'string' } },
        { name: 'Title', optional: true, simple: { base: 'string' } },
        { name: 'IsResolved', simple: { base: 'boolean' } },
        { name: 'MoreMatches', optional: true, type: 'Principals' },
        { name: 'PrincipalType', simple: { base: 'string' } },
      ],
      attributes: [],
    },
    Principals: { elements: [{ name: 'PrincipalInfo', optional: true, many: true, type: 'PrincipalInfo' }], attributes: [] },
    ResolvePrincipals: {
      elements: [
        {
          name: 'principalKeys',
          content: { elements: [{ name: 'string', optional: true, many: true, simple: { base: 'string' } }], attributes: [] },
        },
        { name: 'principalType', simple: { base: 'string' } },
        { name: 'addToUserInfoList', simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    ResolvePrincipalsResponse: { elements: [{ name: 'ResolvePrincipalsResult', optional: true, type: 'Principals' }], attributes: [] },
    SearchPrincipals: {
      elements: [
        { name: 'searchText', simple: { base: 'string' } },
        { name: 'maxResults', simple: { base: 'int' } },
        { name: 'principalType', simple: { base: 'string' } },
      ],
      attributes: [],
    },
    SearchPrincipalsResponse: { elements: [{ name: 'SearchPrincipalsResult', optional: true, type: 'Principals' }], attributes: [] },
  },
} as const
