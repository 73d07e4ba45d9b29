import { demand } from '../../core/access/access.ts'
import { getFile } from '../../core/acts/files/files.ts'
import { itemAtUrl } from '../../core/acts/items/item-at-url.ts'
import { getItem } from '../../core/acts/items/items.ts'
import { getList } from '../../core/acts/lists/lists.ts'
import { queryViews } from '../../core/acts/lists/views.ts'
import { addAssociatedGroups } from '../../core/acts/permissions/associated-groups.ts'
import { applyTheme } from '../../core/acts/sites/themes.ts'
import { setLanguage } from '../../core/acts/sites/title-resources.ts'
import { applyWebTemplate } from '../../core/acts/sites/web-changes.ts'
import { getWebOfUrl, queryWebs } from '../../core/acts/sites/webs.ts'
import { fillFromPackage } from '../../core/acts/templates/package-webs.ts'
import { getFolder } from '../../core/content/documents/documents.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { file as fileShape } from '../../entities/files/file.ts'
import { iconOf } from '../../entities/files/icons.ts'
import { viewQueryOf } from '../../entities/lists/input/view-input.ts'
import { list as listShape } from '../../entities/lists/list.ts'
import { view as viewShape } from '../../entities/lists/view.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import { webInformation, webTemplateNumberOf } from '../../entities/sites/web.ts'
import { webTemplate, webTemplatesIn } from '../../entities/sites/web-template.ts'
import { leniently, percentDecoded } from '../../formats/percent.ts'
import { themeReaders } from '../../formats/theme-files.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { pathIn } from '../message/resource-path.ts'
import type { HandlersOf, Objects } from '../objects/object-types.ts'
import { type EntityObject, itemObject, objectOf, rowsObject } from '../objects/objects.ts'
import { binPage } from './recycle-bin.ts'

/** The server-relative part of a URL of this server. */
const relativeUrl = ({ origin }: WireContext, url: string): string => (url.startsWith(`${origin}/`) ? url.slice(origin.length) : url)

async function itemAt(ctx: WireContext, url: string): Promise<Objects['ListItem']> {
  const { listId, itemId } = await itemAtUrl(ctx, url)
  return itemObject(ctx, await getItem(ctx, { id: listId }, itemId))
}

/** The view whose page has a URL, or the default view of the list that has it. Fails as the folder of the page is read. */
async function viewAt(ctx: WireContext, url: string): Promise<Objects['View']> {
  const folder = await getFolder(ctx, {
    from: { url: /\.aspx$/i.test(url) ? url.slice(0, url.lastIndexOf('/')).replace(/\/Forms$/i, '') : url },
  })
  if (!folder.list) throw invalid(`'${url.slice(0, 200)}' is not the URL of a view of a list.`)
  const views = await queryViews(ctx, { id: folder.list.row.id })
  const found = views.find((view) => fold(viewShape.properties.get('ServerRelativeUrl')?.read(view, ctx) as string) === fold(url))
  const view = found ?? views.find(({ row }) => row.isDefault)
  if (!view) throw invalid(`There is no view with the URL '${url.slice(0, 200)}'.`)
  return objectOf(ctx, viewShape, view)
}

async function webUrlOf(ctx: WireContext, given: string): Promise<string> {
  const page = URL.parse(given)
  const path = page?.host === new URL(ctx.origin).host ? percentDecoded(page.pathname) : undefined
  if (path === undefined)
    throw invalid(`The address of a page of this server begins with ${ctx.origin}; '${given.slice(0, 200)}' does not.`)
  return absoluteUrl(ctx, (await getWebOfUrl(ctx, path)).url)
}

type Found =
  | 'GetFileByUrl'
  | 'GetListUsingPath'
  | 'GetListItem'
  | 'GetListItemUsingPath'
  | 'GetViewFromUrl'
  | 'GetViewFromPath'
  | 'GetSubwebsForCurrentUser'
  | 'GetAvailableWebTemplates'
  | 'GetRecycleBinItems'
  | 'GetRecycleBinItemsByQueryInfo'
  | 'GetWebUrlFromPageUrl'
  | 'MapToIcon'
  | 'ApplyTheme'
  | 'ApplyWebTemplate'
  | 'CreateDefaultAssociatedGroups'
  | 'AddSupportedUILanguage'
  | 'RemoveSupportedUILanguage'

const filled = (url: string | undefined): string | undefined => (url === '' ? undefined : url)

/** contracts/csom/sites.yaml: what a web finds by URLs, and what is done to a web besides its properties */
export const furtherWebMethods: Pick<HandlersOf<'Web'>, `Web.${Found}`> = {
  'Web.GetFileByUrl': async ({ ctx }, [given]) => {
    const url = relativeUrl(ctx, given)
    return objectOf(ctx, fileShape, await getFile(ctx, { url, decoded: leniently(url) }))
  },
  'Web.GetListUsingPath': async ({ ctx }, [path]) => objectOf(ctx, listShape, await getList(ctx, { url: pathIn(path) })),
  'Web.GetListItem': ({ ctx }, [url]) => itemAt(ctx, leniently(relativeUrl(ctx, url))),
  'Web.GetListItemUsingPath': ({ ctx }, [path]) => itemAt(ctx, pathIn(path)),
  'Web.GetViewFromUrl': ({ ctx }, [url]) => viewAt(ctx, leniently(relativeUrl(ctx, url))),
  'Web.GetViewFromPath': ({ ctx }, [path]) => viewAt(ctx, pathIn(path)),
  'Web.GetSubwebsForCurrentUser': async ({ ctx }, [query]) => {
    const { WebTemplateFilter: template = -1, ConfigurationFilter: configuration = -1 } = query ?? {}
    const isAsked = (one: Awaited<ReturnType<typeof queryWebs>>[number]) =>
      (template === -1 || template === webTemplateNumberOf(one)) && (configuration === -1 || configuration === one.row.configuration)
    return rowsObject(ctx, 'WebInformationCollection', webInformation, (await queryWebs(ctx)).filter(isAsked))
  },
  'Web.GetAvailableWebTemplates': async ({ ctx }, [language]) =>
    rowsObject(ctx, 'WebTemplateCollection', webTemplate, await webTemplatesIn(ctx, language)),
  'Web.GetRecycleBinItems': (object, [pagingInfo, rowLimit, isAscending, orderBy, itemState]) =>
    binPage(object as EntityObject, { pagingInfo, rowLimit, isAscending, orderBy, itemState }),
  'Web.GetRecycleBinItemsByQueryInfo': (object, [{ RowLimit = 50, IsAscending = false, OrderBy = 3, ItemState = 1, ...asked }]) => {
    const { PagingInfo: pagingInfo, ShowOnlyMyItems: onlyOwn = false } = asked
    const order = { rowLimit: RowLimit, isAscending: IsAscending, orderBy: OrderBy, itemState: ItemState }
    return binPage(object as EntityObject, { ...order, pagingInfo, onlyOwn })
  },
  'Web.GetWebUrlFromPageUrl': ({ ctx }, [url]) => webUrlOf(ctx, url),
  'Web.MapToIcon': async ({ ctx }, [name, program, size]) => {
    await demand(ctx, 'Open', ctx.web)
    return iconOf(name, program ?? '', size)
  },

  'Web.ApplyTheme': ({ ctx }, [paletteUrl, fontSchemeUrl, backgroundUrl]) =>
    applyTheme(ctx, { paletteUrl, fontSchemeUrl: filled(fontSchemeUrl), backgroundUrl: filled(backgroundUrl) }, themeReaders),
  'Web.ApplyWebTemplate': async ({ ctx }, [template]) => {
    await applyWebTemplate(ctx, template, fillFromPackage(viewQueryOf))
  },
  'Web.CreateDefaultAssociatedGroups': ({ ctx }, [owner, secondOwner = '', nameSeed = ''], { hostName }) =>
    addAssociatedGroups(ctx, { owner, secondOwner, nameSeed }, hostName),
  'Web.AddSupportedUILanguage': ({ ctx }, [language]) => setLanguage(ctx, language, true),
  'Web.RemoveSupportedUILanguage': ({ ctx }, [language]) => setLanguage(ctx, language, false),
}
