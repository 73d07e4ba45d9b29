import type { Context } from '../../core/access/context.ts'
import { findActorPrincipal } from '../../core/access/principals.ts'
import type { List } from '../../core/model/lists/list.ts'
import type { CamlEnvironment } from './caml-element.ts'

/** What a CAML text that a client sends for a list refers to without saying it (soap.md 2). */
export const camlEnvironment = async (ctx: Context, list: List): Promise<CamlEnvironment> => ({
  nowMs: ctx.runtime.now(),
  userId: (await findActorPrincipal(ctx))?.id ?? 0,
  fieldName: (id) => list.fields.find((field) => field.id === id)?.internalName,
})
