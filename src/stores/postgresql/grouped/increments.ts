import type { Records } from '../../../core/kernel/ports.ts'

type AnyRow = Readonly<Record<string, unknown>>
type NamedRecords = Records<Record<string, AnyRow>>

/** The table whose counters each addition of an item raises. */
export const raisedTable = 'List'

interface Increment {
  readonly where: AnyRow
  readonly by: Readonly<Record<string, number>>
  readonly patch: AnyRow
  readonly columns: readonly string[]
}

/** A row that this transaction has locked by its first increment, and what later ones add to it. */
interface Raised {
  readonly first: Increment
  row: AnyRow
  by: Readonly<Record<string, number>>
  patch: AnyRow
  isChanged: boolean
}

/**
 * The increments of one row after the first one, which are answered from what the first one has returned, and sent together: the
 * row is locked, so nobody else changes it. Whatever else needs the table calls `flush` before.
 */
export class GroupedIncrements {
  readonly #direct: NamedRecords
  #raised: Raised | undefined

  constructor(direct: NamedRecords) {
    this.#direct = direct
  }

  async increment(
    where: AnyRow,
    by: Readonly<Record<string, number | undefined>>,
    patch: AnyRow = {},
    columns?: readonly string[],
  ): Promise<AnyRow | undefined> {
    const steps = Object.fromEntries(Object.entries(by).flatMap(([name, step]) => (step === undefined ? [] : [[name, step] as const])))
    const raised = this.#raised
    if (raised && columns && isSame(raised.first, where, columns) && isAnswered(raised, steps, patch)) {
      raised.row = { ...raised.row, ...sums(raised.row, steps), ...patch }
      raised.by = { ...raised.by, ...sums(raised.by, steps) }
      raised.patch = { ...raised.patch, ...patch }
      raised.isChanged = true
      return raised.row
    }
    await this.flush()
    const row = await this.#direct.increment(raisedTable, where, by, patch, columns)
    const first = { where, by: steps, patch, columns: columns ?? [] }
    if (row && columns) this.#raised = { first, row, by: {}, patch: {}, isChanged: false }
    return row
  }

  /** Sends what was not sent, and forgets the row. */
  async flush(): Promise<void> {
    const raised = this.#raised
    this.#raised = undefined
    if (!raised?.isChanged) return
    const { first, by, patch } = raised
    const row = await this.#direct.increment(raisedTable, first.where, by, patch, first.columns)
    if (!row) throw new Error(`The row of ${raisedTable} is gone although this transaction has locked it.`)
  }
}

const sums = (row: AnyRow, by: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(by).map(([name, step]) => [name, Number(row[name] ?? 0) + step]))

const isSame = (first: Increment, where: AnyRow, columns: readonly string[]): boolean =>
  columns.length === first.columns.length &&
  columns.every((name, at) => name === first.columns[at]) &&
  Object.keys(where).length === Object.keys(first.where).length &&
  Object.entries(where).every(([name, value]) => first.where[name] === value)

/** All columns that it changes are known, and none of them says which row it is. */
function isAnswered({ first, row }: Raised, by: AnyRow, patch: AnyRow): boolean {
  const changed = [...Object.keys(by), ...Object.keys(patch)]
  return (
    changed.every((name) => first.columns.includes(name) && !(name in first.where)) &&
    Object.keys(by).every((name) => typeof row[name] === 'number')
  )
}
