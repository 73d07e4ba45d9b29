import type { ExpectedVersion } from '../../core/access/expected-version.ts'
import type { ExpectedTags } from '../../core/content/blobs/blobs.ts'
import { invalid } from '../../core/kernel/errors.ts'

/**
 * The entity tags that an If-Match header of stored bytes allows; undefined
 * when it allows any. Fails with `invalid_request` on text that is no list of them.
 */
export function parseTags(header: string | undefined): ExpectedTags | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  return { given: demandTags(header), tags: header.match(/"[^"]*"/g) ?? [] }
}

const tag = /(?:W\/)?"(?:[^",]*,)?([^"]*)"/g
const tagList = /^\s*(?:W\/)?"[^"]*"(?:\s*,\s*(?:W\/)?"[^"]*")*\s*$/

/**
 * The versions that an If-Match header allows; undefined when it allows any:
 * `*`, or no header (decisions E2). `"3"` and `"<guid>,3"` both name version 3.
 * Fails with `invalid_request` on text that is no list of entity tags.
 */
export function parseIfMatch(header: string | undefined): ExpectedVersion | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  return {
    given: demandTags(header),
    versions: [...header.matchAll(tag)].map(([, version]) => (/^\d{1,10}$/.test(version ?? '') ? Number(version) : Number.NaN)),
  }
}

/** A comma also stands inside a tag, so tags are told apart by their quotes. */
function demandTags(header: string): string {
  if (tagList.test(header)) return header.trim()
  throw invalid(`If-Match holds * or entity tags in quotes, such as "3"; ${header.slice(0, 60)} was given.`)
}
