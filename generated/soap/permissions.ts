// generated from contracts/soap/permissions/permissions.wsdl; do not edit

export interface AddPermission {
  readonly objectName?: string | undefined
  readonly objectType: string
  readonly permissionIdentifier: string
  readonly permissionType: string
  readonly permissionMask: number
}

export type AddPermissionResponse = Record<string, never>

export interface GetPermissionCollection {
  readonly objectName?: string | undefined
  readonly objectType: string
}

export interface GetPermissionCollectionResponse {
  readonly GetPermissionCollectionResult: {
    readonly GetPermissionCollection: {
      readonly Permissions: {
        readonly Permission?: readonly Permission[] | undefined
      }
    }
  }
}

/** The permissions of a user or group. The rights are the low half of a mask, as a signed number; -1 means all rights. */
export interface Permission {
  readonly MemberID: number
  readonly Mask: number
  readonly MemberIsUser: string
  readonly MemberGlobal: string
  readonly UserLogin?: string | undefined
  readonly GroupName?: string | undefined
}

export interface RemovePermission {
  readonly objectName?: string | undefined
  readonly objectType: string
  readonly permissionIdentifier: string
  readonly permissionType: string
}

export type RemovePermissionResponse = Record<string, never>

export interface UpdatePermission {
  readonly objectName?: string | undefined
  readonly objectType: string
  readonly permissionIdentifier: string
  readonly permissionType: string
  readonly permissionMask: number
}

export type UpdatePermissionResponse = Record<string, never>

/** Permissions of webs and lists. objectType is Web or List. objectName is the title or URL of the web, or nothing for the addressed web; for a list it is the title or id. */
export interface PermissionsBindings<Ctx> {
  /** Returns the permissions of a web or list, one element for each user or group. */
  GetPermissionCollection(ctx: Ctx, input: GetPermissionCollection): Promise<GetPermissionCollectionResponse>
  /** Gives a user or group the role with these rights on a web or list, which stops inheriting if it does. permissionType is user or group. The rights are the low half of a mask, as a signed number; -1 means all rights. */
  AddPermission(ctx: Ctx, input: AddPermission): Promise<AddPermissionResponse>
  /** Gives a user or group with permissions on a web or list the role with these rights instead of all others. */
  UpdatePermission(ctx: Ctx, input: UpdatePermission): Promise<UpdatePermissionResponse>
  /** Takes all roles on a web or list from a user or group. */
  RemovePermission(ctx: Ctx, input: RemovePermission): Promise<RemovePermissionResponse>
}

export const permissions = {
  file: 'permissions',
  service: 'Permissions',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://schemas.microsoft.com/sharepoint/soap/directory/',
  documentation: 'Permissions of webs and lists. objectType is Web or List. objectName is the title or URL of the web, or nothing for the addressed web; for a list it is the title or id.',
  operations: [
    {
      name: 'GetPermissionCollection',
      documentation: 'Returns the permissions of a web or list, one element for each user or group.',
      input: 'GetPermissionCollection',
      output: 'GetPermissionCollectionResponse',
      reads: true,
    },
    {
      name: 'AddPermission',
      documentation: 'Gives a user or group the role with these rights on a web or list, which stops inheriting if it does. permissionType is user or group. The rights are the low half of a mask, as a signed number; -1 means all rights.',
      input: 'AddPermission',
      output: 'AddPermissionResponse',
    },
    {
      name: 'UpdatePermission',
      documentation: 'Gives a user or group with permissions on a web or list the role with these rights instead of all others.',
      input: 'UpdatePermission',
      output: 'UpdatePermissionResponse',
    },
    {
      name: 'RemovePermission',
      documentation: 'Takes all roles on a web or list from a user or group.',
      input: 'RemovePermission',
      output: 'RemovePermissionResponse',
    },
  ],
  types: {
    AddPermission: {
      elements: [
        { name: 'objectName', optional: true, simple: { base: 'string' } },
        { name: 'objectType', simple: { base: 'string' } },
        { name: 'permissionIdentifier', simple: { base: 'string' } },
        { name: 'permissionType', simple: { base: 'string' } },
        { name: 'permissionMask', simple: { base: 'int' } },
      ],
      attributes: [],
    },
    AddPermissionResponse: { elements: [], attributes: [] },
    GetPermissionCollection: {
      elements: [{ name: 'objectName', optional: true, simple: { base: 'string' } }, { name: 'objectType', simple: { base: 'string' } }],
      attributes: [],
    },
    GetPermissionCollectionResponse: {
      elements: [
        {
          name: 'GetPermissionCollectionResult',
          content: {
            elements: [
              {
                name: 'GetPermissionCollection',
                content: {
                  elements: [
                    {
                      name: 'Permissions',
                      content: { elements: [{ name: 'Permission', optional: true, many: true, type: 'Permission' }], attributes: [] },
                    },
                  ],
                  attributes: [],
                },
              },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    Permission: {
      elements: [],
      attributes: [
        { name: 'MemberID', simple: { base: 'int' } },
        { name: 'Mask', simple: { base: 'int' } },
        { name: 'MemberIsUser', simple: { base: 'string' } },
        { name: 'MemberGlobal', simple: { base: 'string' } },
        { name: 'UserLogin', optional: true, simple: { base: 'string' } },
        { name: 'GroupName', optional: true, simple: { base: 'string' } },
      ],
    },
    RemovePermission: {
      elements: [
        { name: 'objectName', optional: true, simple: { base: 'string' } },
        { name: 'objectType', simple: { base: 'string' } },
        { name: 'permissionIdentifier', simple: { base: 'string' } },
        { name: 'permissionType', simple: { base: 'string' } },
      ],
      attributes: [],
    },
    RemovePermissionResponse: { elements: [], attributes: [] },
    UpdatePermission: {
      elements: [
        { name: 'objectName', optional: true, simple: { base: 'string' } },
        { name: 'objectType', simple: { base: 'string' } },
        { name: 'permissionIdentifier', simple: { base: 'string' } },
        { name: 'permissionType', simple: { base: 'string' } },
        { name: 'permissionMask', simple: { base: 'int' } },
      ],
      attributes: [],
    },
    UpdatePermissionResponse: { elements: [], attributes: [] },
  },
} as const
