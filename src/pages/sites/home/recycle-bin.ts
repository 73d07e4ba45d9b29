import { eraseEntriesById, getBinEntry, queryBin, restoreEntry } from '../../../core/acts/recycle-bin/recycle-bin.ts'
import { getWeb } from '../../../core/acts/sites/webs.ts'
import type { BinEntry } from '../../../core/content/bin-entry.ts'
import { DomainError } from '../../../core/kernel/errors.ts'
import { html, type Markup } from '../../html.ts'
import { shownMessage } from '../../shown-message.ts'
import { formatsFor, timeElement } from '../page/formats.ts'
import { alertBox, digestField, notice } from '../page/frame.ts'
import { can, namesOf } from '../page/rights.ts'
import { layoutsAddress, type Sent, type SitePage, type SiteVisit, seeOther } from '../page/visit.ts'

/** The most entries that the page shows, and that one form changes; the newest come first. */
const mostShown = 500

/** The deleted objects of a web, with buttons that bring the chosen ones back. Who manages the web sees its second stage, too. */
export const recycleBinPage: SitePage = {
  show: (visit) => showBin(visit),
  async send(sent) {
    const { ctx, form, words } = sent
    const ids = [...new Set(form.all('id'))].slice(0, mostShown)
    if (ids.length === 0) return showBin(sent, alertBox(words.selectFirst))
    if (form.text('do') === 'erase') {
      await eraseEntriesById(ctx, 'web', ids)
      return seeOther(binHref(sent))
    }
    return restoreChosen(sent, ids)
  },
}

const stageOf = ({ query }: SiteVisit): 1 | 2 => (query.get('stage') === '2' ? 2 : 1)

const binHref = (visit: SiteVisit, restored?: string) =>
  layoutsAddress(visit.ctx.web, 'recyclebin.aspx', { stage: stageOf(visit) === 2 ? 2 : undefined, restored })

/** Brings entries back, one after the other: what cannot come back does not keep the others. */
async function restoreChosen(sent: Sent, ids: readonly string[]) {
  const { ctx, words, request } = sent
  const failures: Markup[] = []
  const restored: string[] = []
  for (const id of ids) {
    const entry = await getBinEntry(ctx, 'web', id)
    try {
      await restoreEntry(ctx, 'web', id)
      restored.push(nameOf(entry))
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === 'internal' || ids.length === 1) throw error
      failures.push(html`<li>${nameOf(entry)}: ${shownMessage(words.language, request.profile, error)}</li>`)
    }
  }
  if (failures.length > 0) return showBin(sent, html`<div class="alert" role="alert"><ul>${failures.slice(0, 50)}</ul></div>`)
  return seeOther(binHref(sent, restored.length === 1 ? restored[0]?.slice(0, 255) : words.items(String(restored.length))))
}

const nameOf = ({ title, leafName }: BinEntry): string => title || leafName

async function showBin(visit: SiteVisit, message?: Markup) {
  const { ctx, words, query } = visit
  await getWeb(ctx)
  const entries = (await queryBin(ctx, 'web', stageOf(visit))).slice(0, mostShown)
  const restored = query.get('restored') ?? ''
  const tab = (stage: 1 | 2, text: string) =>
    html`<a href="${layoutsAddress(ctx.web, 'recyclebin.aspx', { stage: stage === 2 ? 2 : undefined })}"${stage === stageOf(visit) ? html` aria-current="page"` : undefined}>${text}</a>`
  const tabs = html`<nav class="tabs" aria-label="${words.recycleBin}">${tab(1, words.firstStage)}${tab(2, words.secondStage)}</nav>`
  return {
    title: words.recycleBin,
    status: message === undefined ? 200 : 400,
    body: html`${message}${restored === '' ? undefined : notice(words.restored(restored))}
${(await can(ctx, 'ManageWeb', ctx.web)) ? tabs : undefined}
${entries.length === 0 ? html`<p class="soft">${words.binEmpty}</p>` : await binTable(visit, entries)}`,
  }
}

async function binTable(visit: SiteVisit, entries: readonly BinEntry[]): Promise<Markup> {
  const { ctx, words } = visit
  const name = await namesOf(
    ctx,
    entries.map(({ deletedBy }) => deletedBy),
  )
  const { moment } = formatsFor(ctx.web.row)
  const row = (entry: BinEntry) =>
    html`<tr><td><input type="checkbox" name="id" value="${entry.id}" aria-label="${words.selectItem(nameOf(entry))}"></td><td>${nameOf(entry)}</td><td>/${entry.directory}</td><td>${timeElement(entry.deletedAt, moment(entry.deletedAt))}</td><td>${name(entry.deletedBy)}</td></tr>
`
  return html`<form method="post" class="rows">${digestField(visit)}
<div class="scroll" tabindex="0" role="region" aria-label="${words.recycleBin}"><table>
<thead><tr><th scope="col"><input type="checkbox" data-select-all data-with-script hidden aria-label="${words.selectAll}"><span class="visually-hidden" data-without-script>${words.select}</span></th><th scope="col">${words.name}</th><th scope="col">${words.place}</th><th scope="col">${words.deletedOn}</th><th scope="col">${words.deletedBy}</th></tr></thead>
<tbody>${entries.map(row)}</tbody></table></div>
<div class="tools chosen" role="group" aria-label="${words.selectedItems}"><span class="soft" data-with-script hidden data-selected="${words.selectedCount('#')}"></span><button name="do" value="restore">${words.restore}</button><button class="danger" name="do" value="erase">${words.deleteForGood}</button></div>
</form>`
}
