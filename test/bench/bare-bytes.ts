import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * node test/bench/bare-bytes.ts <port> <folder>: what bytes cost with
 * `node:http` and files alone. GET streams `<folder>/<name>`, PUT streams the
 * body to a new file with its SHA-256 and brings it to the disk.
 */

const [port, folder = '.'] = process.argv.slice(2)

const server = createServer((request, reply) => {
  const work = request.method === 'PUT' ? take(request) : give(request.url ?? '/')
  work.catch(() => reply.destroy())

  async function give(url: string): Promise<void> {
    if (url === '/') return void reply.end('ready')
    const path = join(folder, url.slice(1))
    reply.setHeader('Content-Length', statSync(path).size)
    await pipeline(createReadStream(path), reply)
  }

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
