import { DataUnusable } from '../core/kernel/data-unusable.ts'
import type { ContentDatabase } from '../core/kernel/ports.ts'
import { migrationsOf } from '../process/installation.ts'
import { openContentDatabase } from '../stores/database.ts'

/** Opens a content database for a replay, and creates it if the file is missing. Fails with `DataUnusable` if it is not empty. */
export async function openReplayTarget(path: string): Promise<ContentDatabase> {
  const database = await openContentDatabase({ path, name: 'replay', migrations: migrationsOf('content') })
  const [row] = await database.records.query('Site', { where: {}, limit: 1 })
  const [record] = await database.records.query('JournalRecord', { where: {}, limit: 1 })
  if (!row && !record) return database
  await database.close()
  throw new DataUnusable(path, 'holds a site collection already. A replay needs an empty content database: give the path of a new file.')
}
