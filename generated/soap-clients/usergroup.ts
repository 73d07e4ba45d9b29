// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface UsergroupClient extends Client {
  GetUserInfoAsync(parameters: GetUserInfo, options?: IExOptions): Promise<[result: GetUserInfoResponse, reply: string, header: unknown, request: string]>
  GetCurrentUserInfoAsync(parameters: GetCurrentUserInfo, options?: IExOptions): Promise<[result: GetCurrentUserInfoResponse, reply: string, header: unknown, request: string]>
  GetUserCollectionFromSiteAsync(parameters: GetUserCollectionFromSite, options?: IExOptions): Promise<[result: GetUserCollectionFromSiteResponse, reply: string, header: unknown, request: string]>
  GetAllUserCollectionFromWebAsync(parameters: GetAllUserCollectionFromWeb, options?: IExOptions): Promise<[result: GetAllUserCollectionFromWebResponse, reply: string, header: unknown, request: string]>
  GetUserCollectionFromWebAsync(parameters: GetUserCollectionFromWeb, options?: IExOptions): Promise<[result: GetUserCollectionFromWebResponse, reply: string, header: unknown, request: string]>
  GetUserCollectionFromGroupAsync(parameters: GetUserCollectionFromGroup, options?: IExOptions): Promise<[result: GetUserCollectionFromGroupResponse, reply: string, header: unknown, request: string]>
  GetGroupCollectionFromSiteAsync(parameters: GetGroupCollectionFromSite, options?: IExOptions): Promise<[result: GetGroupCollectionFromSiteResponse, reply: string, header: unknown, request: string]>
  GetGroupCollectionFromWebAsync(parameters: GetGroupCollectionFromWeb, options?: IExOptions): Promise<[result: GetGroupCollectionFromWebResponse, reply: string, header: unknown, request: string]>
  GetGroupCollectionFromUserAsync(parameters: GetGroupCollectionFromUser, options?: IExOptions): Promise<[result: GetGroupCollectionFromUserResponse, reply: string, header: unknown, request: string]>
  GetGroupInfoAsync(parameters: GetGroupInfo, options?: IExOptions): Promise<[result: GetGroupInfoResponse, reply: string, header: unknown, request: string]>
  RemoveGroupAsync(parameters: RemoveGroup, options?: IExOptions): Promise<[result: RemoveGroupResponse, reply: string, header: unknown, request: string]>
  AddUserToGroupAsync(parameters: AddUserToGroup, options?: IExOptions): Promise<[result: AddUserToGroupResponse, reply: string, header: unknown, request: string]>
  RemoveUserFromGroupAsync(parameters: RemoveUserFromGroup, options?: IExOptions): Promise<[result: RemoveUserFromGroupResponse, reply: string, header: unknown, request: string]>
  GetRoleCollectionFromWebAsync(parameters: GetRoleCollectionFromWeb, options?: IExOptions): Promise<[result: GetRoleCollectionFromWebResponse, reply: string, header: unknown, request: string]>
  GetRoleInfoAsync(parameters: GetRoleInfo, options?: IExOptions): Promise<[result: GetRoleInfoResponse, reply: string, header: unknown, request: string]>
  GetUserCollectionFromRoleAsync(parameters: GetUserCollectionFromRole, options?: IExOptions): Promise<[result: GetUserCollectionFromRoleResponse, reply: string, header: unknown, request: string]>
  AddGroupAsync(parameters: AddGroup, options?: IExOptions): Promise<[result: AddGroupResponse, reply: string, header: unknown, request: string]>
  UpdateGroupInfoAsync(parameters: UpdateGroupInfo, options?: IExOptions): Promise<[result: UpdateGroupInfoResponse, reply: string, header: unknown, request: string]>
  AddUserToRoleAsync(parameters: AddUserToRole, options?: IExOptions): Promise<[result: AddUserToRoleResponse, reply: string, header: unknown, request: string]>
  AddGroupToRoleAsync(parameters: AddGroupToRole, options?: IExOptions): Promise<[result: AddGroupToRoleResponse, reply: string, header: unknown, request: string]>
  RemoveUserFromRoleAsync(parameters: RemoveUserFromRole, options?: IExOptions): Promise<[result: RemoveUserFromRoleResponse, reply: string, header: unknown, request: string]>
  RemoveGroupFromRoleAsync(parameters: RemoveGroupFromRole, options?: IExOptions): Promise<[result: RemoveGroupFromRoleResponse, reply: string, header: unknown, request: string]>
  RemoveUserFromSiteAsync(parameters: RemoveUserFromSite, options?: IExOptions): Promise<[result: RemoveUserFromSiteResponse, reply: string, header: unknown, request: string]>
  RemoveUserFromWebAsync(parameters: RemoveUserFromWeb, options?: IExOptions): Promise<[result: RemoveUserFromWebResponse, reply: string, header: unknown, request: string]>
  UpdateUserInfoAsync(parameters: UpdateUserInfo, options?: IExOptions): Promise<[result: UpdateUserInfoResponse, reply: string, header: unknown, request: string]>
  AddRoleAsync(parameters: AddRole, options?: IExOptions): Promise<[result: AddRoleResponse, reply: string, header: unknown, request: string]>
  AddRoleDefAsync(parameters: AddRoleDef, options?: IExOptions): Promise<[result: AddRoleDefResponse, reply: string, header: unknown, request: string]>
  RemoveRoleAsync(parameters: RemoveRole, options?: IExOptions): Promise<[result: RemoveRoleResponse, reply: string, header: unknown, request: string]>
  GetUserLoginFromEmailAsync(parameters: GetUserLoginFromEmail, options?: IExOptions): Promise<[result: GetUserLoginFromEmailResponse, reply: string, header: unknown, request: string]>
  GetRolesAndPermissionsForCurrentUserAsync(parameters: GetRolesAndPermissionsForCurrentUser, options?: IExOptions): Promise<[result: GetRolesAndPermissionsForCurrentUserResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<UsergroupClient> =>
  createSoapClient(url, options) as Promise<UsergroupClient>

/** AddGroup */
export interface AddGroup {
  /** s:string */
  groupName?: string
  /** s:string */
  ownerIdentifier?: string
  /** s:string */
  ownerType?: string
  /** s:string */
  defaultUserLoginName?: string
  /** s:string */
  description?: string
}

/** AddGroupResponse */
export interface AddGroupResponse {
}

/** AddGroupToRole */
export interface AddGroupToRole {
  /** s:string */
  roleName?: string
  /** s:string */
  groupName?: string
}

/** AddGroupToRoleResponse */
export interface AddGroupToRoleResponse {
}

/** AddRole */
export interface AddRole {
  /** s:string */
  roleName?: string
  /** s:string */
  description?: string
  /** s:int */
  permissionMask?: number
}

/** AddRoleDef */
export interface AddRoleDef {
  /** s:string */
  roleName?: string
  /** s:string */
  description?: string
  /** WholeMask|s:string|pattern */
  permissionMask?: string
}

/** AddRoleDefResponse */
export interface AddRoleDefResponse {
}

/** AddRoleResponse */
export interface AddRoleResponse {
}

/** AddUserToGroup */
export interface AddUserToGroup {
  /** s:string */
  groupName?: string
  /** s:string */
  userName?: string
  /** s:string */
  userLoginName?: string
  /** s:string */
  userEmail?: string
  /** s:string */
  userNotes?: string
}

/** AddUserToGroupResponse */
export interface AddUserToGroupResponse {
}

/** AddUserToRole */
export interface AddUserToRole {
  /** s:string */
  roleName?: string
  /** s:string */
  userName?: string
  /** s:string */
  userLoginName?: string
  /** s:string */
  userEmail?: string
  /** s:string */
  userNotes?: string
}

/** AddUserToRoleResponse */
export interface AddUserToRoleResponse {
}

/** emailXml */
export interface EmailXml {
  /** Users */
  Users?: Users1
}

/** GetAllUserCollectionFromWeb */
export interface GetAllUserCollectionFromWeb {
}

/** GetAllUserCollectionFromWeb */
export interface GetAllUserCollectionFromWeb1 {
  /** Users */
  Users?: Users
}

/** GetAllUserCollectionFromWebResponse */
export interface GetAllUserCollectionFromWebResponse {
  /** GetAllUserCollectionFromWebResult */
  GetAllUserCollectionFromWebResult?: GetAllUserCollectionFromWebResult
}

/** GetAllUserCollectionFromWebResult */
export interface GetAllUserCollectionFromWebResult {
  /** GetAllUserCollectionFromWeb */
  GetAllUserCollectionFromWeb?: GetAllUserCollectionFromWeb1
}

/** GetCurrentUserInfo */
export interface GetCurrentUserInfo {
}

/** GetCurrentUserInfoResponse */
export interface GetCurrentUserInfoResponse {
  /** GetCurrentUserInfoResult */
  GetCurrentUserInfoResult?: GetCurrentUserInfoResult
}

/** GetCurrentUserInfoResult */
export interface GetCurrentUserInfoResult {
  /** GetUserInfo */
  GetUserInfo?: GetUserInfo2
}

/** GetGroupCollectionFromSite */
export interface GetGroupCollectionFromSite {
}

/** GetGroupCollectionFromSite */
export interface GetGroupCollectionFromSite1 {
  /** Groups */
  Groups?: Groups
}

/** GetGroupCollectionFromSiteResponse */
export interface GetGroupCollectionFromSiteResponse {
  /** GetGroupCollectionFromSiteResult */
  GetGroupCollectionFromSiteResult?: GetGroupCollectionFromSiteResult
}

/** GetGroupCollectionFromSiteResult */
export interface GetGroupCollectionFromSiteResult {
  /** GetGroupCollectionFromSite */
  GetGroupCollectionFromSite?: GetGroupCollectionFromSite1
}

/** GetGroupCollectionFromUser */
export interface GetGroupCollectionFromUser {
  /** s:string */
  userLoginName?: string
}

/** GetGroupCollectionFromUser */
export interface GetGroupCollectionFromUser1 {
  /** Groups */
  Groups?: Groups
}

/** GetGroupCollectionFromUserResponse */
export interface GetGroupCollectionFromUserResponse {
  /** GetGroupCollectionFromUserResult */
  GetGroupCollectionFromUserResult?: GetGroupCollectionFromUserResult
}

/** GetGroupCollectionFromUserResult */
export interface GetGroupCollectionFromUserResult {
  /** GetGroupCollectionFromUser */
  GetGroupCollectionFromUser?: GetGroupCollectionFromUser1
}

/** GetGroupCollectionFromWeb */
export interface GetGroupCollectionFromWeb {
}

/** GetGroupCollectionFromWeb */
export interface GetGroupCollectionFromWeb1 {
  /** Groups */
  Groups?: Groups
}

/** GetGroupCollectionFromWebResponse */
export interface GetGroupCollectionFromWebResponse {
  /** GetGroupCollectionFromWebResult */
  GetGroupCollectionFromWebResult?: GetGroupCollectionFromWebResult
}

/** GetGroupCollectionFromWebResult */
export interface GetGroupCollectionFromWebResult {
  /** GetGroupCollectionFromWeb */
  GetGroupCollectionFromWeb?: GetGroupCollectionFromWeb1
}

/** GetGroupInfo */
export interface GetGroupInfo {
  /** s:string */
  groupName?: string
}

/** GetGroupInfo */
export interface GetGroupInfo1 {
  /** Group */
  Group?: Group
}

/** GetGroupInfoResponse */
export interface GetGroupInfoResponse {
  /** GetGroupInfoResult */
  GetGroupInfoResult?: GetGroupInfoResult
}

/** GetGroupInfoResult */
export interface GetGroupInfoResult {
  /** GetGroupInfo */
  GetGroupInfo?: GetGroupInfo1
}

/** GetRoleCollectionFromWeb */
export interface GetRoleCollectionFromWeb {
}

/** GetRoleCollectionFromWeb */
export interface GetRoleCollectionFromWeb1 {
  /** Roles */
  Roles?: Roles
}

/** GetRoleCollectionFromWebResponse */
export interface GetRoleCollectionFromWebResponse {
  /** GetRoleCollectionFromWebResult */
  GetRoleCollectionFromWebResult?: GetRoleCollectionFromWebResult
}

/** GetRoleCollectionFromWebResult */
export interface GetRoleCollectionFromWebResult {
  /** GetRoleCollectionFromWeb */
  GetRoleCollectionFromWeb?: GetRoleCollectionFromWeb1
}

/** GetRoleInfo */
export interface GetRoleInfo {
  /** s:string */
  roleName?: string
}

/** GetRoleInfo */
export interface GetRoleInfo1 {
  /** Role */
  Role?: Role
}

/** GetRoleInfoResponse */
export interface GetRoleInfoResponse {
  /** GetRoleInfoResult */
  GetRoleInfoResult?: GetRoleInfoResult
}

/** GetRoleInfoResult */
export interface GetRoleInfoResult {
  /** GetRoleInfo */
  GetRoleInfo?: GetRoleInfo1
}

/** GetRolesAndPermissionsForCurrentUser */
export interface GetRolesAndPermissionsForCurrentUser {
}

/** GetRolesAndPermissionsForCurrentUserResponse */
export interface GetRolesAndPermissionsForCurrentUserResponse {
  /** GetRolesAndPermissionsForCurrentUserResult */
  GetRolesAndPermissionsForCurrentUserResult?: GetRolesAndPermissionsForCurrentUserResult
}

/** GetRolesAndPermissionsForCurrentUserResult */
export interface GetRolesAndPermissionsForCurrentUserResult {
  /** RolesAndPermissions */
  RolesAndPermissions?: RolesAndPermissions
}

/** GetUserCollectionFromGroup */
export interface GetUserCollectionFromGroup {
  /** s:string */
  groupName?: string
}

/** GetUserCollectionFromGroup */
export interface GetUserCollectionFromGroup1 {
  /** Users */
  Users?: Users
}

/** GetUserCollectionFromGroupResponse */
export interface GetUserCollectionFromGroupResponse {
  /** GetUserCollectionFromGroupResult */
  GetUserCollectionFromGroupResult?: GetUserCollectionFromGroupResult
}

/** GetUserCollectionFromGroupResult */
export interface GetUserCollectionFromGroupResult {
  /** GetUserCollectionFromGroup */
  GetUserCollectionFromGroup?: GetUserCollectionFromGroup1
}

/** GetUserCollectionFromRole */
export interface GetUserCollectionFromRole {
  /** s:string */
  roleName?: string
}

/** GetUserCollectionFromRole */
export interface GetUserCollectionFromRole1 {
  /** Users */
  Users?: Users
}

/** GetUserCollectionFromRoleResponse */
export interface GetUserCollectionFromRoleResponse {
  /** GetUserCollectionFromRoleResult */
  GetUserCollectionFromRoleResult?: GetUserCollectionFromRoleResult
}

/** GetUserCollectionFromRoleResult */
export interface GetUserCollectionFromRoleResult {
  /** GetUserCollectionFromRole */
  GetUserCollectionFromRole?: GetUserCollectionFromRole1
}

/** GetUserCollectionFromSite */
export interface GetUserCollectionFromSite {
}

/** GetUserCollectionFromSite */
export interface GetUserCollectionFromSite1 {
  /** Users */
  Users?: Users
}

/** GetUserCollectionFromSiteResponse */
export interface GetUserCollectionFromSiteResponse {
  /** GetUserCollectionFromSiteResult */
  GetUserCollectionFromSiteResult?: GetUserCollectionFromSiteResult
}

/** GetUserCollectionFromSiteResult */
export interface GetUserCollectionFromSiteResult {
  /** GetUserCollectionFromSite */
  GetUserCollectionFromSite?: GetUserCollectionFromSite1
}

/** GetUserCollectionFromWeb */
export interface GetUserCollectionFromWeb {
}

/** GetUserCollectionFromWeb */
export interface GetUserCollectionFromWeb1 {
  /** Users */
  Users?: Users
}

/** GetUserCollectionFromWebResponse */
export interface GetUserCollectionFromWebResponse {
  /** GetUserCollectionFromWebResult */
  GetUserCollectionFromWebResult?: GetUserCollectionFromWebResult
}

/** GetUserCollectionFromWebResult */
export interface GetUserCollectionFromWebResult {
  /** GetUserCollectionFromWeb */
  GetUserCollectionFromWeb?: GetUserCollectionFromWeb1
}

/** GetUserInfo */
export interface GetUserInfo {
  /** s:string */
  userLoginName?: string
}

/** GetUserInfo */
export interface GetUserInfo1 {
  /** User */
  User?: User
}

/** GetUserInfo */
export interface GetUserInfo2 {
  /** User */
  User?: User
}

/** GetUserInfoResponse */
export interface GetUserInfoResponse {
  /** GetUserInfoResult */
  GetUserInfoResult?: GetUserInfoResult
}

/** GetUserInfoResult */
export interface GetUserInfoResult {
  /** GetUserInfo */
  GetUserInfo?: GetUserInfo1
}

/** GetUserLoginFromEmail */
export interface GetUserLoginFromEmail {
  /** emailXml */
  emailXml?: EmailXml
}

/** GetUserLoginFromEmail */
export interface GetUserLoginFromEmail1 {
  /** User[] */
  User?: Array<User1>
}

/** GetUserLoginFromEmailResponse */
export interface GetUserLoginFromEmailResponse {
  /** GetUserLoginFromEmailResult */
  GetUserLoginFromEmailResult?: GetUserLoginFromEmailResult
}

/** GetUserLoginFromEmailResult */
export interface GetUserLoginFromEmailResult {
  /** GetUserLoginFromEmail */
  GetUserLoginFromEmail?: GetUserLoginFromEmail1
}

/**
 * Group
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Group {
}

/**
 * Groups
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Groups {
  /** Group[] */
  Group?: Array<Group>
}

/** Permissions */
export interface Permissions {
}

/** RemoveGroup */
export interface RemoveGroup {
  /** s:string */
  groupName?: string
}

/** RemoveGroupFromRole */
export interface RemoveGroupFromRole {
  /** s:string */
  roleName?: string
  /** s:string */
  groupName?: string
}

/** RemoveGroupFromRoleResponse */
export interface RemoveGroupFromRoleResponse {
}

/** RemoveGroupResponse */
export interface RemoveGroupResponse {
}

/** RemoveRole */
export interface RemoveRole {
  /** s:string */
  roleName?: string
}

/** RemoveRoleResponse */
export interface RemoveRoleResponse {
}

/** RemoveUserFromGroup */
export interface RemoveUserFromGroup {
  /** s:string */
  groupName?: string
  /** s:string */
  userLoginName?: string
}

/** RemoveUserFromGroupResponse */
export interface RemoveUserFromGroupResponse {
}

/** RemoveUserFromRole */
export interface RemoveUserFromRole {
  /** s:string */
  roleName?: string
  /** s:string */
  userLoginName?: string
}

/** RemoveUserFromRoleResponse */
export interface RemoveUserFromRoleResponse {
}

/** RemoveUserFromSite */
export interface RemoveUserFromSite {
  /** s:string */
  userLoginName?: string
}

/** RemoveUserFromSiteResponse */
export interface RemoveUserFromSiteResponse {
}

/** RemoveUserFromWeb */
export interface RemoveUserFromWeb {
  /** s:string */
  userLoginName?: string
}

/** RemoveUserFromWebResponse */
export interface RemoveUserFromWebResponse {
}

/**
 * Role
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Role {
}

/**
 * Role
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Role1 {
}

/**
 * Roles
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Roles {
  /** Role[] */
  Role?: Array<Role>
}

/** Roles */
export interface Roles1 {
  /** Role[] */
  Role?: Array<Role1>
}

/** RolesAndPermissions */
export interface RolesAndPermissions {
  /** Permissions */
  Permissions?: Permissions
  /** Roles */
  Roles?: Roles1
}

/** UpdateGroupInfo */
export interface UpdateGroupInfo {
  /** s:string */
  oldGroupName?: string
  /** s:string */
  groupName?: string
  /** s:string */
  ownerIdentifier?: string
  /** s:string */
  ownerType?: string
  /** s:string */
  description?: string
}

/** UpdateGroupInfoResponse */
export interface UpdateGroupInfoResponse {
}

/** UpdateUserInfo */
export interface UpdateUserInfo {
  /** s:string */
  userLoginName?: string
  /** s:string */
  userName?: string
  /** s:string */
  userEmail?: string
  /** s:string */
  userNotes?: string
}

/** UpdateUserInfoResponse */
export interface UpdateUserInfoResponse {
}

/**
 * User
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface User {
}

/**
 * User
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface User1 {
}

/**
 * Users
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Users {
  /** User[] */
  User?: Array<User>
}

/**
 * Users
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Users1 {
  /** User[] */
  User?: Array<User1>
}
