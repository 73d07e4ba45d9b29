import type { RootFolder } from '../core/lists/root-folder.ts'
import type { Shape } from './shape.ts'
import { factsOf, isoTime, shapeOf } from './shape-of.ts'

/** The folder that holds everything of a list; what it holds and when that last changed is the list's to tell. */
export const rootFolder: Shape<RootFolder, 'Folder'> = shapeOf<'Folder', RootFolder>(
  'Folder',
  {
    Exists: () => true,
    IsWOPIEnabled: () => false,
    ItemCount: ({ list }) => list.row.itemCount,
    Name: ({ row }) => row.leafName,
    ProgID: () => null,
    ServerRelativeUrl: ({ list }) => list.url,
    ServerRelativePath: ({ list }) => ({ DecodedUrl: list.url }),
    TimeCreated: ({ row }) => isoTime(row.createdAt),
    TimeLastModified: ({ list }) => isoTime(list.row.lastItemModifiedAt),
    UniqueId: ({ row }) => row.id,
    WelcomePage: ({ row }) => row.welcomePage ?? '',
  },
  { address: ({ list }) => `${factsOf('List').address.replace('{Id}', list.row.id)}/RootFolder` },
)
