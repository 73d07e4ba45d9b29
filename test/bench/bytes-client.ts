import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'

export interface Asked {
  readonly port: number
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** The size of the body; its bytes are random and made while they are sent. */
  readonly size?: number
}

/** One connection to each server; a new one if the server closes it. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const piece = randomBytes(64 * 1024)

/** Sends a request and reads the reply to its end; returns the number of its bytes. Fails unless the status is 200 or 201. */
export function ask(asked: Asked): Promise<number> {
  let received = 0
  return read(asked, (chunk) => {
    received += chunk.length
  }).then(() => received)
}

/** As `ask`; returns the JSON body. */
export async function askJson(asked: Asked): Promise<unknown> {
  const chunks: Buffer[] = []
  await read(asked, (chunk) => chunks.push(chunk))
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

function read({ port, method, path, headers = {}, size = 0 }: Asked, take: (chunk: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method, path, agent, headers: { ...headers, 'Content-Length': size } }, (reply) => {
      reply.on('data', take)
      reply.once('error', reject)
      reply.once('end', () =>
        reply.statusCode === 200 || reply.statusCode === 201 ? resolve() : reject(new Error(`${method} ${path}: ${reply.statusCode}`)),
      )
    })
    sent.once('error', reject)
    let left = size
    const write = (): void => {
      while (left > 0) {
        const part = left < piece.length ? piece.subarray(0, left) : piece
        left -= part.length
        if (!sent.write(part)) return void sent.once('drain', write)
      }
      sent.end()
    }
    write()
  })
}
