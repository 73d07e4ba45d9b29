import type { ItemVersionRow } from '../../../../generated/prisma/content.ts'
import type { FieldValue } from '../../model/lists/field.ts'
import type { List } from '../../model/lists/list.ts'
import type { CheckedValues } from '../items/values.ts'

/** The values of the list's own columns in a version; newer columns have none. */
export function keptValues(list: List, { snapshot }: Pick<ItemVersionRow, 'snapshot'>): CheckedValues {
  const values = new Map(Object.entries(JSON.parse(snapshot) as Record<string, FieldValue>))
  const own = list.fields.filter((field) => !field.system && field.slot !== undefined && field.type !== 'Calculated')
  return new Map(own.map((field) => [field, values.get(field.id) ?? null]))
}
