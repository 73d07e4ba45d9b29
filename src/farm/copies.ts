import type { AuditLog } from '../core/acts/audit/audit-log.ts'
import { DomainError } from '../core/kernel/errors.ts'
import type { DatabaseImage, FarmDatabase } from '../core/kernel/ports.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import type { contentOpener } from './content-opener.ts'
import type { OpenDatabases } from './open-databases.ts'
import type { Serving } from './serving.ts'

/** All databases of a farm in memory as they were at one moment. */
export interface FarmCopy {
  readonly farm: DatabaseImage
  /** By the names of the content databases. */
  readonly contents: ReadonlyMap<string, DatabaseImage>
  readonly sizeBytes: number
}

export interface FarmCopies {
  /** Copies all databases. Fails with `backup_place_refused` if they are not in memory. */
  take(): Promise<FarmCopy>
  /**
   * Puts the databases back to a copy. No request may run meanwhile. Keys stay as they are, so tokens and digests stay valid;
   * with `keepsSignIns` refresh tokens and ended sessions do, too.
   */
  restore(copy: FarmCopy, options: { readonly keepsSignIns: boolean }): Promise<void>
}

interface CopiedParts {
  readonly database: FarmDatabase
  readonly opener: Pick<ReturnType<typeof contentOpener>, 'images' | 'begin'>
  readonly databases: OpenDatabases
  readonly serving: Serving
  readonly audit: AuditLog
  /** Resolves when no long operation runs. */
  readonly idle: () => Promise<void>
}

/** What this process itself is and knows, with the keys of the tables. */
const ownTables = { Key: 'id', FarmNode: 'name' } as const
const signInTables = { RefreshToken: 'tokenHash', AuthorizationCode: 'codeHash', EndedSession: 'sessionId' } as const

type KeptTable = keyof typeof ownTables | keyof typeof signInTables

/** Copies of a farm in memory, and ways back to them. */
export function farmCopies({ database, opener, databases, serving, audit, idle }: CopiedParts): FarmCopies {
  return {
    async take() {
      await audit.flush()
      const farm = await database.image()
      if (!farm)
        throw new DomainError(kernelReasons.backup_place_refused, {
          message: 'Only a server with the storage provider InMemory can be copied and restored.',
        })
      const contents = await opener.images()
      let sizeBytes = farm.sizeBytes
      for (const image of contents.values()) sizeBytes += image.sizeBytes
      return { farm, contents, sizeBytes }
    },
    async restore(copy, { keepsSignIns }) {
      await idle()
      const open = databases.names()
      await databases.closeAll()
      await audit.paused(async () => {
        const putBack = await keptRows(database, keepsSignIns ? { ...ownTables, ...signInTables } : ownTables)
        await database.restore(copy.farm)
        await putBack()
        await opener.begin(copy.contents)
      })
      for (const name of open) if (copy.contents.has(name)) await databases.open(name)
      await serving.refresh()
    },
  }
}

/** Reads the rows of tables, and returns what adds them to the tables again. Of rows with the same key theirs count. */
async function keptRows(
  { records, transaction }: FarmDatabase,
  tables: Readonly<Partial<Record<KeptTable, string>>>,
): Promise<() => Promise<void>> {
  const kept: { table: KeptTable; key: string; rows: readonly object[] }[] = []
  for (const [table, key] of Object.entries(tables) as [KeptTable, string][])
    kept.push({ table, key, rows: await records.query(table, { where: {} }) })
  return () =>
    transaction(async (written) => {
      for (const { table, key, rows } of kept) {
        if (rows.length === 0) continue
        const keys = rows.map((row) => (row as Record<string, string>)[key] ?? '')
        for (let at = 0; at < keys.length; at += deletedAtOnce)
          await written.delete(table, { [key]: { in: keys.slice(at, at + deletedAtOnce) } })
        await written.insertAll(table, rows)
      }
    })
}

/** The values of one statement. */
const deletedAtOnce = 500
