import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** A MariaDB server of its own, reached by a socket in its folder, with an empty folder of data. */
export interface PrivateServer {
  /** A URL of the database `tenon`, which does not exist yet. */
  readonly connectionString: string
  /** Ends it by SIGKILL. */
  kill(): Promise<void>
  /** Starts it again after `kill`. */
  restart(): Promise<void>
  /** Ends the server, and removes its data. */
  stop(): Promise<void>
}

export interface Programs {
  readonly server: string
  readonly install: string
}

/** The programs of MariaDB; undefined if it is not installed. */
export function programsOf(): Programs | undefined {
  const folders = ['/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)]
  const find = (name: string) => folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  const [server, install] = [find('mariadbd'), find('mariadb-install-db')]
  return server !== undefined && install !== undefined ? { server, install } : undefined
}

/** MariaDB refuses to run as root: then the user of its package runs it. */
function userFor(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'mysql'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

const settings = [
  'skip-networking',
  'skip-name-resolve',
  'skip-log-bin',
  'performance-schema=off',
  'max-connections=1000',
  'innodb-buffer-pool-size=128M',
  'innodb-log-file-size=96M',
  'innodb-flush-log-at-trx-commit=2',
  'innodb-flush-method=nosync',
  'innodb-doublewrite=0',
  'innodb-file-per-table=0',
  'max-prepared-stmt-count=100000',
  'table-open-cache=4000',
]

/** Makes a server; its data survives `kill`, and need not survive a power cut. `more`: further settings, as `name=value`. */
export async function startPrivateServer({ server: program, install }: Programs, more: readonly string[] = []): Promise<PrivateServer> {
  const user = userFor()
  const folder = mkdtempSync(join(tmpdir(), 'tenon-mysql-'))
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  for (const path of [folder, data]) if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid)
  // A server that starts removes the temporary tables of others from a folder that it shares with them.
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', TMPDIR: folder } }
  execFileSync(install, ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db'], {
    ...options,
    stdio: 'pipe',
  })
  const socket = join(folder, 'server.sock')
  const flags = ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, `--tmpdir=${folder}`, `--pid-file=${join(folder, 'pid')}`]
  const run = () => runServer(program, [...flags, ...[...settings, ...more].map((setting) => `--${setting}`)], options)
  let server = await run()
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  return {
    connectionString: `mysql://root@localhost/tenon?socketPath=${encodeURIComponent(socket)}`,
    kill: () => end('SIGKILL'),
    async restart() {
      server = await run()
    },
    async stop() {
      // Its data is removed, so that it need not end in order.
      await end('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function runServer(program: string, flags: readonly string[], options: object): Promise<ChildProcess> {
  const server = spawn(program, flags, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-4_000)
      if (said.includes('ready for connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`MariaDB has ended at its start: ${said}`)))
    server.once('error', reject)
  })
  return server
}
