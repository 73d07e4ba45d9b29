import { createPrivateKey, X509Certificate } from 'node:crypto'
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'
import type { CertifiedKey } from '../http/tls/certificate.ts'

/** A certificate file that cannot be used. The message names file and setting, and never contains what is in the file. */
export class CertificateUnusable extends Error {
  override readonly name = 'CertificateUnusable'
}

export interface NamedFile {
  readonly path: string
  /** The setting or member that names it. */
  readonly named: string
}

/** No certificate chain with its key is larger. */
const maxBytes = 1024 * 1024

/** A certificate and its key, in two files or in one. Fails with `CertificateUnusable`. */
export function readCertifiedKey(certificateFile: NamedFile, keyFile: NamedFile): CertifiedKey {
  const certificate = readPem(certificateFile)
  const key = keyFile.path === certificateFile.path ? certificate : readPem(keyFile)
  const both = keyFile.path === certificateFile.path ? certificateFile.named : `${certificateFile.named} and ${keyFile.named}`
  const paths = keyFile.path === certificateFile.path ? `${certificateFile.path} does` : `${certificateFile.path} and ${keyFile.path} do`
  let isPair: boolean
  try {
    isPair = new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key))
  } catch {
    throw new CertificateUnusable(`${both} hold a certificate and its key in PEM, without a passphrase; ${paths} not.`)
  }
  if (!isPair)
    throw new CertificateUnusable(
      `The key in ${keyFile.path} (${keyFile.named}) does not match the certificate in ${certificateFile.path}.`,
    )
  return { certificate, key }
}

function readPem({ path, named }: NamedFile): string {
  let file: number | undefined
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
    const stat = fstatSync(file)
    if (stat.isFile() && stat.size <= maxBytes) return readFileSync(file, 'utf8')
  } catch (error) {
    throw new CertificateUnusable(`${named}: ${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  } finally {
    if (file !== undefined) closeSync(file)
  }
  throw new CertificateUnusable(`${named}: ${path} is no file of at most ${maxBytes} bytes.`)
}

/** The alternative names of a certificate: host names and addresses. */
export const certificateNamesIn = (certificate: string): string[] =>
  (new X509Certificate(certificate).subjectAltName ?? '').split(', ').flatMap((name) => /^(?:DNS|IP Address):(.+)$/.exec(name)?.[1] ?? [])
