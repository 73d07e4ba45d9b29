import { eraseEntriesById, getBinEntry, queryBin, restoreEntry } from '../../../core/acts/recycle-bin/recycle-bin.ts'
import { getWeb } from '../../../core/acts/sites/webs.ts'
import { html } from '../../html.ts'
import { formatsOf, timeElement } from '../page/formats.ts'
import { digestField, notice } from '../page/frame.ts'
import { namesOf } from '../page/rights.ts'
import { layoutsAddress, type SitePage, seeOther } from '../page/visit.ts'

/** The most entries that the page shows; the newest come first. */
const mostShown = 500

/** The deleted objects of a web, with buttons that bring them back. */
export const recycleBinPage: SitePage = {
  async show(visit) {
    const { ctx, words, query } = visit
    await getWeb(ctx)
    const entries = (await queryBin(ctx, 'web', 1)).slice(0, mostShown)
    const name = await namesOf(
      ctx,
      entries.map(({ deletedBy }) => deletedBy),
    )
    const { moment } = formatsOf(ctx.web.row.locale)
    const restored = query.get('restored') ?? ''
    return {
      title: words.recycleBin,
      body: html`${restored === '' ? undefined : notice(words.restored(restored))}
${
  entries.length === 0
    ? html`<p class="soft">${words.binEmpty}</p>`
    : html`<div class="scroll" tabindex="0" role="region" aria-label="${words.recycleBin}"><table>
<thead><tr><th scope="col">${words.name}</th><th scope="col">${words.place}</th><th scope="col">${words.deletedOn}</th><th scope="col">${words.deletedBy}</th><th scope="col">${words.actions}</th></tr></thead>
<tbody>${entries.map(
        ({ id, title, leafName, directory, deletedAt, deletedBy }) =>
          html`<tr><td>${title || leafName}</td><td>/${directory}</td><td>${timeElement(deletedAt, moment(deletedAt))}</td><td>${name(deletedBy)}</td><td><form method="post" class="tools">${digestField(visit)}<input type="hidden" name="id" value="${id}"><button class="small" name="do" value="restore" aria-label="${words.restore}: ${title}">${words.restore}</button><button class="small danger" name="do" value="erase" aria-label="${words.deleteForGood}: ${title}">${words.deleteForGood}</button></form></td></tr>
`,
      )}</tbody></table></div>`
}`,
    }
  },
  async send({ ctx, form }) {
    const id = form.text('id')
    const entry = await getBinEntry(ctx, 'web', id)
    if (form.text('do') === 'erase') {
      await eraseEntriesById(ctx, 'web', [id])
      return seeOther(layoutsAddress(ctx.web, 'recyclebin.aspx'))
    }
    await restoreEntry(ctx, 'web', id)
    return seeOther(layoutsAddress(ctx.web, 'recyclebin.aspx', { restored: entry.title }))
  },
}
