import type { Context } from '../core/access/context.ts'
import type { Principal } from '../core/access/principals.ts'
import { currentChange } from '../core/acts/changes/change-log.ts'
import { type ChangeScope, writeChangeToken } from '../core/acts/changes/change-token.ts'
import { queryLists } from '../core/acts/lists/lists.ts'
import { defaultViewUrls, type View, viewsOfLists } from '../core/acts/lists/views.ts'
import { currentUser, getSiteOwner } from '../core/acts/people/users.ts'
import type { ShownObject } from '../core/acts/permissions/shown-permissions.ts'
import { findParentWeb, getRootWeb, getWeb, queryWebs, type WebState } from '../core/acts/sites/webs.ts'
import { getFolder, rootFoldersOf } from '../core/content/documents/documents.ts'
import { documentKinds } from '../core/content/documents/new-document.ts'
import { childrenOutsideLists } from '../core/content/shown/children.ts'
import type { List } from '../core/model/lists/list.ts'
import { displayFormUrl, editFormUrl, listImageUrl, newFormUrl, templateFeatureId } from '../core/model/lists/list-pages.ts'
import { recycleBinEnabled } from '../core/model/sites/regional.ts'
import type { SiteHandle } from '../core/model/sites/site.ts'
import { etagOf } from '../http/content/if-match.ts'
import { contentTypeShape, contentTypesIn, type ShownType } from './lists/content-type-shape.ts'
import { type FieldIn, fieldShape, fieldsIn } from './lists/field-shape.ts'
import { view } from './lists/view-shape.ts'
import { user } from './people/people-shapes.ts'
import { securedProperties, toAssignments } from './permissions/securable-shape.ts'
import type { Navigation, Shape } from './shape.ts'
import { factsOf, isoTime, type Loader, shapeNamed, shapeOf } from './shape-of.ts'
import { inWeb, ofWeb, securedWeb, webNavigation } from './sites/web-navigation.ts'

/** Absolute URL by the host that the request came to; the root has no slash behind it (decisions Q). */
export const absoluteUrl = (ctx: Context, url: string): string => ctx.origin + (url === '/' ? '' : encodeURI(url))

/** Navigation to values that are loaded entity by entity: for the few webs of a reply, not for rows. */
function toEach<E, R>(many: boolean, shape: () => Shape<R>, load: (entity: E, ctx: Context) => Promise<R | readonly R[]>): Navigation<E> {
  const expansion = {
    shape: () => shape() as Shape<never>,
    load: (entities: readonly E[], ctx: Context) => Promise.all(entities.map((entity) => load(entity, ctx))),
  }
  return { many, linked: true, expansion }
}

/** Navigation from lists to their views: one query for a page of lists. */
function toViews(many: boolean, choose: (views: readonly View[]) => View | readonly View[] | undefined): Navigation<List> {
  const load = async (lists: readonly List[], ctx: Context) => (await viewsOfLists(ctx, lists)).map(choose)
  return { many, linked: true, expansion: { shape: () => view as Shape<never>, load } }
}

const ownFolder = { from: { web: true } } as const

/** `CurrentChangeToken` of all entities of a reply: one query (rest.md 8). */
function currentToken<E>(kind: ChangeScope['kind'], idOf: (entity: E) => string): Loader<E, { StringValue: string }> {
  return {
    load: async (entities, ctx) => {
      const now = await currentChange(ctx)
      return entities.map((entity) => ({ StringValue: writeChangeToken({ kind, id: idOf(entity) }, now) }))
    },
  }
}

/** The number of the template STS. */
export const webTemplateNumber = 1

/** What is told of a web to whom it is one among others. */
export const webInformation: Shape<WebState, 'WebInformation'> = shapeOf<'WebInformation', WebState>('WebInformation', {
  Id: ({ row }) => row.id,
  Title: ({ row }) => row.title,
  Description: ({ row }) => row.description,
  ServerRelativeUrl: ({ url }) => url,
  Created: ({ row }) => isoTime(row.createdAt),
  LastItemModifiedDate: ({ lastItemModifiedAt }) => isoTime(lastItemModifiedAt),
  Language: ({ row }) => row.language,
  WebTemplate: ({ row }) => row.template,
  WebTemplateId: () => webTemplateNumber,
  Configuration: ({ row }) => row.configuration,
})

const toParent: Navigation<WebState> = {
  many: false,
  expansion: {
    shape: () => webInformation as Shape<never>,
    load: (webs, ctx) => Promise.all(webs.map((one) => findParentWeb(ctx, one))),
  },
}

export const web: Shape<WebState, 'Web'> = {
  ...shapeOf<'Web', WebState>(
    'Web',
    {
      Id: ({ row }) => row.id,
      Title: ({ row }) => row.title,
      Description: ({ row }) => row.description,
      Url: ({ url }, ctx) => absoluteUrl(ctx, url),
      ServerRelativeUrl: ({ url }) => url,
      Created: ({ row }) => isoTime(row.createdAt),
      LastItemModifiedDate: ({ lastItemModifiedAt }) => isoTime(lastItemModifiedAt),
      LastItemUserModifiedDate: ({ lastItemModifiedAt }) => isoTime(lastItemModifiedAt),
      Language: ({ row }) => row.language,
      WebTemplate: ({ row }) => row.template,
      Configuration: ({ row }) => row.configuration,
      UIVersion: () => 15,
      RecycleBinEnabled: () => recycleBinEnabled,
      CurrentChangeToken: currentToken('web', ({ row }) => row.id),
      ServerRelativePath: ({ url }) => ({ DecodedUrl: url }),
      ...securedProperties(securedWeb),
    },
    {
      navigation: {
        CurrentUser: ofWeb<Principal>(false, () => user, currentUser),
        Lists: ofWeb<List>(true, () => list, queryLists),
        Webs: ofWeb<WebState>(true, () => web, queryWebs),
        ParentWeb: toParent,
        ...webNavigation,
        Folders: ofWeb<unknown>(
          true,
          () => shapeNamed('Folder') as Shape<unknown>,
          async (inside) => childrenOutsideLists(inside, await getFolder(inside, ownFolder), documentKinds.folder),
        ),
        RootFolder: ofWeb<unknown>(
          false,
          () => shapeNamed('Folder') as Shape<unknown>,
          (inside) => getFolder(inside, ownFolder),
        ),
      },
    },
  ),
  webUrl: ({ url }) => url,
}

export const site: Shape<SiteHandle, 'Site'> = shapeOf<'Site', SiteHandle>(
  'Site',
  {
    Id: ({ id }) => id,
    Url: ({ url }, ctx) => absoluteUrl(ctx, url),
    ServerRelativeUrl: ({ url }) => url,
    PrimaryUri: ({ url }, ctx) => absoluteUrl(ctx, url),
    ReadOnly: () => false,
    CompatibilityLevel: () => 15,
    CurrentChangeToken: currentToken('site', ({ id }) => id),
  },
  {
    navigation: {
      RootWeb: toEach<SiteHandle, WebState>(
        false,
        () => web,
        (_, ctx) => getRootWeb(ctx),
      ),
      Owner: toEach<SiteHandle, Principal>(
        false,
        () => user,
        (_, ctx) => getSiteOwner(ctx),
      ),
    },
  },
)

export const userInfo: Shape<Principal, 'UserInfo'> = shapeOf<'UserInfo', Principal>('UserInfo', {
  Id: ({ id }) => id,
  Title: ({ title }) => title,
  Name: ({ loginName }) => loginName,
  EMail: ({ email }) => email,
  Email: ({ email }) => email,
})

const securedList = ({ row, scopeId, url }: List): ShownObject => ({
  scopeId,
  url,
  objectId: row.id,
  canonical: factsOf('List').address.replace('{Id}', row.id),
})

/** The web that lists are in, read once for those of one web. Fails with `access_denied` for whom may not open it. */
const toWeb: Navigation<List> = {
  many: false,
  expansion: {
    shape: () => web as Shape<never>,
    load: async (lists, ctx) => {
      const all = [...(await ctx.site.schema.webs()).values()]
      const ids = new Set(lists.map(({ row }) => row.webId))
      const found = await Promise.all(all.filter(({ row }) => ids.has(row.id)).map((one) => getWeb(inWeb(ctx, one))))
      return lists.map((one) => found.find(({ row }) => row.id === one.row.webId))
    },
  },
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
      ListItemEntityTypeFullName: ({ row }) => `Svc.Data.${row.entityTypeName}Item`,
      ParentWebUrl: ({ webUrl }) => webUrl,
      ImageUrl: listImageUrl,
      DocumentTemplateUrl: () => null,
      TemplateFeatureId: templateFeatureId,
      IsPrivate: () => false,
      HasExternalDataSource: () => false,
      IsCatalog: () => false,
      Direction: () => 'none',
      CurrentChangeToken: currentToken('list', ({ row }) => row.id),
      DefaultViewUrl: { load: (lists, ctx) => defaultViewUrls(ctx, lists) },
      DefaultNewFormUrl: newFormUrl,
      DefaultEditFormUrl: editFormUrl,
      DefaultDisplayFormUrl: displayFormUrl,
      ...securedProperties(securedList),
    },
    {
      navigation: {
        Items: { many: true, linked: true },
        DefaultView: toViews(false, (views) => views.find((one) => one.row.isDefault)),
        Views: toViews(true, (views) => views),
        Fields: toEach<List, FieldIn>(
          true,
          () => fieldShape,
          (entity) => Promise.resolve(fieldsIn(entity)),
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
        RoleAssignments: toAssignments(securedList),
        ParentWeb: toWeb,
      },
      etag: ({ row }) => etagOf(row.version),
    },
  ),
  webUrl: ({ webUrl }) => webUrl,
}
