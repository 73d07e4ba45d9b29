import type { LegalHoldRow } from '../../../../generated/prisma/content.ts'
import { act } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { heldItems } from '../../model/archive/hold-guard.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import type { Web } from '../../model/sites/web.ts'
import { noteOwner, type Owner, ownerAt } from '../sites/owners.ts'
import { demandArchivist } from './administrators.ts'
import { archiveReasons } from './reasons.ts'

/** What a hold keeps: a web, a list of it, or items of the list. */
export interface HoldScope {
  readonly webUrl: string
  readonly listId?: string | undefined
  readonly itemIds?: readonly number[] | undefined
}

export interface LegalHold {
  readonly row: LegalHoldRow
  readonly scope: HoldScope
}

const longestName = 255

/** The holds of the site collection, also released ones, the oldest first. Fails with `access_denied`. */
export async function listHolds(ctx: Context): Promise<LegalHold[]> {
  await demandArchivist(ctx, 'site')
  const records = recordsOf(ctx)
  const rows = await records.query('LegalHold', { where: { siteId: ctx.site.id }, orderBy: ['createdAt', 'id'] })
  const urls = new Map([...(await ctx.site.schema.webs(records)).values()].map(({ row, url }) => [row.id, url]))
  return rows.map((row) => holdOf(row, urls.get(row.webId) ?? ''))
}

const holdOf = (row: LegalHoldRow, webUrl: string): LegalHold => {
  const items = heldItems(row)
  return { row, scope: { webUrl, ...(row.listId !== null && { listId: row.listId }), ...(items && { itemIds: [...items] }) } }
}

/**
 * Puts a web, a list or items under a legal hold. From the moment of its commit, every write that would change or delete it
 * fails with `held`. Administrators of the site collection and of the farm may. Fails with `hold_scope_not_found`,
 * `list_not_found`, `invalid_request`, `access_denied`.
 */
export async function addHold(ctx: Context, name: string, scope: HoldScope): Promise<LegalHold> {
  // Others are not told which webs there are.
  await demandArchivist(ctx, 'site')
  if (name.trim() === '') throw invalid('The name of a legal hold has a character that is no space.')
  // A character may be two units of a text.
  if (name.length > 2 * longestName || [...name].length > longestName)
    throw invalid(`The name of a legal hold has at most ${longestName} characters.`)
  if (scope.itemIds && scope.listId === undefined) throw invalid('A hold on items needs the listId of their list.')
  const web = await webAt(ctx, scope.webUrl)
  const there = { ...ctx, web }
  const input = { name, scope: { webUrl: web.url, ...(scope.listId && { listId: scope.listId }), itemIds: [...(scope.itemIds ?? [])] } }
  return act(there, { name: 'archive.addHold', right: 'ManageWeb', target: web, input }, async (running) => {
    const inside = within(there, running)
    const { records, now, actorId } = running
    const owner = await ownerOf(inside, scope)
    const listId = owner.kind === 'list' ? owner.id : null
    const itemIds = listId !== null && scope.itemIds ? await demandItems(inside, listId, scope.itemIds) : undefined
    // Writers that wait for this transaction to end will read what is held.
    ctx.site.schema.holds.expect()
    const row: LegalHoldRow = {
      ...{ siteId: ctx.site.id, id: ctx.runtime.newId(), name: name.trim(), webId: web.row.id, listId },
      ...{ itemIds: itemIds ? JSON.stringify(itemIds) : null, createdAt: now, createdById: actorId },
      ...{ releasedAt: null, releasedById: null },
    }
    await records.insert('LegalHold', row)
    await noteOwner(running, ctx.site.id, owner)
    return holdOf(row, web.url)
  })
}

/** Ends a hold; one that was released before stays as it is. Only administrators of the farm may. Fails with `hold_not_found`, `access_denied`. */
export async function releaseHold(ctx: Context, id: string): Promise<LegalHold> {
  const root = await rootWeb(ctx)
  const there = { ...ctx, web: root }
  return act(there, { name: 'archive.releaseHold', right: 'ManageWeb', target: root, input: { id } }, async (running) => {
    const { records, now, actorId } = running
    await demandArchivist(within(there, running), 'farm')
    const key = { siteId: ctx.site.id, id: id.toLowerCase() }
    const found = await records.find('LegalHold', key)
    if (!found) throw new DomainError(archiveReasons.hold_not_found, { id: id.slice(0, 60) })
    const web = [...(await ctx.site.schema.webs(records)).values()].find(({ row }) => row.id === found.webId)
    if (found.releasedAt !== null) return holdOf(found, web?.url ?? '')
    const released = { releasedAt: now, releasedById: actorId }
    await records.update('LegalHold', key, released)
    const target = web ?? root
    await noteOwner(running, ctx.site.id, { kind: 'web', id: target.row.id, target, webId: target.row.id, canonical: 'Web' })
    return holdOf({ ...found, ...released }, web?.url ?? '')
  })
}

async function webAt(ctx: Context, url: string): Promise<Web> {
  const key = fold(url.length > 1 && url.endsWith('/') ? url.slice(0, -1) : url)
  const web = (await ctx.site.schema.webs(recordsOf(ctx))).get(key)
  if (!web) throw new DomainError(archiveReasons.hold_scope_not_found, { what: `web '${url.slice(0, 200)}'`, site: ctx.site.url })
  return web
}

/** The list may be in the recycle bin, where the hold keeps it too. */
async function ownerOf(inside: Context, { listId: given }: HoldScope): Promise<Owner> {
  if (given === undefined) return ownerAt(inside, { kind: 'web' })
  const { id: webId } = inside.web.row
  const id = given.toLowerCase()
  const row = await recordsOf(inside).find('List', { siteId: inside.site.id, id }, ['webId'])
  if (row?.webId !== webId)
    throw new DomainError(archiveReasons.hold_scope_not_found, { what: `list '${id}'`, site: `the web ${inside.web.url}` })
  return { kind: 'list', id, target: inside.web, webId, canonical: `Web/Lists(guid'${id}')` }
}

/** The ids without repetitions. Fails with `hold_scope_not_found` for an item that is neither in the list nor in the recycle bin. */
async function demandItems(inside: Context, listId: string, itemIds: readonly number[]): Promise<number[]> {
  const ids = [...new Set(itemIds)].sort((one, other) => one - other)
  const where = { siteId: inside.site.id, listId, itemId: { in: ids } }
  const found = new Set((await recordsOf(inside).query('Item', { where, columns: ['itemId'] })).map(({ itemId }) => itemId))
  const missing = ids.find((id) => !found.has(id))
  if (missing !== undefined)
    throw new DomainError(archiveReasons.hold_scope_not_found, { what: `item ${missing}`, site: `the list '${listId}'` })
  return ids
}
