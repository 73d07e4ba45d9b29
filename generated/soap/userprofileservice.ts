// generated from contracts/soap/people/userprofileservice.wsdl; do not edit
import type { XmlElement } from './xml-element.ts'

export interface AddColleague {
  readonly accountName?: string | undefined
  readonly colleagueAccountName?: string | undefined
  readonly group?: string | undefined
  readonly privacy: 'Public' | 'Contacts' | 'Organization' | 'Manager' | 'Private' | 'NotSet'
  readonly isInWorkGroup: boolean
}

export interface AddColleagueResponse {
  readonly AddColleagueResult?: ContactData | undefined
}

export interface AddLink {
  readonly accountName?: string | undefined
  readonly name?: string | undefined
  readonly url?: string | undefined
  readonly group?: string | undefined
  readonly privacy: 'Public' | 'Contacts' | 'Organization' | 'Manager' | 'Private' | 'NotSet'
}

export interface AddLinkResponse {
  readonly AddLinkResult?: QuickLinkData | undefined
}

export interface AddMembership {
  readonly accountName?: string | undefined
  readonly membershipInfo?: MembershipData | undefined
  readonly group?: string | undefined
  readonly privacy: 'Public' | 'Contacts' | 'Organization' | 'Manager' | 'Private' | 'NotSet'
}

export interface AddMembershipResponse {
  readonly AddMembershipResult?: MembershipData | undefined
}

export interface AddPinnedLink {
  readonly accountName?: string | undefined
  readonly name?: string | undefined
  readonly url?: string | undefined
}

export interface AddPinnedLinkResponse {
  readonly AddPinnedLinkResult?: PinnedLinkData | undefined
}

export interface ArrayOfContactData {
  readonly ContactData?: readonly ContactData[] | undefined
}

export interface ArrayOfMembershipData {
  readonly MembershipData?: readonly MembershipData[] | undefined
}

export interface ArrayOfPinnedLinkData {
  readonly PinnedLinkData?: readonly PinnedLinkData[] | undefined
}

export interface ArrayOfPropertyData {
  readonly PropertyData?: readonly PropertyData[] | undefined
}

export interface ArrayOfPropertyInfo {
  readonly PropertyInfo?: readonly PropertyInfo[] | undefined
}

export interface ArrayOfQuickLinkData {
  readonly QuickLinkData?: readonly QuickLinkData[] | undefined
}

export interface ArrayOfString {
  readonly string?: readonly string[] | undefined
}

export interface ArrayOfValueData {
  readonly ValueData?: readonly ValueData[] | undefined
}

/** A user, as a colleague or manager of another. */
export interface ContactData {
  readonly AccountName?: string | undefined
  readonly Privacy: 'Public' | 'Contacts' | 'Organization' | 'Manager' | 'Private' | 'NotSet'
  readonly Name?: string | undefined
  readonly IsInWorkGroup: boolean
  readonly Group?: string | undefined
  readonly Email?: string | undefined
  readonly Title?: string | undefined
  readonly Url?: string | undefined
  readonly UserProfileID: string
  readonly ID: number
}

export interface CreateUserProfileByAccountName {
  readonly accountName?: string | undefined
}

export interface CreateUserProfileByAccountNameResponse {
  readonly CreateUserProfileByAccountNameResult?: ArrayOfPropertyData | undefined
}

export interface DeleteUserProfileByAccountName {
  readonly accountName?: string | undefined
}

export type DeleteUserProfileByAccountNameResponse = Record<string, never>

export interface GetCommonColleagues {
  readonly accountName?: string | undefined
}

export interface GetCommonColleaguesResponse {
  readonly GetCommonColleaguesResult?: ArrayOfContactData | undefined
}

export interface GetCommonManager {
  readonly accountName?: string | undefined
}

export interface GetCommonManagerResponse {
  readonly GetCommonManagerResult?: ContactData | undefined
}

export interface GetCommonMemberships {
  readonly accountName?: string | undefined
}

export interface GetCommonMembershipsResponse {
  readonly GetCommonMembershipsResult?: ArrayOfMembershipData | undefined
}

export interface GetInCommon {
  readonly accountName?: string | undefined
}

export interface GetInCommonResponse {
  readonly GetInCommonResult?: InCommonData | undefined
}

export interface GetPropertyChoiceList {
  readonly propertyName?: string | undefined
}

export interface GetPropertyChoiceListResponse {
  readonly GetPropertyChoiceListResult?: ArrayOfString | undefined
}

export interface GetUserColleagues {
  readonly accountName?: string | undefined
}

export interface GetUserColleaguesResponse {
  readonly GetUserColleaguesResult?: ArrayOfContactData | undefined
}

export interface GetUserLinks {
  readonly accountName?: string | undefined
}

export interface GetUserLinksResponse {
  readonly GetUserLinksResult?: ArrayOfQuickLinkData | undefined
}

export interface GetUserMemberships {
  readonly accountName?: string | undefined
}

export interface GetUserMembershipsResponse {
  readonly GetUserMembershipsResult?: ArrayOfMembershipData | undefined
}

export interface GetUserOrganizations {
  readonly accountName?: string | undefined
}

export interface GetUserOrganizationsResponse {
  readonly GetUserOrganizationsResult?: OrganizationData | undefined
}

export interface GetUserPinnedLinks {
  readonly accountName?: string | undefined
}

export interface GetUserPinnedLinksResponse {
  readonly GetUserPinnedLinksResult?: ArrayOfPinnedLinkData | undefined
}

export interface GetUserProfileByGuid {
  readonly guid: string
}

export interface GetUserProfileByGuidResponse {
  readonly GetUserProfileByGuidResult?: ArrayOfPropertyData | undefined
}

export interface GetUserProfileByIndex {
  readonly index: number
}

export interface GetUserProfileByIndexResponse {
  readonly GetUserProfileByIndexResult?: GetUserProfileByIndexResult | undefined
}

/** A profile with everything in it. NextValue is the next index, or -1 at the last profile. */
export interface GetUserProfileByIndexResult {
  readonly NextValue?: string | undefined
  readonly UserProfile?: ArrayOfPropertyData | undefined
  readonly Colleagues?: ArrayOfContactData | undefined
  readonly QuickLinks?: ArrayOfQuickLinkData | undefined
  readonly PinnedLinks?: ArrayOfPinnedLinkData | undefined
  readonly Memberships?: ArrayOfMembershipData | undefined
}

export interface GetUserProfileByName {
  readonly AccountName?: string | undefined
}

export interface GetUserProfileByNameResponse {
  readonly GetUserProfileByNameResult?: ArrayOfPropertyData | undefined
}

export type GetUserProfileCount = Record<string, never>

export interface GetUserProfileCountResponse {
  readonly GetUserProfileCountResult: number
}

export type GetUserProfileSchema = Record<string, never>

export interface GetUserProfileSchemaResponse {
  readonly GetUserProfileSchemaResult?: ArrayOfPropertyInfo | undefined
}

export interface GetUserPropertyByAccountName {
  readonly accountName?: string | undefined
  readonly propertyName?: string | undefined
}

export interface GetUserPropertyByAccountNameResponse {
  readonly GetUserPropertyByAccountNameResult?: PropertyData | undefined
}

export interface InCommonData {
  readonly Manager?: ContactData | undefined
  readonly Colleagues?: ArrayOfContactData | undefined
  readonly Memberships?: ArrayOfMembershipData | undefined
}

/** The group of a membership: the system that it is in, and its name there. */
export interface MemberGroupData {
  readonly SourceInternal: string
  readonly SourceReference?: string | undefined
}

export interface MembershipData {
  readonly Source: 'DistributionList' | 'SharePointSite' | 'Other'
  readonly MemberGroup?: MemberGroupData | undefined
  readonly Group?: string | undefined
  readonly DisplayName?: string | undefined
  readonly Privacy: 'Public' | 'Contacts' | 'Organization' | 'Manager' | 'Private' | 'NotSet'
  readonly MailNickname?: string | undefined
  readonly Url?: string | undefined
  readonly ID: number
  readonly MemberGroupID: number
}

export interface ModifyUserPropertyByAccountName {
  readonly accountName?: string | undefined
  readonly newData?: ArrayOfPropertyData | undefined
}

export type ModifyUserPropertyByAccountNameResponse = Record<string, never>

/** The place of a user: its manager, those who name it as their manager, and those with the same manager. */
export interface OrganizationData {
  readonly Manager?: ContactData | undefined
  readonly DirectReports?: ArrayOfContactData | undefined
  readonly Peers?: ArrayOfContactData | undefined
}

export interface PinnedLinkData {
  readonly Name?: string | undefined
  readonly Url?: string | undefined
  readonly ID: number
}

/** A property of a profile. In a request the two switches say what to change. */
export interface PropertyData {
  readonly IsPrivacyChanged: boolean
  readonly IsValueChanged: boolean
  readonly Name?: string | undefined
  readonly Privacy: 'Public' | 'Contacts' | 'Organization' | 'Manager' | 'Private' | 'NotSet'
  readonly Values?: ArrayOfValueData | undefined
}

/** A property that profiles have. */
export interface PropertyInfo {
  readonly Name?: string | undefined
  readonly Description?: string | undefined
  readonly DisplayOrder: number
  readonly MaximumShown: number
  readonly IsAdminEditable: boolean
  readonly IsSearchable: boolean
  readonly IsSystem: boolean
  readonly ManagedPropertyName?: string | undefined
  readonly DisplayName?: string | undefined
  readonly Type?: string | undefined
  readonly AllowPolicyOverride: boolean
  readonly DefaultPrivacy: 'Public' | 'Contacts' | 'Organization' | 'Manager' | 'Private' | 'NotSet'
  readonly IsAlias: boolean
  readonly IsColleagueEventLog: boolean
  readonly IsRequired: boolean
  readonly IsUserEditable: boolean
  readonly IsVisibleOnEditor: boolean
  readonly IsVisibleOnViewer: boolean
  readonly IsReplicable: boolean
  readonly UserOverridePrivacy: boolean
  readonly Length: number
  readonly IsImported: boolean
  readonly IsMultiValue: boolean
  readonly ChoiceType: 'Off' | 'None' | 'Open' | 'Closed'
  readonly TermSetId?: string | undefined
}

export interface QuickLinkData {
  readonly Name?: string | undefined
  readonly Group?: string | undefined
  readonly Privacy: 'Public' | 'Contacts' | 'Organization' | 'Manager' | 'Private' | 'NotSet'
  readonly Url?: string | undefined
  readonly ID: number
}

export interface RemoveAllColleagues {
  readonly accountName?: string | undefined
}

export type RemoveAllColleaguesResponse = Record<string, never>

export interface RemoveAllLinks {
  readonly accountName?: string | undefined
}

export type RemoveAllLinksResponse = Record<string, never>

export interface RemoveAllMemberships {
  readonly accountName?: string | undefined
}

export type RemoveAllMembershipsResponse = Record<string, never>

export interface RemoveAllPinnedLinks {
  readonly accountName?: string | undefined
}

export type RemoveAllPinnedLinksResponse = Record<string, never>

export interface RemoveColleague {
  readonly accountName?: string | undefined
  readonly colleagueAccountName?: string | undefined
}

export type RemoveColleagueResponse = Record<string, never>

export interface RemoveLink {
  readonly accountName?: string | undefined
  readonly id: number
}

export type RemoveLinkResponse = Record<string, never>

export interface RemoveMembership {
  readonly accountName?: string | undefined
  readonly sourceInternal: string
  readonly sourceReference?: string | undefined
}

export type RemoveMembershipResponse = Record<string, never>

export interface RemovePinnedLink {
  readonly accountName?: string | undefined
  readonly id: number
}

export type RemovePinnedLinkResponse = Record<string, never>

export interface UpdateColleaguePrivacy {
  readonly accountName?: string | undefined
  readonly colleagueAccountName?: string | undefined
  readonly newPrivacy: 'Public' | 'Contacts' | 'Organization' | 'Manager' | 'Private' | 'NotSet'
}

export type UpdateColleaguePrivacyResponse = Record<string, never>

export interface UpdateLink {
  readonly accountName?: string | undefined
  readonly data?: QuickLinkData | undefined
}

export type UpdateLinkResponse = Record<string, never>

export interface UpdateMembershipPrivacy {
  readonly accountName?: string | undefined
  readonly sourceInternal: string
  readonly sourceReference?: string | undefined
  readonly newPrivacy: 'Public' | 'Contacts' | 'Organization' | 'Manager' | 'Private' | 'NotSet'
}

export type UpdateMembershipPrivacyResponse = Record<string, never>

export interface UpdatePinnedLink {
  readonly accountName?: string | undefined
  readonly data?: PinnedLinkData | undefined
}

export type UpdatePinnedLinkResponse = Record<string, never>

/** A value of a property; its xsi:type is its type. */
export interface ValueData {
  readonly Value?: XmlElement | undefined
}

/** Profiles of users. */
export interface UserProfileServiceBindings<Ctx> {
  /** Returns all properties of a profile; values that the caller may not see are missing. Without AccountName it is the profile of the caller. */
  GetUserProfileByName(ctx: Ctx, input: GetUserProfileByName): Promise<GetUserProfileByNameResponse>
  /** Returns all properties of the profile with an id. */
  GetUserProfileByGuid(ctx: Ctx, input: GetUserProfileByGuid): Promise<GetUserProfileByGuidResponse>
  /** Returns the profile at a place among all profiles, counted from 0, with everything in it. -1 means the first. */
  GetUserProfileByIndex(ctx: Ctx, input: GetUserProfileByIndex): Promise<GetUserProfileByIndexResponse>
  /** Returns the number of profiles. */
  GetUserProfileCount(ctx: Ctx, input: GetUserProfileCount): Promise<GetUserProfileCountResponse>
  /** Returns the properties that profiles have. */
  GetUserProfileSchema(ctx: Ctx, input: GetUserProfileSchema): Promise<GetUserProfileSchemaResponse>
  /** Returns one property of a profile. Without accountName it is the profile of the caller. */
  GetUserPropertyByAccountName(ctx: Ctx, input: GetUserPropertyByAccountName): Promise<GetUserPropertyByAccountNameResponse>
  /** Returns the choices of a property: the public values that users have given it. */
  GetPropertyChoiceList(ctx: Ctx, input: GetPropertyChoiceList): Promise<GetPropertyChoiceListResponse>
  /** Makes the profile of a user whom the site collection does not know, or whose profile was deleted. Needs the right ManagePermissions. */
  CreateUserProfileByAccountName(ctx: Ctx, input: CreateUserProfileByAccountName): Promise<CreateUserProfileByAccountNameResponse>
  /** Deletes a profile with everything in it; the user stays. Needs the right ManagePermissions. The established server has no such operation. */
  DeleteUserProfileByAccountName(ctx: Ctx, input: DeleteUserProfileByAccountName): Promise<DeleteUserProfileByAccountNameResponse>
  /** Changes properties of a profile: of the caller, or with the right ManagePermissions of anybody. All are changed, or none. */
  ModifyUserPropertyByAccountName(ctx: Ctx, input: ModifyUserPropertyByAccountName): Promise<ModifyUserPropertyByAccountNameResponse>
  /** Returns the colleagues of a user. Without accountName it is the profile of the caller. */
  GetUserColleagues(ctx: Ctx, input: GetUserColleagues): Promise<GetUserColleaguesResponse>
  /** Adds a colleague to a profile. */
  AddColleague(ctx: Ctx, input: AddColleague): Promise<AddColleagueResponse>
  /** Changes who sees a colleague. */
  UpdateColleaguePrivacy(ctx: Ctx, input: UpdateColleaguePrivacy): Promise<UpdateColleaguePrivacyResponse>
  /** Removes a colleague from a profile. */
  RemoveColleague(ctx: Ctx, input: RemoveColleague): Promise<RemoveColleagueResponse>
  /** Removes all colleagues from a profile. */
  RemoveAllColleagues(ctx: Ctx, input: RemoveAllColleagues): Promise<RemoveAllColleaguesResponse>
  /** Returns the colleagues whom the caller and another user have both. */
  GetCommonColleagues(ctx: Ctx, input: GetCommonColleagues): Promise<GetCommonColleaguesResponse>
  /** Returns the links of a profile. Without accountName it is the profile of the caller. */
  GetUserLinks(ctx: Ctx, input: GetUserLinks): Promise<GetUserLinksResponse>
  /** Adds a link to a profile. */
  AddLink(ctx: Ctx, input: AddLink): Promise<AddLinkResponse>
  /** Changes the link of a profile whose ID the data has. */
  UpdateLink(ctx: Ctx, input: UpdateLink): Promise<UpdateLinkResponse>
  /** Removes a link from a profile. */
  RemoveLink(ctx: Ctx, input: RemoveLink): Promise<RemoveLinkResponse>
  /** Removes all links from a profile. */
  RemoveAllLinks(ctx: Ctx, input: RemoveAllLinks): Promise<RemoveAllLinksResponse>
  /** Returns the pinned links of a profile. Without accountName it is the profile of the caller. */
  GetUserPinnedLinks(ctx: Ctx, input: GetUserPinnedLinks): Promise<GetUserPinnedLinksResponse>
  /** Adds a pinned link to a profile. */
  AddPinnedLink(ctx: Ctx, input: AddPinnedLink): Promise<AddPinnedLinkResponse>
  /** Changes the pinned link of a profile whose ID the data has. */
  UpdatePinnedLink(ctx: Ctx, input: UpdatePinnedLink): Promise<UpdatePinnedLinkResponse>
  /** Removes a pinned link from a profile. */
  RemovePinnedLink(ctx: Ctx, input: RemovePinnedLink): Promise<RemovePinnedLinkResponse>
  /** Removes all pinned links from a profile. */
  RemoveAllPinnedLinks(ctx: Ctx, input: RemoveAllPinnedLinks): Promise<RemoveAllPinnedLinksResponse>
  /** Returns the memberships of a profile. Without accountName it is the profile of the caller. */
  GetUserMemberships(ctx: Ctx, input: GetUserMemberships): Promise<GetUserMembershipsResponse>
  /** Adds a membership to a profile. */
  AddMembership(ctx: Ctx, input: AddMembership): Promise<AddMembershipResponse>
  /** Changes who sees a membership. */
  UpdateMembershipPrivacy(ctx: Ctx, input: UpdateMembershipPrivacy): Promise<UpdateMembershipPrivacyResponse>
  /** Removes a membership from a profile. */
  RemoveMembership(ctx: Ctx, input: RemoveMembership): Promise<RemoveMembershipResponse>
  /** Removes all memberships from a profile. */
  RemoveAllMemberships(ctx: Ctx, input: RemoveAllMemberships): Promise<RemoveAllMembershipsResponse>
  /** Returns the memberships that the caller and another user have both. */
  GetCommonMemberships(ctx: Ctx, input: GetCommonMemberships): Promise<GetCommonMembershipsResponse>
  /** Returns what the caller and another user have in common: the nearest manager of both, colleagues and memberships. */
  GetInCommon(ctx: Ctx, input: GetInCommon): Promise<GetInCommonResponse>
  /** Returns the nearest manager of the caller and another user; nothing if they have none in common. */
  GetCommonManager(ctx: Ctx, input: GetCommonManager): Promise<GetCommonManagerResponse>
  /** Returns the place of a user: manager, direct reports and peers. Without accountName it is the profile of the caller. */
  GetUserOrganizations(ctx: Ctx, input: GetUserOrganizations): Promise<GetUserOrganizationsResponse>
}

export const userprofileservice = {
  file: 'userprofileservice',
  service: 'UserProfileService',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://microsoft.com/webservices/SharePointPortalServer/UserProfileService',
  documentation: 'Profiles of users.',
  operations: [
    {
      name: 'GetUserProfileByName',
      documentation: 'Returns all properties of a profile; values that the caller may not see are missing. Without AccountName it is the profile of the caller.',
      input: 'GetUserProfileByName',
      output: 'GetUserProfileByNameResponse',
      reads: true,
    },
    {
      name: 'GetUserProfileByGuid',
      documentation: 'Returns all properties of the profile with an id.',
      input: 'GetUserProfileByGuid',
      output: 'GetUserProfileByGuidResponse',
      reads: true,
    },
    {
      name: 'GetUserProfileByIndex',
      documentation: 'Returns the profile at a place among all profiles, counted from 0, with everything in it. -1 means the first.',
      input: 'GetUserProfileByIndex',
      output: 'GetUserProfileByIndexResponse',
      reads: true,
    },
    {
      name: 'GetUserProfileCount',
      documentation: 'Returns the number of profiles.',
      input: 'GetUserProfileCount',
      output: 'GetUserProfileCountResponse',
      reads: true,
    },
    {
      name: 'GetUserProfileSchema',
      documentation: 'Returns the properties that profiles have.',
      input: 'GetUserProfileSchema',
      output: 'GetUserProfileSchemaResponse',
      reads: true,
    },
    {
      name: 'GetUserPropertyByAccountName',
      documentation: 'Returns one property of a profile. Without accountName it is the profile of the caller.',
      input: 'GetUserPropertyByAccountName',
      output: 'GetUserPropertyByAccountNameResponse',
      reads: true,
    },
    {
      name: 'GetPropertyChoiceList',
      documentation: 'Returns the choices of a property: the public values that users have given it.',
      input: 'GetPropertyChoiceList',
      output: 'GetPropertyChoiceListResponse',
      reads: true,
    },
    {
      name: 'CreateUserProfileByAccountName',
      documentation: 'Makes the profile of a user whom the site collection does not know, or whose profile was deleted. Needs the right ManagePermissions.',
      input: 'CreateUserProfileByAccountName',
      output: 'CreateUserProfileByAccountNameResponse',
    },
    {
      name: 'DeleteUserProfileByAccountName',
      documentation: 'Deletes a profile with everything in it; the user stays. Needs the right ManagePermissions. The established server has no such operation.',
      input: 'DeleteUserProfileByAccountName',
      output: 'DeleteUserProfileByAccountNameResponse',
    },
    {
      name: 'ModifyUserPropertyByAccountName',
      documentation: 'Changes properties of a profile: of the caller, or with the right ManagePermissions of anybody. All are changed, or none.',
      input: 'ModifyUserPropertyByAccountName',
      output: 'ModifyUserPropertyByAccountNameResponse',
    },
    {
      name: 'GetUserColleagues',
      documentation: 'Returns the colleagues of a user. Without accountName it is the profile of the caller.',
      input: 'GetUserColleagues',
      output: 'GetUserColleaguesResponse',
      reads: true,
    },
    { name: 'AddColleague', documentation: 'Adds a colleague to a profile.', input: 'AddColleague', output: 'AddColleagueResponse' },
    {
      name: 'UpdateColleaguePrivacy',
      documentation: 'Changes who sees a colleague.',
      input: 'UpdateColleaguePrivacy',
      output: 'UpdateColleaguePrivacyResponse',
    },
    {
      name: 'RemoveColleague',
      documentation: 'Removes a colleague from a profile.',
      input: 'RemoveColleague',
      output: 'RemoveColleagueResponse',
    },
    {
      name: 'RemoveAllColleagues',
      documentation: 'Removes all colleagues from a profile.',
      input: 'RemoveAllColleagues',
      output: 'RemoveAllColleaguesResponse',
    },
    {
      name: 'GetCommonColleagues',
      documentation: 'Returns the colleagues whom the caller and another user have both.',
      input: 'GetCommonColleagues',
      output: 'GetCommonColleaguesResponse',
      reads: true,
    },
    {
      name: 'GetUserLinks',
      documentation: 'Returns the links of a profile. Without accountName it is the profile of the caller.',
      input: 'GetUserLinks',
      output: 'GetUserLinksResponse',
      reads: true,
    },
    { name: 'AddLink', documentation: 'Adds a link to a profile.', input: 'AddLink', output: 'AddLinkResponse' },
    {
      name: 'UpdateLink',
      documentation: 'Changes the link of a profile whose ID the data has.',
      input: 'UpdateLink',
      output: 'UpdateLinkResponse',
    },
    { name: 'RemoveLink', documentation: 'Removes a link from a profile.', input: 'RemoveLink', output: 'RemoveLinkResponse' },
    {
      name: 'RemoveAllLinks',
      documentation: 'Removes all links from a profile.',
      input: 'RemoveAllLinks',
      output: 'RemoveAllLinksResponse',
    },
    {
      name: 'GetUserPinnedLinks',
      documentation: 'Returns the pinned links of a profile. Without accountName it is the profile of the caller.',
      input: 'GetUserPinnedLinks',
      output: 'GetUserPinnedLinksResponse',
      reads: true,
    },
    { name: 'AddPinnedLink', documentation: 'Adds a pinned link to a profile.', input: 'AddPinnedLink', output: 'AddPinnedLinkResponse' },
    {
      name: 'UpdatePinnedLink',
      documentation: 'Changes the pinned link of a profile whose ID the data has.',
      input: 'UpdatePinnedLink',
      output: 'UpdatePinnedLinkResponse',
    },
    {
      name: 'RemovePinnedLink',
      documentation: 'Removes a pinned link from a profile.',
      input: 'RemovePinnedLink',
      output: 'RemovePinnedLinkResponse',
    },
    {
      name: 'RemoveAllPinnedLinks',
      documentation: 'Removes all pinned links from a profile.',
      input: 'RemoveAllPinnedLinks',
      output: 'RemoveAllPinnedLinksResponse',
    },
    {
      name: 'GetUserMemberships',
      documentation: 'Returns the memberships of a profile. Without accountName it is the profile of the caller.',
      input: 'GetUserMemberships',
      output: 'GetUserMembershipsResponse',
      reads: true,
    },
    { name: 'AddMembership', documentation: 'Adds a membership to a profile.', input: 'AddMembership', output: 'AddMembershipResponse' },
    {
      name: 'UpdateMembershipPrivacy',
      documentation: 'Changes who sees a membership.',
      input: 'UpdateMembershipPrivacy',
      output: 'UpdateMembershipPrivacyResponse',
    },
    {
      name: 'RemoveMembership',
      documentation: 'Removes a membership from a profile.',
      input: 'RemoveMembership',
      output: 'RemoveMembershipResponse',
    },
    {
      name: 'RemoveAllMemberships',
      documentation: 'Removes all memberships from a profile.',
      input: 'RemoveAllMemberships',
      output: 'RemoveAllMembershipsResponse',
    },
    {
      name: 'GetCommonMemberships',
      documentation: 'Returns the memberships that the caller and another user have both.',
      input: 'GetCommonMemberships',
      output: 'GetCommonMembershipsResponse',
      reads: true,
    },
    {
      name: 'GetInCommon',
      documentation: 'Returns what the caller and another user have in common: the nearest manager of both, colleagues and memberships.',
      input: 'GetInCommon',
      output: 'GetInCommonResponse',
      reads: true,
    },
    {
      name: 'GetCommonManager',
      documentation: 'Returns the nearest manager of the caller and another user; nothing if they have none in common.',
      input: 'GetCommonManager',
      output: 'GetCommonManagerResponse',
      reads: true,
    },
    {
      name: 'GetUserOrganizations',
      documentation: 'Returns the place of a user: manager, direct reports and peers. Without accountName it is the profile of the caller.',
      input: 'GetUserOrganizations',
      output: 'GetUserOrganizationsResponse',
      reads: true,
    },
  ],
  types: {
    AddColleague: {
      elements: [
        { name: 'accountName', optional: true, simple: { base: 'string' } },
        { name: 'colleagueAccountName', optional: true, simple: { base: 'string' } },
        { name: 'group', optional: true, simple: { base: 'string' } },
        { name: 'privacy', simple: { base: 'string', values: ['Public', 'Contacts', 'Organization', 'Manager', 'Private', 'NotSet'] } },
        { name: 'isInWorkGroup', simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    AddColleagueResponse: { elements: [{ name: 'AddColleagueResult', optional: true, type: 'ContactData' }], attributes: [] },
    AddLink: {
      elements: [
        { name: 'accountName', optional: true, simple: { base: 'string' } },
        { name: 'name', optional: true, simple: { base: 'string' } },
        { name: 'url', optional: true, simple: { base: 'string' } },
        { name: 'group', optional: true, simple: { base: 'string' } },
        { name: 'privacy', simple: { base: 'string', values: ['Public', 'Contacts', 'Organization', 'Manager', 'Private', 'NotSet'] } },
      ],
      attributes: [],
    },
    AddLinkResponse: { elements: [{ name: 'AddLinkResult', optional: true, type: 'QuickLinkData' }], attributes: [] },
    AddMembership: {
      elements: [
        { name: 'accountName', optional: true, simple: { base: 'string' } },
        { name: 'membershipInfo', optional: true, type: 'MembershipData' },
        { name: 'group', optional: true, simple: { base: 'string' } },
        { name: 'privacy', simple: { base: 'string', values: ['Public', 'Contacts', 'Organization', 'Manager', 'Private', 'NotSet'] } },
      ],
      attributes: [],
    },
    AddMembershipResponse: { elements: [{ name: 'AddMembershipResult', optional: true, type: 'MembershipData' }], attributes: [] },
    AddPinnedLink: {
      elements: [
        { name: 'accountName', optional: true, simple: { base: 'string' } },
        { name: 'name', optional: true, simple: { base: 'string' } },
        { name: 'url', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    AddPinnedLinkResponse: { elements: [{ name: 'AddPinnedLinkResult', optional: true, type: 'PinnedLinkData' }], attributes: [] },
    ArrayOfContactData: { elements: [{ name: 'ContactData', optional: true, many: true, type: 'ContactData' }], attributes: [] },
    ArrayOfMembershipData: { elements: [{ name: 'MembershipData', optional: true, many: true, type: 'MembershipData' }], attributes: [] },
    ArrayOfPinnedLinkData: { elements: [{ name: 'PinnedLinkData', optional: true, many: true, type: 'PinnedLinkData' }], attributes: [] },
    ArrayOfPropertyData: { elements: [{ name: 'PropertyData', optional: true, many: true, type: 'PropertyData' }], attributes: [] },
    ArrayOfPropertyInfo: { elements: [{ name: 'PropertyInfo', optional: true, many: true, type: 'PropertyInfo' }], attributes: [] },
    ArrayOfQuickLinkData: { elements: [{ name: 'QuickLinkData', optional: true, many: true, type: 'QuickLinkData' }], attributes: [] },
    ArrayOfString: { elements: [{ name: 'string', optional: true, many: true, simple: { base: 'string' } }], attributes: [] },
    ArrayOfValueData: { elements: [{ name: 'ValueData', optional: true, many: true, type: 'ValueData' }], attributes: [] },
    ContactData: {
      elements: [
        { name: 'AccountName', optional: true, simple: { base: 'string' } },
        { name: 'Privacy', simple: { base: 'string', values: ['Public', 'Contacts', 'Organization', 'Manager', 'Private', 'NotSet'] } },
        { name: 'Name', optional: true, simple: { base: 'string' } },
        { name: 'IsInWorkGroup', simple: { base: 'boolean' } },
        { name: 'Group', optional: true, simple: { base: 'string' } },
        { name: 'Email', optional: true, simple: { base: 'string' } },
        { name: 'Title', optional: true, simple: { base: 'string' } },
        { name: 'Url', optional: true, simple: { base: 'string' } },
        {
          name: 'UserProfileID',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'ID', simple: { base: 'long' } },
      ],
      attributes: [],
    },
    CreateUserProfileByAccountName: { elements: [{ name: 'accountName', optional: true, simple: { base: 'string' } }], attributes: [] },
    CreateUserProfileByAccountNameResponse: {
      elements: [{ name: 'CreateUserProfileByAccountNameResult', optional: true, type: 'ArrayOfPropertyData' }],
      attributes: [],
    },
    DeleteUserProfileByAccountName: { elements: [{ name: 'accountName', optional: true, simple: { base: 'string' } }], attributes: [] },
    DeleteUserProfileByAccountNameResponse: { elements: [], attributes: [] },
    GetCommonColleagues: { elements: [{ name: 'accountName', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetCommonColleaguesResponse: {
      elements: [{ name: 'GetCommonColleaguesResult', optional: true, type: 'ArrayOfContactData' }],
      attributes: [],
    },
    GetCommonManager: { elements: [{ name: 'accountName', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetCommonManagerResponse: { elements: [{ name: 'GetCommonManagerResult', optional: true, type: 'ContactData' }], attributes: [] },
    GetCommonMemberships: { elements: [{ name: 'accountName', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetCommonMembershipsResponse: {
      elements: [{ name: 'GetCommonMembershipsResult', optional: true, type: 'ArrayOfMembershipData' }],
      attributes: [],
    },
    GetInCommon: { elements: [{ name: 'accountName', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetInCommonResponse: { elements: [{ name: 'GetInCommonResult', optional: true, type: 'InCommonData' }], attributes: [] },
    GetPropertyChoiceList: { elements: [{ name: 'propertyName', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetPropertyChoiceListResponse: {
      elements: [{ name: 'GetPropertyChoiceListResult', optional: true, type: 'ArrayOfString' }],
      attributes: [],
    },
    GetUserColleagues: { elements: [{ name: 'accountName', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetUserColleaguesResponse: {
      elements: [{ name: 'GetUserColleaguesResult', optional: true, type: 'ArrayOfContactData' }],
      attributes: [],
    },
    GetUserLinks: { elements: [{ name: 'accountName', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetUserLinksResponse: { elements: [{ name: 'GetUserLinksResult', optional: true, type: 'ArrayOfQuickLinkData' }], attributes: [] },
    GetUserMemberships: { elements: [{ name: 'accountName', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetUserMembershipsResponse: {
      elements: [{ name: 'GetUserMembershipsResult', optional: true, type: 'ArrayOfMembershipData' }],
      attributes: [],
    },
    GetUserOrganizations: { elements: [{ name: 'accountName', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetUserOrganizationsResponse: {
      elements: [{ name: 'GetUserOrganizationsResult', optional: true, type: 'OrganizationData' }],
      attributes: [],
    },
    GetUserPinnedLinks: { elements: [{ name: 'accountName', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetUserPinnedLinksResponse: {
      elements: [{ name: 'GetUserPinnedLinksResult', optional: true, type: 'ArrayOfPinnedLinkData' }],
      attributes: [],
    },
    GetUserProfileByGuid: {
      elements: [
        {
          name: 'guid',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
      ],
      attributes: [],
    },
    GetUserProfileByGuidResponse: {
      elements: [{ name: 'GetUserProfileByGuidResult', optional: true, type: 'ArrayOfPropertyData' }],
      attributes: [],
    },
    GetUserProfileByIndex: { elements: [{ name: 'index', simple: { base: 'int' } }], attributes: [] },
    GetUserProfileByIndexResponse: {
      elements: [{ name: 'GetUserProfileByIndexResult', optional: true, type: 'GetUserProfileByIndexResult' }],
      attributes: [],
    },
    GetUserProfileByIndexResult: {
      elements: [
        { name: 'NextValue', optional: true, simple: { base: 'string' } },
        { name: 'UserProfile', optional: true, type: 'ArrayOfPropertyData' },
        { name: 'Colleagues', optional: true, type: 'ArrayOfContactData' },
        { name: 'QuickLinks', optional: true, type: 'ArrayOfQuickLinkData' },
        { name: 'PinnedLinks', optional: true, type: 'ArrayOfPinnedLinkData' },
        { name: 'Memberships', optional: true, type: 'ArrayOfMembershipData' },
      ],
      attributes: [],
    },
    GetUserProfileByName: { elements: [{ name: 'AccountName', optional: true, simple: { base: 'string' } }], attributes: [] },
    GetUserProfileByNameResponse: {
      elements: [{ name: 'GetUserProfileByNameResult', optional: true, type: 'ArrayOfPropertyData' }],
      attributes: [],
    },
    GetUserProfileCount: { elements: [], attributes: [] },
    GetUserProfileCountResponse: { elements: [{ name: 'GetUserProfileCountResult', simple: { base: 'long' } }], attributes: [] },
    GetUserProfileSchema: { elements: [], attributes: [] },
    GetUserProfileSchemaResponse: {
      elements: [{ name: 'GetUserProfileSchemaResult', optional: true, type: 'ArrayOfPropertyInfo' }],
      attributes: [],
    },
    GetUserPropertyByAccountName: {
      elements: [
        { name: 'accountName', optional: true, simple: { base: 'string' } },
        { name: 'propertyName', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    GetUserPropertyByAccountNameResponse: {
      elements: [{ name: 'GetUserPropertyByAccountNameResult', optional: true, type: 'PropertyData' }],
      attributes: [],
    },
    InCommonData: {
      elements: [
        { name: 'Manager', optional: true, type: 'ContactData' },
        { name: 'Colleagues', optional: true, type: 'ArrayOfContactData' },
        { name: 'Memberships', optional: true, type: 'ArrayOfMembershipData' },
      ],
      attributes: [],
    },
    MemberGroupData: {
      elements: [
        {
          name: 'SourceInternal',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'SourceReference', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    MembershipData: {
      elements: [
        { name: 'Source', simple: { base: 'string', values: ['DistributionList', 'SharePointSite', 'Other'] } },
        { name: 'MemberGroup', optional: true, type: 'MemberGroupData' },
        { name: 'Group', optional: true, simple: { base: 'string' } },
        { name: 'DisplayName', optional: true, simple: { base: 'string' } },
        { name: 'Privacy', simple: { base: 'string', values: ['Public', 'Contacts', 'Organization', 'Manager', 'Private', 'NotSet'] } },
        { name: 'MailNickname', optional: true, simple: { base: 'string' } },
        { name: 'Url', optional: true, simple: { base: 'string' } },
        { name: 'ID', simple: { base: 'long' } },
        { name: 'MemberGroupID', simple: { base: 'long' } },
      ],
      attributes: [],
    },
    ModifyUserPropertyByAccountName: {
      elements: [
        { name: 'accountName', optional: true, simple: { base: 'string' } },
        { name: 'newData', optional: true, type: 'ArrayOfPropertyData' },
      ],
      attributes: [],
    },
    ModifyUserPropertyByAccountNameResponse: { elements: [], attributes: [] },
    OrganizationData: {
      elements: [
        { name: 'Manager', optional: true, type: 'ContactData' },
        { name: 'DirectReports', optional: true, type: 'ArrayOfContactData' },
        { name: 'Peers', optional: true, type: 'ArrayOfContactData' },
      ],
      attributes: [],
    },
    PinnedLinkData: {
      elements: [
        { name: 'Name', optional: true, simple: { base: 'string' } },
        { name: 'Url', optional: true, simple: { base: 'string' } },
        { name: 'ID', simple: { base: 'long' } },
      ],
      attributes: [],
    },
    PropertyData: {
      elements: [
        { name: 'IsPrivacyChanged', simple: { base: 'boolean' } },
        { name: 'IsValueChanged', simple: { base: 'boolean' } },
        { name: 'Name', optional: true, simple: { base: 'string' } },
        { name: 'Privacy', simple: { base: 'string', values: ['Public', 'Contacts', 'Organization', 'Manager', 'Private', 'NotSet'] } },
        { name: 'Values', optional: true, type: 'ArrayOfValueData' },
      ],
      attributes: [],
    },
    PropertyInfo: {
      elements: [
        { name: 'Name', optional: true, simple: { base: 'string' } },
        { name: 'Description', optional: true, simple: { base: 'string' } },
        { name: 'DisplayOrder', simple: { base: 'int' } },
        { name: 'MaximumShown', simple: { base: 'int' } },
        { name: 'IsAdminEditable', simple: { base: 'boolean' } },
        { name: 'IsSearchable', simple: { base: 'boolean' } },
        { name: 'IsSystem', simple: { base: 'boolean' } },
        { name: 'ManagedPropertyName', optional: true, simple: { base: 'string' } },
        { name: 'DisplayName', optional: true, simple: { base: 'string' } },
        { name: 'Type', optional: true, simple: { base: 'string' } },
        { name: 'AllowPolicyOverride', simple: { base: 'boolean' } },
        {
          name: 'DefaultPrivacy',
          simple: { base: 'string', values: ['Public', 'Contacts', 'Organization', 'Manager', 'Private', 'NotSet'] },
        },
        { name: 'IsAlias', simple: { base: 'boolean' } },
        { name: 'IsColleagueEventLog', simple: { base: 'boolean' } },
        { name: 'IsRequired', simple: { base: 'boolean' } },
        { name: 'IsUserEditable', simple: { base: 'boolean' } },
        { name: 'IsVisibleOnEditor', simple: { base: 'boolean' } },
        { name: 'IsVisibleOnViewer', simple: { base: 'boolean' } },
        { name: 'IsReplicable', simple: { base: 'boolean' } },
        { name: 'UserOverridePrivacy', simple: { base: 'boolean' } },
        { name: 'Length', simple: { base: 'int' } },
        { name: 'IsImported', simple: { base: 'boolean' } },
        { name: 'IsMultiValue', simple: { base: 'boolean' } },
        { name: 'ChoiceType', simple: { base: 'string', values: ['Off', 'None', 'Open', 'Closed'] } },
        {
          name: 'TermSetId',
          optional: true,
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
      ],
      attributes: [],
    },
    QuickLinkData: {
      elements: [
        { name: 'Name', optional: true, simple: { base: 'string' } },
        { name: 'Group', optional: true, simple: { base: 'string' } },
        { name: 'Privacy', simple: { base: 'string', values: ['Public', 'Contacts', 'Organization', 'Manager', 'Private', 'NotSet'] } },
        { name: 'Url', optional: true, simple: { base: 'string' } },
        { name: 'ID', simple: { base: 'long' } },
      ],
      attributes: [],
    },
    RemoveAllColleagues: { elements: [{ name: 'accountName', optional: true, simple: { base: 'string' } }], attributes: [] },
    RemoveAllColleaguesResponse: { elements: [], attributes: [] },
    RemoveAllLinks: { elements: [{ name: 'accountName', optional: true, simple: { base: 'string' } }], attributes: [] },
    RemoveAllLinksResponse: { elements: [], attributes: [] },
    RemoveAllMemberships: { elements: [{ name: 'accountName', optional: true, simple: { base: 'string' } }], attributes: [] },
    RemoveAllMembershipsResponse: { elements: [], attributes: [] },
    RemoveAllPinnedLinks: { elements: [{ name: 'accountName', optional: true, simple: { base: 'string' } }], attributes: [] },
    RemoveAllPinnedLinksResponse: { elements: [], attributes: [] },
    RemoveColleague: {
      elements: [
        { name: 'accountName', optional: true, simple: { base: 'string' } },
        { name: 'colleagueAccountName', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    RemoveColleagueResponse: { elements: [], attributes: [] },
    RemoveLink: {
      elements: [{ name: 'accountName', optional: true, simple: { base: 'string' } }, { name: 'id', simple: { base: 'int' } }],
      attributes: [],
    },
    RemoveLinkResponse: { elements: [], attributes: [] },
    RemoveMembership: {
      elements: [
        { name: 'accountName', optional: true, simple: { base: 'string' } },
        {
          name: 'sourceInternal',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'sourceReference', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    RemoveMembershipResponse: { elements: [], attributes: [] },
    RemovePinnedLink: {
      elements: [{ name: 'accountName', optional: true, simple: { base: 'string' } }, { name: 'id', simple: { base: 'int' } }],
      attributes: [],
    },
    RemovePinnedLinkResponse: { elements: [], attributes: [] },
    UpdateColleaguePrivacy: {
      elements: [
        { name: 'accountName', optional: true, simple: { base: 'string' } },
        { name: 'colleagueAccountName', optional: true, simple: { base: 'string' } },
        { name: 'newPrivacy', simple: { base: 'string', values: ['Public', 'Contacts', 'Organization', 'Manager', 'Private', 'NotSet'] } },
      ],
      attributes: [],
    },
    UpdateColleaguePrivacyResponse: { elements: [], attributes: [] },
    UpdateLink: {
      elements: [
        { name: 'accountName', optional: true, simple: { base: 'string' } },
        { name: 'data', optional: true, type: 'QuickLinkData' },
      ],
      attributes: [],
    },
    UpdateLinkResponse: { elements: [], attributes: [] },
    UpdateMembershipPrivacy: {
      elements: [
        { name: 'accountName', optional: true, simple: { base: 'string' } },
        {
          name: 'sourceInternal',
          simple: { base: 'string', pattern: '\\{?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\}?' },
        },
        { name: 'sourceReference', optional: true, simple: { base: 'string' } },
        { name: 'newPrivacy', simple: { base: 'string', values: ['Public', 'Contacts', 'Organization', 'Manager', 'Private', 'NotSet'] } },
      ],
      attributes: [],
    },
    UpdateMembershipPrivacyResponse: { elements: [], attributes: [] },
    UpdatePinnedLink: {
      elements: [
        { name: 'accountName', optional: true, simple: { base: 'string' } },
        { name: 'data', optional: true, type: 'PinnedLinkData' },
      ],
      attributes: [],
    },
    UpdatePinnedLinkResponse: { elements: [], attributes: [] },
    ValueData: { elements: [{ name: 'Value', optional: true, content: { elements: [], attributes: [], asXml: true } }], attributes: [] },
  },
} as const
