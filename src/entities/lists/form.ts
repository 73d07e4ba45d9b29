import { derivedId } from '../../core/model/derived-id.ts'
import type { List } from '../../core/model/lists/list.ts'
import { displayFormUrl, editFormUrl, newFormUrl } from '../../core/model/lists/list-pages.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { canonicalList } from './canonical.ts'

/** A page that shows, changes or adds an item of a list. */
export interface ListForm {
  readonly list: List
  readonly id: string
  readonly type: number
  /** Relative to the server. */
  readonly url: string
}

/** The forms of a list, by the numbers of their types. */
export const formsOf = (list: List): ListForm[] =>
  [[4, displayFormUrl(list)] as const, [6, editFormUrl(list)] as const, [8, newFormUrl(list)] as const].map(([type, url]) => ({
    list,
    id: derivedId(list.row.id, 'form', type),
    type,
    url,
  }))

const belowWeb = ({ list, url }: ListForm): string => url.slice(list.webUrl === '/' ? 1 : list.webUrl.length + 1)

export const form: Shape<ListForm, 'Form'> = shapeOf<'Form', ListForm>(
  'Form',
  {
    Id: ({ id }) => id,
    FormType: ({ type }) => type,
    DecodedUrl: belowWeb,
    ServerRelativeUrl: ({ url }) => url,
    ResourcePath: (one) => ({ DecodedUrl: belowWeb(one) }),
  },
  { address: ({ list, id }) => `${canonicalList(list)}/Forms(guid'${id}')` },
)
