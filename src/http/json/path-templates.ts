import assert from 'node:assert/strict'
import { percentDecoded } from '../../formats/percent.ts'

/** Finds the value of the path template that a path fits, and the parameters in its braces. */
export type FindTemplate<T> = (path: string) => { readonly value: T; readonly params: ReadonlyMap<string, string> } | undefined

/** A literal segment, or parameters with text between them. */
type Segment = { readonly literal: string } | { readonly names: readonly string[]; readonly between: readonly string[] }

interface Template<T> {
  readonly segments: readonly Segment[]
  readonly value: T
}

/**
 * A finder for OpenAPI path templates (`/_admin/webapps/{name}`). Literal segments fit in any letter case, and win over
 * parameters. A segment may have several parameters with text between them (`{host}:{port}`): the last such text
 * separates. Values are percent-decoded and not empty; a path that is not percent-encoded UTF-8 fits nothing. Fails
 * with an `AssertionError` on a template that mixes literal text and one parameter in a segment.
 */
export function findTemplate<T>(templates: ReadonlyMap<string, T>): FindTemplate<T> {
  const bySize = new Map<number, Template<T>[]>()
  for (const [template, value] of templates) {
    const segments = template.split('/').map(segmentOf)
    bySize.set(segments.length, [...(bySize.get(segments.length) ?? []), { segments, value }])
  }
  for (const same of bySize.values()) same.sort((one, other) => order(one).localeCompare(order(other)))
  return (path) => {
    const parts = path.replace(/\/$/, '').split('/', maxSegments).map(percentDecoded)
    for (const { segments, value } of bySize.get(parts.length) ?? []) {
      const params = new Map<string, string>()
      if (segments.every((segment, at) => fits(segment, parts[at], params))) return { value, params }
    }
    return undefined
  }
}

/** More than any template has. */
const maxSegments = 32

function segmentOf(text: string): Segment {
  const [before = '', ...rest] = text.split(/\{(\w+)\}/)
  if (rest.length === 0) return { literal: before.toLowerCase() }
  const names = rest.filter((_, at) => at % 2 === 0)
  const between = rest.filter((_, at) => at % 2 === 1)
  assert.equal(before + (between.pop() ?? ''), '', `${text} has text before or after its parameters`)
  return { names, between }
}

const order = ({ segments }: Template<unknown>): string => segments.map((segment) => ('literal' in segment ? '0' : '1')).join('')

function fits(segment: Segment, part: string | undefined, params: Map<string, string>): boolean {
  if (part === undefined) return false
  if ('literal' in segment) return part.toLowerCase() === segment.literal
  let rest = part
  for (let at = segment.names.length - 1; at >= 0; at--) {
    const text = at === 0 ? '' : (segment.between[at - 1] ?? '')
    const cut = at === 0 ? 0 : rest.lastIndexOf(text)
    const value = cut < 0 ? '' : rest.slice(cut + text.length)
    if (value === '') return false
    params.set(segment.names[at] ?? '', value)
    rest = rest.slice(0, cut)
  }
  return true
}
