import { join } from 'node:path'
import { type Running, start, tenonProgram } from '../../bench/servers.ts'
import { clientOf, users } from './client.ts'
import type { SoakOptions } from './options.ts'
import type { Look } from './report.ts'

/** Starts the server as `npm start` does, with its usual limits, users of the configuration and metrics; data goes below `folder`. */
export function startSoaked({ storage }: SoakOptions, folder: string, say: (line: string) => void): Promise<Running> {
  const settings: Readonly<Record<string, string>> = {
    StorageProvider: storage === 'file' ? 'FileSystem' : 'InMemory',
    DataRootPath: join(folder, 'data'),
    'Security:HttpsEnabled': 'false',
    'Metrics:Enabled': 'true',
    'Logging:Level': 'error',
    'Identity:Providers:AcceptAll:Enabled': 'false',
    'Identity:Providers:ConfigUsers:Enabled': 'true',
    'Identity:AllowConfigUsersInProduction': 'true',
    ...Object.fromEntries(
      Object.entries(users).flatMap(([name, roles]) => [
        [`Identity:ConfigUsers:Users:${name}:Password`, 'any'],
        [`Identity:ConfigUsers:Users:${name}:Roles`, roles],
      ]),
    ),
  }
  const words = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, value])
  const program = tenonProgram(say)
  return start({
    name: 'Tenon',
    argv: (port) => [...program, ...words, '--HttpPort', String(port)],
    folder,
    readyPath: '/_vti_bin/health',
  })
}

const everyMs = 5000

/** Looks at the server every five seconds, by its metrics and by what the system tells of it. */
export function watch(server: Running): { readonly looks: Look[]; look(): Promise<void>; stop(): void } {
  const ask = clientOf(server.port, { sockets: 1, keep: true })
  const startedAt = performance.now()
  const looks: Look[] = []
  const look = async () => {
    const { text } = await ask({ path: '/metrics', timeoutMs: 30_000 }).catch(() => ({ text: '' }))
    const residentMb = server.residentMb() ?? scaled(figureIn(text, 'process_resident_memory_bytes'), 1 / 1_048_576)
    looks.push({
      at: (performance.now() - startedAt) / 1000,
      residentMb,
      heapMb: scaled(figureIn(text, 'nodejs_heap_size_used_bytes'), 1 / 1_048_576),
      loopMs: scaled(figureIn(text, 'nodejs_eventloop_lag_max_seconds'), 1000),
      cpuMs: server.cpuMs(),
    })
  }
  const timer = setInterval(() => void look(), everyMs)
  return { looks, look, stop: () => clearInterval(timer) }
}

const figureIn = (text: string, name: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length + 1))
}

const scaled = (value: number | undefined, factor: number): number | undefined => (value === undefined ? undefined : value * factor)
