import type { Database } from 'better-sqlite3'

/** Goes up when what the tables hold changes: an index of another version is dropped, and made again from the rows. */
const version = 1

const tables = ['SearchVersion', 'SearchPosition', 'SearchWork', 'SearchDocument', 'SearchText']

/**
 * Makes the tables of the full-text index, and empties them where another
 * version of this program made them. The index is derived data, so it is not
 * part of the migrations.
 *
 * `SearchText` holds words that core has cut and folded, divided by blanks, and
 * not the texts: its tokenizer only parts them again. A word of a property is
 * written `name=word`. `keys` (JSONB) and `shown` (JSON) of a document hold, by
 * property, what is compared and what is shown of its values.
 */
export function createSearchTables(connection: Database): void {
  if (versionOf(connection) === version) return
  connection.transaction(() => {
    for (const table of tables) connection.exec(`DROP TABLE IF EXISTS "${table}"`)
    connection.exec(`
      CREATE TABLE "SearchVersion" ("version" INTEGER NOT NULL);
      CREATE TABLE "SearchPosition" ("siteId" TEXT NOT NULL PRIMARY KEY, "position" INTEGER NOT NULL);
      CREATE TABLE "SearchWork" (
        "siteId" TEXT NOT NULL, "listId" TEXT NOT NULL, "after" INTEGER NOT NULL, PRIMARY KEY ("siteId", "listId")
      );
      CREATE TABLE "SearchDocument" (
        "id" INTEGER PRIMARY KEY, "siteId" TEXT NOT NULL, "kind" INTEGER NOT NULL, "ownerId" TEXT NOT NULL, "number" INTEGER NOT NULL,
        "webId" TEXT NOT NULL, "keys" BLOB NOT NULL, "shown" TEXT NOT NULL
      );
      CREATE UNIQUE INDEX "SearchDocument_key" ON "SearchDocument" ("siteId", "kind", "ownerId", "number");
      CREATE VIRTUAL TABLE "SearchText" USING fts5(
        title, body, properties, content='', contentless_delete=1, tokenize="ascii tokenchars '_=#'"
      );
    `)
    connection.prepare('INSERT INTO "SearchVersion" VALUES (?)').run(version)
  })()
}

function versionOf(connection: Database): unknown {
  const exists = connection.prepare(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'SearchVersion'`).get()
  return exists === undefined ? undefined : connection.prepare('SELECT "version" FROM "SearchVersion"').pluck().get()
}
