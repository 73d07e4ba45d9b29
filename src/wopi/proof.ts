import { type KeyObject, verify } from 'node:crypto'

/** How old a proof may be. */
const mostAgeMs = 20 * 60_000
/** From the year 1 to 1970, in the unit of time stamps: 100 nanoseconds. */
const ticksTo1970 = 621_355_968_000_000_000n
const ticksPerMs = 10_000n

/** The public keys of an editor, of which the second is the one before. */
export interface ProofKeys {
  readonly current: KeyObject
  readonly old: KeyObject | undefined
}

/** What an editor proves: that it has sent this token to this address at this time. */
export interface Proven {
  readonly token: string
  /** The absolute URL with its query string. */
  readonly url: string
  /** The header `X-WOPI-TimeStamp`. */
  readonly timeStamp: string
  /** The headers `X-WOPI-Proof` and `X-WOPI-ProofOld`; empty if they are missing. */
  readonly proof: string
  readonly oldProof: string
}

/** Why a request does not come from the editor with these keys; undefined if it does. */
export function proofFault(
  { current, old }: ProofKeys,
  { token, url, timeStamp, proof, oldProof }: Proven,
  now: number,
): string | undefined {
  if (!/^\d{1,19}$/.test(timeStamp)) return 'X-WOPI-TimeStamp is missing, or no number'
  const ticks = BigInt(timeStamp)
  const age = now - Number((ticks - ticksTo1970) / ticksPerMs)
  if (Math.abs(age) > mostAgeMs) return 'X-WOPI-TimeStamp is more than 20 minutes away'
  const text = provenText(token, url, ticks)
  const isBy = (key: KeyObject | undefined, signature: string): boolean =>
    key !== undefined && signature !== '' && signature.length <= 2_000 && verify('sha256', text, key, Buffer.from(signature, 'base64'))
  // An editor that changes its keys signs with both for a while, and hosts learn of the change at another time.
  if (isBy(current, proof) || isBy(current, oldProof) || isBy(old, proof)) return undefined
  return 'X-WOPI-Proof is no signature of the editor'
}

/** The token, the address in capitals and the time, each behind its length. */
function provenText(token: string, url: string, ticks: bigint): Buffer {
  const time = Buffer.alloc(8)
  time.writeBigUInt64BE(ticks)
  return Buffer.concat(
    [Buffer.from(token), Buffer.from(url.toUpperCase()), time].flatMap((part) => {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(part.length)
      return [length, part]
    }),
  )
}
