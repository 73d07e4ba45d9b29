import type { Json, Shape } from '../../entities/shape/shape.ts'
import type { Response } from '../../http/message.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Render } from '../dispatch.ts'
import { contentTypes } from './negotiate.ts'
import { type ProjectionOptions, projectionFor } from './projection.ts'
import { renderPart } from './property-path.ts'
import { renderCollection, renderComplex, renderComplexes, renderEntity, renderValue } from './render.ts'

type JsonObject = Readonly<Record<string, Json>>

/** Puts what a handler answered into the envelope that `Accept` asked for, with `$select` and `$expand` applied. */
export const reply: Render<WireContext> = async (content, call, ctx) => {
  const { envelope } = call
  if (content.kind === 'part') return renderPart(ctx, content, call)
  const body = await bodyOf(content, call, ctx)
  return {
    status: content.status,
    headers: { ...given(content.headers), 'Content-Type': contentTypes[envelope] },
    body: JSON.stringify(body),
  }
}

type Renderable = Exclude<Parameters<Render<WireContext>>[0], { kind: 'part' }>
type Asked = Parameters<Render<WireContext>>[1]

async function bodyOf(content: Renderable, { query, envelope }: Asked, ctx: WireContext): Promise<JsonObject> {
  if (content.kind === 'complex') {
    return renderComplex(ctx, { type: content.type, member: content.member }, content.value as JsonObject, envelope)
  }
  if (content.kind === 'complexes') {
    return renderComplexes(ctx, { type: content.type, member: content.member }, content.values as JsonObject[], envelope)
  }
  if (content.kind === 'value') return renderValue(ctx, content, envelope)
  const projection = projectionFor(content.entity as Shape<unknown>, query as ProjectionOptions)
  if (content.kind === 'entity') return renderEntity(ctx, projection, content.value, envelope)
  const { items, next, count } = content.page
  const page = { ...(next !== undefined && { nextLink: next }), ...(count !== undefined && { count }) }
  return renderCollection(ctx, projection, items, { envelope, page })
}

function given(headers: Readonly<Record<string, string | undefined>>): Response['headers'] {
  const present: Response['headers'] = {}
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) present[name] = value
  return present
}
