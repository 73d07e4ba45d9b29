import { Agent, request } from 'node:http'
import { connect } from 'node:net'

/** Users of the soak by what they may do; each has the password `any`. */
export const users = {
  admin: 'FullControl,FarmAdmin',
  friend: 'Sites.ReadWrite.All',
  visitor: 'Sites.Read.All',
  contributor: 'Sites.ReadWrite.All',
  designer: 'Sites.Manage.All',
} as const

export type UserName = keyof typeof users

export const basicOf = (user: string, password = 'any'): string => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

export interface Asked {
  readonly method?: string
  readonly path: string
  /** Nobody when it is not given. */
  readonly user?: UserName
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** After so long the request is given up; 60,000 when it is not given. */
  readonly timeoutMs?: number
}

export interface Answered {
  readonly status: number
  /** Empty where the reply was not kept. */
  readonly text: string
  readonly bytes: number
}

export type Ask = (asked: Asked) => Promise<Answered>

export const nometadata = 'application/json;odata=nometadata'

/**
 * A client of a server on the loopback, with up to `sockets` connections that
 * stay open. Replies are read to the end, and their text is kept where `keep`
 * says so. Fails where the connection ends before the reply, and after the time
 * of a request, which counts from the call.
 */
export function clientOf(port: number, { sockets, keep }: { readonly sockets: number; readonly keep: boolean }): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  return ({ method = 'GET', path, user, headers = {}, body, timeoutMs = 60_000 }) =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: {
            Accept: nometadata,
            ...(user !== undefined && { Authorization: basicOf(user) }),
            ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
            ...headers,
          },
        },
        (reply) => {
          const chunks: Buffer[] = []
          let bytes = 0
          reply.on('data', (chunk: Buffer) => {
            bytes += chunk.length
            if (keep) chunks.push(chunk)
          })
          reply.on('error', fail)
          reply.on('end', () => {
            clearTimeout(timer)
            resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(chunks).toString(), bytes })
          })
        },
      )
      const timer = setTimeout(() => sent.destroy(new Error(`no whole reply within ${timeoutMs / 1000} seconds`)), timeoutMs)
      const fail = (error: Error) => {
        clearTimeout(timer)
        reject(error)
      }
      sent.on('error', fail)
      sent.end(body)
    })
}

/** How a raw connection goes on once it is open. */
export interface RawPlan {
  /** What is written at once. */
  readonly first: string | Buffer
  /** What is written then, a piece each `everyMs`. */
  readonly slowly?: { readonly piece: string; readonly everyMs: number }
  /** Whether what the server sends is read; it waits in the buffers of the system otherwise. */
  readonly reads: boolean
  /** When the connection is cut, at the latest. */
  readonly forMs: number
}

/**
 * Opens a connection, does what the plan says, and answers the status of the
 * first reply, or `closed` where the server ended the connection without one,
 * or `cut` where the time was over.
 */
export function rawConnection(port: number, { first, slowly, reads, forMs }: RawPlan): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    let start = ''
    const outcome = (otherwise: string) => /^HTTP\/1\.1 (\d{3})/.exec(start)?.[1] ?? otherwise
    let isCut = false
    const timer = setTimeout(() => {
      isCut = true
      socket.destroy()
    }, forMs)
    const writing =
      slowly &&
      setInterval(() => {
        if (socket.writable) socket.write(slowly.piece)
      }, slowly.everyMs)
    if (reads)
      socket.on('data', (chunk: Buffer) => {
        if (start.length < 20) start += chunk.toString('latin1', 0, 20)
      })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      clearInterval(writing)
      resolve(outcome(isCut ? 'cut' : 'closed'))
    })
    socket.write(first)
  })
}

/** A message without a body as it goes over the wire; `Content-Length` among the headers promises one. */
export function headOf(method: string, path: string, headers: Readonly<Record<string, string>> = {}): string {
  const lines = Object.entries({ Host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

/** Requests as the parts of one batch; writes stand there as reads do, outside of change sets. */
export function batchBody(parts: readonly { readonly method?: string; readonly path: string; readonly body?: object }[]): string {
  const text = parts.map(({ method = 'GET', path, body }) => {
    const head = `Content-Type: application/http\r\nContent-Transfer-Encoding: binary\r\n\r\n${method} ${path} HTTP/1.1\r\nAccept: ${nometadata}\r\n`
    return `--b\r\n${head}${body ? 'Content-Type: application/json\r\n' : ''}\r\n${body ? JSON.stringify(body) : ''}\r\n`
  })
  return `${text.join('')}--b--\r\n`
}

export const batchHeaders = { 'Content-Type': 'multipart/mixed; boundary=b' }
export const jsonHeaders = { 'Content-Type': 'application/json' }
export const xmlHeaders = { 'Content-Type': 'text/xml; charset=utf-8' }

/** A SOAP 1.1 message around an operation of the services of lists, with attributes and what stands inside it. */
export const soapBody = (operation: string, inner: string, attributes = ''): string =>
  `<?xml version="1.0" encoding="utf-8"?><e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><${operation} xmlns="urn:svc:soap/"${attributes}>${inner}</${operation}></e:Body></e:Envelope>`

/** Parameters of an address, escaped. */
export const queryOf = (options: Readonly<Record<string, string | number>>): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
