import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { freePort } from '../support/server-process.ts'

/** How a server is started; every server is a Node process of its own on the loopback. */
export interface Command {
  readonly name: string
  /** Arguments of Node: flags, the program, its arguments. */
  readonly argv: (port: number) => readonly string[]
  readonly folder: string
  /** Answers 200 as soon as the server is ready. */
  readonly readyPath: string
}

export interface Running {
  readonly port: number
  /** Milliseconds from the start of the process to its first 200. */
  readonly readyMs: number
  /** Processor time used so far, all threads, in milliseconds; undefined if the system does not report it. */
  cpuMs(): number | undefined
  /** Resident memory in MB; undefined if the system does not report it. */
  residentMb(): number | undefined
  /** The maximum so far. */
  peakMb(): number | undefined
  /** Resolves when the process has ended, for any reason. */
  readonly ended: Promise<void>
  /** Asks the process to end, and kills it after a while. */
  stop(): Promise<void>
}

const readyTimeoutMs = 30_000
const stopTimeoutMs = 5_000
const pollMs = 2

const children = new Set<ChildProcess>()

/** Kills all running servers; called when the program exits. */
export function killAll(): void {
  for (const child of children) child.kill('SIGKILL')
}

/** Starts a server and waits until it is ready. If it ends or takes too long, fails with the text of its standard error. */
export async function start(command: Command): Promise<Running> {
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn(process.execPath, command.argv(port), {
    cwd: command.folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: environment(),
  })
  children.add(child)
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-2_000)
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  }).then(() => void children.delete(child))
  while (!(await answers(port, command.readyPath))) {
    const isOver = child.exitCode !== null || child.signalCode !== null || child.pid === undefined
    if (isOver || performance.now() - startedAt > readyTimeoutMs) {
      child.kill('SIGKILL')
      throw new Error(`${command.name} ${isOver ? 'ended' : 'was not ready in time'}: ${errors.trim() || 'it said nothing'}`)
    }
    await sleep(pollMs)
  }
  return { port, readyMs: performance.now() - startedAt, ...resources(child.pid ?? 0), ended, stop: () => stop(child, ended) }
}

/** The servers get no environment variables of the machine except the search path. */
function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, NODE_ENV: 'production' }
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
  await ended
  clearTimeout(timer)
}

/** Linux counts processor time in hundredths of a second (proc_pid_stat(5)); other systems have no such file. */
function resources(pid: number): Pick<Running, 'cpuMs' | 'residentMb' | 'peakMb'> {
  const msPerTick = 10
  return {
    cpuMs: () => {
      const stat = readIfPresent(`/proc/${pid}/stat`)
      // The program's name is in parentheses and may have spaces; user and system time are the 12th and 13th field after it.
      const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
      return fields && (Number(fields[11]) + Number(fields[12])) * msPerTick
    },
    residentMb: () => memoryMb(pid, 'VmRSS'),
    peakMb: () => memoryMb(pid, 'VmHWM'),
  }
}

function memoryMb(pid: number, name: 'VmRSS' | 'VmHWM'): number | undefined {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readIfPresent(`/proc/${pid}/status`) ?? '')?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}

function readIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return undefined
  }
}

/** What `npm start` runs; the sources where nothing was built. */
export function tenonProgram(say: (line: string) => void): readonly string[] {
  const root = join(import.meta.dirname, '../..')
  const built = join(root, 'dist/main.js')
  const flags = (readJson(join(root, 'package.json')).scripts?.start ?? '').split(' ').filter((word) => word.startsWith('--'))
  if (existsSync(built)) return [...flags, built]
  say('dist/main.js is missing (npm run build): Tenon is measured from its sources, and starts more slowly than it does when built.')
  return [...flags, '--no-warnings', join(root, 'src/main.ts')]
}

function answers(port: number, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', path, agent: false, timeout: readyTimeoutMs }, (reply) => {
      reply.resume()
      resolve(reply.statusCode === 200)
    })
    request.once('error', () => resolve(false))
    request.once('timeout', () => request.destroy())
  })
}

export const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Folder of the package that pins the peers, which is not part of the project's own install. */
export const peersFolder = join(import.meta.dirname, 'peers')

/** Installs the peers if they are missing or older than their lock file. Returns the reason if they cannot be measured. */
export function installPeers(say: (line: string) => void): string | undefined {
  if (isInstalled()) return undefined
  const argv = ['ci', '--prefix', peersFolder, '--ignore-scripts', '--no-audit', '--no-fund']
  say(`Installing the peers, once: npm ${argv.join(' ')}`)
  const { status, stderr, error } = spawnSync('npm', argv, { encoding: 'utf8', shell: process.platform === 'win32' })
  return status === 0 ? undefined : `npm ended with ${status ?? error?.message}: ${stderr?.trim().split('\n').at(-1) ?? ''}`
}

function isInstalled(): boolean {
  const wanted = readJson(join(peersFolder, 'package.json')).dependencies ?? {}
  return Object.entries(wanted).every(([name, version]) => {
    const path = join(peersFolder, 'node_modules', name, 'package.json')
    return existsSync(path) && readJson(path).version === version
  })
}

interface PackageFile {
  readonly version?: string
  readonly scripts?: { readonly start?: string }
  readonly dependencies?: Record<string, string>
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as PackageFile
