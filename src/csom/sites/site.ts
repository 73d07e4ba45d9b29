import { demand } from '../../core/access/access.ts'
import { getList } from '../../core/acts/lists/lists.ts'
import { getRootWeb, getWebAtUrl, getWebById } from '../../core/acts/sites/webs.ts'
import { list as listShape } from '../../entities/lists/list.ts'
import { listTemplate, savedListTemplates } from '../../entities/lists/list-template.ts'
import { inWeb } from '../../entities/shape/navigation.ts'
import { site as siteShape } from '../../entities/sites/site.ts'
import { web as webShape } from '../../entities/sites/web.ts'
import { webTemplate, webTemplatesIn } from '../../entities/sites/web-template.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { pathIn } from '../message/resource-path.ts'
import type { HandlersOf, Objects } from '../objects/object-types.ts'
import { type EntityObject, objectOf, rowsObject } from '../objects/objects.ts'
import { changesOf } from './changes.ts'
import { binPage } from './recycle-bin.ts'

/** The site collection, for those who may open the web. Fails with `access_denied`. */
export async function siteOpened(ctx: WireContext): Promise<Objects['Site']> {
  await demand(ctx, 'Open', ctx.web)
  return objectOf(ctx, siteShape, ctx.site)
}

/** contracts/csom/sites.yaml */
export const siteMethods: HandlersOf<'Site'> = {
  'Site.OpenWeb': async ({ ctx }, [url]) => {
    const web = await getWebAtUrl(ctx, url)
    return objectOf(inWeb(ctx, web), webShape, web)
  },
  'Site.OpenWebUsingPath': async ({ ctx }, [path]) => {
    const web = await getWebAtUrl(ctx, pathIn(path))
    return objectOf(inWeb(ctx, web), webShape, web)
  },
  'Site.GetCatalog': async ({ ctx }, [catalog]) => {
    const inside = inWeb(ctx, await getRootWeb(ctx))
    return objectOf(inside, listShape, await getList(inside, { catalog }))
  },
  'Site.GetCustomListTemplates': async (_site, [{ ctx }]) =>
    rowsObject(ctx, 'ListTemplateCollection', listTemplate, await savedListTemplates(ctx)),
  'Site.GetWebTemplates': async ({ ctx }, [language]) =>
    rowsObject(ctx, 'WebTemplateCollection', webTemplate, await webTemplatesIn(ctx, language)),
  'Site.GetRecycleBinItems': (object, [pagingInfo, rowLimit, isAscending, orderBy, itemState]) =>
    binPage(object as EntityObject, { pagingInfo, rowLimit, isAscending, orderBy, itemState }),
  'Site.OpenWebById': async ({ ctx }, [id]) => {
    const web = await getWebById(ctx, id)
    return objectOf(inWeb(ctx, web), webShape, web)
  },
  'Site.GetChanges': ({ ctx }, [query]) => changesOf(ctx, { kind: 'site', id: ctx.site.id, securable: ctx.web }, query),
}
