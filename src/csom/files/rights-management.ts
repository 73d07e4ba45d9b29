import { setFileRights } from '../../core/acts/files/rights/rights-management.ts'
import { type RightsManagement, setRightsManagement } from '../../core/acts/lists/list-settings.ts'
import type { HandlersOf, Objects } from '../objects/object-types.ts'

type Given = Pick<Objects['InformationRightsManagementSettings'] | Objects['InformationRightsManagementFileSettings'], 'settings'>

/** What a client has set; the contract has checked the types. */
const given = ({ settings }: Given): RightsManagement => Object.fromEntries(settings) as RightsManagement

async function changeLibrary(object: Objects['InformationRightsManagementSettings'], patch: RightsManagement | undefined): Promise<void> {
  object.value = await setRightsManagement(object.ctx, { id: object.value.list.row.id }, patch)
  object.settings.clear()
}

async function changeFile(object: Objects['InformationRightsManagementFileSettings'], patch: RightsManagement | undefined): Promise<void> {
  object.value = await setFileRights(object.ctx, { id: object.value.file.row.id }, patch)
  object.settings.clear()
}

/** contracts/csom/rights-management.yaml */
export const rightsManagementMethods: HandlersOf<'InformationRightsManagementSettings' | 'InformationRightsManagementFileSettings'> = {
  'InformationRightsManagementSettings.Update': (object) => changeLibrary(object, given(object)),
  'InformationRightsManagementSettings.Reset': (object) => changeLibrary(object, undefined),
  'InformationRightsManagementFileSettings.Update': (object) => changeFile(object, given(object)),
  'InformationRightsManagementFileSettings.Reset': (object) => changeFile(object, undefined),
}
