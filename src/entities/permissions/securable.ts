import type { Context } from '../../core/access/context.ts'
import { assignmentsOfEach } from '../../core/acts/permissions/role-assignments.ts'
import { areUnique, ownRightsOnEach, type ShownObject } from '../../core/acts/permissions/shown-permissions.ts'
import { uniqueAncestorsOfEach } from '../../core/acts/permissions/unique-ancestor.ts'
import { maskHalves } from '../../core/model/permissions/rights.ts'
import type { Navigation, Shape } from '../shape/shape.ts'
import { shapeNamed } from '../shape/shape-of.ts'
import { roleAssignment } from './role-assignment.ts'

/** Navigation from webs, lists or items to their role assignments: one query for a reply. */
export const toAssignments = <E>(securedAs: (entity: E) => ShownObject): Navigation<E> => ({
  many: true,
  linked: true,
  expansion: {
    shape: () => roleAssignment as Shape<never>,
    load: (entities, ctx) => assignmentsOfEach(ctx, entities.map(securedAs)),
  },
})

/** Navigation from webs, lists or items to the object whose permissions count for them. */
export const toUniqueAncestor = <E>(securedAs: (entity: E) => ShownObject): Navigation<E> => ({
  many: false,
  linked: true,
  expansion: {
    shape: () => shapeNamed('SecurableObject'),
    load: (entities, ctx) => uniqueAncestorsOfEach(ctx, entities.map(securedAs)),
  },
})

/** Whether webs, lists or items have unique permissions, and the actor's effective permissions; only by `$select`. */
export const securedProperties = <E>(securedAs: (entity: E) => ShownObject) => ({
  HasUniqueRoleAssignments: {
    onRequest: 'always' as const,
    load: (entities: readonly E[], ctx: Context) => areUnique(ctx, entities.map(securedAs)),
  },
  EffectiveBasePermissions: rightsOfEach(securedAs),
})

const rightsOfEach = <E>(securedAs: (entity: E) => ShownObject) => ({
  onRequest: 'always' as const,
  complexType: 'BasePermissions',
  load: async (entities: readonly E[], ctx: Context) => (await ownRightsOnEach(ctx, entities.map(securedAs))).map(maskHalves),
})

/** The same effective permissions under the name that pages ask for; of lists and items. */
export const rightsForUi = <E>(securedAs: (entity: E) => ShownObject) => ({ EffectiveBasePermissionsForUI: rightsOfEach(securedAs) })
