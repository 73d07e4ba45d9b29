import { checkIn, checkInTypes, checkOut, undoCheckOut } from '../../../core/acts/files/check-out.ts'
import { attachmentsOf } from '../../../core/acts/items/attachments.ts'
import { getItem } from '../../../core/acts/items/items.ts'
import { defaultViewUrls } from '../../../core/acts/lists/views.ts'
import { recycleItem } from '../../../core/acts/recycle-bin/recycle-item.ts'
import type { Item } from '../../../core/content/items/item.ts'
import { textWords } from '../../../core/content/shown/field-text.ts'
import { documentsOfItems } from '../../../core/content/shown/items-of-documents.ts'
import { isLibrary, type List } from '../../../core/model/lists/list.ts'
import { editFormUrl } from '../../../core/model/lists/list-pages.ts'
import { html, type Markup } from '../../html.ts'
import { shownValue } from '../lists/cell.ts'
import { decideOn } from '../page/decide-on.ts'
import { formatsFor } from '../page/formats.ts'
import { digestField } from '../page/frame.ts'
import { can, namesOf } from '../page/rights.ts'
import { titleOf } from '../page/shown-item.ts'
import { address, hrefOf, idIn, layoutsAddress, type SitePage, type SiteVisit, seeOther } from '../page/visit.ts'
import { columnTitle, listTitle } from '../words/titles.ts'
import { approvalForm } from './approval.ts'
import { itemKey } from './edit.ts'
import { formColumns } from './form-columns.ts'

/** An item with all of its columns, and what the visitor may do with it. */
export const displayPage = (list: List): SitePage => ({
  async show(visit) {
    const { ctx, query, words } = visit
    const item = await getItem(ctx, { id: list.row.id }, idIn(query.get('id')))
    const [view = list.url] = await defaultViewUrls(ctx, [list])
    const columns = formColumns(item.list, item.row.contentTypeId, 'display').map(({ field }) => field)
    const texts = await textWords(ctx, [item], columns)
    const [attachments = []] = item.row.attachmentCount > 0 ? await attachmentsOf(ctx, [item]) : []
    return {
      title: titleOf(item),
      crumbs: [{ title: listTitle(visit.words, list), href: hrefOf(view) }],
      body: html`<div class="tools">${await toolsOf(visit, item)}</div>
<div data-part="item" data-live="${itemKey(item)}" data-live-gone="${hrefOf(view)}">
<dl class="facts">${columns.map(
        (field) => html`<dt>${columnTitle(visit.words, field, list)}</dt><dd>${shownValue(visit, item, field, texts)}</dd>
`,
      )}</dl>
${attachments.length === 0 ? undefined : html`<h2>${words.attachments}</h2><ul class="plainlist">${attachments.map(({ url, row: { fileName, sizeBytes } }) => html`<li><a href="${hrefOf(url)}">${fileName}</a> <span class="soft">${formatsFor(ctx.web.row).bytes(sizeBytes)}</span></li>`)}</ul>`}
${await textLines(visit, item)}
</div>`,
    }
  },
  async send(sent) {
    const { ctx, form, query } = sent
    const itemId = idIn(query.get('id'))
    const file = { list: { id: list.row.id }, itemId }
    switch (form.text('do')) {
      case 'recycle': {
        const [view = list.url] = await defaultViewUrls(ctx, [list])
        await recycleItem(ctx, { id: list.row.id }, itemId)
        return seeOther(hrefOf(view))
      }
      case 'checkout':
        await checkOut(ctx, file)
        break
      case 'checkin':
        await checkIn(ctx, file, form.text('comment'), list.row.enableMinorVersions ? checkInTypes.minor : checkInTypes.major)
        break
      case 'discard':
        await undoCheckOut(ctx, file)
        break
      case 'approve':
      case 'reject':
        await decideOn(ctx, list, itemId, { isApproved: form.text('do') === 'approve', comment: form.text('comment') })
        break
    }
    return seeOther(address(sent.path, { ID: itemId }))
  },
})

/** The links and buttons for an item. */
async function toolsOf(visit: SiteVisit, item: Item): Promise<Markup> {
  const { ctx, words } = visit
  const { list, row, folderUrl } = item
  const mayEdit = await can(ctx, 'EditListItems', row)
  const isFile = isLibrary(list) && row.kind === 0
  const parameters = { List: list.row.id, ID: row.itemId }
  return html`${mayEdit ? html`<a class="button" href="${address(editFormUrl(list), { ID: row.itemId })}">${words.edit}</a>` : undefined}
${isFile ? html`<a class="button plain" href="${hrefOf(`${folderUrl}/${row.leafName ?? ''}`)}" download>${words.download}</a>` : undefined}
${(await can(ctx, 'ViewVersions', row)) ? html`<a class="button plain" href="${layoutsAddress(ctx.web, 'versions.aspx', parameters)}">${words.versions}</a>` : undefined}
${(await can(ctx, 'EnumeratePermissions', row)) ? html`<a class="button plain" href="${layoutsAddress(ctx.web, 'user.aspx', parameters)}">${words.permissions}</a>` : undefined}
${isFile && mayEdit ? await checkOutForm(visit, item) : undefined}
${await approvalForm(visit, item)}
${(await can(ctx, 'DeleteListItems', row)) ? html`<form method="post">${digestField(visit)}<button class="danger" name="do" value="recycle">${words.deleteIt}</button></form>` : undefined}`
}

async function checkOutForm(visit: SiteVisit, item: Item): Promise<Markup | undefined> {
  const { ctx, words } = visit
  const [file] = await documentsOfItems(ctx, [item], 0)
  if (!file) return undefined
  const { checkedOutBy } = file.row
  if (checkedOutBy === null)
    return html`<form method="post">${digestField(visit)}<button class="plain" name="do" value="checkout">${words.checkOut}</button></form>`
  const name = await namesOf(ctx, [checkedOutBy])
  return html`<span class="mark">${words.checkedOutTo(name(checkedOutBy))}</span>
<form method="post" class="tools">${digestField(visit)}<input name="comment" aria-label="${words.comment}" placeholder="${words.comment}" maxlength="1000"><button class="plain" name="do" value="checkin">${words.checkIn}</button><button class="plain" name="do" value="discard">${words.discardCheckOut}</button></form>`
}

/** Who made and who changed the item last. */
async function textLines({ ctx, words }: SiteVisit, { row }: Item): Promise<Markup> {
  const { moment } = formatsFor(ctx.web.row)
  const name = await namesOf(ctx, [row.authorId, row.editorId])
  return html`<p class="soft">${words.createdLine(moment(row.createdAt), name(row.authorId))}<br>${words.modifiedLine(moment(row.modifiedAt), name(row.editorId))}</p>`
}
