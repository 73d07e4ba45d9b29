import { type AddView, type UpdateView, type ViewsBindings, views } from '../../../generated/soap/views.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import type { Context } from '../../core/access/context.ts'
import { getFields } from '../../core/acts/lists/fields.ts'
import { addView, deleteView, getView, queryViews, updateView, type View, type ViewPatch } from '../../core/acts/lists/views.ts'
import { camlEnvironment } from '../../formats/caml/caml-environment.ts'
import { readView, viewDefinitionOf, viewElement, viewScopes, viewSummaryElement } from '../../formats/caml/caml-view.ts'
import { readAggregations, readFormats } from '../../formats/caml/caml-view-settings.ts'
import { childElements, type XmlElement, xmlElement } from '../../formats/xml.ts'
import { viewNamed } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'

const bindings: ViewsBindings<SignedInCall> = {
  async GetViewCollection({ context }, { listName }) {
    const found = await queryViews(context, { name: listName })
    return { GetViewCollectionResult: { Views: { View: found.map(summaryOf) } } }
  },

  async GetView({ context }, { listName, viewName }) {
    return { GetViewResult: { View: definitionOf(await getView(context, { name: listName }, viewNamed(viewName))) } }
  },

  async AddView({ context }, input) {
    const patch = await patchOf(context, input)
    const made = await addView(
      context,
      { name: input.listName },
      {
        title: input.viewName,
        ...patch,
        ...(hasNoFields(input) && { fields: [] }),
        rowLimit: patch.rowLimit ?? usualRowLimit,
        ...(input.type && { type: input.type }),
        ...(input.makeViewDefault !== undefined && { isDefault: input.makeViewDefault }),
      },
    )
    return { AddViewResult: { View: definitionOf(made) } }
  },

  async UpdateView({ context }, input) {
    const { DisplayName, DefaultView, Hidden, Scope } = input.viewProperties?.View ?? {}
    const changed = await updateView(context, { name: input.listName }, viewNamed(input.viewName), {
      ...(await patchOf(context, input)),
      ...settingsOf(input),
      ...(DisplayName !== undefined && { title: DisplayName }),
      ...(DefaultView !== undefined && { isDefault: isTrue(DefaultView) }),
      ...(Hidden !== undefined && { hidden: isTrue(Hidden) }),
      ...(Scope !== undefined && { scope: Math.max(0, viewScopes.indexOf(Scope)) }),
    })
    return { UpdateViewResult: { View: definitionOf(changed) } }
  },

  async DeleteView({ context }, { listName, viewName }) {
    await deleteView(context, { name: listName }, viewNamed(viewName))
    return {}
  },
}

/** views.asmx (protocol/soap-services#views). */
export const viewsService = signedInService(views, wsdl.views, () => bindings)

const isTrue = (text: string): boolean => text.toUpperCase() === 'TRUE'

/** The parameters that are parts of a View, validated together. Missing ones stay unchanged. */
async function patchOf(ctx: Context, { listName, ...parts }: AddView | UpdateView): Promise<ViewPatch> {
  const given = [parts.query, parts.viewFields, parts.rowLimit].flatMap((part) => part?.any ?? [])
  if (given.length === 0) return {}
  const list = await getFields(ctx, { name: listName })
  const element = xmlElement('', 'View', undefined, given)
  const view = readView(element, await camlEnvironment(ctx, list, element))
  return {
    ...(given.some(({ name }) => name === 'Query') && { query: { text: view.queryText, query: view.query } }),
    ...(view.viewFields && { fields: view.viewFields }),
    ...(view.rowLimit !== undefined && { rowLimit: view.rowLimit, paged: view.paged }),
  }
}

/** The rows on a page of a new view whose rowLimit is not given. */
const usualRowLimit = 100

/** A new view with an empty `ViewFields` shows no columns; one without it shows those of the default view. */
const hasNoFields = ({ viewFields }: AddView): boolean => {
  const [given] = viewFields?.any ?? []
  return given?.name === 'ViewFields' && childElements(given).length === 0
}

/** Parameters without an element come from client proxies that send every parameter. An element that is empty clears what is stored. */
function settingsOf({ aggregations, formats }: UpdateView): Pick<ViewPatch, 'settings'> {
  const [sums, looks] = [aggregations?.any?.[0], formats?.any?.[0]]
  return sums || looks ? { settings: { ...(sums && readAggregations(sums)), ...(looks && readFormats(looks)) } } : {}
}

const summaryOf = (view: View): XmlElement => viewSummaryElement(viewDefinitionOf(view))

const definitionOf = (view: View): XmlElement => viewElement(viewDefinitionOf(view))
