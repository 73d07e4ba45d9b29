import type { Context } from '../../core/access/context.ts'
import { queryItems } from '../../core/acts/items/item-pages.ts'
import { getRightsManagement, type StoredRightsManagement, storedListSettings } from '../../core/acts/lists/list-settings.ts'
import { areOnQuickLaunch } from '../../core/acts/lists/quick-launch.ts'
import { defaultViewUrls, type View, viewsOfLists } from '../../core/acts/lists/views.ts'
import type { ShownObject } from '../../core/acts/permissions/shown-permissions.ts'
import { type OwnedPart, type PartKind, queryParts } from '../../core/acts/sites/parts.ts'
import { getWeb } from '../../core/acts/sites/webs.ts'
import { querySubscriptions, type Subscription } from '../../core/acts/webhooks/subscriptions.ts'
import { type Association, queryAssociations } from '../../core/acts/workflow/associations.ts'
import { rootFoldersOf } from '../../core/content/documents/documents.ts'
import { validationOf } from '../../core/content/items/validation.ts'
import { invalidQuery } from '../../core/kernel/errors.ts'
import { shownValidation } from '../../core/model/lists/calculated.ts'
import { catalogs } from '../../core/model/lists/catalogs.ts'
import type { List } from '../../core/model/lists/list.ts'
import { displayFormUrl, editFormUrl, listImageUrl, newFormUrl, templateFeatureId } from '../../core/model/lists/list-pages.ts'
import { typeName } from '../../profile/type-names.ts'
import { currentToken } from '../changes/current-token.ts'
import { toPerson } from '../people/to-person.ts'
import { rightsForUi, securedProperties, toAssignments, toUniqueAncestor } from '../permissions/securable.ts'
import { isoTime } from '../shape/iso-time.ts'
import { shapeOfItems } from '../shape/item-shapes.ts'
import { inWeb, toEach } from '../shape/navigation.ts'
import type { Navigation, Shape } from '../shape/shape.ts'
import { shapeNamed, shapeOf } from '../shape/shape-of.ts'
import { canonicalList, itemTypeOf } from './canonical.ts'
import { contentTypeShape, contentTypesIn, type ShownType } from './content-type.ts'
import { type FieldIn, fieldShape, fieldsIn } from './field.ts'
import { form, formsOf, type ListForm } from './form.ts'
import { type Creatables, creatablesInfo, creatablesOf, rightsManagement } from './list-settings.ts'
import { listSchemas } from './schema-xml.ts'
import { subscriptionShape } from './subscription.ts'
import { toResources } from './user-resource.ts'
import { view } from './view.ts'
import { workflowAssociationShape } from './workflow-subscription.ts'

/** Navigation from lists to their views: one query for a page of lists. */
function toViews(many: boolean, choose: (views: readonly View[]) => View | readonly View[] | undefined): Navigation<List> {
  const load = async (lists: readonly List[], ctx: Context) => (await viewsOfLists(ctx, lists)).map(choose)
  return { many, linked: true, expansion: { shape: () => view as Shape<never>, load } }
}

const securedList = (one: List): ShownObject => ({
  scopeId: one.scopeId,
  url: one.url,
  objectId: one.row.id,
  canonical: canonicalList(one),
})

/** The web of lists, read once for lists of one web. Fails with `access_denied` if the actor may not open it. */
const toWeb: Navigation<List> = {
  many: false,
  linked: true,
  expansion: {
    shape: () => shapeNamed('Web'),
    load: async (lists, ctx) => {
      const all = [...(await ctx.site.schema.webs()).values()]
      const ids = new Set(lists.map(({ row }) => row.webId))
      const found = await Promise.all(all.filter(({ row }) => ids.has(row.id)).map((one) => getWeb(inWeb(ctx, one))))
      return lists.map((one) => found.find(({ row }) => row.id === one.row.webId))
    },
  },
}

/** The user who created a list. */
const toAuthor = toPerson<List>(({ row }) => row.authorId)

/** What clients have added to lists, for each list on its own. */
const toParts = (name: 'UserCustomAction' | 'EventReceiver', kind: PartKind): Navigation<List> =>
  toEach<List, OwnedPart>(
    true,
    () => shapeNamed(name) as Shape<OwnedPart>,
    (one, ctx) => queryParts(ctx, kind, { kind: 'list', list: { id: one.row.id } }),
  )

/** The templates of libraries that a web has for itself: pages of wikis and published pages. */
const siteLibraries: ReadonlySet<number> = new Set([119, 850])

const isSiteAssets = ({ entityTypeName }: List['row']): boolean => entityTypeName === 'SiteAssets'

const never = (): boolean => false

/** The first items of the list, in the order of their ids; lists have items of different shapes. */
const toItems: Navigation<List> = {
  many: true,
  linked: true,
  expansion: {
    hasTexts: true,
    shape: (lists) => {
      const [first, another] = lists
      if (another)
        throw invalidQuery("$expand: 'Items' can be expanded on one list; here are several. Read the items of each at its address.")
      return first && shapeOfItems(first)
    },
    load: async (lists, ctx) => {
      if (lists.length !== 1) return lists.map(() => [])
      return Promise.all(lists.map(async ({ row }) => (await queryItems(ctx, { id: row.id }, { limit: expandedItems })).items))
    },
  },
}

/** As many as a page of items has if nobody asks for another number. */
const expandedItems = 100

/** A flag of information rights management, which is only stored. */
const storedFlag =
  (name: string) =>
  ({ row }: List): boolean =>
    storedListSettings(row.settings).rightsManagement?.[name] === true

/** The formula that items must meet, with columns under their titles. */
function shownListValidation({ row, fields }: List): string | null {
  const { formula } = validationOf(row)
  return formula === undefined ? null : shownValidation(formula, fields)
}

/** Properties that are the same for every list, but for those that are only stored: encryption and comments do not exist. */
const fixed = {
  ExcludeFromOfflineClient: never,
  CrawlNonDefaultViews: never,
  DefaultContentApprovalWorkflowId: () => '00000000-0000-0000-0000-000000000000',
  DefaultItemOpenUseListSetting: never,
  DisableCommenting: () => true,
  DisableGridEditing: never,
  IrmEnabled: storedFlag('IrmEnabled'),
  IrmExpire: storedFlag('IrmExpire'),
  IrmReject: storedFlag('IrmReject'),
  IsSystemList: never,
  ListExperienceOptions: () => 0,
  MultipleDataList: never,
  ParserDisabled: () => true,
  ReadSecurity: () => 1,
  ServerTemplateCanCreateFolders: () => true,
  ValidationFormula: shownListValidation,
  ValidationMessage: ({ row }: List): string | null => validationOf(row).message ?? null,
  WriteSecurity: () => 1,
}

export const list: Shape<List, 'List'> = {
  ...shapeOf<'List', List>(
    'List',
    {
      Id: ({ row }) => row.id,
      Title: ({ row }) => row.title,
      Description: ({ row }) => row.description,
      BaseType: ({ row }) => row.baseType,
      BaseTemplate: ({ row }) => row.baseTemplate,
      Hidden: ({ row }) => row.hidden,
      ItemCount: ({ row }) => row.itemCount,
      Created: ({ row }) => isoTime(row.createdAt),
      LastItemModifiedDate: ({ row }) => isoTime(row.lastItemModifiedAt),
      LastItemDeletedDate: ({ row }) => isoTime(row.lastItemDeletedAt),
      LastItemUserModifiedDate: ({ row }) => isoTime(row.lastItemModifiedAt),
      AllowContentTypes: () => true,
      ContentTypesEnabled: ({ row }) => row.contentTypesEnabled,
      EnableAttachments: ({ row }) => row.enableAttachments,
      EnableFolderCreation: ({ row }) => row.enableFolderCreation,
      EnableVersioning: ({ row }) => row.enableVersioning,
      EnableMinorVersions: ({ row }) => row.enableMinorVersions,
      EnableModeration: ({ row }) => row.enableModeration,
      ForceCheckout: ({ row }) => row.forceCheckout,
      NoCrawl: ({ row }) => row.noCrawl,
      DraftVersionVisibility: ({ row }) => row.draftVisibility as 0 | 1 | 2,
      MajorVersionLimit: ({ row }) => row.majorVersionLimit,
      MajorWithMinorVersionsLimit: ({ row }) => row.majorWithMinorLimit,
      EntityTypeName: ({ row }) => row.entityTypeName,
      ListItemEntityTypeFullName: (one, { profile }) => typeName(profile, itemTypeOf(one)),
      ParentWebUrl: ({ webUrl }) => webUrl,
      ImageUrl: listImageUrl,
      DocumentTemplateUrl: () => null,
      TemplateFeatureId: templateFeatureId,
      IsPrivate: () => false,
      HasExternalDataSource: () => false,
      IsCatalog: ({ row }) => catalogs.has(row.baseTemplate),
      Direction: () => 'none',
      CurrentChangeToken: currentToken('list', ({ row }) => row.id),
      ImagePath: (one) => ({ DecodedUrl: listImageUrl(one) }),
      ParentWebPath: ({ webUrl }) => ({ DecodedUrl: webUrl }),
      IsApplicationList: ({ row }) => siteLibraries.has(row.baseTemplate) || isSiteAssets(row),
      IsSiteAssetsLibrary: ({ row }) => isSiteAssets(row),
      ...fixed,
      DefaultViewUrl: { load: (lists, ctx) => defaultViewUrls(ctx, lists) },
      SchemaXml: { load: listSchemas },
      OnQuickLaunch: { load: (lists, ctx) => areOnQuickLaunch(ctx, lists) },
      DefaultNewFormUrl: newFormUrl,
      DefaultEditFormUrl: editFormUrl,
      DefaultDisplayFormUrl: displayFormUrl,
      ...securedProperties(securedList),
      ...rightsForUi(securedList),
    },
    {
      navigation: {
        Items: toItems,
        DefaultView: toViews(false, (views) => views.find((one) => one.row.isDefault)),
        Views: toViews(true, (views) => views),
        Fields: toEach<List, FieldIn>(
          true,
          () => fieldShape,
          (entity, ctx) => fieldsIn(ctx, entity),
        ),
        ContentTypes: toEach<List, ShownType>(
          true,
          () => contentTypeShape,
          (entity) => Promise.resolve(contentTypesIn(entity)),
        ),
        RootFolder: {
          many: false,
          linked: true,
          expansion: { shape: () => shapeNamed('Folder'), load: (lists, ctx) => rootFoldersOf(ctx, lists) },
        },
        FirstUniqueAncestorSecurableObject: toUniqueAncestor(securedList),
        RoleAssignments: toAssignments(securedList),
        ParentWeb: toWeb,
        UserCustomActions: toParts('UserCustomAction', 'action'),
        EventReceivers: toParts('EventReceiver', 'receiver'),
        Author: toAuthor,
        Forms: toEach<List, ListForm>(
          true,
          () => form,
          (one) => Promise.resolve(formsOf(one)),
        ),
        InformationRightsManagementSettings: toEach<List, StoredRightsManagement>(
          false,
          () => rightsManagement,
          (one, ctx) => getRightsManagement(ctx, { id: one.row.id }),
        ),
        Subscriptions: toEach<List, Subscription>(
          true,
          () => subscriptionShape,
          (one, ctx) => querySubscriptions(ctx, { id: one.row.id }),
        ),
        WorkflowAssociations: toEach<List, Association>(
          true,
          () => workflowAssociationShape,
          async (one, ctx) => (await queryAssociations(ctx, { id: one.row.id })).filter(({ row }) => row.contentTypeId === null),
        ),
        CreatablesInfo: toEach<List, Creatables>(
          false,
          () => creatablesInfo,
          (one, ctx) => creatablesOf(ctx, one),
        ),
        ...toResources<List>((one) => ({ title: one.row.title, description: one.row.description, address: canonicalList(one) })),
      },
      version: ({ row }) => row.version,
    },
  ),
  webUrl: ({ webUrl }) => webUrl,
}
