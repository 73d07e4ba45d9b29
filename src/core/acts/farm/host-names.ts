import { invalid } from '../../kernel/errors.ts'

/** The host of `Default`: every host that no other binding has. */
export const anyHost = '*'

const label = /^[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?$/

/**
 * A host name in the form of bindings: an A-label in lower case without a dot at the end, an IPv4 address, or an IPv6
 * address in brackets. Fails with `invalid_request`.
 */
export function canonicalHost(text: string): string {
  const given = text.slice(0, 100)
  if (text === anyHost) throw invalid(`The host '*' belongs to the web application Default. Name a host.`)
  if (text.length > 255 || /[\s/\\?#@%]/.test(text)) throw invalid(`'${given}' is not a host name. Write a name such as intranet.example.`)
  if (text.includes(':') && !text.startsWith('['))
    throw invalid(`'${given}' is not a host name. Write the port into the member port, and an IPv6 address in brackets.`)
  const name = asciiHost(text.endsWith('.') ? text.slice(0, -1) : text)
  if (name !== undefined && (/^\[[\da-f:.]+\]$/.test(name) || (name.length <= 253 && name.split('.').every((part) => label.test(part)))))
    return name
  throw invalid(
    `'${given}' is not a host name. Write labels of letters, digits, hyphens and underscores, at most 63 characters each, separated by periods.`,
  )
}

/** The host as browsers send it; undefined if it is none. */
const asciiHost = (text: string): string | undefined => (URL.canParse(`http://${text}`) ? new URL(`http://${text}`).host : undefined)

/** The host of a Host header in the form of bindings, and its port. */
export function hostOfHeader(header: string, isSecure: boolean): { readonly host: string; readonly port: number } {
  const text = header.toLowerCase()
  const colon = text.lastIndexOf(':')
  const hasPort = colon > text.lastIndexOf(']')
  const port = hasPort ? Number(text.slice(colon + 1)) : isSecure ? 443 : 80
  const host = hasPort ? text.slice(0, colon) : text
  return { host: host.endsWith('.') ? host.slice(0, -1) : host, port }
}

/** `host:port` as in a Host header; without the port if the scheme implies it. */
export const hostAndPort = (host: string, port: number, scheme: 'http' | 'https'): string =>
  port === (scheme === 'https' ? 443 : 80) ? host : `${host}:${port}`
