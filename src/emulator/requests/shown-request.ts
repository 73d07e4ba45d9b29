import { maskedBody, maskedHeader, maskedQuery } from './mask.ts'
import type { Numbered } from './recorded.ts'

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

/** A request of an operation. */
export interface JudgedRequest {
  readonly operation: string
  readonly method: string
  readonly path: string
  readonly query: string
  readonly host: string
  readonly isSecure: boolean
  readonly headers: Numbered['headers']
  /** The whole body; undefined if there is none, or if only a part of it is known. */
  readonly body: string | undefined
}

/** What a strict server would refuse in a request, one sentence each. */
export type Judge = (request: JudgedRequest) => readonly string[]

/** The request without its secrets. */
export function shownRequest(one: Numbered, judge: Judge): ShownRequest {
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
    shard: one.shard ?? null,
    faultId: one.faultId ?? null,
    notes: notesOf(one, judge),
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
function notesOf(one: Numbered, judge: Judge): string[] {
  const { operation, headers, body, replyBody, status, method, path, query, host, isSecure } = one
  const isWhole = body.fault('request') === undefined && !isCompressed(headers)
  const sent = isWhole ? body.read() : undefined
  const findings =
    operation === undefined || status >= 400 ? [] : judge({ operation, method, path, query, host, isSecure, headers, body: sent })
  return [
    ...findings,
    ...(isCompressed(headers) ? ['The body of the request is compressed, and is not shown.'] : []),
    ...[body.fault('request') ?? [], replyBody.fault('reply') ?? []].flat(),
  ]
}
