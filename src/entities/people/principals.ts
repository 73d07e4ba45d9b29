import { type Principal, principalKinds } from '../../core/access/principals.ts'
import { queryUserAlerts } from '../../core/acts/alerts/alerts.ts'
import { type Group, type GroupPowers, groupsOfEach, membersOfEach, ownersOfEach, powersOver } from '../../core/acts/people/groups.ts'
import type { Shape } from '../shape/shape.ts'
import { type Loader, shapeNamed, shapeOf } from '../shape/shape-of.ts'

/** The name of a user at the provider that signs it in: the parts of its login name (protocol/permissions#principals). */
function idAtProvider({ kind, loginName }: Principal): { NameId: string; NameIdIssuer: string } {
  const [claim = '', issuer, name] = loginName.split('|')
  if (kind !== principalKinds.user || issuer === undefined) return { NameId: '', NameIdIssuer: '' }
  // A Windows name has no provider in its claims.
  return name === undefined
    ? { NameId: issuer, NameIdIssuer: claim.endsWith('.w') ? 'windows' : claim }
    : { NameId: name, NameIdIssuer: issuer }
}

export const user: Shape<Principal, 'User'> = shapeOf<'User', Principal>(
  'User',
  {
    Id: ({ id }) => id,
    LoginName: ({ loginName }) => loginName,
    Title: ({ title }) => title,
    Email: ({ email }) => email,
    PrincipalType: ({ kind }) => kind as 1 | 4 | 8,
    IsHiddenInUI: ({ hidden }) => hidden,
    IsSiteAdmin: ({ isSiteAdmin }) => isSiteAdmin,
    Expiration: () => '',
    IsEmailAuthenticationGuestUser: () => false,
    IsShareByEmailGuestUser: () => false,
    UserId: (one) => idAtProvider(one),
    UserPrincipalName: (one) => (one.kind === principalKinds.user ? idAtProvider(one).NameId : null),
  },
  {
    navigation: {
      Groups: {
        many: true,
        linked: true,
        expansion: { shape: () => group as Shape<never>, load: (users, ctx) => groupsOfEach(ctx, users) },
      },
      Alerts: {
        many: true,
        linked: true,
        expansion: {
          shape: () => shapeNamed('Alert'),
          load: (users, ctx) => Promise.all(users.map((one) => queryUserAlerts(ctx, one))),
        },
      },
    },
  },
)

const isGroup = ({ kind }: Principal): boolean => kind === principalKinds.group

/** A user or a group, for properties that can hold both: the type and the address differ. */
export const principal: Shape<Principal, 'Principal'> = {
  ...shapeOf<'Principal', Principal>('Principal', {
    Id: ({ id }) => id,
    LoginName: ({ loginName }) => loginName,
    Title: ({ title }) => title,
    PrincipalType: ({ kind }) => kind,
    IsHiddenInUI: ({ hidden }) => hidden,
    Email: (one) => (isGroup(one) ? undefined : one.email) as string,
    IsSiteAdmin: (one) => (isGroup(one) ? undefined : one.isSiteAdmin) as boolean,
    Description: (one) => (isGroup(one) ? one.description : undefined) as string,
  }),
  typeOf: (one) => (isGroup(one) ? 'Group' : 'User'),
  address: (one) => (isGroup(one) ? `Web/SiteGroups/GetById(${one.id})` : `Web/GetUserById(${one.id})`),
}

const powerOver = (power: keyof GroupPowers): Loader<Group, boolean> => ({
  load: (groups, ctx) => Promise.all(groups.map(async (one) => (await powersOver(ctx, one))[power])),
})

export const group: Shape<Group, 'Group'> = shapeOf<'Group', Group>(
  'Group',
  {
    Id: ({ row }) => row.id,
    LoginName: ({ row }) => row.loginName,
    Title: ({ row }) => row.title,
    PrincipalType: () => 8,
    IsHiddenInUI: ({ row }) => row.hidden,
    Description: ({ row }) => row.description,
    OwnerTitle: ({ ownerTitle }) => ownerTitle,
    AllowMembersEditMembership: ({ settings }) => settings.membersMayEdit,
    OnlyAllowMembersViewMembership: ({ settings }) => settings.onlyMembersMayView,
    AllowRequestToJoinLeave: ({ settings }) => settings.requestsAllowed,
    AutoAcceptRequestToJoinLeave: ({ settings }) => settings.requestsAccepted,
    RequestToJoinLeaveEmailSetting: ({ settings }) => settings.requestEmail,
    CanCurrentUserEditMembership: powerOver('edit'),
    CanCurrentUserManageGroup: powerOver('manage'),
    CanCurrentUserViewMembership: powerOver('view'),
  },
  {
    navigation: {
      Owner: {
        many: false,
        linked: true,
        expansion: { shape: () => principal as Shape<never>, load: (groups, ctx) => ownersOfEach(ctx, groups) },
      },
      Users: {
        many: true,
        linked: true,
        expansion: { shape: () => user as Shape<never>, load: (groups, ctx) => membersOfEach(ctx, groups) },
      },
    },
  },
)
