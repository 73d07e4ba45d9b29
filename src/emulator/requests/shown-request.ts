import type { KnownOperation } from './coverage.ts'
import { maskedBody, maskedHeader, maskedQuery } from './mask.ts'
import type { Numbered } from './request-log.ts'

interface ShownMessage {
  readonly headers: Record<string, string>
  readonly body: string | null
}

/** A recorded request as the contract describes it. */
export interface ShownRequest {
  readonly id: number
  readonly at: string
  readonly method: string
  readonly url: string
  readonly operation: string | null
  readonly status: number
  readonly durationMs: number
  readonly user: string | null
  readonly shard: string | null
  readonly faultId: number | null
  readonly notes: string[]
  readonly request: ShownMessage
  readonly response: ShownMessage
}

/** Finds the operation of a contract by its name. */
export type FindOperation = (id: string) => KnownOperation | undefined

/** The request without its secrets. */
export function shownRequest(one: Numbered, find: FindOperation): ShownRequest {
  const headers = requestHeaders(one)
  const replyHeaders = headersOfReply(one)
  const told = maskedQuery(one.query)
  return {
    id: one.id,
    at: new Date(one.at).toISOString(),
    method: one.method,
    url: told === '' ? one.path : `${one.path}?${told}`,
    operation: one.operation ?? null,
    status: one.status,
    durationMs: Math.round(one.durationMs * 1000) / 1000,
    user: one.user ?? null,
    shard: null,
    faultId: one.faultId ?? null,
    notes: notesOf(one, find),
    request: { headers, body: bodyOf(one.body.read(), headers) },
    response: { headers: replyHeaders, body: bodyOf(one.replyBody.read(), replyHeaders) },
  }
}

function requestHeaders({ headers }: Numbered): Record<string, string> {
  const shown = new Map<string, string>()
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) shown.set(name, maskedHeader(name, typeof value === 'string' ? value : value.join(', ')))
  }
  return Object.fromEntries(shown)
}

function headersOfReply({ head }: Numbered): Record<string, string> {
  const shown = new Map<string, string>()
  for (let at = 0; at + 1 < head.length; at += 2) {
    const name = String(head[at]).toLowerCase()
    const value = head[at + 1] ?? ''
    const text = maskedHeader(name, typeof value === 'string' ? value : value.join(', '))
    shown.set(name, shown.has(name) ? `${shown.get(name)}, ${text}` : text)
  }
  return Object.fromEntries(shown)
}

/** Secrets in a compressed body cannot be masked. */
const isCompressed = ({ 'content-encoding': encoding = 'identity' }: { readonly 'content-encoding'?: string | undefined }): boolean =>
  encoding !== 'identity'

const bodyOf = (body: string | undefined, headers: Record<string, string>): string | null =>
  body === undefined || isCompressed(headers) ? null : maskedBody(body, (headers['content-type'] ?? '').toLowerCase())

/** What the contract says of a request, and what is missing here. */
function notesOf({ operation, query, headers, body, replyBody }: Numbered, find: FindOperation): string[] {
  const known = operation === undefined ? undefined : find(operation)?.query
  const names = known ? [...new Set(new URLSearchParams(query).keys())].slice(0, 50) : []
  const ignored = names.filter((name) => !name.startsWith('@') && !known?.has(name.toLowerCase()))
  return [
    ...ignored.map((name) => `The operation ${operation} knows no option '${name.slice(0, 100)}': it was ignored.`),
    ...(isCompressed(headers) ? ['The body of the request is compressed, and is not shown.'] : []),
    ...[body.fault('request') ?? [], replyBody.fault('reply') ?? []].flat(),
  ]
}
