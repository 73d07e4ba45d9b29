import type { Context } from '../../access/context.ts'
import type { Field, FieldValue, TermValue } from '../../model/lists/field.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { isOfTerms } from '../../model/terms/used-terms.ts'
import { ofSet } from '../terms/placements.ts'
import { defaultLcid, labelOf, type TermState, termsById } from '../terms/term-store.ts'
import type { Item } from './item.ts'
import { type CheckedValues, invalidValue } from './values.ts'

/** The term set of a column that has none, as clients write it. */
export const noGuid = '00000000-0000-0000-0000-000000000000'

/** The terms of a value of a column of terms. */
export const termsOf = (value: FieldValue | undefined): readonly TermValue[] =>
  value === null || typeof value !== 'object' ? [] : ((Array.isArray(value) ? value : [value]) as readonly TermValue[])

/**
 * The values with the labels that the term store has, in the language of the web. A column with a term set takes terms
 * of that set that users may choose, and terms that the item, `current`, has already. A column without one also takes
 * terms that the store does not know, with the labels that are given. Fails with `invalid_field_value`.
 */
export async function withTermLabels(inside: Context, checked: CheckedValues, current?: Item): Promise<CheckedValues> {
  const columns = [...checked].filter(([field, value]) => isOfTerms(field) && termsOf(value).length > 0)
  if (columns.length === 0) return checked
  const known = await termsById(
    inside,
    columns.flatMap(([, value]) => termsOf(value).map(({ TermGuid }) => TermGuid)),
  )
  const usual = defaultLcid(await rootWeb(inside))
  const labelled = new Map(checked)
  for (const [field, value] of columns) {
    const { termSetId = noGuid } = field.settings
    const inSet = termSetId === noGuid ? undefined : await ofSet(inside, termSetId, known)
    const kept = new Map(current ? termsOf(current.read(field)).map((term) => [term.TermGuid, term]) : [])
    const terms = termsOf(value).map((term) => {
      const state = known.get(term.TermGuid)
      const before = kept.get(term.TermGuid)
      if (!before && inSet) demandChoosable(field, term, inSet.get(term.TermGuid))
      const Label = state ? labelOf(state, inside.web.row.language, usual) : (before?.Label ?? term.Label)
      if (Label === '') throw invalidValue(field, `the term ${term.TermGuid} is not in the term store, so its Label is needed.`)
      // A term that was merged into another one is stored as that one.
      return { ...term, TermGuid: state?.row.id ?? term.TermGuid, Label }
    })
    const [first] = terms
    if (first) labelled.set(field, Array.isArray(value) ? terms : first)
  }
  return labelled
}

/** Fails with `invalid_field_value` unless a column with a term set may take a term; `state` is what that has of it. */
function demandChoosable(field: Field, { TermGuid }: TermValue, state: TermState | undefined): void {
  if (!state) throw invalidValue(field, `there is no term with the id ${TermGuid} in the term set of the column.`)
  if (state.row.isDeprecated) throw invalidValue(field, `the term ${TermGuid} is deprecated, so it cannot be chosen any more.`)
  if (!state.row.isAvailable) throw invalidValue(field, `the term ${TermGuid} is not available for tagging, so it cannot be chosen.`)
}
