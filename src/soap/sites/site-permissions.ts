import { outcomeOf } from '../../core/access/batch.ts'
import type { Context } from '../../core/access/context.ts'
import { principalKinds } from '../../core/access/principals.ts'
import { queryAssignments, type RoleAssignment } from '../../core/acts/permissions/role-assignments.ts'
import type { SecurableAddress } from '../../core/acts/permissions/securables.ts'
import { maskOf } from '../../core/model/permissions/rights.ts'
import { type XmlElement, xmlElement } from '../../formats/xml.ts'

/** The assignments on an object; undefined if the caller may not see them. */
export async function shownAssignments(ctx: Context, address: SecurableAddress): Promise<readonly RoleAssignment[] | undefined> {
  const found = await outcomeOf(() => queryAssignments(ctx, address))
  if (found.ok) return found.value
  if (found.error.reason === 'access_denied') return undefined
  throw found.error
}

export const isUserOf = ({ principal }: RoleAssignment): boolean => principal.kind !== principalKinds.group

/** `<permissions>` with the whole mask of each user and group. */
export const permissionsElement = (assignments: readonly RoleAssignment[]): XmlElement =>
  xmlElement(
    '',
    'permissions',
    undefined,
    assignments.map(({ principal, roles }) => {
      const mask = roles.reduce((all, { maskHigh, maskLow }) => all | maskOf(maskHigh, maskLow), 0n)
      return xmlElement('', 'permission', new Map([...memberOf(principal.id), ['mask', String(mask)]]))
    }),
  )

const memberOf = (id: number): [string, string][] => [['memberid', String(id)]]
