import {
  addRoleDefinition,
  deleteRoleDefinition,
  getRoleDefinition,
  type RoleDefinitionPatch,
  updateRoleDefinition,
} from '../../core/acts/permissions/role-definitions.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { roleDefinition } from '../../entities/permissions/role-assignment.ts'
import { present } from '../../entities/shape/present.ts'
import { type HandlersOf, settingsOf, type ValueOf } from '../objects/object-types.ts'
import { objectOf } from '../objects/objects.ts'

const patchOf = ({ Name, Description, Order, BasePermissions }: ValueOf<'RoleDefinitionCreationInformation'>): RoleDefinitionPatch =>
  present<RoleDefinitionPatch>({
    name: Name,
    description: Description,
    ordinal: Order,
    maskHigh: BasePermissions && (BasePermissions.High ?? 0),
    maskLow: BasePermissions && (BasePermissions.Low ?? 0),
  })

/** contracts/csom/permissions.yaml */
export const roleMethods: HandlersOf<'RoleDefinition' | 'RoleDefinitionCollection'> = {
  'RoleDefinitionCollection.GetById': async ({ ctx }, [id]) => objectOf(ctx, roleDefinition, await getRoleDefinition(ctx, { id })),
  'RoleDefinitionCollection.GetByName': async ({ ctx }, [name]) => objectOf(ctx, roleDefinition, await getRoleDefinition(ctx, { name })),
  'RoleDefinitionCollection.GetByType': async ({ ctx }, [kind]) => objectOf(ctx, roleDefinition, await getRoleDefinition(ctx, { kind })),
  'RoleDefinitionCollection.Add': async ({ ctx }, [creation]) => {
    if (creation.Name === undefined) throw invalid('RoleDefinitionCreationInformation needs a Name.')
    return objectOf(ctx, roleDefinition, await addRoleDefinition(ctx, { ...patchOf(creation), name: creation.Name }))
  },
  'RoleDefinition.Update': async (object) => {
    object.value = await updateRoleDefinition(object.ctx, { id: object.value.id }, patchOf(settingsOf<'RoleDefinition'>(object)))
    object.settings.clear()
  },
  'RoleDefinition.DeleteObject': ({ ctx, value }) => deleteRoleDefinition(ctx, { id: value.id }),
}
