import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { ConfigError } from '../config/setting.ts'
import { type CertifiedKey, developmentCertificate, isCurrent } from '../http/tls/certificate.ts'
import { CertificateUnusable, readCertifiedKey } from './certificate-files.ts'

export interface BaseCertificatePlace {
  readonly folder: string | undefined
  /** Holds the certificate if there is no folder. */
  readonly memory: { kept?: CertifiedKey }
  readonly names: readonly string[]
  readonly now: number
}

/** The base certificate of HTTPS: the configured one, or one for development. Fails with `ConfigError`. */
export function baseCertificate(config: Config, place: BaseCertificatePlace): CertifiedKey {
  const certificatePath = config['Security:TlsCertificatePath']
  const keyPath = config['Security:TlsKeyPath']
  if ((certificatePath === '') !== (keyPath === '')) {
    throw new ConfigError('Security:TlsCertificatePath and Security:TlsKeyPath belong together: set both or neither.')
  }
  return certificatePath === '' ? keptDevelopmentCertificate(place) : readConfigured(certificatePath, keyPath)
}

/** Fails with `ConfigError` on files that cannot be read or do not match. */
function readConfigured(certificate: string, key: string): CertifiedKey {
  try {
    return readCertifiedKey({ path: certificate, named: 'Security:TlsCertificatePath' }, { path: key, named: 'Security:TlsKeyPath' })
  } catch (error) {
    throw error instanceof CertificateUnusable ? new ConfigError(error.message) : error
  }
}

/** The stored certificate, or a new one if it is missing, damaged, for other names or about to expire. */
function keptDevelopmentCertificate({ folder, memory, names, now }: BaseCertificatePlace): CertifiedKey {
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

/** From its creation on only the owner can read the key. */
function keep(folder: string, made: CertifiedKey): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const part of ['key', 'certificate'] as const) {
    const path = join(folder, fileNames[part])
    rmSync(`${path}.new`, { force: true })
    writeFileSync(`${path}.new`, made[part], { mode: part === 'key' ? 0o600 : 0o644, flag: 'wx' })
    renameSync(`${path}.new`, path)
  }
}
