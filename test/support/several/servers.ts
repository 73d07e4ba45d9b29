import { type FreshFarm, freshFarmOnServer } from '../postgresql/farms.ts'
import { type ServerProcess, startProcess } from '../server-process.ts'

/** The status and the parsed body of a reply. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of any shape.
  readonly json: any
}

/** What is sent beside method and address; with neither `cookie` nor `token` the user is the administrator. */
export interface Asked {
  readonly user?: string
  readonly cookie?: string
  readonly token?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A server among several, or the balancer in front of them. */
export interface Door {
  call(method: string, path: string, asked?: Asked): Promise<Answer>
}

export function doorAt(url: string): Door {
  return {
    async call(method, path, { user = 'admin', cookie, token, body, headers = {} } = {}) {
      const identity =
        cookie !== undefined
          ? { Cookie: cookie }
          : { Authorization: token === undefined ? `Basic ${Buffer.from(`${user}:x`).toString('base64')}` : `Bearer ${token}` }
      const isText = typeof body === 'string' || body instanceof Uint8Array
      const response = await fetch(`${url}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          Accept: 'application/json;odata=nometadata',
          ...(body !== undefined && !isText && { 'Content-Type': 'application/json' }),
          // Every request has a connection of its own, which the balancer gives to the next server.
          Connection: 'close',
          ...identity,
          ...headers,
        },
        ...(body !== undefined && { body: isText ? (body as string) : JSON.stringify(body) }),
      })
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.includes('json') === true
      return { status: response.status, headers: response.headers, json: isJson && text !== '' ? JSON.parse(text) : text }
    },
  }
}

/** Servers of one farm, as processes. */
export interface SeveralServers {
  readonly farm: FreshFarm
  readonly servers: readonly (ServerProcess & Door)[]
  start(settings?: Readonly<Record<string, string>>): Promise<ServerProcess & Door>
  stop(): Promise<void>
}

export const sharing = { 'Farm:Servers': 'Several', 'Identity:Issuer': 'http://farm.example' } as const

/** Starts this many servers over a new farm, on the PostgreSQL server for tests unless `freshFarm` says otherwise. */
export async function startSeveral(
  count: number,
  settings: Readonly<Record<string, string>> = {},
  freshFarm: () => Promise<FreshFarm> = freshFarmOnServer,
): Promise<SeveralServers> {
  const farm = await freshFarm()
  const servers: (ServerProcess & Door)[] = []
  const start = async (more: Readonly<Record<string, string>> = {}) => {
    const { DataRootPath: folder = '' } = farm.settings
    const server = await startProcess(folder, { ...farm.settings, ...sharing, ...settings, ...more })
    const made = { ...server, ...doorAt(server.url) }
    servers.push(made)
    return made
  }
  const stop = async () => {
    for (const server of servers) await server.end('SIGTERM')
    await farm.remove()
  }
  try {
    await Promise.all(Array.from({ length: count }, () => start()))
  } catch (error) {
    await stop()
    throw error
  }
  return { farm, servers, start, stop }
}
