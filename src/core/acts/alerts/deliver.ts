import type { AlertRow, PrincipalRow } from '../../../../generated/prisma/content.ts'
import type { Context } from '../../access/context.ts'
import type { Item } from '../../content/items/item.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { Runtime } from '../../kernel/ports.ts'
import type { Expression } from '../../kernel/query.ts'
import type { ChangeType } from '../../model/change.ts'
import type { List } from '../../model/lists/list.ts'
import { displayFormUrl } from '../../model/lists/list-pages.ts'
import type { SiteHandle } from '../../model/sites/site.ts'
import { type LoggedChange, queryChanges } from '../changes/change-log.ts'
import { writeChangeToken } from '../changes/change-token.ts'
import { queryItems } from '../items/item-pages.ts'
import { type ActorNamed, ownerActor } from '../webhooks/owner.ts'
import { toldEntities } from '../webhooks/told-changes.ts'
import { alertEvents, allEvents, type ReadFilter } from './alerts.ts'
import { isMailAddress, type Mail, type Mailer } from './mail.ts'
import type { MailQuota } from './quota.ts'
import { nextDue } from './schedule.ts'

export interface TellingParts {
  readonly mailer: Mailer
  readonly runtime: Runtime
  readonly actorNamed: ActorNamed
  readonly readFilter: ReadFilter
  /** `http://host:port` for the addresses in mails. */
  readonly origin: () => string
  readonly quota: MailQuota
  /** Ends a delivery early. */
  readonly stop: AbortSignal
}

/** What became of an alert: `failed` is an error to log, and `waits` the time until its owner may get a further mail. */
export type Telling =
  | { readonly kind: 'over' }
  | { readonly kind: 'waits'; readonly ms: number }
  | { readonly kind: 'failed'; readonly why: string }

const over: Telling = { kind: 'over' }

const typesOf: readonly (readonly [bit: number, said: string, types: readonly ChangeType[]])[] = [
  [alertEvents.add, 'Added', ['add', 'restore', 'moveInto']],
  [alertEvents.modify, 'Changed', ['update', 'rename', 'systemUpdate']],
  [alertEvents.delete, 'Deleted', ['delete', 'moveAway']],
]

/** The number of changes that are read at a time, and of lines that a mail has. */
const changesAtOnce = 1_000
const mostLines = 100

/** The pauses after failures, in milliseconds; the last one repeats. */
const pausesMs = [1_000, 10_000, 60_000, 600_000] as const

/**
 * Tells the owner of an alert of the changes that it covers up to `last`, in one mail, and stores that. After a crash the mail
 * is sent again with the same id, marked as repeated. A mail whose address the mail server refuses for good counts as told.
 */
export async function tellOwner(site: SiteHandle, id: string, last: number, parts: TellingParts): Promise<Telling> {
  const { database } = site
  const key = { siteId: site.id, id }
  const row = await database.records.find('Alert', key)
  if (!row) return over
  const isRepeated = row.telling !== null
  const upTo = Math.min(row.telling ?? last, last)
  const made = await mailOf(site, row, upTo, isRepeated, parts)
  if (!made) {
    await store(site, row, told(row, upTo, parts.runtime.now()))
    return over
  }
  if (made.kind === 'waits') return made
  if (!isRepeated && !(await mark(site, row, upTo))) return over
  // The mark, and what the mail tells, must be on the disk before the mail is on its way.
  await database.settled()
  if (made.quotaKey !== undefined) parts.quota.note(made.quotaKey, parts.runtime.now())
  const result = await parts.mailer.send(made.mail, parts.stop)
  const now = parts.runtime.now()
  if (result.kind !== 'failed') {
    await store(site, row, told(row, upTo, now))
    if (result.kind === 'sent') return over
    return { kind: 'failed', why: `The mail of the alert '${row.title}' was refused, and is not sent again: ${result.why}.` }
  }
  const pauseMs = pausesMs[Math.min(row.attempts, pausesMs.length - 1)] ?? 0
  await store(site, row, {
    ...{ attempts: row.attempts + 1, nextAt: now + pauseMs },
    ...(!isRepeated && !result.isUncertain && { telling: null }),
  })
  return { kind: 'failed', why: `The mail of the alert '${row.title}' was not sent: ${result.why}.` }
}

/**
 * Stores that a mail is about to be sent. False while the site collection is being moved: its rows may be copied already, and
 * then the new place would tell the same without knowing.
 */
const mark = ({ id: siteId, database, work }: SiteHandle, { id }: AlertRow, telling: number): Promise<boolean> =>
  database.transaction(async (records) => !work.held.has(siteId) && (await records.update('Alert', { siteId, id }, { telling })) > 0)

const told = ({ frequency, alertTime, createdAt }: AlertRow, sequence: number, now: number): Partial<AlertRow> => ({
  ...{ sequence, telling: null, attempts: 0, nextAt: null },
  dueAt: nextDue(frequency, alertTime ?? createdAt, now),
})

/** Stores what was told. If the alert was changed meanwhile, its time is the new one. */
async function store({ database }: SiteHandle, { siteId, id, version }: AlertRow, patch: Partial<AlertRow>): Promise<void> {
  await database.transaction(async (records) => {
    if ((await records.update('Alert', { siteId, id, version }, patch)) > 0) return
    const { dueAt: _, ...rest } = patch
    await records.update('Alert', { siteId, id }, rest)
  })
}

/** `quotaKey`: whose mails count, because the address is one that the owner could choose. */
type Made = Extract<Telling, { kind: 'waits' }> | { readonly kind: 'mail'; readonly mail: Mail; readonly quotaKey: string | undefined }

/** The mail of an alert; undefined if there is nothing that its owner may be told, or nobody to tell. */
async function mailOf(site: SiteHandle, row: AlertRow, upTo: number, isRepeated: boolean, parts: TellingParts): Promise<Made | undefined> {
  const { records } = site.database
  const listRow = await records.find('List', { siteId: site.id, id: row.listId, recycledIn: null })
  const web = listRow && [...(await site.schema.webs()).values()].find((one) => one.row.id === listRow.webId)
  const list = web && (await site.schema.list(web, row.listId, records))
  const owner = await records.find('Principal', { siteId: site.id, id: row.ownerId })
  const actor = owner && ownerActor(owner, row.claims, parts.actorNamed)
  if (!web || !list || !actor || !owner) return undefined
  const isGiven = actor.isEmailGiven === true && isMailAddress(actor.email)
  const to = isGiven ? actor.email : owner.email
  if (!isMailAddress(to)) return undefined
  const quotaKey = isGiven ? undefined : `${site.id} ${owner.id}`
  const ms = quotaKey === undefined ? 0 : parts.quota.waitMs(quotaKey, parts.runtime.now())
  if (ms === Number.POSITIVE_INFINITY) return undefined
  if (ms > 0) return { kind: 'waits', ms }
  const ctx: Context = { site, web, actor, runtime: parts.runtime, origin: parts.origin() }
  try {
    const found = await changesFor(ctx, list, row, upTo, parts.readFilter)
    if (found.length === 0) return undefined
    const mail = {
      ...{ id: `${row.id}.${upTo}`, to, at: parts.runtime.now(), isRepeated },
      subject: `${row.title}: ${found.length === 1 ? 'a change' : `${found.length} changes`} in ${list.row.title}`,
      text: await textOf(ctx, list, row, found, isRepeated),
    }
    return { kind: 'mail', mail, quotaKey }
  } catch (error) {
    // The owner may not open the web or the list now, or its filter names a column that is gone.
    if (error instanceof DomainError && (error.code === 'denied' || error.code === 'invalid' || error.code === 'not_found'))
      return undefined
    throw error
  }
}

/** The last change of each object that the alert covers and that its owner may see, the latest first. */
async function changesFor(ctx: Context, list: List, row: AlertRow, upTo: number, readFilter: ReadFilter): Promise<LoggedChange[]> {
  const target = { kind: 'list', id: row.listId, securable: list } as const
  const types = typesOf.flatMap(([bit, , some]) => (row.eventType === allEvents || (row.eventType & bit) !== 0 ? some : []))
  const latest = new Map<string, LoggedChange>()
  for (let end = upTo; end > row.sequence; ) {
    const changes = await queryChanges(ctx, target, {
      ...{ entities: toldEntities, types, latestFirst: true, limit: changesAtOnce },
      after: writeChangeToken(target, { at: 0, sequence: row.sequence }),
      upTo: writeChangeToken(target, { at: 0, sequence: end }),
    })
    for (const change of changes) {
      if (row.itemId !== null && change.itemId !== row.itemId) continue
      const key = String(change.itemId ?? change.objectId)
      if (!latest.has(key)) latest.set(key, change)
    }
    end = changes.length < changesAtOnce ? 0 : (changes.at(-1)?.sequence ?? 0) - 1
  }
  const found = [...latest.values()]
  if (row.filter === null) return found
  const where = await readFilter(ctx, list, row.filter)
  if (!where) return found
  const kept = await itemsOf(ctx, list, found, where)
  return found.filter(({ itemId }) => itemId !== null && kept.has(itemId))
}

/** The items of changes that exist, by id. */
async function itemsOf(ctx: Context, list: List, changes: readonly LoggedChange[], where?: Expression): Promise<ReadonlyMap<number, Item>> {
  const found = new Map<number, Item>()
  const ids = changes.flatMap(({ itemId }) => itemId ?? [])
  for (let start = 0; start < ids.length; start += mostLines) {
    const some = ids.slice(start, start + mostLines)
    const isOne: Expression = {
      op: 'in',
      subject: { kind: 'field', path: ['ID'], at: -1 },
      values: some.map((value) => ({ kind: 'literal', literal: { type: 'number', value }, at: -1 })),
    }
    const query = { where: where ? { op: 'and' as const, operands: [isOne, where] } : isOne, limit: some.length }
    for (const item of (await queryItems(ctx, { id: list.row.id }, query)).items) found.set(item.row.itemId, item)
  }
  return found
}

async function textOf(ctx: Context, list: List, row: AlertRow, changes: readonly LoggedChange[], isRepeated: boolean): Promise<string> {
  const shown = changes.slice(0, mostLines)
  const items = await itemsOf(ctx, list, shown)
  const people = await ctx.site.schema.principalsById(new Set(shown.map(({ actorId }) => actorId)), ctx.site.database.records)
  const lines = [
    ...(isRepeated ? ['This mail may repeat one that you have got already.', ''] : []),
    `${row.title}: changes in ${list.row.title}, ${address(ctx, list.url)}`,
    '',
    ...shown.map((change) => lineOf(ctx, list, change, items, people)),
    ...(changes.length > shown.length ? [`… and ${changes.length - shown.length} more.`] : []),
  ]
  return `${lines.join('\n')}\n`
}

function lineOf(
  ctx: Context,
  list: List,
  { type, itemId, at, actorId }: LoggedChange,
  items: ReadonlyMap<number, Item>,
  people: ReadonlyMap<number, PrincipalRow>,
): string {
  const said = typesOf.find(([, , types]) => types.includes(type))?.[1] ?? 'Changed'
  const item = itemId === null ? undefined : items.get(itemId)
  const name = item ? nameOf(list, item) : itemId === null ? 'something' : `item ${itemId}`
  const where = item ? `, ${address(ctx, displayFormUrl(list))}?ID=${item.row.itemId}` : ''
  return `- ${said}: ${name}, by ${people.get(actorId)?.title ?? 'somebody'}, ${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC${where}`
}

function nameOf(list: List, item: Item): string {
  for (const name of ['Title', 'FileLeafRef']) {
    const field = list.fieldsByName.get(name)
    const value = field && item.read(field)
    if (typeof value === 'string' && value.trim() !== '') return value.trim().replace(/\s/g, ' ').slice(0, 255)
  }
  return `item ${item.row.itemId}`
}

const address = ({ origin }: Context, url: string): string => `${origin}${encodeURI(url).replaceAll('#', '%23').replaceAll('?', '%3F')}`
