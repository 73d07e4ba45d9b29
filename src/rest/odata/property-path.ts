import { invalid, invalidQuery } from '../../core/kernel/errors.ts'
import { didYouMean } from '../../core/kernel/near-names.ts'
import type { Json, Property, Shape } from '../../entities/shape/shape.ts'
import { isContentTypeId, propertyOnWire } from '../../entities/shape/wire-form.ts'
import { atomTypes } from '../../formats/odata/atom-xml.ts'
import type { Request, Response } from '../../http/message/message.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { addressNotFound, type PropertyPath } from '../address/addresses.ts'
import { hostedHint } from '../address/hosted-only.ts'
import { typingOf, valueDocument } from './atom-values.ts'
import { verboseArray } from './complex-values.ts'
import type { Content } from './content.ts'
import { contentTypes, type Envelope, type JsonEnvelope } from './negotiate.ts'
import type { ProjectionOptions } from './projection.ts'
import type { CollectionOptions } from './query.ts'
import { renderComplex, renderValue, verboseValue } from './render.ts'

type PartContent = Extract<Content, { kind: 'part' }>

/** Handler results that have addressable parts. Other results stay as they are. */
export function partOf(content: Content, part: PropertyPath): Content {
  if (content.kind !== 'entity' && content.kind !== 'collection') return content
  return { kind: 'part', status: content.status, headers: content.headers, part, whole: content }
}

/** The options that choose what of the entities at the end of a path a reply has. */
export interface PathOptions extends CollectionOptions, ProjectionOptions {}

const choosing: ReadonlySet<string> = new Set(['$select', '$expand', '$filter', '$orderby', '$top', '$skip', '$inlinecount'])

/** The options of the entity before a path of names. */
export const withoutChoice = (options: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...options].filter(([name]) => !choosing.has(name)))

/** The options of what a path of names leads to. Fails with `invalid_query`. */
export function choiceOf(options: ReadonlyMap<string, string>): PathOptions {
  const number = (name: string): number | undefined => {
    const text = options.get(name)
    if (text === undefined) return undefined
    if (/^\d{1,15}$/.test(text)) return Number(text)
    throw invalidQuery(`${name} must be a whole number from 0; '${text.slice(0, 60)}' was given.`)
  }
  return {
    $select: options.get('$select'),
    $expand: options.get('$expand'),
    $filter: options.get('$filter'),
    $orderby: options.get('$orderby'),
    $top: number('$top'),
    $skip: number('$skip'),
    $inlinecount: options.get('$inlinecount'),
  }
}

/** The query for the size of a collection: no rows, and the count of all. */
export const countOptions = (options: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...options, ['$inlinecount', 'allpages'], ['$top', '0']])

/**
 * The reply for a part (protocol/addresses#parts, protocol/envelopes#results): the value of a property under its name,
 * its bare text, or a bare number. Fails with `resource_not_found` if the entity has no such property, and with
 * `invalid_request` if `/$value` addresses a value that is neither text nor number.
 */
export async function renderPart(
  ctx: WireContext,
  { part, whole }: PartContent,
  { envelope, request }: { readonly envelope: Envelope; readonly request: Request },
): Promise<Response> {
  if (whole.kind === 'collection') {
    const { items, count } = whole.page
    return bareText(String(count ?? ('next' in items ? items.count : items.length)))
  }
  const shape = whole.entity as Shape<unknown>
  const asked = part.kind === 'property' ? part.name : ''
  const [name, property] = [...shape.properties].find(([one]) => one.toLowerCase() === asked.toLowerCase()) ?? []
  const value = name !== undefined && property && (await valueOf(property, whole.value, ctx))
  if (name === undefined || !property || value === undefined)
    throw addressNotFound(
      request.path,
      hostedHint(asked.toLowerCase()) || didYouMean(asked, [...shape.properties.keys(), ...shape.navigation.keys()]),
    )
  if (part.kind === 'property' && part.isBare) return bareText(textOf(name, value))
  const shown = propertyOnWire(ctx.profile, property, value as Json)
  if (envelope === 'atom') {
    const body = valueDocument(ctx.profile, name, shown, typingOf(ctx.profile, shape as Shape<never>, name, property as Property<never>))
    return { status: 200, headers: { 'Content-Type': atomTypes.xml }, body }
  }
  const sent = isTimeOfService(shape, property) ? verboseValue(ctx.profile, shape, property, shown) : shown
  const body = bodyOf(ctx, property, { member: name, value: sent }, envelope)
  return { status: 200, headers: { 'Content-Type': contentTypes[envelope] }, body: JSON.stringify(body) }
}

/** Only the list data service has times of another form in JSON. */
const isTimeOfService = ({ service }: Shape<unknown>, { comparesAs }: Property<unknown>): boolean =>
  service !== undefined && comparesAs === 'instant'

const bareText = (text: string): Response => ({ status: 200, headers: { 'Content-Type': 'text/plain;charset=utf-8' }, body: text })

async function valueOf(property: Property<unknown>, entity: unknown, ctx: WireContext): Promise<Json | undefined> {
  if (property.isOf?.(entity) === false) return undefined
  return property.load ? (await property.load([entity], ctx))[0] : property.read(entity, ctx)
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'object' && value !== null) throw invalid(`'${name}' is more than one value: leave '/$value' out of the address.`)
  return String(value ?? '')
}

function bodyOf(ctx: WireContext, property: Property<unknown>, { member, value }: { member: string; value: Json }, envelope: JsonEnvelope) {
  const { complexType } = property
  if (Array.isArray(value)) return envelope === 'verbose' ? { d: { [member]: verboseArray(ctx.profile, property, value) } } : { value }
  if (typeof value === 'object' && value !== null)
    return renderComplex(
      ctx,
      { type: isContentTypeId(property.wire, value) ? 'ContentTypeId' : (complexType ?? 'Edm.String'), member },
      value as Readonly<Record<string, Json>>,
      envelope,
    )
  return renderValue(ctx, { type: edmType(property, value), member, value: value as string | number | boolean | null }, envelope)
}

function edmType({ comparesAs, wire }: Property<unknown>, value: Json): string {
  if (value === null) return 'Edm.Null'
  if (wire === 'long') return 'Edm.Int64'
  if (comparesAs === 'instant') return 'Edm.DateTime'
  if (comparesAs === 'key') return 'Edm.Guid'
  if (typeof value === 'boolean') return 'Edm.Boolean'
  if (typeof value === 'number') return Number.isInteger(value) ? 'Edm.Int32' : 'Edm.Double'
  return 'Edm.String'
}
