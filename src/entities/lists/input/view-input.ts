import type { Context } from '../../../core/access/context.ts'
import type { ViewPatch, ViewQuery } from '../../../core/acts/lists/views.ts'
import { fold } from '../../../core/kernel/fold.ts'
import type { List } from '../../../core/model/lists/list.ts'
import { fieldNotFound } from '../../../core/model/lists/near-columns.ts'
import { camlEnvironment } from '../../../formats/caml/caml-environment.ts'
import { parseViewQuery } from '../../../formats/caml/caml-view.ts'
import { type GivenViewSettings, givenViewSettings } from '../../../formats/caml/caml-view-settings.ts'

/** ViewTypeKind by number (protocol/lists#views). */
export const viewTypes: ReadonlyMap<number | undefined, string> = new Map([
  [1, 'HTML'],
  [2049, 'GRID'],
  [524288, 'CALENDAR'],
  [8193, 'CALENDAR'],
  [131072, 'CHART'],
  [67108864, 'GANTT'],
])

/** The query of a view, from its CAML text. Fails with `invalid_caml`. */
export async function viewQueryOf(ctx: Context, list: List, text: string | undefined): Promise<ViewQuery | undefined> {
  if (text === undefined) return undefined
  const { query, queryText } = parseViewQuery(text, await camlEnvironment(ctx, list, text))
  return { text: queryText, query }
}

/** The settings among given properties of a view. Fails with `invalid_caml`. */
export function viewSettingsOfBody(given: GivenViewSettings): Pick<ViewPatch, 'settings'> {
  const settings = givenViewSettings(given)
  return Object.keys(settings).length === 0 ? {} : { settings }
}

/** The internal name of a column that a client names by internal name or by title. Fails with `field_not_found`. */
export function columnNamed(list: List, name: string): string {
  const field = list.fieldsByName.get(name) ?? list.fields.find((one) => fold(one.title) === fold(name))
  if (field) return field.internalName
  throw fieldNotFound(list, name)
}
