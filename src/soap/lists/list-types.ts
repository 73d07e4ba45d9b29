import type { ListsBindings } from '../../../generated/soap/lists.ts'
import { outcomeOf } from '../../core/access/batch.ts'
import type { Context } from '../../core/access/context.ts'
import { addAvailableContentType, deleteContentType } from '../../core/acts/content-types/content-types.ts'
import { addFieldLink } from '../../core/acts/content-types/links.ts'
import { getList } from '../../core/acts/lists/lists.ts'
import { changeViewFields, getView } from '../../core/acts/lists/views.ts'
import { changeType, createType, linkNamed } from '../content-types/content-type-changes.ts'
import { demandFewMethods, methodsIn } from '../content-types/field-methods.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { webAtUrl } from '../protocol/web-path.ts'
import { truthIn } from '../protocol/wire-text.ts'

type Operations = 'CreateContentType' | 'UpdateContentType' | 'DeleteContentType' | 'ApplyContentTypeToList'

const defaultView = { default: true } as const

/** The audit log names lists by their ids, as the other protocols do. */
const idOf = async (ctx: Context, name: string) => ({ id: (await getList(ctx, { name })).row.id })

/** The changes of content types in lists.asmx. */
export const listTypeBindings: Pick<ListsBindings<SignedInCall>, Operations> = {
  // Clients expect the content type even if a column cannot be added to it.
  async CreateContentType({ context }, { listName, displayName: name, parentType: parentId, fields, ...more }) {
    demandFewMethods('CreateContentType', fields)
    const list = await idOf(context, listName)
    const made = await createType(context, { name, parentId, properties: more.contentTypeProperties }, list)
    const added: string[] = []
    for (const method of methodsIn(fields)) {
      const outcome = await outcomeOf(() => addFieldLink(context, made.type.id, linkNamed(made, method), list))
      if (outcome.ok) added.push(outcome.value.name)
    }
    if (truthIn(more.addToView)) await showInView(context, list, added)
    return { CreateContentTypeResult: made.type.id }
  },

  async UpdateContentType(call, { listName, addToView, ...input }) {
    const list = await idOf(call.context, listName)
    const { results, added } = await changeType(call, input, list)
    if (truthIn(addToView)) await showInView(call.context, list, added)
    return { UpdateContentTypeResult: { Results: results } }
  },

  async DeleteContentType({ context }, { listName, contentTypeId }) {
    await deleteContentType(context, contentTypeId, await idOf(context, listName))
    return { DeleteContentTypeResult: { Success: {} } }
  },

  async ApplyContentTypeToList({ context }, { webUrl, contentTypeId, listName }) {
    const ctx = webUrl === undefined ? context : { ...context, web: await webAtUrl(context, 'ApplyContentTypeToList/webUrl', webUrl) }
    await addAvailableContentType(ctx, await idOf(ctx, listName), contentTypeId)
    return { ApplyContentTypeToListResult: { Success: {} } }
  },
}

/** Adds columns to the default view, unless it shows them already. */
async function showInView(ctx: Context, list: { readonly id: string }, names: readonly string[]): Promise<void> {
  const shown = new Set((await getView(ctx, list, defaultView)).fields)
  for (const field of new Set(names)) if (!shown.has(field)) await changeViewFields(ctx, list, defaultView, { kind: 'add', field })
}
