import type { WriteScope } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { keepBlob, type NewBlob, withNewBlob } from '../../content/blobs/blobs.ts'
import { pageHtml } from '../../content/shown/page-html.ts'
import type { List } from '../../model/lists/list.ts'
import { bytesOf, makeFile } from '../files/files.ts'

/** The library of pages, the home page in it, and the address that a web names as its welcome page. */
export const pagesLibrary = 'SitePages'
const leafName = 'Home.aspx'
export const homePage = `${pagesLibrary}/${leafName}`

/**
 * Stores the bytes of a home page and passes them to `work`, which makes the web. In an open transaction no bytes are stored,
 * and the page is empty. Fails as `withNewBlob` and `work` do.
 */
export function withHomePage<T>(ctx: Context, isWanted: boolean, work: (blob: NewBlob | undefined) => Promise<T>): Promise<T> {
  if (!isWanted || ctx.transaction) return work(undefined)
  return withNewBlob(ctx, once(Buffer.from(pageHtml('Home', ''), 'utf8')), work)
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** Makes the home page in the library of pages of a new web. Call it in the act that makes the web. */
export async function addHomePage(inside: Context, scope: WriteScope, pages: List, blob: NewBlob | undefined): Promise<void> {
  const row = await scope.records.find('Document', { siteId: pages.row.siteId, id: pages.row.rootFolderId })
  if (!row) throw new Error(`library ${pages.row.id} has no root folder`)
  if (blob) await keepBlob(inside, scope, blob)
  const bytes = blob ? bytesOf(blob) : { blobId: null, sizeBytes: 0, sha256: null }
  await makeFile(inside, scope, { folder: { row, url: pages.url, list: pages }, leafName }, bytes)
}
