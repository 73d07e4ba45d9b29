import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ObjectPlace, S3Place } from '../../../src/stores/blobs/objects/place.ts'
import { freePort } from '../server-process.ts'

const program = fileURLToPath(new URL('../../../.moto/bin/moto_server', import.meta.url))

/** Whether a server of S3 is installed (`.ci/run`). */
export const hasObjectServer = existsSync(program)

/** A server of objects in a process of its own, which holds everything in memory. */
export interface ObjectServer<P extends ObjectPlace = ObjectPlace> {
  readonly place: P
  /** The settings of a Tenon server that uses it. */
  readonly settings: Readonly<Record<string, string>>
  /** The names of all objects. */
  names(): Promise<string[]>
  /** Uploads in parts that have not come to an end. */
  unfinished(): Promise<number>
  /** It answers nobody until `go`. */
  halt(): void
  go(): void
  stop(): Promise<void>
}

const bucket = 'tenon-tests'

/** A server of S3. */
export async function startObjectServer(prefix = ''): Promise<ObjectServer<S3Place>> {
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  const child = spawn(program, ['-H', '127.0.0.1', '-p', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-2_000)
      if (said.includes('Running on')) resolve()
    })
    child.once('exit', () => reject(new Error(`The server of S3 has ended at its start: ${said}`)))
    child.once('error', reject)
  })
  const made = await fetch(`${endpoint}/${bucket}`, { method: 'PUT' })
  if (!made.ok) throw new Error(`The bucket was not made: ${made.status}`)
  const listed = async (query: string, tag: string) => {
    const text = await (await fetch(`${endpoint}/${bucket}?${query}`)).text()
    return text
      .split(`<${tag}>`)
      .slice(1)
      .map((part) => part.slice(0, part.indexOf(`</${tag}>`)))
  }
  return {
    place: {
      store: 'S3',
      ...{ endpoint, region: 'eu-central-1', bucket, prefix, hasBucketInPath: true },
      credentials: { accessKeyId: 'tests', secretAccessKey: 'secret-of-tests' },
    },
    settings: {
      BlobProvider: 'S3',
      'S3:Endpoint': endpoint,
      'S3:Region': 'eu-central-1',
      'S3:Bucket': bucket,
      'S3:Prefix': prefix,
      'S3:AccessKeyId': 'tests',
      'S3:SecretAccessKey': 'secret-of-tests',
      'S3:ForcePathStyle': 'true',
    },
    names: () => listed('list-type=2', 'Key'),
    unfinished: async () => (await listed('uploads', 'UploadId')).length,
    halt: () => void child.kill('SIGSTOP'),
    go: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
