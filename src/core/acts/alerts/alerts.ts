import type { AlertRow, PrincipalRow } from '../../../../generated/prisma/content.ts'
import { act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { findSchema } from '../../access/find-list.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import type { Expression } from '../../kernel/query.ts'
import type { List, ListAddress } from '../../model/lists/list.ts'
import { holds } from '../../model/permissions/rights.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { queryItems } from '../items/item-pages.ts'
import { getItem } from '../items/items.ts'
import { currentUser } from '../people/users.ts'
import { claimsText } from '../webhooks/owner.ts'
import { alertReasons } from './reasons.ts'
import { alertFrequencies, nextDue } from './schedule.ts'

/** The kinds of changes that an alert tells of, as bits with the numbers of the wire; -1 means all. */
export const alertEvents = { add: 1, modify: 2, delete: 4 } as const
export const allEvents = -1

/** Ways to tell, as bits with the numbers of the wire. Only e-mail is sent. */
export const alertChannels = { email: 1, sms: 2 } as const

export const alertStates = { on: 0, off: 1 } as const

/** An alert of a list or of an item, with its owner. */
export interface Alert {
  readonly row: AlertRow
  readonly list: List
  readonly owner: PrincipalRow
}

export interface AlertPatch {
  readonly title?: string
  readonly eventType?: number
  readonly frequency?: number
  readonly channels?: number
  readonly status?: number
  /** Milliseconds since 1970; its time of the day counts, and for weekly alerts its day of the week. */
  readonly alertTime?: number
  /** CAML; empty for none. */
  readonly filter?: string
}

export interface AlertCreation extends AlertPatch {
  readonly title: string
  readonly list: ListAddress
  readonly itemId?: number
}

/** Parses the text of a filter. Fails with `invalid_caml`. */
export type ReadFilter = (ctx: Context, list: List, text: string) => Promise<Expression | undefined>

/** The most that one user may have in a site collection. */
const mostAlerts = 500
const longestFilter = 8_000

/** Alerts of the addressed web, the oldest first: the actor's own, or everybody's with the right ManageAlerts. Fails with `access_denied`. */
export async function queryAlerts(ctx: Context): Promise<Alert[]> {
  await demand(ctx, 'Open', ctx.web)
  const isManager = holds(await rightsOn(ctx, ctx.web.scopeId), 'ManageAlerts')
  const own = await findActorPrincipal(ctx)
  if (!isManager && !own) return []
  return alertsWhere(ctx, { webId: ctx.web.row.id, ...(!isManager && { ownerId: own?.id ?? 0 }) })
}

/** The alerts of a user in the whole site collection: the actor's own, or with ManageAlerts on the root web anybody's. Fails with `access_denied`. */
export async function queryUserAlerts(ctx: Context, user: PrincipalRow): Promise<Alert[]> {
  await demand(ctx, 'Open', ctx.web)
  if ((await findActorPrincipal(ctx))?.id !== user.id) await demand(ctx, 'ManageAlerts', await rootWeb(ctx))
  return alertsWhere(ctx, { ownerId: user.id })
}

async function alertsWhere(ctx: Context, where: Partial<AlertRow>): Promise<Alert[]> {
  const records = recordsOf(ctx)
  const rows = await records.query('Alert', { where: { ...where, siteId: ctx.site.id }, orderBy: ['createdAt', 'id'] })
  const owners = await ctx.site.schema.principalsById(new Set(rows.map(({ ownerId }) => ownerId)), records)
  const seen = await listsSeen(ctx, rows)
  return rows.flatMap((row) => {
    const owner = owners.get(row.ownerId)
    const list = seen.get(row.listId)
    return owner && owner.deletedAt === null && list ? [{ row, list, owner }] : []
  })
}

/** The lists of alerts that exist and whose content the actor may see: an alert names its list. */
async function listsSeen(ctx: Context, rows: readonly AlertRow[]): Promise<ReadonlyMap<string, List>> {
  const records = recordsOf(ctx)
  const webs = new Map([...(await ctx.site.schema.webs(recordsOf(ctx))).values()].map((web) => [web.row.id, web]))
  const seen = new Map<string, List>()
  const pace = makePacer()
  for (const [listId, webId] of new Map(rows.map((row) => [row.listId, row.webId]))) {
    if (!ctx.transaction) await pace()
    const web = webs.get(webId)
    const list = web && (await ctx.site.schema.list(web, listId, records))
    if (list && list.row.recycledIn === null && holds(await rightsOn(ctx, list.scopeId), 'ViewListItems')) seen.set(listId, list)
  }
  return seen
}

/** An alert of the addressed web that `queryAlerts` has. Fails with `alert_not_found`, `access_denied`. */
export async function getAlert(ctx: Context, id: string): Promise<Alert> {
  const found = (await queryAlerts(ctx)).find(({ row }) => row.id === id)
  if (found) return found
  throw new DomainError(alertReasons.alert_not_found, { alert: id.slice(0, 60) })
}

/** An alert of the actor in any web of the site collection. Fails with `alert_not_found`, `access_denied`. */
export async function getOwnAlert(ctx: Context, id: string): Promise<Alert> {
  const found = (await queryUserAlerts(ctx, await currentUser(ctx))).find(({ row }) => row.id === id)
  if (found) return found
  throw new DomainError(alertReasons.alert_not_found, { alert: id.slice(0, 60) })
}

/**
 * Adds an alert of the actor on a list or an item of it. It tells of what is committed after this act. Fails with
 * `list_not_found`, `item_not_found`, `access_denied`, `invalid_request`, and with `invalid_caml` or `invalid_query` for a filter.
 */
export async function addAlert(ctx: Context, input: AlertCreation, readFilter: ReadFilter): Promise<Alert> {
  const list = await findSchema(ctx, input.list)
  await demand(ctx, 'ViewListItems', list)
  await demand(ctx, 'CreateAlerts', list)
  if (input.itemId !== undefined) await getItem(ctx, { id: list.row.id }, input.itemId)
  check(input)
  await checkFilter(ctx, list, input.filter, readFilter)
  const call = { name: 'alerts.add', right: 'CreateAlerts', target: list, input } as const
  const row = await act(ctx, call, async (scope) => {
    const { records, actorId, now } = scope
    const owned = await records.query('Alert', { where: { siteId: ctx.site.id, ownerId: actorId }, columns: ['id'], limit: mostAlerts })
    if (owned.length >= mostAlerts) throw invalid(`You have ${mostAlerts} alerts, the most that a user may have. Delete one first.`)
    const site = await records.find('Site', { siteId: ctx.site.id }, ['changeSequence'])
    const frequency = input.frequency ?? alertFrequencies.immediate
    const made: AlertRow = {
      siteId: ctx.site.id,
      id: ctx.runtime.newId(),
      webId: list.row.webId,
      listId: list.row.id,
      itemId: input.itemId ?? null,
      ownerId: actorId,
      claims: claimsText(ctx.actor),
      title: input.title.trim(),
      eventType: input.eventType ?? allEvents,
      frequency,
      channels: input.channels ?? alertChannels.email,
      status: input.status ?? alertStates.on,
      alertTime: input.alertTime ?? null,
      filter: input.filter || null,
      createdAt: now,
      sequence: site?.changeSequence ?? 0,
      dueAt: nextDue(frequency, input.alertTime ?? now, ctx.runtime.now()),
      ...{ telling: null, attempts: 0, nextAt: null },
      version: 1,
    }
    await records.insert('Alert', made)
    note(scope, list.row)
    return made
  })
  return { row, list, owner: await currentUser(ctx) }
}

/** Changes what the patch names. An alert that is switched on again tells of what is committed from then on. Fails as `addAlert`, and with `alert_not_found`. */
export async function updateAlert(ctx: Context, { row: found, owner }: Alert, patch: AlertPatch, readFilter: ReadFilter): Promise<Alert> {
  const inWeb = await contextOf(ctx, found)
  const list = await findSchema(inWeb, { id: found.listId })
  const isOwn = found.ownerId === (await findActorPrincipal(ctx))?.id
  const right = isOwn ? 'CreateAlerts' : 'ManageAlerts'
  await demand(inWeb, right, list)
  check(patch)
  await checkFilter(inWeb, list, patch.filter, readFilter)
  const call = { name: 'alerts.update', right, target: list, input: { alert: found.id, patch } } as const
  return act(inWeb, call, async (scope) => {
    const { records } = scope
    const row = await records.find('Alert', { siteId: ctx.site.id, id: found.id })
    if (!row) throw new DomainError(alertReasons.alert_not_found, { alert: found.id })
    const { frequency = row.frequency, alertTime = row.alertTime ?? row.createdAt, status = row.status } = patch
    const site = await records.find('Site', { siteId: ctx.site.id }, ['changeSequence'])
    const columns: Partial<AlertRow> = {
      ...(patch.title !== undefined && { title: patch.title.trim() }),
      ...(patch.eventType !== undefined && { eventType: patch.eventType }),
      ...(patch.channels !== undefined && { channels: patch.channels }),
      ...(patch.alertTime !== undefined && { alertTime }),
      ...(patch.filter !== undefined && { filter: patch.filter || null }),
      ...{ frequency, status, dueAt: nextDue(frequency, alertTime, ctx.runtime.now()) },
      ...{ attempts: 0, nextAt: null, version: row.version + 1 },
      ...(status === alertStates.on && row.status !== status && { sequence: site?.changeSequence ?? row.sequence, telling: null }),
      // The owner's claims of today count from now on.
      ...(isOwn && { claims: claimsText(ctx.actor) }),
    }
    await records.update('Alert', { siteId: ctx.site.id, id: row.id }, columns)
    note(scope, list.row)
    return { row: { ...row, ...columns }, list, owner }
  })
}

/** Deletes an alert. Fails as `updateAlert`. */
export async function deleteAlert(ctx: Context, { row: { id, listId, webId, ownerId } }: Alert): Promise<void> {
  const inWeb = await contextOf(ctx, { webId })
  const list = await findSchema(inWeb, { id: listId })
  const right = ownerId === (await findActorPrincipal(ctx))?.id ? 'ViewListItems' : 'ManageAlerts'
  await act(inWeb, { name: 'alerts.delete', right, target: list, input: { alert: id } }, async (scope) => {
    if ((await scope.records.delete('Alert', { siteId: ctx.site.id, id })) === 0)
      throw new DomainError(alertReasons.alert_not_found, { alert: id })
    note(scope, list.row)
  })
}

/** The context in the web of an alert. */
async function contextOf(ctx: Context, { webId }: Pick<AlertRow, 'webId'>): Promise<Context> {
  const web = [...(await ctx.site.schema.webs(recordsOf(ctx))).values()].find(({ row }) => row.id === webId)
  return web ? { ...ctx, web } : ctx
}

function check({ title, eventType, frequency, channels, status, filter }: AlertPatch): void {
  if (title !== undefined && (title.trim() === '' || title.trim().length > 255))
    throw invalid('The title of an alert has 1 to 255 characters.')
  const known = alertEvents.add | alertEvents.modify | alertEvents.delete
  if (eventType !== undefined && eventType !== allEvents && (eventType < 1 || eventType > known))
    throw invalid('The event type of an alert is -1 for all changes, or a sum of 1 (added), 2 (changed) and 4 (deleted).')
  if (frequency !== undefined && !Object.values<number>(alertFrequencies).includes(frequency))
    throw invalid('The frequency of an alert is 0 (at once), 1 (daily) or 2 (weekly).')
  if (channels !== undefined && channels !== alertChannels.email) throw invalid('The delivery channel of an alert is 1, e-mail.')
  if (status !== undefined && !Object.values<number>(alertStates).includes(status))
    throw invalid('The status of an alert is 0 (on) or 1 (off).')
  if (filter !== undefined && filter.length > longestFilter)
    throw invalid(`The filter of an alert has at most ${longestFilter} characters.`)
}

/** Asks for one row, so that a wrong column or value fails now. */
async function checkFilter(ctx: Context, list: List, text: string | undefined, readFilter: ReadFilter): Promise<void> {
  if (!text) return
  const where = await readFilter(ctx, list, text)
  if (where) await queryItems(ctx, { id: list.row.id }, { where, limit: 1 })
}

/** An alert is a setting of its list that no property of the list shows. */
const note = ({ changed }: WriteScope, { id, webId }: List['row']) =>
  changed({ entity: 'list', type: 'systemUpdate', webId, listId: id, objectId: id })
