import type { SqlValue } from '../sql/session.ts'

/** The values of a statement for the driver. No column holds a number that is none: it stands for no value, as in SQLite. */
export const boundValues = (values: readonly SqlValue[]): SqlValue[] => values.map((value) => (Number.isNaN(value) ? null : value))
