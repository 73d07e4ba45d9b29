// generated from contracts/soap/usergroup.wsdl and contracts/soap/usergroup.xsd and contracts/soap/people/usergroup-changes.xsd; do not edit

export interface AddGroup {
  readonly groupName: string
  readonly ownerIdentifier: string
  readonly ownerType: string
  readonly defaultUserLoginName?: string | undefined
  readonly description?: string | undefined
}

export type AddGroupResponse = Record<string, never>

export interface AddGroupToRole {
  readonly roleName: string
  readonly groupName: string
}

export type AddGroupToRoleResponse = Record<string, never>

export interface AddRole {
  readonly roleName: string
  readonly description?: string | undefined
  readonly permissionMask: number
}

export interface AddRoleDef {
  readonly roleName: string
  readonly description?: string | undefined
  readonly permissionMask: string
}

export type AddRoleDefResponse = Record<string, never>

export type AddRoleResponse = Record<string, never>

export interface AddUserToGroup {
  readonly groupName: string
  readonly userName?: string | undefined
  readonly userLoginName: string
  readonly userEmail?: string | undefined
  readonly userNotes?: string | undefined
}

export type AddUserToGroupResponse = Record<string, never>

export interface AddUserToRole {
  readonly roleName: string
  readonly userName?: string | undefined
  readonly userLoginName: string
  readonly userEmail?: string | undefined
  readonly userNotes?: string | undefined
}

export type AddUserToRoleResponse = Record<string, never>

/** A user and its address. Login and DisplayName are in results, if the site collection knows the user. */
export interface EmailUser {
  readonly Email: string
  readonly Login?: string | undefined
  readonly DisplayName?: string | undefined
  readonly SiteUser?: number | undefined
}

export interface EmailUsers {
  readonly User?: readonly EmailUser[] | undefined
}

export type GetAllUserCollectionFromWeb = Record<string, never>

export interface GetAllUserCollectionFromWebResponse {
  readonly GetAllUserCollectionFromWebResult?: {
    readonly GetAllUserCollectionFromWeb: {
      readonly Users: Users
    }
  } | undefined
}

export type GetCurrentUserInfo = Record<string, never>

export interface GetCurrentUserInfoResponse {
  readonly GetCurrentUserInfoResult?: {
    readonly GetUserInfo: {
      readonly User: User
    }
  } | undefined
}

export type GetGroupCollectionFromSite = Record<string, never>

export interface GetGroupCollectionFromSiteResponse {
  readonly GetGroupCollectionFromSiteResult?: {
    readonly GetGroupCollectionFromSite: {
      readonly Groups: Groups
    }
  } | undefined
}

export interface GetGroupCollectionFromUser {
  readonly userLoginName: string
}

export interface GetGroupCollectionFromUserResponse {
  readonly GetGroupCollectionFromUserResult?: {
    readonly GetGroupCollectionFromUser: {
      readonly Groups: Groups
    }
  } | undefined
}

export type GetGroupCollectionFromWeb = Record<string, never>

export interface GetGroupCollectionFromWebResponse {
  readonly GetGroupCollectionFromWebResult?: {
    readonly GetGroupCollectionFromWeb: {
      readonly Groups: Groups
    }
  } | undefined
}

export interface GetGroupInfo {
  readonly groupName: string
}

export interface GetGroupInfoResponse {
  readonly GetGroupInfoResult?: {
    readonly GetGroupInfo: {
      readonly Group: Group
    }
  } | undefined
}

export type GetRoleCollectionFromWeb = Record<string, never>

export interface GetRoleCollectionFromWebResponse {
  readonly GetRoleCollectionFromWebResult?: {
    readonly GetRoleCollectionFromWeb: {
      readonly Roles: Roles
    }
  } | undefined
}

export interface GetRoleInfo {
  readonly roleName: string
}

export interface GetRoleInfoResponse {
  readonly GetRoleInfoResult?: {
    readonly GetRoleInfo: {
      readonly Role: Role
    }
  } | undefined
}

export type GetRolesAndPermissionsForCurrentUser = Record<string, never>

export interface GetRolesAndPermissionsForCurrentUserResponse {
  readonly GetRolesAndPermissionsForCurrentUserResult?: {
    readonly RolesAndPermissions: {
      readonly Permissions: {
        readonly Value: string
      }
      readonly Roles: {
        readonly Role?: readonly OwnRole[] | undefined
      }
    }
  } | undefined
}

export interface GetUserCollectionFromGroup {
  readonly groupName: string
}

export interface GetUserCollectionFromGroupResponse {
  readonly GetUserCollectionFromGroupResult?: {
    readonly GetUserCollectionFromGroup: {
      readonly Users: Users
    }
  } | undefined
}

export interface GetUserCollectionFromRole {
  readonly roleName: string
}

export interface GetUserCollectionFromRoleResponse {
  readonly GetUserCollectionFromRoleResult: {
    readonly GetUserCollectionFromRole: {
      readonly Users: Users
    }
  }
}

export type GetUserCollectionFromSite = Record<string, never>

export interface GetUserCollectionFromSiteResponse {
  readonly GetUserCollectionFromSiteResult?: {
    readonly GetUserCollectionFromSite: {
      readonly Users: Users
    }
  } | undefined
}

export type GetUserCollectionFromWeb = Record<string, never>

export interface GetUserCollectionFromWebResponse {
  readonly GetUserCollectionFromWebResult?: {
    readonly GetUserCollectionFromWeb: {
      readonly Users: Users
    }
  } | undefined
}

export interface GetUserInfo {
  readonly userLoginName: string
}

export interface GetUserInfoResponse {
  readonly GetUserInfoResult?: {
    readonly GetUserInfo: {
      readonly User: User
    }
  } | undefined
}

export interface GetUserLoginFromEmail {
  readonly emailXml: {
    readonly Users: EmailUsers
  }
}

export interface GetUserLoginFromEmailResponse {
  readonly GetUserLoginFromEmailResult: {
    readonly GetUserLoginFromEmail: {
      readonly User?: readonly EmailUser[] | undefined
    }
  }
}

/** A group of the site collection, and the user or group that owns it. */
export interface Group {
  readonly ID: number
  readonly Name: string
  readonly Description: string
  readonly OwnerID?: number | undefined
  readonly OwnerIsUser?: 'True' | 'False' | undefined
}

export interface Groups {
  readonly Group?: readonly Group[] | undefined
}

/** A role definition. Its BasePermissions are a mask, as a whole number without a sign. */
export interface OwnRole {
  readonly ID: number
  readonly Name: string
  readonly Description: string
  readonly Hidden: string
  readonly Type: string
  readonly BasePermissions: string
}

export interface RemoveGroup {
  readonly groupName: string
}

export interface RemoveGroupFromRole {
  readonly roleName: string
  readonly groupName: string
}

export type RemoveGroupFromRoleResponse = Record<string, never>

export type RemoveGroupResponse = Record<string, never>

export interface RemoveRole {
  readonly roleName: string
}

export type RemoveRoleResponse = Record<string, never>

export interface RemoveUserFromGroup {
  readonly groupName: string
  readonly userLoginName: string
}

export type RemoveUserFromGroupResponse = Record<string, never>

export interface RemoveUserFromRole {
  readonly roleName: string
  readonly userLoginName: string
}

export type RemoveUserFromRoleResponse = Record<string, never>

export interface RemoveUserFromSite {
  readonly userLoginName: string
}

export type RemoveUserFromSiteResponse = Record<string, never>

export interface RemoveUserFromWeb {
  readonly userLoginName: string
}

export type RemoveUserFromWebResponse = Record<string, never>

/** A role definition. Type is Guest, Reader, Contributor, WebDesigner, Administrator, Editor or None. BasePermissions is its rights, separated by commas. FullMask stands for all rights. */
export interface Role {
  readonly ID: number
  readonly Name: string
  readonly Description: string
  readonly Order: number
  readonly Hidden: 'True' | 'False'
  readonly Type: string
  readonly BasePermissions: string
}

export interface Roles {
  readonly Role?: readonly Role[] | undefined
}

export interface UpdateGroupInfo {
  readonly oldGroupName: string
  readonly groupName: string
  readonly ownerIdentifier: string
  readonly ownerType: string
  readonly description?: string | undefined
}

export type UpdateGroupInfoResponse = Record<string, never>

export interface UpdateUserInfo {
  readonly userLoginName: string
  readonly userName: string
  readonly userEmail?: string | undefined
  readonly userNotes?: string | undefined
}

export type UpdateUserInfoResponse = Record<string, never>

/** A user of the site collection. Sid and Notes are empty. Boolean attributes are True or False. */
export interface User {
  readonly ID: number
  readonly Sid: string
  readonly Name: string
  readonly LoginName: string
  readonly Email: string
  readonly Notes: string
  readonly IsSiteAdmin: 'True' | 'False'
  readonly IsDomainGroup: 'True' | 'False'
  readonly Flags: number
}

export interface Users {
  readonly User?: readonly User[] | undefined
}

/** Users, groups and role definitions. */
export interface UserGroupBindings<Ctx> {
  /** Returns a user of the site collection. userLoginName is the login name, with or without its claims prefix or domain. */
  GetUserInfo(ctx: Ctx, input: GetUserInfo): Promise<GetUserInfoResponse>
  /** Returns the current user. */
  GetCurrentUserInfo(ctx: Ctx, input: GetCurrentUserInfo): Promise<GetCurrentUserInfoResponse>
  /** Returns the users of the site collection. */
  GetUserCollectionFromSite(ctx: Ctx, input: GetUserCollectionFromSite): Promise<GetUserCollectionFromSiteResponse>
  /** Returns the users of the site collection that contains the web. */
  GetAllUserCollectionFromWeb(ctx: Ctx, input: GetAllUserCollectionFromWeb): Promise<GetAllUserCollectionFromWebResponse>
  /** Returns the users who have a role on the web directly, not through a group. */
  GetUserCollectionFromWeb(ctx: Ctx, input: GetUserCollectionFromWeb): Promise<GetUserCollectionFromWebResponse>
  /** Returns the members of a group. */
  GetUserCollectionFromGroup(ctx: Ctx, input: GetUserCollectionFromGroup): Promise<GetUserCollectionFromGroupResponse>
  /** Returns the groups of the site collection. */
  GetGroupCollectionFromSite(ctx: Ctx, input: GetGroupCollectionFromSite): Promise<GetGroupCollectionFromSiteResponse>
  /** Returns the groups that have a role on the web. */
  GetGroupCollectionFromWeb(ctx: Ctx, input: GetGroupCollectionFromWeb): Promise<GetGroupCollectionFromWebResponse>
  /** Returns the groups that a user is a member of. */
  GetGroupCollectionFromUser(ctx: Ctx, input: GetGroupCollectionFromUser): Promise<GetGroupCollectionFromUserResponse>
  /** Returns a group by its title. */
  GetGroupInfo(ctx: Ctx, input: GetGroupInfo): Promise<GetGroupInfoResponse>
  /** Deletes a group. Its members remain users of the site collection. */
  RemoveGroup(ctx: Ctx, input: RemoveGroup): Promise<RemoveGroupResponse>
  /** Adds a user to a group. If the user is new to the site collection, the server adds the user with userName, userEmail and userNotes. For a known user, the server stores these values only where they were empty. */
  AddUserToGroup(ctx: Ctx, input: AddUserToGroup): Promise<AddUserToGroupResponse>
  /** Removes a user from a group. */
  RemoveUserFromGroup(ctx: Ctx, input: RemoveUserFromGroup): Promise<RemoveUserFromGroupResponse>
  /** Returns the role definitions that can be assigned on the web. */
  GetRoleCollectionFromWeb(ctx: Ctx, input: GetRoleCollectionFromWeb): Promise<GetRoleCollectionFromWebResponse>
  /** Returns a role definition by its name. */
  GetRoleInfo(ctx: Ctx, input: GetRoleInfo): Promise<GetRoleInfoResponse>
  /** Returns the users who have a role in the web directly. */
  GetUserCollectionFromRole(ctx: Ctx, input: GetUserCollectionFromRole): Promise<GetUserCollectionFromRoleResponse>
  /** Creates a group. Its first member is the user defaultUserLoginName, or else the caller. ownerType is user or group. */
  AddGroup(ctx: Ctx, input: AddGroup): Promise<AddGroupResponse>
  /** Changes the name, the description and the owner of a group. */
  UpdateGroupInfo(ctx: Ctx, input: UpdateGroupInfo): Promise<UpdateGroupInfoResponse>
  /** Gives a user a role in the web. */
  AddUserToRole(ctx: Ctx, input: AddUserToRole): Promise<AddUserToRoleResponse>
  /** Gives a group a role in the web. */
  AddGroupToRole(ctx: Ctx, input: AddGroupToRole): Promise<AddGroupToRoleResponse>
  /** Takes a role in the web from a user. */
  RemoveUserFromRole(ctx: Ctx, input: RemoveUserFromRole): Promise<RemoveUserFromRoleResponse>
  /** Takes a role in the web from a group. */
  RemoveGroupFromRole(ctx: Ctx, input: RemoveGroupFromRole): Promise<RemoveGroupFromRoleResponse>
  /** Removes a user from the site collection, with its groups and roles. */
  RemoveUserFromSite(ctx: Ctx, input: RemoveUserFromSite): Promise<RemoveUserFromSiteResponse>
  /** Takes all roles in the web from a user. */
  RemoveUserFromWeb(ctx: Ctx, input: RemoveUserFromWeb): Promise<RemoveUserFromWebResponse>
  /** Changes the name, the e-mail address and the notes of a user. */
  UpdateUserInfo(ctx: Ctx, input: UpdateUserInfo): Promise<UpdateUserInfoResponse>
  /** Creates a role definition. The rights are the low half of a mask, as a signed number; -1 means all rights. */
  AddRole(ctx: Ctx, input: AddRole): Promise<AddRoleResponse>
  /** Creates a role definition with a whole mask of rights. */
  AddRoleDef(ctx: Ctx, input: AddRoleDef): Promise<AddRoleDefResponse>
  /** Deletes a role definition and all its assignments. */
  RemoveRole(ctx: Ctx, input: RemoveRole): Promise<RemoveRoleResponse>
  /** Returns the users with these e-mail addresses, in the order of the addresses. emailXml holds a Users element with one User element for each, with the attribute Email. */
  GetUserLoginFromEmail(ctx: Ctx, input: GetUserLoginFromEmail): Promise<GetUserLoginFromEmailResponse>
  /** Returns the rights of the caller on the web, as a whole number, and the role definitions that the caller and its groups have there. */
  GetRolesAndPermissionsForCurrentUser(ctx: Ctx, input: GetRolesAndPermissionsForCurrentUser): Promise<GetRolesAndPermissionsForCurrentUserResponse>
}

export const usergroup = {
  file: 'usergroup',
  service: 'UserGroup',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://schemas.microsoft.com/sharepoint/soap/directory/',
  documentation: 'Users, groups and role definitions.',
  operations: [
    {
      name: 'GetUserInfo',
      documentation: 'Returns a user of the site collection. userLoginName is the login name, with or without its claims prefix or domain.',
      input: 'GetUserInfo',
      output: 'GetUserInfoResponse',
      reads: true,
    },
    {
      name: 'GetCurrentUserInfo',
      documentation: 'Returns the current user.',
      input: 'GetCurrentUserInfo',
      output: 'GetCurrentUserInfoResponse',
      reads: true,
    },
    {
      name: 'GetUserCollectionFromSite',
      documentation: 'Returns the users of the site collection.',
      input: 'GetUserCollectionFromSite',
      output: 'GetUserCollectionFromSiteResponse',
      reads: true,
    },
    {
      name: 'GetAllUserCollectionFromWeb',
      documentation: 'Returns the users of the site collection that contains the web.',
      input: 'GetAllUserCollectionFromWeb',
      output: 'GetAllUserCollectionFromWebResponse',
      reads: true,
    },
    {
      name: 'GetUserCollectionFromWeb',
      documentation: 'Returns the users who have a role on the web directly, not through a group.',
      input: 'GetUserCollectionFromWeb',
      output: 'GetUserCollectionFromWebResponse',
      reads: true,
    },
    {
      name: 'GetUserCollectionFromGroup',
      documentation: 'Returns the members of a group.',
      input: 'GetUserCollectionFromGroup',
      output: 'GetUserCollectionFromGroupResponse',
      reads: true,
    },
    {
      name: 'GetGroupCollectionFromSite',
      documentation: 'Returns the groups of the site collection.',
      input: 'GetGroupCollectionFromSite',
      output: 'GetGroupCollectionFromSiteResponse',
      reads: true,
    },
    {
      name: 'GetGroupCollectionFromWeb',
      documentation: 'Returns the groups that have a role on the web.',
      input: 'GetGroupCollectionFromWeb',
      output: 'GetGroupCollectionFromWebResponse',
      reads: true,
    },
    {
      name: 'GetGroupCollectionFromUser',
      documentation: 'Returns the groups that a user is a member of.',
      input: 'GetGroupCollectionFromUser',
      output: 'GetGroupCollectionFromUserResponse',
      reads: true,
    },
    {
      name: 'GetGroupInfo',
      documentation: 'Returns a group by its title.',
      input: 'GetGroupInfo',
      output: 'GetGroupInfoResponse',
      reads: true,
    },
    {
      name: 'RemoveGroup',
      documentation: 'Deletes a group. Its members remain users of the site collection.',
      input: 'RemoveGroup',
      output: 'RemoveGroupResponse',
    },
    {
      name: 'AddUserToGroup',
      documentation: 'Adds a user to a group. If the user is new to the site collection, the server adds the user with userName, userEmail and userNotes. For a known user, the server stores these values only where they were empty.',
      input: 'AddUserToGroup',
      output: 'AddUserToGroupResponse',
    },
    {
      name: 'RemoveUserFromGroup',
      documentation: 'Removes a user from a group.',
      input: 'RemoveUserFromGroup',
      output: 'RemoveUserFromGroupResponse',
    },
    {
      name: 'GetRoleCollectionFromWeb',
      documentation: 'Returns the role definitions that can be assigned on the web.',
      input: 'GetRoleCollectionFromWeb',
      output: 'GetRoleCollectionFromWebResponse',
      reads: true,
    },
    {
      name: 'GetRoleInfo',
      documentation: 'Returns a role definition by its name.',
      input: 'GetRoleInfo',
      output: 'GetRoleInfoResponse',
      reads: true,
    },
    {
      name: 'GetUserCollectionFromRole',
      documentation: 'Returns the users who have a role in the web directly.',
      input: 'GetUserCollectionFromRole',
      output: 'GetUserCollectionFromRoleResponse',
      reads: true,
    },
    {
      name: 'AddGroup',
      documentation: 'Creates a group. Its first member is the user defaultUserLoginName, or else the caller. ownerType is user or group.',
      input: 'AddGroup',
      output: 'AddGroupResponse',
    },
    {
      name: 'UpdateGroupInfo',
      documentation: 'Changes the name, the description and the owner of a group.',
      input: 'UpdateGroupInfo',
      output: 'UpdateGroupInfoResponse',
    },
    { name: 'AddUserToRole', documentation: 'Gives a user a role in the web.', input: 'AddUserToRole', output: 'AddUserToRoleResponse' },
    {
      name: 'AddGroupToRole',
      documentation: 'Gives a group a role in the web.',
      input: 'AddGroupToRole',
      output: 'AddGroupToRoleResponse',
    },
    {
      name: 'RemoveUserFromRole',
      documentation: 'Takes a role in the web from a user.',
      input: 'RemoveUserFromRole',
      output: 'RemoveUserFromRoleResponse',
    },
    {
      name: 'RemoveGroupFromRole',
      documentation: 'Takes a role in the web from a group.',
      input: 'RemoveGroupFromRole',
      output: 'RemoveGroupFromRoleResponse',
    },
    {
      name: 'RemoveUserFromSite',
      documentation: 'Removes a user from the site collection, with its groups and roles.',
      input: 'RemoveUserFromSite',
      output: 'RemoveUserFromSiteResponse',
    },
    {
      name: 'RemoveUserFromWeb',
      documentation: 'Takes all roles in the web from a user.',
      input: 'RemoveUserFromWeb',
      output: 'RemoveUserFromWebResponse',
    },
    {
      name: 'UpdateUserInfo',
      documentation: 'Changes the name, the e-mail address and the notes of a user.',
      input: 'UpdateUserInfo',
      output: 'UpdateUserInfoResponse',
    },
    {
      name: 'AddRole',
      documentation: 'Creates a role definition. The rights are the low half of a mask, as a signed number; -1 means all rights.',
      input: 'AddRole',
      output: 'AddRoleResponse',
    },
    {
      name: 'AddRoleDef',
      documentation: 'Creates a role definition with a whole mask of rights.',
      input: 'AddRoleDef',
      output: 'AddRoleDefResponse',
    },
    {
      name: 'RemoveRole',
      documentation: 'Deletes a role definition and all its assignments.',
      input: 'RemoveRole',
      output: 'RemoveRoleResponse',
    },
    {
      name: 'GetUserLoginFromEmail',
      documentation: 'Returns the users with these e-mail addresses, in the order of the addresses. emailXml holds a Users element with one User element for each, with the attribute Email.',
      input: 'GetUserLoginFromEmail',
      output: 'GetUserLoginFromEmailResponse',
      reads: true,
    },
    {
      name: 'GetRolesAndPermissionsForCurrentUser',
      documentation: 'Returns the rights of the caller on the web, as a whole number, and the role definitions that the caller and its groups have there.',
      input: 'GetRolesAndPermissionsForCurrentUser',
      output: 'GetRolesAndPermissionsForCurrentUserResponse',
      reads: true,
    },
  ],
  types: {
    AddGroup: {
      elements: [
        { name: 'groupName', simple: { base: 'string' } },
        { name: 'ownerIdentifier', simple: { base: 'string' } },
        { name: 'ownerType', simple: { base: 'string' } },
        { name: 'defaultUserLoginName', optional: true, simple: { base: 'string' } },
        { name: 'description', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    AddGroupResponse: { elements: [], attributes: [] },
    AddGroupToRole: {
      elements: [{ name: 'roleName', simple: { base: 'string' } }, { name: 'groupName', simple: { base: 'string' } }],
      attributes: [],
    },
    AddGroupToRoleResponse: { elements: [], attributes: [] },
    AddRole: {
      elements: [
        { name: 'roleName', simple: { base: 'string' } },
        { name: 'description', optional: true, simple: { base: 'string' } },
        { name: 'permissionMask', simple: { base: 'int' } },
      ],
      attributes: [],
    },
    AddRoleDef: {
      elements: [
        { name: 'roleName', simple: { base: 'string' } },
        { name: 'description', optional: true, simple: { base: 'string' } },
        { name: 'permissionMask', simple: { base: 'string', pattern: '[0-9]{1,19}' } },
      ],
      attributes: [],
    },
    AddRoleDefResponse: { elements: [], attributes: [] },
    AddRoleResponse: { elements: [], attributes: [] },
    AddUserToGroup: {
      elements: [
        { name: 'groupName', simple: { base: 'string' } },
        { name: 'userName', optional: true, simple: { base: 'string' } },
        { name: 'userLoginName', simple: { base: 'string' } },
        { name: 'userEmail', optional: true, simple: { base: 'string' } },
        { name: 'userNotes', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    AddUserToGroupResponse: { elements: [], attributes: [] },
    AddUserToRole: {
      elements: [
        { name: 'roleName', simple: { base: 'string' } },
        { name: 'userName', optional: true, simple: { base: 'string' } },
        { name: 'userLoginName', simple: { base: 'string' } },
        { name: 'userEmail', optional: true, simple: { base: 'string' } },
        { name: 'userNotes', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    AddUserToRoleResponse: { elements: [], attributes: [] },
    EmailUser: {
      elements: [],
      attributes: [
        { name: 'Email', simple: { base: 'string' } },
        { name: 'Login', optional: true, simple: { base: 'string' } },
        { name: 'DisplayName', optional: true, simple: { base: 'string' } },
        { name: 'SiteUser', optional: true, simple: { base: 'int' } },
      ],
    },
    EmailUsers: { elements: [{ name: 'User', optional: true, many: true, type: 'EmailUser' }], attributes: [] },
    GetAllUserCollectionFromWeb: { elements: [], attributes: [] },
    GetAllUserCollectionFromWebResponse: {
      elements: [
        {
          name: 'GetAllUserCollectionFromWebResult',
          optional: true,
          content: {
            elements: [{ name: 'GetAllUserCollectionFromWeb', content: { elements: [{ name: 'Users', type: 'Users' }], attributes: [] } }],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    GetCurrentUserInfo: { elements: [], attributes: [] },
    GetCurrentUserInfoResponse: {
      elements: [
        {
          name: 'GetCurrentUserInfoResult',
          optional: true,
          content: {
            elements: [{ name: 'GetUserInfo', content: { elements: [{ name: 'User', type: 'User' }], attributes: [] } }],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    GetGroupCollectionFromSite: { elements: [], attributes: [] },
    GetGroupCollectionFromSiteResponse: {
      elements: [
        {
          name: 'GetGroupCollectionFromSiteResult',
          optional: true,
          content: {
            elements: [{ name: 'GetGroupCollectionFromSite', content: { elements: [{ name: 'Groups', type: 'Groups' }], attributes: [] } }],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    GetGroupCollectionFromUser: { elements: [{ name: 'userLoginName', simple: { base: 'string' } }], attributes: [] },
    GetGroupCollectionFromUserResponse: {
      elements: [
        {
          name: 'GetGroupCollectionFromUserResult',
          optional: true,
          content: {
            elements: [{ name: 'GetGroupCollectionFromUser', content: { elements: [{ name: 'Groups', type: 'Groups' }], attributes: [] } }],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    GetGroupCollectionFromWeb: { elements: [], attributes: [] },
    GetGroupCollectionFromWebResponse: {
      elements: [
        {
          name: 'GetGroupCollectionFromWebResult',
          optional: true,
          content: {
            elements: [{ name: 'GetGroupCollectionFromWeb', content: { elements: [{ name: 'Groups', type: 'Groups' }], attributes: [] } }],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    GetGroupInfo: { elements: [{ name: 'groupName', simple: { base: 'string' } }], attributes: [] },
    GetGroupInfoResponse: {
      elements: [
        {
          name: 'GetGroupInfoResult',
          optional: true,
          content: {
            elements: [{ name: 'GetGroupInfo', content: { elements: [{ name: 'Group', type: 'Group' }], attributes: [] } }],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    GetRoleCollectionFromWeb: { elements: [], attributes: [] },
    GetRoleCollectionFromWebResponse: {
      elements: [
        {
          name: 'GetRoleCollectionFromWebResult',
          optional: true,
          content: {
            elements: [{ name: 'GetRoleCollectionFromWeb', content: { elements: [{ name: 'Roles', type: 'Roles' }], attributes: [] } }],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    GetRoleInfo: { elements: [{ name: 'roleName', simple: { base: 'string' } }], attributes: [] },
    GetRoleInfoResponse: {
      elements: [
        {
          name: 'GetRoleInfoResult',
          optional: true,
          content: {
            elements: [{ name: 'GetRoleInfo', content: { elements: [{ name: 'Role', type: 'Role' }], attributes: [] } }],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    GetRolesAndPermissionsForCurrentUser: { elements: [], attributes: [] },
    GetRolesAndPermissionsForCurrentUserResponse: {
      elements: [
        {
          name: 'GetRolesAndPermissionsForCurrentUserResult',
          optional: true,
          content: {
            elements: [
              {
                name: 'RolesAndPermissions',
                content: {
                  elements: [
                    { name: 'Permissions', content: { elements: [], attributes: [{ name: 'Value', simple: { base: 'string' } }] } },
                    {
                      name: 'Roles',
                      content: { elements: [{ name: 'Role', optional: true, many: true, type: 'OwnRole' }], attributes: [] },
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
    GetUserCollectionFromGroup: { elements: [{ name: 'groupName', simple: { base: 'string' } }], attributes: [] },
    GetUserCollectionFromGroupResponse: {
      elements: [
        {
          name: 'GetUserCollectionFromGroupResult',
          optional: true,
          content: {
            elements: [{ name: 'GetUserCollectionFromGroup', content: { elements: [{ name: 'Users', type: 'Users' }], attributes: [] } }],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    GetUserCollectionFromRole: { elements: [{ name: 'roleName', simple: { base: 'string' } }], attributes: [] },
    GetUserCollectionFromRoleResponse: {
      elements: [
        {
          name: 'GetUserCollectionFromRoleResult',
          content: {
            elements: [{ name: 'GetUserCollectionFromRole', content: { elements: [{ name: 'Users', type: 'Users' }], attributes: [] } }],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    GetUserCollectionFromSite: { elements: [], attributes: [] },
    GetUserCollectionFromSiteResponse: {
      elements: [
        {
          name: 'GetUserCollectionFromSiteResult',
          optional: true,
          content: {
            elements: [{ name: 'GetUserCollectionFromSite', content: { elements: [{ name: 'Users', type: 'Users' }], attributes: [] } }],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    GetUserCollectionFromWeb: { elements: [], attributes: [] },
    GetUserCollectionFromWebResponse: {
      elements: [
        {
          name: 'GetUserCollectionFromWebResult',
          optional: true,
          content: {
            elements: [{ name: 'GetUserCollectionFromWeb', content: { elements: [{ name: 'Users', type: 'Users' }], attributes: [] } }],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    GetUserInfo: { elements: [{ name: 'userLoginName', simple: { base: 'string' } }], attributes: [] },
    GetUserInfoResponse: {
      elements: [
        {
          name: 'GetUserInfoResult',
          optional: true,
          content: {
            elements: [{ name: 'GetUserInfo', content: { elements: [{ name: 'User', type: 'User' }], attributes: [] } }],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    GetUserLoginFromEmail: {
      elements: [{ name: 'emailXml', content: { elements: [{ name: 'Users', type: 'EmailUsers' }], attributes: [] } }],
      attributes: [],
    },
    GetUserLoginFromEmailResponse: {
      elements: [
        {
          name: 'GetUserLoginFromEmailResult',
          content: {
            elements: [
              {
                name: 'GetUserLoginFromEmail',
                content: { elements: [{ name: 'User', optional: true, many: true, type: 'EmailUser' }], attributes: [] },
              },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    Group: {
      elements: [],
      attributes: [
        { name: 'ID', simple: { base: 'int' } },
        { name: 'Name', simple: { base: 'string' } },
        { name: 'Description', simple: { base: 'string' } },
        { name: 'OwnerID', optional: true, simple: { base: 'int' } },
        { name: 'OwnerIsUser', optional: true, simple: { base: 'string', values: ['True', 'False'] } },
      ],
    },
    Groups: { elements: [{ name: 'Group', optional: true, many: true, type: 'Group' }], attributes: [] },
    OwnRole: {
      elements: [],
      attributes: [
        { name: 'ID', simple: { base: 'int' } },
        { name: 'Name', simple: { base: 'string' } },
        { name: 'Description', simple: { base: 'string' } },
        { name: 'Hidden', simple: { base: 'string' } },
        { name: 'Type', simple: { base: 'string' } },
        { name: 'BasePermissions', simple: { base: 'string' } },
      ],
    },
    RemoveGroup: { elements: [{ name: 'groupName', simple: { base: 'string' } }], attributes: [] },
    RemoveGroupFromRole: {
      elements: [{ name: 'roleName', simple: { base: 'string' } }, { name: 'groupName', simple: { base: 'string' } }],
      attributes: [],
    },
    RemoveGroupFromRoleResponse: { elements: [], attributes: [] },
    RemoveGroupResponse: { elements: [], attributes: [] },
    RemoveRole: { elements: [{ name: 'roleName', simple: { base: 'string' } }], attributes: [] },
    RemoveRoleResponse: { elements: [], attributes: [] },
    RemoveUserFromGroup: {
      elements: [{ name: 'groupName', simple: { base: 'string' } }, { name: 'userLoginName', simple: { base: 'string' } }],
      attributes: [],
    },
    RemoveUserFromGroupResponse: { elements: [], attributes: [] },
    RemoveUserFromRole: {
      elements: [{ name: 'roleName', simple: { base: 'string' } }, { name: 'userLoginName', simple: { base: 'string' } }],
      attributes: [],
    },
    RemoveUserFromRoleResponse: { elements: [], attributes: [] },
    RemoveUserFromSite: { elements: [{ name: 'userLoginName', simple: { base: 'string' } }], attributes: [] },
    RemoveUserFromSiteResponse: { elements: [], attributes: [] },
    RemoveUserFromWeb: { elements: [{ name: 'userLoginName', simple: { base: 'string' } }], attributes: [] },
    RemoveUserFromWebResponse: { elements: [], attributes: [] },
    Role: {
      elements: [],
      attributes: [
        { name: 'ID', simple: { base: 'int' } },
        { name: 'Name', simple: { base: 'string' } },
        { name: 'Description', simple: { base: 'string' } },
        { name: 'Order', simple: { base: 'int' } },
        { name: 'Hidden', simple: { base: 'string', values: ['True', 'False'] } },
        { name: 'Type', simple: { base: 'string' } },
        { name: 'BasePermissions', simple: { base: 'string' } },
      ],
    },
    Roles: { elements: [{ name: 'Role', optional: true, many: true, type: 'Role' }], attributes: [] },
    UpdateGroupInfo: {
      elements: [
        { name: 'oldGroupName', simple: { base: 'string' } },
        { name: 'groupName', simple: { base: 'string' } },
        { name: 'ownerIdentifier', simple: { base: 'string' } },
        { name: 'ownerType', simple: { base: 'string' } },
        { name: 'description', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    UpdateGroupInfoResponse: { elements: [], attributes: [] },
    UpdateUserInfo: {
      elements: [
        { name: 'userLoginName', simple: { base: 'string' } },
        { name: 'userName', simple: { base: 'string' } },
        { name: 'userEmail', optional: true, simple: { base: 'string' } },
        { name: 'userNotes', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    UpdateUserInfoResponse: { elements: [], attributes: [] },
    User: {
      elements: [],
      attributes: [
        { name: 'ID', simple: { base: 'int' } },
        { name: 'Sid', simple: { base: 'string' } },
        { name: 'Name', simple: { base: 'string' } },
        { name: 'LoginName', simple: { base: 'string' } },
        { name: 'Email', simple: { base: 'string' } },
        { name: 'Notes', simple: { base: 'string' } },
        { name: 'IsSiteAdmin', simple: { base: 'string', values: ['True', 'False'] } },
        { name: 'IsDomainGroup', simple: { base: 'string', values: ['True', 'False'] } },
        { name: 'Flags', simple: { base: 'int' } },
      ],
    },
    Users: { elements: [{ name: 'User', optional: true, many: true, type: 'User' }], attributes: [] },
  },
} as const
