import { thumbnail, webSize } from '../../core/content/blobs/smaller-pictures.ts'
import { pictureTemplate } from '../../core/content/documents/picture-values.ts'
import type { List } from '../../core/model/lists/list.ts'
import { listImageUrl, templateFeatureId } from '../../core/model/lists/list-pages.ts'
import type { Web } from '../../core/model/sites/web.ts'

const truth = (value: boolean): string => (value ? 'True' : 'False')

const braced = (id: string): string => `{${id.toUpperCase()}}`

/** `yyyyMMdd HH:mm:ss` of milliseconds, UTC. */
const compactTime = (instant: number): string => {
  const iso = new Date(instant).toISOString()
  return `${iso.slice(0, 10).replaceAll('-', '')} ${iso.slice(11, 19)}`
}

/** The attributes of a list as a `List` element (protocol/soap-services#lists); `web` is the addressed web. */
export function listAttributes(web: Web, list: List, defaultViewUrl: string) {
  const { row } = list
  const id = braced(row.id)
  const pixels = (count: number): string => (row.baseTemplate === pictureTemplate ? String(count) : '')
  return {
    DocTemplateUrl: '',
    DefaultViewUrl: defaultViewUrl,
    MobileDefaultViewUrl: '',
    ID: id,
    Title: row.title,
    Description: row.description,
    ImageUrl: listImageUrl(list),
    Name: id,
    BaseType: row.baseType,
    FeatureId: templateFeatureId(list),
    ServerTemplate: row.baseTemplate,
    Created: compactTime(row.createdAt),
    Modified: compactTime(row.lastItemModifiedAt),
    LastDeleted: compactTime(row.lastItemDeletedAt),
    Version: row.version,
    Direction: 'none',
    ThumbnailSize: pixels(thumbnail.width),
    WebImageWidth: pixels(webSize.width),
    WebImageHeight: pixels(webSize.height),
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
    HasUniqueScopes: truth(row.scopeId !== web.scopeId),
    AllowDeletion: truth(true),
    AllowMultiResponses: truth(false),
    EnableAttachments: truth(row.enableAttachments),
    EnableModeration: truth(row.enableModeration),
    EnableVersioning: truth(row.enableVersioning),
    EnableMinorVersion: truth(row.enableMinorVersions),
    RequireCheckout: truth(row.forceCheckout),
    EnableFolderCreation: truth(row.enableFolderCreation),
    Hidden: truth(row.hidden),
    MultipleDataList: truth(false),
    Ordered: truth(false),
    ShowUser: truth(true),
  }
}
