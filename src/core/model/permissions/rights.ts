/**
 * Base permissions: kind n is bit n-1 of a 63-bit mask (protocol/permissions#rights). A right
 * has the name that the established server uses; the doors check this name.
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

/** Whether a right applies to lists and their content. It is useful only to actors who may see them. */
export const isListRight = (right: Right): boolean => listRights.has(right)

/** The rights that a mask holds, in the order of their bits. */
export const rightsIn = (mask: bigint): Right[] => [...masks].flatMap(([right, bit]) => ((mask & bit) === 0n ? [] : [right]))

/** A mask from its two stored 32-bit halves. */
export const maskOf = (high: number, low: number): bigint => (BigInt(high) << 32n) | BigInt(low)

/** The maximum rights of anonymous users, whatever is granted: to read. */
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

const listRights: ReadonlySet<Right> = new Set<Right>([
  'ViewListItems',
  'AddListItems',
  'EditListItems',
  'DeleteListItems',
  'ApproveItems',
  'OpenItems',
  'ViewVersions',
  'DeleteVersions',
  'CancelCheckout',
  'ManageLists',
  'ManagePermissions',
  'EnumeratePermissions',
])

/** The mask that holds these rights. */
export function maskOfRights(rights: readonly Right[]): bigint {
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

/** The role definitions of a new site, with the ids and masks that clients compare (protocol/permissions#roles). */
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

/** The role definitions, in every site, for roles from tokens and from the configuration (protocol/permissions#roles-from-outside). */
const rolesOfApps: ReadonlyMap<string, string> = new Map([
  ['fullcontrol', 'Full Control'],
  ['sites.fullcontrol.all', 'Full Control'],
  ['sites.manage.all', 'Design'],
  ['sites.readwrite.all', 'Contribute'],
  ['sites.read.all', 'Read'],
])

/** The rights that roles, given folded, have in every site; none for roles that do not concern sites. */
export function maskOfRoles(roles: Iterable<string>): bigint {
  let mask = 0n
  for (const role of roles) {
    const name = rolesOfApps.get(role)
    const known = name === undefined ? undefined : roleDefinitions.find((definition) => definition.name === name)
    if (known) mask |= maskOf(known.high, known.low)
  }
  return mask
}

/** A mask as the two 32-bit halves of the protocol. */
export const maskHalves = (mask: bigint): { High: number; Low: number } => ({ High: Number(mask >> 32n), Low: Number(mask & 0xffff_ffffn) })
