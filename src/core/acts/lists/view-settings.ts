import type { ViewRow } from '../../../../generated/prisma/content.ts'
import { invalid } from '../../kernel/errors.ts'
import type { List } from '../../model/lists/list.ts'
import { fieldNotFound } from '../../model/lists/near-columns.ts'

/** What a view computes of a column. */
export const aggregations = ['AVG', 'COUNT', 'MAX', 'MIN', 'SUM', 'STDEV', 'VAR'] as const
export type Aggregation = (typeof aggregations)[number]

/** Parts of a view that pages show and that change no rows: they are stored, and told as they are. */
export interface ViewSettings {
  readonly aggregations?: readonly { readonly field: string; readonly type: Aggregation }[]
  /** Whether pages show them. */
  readonly showsAggregations?: boolean
  /** The content of the CAML element `Formats`. */
  readonly formats?: string
  /** The scripts with which pages of clients draw the view. */
  readonly jsLink?: string
}

/** The maximum length of formats as text. */
const mostFormats = 20_000
const mostAggregations = 100
const mostScripts = 4_000

export const viewSettingsOf = ({ settings }: Pick<ViewRow, 'settings'>): ViewSettings =>
  settings === null ? {} : (JSON.parse(settings) as ViewSettings)

/** The stored settings of a view after a change; null for none. Fails with `invalid_request`, `field_not_found`. */
export function changedViewSettings(list: List, before: string | null, patch: ViewSettings): string | null {
  for (const { field } of patch.aggregations ?? []) if (!list.fieldsByName.has(field)) throw fieldNotFound(list, field)
  if ((patch.aggregations?.length ?? 0) > mostAggregations) throw invalid(`A view has at most ${mostAggregations} aggregations.`)
  if ((patch.formats?.length ?? 0) > mostFormats) throw invalid(`The formats of a view have at most ${mostFormats} characters.`)
  if ((patch.jsLink?.length ?? 0) > mostScripts) throw invalid(`The JSLink of a view has at most ${mostScripts} characters.`)
  const { aggregations: all = [], showsAggregations, formats = '', jsLink = '' } = { ...viewSettingsOf({ settings: before }), ...patch }
  const after: ViewSettings = {
    ...(all.length > 0 && { aggregations: all, showsAggregations: showsAggregations === true }),
    ...(formats !== '' && { formats }),
    ...(jsLink !== '' && { jsLink }),
  }
  return Object.keys(after).length === 0 ? null : JSON.stringify(after)
}
