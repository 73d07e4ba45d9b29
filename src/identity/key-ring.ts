import { type CryptoKey, importJWK, type JWK } from 'jose'
import type { SigningKey } from '../core/acts/identity/signing-keys.ts'

/** A key in the form that `jose` uses. */
export interface RingKey {
  readonly kid: string
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
  /** The published part. */
  readonly publicJwk: { readonly kty: 'RSA'; readonly n: string; readonly e: string }
  readonly retiresAt: number | null
}

/** The signing keys of the farm, at most 10 seconds old: another process may rotate them. */
export interface KeyRing {
  /** All keys, the signing key first. There is at least one. */
  keys(): Promise<readonly RingKey[]>
  /** The key with an id. An unknown id reloads the keys, at most once a second. */
  find(kid: string): Promise<RingKey | undefined>
}

/** How old the keys may be. */
export const keysFreshMs = 10_000
const unknownMs = 1_000

/** `read` returns all keys; the first one is a signing key. */
export function createKeyRing(read: () => Promise<readonly SigningKey[]>, now: () => number): KeyRing {
  const imported = new Map<string, Omit<RingKey, 'retiresAt'>>()
  let readAt = Number.NEGATIVE_INFINITY
  let current: Promise<readonly RingKey[]> | undefined
  const load = async (): Promise<readonly RingKey[]> => {
    const keys = await read()
    return Promise.all(
      keys.map(async ({ kid, jwk, retiresAt }) => {
        const key = imported.get(kid) ?? (await importKey(kid, jwk as JWK))
        imported.set(kid, key)
        return { ...key, retiresAt }
      }),
    )
  }
  const loaded = (ageMs: number): Promise<readonly RingKey[]> => {
    if (current && now() - readAt < ageMs) return current
    readAt = now()
    const loading = load()
    current = loading
    // After a failure the next caller tries again.
    loading.catch(() => {
      if (current === loading) current = undefined
    })
    return loading
  }
  return {
    keys: () => loaded(keysFreshMs),
    async find(kid) {
      const named = (keys: readonly RingKey[]) => keys.find((key) => key.kid === kid)
      return named(await loaded(keysFreshMs)) ?? named(await loaded(unknownMs))
    },
  }
}

async function importKey(kid: string, jwk: JWK): Promise<Omit<RingKey, 'retiresAt'>> {
  const { n = '', e = '' } = jwk
  const publicJwk = { kty: 'RSA', n, e } as const
  // importJWK returns this type for RSA keys.
  const privateKey = (await importJWK(jwk, 'RS256')) as CryptoKey
  const publicKey = (await importJWK(publicJwk, 'RS256')) as CryptoKey
  return { kid, privateKey, publicKey, publicJwk }
}
