import type { Document } from '../../core/content/documents/documents.ts'
import { canonicalList } from '../lists/canonical.ts'
import { toPerson } from '../people/to-person.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { encodedPath, serverRelativePath } from './document.ts'

/** A file that is checked out and was never checked in (protocol/files#check-out). */
export const checkedOutFile: Shape<Document, 'CheckedOutFile'> = shapeOf<'CheckedOutFile', Document>(
  'CheckedOutFile',
  {
    CheckedOutById: ({ row }) => row.checkedOutBy ?? 0,
    ServerRelativePath: serverRelativePath,
  },
  {
    address: ({ list, url }) => `${list ? canonicalList(list) : 'Web'}/GetCheckedOutFiles/GetByPath(decodedurl='${encodedPath(url)}')`,
    navigation: { CheckedOutBy: toPerson(({ row }) => row.checkedOutBy) },
  },
)
