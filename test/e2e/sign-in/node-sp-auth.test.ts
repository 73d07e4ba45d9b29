import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import sprequest, { type ISPRequest } from 'sp-request'
import { describe, expect, it } from 'vitest'
import { serveUsers } from '../../support/serve.ts'

/** The configured users, by the kind of credentials with which sp-request (which uses node-sp-auth) signs in. */
const { server } = await serveUsers({ ann: 'P@ss <w&rd>', 'CONTOSO\\bob': 'builder' })

const script = new URL('node-sp-auth-ntlm.ts', import.meta.url).pathname

/** Signs in by NTLM, reads the current user and adds an item, in a process whose OpenSSL has MD4. */
async function byNtlm(...who: readonly [username: string, password: string]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--openssl-legacy-provider', script, server.url, ...who])
  return JSON.parse(stdout)
}

/** Its typings lack these credentials. */
const byForms = (username: string, password: string): ISPRequest => sprequest.create({ username, password, fba: true } as never)

async function write(as: ISPRequest): Promise<string> {
  const digest = await as.requestDigest(server.url)
  const items = `${server.url}/_api/web/lists/GetByTitle('Tasks')/items`
  const added = await as.post(items, { body: { Title: 'By sp-request' }, headers: { 'X-RequestDigest': digest } })
  const { body } = await as.get(`${items}(${added.body.d.Id})?$expand=Author&$select=Author/Title`)
  return body.d.Author.Title
}

describe('node-sp-auth', () => {
  it('signs in by NTLM at the address of the site, reads and writes', async () => {
    const expected = { loginName: 'i:0#.w|contoso\\bob', status: 201, title: 'By NTLM' }
    expect(await byNtlm('CONTOSO\\bob', 'builder')).toEqual(expected)
  })

  it('signs in by NTLM without a domain', async () => {
    expect(await byNtlm('ann', 'P@ss <w&rd>')).toMatchObject({ loginName: 'i:0#.f|membership|ann', status: 201 })
  })

  it('signs in by forms, reads and writes', async () => {
    expect(await write(byForms('ann', 'P@ss <w&rd>'.replaceAll('&', '&amp;').replaceAll('<', '&lt;')))).toBe('ann')
  })

  it('is refused with a wrong password', async () => {
    expect(await byNtlm('CONTOSO\\bob', 'wrong')).toEqual({ failed: 401 })
    await expect(byForms('ann', 'wrong').get(`${server.url}/_api/web`)).rejects.toThrow(/Password/)
  })
})
