import { outcomeOf } from '../core/access/batch.ts'
import type { Context } from '../core/access/context.ts'
import { accessReasons } from '../core/access/reasons.ts'
import { addFile, fileTag, getFile, replaceFile } from '../core/acts/files/files.ts'
import { fileReasons } from '../core/acts/files/reasons.ts'
import {
  type Attachment,
  addAttachment,
  attachmentAtUrl,
  attachmentTag,
  getAttachment,
  replaceAttachment,
  type Target,
} from '../core/acts/items/attachments.ts'
import { itemReasons } from '../core/acts/items/reasons.ts'
import { namesBelowWeb } from '../core/content/documents/documents.ts'
import { contentReasons } from '../core/content/reasons.ts'
import { DomainError, invalid } from '../core/kernel/errors.ts'
import { parseIfMatch, parseTags } from '../http/content/if-match.ts'
import { type Request, streamBody } from '../http/message/message.ts'

/** What a PUT has stored. */
export interface PutBytes {
  readonly isNew: boolean
  /** The entity tag of what is at the address now. */
  readonly etag: string
}

/**
 * Stores the body of a PUT as the file or the attachment at an address (protocol/files#put). Without conditions it adds or replaces;
 * with If-Match it only replaces, with `If-None-Match: *` it only adds, and `version_conflict` says that the condition does not hold.
 * Fails as `addFile`, `replaceFile`, `addAttachment` and `replaceAttachment`, and with `invalid_request` for a part of a file.
 */
export async function putBytes(ctx: Context, url: string, request: Request, limitBytes: number): Promise<PutBytes> {
  if (request.headers['content-range'] !== undefined) throw invalid('PUT takes the whole content of a file. Send it without Content-Range.')
  const conditions = conditionsOf(request)
  const content = streamBody(request, limitBytes)
  const target = await attachmentAtUrl(ctx, url)
  return target ? putAttachment(ctx, { ...target, url }, conditions, content) : putFile(ctx, url, conditions, content)
}

interface Conditions {
  readonly match: string | undefined
  readonly mustBeNew: boolean
}

function conditionsOf({ headers }: Request): Conditions {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers
  if (noneMatch !== undefined && noneMatch.trim() !== '*')
    throw invalid(`If-None-Match of a PUT must be *, for a file that must not be there; ${noneMatch.slice(0, 60)} was given.`)
  if (match !== undefined && noneMatch !== undefined)
    throw invalid('If-Match and If-None-Match: * of a PUT exclude each other. Send one of them.')
  return { match, mustBeNew: noneMatch !== undefined }
}

async function putFile(ctx: Context, url: string, { match, mustBeNew }: Conditions, content: AsyncIterable<Uint8Array>): Promise<PutBytes> {
  const names = namesBelowWeb(ctx, url)
  const name = names.pop() ?? ''
  if (match !== undefined) {
    const expected = parseIfMatch(match)
    const replaced = await outcomeOf(() => replaceFile(ctx, { url }, content, expected))
    if (replaced.ok) return { isNew: false, etag: fileTag(replaced.value.row) }
    throw isOne(replaced.error, fileReasons.file_not_found) ? notThere(match, url) : replaced.error
  }
  const made = { name, whenThere: mustBeNew ? 'refuse' : 'replace' } as const
  const folder = { from: { web: true }, below: names.join('/') } as const
  const added = await outcomeOf(() => addFile(ctx, folder, made, content))
  if (added.ok) return { isNew: added.value.row.contentVersion === 1, etag: fileTag(added.value.row) }
  if (mustBeNew && isOne(added.error, contentReasons.file_exists)) throw thereAlready(await tagOfFile(ctx, url))
  throw added.error
}

/** The tag of the file at an address; undefined if the actor may not see it, or a folder is there. */
async function tagOfFile(ctx: Context, url: string): Promise<string | undefined> {
  const found = await outcomeOf(() => getFile(ctx, { url }))
  return found.ok ? fileTag(found.value.row) : undefined
}

async function putAttachment(
  ctx: Context,
  target: Target & { readonly url: string },
  { match, mustBeNew }: Conditions,
  content: AsyncIterable<Uint8Array>,
): Promise<PutBytes> {
  const stored = ({ row }: Attachment, isNew: boolean): PutBytes => ({ isNew, etag: attachmentTag(row) })
  const found = await outcomeOf(() => getAttachment(ctx, target))
  if (found.ok) {
    if (mustBeNew) throw thereAlready(attachmentTag(found.value.row))
    return stored(await replaceAttachment(ctx, target, content, parseTags(match)), false)
  }
  if (!isOne(found.error, itemReasons.attachment_not_found)) throw found.error
  if (match !== undefined) throw notThere(match, target.url)
  const added = await outcomeOf(() => addAttachment(ctx, target, content))
  if (added.ok) return stored(added.value, true)
  throw mustBeNew && isOne(added.error, itemReasons.attachment_exists) ? thereAlready(undefined) : added.error
}

const isOne = (error: DomainError, { name }: { readonly name: string }): boolean => error.reason === name

/** `If-None-Match: *` does not hold. */
function thereAlready(current: string | undefined): DomainError {
  const message = `If-None-Match is *, but something has this address already${current === undefined ? '' : `: its ETag is ${current}`}.`
  return new DomainError({ ...accessReasons.version_conflict, message })
}

/** If-Match does not hold, because nothing is there. */
function notThere(given: string, url: string): DomainError {
  const message = "If-Match is {given}, but there is no file '{url}'. Omit If-Match to add it."
  return new DomainError({ ...accessReasons.version_conflict, message }, { given: given.slice(0, 100), url: url.slice(0, 400) })
}
