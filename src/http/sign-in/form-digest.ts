import { createHmac, timingSafeEqual } from 'node:crypto'
import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'

export const digestSeconds = 1800

export interface DigestOwner {
  readonly loginKey: string
  readonly webId: string
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function macOf({ loginKey, webId }: DigestOwner, date: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(`digest.${loginKey}.${webId}.${date}`).digest('hex').toUpperCase()
}

/** A form digest for a user and a web: `0x<hex>,<date>`, whose date clients read for its age (rest.md 5). */
export function issueDigest(owner: DigestOwner, key: Uint8Array, now: number): string {
  const at = new Date(now)
  const two = (value: number) => String(value).padStart(2, '0')
  const time = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(two).join(':')
  const date = `${two(at.getUTCDate())} ${months[at.getUTCMonth()] ?? ''} ${at.getUTCFullYear()} ${time} -0000`
  return `0x${macOf(owner, date, key)},${date}`
}

/** Fails with `digest_invalid` unless the digest was issued to this user for this web within the last 1800 seconds. */
export function checkDigest(digest: string, owner: DigestOwner, key: Uint8Array, now: number): void {
  const comma = digest.indexOf(',')
  const date = digest.slice(comma + 1)
  const expected = Buffer.from(`0x${macOf(owner, date, key)}`)
  const given = Buffer.from(digest.slice(0, Math.max(comma, 0)))
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected)
  if (!isGenuine) throw new DomainError(kernelReasons.digest_invalid, { message: 'the digest was not issued to this user for this web.' })
  const ageSeconds = (now - Date.parse(date)) / 1000
  if (ageSeconds > digestSeconds)
    throw new DomainError(kernelReasons.digest_invalid, { message: `the digest is older than ${digestSeconds} seconds.` })
}
