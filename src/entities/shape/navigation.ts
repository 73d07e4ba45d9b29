import type { Context } from '../../core/access/context.ts'
import type { Web } from '../../core/model/sites/web.ts'
import type { Navigation, Shape } from './shape.ts'

/** Navigation to values that are loaded entity by entity: for the few webs of a reply, not for rows. */
export function toEach<E, R>(
  many: boolean,
  shape: () => Shape<R>,
  load: (entity: E, ctx: Context) => Promise<R | readonly R[]>,
): Navigation<E> {
  const expansion = {
    shape: () => shape() as Shape<never>,
    load: (entities: readonly E[], ctx: Context) => Promise.all(entities.map((entity) => load(entity, ctx))),
  }
  return { many, linked: true, expansion }
}

/** A context whose web is the one that is shown, for what is expanded below it. */
export const inWeb = (ctx: Context, web: Web): Context => ({ ...ctx, web })

/** Absolute URL by the host that the request came to; the root has no slash behind it (decisions Q). */
export const absoluteUrl = (ctx: Context, url: string): string => ctx.origin + (url === '/' ? '' : encodeURI(url))
