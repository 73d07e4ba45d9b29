import type { components } from '../../../../generated/rest/operations.ts'
import type { RightsManagement } from '../../../core/acts/lists/list-settings.ts'
import type { ListChanges } from '../../../core/acts/lists/lists.ts'
import type { ListValidation } from '../../../core/content/items/validation.ts'
import type { ListPatch } from '../../../core/model/lists/list.ts'
import { present } from '../../shape/present.ts'

type Update = components['schemas']['ListUpdate']
type Settings = Omit<
  Update,
  'Title' | 'OnQuickLaunch' | 'IrmEnabled' | 'IrmExpire' | 'IrmReject' | 'ValidationFormula' | 'ValidationMessage'
>

/** Changes of a list that have no column of their own, by given properties. */
export function storedPartsOf(body: Update): Pick<ListChanges, 'rights' | 'validation'> {
  const rights = rightsFlagsOf(body)
  const { ValidationFormula: formula, ValidationMessage: message } = body
  const validation = present<ListValidation>({ formula: formula === null ? '' : formula, message: message === null ? '' : message })
  return { ...(rights && { rights }), ...(Object.keys(validation).length > 0 && { validation }) }
}

/** The flags of information rights management among given properties of a list; undefined for none. */
function rightsFlagsOf({ IrmEnabled, IrmExpire, IrmReject }: Update): RightsManagement | undefined {
  const flags = present<RightsManagement>({ IrmEnabled, IrmExpire, IrmReject })
  return Object.keys(flags).length === 0 ? undefined : flags
}

/** The settings among given properties of a list; the others stay unchanged. */
export function listSettingsOf(body: Settings): Omit<ListPatch, 'title'> {
  const contentTypesEnabled = body.ContentTypesEnabled ?? body.AllowContentTypes
  return present<Omit<ListPatch, 'title'>>({
    description: body.Description,
    hidden: body.Hidden,
    contentTypesEnabled,
    enableAttachments: body.EnableAttachments,
    enableFolderCreation: body.EnableFolderCreation,
    enableVersioning: body.EnableVersioning,
    enableMinorVersions: body.EnableMinorVersions,
    enableModeration: body.EnableModeration,
    forceCheckout: body.ForceCheckout,
    noCrawl: body.NoCrawl,
    draftVisibility: body.DraftVersionVisibility,
    majorVersionLimit: body.MajorVersionLimit,
    majorWithMinorLimit: body.MajorWithMinorVersionsLimit,
  })
}
