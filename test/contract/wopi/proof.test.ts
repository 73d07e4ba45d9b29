import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createContractClient } from '../../support/contract-client.ts'
import { editorOf } from '../../support/editing/editor.ts'
import { serve } from '../../support/serve.ts'
import { configOf } from '../../support/server.ts'

const [current, old, stranger] = Array.from({ length: 3 }, () => generateKeyPairSync('rsa', { modulusLength: 2048 }))

function textOf(key: KeyObject | undefined): string {
  const { n = '', e = '' } = key?.export({ format: 'jwk' }) ?? {}
  return [n, e].map((part) => Buffer.from(part, 'base64url').toString('base64')).join(' ')
}

const { server, clientOf } = await serve({
  settings: { 'Wopi:Enabled': 'true', 'Wopi:ProofKey': textOf(current?.publicKey), 'Wopi:OldProofKey': textOf(old?.publicKey) },
})
const admin = clientOf('admin')
const anybody = createContractClient(server.url)
await admin.call('POST', "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='a.docx')", { body: 'a' })
const editor = await editorOf(admin, anybody, '/Shared Documents/a.docx')

const ticksOf = (time: number): bigint => BigInt(time) * 10_000n + 621_355_968_000_000_000n

/** The signature of an editor, as the documents of the protocol describe it. */
function signed(key: KeyObject | undefined, url: string, ticks: bigint): string {
  const sized = (bytes: Buffer) => {
    const size = Buffer.alloc(4)
    size.writeInt32BE(bytes.length)
    return Buffer.concat([size, bytes])
  }
  const time = Buffer.alloc(8)
  time.writeBigInt64BE(ticks)
  const text = Buffer.concat([sized(Buffer.from(editor.token)), sized(Buffer.from(url.toUpperCase())), sized(time)])
  return key ? createSign('RSA-SHA256').update(text).sign(key, 'base64') : ''
}

const path = `/_vti_bin/wopi.ashx/files/${editor.fileId}?access_token=${editor.token}`
const now = ticksOf(Date.now())
const get = (headers: Record<string, string>) => anybody.call('GET', path, { headers })
const proof = (key: KeyObject | undefined, ticks = now, url = server.url + path) => signed(key, url, ticks)

// The names are those of the group ProofKeys of the open WOPI validator, which expects 500 where this server answers 401.
describe('with a proof key', () => {
  it.each([
    ['the key (ProofKeyCurrentValid)', () => ({ 'X-WOPI-Proof': proof(current?.privateKey) })],
    [
      'the key, beside an old one that is none (ProofKeyCurrentValidOldGarbage)',
      () => ({ 'X-WOPI-Proof': proof(current?.privateKey), 'X-WOPI-ProofOld': proof(stranger?.privateKey) }),
    ],
    [
      'the key, which the editor calls the old one (ProofKeyWacAheadOfHost)',
      () => ({ 'X-WOPI-Proof': proof(stranger?.privateKey), 'X-WOPI-ProofOld': proof(current?.privateKey) }),
    ],
    ['the key before (ProofKeyWacBehindHost)', () => ({ 'X-WOPI-Proof': proof(old?.privateKey), 'X-WOPI-ProofOld': 'x' })],
  ])('a request with a proof of %s is answered', async (_, headers) => {
    const { status, json } = await get({ 'X-WOPI-TimeStamp': String(now), ...headers() })
    expect([status, json.BaseFileName]).toEqual([200, 'a.docx'])
  })

  it.each([
    ['no proof', () => ({}), /X-WOPI-TimeStamp is missing/],
    ['no signature', () => ({ 'X-WOPI-TimeStamp': String(now) }), /no signature/],
    ['another key', () => ({ 'X-WOPI-TimeStamp': String(now), 'X-WOPI-Proof': proof(stranger?.privateKey) }), /no signature/],
    [
      'two other keys (ProofKeyCurrentOldGarbage)',
      () => ({
        'X-WOPI-TimeStamp': String(now),
        'X-WOPI-Proof': proof(stranger?.privateKey),
        'X-WOPI-ProofOld': proof(stranger?.privateKey),
      }),
      /no signature/,
    ],
    [
      'the key before as the old one alone (ProofKeyCurrentGarbageValidOldFromOldKey)',
      () => ({
        'X-WOPI-TimeStamp': String(now),
        'X-WOPI-Proof': proof(stranger?.privateKey),
        'X-WOPI-ProofOld': proof(old?.privateKey),
      }),
      /no signature/,
    ],
    ['bytes that are none', () => ({ 'X-WOPI-TimeStamp': String(now), 'X-WOPI-Proof': '????' }), /no signature/],
    ['another time', () => ({ 'X-WOPI-TimeStamp': String(now + 1n), 'X-WOPI-Proof': proof(current?.privateKey) }), /no signature/],
    [
      'another address',
      () => ({ 'X-WOPI-TimeStamp': String(now), 'X-WOPI-Proof': proof(current?.privateKey, now, `${server.url}/x`) }),
      /no signature/,
    ],
    [
      'an old time (WopiTimestampOlderThan20Min)',
      () => {
        const then = ticksOf(Date.now() - 21 * 60_000)
        return { 'X-WOPI-TimeStamp': String(then), 'X-WOPI-Proof': proof(current?.privateKey, then) }
      },
      /20 minutes/,
    ],
  ] as const)('a request with %s is refused', async (_, headers, message) => {
    const { status, text } = await get(headers() as Record<string, string>)
    expect(status, text).toBe(401)
    expect(text).toMatch(message)
  })

  it.each([
    [{ 'Wopi:ProofKey': 'AQAB' }, /Wopi:ProofKey is no public key/],
    [{ 'Wopi:ProofKey': `${'A'.repeat(2_000)} AQAB` }, /Wopi:ProofKey is no public key/],
    [{ 'Wopi:OldProofKey': textOf(old?.publicKey) }, /Wopi:OldProofKey is set, but/],
  ])('the start is refused for %j', (settings, message) => {
    expect(() => configOf(settings)).toThrow(message)
  })
})
