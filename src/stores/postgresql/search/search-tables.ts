import type { Client } from 'pg'

/** Increase it when the content of the tables changes: an index of another version is dropped and rebuilt from the rows. */
const version = 1

/** Several servers may start at the same time. */
const tablesLock = 1_952_804_209

const tables = ['SearchVersion', 'SearchPosition', 'SearchWork', 'SearchDocument']

/**
 * Creates the tables of the full-text index, and empties those of another version. The index is derived data, so it is not
 * part of the migrations. `words` holds words that core has split and folded, with their places, and the words of
 * properties as `=name=word`; `keys` and `shown` hold the values to compare and the values to show, by property; `digest`
 * tells whether a document changed.
 */
export async function createIndexTables(client: Client): Promise<void> {
  if ((await versionOn(client)) === version) return
  try {
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${tablesLock})`)
    if ((await versionOn(client)) !== version) await createTables(client)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

async function createTables(client: Client): Promise<void> {
  for (const table of tables) await client.query(`DROP TABLE IF EXISTS "${table}"`)
  await client.query(`
    CREATE TABLE "SearchVersion" ("version" INTEGER NOT NULL);
    CREATE TABLE "SearchPosition" ("siteId" TEXT NOT NULL PRIMARY KEY, "position" BIGINT NOT NULL);
    CREATE TABLE "SearchWork" (
      "siteId" TEXT NOT NULL, "listId" TEXT NOT NULL, "after" BIGINT NOT NULL, "isAwaited" BOOLEAN NOT NULL,
      "turn" BIGINT GENERATED ALWAYS AS IDENTITY, PRIMARY KEY ("siteId", "listId")
    );
    CREATE TABLE "SearchDocument" (
      "id" BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, "siteId" TEXT NOT NULL, "kind" INTEGER NOT NULL, "ownerId" TEXT NOT NULL,
      "number" BIGINT NOT NULL, "webId" TEXT NOT NULL, "keys" JSONB NOT NULL, "shown" JSONB NOT NULL, "digest" TEXT NOT NULL,
      "words" TSVECTOR NOT NULL
    );
    CREATE UNIQUE INDEX "SearchDocument_key" ON "SearchDocument" ("siteId", "kind", "ownerId", "number");
    CREATE INDEX "SearchDocument_words" ON "SearchDocument" USING GIN ("words");
    INSERT INTO "SearchVersion" VALUES (${version})`)
}

async function versionOn(client: Client): Promise<unknown> {
  const { rows } = await client.query<{ found: boolean }>(`SELECT to_regclass('public."SearchVersion"') IS NOT NULL AS found`)
  if (rows[0]?.found !== true) return undefined
  return (await client.query<{ version: unknown }>('SELECT "version" FROM "SearchVersion"')).rows[0]?.version
}
