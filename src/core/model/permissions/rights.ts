/**
 * Base permissions: kind n is bit n-1 of a 63-bit mask (rest.md 8). A right is
 * spelled as the established server spells it, and is the value the doors check.
 */
const bits = {
  ViewListItems: 1,
  AddListItems: 2,
  EditListItems: 3,
  DeleteListItems: 4,
  ApproveItems: 5,
  OpenItems: 6,
  ViewVersions: 7,
  DeleteVersions: 8,
  CancelCheckout: 9,
  ManagePersonalViews: 10,
  ManageLists: 12,
  ViewFormPages: 13,
  AnonymousSearchAccessList: 14,
  Open: 17,
  ViewPages: 18,
  AddAndCustomizePages: 19,
  ApplyThemeAndBorder: 20,
  ApplyStyleSheets: 21,
  ViewUsageData: 22,
  CreateSSCSite: 23,
  ManageSubwebs: 24,
  CreateGroups: 25,
  ManagePermissions: 26,
  BrowseDirectories: 27,
  BrowseUserInfo: 28,
  AddDelPrivateWebParts: 29,
  UpdatePersonalWebParts: 30,
  ManageWeb: 31,
  AnonymousSearchAccessWebLists: 32,
  UseClientIntegration: 37,
  UseRemoteAPIs: 38,
  ManageAlerts: 39,
  CreateAlerts: 40,
  EditMyUserInfo: 41,
  EnumeratePermissions: 63,
} as const

export type Right = keyof typeof bits

export const fullMask = 0x7fff_ffff_ffff_ffffn

const masks = new Map<Right, bigint>(Object.entries(bits).map(([right, kind]) => [right as Right, 1n << BigInt(kind - 1)]))

/** Whether a mask holds a right. */
export const holds = (mask: bigint, right: Right): boolean => (mask & (masks.get(right) ?? fullMask)) !== 0n

/** The rights that a mask holds, in the order of their bits. */
export const rightsIn = (mask: bigint): Right[] => [...masks].flatMap(([right, bit]) => ((mask & bit) === 0n ? [] : [right]))

/** A mask from its two stored halves of 32 bits. */
export const maskOf = (high: number, low: number): bigint => (BigInt(high) << 32n) | BigInt(low)

/** The most that an anonymous user may do, whatever is granted: to read. */
export const anonymousMask = maskOfRights([
  'ViewListItems',
  'OpenItems',
  'ViewVersions',
  'ViewFormPages',
  'Open',
  'ViewPages',
  'UseClientIntegration',
  'UseRemoteAPIs',
])

function maskOfRights(rights: readonly Right[]): bigint {
  return rights.reduce((mask, right) => mask | (masks.get(right) ?? 0n), 0n)
}

export interface RoleDefinitionSeed {
  readonly id: number
  readonly name: string
  readonly kind: number
  readonly ordinal: number
  readonly hidden: boolean
  readonly high: number
  readonly low: number
  readonly description: string
}

const role = (id: number, name: string, kind: number, ordinal: number, high: number, low: number, description: string, hidden = false) => ({
  id,
  name,
  kind,
  ordinal,
  hidden,
  high,
  low,
  description,
})

/** The role definitions of a new site, with the ids and masks that clients compare (rest.md 8). */
export const roleDefinitions: readonly RoleDefinitionSeed[] = [
  role(1073741829, 'Full Control', 5, 1, 2147483647, 4294967295, 'Has full control.'),
  role(1073741828, 'Design', 4, 32, 432, 1012866047, 'Can view, add, update, delete, approve and customize.'),
  role(
    1073741830,
    'Edit',
    6,
    48,
    432,
    1011030767,
    'Can add, edit and delete lists; can view, add, update and delete list items and documents.',
  ),
  role(1073741827, 'Contribute', 3, 64, 432, 1011028719, 'Can view, add, update and delete list items and documents.'),
  role(1073741826, 'Read', 2, 128, 176, 138612833, 'Can view pages and list items and download documents.'),
  role(1073741825, 'Limited Access', 1, 160, 48, 134287360, 'Can open a web to reach one list, document or item in it.', true),
]

/** Which role definition a role that a token or the configuration gives stands for in every site (decisions P). */
const rolesOfApps: ReadonlyMap<string, string> = new Map([
  ['fullcontrol', 'Full Control'],
  ['sites.fullcontrol.all', 'Full Control'],
  ['sites.manage.all', 'Design'],
  ['sites.readwrite.all', 'Contribute'],
  ['sites.read.all', 'Read'],
])

/** What roles, folded, allow in every site; nothing for those that are about something else. */
export function maskOfRoles(roles: Iterable<string>): bigint {
  let mask = 0n
  for (const role of roles) {
    const name = rolesOfApps.get(role)
    const known = name === undefined ? undefined : roleDefinitions.find((definition) => definition.name === name)
    if (known) mask |= maskOf(known.high, known.low)
  }
  return mask
}

/** A mask in the two halves of 32 bits in which the wire has it. */
export const maskHalves = (mask: bigint): { High: number; Low: number } => ({ High: Number(mask >> 32n), Low: Number(mask & 0xffff_ffffn) })
