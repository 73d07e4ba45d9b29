import { spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decodeProtectedHeader } from 'jose'
import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../support/server.ts'
import { createIdentityClient } from '../support/sign-in/identity-client.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const directory = mkdtempSync(join(tmpdir(), 'tenon-keys-'))
const settings = { StorageProvider: 'FileSystem', DataRootPath: join(directory, 'data') }
let late = 0
const runtime = { now: () => Date.now() + late, newId: randomUUID, randomBytes: (count: number) => randomBytes(count) }
afterAll(() => rmSync(directory, { recursive: true }))

function rotate(...argv: string[]) {
  const words = ['--disable-proto=delete', main, 'keys', ...argv]
  const options = { cwd: directory, encoding: 'utf8', env: { PATH: process.env.PATH } } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, words, options)
  return { status, said: stdout + stderr }
}

describe('tenon keys rotate', () => {
  it('has a running server sign with another key, while tokens of the old one count on', async () => {
    const server = await startServer({ settings, runtime })
    const client = createIdentityClient(server.url)
    const mint = async () =>
      (await client.token({ grant_type: 'client_credentials', client_id: 'app', client_secret: 'x' })).json.access_token as string
    const before = await mint()
    const old = decodeProtectedHeader(before).kid
    const { status, said } = rotate('rotate', '--DataRootPath', settings.DataRootPath)
    const [, made, retired] =
      /^Tokens are signed with ([\w-]+) from now on\.\nThose signed with ([\w-]+) count until \d{4}-\S+Z\.\n$/.exec(said) ?? []
    expect([status, retired]).toEqual([0, old])
    late += 11_000
    const after = await mint()
    expect(decodeProtectedHeader(after).kid).toBe(made)
    const { keys } = (await client.call('GET', '/oauth2/v2.0/keys')).json
    expect(keys.map(({ kid }: { kid: string }) => kid)).toEqual([made, old])
    for (const token of [before, after]) {
      expect((await fetch(`${server.url}/_api/web`, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200)
    }
    late += 3_700_000
    expect((await client.call('GET', '/oauth2/v2.0/keys')).json.keys).toHaveLength(1)
    await server.stop()
  })

  it('does nothing under another name', () => {
    for (const argv of [[], ['turn'], ['--DataRootPath', 'x']])
      expect(rotate(...argv)).toMatchObject({ status: 2, said: expect.stringContaining("'keys'") })
  })
})

it('nothing that opens a door is in the farm database', async () => {
  const server = await startServer({
    settings: { ...settings, 'Identity:Clients:app:Secret': 'the-secret-of-app', 'Identity:Clients:app:RedirectUris': 'http://a/' },
  })
  const client = createIdentityClient(server.url)
  const app = { client_id: 'app', client_secret: 'the-secret-of-app', redirect_uri: 'http://a/' }
  const { location } = await client.authorize({ client_id: 'app', response_type: 'code', redirect_uri: 'http://a/' })
  const code = new URL(location).searchParams.get('code') ?? ''
  const { json } = await client.token({ ...app, grant_type: 'authorization_code', code })
  const unused =
    new URL((await client.authorize({ client_id: 'app', response_type: 'code', redirect_uri: 'http://a/' })).location).searchParams.get(
      'code',
    ) ?? ''
  await server.stop()
  const stored = readFileSync(join(settings.DataRootPath, 'farm.db'), 'latin1')
  expect(stored).toContain('http://a/')
  for (const secret of [code, unused, json.access_token, json.refresh_token, 'the-secret-of-app']) {
    expect(secret.length).toBeGreaterThan(10)
    expect(stored).not.toContain(secret)
  }
})

describe('settings of the identity endpoints', () => {
  it.each([
    ['Identity:Issuer', 'tenon', /must be an http or https address/],
    ['Identity:Issuer', 'https://tenon.example/?x', /without a query/],
    ['Identity:Audience', 'urn:x', /must be an http/],
    ['Identity:TokenExpirationMinutes', '0', /from 1 to 1440/],
    ['Identity:Clients:app:RedirectUris', 'https://a/#x', /fragment/],
    ['Identity:Clients:app:RedirectUris', '/cb', /no absolute address/],
    ['Identity:Clients:app:RedirectUris', 'javascript:alert', /does not lead to a program/],
    ['Identity:Clients:é:Secret', 'x', /printable/],
  ])('%s may not be %s', async (key, value, says) => {
    await expect(async () => startServer({ settings: { [key]: value } })).rejects.toThrow(says)
  })
})
