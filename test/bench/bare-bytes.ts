import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { peersFolder } from './servers.ts'

/**
 * node test/bench/bare-bytes.ts <port> <folder>: the cost of bytes with
 * `node:http` and files alone. For GET the package `send` serves
 * `<folder>/<name>`, PUT streams the body to a new file with its SHA-256 and
 * syncs it.
 */

type Send = (request: unknown, path: string, options: { root: string }) => { pipe(reply: unknown): void }

const send = createRequire(join(peersFolder, 'package.json'))('send') as Send
const [port, folder = '.'] = process.argv.slice(2)

const server = createServer((request, reply) => {
  if (request.method === 'PUT') take(request).catch(() => reply.destroy())
  else if (request.url === '/') reply.end('ready')
  else send(request, request.url ?? '/', { root: folder }).pipe(reply)

  async function take(body: typeof request): Promise<void> {
    const path = join(folder, randomUUID())
    const hash = createHash('sha256')
    const hashing = new Transform({
      transform(chunk: Buffer, _, done) {
        hash.update(chunk)
        done(null, chunk)
      },
    })
    await pipeline(body, hashing, createWriteStream(path))
    const file = await open(path, 'r+')
    await file.sync()
    await file.close()
    reply.end(hash.digest('hex'))
  }
})

server.listen(Number(port), '127.0.0.1')
