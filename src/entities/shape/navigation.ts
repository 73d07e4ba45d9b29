import type { Web } from '../../core/model/sites/web.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Navigation, Shape } from './shape.ts'

/** Navigation to values that are loaded entity by entity: for the few webs of a reply, not for rows. */
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

/** A context whose web is the one that is shown, for what is expanded below it. */
export const inWeb = (ctx: WireContext, web: Web): WireContext => ({ ...ctx, web })

/** Absolute URL by the host that the request came to; the root has no slash behind it (decisions Q). */
export const absoluteUrl = ({ origin }: Pick<WireContext, 'origin'>, url: string): string => origin + (url === '/' ? '' : encodeURI(url))
