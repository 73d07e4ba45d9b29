import { demand } from '../../access/access.ts'
import { type Context, recordsOf, type Securable } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { chunksOf } from '../../model/permissions/scopes.ts'

/** A web, list or item with the columns that show its permissions; `objectId` is the GUID of its own scope, if it has one. */
export interface ShownObject extends Securable {
  readonly objectId: string
  /** Its address below `_api/` (protocol/addresses#canonical-addresses). */
  readonly canonical: string
}

/** For each of these objects, whether it has its own permissions: one query. */
export async function areUnique(ctx: Context, objects: readonly ShownObject[]): Promise<boolean[]> {
  const owners = new Map<string, string>()
  for (const ids of chunksOf([...new Set(objects.map(({ scopeId }) => scopeId))])) {
    const rows = await recordsOf(ctx).query('PermissionScope', { where: { siteId: ctx.site.id, id: { in: ids } } })
    for (const { id, objectId } of rows) owners.set(id, objectId)
  }
  return objects.map(({ scopeId, objectId }) => owners.get(scopeId) === objectId)
}

/** The actor's rights on each of these objects as masks; computes them once for each scope. */
export async function ownRightsOnEach(ctx: Context, objects: readonly ShownObject[]): Promise<bigint[]> {
  const masks = new Map<string, bigint>()
  for (const { scopeId } of objects) if (!masks.has(scopeId)) masks.set(scopeId, await rightsOn(ctx, scopeId))
  return objects.map(({ scopeId }) => masks.get(scopeId) ?? 0n)
}

/** Fails with `access_denied` if the actor may not enumerate the permissions of one of these objects. */
export async function demandEnumerable(ctx: Context, objects: readonly ShownObject[]): Promise<void> {
  const byScope = new Map(objects.map((object) => [object.scopeId, object]))
  for (const object of byScope.values()) await demand(ctx, 'EnumeratePermissions', object)
}
