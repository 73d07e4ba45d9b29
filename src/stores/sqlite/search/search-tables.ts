import type { Database } from 'better-sqlite3'

/**
 * Increase it when the content of the tables changes: an index of another version is dropped and rebuilt from the rows.
 */
const version = 4

/** If so many segments of one size wait, for instance because nothing tidies the index, a commit merges them after all. */
const mostSegments = 200

const tables = ['SearchVersion', 'SearchPosition', 'SearchWork', 'SearchDocument', 'SearchCommon', 'SearchText']

/**
 * Creates the tables of the full-text index, and empties those of another version. The index is derived data, so it is
 * not part of the migrations. `SearchText` holds words that core has split and folded, separated by blanks, not the
 * texts; its tokenizer only splits them again. A word of a property is written `=name=word`. `keys` (JSONB) and `shown`
 * (JSON) of a document hold the values to compare and the values to show, by property; values that are shown as they are compared stand
 * in `keys` alone. What many documents of an owner have in common stands once, in `SearchCommon`. `digest` tells whether a document changed. New texts make new segments, which
 * `SearchIndex.tidy` merges in short steps; a commit that merged them itself would block the event loop.
 */
export function createSearchTables(connection: Database): void {
  if (versionOf(connection) === version) return
  connection.transaction(() => {
    for (const table of tables) connection.exec(`DROP TABLE IF EXISTS "${table}"`)
    connection.exec(`
      CREATE TABLE "SearchVersion" ("version" INTEGER NOT NULL);
      CREATE TABLE "SearchPosition" ("siteId" TEXT NOT NULL PRIMARY KEY, "position" INTEGER NOT NULL);
      CREATE TABLE "SearchWork" (
        "siteId" TEXT NOT NULL, "listId" TEXT NOT NULL, "after" INTEGER NOT NULL, "isAwaited" INTEGER NOT NULL,
        PRIMARY KEY ("siteId", "listId")
      );
      CREATE TABLE "SearchDocument" (
        "id" INTEGER PRIMARY KEY, "siteId" TEXT NOT NULL, "kind" INTEGER NOT NULL, "ownerId" TEXT NOT NULL, "number" INTEGER NOT NULL,
        "webId" TEXT NOT NULL, "commonId" INTEGER, "keys" BLOB NOT NULL, "shown" TEXT NOT NULL, "digest" TEXT NOT NULL
      );
      CREATE TABLE "SearchCommon" (
        "id" INTEGER PRIMARY KEY, "siteId" TEXT NOT NULL, "ownerId" TEXT NOT NULL, "name" TEXT NOT NULL, "keys" BLOB NOT NULL,
        "shown" TEXT NOT NULL, "digest" TEXT NOT NULL
      );
      CREATE UNIQUE INDEX "SearchCommon_key" ON "SearchCommon" ("siteId", "ownerId", "name");
      CREATE UNIQUE INDEX "SearchDocument_key" ON "SearchDocument" ("siteId", "kind", "ownerId", "number");
      CREATE VIRTUAL TABLE "SearchText" USING fts5(
        title, body, properties, content='', contentless_delete=1, tokenize="ascii tokenchars '_=#'"
      );
      INSERT INTO "SearchText" ("SearchText", rank) VALUES ('automerge', 0), ('crisismerge', ${mostSegments});
    `)
    connection.prepare('INSERT INTO "SearchVersion" VALUES (?)').run(version)
  })()
}

function versionOf(connection: Database): unknown {
  const exists = connection.prepare(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'SearchVersion'`).get()
  return exists === undefined ? undefined : connection.prepare('SELECT "version" FROM "SearchVersion"').pluck().get()
}
