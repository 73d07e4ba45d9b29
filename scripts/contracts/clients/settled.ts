import type { Json } from '../contract.ts'

const guid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
const time = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?/g
/** A folder that a test made for itself. */
const folder = /^\/[\w./-]{1,100}\/tenon-[\w-]{1,60}\//
const host = /127\.0\.0\.1:\d{2,5}/g
const token = /eyJ[\w-]{10,}\.[\w-]{2,}\.[\w-]*/g
const secretNames = /secret|password|refresh|digest/i
const mostMembers = 2

/**
 * A value as an example shows it: its ids, times, hosts and secrets are the same whoever records it, and its arrays have at
 * most two members. Equal ids stay equal.
 */
export function settled(value: Json): Json {
  const ids = new Map<string, string>()
  const idFor = (id: string): string => {
    const known = ids.get(id.toLowerCase()) ?? `5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f${(0x6a11 + ids.size).toString(16)}`
    ids.set(id.toLowerCase(), known)
    return id === id.toUpperCase() ? known.toUpperCase() : known
  }
  const text = (from: string): string =>
    from
      .replace(guid, idFor)
      .replace(time, (_, parts: string | undefined) => `2026-11-23T09:00:00${parts === undefined ? '' : '.000'}`)
      .replace(folder, '/etc/tenon/')
      .replace(host, '127.0.0.1:5000')
      .replace(token, 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhbm4ifQ.c2lnbmF0dXJl')
  const walk = (from: Json, name = ''): Json => {
    if (typeof from === 'string') return secretNames.test(name) ? 'secret' : text(from)
    if (Array.isArray(from)) return from.slice(0, mostMembers).map((one: Json) => walk(one))
    if (typeof from !== 'object' || from === null) return from
    return Object.fromEntries(Object.entries(from).map(([member, one]) => [member, walk(one as Json, member)]))
  }
  return walk(value)
}
