import { type Context, recordsOf } from '../../access/context.ts'
import { rightsOn, trimOf } from '../../access/effective.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import { isVisible } from '../../content/items/moderation.ts'
import { hidesDrafts, shownItemRows } from '../../content/shown/shown-state.ts'
import { BoundedMap } from '../../kernel/bounded-map.ts'
import type { List } from '../../model/lists/list.ts'
import { holds, type Right } from '../../model/permissions/rights.ts'
import type { News, NewsSubject } from './news.ts'

/** The permission scopes that are remembered for things that may be deleted, for each user. */
const rememberedScopes = 100_000

/** The first version of a file that is published. */
const firstMajor = 512

/**
 * Decides who receives changes of a site. Rights are those of now, from the caches of the schema. For things that
 * were deleted together with their permissions it remembers who could see them.
 */
export class NewsAudience {
  /** Rights on scopes as they were when somebody subscribed, or after the last change of rights. */
  readonly #remembered = new BoundedMap<string, boolean>(rememberedScopes)

  /** Whether the actor of the context receives the change. */
  async maySee(ctx: Context, { subject }: News): Promise<boolean> {
    switch (subject.kind) {
      case 'item':
        return seesItem(ctx, subject)
      case 'scope':
        return holds(await rightsOn(ctx, subject.scopeId), subject.right)
      case 'gone':
        return this.#saw(ctx, subject)
    }
  }

  /** Remembers which scopes of a list the actor sees. */
  async rememberList(ctx: Context, list: Pick<List, 'scopeId' | 'row'>): Promise<void> {
    const { visible, hidden } = await trimOf(ctx, { id: list.row.id, scopeId: list.scopeId }, 'ViewListItems')
    for (const scopeId of visible) this.#remember(ctx, 'ViewListItems', scopeId, true)
    for (const scopeId of hidden) this.#remember(ctx, 'ViewListItems', scopeId, false)
  }

  /** Remembers whether the actor holds a right on a scope. */
  async rememberScope(ctx: Context, right: Right, scopeId: string): Promise<void> {
    this.#remember(ctx, right, scopeId, holds(await rightsOn(ctx, scopeId), right))
  }

  /** Forgets what was remembered, because rights have changed. */
  forget(): void {
    this.#remembered.clear()
  }

  #remember({ actor }: Context, right: Right, scopeId: string, may: boolean): void {
    this.#remembered.set(`${right} ${scopeId} ${actor.rightsKey}`, may)
  }

  async #saw(ctx: Context, { seen, right, list }: NewsSubject & { readonly kind: 'gone' }): Promise<boolean> {
    if (!(await this.#held(ctx, right, seen.scopeId))) return false
    const { item, scopeId } = seen
    if (!item) return true
    // With its list, the settings that hid it are gone: nobody receives what was not approved or published.
    if (!list) return item.moderationStatus === 0 && item.uiVersion >= firstMajor
    if (!(await isVisible(ctx, list, { ...item, scopeId }, await principalIdOf(ctx, list)))) return false
    return item.uiVersion >= firstMajor || !(await hidesDrafts(ctx, list, { scopeId, authorId: item.authorId }))
  }

  /** Rights on a scope that is gone were remembered; otherwise those of now count. */
  async #held(ctx: Context, right: Right, scopeId: string): Promise<boolean> {
    const siteId = ctx.site.id
    if (holds(await rightsOn(ctx, scopeId), right)) return true
    if (await recordsOf(ctx).find('PermissionScope', { siteId, id: scopeId }, scopeColumns)) return false
    return this.#remembered.get(`${right} ${scopeId} ${ctx.actor.rightsKey}`) ?? false
  }
}

const scopeColumns = ['id'] as const

/** Only an actor who sees an item receives it, also if approval hides it from others or it is a draft. */
async function seesItem(ctx: Context, { list, row }: NewsSubject & { readonly kind: 'item' }): Promise<boolean> {
  if (!holds(await rightsOn(ctx, row.scopeId), 'ViewListItems')) return false
  if (!(await isVisible(ctx, list, row, await principalIdOf(ctx, list)))) return false
  const [shown] = await shownItemRows(ctx, list, [row])
  return shown === row
}

const principalIdOf = async (ctx: Context, { row }: List): Promise<number> =>
  row.enableModeration ? ((await findActorPrincipal(ctx))?.id ?? 0) : 0
