import type { Context } from '../../../core/access/context.ts'
import { queryItems } from '../../../core/acts/items/item-pages.ts'
import { searchPrincipals } from '../../../core/acts/people/search-principals.ts'
import { queryUsers } from '../../../core/acts/people/users.ts'
import { findTerms, queryAllTerms } from '../../../core/acts/terms/terms.ts'
import { openLookupTarget } from '../../../core/content/items/lookup-target.ts'
import { lookupText } from '../../../core/content/shown/lookups.ts'
import { labelOf } from '../../../core/content/terms/term-store.ts'
import { DomainError } from '../../../core/kernel/errors.ts'
import { type Expression, shownPart } from '../../../core/kernel/query.ts'
import type { Field } from '../../../core/model/lists/field.ts'
import type { List } from '../../../core/model/lists/list.ts'
import type { SiteVisit } from '../page/visit.ts'

/** Something that a form offers for a column. */
export interface Choice {
  readonly value: string
  readonly text: string
}

/** What a form offers for its columns; `isCut` if there is more than a form can show. */
export interface Offer {
  readonly choices: readonly Choice[]
  readonly isCut: boolean
}

const mostOffered = 200
const nothing: Offer = { choices: [], isCut: true }

/** The offers for the columns of a form: items to look up, people and terms, as far as the visitor may see them. */
export async function offersOf(
  visit: SiteVisit,
  fields: readonly Field[],
  inputs: ReadonlyMap<Field, readonly string[]>,
): Promise<ReadonlyMap<Field, Offer>> {
  const offers = new Map<Field, Offer>()
  const people = fields.some(isPerson) ? await peopleOffered(visit.ctx) : nothing
  for (const field of fields) {
    if (isPerson(field)) offers.set(field, people)
    if (field.type === 'Lookup' || field.type === 'LookupMulti')
      offers.set(field, await itemsOffered(visit.ctx, field, inputs.get(field) ?? []))
    if (field.type.startsWith('Taxonomy')) offers.set(field, await termsOffered(visit.ctx, field))
  }
  return offers
}

const isPerson = ({ type }: Field): boolean => type.startsWith('User')

/** The first items, and those that are chosen already. */
async function itemsOffered(ctx: Context, field: Field, chosen: readonly string[]): Promise<Offer> {
  const target = await openLookupTarget(ctx, field)
  if (!target) return nothing
  const shown = field.settings.lookupField ?? 'Title'
  const orderBy = target.fieldsByName.get(shown)?.column ? [{ path: [shown], descending: false, at: -1 }] : []
  return allowed(async () => {
    const [web, list] = [await inWebOf(ctx, target), { id: target.row.id }]
    const { items, next } = await queryItems(web, list, { limit: mostOffered, orderBy })
    const known = new Set(items.map(({ row }) => String(row.itemId)))
    const missing = chosen.filter((id) => /^\d{1,9}$/.test(id) && !known.has(id)).slice(0, mostOffered)
    const others = missing.length === 0 ? [] : (await queryItems(web, list, { limit: mostOffered, where: oneOfIds(missing) })).items
    const choices = [...items, ...others].map((item) => ({
      value: String(item.row.itemId),
      text: lookupText(field, item) || `#${item.row.itemId}`,
    }))
    return { choices, isCut: next !== undefined }
  })
}

const oneOfIds = (ids: readonly string[]): Expression => ({
  op: 'in',
  subject: { kind: 'field', path: ['ID'], at: -1 },
  values: ids.map((id) => ({ kind: 'literal', literal: { type: 'number', value: Number(id) }, at: -1 })),
})

/** The most that a suggestion offers. */
const mostSuggested = 20
const longestAsked = 100

/** What fits a text that a user writes into a column: items to look up, people or terms; empty for every other column. */
export async function suggestionsFor({ ctx }: SiteVisit, field: Field, asked: string): Promise<readonly Choice[]> {
  const text = asked.trim().slice(0, longestAsked)
  if (text === '') return []
  if (isPerson(field)) return (await allowed(() => peopleLike(ctx, text, field.settings.selectionMode !== 0))).choices
  if (field.type.startsWith('Taxonomy')) return (await allowed(() => termsLike(ctx, field, text))).choices
  if (field.type !== 'Lookup' && field.type !== 'LookupMulti') return []
  return (await allowed(() => itemsLike(ctx, field, text))).choices
}

async function peopleLike(ctx: Context, text: string, withGroups: boolean): Promise<Offer> {
  const found = await searchPrincipals(ctx, { text, kinds: new Set(withGroups ? [1, 4, 8] : [1, 4]), limit: mostSuggested })
  const accountOf = (loginName: string) => loginName.slice(loginName.lastIndexOf('|') + 1)
  const choices = found.map(({ kind, loginName, title }) => ({ value: kind === 8 ? title : accountOf(loginName), text: title }))
  return { choices, isCut: false }
}

async function termsLike(ctx: Context, { settings: { termSetId } }: Field, label: string): Promise<Offer> {
  if (termSetId === undefined) return nothing
  const lcid = ctx.web.row.language
  const terms = await findTerms(ctx, { label, lcid, isPrefix: true, termSetId, limit: mostSuggested })
  return { choices: terms.map((term) => ({ value: labelOf(term, lcid, lcid), text: '' })), isCut: false }
}

/** Items whose shown column begins with a text; each choice ends with its number, by which the form knows it. */
async function itemsLike(ctx: Context, field: Field, text: string): Promise<Offer> {
  const target = await openLookupTarget(ctx, field)
  const shown = target?.fieldsByName.get(field.settings.lookupField ?? 'Title')
  if (!target || !shown?.column) return nothing
  const where: Expression = {
    ...{ op: 'match', match: 'startswith' },
    subject: { kind: 'field', path: [shown.internalName, shownPart], at: -1 },
    text: { kind: 'literal', literal: { type: 'text', value: text }, at: -1 },
  } as const
  const { items } = await queryItems(await inWebOf(ctx, target), { id: target.row.id }, { limit: mostSuggested, where })
  return {
    choices: items.map((item) => ({ value: `${lookupText(field, item)} #${item.row.itemId}`, text: '' })),
    isCut: false,
  }
}

async function inWebOf(ctx: Context, { row }: List): Promise<Context> {
  const webs = await ctx.site.schema.webs()
  const web = [...webs.values()].find((one) => one.row.id === row.webId)
  return web ? { ...ctx, web } : ctx
}

const peopleOffered = (ctx: Context): Promise<Offer> =>
  allowed(async () => {
    const users = await queryUsers(ctx)
    const choices = users
      .slice(0, mostOffered)
      .map(({ loginName, title }) => ({ value: loginName.slice(loginName.lastIndexOf('|') + 1), text: title }))
    return { choices, isCut: users.length > mostOffered }
  })

const termsOffered = (ctx: Context, { settings: { termSetId } }: Field): Promise<Offer> =>
  allowed(async () => {
    if (termSetId === undefined) return nothing
    const terms = await queryAllTerms(ctx, termSetId)
    const lcid = ctx.web.row.language
    const choices = terms.slice(0, mostOffered).map((term) => ({ value: labelOf(term, lcid, lcid), text: '' }))
    return { choices, isCut: terms.length > mostOffered }
  })

/** What the visitor may not see is not offered; writing it by hand may still be right. */
async function allowed(read: () => Promise<Offer>): Promise<Offer> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof DomainError && (error.code === 'denied' || error.code === 'not_found' || error.reason === 'list_view_threshold'))
      return nothing
    throw error
  }
}
