import { createHash } from 'node:crypto'
import type { Connection, RowDataPacket } from 'mysql2/promise'

interface Connected {
  readonly connection: Connection
}

/** A lock has a name of at most 64 characters on the whole server. */
const lockName = (name: string): string => `tenon.${createHash('sha256').update(name).digest('hex').slice(0, 40)}`

/**
 * Takes a lock that ends with the connection; undefined if another connection has it for longer than these seconds. Returns what
 * releases it.
 */
export async function takeLock({ connection }: Connected, name: string, seconds: number): Promise<(() => Promise<void>) | undefined> {
  const held = [lockName(name)]
  const [rows] = await connection.execute<RowDataPacket[]>(`SELECT get_lock(?, ${seconds}) AS taken`, held)
  if (Number(rows[0]?.taken) !== 1) return undefined
  return async () => {
    await connection.execute('SELECT release_lock(?)', held)
  }
}

/** The places in the list of those locks that a connection has. */
export async function seatsTaken({ connection }: Connected, names: readonly string[]): Promise<number[]> {
  const columns = names.map((_, at) => `is_used_lock(?) AS seat${at}`)
  const [rows] = await connection.execute<RowDataPacket[]>(`SELECT ${columns.join(', ')}`, names.map(lockName))
  return names.flatMap((_, at) => (rows[0]?.[`seat${at}`] == null ? [] : [at]))
}
