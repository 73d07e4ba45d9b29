import type { ItemRow, ListRow } from '../../../../generated/prisma/content.ts'
import { BoundedMap } from '../../kernel/bounded-map.ts'
import { DomainError } from '../../kernel/errors.ts'
import { Effort } from '../../kernel/formula/evaluate.ts'
import { meetsValidation } from '../../model/lists/calculated.ts'
import type { Field } from '../../model/lists/field.ts'
import type { List } from '../../model/lists/list.ts'
import { contentReasons } from '../reasons.ts'
import { itemInRoot } from './item.ts'
import type { CheckedValues } from './values.ts'

/** What the items of a list must meet: a formula, and what its author says if they do not. Both are absent if they are empty. */
export interface ListValidation {
  readonly formula?: string
  readonly message?: string
}

const read = new BoundedMap<string, ListValidation>(1_000)

/** The validation of a list, which is a part of its stored settings. */
export const validationOf = ({ settings }: Pick<ListRow, 'settings'>): ListValidation =>
  settings === null ? {} : read.getOrMake(settings, () => (JSON.parse(settings) as { validation?: ListValidation }).validation ?? {})

/**
 * Evaluates the validations of a list: those of the columns that are written, or of all columns in a new item, and that
 * of the list. `after` makes the row of the item as it will be. Fails with `field_validation_failed`,
 * `list_validation_failed`.
 */
export function demandValid(list: List, after: () => ItemRow, now: number, written?: CheckedValues): void {
  const own = list.fields.filter((field) => field.settings.validationFormula && (written === undefined || written.has(field)))
  const { formula, message } = validationOf(list.row)
  if (own.length === 0 && formula === undefined) return
  const item = itemInRoot(list, after())
  const valueOf = (field: Field) => item.read(field)
  // The formulas of all columns share one effort: a list may have hundreds of them.
  const effort = new Effort(now, list.zone)
  for (const field of own) {
    const { validationFormula = '', validationMessage } = field.settings
    if (meetsValidation(validationFormula, [field], valueOf, effort)) continue
    const said = validationMessage || 'the value does not meet the validation of the column.'
    throw new DomainError(contentReasons.field_validation_failed, { field: field.internalName, message: said })
  }
  if (formula === undefined || meetsValidation(formula, list.fields, valueOf, new Effort(now, list.zone))) return
  const said = message ?? 'the values do not meet the validation of the list.'
  throw new DomainError(contentReasons.list_validation_failed, { list: list.row.title, message: said })
}
