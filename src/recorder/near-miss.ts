import { nearestTo } from '../emulator/requests/nearest.ts'
import type { Fixture, KeptBody } from './fixture.ts'

/** A request as it is compared. */
export interface Asked {
  readonly method: string
  /** The path with the query, as it is kept. */
  readonly address: string
  readonly body: KeptBody | null
}

/** A recorded request that is like the one that was asked, and what differs, in words. */
export interface NearMiss {
  readonly fixture: string
  readonly request: string
  readonly differs: readonly string[]
}

/** What is known of a recorded request without its reply. */
export interface RecordedRequest {
  readonly name: string
  readonly method: string
  readonly address: string
}

/** The number of recorded requests that are named. */
const most = 3

/**
 * The recorded requests that are most like one that was not recorded: those with its path, then those with a path that is like
 * it. `read` reads the request of a fixture.
 */
export async function nearMisses(
  asked: Asked,
  recorded: readonly RecordedRequest[],
  read: (name: string) => Promise<Fixture['request']>,
): Promise<NearMiss[]> {
  const path = pathOf(asked.address)
  const same = firstOfEach(recorded.filter((one) => pathOf(one.address) === path))
  const rank = (one: RecordedRequest) => (one.method === asked.method ? 0 : 2) + (one.address === asked.address ? 0 : 1)
  const near = same.sort((one, other) => rank(one) - rank(other)).slice(0, most)
  if (near.length > 0) return Promise.all(near.map(async (one) => ({ ...shown(one), differs: await differences(asked, one, read) })))
  const others = firstOfEach(recorded).map((one) => ({ id: one.name, method: one.method, path: pathOf(one.address) }))
  const byName = new Map(recorded.map((one) => [one.name, one]))
  return nearestTo({ method: asked.method, path }, others.slice(0, 2000))
    .slice(0, most)
    .flatMap(({ operation, differs }) => {
      const one = byName.get(operation)
      return one ? [{ ...shown(one), differs }] : []
    })
}

const shown = ({ name, method, address }: RecordedRequest) => ({ fixture: name, request: `${method} ${address}` })

/** Repeated requests once. */
const firstOfEach = (recorded: readonly RecordedRequest[]): RecordedRequest[] => [
  ...new Map(recorded.toReversed().map((one) => [`${one.method} ${one.address}`, one])).values(),
]

const pathOf = (address: string): string => address.split('?', 1)[0] ?? ''

async function differences(asked: Asked, one: RecordedRequest, read: (name: string) => Promise<Fixture['request']>): Promise<string[]> {
  const found: string[] = []
  if (one.method !== asked.method) found.push(`The method is ${asked.method.slice(0, 20)}, and there ${one.method}.`)
  found.push(...differentOptions(asked.address, one.address))
  if (found.length > 0) return found
  return [differentBody(asked.body, (await read(one.name)).body)]
}

function differentOptions(asked: string, other: string): string[] {
  const [ours, theirs] = [optionsOf(asked), optionsOf(other)]
  const names = [...new Set([...ours.keys(), ...theirs.keys()])].slice(0, 20)
  const found = names.flatMap((name) => {
    const [own, there] = [ours.get(name), theirs.get(name)]
    if (own === there) return []
    if (there === undefined) return [`The option ${cut(name)} is too much.`]
    if (own === undefined) return [`The option ${cut(name)} is missing; there it is '${cut(there)}'.`]
    return [`The option ${cut(name)} is '${cut(own)}', and there '${cut(there)}'.`]
  })
  return found.length === 0 && asked !== other ? ['The options of the query are in another order or otherwise encoded.'] : found
}

const optionsOf = (address: string): Map<string, string> => new Map(new URLSearchParams(address.slice(pathOf(address).length)))

const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

function differentBody(own: KeptBody | null, there: KeptBody | null): string {
  if (own === null) return 'The request has no body, and there it has one.'
  if (there === null) return 'The request has a body, and there it has none.'
  if (!('text' in own && 'text' in there)) return 'The body has other bytes.'
  let at = 0
  while (at < own.text.length && own.text[at] === there.text[at]) at += 1
  const from = Math.max(0, at - 10)
  return `The body differs from character ${at + 1} on: '${cut(own.text.slice(from))}', and there '${cut(there.text.slice(from))}'.`
}
