import { demand } from '../../../core/access/access.ts'
import { addItemFromForm } from '../../../core/acts/items/form-values.ts'
import { defaultViewUrls } from '../../../core/acts/lists/views.ts'
import { getFolder } from '../../../core/content/documents/documents.ts'
import type { List } from '../../../core/model/lists/list.ts'
import { displayFormUrl } from '../../../core/model/lists/list-pages.ts'
import { html } from '../../html.ts'
import { alertBox } from '../page/frame.ts'
import type { SitePagesOptions } from '../page/site-options.ts'
import { address, hrefOf, type Sent, type SiteAnswer, type SiteContent, type SitePage, type SiteVisit, seeOther } from '../page/visit.ts'
import { listTitle } from '../words/titles.ts'
import { saveWithFiles } from './attach.ts'
import { chooseable, formColumns } from './form-columns.ts'
import { type ItemForm, itemFormMarkup, messagesOf, readColumns } from './item-form.ts'

/** The form for a new item of a list. */
export const newPage = (list: List, options: SitePagesOptions): SitePage => ({
  async show(visit) {
    await demand(visit.ctx, 'AddListItems', list)
    return contentOf(visit, list, { inputs: new Map(), wrong: new Map(), contentTypeId: typeOf(list, visit.query.get('contenttypeid')) })
  },
  send: (sent) => add(sent, list, options),
})

/** The content type with an id, or the first one. */
function typeOf(list: List, id: string | undefined): string {
  const types = chooseable(list)
  return (types.find((type) => type.id === id) ?? types[0] ?? list.contentTypes[0])?.id ?? ''
}

type NewForm = Pick<ItemForm, 'inputs' | 'wrong' | 'contentTypeId' | 'message'>

async function contentOf(visit: SiteVisit, list: List, form: NewForm): Promise<SiteContent> {
  const [view = list.url] = await defaultViewUrls(visit.ctx, [list])
  const columns = formColumns(list, form.contentTypeId, 'new')
  const cancelHref = address(view, { RootFolder: visit.query.get('rootfolder') })
  return {
    title: visit.words.newItemIn(listTitle(visit.words, list)),
    status: form.message === undefined ? 200 : 400,
    crumbs: [{ title: listTitle(visit.words, list), href: hrefOf(view) }],
    body: await itemFormMarkup(visit, { list, columns, cancelHref, ...form }),
  }
}

async function add(sent: Sent, list: List, { hostName, uploadBytes }: SitePagesOptions): Promise<SiteAnswer> {
  const { ctx, query, words } = sent
  const folder = query.get('rootfolder') || undefined
  const parent = folder === undefined ? undefined : await getFolder(ctx, { from: { url: folder } })
  const saved = await saveWithFiles<NewForm>(sent, list.row.id, uploadBytes, async (form) => {
    const contentTypeId = typeOf(list, form.text('contentType'))
    const read = await readColumns(sent, form, formColumns(list, contentTypeId, 'new'), hostName)
    const kept = { contentTypeId, inputs: read.inputs }
    if (form.text('do') === 'type') return { itemId: undefined, outcome: { ...kept, wrong: new Map() } }
    const rejected = { ...kept, message: words.fixErrors }
    if (read.wrong.size > 0) return { itemId: undefined, outcome: { ...rejected, wrong: read.wrong } }
    const isTyped = chooseable(list).length > 1
    const values = isTyped ? [...read.values, { name: 'ContentTypeId', text: contentTypeId }] : read.values
    const { item, results } = await addItemFromForm(ctx, { id: list.row.id }, values, { folder: parent })
    return { itemId: item?.row.itemId, outcome: { ...rejected, wrong: messagesOf(sent, results) } }
  })
  if (saved.itemId === undefined) return contentOf(sent, list, saved.outcome)
  if (saved.failures.length === 0) {
    const [view = list.url] = await defaultViewUrls(ctx, [list])
    return seeOther(address(view, { RootFolder: folder }))
  }
  return {
    title: words.newItemIn(listTitle(words, list)),
    status: 400,
    body: html`${saved.failures.map(alertBox)}<p><a href="${address(displayFormUrl(list), { ID: saved.itemId })}">${words.back}</a></p>`,
  }
}
