import { currentChange } from '../core/changes/change-log.ts'
import { type ChangeScope, writeChangeToken } from '../core/changes/change-token.ts'
import type { Context } from '../core/context.ts'
import { childrenOutsideLists } from '../core/files/children.ts'
import { getFolder, rootFoldersOf } from '../core/files/documents.ts'
import { documentKinds } from '../core/files/new-document.ts'
import type { List } from '../core/lists/list.ts'
import { queryLists } from '../core/lists/lists.ts'
import { listTemplates } from '../core/lists/templates.ts'
import { type View, viewsOfLists } from '../core/lists/views.ts'
import type { Principal } from '../core/people/principals.ts'
import { currentUser } from '../core/people/users.ts'
import type { SiteHandle } from '../core/sites/site.ts'
import { findParentWeb, getWeb, queryWebs, type WebState } from '../core/sites/webs.ts'
import { etagOf } from '../http/conditional.ts'
import { contentTypeShape, contentTypesIn, type ShownType } from './content-type-shape.ts'
import { type FieldIn, fieldShape, fieldsIn } from './field-shape.ts'
import { user } from './people-shapes.ts'
import type { Navigation, Shape } from './shape.ts'
import { factsOf, isoTime, type Loader, shapeNamed, shapeOf } from './shape-of.ts'
import { view } from './view-shape.ts'

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

/** A context whose web is the one that is shown, for what is expanded below it. */
const inWeb = (ctx: Context, web: WebState): Context => ({ ...ctx, web })

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
  WebTemplateId: () => 1,
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
      ServerRelativePath: ({ url }) => ({ DecodedUrl: url }),
      ServerRelativeUrl: ({ url }) => url,
      Created: ({ row }) => isoTime(row.createdAt),
      LastItemModifiedDate: ({ lastItemModifiedAt }) => isoTime(lastItemModifiedAt),
      LastItemUserModifiedDate: ({ lastItemModifiedAt }) => isoTime(lastItemModifiedAt),
      Language: ({ row }) => row.language,
      WebTemplate: ({ row }) => row.template,
      Configuration: ({ row }) => row.configuration,
      UIVersion: () => 15,
      RecycleBinEnabled: () => true,
      CurrentChangeToken: currentToken('web', ({ row }) => row.id),
    },
    {
      onRequest: ['ServerRelativePath'],
      navigation: {
        CurrentUser: toEach(
          false,
          () => user,
          (entity, ctx) => currentUser(inWeb(ctx, entity)),
        ),
        Lists: toEach(
          true,
          () => list,
          (entity, ctx) => queryLists(inWeb(ctx, entity)),
        ),
        Webs: toEach(
          true,
          () => web,
          (entity, ctx) => queryWebs(inWeb(ctx, entity)),
        ),
        ParentWeb: toParent,
        Folders: toEach(
          true,
          () => shapeNamed('Folder') as Shape<unknown>,
          async (entity, ctx) => {
            const inside = inWeb(ctx, entity)
            return childrenOutsideLists(inside, await getFolder(inside, ownFolder), documentKinds.folder)
          },
        ),
        RootFolder: toEach(
          false,
          () => shapeNamed('Folder') as Shape<unknown>,
          (entity, ctx) => getFolder(inWeb(ctx, entity), ownFolder),
        ),
      },
    },
  ),
  webUrl: ({ url }) => url,
}

export const site: Shape<SiteHandle, 'Site'> = shapeOf<'Site', SiteHandle>('Site', {
  Id: ({ id }) => id,
  Url: ({ url }, ctx) => absoluteUrl(ctx, url),
  ServerRelativeUrl: ({ url }) => url,
  PrimaryUri: ({ url }, ctx) => absoluteUrl(ctx, url),
  ReadOnly: () => false,
  CompatibilityLevel: () => 15,
  CurrentChangeToken: currentToken('site', ({ id }) => id),
})

export const userInfo: Shape<Principal, 'UserInfo'> = shapeOf<'UserInfo', Principal>('UserInfo', {
  Id: ({ id }) => id,
  Title: ({ title }) => title,
  Name: ({ loginName }) => loginName,
  EMail: ({ email }) => email,
  Email: ({ email }) => email,
})

export const list: Shape<List, 'List'> = shapeOf<'List', List>(
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
    ImageUrl: ({ row }) => `/_layouts/15/images/${row.baseType === 1 ? 'itdl' : 'itgen'}.png`,
    DocumentTemplateUrl: () => null,
    TemplateFeatureId: ({ row }) => listTemplates.get(row.baseTemplate)?.featureId ?? '00000000-0000-0000-0000-000000000000',
    IsPrivate: () => false,
    HasExternalDataSource: () => false,
    IsCatalog: () => false,
    Direction: () => 'none',
    CurrentChangeToken: currentToken('list', ({ row }) => row.id),
  },
  {
    navigation: {
      Items: { many: true, linked: true },
      RootFolder: {
        many: false,
        linked: true,
        expansion: { shape: () => shapeNamed('Folder'), load: (lists, ctx) => rootFoldersOf(ctx, lists) },
      },
      ParentWeb: toEach<List, WebState>(
        false,
        () => web,
        (_, ctx) => getWeb(ctx),
      ),
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
    },
    etag: ({ row }) => etagOf(row.version),
  },
)

/** The shape of a property bag: its own entries are its properties, under their raw names (decisions B10). */
export function propertyBag(properties: ReadonlyMap<string, string>): Shape<ReadonlyMap<string, string>, 'PropertyValues'> {
  const facts = factsOf('PropertyValues')
  return {
    name: 'PropertyValues',
    type: facts.type,
    set: `Svc.ApiData.${facts.set}`,
    address: () => facts.address,
    properties: new Map([...properties.keys()].map((key) => [key, { read: (bag) => bag.get(key) ?? null }])),
    navigation: new Map(),
  }
}
