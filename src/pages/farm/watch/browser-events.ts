import type { KeptEvent } from '../../../core/acts/telemetry/telemetry-ring.ts'
import { html, type Markup } from '../../html.ts'
import { timeElement } from '../../sites/page/formats.ts'
import { idIn } from '../../sites/page/visit.ts'
import { farmAddress, farmTable } from '../page/farm-frame.ts'
import type { FarmVisit } from '../page/farm-visit.ts'

const rowsAPage = 50

/** What browsers have reported to this process, the latest first, with a filter. */
export function browserEvents(visit: FarmVisit): Markup {
  const { options, query, words } = visit
  const asked = { name: query.get('name')?.trim().slice(0, 100) || undefined, user: query.get('user')?.trim().slice(0, 255) || undefined }
  const before = idIn(query.get('before')) || undefined
  const { events, next } = options.parts.telemetry.read({
    top: rowsAPage,
    ...(asked.name !== undefined && { name: asked.name }),
    ...(asked.user !== undefined && { user: asked.user }),
    ...(before !== undefined && { before }),
  })
  const latest = before === undefined ? undefined : html`<a href="${farmAddress('telemetry.aspx', asked)}">${words.latest}</a>`
  const older =
    next === undefined ? undefined : html`<a href="${farmAddress('telemetry.aspx', { ...asked, before: next })}">${words.next}</a>`
  return html`<h2>${words.browserEvents}</h2><p class="hint">${words.browserEventsLead(visit.formats.number(options.parts.telemetry.maximum))}</p>
${filterOf(visit, asked)}${tableOf(visit, events)}
${latest || older ? html`<p class="pager">${latest} ${older}</p>` : undefined}`
}

function filterOf({ words }: FarmVisit, { name, user }: { readonly name: string | undefined; readonly user: string | undefined }): Markup {
  const isOpen = name !== undefined || user !== undefined
  return html`<details class="filter"${isOpen ? html` open` : undefined}><summary>${words.filter}</summary><form>
<label>${words.eventName}<input name="name" maxlength="100" value="${name ?? ''}"></label>
<label>${words.actor}<input name="user" maxlength="255" value="${user ?? ''}"></label><button>${words.show}</button></form></details>`
}

function tableOf({ words, formats }: FarmVisit, events: readonly KeptEvent[]): Markup {
  if (events.length === 0) return html`<p>${words.nothing}</p>`
  const rows = events.map(({ receivedAt, name, loginName, tenant, properties }) => [
    timeElement(receivedAt, formats.second(receivedAt)),
    name,
    tenant === '' ? loginName : `${loginName} (${tenant})`,
    [...properties]
      .map(([property, value]) => `${property}: ${typeof value === 'number' ? formats.number(value) : String(value)}`)
      .join(' \u00b7 '),
  ])
  return farmTable(words.browserEvents, [words.time, words.eventName, words.actor, words.detail], rows)
}
