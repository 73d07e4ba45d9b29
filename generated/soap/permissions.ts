// generated from contracts/soap/permissions/permissions.wsdl; do not edit

export interface AddPermission {
  readonly objectName?: string | undefined
  readonly objectType: string
  readonly permissionIdentifier: string
  readonly permissionType: string
  readonly permissionMask: number
}

export interface AddPermissionCollection {
  readonly objectName?: string | undefined
  readonly objectType: string
  readonly permissionsInfoXml: {
    readonly Permissions: Grants
  }
}

export type AddPermissionCollectionResponse = Record<string, never>

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

/** Users and groups with the rights that each gets, at most 100 of each. Email, Name and Notes are those of users who are new here. Roles must be empty: roles change in usergroup.asmx. */
export interface Grants {
  readonly Users?: {
    readonly User?: readonly {
      readonly LoginName: string
      readonly Email?: string | undefined
      readonly Name?: string | undefined
      readonly Notes?: string | undefined
      readonly PermissionMask: number
    }[] | undefined
  } | undefined
  readonly Groups?: {
    readonly Group?: readonly {
      readonly GroupName: string
      readonly PermissionMask: number
    }[] | undefined
  } | undefined
  readonly Roles?: {
    readonly Role?: readonly {
      readonly RoleName: string
      readonly PermissionMask: number
    }[] | undefined
  } | undefined
}

/** Users and groups that lose their rights, at most 100 of each. Roles must be empty. */
export interface Members {
  readonly Users?: {
    readonly User?: readonly {
      readonly LoginName: string
    }[] | undefined
  } | undefined
  readonly Groups?: {
    readonly Group?: readonly {
      readonly GroupName: string
    }[] | undefined
  } | undefined
  readonly Roles?: {
    readonly Role?: readonly {
      readonly RoleName: string
    }[] | undefined
  } | undefined
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

export interface RemovePermissionCollection {
  readonly objectName?: string | undefined
  readonly objectType: string
  readonly memberIdsXml: {
    readonly Permissions: Members
  }
}

export type RemovePermissionCollectionResponse = Record<string, never>

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
  /** Gives users and groups the roles with these rights on a web or list, as AddPermission does for one; all of them or none. */
  AddPermissionCollection(ctx: Ctx, input: AddPermissionCollection): Promise<AddPermissionCollectionResponse>
  /** Takes all roles on a web or list from users and groups; from all of them or from none. */
  RemovePermissionCollection(ctx: Ctx, input: RemovePermissionCollection): Promise<RemovePermissionCollectionResponse>
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
    {
      name: 'AddPermissionCollection',
      documentation: 'Gives users and groups the roles with these rights on a web or list, as AddPermission does for one; all of them or none.',
      input: 'AddPermissionCollection',
      output: 'AddPermissionCollectionResponse',
    },
    {
      name: 'RemovePermissionCollection',
      documentation: 'Takes all roles on a web or list from users and groups; from all of them or from none.',
      input: 'RemovePermissionCollection',
      output: 'RemovePermissionCollectionResponse',
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
    AddPermissionCollection: {
      elements: [
        { name: 'objectName', optional: true, simple: { base: 'string' } },
        { name: 'objectType', simple: { base: 'string' } },
        { name: 'permissionsInfoXml', content: { elements: [{ name: 'Permissions', type: 'Grants' }], attributes: [] } },
      ],
      attributes: [],
    },
    AddPermissionCollectionResponse: { elements: [], attributes: [] },
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
    Grants: {
      elements: [
        {
          name: 'Users',
          optional: true,
          content: {
            elements: [
              {
                name: 'User',
                optional: true,
                many: true,
                content: {
                  elements: [],
                  attributes: [
                    { name: 'LoginName', simple: { base: 'string' } },
                    { name: 'Email', optional: true, simple: { base: 'string' } },
                    { name: 'Name', optional: true, simple: { base: 'string' } },
                    { name: 'Notes', optional: true, simple: { base: 'string' } },
                    { name: 'PermissionMask', simple: { base: 'int' } },
                  ],
                },
              },
            ],
            attributes: [],
          },
        },
        {
          name: 'Groups',
          optional: true,
          content: {
            elements: [
              {
                name: 'Group',
                optional: true,
                many: true,
                content: {
                  elements: [],
                  attributes: [{ name: 'GroupName', simple: { base: 'string' } }, { name: 'PermissionMask', simple: { base: 'int' } }],
                },
              },
            ],
            attributes: [],
          },
        },
        {
          name: 'Roles',
          optional: true,
          content: {
            elements: [
              {
                name: 'Role',
                optional: true,
                many: true,
                content: {
                  elements: [],
                  attributes: [{ name: 'RoleName', simple: { base: 'string' } }, { name: 'PermissionMask', simple: { base: 'int' } }],
                },
              },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    Members: {
      elements: [
        {
          name: 'Users',
          optional: true,
          content: {
            elements: [
              {
                name: 'User',
                optional: true,
                many: true,
                content: { elements: [], attributes: [{ name: 'LoginName', simple: { base: 'string' } }] },
              },
            ],
            attributes: [],
          },
        },
        {
          name: 'Groups',
          optional: true,
          content: {
            elements: [
              {
                name: 'Group',
                optional: true,
                many: true,
                content: { elements: [], attributes: [{ name: 'GroupName', simple: { base: 'string' } }] },
              },
            ],
            attributes: [],
          },
        },
        {
          name: 'Roles',
          optional: true,
          content: {
            elements: [
              {
                name: 'Role',
                optional: true,
                many: true,
                content: { elements: [], attributes: [{ name: 'RoleName', simple: { base: 'string' } }] },
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
    RemovePermissionCollection: {
      elements: [
        { name: 'objectName', optional: true, simple: { base: 'string' } },
        { name: 'objectType', simple: { base: 'string' } },
        { name: 'memberIdsXml', content: { elements: [{ name: 'Permissions', type: 'Members' }], attributes: [] } },
      ],
      attributes: [],
    },
    RemovePermissionCollectionResponse: { elements: [], attributes: [] },
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
