import type { WebPartRow } from '../../../../generated/prisma/content.ts'
import { act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { type Document, itemRowOf, securedDocument } from '../../content/documents/documents.ts'
import { demandNotCheckedOut } from '../../content/documents/locks.ts'
import { isPage, partsOfPage } from '../../content/documents/page-parts.ts'
import { lockListForWrite, storeUpdate } from '../../content/writes/item-rows.ts'
import { DomainError, invalid, invalidOperation } from '../../kernel/errors.ts'
import { type FileAddress, getFile, openRight } from '../files/files.ts'
import { changeOfDocument, changing, findFolderAgain } from '../files/folders.ts'
import { webPartReasons } from './reasons.ts'

/** What a client says of a web part. */
export interface WebPartDefinition {
  readonly title: string
  readonly typeName: string
  /** The XML of the part, already checked. */
  readonly content: string
  readonly place: PartPlace
}

/** A place on a page. What is missing stays as it is; a new part goes to the end of the zone `Main`. */
export interface PartPlace {
  readonly zoneId?: string
  /** Counts from 0; a larger number than there are parts means the end. */
  readonly ordinal?: number
}

/** What a client changes of what a web part says of itself. What is missing stays as it is. */
export interface WebPartChange {
  readonly title?: string
  readonly titleUrl?: string
  readonly isHidden?: boolean
  readonly isClosed?: boolean
  /** Properties of its XML, by their names. */
  readonly properties?: Readonly<Record<string, string>>
}

/** What a web part is after a change. The edges, which know XML, have this function; it always answers the same. */
export type WebPartEditor = (content: string, change: WebPartChange) => Pick<WebPartRow, 'title' | 'typeName' | 'content'>

/** A page with its web parts, zone by zone, each zone in its order. */
export interface PageParts {
  readonly page: Document
  readonly parts: readonly WebPartRow[]
}

/** A web part with its page. */
export interface PagePart {
  readonly page: Document
  readonly part: WebPartRow
}

/** The most web parts of a page. */
const mostParts = 100
/** The most characters that the XML of all parts of a page has: a reply has all of them. */
const mostCharacters = 1_048_576
/** The longest texts of a part. */
const longest = { title: 255, typeName: 1_000, zoneId: 64 } as const

/** The zone of parts that name none. */
const mainZone = 'Main'

/**
 * A page with its web parts. An actor who sees an earlier version of the page sees no parts, because versions keep none. Fails as
 * `getFile`, and with `invalid_operation` for a file that is no page.
 */
export async function getPageParts(ctx: Context, address: FileAddress): Promise<PageParts> {
  const page = await getFile(ctx, address)
  await demand(ctx, openRight(page), securedDocument(page))
  demandPage(page)
  return { page, parts: page.isEarlier ? [] : await partsOfPage(recordsOf(ctx), ctx.site.id, page.row.id) }
}

/** Fails as `getPageParts`, and with `web_part_not_found`. */
export async function getWebPart(ctx: Context, address: FileAddress, id: string): Promise<PagePart> {
  const { page, parts } = await getPageParts(ctx, address)
  return { page, part: partIn(parts, id, page) }
}

/** The page of an actor who may change its web parts. Fails as `getPageParts`, and with `access_denied`. */
export async function getPageToChange(ctx: Context, address: FileAddress): Promise<Document> {
  const page = await pageToChange(ctx, address)
  const { right, target } = changing(page, 'EditListItems')
  await demand(ctx, right, target)
  return page
}

/** Fails with `invalid_operation` for a change of what one user sees: the server keeps web parts that everybody sees. */
export function demandShared(isShared: boolean, asked: string): void {
  if (!isShared) throw invalidOperation(`Only shared web parts are kept; ${asked} was given.`)
}

function demandPage({ row, url }: Document): void {
  if (!isPage(row)) throw invalidOperation(`'${url}' has no web parts: only files whose names end in .aspx are pages.`)
}

function partIn(parts: readonly WebPartRow[], id: string, { url }: Document): WebPartRow {
  const found = parts.find((part) => part.id === id)
  if (found) return found
  throw new DomainError(webPartReasons.web_part_not_found, { url, part: id.slice(0, 60) })
}

/**
 * Adds a web part to a page. Fails as `getPageParts`, with `file_checked_out`, with `invalid_operation` if the library demands a
 * check-out first, and with `invalid_request` if the page has too many parts or a text is too long.
 */
export async function addWebPart(ctx: Context, address: FileAddress, definition: WebPartDefinition): Promise<WebPartRow> {
  const page = await pageToChange(ctx, address)
  check(definition)
  const input = { page: address, definition }
  return act(ctx, { name: 'web-parts.add', ...changing(page, 'EditListItems'), input }, async (scope) => {
    const parts = await changePage(within(ctx, scope), scope, page)
    if (parts.length >= mostParts) throw invalid(`'${page.url}' has ${mostParts} web parts, which is the most that a page can have.`)
    checkSize(page, parts, definition)
    const { place, ...said } = definition
    const { zoneId = mainZone, ordinal = parts.length } = place
    const key = { siteId: ctx.site.id, documentId: page.row.id, id: ctx.runtime.newId() }
    const zone = parts.filter((part) => part.zoneId === zoneId)
    const part: WebPartRow = { ...key, ...said, zoneId, ordinal: Math.min(ordinal, zone.length), version: 1 }
    await scope.records.insert('WebPart', part)
    await numberZone(scope, zone.toSpliced(part.ordinal, 0, part))
    return part
  })
}

/** Moves a web part to a place of its page. Fails as `addWebPart`, and with `web_part_not_found`. */
export async function moveWebPart(ctx: Context, address: FileAddress, id: string, place: Required<PartPlace>): Promise<void> {
  const page = await pageToChange(ctx, address)
  checkTexts({ zoneId: place.zoneId })
  const input = { page: address, id, place }
  await saving(ctx, page, input, async (scope) => {
    const parts = await changePage(within(ctx, scope), scope, page)
    await store(scope, parts, partIn(parts, id, page), { place })
  })
}

/**
 * Changes what a web part says of itself; stores nothing if that is so already. Fails as `addWebPart`, with `web_part_not_found`, and
 * as `edit`.
 */
export async function changeWebPart(
  ctx: Context,
  address: FileAddress,
  id: string,
  change: WebPartChange,
  edit: WebPartEditor,
): Promise<void> {
  const page = await pageToChange(ctx, address)
  const input = { page: address, id, change }
  await saving(ctx, page, input, async (scope) => {
    const { content } = partIn(await partsOfPage(scope.records, ctx.site.id, page.row.id), id, page)
    if (edit(content, change).content === content) return
    const parts = await changePage(within(ctx, scope), scope, page)
    const part = partIn(parts, id, page)
    const said = edit(part.content, change)
    checkTexts(said)
    checkSize(
      page,
      parts.filter((other) => other !== part),
      said,
    )
    await store(scope, parts, part, { ...said, place: {} })
  })
}

/**
 * Gives a web part another definition. Fails as `addWebPart`, with `web_part_not_found`, and with `invalid_operation` for another
 * type, unless `allowTypeChange`.
 */
export async function saveWebPart(
  ctx: Context,
  address: FileAddress,
  id: string,
  definition: WebPartDefinition,
  allowTypeChange: boolean,
): Promise<void> {
  const page = await pageToChange(ctx, address)
  check(definition)
  const input = { page: address, id, definition, allowTypeChange }
  await saving(ctx, page, input, async (scope) => {
    const parts = await changePage(within(ctx, scope), scope, page)
    const part = partIn(parts, id, page)
    const { place, ...said } = definition
    if (said.typeName !== part.typeName && !allowTypeChange)
      throw invalidOperation(`Web part ${id} is of the type '${part.typeName}'. Save it with allowTypeChange to give it another one.`)
    const others = parts.filter((other) => other !== part)
    checkSize(page, others, definition)
    await store(scope, parts, part, definition)
  })
}

/** Runs `work` as a change of one web part of a page. */
const saving = (ctx: Context, page: Document, input: object, work: (scope: WriteScope) => Promise<void>): Promise<void> =>
  act(ctx, { name: 'web-parts.save', ...changing(page, 'EditListItems'), input }, work)

/** Stores what changes of one of the parts of a page, and numbers the zones that this touches. */
async function store(
  scope: WriteScope,
  parts: readonly WebPartRow[],
  part: WebPartRow,
  { place, ...said }: Partial<WebPartDefinition> & Pick<WebPartDefinition, 'place'>,
): Promise<void> {
  const { zoneId = part.zoneId, ordinal = zoneId === part.zoneId ? part.ordinal : parts.length } = place
  const others = parts.filter((other) => other !== part)
  const zone = others.filter((other) => other.zoneId === zoneId)
  const after = { ...said, zoneId, ordinal: Math.min(ordinal, zone.length) }
  await scope.records.increment('WebPart', keyOf(part), { version: 1 }, after)
  await numberZone(scope, zone.toSpliced(after.ordinal, 0, { ...part, ...after }))
  if (zoneId === part.zoneId) return
  await numberZone(
    scope,
    others.filter((other) => other.zoneId === part.zoneId),
  )
}

/** Deletes a web part. Fails as `saveWebPart`. */
export async function deleteWebPart(ctx: Context, address: FileAddress, id: string): Promise<void> {
  const page = await pageToChange(ctx, address)
  const input = { page: address, id }
  await act(ctx, { name: 'web-parts.delete', ...changing(page, 'EditListItems'), input }, async (scope) => {
    const parts = await changePage(within(ctx, scope), scope, page)
    const part = partIn(parts, id, page)
    await scope.records.delete('WebPart', keyOf(part))
    await numberZone(
      scope,
      parts.filter((other) => other.zoneId === part.zoneId && other.id !== id),
    )
  })
}

const keyOf = ({ siteId, documentId, id }: WebPartRow) => ({ siteId, documentId, id })

async function pageToChange(ctx: Context, address: FileAddress): Promise<Document> {
  const page = await getFile(ctx, address)
  demandPage(page)
  return page
}

/** Records an update of the page, and returns the parts that it has. Fails with `file_checked_out`, `invalid_operation`. */
async function changePage(inside: Context, scope: WriteScope, checked: Document): Promise<WebPartRow[]> {
  const { records, changed, now, actorId } = scope
  const page = await findFolderAgain(inside, checked, 'EditListItems')
  demandPage(page)
  await demandNotCheckedOut(inside, page.row, page.url, actorId)
  const { siteId, id } = page.row
  const item = await itemRowOf(inside, page)
  if (page.list && item) {
    const list = await lockListForWrite(inside, scope, page.list, { id: page.list.row.id }, { itemCount: 0 })
    await storeUpdate(inside, scope, list, item, new Map())
  } else {
    await records.increment('Document', { siteId, id }, { version: 1 }, { modifiedAt: now, editorId: actorId })
    changed({ ...changeOfDocument(page.row), type: 'update' })
  }
  return partsOfPage(records, siteId, id)
}

/** Numbers the parts of a zone in their new order. */
async function numberZone({ records }: WriteScope, parts: readonly WebPartRow[]): Promise<void> {
  for (const [ordinal, part] of parts.entries()) if (part.ordinal !== ordinal) await records.update('WebPart', keyOf(part), { ordinal })
}

/** Fails with `invalid_request` if a page would have too much XML. */
function checkSize({ url }: Document, others: readonly WebPartRow[], { content }: Pick<WebPartRow, 'content'>): void {
  const characters = others.reduce((sum, other) => sum + other.content.length, content.length)
  if (characters > mostCharacters)
    throw invalid(`The web parts of '${url}' have ${mostCharacters} characters at most; there would be ${characters}.`)
}

function check({ title, typeName, place: { zoneId = mainZone } }: WebPartDefinition): void {
  checkTexts({ title, typeName, zoneId })
}

/** Fails with `invalid_request` for a text that is too long, and for a type or a zone without a name. */
function checkTexts({ title, typeName, zoneId }: Partial<Record<keyof typeof longest, string>>): void {
  for (const [name, text] of Object.entries({ title, typeName, zoneId })) {
    const limit = longest[name as keyof typeof longest]
    if (text !== undefined && text.length > limit)
      throw invalid(`The ${name} of a web part has ${limit} characters at most; ${text.length} were given.`)
  }
  if (typeName?.trim() === '')
    throw invalid('A web part needs the name of its type: the element TypeName, or type with its attribute name.')
  if (zoneId?.trim() === '') throw invalid('The name of a zone must not be empty.')
}
