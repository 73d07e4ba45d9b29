import type { ListsBindings } from '../../../generated/soap/lists.ts'
import { getContentType, getContentTypes } from '../../core/acts/content-types/content-types.ts'
import { getFields } from '../../core/acts/lists/fields.ts'
import { getList } from '../../core/acts/lists/lists.ts'
import { getView, queryViews } from '../../core/acts/lists/views.ts'
import { contentTypeId, lineage } from '../../core/model/content-types/ids.ts'
import type { ContentType } from '../../core/model/lists/list.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import { viewDefinitionOf, viewElement, viewSummaryElement } from '../../formats/caml/caml-view.ts'
import { typeTitle } from '../../profile/type-titles.ts'
import { contentTypeDefinition } from '../content-types/content-type-definition.ts'
import { viewNamed } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { fieldElements, listDefinitionSchema } from './list-definition.ts'

type Operations = 'GetFields' | 'GetViewCollection' | 'GetListAndView' | 'GetListContentTypes' | 'GetListContentType'

/** The operations of lists.asmx on columns, views and content types. `version` is the product version. */
export const schemaBindings = ({ version }: { readonly version: string }): Pick<ListsBindings<SignedInCall>, Operations> => ({
  async GetFields({ context }, { listName }) {
    const list = await getFields(context, { name: listName })
    return { GetFieldsResult: { Fields: { Field: await fieldElements(context, list, list.fields) } } }
  },

  async GetViewCollection({ context }, { listName }) {
    const views = await queryViews(context, { name: listName })
    return { GetViewCollectionResult: { Views: { View: views.map((view) => viewSummaryElement(viewDefinitionOf(view))) } } }
  },

  async GetListAndView({ context }, { listName, viewName }) {
    const list = await getList(context, { name: listName })
    const view = await getView(context, { id: list.row.id }, viewNamed(viewName))
    const List = await listDefinitionSchema(context, list, version)
    return { GetListAndViewResult: { ListAndView: { List, View: viewElement(viewDefinitionOf(view)) } } }
  },

  async GetListContentTypes({ context, request: { profile } }, { listName, contentTypeId: wanted }) {
    const { list, types } = await getContentTypes(context, { name: listName })
    const best = wanted === undefined ? undefined : bestMatch(types, wanted)
    const ContentType = types.map((type) => ({
      Name: typeTitle(profile, type),
      ID: type.id,
      Description: type.description,
      Scope: absoluteUrl(context, list?.url ?? context.web.url),
      Version: type.version,
      ...(type === best && { BestMatch: 'TRUE' }),
    }))
    const order = types.map(({ id }) => id).join(',')
    return { GetListContentTypesResult: { ContentTypes: { ContentType, ContentTypeOrder: order } } }
  },

  async GetListContentType({ context, request: { profile } }, input) {
    const found = await getContentType(context, input.contentTypeId, { name: input.listName })
    return { GetListContentTypeResult: { ContentType: await contentTypeDefinition(context, found, profile) } }
  },
})

/** The content type with this id, or else the first one that descends from it. */
function bestMatch(types: readonly ContentType[], wanted: string): ContentType | undefined {
  const id = contentTypeId(wanted)
  if (id === undefined) return undefined
  return types.find((type) => type.id === id) ?? types.find((type) => lineage(type.id)?.includes(id))
}
