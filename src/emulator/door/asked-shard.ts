import { percentDecoded } from '../../formats/percent.ts'
import type { Request } from '../../http/message/message.ts'

/** The shard that a request names, or what is wrong with how it does. */
export type AskedShard = { readonly name: string } | { readonly wrong: string }

const header = 'x-tenon-shard'
const form = /^[a-z0-9-]{1,64}$/
const hostForm = /^([^.:]{0,300})\.shard\.localhost\.?(?::\d{1,5})?$/i
const shortestHost = '.shard.localhost'.length
const hostMark = /\.shard\./i
const emulatorPath = /^\/+_emulator(?:\/|$)/i

/** Whether a path is one of the addresses for tests. */
export const isEmulatorPath = (path: string): boolean => emulatorPath.test(path.includes('%') ? (percentDecoded(path) ?? path) : path)

/**
 * The shard of a request: by the header `X-Tenon-Shard`, by a host `<name>.shard.localhost`, or, for the addresses for tests, by
 * the query option `shard`. Undefined if it names none.
 */
export function askedShard({ headers, path, query }: Pick<Request, 'headers' | 'path' | 'query'>): AskedShard | undefined {
  const given = headers[header]
  // Most requests name none.
  const { host = '' } = headers
  if (given === undefined && !query.includes('shard=') && (host.length < shortestHost || !hostMark.test(host))) return undefined
  const names = new Map<string, string>()
  if (given !== undefined) names.set('the header X-Tenon-Shard', String(given).trim())
  const inHost = hostForm.exec(host.slice(0, 400))?.[1]
  if (inHost !== undefined) names.set('the host', inHost.toLowerCase())
  const option = query.includes('shard=') && isEmulatorPath(path) ? new URLSearchParams(query).get('shard') : null
  if (option !== null) names.set('the query option shard', option)
  const [first, ...others] = names
  if (!first) return undefined
  const [place, name] = first
  for (const [otherPlace, other] of others)
    if (other !== name)
      return { wrong: `The request names two shards: '${shown(name)}' by ${place}, and '${shown(other)}' by ${otherPlace}. Name one.` }
  if (form.test(name)) return { name }
  return { wrong: `'${shown(name)}' is no name of a shard: ${place} needs 1 to 64 of the characters a to z, 0 to 9 and hyphen.` }
}

const shown = (name: string): string => name.slice(0, 80)
