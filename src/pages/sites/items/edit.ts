import { demand } from '../../../core/access/access.ts'
import { queryAttachments } from '../../../core/acts/items/attachments.ts'
import { updateItemFromForm } from '../../../core/acts/items/form-values.ts'
import { getItem } from '../../../core/acts/items/items.ts'
import { defaultViewUrls } from '../../../core/acts/lists/views.ts'
import type { Item } from '../../../core/content/items/item.ts'
import { securedItem } from '../../../core/content/items/item-rights.ts'
import { textWords } from '../../../core/content/shown/field-text.ts'
import { DomainError } from '../../../core/kernel/errors.ts'
import type { Field } from '../../../core/model/lists/field.ts'
import { isLibrary, type List } from '../../../core/model/lists/list.ts'
import { displayFormUrl } from '../../../core/model/lists/list-pages.ts'
import { html, type Markup } from '../../html.ts'
import { shownValue } from '../lists/cell.ts'
import { alertBox } from '../page/frame.ts'
import { titleOf } from '../page/shown-item.ts'
import type { SitePagesOptions } from '../page/site-options.ts'
import {
  address,
  hrefOf,
  idIn,
  type Sent,
  type SiteAnswer,
  type SiteContent,
  type SitePage,
  type SiteVisit,
  seeOther,
} from '../page/visit.ts'
import { listTitle } from '../words/titles.ts'
import { saveWithFiles } from './attach.ts'
import { chooseable, formColumns } from './form-columns.ts'
import type { Inputs } from './form-values.ts'
import { type ItemForm, inputsOfItem, itemFormMarkup, messagesOf, readColumns } from './item-form.ts'

/** The form that changes an item. Nobody overwrites what somebody else has saved meanwhile without seeing it. */
export const editPage = (list: List, options: SitePagesOptions): SitePage => ({
  async show(visit) {
    const item = await itemOf(visit, list)
    await demand(visit.ctx, 'EditListItems', securedItem(list, item.row))
    const columns = formColumns(list, item.row.contentTypeId, 'edit')
    return contentOf(visit, item, { wrong: new Map(), inputs: await inputsOfItem(visit, item, columns) }, 200)
  },
  send: (sent) => save(sent, list, options),
})

const itemOf = ({ ctx, query }: SiteVisit, list: List): Promise<Item> => getItem(ctx, { id: list.row.id }, idIn(query.get('id')))

type Rejected = Pick<ItemForm, 'inputs' | 'wrong' | 'message'> & Partial<Pick<ItemForm, 'theirs' | 'contentTypeId'>>

async function contentOf(visit: SiteVisit, item: Item, form: Rejected, status: number): Promise<SiteContent> {
  const { ctx, words } = visit
  const { list, row } = item
  const [view = list.url] = await defaultViewUrls(ctx, [list])
  const contentTypeId = form.contentTypeId ?? row.contentTypeId
  const showHref = address(displayFormUrl(list), { ID: row.itemId })
  const attachments = isLibrary(list) || row.attachmentCount === 0 ? [] : await queryAttachments(ctx, { id: list.row.id }, row.itemId)
  return {
    title: words.editItem(titleOf(item)),
    status,
    crumbs: [
      { title: listTitle(words, list), href: hrefOf(view) },
      { title: titleOf(item), href: showHref },
    ],
    body: await itemFormMarkup(visit, {
      ...{ list, attachments, ...form, contentTypeId, cancelHref: showHref, version: row.version },
      columns: formColumns(list, contentTypeId, 'edit'),
      live: itemKey(item),
    }),
  }
}

/** The group of the hub whose messages concern an item (docs/live.md). */
export const itemKey = ({ list, row }: Item): string => `item:${list.webUrl.slice(1)}:${list.row.title}:${row.itemId}`

type Outcome = { readonly rejected?: Rejected; readonly status: number }

async function save(sent: Sent, list: List, { hostName, uploadBytes }: SitePagesOptions): Promise<SiteAnswer> {
  const { ctx, words } = sent
  const item = await itemOf(sent, list)
  const { itemId } = item.row
  await demand(ctx, 'EditListItems', securedItem(list, item.row))
  const done = await saveWithFiles<Outcome>(sent, list.row.id, uploadBytes, async (form) => {
    const version = idIn(form.text('version'))
    const types = chooseable(list)
    const asked = form.text('contentType')
    const contentTypeId = types.some(({ id }) => id === asked) ? asked : item.row.contentTypeId
    const columns = formColumns(list, contentTypeId, 'edit')
    const before = await inputsOfItem(sent, item, columns)
    const read = await readColumns(sent, form, columns, hostName, before)
    const kept = { contentTypeId, inputs: read.inputs }
    if (form.text('do') === 'type') return { itemId: undefined, outcome: { rejected: { ...kept, wrong: new Map() }, status: 200 } }
    if (item.row.version !== version) return { itemId: undefined, outcome: await conflict(sent, item, before, kept) }
    if (read.wrong.size > 0)
      return { itemId: undefined, outcome: { rejected: { ...kept, wrong: read.wrong, message: words.fixErrors }, status: 400 } }
    const values = contentTypeId === item.row.contentTypeId ? read.values : [...read.values, { name: 'ContentTypeId', text: contentTypeId }]
    try {
      const expected = { given: String(version), versions: [version] }
      const wrong = messagesOf(sent, await updateItemFromForm(ctx, { id: list.row.id }, itemId, values, 'usual', expected))
      if (wrong.size > 0) return { itemId: undefined, outcome: { rejected: { ...kept, wrong, message: words.fixErrors }, status: 400 } }
    } catch (error) {
      if (!(error instanceof DomainError) || error.reason !== 'version_conflict') throw error
      const now = await itemOf(sent, list)
      return { itemId: undefined, outcome: await conflict(sent, now, await inputsOfItem(sent, now, columns), kept) }
    }
    return { itemId, outcome: { status: 303 } }
  })
  const showHref = address(displayFormUrl(list), { ID: itemId })
  const { rejected, status } = done.outcome
  if (rejected) return contentOf(sent, await itemOf(sent, list), rejected, status)
  if (done.failures.length === 0) return seeOther(showHref)
  return { title: titleOf(item), status: 400, body: html`${done.failures.map(alertBox)}<p><a href="${showHref}">${words.back}</a></p>` }
}

/** The form with the values that were sent, and beside them the stored ones that differ. */
async function conflict(
  visit: SiteVisit,
  now: Item,
  stored: ReadonlyMap<Field, Inputs>,
  kept: Pick<Rejected, 'inputs' | 'contentTypeId'>,
): Promise<Outcome> {
  const fields = [...stored.keys()]
  const texts = await textWords(visit.ctx, [now], fields)
  const theirs = new Map<Field, Markup>()
  for (const field of fields) {
    const [mine, present] = [kept.inputs.get(field) ?? [], stored.get(field) ?? []]
    if (mine.join('\n') === present.join('\n')) continue
    const value = shownValue(visit, now, field, texts)
    theirs.set(field, html`${visit.words.storedNow}: ${value.html === '' ? visit.words.noValue : value}`)
  }
  return { rejected: { ...kept, wrong: new Map(), theirs, message: visit.words.conflict }, status: 409 }
}
