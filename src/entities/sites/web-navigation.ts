import type { Principal } from '../../core/access/principals.ts'
import { type Alert, queryAlerts } from '../../core/acts/alerts/alerts.ts'
import { getContentTypes } from '../../core/acts/content-types/content-types.ts'
import { getList } from '../../core/acts/lists/lists.ts'
import { getAvailableColumns, getSiteColumns } from '../../core/acts/lists/site-columns.ts'
import { type AssociatedGroup, type Group, getGroup, queryGroups } from '../../core/acts/people/groups.ts'
import { queryUsers } from '../../core/acts/people/users.ts'
import { queryRoleDefinitions, type RoleDefinition } from '../../core/acts/permissions/role-definitions.ts'
import type { ShownObject } from '../../core/acts/permissions/shown-permissions.ts'
import { queryBin } from '../../core/acts/recycle-bin/recycle-bin.ts'
import { type ActiveFeature, queryFeatures } from '../../core/acts/sites/features.ts'
import { sharesNavigation } from '../../core/acts/sites/navigation.ts'
import { type OwnedPart, queryParts } from '../../core/acts/sites/parts.ts'
import { getWebProperties, queryWebs, type WebState } from '../../core/acts/sites/webs.ts'
import { type Association, queryAssociations } from '../../core/acts/workflow/associations.ts'
import { queryWorkflowTemplates, type WorkflowTemplate } from '../../core/acts/workflow/templates.ts'
import type { List } from '../../core/model/lists/list.ts'
import { allListTemplates, type ListTemplate } from '../../core/model/lists/templates.ts'
import { userInfoTemplate } from '../../core/model/lists/user-info-list.ts'
import type { Web } from '../../core/model/sites/web.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { contentTypeShape, type ShownType } from '../lists/content-type.ts'
import { type FieldIn, fieldShape, fieldsSeen } from '../lists/field.ts'
import { listTemplate } from '../lists/list-template.ts'
import { toResources } from '../lists/user-resource.ts'
import { workflowAssociationShape, workflowTemplateShape } from '../lists/workflow-subscription.ts'
import { group, user } from '../people/principals.ts'
import { roleDefinition } from '../permissions/role-assignment.ts'
import { toAssignments, toUniqueAncestor } from '../permissions/securable.ts'
import { recycleBinItem, type ShownEntry, withPeople } from '../recycle-bin/recycle-bin-item.ts'
import { inWeb } from '../shape/navigation.ts'
import { propertyBagShapeOf } from '../shape/property-bag.ts'
import type { Navigation, Shape } from '../shape/shape.ts'
import { shapeNamed } from '../shape/shape-of.ts'
import { alertShape } from './alert.ts'
import { feature } from './feature.ts'
import { navigation, type WebNavigation } from './navigation.ts'
import { eventReceiver, userCustomAction } from './parts.ts'
import { regionalSettings } from './regional/regional-settings.ts'
import { themeInfo } from './theme-info.ts'

/** Navigation that is loaded in the context of each web: only for the few webs of a reply, not for rows. */
export function ofWeb<R>(
  many: boolean,
  shape: () => Shape<R>,
  load: (ctx: WireContext, web: WebState) => Promise<R | readonly R[]>,
): Navigation<WebState> {
  const loadAll = (webs: readonly WebState[], ctx: WireContext) => Promise.all(webs.map((web) => load(inWeb(ctx, web), web)))
  return { many, linked: true, expansion: { shape: () => shape() as Shape<never>, load: loadAll } }
}

export const securedWeb = ({ row, scopeId, url }: WebState): ShownObject => ({ scopeId, url, objectId: row.id, canonical: 'Web' })

const toGroup = (associated: AssociatedGroup) =>
  ofWeb<Group>(
    false,
    () => group,
    (ctx) => getGroup(ctx, { associated }),
  )

/** The entries of the property bag are properties, so the shape is built from one web's bag. */
const toProperties: Navigation<WebState> = {
  many: false,
  linked: true,
  expansion: {
    shape: (_, [first], { profile }) => propertyBagShapeOf(first as ReadonlyMap<string, string>, profile) as Shape<never>,
    load: (webs, ctx) => Promise.all(webs.map((web) => getWebProperties(inWeb(ctx, web)))),
  },
}

/**
 * The navigation properties of a web except lists and webs (protocol/addresses#parts). Each needs the permission of its
 * own address.
 */
export const webNavigation: Readonly<Record<string, Navigation<WebState>>> = {
  Fields: ofWeb<FieldIn>(
    true,
    () => fieldShape,
    async (ctx, web) => {
      const fields = await getSiteColumns(ctx)
      return fieldsSeen(ctx, fields, { fields, web })
    },
  ),
  AvailableFields: ofWeb<FieldIn>(
    true,
    () => fieldShape,
    async (ctx) => {
      const fields = await getAvailableColumns(ctx)
      return fieldsSeen(ctx, fields, { fields })
    },
  ),
  SiteUserInfoList: ofWeb<List>(
    false,
    () => shapeNamed('List') as Shape<List>,
    (ctx) => getList(ctx, { catalog: userInfoTemplate }),
  ),
  WorkflowAssociations: ofWeb<Association>(
    true,
    () => workflowAssociationShape,
    (ctx) => queryAssociations(ctx, 'web'),
  ),
  WorkflowTemplates: ofWeb<WorkflowTemplate>(
    true,
    () => workflowTemplateShape,
    async (ctx) => [...(await queryWorkflowTemplates(ctx))],
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
  FirstUniqueAncestorSecurableObject: toUniqueAncestor(securedWeb),
  RoleAssignments: toAssignments(securedWeb),
  RecycleBin: ofWeb<ShownEntry>(
    true,
    () => recycleBinItem,
    async (ctx) => withPeople(ctx, await queryBin(ctx, 'web')),
  ),
  Alerts: ofWeb<Alert>(true, () => alertShape, queryAlerts),
  RegionalSettings: ofWeb<Web>(
    false,
    () => regionalSettings,
    (_, web) => Promise.resolve(web),
  ),
  AllProperties: toProperties,
  ThemeInfo: ofWeb<Web>(
    false,
    () => themeInfo,
    (_, web) => Promise.resolve(web),
  ),
  Features: ofWeb<ActiveFeature>(
    true,
    () => feature,
    (ctx) => queryFeatures(ctx, { kind: 'web' }),
  ),
  Navigation: ofWeb<WebNavigation>(
    false,
    () => navigation,
    async (ctx) => ({ isShared: await sharesNavigation(ctx) }),
  ),
  UserCustomActions: ofWeb<OwnedPart>(
    true,
    () => userCustomAction,
    (ctx) => queryParts(ctx, 'action', { kind: 'web' }),
  ),
  EventReceivers: ofWeb<OwnedPart>(
    true,
    () => eventReceiver,
    (ctx) => queryParts(ctx, 'receiver', { kind: 'web' }),
  ),
  ListTemplates: ofWeb<ListTemplate>(
    true,
    () => listTemplate,
    (ctx) => Promise.resolve(allListTemplates(ctx.runtime)),
  ),
  WebInfos: ofWeb<WebState>(true, () => shapeNamed('WebInformation') as Shape<WebState>, queryWebs),
  ...toResources<WebState>(({ row }) => ({ title: row.title, description: row.description, address: 'Web' })),
}
