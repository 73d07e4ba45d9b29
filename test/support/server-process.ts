import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

export interface End {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

export interface ServerProcess {
  readonly url: string
  readonly ended: Promise<End>
  /** Sends the signal, unless the process has ended, and answers how it ended. */
  end(signal: NodeJS.Signals): Promise<End>
}

/** A server in a process of its own, on the files in `data` of that folder, once it says that it listens. Whoever starts it ends it. */
export async function startProcess(directory: string): Promise<ServerProcess> {
  const words = [
    '--disable-proto=delete',
    main,
    '--StorageProvider',
    'FileSystem',
    '--DataRootPath',
    join(directory, 'data'),
    '--HttpPort',
    '0',
    '--Security:HttpsEnabled',
    'false',
  ]
  const child = spawn(process.execPath, words, { cwd: directory, env: { PATH: process.env.PATH }, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit').then(([code, signal]): End => ({ code, signal }))
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
