import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { contentTables } from '../../generated/prisma/content.ts'
import type { ContentDatabase, ContentTable } from '../core/kernel/ports.ts'
import type { SqlDialect } from './sql/dialect.ts'
import { decodeRows, tableShape } from './sql/records.ts'
import type { SqlDatabase, SqlRow, SqlView } from './sql/session.ts'

/** Rows that are read and written at once; those with bytes are large. */
const rowsAtOnce = 256
const chunksAtOnce = 8

export interface RowCopy {
  readonly database: SqlDatabase
  readonly dialect: SqlDialect
  /** The new file. */
  readonly path: string
  /** Opens the new file. */
  readonly open: () => Promise<ContentDatabase>
  readonly onProgress: (part: number) => void
  readonly signal: AbortSignal
}

/** Copies all rows of one moment to a database of another kind; see `ContentDatabase.copyTo`. */
export async function copyRowsTo({ database, dialect, path, open, onProgress, signal }: RowCopy): Promise<void> {
  signal.throwIfAborted()
  await rm(path, { force: true })
  const view = await database.view()
  try {
    const target = await open()
    try {
      const names = Object.keys(contentTables) as ContentTable[]
      for (const [done, name] of names.entries()) {
        const table = tableShape(name, contentTables[name])
        for await (const page of pagesOf(view, name)) {
          signal.throwIfAborted()
          await target.transaction((records) => records.insertAll(name, decodeRows(dialect, table, page) as never))
        }
        onProgress((done + 1) / names.length)
      }
    } finally {
      await target.close()
    }
  } finally {
    await view.close()
  }
}

/** The names come from the schema. */
function pagesOf(view: SqlView, name: ContentTable): AsyncGenerator<SqlRow[]> {
  const columns = Object.keys(contentTables[name].columns).map((column) => `"${column}"`)
  const pages = view.pages?.(`SELECT ${columns.join()} FROM "${name}"`, name === 'BlobChunk' ? chunksAtOnce : rowsAtOnce)
  return pages ?? assert.fail('this database is copied as a file')
}
