import { type ListsBindings, lists } from '../../../generated/soap/lists.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import { addList, deleteList, getList, queryLists } from '../../core/acts/lists/lists.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'
import { attachmentBindings, demandMayAttach } from './attachments.ts'
import { checkOutBindings } from './check-outs.ts'
import { changeBindings } from './list-changes.ts'
import { listDefinitionSchema, listDefinitions } from './list-definition.ts'
import { demandName, getListItems } from './list-items.ts'
import { schemaBindings } from './list-schema.ts'
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

  async AddList({ context }, { listName, description, templateID }) {
    const list = await addList(context, {
      title: listName,
      baseTemplate: templateID,
      settings: description === undefined ? {} : { description },
    })
    return { AddListResult: { List: await listDefinitionSchema(context, list, version) } }
  },

  async DeleteList({ context }, { listName }) {
    await deleteList(context, { name: listName })
    return {}
  },

  GetVersionCollection: getVersionCollection,

  UpdateList: updateListSettings,

  ...attachmentBindings,
  ...checkOutBindings,
  ...schemaBindings({ version }),
  ...changeBindings({ version }),
})

/** lists.asmx (protocol/soap-services#lists). */
export const listsService = signedInService(lists, wsdl.lists, bindings, demandMayAttach)
