import { lastJournalRecord, readJournal, stateAsOf, verifyFarmJournals } from '../../../core/acts/journal/event-journal.ts'
import type { JournalVerdict } from '../../../core/acts/journal/verify.ts'
import { invalid } from '../../../core/kernel/errors.ts'
import type { SiteHandle } from '../../../core/model/sites/site.ts'
import { html, type Markup } from '../../html.ts'
import { timeElement } from '../../sites/page/formats.ts'
import { idIn } from '../../sites/page/visit.ts'
import { farmAddress, farmTable } from '../page/farm-frame.ts'
import type { FarmPage, FarmVisit } from '../page/farm-visit.ts'
import { farmForm, instantIn } from '../page/fields.ts'

/** How many records stand before and behind the chosen one. */
const around = 10

/** The event journal: a web, a list, a folder, a file or an item as it was, at a time or after a record. */
export const journalPage: FarmPage = {
  show: (visit) => shown(visit),
  async send(visit, form) {
    if (form.text('do') !== 'verify') throw invalid('The form of this page verifies the journals, and does nothing else.')
    return shown(visit, visit.ctx.journal && (await verifyFarmJournals(visit.ctx)))
  },
}

async function shown(visit: FarmVisit, verdict?: JournalVerdict) {
  const { ctx, query, words, request } = visit
  if (!ctx.journal) return { title: words.journal, body: html`<p class="note-box">${words.journalOff}</p>` }
  const target = (query.get('target') ?? '').trim().slice(0, 2000)
  const path = target === '' ? '/' : target
  const site = await ctx.journal.siteAt(request.host, path, request.isSecure)
  const end = await lastJournalRecord(site)
  const position = Math.min(idIn(query.get('record')) || end, end)
  const [chosen] = query.has('record') && position > 0 ? (await readJournal(site, { from: position, top: 1 })).value : []
  const at = chosen?.at ?? instantIn(query.get('at'))
  return {
    title: words.journal,
    body: html`${questionOf(visit, target, at)}${end > 0 ? sliderOf(visit, target, { end, position }) : undefined}
${at === undefined ? undefined : await stateOf(visit, site, { at, target: path })}
<h2>${words.records}</h2>${await recordsOf(visit, site, position)}
<h2>${words.verify}</h2>${verdict && verdictOf(visit, verdict)}<p class="hint">${words.verifyHint}</p>
${farmForm(visit, { act: 'verify', button: words.verify })}`,
  }
}

const questionOf = ({ words }: FarmVisit, target: string, at: number | undefined): Markup =>
  html`<form class="fields"><div class="field"><label for="target">${words.asOfTarget}</label><input id="target" name="target" maxlength="2000" value="${target}" placeholder="/"></div>
<div class="field"><label for="at">${words.asOfTime}</label><input id="at" name="at" maxlength="60" value="${at === undefined ? '' : new Date(at).toISOString()}" aria-describedby="at-hint"><p class="hint" id="at-hint">${words.timeHint}</p></div>
<div><button>${words.asOf}</button></div></form>`

const sliderOf = (
  { words, formats }: FarmVisit,
  target: string,
  { end, position }: { readonly end: number; readonly position: number },
): Markup =>
  html`<form class="fields"><input type="hidden" name="target" value="${target}"><div class="field"><label for="record">${words.drag} ${formats.number(position)}</label>
<input id="record" type="range" name="record" min="1" max="${end}" value="${position}" data-send aria-describedby="record-hint"><p class="hint" id="record-hint">${words.dragHint}</p></div>
<div><button class="plain">${words.show}</button></div></form>`

async function stateOf(visit: FarmVisit, site: SiteHandle, past: { readonly at: number; readonly target: string }): Promise<Markup> {
  const { ctx, words, formats } = visit
  const when = new Date(past.at).toISOString()
  const found = await stateAsOf(site, ctx.runtime, past)
  const shown = formats.second(past.at)
  if (!found) return html`<h2>${words.asOf}</h2><p>${words.wasNot(past.target, shown)}</p>`
  const rows = Object.entries(found.state).map(([name, value]) => [name, textOf(value)])
  const bytes = found.bytes && farmAddress('eventjournal/bytes', { timestamp: when, target: past.target })
  return html`<h2>${words.was(past.target, shown)}</h2>
<p class="lead">${found.kind}, ${words.version} ${found.version}${bytes === undefined ? undefined : html`, <a href="${bytes}">${words.bytesThen}</a>`}</p>
${farmTable(words.asOf, [words.property, words.value], rows)}`
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 4000)

async function recordsOf(visit: FarmVisit, site: SiteHandle, position: number): Promise<Markup> {
  const { words, formats } = visit
  const { value } = await readJournal(site, { from: Math.max(1, position - around), top: 2 * around + 1 })
  if (value.length === 0) return html`<p>${words.nothing}</p>`
  const rows = value.map(({ sequence, at, actor, operation, target }) => [
    html`<a href="${farmAddress('eventjournal.aspx', { target: target.startsWith('/') ? target : '/', record: sequence })}">${sequence}</a>`,
    timeElement(at, formats.second(at)),
    ...[operation, actor, target],
  ])
  return farmTable(words.records, [words.record, words.time, words.operation, words.actor, words.target], rows)
}

function verdictOf({ words, formats }: FarmVisit, { valid, records, firstBroken }: JournalVerdict): Markup {
  if (valid || !firstBroken) return html`<p class="note-box" role="status">${words.journalIsWhole(formats.number(records))}</p>`
  return html`<p class="alert" role="alert">${words.journalIsBroken(`${firstBroken.journal} ${firstBroken.sequence}: ${firstBroken.reason}`)}</p>`
}
