import { getAssignment, type RoleAssignment } from '../../core/acts/permissions/role-assignments.ts'
import { getBinEntry } from '../../core/acts/recycle-bin/recycle-bin.ts'
import { type ActiveFeature, getFeature } from '../../core/acts/sites/features.ts'
import { getWebPart } from '../../core/acts/web-parts/web-parts.ts'
import { type Association, getAssociation } from '../../core/acts/workflow/associations.ts'
import { isItem } from '../../core/acts/workflow/owners.ts'
import { findStarted } from '../../core/acts/workflow/started.ts'
import type { Document } from '../../core/content/documents/documents.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { List } from '../../core/model/lists/list.ts'
import type { Web } from '../../core/model/sites/web.ts'
import { type ShownPart, webPartDefinition } from '../../entities/files/web-part.ts'
import { itemShapeOf } from '../../entities/items/item.ts'
import { roleAssignment } from '../../entities/permissions/role-assignment.ts'
import { recycleBinItem, type ShownEntry, withPeople } from '../../entities/recycle-bin/recycle-bin-item.ts'
import type { Shape } from '../../entities/shape/shape.ts'
import { feature } from '../../entities/sites/feature.ts'
import { modelSubscription, workflowInstance } from '../../entities/workflow/workflow.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { type EntityObject, type ItemObject, objectOf, type PathObject } from './objects.ts'
import { securableAt } from './securable.ts'

/** The entity that an object was reached from: an identity of a part of it begins with its own. */
export interface OwnerShown {
  readonly shape: Pick<Shape<unknown>, 'name'>
  readonly value: unknown
}

type OwnedKey = (value: never) => string

/** What stands behind the identity of their owner in identities of objects that only their owner makes known. */
export const ownedKeys: ReadonlyMap<string, OwnedKey> = new Map<string, OwnedKey>([
  ['RoleAssignment', ({ principal }: RoleAssignment) => `roleassignment:${principal.id}`],
  ['RecycleBinItem', ({ entry }: ShownEntry) => `recyclebinitem:${entry.id}`],
  ['Feature', ({ definition }: ActiveFeature) => `feature:${definition.id}`],
])

/** The owners that have such objects. */
export const ownersOfParts: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['RoleAssignment', new Set(['Web', 'List', 'ListItem'])],
  ['RecycleBinItem', new Set(['Site', 'Web'])],
  ['Feature', new Set(['Site', 'Web'])],
])

type Step = (from: never, key: string) => Promise<PathObject>

/** An item as the entity that it is. */
const entityOf = (from: PathObject): EntityObject | undefined => {
  if (from.kind === 'entity') return from
  return from.kind === 'item' && from.item ? objectOf<unknown>(from.ctx, itemShapeOf(from.list), from.item) : undefined
}

async function assignmentIn(from: PathObject & { readonly ctx: WireContext }, key: string): Promise<PathObject> {
  const owner = entityOf(from)
  if (!owner || !/^\d{1,10}$/.test(key)) throw invalid(`'${key.slice(0, 60)}' is not the number of a user or a group.`)
  return objectOf(from.ctx, roleAssignment, await getAssignment(from.ctx, securableAt(owner), Number(key)), owner)
}

const kindOf = ({ type }: EntityObject) => (type === 'Site' ? 'site' : 'web')

async function entryIn(from: EntityObject, id: string): Promise<PathObject> {
  const [found] = await withPeople(from.ctx, [await getBinEntry(from.ctx, kindOf(from), id)])
  if (!found) throw new Error(`the entry ${id} has no people`)
  return objectOf(from.ctx, recycleBinItem, found, from)
}

const featureIn = async (from: EntityObject, id: string): Promise<PathObject> =>
  objectOf(from.ctx, feature, await getFeature(from.ctx, { kind: kindOf(from) }, id), from)

async function startedIn(from: ItemObject | EntityObject<Web>, id: string): Promise<PathObject> {
  const found = await findStarted(from.ctx, id.toLowerCase())
  const at = found && (isItem(found.subject) ? found.subject.row.uniqueId : found.subject.row.id)
  if (!found || at !== (from.kind === 'item' ? from.item?.row.uniqueId : from.value.row.id))
    throw invalid(`No workflow with the id '${id.slice(0, 60)}' was started on this ${from.kind === 'item' ? 'item' : 'web'}.`)
  return objectOf(from.ctx, workflowInstance, found)
}

/** A web part of a page, in a scope of its manager. */
const partIn = async ({ ctx, value }: EntityObject<Document>, id: string, scope: number): Promise<PathObject> =>
  objectOf<ShownPart>(ctx, webPartDefinition, { ...(await getWebPart(ctx, { id: value.row.id }, id.toLowerCase())), scope })

/** What identities of these objects continue with. */
export const ownedSteps: readonly (readonly [string, Step])[] = [
  ...['Web', 'List', 'ListItem'].map((type) => [`${type} roleassignment`, assignmentIn] as const),
  ...['Site', 'Web'].flatMap((type) => [[`${type} recyclebinitem`, entryIn] as const, [`${type} feature`, featureIn] as const]),
  [
    'List workflow',
    async ({ ctx, value }: EntityObject<List>, id) =>
      objectOf<Association | undefined>(ctx, modelSubscription, await getAssociation(ctx, { id: value.row.id }, id.toLowerCase())),
  ],
  [
    'Web workflow',
    async ({ ctx }: EntityObject<Web>, id) =>
      objectOf<Association | undefined>(ctx, modelSubscription, await getAssociation(ctx, 'web', id.toLowerCase())),
  ],
  ['File webpart', (file: EntityObject<Document>, id) => partIn(file, id, 1)],
  ['File userpart', (file: EntityObject<Document>, id) => partIn(file, id, 0)],
  ['ListItem started', startedIn],
  ['Web started', startedIn],
]
