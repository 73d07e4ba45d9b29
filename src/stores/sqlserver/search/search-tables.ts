import type { SqlServerClient } from '../connections/client.ts'
import { sqlserverTables } from '../migrations.ts'
import { takeSqlServerLock } from '../named-lock.ts'
import { longestWord } from './words.ts'

/** Increase it when the content of the tables changes: an index of another version is dropped and rebuilt from the rows. */
const version = 1

/** How long a start waits for another program that makes the tables, in seconds. */
const waitSeconds = 60

/** The statements that make the tables, and remove those of another version. The version comes last: without it all are made again. */
export const searchTables: readonly string[] = [
  ...['SearchVersion', 'SearchPosition', 'SearchWork', 'SearchWord', 'SearchDocument'].map((table) => `DROP TABLE IF EXISTS "${table}"`),
  'CREATE TABLE "SearchPosition" ("siteId" NVARCHAR(36) NOT NULL PRIMARY KEY, "position" BIGINT NOT NULL)',
  `CREATE TABLE "SearchWork" (
     "siteId" NVARCHAR(36) NOT NULL, "listId" NVARCHAR(36) NOT NULL, "after" BIGINT NOT NULL, "isAwaited" BIT NOT NULL,
     "turn" BIGINT NOT NULL IDENTITY(1, 1), PRIMARY KEY ("siteId", "listId")
   )`,
  `CREATE TABLE "SearchDocument" (
     "id" BIGINT NOT NULL IDENTITY(1, 1) PRIMARY KEY, "siteId" NVARCHAR(36) NOT NULL, "kind" INT NOT NULL, "ownerId" NVARCHAR(36) NOT NULL,
     "number" BIGINT NOT NULL, "webId" NVARCHAR(36) NOT NULL, "keys" NVARCHAR(MAX) NOT NULL, "shown" NVARCHAR(MAX) NOT NULL,
     "digest" NVARCHAR(64) NOT NULL, "words" NVARCHAR(MAX) NOT NULL, "titleWords" INT NOT NULL
   )`,
  'CREATE UNIQUE INDEX "SearchDocument_key" ON "SearchDocument" ("siteId", "kind", "ownerId", "number")',
  `CREATE TABLE "SearchWord" (
     "word" NVARCHAR(${longestWord}) NOT NULL, "documentId" BIGINT NOT NULL, "place" INT NOT NULL, "isTitle" BIT NOT NULL,
     PRIMARY KEY ("word", "documentId", "place"),
     FOREIGN KEY ("documentId") REFERENCES "SearchDocument" ("id") ON DELETE CASCADE
   )`,
  'CREATE INDEX "SearchWord_document" ON "SearchWord" ("documentId")',
  'CREATE TABLE "SearchVersion" ("version" INT NOT NULL)',
  `INSERT INTO "SearchVersion" ("version") VALUES (${version})`,
]

/**
 * Creates the tables of the full-text index, and empties those of another version. The index is derived data, so it is not
 * part of the migrations. `words` holds the words of a document as core has split and folded them, and `SearchWord` each of them with its
 * place; `keys` and `shown` hold the values to compare and the values to show, by property; `digest` tells whether a document changed.
 */
export async function createWordTables(client: SqlServerClient): Promise<void> {
  if ((await versionOn(client)) === version) return
  const release = await takeSqlServerLock(client, 'search', waitSeconds)
  if ((await versionOn(client)) !== version) for (const statement of searchTables) await client.batch(statement)
  await release?.()
}

async function versionOn(client: SqlServerClient): Promise<unknown> {
  if (!(await sqlserverTables(client)).has('SearchVersion')) return undefined
  return (await client.batch('SELECT "version" FROM "SearchVersion"')).rows[0]?.version
}
