/**
 * Calls of acts that must not compile. Each line under
 * `@ts-expect-error` is a mistake; the type check of the project fails when one
 * of them is no longer refused.
 */

import { act } from '../../src/core/access/access.ts'
import type { Context } from '../../src/core/access/context.ts'

declare const ctx: Context
declare const bytes: AsyncIterable<Uint8Array>
declare const asked: ReadonlyMap<string, unknown>
const work = () => Promise.resolve()
const target = ctx.web

interface Settings {
  readonly title: string
  readonly hidden?: boolean
  readonly parts: readonly { readonly blobId: string }[]
}
declare const settings: Settings

// Valid ones compile.
export const plain = act(
  ctx,
  { name: 'items.add', right: 'AddListItems', target, input: { settings, values: Object.fromEntries(asked) } },
  work,
)

// @ts-expect-error No row of the table has this name.
export const unknownName = act(ctx, { name: 'items.paint', right: 'AddListItems', target, input: {} }, work)
// @ts-expect-error The act asks for another right.
export const otherRight = act(ctx, { name: 'items.add', right: 'EditListItems', target, input: {} }, work)
// @ts-expect-error A function cannot be recorded as input.
export const closure = act(ctx, { name: 'items.add', right: 'AddListItems', target, input: { change: () => 1 } }, work)
// @ts-expect-error A stream can be read once: its bytes are stored first, and named by their blob.
export const stream = act(ctx, { name: 'items.add', right: 'AddListItems', target, input: { settings, bytes } }, work)
// @ts-expect-error JSON makes an empty object of a map.
export const map = act(ctx, { name: 'items.add', right: 'AddListItems', target, input: { values: asked } }, work)
