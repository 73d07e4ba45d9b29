import { auditTypes } from '../../../core/acts/audit/records.ts'
import type { LoggedEntry } from '../../../core/acts/audit/tail.ts'
import type { AuditVerdict } from '../../../core/acts/audit/verify.ts'
import { invalid } from '../../../core/kernel/errors.ts'
import { html, type Markup } from '../../html.ts'
import { timeElement } from '../../sites/page/formats.ts'
import { farmAddress, farmPager, farmPart, farmTable } from '../page/farm-frame.ts'
import type { FarmPage, FarmVisit } from '../page/farm-visit.ts'
import { farmForm, instantIn } from '../page/fields.ts'
import { withoutGaps } from '../web-applications/application-fields.ts'

const rowsAPage = 100

/** The audit log: its latest records, those that a filter names, and its verification. */
export const auditPage: FarmPage = {
  show: (visit) => shown(visit),
  async send(visit, form) {
    if (form.text('do') !== 'verify') throw invalid('The form of this page verifies the audit log, and does nothing else.')
    return shown(visit, await visit.ctx.audit.verify())
  },
}

async function shown(visit: FarmVisit, verdict?: AuditVerdict) {
  const { words } = visit
  const verification = html`<h2>${words.verify}</h2>${verdict && verdictOf(visit, verdict)}<p class="hint">${words.verifyHint}</p>
${farmForm(visit, { act: 'verify', button: words.verify })}`
  return { title: words.audit, body: html`${filterOf(visit)}${await recordsOf(visit)}${verification}` }
}

async function recordsOf(visit: FarmVisit): Promise<Markup> {
  const { ctx, query, words } = visit
  const [from, to] = [instantIn(query.get('from')), instantIn(query.get('to'))]
  const [actor, type, target, after] = (['actor', 'type', 'target', 'after'] as const).map(
    (name) => query.get(name)?.trim().slice(0, 400) || undefined,
  )
  if ([from, to, actor, type, target, after].every((value) => value === undefined)) {
    await ctx.audit.flush()
    const latest = ctx.audit.latest().slice(-rowsAPage).reverse()
    return html`<p class="lead">${words.auditTail}</p>${farmPart(5000, tableOf(visit, latest))}`
  }
  const { value, next } = await ctx.audit.read({ top: rowsAPage, ...withoutGaps({ from, to, actor, type, target, after }) })
  const asked = Object.fromEntries(['from', 'to', 'actor', 'type', 'target'].map((name) => [name, query.get(name)]))
  const pager = farmPager(words, {
    first: after === undefined ? undefined : farmAddress('audit.aspx', asked),
    next: next === undefined ? undefined : farmAddress('audit.aspx', { ...asked, after: next }),
  })
  return html`<p class="lead">${words.auditFound}</p>${tableOf(visit, value)}${pager}`
}

function tableOf({ words, formats }: FarmVisit, entries: readonly LoggedEntry[]): Markup {
  if (entries.length === 0) return html`<p>${words.nothing}</p>`
  const rows = entries.map(({ log, index, timestamp, type, actor, target, detail }) => [
    `${log.slice(0, 8)} ${index}`,
    timeElement(Date.parse(timestamp), formats.second(Date.parse(timestamp))),
    ...[type, actor, target],
    html`<details><summary>${words.show}</summary><pre>${JSON.stringify(detail, undefined, 1).slice(0, 4000)}</pre></details>`,
  ])
  return farmTable(words.audit, [words.record, words.time, words.type, words.actor, words.target, words.detail], rows)
}

function filterOf({ query, words }: FarmVisit): Markup {
  const isOpen = ['from', 'to', 'actor', 'type', 'target'].some((name) => (query.get(name) ?? '') !== '')
  const text = (name: string, label: string, hint?: string) =>
    html`<label>${label}<input name="${name}" maxlength="400" value="${query.get(name) ?? ''}"${hint === undefined ? undefined : html` placeholder="${hint}"`}></label>`
  const type = query.get('type') ?? ''
  const types = auditTypes.map((one) => html`<option${one === type ? html` selected` : undefined}>${one}</option>`)
  return html`<details class="filter"${isOpen ? html` open` : undefined}><summary>${words.filter}</summary><form>
${text('from', words.from, words.timeHint)}${text('to', words.to, words.timeHint)}${text('actor', words.actor)}${text('target', words.target)}
<label>${words.type}<select name="type"><option value="">${words.allTypes}</option>${types}</select></label><button>${words.show}</button></form></details>`
}

function verdictOf({ words, formats }: FarmVisit, { valid, records, segments, unsealed, firstBroken }: AuditVerdict): Markup {
  const rest = unsealed > 0 ? ` ${words.unsealed(formats.number(unsealed))}` : ''
  if (valid || !firstBroken)
    return html`<p class="note-box" role="status">${words.auditIsWhole(formats.number(records), formats.number(segments))}${rest}</p>`
  const { segment, index, reason } = firstBroken
  return html`<p class="alert" role="alert">${words.auditIsBroken(segment, formats.number(index), reason)}</p>`
}
