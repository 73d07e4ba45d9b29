import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { HubConnection, IHubProtocol } from '@microsoft/signalr'
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect } from 'vitest'
import { record } from '../../support/coverage-file.ts'
import { basic } from '../../support/server.ts'

/** The five ways to connect: server-sent events carry text only. */
export const ways = [
  { name: 'WebSockets, json', transport: HttpTransportType.WebSockets, isBinary: false },
  { name: 'WebSockets, messagepack', transport: HttpTransportType.WebSockets, isBinary: true },
  { name: 'server-sent events, json', transport: HttpTransportType.ServerSentEvents, isBinary: false },
  { name: 'long polling, json', transport: HttpTransportType.LongPolling, isBinary: false },
  { name: 'long polling, messagepack', transport: HttpTransportType.LongPolling, isBinary: true },
] as const

export type LiveWay = (typeof ways)[number]

export interface Told {
  readonly event: string
  readonly changeType: string
  readonly itemId?: number
  readonly listTitle?: string
  readonly changeToken: string
  readonly [member: string]: unknown
}

export interface Watcher {
  readonly hub: HubConnection
  /** Everything it was told, in order. */
  readonly told: Told[]
  /** Waits until it was told this many things. */
  count(most: number): Promise<Told[]>
}

const events = [
  'ListItemChanged',
  'FileChanged',
  'ListChanged',
  'WebChanged',
  'AuditAppended',
  'OperationProgress',
  'HealthChanged',
  'ContentRestored',
]

/** The contract of the hubs, which judges every message. */
const contract = JSON.parse(readFileSync(new URL('../../../generated/live/asyncapi.json', import.meta.url), 'utf8')) as {
  readonly components: { readonly schemas: object; readonly messages: Readonly<Record<string, { readonly payload: object }>> }
}
const judge = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
judge.addSchema({ $id: 'live', components: contract.components })
const judges = new Map(events.map((event) => [event, judge.compile({ $ref: `live#/components/messages/${event}/payload` })] as const))

/** What is wrong with a message. */
function faultsOf(event: string, payload: unknown): string[] {
  const isValid = judges.get(event)
  if (!isValid || isValid(payload)) return []
  return [`${event} ${JSON.stringify(payload)}: ${judge.errorsText(isValid.errors)}`]
}

export interface WatchOptions {
  readonly user?: string
  readonly token?: string
  readonly way?: LiveWay
  readonly path?: string
  readonly configure?: (builder: HubConnectionBuilder) => HubConnectionBuilder
}

/** The client as its users take it, not connected yet. */
export function watcher(
  url: string,
  { user = 'ann', token, way = ways[0], path = '/signalr/lists', configure }: WatchOptions = {},
): Watcher {
  const protocol: IHubProtocol | undefined = way.isBinary ? new MessagePackHubProtocol() : undefined
  const builder = new HubConnectionBuilder()
    .withUrl(`${url}${path}`, {
      transport: way.transport,
      ...(token === undefined ? { headers: { Authorization: basic(user) } } : { accessTokenFactory: () => token }),
    })
    .configureLogging(LogLevel.None)
  if (protocol) builder.withHubProtocol(protocol)
  const hub = counted((configure ? configure(builder) : builder).build(), path)
  const told: Told[] = []
  const faults: string[] = []
  const waiting = new Set<() => void>()
  for (const event of events)
    hub.on(event, (payload: Omit<Told, 'event'>) => {
      told.push({ event, ...payload } as Told)
      const wrong = faultsOf(event, payload)
      if (wrong.length === 0) count(path, event, 'success')
      faults.push(...wrong)
      for (const look of [...waiting]) look()
    })
  return {
    hub,
    told,
    count: (most) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (told.length < most) return
          waiting.delete(look)
          if (faults.length > 0) reject(new Error(faults.join('\n')))
          else resolve(told)
        }
        waiting.add(look)
        look()
      }),
  }
}

/** What this process has counted. */
const noted = new Set<string>()

/** Counts a use of a hub for the coverage of the contract, once with each outcome. */
function count(path: string, name: string | undefined, outcome: 'success' | 'failure'): void {
  const hub = /\/signalr\/(\w{1,40})/.exec(path.slice(0, 200))?.[1] ?? ''
  const operation = ['live', hub, ...(name === undefined ? [] : [name])].join('.')
  if (noted.has(`${operation} ${outcome}`)) return
  noted.add(`${operation} ${outcome}`)
  record({ operation, outcome, handled: true, test: expect.getState().currentTestName ?? 'outside of any test' })
}

/** The hub, whose connection and calls are counted. */
function counted(hub: HubConnection, path: string): HubConnection {
  const seen = async <T>(name: string | undefined, work: Promise<T>): Promise<T> => {
    try {
      const result = await work
      count(path, name, 'success')
      return result
    } catch (error) {
      count(path, name, 'failure')
      throw error
    }
  }
  const start = hub.start.bind(hub)
  const invoke = hub.invoke.bind(hub)
  hub.start = () => seen(undefined, start())
  hub.invoke = (name, ...args) => (name.endsWith('ubscribe') ? seen(name, invoke(name, ...args)) : invoke(name, ...args))
  return hub
}

/** A connected client that has joined groups. */
export async function watch(url: string, groups: readonly string[], options: WatchOptions = {}): Promise<Watcher> {
  const made = watcher(url, options)
  await made.hub.start()
  for (const group of groups) await made.hub.invoke('Subscribe', group)
  return made
}

/** What a watcher was told, in short. */
export const inShort = (told: readonly Told[]): string[] =>
  told.map(({ event, changeType, itemId }) => [event, changeType, itemId ?? ''].join(' ').trim())

/** The WebSocket of the server's own package, for frames that no client would send. */
export const WebSocket = createRequire(import.meta.url)('ws') as typeof import('ws').WebSocket
