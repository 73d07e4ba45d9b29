import { createHash, generateKeyPair, type JsonWebKey } from 'node:crypto'
import type { KeyRow } from '../../../../generated/prisma/farm.ts'
import type { FarmDatabase, Runtime } from '../../kernel/ports.ts'

/** A key pair that tokens are signed with, kept in the farm database. */
export interface SigningKey {
  /** The thumbprint of the public key (RFC 7638). */
  readonly kid: string
  /** With its private part: never to be shown. */
  readonly jwk: JsonWebKey
  /** Milliseconds. After it no token counts that it has signed; null while it signs. */
  readonly retiresAt: number | null
}

const purpose = 'token'
/** For how long a key is kept that no token counts for any more. */
const keptMs = 30 * 24 * 3600 * 1000

/** All signing keys, the one that signs first. */
export async function readSigningKeys(farm: FarmDatabase): Promise<SigningKey[]> {
  const rows = await farm.records.query('Key', { where: { purpose }, orderBy: ['createdAt', 'id'], descending: ['createdAt'] })
  return rows.map(keyOf).sort((a, b) => Number(a.retiresAt !== null) - Number(b.retiresAt !== null))
}

/** The same, where there is at least one that signs: the first is made when it is first needed. */
export async function ensureSigningKeys(farm: FarmDatabase, runtime: Runtime): Promise<SigningKey[]> {
  const keys = await readSigningKeys(farm)
  if (keys.some(({ retiresAt }) => retiresAt === null)) return keys
  const made = await newKeyRow(runtime)
  await farm.transaction(async (records) => {
    // Another node may have been faster.
    if (!(await records.find('Key', { purpose, retiresAt: null }))) await records.insert('Key', made)
  })
  return readSigningKeys(farm)
}

export interface Rotated {
  readonly kid: string
  /** The keys that signed before, and until when their tokens count. */
  readonly retired: readonly { readonly kid: string; readonly until: number }[]
}

/**
 * A new key signs from now on. Those that signed before are shown and count for
 * `overlapMs` longer, as long as their youngest token lives. Keys that have
 * counted for nothing since 30 days are removed.
 */
export async function rotateSigningKeys(farm: FarmDatabase, runtime: Runtime, overlapMs: number): Promise<Rotated> {
  const made = await newKeyRow(runtime)
  return farm.transaction(async (records) => {
    const now = runtime.now()
    const until = now + overlapMs
    const signing = await records.query('Key', { where: { purpose, retiresAt: null } })
    await records.update('Key', { purpose, retiresAt: null }, { retiresAt: until })
    const old = await records.query('Key', { where: { purpose }, upTo: { retiresAt: now - keptMs } })
    if (old.length > 0) await records.delete('Key', { id: { in: old.map(({ id }) => id) } })
    await records.insert('Key', made)
    return { kid: made.id, retired: signing.map(({ id }) => ({ kid: id, until })) }
  })
}

const keyOf = ({ id, material, retiresAt }: KeyRow): SigningKey => ({ kid: id, jwk: JSON.parse(material) as JsonWebKey, retiresAt })

async function newKeyRow(runtime: Runtime): Promise<KeyRow> {
  const jwk = await newKeyPair()
  // The members of an RSA public key in the order of the alphabet, and nothing else (RFC 7638, 3.2).
  const id = createHash('sha256')
    .update(JSON.stringify({ e: jwk.e, kty: jwk.kty, n: jwk.n }))
    .digest('base64url')
  return { id, purpose, algorithm: 'RS256', material: JSON.stringify(jwk), createdAt: runtime.now(), retiresAt: null }
}

const newKeyPair = (): Promise<JsonWebKey> =>
  new Promise((resolve, reject) => {
    generateKeyPair('rsa', { modulusLength: 2048 }, (error, _publicKey, privateKey) => {
      if (error) reject(error)
      else resolve(privateKey.export({ format: 'jwk' }))
    })
  })
