import { act, read } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import type { ListAddress } from '../../model/lists/list.ts'
import { modelReasons } from '../../model/reasons.ts'
import { lcidOfCulture, type ResourceKind, type ResourcePart, resourcePart } from '../../model/sites/title-resources.ts'
import { getContentType, updateContentType } from '../content-types/content-types.ts'
import { type FieldAddress, getField, updateField } from '../lists/fields.ts'
import { getList, updateList } from '../lists/lists.ts'
import { getSiteColumn, updateSiteColumn } from '../lists/site-columns.ts'
import { noteOwner, type Owner, ownerAt, rightsTo } from './owners.ts'
import { updateWeb } from './web-changes.ts'
import { getWeb } from './webs.ts'

/** What has a title in several languages: the addressed web, a list, and the columns and content types of both. */
export type Titled =
  | { readonly kind: 'web' }
  | { readonly kind: 'list'; readonly list: ListAddress }
  | { readonly kind: 'column'; readonly list?: ListAddress; readonly column: FieldAddress }
  | { readonly kind: 'contentType'; readonly list?: ListAddress; readonly id: string }

export interface ResourceAddress {
  readonly of: Titled
  readonly resource: ResourceKind
}

/** What an address leads to. */
interface Found {
  readonly owner: Owner
  readonly part: ResourcePart
  /** The text in the language of the web. */
  readonly text: string
  /** A web above has it: it can be read here, and changed there. */
  readonly isInherited: boolean
}

const textIn = (texts: { readonly title: string; readonly description: string }, resource: ResourceKind): string => texts[resource]

/** Fails as the owner, the column or the content type is read. */
async function find(ctx: Context, { of, resource }: ResourceAddress): Promise<Found> {
  const owner = await ownerAt(ctx, 'list' in of && of.list ? { kind: 'list', list: of.list } : { kind: 'web' })
  const found = { owner, isInherited: false }
  if (of.kind === 'web') return { ...found, part: { kind: 'own' }, text: textIn((await getWeb(ctx)).row, resource) }
  if (of.kind === 'list') return { ...found, part: { kind: 'own' }, text: textIn((await getList(ctx, of.list)).row, resource) }
  if (of.kind === 'column') {
    const field = of.list ? (await getField(ctx, of.list, of.column)).field : await getSiteColumn(ctx, of.column)
    return { ...found, part: { kind: 'column', id: field.id }, text: textIn(field, resource) }
  }
  const { type } = await getContentType(ctx, of.id, of.list)
  const part = { kind: 'contentType', id: type.id } as const
  const text = textIn({ title: type.name, description: type.description }, resource)
  return { owner: { ...owner, id: type.ownerId }, isInherited: type.ownerId !== owner.id, part, text }
}

const keyOf = (ctx: Context, { owner, part }: Found, resource: ResourceKind, language: number) => ({
  siteId: ctx.site.id,
  ownerId: owner.id,
  part: resourcePart(part, resource),
  language,
})

/** The text in the language of the web. Fails as its owner is read. */
export const getResource = async (ctx: Context, address: ResourceAddress): Promise<string> => (await find(ctx, address)).text

/**
 * The text in a language: the one that was set for it, or else the one in the language of the web. Fails as `getResource`, and
 * with `invalid_request` for an unknown language.
 */
export async function getResourceFor(ctx: Context, address: ResourceAddress, culture: string): Promise<string> {
  const language = lcidOfCulture(culture)
  const found = await find(ctx, address)
  if (language === ctx.web.row.language) return found.text
  const { owner, text } = found
  return read(ctx, rightsTo(owner).see, owner.target, async (records) => {
    const row = await records.find('TitleResource', keyOf(ctx, found, address.resource, language))
    return row?.text ?? text
  })
}

const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
const longest: Readonly<Record<ResourceKind, number>> = { title: 255, description: 4_000 }

/**
 * Sets the text in a language. In that of the web it is the title or the description itself; an empty text in another one
 * removes it. Fails as `getResourceFor`, as the change of the title does, and with `access_denied`.
 */
export async function setResourceFor(ctx: Context, address: ResourceAddress, culture: string, given: string): Promise<void> {
  const { resource } = address
  const language = lcidOfCulture(culture)
  const text = given.trim()
  if (text.length > longest[resource])
    throw invalid(`A ${resource} has at most ${longest[resource]} characters; ${text.length} were given.`)
  if (control.test(text)) throw invalid(`A ${resource} has no control characters but line ends and tabs.`)
  if (language === ctx.web.row.language) return setOwn(ctx, address, text)
  const found = await find(ctx, address)
  const { owner, isInherited } = found
  if (isInherited && address.of.kind === 'contentType')
    throw new DomainError(modelReasons.content_type_not_found, { contentType: address.of.id.slice(0, 200), url: ctx.web.url })
  const key = keyOf(ctx, found, resource, language)
  const call = { name: 'sites.setTitleResource', right: rightsTo(owner).change, target: owner.target, input: { ...key, text } } as const
  await act(ctx, call, async (scope) => {
    const { records } = scope
    if (text === '') await records.delete('TitleResource', key)
    else if ((await records.update('TitleResource', key, { text })) === 0) await records.insert('TitleResource', { ...key, text })
    await noteOwner(scope, ctx.site.id, owner)
  })
}

async function setOwn(ctx: Context, { of, resource }: ResourceAddress, text: string): Promise<void> {
  const patch = resource === 'title' ? { title: text } : { description: text }
  if (of.kind === 'web') await updateWeb(ctx, patch)
  else if (of.kind === 'list') await updateList(ctx, of.list, patch)
  else if (of.kind === 'contentType') {
    const named = resource === 'title' ? { name: text } : { description: text }
    await updateContentType(ctx, of.id, named, of.list)
  } else if (of.list) await updateField(ctx, of.list, of.column, patch)
  else await updateSiteColumn(ctx, of.column, patch)
}

/** The most titles that are read for a page. */
const mostTitles = 10_000

/** The titles and descriptions of the addressed web and of what is in these of its lists, that were set for a language, by `titleKey`. Needs no right of its own. */
export async function storedTitles(ctx: Context, listIds: readonly string[], language: number): Promise<ReadonlyMap<string, string>> {
  const where = { siteId: ctx.site.id, language, ownerId: { in: [ctx.web.row.id, ...listIds] } }
  const rows = await recordsOf(ctx).query('TitleResource', { where, limit: mostTitles })
  return new Map(rows.map(({ ownerId, part, text }) => [`${ownerId} ${part}`, text]))
}

/** Names a title or a description of an owner among those that `storedTitles` has read. */
export const titleKey = (ownerId: string, part: ResourcePart, resource: ResourceKind = 'title'): string =>
  `${ownerId} ${resourcePart(part, resource)}`

/** The languages of a web: its own first, and those that were added. Fails with `access_denied`. */
export const queryLanguages = (ctx: Context): Promise<readonly number[]> =>
  read(ctx, 'Open', ctx.web, async () => [ctx.web.row.language, ...(await addedLanguages(ctx))])

const addedLanguages = async (ctx: Context): Promise<readonly number[]> => {
  const row = await recordsOf(ctx).find('Web', { siteId: ctx.site.id, id: ctx.web.row.id }, ['settings'])
  return languagesIn(row?.settings)
}

const languagesIn = (settings: string | null | undefined): readonly number[] =>
  (JSON.parse(settings ?? '{}') as { readonly languages?: readonly number[] }).languages ?? []

/**
 * Adds a language to those of the addressed web, or takes it away; its own language stays. Fails with `invalid_request` for an
 * unknown language, `access_denied`.
 */
export async function setLanguage(ctx: Context, lcid: number, isSupported: boolean): Promise<void> {
  const language = lcidOfCulture(String(lcid))
  const own = ctx.web.row.language
  if (language === own && !isSupported) throw invalid(`The language ${lcid} is that of the web, which cannot be taken away.`)
  const input = { language, isSupported }
  await act(ctx, { name: 'sites.setLanguage', right: 'ManageWeb', target: ctx.web, input }, async (scope) => {
    const { records } = scope
    const where = { siteId: ctx.site.id, id: ctx.web.row.id }
    const row = await records.find('Web', where)
    const before = languagesIn(row?.settings)
    const others = before.filter((one) => one !== language)
    const languages = isSupported && language !== own ? [...others, language] : others
    const settings = JSON.stringify({ ...(JSON.parse(row?.settings ?? '{}') as object), languages })
    await records.update('Web', where, { settings })
    await noteOwner(scope, ctx.site.id, await ownerAt(ctx, { kind: 'web' }))
  })
}
