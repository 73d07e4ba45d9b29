import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign, X509Certificate } from 'node:crypto'
import { isIP } from 'node:net'
import { dayMs } from '../../core/kernel/days.ts'
import { bits, der, identifier, moment, octets, sequence, set, truth, unsigned, utf8Text } from './der.ts'

/** A certificate with its private key, both in PEM. */
export interface CertifiedKey {
  readonly certificate: string
  readonly key: string
}

/** Browsers refuse certificates that are valid for more than 398 days. */
const validDays = 365
/** A certificate that expires sooner is replaced. */
const renewDays = 30

/** The names that a certificate can contain: host names and addresses, without `*` and the unspecified addresses. */
const certifiable = (names: readonly string[]): string[] => [
  ...new Set(['localhost', '127.0.0.1', '::1', ...names].filter((name) => /^[\w.:-]{1,253}$/.test(name) && !unspecified.has(name))),
]
const unspecified: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

/**
 * A self-signed certificate for development: for `localhost`, the loopback addresses and `names`, valid for a year,
 * with an EC key (P-256). It cannot sign other certificates, so trusting it means to trust only this server.
 */
export function developmentCertificate(names: readonly string[], now: number): CertifiedKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const point = publicKey.export({ type: 'spki', format: 'der' })
  const ecdsaWithSha256 = sequence(identifier('1.2.840.10045.4.3.2'))
  const name = sequence(set(sequence(identifier('2.5.4.3'), utf8Text('Tenon development'))))
  const body = sequence(
    der(0xa0, unsigned(Buffer.from([2]))),
    unsigned(randomBytes(16)),
    ecdsaWithSha256,
    name,
    // Valid from yesterday, for clients whose clock is a little behind.
    sequence(moment(now - dayMs), moment(now + validDays * dayMs)),
    name,
    point,
    der(0xa3, extensions(certifiable(names), point)),
  )
  const signature = sign('sha256', body, privateKey)
  return {
    certificate: pem('CERTIFICATE', sequence(body, ecdsaWithSha256, bits(signature))),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  }
}

/** RFC 5280, 4.2: not an authority, for signatures of a TLS server, for these names. */
function extensions(names: readonly string[], publicKey: Uint8Array): Buffer {
  const extension = (id: string, value: Uint8Array, ...critical: readonly Uint8Array[]) =>
    sequence(identifier(id), ...critical, octets(value))
  const digitalSignature = der(0x03, Buffer.from([7, 0x80]))
  return sequence(
    extension('2.5.29.19', sequence(), truth()),
    extension('2.5.29.15', digitalSignature, truth()),
    extension('2.5.29.37', sequence(identifier('1.3.6.1.5.5.7.3.1'))),
    extension('2.5.29.17', sequence(...names.map(alternativeName))),
    extension('2.5.29.14', octets(createHash('sha1').update(publicKey).digest())),
  )
}

const alternativeName = (name: string): Buffer => (isIP(name) ? der(0x87, addressBytes(name)) : der(0x82, Buffer.from(name)))

/** An IP address as 4 or 16 bytes. */
function addressBytes(address: string): Buffer {
  if (isIP(address) === 4) return Buffer.from(address.split('.').map(Number))
  const [head = '', tail = ''] = address.split('::')
  const groups = (text: string) => text.split(':').flatMap((group) => (group === '' ? [] : [Number.parseInt(group, 16)]))
  const [before, after] = [groups(head), groups(tail)]
  const all = [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after]
  return Buffer.from(all.flatMap((group) => [group >> 8, group & 0xff]))
}

const pem = (label: string, content: Buffer): string =>
  `-----BEGIN ${label}-----\n${(content.toString('base64').match(/.{1,64}/g) ?? []).join('\n')}\n-----END ${label}-----\n`

/**
 * Whether a stored development certificate is still usable: readable, matches its key, names all of `names` and does
 * not expire soon.
 */
export function isCurrent({ certificate, key }: CertifiedKey, names: readonly string[], now: number): boolean {
  try {
    const read = new X509Certificate(certificate)
    return (
      endsAt(certificate) > now + renewDays * dayMs &&
      belongsTo(read, key) &&
      certifiable(names).every((name) => (isIP(name) ? read.checkIP(name) : read.checkHost(name)) !== undefined)
    )
  } catch {
    return false
  }
}

const belongsTo = (certificate: X509Certificate, key: string): boolean => certificate.checkPrivateKey(createPrivateKey(key))

/** The expiry of a certificate, in milliseconds since 1970. */
export const endsAt = (certificate: string): number => Date.parse(new X509Certificate(certificate).validTo)
