// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface UserprofileserviceClient extends Client {
  GetUserProfileByNameAsync(parameters: GetUserProfileByName, options?: IExOptions): Promise<[result: GetUserProfileByNameResponse, reply: string, header: unknown, request: string]>
  GetUserProfileByGuidAsync(parameters: GetUserProfileByGuid, options?: IExOptions): Promise<[result: GetUserProfileByGuidResponse, reply: string, header: unknown, request: string]>
  GetUserProfileByIndexAsync(parameters: GetUserProfileByIndex, options?: IExOptions): Promise<[result: GetUserProfileByIndexResponse, reply: string, header: unknown, request: string]>
  GetUserProfileCountAsync(parameters: GetUserProfileCount, options?: IExOptions): Promise<[result: GetUserProfileCountResponse, reply: string, header: unknown, request: string]>
  GetUserProfileSchemaAsync(parameters: GetUserProfileSchema, options?: IExOptions): Promise<[result: GetUserProfileSchemaResponse, reply: string, header: unknown, request: string]>
  GetUserPropertyByAccountNameAsync(parameters: GetUserPropertyByAccountName, options?: IExOptions): Promise<[result: GetUserPropertyByAccountNameResponse, reply: string, header: unknown, request: string]>
  GetPropertyChoiceListAsync(parameters: GetPropertyChoiceList, options?: IExOptions): Promise<[result: GetPropertyChoiceListResponse, reply: string, header: unknown, request: string]>
  CreateUserProfileByAccountNameAsync(parameters: CreateUserProfileByAccountName, options?: IExOptions): Promise<[result: CreateUserProfileByAccountNameResponse, reply: string, header: unknown, request: string]>
  DeleteUserProfileByAccountNameAsync(parameters: DeleteUserProfileByAccountName, options?: IExOptions): Promise<[result: DeleteUserProfileByAccountNameResponse, reply: string, header: unknown, request: string]>
  ModifyUserPropertyByAccountNameAsync(parameters: ModifyUserPropertyByAccountName, options?: IExOptions): Promise<[result: ModifyUserPropertyByAccountNameResponse, reply: string, header: unknown, request: string]>
  GetUserColleaguesAsync(parameters: GetUserColleagues, options?: IExOptions): Promise<[result: GetUserColleaguesResponse, reply: string, header: unknown, request: string]>
  AddColleagueAsync(parameters: AddColleague, options?: IExOptions): Promise<[result: AddColleagueResponse, reply: string, header: unknown, request: string]>
  UpdateColleaguePrivacyAsync(parameters: UpdateColleaguePrivacy, options?: IExOptions): Promise<[result: UpdateColleaguePrivacyResponse, reply: string, header: unknown, request: string]>
  RemoveColleagueAsync(parameters: RemoveColleague, options?: IExOptions): Promise<[result: RemoveColleagueResponse, reply: string, header: unknown, request: string]>
  RemoveAllColleaguesAsync(parameters: RemoveAllColleagues, options?: IExOptions): Promise<[result: RemoveAllColleaguesResponse, reply: string, header: unknown, request: string]>
  GetCommonColleaguesAsync(parameters: GetCommonColleagues, options?: IExOptions): Promise<[result: GetCommonColleaguesResponse, reply: string, header: unknown, request: string]>
  GetUserLinksAsync(parameters: GetUserLinks, options?: IExOptions): Promise<[result: GetUserLinksResponse, reply: string, header: unknown, request: string]>
  AddLinkAsync(parameters: AddLink, options?: IExOptions): Promise<[result: AddLinkResponse, reply: string, header: unknown, request: string]>
  UpdateLinkAsync(parameters: UpdateLink, options?: IExOptions): Promise<[result: UpdateLinkResponse, reply: string, header: unknown, request: string]>
  RemoveLinkAsync(parameters: RemoveLink, options?: IExOptions): Promise<[result: RemoveLinkResponse, reply: string, header: unknown, request: string]>
  RemoveAllLinksAsync(parameters: RemoveAllLinks, options?: IExOptions): Promise<[result: RemoveAllLinksResponse, reply: string, header: unknown, request: string]>
  GetUserPinnedLinksAsync(parameters: GetUserPinnedLinks, options?: IExOptions): Promise<[result: GetUserPinnedLinksResponse, reply: string, header: unknown, request: string]>
  AddPinnedLinkAsync(parameters: AddPinnedLink, options?: IExOptions): Promise<[result: AddPinnedLinkResponse, reply: string, header: unknown, request: string]>
  UpdatePinnedLinkAsync(parameters: UpdatePinnedLink, options?: IExOptions): Promise<[result: UpdatePinnedLinkResponse, reply: string, header: unknown, request: string]>
  RemovePinnedLinkAsync(parameters: RemovePinnedLink, options?: IExOptions): Promise<[result: RemovePinnedLinkResponse, reply: string, header: unknown, request: string]>
  RemoveAllPinnedLinksAsync(parameters: RemoveAllPinnedLinks, options?: IExOptions): Promise<[result: RemoveAllPinnedLinksResponse, reply: string, header: unknown, request: string]>
  GetUserMembershipsAsync(parameters: GetUserMemberships, options?: IExOptions): Promise<[result: GetUserMembershipsResponse, reply: string, header: unknown, request: string]>
  AddMembershipAsync(parameters: AddMembership, options?: IExOptions): Promise<[result: AddMembershipResponse, reply: string, header: unknown, request: string]>
  UpdateMembershipPrivacyAsync(parameters: UpdateMembershipPrivacy, options?: IExOptions): Promise<[result: UpdateMembershipPrivacyResponse, reply: string, header: unknown, request: string]>
  RemoveMembershipAsync(parameters: RemoveMembership, options?: IExOptions): Promise<[result: RemoveMembershipResponse, reply: string, header: unknown, request: string]>
  RemoveAllMembershipsAsync(parameters: RemoveAllMemberships, options?: IExOptions): Promise<[result: RemoveAllMembershipsResponse, reply: string, header: unknown, request: string]>
  GetCommonMembershipsAsync(parameters: GetCommonMemberships, options?: IExOptions): Promise<[result: GetCommonMembershipsResponse, reply: string, header: unknown, request: string]>
  GetInCommonAsync(parameters: GetInCommon, options?: IExOptions): Promise<[result: GetInCommonResponse, reply: string, header: unknown, request: string]>
  GetCommonManagerAsync(parameters: GetCommonManager, options?: IExOptions): Promise<[result: GetCommonManagerResponse, reply: string, header: unknown, request: string]>
  GetUserOrganizationsAsync(parameters: GetUserOrganizations, options?: IExOptions): Promise<[result: GetUserOrganizationsResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<UserprofileserviceClient> =>
  createSoapClient(url, options) as Promise<UserprofileserviceClient>

/** AddColleague */
export interface AddColleague {
  /** s:string */
  accountName?: string
  /** s:string */
  colleagueAccountName?: string
  /** s:string */
  group?: string
  /** Privacy|s:string|Public,Contacts,Organization,Manager,Private,NotSet */
  privacy?: string
  /** s:boolean */
  isInWorkGroup?: boolean
}

/** AddColleagueResponse */
export interface AddColleagueResponse {
  /** AddColleagueResult */
  AddColleagueResult?: ContactData
}

/** AddLink */
export interface AddLink {
  /** s:string */
  accountName?: string
  /** s:string */
  name?: string
  /** s:string */
  url?: string
  /** s:string */
  group?: string
  /** Privacy|s:string|Public,Contacts,Organization,Manager,Private,NotSet */
  privacy?: string
}

/** AddLinkResponse */
export interface AddLinkResponse {
  /** AddLinkResult */
  AddLinkResult?: QuickLinkData
}

/** AddMembership */
export interface AddMembership {
  /** s:string */
  accountName?: string
  /** membershipInfo */
  membershipInfo?: MembershipData
  /** s:string */
  group?: string
  /** Privacy|s:string|Public,Contacts,Organization,Manager,Private,NotSet */
  privacy?: string
}

/** AddMembershipResponse */
export interface AddMembershipResponse {
  /** AddMembershipResult */
  AddMembershipResult?: MembershipData
}

/** AddPinnedLink */
export interface AddPinnedLink {
  /** s:string */
  accountName?: string
  /** s:string */
  name?: string
  /** s:string */
  url?: string
}

/** AddPinnedLinkResponse */
export interface AddPinnedLinkResponse {
  /** AddPinnedLinkResult */
  AddPinnedLinkResult?: PinnedLinkData
}

/**
 * Colleagues
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Colleagues {
  /** ContactData[] */
  ContactData?: Array<ContactData>
}

/**
 * ContactData
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface ContactData {
  /** s:string */
  AccountName?: string
  /** Privacy|s:string|Public,Contacts,Organization,Manager,Private,NotSet */
  Privacy?: string
  /** s:string */
  Name?: string
  /** s:boolean */
  IsInWorkGroup?: boolean
  /** s:string */
  Group?: string
  /** s:string */
  Email?: string
  /** s:string */
  Title?: string
  /** s:string */
  Url?: string
  /** guid|s:string|pattern */
  UserProfileID?: string
  /** s:long */
  ID?: number
}

/** CreateUserProfileByAccountName */
export interface CreateUserProfileByAccountName {
  /** s:string */
  accountName?: string
}

/** CreateUserProfileByAccountNameResponse */
export interface CreateUserProfileByAccountNameResponse {
  /** CreateUserProfileByAccountNameResult */
  CreateUserProfileByAccountNameResult?: GetUserProfileByNameResult
}

/** DeleteUserProfileByAccountName */
export interface DeleteUserProfileByAccountName {
  /** s:string */
  accountName?: string
}

/** DeleteUserProfileByAccountNameResponse */
export interface DeleteUserProfileByAccountNameResponse {
}

/** GetCommonColleagues */
export interface GetCommonColleagues {
  /** s:string */
  accountName?: string
}

/** GetCommonColleaguesResponse */
export interface GetCommonColleaguesResponse {
  /** GetCommonColleaguesResult */
  GetCommonColleaguesResult?: Colleagues
}

/** GetCommonManager */
export interface GetCommonManager {
  /** s:string */
  accountName?: string
}

/** GetCommonManagerResponse */
export interface GetCommonManagerResponse {
  /** GetCommonManagerResult */
  GetCommonManagerResult?: ContactData
}

/** GetCommonMemberships */
export interface GetCommonMemberships {
  /** s:string */
  accountName?: string
}

/** GetCommonMembershipsResponse */
export interface GetCommonMembershipsResponse {
  /** GetCommonMembershipsResult */
  GetCommonMembershipsResult?: Memberships
}

/** GetInCommon */
export interface GetInCommon {
  /** s:string */
  accountName?: string
}

/** GetInCommonResponse */
export interface GetInCommonResponse {
  /** GetInCommonResult */
  GetInCommonResult?: GetInCommonResult
}

/**
 * GetInCommonResult
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface GetInCommonResult {
  /** Manager */
  Manager?: ContactData
  /** Colleagues */
  Colleagues?: Colleagues
  /** Memberships */
  Memberships?: Memberships
}

/** GetPropertyChoiceList */
export interface GetPropertyChoiceList {
  /** s:string */
  propertyName?: string
}

/** GetPropertyChoiceListResponse */
export interface GetPropertyChoiceListResponse {
  /** GetPropertyChoiceListResult */
  GetPropertyChoiceListResult?: GetPropertyChoiceListResult
}

/**
 * GetPropertyChoiceListResult
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface GetPropertyChoiceListResult {
  /** s:string */
  string?: Array<string>
}

/** GetUserColleagues */
export interface GetUserColleagues {
  /** s:string */
  accountName?: string
}

/** GetUserColleaguesResponse */
export interface GetUserColleaguesResponse {
  /** GetUserColleaguesResult */
  GetUserColleaguesResult?: Colleagues
}

/** GetUserLinks */
export interface GetUserLinks {
  /** s:string */
  accountName?: string
}

/** GetUserLinksResponse */
export interface GetUserLinksResponse {
  /** GetUserLinksResult */
  GetUserLinksResult?: QuickLinks
}

/** GetUserMemberships */
export interface GetUserMemberships {
  /** s:string */
  accountName?: string
}

/** GetUserMembershipsResponse */
export interface GetUserMembershipsResponse {
  /** GetUserMembershipsResult */
  GetUserMembershipsResult?: Memberships
}

/** GetUserOrganizations */
export interface GetUserOrganizations {
  /** s:string */
  accountName?: string
}

/** GetUserOrganizationsResponse */
export interface GetUserOrganizationsResponse {
  /** GetUserOrganizationsResult */
  GetUserOrganizationsResult?: GetUserOrganizationsResult
}

/**
 * GetUserOrganizationsResult
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface GetUserOrganizationsResult {
  /** Manager */
  Manager?: ContactData
  /** DirectReports */
  DirectReports?: Colleagues
  /** Peers */
  Peers?: Colleagues
}

/** GetUserPinnedLinks */
export interface GetUserPinnedLinks {
  /** s:string */
  accountName?: string
}

/** GetUserPinnedLinksResponse */
export interface GetUserPinnedLinksResponse {
  /** GetUserPinnedLinksResult */
  GetUserPinnedLinksResult?: PinnedLinks
}

/** GetUserProfileByGuid */
export interface GetUserProfileByGuid {
  /** guid|s:string|pattern */
  guid?: string
}

/** GetUserProfileByGuidResponse */
export interface GetUserProfileByGuidResponse {
  /** GetUserProfileByGuidResult */
  GetUserProfileByGuidResult?: GetUserProfileByNameResult
}

/** GetUserProfileByIndex */
export interface GetUserProfileByIndex {
  /** s:int */
  index?: number
}

/** GetUserProfileByIndexResponse */
export interface GetUserProfileByIndexResponse {
  /** GetUserProfileByIndexResult */
  GetUserProfileByIndexResult?: GetUserProfileByIndexResult
}

/**
 * GetUserProfileByIndexResult
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface GetUserProfileByIndexResult {
  /** s:string */
  NextValue?: string
  /** UserProfile */
  UserProfile?: GetUserProfileByNameResult
  /** Colleagues */
  Colleagues?: Colleagues
  /** QuickLinks */
  QuickLinks?: QuickLinks
  /** PinnedLinks */
  PinnedLinks?: PinnedLinks
  /** Memberships */
  Memberships?: Memberships
}

/** GetUserProfileByName */
export interface GetUserProfileByName {
  /** s:string */
  AccountName?: string
}

/** GetUserProfileByNameResponse */
export interface GetUserProfileByNameResponse {
  /** GetUserProfileByNameResult */
  GetUserProfileByNameResult?: GetUserProfileByNameResult
}

/**
 * GetUserProfileByNameResult
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface GetUserProfileByNameResult {
  /** PropertyData[] */
  PropertyData?: Array<PropertyData>
}

/** GetUserProfileCount */
export interface GetUserProfileCount {
}

/** GetUserProfileCountResponse */
export interface GetUserProfileCountResponse {
  /** s:long */
  GetUserProfileCountResult?: number
}

/** GetUserProfileSchema */
export interface GetUserProfileSchema {
}

/** GetUserProfileSchemaResponse */
export interface GetUserProfileSchemaResponse {
  /** GetUserProfileSchemaResult */
  GetUserProfileSchemaResult?: GetUserProfileSchemaResult
}

/**
 * GetUserProfileSchemaResult
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface GetUserProfileSchemaResult {
  /** PropertyInfo[] */
  PropertyInfo?: Array<PropertyInfo>
}

/** GetUserPropertyByAccountName */
export interface GetUserPropertyByAccountName {
  /** s:string */
  accountName?: string
  /** s:string */
  propertyName?: string
}

/** GetUserPropertyByAccountNameResponse */
export interface GetUserPropertyByAccountNameResponse {
  /** GetUserPropertyByAccountNameResult */
  GetUserPropertyByAccountNameResult?: PropertyData
}

/**
 * MemberGroup
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface MemberGroup {
  /** guid|s:string|pattern */
  SourceInternal?: string
  /** s:string */
  SourceReference?: string
}

/**
 * MembershipData
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface MembershipData {
  /** MembershipSource|s:string|DistributionList,SharePointSite,Other */
  Source?: string
  /** MemberGroup */
  MemberGroup?: MemberGroup
  /** s:string */
  Group?: string
  /** s:string */
  DisplayName?: string
  /** Privacy|s:string|Public,Contacts,Organization,Manager,Private,NotSet */
  Privacy?: string
  /** s:string */
  MailNickname?: string
  /** s:string */
  Url?: string
  /** s:long */
  ID?: number
  /** s:long */
  MemberGroupID?: number
}

/**
 * Memberships
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Memberships {
  /** MembershipData[] */
  MembershipData?: Array<MembershipData>
}

/** ModifyUserPropertyByAccountName */
export interface ModifyUserPropertyByAccountName {
  /** s:string */
  accountName?: string
  /** newData */
  newData?: GetUserProfileByNameResult
}

/** ModifyUserPropertyByAccountNameResponse */
export interface ModifyUserPropertyByAccountNameResponse {
}

/**
 * PinnedLinkData
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface PinnedLinkData {
  /** s:string */
  Name?: string
  /** s:string */
  Url?: string
  /** s:long */
  ID?: number
}

/**
 * PinnedLinks
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface PinnedLinks {
  /** PinnedLinkData[] */
  PinnedLinkData?: Array<PinnedLinkData>
}

/**
 * PropertyData
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface PropertyData {
  /** s:boolean */
  IsPrivacyChanged?: boolean
  /** s:boolean */
  IsValueChanged?: boolean
  /** s:string */
  Name?: string
  /** Privacy|s:string|Public,Contacts,Organization,Manager,Private,NotSet */
  Privacy?: string
  /** Values */
  Values?: Values
}

/**
 * PropertyInfo
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface PropertyInfo {
  /** s:string */
  Name?: string
  /** s:string */
  Description?: string
  /** s:int */
  DisplayOrder?: number
  /** s:int */
  MaximumShown?: number
  /** s:boolean */
  IsAdminEditable?: boolean
  /** s:boolean */
  IsSearchable?: boolean
  /** s:boolean */
  IsSystem?: boolean
  /** s:string */
  ManagedPropertyName?: string
  /** s:string */
  DisplayName?: string
  /** s:string */
  Type?: string
  /** s:boolean */
  AllowPolicyOverride?: boolean
  /** Privacy|s:string|Public,Contacts,Organization,Manager,Private,NotSet */
  DefaultPrivacy?: string
  /** s:boolean */
  IsAlias?: boolean
  /** s:boolean */
  IsColleagueEventLog?: boolean
  /** s:boolean */
  IsRequired?: boolean
  /** s:boolean */
  IsUserEditable?: boolean
  /** s:boolean */
  IsVisibleOnEditor?: boolean
  /** s:boolean */
  IsVisibleOnViewer?: boolean
  /** s:boolean */
  IsReplicable?: boolean
  /** s:boolean */
  UserOverridePrivacy?: boolean
  /** s:int */
  Length?: number
  /** s:boolean */
  IsImported?: boolean
  /** s:boolean */
  IsMultiValue?: boolean
  /** ChoiceTypes|s:string|Off,None,Open,Closed */
  ChoiceType?: string
  /** guid|s:string|pattern */
  TermSetId?: string
}

/**
 * QuickLinkData
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface QuickLinkData {
  /** s:string */
  Name?: string
  /** s:string */
  Group?: string
  /** Privacy|s:string|Public,Contacts,Organization,Manager,Private,NotSet */
  Privacy?: string
  /** s:string */
  Url?: string
  /** s:long */
  ID?: number
}

/**
 * QuickLinks
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface QuickLinks {
  /** QuickLinkData[] */
  QuickLinkData?: Array<QuickLinkData>
}

/** RemoveAllColleagues */
export interface RemoveAllColleagues {
  /** s:string */
  accountName?: string
}

/** RemoveAllColleaguesResponse */
export interface RemoveAllColleaguesResponse {
}

/** RemoveAllLinks */
export interface RemoveAllLinks {
  /** s:string */
  accountName?: string
}

/** RemoveAllLinksResponse */
export interface RemoveAllLinksResponse {
}

/** RemoveAllMemberships */
export interface RemoveAllMemberships {
  /** s:string */
  accountName?: string
}

/** RemoveAllMembershipsResponse */
export interface RemoveAllMembershipsResponse {
}

/** RemoveAllPinnedLinks */
export interface RemoveAllPinnedLinks {
  /** s:string */
  accountName?: string
}

/** RemoveAllPinnedLinksResponse */
export interface RemoveAllPinnedLinksResponse {
}

/** RemoveColleague */
export interface RemoveColleague {
  /** s:string */
  accountName?: string
  /** s:string */
  colleagueAccountName?: string
}

/** RemoveColleagueResponse */
export interface RemoveColleagueResponse {
}

/** RemoveLink */
export interface RemoveLink {
  /** s:string */
  accountName?: string
  /** s:int */
  id?: number
}

/** RemoveLinkResponse */
export interface RemoveLinkResponse {
}

/** RemoveMembership */
export interface RemoveMembership {
  /** s:string */
  accountName?: string
  /** guid|s:string|pattern */
  sourceInternal?: string
  /** s:string */
  sourceReference?: string
}

/** RemoveMembershipResponse */
export interface RemoveMembershipResponse {
}

/** RemovePinnedLink */
export interface RemovePinnedLink {
  /** s:string */
  accountName?: string
  /** s:int */
  id?: number
}

/** RemovePinnedLinkResponse */
export interface RemovePinnedLinkResponse {
}

/** UpdateColleaguePrivacy */
export interface UpdateColleaguePrivacy {
  /** s:string */
  accountName?: string
  /** s:string */
  colleagueAccountName?: string
  /** Privacy|s:string|Public,Contacts,Organization,Manager,Private,NotSet */
  newPrivacy?: string
}

/** UpdateColleaguePrivacyResponse */
export interface UpdateColleaguePrivacyResponse {
}

/** UpdateLink */
export interface UpdateLink {
  /** s:string */
  accountName?: string
  /** data */
  data?: QuickLinkData
}

/** UpdateLinkResponse */
export interface UpdateLinkResponse {
}

/** UpdateMembershipPrivacy */
export interface UpdateMembershipPrivacy {
  /** s:string */
  accountName?: string
  /** guid|s:string|pattern */
  sourceInternal?: string
  /** s:string */
  sourceReference?: string
  /** Privacy|s:string|Public,Contacts,Organization,Manager,Private,NotSet */
  newPrivacy?: string
}

/** UpdateMembershipPrivacyResponse */
export interface UpdateMembershipPrivacyResponse {
}

/** UpdatePinnedLink */
export interface UpdatePinnedLink {
  /** s:string */
  accountName?: string
  /** data */
  data?: PinnedLinkData
}

/** UpdatePinnedLinkResponse */
export interface UpdatePinnedLinkResponse {
}

/**
 * ValueData
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface ValueData {
  /** s:anyType */
  Value?: string
}

/**
 * Values
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Values {
  /** ValueData[] */
  ValueData?: Array<ValueData>
}
