import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AuditSegmentRow } from '../../../../generated/prisma/farm.ts'
import { canonicalJson } from './canonical.ts'

/** The facts about a segment that its stub contains. */
function factsOf({ chainId, number, day, firstIndex, lastIndex, previousHash, lastHash }: AuditSegmentRow) {
  return { log: chainId, number, day, firstIndex, lastIndex, previousHash, lastHash }
}

const signatureOf = (text: string, key: Uint8Array): Buffer => createHmac('sha256', key).update(text).digest()

/** The stub of a segment: canonical JSON with the ends of its part of the chain, signed with the farm's key. */
export function stubOf(segment: AuditSegmentRow, key: Uint8Array, reapedAt: number): Uint8Array {
  const facts = { ...factsOf(segment), reapedAt: new Date(reapedAt).toISOString() }
  return Buffer.from(`${canonicalJson({ ...facts, signature: signatureOf(canonicalJson(facts), key).toString('hex') })}\n`)
}

/** The fault of the stub of a segment; undefined if it has none. */
export function stubFault(stub: Uint8Array | undefined, segment: AuditSegmentRow, key: Uint8Array): string | undefined {
  if (!stub) return 'is missing, and so is its stub'
  const wrong = 'has a stub that was changed: its signature does not fit'
  try {
    const { signature, ...facts } = JSON.parse(Buffer.from(stub).toString()) as { readonly signature: string; readonly reapedAt: string }
    const right = signatureOf(canonicalJson(facts), key)
    const given = Buffer.from(String(signature), 'hex')
    if (given.length !== right.length || !timingSafeEqual(given, right)) return wrong
    const whole = `${canonicalJson({ ...facts, signature })}\n`
    if (whole !== Buffer.from(stub).toString('latin1')) return wrong
    const { reapedAt: _, ...stated } = facts
    return canonicalJson(stated) === canonicalJson(factsOf(segment)) ? undefined : 'has a stub of another segment'
  } catch {
    return wrong
  }
}
