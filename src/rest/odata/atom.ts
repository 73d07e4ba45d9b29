import type { Slices } from '../../core/kernel/pacing/slices.ts'
import { isoTime } from '../../entities/shape/iso-time.ts'
import type { Json, Shape } from '../../entities/shape/shape.ts'
import { atomDeclarations, categoryXml, elementName, longText, relatedLink, textPieces, xmlHead } from '../../formats/odata/atom-xml.ts'
import { escapeXml, escapeXmlAttribute } from '../../formats/xml.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { type Typing, typingOf, valueXml } from './atom-values.ts'
import type { Projection } from './projection.ts'
import { type PageFrame, type RenderedEntity, type Rendering, renderBody, renderRows, serviceRoot } from './render.ts'

/** A property of an entry, in a form that is the same for all entries of a reply. */
interface Column {
  readonly name: string
  readonly tag: string
  readonly typing: Typing
}

/** What all entries of a reply share. */
interface Atom {
  readonly rendering: Rendering
  readonly updated: string
  readonly shown: WeakMap<RenderedEntity, Projection<never>>
  readonly columns: Map<Projection<never>, readonly Column[]>
}

function atomFor(ctx: WireContext, service?: string): Atom {
  const shown = new WeakMap<RenderedEntity, Projection<never>>()
  return {
    rendering: {
      ctx,
      envelope: 'atom',
      root: serviceRoot(ctx, undefined, service),
      note: (body, projection) => shown.set(body, projection),
    },
    updated: isoTime(ctx.runtime.now()),
    shown,
    columns: new Map(),
  }
}

/** An entity as an Atom entry (protocol/envelopes#atom). */
export async function* atomEntry<E>(ctx: WireContext, projection: Projection<E>, entity: E): AsyncGenerator<string> {
  const atom = atomFor(ctx, projection.shape.service)
  const body = await renderBody(atom.rendering, projection, entity)
  yield xmlHead
  yield* entryPieces(atom, body, rootAttributes(atom))
}

/** A collection as an Atom feed (protocol/envelopes#atom), generated slice by slice as `renderCollection` does. */
export function atomFeed<E>(
  ctx: WireContext,
  projection: Projection<E>,
  rows: Slices<E>,
  { page, address }: { readonly page: PageFrame; readonly address: string },
): AsyncGenerator<string> {
  const atom = atomFor(ctx, projection.shape.service)
  const { set } = projection.shape
  const name = set.slice(set.lastIndexOf('.') + 1)
  const start = () =>
    xmlHead + feedStart(atom, { id: address, name, href: address, attributes: rootAttributes(atom) }) + countXml(page.count)
  const end = () => `${page.nextLink === undefined ? '' : `<link rel="next" href="${escapeXmlAttribute(page.nextLink)}"/>`}</feed>`
  const write = (bodies: readonly RenderedEntity[]) => gathered(entriesOf(atom, bodies))
  const whole = (bodies: readonly RenderedEntity[]) => `${start()}${[...write(bodies)].join('')}${end()}`
  return renderRows(atom.rendering, projection, rows, { start, between: '', end, write, whole })
}

function* entriesOf(atom: Atom, bodies: readonly RenderedEntity[]): Generator<string> {
  for (const body of bodies) yield* entryPieces(atom, body)
}

/** Pieces of about `longText` characters. */
function* gathered(pieces: Iterable<string>): Generator<string> {
  let text = ''
  for (const piece of pieces) {
    text += piece
    if (text.length < longText) continue
    yield text
    text = ''
  }
  if (text !== '') yield text
}

const rootAttributes = ({ rendering: { root } }: Atom): string => ` xml:base="${escapeXmlAttribute(root)}"${atomDeclarations}`

const countXml = (count: number | undefined): string => (count === undefined ? '' : `<m:count>${count}</m:count>`)

interface FeedHead {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly attributes: string
}

const feedStart = ({ updated }: Atom, { id, name, href, attributes }: FeedHead): string =>
  `<feed${attributes}><id>${escapeXml(id)}</id><title>${escapeXml(name)}</title><updated>${updated}</updated><author><name/></author>` +
  `<link rel="self" title="${escapeXmlAttribute(name)}" href="${escapeXmlAttribute(href)}"/>`

function columnsOf({ columns, rendering }: Atom, projection: Projection<never>): readonly Column[] {
  const known = columns.get(projection)
  if (known) return known
  const made = projection.properties.map(({ name, property }): Column => {
    const typing = typingOf(rendering.ctx.profile, projection.shape as Shape<never>, name, property)
    return { name, tag: `d:${elementName(name)}`, typing }
  })
  columns.set(projection, made)
  return made
}

/** What the renderer says of an entity. */
interface Metadata {
  readonly id: string
  readonly uri: string
  readonly etag?: string
  readonly type: string
  readonly media_src?: string
  readonly content_type?: string
  readonly media_etag?: string
}

/** An entry, in one piece unless it has a long text or related entities. */
function* entryPieces(atom: Atom, body: RenderedEntity, attributes = ''): Generator<string> {
  const projection = atom.shown.get(body)
  if (!projection) throw new Error('an entry has no projection')
  const metadata = body.__metadata as unknown as Metadata
  const { id, uri, etag, type, media_src: media } = metadata
  const href = belowRoot(atom, uri)
  const tag = etag === undefined ? '' : ` m:etag="${escapeXmlAttribute(etag)}"`
  let text = `<entry${attributes}${tag}><id>${escapeXml(atomId(id))}</id>${categoryXml(type)}`
  text += `<link rel="edit" title="${escapeXmlAttribute(type.slice(type.lastIndexOf('.') + 1))}" href="${escapeXmlAttribute(href)}"/>`
  if (media !== undefined) text += mediaLink(metadata, belowRoot(atom, media))
  for (const name of projection.deferred)
    text += `${relatedLink(name, projection.shape.navigation.get(name)?.many === true, `${href}/${name}`)}/>`
  for (const { name, many } of projection.expanded) {
    text += `${relatedLink(name, many, `${href}/${name}`)}><m:inline>`
    const related = body[name]
    if (Array.isArray(related)) {
      text += feedStart(atom, { id: `${uri}/${name}`, name, href: `${href}/${name}`, attributes: '' })
      yield text
      yield* entriesOf(atom, related as readonly RenderedEntity[])
      text = '</feed>'
    } else if (related !== null) {
      yield text
      yield* entryPieces(atom, related as RenderedEntity)
      text = ''
    }
    text += '</m:inline></link>'
  }
  text += `<title/><updated>${atom.updated}</updated><author><name/></author>`
  // What has bytes has them for content, and its properties beside it.
  text += media === undefined ? '<content type="application/xml">' : `<content${bytesAttributes(metadata, belowRoot(atom, media))}/>`
  text += '<m:properties>'
  for (const { name, tag: element, typing } of columnsOf(atom, projection)) {
    const value: Json | undefined = body[name]
    if (value === undefined) continue
    if (typeof value === 'string' && value.length > longText) {
      yield `${text}<${element} xml:space="preserve">`
      yield* textPieces(value)
      text = `</${element}>`
    } else text += valueXml(atom.rendering.ctx.profile, name, value, typing)
  }
  yield `${text}</m:properties>${media === undefined ? '</content>' : ''}</entry>`
}

const bytesAttributes = ({ content_type: type = '' }: Metadata, src: string): string =>
  ` type="${escapeXmlAttribute(type)}" src="${escapeXmlAttribute(src)}"`

function mediaLink({ media_etag: tag }: Metadata, src: string): string {
  const etag = tag === undefined ? '' : ` m:etag="${escapeXmlAttribute(tag)}"`
  return `<link rel="edit-media" href="${escapeXmlAttribute(src)}"${etag}/>`
}

const belowRoot = ({ rendering: { root } }: Atom, uri: string): string => (uri.startsWith(root) ? uri.slice(root.length) : uri)

/** An id in Atom is an address or a URN; those of items are GUIDs. */
const atomId = (id: string): string => (/^[0-9a-f-]{36}$/i.test(id) ? `urn:uuid:${id}` : id)
