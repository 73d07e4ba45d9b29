import { lookup as systemLookup } from 'node:dns/promises'
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Outgoing, OutgoingPost, OutgoingResult } from '../../core/acts/webhooks/outgoing.ts'
import { version } from '../installation.ts'
import { type AllowedHosts, isThisMachine, withoutDot } from './allowed-hosts.ts'

export interface OutgoingOptions {
  readonly allowed: AllowedHosts
  /** The maximum time of a request, from the look-up of the name to the end of the reply. */
  readonly timeoutMs: number
  /** The ports by which clients reach this server, so that it never calls itself. */
  readonly ownPorts: () => ReadonlySet<number>
  /** The addresses of a host name; fails as Node's does. */
  readonly lookup?: (name: string) => Promise<readonly string[]>
}

/** The maximum number of bytes of a reply that are read. */
const replyBytes = 8_192

/** The maximum number of names that are looked up at a time: each takes one of the few threads that also read files. */
const lookupsAtOnce = 2

/** An address that may not be called, or a name without one; the message is a text as in `OutgoingResult`. */
class Refused extends Error {}

/**
 * Sends requests with these guarantees: a host name is looked up once for each request, and the address that was
 * checked is the one that is connected to; redirects are not followed; replies are read up to 8 KiB.
 */
export function createOutgoing({ allowed, timeoutMs, ownPorts, lookup = addressesOf }: OutgoingOptions): Outgoing {
  const look = limited(lookup)
  const addressOf = async (url: URL, signal: AbortSignal): Promise<string> => {
    const name = bareHost(url)
    const found = isIP(name) === 0 ? await unlessAborted(look(name), signal) : [name]
    let refusal = 'its name has no address'
    for (const address of found) {
      const why = allowed.refusalOf(name, address) ?? ownPort(url, address)
      if (why === undefined) return address
      refusal = why
    }
    throw new Refused(refusal)
  }
  const ownPort = (url: URL, address: string): string | undefined =>
    ownPorts().has(portOf(url)) && isThisMachine(address) ? 'it is an address of this server itself' : undefined
  const refusal = (text: string): string | undefined => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
      return 'it is not an absolute address with the scheme http or https'
    if (url.username !== '' || url.password !== '') return 'it holds a user name or a password'
    if (url.hash !== '') return 'it holds a fragment, which is never sent'
    const name = bareHost(url)
    const isAllowed = isIP(name) === 0 ? allowed.allowsName(name) : allowed.refusalOf(name, name) === undefined
    return isAllowed ? undefined : `Webhooks:AllowedHosts does not allow the host '${name.slice(0, 100)}'`
  }
  return {
    refusal,
    async post(message, stop) {
      const why = refusal(message.url)
      if (why !== undefined) return { kind: 'failed', why }
      const timeout = AbortSignal.timeout(timeoutMs)
      const signal = stop ? AbortSignal.any([timeout, stop]) : timeout
      const url = new URL(message.url)
      try {
        return await send(url, await addressOf(url, signal), message, signal)
      } catch (error) {
        if (stop?.aborted) return { kind: 'failed', why: 'the server is stopping' }
        if (timeout.aborted) return { kind: 'failed', why: `it timed out after ${timeoutMs / 1000} s` }
        return { kind: 'failed', why: error instanceof Refused ? error.message : whyOf(error) }
      }
    },
  }
}

/** The host name or IP address of a URL, without brackets and without a dot at its end. */
const bareHost = ({ hostname }: URL): string => (hostname.startsWith('[') ? hostname.slice(1, -1) : withoutDot(hostname))

const portOf = ({ port, protocol }: URL): number => (port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port))

const addressesOf = async (name: string): Promise<string[]> => (await systemLookup(name, { all: true })).map(({ address }) => address)

/** At most `lookupsAtOnce` calls run; the others wait in their order. */
function limited<T>(work: (name: string) => Promise<T>): (name: string) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (name) => {
    if (running >= lookupsAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await work(name)
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

function send(url: URL, address: string, { type, body }: OutgoingPost, signal: AbortSignal): Promise<OutgoingResult> {
  const family = isIP(address)
  const checked: LookupFunction = (_name, { all }, done) => (all ? done(null, [{ address, family }]) : done(null, address, family))
  const options: RequestOptions = {
    method: 'POST',
    // A connection of its own, which no other request uses.
    agent: false,
    lookup: checked,
    signal,
    headers: { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body), 'User-Agent': `Tenon/${version}` },
  }
  return new Promise((resolve, reject) => {
    const asked = url.protocol === 'https:' ? secureRequest(url, options) : plainRequest(url, options)
    asked.once('error', reject)
    asked.once('response', (response) => {
      textOf(response).then((said) => {
        asked.destroy()
        resolve({ kind: 'answered', status: response.statusCode ?? 0, said })
      }, reject)
    })
    asked.end(body)
  })
}

/** The body of a reply; undefined if it is too long or breaks off. */
async function textOf(response: IncomingMessage): Promise<string | undefined> {
  const pieces: Buffer[] = []
  let bytes = 0
  try {
    for await (const piece of response as AsyncIterable<Buffer>) {
      bytes += piece.length
      if (bytes > replyBytes) return undefined
      pieces.push(piece)
    }
    return Buffer.concat(pieces).toString()
  } catch {
    return undefined
  }
}

/** Codes of errors, with their meaning for a user who sets up a receiver. */
const meanings: ReadonlyMap<string, string> = new Map([
  ['ENOTFOUND', 'its host name was not found'],
  ['EAI_AGAIN', 'its host name could not be looked up'],
  ['ECONNREFUSED', 'the connection was refused: nothing listens there'],
  ['ECONNRESET', 'the connection was closed before a reply'],
  ['EPIPE', 'the connection was closed before a reply'],
  ['ETIMEDOUT', 'the connection timed out'],
  ['EHOSTUNREACH', 'its host cannot be reached'],
  ['ENETUNREACH', 'its network cannot be reached'],
  ['EPROTO', 'it does not speak TLS there'],
])

function whyOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  const known = meanings.get(code)
  if (known !== undefined) return known
  if (code.startsWith('HPE_')) return 'its reply is not HTTP'
  if (/CERT|TLS|SSL|ISSUER|SIGNATURE/.test(code)) return `its certificate cannot be trusted (${code})`
  return code === '' ? 'the request failed' : `the request failed (${code})`
}
