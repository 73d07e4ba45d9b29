import type { Context } from '../core/context.ts'
import { haveUniqueAssignments, ownRightsOnEach, type WithScope } from '../core/permissions/asked-rights.ts'
import { queryAssignments, type RoleAssignment } from '../core/permissions/role-assignments.ts'
import type { SecurableAddress } from '../core/permissions/securables.ts'
import { roleAssignment } from './permission-shapes.ts'
import type { Navigation, Shape } from './shape.ts'
import type { Loader } from './shape-of.ts'

/** A mask of rights as the two halves in which it is shown. */
export const maskAsHalves = (mask: bigint): { High: number; Low: number } => ({
  High: Number(mask >> 32n),
  Low: Number(mask & 0xffff_ffffn),
})

interface SecuredProperties<E> {
  readonly EffectiveBasePermissions: Loader<E, { High: number; Low: number }>
  readonly HasUniqueRoleAssignments: Loader<E, boolean>
}

/** The properties of what can have permissions of its own: one query for all entities of a reply. */
export const securedProperties = <E>(objectOf: (entity: E) => WithScope): SecuredProperties<E> => ({
  EffectiveBasePermissions: {
    load: async (entities, ctx) => (await ownRightsOnEach(ctx, entities.map(objectOf))).map(maskAsHalves),
  },
  HasUniqueRoleAssignments: { load: (entities, ctx) => haveUniqueAssignments(ctx, entities.map(objectOf)) },
})

interface Place {
  readonly scopeId: string
  readonly address: SecurableAddress
  /** Where it is found below `_api/`. */
  readonly canonical: string
  /** The web that it is in, where that is another than the addressed one. */
  readonly ctx?: Context
}

/** Navigation to the roles that hold on each entity; those of one scope are read once. */
export function toRoleAssignments<E>(placeOf: (entity: E, ctx: Context) => Place): Navigation<E> {
  const load = (entities: readonly E[], ctx: Context) => {
    const byScope = new Map<string, Promise<RoleAssignment[]>>()
    return Promise.all(
      entities.map(async (entity) => {
        const { scopeId, address, canonical, ctx: inside = ctx } = placeOf(entity, ctx)
        const known = byScope.get(scopeId) ?? queryAssignments(inside, address)
        byScope.set(scopeId, known)
        return (await known).map((row) => ({ ...row, object: { ...row.object, canonical } }))
      }),
    )
  }
  return { many: true, linked: true, expansion: { shape: () => roleAssignment as Shape<never>, load } }
}
