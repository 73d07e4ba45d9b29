import { currentUser } from '../../core/acts/people/users.ts'
import { getWeb, type WebState } from '../../core/acts/sites/webs.ts'
import type { SiteHandle } from '../../core/model/sites/site.ts'
import type { Web } from '../../core/model/sites/web.ts'
import { user } from '../people/principals.ts'
import { toEach } from '../shape/navigation.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { site } from './site.ts'
import { web } from './web.ts'

/** The context of a request, by its web: only a start for addresses. */
export const requestContext: Shape<Web, 'RequestContext'> = shapeOf<'RequestContext', Web>(
  'RequestContext',
  {},
  {
    navigation: {
      Site: toEach<Web, SiteHandle>(
        false,
        () => site,
        (_, ctx) => Promise.resolve(ctx.site),
      ),
      Web: toEach<Web, WebState>(
        false,
        () => web,
        (_, ctx) => getWeb(ctx),
      ),
    },
  },
)

/** The context of the caller: only a start for addresses. */
export const requestUserContext: Shape<Web, 'RequestUserContext'> = shapeOf<'RequestUserContext', Web>(
  'RequestUserContext',
  {},
  {
    navigation: {
      User: toEach(
        false,
        () => user,
        (_: Web, ctx) => currentUser(ctx),
      ),
    },
  },
)
