import { type ChildProcess, type SpawnSyncOptionsWithStringEncoding, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { noteSettings } from './coverage-file.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

export interface End {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

export interface ServerProcess {
  readonly url: string
  readonly ended: Promise<End>
  /** Sends the signal, unless the process has ended, and returns how it ended. */
  end(signal: NodeJS.Signals): Promise<End>
}

/** What a server is started from: by default the sources, with the Node of the tests. */
export interface StartedFrom {
  readonly node?: string
  readonly main?: string
}

/** The servers that run. None outlives a process whose tests end without ending it. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

const usual = { StorageProvider: 'FileSystem', HttpPort: '0', 'Security:HttpsEnabled': 'false' }

/**
 * A server in its own process, with its data in `data` of that folder, and these further settings by key. Resolves when
 * it listens. The caller ends it.
 */
export async function startProcess(
  directory: string,
  settings: Readonly<Record<string, string>> = {},
  from: StartedFrom = {},
): Promise<ServerProcess> {
  noteSettings({ ...usual, ...settings })
  const words = [
    '--disable-proto=delete',
    from.main ?? main,
    ...Object.entries({ ...usual, DataRootPath: join(directory, 'data'), ...settings }).flatMap(([key, value]) => [`--${key}`, value]),
  ]
  const child = spawn(from.node ?? process.execPath, words, {
    cwd: directory,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const ended = once(child, 'exit').then(([code, signal]): End => {
    running.delete(child)
    return { code, signal }
  })
  const url = await readUrl(child)
  return {
    url,
    ended,
    end(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      return ended
    },
  }
}

export interface Ended {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs the program with these arguments until it ends. After 20 seconds it is killed, and there is no status. */
export function runProgram(
  argv: readonly string[],
  options: Partial<SpawnSyncOptionsWithStringEncoding> & { node?: readonly string[] } = {},
): Ended {
  const { node = [], ...others } = options
  argv.forEach((word, index) => {
    const [name = '', value = argv[index + 1] ?? 'true'] = word.split('=', 2)
    if (name.startsWith('--')) noteSettings({ [name.slice(2)]: value })
  })
  const words = ['--disable-proto=delete', ...node, main, ...argv]
  return spawnSync(process.execPath, words, { env: { PATH: process.env.PATH }, timeout: 20_000, ...others, encoding: 'utf8' })
}

function readUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const read = (text: string) => {
      said += text
      const url = /listens on (http:\/\/\S+)/.exec(said)?.[1]
      if (url !== undefined) resolve(url)
    }
    child.stdout?.setEncoding('utf8').on('data', read)
    child.stderr?.setEncoding('utf8').on('data', read)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} and said: ${said}`)))
  })
}

/** A free port of the loopback, for a program that needs a given one. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
