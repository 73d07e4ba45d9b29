import { BlockList, isIP } from 'node:net'
import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import type { Connection, Request } from '../message/message.ts'

/** The request as the client sees it, which may be in front of proxies. */
export type ClientView = Pick<Request, 'isSecure' | 'host' | 'origin' | 'clientAddress'>

/** Whether an address is that of a trusted proxy. */
export type IsTrusted = (address: string) => boolean

/**
 * Parses addresses (`10.0.0.7`, `::1`) and networks (`10.0.0.0/8`, `fd00::/8`). Fails with an `Error` that names the
 * first invalid text.
 */
export function trustedProxies(texts: readonly string[]): IsTrusted {
  if (texts.length === 0) return () => false
  const known = new BoundedMap<string, boolean>(1_000)
  const list = new BlockList()
  for (const text of texts) {
    const [, address = '', digits] = /^([^/]+?)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? []
    const family = isIP(address)
    const width = family === 4 ? 32 : 128
    const prefix = digits === undefined ? width : Number(digits)
    if (family === 0 || prefix > width) throw new Error(`'${text.slice(0, 80)}' is neither an IP address nor a network such as 10.0.0.0/8`)
    list.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6')
  }
  const check = (address: string): boolean => {
    const plain = plainAddress(address)
    const family = isIP(plain)
    return family !== 0 && list.check(plain, family === 4 ? 'ipv4' : 'ipv6')
  }
  return (address) => known.getOrMake(address, () => check(address))
}

/** An IPv4-mapped IPv6 address is treated as the IPv4 address. */
const plainAddress = (address: string): string => (/^::ffff:\d+\.\d+\.\d+\.\d+$/i.test(address) ? address.slice(7) : address)

const hostForm = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Whether a Host or X-Forwarded-Host value is a host name: addresses in replies are built from it. */
export const isHost = (text: string): boolean => hosts.getOrMake(text, () => hostForm.test(text) && URL.canParse(`http://${text}`))

/** Clients send the same few hosts with every request. */
const hosts = new BoundedMap<string, boolean>(1_000)

/** The view of a client that is connected directly. */
export function directView(host: string, { isSecure, remoteAddress }: Connection): ClientView {
  return { isSecure, host, origin: `${isSecure ? 'https' : 'http'}://${host}`, clientAddress: remoteAddress }
}

/**
 * The view of a client behind a trusted proxy, by `X-Forwarded-For`, `-Proto`, `-Host` and `-Port`. Of several values
 * the last one counts, which the nearest proxy wrote. Returns a text if a value is invalid, which says why.
 */
export function forwardedView({ headers, host, connection }: Request, isTrusted: IsTrusted): ClientView | string {
  const scheme = (lastOf(headers['x-forwarded-proto']) ?? (connection.isSecure ? 'https' : 'http')).toLowerCase()
  const name = lastOf(headers['x-forwarded-host']) ?? host
  const port = lastOf(headers['x-forwarded-port'])
  if (scheme !== 'http' && scheme !== 'https') return 'X-Forwarded-Proto is http or https.'
  if (!isHost(name)) return 'X-Forwarded-Host holds a host name, with or without a port.'
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535)) return 'X-Forwarded-Port is a number up to 65535.'
  const seen = port === undefined ? name : withPort(name, port, scheme)
  return {
    isSecure: scheme === 'https',
    host: seen,
    origin: `${scheme}://${seen}`,
    clientAddress: clientOf(headers['x-forwarded-for'], connection.remoteAddress, isTrusted),
  }
}

const lastOf = (header: string | string[] | undefined): string | undefined => {
  const last = header === undefined ? '' : (String(header).split(',').at(-1) ?? '').trim()
  return last === '' ? undefined : last
}

function withPort(host: string, port: string, scheme: 'http' | 'https'): string {
  const bare = host.replace(/:\d+$/, '')
  return Number(port) === (scheme === 'https' ? 443 : 80) ? bare : `${bare}:${Number(port)}`
}

/** The nearest address that is not a trusted proxy: anybody may have written the addresses to its left. */
function clientOf(header: string | string[] | undefined, remoteAddress: string, isTrusted: IsTrusted): string {
  const hops = header === undefined ? [] : String(header).split(',')
  let client = remoteAddress
  for (let at = hops.length - 1; at >= 0; at -= 1) {
    const hop = (hops[at] ?? '').trim().replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')
    if (isIP(hop) === 0) return client
    client = hop
    if (!isTrusted(hop)) return client
  }
  return client
}
