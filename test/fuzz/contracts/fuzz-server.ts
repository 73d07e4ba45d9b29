import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Where programs of Python are: those of CI, then those of the system. */
export const searched = [join(root, '.venv/bin'), join(root, '.venv/Scripts'), process.env.PATH ?? ''].join(delimiter)
const readyMs = 120_000
const stopMs = 5_000

const children = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill('SIGKILL')
    process.exit(1)
  })
}

export interface FuzzedServer {
  readonly url: string
  readonly child: ChildProcess
  /** The text that it wrote to standard error. */
  readonly log: () => string
}

/** A server in its own process and folder, without the settings of this machine. Resolves when it listens. */
export async function startServer(cwd: string, more: readonly string[] = []): Promise<FuzzedServer> {
  const settings = ['--StorageProvider', 'InMemory', '--Host', '127.0.0.1', '--HttpPort', '0', '--Security:HttpsEnabled', 'false', ...more]
  const child = spawn(process.execPath, ['--disable-proto=delete', join(root, 'src/main.ts'), ...settings], {
    cwd,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-10_000)
  })
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why}. It said: ${said}${log}`))
    const timer = setTimeout(fail, readyMs, 'did not begin to listen')
    child.once('exit', () => fail('ended before it listened'))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const [, found] = / listens on (\S+)/.exec(said) ?? []
      if (found === undefined) return
      clearTimeout(timer)
      resolve(found)
    })
  })
  return { url, child, log: () => log }
}

/** Ends a child process by its id: asks first, then kills it. */
export async function stop(child: ChildProcess): Promise<void> {
  children.delete(child)
  if (child.exitCode !== null || child.signalCode !== null) return
  const timer = setTimeout(() => child.kill('SIGKILL'), stopMs)
  child.kill('SIGTERM')
  await once(child, 'exit')
  clearTimeout(timer)
}

/** Runs Schemathesis with these words; whether it found nothing. It is killed after `mostMs`. */
export async function schemathesis(words: readonly string[], cwd: string, env: NodeJS.ProcessEnv, mostMs: number): Promise<boolean> {
  const own = { ...process.env, ...env, PATH: searched, PYTHONDONTWRITEBYTECODE: '1' }
  const child = spawn('schemathesis', [...words], { cwd, env: own, stdio: 'inherit' })
  children.add(child)
  const timer = setTimeout(() => child.kill('SIGKILL'), mostMs)
  try {
    const [code] = (await once(child, 'exit')) as [number | null]
    return code === 0
  } finally {
    clearTimeout(timer)
    children.delete(child)
  }
}

/** Ends this program with a message if Schemathesis cannot be run. */
export async function demandSchemathesis(): Promise<void> {
  const child = spawn('schemathesis', ['--version'], { env: { ...process.env, PATH: searched }, stdio: 'inherit' })
  const [code] = (await once(child, 'exit').catch(() => [1])) as [number | null]
  if (code === 0) return
  console.error('schemathesis cannot be run. .ci/run makes .venv with it; test/fuzz/requirements.txt names its version.')
  process.exit(1)
}
