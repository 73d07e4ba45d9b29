import type { FieldTypeName } from '../../../core/model/lists/field.ts'
import type { Words } from '../words/en.ts'

/** What people call a type of columns. */
export const columnTypeText = ({ columnTypes }: Words, type: FieldTypeName): string =>
  (columnTypes as Readonly<Partial<Record<FieldTypeName, string>>>)[type] ?? type
