import type { components } from '../../generated/admin/operations.ts'
import { bytesAsOf, type JournalPage, readJournal, stateAsOf, verifyFarmJournals } from '../core/acts/journal/event-journal.ts'
import { DomainError, invalid } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import { parseInstant } from '../core/model/lists/field-values.ts'
import type { SiteHandle } from '../core/model/sites/site.ts'
import type { Request } from '../http/message/message.ts'
import type { AdminContext, AdminHandlers, JournalParts } from './handlers.ts'

type JournalRecord = components['schemas']['JournalRecord']

export const journalHandlers: Pick<AdminHandlers, 'listJournalRecords' | 'verifyJournal' | 'getStateAsOf' | 'getBytesAsOf'> = {
  async listJournalRecords({ query: { site = '/', from = 1, top = defaultTop }, request }, reply, context) {
    const { value, next } = await readJournal(await siteOf(context, request, site), { from, top })
    return reply.json(200, { value: value.map(journalRecord), ...(next !== undefined && { next }) })
  },
  async verifyJournal({ request }, reply, context) {
    demandJournal(context, request)
    return reply.json(200, await verifyFarmJournals(context))
  },
  async getStateAsOf({ query: { timestamp, target }, request }, reply, context) {
    const site = await siteOf(context, request, target)
    const at = instantOf(timestamp)
    const found = await stateAsOf(site, context.runtime, { at, target })
    const about = { timestamp: new Date(at).toISOString(), target, exists: found !== undefined }
    if (!found) return reply.json(200, about)
    const { kind, version, state, bytes } = found
    return reply.json(200, { ...about, kind, version, state, ...(bytes && { bytes: bytesAddress(request, about) }) })
  },
  async getBytesAsOf({ query: { timestamp, target }, request }, _reply, context) {
    const site = await siteOf(context, request, target)
    const { content, sizeBytes } = await bytesAsOf(site, context.runtime, { at: instantOf(timestamp), target })
    const headers = {
      ...{ 'Content-Type': 'application/octet-stream', 'Content-Length': String(sizeBytes), 'Cache-Control': 'no-store' },
      ...{ 'Content-Disposition': 'attachment', 'X-Content-Type-Options': 'nosniff' },
    }
    return { status: 200, headers, body: content }
  },
}

const defaultTop = 100

/** Without event sourcing the addresses lead nowhere. */
function demandJournal({ journal }: AdminContext, { path }: Request): JournalParts {
  if (!journal) throw new DomainError(kernelReasons.resource_not_found, { path: path.slice(0, 200) })
  return journal
}

/** Fails with `invalid_request` on a time that does not exist, such as one of 30 February. */
function instantOf(timestamp: string): number {
  const at = parseInstant(timestamp)
  if (at === undefined)
    throw invalid(`The timestamp '${timestamp.slice(0, 60)}' does not exist. Write a time such as 2026-01-31T10:00:00Z.`)
  return at
}

async function siteOf(context: AdminContext, request: Request, path: string): Promise<SiteHandle> {
  return demandJournal(context, request).siteAt(request.host, path, request.isSecure)
}

const bytesAddress = ({ origin }: Request, { timestamp, target }: { readonly timestamp: string; readonly target: string }): string =>
  `${origin}/_admin/eventjournal/bytes?timestamp=${encodeURIComponent(timestamp)}&target=${encodeURIComponent(target)}`

function journalRecord({ siteId: _, at, payload, ...record }: JournalPage['value'][number]): JournalRecord {
  return { ...record, timestamp: new Date(at).toISOString(), payload: JSON.parse(payload) as JournalRecord['payload'] }
}
