import type { WriteScope } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { keepBlob, type NewBlob, withNewBlob } from '../../content/blobs/blobs.ts'
import { pageHtml } from '../../content/shown/page-html.ts'
import type { List } from '../../model/lists/list.ts'
import { navigationRoots, nextNodeId } from '../../model/sites/navigation-nodes.ts'
import { joinUrl } from '../../model/sites/web.ts'
import { bytesOf, makeFile } from '../files/files.ts'
import type { ListCreation } from '../lists/create-list.ts'
import { newLink } from '../lists/quick-launch.ts'
import type { ChosenTemplate } from './web-template.ts'

/** The name of the library whose documents the quick launch leads to. */
export const documentLibrary = 'Shared Documents'

/** The library of pages, the home page in it, and the address that a web names as its welcome page. */
export const pagesLibrary = 'SitePages'
const leafName = 'Home.aspx'
export const homePage = `${pagesLibrary}/${leafName}`

/**
 * The lists of a new web, where the library of pages is one of wiki pages (template 119) if the web has a home page, as that of the
 * established server is.
 */
export const listsWithPages = (lists: readonly ListCreation[], hasHomePage: boolean): readonly ListCreation[] =>
  lists.map((list) => (hasHomePage && list.leafName === pagesLibrary ? { ...list, baseTemplate: 119 } : list))

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

/** The id of the link to the home page, which is that of the established server. */
const homeLinkId = 1031

/** Whether the quick launch of a new web has links of its own: that of a team site. */
export const hasFirstLinks = ({ template, configuration, ofPackage }: ChosenTemplate): boolean =>
  template === 'STS' && configuration === 0 && ofPackage === undefined

/** The links of the quick launch of a new team site: its home page, its documents, and all its content. Call it in the act that makes the web. */
export async function addFirstLinks(inside: Context, scope: WriteScope, documents: List): Promise<void> {
  const { siteId, id: webId } = inside.web.row
  const parentId = navigationRoots.quickLaunch
  const shared = { siteId, webId, parentId, isExternal: false, isVisible: true }
  const all = await scope.records.query('NavigationNode', { where: { siteId, webId } })
  const last = all.filter((node) => node.parentId === parentId).length
  const url = (page: string): string => joinUrl(inside.web.url, page)
  const home = { ...shared, id: homeLinkId, ordinal: last + 1, title: 'Home', url: url(homePage) }
  const library = await newLink(inside, documents, [...all, home])
  const id = nextNodeId([...all, library])
  const content = { ...shared, id, ordinal: last + 3, title: 'Site contents', url: url('_layouts/15/viewlsts.aspx') }
  for (const node of [home, library, content]) await scope.records.insert('NavigationNode', node)
}
