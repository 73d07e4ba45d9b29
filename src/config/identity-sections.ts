import type { Section } from './setting.ts'

/** Users, groups, issuers and clients. */
export const identitySections = [
  {
    key: 'Identity:ConfigUsers:Users',
    named: 'user name',
    members: [
      {
        key: 'Password',
        type: 'text',
        default: '',
        secret: true,
        required: true,
        help: 'Password of a user of ConfigUsers, in plain text.',
      },
      { key: 'Email', type: 'text', default: '', help: 'E-mail address of the user; the default is made from name and HostName.' },
      { key: 'DisplayName', type: 'text', default: '', help: 'Display name of the user; the default is the user name.' },
      { key: 'Roles', type: 'list', default: [], help: 'Roles of the user in every site, such as FullControl, or in the farm: FarmAdmin.' },
      { key: 'Groups', type: 'list', default: [], help: 'Groups of the user; they are claims, and permissions can be granted to them.' },
    ],
  },
  {
    key: 'Identity:ConfigUsers:Groups',
    named: 'group name',
    members: [{ key: 'Groups', type: 'list', default: [], help: 'Groups that contain this group.' }],
  },
  {
    key: 'Identity:Oidc',
    named: 'name',
    members: [
      {
        key: 'Issuer',
        type: 'text',
        default: '',
        required: true,
        help: 'Address of an OpenID Connect provider whose bearer tokens are accepted: their iss.',
      },
      { key: 'Audience', type: 'text', default: '', required: true, help: 'The aud of its tokens for this server.' },
      { key: 'UserClaim', type: 'text', default: 'sub', help: 'The claim that names the user, such as sub, email or upn.' },
      {
        key: 'GroupsClaim',
        type: 'text',
        default: 'groups',
        help: 'The claim with the groups of the user; permissions can be granted to them.',
      },
      {
        key: 'Scopes',
        type: 'list',
        default: [],
        help: 'Its tokens need one of these scopes in scp or scope; an empty list requires none. Identity:RequireScope false disables the check.',
      },
      { key: 'RolesClaim', type: 'text', default: 'roles', help: 'The claim with its roles, such as FullControl or FarmAdmin.' },
      {
        key: 'DefaultGroup',
        type: 'choice',
        default: 'None',
        choices: ['Owners', 'Members', 'Visitors', 'None'],
        help: 'Group in every site collection whose members include its users.',
      },
    ],
  },
  {
    key: 'Identity:Clients',
    named: 'client id',
    members: [
      {
        key: 'Secret',
        type: 'text',
        default: '',
        secret: true,
        help: 'Secret of the client; without one it is a public client, which must use PKCE and cannot use client_credentials.',
      },
      {
        key: 'RedirectUris',
        type: 'list',
        default: [],
        help: 'Addresses to which authorization codes may be sent; compared character by character.',
      },
      {
        key: 'Roles',
        type: 'list',
        default: [],
        help: 'Roles of the tokens that the client requests for itself, such as FullControl or FarmAdmin.',
      },
    ],
  },
] as const satisfies readonly Section[]
