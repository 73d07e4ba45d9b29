// generated from contracts/soap/terms/taxonomyclientservice.wsdl; do not edit

export interface AddTerms {
  readonly sharedServiceId: string
  readonly termSetId: string
  readonly lcid: number
  readonly newTerms?: string | undefined
}

export interface AddTermsResponse {
  readonly AddTermsResult?: string | undefined
}

export interface GetChildTermsInTerm {
  readonly sspId: string
  readonly lcid: number
  readonly termId: string
  readonly termSetId: string
}

export interface GetChildTermsInTermResponse {
  readonly GetChildTermsInTermResult?: string | undefined
}

export interface GetChildTermsInTermSet {
  readonly sspId: string
  readonly lcid: number
  readonly termSetId: string
}

export interface GetChildTermsInTermSetResponse {
  readonly GetChildTermsInTermSetResult?: string | undefined
}

export interface GetKeywordTermsByGuids {
  readonly termIds?: string | undefined
  readonly lcid: number
}

export interface GetKeywordTermsByGuidsResponse {
  readonly GetKeywordTermsByGuidsResult?: string | undefined
}

export interface GetTermSets {
  readonly sharedServiceIds?: string | undefined
  readonly termSetIds?: string | undefined
  readonly lcid: number
  readonly clientTimeStamps?: string | undefined
  readonly clientVersions?: string | undefined
}

export interface GetTermSetsResponse {
  readonly GetTermSetsResult?: string | undefined
  readonly serverTermSetTimeStampXml?: string | undefined
}

export interface GetTermsByLabel {
  readonly label?: string | undefined
  readonly lcid: number
  readonly matchOption: 'StartsWith' | 'ExactMatch'
  readonly resultCollectionSize: number
  readonly termIds?: string | undefined
  readonly addIfNotFound: boolean
}

export interface GetTermsByLabelResponse {
  readonly GetTermsByLabelResult?: string | undefined
}

/** Terms for clients that edit managed metadata. */
export interface Taxonomy_x0020_web_x0020_serviceBindings<Ctx> {
  /** Returns the terms of term sets as XML in a text: Container/TermStore/T. A term set whose clientTimeStamp is not older than its last change is left out. serverTermSetTimeStampXml has the times of the last changes, in the order of termSetIds. sharedServiceIds, termSetIds, clientTimeStamps and clientVersions are lists as XML in texts, such as <termSetIds><termSetId>GUID</termSetId></termSetIds>; the version 0 asks for a term set whatever its time. */
  GetTermSets(ctx: Ctx, input: GetTermSets): Promise<GetTermSetsResponse>
  /** Returns the terms right below a term as XML in a text: TermStore/T. */
  GetChildTermsInTerm(ctx: Ctx, input: GetChildTermsInTerm): Promise<GetChildTermsInTermResponse>
  /** Returns the terms at the root of a term set as XML in a text: TermStore/T. */
  GetChildTermsInTermSet(ctx: Ctx, input: GetChildTermsInTermSet): Promise<GetChildTermsInTermSetResponse>
  /** Returns terms by their ids as XML in a text: TermStore/T. Ids that no term has are left out. */
  GetKeywordTermsByGuids(ctx: Ctx, input: GetKeywordTermsByGuids): Promise<GetKeywordTermsByGuidsResponse>
  /** Returns terms by a label as XML in a text: TermStore/T. termIds restricts them to term sets: <termSets><termSet>GUID</termSet></termSets>. With addIfNotFound, a label that no term has becomes a keyword; that needs the right AddListItems. */
  GetTermsByLabel(ctx: Ctx, input: GetTermsByLabel): Promise<GetTermsByLabelResponse>
  /** Adds terms to a term set. newTerms is XML in a text: <newTerms><newTerm label="L" clientId="1" parentTermId="GUID"/></newTerms>; the GUID of zeros, or none, is the root of the term set. Returns the new terms as XML in a text: TermStore/T, each with its clientId in a65. All are added, or none. */
  AddTerms(ctx: Ctx, input: AddTerms): Promise<AddTermsResponse>
}

export const taxonomyclientservice = {
  file: 'taxonomyclientservice',
  service: 'Taxonomy_x0020_web_x0020_service',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://schemas.microsoft.com/sharepoint/taxonomy/soap/',
  documentation: 'Terms for clients that edit managed metadata.',
  operations: [
    {
      name: 'GetTermSets',
      documentation: 'Returns the terms of term sets as XML in a text: Container/TermStore/T. A term set whose clientTimeStamp is not older than its last change is left out. serverTermSetTimeStampXml has the times of the last changes, in the order of termSetIds. sharedServiceIds, termSetIds, clientTimeStamps and clientVersions are lists as XML in texts, such as <termSetIds><termSetId>GUID</termSetId></termSetIds>; the version 0 asks for a term set whatever its time.',
      input: 'GetTermSets',
      output: 'GetTermSetsResponse',
      reads: true,
    },
    {
      name: 'GetChildTermsInTerm',
      documentation: 'Returns the terms right below a term as XML in a text: TermStore/T.',
      input: 'GetChildTermsInTerm',
      output: 'GetChildTermsInTermResponse',
      reads: true,
    },
    {
      name: 'GetChildTermsInTermSet',
      documentation: 'Returns the terms at the root of a term set as XML in a text: TermStore/T.',
      input: 'GetChildTermsInTermSet',
      output: 'GetChildTermsInTermSetResponse',
      reads: true,
    },
    {
      name: 'GetKeywordTermsByGuids',
      documentation: 'Returns terms by their ids as XML in a text: TermStore/T. Ids that no term has are left out.',
      input: 'GetKeywordTermsByGuids',
      output: 'GetKeywordTermsByGuidsResponse',
      reads: true,
    },
    {
      name: 'GetTermsByLabel',
      documentation: 'Returns terms by a label as XML in a text: TermStore/T. termIds restricts them to term sets: <termSets><termSet>GUID</termSet></termSets>. With addIfNotFound, a label that no term has becomes a keyword; that needs the right AddListItems.',
      input: 'GetTermsByLabel',
      output: 'GetTermsByLabelResponse',
    },
    {
      name: 'AddTerms',
      documentation: 'Adds terms to a term set. newTerms is XML in a text: <newTerms><newTerm label="L" clientId="1" parentTermId="GUID"/></newTerms>; the GUID of zeros, or none, is the root of the term set. Returns the new terms as XML in a text: TermStore/T, each with its clientId in a65. All are added, or none.',
      input: 'AddTerms',
      output: 'AddTermsResponse',
    },
  ],
  types: {
    AddTerms: {
      elements: [
        {
          name: 'sharedServiceId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        {
          name: 'termSetId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'lcid', simple: { base: 'int' } },
        { name: 'newTerms', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    AddTermsResponse: { elements: [{ name: 'AddTermsResult', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetChildTermsInTerm: {
      elements: [
        {
          name: 'sspId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'lcid', simple: { base: 'int' } },
        {
          name: 'termId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        {
          name: 'termSetId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
      ],
      attributes: [],
    },
    GetChildTermsInTermResponse: {
      elements: [{ name: 'GetChildTermsInTermResult', optional: true, simple: { base: 'string' } }],
      attributes: [],
    },
    GetChildTermsInTermSet: {
      elements: [
        {
          name: 'sspId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'lcid', simple: { base: 'int' } },
        {
          name: 'termSetId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
      ],
      attributes: [],
    },
    GetChildTermsInTermSetResponse: {
      elements: [{ name: 'GetChildTermsInTermSetResult', optional: true, simple: { base: 'string' } }],
      attributes: [],
    },
    GetKeywordTermsByGuids: {
      elements: [{ name: 'termIds', optional: true, simple: { base: 'string' } }, { name: 'lcid', simple: { base: 'int' } }],
      attributes: [],
    },
    GetKeywordTermsByGuidsResponse: {
      elements: [{ name: 'GetKeywordTermsByGuidsResult', optional: true, simple: { base: 'string' } }],
      attributes: [],
    },
    GetTermSets: {
      elements: [
        { name: 'sharedServiceIds', optional: true, simple: { base: 'string' } },
        { name: 'termSetIds', optional: true, simple: { base: 'string' } },
        { name: 'lcid', simple: { base: 'int' } },
        { name: 'clientTimeStamps', optional: true, simple: { base: 'string' } },
        { name: 'clientVersions', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    GetTermSetsResponse: {
      elements: [
        { name: 'GetTermSetsResult', optional: true, simple: { base: 'string' } },
        { name: 'serverTermSetTimeStampXml', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    GetTermsByLabel: {
      elements: [
        { name: 'label', optional: true, simple: { base: 'string' } },
        { name: 'lcid', simple: { base: 'int' } },
        { name: 'matchOption', simple: { base: 'string', values: ['StartsWith', 'ExactMatch'] } },
        { name: 'resultCollectionSize', simple: { base: 'int' } },
        { name: 'termIds', optional: true, simple: { base: 'string' } },
        { name: 'addIfNotFound', simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    GetTermsByLabelResponse: { elements: [{ name: 'GetTermsByLabelResult', optional: true, simple: { base: 'string' } }], attributes: [] },
  },
} as const
