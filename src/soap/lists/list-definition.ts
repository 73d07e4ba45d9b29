import type { ListDefinition, ListDefinitionSchema } from '../../../generated/soap/lists.ts'
import type { Context } from '../../core/access/context.ts'
import { isLibrary, type List } from '../../core/model/lists/list.ts'
import { listTemplates } from '../../core/model/lists/templates.ts'
import { joinUrl } from '../../core/model/sites/web.ts'
import { fieldElement } from '../../formats/caml/field-xml.ts'
import { bracedGuid, trueOrFalse } from '../protocol/wire-text.ts'

/** The attributes of a list (soap.md 3.1, ListDefinitionCT). */
export function listDefinition({ web }: Context, list: List): ListDefinition {
  const { row } = list
  const id = bracedGuid(row.id)
  return {
    DocTemplateUrl: '',
    DefaultViewUrl: isLibrary(list) ? joinUrl(list.url, 'Forms', 'AllItems.aspx') : joinUrl(list.url, 'AllItems.aspx'),
    MobileDefaultViewUrl: '',
    ID: id,
    Title: row.title,
    Description: row.description,
    ImageUrl: `/_layouts/15/images/${images.get(row.baseTemplate) ?? 'itgen'}.png`,
    Name: id,
    BaseType: row.baseType,
    FeatureId: listTemplates.get(row.baseTemplate)?.featureId ?? '',
    ServerTemplate: row.baseTemplate,
    Created: compactTime(row.createdAt),
    Modified: compactTime(row.lastItemModifiedAt),
    LastDeleted: compactTime(row.lastItemDeletedAt),
    Version: row.version,
    Direction: 'none',
    ThumbnailSize: '',
    WebImageWidth: '',
    WebImageHeight: '',
    ItemCount: row.itemCount,
    AnonymousPermMask: '0',
    RootFolder: list.url,
    ReadSecurity: 1,
    WriteSecurity: 1,
    Author: row.authorId === null ? undefined : String(row.authorId),
    WebFullUrl: list.webUrl,
    WebId: row.webId,
    SendToLocation: '',
    ScopeId: row.scopeId,
    MajorVersionLimit: row.majorVersionLimit,
    MajorWithMinorVersionsLimit: row.majorWithMinorLimit,
    HasUniqueScopes: trueOrFalse(row.scopeId !== web.scopeId),
    AllowDeletion: trueOrFalse(true),
    AllowMultiResponses: trueOrFalse(false),
    EnableAttachments: trueOrFalse(row.enableAttachments),
    EnableModeration: trueOrFalse(row.enableModeration),
    EnableVersioning: trueOrFalse(row.enableVersioning),
    EnableMinorVersion: trueOrFalse(row.enableMinorVersions),
    RequireCheckout: trueOrFalse(row.forceCheckout),
    EnableFolderCreation: trueOrFalse(row.enableFolderCreation),
    Hidden: trueOrFalse(row.hidden),
    MultipleDataList: trueOrFalse(false),
    Ordered: trueOrFalse(false),
    ShowUser: trueOrFalse(true),
  }
}

/** A list with its columns and the settings of its web (soap.md 3.1, ListDefinitionSchema). Times are UTC everywhere (decisions H12). */
export function listDefinitionSchema(ctx: Context, list: List, serverVersion: string): ListDefinitionSchema {
  const { row, url } = ctx.web
  return {
    ...listDefinition(ctx, list),
    Fields: { Field: list.fields.map((field) => fieldElement(field, { ownerId: list.row.id, fields: list.fields })) },
    RegionalSettings: {
      Language: row.language,
      Locale: row.locale,
      AdvanceHijri: 0,
      CalendarType: 1,
      Time24: trueOrFalse(false),
      TimeZone: 0,
      SortOrder: 2070,
      Presence: trueOrFalse(true),
    },
    ServerSettings: { ServerVersion: serverVersion, RecycleBinEnabled: trueOrFalse(false), ServerRelativeUrl: url },
  }
}

const images: ReadonlyMap<number, string> = new Map([
  [101, 'itdl'],
  [104, 'itann'],
  [107, 'ittask'],
  [119, 'itwp'],
  [850, 'itdl'],
])

/** `yyyyMMdd HH:mm:ss` of milliseconds, UTC. */
const compactTime = (instant: number): string => {
  const iso = new Date(instant).toISOString()
  return `${iso.slice(0, 10).replaceAll('-', '')} ${iso.slice(11, 19)}`
}
