import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A key of this process only: hashes made with it are never stored. */
const key = randomBytes(32)
const digestOf = (text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Whether two secrets are equal. The time that it takes does not depend on how much of them is equal. */
export const secretsEqual = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other))
