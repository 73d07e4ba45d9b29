import type { ExpectedVersion } from '../../core/access/expected-version.ts'
import type { ExpectedTags } from '../../core/content/blobs/blobs.ts'
import { invalid } from '../../core/kernel/errors.ts'

/**
 * The entity tags of an If-Match header for stored bytes; undefined if any tag is allowed. Fails with `invalid_request`
 * on text that is not a list of entity tags.
 */
export function parseTags(header: string | undefined): ExpectedTags | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  return { given: demandTags(header), tags: header.match(/"[^"]*"/g) ?? [] }
}

const tag = /(?:W\/)?"(?:([^",]*),)?([^"]*)"/g
const guid = /^\{?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\}?$/i
const tagList = /^\s*(?:W\/)?"[^"]*"(?:\s*,\s*(?:W\/)?"[^"]*")*\s*$/

/**
 * The versions of an If-Match header; undefined if any version is allowed: `*`, or no header
 * (protocol/items#entity-tags). `"3"` and `"<guid>,3"` both name version 3, the latter that of the
 * item with the GUID, where the profile compares it. Fails with `invalid_request` on text that
 * is not a list of entity tags.
 */
export function parseIfMatch(header: string | undefined): ExpectedVersion | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  const given = demandTags(header)
  const tags = [...header.matchAll(tag)]
  const itemIds = tags.map(([, id = '']) => guid.exec(id)?.[1]?.toLowerCase() ?? null)
  return {
    given,
    versions: tags.map(([, , version = '']) => (/^\d{1,10}$/.test(version) ? Number(version) : Number.NaN)),
    ...(itemIds.some((id) => id !== null) && { itemIds }),
  }
}

/** A tag can contain commas, so the quotes delimit tags. */
function demandTags(header: string): string {
  if (tagList.test(header)) return header.trim()
  throw invalid(`If-Match must be * or entity tags in quotes, such as "3"; ${header.slice(0, 60)} was given.`)
}
