import { type LegalHold, listHolds } from '../../../core/acts/archive/legal-holds.ts'
import { type ArchivedPlace, archiveOverview, type FoundDamage } from '../../../core/acts/archive/overview.ts'
import { queryLists } from '../../../core/acts/lists/lists.ts'
import { policiesOfWeb, type RetentionPolicy } from '../../../core/acts/retention/policies.ts'
import type { List } from '../../../core/model/lists/list.ts'
import { isFarmAdmin } from '../../../core/model/people/actors.ts'
import { html, type Markup } from '../../html.ts'
import { type Formats, formatsFor, timeElement } from '../page/formats.ts'
import { digestField, notice } from '../page/frame.ts'
import { hrefOf, layoutsAddress, type SiteAnswer, type SiteVisit } from '../page/visit.ts'
import { listTitle, webTitle } from '../words/titles.ts'

interface Shown {
  readonly visit: SiteVisit
  readonly formats: Formats
  /** The lists of the web that the visitor sees. */
  readonly lists: readonly List[]
}

/** The page of the archive of a web. Fails with `access_denied`. */
export async function shownArchive(visit: SiteVisit, message?: Markup): Promise<SiteAnswer> {
  const { ctx, query, words } = visit
  const { places, damaged } = await archiveOverview(ctx)
  const shown = { visit, formats: formatsFor(ctx.web.row), lists: (await queryLists(ctx)).filter(({ row }) => !row.hidden) }
  const saved = query.get('saved')
  return {
    title: words.archive.title,
    status: message === undefined ? 200 : 400,
    crumbs: [{ title: words.siteSettings, href: layoutsAddress(ctx.web, 'settings.aspx') }],
    body: html`${message}${saved === undefined ? undefined : notice(saved === 'queued' ? words.archive.queued : words.saved)}
<p class="lead">${words.archive.lead}</p>
${archived(shown, places)}${integrity(shown, damaged)}${holds(shown, await listHolds(ctx))}${policies(shown, await policiesOfWeb(ctx))}
<h2>${words.archive.snapshots}</h2><p class="hint">${words.archive.snapshotsHint}</p>
<p><a class="button plain" href="${layoutsAddress(ctx.web, 'archive.aspx', { snapshots: 1 })}">${words.archive.showSnapshots}</a></p>`,
  }
}

/** A table in a part that scrolls by itself. */
export const archiveTable = (name: string, heads: readonly string[], rows: readonly (readonly (Markup | string | undefined)[])[]): Markup =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${name}"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`)}</tbody></table></div>`

const time = ({ formats }: Pick<Shown, 'formats'>, at: number | null): Markup | undefined =>
  at === null ? undefined : timeElement(at, formats.moment(at))

const button = (visit: SiteVisit, act: string, text: string, name: string, values: Readonly<Record<string, string>>): Markup =>
  html`<form method="post">${digestField(visit)}${Object.entries(values).map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}">`)}<button class="small" name="do" value="${act}" aria-label="${text}: ${name}">${text}</button></form>`

const listChoice = ({ visit, lists }: Shown, id: string, label: string, withWeb: boolean): Markup => {
  const { ctx, words } = visit
  const web = withWeb ? html`<option value="">${words.archive.wholeSite(webTitle(words, ctx.web))}</option>` : undefined
  return html`<div class="field"><label for="${id}">${label}</label><select id="${id}" name="${withWeb ? 'place' : 'list'}">${web}${lists.map((one) => html`<option value="${one.row.id}">${listTitle(words, one)}</option>`)}</select></div>`
}

function archived(shown: Shown, places: readonly ArchivedPlace[]): Markup {
  const { ctx, words } = shown.visit
  const texts = words.archive
  const mayTakeOut = isFarmAdmin(ctx.actor)
  const rows = places.map(({ row, title, url, by }) => [
    html`<a href="${hrefOf(url)}">${title}</a> <span class="soft">${url}</span>`,
    time(shown, row.archivedAt),
    by,
    row.hashedAt === null ? texts.hashesComing : texts.hashesComplete,
    row.walkedAt === null ? texts.never : time(shown, row.walkedAt),
    mayTakeOut
      ? button(shown.visit, 'takeOut', texts.takeOut, title, { place: row.isList ? row.objectId : '', web: row.webId })
      : undefined,
  ])
  const heads = [texts.what, texts.since, texts.by, texts.state, texts.checked, words.actions]
  return html`<h2>${texts.archived}</h2>
${places.length === 0 ? html`<p class="soft">${texts.nothingArchived}</p>` : archiveTable(texts.archived, heads, rows)}
${places.length > 0 && !mayTakeOut ? html`<p class="hint">${texts.takeOutOnlyFarm}</p>` : undefined}
<h3>${texts.putIn}</h3>
<form method="post" class="fields">${digestField(shown.visit)}${listChoice(shown, 'archived', texts.siteOrList, true)}
<label class="choice"><input type="checkbox" name="sure" value="1"> ${texts.sure}</label>
<div><button class="danger" name="do" value="archive">${texts.archive}</button></div></form>`
}

function integrity(shown: Shown, damaged: readonly FoundDamage[]): Markup {
  const { words } = shown.visit
  const texts = words.archive
  const rows = damaged.map(({ row, listTitle }) => [listTitle, String(row.itemId), time(shown, row.damagedAt)])
  const found = html`<p class="alert" role="alert">${texts.damaged}</p>${archiveTable(texts.damage, [texts.list, texts.item, texts.since], rows)}`
  return html`<h2>${texts.damage}</h2>${damaged.length === 0 ? html`<p class="soft">${texts.noDamage}</p>` : found}`
}

function holds(shown: Shown, all: readonly LegalHold[]): Markup {
  const { ctx, words } = shown.visit
  const texts = words.archive
  const titles = new Map(shown.lists.map((list) => [list.row.id, listTitle(words, list)]))
  const rows = all.map(({ row, scope }) => {
    const list = scope.listId === undefined ? undefined : (titles.get(scope.listId) ?? scope.listId)
    const items = scope.itemIds && texts.items(shown.formats.number(scope.itemIds.length))
    const place = [items, list, scope.webUrl].filter((part) => part !== undefined).join(' ')
    const ends = row.releasedAt === null && isFarmAdmin(ctx.actor)
    return [
      row.name,
      place,
      time(shown, row.createdAt),
      time(shown, row.releasedAt),
      ends ? button(shown.visit, 'release', texts.release, row.name, { hold: row.id }) : undefined,
    ]
  })
  const heads = [words.name, texts.scope, texts.since, texts.released, words.actions]
  return html`<h2>${texts.holds}</h2>
${all.length === 0 ? html`<p class="soft">${texts.noHolds}</p>` : archiveTable(texts.holds, heads, rows)}
<h3>${texts.newHold}</h3>
<form method="post" class="fields">${digestField(shown.visit)}
<div class="field"><label for="hold">${texts.holdName}</label><input id="hold" name="name" maxlength="255" required></div>
${listChoice(shown, 'held', texts.siteOrList, true)}
<div class="field"><label for="ids">${texts.itemIds}</label><input id="ids" name="itemIds" maxlength="4000" aria-describedby="ids-hint"><p class="hint" id="ids-hint">${texts.itemIdsHint}</p></div>
<div><button name="do" value="hold">${texts.hold}</button></div></form>`
}

function policies(shown: Shown, all: readonly RetentionPolicy[]): Markup {
  const { ctx, words } = shown.visit
  const texts = words.archive
  const number = (count: number | null) => shown.formats.number(count ?? 0)
  const rows = all.map(({ list, row }) => {
    const values = { list: list.row.id, policy: row.id }
    const last =
      row.lastRunAt === null
        ? texts.never
        : html`${time(shown, row.lastRunAt)}: ${texts.counts(number(row.lastDone), number(row.lastKept), number(row.lastFailed))}`
    const preview = layoutsAddress(ctx.web, 'archive.aspx', { preview: row.id, List: list.row.id })
    return [
      listTitle(words, list),
      texts.ruleText(row.period, row.basis === 'Created', row.action === 'Delete'),
      last,
      html`<a href="${preview}" aria-label="${texts.preview}: ${listTitle(words, list)}">${texts.preview}</a> ${button(shown.visit, 'deletePolicy', words.deleteIt, listTitle(words, list), values)}`,
    ]
  })
  const form = html`<h3>${texts.newPolicy}</h3>
<form method="post" class="fields">${digestField(shown.visit)}${listChoice(shown, 'policed', texts.list, false)}
<div class="field"><label for="period">${texts.period}</label><input id="period" name="period" maxlength="60" required aria-describedby="period-hint"><p class="hint" id="period-hint">${texts.periodHint}</p></div>
<div class="field"><label for="from">${texts.from}</label><select id="from" name="from"><option value="Modified">${words.modified}</option><option value="Created">${words.created}</option></select></div>
<div class="field"><label for="action">${texts.action}</label><select id="action" name="action"><option value="Recycle">${texts.recycle}</option><option value="Delete">${texts.deleteForGood}</option></select></div>
<div><button name="do" value="policy">${words.add}</button></div></form>`
  return html`<h2>${texts.policies}</h2>
${all.length === 0 ? html`<p class="soft">${texts.noPolicies}</p>` : archiveTable(texts.policies, [texts.list, texts.rule, texts.lastRun, words.actions], rows)}
${shown.lists.length === 0 ? undefined : form}`
}
