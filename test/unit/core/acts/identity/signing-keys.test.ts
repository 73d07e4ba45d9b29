import { randomBytes, randomUUID } from 'node:crypto'
import { decodeProtectedHeader } from 'jose'
import { describe, expect, test } from 'vitest'
import { ensureSigningKeys, readSigningKeys, rotateSigningKeys } from '../../../../../src/core/acts/identity/signing-keys.ts'
import { createKeyRing } from '../../../../../src/identity/key-ring.ts'
import { createTokens } from '../../../../../src/identity/tokens.ts'
import { openFarmDatabase } from '../../../../../src/stores/database.ts'

const day = 24 * 3_600_000
const migrations = new URL('../../../../../prisma/sqlite/farm/migrations', import.meta.url).pathname

async function farmAt(start: number) {
  const farm = await openFarmDatabase({ path: ':memory:', migrations })
  const clock = { now: start }
  const runtime = { now: () => clock.now, newId: () => randomUUID(), randomBytes: (count: number) => randomBytes(count) }
  return { farm, clock, runtime }
}

describe('the signing keys of a farm', () => {
  test('are made when one is first needed, and stay the same', async () => {
    const { farm, runtime } = await farmAt(day)
    expect(await readSigningKeys(farm)).toEqual([])
    const [both, again] = await Promise.all([ensureSigningKeys(farm, runtime), ensureSigningKeys(farm, runtime)])
    expect(both).toHaveLength(1)
    expect(again).toEqual(both)
    expect(both[0]).toMatchObject({ kid: expect.stringMatching(/^[\w-]{43}$/), retiresAt: null, jwk: { kty: 'RSA' } })
    await farm.close()
  })

  test('are replaced by a rotation, which lets the old ones count for a while longer', async () => {
    const { farm, clock, runtime } = await farmAt(day)
    const [first] = await ensureSigningKeys(farm, runtime)
    clock.now += 1
    const { kid, retired } = await rotateSigningKeys(farm, runtime, 1000)
    expect(retired).toEqual([{ kid: first?.kid, until: day + 1001 }])
    expect((await readSigningKeys(farm)).map((key) => [key.kid, key.retiresAt])).toEqual([
      [kid, null],
      [first?.kid, day + 1001],
    ])
    clock.now += 31 * day
    await rotateSigningKeys(farm, runtime, 1000)
    expect((await readSigningKeys(farm)).map((key) => key.kid)).not.toContain(first?.kid)
    await farm.close()
  })
})

describe('tokens', () => {
  const settings = {
    issuer: () => 'http://localhost',
    audience: () => 'http://localhost/',
    lifetimeSeconds: 3600,
    validateIssuer: true,
    validateAudience: true,
    validateLifetime: true,
    validateIssuerSigningKey: true,
  }
  const ann = { sub: 'ann', name: 'ann', email: '', roles: [] }

  async function rotating() {
    const base = await farmAt(day)
    let reads = 0
    const read = () => {
      reads += 1
      return ensureSigningKeys(base.farm, base.runtime)
    }
    const node = () => createTokens(createKeyRing(read, base.runtime.now), settings, base.runtime.now)
    return { ...base, node, reads: () => reads }
  }

  test('of before and after a rotation count on every node, each with its own key', async () => {
    const { farm, clock, runtime, node } = await rotating()
    const [one, other] = [node(), node()]
    const before = await one.mintAccessToken(ann, 'openid')
    await other.verifyAccessToken(before)
    clock.now += 5000
    const { kid } = await rotateSigningKeys(farm, runtime, 3_660_000)
    clock.now += 10_000
    const after = await one.mintAccessToken(ann, 'openid')
    expect(decodeProtectedHeader(after).kid).toBe(kid)
    expect(decodeProtectedHeader(before).kid).not.toBe(kid)
    for (const token of [before, after]) expect(await other.verifyAccessToken(token)).toMatchObject({ sub: 'ann', scp: 'openid' })
    await farm.close()
  })

  test('of a new key count on a node that has not seen it yet', async () => {
    const { farm, clock, runtime, node } = await rotating()
    const other = node()
    await other.verifyAccessToken(await node().mintAccessToken(ann, 'openid'))
    clock.now += 2000
    await rotateSigningKeys(farm, runtime, 1000)
    expect(await other.verifyAccessToken(await node().mintAccessToken(ann, 'openid'))).toMatchObject({ sub: 'ann' })
    await farm.close()
  })

  test('of a key that has retired do not count, unless that is not checked', async () => {
    const { farm, clock, runtime, node } = await rotating()
    const token = await node().mintAccessToken(ann, 'openid')
    await rotateSigningKeys(farm, runtime, 1000)
    clock.now += 1000
    await expect(node().verifyAccessToken(token)).rejects.toThrow(/unknown or expired key/)
    const lenient = createTokens(
      createKeyRing(() => readSigningKeys(farm), runtime.now),
      { ...settings, validateIssuerSigningKey: false },
      runtime.now,
    )
    expect(await lenient.verifyAccessToken(token)).toMatchObject({ sub: 'ann' })
    await farm.close()
  })

  test('with names of keys that nobody has make the keys be read once a second at most', async () => {
    const { farm, node, reads, clock } = await rotating()
    const tokens = node()
    const [, body, signature] = (await tokens.mintAccessToken(ann, 'openid')).split('.')
    const forge = (kid: string) =>
      `${Buffer.from(JSON.stringify({ alg: 'RS256', typ: 'JWT', kid })).toString('base64url')}.${body}.${signature}`
    const attack = async () => {
      for (let index = 0; index < 20; index += 1)
        await expect(tokens.verifyAccessToken(forge(`k${index}`))).rejects.toThrow(/unknown or expired key/)
    }
    clock.now += 1000
    const before = reads()
    await attack()
    expect(reads() - before).toBe(1)
    await farm.close()
  })

  test('are minted again after the database has failed once', async () => {
    const { farm, runtime } = await farmAt(day)
    let fails = true
    const ring = createKeyRing(() => (fails ? Promise.reject(new Error('gone')) : ensureSigningKeys(farm, runtime)), runtime.now)
    const tokens = createTokens(ring, settings, runtime.now)
    await expect(tokens.mintAccessToken(ann, 'openid')).rejects.toThrow('gone')
    fails = false
    expect(await tokens.mintAccessToken(ann, 'openid')).toMatch(/^ey/)
    await farm.close()
  })
})
