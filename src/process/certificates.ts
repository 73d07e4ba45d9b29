import { statSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { createSecureContext, type SecureContext } from 'node:tls'
import type { Config } from '../config/config.ts'
import type { BoundHost, CertificateState } from '../core/access/farm-context.ts'
import { endsAt } from '../http/tls/certificate.ts'
import { tlsPolicy } from '../http/tls/policy.ts'
import { CertificateUnusable, certificateNamesIn, type NamedFile, readCertifiedKey } from './certificate-files.ts'

/** Where a certificate is. */
interface Source {
  /** The entry of `Certificates`, or the file. */
  readonly name: string
  readonly certificate: NamedFile
  readonly key: NamedFile
}

interface Loaded {
  readonly source: Source
  context: SecureContext
  state: CertificateState
  /** Changes when a file changes. */
  stamp: string
}

/** The certificates that host bindings name; each is loaded on first use and again when its files change. */
export class Certificates {
  readonly #entries: Config['Certificates']
  readonly #loaded = new Map<string, Loaded>()

  constructor(entries: Config['Certificates']) {
    this.#entries = entries
  }

  /**
   * The certificate of a binding: by its path, else by its reference, else by the reference of its web application.
   * Undefined if it names none. Fails with `CertificateUnusable`.
   */
  contextOf(binding: BoundHost): SecureContext | undefined {
    const source = this.#sourceOf(binding)
    return source && this.#load(source).context
  }

  /** As `contextOf`, without loading anything. */
  loadedContextOf(binding: BoundHost): SecureContext | undefined {
    return this.#loaded.get(nameIn(binding) ?? '')?.context
  }

  /** The certificates in use. */
  states(): CertificateState[] {
    return [...this.#loaded.values()].map(({ state }) => state)
  }

  /**
   * Reads the certificates again whose files have changed, or all of them. One that cannot be read stays as it is, and
   * is in the result with its error.
   */
  refresh(which: 'changed' | 'all'): CertificateState[] {
    const read: CertificateState[] = []
    for (const loaded of this.#loaded.values()) {
      const stamp = stampOf(loaded.source)
      if (which === 'changed' && stamp === loaded.stamp) continue
      loaded.stamp = stamp
      try {
        Object.assign(loaded, loadedFrom(loaded.source))
      } catch (error) {
        if (!(error instanceof CertificateUnusable)) throw error
        loaded.state = { ...loaded.state, error: error.message }
      }
      read.push(loaded.state)
    }
    return read
  }

  /** Forgets the certificates that none of these bindings names. */
  keepOnly(bindings: readonly BoundHost[]): void {
    const named = new Set(bindings.map(nameIn))
    for (const name of this.#loaded.keys()) if (!named.has(name)) this.#loaded.delete(name)
  }

  #sourceOf(binding: BoundHost): Source | undefined {
    const { tlsCertificatePath: path, tlsCertificateRef, certificateRef } = binding
    if (path !== null) {
      if (!isAbsolute(path)) throw new CertificateUnusable(`tlsCertificatePath is '${path.slice(0, 100)}', but must be an absolute path.`)
      const file = { path, named: 'tlsCertificatePath' }
      return { name: path, certificate: file, key: file }
    }
    const name = tlsCertificateRef ?? certificateRef
    if (name === null) return undefined
    const entry = this.#entries.get(name)
    if (!entry) throw new CertificateUnusable(`there is no setting Certificates:${name.slice(0, 100)}:CertPath.`)
    const setting = `Certificates:${name}`
    return {
      name,
      certificate: { path: entry.CertPath, named: `${setting}:CertPath` },
      key: { path: entry.KeyPath, named: `${setting}:KeyPath` },
    }
  }

  #load(source: Source): Loaded {
    const known = this.#loaded.get(source.name)
    if (known) return known
    const loaded = { source, ...loadedFrom(source), stamp: stampOf(source) }
    this.#loaded.set(source.name, loaded)
    return loaded
  }
}

const nameIn = ({ tlsCertificatePath, tlsCertificateRef, certificateRef }: BoundHost): string | undefined =>
  tlsCertificatePath ?? tlsCertificateRef ?? certificateRef ?? undefined

function loadedFrom({ name, certificate, key }: Source): Pick<Loaded, 'context' | 'state'> {
  const pair = readCertifiedKey(certificate, key)
  return {
    context: createSecureContext({ ...tlsPolicy, cert: pair.certificate, key: pair.key }),
    state: { source: name, names: certificateNamesIn(pair.certificate), expiresAt: endsAt(pair.certificate), error: undefined },
  }
}

const stampOf = ({ certificate, key }: Source): string => [...new Set([certificate.path, key.path])].map(fileStamp).join(' ')

function fileStamp(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? `${found.ino}:${found.mtimeMs}:${found.size}` : 'none'
}
