import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { servedBy } from '../judge/proxy-replies.ts'
import { freePort } from '../server-process.ts'
import type { Balancer } from './balancer.ts'

const program = ['haproxy', '/usr/sbin/haproxy'].find((name) => spawnSync(name, ['-v']).status === 0)

/** Whether HAProxy is installed (`.ci/run`). */
export const hasProxy = program !== undefined

/** What HAProxy has said of its requests. */
interface ProxyCounts {
  /** Those that no server answered to the end. */
  readonly broken: number
  /** Those that a server answered with 500. */
  readonly faults: number
  /** Connections for live updates that have ended, for whatever reason. */
  readonly tunnels: number
}

/**
 * HAProxy as users put it before several servers (docs/scale.md): every request goes to the next server, and to another one
 * if that does not take the connection. Those for live updates go to the same server. It asks no server whether it is well: a busy machine would make all of them ill.
 */
export async function startProxy(urls: readonly string[]): Promise<Balancer & { counts(): ProxyCounts }> {
  if (program === undefined) throw new Error('HAProxy is not installed.')
  const folder = await mkdtemp(join(tmpdir(), 'tenon-haproxy-'))
  const port = await freePort()
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, configurationOf(port, urls))
  const child = spawn(program, ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] })
  let [broken, faults, tunnels, rest] = [0, 0, 0, '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = `${rest}${text}`.split('\n')
    rest = lines.pop() ?? ''
    // The status, and how the request ended: S is for the end of the server.
    broken += lines.filter((line) => / S\w$/.test(line)).length
    faults += lines.filter((line) => line === '500 --').length
    tunnels += lines.filter((line) => line.startsWith('101 ')).length
  })
  // It does not outlive a process whose tests have ended without closing it.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'exit')
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = `${said}${text}`.slice(-4_000)
  })
  await untilItListens(child, port, () => said)
  return {
    url: `http://127.0.0.1:${port}`,
    counts: () => ({ broken, faults, tunnels }),
    async close() {
      process.off('exit', kill)
      kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const configurationOf = (port: number, urls: readonly string[]): string => `
global
  # A request line and headers of 64 KiB fit, as servers take them.
  tune.bufsize 131072
  tune.maxrewrite 1024
  tune.http.maxhdr 256
  log stdout format raw local0
defaults
  mode http
  log global
  log-format "%ST %ts"
  timeout connect 2s
  timeout client 300s
  timeout server 300s
  timeout queue 10s
  # To a request that is not the first of its connection HAProxy gives no answer when the server is gone: it closes the connection.
  option httpclose
  option redispatch 1
  retries 3
  retry-on conn-failure
frontend door
  bind 127.0.0.1:${port}
  # All requests of a connection for live updates go to one server: the one for the address of the client.
  use_backend live if { path_sub -i /signalr/ }
  default_backend farm
backend farm
  balance roundrobin
${serversOf(urls)}
backend live
  balance source
${serversOf(urls)}
`

const serversOf = (urls: readonly string[]): string =>
  [`  http-response set-header ${servedBy} %s`, ...urls.map((url, at) => `  server s${at} ${new URL(url).host}`)].join('\n')

async function untilItListens(child: ChildProcess, port: number, said: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`HAProxy has ended: ${said()}`)
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise<boolean>((resolve) => socket.once('connect', () => resolve(true)).once('error', () => resolve(false)))
    socket.destroy()
    if (isOpen) return
    await wait(20)
  }
}
