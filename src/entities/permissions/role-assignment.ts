import type { RoleAssignment } from '../../core/acts/permissions/role-assignments.ts'
import type { RoleDefinition } from '../../core/acts/permissions/role-definitions.ts'
import { principal } from '../people/principals.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

export const roleDefinition: Shape<RoleDefinition, 'RoleDefinition'> = shapeOf<'RoleDefinition', RoleDefinition>('RoleDefinition', {
  Id: ({ id }) => id,
  Name: ({ name }) => name,
  Description: ({ description }) => description,
  Order: ({ ordinal }) => ordinal,
  Hidden: ({ hidden }) => hidden,
  RoleTypeKind: ({ kind }) => kind,
  BasePermissions: ({ maskHigh, maskLow }) => ({ High: maskHigh, Low: maskLow }),
})

export const roleAssignment: Shape<RoleAssignment, 'RoleAssignment'> = {
  ...shapeOf<'RoleAssignment', RoleAssignment>(
    'RoleAssignment',
    { PrincipalId: ({ principal: { id } }) => id },
    {
      navigation: {
        Member: {
          many: false,
          linked: true,
          expansion: { shape: () => principal as Shape<never>, load: (rows) => Promise.resolve(rows.map((row) => row.principal)) },
        },
        RoleDefinitionBindings: {
          many: true,
          linked: true,
          expansion: { shape: () => roleDefinition as Shape<never>, load: (rows) => Promise.resolve(rows.map((row) => row.roles)) },
        },
      },
    },
  ),
  address: ({ object, principal: { id } }) => `${object.canonical}/RoleAssignments/GetByPrincipalId(${id})`,
}
