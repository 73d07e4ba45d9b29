import type { Context } from '../../../core/access/context.ts'
import { queryItems } from '../../../core/acts/items/item-pages.ts'
import { queryUsers } from '../../../core/acts/people/users.ts'
import { queryAllTerms } from '../../../core/acts/terms/terms.ts'
import { openLookupTarget } from '../../../core/content/items/lookup-target.ts'
import { lookupText } from '../../../core/content/shown/lookups.ts'
import { labelOf } from '../../../core/content/terms/term-store.ts'
import { DomainError } from '../../../core/kernel/errors.ts'
import type { Field } from '../../../core/model/lists/field.ts'
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
export async function offersOf(visit: SiteVisit, fields: readonly Field[]): Promise<ReadonlyMap<Field, Offer>> {
  const offers = new Map<Field, Offer>()
  const people = fields.some(isPerson) ? await peopleOffered(visit.ctx) : nothing
  for (const field of fields) {
    if (isPerson(field)) offers.set(field, people)
    if (field.type === 'Lookup' || field.type === 'LookupMulti') offers.set(field, await itemsOffered(visit.ctx, field))
    if (field.type.startsWith('Taxonomy')) offers.set(field, await termsOffered(visit.ctx, field))
  }
  return offers
}

const isPerson = ({ type }: Field): boolean => type.startsWith('User')

async function itemsOffered(ctx: Context, field: Field): Promise<Offer> {
  const target = await openLookupTarget(ctx, field)
  if (!target) return nothing
  const webs = await ctx.site.schema.webs()
  const web = [...webs.values()].find(({ row }) => row.id === target.row.webId)
  const shown = field.settings.lookupField ?? 'Title'
  const orderBy = target.fieldsByName.get(shown)?.column ? [{ path: [shown], descending: false, at: -1 }] : []
  return allowed(async () => {
    const there = web ? { ...ctx, web } : ctx
    const { items, next } = await queryItems(there, { id: target.row.id }, { limit: mostOffered, orderBy })
    const choices = items.map((item) => ({ value: String(item.row.itemId), text: lookupText(field, item) || `#${item.row.itemId}` }))
    return { choices, isCut: next !== undefined }
  })
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
