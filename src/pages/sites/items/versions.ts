import { deleteFileVersion, historyUrl, queryFileVersions, restoreFileVersion } from '../../../core/acts/files/document-versions.ts'
import { getFile } from '../../../core/acts/files/files.ts'
import { getItem } from '../../../core/acts/items/items.ts'
import { deleteVersion, queryVersions, restoreVersion } from '../../../core/acts/items/versions.ts'
import { uiVersionLabel } from '../../../core/content/items/item.ts'
import { isLibrary, type List } from '../../../core/model/lists/list.ts'
import { displayFormUrl } from '../../../core/model/lists/list-pages.ts'
import { html, type Markup } from '../../html.ts'
import { formatsFor, timeElement } from '../page/formats.ts'
import { digestField } from '../page/frame.ts'
import { can, namesOf } from '../page/rights.ts'
import { titleOf } from '../page/shown-item.ts'
import { address, hrefOf, idIn, layoutsAddress, type SitePage, type SiteVisit, seeOther } from '../page/visit.ts'

/** A version as the page shows it. */
interface ShownVersion {
  readonly uiVersion: number
  readonly at: number
  readonly editorId: number
  readonly comment: string
  readonly bytes: number | undefined
  readonly isCurrent: boolean
  /** The address of the bytes. */
  readonly href: string | undefined
}

/** The versions of an item or a file, the current one first. */
export const versionsPage = (list: List): SitePage => ({
  async show(visit) {
    const { ctx, query, words } = visit
    const item = await getItem(ctx, { id: list.row.id }, idIn(query.get('id')))
    const isFile = isLibrary(list) && item.row.kind === 0
    const versions = isFile ? await fileVersions(visit, list, item.row.itemId) : await itemVersions(visit, list, item.row.itemId)
    const name = await namesOf(
      ctx,
      versions.map(({ editorId }) => editorId),
    )
    const rights = { edit: await can(ctx, 'EditListItems', item.row), remove: await can(ctx, 'DeleteVersions', item.row) }
    const { moment, bytes } = formatsFor(ctx.web.row)
    const row = (version: ShownVersion): Markup => {
      const label = uiVersionLabel(version.uiVersion)
      const link = version.href === undefined ? label : html`<a href="${version.href}">${label}</a>`
      return html`<tr><td>${link}${version.isCurrent ? html` <span class="mark">${words.currentVersion}</span>` : undefined}</td><td>${timeElement(version.at, moment(version.at))}</td><td>${name(version.editorId)}</td><td class="number">${version.bytes === undefined ? '' : bytes(version.bytes)}</td><td>${version.comment}</td><td>${version.isCurrent ? undefined : buttons(visit, version.uiVersion, rights)}</td></tr>
`
    }
    return {
      title: `${words.versions}: ${titleOf(item)}`,
      crumbs: [{ title: titleOf(item), href: address(displayFormUrl(list), { ID: item.row.itemId }) }],
      body: html`<div class="scroll" tabindex="0" role="region" aria-label="${words.versions}"><table>
<thead><tr><th scope="col">${words.version}</th><th scope="col">${words.modified}</th><th scope="col">${words.by}</th><th scope="col" class="number">${words.size}</th><th scope="col">${words.comment}</th><th scope="col">${words.actions}</th></tr></thead>
<tbody>${versions.map(row)}</tbody></table></div>
${versions.length < 2 ? html`<p class="soft">${words.noVersions}</p>` : undefined}`,
    }
  },
  async send({ ctx, form, query }) {
    const itemId = idIn(query.get('id'))
    const uiVersion = idIn(form.text('version'))
    const { row } = await getItem(ctx, { id: list.row.id }, itemId)
    const isFile = isLibrary(list) && row.kind === 0
    const file = { list: { id: list.row.id }, itemId }
    if (form.text('do') === 'delete') {
      if (isFile) await deleteFileVersion(ctx, file, { uiVersion })
      else await deleteVersion(ctx, { id: list.row.id }, itemId, uiVersion)
    } else if (isFile) await restoreFileVersion(ctx, file, { uiVersion })
    else await restoreVersion(ctx, { id: list.row.id }, itemId, uiVersion)
    return seeOther(layoutsAddress(ctx.web, 'versions.aspx', { List: list.row.id, ID: itemId }))
  },
})

function buttons(visit: SiteVisit, uiVersion: number, { edit, remove }: { readonly edit: boolean; readonly remove: boolean }): Markup {
  const { words } = visit
  const label = uiVersionLabel(uiVersion)
  return html`<form method="post" class="tools">${digestField(visit)}<input type="hidden" name="version" value="${uiVersion}">${edit ? html`<button class="small" name="do" value="restore" aria-label="${words.restoreVersion(label)}">${words.restore}</button>` : undefined}${remove ? html`<button class="small danger" name="do" value="delete" aria-label="${words.deleteVersion(label)}">${words.deleteIt}</button>` : undefined}</form>`
}

async function itemVersions({ ctx }: SiteVisit, list: List, itemId: number): Promise<ShownVersion[]> {
  const versions = await queryVersions(ctx, { id: list.row.id }, itemId)
  return versions.map(({ uiVersion, createdAt, editorId, isCurrent }) => ({
    ...{ uiVersion, editorId, isCurrent, at: createdAt },
    ...{ comment: '', bytes: undefined, href: undefined },
  }))
}

async function fileVersions({ ctx }: SiteVisit, list: List, itemId: number): Promise<ShownVersion[]> {
  const file = await getFile(ctx, { list: { id: list.row.id }, itemId })
  const former = await queryFileVersions(ctx, { list: { id: list.row.id }, itemId })
  const { row } = file
  const current = {
    ...{ uiVersion: row.uiVersion, at: row.modifiedAt, editorId: row.editorId, comment: row.checkInComment ?? '' },
    ...{ bytes: row.sizeBytes, isCurrent: true, href: hrefOf(file.url) },
  }
  const base = ctx.web.url === '/' ? '' : ctx.web.url
  const others = former.map((version) => ({
    ...{ uiVersion: version.row.uiVersion, at: version.row.createdAt, editorId: version.row.editorId },
    ...{ comment: version.row.checkInComment ?? '', bytes: version.row.sizeBytes, isCurrent: false },
    href: hrefOf(`${base}/${historyUrl(ctx, version)}`),
  }))
  return [current, ...others.reverse()]
}
