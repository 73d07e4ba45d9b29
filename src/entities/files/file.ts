import type { Context } from '../../core/access/context.ts'
import { fileTag } from '../../core/acts/files/files.ts'
import type { Document } from '../../core/content/documents/documents.ts'
import { itemInRoot, uiVersionLabel } from '../../core/content/items/item.ts'
import { itemRowsOf } from '../../core/content/shown/items-of-documents.ts'
import { toPerson } from '../people/to-person.ts'
import { isoTime } from '../shape/iso-time.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { encodedPath, serverRelativePath, toItem } from './document.ts'
import { toEffectiveRights, toFileRights, toVersionEvents } from './file-details.ts'
import { toFileVersions } from './file-version.ts'
import { toProperties } from './property-bag.ts'

const bracedId = ({ row }: Document): string => `{${row.id.toUpperCase()}}`

/** The titles of files, which are stored with their items: one query for the files of each list. */
async function titlesOf(files: readonly Document[], ctx: Context): Promise<(string | null)[]> {
  const rows = await itemRowsOf(ctx, files)
  return files.map(({ row, list }) => {
    const item = rows.get(row.id)
    const field = list?.fieldsByName.get('Title')
    const title = item && field && list ? itemInRoot(list, item).read(field) : null
    return typeof title === 'string' ? title : null
  })
}

/**
 * Whether a file differs from the page of the server that it was made from: 0 none, 1 uncustomized, 2 customized. The server
 * stores the bytes of every file, and makes none from a page on its disk.
 */
export const customizedPageStatus = (_: Document): 0 | 1 | 2 => 0

/** A file in REST (protocol/files#shape). */
export const file: Shape<Document, 'File'> = shapeOf<'File', Document>(
  'File',
  {
    CheckInComment: ({ row }) => row.checkInComment ?? '',
    CheckOutType: ({ row }) => (row.checkedOutBy === null ? 2 : 0),
    ContentTag: (one) => `${bracedId(one)},${one.row.version},${one.row.contentVersion}`,
    CustomizedPageStatus: customizedPageStatus,
    ETag: ({ row }) => fileTag(row),
    Exists: () => true,
    IrmEnabled: () => false,
    Length: ({ row }) => row.sizeBytes,
    Level: ({ row, isEarlier }) => (row.checkedOutBy === null || isEarlier ? row.level : 255),
    LinkingUri: () => null,
    LinkingUrl: () => '',
    MajorVersion: ({ row }) => Math.floor(row.uiVersion / 512),
    MinorVersion: ({ row }) => row.uiVersion % 512,
    Name: ({ row }) => row.leafName,
    ServerRelativeUrl: ({ url }) => url,
    ServerRelativePath: serverRelativePath,
    TimeCreated: ({ row }) => isoTime(row.createdAt),
    TimeLastModified: ({ row }) => isoTime(row.modifiedAt),
    Title: { load: titlesOf },
    UIVersion: ({ row }) => row.uiVersion,
    UIVersionLabel: ({ row }) => uiVersionLabel(row.uiVersion),
    UniqueId: ({ row }) => row.id,
    Id: ({ row }) => row.id,
    ListId: ({ row }) => row.listId ?? '00000000-0000-0000-0000-000000000000',
    SiteId: ({ row }) => row.siteId,
    WebId: ({ row }) => row.webId,
  },
  {
    address: ({ url }) => `Web/GetFileByServerRelativePath(decodedurl='${encodedPath(url)}')`,
    navigation: {
      Author: toPerson(({ row }) => row.authorId),
      CheckedOutByUser: toPerson(({ row }) => row.checkedOutBy),
      ListItemAllFields: toItem,
      // There are no locks beside check-outs.
      LockedByUser: toPerson(({ row }) => row.checkedOutBy),
      ModifiedBy: toPerson(({ row }) => row.editorId),
      Properties: toProperties,
      Versions: toFileVersions,
      VersionEvents: toVersionEvents,
      EffectiveInformationRightsManagementSettings: toEffectiveRights,
      InformationRightsManagementSettings: toFileRights,
    },
  },
)
