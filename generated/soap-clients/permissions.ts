// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface PermissionsClient extends Client {
  GetPermissionCollectionAsync(parameters: GetPermissionCollection, options?: IExOptions): Promise<[result: GetPermissionCollectionResponse, reply: string, header: unknown, request: string]>
  AddPermissionAsync(parameters: AddPermission, options?: IExOptions): Promise<[result: AddPermissionResponse, reply: string, header: unknown, request: string]>
  UpdatePermissionAsync(parameters: UpdatePermission, options?: IExOptions): Promise<[result: UpdatePermissionResponse, reply: string, header: unknown, request: string]>
  RemovePermissionAsync(parameters: RemovePermission, options?: IExOptions): Promise<[result: RemovePermissionResponse, reply: string, header: unknown, request: string]>
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

/** RemovePermissionResponse */
export interface RemovePermissionResponse {
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
