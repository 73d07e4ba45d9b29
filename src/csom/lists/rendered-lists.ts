import { bytesInMemory } from '../../core/content/blobs/received-bytes.ts'
import { renderedFilter, renderedForm, renderedParts, renderedRows } from '../../entities/lists/shown/rendered.ts'
import { filtersOf, sortTerm } from '../../entities/lists/shown/row-filters.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { HandlersOf, Objects, ValueOf } from '../objects/object-types.ts'
import { spendText } from '../objects/spend-text.ts'

type Rendering = 'RenderListData' | 'RenderListDataAsStream' | 'RenderListFilterData' | 'RenderListFormData'

const addressOf = ({ value }: Objects['List']) => ({ id: value.row.id })

/** A text as the bytes of a stream. */
const streamOf = (ctx: WireContext, text: string) => bytesInMemory(Buffer.from(spendText(ctx, text)))

const filled = (text: string | undefined): string | undefined => text || undefined

/** The rows that both value objects ask for: the second one filters and sorts beside the view. */
function renderStream(ctx: WireContext, list: Objects['List'], asked: ValueOf<'RenderListDataParameters'>, given: Overrides | undefined) {
  const { RenderOptions = 0, FolderServerRelativePath: path, FolderServerRelativeUrl: url } = asked
  const over = given ?? {}
  const filters = new Map(
    Object.entries(over).flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name.toLowerCase(), value]] : [])),
  )
  const rows = {
    parameters: {
      ViewXml: filled(asked.ViewXml),
      OverrideViewXml: filled(asked.OverrideViewXml),
      Paging: filled(asked.Paging),
      FolderServerRelativeUrl: filled(path?.DecodedUrl) ?? filled(url),
    },
    view: filled(over.View) ?? filled(over.ViewId),
    rootFolder: filled(over.RootFolder),
    orderBy: over.SortField ? [sortTerm(over.SortField, over.SortDir)] : undefined,
    filters: filtersOf(numbered(filters)),
  }
  return renderedParts(ctx, addressOf(list), rows, RenderOptions)
}

type Overrides = ValueOf<'RenderListDataOverrideParameters'>

/** A filter without a number is the first one. */
function numbered(options: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const plain = ['filterfield', 'filtervalue', 'filterop', 'filterfields', 'filtervalues']
  const own = plain.flatMap((name): [string, string][] => {
    const value = options.get(name)
    return value === undefined ? [] : [[`${name}1`, value]]
  })
  return new Map([...own, ...options])
}

/** contracts/csom/lists.yaml: lists as pages show them */
export const renderedListMethods: Pick<HandlersOf<'List'>, `List.${Rendering}`> = {
  'List.RenderListData': async (list, [viewXml]) =>
    spendText(list.ctx, await renderedRows(list.ctx, addressOf(list), { ViewXml: viewXml })),
  'List.RenderListDataAsStream': async (list, [asked, over]) => streamOf(list.ctx, await renderStream(list.ctx, list, asked, over)),
  'List.RenderListFilterData': async (list, [{ FieldInternalName: name = '', ViewId: view }]) =>
    streamOf(list.ctx, await renderedFilter(list.ctx, addressOf(list), name, view)),
  'List.RenderListFormData': async (list, [itemId, formId, mode]) =>
    spendText(list.ctx, await renderedForm(list.ctx, addressOf(list), { itemId, formId, mode })),
}
