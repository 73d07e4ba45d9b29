import { describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'

const { server } = await serve({ settings: { 'Emulator:Enabled': 'true' } })
const strict = await serve({ settings: { 'Contract:Mode': 'strict' } })

const ask = async (url: string, path: string, given: Readonly<Record<string, string>> = {}) => {
  const reply = await fetch(url + path, { headers: { Authorization: basic('admin'), ...given } })
  const text = await reply.text()
  return { status: reply.status, applied: reply.headers.get('preference-applied'), text }
}
const strictly = { Prefer: 'handling=strict' }

/** Addresses with an option that their operations do not know, and the folders of their pages. */
const slips = [
  ['/_admin/webapps?flavour=sweet', 'admin'],
  ['/_forms/default.aspx?flavour=sweet', 'identity'],
] as const

describe('an unknown query option of administration and sign-in', () => {
  it.each(slips)('is refused if the request is strict: %s', async (path, folder) => {
    const reply = await ask(server.url, path, strictly)
    const { message } = (JSON.parse(reply.text) as { error: { message: string } }).error
    expect([reply.status, message, reply.applied]).toEqual([400, expect.stringContaining("no query option 'flavour'"), 'handling=strict'])
    const page = /see (http:\S+)\.$/.exec(message)?.[1] ?? ''
    expect([page, (await fetch(page)).status]).toEqual([expect.stringContaining(`/docs/${folder}/`), 200])
  })

  it.each(slips)('is refused by a strict server, unless the request is lenient: %s', async (path) => {
    expect((await ask(strict.server.url, path)).status).toBe(400)
    const reply = await ask(strict.server.url, path, { Prefer: 'handling=lenient' })
    expect([reply.status, reply.applied]).toEqual([200, 'handling=lenient'])
  })

  it.each(slips)('is passed over otherwise, and noted: %s', async (path) => {
    const reply = await ask(server.url, path)
    expect([reply.status, reply.applied]).toEqual([200, null])
    const { value } = JSON.parse((await ask(server.url, '/_emulator/requests?limit=1')).text) as { value: { notes: string[] }[] }
    expect(value[0]?.notes).toEqual([expect.stringContaining("'flavour'")])
  })
})

it('a strict request as the contract wants it is served', async () => {
  for (const path of ['/_admin/webapps', '/_forms/default.aspx?ReturnUrl=/', '/.well-known/openid-configuration?flavour=sweet']) {
    const reply = await ask(server.url, path, strictly)
    expect([path, reply.status, reply.applied]).toEqual([path, 200, 'handling=strict'])
  }
})

it('the token endpoint passes over parameters that it does not know, as RFC 6749 demands', async () => {
  const askToken = async (query: string) => {
    const body = new URLSearchParams({ grant_type: 'client_credentials' })
    const reply = await fetch(`${strict.server.url}/oauth2/v2.0/token${query}`, { method: 'POST', body })
    return [reply.status, await reply.text()]
  }
  const plain = await askToken('')
  expect(plain).toEqual([401, expect.stringContaining('invalid_client')])
  expect(await askToken('?flavour=sweet')).toEqual(plain)
})
