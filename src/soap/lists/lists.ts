import { type ListsBindings, lists } from '../../../generated/soap/lists.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import type { Context } from '../../core/access/context.ts'
import { deleteList, getList, queryLists } from '../../core/acts/lists/lists.ts'
import { addListOf } from '../../core/acts/templates/package-lists.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { listTemplateOf, noFeature } from '../../core/model/lists/templates.ts'
import { featureDefinitions } from '../../core/model/sites/features.ts'
import { viewQueryOf } from '../../entities/lists/input/view-input.ts'
import { plainGuid } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'
import { attachmentBindings, demandMayAttach } from './attachments.ts'
import { checkOutBindings } from './check-outs.ts'
import { changeBindings } from './list-changes.ts'
import { listDefinitionSchema, listDefinitions } from './list-definition.ts'
import { demandName, getListItems } from './list-items.ts'
import { schemaBindings } from './list-schema.ts'
import { listTypeBindings } from './list-types.ts'
import { updateListSettings } from './update-list.ts'
import { updateListItems } from './update-list-items.ts'
import { getVersionCollection } from './version-collection.ts'

interface Asked {
  /** The product version, for clients that detect the server. */
  readonly version: string
}

const bindings = ({ version }: Asked): ListsBindings<SignedInCall> => ({
  async GetListCollection({ context }) {
    const found = await queryLists(context)
    return { GetListCollectionResult: { Lists: { List: await listDefinitions(context, found) } } }
  },

  async GetList({ context }, { listName }) {
    const list = await getList(context, { name: demandName('GetList', listName) })
    return { GetListResult: { List: await listDefinitionSchema(context, list, version) } }
  },

  GetListItems: getListItems,

  async UpdateListItems({ context, request }, { listName, updates }) {
    const Result = await updateListItems(context, request.profile, listName, updates.Batch)
    return { UpdateListItemsResult: { Results: { Result } } }
  },

  async AddList({ context }, input) {
    return { AddListResult: { List: await listDefinitionSchema(context, await addListFrom(context, input), version) } }
  },

  async AddListFromFeature({ context }, input) {
    demandFeature(context, input)
    const list = await addListFrom(context, input)
    return { AddListFromFeatureResult: { List: await listDefinitionSchema(context, list, version) } }
  },

  async DeleteList({ context }, { listName }) {
    await deleteList(context, { name: listName })
    return {}
  },

  GetVersionCollection: getVersionCollection,

  UpdateList: updateListSettings,

  ...listTypeBindings,
  ...attachmentBindings,
  ...checkOutBindings,
  ...schemaBindings({ version }),
  ...changeBindings({ version }),
})

/** lists.asmx (protocol/soap-services#lists). */
export const listsService = signedInService(lists, wsdl.lists, bindings, demandMayAttach)

interface NewList {
  readonly listName: string
  readonly description?: string | undefined
  readonly templateID: number
}

const addListFrom = (ctx: Context, { listName, description, templateID }: NewList) =>
  addListOf(ctx, { title: listName, baseTemplate: templateID, settings: description === undefined ? {} : { description } }, viewQueryOf)

/**
 * Fails with `invalid_request` for a feature that is not the one of the template, or that nobody knows, if the template has
 * none. Without a feature, any template does.
 */
function demandFeature(
  ctx: Context,
  { featureID = '', templateID }: { readonly featureID?: string | undefined; readonly templateID: number },
): void {
  const given = plainGuid(featureID)
  const feature = listTemplateOf(ctx.runtime, templateID)?.featureId
  if (given === '' || given === noFeature || feature === undefined || given === feature) return
  if (feature === noFeature && featureDefinitions.has(given)) return
  throw invalid(`The template ${templateID} is of the feature ${feature}; the featureID '${featureID.slice(0, 60)}' was given.`)
}
