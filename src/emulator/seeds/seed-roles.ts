import type { components } from '../../../generated/emulator/operations.ts'
import type { Context } from '../../core/access/context.ts'
import {
  addRoleDefinition,
  deleteRoleDefinition,
  firstCustomRoleId,
  queryRoleDefinitions,
  type RoleDefinition,
  updateRoleDefinition,
} from '../../core/acts/permissions/role-definitions.ts'
import { fold } from '../../core/kernel/fold.ts'
import { fullMask, maskOf, maskOfRights, type Right, rightsIn } from '../../core/model/permissions/rights.ts'
import { SeedFault, type SeedPath } from '../../formats/seeds/seed-fault.ts'
import { placed, type SeedPlace } from './seed-place.ts'

type SeedRole = components['schemas']['SeedRole']

/** The place of a role of which nothing else is said. */
const lastPlace = 2147483647

/** Gives the site collection exactly these roles beside the built-in ones. */
export async function applyRoles(ctx: Context, place: SeedPlace, roles: readonly SeedRole[], path: SeedPath): Promise<void> {
  const wanted = new Set<string>()
  for (const [index, { name, description = '', order = lastPlace, rights }] of roles.entries()) {
    const here = [...path, index]
    const key = fold(name.trim())
    if (wanted.has(key)) throw new SeedFault(`The role '${name}' is there twice.`, [...here, 'name'])
    wanted.add(key)
    const mask = rights.includes('FullMask') ? fullMask : maskOfRights(rights as readonly Right[])
    const input = { name, description, ordinal: order, maskHigh: Number(mask >> 32n), maskLow: Number(mask & 0xffff_ffffn) }
    await placed(place, [...here, 'name'], async () => {
      const known = (await ownRoles(ctx)).find(({ nameKey }) => nameKey === key)
      await (known ? updateRoleDefinition(ctx, { id: known.id }, input) : addRoleDefinition(ctx, input))
    })
  }
  for (const { id, nameKey } of await ownRoles(ctx))
    if (!wanted.has(nameKey)) await placed(place, path, () => deleteRoleDefinition(ctx, { id }))
}

/** The roles that the site collection has made. */
export const exportedRoles = async (ctx: Context): Promise<SeedRole[]> =>
  (await ownRoles(ctx))
    .sort((one, other) => one.id - other.id)
    .map(({ name, description, ordinal, maskHigh, maskLow }) => {
      const mask = maskOf(maskHigh, maskLow)
      return {
        name,
        ...(description !== '' && { description }),
        ...(ordinal !== lastPlace && { order: ordinal }),
        rights: mask === fullMask ? ['FullMask'] : rightsIn(mask),
      }
    })

const ownRoles = async (ctx: Context): Promise<RoleDefinition[]> =>
  (await queryRoleDefinitions(ctx)).filter(({ id }) => id >= firstCustomRoleId)
