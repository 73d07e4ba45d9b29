import type { WebPartRow } from '../../../../generated/prisma/content.ts'
import { demand } from '../../../core/access/access.ts'
import { addWebPart, deleteWebPart, getPageParts, getWebPart, type PagePart, saveWebPart } from '../../../core/acts/web-parts/web-parts.ts'
import { type Document, securedDocument } from '../../../core/content/documents/documents.ts'
import { html, type Markup } from '../../html.ts'
import { digestField } from '../page/frame.ts'
import { address, type Sent, type SiteAnswer, type SiteVisit, seeOther } from '../page/visit.ts'
import { orRefusal } from '../settings/refused.ts'
import { listTitle } from '../words/titles.ts'
import { changedPart, newKinds, newPart, partInputs } from './part-forms.ts'
import { partKindOf, whyNotShown } from './part-kinds.ts'

/** The editor of a page of zones and web parts: forms alone, which a script lets people drag too (`src/pages/sites/browser/parts-script.ts`). */

/** The zones that a page without parts offers. */
const usualZones = ['Left', 'Main', 'Right']
const mainZone = 'Main'

/** Whether a visit asks for the editor. */
export const wantsEditor = ({ query }: SiteVisit): boolean => query.get('edit') === '1'

/** The address of the editor; it begins with a part, which is open or has its button in focus. */
const editorAt = (url: string, at?: { readonly part: string; readonly moved?: string; readonly open?: 1 }): string =>
  `${address(url, { edit: 1, part: at?.part, moved: at?.moved, open: at?.open })}${at ? `#part-${at.part}` : ''}`

export const editLink = ({ url }: Document): string => editorAt(url)

/** Shows the editor. Fails with `access_denied` for a visitor who may not change the page. */
export async function showEditor(visit: SiteVisit, message?: Markup): Promise<SiteAnswer> {
  const { ctx, words, path } = visit
  const { page, parts } = await getPageParts(ctx, { url: path })
  await demand(ctx, 'EditListItems', securedDocument(page))
  const zones = zonesOf(parts)
  const shown: Markup[] = []
  for (const [zoneId, own] of zones) {
    const cards: Markup[] = []
    for (const [index, part] of own.entries()) cards.push(await card(visit, page, part, { index, count: own.length }))
    shown.push(html`<section class="zone" data-drop-zone="${zoneId}"><h2>${words.zoneNamed(zoneId)}</h2>
${own.length === 0 ? html`<p class="soft">${words.emptyZone}</p>` : cards}
</section>
`)
  }
  const names = html`<datalist id="zones">${[...zones.keys()].map((name) => html`<option value="${name}"></option>`)}</datalist>`
  return {
    title: words.editPage(page.row.leafName.replace(/\.aspx$/i, '')),
    status: message === undefined ? 200 : 400,
    crumbs: page.list ? [{ title: listTitle(words, page.list), href: address(page.list.url) }] : [],
    body: html`${message}
<div class="tools"><a class="button" href="${address(page.url)}">${words.doneEditing}</a></div>
${addForm(visit, page)}
<div class="zones" data-parts>${shown}</div>
${names}`,
  }
}

/** The parts by zone. A page with few zones offers the usual ones too. */
function zonesOf(parts: readonly WebPartRow[]): ReadonlyMap<string, WebPartRow[]> {
  const zones = new Map<string, WebPartRow[]>()
  for (const part of parts) zones.set(part.zoneId, [...(zones.get(part.zoneId) ?? []), part])
  if (zones.size < 2) for (const name of usualZones) if (!zones.has(name)) zones.set(name, [])
  return zones
}

function addForm(visit: SiteVisit, page: Document): Markup {
  const { words } = visit
  const kinds = newKinds.map((kind) => html`<option value="${kind}">${words.partKinds[kind]}</option>`)
  return html`<form method="post" action="${editorAt(page.url)}" class="tools panel">${digestField(visit)}
<label>${words.webPart} <select name="kind">${kinds}</select></label>
<label>${words.zone} <input name="zone" list="zones" maxlength="64" required value="${mainZone}"></label>
<label>${words.title} <input name="title" maxlength="255"></label>
<button name="do" value="add">${words.addPart}</button></form>`
}

interface Place {
  readonly index: number
  readonly count: number
}

async function card(visit: SiteVisit, page: Document, part: WebPartRow, { index, count }: Place): Promise<Markup> {
  const { query, words } = visit
  const kind = partKindOf(part.typeName)
  const shownKind = kind ? words.partKinds[kind] : part.typeName.slice(0, 80)
  const why = whyNotShown(part)
  const name = part.title.trim() || (kind ? shownKind : words.webPart)
  const isAt = query.get('part') === part.id
  const mover = (to: 'up' | 'down', mark: string, text: string, isOff: boolean) => {
    const hasFocus = isAt && query.get('moved') === to && !isOff
    return html`<button class="plain small" name="do" value="${to}" aria-label="${text}" title="${text}"${isOff ? html` disabled` : undefined}${hasFocus ? html` autofocus` : undefined}>${mark}</button>`
  }
  const id = `part-${part.id}`
  return html`<article class="card" id="${id}" data-part-card="${part.id}" aria-label="${name}">
<form method="post" action="${editorAt(page.url)}">${digestField(visit)}<input type="hidden" name="id" value="${part.id}"><input type="hidden" name="ordinal" value="${index}">
<div class="tools"><strong>${name}</strong>${shownKind === name ? undefined : html` <span class="soft">${shownKind}</span>`}${why === undefined ? undefined : html` <span class="soft">(${words.notShown[why]})</span>`}
<span class="movers">${mover('up', '↑', words.movePartUp(name), index === 0)}${mover('down', '↓', words.movePartDown(name), index === count - 1)}</span></div>
<details${isAt && query.has('open') ? html` open` : undefined}><summary>${words.configure}<span class="visually-hidden"> ${name}</span></summary>
<div class="fields"><div class="field"><label for="${id}-title">${words.title}</label><input id="${id}-title" name="title" maxlength="255" value="${part.title}"></div>
${await partInputs(visit, part, id)}<div class="field"><label for="${id}-zone">${words.zone}</label><input id="${id}-zone" name="zone" list="zones" maxlength="64" required value="${part.zoneId}"></div>
<div class="tools"><button name="do" value="save">${words.save}</button><button class="danger" name="do" value="remove">${words.removePart}</button></div></div></details>
</form></article>
`
}

/** Does what a form of the editor says. */
export const changeParts = (sent: Sent): Promise<SiteAnswer> =>
  orRefusal(
    sent,
    async () => seeOther(await changed(sent)),
    (message) => showEditor(sent, message),
  )

/** Changes the page, and says where the editor begins after that. */
async function changed({ ctx, form, path, words }: Sent): Promise<string> {
  const page = { url: path }
  const zoneId = form.text('zone').trim()
  if (form.text('do') === 'add') {
    const kind = newKinds.find((one) => one === form.text('kind')) ?? 'text'
    const said = newPart(kind, form.text('title').trim() || words.partKinds[kind])
    const { id } = await addWebPart(ctx, page, { ...said, place: { zoneId } })
    return editorAt(path, { part: id, open: 1 })
  }
  const found = await getWebPart(ctx, page, form.text('id').slice(0, 60).toLowerCase())
  const { part } = found
  switch (form.text('do')) {
    case 'remove':
      await deleteWebPart(ctx, page, part.id)
      return editorAt(path)
    case 'up':
    case 'down': {
      const step = form.text('do') === 'up' ? -1 : 1
      await saveWebPart(ctx, page, part.id, { ...part, place: { ordinal: Math.max(0, part.ordinal + step) } }, false)
      return editorAt(path, { part: part.id, moved: form.text('do') })
    }
    case 'place':
      await saveWebPart(ctx, page, part.id, { ...part, place: placeOf(found, zoneId, form.text('ordinal')) }, false)
      return editorAt(path, { part: part.id })
    default: {
      const place = zoneId === '' || zoneId === part.zoneId ? {} : { zoneId }
      await saveWebPart(ctx, page, part.id, { ...changedPart(part, form), place }, false)
      return editorAt(path, { part: part.id })
    }
  }
}

const placeOf = ({ part }: PagePart, zoneId: string, ordinal: string) => ({
  zoneId: zoneId === '' ? part.zoneId : zoneId,
  ...(/^\d{1,3}$/.test(ordinal) && { ordinal: Number(ordinal) }),
})
