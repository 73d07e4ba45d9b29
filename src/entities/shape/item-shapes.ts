import type { List } from '../../core/model/lists/list.ts'
import type { Shape } from './shape.ts'

let shapeOf: ((list: List) => Shape<never>) | undefined

/** Tells how the items of a list are shaped: navigation leads from lists to items, but imports lead the other way. */
export function shapeItemsBy(make: (list: List) => Shape<never>): void {
  shapeOf = make
}

/** The shape of the items of a list. */
export function shapeOfItems(list: List): Shape<never> {
  if (!shapeOf) throw new Error('no shape of items has been made')
  return shapeOf(list)
}
