import type { MySqlClient } from './server.ts'

/**
 * One row, whose lock every writing transaction holds until its end: so each one sees what all before it have committed, and needs no
 * other isolation (docs/decisions/0085). Its number counts them, so that the outcome of a commit can be found after a lost connection.
 */
export async function makeWriterLock({ connection }: MySqlClient): Promise<void> {
  await connection.query('CREATE TABLE IF NOT EXISTS "WriterLock" ("id" INTEGER NOT NULL PRIMARY KEY, "commits" BIGINT NOT NULL)')
  await connection.query('INSERT IGNORE INTO "WriterLock" ("id", "commits") VALUES (1, 0)')
}

/** The number of commits, without waiting for the lock. */
export const commitCount = 'SELECT "commits" FROM "WriterLock" WHERE "id" = 1'

const lockedNumber = `${commitCount} FOR UPDATE`

/** Begins a transaction that holds the lock; returns the number of commits before it. */
export async function beginWriting({ connection }: MySqlClient): Promise<number> {
  const [results] = await connection.query(`START TRANSACTION; ${lockedNumber}`)
  return Number((results as unknown as readonly { readonly commits: unknown }[][])[1]?.[0]?.commits)
}

export const commitRead = 'COMMIT'
export const commitWrite = 'UPDATE "WriterLock" SET "commits" = "commits" + 1 WHERE "id" = 1; COMMIT'

/** The number of commits, when no transaction holds the lock. */
export async function commitsOn(client: MySqlClient): Promise<number> {
  const [row] = await client.rows(lockedNumber)
  return Number(row?.commits)
}
