import type { SqlServerClient } from './connections/client.ts'

/** Takes a lock of the session; the result of the procedure is negative if it was not granted. */
export const takeText = (milliseconds: number): string =>
  `DECLARE @result INT;
EXEC @result = sp_getapplock @Resource = @1, @LockMode = 'Exclusive', @LockOwner = 'Session', @LockTimeout = ${milliseconds};
SELECT @result AS result`

export const releaseText = "EXEC sp_releaseapplock @Resource = @1, @LockOwner = 'Session'"

/**
 * Takes a lock that ends with the connection; undefined if another connection has it for longer than these seconds. Locks have their
 * names within a database. Returns what releases it.
 */
export async function takeSqlServerLock(
  client: SqlServerClient,
  name: string,
  seconds: number,
): Promise<(() => Promise<void>) | undefined> {
  const { rows } = await client.run(takeText(Math.ceil(seconds * 1000)), [`tenon.${name}`])
  if (Number(rows[0]?.result ?? -1) < 0) return undefined
  return async () => {
    await client.run(releaseText, [`tenon.${name}`])
  }
}
