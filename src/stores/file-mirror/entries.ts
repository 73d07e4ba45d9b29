import Sqlite from 'better-sqlite3'
import type { MirrorEntry, MirrorTree } from '../../core/kernel/ports.ts'

/** Increase it when the tables change: entries of another version are dropped, and rebuilt from the tree. */
const version = 1
const pageSize = 256
/** How long to wait for another program that holds the file. */
const busyTimeoutMs = 2_000

type Remembered =
  | 'position'
  | 'setPosition'
  | 'entry'
  | 'entryNamed'
  | 'entryOfOwner'
  | 'entriesIn'
  | 'entriesAfter'
  | 'keep'
  | 'forget'
  | 'close'

/** The entries of a file mirror, which files it wrote where, in its own SQLite database. */
export function mirrorEntries(path: string): Pick<MirrorTree, Remembered> {
  const database = new Sqlite(path, { timeout: busyTimeoutMs })
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = NORMAL')
  if (database.pragma('user_version', { simple: true }) !== version) createTables(database)
  const columns = 'siteId, id, parentId, name, nameKey, ownerId, blobId'
  const select = (where: string) => database.prepare<unknown[], MirrorEntry>(`SELECT ${columns} FROM Entry WHERE ${where}`)
  const byId = select('siteId = ? AND id = ?')
  const byName = select('siteId = ? AND parentId = ? AND nameKey = ?')
  const byOwner = select('siteId = ? AND ownerId = ?')
  const inFolder = select(`siteId = ? AND parentId = ? LIMIT ${pageSize}`)
  const afterId = select(`siteId = ? AND id > ? ORDER BY id LIMIT ${pageSize}`)
  const keep = database.prepare(
    `INSERT OR REPLACE INTO Entry (${columns}) VALUES (@siteId, @id, @parentId, @name, @nameKey, @ownerId, @blobId)`,
  )
  const forget = database.prepare('DELETE FROM Entry WHERE siteId = ? AND id = ?')
  const position = database.prepare<[string], number>('SELECT sequence FROM Position WHERE siteId = ?').pluck()
  const setPosition = database.prepare('INSERT OR REPLACE INTO Position (siteId, sequence) VALUES (?, ?)')
  return {
    position: (siteId) => position.get(siteId) as number | undefined,
    setPosition: (siteId, sequence) => void setPosition.run(siteId, sequence),
    entry: (siteId, id) => byId.get(siteId, id),
    entryNamed: (siteId, parentId, nameKey) => byName.get(siteId, parentId, nameKey),
    entryOfOwner: (siteId, ownerId) => byOwner.get(siteId, ownerId),
    entriesIn: (siteId, parentId) => inFolder.all(siteId, parentId),
    entriesAfter: (siteId, id) => afterId.all(siteId, id),
    keep: (entry) => void keep.run(entry),
    forget: (siteId, id) => void forget.run(siteId, id),
    close: () => void database.close(),
  }
}

function createTables(database: Sqlite.Database): void {
  database.transaction(() => {
    database.exec(`
      DROP TABLE IF EXISTS Position;
      DROP TABLE IF EXISTS Entry;
      CREATE TABLE Position (siteId TEXT NOT NULL PRIMARY KEY, sequence INTEGER NOT NULL);
      CREATE TABLE Entry (
        siteId TEXT NOT NULL, id TEXT NOT NULL, parentId TEXT NOT NULL, name TEXT NOT NULL, nameKey TEXT NOT NULL,
        ownerId TEXT, blobId TEXT, PRIMARY KEY (siteId, id)
      );
      CREATE UNIQUE INDEX Entry_name ON Entry (siteId, parentId, nameKey);
      CREATE INDEX Entry_owner ON Entry (siteId, ownerId);
    `)
    database.pragma(`user_version = ${version}`)
  })()
}
