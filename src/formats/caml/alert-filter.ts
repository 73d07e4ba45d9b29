import type { Context } from '../../core/access/context.ts'
import type { Expression } from '../../core/kernel/query.ts'
import type { List } from '../../core/model/lists/list.ts'
import { parseXml } from '../xml.ts'
import { parseCaml } from './caml.ts'
import { refuse } from './caml-element.ts'
import { camlEnvironment } from './caml-environment.ts'

/** The condition of an alert's filter, a `Query` with a `Where`. Fails with `invalid_caml` (protocol/caml#query). */
export async function alertFilter(ctx: Context, list: List, text: string): Promise<Expression | undefined> {
  const element = parseXml(text)
  if (element.name !== 'Query') throw refuse('Filter', 'must be a Query element with a Where')
  return parseCaml({ query: element }, await camlEnvironment(ctx, list, element)).query.where
}
