import { makePacer } from '../../kernel/pacing/breathe.ts'
import type { Attempt, ContentRecords, NamedAct, Records, Where } from '../../kernel/ports.ts'
import { goneImage, imageOf, isRecorded, type PlainRow, type RowImage, type TableKeys } from './images.ts'

type AnyRecords = Records<Record<string, PlainRow>>
type AnyWhere = Where<PlainRow>

/** An image, with the number of acts that were named before it. */
export interface Noted {
  readonly acts: number
  readonly image: RowImage
}

/** Fewer rows are handled in one turn. */
const manyRows = 100

/** Calls `note` with each row; other requests have turns. */
async function eachPaced(rows: readonly PlainRow[], note: (row: PlainRow) => void): Promise<void> {
  const pace = rows.length < manyRows ? undefined : makePacer()
  for (const row of rows) {
    note(row)
    const turn = pace?.()
    if (turn) await turn
  }
}

interface Increment {
  readonly where: AnyWhere
  readonly by: Readonly<Record<string, number | undefined>>
  readonly patch: PlainRow | undefined
  readonly columns: readonly string[] | undefined
}

/** Writes in a transaction that can be made again. */
export type Repeat = (records: ContentRecords) => Promise<unknown>

/** Passes the calls of a transaction on, and notes its writes and the images of the rows that they change. */
export class Recorder {
  readonly records: ContentRecords
  readonly writes: Repeat[] = []
  readonly noted: Noted[] = []
  readonly acts: NamedAct[] = []
  /** The sites whose row was inserted. */
  readonly born = new Set<string>()
  /** The last number in the change log of each site whose counter was raised. */
  readonly changeSequences = new Map<string, number>()
  readonly #base: AnyRecords
  readonly #keys: TableKeys

  constructor(base: ContentRecords, keys: TableKeys) {
    this.#base = base as unknown as AnyRecords
    this.#keys = keys
    const recording: AnyRecords = {
      find: (table, where, columns) => this.#base.find(table, where, columns),
      query: (table, page) => this.#base.query(table, page),
      insert: (table, row) => this.#insert(table, [row], (records) => records.insert(table, row)),
      insertAll: (table, rows) => this.#insert(table, rows, (records) => records.insertAll(table, rows)),
      update: (table, where, patch) => this.#update(table, where, patch),
      increment: (table, where, by, patch, columns) => this.#increment(table, { where, by, patch, columns }),
      delete: (table, where) => this.#delete(table, where),
    }
    this.records = {
      ...(recording as unknown as Records<never>),
      queryItems: (query) => base.queryItems(query),
      countItems: (siteId, listId, where) => base.countItems(siteId, listId, where),
      totalItems: (query) => base.totalItems(query),
      nameAct: (act) => void this.acts.push(act),
    }
  }

  /** As `attempt`, and forgets what a failed part has noted. */
  attempt(attempt: Attempt): Attempt {
    return async (work) => {
      const lengths = [this.writes.length, this.noted.length, this.acts.length] as const
      try {
        return await attempt(work)
      } catch (error) {
        ;[this.writes.length, this.noted.length, this.acts.length] = lengths
        throw error
      }
    }
  }

  #repeat(write: (records: AnyRecords) => Promise<unknown>): void {
    this.writes.push((records) => write(records as unknown as AnyRecords))
  }

  #note(image: RowImage): void {
    this.noted.push({ acts: this.acts.length, image })
  }

  /** The rows before a write. */
  async #before(table: string, where: AnyWhere, columns?: readonly string[]): Promise<PlainRow[]> {
    return isRecorded(table) ? this.#base.query(table, { where, ...(columns && { columns }) }) : []
  }

  #noteChanged(table: string, before: PlainRow, after: PlainRow): void {
    const [old, image] = [goneImage(this.#keys, table, before), imageOf(this.#keys, table, after)]
    if (old.rowKey !== image.rowKey) this.#note(old)
    this.#note(image)
  }

  async #insert(table: string, rows: readonly PlainRow[], write: (records: AnyRecords) => Promise<unknown>): Promise<void> {
    await write(this.#base)
    this.#repeat(write)
    if (!isRecorded(table)) return
    await eachPaced(rows, (row) => {
      if (table === 'Site') this.born.add(String(row.siteId))
      this.#note(imageOf(this.#keys, table, row))
    })
  }

  async #update(table: string, where: AnyWhere, patch: PlainRow): Promise<number> {
    const before = await this.#before(table, where)
    const count = await this.#base.update(table, where, patch)
    this.#repeat((records) => records.update(table, where, patch))
    await eachPaced(before, (row) => this.#noteChanged(table, row, { ...row, ...patch }))
    return count
  }

  async #increment(table: string, call: Increment): Promise<PlainRow | undefined> {
    const { where, by, patch, columns } = call
    if (isRecorded(table) && this.#isOneRow(table, where)) return this.#incrementOne(table, call)
    const before = await this.#before(table, where)
    const result = await this.#base.increment(table, where, by, patch, columns)
    this.#repeat((records) => records.increment(table, where, by, patch, columns))
    for (const row of before) {
      const raised = Object.entries(by).map(([name, step]) => [name, Number(row[name]) + (step ?? 0)])
      this.#noteChanged(table, row, { ...row, ...Object.fromEntries(raised), ...patch })
    }
    return result
  }

  /** Whether a condition names the key of one row. */
  #isOneRow(table: string, where: AnyWhere): boolean {
    const key = this.#keys.get(table as never) ?? []
    return key.length > 0 && key.every((name) => typeof where[name] === 'string' || typeof where[name] === 'number')
  }

  /** The statement returns the whole row, so that it is not read before. */
  async #incrementOne(table: string, { where, by, patch, columns }: Increment): Promise<PlainRow | undefined> {
    const row = await this.#base.increment(table, where, by, patch)
    this.#repeat((records) => records.increment(table, where, by, patch, columns))
    if (!row) return undefined
    const image = imageOf(this.#keys, table, row)
    const isMoved = Object.keys(patch ?? {}).some((name) => (this.#keys.get(table as never) ?? ([] as readonly string[])).includes(name))
    if (isMoved) this.#note(goneImage(this.#keys, table, { ...row, ...where }))
    this.#note(image)
    if (table === 'Site') this.changeSequences.set(String(row.siteId), Number(row.changeSequence))
    return columns ? Object.fromEntries(columns.map((name) => [name, row[name]])) : row
  }

  async #delete(table: string, where: AnyWhere): Promise<number> {
    const before = await this.#before(table, where, this.#keys.get(table as never))
    const count = await this.#base.delete(table, where)
    this.#repeat((records) => records.delete(table, where))
    await eachPaced(before, (row) => this.#note(goneImage(this.#keys, table, row)))
    return count
  }
}
