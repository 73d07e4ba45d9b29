import type { Json, Shape } from '../../entities/shape/shape.ts'
import type { Request, Response } from '../../http/message/message.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Content } from './content.ts'
import { contentTypes, type Envelope } from './negotiate.ts'
import { type ProjectionOptions, projectionFor } from './projection.ts'
import { renderPart } from './property-path.ts'
import { renderCollection, renderComplex, renderComplexes, renderEntity, renderValue } from './render.ts'

type JsonObject = Readonly<Record<string, Json>>

/** What a handler answered that an envelope is put around. */
export type Enveloped = Exclude<Content, { kind: 'json' | 'empty' | 'media' }>

/** What of a request decides the form of its reply. */
export interface AskedForm {
  readonly query: object
  readonly envelope: Envelope
  readonly request: Request
}

/**
 * Puts what a handler answered into the envelope that `Accept` asked for, with
 * `$select` and `$expand` applied. Fails with `invalid_query`, and for a part
 * of an entity with `resource_not_found`.
 */
export async function writeEnvelope(content: Enveloped, asked: AskedForm, ctx: WireContext): Promise<Response> {
  if (content.kind === 'part') return renderPart(ctx, content, asked)
  const body = await bodyOf(content, asked, ctx)
  return {
    status: content.status,
    headers: { ...givenHeaders(content.headers), 'Content-Type': contentTypes[asked.envelope] },
    body: JSON.stringify(body),
  }
}

/** `$select` and `$expand` of the query of any operation. */
export const projectionOptions = (query: object): ProjectionOptions => ({
  $select: '$select' in query && typeof query.$select === 'string' ? query.$select : undefined,
  $expand: '$expand' in query && typeof query.$expand === 'string' ? query.$expand : undefined,
})

async function bodyOf(
  content: Exclude<Enveloped, { kind: 'part' }>,
  { query, envelope }: AskedForm,
  ctx: WireContext,
): Promise<JsonObject> {
  if (content.kind === 'complex') {
    return renderComplex(ctx, { type: content.type, member: content.member }, content.value as JsonObject, envelope)
  }
  if (content.kind === 'complexes') {
    return renderComplexes(ctx, { type: content.type, member: content.member }, content.values as JsonObject[], envelope)
  }
  if (content.kind === 'value') return renderValue(ctx, content, envelope)
  const projection = projectionFor(content.entity as Shape<unknown>, projectionOptions(query))
  if (content.kind === 'entity') return renderEntity(ctx, projection, content.value, envelope)
  const { items, next, count } = content.page
  const page = { ...(next !== undefined && { nextLink: next }), ...(count !== undefined && { count }) }
  return renderCollection(ctx, projection, items, { envelope, page })
}

/** The headers that a handler has given a value. */
export function givenHeaders(headers: Content['headers']): Record<string, string> {
  const present: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) present[name] = value
  return present
}
