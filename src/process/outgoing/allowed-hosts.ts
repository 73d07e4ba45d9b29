import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

/** The allowed targets of requests to addresses that users choose. */
export interface AllowedHosts {
  /** Whether a URL's host name may be looked up; an IP address is judged by `refusalOf` alone. */
  allowsName(name: string): boolean
  /** The reason, as in `OutgoingResult`, why an IP address of the name may not be called; undefined if it may. */
  refusalOf(name: string, address: string): string | undefined
}

/** The names of this machine itself, which stand for every loopback address. */
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'] as const
/** What `Webhooks:AllowedHosts` allows if it is empty and everything is in memory. */
export const loopbackHosts: readonly string[] = loopbackNames

const networks = (list: readonly string[]): BlockList => {
  const made = new BlockList()
  for (const text of list) addNetwork(made, text)
  return made
}

/** Adds an address or a network to a list; false if the text is neither. */
function addNetwork(list: BlockList, text: string): boolean {
  const [address = '', digits, ...more] = text.replace('[', '').replace(']', '').split('/')
  const family = isIP(address)
  const width = family === 4 ? 32 : 128
  const prefix = digits === undefined ? width : Number(digits)
  if (family === 0 || more.length > 0 || digits === '' || !Number.isInteger(prefix) || prefix < 0 || prefix > width) return false
  list.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6')
  return true
}

/** Networks that are not public: of a machine, of a site, of documentation, of more than one receiver (IANA registries). */
const notPublic4 = networks([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24'],
  ...['192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
])
const public6 = networks(['2000::/3'])
/** With those that carry an IPv4 address, which could be any. */
const notPublic6 = networks(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])
const loopback = networks(['127.0.0.0/8', '::1'])
/** Connections to these reach this machine. */
const unspecified = networks(['0.0.0.0/8', '::'])

const has = (list: BlockList, address: string): boolean => list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')

const isPublic = (address: string): boolean =>
  isIP(address) === 4 ? !has(notPublic4, address) : has(public6, address) && !has(notPublic6, address)

/** Whether a connection to this address reaches this machine. */
export function isThisMachine(address: string): boolean {
  if (has(loopback, address) || has(unspecified, address)) return true
  const own = Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map((one) => one.address))
  return has(networks(own.filter((one) => !one.includes('%'))), address)
}

/** A host name as it stands in URLs, in lower case and A-labels; undefined if it is none. */
function hostName(text: string): string | undefined {
  if (/[/:?#@\\*\s]/.test(text) || !URL.canParse(`http://${text}`)) return undefined
  return withoutDot(new URL(`http://${text}`).hostname)
}

/** `localhost.` is `localhost`. */
export const withoutDot = (name: string): string => (name.endsWith('.') ? name.slice(0, -1) : name)

/**
 * Parses names (`hooks.example.com`, `*.example.com`), addresses and networks (`10.0.0.7`, `10.0.0.0/8`, `fd00::/8`) and
 * `*`, which is any public address. A name allows public addresses only; `localhost` allows those of the loopback.
 * Fails with an `Error` that names the first text that is none of these.
 */
export function parseAllowedHosts(texts: readonly string[]): AllowedHosts {
  const names = new Set<string>()
  const suffixes: string[] = []
  const named = new BlockList()
  let allowsAny = false
  for (const given of texts) {
    const text = given.trim()
    const suffix = text.startsWith('*.') ? hostName(text.slice(2)) : undefined
    const name = hostName(text)
    if (text === '*') allowsAny = true
    else if (suffix !== undefined) suffixes.push(`.${suffix}`)
    else if (addNetwork(named, text)) continue
    else if (name !== undefined) names.add(name)
    else throw new Error(`'${given.slice(0, 80)}' is neither a host name, nor an IP address or network such as 10.0.0.0/8, nor *`)
  }
  if (names.has('localhost')) for (const network of ['127.0.0.0/8', '::1']) addNetwork(named, network)
  const isNamed = (name: string) => names.has(name) || suffixes.some((suffix) => name.endsWith(suffix))
  return {
    // A named network allows the names in it, so they have to be looked up.
    allowsName: (name) => allowsAny || isNamed(name) || named.rules.length > 0,
    refusalOf(name, address) {
      if (isIP(address) === 0) return 'its address cannot be used'
      if (has(named, address)) return undefined
      if (!allowsAny && !isNamed(name)) return `Webhooks:AllowedHosts does not allow the host '${name.slice(0, 100)}'`
      return isPublic(address) ? undefined : `its address is not public, and Webhooks:AllowedHosts does not name it`
    },
  }
}
