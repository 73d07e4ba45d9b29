import type { UniqueAncestor } from '../../core/acts/permissions/unique-ancestor.ts'
import { itemTypeOf } from '../lists/canonical.ts'
import { securedProperties, toAssignments } from '../permissions/securable.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

const secured = (one: UniqueAncestor): UniqueAncestor => one

/** A web, list, folder or item with permissions of its own: the type and the address differ. */
export const securableObject: Shape<UniqueAncestor, 'SecurableObject'> = {
  ...shapeOf<'SecurableObject', UniqueAncestor>(
    'SecurableObject',
    { Id: ({ id }) => id, Title: ({ title }) => title, ...securedProperties(secured) },
    { navigation: { RoleAssignments: toAssignments(secured) } },
  ),
  typeOf: ({ id, list }) => (!list ? 'Web' : typeof id === 'string' ? 'List' : itemTypeOf(list)),
  address: ({ canonical }) => canonical,
  webUrl: ({ webUrl }) => webUrl,
}
