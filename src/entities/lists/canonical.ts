import type { List } from '../../core/model/lists/list.ts'
import { factsOf } from '../shape/shape-of.ts'

const { address } = factsOf('List')

/** The canonical address of a list; columns, views and items are below it (protocol/addresses#canonical-addresses). */
export const canonicalList = ({ row }: Pick<List, 'row'>): string => address.replace('{Id}', row.id)

/** The short type name of a list's items (protocol/lists#names). */
export const itemTypeOf = ({ row }: Pick<List, 'row'>): string => `Data.${row.entityTypeName}Item`

export const canonicalItem = (list: Pick<List, 'row'>, itemId: number): string => `${canonicalList(list)}/Items(${itemId})`
