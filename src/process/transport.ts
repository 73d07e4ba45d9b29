import type { Config } from '../config/config.ts'
import { ConfigError } from '../config/setting.ts'
import type { CertificateState } from '../core/access/farm-context.ts'
import type { Directory } from '../core/acts/farm/directory.ts'
import { type Cors, createCors, wrongOrigin } from '../http/server/cors.ts'
import { type IsTrusted, trustedProxies } from '../http/server/forwarded.ts'
import { type RunningServer, type ServerOptions, serve } from '../http/server/server.ts'
import { type CertifiedKey, endsAt } from '../http/tls/certificate.ts'
import { type BaseCertificatePlace, baseCertificate } from './base-certificate.ts'
import type { BoundListeners } from './bound-listeners.ts'
import { certificateNamesIn } from './certificate-files.ts'

export interface TransportOptions
  extends Omit<ServerOptions, 'host' | 'port' | 'tls' | 'isTrusted' | 'cors' | 'redirect' | 'stalledReaderMs' | 'certificateFor'> {
  /** The folder of the development certificate; undefined keeps it in memory. */
  readonly folder: string | undefined
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number
  readonly warn: (message: string) => void
  /** The listeners of host bindings; they follow the directory. */
  readonly bound: BoundListeners
  readonly directory: Pick<Directory, 'hosts' | 'onShown'>
}

export interface Listening {
  readonly port: number
  /** Undefined if HTTPS is disabled. */
  readonly securePort: number | undefined
  /** Listens on a further free port without HTTPS, with a pipeline of its own, until the server stops or the caller stops it. */
  also(handle: ServerOptions['handle']): Promise<Pick<RunningServer, 'port' | 'stop'>>
  /** Waits for running requests to end. */
  stop(): Promise<void>
}

/** The interval of certificate checks: one that expires soon is replaced, changed files are reloaded. */
const renewMs = 10_000

/**
 * Listens on HttpPort, on HttpsPort unless it is disabled, and on the ports of host bindings, with the rules of the
 * settings. Fails with `ConfigError` on contradictory settings and on unusable certificate files, and with
 * `FarmConflict` on bindings that cannot be served.
 */
export async function listen(config: Config, { folder, now, warn, bound, directory, ...options }: TransportOptions): Promise<Listening> {
  const { Host: host, HttpPort, HttpsPort } = config
  const common = {
    ...options,
    host,
    isTrusted: proxiesOf(config),
    cors: corsOf(config),
    stalledReaderMs: 1000 * config['Limits:StalledReaderSeconds'],
    certificateFor: (port: number, serverName: string) => bound.contextFor(port, serverName),
  }
  refuseUselessRedirect(config)
  const names = [config.HostName, host]
  const memory: BaseCertificatePlace['memory'] = {}
  const certify = () => baseCertificate(config, { folder, memory, names, now: now() })
  const base = config['Security:HttpsEnabled'] ? new ShownCertificate(certify, warn) : undefined
  bound.loadCertificates(directory.hosts)
  const servers: RunningServer[] = []
  const others = new Set<RunningServer>()
  const securely = async (port: number) => {
    const server = await serve({ ...common, port, ...(base && { tls: base.current }) })
    base?.showOn(server)
    return server
  }
  try {
    const secure = base && (await securely(HttpsPort))
    if (secure) servers.push(secure)
    const redirect = config['Security:HttpsRedirect'] ? redirectTo(secure?.port, bound) : undefined
    const plainly = (port: number) => serve({ ...common, port, ...(redirect && { redirect }) })
    const plain = await plainly(HttpPort)
    servers.push(plain)
    const ports = new Map<number, 'http' | 'https'>([[plain.port, 'http']])
    if (secure) ports.set(secure.port, 'https')
    const open = (port: number, scheme: 'http' | 'https') => (scheme === 'https' ? securely(port) : plainly(port))
    await bound.start({ ports, certificate: base && (() => base.state()), reload: () => base?.look(), open }, directory.hosts)
    directory.onShown(() => bound.follow(directory.hosts))
    // The rows may have changed since the start of the listeners.
    bound.follow(directory.hosts)
    const looking = base && setInterval(() => base.look(), renewMs).unref()
    return {
      port: plain.port,
      securePort: secure?.port,
      async also(handle) {
        const further = await serve({ ...common, handle, port: 0 })
        others.add(further)
        return {
          port: further.port,
          stop: () => further.stop().finally(() => others.delete(further)),
        }
      },
      async stop() {
        clearInterval(looking)
        await Promise.all([bound.stop(), ...[...servers, ...others].map((server) => server.stop())])
      },
    }
  } catch (error) {
    await Promise.all([bound.stop(), ...servers.map((server) => server.stop())])
    throw error
  }
}

function proxiesOf(config: Config): IsTrusted {
  try {
    return trustedProxies(config['Security:TrustedProxies'])
  } catch (error) {
    throw new ConfigError(`Security:TrustedProxies: ${(error as Error).message}.`)
  }
}

function corsOf(config: Config): Cors {
  const origins = config['Cors:AllowedOrigins']
  const allowCredentials = config['Cors:AllowCredentials']
  const wrong = wrongOrigin(origins)
  if (wrong !== undefined) {
    throw new ConfigError(
      `Cors:AllowedOrigins: '${wrong.slice(0, 100)}' is not an origin; write https://app.example or http://localhost:*.`,
    )
  }
  if (origins.includes('*') && allowCredentials) {
    throw new ConfigError(
      'Cors:AllowedOrigins is * while Cors:AllowCredentials is true: every page could act as its visitor. Name the origins, or set Cors:AllowCredentials to false.',
    )
  }
  return createCors({ origins, allowCredentials })
}

function refuseUselessRedirect(config: Config): void {
  const leadsSomewhere = config['Security:HttpsEnabled'] || config['Security:TrustedProxies'].length > 0
  if (config['Security:HttpsRedirect'] && !leadsSomewhere) {
    throw new ConfigError(
      'Security:HttpsRedirect is true, but there is no HTTPS to go to: set Security:HttpsEnabled to true, or name the proxies that speak it in Security:TrustedProxies.',
    )
  }
}

/** Monitors use plain HTTP and do not follow redirects. */
const healthPath = /^\/+(?:_vti_bin\/+(?:health|ready)|health|live|ready)\/?$/i

/**
 * The same URL over HTTPS: on the port of a binding of the host, else on ours, or behind a proxy on the default port,
 * because the proxy terminates TLS.
 */
const redirectTo =
  (port: number | undefined, bound: BoundListeners): NonNullable<ServerOptions['redirect']> =>
  ({ isSecure, host, path, query }, isForwarded) => {
    if (isSecure || healthPath.test(path)) return undefined
    const name = host.replace(/:\d+$/, '')
    const own = isForwarded ? undefined : (bound.securePortOf(name.toLowerCase()) ?? port)
    const suffix = own === undefined || own === 443 ? '' : `:${own}`
    return `https://${name}${suffix}${path}${query === '' ? '' : `?${query}`}`
  }

/** The base certificate of all secure listeners. */
class ShownCertificate {
  readonly #certify: () => CertifiedKey
  readonly #warn: (message: string) => void
  readonly #servers = new Set<WeakRef<RunningServer>>()
  #error: string | undefined
  current: CertifiedKey

  constructor(certify: () => CertifiedKey, warn: (message: string) => void) {
    this.#certify = certify
    this.#warn = warn
    this.current = certify()
  }

  /** Shows every later certificate on this server, too. */
  showOn(server: RunningServer): void {
    this.#servers.add(new WeakRef(server))
  }

  state(): CertificateState {
    const { certificate } = this.current
    return { source: 'listener', names: certificateNamesIn(certificate), expiresAt: endsAt(certificate), error: this.#error }
  }

  /** Reads the certificate again. One that cannot be read stays as it is. */
  look(): void {
    const before = this.#error
    try {
      const read = this.#certify()
      this.#error = undefined
      if (read.certificate === this.current.certificate && read.key === this.current.key) return
      this.current = read
      for (const server of this.#servers) server.deref()?.renew(read)
      this.#warn(`HTTPS uses a new certificate from now on; it expires on ${new Date(endsAt(read.certificate)).toISOString()}.`)
    } catch (error) {
      this.#error = (error as Error).message
      if (this.#error !== before) this.#warn(`The HTTPS certificate could not be read again: ${this.#error}`)
    }
  }
}
