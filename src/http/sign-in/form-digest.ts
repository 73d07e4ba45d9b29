import { createHmac, timingSafeEqual } from 'node:crypto'
import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'

export const digestSeconds = 1800

export interface DigestOwner {
  readonly loginKey: string
  readonly siteId: string
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** Exactly the format that `issueDigest` writes. */
const form = /^0x([0-9A-F]{64}),((\d\d) ([A-Z][a-z]{2}) (\d{4}) (\d\d):(\d\d):(\d\d) -0000)$/
const formLength = 93

/** Each field has its length as a prefix, so that no field can run into the next one. */
function macOf({ loginKey, siteId }: DigestOwner, date: string, key: Uint8Array): string {
  const fields = ['form digest', loginKey, siteId, date].map((field) => `${Buffer.byteLength(field)}:${field}`)
  return createHmac('sha256', key).update(fields.join('')).digest('hex').toUpperCase()
}

/**
 * A form digest for a user and all webs of a site collection (protocol/sign-in#form-digests): `0x<hex>,<date>`. Clients
 * read the date to know its age (protocol/sign-in#form-digests).
 */
export function issueDigest(owner: DigestOwner, key: Uint8Array, now: number): string {
  const date = dateText(now)
  return `0x${macOf(owner, date, key)},${date}`
}

function dateText(time: number): string {
  const at = new Date(time)
  const two = (value: number) => String(value).padStart(2, '0')
  const clock = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(two).join(':')
  return `${two(at.getUTCDate())} ${months[at.getUTCMonth()] ?? ''} ${at.getUTCFullYear()} ${clock} -0000`
}

/**
 * Fails with `digest_invalid` unless the digest was issued to this user for this site collection, and with
 * `digest_expired` after 1800 seconds: clients then request a new one and repeat the write
 * (protocol/sign-in#form-digests).
 */
export function checkDigest(digest: string, owner: DigestOwner, key: Uint8Array, now: number): void {
  const [, mac = '', date = '', ...parts] = (digest.length === formLength && form.exec(digest)) || []
  if (!timingSafeEqual(Buffer.from(mac.padEnd(64)), Buffer.from(macOf(owner, date, key))))
    throw rejected('the digest was not issued to this user for this site collection.')
  const [day, month = '', year, hour, minute, second] = parts
  const time = Date.UTC(Number(year), months.indexOf(month), Number(day), Number(hour), Number(minute), Number(second))
  const ageSeconds = (now - time) / 1000
  if (!Number.isFinite(ageSeconds) || dateText(time) !== date) throw rejected('the date of the digest is none.')
  if (ageSeconds < 0) throw rejected('the digest is of a time that has not come.')
  if (ageSeconds > digestSeconds) throw new DomainError(kernelReasons.digest_expired, { seconds: String(digestSeconds) })
}

const rejected = (message: string) => new DomainError(kernelReasons.digest_invalid, { message })
