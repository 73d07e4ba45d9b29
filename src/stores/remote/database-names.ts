import { createHash } from 'node:crypto'

/** The database that a connection string names; undefined if it is no URL of one of the schemes with the name of a database. */
export function databaseOfUrl(connectionString: string, schemes: ReadonlySet<string>): string | undefined {
  const url = URL.parse(connectionString)
  if (!url || !schemes.has(url.protocol)) return undefined
  try {
    return decodeURIComponent(url.pathname.slice(1)) || undefined
  } catch {
    return undefined
  }
}

/** The database of a content database beside the farm database, of `most` characters. A name that is too long ends in a hash of it. */
export function contentDatabaseName(farm: string, name: string, most: number): string {
  const plain = `${farm}.${name}`
  if (plain.length <= most && /^[\w .-]+$/.test(plain)) return plain
  const hash = createHash('sha256').update(plain).digest('hex').slice(0, 20)
  const kept = plain.slice(0, 200).replaceAll(/[^\w .-]/g, '_')
  return `${kept.slice(0, most - hash.length - 1)}.${hash}`
}
