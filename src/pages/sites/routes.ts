import { findSchema, openSchema } from '../../core/access/find-list.ts'
import { viewsOfLists } from '../../core/acts/lists/views.ts'
import { homePage } from '../../core/acts/sites/home-page.ts'
import { getFolder } from '../../core/content/documents/documents.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { isLibrary, type List } from '../../core/model/lists/list.ts'
import { archivePage } from './archive/archive-page.ts'
import { contentsPage, newListPage, newSubsitePage } from './home/contents.ts'
import { siteHomePage } from './home/home.ts'
import { personPage } from './home/person.ts'
import { recycleBinPage } from './home/recycle-bin.ts'
import { searchResultsPage } from './home/search.ts'
import { displayPage } from './items/display.ts'
import { editPage } from './items/edit.ts'
import { newPage } from './items/new.ts'
import { suggestPage } from './items/suggest.ts'
import { versionsPage } from './items/versions.ts'
import { uploadPage } from './lists/upload.ts'
import { viewPage } from './lists/view-page.ts'
import type { SitePagesOptions } from './page/site-options.ts'
import { address, type SitePage, type SiteVisit, seeOther } from './page/visit.ts'
import { wantsEditor } from './parts/part-editor.ts'
import { partPageAt } from './parts/part-page.ts'
import { columnPage, newColumnPage } from './settings/columns.ts'
import { contentTypePage, contentTypesPage } from './settings/content-types.ts'
import { groupsPage } from './settings/groups.ts'
import { listSettingsPage } from './settings/list-settings.ts'
import { permissionsPage } from './settings/permissions.ts'
import { siteSettingsPage } from './settings/site-settings.ts'
import { editViewPage, newViewPage } from './settings/views.ts'

type Maker = (options: SitePagesOptions) => SitePage
/** A page of a list that the query names. */
type ListMaker = (list: List, options: SitePagesOptions) => SitePage

/** The pages of every web, below `_layouts/15`. */
const webPages: ReadonlyMap<string, Maker> = new Map<string, Maker>([
  ['viewlsts.aspx', () => contentsPage],
  ['osssearchresults.aspx', () => searchResultsPage],
  ['recyclebin.aspx', () => recycleBinPage],
  ['new.aspx', () => newListPage],
  ['newsbweb.aspx', () => newSubsitePage],
  ['userdisp.aspx', () => personPage],
  ['settings.aspx', () => siteSettingsPage],
  ['people.aspx', groupsPage],
  ['groups.aspx', groupsPage],
  ['archive.aspx', archivePage],
])

/** The pages of a list that the parameter `List` names; without a list only permissions have a meaning, those of the web. */
const listPages: ReadonlyMap<string, ListMaker> = new Map<string, ListMaker>([
  ['listedit.aspx', listSettingsPage],
  ['lstsetng.aspx', listSettingsPage],
  ['fldnew.aspx', newColumnPage],
  ['fldedit.aspx', columnPage],
  ['viewnew.aspx', newViewPage],
  ['viewedit.aspx', editViewPage],
  ['versions.aspx', versionsPage],
  ['upload.aspx', uploadPage],
  ['suggest.aspx', suggestPage],
])

/** The pages of content types: those of a list or, without the parameter `List`, of the web. */
const typePages: ReadonlyMap<string, (list: List | undefined) => SitePage> = new Map([
  ['mngctype.aspx', contentTypesPage],
  ['managecontenttype.aspx', contentTypePage],
])

const formPages: ReadonlyMap<string, ListMaker> = new Map<string, ListMaker>([
  ['dispform.aspx', displayPage],
  ['editform.aspx', editPage],
  ['newform.aspx', newPage],
])

const layoutsForm = /^\/_layouts\/(?:15\/)?([^/]+)$/i

/** The page at the path of a visit; undefined if there is none. */
export async function sitePageOf(visit: SiteVisit, options: SitePagesOptions): Promise<SitePage | undefined> {
  const { ctx, path } = visit
  const rest = belowWeb(ctx.web.url, path)
  if (rest === undefined) return undefined
  if (rest === '' || fold(rest) === '/default.aspx') return siteHomePage
  const [, name] = layoutsForm.exec(rest) ?? []
  if (name !== undefined) return layoutsPage(visit, name.toLowerCase(), options)
  if (!/\.aspx$/i.test(path)) return placeOf(visit)
  const ofList = await pageOfList(visit, options)
  if (ofList || !isBrowserOf(visit)) return ofList
  return (await partPageAt(visit)) ?? (fold(rest) === fold(`/${homePage}`) ? welcomePageOf(visit) : undefined)
}

/** What a person sees at the home page of a new web, while that has no web parts: the first page of the web. */
async function welcomePageOf({ ctx }: SiteVisit): Promise<SitePage | undefined> {
  const { row } = await getFolder(ctx, { from: { web: true } })
  return row.welcomePage === homePage ? siteHomePage : undefined
}

/** Whether a person follows a link to a file: programs get its bytes. */
const isBrowserOf = (visit: SiteVisit): boolean => {
  const { method, headers } = visit.request
  return (method !== 'POST' || wantsEditor(visit)) && (headers.accept ?? '').toLowerCase().includes('text/html')
}

/** The rest of a path behind its web, without a slash at the end; undefined for a path of another web. */
function belowWeb(webUrl: string, path: string): string | undefined {
  const base = webUrl === '/' ? '' : webUrl
  if (fold(path.slice(0, base.length)) !== fold(base)) return undefined
  return path.slice(base.length).replace(/\/$/, '')
}

async function layoutsPage(visit: SiteVisit, name: string, options: SitePagesOptions): Promise<SitePage | undefined> {
  const ofWeb = webPages.get(name)
  if (ofWeb) return ofWeb(options)
  const ofTypes = typePages.get(name)
  if (ofTypes) return ofTypes(visit.query.has('list') ? await listNamed(visit) : undefined)
  if (name === 'user.aspx' || name === 'aclinv.aspx')
    return permissionsPage(visit.query.has('list') ? await listNamed(visit) : undefined, options)
  const ofList = listPages.get(name)
  return ofList?.(await listNamed(visit), options)
}

/** The list that the parameter `List` names. Fails with `list_not_found`, `access_denied`, `invalid_request`. */
async function listNamed({ ctx, query }: SiteVisit): Promise<List> {
  const name = query.get('list') ?? ''
  if (name === '') throw invalid('The parameter List of this page names a list by its id.')
  return openSchema(ctx, { name: name.slice(0, 300) })
}

const missing: ReadonlySet<string> = new Set(['list_not_found', 'folder_not_found', 'file_not_found', 'invalid_request', 'access_denied'])

async function findOr<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if (error instanceof DomainError && missing.has(error.reason)) return undefined
    throw error
  }
}

/** A view or a form of a list, by the address that replies name. */
async function pageOfList(visit: SiteVisit, options: SitePagesOptions): Promise<SitePage | undefined> {
  const { ctx, path } = visit
  const slash = path.lastIndexOf('/')
  const [folder, leaf] = [path.slice(0, slash), path.slice(slash + 1)]
  const isBelowForms = fold(folder).endsWith('/forms')
  const url = isBelowForms ? folder.slice(0, -'/forms'.length) : folder
  const list = url === '' ? undefined : await findOr(findSchema(ctx, { url }))
  if (!list || isLibrary(list) !== isBelowForms) return undefined
  const name = leaf.toLowerCase()
  const [views = []] = await viewsOfLists(ctx, [list])
  const view = views.find(({ row }) => fold(row.leafName) === fold(leaf))
  const form = formPages.get(name) ?? (name === 'upload.aspx' && isLibrary(list) ? uploadPage : undefined)
  if (!view && !form) return undefined
  await openSchema(ctx, { id: list.row.id })
  return form ? form(list, options) : view && viewPage(list, view.row.id)
}

/** Leads from the bare address of a list or of a folder to the default view that shows it. */
async function placeOf({ ctx, path }: SiteVisit): Promise<SitePage | undefined> {
  const url = path.replace(/\/$/, '')
  const folder = url.length > 400 ? undefined : await findOr(getFolder(ctx, { from: { url } }))
  const list = folder?.list
  if (!folder || !list) return undefined
  const [views = []] = await viewsOfLists(ctx, [list])
  const view = views.find(({ row }) => row.isDefault)
  if (!view) return undefined
  const isRoot = folder.row.id === list.row.rootFolderId
  return { show: () => Promise.resolve(seeOther(address(view.url, { RootFolder: isRoot ? undefined : folder.url }))) }
}
