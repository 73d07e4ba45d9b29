import { createHash, generateKeyPair, type JsonWebKey } from 'node:crypto'
import type { KeyRow } from '../../../../generated/prisma/farm.ts'
import type { FarmDatabase, Runtime } from '../../kernel/ports.ts'
import { freeing } from '../../model/full-disk.ts'

/** A key pair that signs tokens, stored in the farm database. */
export interface SigningKey {
  /** The thumbprint of the public key (RFC 7638). */
  readonly kid: string
  /** With its private part: never show it. */
  readonly jwk: JsonWebKey
  /** Milliseconds. After this time, tokens that it has signed are invalid; null for the key that signs now. */
  readonly retiresAt: number | null
}

const purpose = 'token'
/** How long a key is kept after its tokens have become invalid. */
const keptMs = 30 * 24 * 3600 * 1000

/** All signing keys of a tenant, the present one first; null is the farm's own tenant. */
export async function readSigningKeys(farm: FarmDatabase, tenantId: string | null = null): Promise<SigningKey[]> {
  const rows = await farm.records.query('Key', { where: { purpose, tenantId }, orderBy: ['createdAt', 'id'], descending: ['createdAt'] })
  return rows.map(keyOf).sort((a, b) => Number(a.retiresAt !== null) - Number(b.retiresAt !== null))
}

/** Like `readSigningKeys`, but makes the first key if there is none. */
export async function ensureSigningKeys(farm: FarmDatabase, runtime: Runtime, tenantId: string | null = null): Promise<SigningKey[]> {
  const keys = await readSigningKeys(farm, tenantId)
  if (keys.some(({ retiresAt }) => retiresAt === null)) return keys
  const made = await newKeyRow(runtime, tenantId)
  await farm.transaction(async (records) => {
    // Another node may have made it already.
    if (!(await records.find('Key', { purpose, tenantId, retiresAt: null }))) await records.insert('Key', made)
  })
  return readSigningKeys(farm, tenantId)
}

export interface Rotated {
  readonly kid: string
  /** The former keys, and when their tokens become invalid. */
  readonly retired: readonly { readonly kid: string; readonly until: number }[]
}

/**
 * Makes a new key of a tenant, which signs from now on; null is the farm's own tenant. The former keys stay valid and
 * published for `overlapMs`, the lifetime of their last tokens. Keys that have
 * been invalid for 30 days are removed. On a full disk it makes room as a
 * deletion does, because it is the answer to a stolen key.
 */
export async function rotateSigningKeys(
  farm: FarmDatabase,
  runtime: Runtime,
  overlapMs: number,
  tenantId: string | null = null,
): Promise<Rotated> {
  const made = await newKeyRow(runtime, tenantId)
  const rotate = () =>
    farm.transaction(async (records) => {
      const now = runtime.now()
      const until = now + overlapMs
      const signing = await records.query('Key', { where: { purpose, tenantId, retiresAt: null } })
      await records.update('Key', { purpose, tenantId, retiresAt: null }, { retiresAt: until })
      const old = await records.query('Key', { where: { purpose, tenantId }, upTo: { retiresAt: now - keptMs } })
      if (old.length > 0) await records.delete('Key', { id: { in: old.map(({ id }) => id) } })
      await records.insert('Key', made)
      return { kid: made.id, retired: signing.map(({ id }) => ({ kid: id, until })) }
    })
  return freeing(farm, rotate)
}

const keyOf = ({ id, material, retiresAt }: KeyRow): SigningKey => ({ kid: id, jwk: JSON.parse(material) as JsonWebKey, retiresAt })

async function newKeyRow(runtime: Runtime, tenantId: string | null): Promise<KeyRow> {
  const jwk = await newKeyPair()
  // Exactly the members of an RSA public key, in alphabetical order (RFC 7638, 3.2).
  const id = createHash('sha256')
    .update(JSON.stringify({ e: jwk.e, kty: jwk.kty, n: jwk.n }))
    .digest('base64url')
  return { id, tenantId, purpose, algorithm: 'RS256', material: JSON.stringify(jwk), createdAt: runtime.now(), retiresAt: null }
}

const newKeyPair = (): Promise<JsonWebKey> =>
  new Promise((resolve, reject) => {
    generateKeyPair('rsa', { modulusLength: 2048 }, (error, _publicKey, privateKey) => {
      if (error) reject(error)
      else resolve(privateKey.export({ format: 'jwk' }))
    })
  })
