import type { WireContext } from '../../profile/wire-context.ts'

/** Characters that count as one entity of a reply. */
const charactersOfEntity = 2_000

/** Counts a long text that a method gives as a part of the reply: a request can call it often. Fails with `reply_too_large`. */
export function spendText(ctx: WireContext, text: string): string {
  ctx.budget?.spendEntities(1 + Math.floor(text.length / charactersOfEntity))
  return text
}

/** Counts a value that a query shows if it is a long text, for which the count of its entity is too little. Fails with `reply_too_large`. */
export function spendLongText(ctx: WireContext, value: unknown): void {
  if (typeof value === 'string' && value.length > charactersOfEntity)
    ctx.budget?.spendEntities(Math.floor(value.length / charactersOfEntity))
}
