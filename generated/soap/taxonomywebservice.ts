// generated from contracts/soap/terms/taxonomywebservice.wsdl; do not edit

export interface CreateTerm {
  readonly termSetId: string
  readonly parentTermId?: string | undefined
  readonly name: string
  readonly lcid?: number | undefined
  readonly description?: string | undefined
  readonly termId?: string | undefined
}

export interface CreateTermGroup {
  readonly name: string
  readonly description?: string | undefined
}

export interface CreateTermGroupResponse {
  readonly CreateTermGroupResult: TermGroupInfo
}

export interface CreateTermResponse {
  readonly CreateTermResult: TermInfo
}

export interface CreateTermSet {
  readonly groupId: string
  readonly name: string
  readonly description?: string | undefined
  readonly isOpen?: boolean | undefined
  readonly isAvailableForTagging?: boolean | undefined
  readonly termSetId?: string | undefined
}

export interface CreateTermSetResponse {
  readonly CreateTermSetResult: TermSetInfo
}

export interface DeleteTerm {
  readonly termId: string
  readonly termSetId?: string | undefined
}

export interface DeleteTermGroup {
  readonly groupId: string
}

export type DeleteTermGroupResponse = Record<string, never>

export interface DeleteTermLabel {
  readonly termId: string
  readonly label: string
  readonly lcid?: number | undefined
}

export type DeleteTermLabelResponse = Record<string, never>

export type DeleteTermResponse = Record<string, never>

export interface DeleteTermSet {
  readonly termSetId: string
}

export type DeleteTermSetResponse = Record<string, never>

export interface FindTerms {
  readonly label: string
  readonly lcid?: number | undefined
  readonly matchOption?: 'StartsWith' | 'ExactMatch' | undefined
  readonly termSetId?: string | undefined
  readonly maximum?: number | undefined
}

export interface FindTermsResponse {
  readonly FindTermsResult: Terms
}

export interface GetTerm {
  readonly termId: string
  readonly lcid?: number | undefined
  readonly termSetId?: string | undefined
}

export interface GetTermGroups {
  readonly termStoreId?: string | undefined
}

export interface GetTermGroupsResponse {
  readonly GetTermGroupsResult: TermGroups
}

export interface GetTermResponse {
  readonly GetTermResult: TermInfo
}

export interface GetTermSet {
  readonly termSetId: string
}

export interface GetTermSetResponse {
  readonly GetTermSetResult: TermSetInfo
}

export interface GetTermSets {
  readonly groupId: string
}

export interface GetTermSetsResponse {
  readonly GetTermSetsResult: TermSets
}

export type GetTermStores = Record<string, never>

export interface GetTermStoresResponse {
  readonly GetTermStoresResult: TermStores
}

export interface GetTerms {
  readonly termSetId: string
  readonly parentTermId?: string | undefined
  readonly lcid?: number | undefined
}

export interface GetTermsResponse {
  readonly GetTermsResult: Terms
}

export interface MergeTerms {
  readonly termId: string
  readonly intoTermId: string
}

export type MergeTermsResponse = Record<string, never>

export interface ReuseTerm {
  readonly termId: string
  readonly termSetId: string
  readonly parentTermId?: string | undefined
  readonly isPinned?: boolean | undefined
  readonly withTermsBelow?: boolean | undefined
  readonly lcid?: number | undefined
}

export interface ReuseTermResponse {
  readonly ReuseTermResult: TermInfo
}

export interface SetTermLabel {
  readonly termId: string
  readonly label: string
  readonly lcid?: number | undefined
  readonly isDefault?: boolean | undefined
}

export type SetTermLabelResponse = Record<string, never>

export interface SetTermProperty {
  readonly termId: string
  readonly name: string
  readonly value?: string | undefined
}

export type SetTermPropertyResponse = Record<string, never>

export interface SetTermSetProperty {
  readonly termSetId: string
  readonly name: string
  readonly value?: string | undefined
}

export type SetTermSetPropertyResponse = Record<string, never>

export interface SetTermSource {
  readonly termId: string
  readonly termSetId: string
}

export type SetTermSourceResponse = Record<string, never>

/** A group of term sets. IsSystem is true for the group that the server uses. */
export interface TermGroupInfo {
  readonly Id: string
  readonly Name: string
  readonly Description: string
  readonly IsSystem: boolean
  readonly Created: string
  readonly LastModified: string
}

export interface TermGroups {
  readonly Group?: readonly TermGroupInfo[] | undefined
}

/** A term. A term of several term sets has a Place for each, that of its source first. Name is its label in the language of the request, or else in that of the site. Path has the names from the root of the term set down to the term, with semicolons between them. */
export interface TermInfo {
  readonly Label?: readonly TermLabelInfo[] | undefined
  readonly Property?: readonly TermProperty[] | undefined
  readonly Place?: readonly TermPlaceInfo[] | undefined
  readonly Id: string
  readonly TermSetId: string
  readonly ParentTermId?: string | undefined
  readonly Name: string
  readonly Path: string
  readonly Description: string
  readonly IsDeprecated: boolean
  readonly IsAvailableForTagging: boolean
  readonly HasChildren: boolean
  readonly Created: string
  readonly LastModified: string
}

/** A label of a term in a language. */
export interface TermLabelInfo {
  readonly text: string
  readonly Lcid: number
  readonly IsDefault: boolean
}

/** A place of a term. ParentTermId is absent at the root of the term set. */
export interface TermPlaceInfo {
  readonly TermSetId: string
  readonly ParentTermId?: string | undefined
  readonly IsSource: boolean
  readonly IsPinned: boolean
}

/** The value of a custom property of a term or a term set. */
export interface TermProperty {
  readonly text: string
  readonly Name: string
}

/** A term set. IsOpen: whoever may add items may add terms. IsAvailableForTagging: users may choose its terms. */
export interface TermSetInfo {
  readonly Property?: readonly TermProperty[] | undefined
  readonly Id: string
  readonly GroupId: string
  readonly Name: string
  readonly Description: string
  readonly IsOpen: boolean
  readonly IsAvailableForTagging: boolean
  readonly TermCount: number
  readonly Created: string
  readonly LastModified: string
}

export interface TermSets {
  readonly TermSet?: readonly TermSetInfo[] | undefined
}

/** The term store. Lcids are the languages of labels, divided by spaces. */
export interface TermStoreInfo {
  readonly Id: string
  readonly Name: string
  readonly DefaultLcid: number
  readonly Lcids: string
  readonly KeywordsTermSetId: string
}

export interface TermStores {
  readonly TermStore?: readonly TermStoreInfo[] | undefined
}

export interface Terms {
  readonly Term?: readonly TermInfo[] | undefined
}

export interface UpdateTerm {
  readonly termId: string
  readonly description?: string | undefined
  readonly isDeprecated?: boolean | undefined
  readonly isAvailableForTagging?: boolean | undefined
  readonly parentTermId?: string | undefined
  readonly termSetId?: string | undefined
  readonly fromTermSetId?: string | undefined
}

export interface UpdateTermGroup {
  readonly groupId: string
  readonly name?: string | undefined
  readonly description?: string | undefined
}

export type UpdateTermGroupResponse = Record<string, never>

export type UpdateTermResponse = Record<string, never>

export interface UpdateTermSet {
  readonly termSetId: string
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly isOpen?: boolean | undefined
  readonly isAvailableForTagging?: boolean | undefined
}

export type UpdateTermSetResponse = Record<string, never>

/** The term store: groups, term sets and terms. */
export interface TaxonomywebserviceBindings<Ctx> {
  /** Returns the term store of the site collection. */
  GetTermStores(ctx: Ctx, input: GetTermStores): Promise<GetTermStoresResponse>
  /** Returns the groups of the term store by name, the group of the server last. */
  GetTermGroups(ctx: Ctx, input: GetTermGroups): Promise<GetTermGroupsResponse>
  /** Adds a group. Needs the right ManageWeb on the root web, as does every change of the term store but new terms in open term sets. */
  CreateTermGroup(ctx: Ctx, input: CreateTermGroup): Promise<CreateTermGroupResponse>
  /** Changes the name or the description of a group. */
  UpdateTermGroup(ctx: Ctx, input: UpdateTermGroup): Promise<UpdateTermGroupResponse>
  /** Deletes a group without term sets. */
  DeleteTermGroup(ctx: Ctx, input: DeleteTermGroup): Promise<DeleteTermGroupResponse>
  /** Returns the term sets of a group by name. */
  GetTermSets(ctx: Ctx, input: GetTermSets): Promise<GetTermSetsResponse>
  /** Returns a term set by its id. */
  GetTermSet(ctx: Ctx, input: GetTermSet): Promise<GetTermSetResponse>
  /** Adds a term set to a group. Without termSetId the server chooses the id. */
  CreateTermSet(ctx: Ctx, input: CreateTermSet): Promise<CreateTermSetResponse>
  /** Changes what of a term set is given. */
  UpdateTermSet(ctx: Ctx, input: UpdateTermSet): Promise<UpdateTermSetResponse>
  /** Deletes a term set with its terms. Items keep the labels of these terms. */
  DeleteTermSet(ctx: Ctx, input: DeleteTermSet): Promise<DeleteTermSetResponse>
  /** Returns the terms right below a term, or at the root of the term set, in the order of their labels. */
  GetTerms(ctx: Ctx, input: GetTerms): Promise<GetTermsResponse>
  /** Returns a term by its id. */
  GetTerm(ctx: Ctx, input: GetTerm): Promise<GetTermResponse>
  /** Returns at most 200 terms by a label in a language, of one term set or of all. */
  FindTerms(ctx: Ctx, input: FindTerms): Promise<FindTermsResponse>
  /** Adds a term to a term set. An open term set needs the right AddListItems on the root web. Without termId the server chooses the id. */
  CreateTerm(ctx: Ctx, input: CreateTerm): Promise<CreateTermResponse>
  /** Changes what of a term is given. parentTermId moves it; the GUID of zeros is the root. termSetId moves it to another term set, with the terms below it. fromTermSetId moves the place in that term set in place of that of its source. */
  UpdateTerm(ctx: Ctx, input: UpdateTerm): Promise<UpdateTermResponse>
  /** Puts a term in another term set as well, at its root or below a term. With withTermsBelow, the terms below it in the term set of its source come along. With isPinned they always do, and the places follow those below the source from now on. */
  ReuseTerm(ctx: Ctx, input: ReuseTerm): Promise<ReuseTermResponse>
  /** Makes the place of a term in this term set that of its source. The earlier place stays. */
  SetTermSource(ctx: Ctx, input: SetTermSource): Promise<SetTermSourceResponse>
  /** Merges a term into another one, which gets its labels and the terms below it. The id of the merged term leads to the other one from now on. */
  MergeTerms(ctx: Ctx, input: MergeTerms): Promise<MergeTermsResponse>
  /** Deletes a term with all terms below it. Items keep their labels. Terms that are reused stay in the other term sets, the first of which becomes that of their source. termSetId only takes the term out of that term set. */
  DeleteTerm(ctx: Ctx, input: DeleteTerm): Promise<DeleteTermResponse>
  /** Gives a term a label in a language, or makes one the default label of its language. The first label of a language is its default label. */
  SetTermLabel(ctx: Ctx, input: SetTermLabel): Promise<SetTermLabelResponse>
  /** Deletes a label that is not the default label of its language. */
  DeleteTermLabel(ctx: Ctx, input: DeleteTermLabel): Promise<DeleteTermLabelResponse>
  /** Sets a custom property of a term. Without value it is deleted. */
  SetTermProperty(ctx: Ctx, input: SetTermProperty): Promise<SetTermPropertyResponse>
  /** Sets a custom property of a term set. Without value it is deleted. */
  SetTermSetProperty(ctx: Ctx, input: SetTermSetProperty): Promise<SetTermSetPropertyResponse>
}

export const taxonomywebservice = {
  file: 'taxonomywebservice',
  service: 'Taxonomywebservice',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://schemas.microsoft.com/sharepoint/taxonomy/soap/',
  documentation: 'The term store: groups, term sets and terms.',
  operations: [
    {
      name: 'GetTermStores',
      documentation: 'Returns the term store of the site collection.',
      input: 'GetTermStores',
      output: 'GetTermStoresResponse',
      reads: true,
    },
    {
      name: 'GetTermGroups',
      documentation: 'Returns the groups of the term store by name, the group of the server last.',
      input: 'GetTermGroups',
      output: 'GetTermGroupsResponse',
      reads: true,
    },
    {
      name: 'CreateTermGroup',
      documentation: 'Adds a group. Needs the right ManageWeb on the root web, as does every change of the term store but new terms in open term sets.',
      input: 'CreateTermGroup',
      output: 'CreateTermGroupResponse',
    },
    {
      name: 'UpdateTermGroup',
      documentation: 'Changes the name or the description of a group.',
      input: 'UpdateTermGroup',
      output: 'UpdateTermGroupResponse',
    },
    {
      name: 'DeleteTermGroup',
      documentation: 'Deletes a group without term sets.',
      input: 'DeleteTermGroup',
      output: 'DeleteTermGroupResponse',
    },
    {
      name: 'GetTermSets',
      documentation: 'Returns the term sets of a group by name.',
      input: 'GetTermSets',
      output: 'GetTermSetsResponse',
      reads: true,
    },
    { name: 'GetTermSet', documentation: 'Returns a term set by its id.', input: 'GetTermSet', output: 'GetTermSetResponse', reads: true },
    {
      name: 'CreateTermSet',
      documentation: 'Adds a term set to a group. Without termSetId the server chooses the id.',
      input: 'CreateTermSet',
      output: 'CreateTermSetResponse',
    },
    {
      name: 'UpdateTermSet',
      documentation: 'Changes what of a term set is given.',
      input: 'UpdateTermSet',
      output: 'UpdateTermSetResponse',
    },
    {
      name: 'DeleteTermSet',
      documentation: 'Deletes a term set with its terms. Items keep the labels of these terms.',
      input: 'DeleteTermSet',
      output: 'DeleteTermSetResponse',
    },
    {
      name: 'GetTerms',
      documentation: 'Returns the terms right below a term, or at the root of the term set, in the order of their labels.',
      input: 'GetTerms',
      output: 'GetTermsResponse',
      reads: true,
    },
    { name: 'GetTerm', documentation: 'Returns a term by its id.', input: 'GetTerm', output: 'GetTermResponse', reads: true },
    {
      name: 'FindTerms',
      documentation: 'Returns at most 200 terms by a label in a language, of one term set or of all.',
      input: 'FindTerms',
      output: 'FindTermsResponse',
      reads: true,
    },
    {
      name: 'CreateTerm',
      documentation: 'Adds a term to a term set. An open term set needs the right AddListItems on the root web. Without termId the server chooses the id.',
      input: 'CreateTerm',
      output: 'CreateTermResponse',
    },
    {
      name: 'UpdateTerm',
      documentation: 'Changes what of a term is given. parentTermId moves it; the GUID of zeros is the root. termSetId moves it to another term set, with the terms below it. fromTermSetId moves the place in that term set in place of that of its source.',
      input: 'UpdateTerm',
      output: 'UpdateTermResponse',
    },
    {
      name: 'ReuseTerm',
      documentation: 'Puts a term in another term set as well, at its root or below a term. With withTermsBelow, the terms below it in the term set of its source come along. With isPinned they always do, and the places follow those below the source from now on.',
      input: 'ReuseTerm',
      output: 'ReuseTermResponse',
    },
    {
      name: 'SetTermSource',
      documentation: 'Makes the place of a term in this term set that of its source. The earlier place stays.',
      input: 'SetTermSource',
      output: 'SetTermSourceResponse',
    },
    {
      name: 'MergeTerms',
      documentation: 'Merges a term into another one, which gets its labels and the terms below it. The id of the merged term leads to the other one from now on.',
      input: 'MergeTerms',
      output: 'MergeTermsResponse',
    },
    {
      name: 'DeleteTerm',
      documentation: 'Deletes a term with all terms below it. Items keep their labels. Terms that are reused stay in the other term sets, the first of which becomes that of their source. termSetId only takes the term out of that term set.',
      input: 'DeleteTerm',
      output: 'DeleteTermResponse',
    },
    {
      name: 'SetTermLabel',
      documentation: 'Gives a term a label in a language, or makes one the default label of its language. The first label of a language is its default label.',
      input: 'SetTermLabel',
      output: 'SetTermLabelResponse',
    },
    {
      name: 'DeleteTermLabel',
      documentation: 'Deletes a label that is not the default label of its language.',
      input: 'DeleteTermLabel',
      output: 'DeleteTermLabelResponse',
    },
    {
      name: 'SetTermProperty',
      documentation: 'Sets a custom property of a term. Without value it is deleted.',
      input: 'SetTermProperty',
      output: 'SetTermPropertyResponse',
    },
    {
      name: 'SetTermSetProperty',
      documentation: 'Sets a custom property of a term set. Without value it is deleted.',
      input: 'SetTermSetProperty',
      output: 'SetTermSetPropertyResponse',
    },
  ],
  types: {
    CreateTerm: {
      elements: [
        {
          name: 'termSetId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        {
          name: 'parentTermId',
          optional: true,
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'name', simple: { base: 'string' } },
        { name: 'lcid', optional: true, simple: { base: 'int' } },
        { name: 'description', optional: true, simple: { base: 'string' } },
        {
          name: 'termId',
          optional: true,
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
      ],
      attributes: [],
    },
    CreateTermGroup: {
      elements: [{ name: 'name', simple: { base: 'string' } }, { name: 'description', optional: true, simple: { base: 'string' } }],
      attributes: [],
    },
    CreateTermGroupResponse: { elements: [{ name: 'CreateTermGroupResult', type: 'TermGroupInfo' }], attributes: [] },
    CreateTermResponse: { elements: [{ name: 'CreateTermResult', type: 'TermInfo' }], attributes: [] },
    CreateTermSet: {
      elements: [
        {
          name: 'groupId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'name', simple: { base: 'string' } },
        { name: 'description', optional: true, simple: { base: 'string' } },
        { name: 'isOpen', optional: true, simple: { base: 'boolean' } },
        { name: 'isAvailableForTagging', optional: true, simple: { base: 'boolean' } },
        {
          name: 'termSetId',
          optional: true,
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
      ],
      attributes: [],
    },
    CreateTermSetResponse: { elements: [{ name: 'CreateTermSetResult', type: 'TermSetInfo' }], attributes: [] },
    DeleteTerm: {
      elements: [
        {
          name: 'termId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        {
          name: 'termSetId',
          optional: true,
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
      ],
      attributes: [],
    },
    DeleteTermGroup: {
      elements: [
        {
          name: 'groupId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
      ],
      attributes: [],
    },
    DeleteTermGroupResponse: { elements: [], attributes: [] },
    DeleteTermLabel: {
      elements: [
        {
          name: 'termId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'label', simple: { base: 'string' } },
        { name: 'lcid', optional: true, simple: { base: 'int' } },
      ],
      attributes: [],
    },
    DeleteTermLabelResponse: { elements: [], attributes: [] },
    DeleteTermResponse: { elements: [], attributes: [] },
    DeleteTermSet: {
      elements: [
        {
          name: 'termSetId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
      ],
      attributes: [],
    },
    DeleteTermSetResponse: { elements: [], attributes: [] },
    FindTerms: {
      elements: [
        { name: 'label', simple: { base: 'string' } },
        { name: 'lcid', optional: true, simple: { base: 'int' } },
        { name: 'matchOption', optional: true, simple: { base: 'string', values: ['StartsWith', 'ExactMatch'] } },
        {
          name: 'termSetId',
          optional: true,
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'maximum', optional: true, simple: { base: 'int' } },
      ],
      attributes: [],
    },
    FindTermsResponse: { elements: [{ name: 'FindTermsResult', type: 'Terms' }], attributes: [] },
    GetTerm: {
      elements: [
        {
          name: 'termId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'lcid', optional: true, simple: { base: 'int' } },
        {
          name: 'termSetId',
          optional: true,
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
      ],
      attributes: [],
    },
    GetTermGroups: {
      elements: [
        {
          name: 'termStoreId',
          optional: true,
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
      ],
      attributes: [],
    },
    GetTermGroupsResponse: { elements: [{ name: 'GetTermGroupsResult', type: 'TermGroups' }], attributes: [] },
    GetTermResponse: { elements: [{ name: 'GetTermResult', type: 'TermInfo' }], attributes: [] },
    GetTermSet: {
      elements: [
        {
          name: 'termSetId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
      ],
      attributes: [],
    },
    GetTermSetResponse: { elements: [{ name: 'GetTermSetResult', type: 'TermSetInfo' }], attributes: [] },
    GetTermSets: {
      elements: [
        {
          name: 'groupId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
      ],
      attributes: [],
    },
    GetTermSetsResponse: { elements: [{ name: 'GetTermSetsResult', type: 'TermSets' }], attributes: [] },
    GetTermStores: { elements: [], attributes: [] },
    GetTermStoresResponse: { elements: [{ name: 'GetTermStoresResult', type: 'TermStores' }], attributes: [] },
    GetTerms: {
      elements: [
        {
          name: 'termSetId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        {
          name: 'parentTermId',
          optional: true,
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'lcid', optional: true, simple: { base: 'int' } },
      ],
      attributes: [],
    },
    GetTermsResponse: { elements: [{ name: 'GetTermsResult', type: 'Terms' }], attributes: [] },
    MergeTerms: {
      elements: [
        {
          name: 'termId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        {
          name: 'intoTermId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
      ],
      attributes: [],
    },
    MergeTermsResponse: { elements: [], attributes: [] },
    ReuseTerm: {
      elements: [
        {
          name: 'termId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        {
          name: 'termSetId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        {
          name: 'parentTermId',
          optional: true,
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'isPinned', optional: true, simple: { base: 'boolean' } },
        { name: 'withTermsBelow', optional: true, simple: { base: 'boolean' } },
        { name: 'lcid', optional: true, simple: { base: 'int' } },
      ],
      attributes: [],
    },
    ReuseTermResponse: { elements: [{ name: 'ReuseTermResult', type: 'TermInfo' }], attributes: [] },
    SetTermLabel: {
      elements: [
        {
          name: 'termId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'label', simple: { base: 'string' } },
        { name: 'lcid', optional: true, simple: { base: 'int' } },
        { name: 'isDefault', optional: true, simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    SetTermLabelResponse: { elements: [], attributes: [] },
    SetTermProperty: {
      elements: [
        {
          name: 'termId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'name', simple: { base: 'string' } },
        { name: 'value', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    SetTermPropertyResponse: { elements: [], attributes: [] },
    SetTermSetProperty: {
      elements: [
        {
          name: 'termSetId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'name', simple: { base: 'string' } },
        { name: 'value', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    SetTermSetPropertyResponse: { elements: [], attributes: [] },
    SetTermSource: {
      elements: [
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
    SetTermSourceResponse: { elements: [], attributes: [] },
    TermGroupInfo: {
      elements: [],
      attributes: [
        { name: 'Id', simple: { base: 'string' } },
        { name: 'Name', simple: { base: 'string' } },
        { name: 'Description', simple: { base: 'string' } },
        { name: 'IsSystem', simple: { base: 'boolean' } },
        { name: 'Created', simple: { base: 'dateTime' } },
        { name: 'LastModified', simple: { base: 'dateTime' } },
      ],
    },
    TermGroups: { elements: [{ name: 'Group', optional: true, many: true, type: 'TermGroupInfo' }], attributes: [] },
    TermInfo: {
      elements: [
        { name: 'Label', optional: true, many: true, type: 'TermLabelInfo' },
        { name: 'Property', optional: true, many: true, type: 'TermProperty' },
        { name: 'Place', optional: true, many: true, type: 'TermPlaceInfo' },
      ],
      attributes: [
        { name: 'Id', simple: { base: 'string' } },
        { name: 'TermSetId', simple: { base: 'string' } },
        { name: 'ParentTermId', optional: true, simple: { base: 'string' } },
        { name: 'Name', simple: { base: 'string' } },
        { name: 'Path', simple: { base: 'string' } },
        { name: 'Description', simple: { base: 'string' } },
        { name: 'IsDeprecated', simple: { base: 'boolean' } },
        { name: 'IsAvailableForTagging', simple: { base: 'boolean' } },
        { name: 'HasChildren', simple: { base: 'boolean' } },
        { name: 'Created', simple: { base: 'dateTime' } },
        { name: 'LastModified', simple: { base: 'dateTime' } },
      ],
    },
    TermLabelInfo: {
      elements: [],
      attributes: [{ name: 'Lcid', simple: { base: 'int' } }, { name: 'IsDefault', simple: { base: 'boolean' } }],
      text: { base: 'string' },
    },
    TermPlaceInfo: {
      elements: [],
      attributes: [
        { name: 'TermSetId', simple: { base: 'string' } },
        { name: 'ParentTermId', optional: true, simple: { base: 'string' } },
        { name: 'IsSource', simple: { base: 'boolean' } },
        { name: 'IsPinned', simple: { base: 'boolean' } },
      ],
    },
    TermProperty: { elements: [], attributes: [{ name: 'Name', simple: { base: 'string' } }], text: { base: 'string' } },
    TermSetInfo: {
      elements: [{ name: 'Property', optional: true, many: true, type: 'TermProperty' }],
      attributes: [
        { name: 'Id', simple: { base: 'string' } },
        { name: 'GroupId', simple: { base: 'string' } },
        { name: 'Name', simple: { base: 'string' } },
        { name: 'Description', simple: { base: 'string' } },
        { name: 'IsOpen', simple: { base: 'boolean' } },
        { name: 'IsAvailableForTagging', simple: { base: 'boolean' } },
        { name: 'TermCount', simple: { base: 'int' } },
        { name: 'Created', simple: { base: 'dateTime' } },
        { name: 'LastModified', simple: { base: 'dateTime' } },
      ],
    },
    TermSets: { elements: [{ name: 'TermSet', optional: true, many: true, type: 'TermSetInfo' }], attributes: [] },
    TermStoreInfo: {
      elements: [],
      attributes: [
        { name: 'Id', simple: { base: 'string' } },
        { name: 'Name', simple: { base: 'string' } },
        { name: 'DefaultLcid', simple: { base: 'int' } },
        { name: 'Lcids', simple: { base: 'string' } },
        { name: 'KeywordsTermSetId', simple: { base: 'string' } },
      ],
    },
    TermStores: { elements: [{ name: 'TermStore', optional: true, many: true, type: 'TermStoreInfo' }], attributes: [] },
    Terms: { elements: [{ name: 'Term', optional: true, many: true, type: 'TermInfo' }], attributes: [] },
    UpdateTerm: {
      elements: [
        {
          name: 'termId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'description', optional: true, simple: { base: 'string' } },
        { name: 'isDeprecated', optional: true, simple: { base: 'boolean' } },
        { name: 'isAvailableForTagging', optional: true, simple: { base: 'boolean' } },
        {
          name: 'parentTermId',
          optional: true,
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        {
          name: 'termSetId',
          optional: true,
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        {
          name: 'fromTermSetId',
          optional: true,
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
      ],
      attributes: [],
    },
    UpdateTermGroup: {
      elements: [
        {
          name: 'groupId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'name', optional: true, simple: { base: 'string' } },
        { name: 'description', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    UpdateTermGroupResponse: { elements: [], attributes: [] },
    UpdateTermResponse: { elements: [], attributes: [] },
    UpdateTermSet: {
      elements: [
        {
          name: 'termSetId',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'name', optional: true, simple: { base: 'string' } },
        { name: 'description', optional: true, simple: { base: 'string' } },
        { name: 'isOpen', optional: true, simple: { base: 'boolean' } },
        { name: 'isAvailableForTagging', optional: true, simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    UpdateTermSetResponse: { elements: [], attributes: [] },
  },
} as const
