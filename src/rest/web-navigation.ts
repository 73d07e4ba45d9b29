import { getContentTypes } from '../core/content-types/content-types.ts'
import type { Context } from '../core/context.ts'
import { type Group, getAssociatedGroup, queryGroups } from '../core/people/groups.ts'
import type { Principal } from '../core/people/principals.ts'
import { queryUsers } from '../core/people/users.ts'
import { queryRoleDefinitions, type RoleDefinition } from '../core/permissions/role-definitions.ts'
import type { ShownObject } from '../core/permissions/shown-permissions.ts'
import { queryBin } from '../core/recycle-bin/recycle-bin.ts'
import { getSiteColumns } from '../core/sites/site-columns.ts'
import type { Web } from '../core/sites/web.ts'
import { getWebProperties, type WebState } from '../core/sites/webs.ts'
import { contentTypeShape, type ShownType } from './content-type-shape.ts'
import { type FieldIn, fieldShape } from './field-shape.ts'
import { group, user } from './people-shapes.ts'
import { roleDefinition } from './permission-shapes.ts'
import { propertyBag } from './property-bag.ts'
import { recycleBinItem, type ShownEntry, withPeople } from './recycle-bin-shape.ts'
import { regionalSettings } from './regional-settings.ts'
import { toAssignments } from './securable-shape.ts'
import type { Navigation, Shape } from './shape.ts'

/** A context whose web is the one that is shown, for what is expanded below it. */
export const inWeb = (ctx: Context, web: Web): Context => ({ ...ctx, web })

/** Navigation from webs to what is loaded in the context of each: for the few webs of a reply, not for rows. */
export function ofWeb<R>(
  many: boolean,
  shape: () => Shape<R>,
  load: (ctx: Context, web: WebState) => Promise<R | readonly R[]>,
): Navigation<WebState> {
  const loadAll = (webs: readonly WebState[], ctx: Context) => Promise.all(webs.map((web) => load(inWeb(ctx, web), web)))
  return { many, linked: true, expansion: { shape: () => shape() as Shape<never>, load: loadAll } }
}

export const securedWeb = ({ row, scopeId, url }: WebState): ShownObject => ({ scopeId, url, objectId: row.id, canonical: 'Web' })

const toGroup = (which: 'owners' | 'members' | 'visitors') =>
  ofWeb<Group>(
    false,
    () => group,
    (ctx) => getAssociatedGroup(ctx, which),
  )

/** Entries of the bag are its properties: the shape is made of what one web has. */
const toProperties: Navigation<WebState> = {
  many: false,
  linked: true,
  expansion: {
    shape: (_, [first]) => propertyBag(first as ReadonlyMap<string, string>) as Shape<never>,
    load: (webs, ctx) => Promise.all(webs.map((web) => getWebProperties(inWeb(ctx, web)))),
  },
}

/** What a web has beside lists and webs (rest.md 8). Each is read by the rights that its own address asks for. */
export const webNavigation: Readonly<Record<string, Navigation<WebState>>> = {
  Fields: ofWeb<FieldIn>(
    true,
    () => fieldShape,
    async (ctx, web) => {
      const fields = await getSiteColumns(ctx)
      return fields.map((field) => ({ field, fields, web }))
    },
  ),
  ContentTypes: ofWeb<ShownType>(
    true,
    () => contentTypeShape,
    async (ctx, web) => (await getContentTypes(ctx)).types.map((type) => ({ type, web })),
  ),
  AvailableContentTypes: ofWeb<ShownType>(
    true,
    () => contentTypeShape,
    async (ctx, web) => (await getContentTypes(ctx)).available.map((type) => ({ type, web })),
  ),
  SiteUsers: ofWeb<Principal>(true, () => user, queryUsers),
  SiteGroups: ofWeb<Group>(true, () => group, queryGroups),
  AssociatedOwnerGroup: toGroup('owners'),
  AssociatedMemberGroup: toGroup('members'),
  AssociatedVisitorGroup: toGroup('visitors'),
  RoleDefinitions: ofWeb<RoleDefinition>(true, () => roleDefinition, queryRoleDefinitions),
  RoleAssignments: toAssignments(securedWeb),
  RecycleBin: ofWeb<ShownEntry>(
    true,
    () => recycleBinItem,
    async (ctx) => withPeople(ctx, await queryBin(ctx, 'web')),
  ),
  RegionalSettings: ofWeb<Web>(
    false,
    () => regionalSettings,
    (_, web) => Promise.resolve(web),
  ),
  AllProperties: toProperties,
}
