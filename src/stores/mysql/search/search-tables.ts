import { tablesOn } from '../migrations.ts'
import { takeLock } from '../named-lock.ts'
import type { MySqlClient } from '../server.ts'

/** Increase it when the content of the tables changes: an index of another version is dropped and rebuilt from the rows. */
const version = 1

/** How long a start waits for another program that makes the tables, in seconds. */
const waitSeconds = 60

const tables = ['SearchVersion', 'SearchPosition', 'SearchWork', 'SearchDocument']

/**
 * Creates the tables of the full-text index, and empties those of another version. The index is derived data, so it is not
 * part of the migrations. `words` holds the tokens of all words that core has split and folded, and those of properties; `title` those of
 * the title (`tokens.ts`). `keys` and `shown` hold the values to compare and the values to show, by property; `digest` tells whether a
 * document changed.
 */
export async function createTokenTables(client: MySqlClient): Promise<void> {
  if ((await versionOn(client)) === version) return
  const name = (await client.rows('SELECT database() AS name'))[0]?.name
  const release = await takeLock(client, `search ${String(name)}`, waitSeconds)
  if ((await versionOn(client)) !== version) await createTables(client)
  await release?.()
}

/** The version comes last: without it everything is made again. */
async function createTables({ connection, flavour }: MySqlClient): Promise<void> {
  const form = `DEFAULT CHARACTER SET utf8mb4 COLLATE ${flavour.collation}`
  for (const table of tables) await connection.query(`DROP TABLE IF EXISTS "${table}"`)
  await connection.query(`
    CREATE TABLE "SearchPosition" ("siteId" VARCHAR(36) NOT NULL PRIMARY KEY, "position" BIGINT NOT NULL) ${form};
    CREATE TABLE "SearchWork" (
      "siteId" VARCHAR(36) NOT NULL, "listId" VARCHAR(36) NOT NULL, "after" BIGINT NOT NULL, "isAwaited" BOOLEAN NOT NULL,
      "turn" BIGINT NOT NULL AUTO_INCREMENT UNIQUE, PRIMARY KEY ("siteId", "listId")
    ) ${form};
    CREATE TABLE "SearchDocument" (
      "id" BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY, "siteId" VARCHAR(36) NOT NULL, "kind" INTEGER NOT NULL,
      "ownerId" VARCHAR(36) NOT NULL, "number" BIGINT NOT NULL, "webId" VARCHAR(36) NOT NULL, "keys" LONGTEXT NOT NULL,
      "shown" LONGTEXT NOT NULL, "digest" VARCHAR(64) NOT NULL, "title" LONGTEXT NOT NULL, "words" LONGTEXT NOT NULL,
      UNIQUE INDEX "SearchDocument_key" ("siteId", "kind", "ownerId", "number"),
      FULLTEXT INDEX "SearchDocument_title" ("title"), FULLTEXT INDEX "SearchDocument_words" ("words")
    ) ${form};
    CREATE TABLE "SearchVersion" ("version" INTEGER NOT NULL) ${form};
    INSERT INTO "SearchVersion" VALUES (${version})`)
}

async function versionOn(client: MySqlClient): Promise<unknown> {
  if (!(await tablesOn(client)).has('SearchVersion')) return undefined
  return (await client.rows('SELECT "version" FROM "SearchVersion"'))[0]?.version
}
