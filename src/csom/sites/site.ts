import { demand } from '../../core/access/access.ts'
import { getWebAtUrl, getWebById } from '../../core/acts/sites/webs.ts'
import { inWeb } from '../../entities/shape/navigation.ts'
import { site as siteShape } from '../../entities/sites/site.ts'
import { web as webShape } from '../../entities/sites/web.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { HandlersOf, Objects } from '../objects/object-types.ts'
import { objectOf } from '../objects/objects.ts'
import { changesOf } from './changes.ts'

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
  'Site.OpenWebById': async ({ ctx }, [id]) => {
    const web = await getWebById(ctx, id)
    return objectOf(inWeb(ctx, web), webShape, web)
  },
  'Site.GetChanges': ({ ctx }, [query]) => changesOf(ctx, { kind: 'site', id: ctx.site.id, securable: ctx.web }, query),
}
