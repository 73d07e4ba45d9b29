import type { Web } from '../../core/model/sites/web.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Navigation, Shape } from './shape.ts'

/** Navigation that loads each entity separately: only for the few webs of a reply, not for rows. */
export function toEach<E, R>(
  many: boolean,
  shape: () => Shape<R>,
  load: (entity: E, ctx: WireContext) => Promise<R | readonly R[]>,
): Navigation<E> {
  const expansion = {
    shape: () => shape() as Shape<never>,
    load: (entities: readonly E[], ctx: WireContext) => Promise.all(entities.map((entity) => load(entity, ctx))),
  }
  return { many, linked: true, expansion }
}

/** A context for the given web, to expand properties below it. */
export const inWeb = (ctx: WireContext, web: Web): WireContext => ({ ...ctx, web })

/** An absolute URL with the host of the request; the root has no trailing slash (protocol/addresses#hosts). */
export const absoluteUrl = ({ origin }: Pick<WireContext, 'origin'>, url: string): string => origin + (url === '/' ? '' : encodeURI(url))
