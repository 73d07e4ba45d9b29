import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A PostgreSQL server of its own, reached by a socket in its folder, with an empty folder of data. */
export interface PrivateServer {
  /** A URL of the database `tenon`, which does not exist yet. */
  readonly connectionString: string
  /** Ends all its processes by SIGKILL. */
  kill(): Promise<void>
  /** Starts it again after `kill`. */
  restart(): Promise<void>
  /** Ends the server, and removes its data. */
  stop(): Promise<void>
}

/** The folder of the programs of PostgreSQL: that of the newest version; undefined if there is none. */
export function programsOf(): string | undefined {
  const installed = '/usr/lib/postgresql'
  const versions = existsSync(installed) ? readdirSync(installed).filter((name) => /^\d{1,3}$/.test(name)) : []
  const newest = versions.toSorted((one, other) => Number(other) - Number(one)).map((version) => join(installed, version, 'bin'))
  const folders = [...newest, ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** The processes that a process has started, where the system tells them; elsewhere those of PostgreSQL end soon after it. */
function childrenOf(parent: number): number[] {
  const processes = existsSync('/proc/self/stat') ? readdirSync('/proc').filter((name) => /^\d{1,10}$/.test(name)) : []
  return processes.map(Number).filter((process) => parentOf(process) === parent)
}

function parentOf(process: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${process}/stat`, 'utf8')
    // The name before these fields may contain anything.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}

function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

/** PostgreSQL refuses to run as root: then the user of its package runs it. */
function userFor(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Makes a server; its data need not survive a power cut. */
export async function startPrivateServer(programs: string): Promise<PrivateServer> {
  const user = userFor()
  const folder = mkdtempSync(join(tmpdir(), 'tenon-postgresql-'))
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  for (const path of [folder, data]) if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid)
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } }
  const flags = ['--username=tenon', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions']
  execFileSync(join(programs, 'initdb'), [...flags, '-D', data], { ...options, stdio: 'pipe' })
  const run = () => runServer(join(programs, 'postgres'), data, folder, options)
  let server = await run()
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    const others = signal === 'SIGKILL' && server.pid !== undefined ? childrenOf(server.pid) : []
    server.kill(signal)
    for (const child of others) endNow(child)
    await ended
  }
  return {
    connectionString: `postgresql:///tenon?host=${encodeURIComponent(folder)}&user=tenon`,
    kill: () => end('SIGKILL'),
    async restart() {
      server = await afterOthers(run)
    },
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL starts when the last process of the killed server has ended: one that began just then is not among the killed ones. */
async function afterOthers(run: () => Promise<ChildProcess>): Promise<ChildProcess> {
  for (const until = Date.now() + 60_000; ; ) {
    try {
      return await run()
    } catch (error) {
      if (Date.now() > until || !String(error).includes('shared memory block')) throw error
      await pause(100)
    }
  }
}

const settings = [
  'listen_addresses=',
  'fsync=off',
  'full_page_writes=off',
  'max_connections=1000',
  'shared_buffers=64MB',
  'max_wal_size=256MB',
  'jit=off',
]

async function runServer(program: string, data: string, folder: string, options: object): Promise<ChildProcess> {
  const flags = settings.flatMap((setting) => ['-c', setting])
  const server = spawn(program, ['-D', data, '-k', folder, ...flags], { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-4_000)
      if (said.includes('database system is ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL has ended at its start: ${said}`)))
    server.once('error', reject)
  })
  return server
}
