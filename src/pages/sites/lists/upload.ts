import { demand } from '../../../core/access/access.ts'
import { addFile } from '../../../core/acts/files/files.ts'
import { defaultViewUrls } from '../../../core/acts/lists/views.ts'
import { DomainError, invalid } from '../../../core/kernel/errors.ts'
import { isLibrary, type List } from '../../../core/model/lists/list.ts'
import { newFormUrl } from '../../../core/model/lists/list-pages.ts'
import { html, type Markup } from '../../html.ts'
import { shownMessage } from '../../shown-message.ts'
import { hasFiles, readFormWithFiles } from '../page/form-body.ts'
import { alertBox, digestField } from '../page/frame.ts'
import type { SitePagesOptions } from '../page/site-options.ts'
import { address, hrefOf, type Sent, type SiteAnswer, type SitePage, type SiteVisit, seeOther } from '../page/visit.ts'
import { listTitle } from '../words/titles.ts'

/** The form that uploads files to a folder of a library. A small module adds drag and drop with progress. */
export function uploadForm(visit: SiteVisit, list: List, folder: string | undefined): Markup {
  const { words } = visit
  return html`<form method="post" enctype="multipart/form-data" class="drop tools" action="${address(newFormUrl(list), { RootFolder: folder })}" data-upload data-upload-web="${hrefOf(list.webUrl === '/' ? '' : list.webUrl)}" data-upload-folder="${folder ?? list.url}" data-upload-waiting="${words.uploadWaiting}" data-upload-failed="${words.uploadFailed}">${digestField(visit)}
<label class="choice"><input type="checkbox" name="overwrite" value="1"> ${words.overwrite}</label>
<label>${words.files} <input type="file" name="files" multiple required></label>
<button>${words.upload}</button>
<span class="hint" data-with-script hidden>${words.dropHere}</span>
<span data-upload-state role="status"></span>
</form>`
}

/** The upload page of a library. */
export const uploadPage = (list: List, options: SitePagesOptions): SitePage => ({
  async show(visit) {
    demandLibrary(list)
    const { ctx, words, query } = visit
    await demand(ctx, 'AddListItems', list)
    const [view = list.url] = await defaultViewUrls(ctx, [list])
    const folder = query.get('rootfolder') || undefined
    return {
      title: words.uploadTo(folder === undefined ? listTitle(words, list) : folder.slice(folder.lastIndexOf('/') + 1)),
      crumbs: [{ title: listTitle(words, list), href: hrefOf(view) }],
      body: uploadForm(visit, list, folder),
    }
  },
  send: (sent) => upload(sent, list, options),
})

function demandLibrary(list: List): void {
  if (!isLibrary(list)) throw invalid(`Files are uploaded to libraries; '${list.row.title}' is a list.`)
}

/** Stores the files of the form as they stream in. A file that cannot be stored does not stop the others. */
async function upload(sent: Sent, list: List, { uploadBytes }: SitePagesOptions): Promise<SiteAnswer> {
  demandLibrary(list)
  const { ctx, request, query, words } = sent
  if (!hasFiles(request)) throw invalid('An upload is a form with files: multipart/form-data.')
  const folder = query.get('rootfolder') || list.url
  const failures: Markup[] = []
  let stored = 0
  await readFormWithFiles(request, uploadBytes, async ({ name, bytes }, before) => {
    sent.demandDigest(before)
    const whenThere = before.has('overwrite') ? 'replace' : 'refuse'
    try {
      await addFile(ctx, { from: { url: folder } }, { name, whenThere }, bytes)
      stored += 1
    } catch (error) {
      // Who may not add files gets the page of that error, and so does a fault of the server.
      if (!(error instanceof DomainError) || error.code === 'internal' || error.code === 'denied') throw error
      failures.push(html`${name.slice(0, 200)}: ${shownMessage(words.language, request.profile, error)}`)
    }
  })
  const [view = list.url] = await defaultViewUrls(ctx, [list])
  const back = address(view, { RootFolder: query.get('rootfolder') })
  if (failures.length === 0 && stored > 0) return seeOther(back)
  return {
    title: words.upload,
    status: 400,
    crumbs: [{ title: listTitle(words, list), href: hrefOf(view) }],
    body: html`${failures.length === 0 ? alertBox(words.chooseFiles) : failures.map(alertBox)}<p>${words.uploaded(String(stored))}</p><p><a href="${back}">${words.back}</a></p>`,
  }
}
