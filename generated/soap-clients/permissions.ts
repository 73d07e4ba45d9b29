// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface PermissionsClient extends Client {
  GetPermissionCollectionAsync(parameters: GetPermissionCollection, options?: IExOptions): Promise<[result: GetPermissionCollectionResponse, reply: string, header: unknown, request: string]>
  AddPermissionAsync(parameters: AddPermission, options?: IExOptions): Promise<[result: AddPermissionResponse, reply: string, header: unknown, request: string]>
  UpdatePermissionAsync(parameters: UpdatePermission, options?: IExOptions): Promise<[result: UpdatePermissionResponse, reply: string, header: unknown, request: string]>
  RemovePermissionAsync(parameters: RemovePermission, options?: IExOptions): Promise<[result: RemovePermissionResponse, reply: string, header: unknown, request: string]>
  AddPermissionCollectionAsync(parameters: AddPermissionCollection, options?: IExOptions): Promise<[result: AddPermissionCollectionResponse, reply: string, header: unknown, request: string]>
  RemovePermissionCollectionAsync(parameters: RemovePermissionCollection, options?: IExOptions): Promise<[result: RemovePermissionCollectionResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<PermissionsClient> =>
  createSoapClient(url, options) as Promise<PermissionsClient>

/** AddPermission */
export interface AddPermission {
  /** s:string */
  objectName?: string
  /** s:string */
  objectType?: string
  /** s:string */
  permissionIdentifier?: string
  /** s:string */
  permissionType?: string
  /** s:int */
  permissionMask?: number
}

/** AddPermissionCollection */
export interface AddPermissionCollection {
  /** s:string */
  objectName?: string
  /** s:string */
  objectType?: string
  /** permissionsInfoXml */
  permissionsInfoXml?: PermissionsInfoXml
}

/** AddPermissionCollectionResponse */
export interface AddPermissionCollectionResponse {
}

/** AddPermissionResponse */
export interface AddPermissionResponse {
}

/** GetPermissionCollection */
export interface GetPermissionCollection {
  /** s:string */
  objectName?: string
  /** s:string */
  objectType?: string
}

/** GetPermissionCollection */
export interface GetPermissionCollection1 {
  /** Permissions */
  Permissions?: Permissions
}

/** GetPermissionCollectionResponse */
export interface GetPermissionCollectionResponse {
  /** GetPermissionCollectionResult */
  GetPermissionCollectionResult?: GetPermissionCollectionResult
}

/** GetPermissionCollectionResult */
export interface GetPermissionCollectionResult {
  /** GetPermissionCollection */
  GetPermissionCollection?: GetPermissionCollection1
}

/** Group */
export interface Group {
}

/** Group */
export interface Group1 {
}

/** Groups */
export interface Groups {
  /** Group[] */
  Group?: Array<Group>
}

/** Groups */
export interface Groups1 {
  /** Group[] */
  Group?: Array<Group1>
}

/** memberIdsXml */
export interface MemberIdsXml {
  /** Permissions */
  Permissions?: Permissions2
}

/**
 * Permission
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Permission {
}

/** Permissions */
export interface Permissions {
  /** Permission[] */
  Permission?: Array<Permission>
}

/**
 * Permissions
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Permissions1 {
  /** Users */
  Users?: Users
  /** Groups */
  Groups?: Groups
  /** Roles */
  Roles?: Roles
}

/**
 * Permissions
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Permissions2 {
  /** Users */
  Users?: Users1
  /** Groups */
  Groups?: Groups1
  /** Roles */
  Roles?: Roles1
}

/** permissionsInfoXml */
export interface PermissionsInfoXml {
  /** Permissions */
  Permissions?: Permissions1
}

/** RemovePermission */
export interface RemovePermission {
  /** s:string */
  objectName?: string
  /** s:string */
  objectType?: string
  /** s:string */
  permissionIdentifier?: string
  /** s:string */
  permissionType?: string
}

/** RemovePermissionCollection */
export interface RemovePermissionCollection {
  /** s:string */
  objectName?: string
  /** s:string */
  objectType?: string
  /** memberIdsXml */
  memberIdsXml?: MemberIdsXml
}

/** RemovePermissionCollectionResponse */
export interface RemovePermissionCollectionResponse {
}

/** RemovePermissionResponse */
export interface RemovePermissionResponse {
}

/** Role */
export interface Role {
}

/** Role */
export interface Role1 {
}

/** Roles */
export interface Roles {
  /** Role[] */
  Role?: Array<Role>
}

/** Roles */
export interface Roles1 {
  /** Role[] */
  Role?: Array<Role1>
}

/** UpdatePermission */
export interface UpdatePermission {
  /** s:string */
  objectName?: string
  /** s:string */
  objectType?: string
  /** s:string */
  permissionIdentifier?: string
  /** s:string */
  permissionType?: string
  /** s:int */
  permissionMask?: number
}

/** UpdatePermissionResponse */
export interface UpdatePermissionResponse {
}

/** User */
export interface User {
}

/** User */
export interface User1 {
}

/** Users */
export interface Users {
  /** User[] */
  User?: Array<User>
}

/** Users */
export interface Users1 {
  /** User[] */
  User?: Array<User1>
}
