// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface TaxonomywebserviceClient extends Client {
  GetTermStoresAsync(parameters: GetTermStores, options?: IExOptions): Promise<[result: GetTermStoresResponse, reply: string, header: unknown, request: string]>
  GetTermGroupsAsync(parameters: GetTermGroups, options?: IExOptions): Promise<[result: GetTermGroupsResponse, reply: string, header: unknown, request: string]>
  CreateTermGroupAsync(parameters: CreateTermGroup, options?: IExOptions): Promise<[result: CreateTermGroupResponse, reply: string, header: unknown, request: string]>
  UpdateTermGroupAsync(parameters: UpdateTermGroup, options?: IExOptions): Promise<[result: UpdateTermGroupResponse, reply: string, header: unknown, request: string]>
  DeleteTermGroupAsync(parameters: DeleteTermGroup, options?: IExOptions): Promise<[result: DeleteTermGroupResponse, reply: string, header: unknown, request: string]>
  GetTermSetsAsync(parameters: GetTermSets, options?: IExOptions): Promise<[result: GetTermSetsResponse, reply: string, header: unknown, request: string]>
  GetTermSetAsync(parameters: GetTermSet, options?: IExOptions): Promise<[result: GetTermSetResponse, reply: string, header: unknown, request: string]>
  CreateTermSetAsync(parameters: CreateTermSet, options?: IExOptions): Promise<[result: CreateTermSetResponse, reply: string, header: unknown, request: string]>
  UpdateTermSetAsync(parameters: UpdateTermSet, options?: IExOptions): Promise<[result: UpdateTermSetResponse, reply: string, header: unknown, request: string]>
  DeleteTermSetAsync(parameters: DeleteTermSet, options?: IExOptions): Promise<[result: DeleteTermSetResponse, reply: string, header: unknown, request: string]>
  GetTermsAsync(parameters: GetTerms, options?: IExOptions): Promise<[result: GetTermsResponse, reply: string, header: unknown, request: string]>
  GetTermAsync(parameters: GetTerm, options?: IExOptions): Promise<[result: GetTermResponse, reply: string, header: unknown, request: string]>
  FindTermsAsync(parameters: FindTerms, options?: IExOptions): Promise<[result: FindTermsResponse, reply: string, header: unknown, request: string]>
  CreateTermAsync(parameters: CreateTerm, options?: IExOptions): Promise<[result: CreateTermResponse, reply: string, header: unknown, request: string]>
  UpdateTermAsync(parameters: UpdateTerm, options?: IExOptions): Promise<[result: UpdateTermResponse, reply: string, header: unknown, request: string]>
  ReuseTermAsync(parameters: ReuseTerm, options?: IExOptions): Promise<[result: ReuseTermResponse, reply: string, header: unknown, request: string]>
  SetTermSourceAsync(parameters: SetTermSource, options?: IExOptions): Promise<[result: SetTermSourceResponse, reply: string, header: unknown, request: string]>
  MergeTermsAsync(parameters: MergeTerms, options?: IExOptions): Promise<[result: MergeTermsResponse, reply: string, header: unknown, request: string]>
  DeleteTermAsync(parameters: DeleteTerm, options?: IExOptions): Promise<[result: DeleteTermResponse, reply: string, header: unknown, request: string]>
  SetTermLabelAsync(parameters: SetTermLabel, options?: IExOptions): Promise<[result: SetTermLabelResponse, reply: string, header: unknown, request: string]>
  DeleteTermLabelAsync(parameters: DeleteTermLabel, options?: IExOptions): Promise<[result: DeleteTermLabelResponse, reply: string, header: unknown, request: string]>
  SetTermPropertyAsync(parameters: SetTermProperty, options?: IExOptions): Promise<[result: SetTermPropertyResponse, reply: string, header: unknown, request: string]>
  SetTermSetPropertyAsync(parameters: SetTermSetProperty, options?: IExOptions): Promise<[result: SetTermSetPropertyResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<TaxonomywebserviceClient> =>
  createSoapClient(url, options) as Promise<TaxonomywebserviceClient>

/** CreateTerm */
export interface CreateTerm {
  /** guid|s:string|pattern */
  termSetId?: string
  /** guid|s:string|pattern */
  parentTermId?: string
  /** s:string */
  name?: string
  /** s:int */
  lcid?: number
  /** s:string */
  description?: string
  /** guid|s:string|pattern */
  termId?: string
}

/** CreateTermGroup */
export interface CreateTermGroup {
  /** s:string */
  name?: string
  /** s:string */
  description?: string
}

/** CreateTermGroupResponse */
export interface CreateTermGroupResponse {
  /** CreateTermGroupResult */
  CreateTermGroupResult?: Group
}

/** CreateTermResponse */
export interface CreateTermResponse {
  /** CreateTermResult */
  CreateTermResult?: Term
}

/** CreateTermSet */
export interface CreateTermSet {
  /** guid|s:string|pattern */
  groupId?: string
  /** s:string */
  name?: string
  /** s:string */
  description?: string
  /** s:boolean */
  isOpen?: boolean
  /** s:boolean */
  isAvailableForTagging?: boolean
  /** guid|s:string|pattern */
  termSetId?: string
}

/** CreateTermSetResponse */
export interface CreateTermSetResponse {
  /** CreateTermSetResult */
  CreateTermSetResult?: TermSet
}

/** DeleteTerm */
export interface DeleteTerm {
  /** guid|s:string|pattern */
  termId?: string
  /** guid|s:string|pattern */
  termSetId?: string
}

/** DeleteTermGroup */
export interface DeleteTermGroup {
  /** guid|s:string|pattern */
  groupId?: string
}

/** DeleteTermGroupResponse */
export interface DeleteTermGroupResponse {
}

/** DeleteTermLabel */
export interface DeleteTermLabel {
  /** guid|s:string|pattern */
  termId?: string
  /** s:string */
  label?: string
  /** s:int */
  lcid?: number
}

/** DeleteTermLabelResponse */
export interface DeleteTermLabelResponse {
}

/** DeleteTermResponse */
export interface DeleteTermResponse {
}

/** DeleteTermSet */
export interface DeleteTermSet {
  /** guid|s:string|pattern */
  termSetId?: string
}

/** DeleteTermSetResponse */
export interface DeleteTermSetResponse {
}

/** FindTerms */
export interface FindTerms {
  /** s:string */
  label?: string
  /** s:int */
  lcid?: number
  /** StringMatchOption|s:string|StartsWith,ExactMatch */
  matchOption?: string
  /** guid|s:string|pattern */
  termSetId?: string
  /** s:int */
  maximum?: number
}

/** FindTermsResponse */
export interface FindTermsResponse {
  /** FindTermsResult */
  FindTermsResult?: GetTermsResult
}

/** GetTerm */
export interface GetTerm {
  /** guid|s:string|pattern */
  termId?: string
  /** s:int */
  lcid?: number
  /** guid|s:string|pattern */
  termSetId?: string
}

/** GetTermGroups */
export interface GetTermGroups {
  /** guid|s:string|pattern */
  termStoreId?: string
}

/** GetTermGroupsResponse */
export interface GetTermGroupsResponse {
  /** GetTermGroupsResult */
  GetTermGroupsResult?: GetTermGroupsResult
}

/**
 * GetTermGroupsResult
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface GetTermGroupsResult {
  /** Group[] */
  Group?: Array<Group>
}

/** GetTermResponse */
export interface GetTermResponse {
  /** GetTermResult */
  GetTermResult?: Term
}

/** GetTermSet */
export interface GetTermSet {
  /** guid|s:string|pattern */
  termSetId?: string
}

/** GetTermSetResponse */
export interface GetTermSetResponse {
  /** GetTermSetResult */
  GetTermSetResult?: TermSet
}

/** GetTermSets */
export interface GetTermSets {
  /** guid|s:string|pattern */
  groupId?: string
}

/** GetTermSetsResponse */
export interface GetTermSetsResponse {
  /** GetTermSetsResult */
  GetTermSetsResult?: GetTermSetsResult
}

/**
 * GetTermSetsResult
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface GetTermSetsResult {
  /** TermSet[] */
  TermSet?: Array<TermSet>
}

/** GetTermStores */
export interface GetTermStores {
}

/** GetTermStoresResponse */
export interface GetTermStoresResponse {
  /** GetTermStoresResult */
  GetTermStoresResult?: GetTermStoresResult
}

/**
 * GetTermStoresResult
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface GetTermStoresResult {
  /** TermStore[] */
  TermStore?: Array<TermStore>
}

/** GetTerms */
export interface GetTerms {
  /** guid|s:string|pattern */
  termSetId?: string
  /** guid|s:string|pattern */
  parentTermId?: string
  /** s:int */
  lcid?: number
}

/** GetTermsResponse */
export interface GetTermsResponse {
  /** GetTermsResult */
  GetTermsResult?: GetTermsResult
}

/**
 * GetTermsResult
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface GetTermsResult {
  /** Term[] */
  Term?: Array<Term>
}

/**
 * Group
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Group {
}

/** MergeTerms */
export interface MergeTerms {
  /** guid|s:string|pattern */
  termId?: string
  /** guid|s:string|pattern */
  intoTermId?: string
}

/** MergeTermsResponse */
export interface MergeTermsResponse {
}

/**
 * Place
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Place {
}

/** ReuseTerm */
export interface ReuseTerm {
  /** guid|s:string|pattern */
  termId?: string
  /** guid|s:string|pattern */
  termSetId?: string
  /** guid|s:string|pattern */
  parentTermId?: string
  /** s:boolean */
  isPinned?: boolean
  /** s:boolean */
  withTermsBelow?: boolean
  /** s:int */
  lcid?: number
}

/** ReuseTermResponse */
export interface ReuseTermResponse {
  /** ReuseTermResult */
  ReuseTermResult?: Term
}

/** SetTermLabel */
export interface SetTermLabel {
  /** guid|s:string|pattern */
  termId?: string
  /** s:string */
  label?: string
  /** s:int */
  lcid?: number
  /** s:boolean */
  isDefault?: boolean
}

/** SetTermLabelResponse */
export interface SetTermLabelResponse {
}

/** SetTermProperty */
export interface SetTermProperty {
  /** guid|s:string|pattern */
  termId?: string
  /** s:string */
  name?: string
  /** s:string */
  value?: string
}

/** SetTermPropertyResponse */
export interface SetTermPropertyResponse {
}

/** SetTermSetProperty */
export interface SetTermSetProperty {
  /** guid|s:string|pattern */
  termSetId?: string
  /** s:string */
  name?: string
  /** s:string */
  value?: string
}

/** SetTermSetPropertyResponse */
export interface SetTermSetPropertyResponse {
}

/** SetTermSource */
export interface SetTermSource {
  /** guid|s:string|pattern */
  termId?: string
  /** guid|s:string|pattern */
  termSetId?: string
}

/** SetTermSourceResponse */
export interface SetTermSourceResponse {
}

/**
 * Term
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Term {
  /** s:string */
  Label?: Array<string>
  /** s:string */
  Property?: Array<string>
  /** Place[] */
  Place?: Array<Place>
}

/**
 * TermSet
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface TermSet {
  /** s:string */
  Property?: Array<string>
}

/**
 * TermStore
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface TermStore {
}

/** UpdateTerm */
export interface UpdateTerm {
  /** guid|s:string|pattern */
  termId?: string
  /** s:string */
  description?: string
  /** s:boolean */
  isDeprecated?: boolean
  /** s:boolean */
  isAvailableForTagging?: boolean
  /** guid|s:string|pattern */
  parentTermId?: string
  /** guid|s:string|pattern */
  termSetId?: string
  /** guid|s:string|pattern */
  fromTermSetId?: string
}

/** UpdateTermGroup */
export interface UpdateTermGroup {
  /** guid|s:string|pattern */
  groupId?: string
  /** s:string */
  name?: string
  /** s:string */
  description?: string
}

/** UpdateTermGroupResponse */
export interface UpdateTermGroupResponse {
}

/** UpdateTermResponse */
export interface UpdateTermResponse {
}

/** UpdateTermSet */
export interface UpdateTermSet {
  /** guid|s:string|pattern */
  termSetId?: string
  /** s:string */
  name?: string
  /** s:string */
  description?: string
  /** s:boolean */
  isOpen?: boolean
  /** s:boolean */
  isAvailableForTagging?: boolean
}

/** UpdateTermSetResponse */
export interface UpdateTermSetResponse {
}
