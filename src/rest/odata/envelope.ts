import { slicesOf } from '../../core/kernel/pacing/slices.ts'
import type { Json, Shape } from '../../entities/shape/shape.ts'
import { parseOptions } from '../../formats/form.ts'
import { elementPieces, isLight, jsonPieces } from '../../formats/json-pieces.ts'
import { atomTypes } from '../../formats/odata/atom-xml.ts'
import type { Request, Response } from '../../http/message/message.ts'
import { textBody } from '../../http/message/text-body.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { atomEntry, atomFeed } from './atom.ts'
import { complexTyping, laterMark, valueDocument, valueXml } from './atom-values.ts'
import { verboseComplex } from './complex-values.ts'
import type { Content, StreamedComplexes, StreamedRows } from './content.ts'
import { atDataPath } from './data-path.ts'
import { contentTypes, type Envelope, type JsonEnvelope } from './negotiate.ts'
import { type ProjectionOptions, projectionFor } from './projection.ts'
import { renderPart } from './property-path.ts'
import type { CollectionOptions } from './query.ts'
import { renderCollection, renderComplex, renderComplexes, renderEntity, renderValue, renderValues } from './render.ts'

type JsonObject = Readonly<Record<string, Json>>

/** Handler results that are serialized in an OData envelope. */
export type Enveloped = Exclude<Content, { kind: 'json' | 'empty' | 'media' }>

/** The parts of a request that decide the format of its reply. */
export interface AskedForm {
  readonly query: object
  readonly envelope: Envelope
  readonly request: Request
}

/**
 * Serializes a handler result in the envelope that `Accept` requests, with `$select` and `$expand` applied. Fails with
 * `invalid_query`, and for a part of an entity with `resource_not_found`.
 */
export function writeEnvelope(content: Enveloped, { query, request, envelope }: AskedForm, ctx: WireContext): Response | Promise<Response> {
  if (content.kind === 'part') {
    if (content.part.kind !== 'path') return renderPart(ctx, content, { envelope, request })
    return atDataPath(ctx, content, request, query as CollectionOptions).then((found) =>
      writeEnvelope(found, { query, request, envelope }, ctx),
    )
  }
  if (envelope === 'atom') return atomReply(content, { query, request }, ctx)
  const asked: AskedJson = { query, request, envelope }
  const body = content.kind === 'collection' ? collectionBody(content, asked, ctx) : valueBody(content, asked, ctx)
  const type = contentTypes[envelope]
  return body instanceof Promise ? body.then((text) => around(text, content, type)) : around(body, content, type)
}

/** The parts of a request that decide the format of a JSON reply. */
interface AskedJson extends AskedForm {
  readonly envelope: JsonEnvelope
}

function around(body: TextBody, { status, headers: given }: Enveloped, contentType: string): Response {
  const headers = givenHeaders(given)
  headers['Content-Type'] = contentType
  return { status, headers, body }
}

/** The reply in Atom; values that are no entities are XML (protocol/envelopes#atom). */
async function atomReply(
  content: Exclude<Enveloped, { kind: 'part' }>,
  { query, request }: Pick<AskedForm, 'query' | 'request'>,
  ctx: WireContext,
): Promise<Response> {
  if (content.kind === 'collection') {
    const { projection, rows, page, form } = openCollection(content, { query, request }, ctx)
    const address = `${request.origin}${request.path}`
    return around(await textBody(atomFeed(ctx, projection, rows, { page, address }), form), content, atomTypes.feed)
  }
  if (content.kind === 'entity') {
    const projection = projectionFor(ctx.profile, content.entity as Shape<unknown>, projectionOptions(query))
    const form = ctx.transaction ? 'whole' : 'by length'
    return around(await textBody(atomEntry(ctx, projection, content.value), form), content, atomTypes.entry)
  }
  return around(await xmlValue(content, ctx), content, atomTypes.xml)
}

function xmlValue(content: Exclude<SingleContent, { kind: 'entity' }>, ctx: WireContext): Promise<TextBody> {
  const { type, member } = content
  if (content.kind === 'value') return Promise.resolve(valueDocument(ctx.profile, member, content.value, { type }))
  const typing = complexTyping(ctx.profile, type)
  if (content.kind === 'complex') {
    const { value, rows } = content
    const document = valueDocument(ctx.profile, member, value as Json, typing, rows?.member)
    return textBody(rows ? laterXml(document, rows, ctx) : [document], ctx.transaction ? 'whole' : 'by length')
  }
  const array = { type: `Collection(${typing.type})`, schema: { items: typing.schema ?? {} } }
  return textBody([valueDocument(ctx.profile, member, content.values as Json[], array)], ctx.transaction ? 'whole' : 'by length')
}

/** A document whose array gets its elements while it is written. */
async function* laterXml(document: string, { type, parts }: StreamedComplexes, { profile }: WireContext): AsyncGenerator<string> {
  const [before = '', after = ''] = document.split(laterMark)
  yield before
  const typing = complexTyping(profile, type)
  for await (const values of parts) yield (values as readonly JsonObject[]).map((one) => valueXml(profile, 'element', one, typing)).join('')
  yield after
}

function valueBody(content: SingleContent, asked: AskedJson, ctx: WireContext): TextBody | Promise<TextBody> {
  const value = valueOf(content, asked, ctx)
  if (content.kind === 'complex' && content.rows) return complexBody(value, content.rows, asked, ctx)
  return value instanceof Promise ? value.then((made) => jsonBody(made, ctx)) : jsonBody(value, ctx)
}

async function complexBody(
  value: Json | Promise<Json>,
  rows: StreamedComplexes,
  { envelope }: AskedJson,
  ctx: WireContext,
): Promise<TextBody> {
  const isVerbose = envelope === 'verbose'
  return rowsBody(await value, { member: rows.member, parts: complexParts(ctx, rows, isVerbose), isVerbose }, ctx)
}

async function* complexParts({ profile }: WireContext, { type, parts }: StreamedComplexes, isVerbose: boolean): AsyncGenerator<Json[]> {
  for await (const values of parts) {
    const rows = values as readonly JsonObject[]
    yield isVerbose ? rows.map((row) => verboseComplex(profile, type, row)) : [...rows]
  }
}

type SingleContent = Exclude<Enveloped, { kind: 'part' | 'collection' }>

/** The JSON text of a value in memory. */
export const jsonBody = (value: Json, ctx?: WireContext): TextBody | Promise<TextBody> =>
  isLight(value) ? JSON.stringify(value) : textBody(jsonPieces(value), ctx?.transaction ? 'whole' : 'by length')

/** The JSON text of a value, one of whose arrays gets its elements while the text is written. */
export const rowsBody = (value: Json, rows: StreamedRows, ctx?: WireContext): Promise<TextBody> =>
  textBody(piecesAround(value, rows), ctx?.transaction ? 'whole' : 'by length')

async function* piecesAround(value: Json, rows: StreamedRows): AsyncGenerator<string> {
  const array = `${JSON.stringify(rows.member)}:${rows.isVerbose ? '{"results":' : ''}[`
  let isFound = false
  // A short member is in the same piece as its name.
  for (const piece of jsonPieces(value)) {
    const at = isFound ? -1 : piece.indexOf(`${array}]`)
    if (at < 0) yield piece
    else {
      isFound = true
      yield* elementsBetween(piece.slice(0, at + array.length), rows.parts, piece.slice(at + array.length))
    }
  }
}

async function* elementsBetween(head: string, parts: StreamedRows['parts'], end: string): AsyncGenerator<string> {
  let before = head
  let isFirst = true
  for await (const rows of parts) {
    if (rows.length === 0) continue
    if (!isFirst) before = ','
    for (const piece of elementPieces(rows)) {
      yield before + piece
      before = ''
    }
    isFirst = false
  }
  yield before + end
}

type TextBody = Awaited<ReturnType<typeof textBody>>

/** A collection of more rows is sent from its first rows on, and not gathered first. */
const longCollection = 500

/** The rows of a collection, the properties to show of each, and how they are sent. */
function openCollection(
  { entity, page }: Extract<Enveloped, { kind: 'collection' }>,
  { query, request }: Pick<AskedForm, 'query' | 'request'>,
  ctx: WireContext,
) {
  const projection = projectionFor(ctx.profile, entity as Shape<unknown>, projectionOptions(query))
  const { items, nextSkip, next = nextSkip === undefined ? undefined : pageBehind(request, nextSkip), count } = page
  const frame = { ...(next !== undefined && { nextLink: next }), ...(count !== undefined && { count }) }
  const rows = 'next' in items ? items : slicesOf(items)
  // Related entities may yet exceed the limit of a reply, which a reply that has begun cannot say.
  const isLong = rows.count > longCollection && projection.expanded.length === 0
  const form: 'whole' | 'stream' | 'by length' = ctx.transaction ? 'whole' : isLong ? 'stream' : 'by length'
  return { projection, rows, page: frame, form }
}

function collectionBody(content: Extract<Enveloped, { kind: 'collection' }>, asked: AskedJson, ctx: WireContext) {
  const { projection, rows, page, form } = openCollection(content, asked, ctx)
  return textBody(renderCollection(ctx, projection, rows, { envelope: asked.envelope, page }), form)
}

/** The address of the page of a request that begins at another row. */
function pageBehind({ origin, path, query }: Request, skip: number): string {
  const kept = [...parseOptions(query)].filter(([name]) => name !== '$skip')
  const options = [['$skip', String(skip)], ...kept].map(
    ([name = '', value = '']) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  )
  return `${origin}${path}?${options.join('&')}`
}

/** `$select` and `$expand` from the query of any operation. */
export const projectionOptions = (query: object): ProjectionOptions => ({
  $select: '$select' in query && typeof query.$select === 'string' ? query.$select : undefined,
  $expand: '$expand' in query && typeof query.$expand === 'string' ? query.$expand : undefined,
})

function valueOf(content: SingleContent, { query, envelope }: AskedJson, ctx: WireContext): JsonObject | Promise<JsonObject> {
  if (content.kind === 'complex') {
    return renderComplex(ctx, { type: content.type, member: content.member }, content.value as JsonObject, envelope)
  }
  if (content.kind === 'complexes') {
    return renderComplexes(ctx, { type: content.type, member: content.member }, content.values as JsonObject[], envelope)
  }
  if (content.kind === 'values') return renderValues(ctx, content, envelope)
  if (content.kind === 'value') return renderValue(ctx, content, envelope)
  return renderEntity(ctx, projectionFor(ctx.profile, content.entity as Shape<unknown>, projectionOptions(query)), content.value, envelope)
}

/** The headers that a handler has set to a value. */
export function givenHeaders(headers: Content['headers']): Record<string, string> {
  const present: Record<string, string> = {}
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined) present[name] = value
  }
  return present
}
