import type { WriteScope } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { systemActor } from '../../access/principals.ts'
import { findUsedTermsList } from '../../content/terms/used-terms-list.ts'
import type { FieldSettings } from '../../model/lists/field.ts'
import type { List } from '../../model/lists/list.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import type { Web } from '../../model/sites/web.ts'
import { catchAll, catchAllLabel, isOfTerms, usedTermsTemplate, usedTermsTitle } from '../../model/terms/used-terms.ts'
import { createField } from './create-field.ts'
import { createList } from './create-list.ts'

/**
 * The list with the hidden columns that a list with columns of terms has: `TaxCatchAll`, a lookup of all terms of an item, and
 * a column that depends on it. The list that they point to is made in the root web for the first of them, whatever
 * the rights of the actor there are. The caller has locked the list. Fails with `too_many_columns`, and with
 * `definition_name_taken` if the root web has another list with the title of the hidden one.
 */
export async function withCatchAll(ctx: Context, scope: WriteScope, list: List): Promise<List> {
  const has = (id: string) => list.fields.some((field) => field.id === id)
  if (!list.fields.some(isOfTerms) || has(catchAll.id)) return list
  const inside: Context = { ...within(ctx, scope), actor: systemActor }
  const root = await rootWeb(inside)
  const target = await usedTerms(inside, scope, root)
  const lookup = { lookupListId: target.row.id, lookupWebId: root.row.id }
  const settings: FieldSettings = { ...lookup, lookupField: 'CatchAllData' }
  const hidden = { type: 'LookupMulti', group: '_Hidden', hidden: true, readOnly: true } as const
  const outside = { contentTypes: 'none' } as const
  const first = { ...hidden, id: catchAll.id, internalName: catchAll.name, title: catchAll.title, settings }
  const made = await createField(inside, scope, list, first, outside)
  if (has(catchAllLabel.id)) return made.list
  const dependent: FieldSettings = { ...lookup, lookupField: 'CatchAllDataLabel', primaryFieldId: made.field.id }
  const second = { ...hidden, id: catchAllLabel.id, internalName: catchAllLabel.name, title: catchAllLabel.title, settings: dependent }
  return (await createField(inside, scope, made.list, second, outside)).list
}

async function usedTerms(inside: Context, scope: WriteScope, root: Web): Promise<List> {
  const found = await findUsedTermsList(inside)
  if (found) return found
  return createList({ ...inside, web: root }, scope, {
    title: usedTermsTitle,
    baseTemplate: usedTermsTemplate.id,
    template: usedTermsTemplate,
    settings: { hidden: true, noCrawl: true },
  })
}
