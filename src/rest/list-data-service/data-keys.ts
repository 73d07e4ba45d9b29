import { invalid } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { type DataColumn, dataServicePath } from '../../entities/items/data-service.ts'
import type { Request } from '../../http/message/message.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { serviceRoot } from '../odata/render.ts'

/** What tells an entity from the others of its set. */
export type Key = string | number

/**
 * The key in an address of an entity that a column may lead to: absolute, from the root of the server, below the service, or `$7` for what
 * the request of the batch with that Content-ID has made. Fails with `invalid_request`.
 */
export function keyIn(ctx: WireContext, { name, link }: DataColumn, uri: string, { made }: Pick<Request, 'made'>): Key {
  const below = belowService(ctx, uri.startsWith('$') ? madeBefore(uri, made) : uri)
  const open = below.indexOf('(')
  const given = below.endsWith(')') && open > 0 ? below.slice(open + 1, -1) : ''
  if (open < 0 || !link || fold(decoded(below.slice(0, open))) !== fold(link.set))
    throw invalid(`'${name}' leads to entities of the set '${link?.set ?? ''}'; the address '${uri.slice(0, 200)}' is not one of them.`)
  const text = decoded(given)
  if (link.kind === 'choice') return text.startsWith("'") && text.endsWith("'") ? text.slice(1, -1).replaceAll("''", "'") : text
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text)
  throw invalid(`The address '${uri.slice(0, 200)}' must end with an id in parentheses.`)
}

function madeBefore(uri: string, made: Request['made']): string {
  if (made) return made(uri)
  throw invalid(`'${uri.slice(0, 100)}' refers to another request of the same batch; this request is in none.`)
}

function belowService(ctx: WireContext, uri: string): string {
  const root = serviceRoot(ctx, undefined, dataServicePath)
  const folded = fold(uri)
  const from = [root, new URL(root).pathname].find((one) => folded.startsWith(fold(one)))
  return from === undefined ? uri : uri.slice(from.length)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw invalid(`'${text.slice(0, 200)}' is not percent-encoded as an address is.`)
  }
}
