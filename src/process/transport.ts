import { createPrivateKey, X509Certificate } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { ConfigError } from '../config/setting.ts'
import { type Cors, createCors, wrongOrigin } from '../http/server/cors.ts'
import { type IsTrusted, trustedProxies } from '../http/server/forwarded.ts'
import { type RunningServer, type ServerOptions, serve } from '../http/server/server.ts'
import { type CertifiedKey, developmentCertificate, endsAt, isCurrent } from '../http/tls/certificate.ts'
import type { Profile } from '../profile/profile.ts'

export interface TransportOptions extends Omit<ServerOptions, 'host' | 'port' | 'tls' | 'isTrusted' | 'cors' | 'redirect'> {
  /** Where a development certificate is kept; undefined keeps it in memory. */
  readonly folder: string | undefined
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number
  readonly warn: (message: string) => void
}

export interface Listening {
  readonly port: number
  /** Undefined where HTTPS is switched off. */
  readonly securePort: number | undefined
  /** Lets running requests end. */
  stop(): Promise<void>
}

/** How often the certificate is looked at again: one that ends soon is made anew, changed files are read. */
const renewMs = 3_600_000

/**
 * Listens on HttpPort and, unless it is switched off, on HttpsPort, under the
 * rules of the settings. Fails with `ConfigError` on settings that contradict
 * each other and on certificate files that cannot be used, before anything listens.
 */
export async function listen(config: Config, { folder, now, warn, ...options }: TransportOptions): Promise<Listening> {
  const { Host: host, HttpPort, HttpsPort } = config
  const common = { ...options, host, isTrusted: proxiesOf(config), cors: corsOf(config, options.profile) }
  refuseUselessRedirect(config)
  const names = [config.HostName, host]
  const memory: CertificatePlace['memory'] = {}
  const certify = () => certifiedKey(config, { folder, memory, names, now: now() })
  const tls = config['Security:HttpsEnabled'] ? certify() : undefined
  const secure = tls && (await serve({ ...common, port: HttpsPort, tls }))
  const renewing = secure && renewOften(secure, { shown: tls, certify, warn })
  const redirect = config['Security:HttpsRedirect'] ? redirectTo(secure?.port) : undefined
  const plain = await serve({ ...common, port: HttpPort, ...(redirect && { redirect }) }).catch(async (error: unknown) => {
    await secure?.stop()
    throw error
  })
  return {
    port: plain.port,
    securePort: secure?.port,
    async stop() {
      clearInterval(renewing)
      await Promise.all([plain.stop(), secure?.stop()])
    },
  }
}

function proxiesOf(config: Config): IsTrusted {
  try {
    return trustedProxies(config['Security:TrustedProxies'])
  } catch (error) {
    throw new ConfigError(`Security:TrustedProxies: ${(error as Error).message}.`)
  }
}

function corsOf(config: Config, profile: Profile): Cors {
  const origins = config['Cors:AllowedOrigins']
  const allowCredentials = config['Cors:AllowCredentials']
  const wrong = wrongOrigin(origins)
  if (wrong !== undefined) {
    throw new ConfigError(`Cors:AllowedOrigins: '${wrong.slice(0, 100)}' is no origin such as https://app.example or http://localhost:*.`)
  }
  if (origins.includes('*') && allowCredentials) {
    throw new ConfigError(
      'Cors:AllowedOrigins is * while Cors:AllowCredentials is true: every page could act as its visitor. Name the origins, or set Cors:AllowCredentials to false.',
    )
  }
  return createCors({ origins, allowCredentials, profile })
}

function refuseUselessRedirect(config: Config): void {
  const leadsSomewhere = config['Security:HttpsEnabled'] || config['Security:TrustedProxies'].length > 0
  if (config['Security:HttpsRedirect'] && !leadsSomewhere) {
    throw new ConfigError(
      'Security:HttpsRedirect is true, but there is no HTTPS to go to: set Security:HttpsEnabled to true, or name the proxies that speak it in Security:TrustedProxies.',
    )
  }
}

/** Monitors ask by plain HTTP and follow no redirects. */
const healthPath = /^\/+_vti_bin\/+health\/?$/i

/** The same address over HTTPS: on our port, or, behind a proxy, on the usual one, because the proxy is who speaks it. */
const redirectTo =
  (port: number | undefined): NonNullable<ServerOptions['redirect']> =>
  ({ isSecure, host, path, query }, isForwarded) => {
    if (isSecure || healthPath.test(path)) return undefined
    const suffix = isForwarded || port === undefined || port === 443 ? '' : `:${port}`
    return `https://${host.replace(/:\d+$/, '')}${suffix}${path}${query === '' ? '' : `?${query}`}`
  }

interface CertificatePlace {
  readonly folder: string | undefined
  /** Keeps it where there is no folder. */
  readonly memory: { kept?: CertifiedKey }
  readonly names: readonly string[]
  readonly now: number
}

function certifiedKey(config: Config, place: CertificatePlace): CertifiedKey {
  const certificatePath = config['Security:TlsCertificatePath']
  const keyPath = config['Security:TlsKeyPath']
  if ((certificatePath === '') !== (keyPath === '')) {
    throw new ConfigError('Security:TlsCertificatePath and Security:TlsKeyPath belong together: give both, or neither.')
  }
  return certificatePath === '' ? keptDevelopmentCertificate(place) : configuredCertificate(certificatePath, keyPath)
}

/** Fails with `ConfigError` on files that cannot be read or do not belong together; the key itself is never shown. */
function configuredCertificate(certificatePath: string, keyPath: string): CertifiedKey {
  const certificate = readSetting('Security:TlsCertificatePath', certificatePath)
  const key = readSetting('Security:TlsKeyPath', keyPath)
  let isPair: boolean
  try {
    isPair = new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key))
  } catch {
    throw new ConfigError(
      `Security:TlsCertificatePath and Security:TlsKeyPath hold a certificate and its key in PEM, without a passphrase; ${certificatePath} and ${keyPath} do not.`,
    )
  }
  if (!isPair) throw new ConfigError(`The key in ${keyPath} (Security:TlsKeyPath) is not that of the certificate in ${certificatePath}.`)
  return { certificate, key }
}

function readSetting(setting: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new ConfigError(`${setting}: ${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}

/** The certificate of the last start, or a new one where that is missing, damaged, of other names or near its end. */
function keptDevelopmentCertificate({ folder, memory, names, now }: CertificatePlace): CertifiedKey {
  const kept = folder === undefined ? memory.kept : readKept(folder)
  if (kept && isCurrent(kept, names, now)) return kept
  const made = developmentCertificate(names, now)
  if (folder === undefined) memory.kept = made
  else keep(folder, made)
  return made
}

const fileNames = { key: 'development-key.pem', certificate: 'development-certificate.pem' } as const

function readKept(folder: string): CertifiedKey | undefined {
  try {
    return {
      key: readFileSync(join(folder, fileNames.key), 'utf8'),
      certificate: readFileSync(join(folder, fileNames.certificate), 'utf8'),
    }
  } catch {
    return undefined
  }
}

/** The key can be read by its owner alone, from the first moment on. */
function keep(folder: string, made: CertifiedKey): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const part of ['key', 'certificate'] as const) {
    const path = join(folder, fileNames[part])
    rmSync(`${path}.new`, { force: true })
    writeFileSync(`${path}.new`, made[part], { mode: part === 'key' ? 0o600 : 0o644, flag: 'wx' })
    renameSync(`${path}.new`, path)
  }
}

interface Renewal {
  readonly shown: CertifiedKey
  readonly certify: () => CertifiedKey
  readonly warn: (message: string) => void
}

function renewOften(server: RunningServer, { shown, certify, warn }: Renewal): NodeJS.Timeout {
  let { certificate } = shown
  const look = () => {
    try {
      const current = certify()
      if (current.certificate === certificate) return
      certificate = current.certificate
      server.renew(current)
      warn(`HTTPS shows another certificate from now on; it ends on ${new Date(endsAt(certificate)).toISOString()}.`)
    } catch (error) {
      // The one that is in use goes on being used.
      warn(`The HTTPS certificate could not be read again: ${(error as Error).message}`)
    }
  }
  return setInterval(look, renewMs).unref()
}
