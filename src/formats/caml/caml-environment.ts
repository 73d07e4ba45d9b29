import type { Context } from '../../core/access/context.ts'
import { findActorPrincipal } from '../../core/access/principals.ts'
import type { List } from '../../core/model/lists/list.ts'
import type { CamlEnvironment } from './caml-element.ts'

/** The implied values for the CAML text of a client's request on a list (protocol/caml#options). */
export const camlEnvironment = async (ctx: Context, list: List): Promise<CamlEnvironment> => ({
  nowMs: ctx.runtime.now(),
  userId: (await findActorPrincipal(ctx))?.id ?? 0,
  listTitle: list.row.title,
  fieldName: (id) => list.fields.find((field) => field.id === id)?.internalName,
})
