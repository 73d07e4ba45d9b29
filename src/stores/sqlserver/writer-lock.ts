import type { SqlServerClient } from './connections/client.ts'

/** The statement that makes the table of the lock of writers, with its one row (docs/decisions/0085). */
export const writerLockTable = `IF OBJECT_ID(N'dbo.WriterLock') IS NULL
  CREATE TABLE "WriterLock" ("id" INT NOT NULL PRIMARY KEY, "commits" BIGINT NOT NULL);
INSERT INTO "WriterLock" ("id", "commits") SELECT 1, 0 WHERE NOT EXISTS (SELECT 1 FROM "WriterLock")`

/** The number of commits, without waiting for the lock: reads see committed rows. */
export const sqlserverCommitCount = 'SELECT "commits" FROM "WriterLock" WHERE "id" = 1'

/** The number of commits, with the lock until the end of the transaction. */
export const lockedNumber = 'SELECT "commits" FROM "WriterLock" WITH (UPDLOCK, ROWLOCK, HOLDLOCK) WHERE "id" = 1'

export const beginText = `BEGIN TRANSACTION; ${lockedNumber}`
export const endReadText = 'COMMIT TRANSACTION'
/** A statement that fails does not end a script: without the number there is no commit, and the transaction is rolled back. */
export const endWriteText = `UPDATE "WriterLock" SET "commits" = "commits" + 1 WHERE "id" = 1; IF @@ERROR = 0 ${endReadText}`

/** Without a transaction there is nothing to undo: the server has ended it after a deadlock. */
export const rollbackText = 'IF @@TRANCOUNT > 0 ROLLBACK TRANSACTION'

/** Begins a transaction that holds the lock; returns the number of commits before it. */
export const beginOnSqlServer = async (client: SqlServerClient): Promise<number> => Number((await client.batch(beginText)).rows[0]?.commits)

/** The number of commits, when no transaction holds the lock. */
export const lockedCommitsOn = async (client: SqlServerClient): Promise<number> =>
  Number((await client.batch(lockedNumber)).rows[0]?.commits)
