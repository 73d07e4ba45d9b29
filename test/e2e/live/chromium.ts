import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** The Chromium of the system; undefined if it is not installed. */
export const chromium: string | undefined = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap((folder) => ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)))
  .find(isProgram)

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A page in a browser. */
export interface Page {
  /** The value of an expression of JavaScript in the page, once it is settled. Fails if it throws. */
  evaluate(expression: string): Promise<unknown>
}

export interface Browser {
  open(url: string): Promise<Page>
  close(): Promise<void>
}

const startTimeoutMs = 60_000

/** Starts Chromium without a window, with its files in a new folder. It is driven by its own protocol for debuggers. */
export async function startBrowser(program: string): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'tenon-browser-'))
  const own = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run', '--remote-debugging-port=0']
  const env = { ...process.env, HOME: folder }
  const child = spawn(program, [...own, `--user-data-dir=${folder}`, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'], env })
  const ended = once(child, 'exit')
  const close = async () => {
    child.kill('SIGKILL')
    await ended
    // Its other processes end a moment later.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  try {
    const session = await DebugSession.connect(await addressOf(child))
    return {
      async open(url) {
        const { targetId } = await session.send('Target.createTarget', { url })
        const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: true })
        return { evaluate: (expression) => evaluate(session, String(sessionId), expression) }
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The address for debuggers, which Chromium prints when it has started. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const fail = (why: string) => reject(new Error(`Chromium ${why}: ${text.slice(-2_000)}`))
    const timer = setTimeout(() => fail('does not start'), startTimeoutMs)
    child.once('error', reject)
    child.once('exit', () => fail('has ended'))
    child.stderr?.setEncoding('utf8').on('data', (part: string) => {
      text = (text + part).slice(-20_000)
      const [, address] = /DevTools listening on (ws:\/\/\S{1,200})\s/.exec(text) ?? []
      if (address === undefined) return
      clearTimeout(timer)
      resolve(address)
    })
  })
}

type Result = Readonly<Record<string, unknown>>

interface Reply {
  readonly id?: number
  readonly result?: Result
  readonly error?: { readonly message: string }
}

/** A connection for debuggers: each call has a number, which its reply repeats. */
class DebugSession {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, (reply: Reply) => void>()
  #calls = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => {
      const reply = JSON.parse(String(data)) as Reply
      this.#waiting.get(reply.id ?? 0)?.(reply)
      this.#waiting.delete(reply.id ?? 0)
    })
    socket.addEventListener('close', () => {
      for (const answer of this.#waiting.values()) answer({ error: { message: 'Chromium has closed the connection' } })
      this.#waiting.clear()
    })
  }

  static async connect(address: string): Promise<DebugSession> {
    const socket = new WebSocket(address)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', () => reject(new Error(`nobody answers at ${address}`)))
    })
    return new DebugSession(socket)
  }

  async send(method: string, params: Result, sessionId?: string): Promise<Result> {
    this.#calls += 1
    const id = this.#calls
    const reply = await new Promise<Reply>((resolve) => {
      this.#waiting.set(id, resolve)
      this.#socket.send(JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) }))
    })
    assert(reply.result, `${method}: ${reply.error?.message}`)
    return reply.result
  }
}

async function evaluate(session: DebugSession, sessionId: string, expression: string): Promise<unknown> {
  const params = { expression, awaitPromise: true, returnByValue: true }
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', params, sessionId)
  assert(exceptionDetails === undefined, `${expression}: ${JSON.stringify(exceptionDetails)}`)
  return (result as { readonly value?: unknown }).value
}
