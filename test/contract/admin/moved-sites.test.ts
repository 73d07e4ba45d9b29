import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import type { IWeb } from '@pnp/sp/webs/index.js'
import { describe, expect, it } from 'vitest'
import { systemRuntime } from '../../../src/process/runtime.ts'
import { pnpAs } from '../../e2e/pnp/pnp-client.ts'
import '@pnp/sp/webs/index.js'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { itOnOneServer } from '../../support/several/one-server.ts'
import { accepts, requestText, sendRaw } from '../../support/wire.ts'
import { addSite } from './add-site.ts'

let ahead = 0
const { server, clientOf } = await serve({ runtime: { ...systemRuntime, now: () => Date.now() + ahead } })
const admin = clientOf('admin')
const { port } = new URL(server.url)
const days30 = 30 * 86_400_000
await admin.call('POST', '/_admin/webapps', { body: { name: 'Team', hostBindings: [{ host: 'team.example' }, { host: 'localhost' }] } })
const redirectUntil = Date.now() + days30
// A site that stood at /sites/old team of Default, and one that stood at a host of its own web application.
const siteId = await addSite(server, { webApplication: 'Team', path: '/', previousUrl: '/sites/old%20team', redirectUntil })
await addSite(server, { webApplication: 'Default', path: '/sites/new', previousUrl: 'http://team.example/sites/gone', redirectUntil })

/** The status and the address of a redirect. */
async function sent(method: string, path: string, host = `127.0.0.1:${port}`) {
  const [reply] = await sendRaw(server.url, requestText(method, path, { Host: host }))
  return [reply?.status, reply?.headers.get('location')]
}
const team = `http://team.example:${port}`

describe('the old address of a moved site', () => {
  it('answers 301 to reads and 308 to everything else, with the rest of the path and the query as they came', async () => {
    expect(await sent('GET', '/sites/old%20team')).toEqual([301, team])
    expect(await sent('GET', '/sites/old%20team/')).toEqual([301, `${team}/`])
    expect(await sent('HEAD', "/sites/OLD%20Team/_api/web/lists/getbytitle('a%20b')?$top=1&x=%2F")).toEqual([
      301,
      `${team}/_api/web/lists/getbytitle('a%20b')?$top=1&x=%2F`,
    ])
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'MERGE'])
      expect(await sent(method, '/sites/old%20team/_api/web')).toEqual([308, `${team}/_api/web`])
    expect(await sent('POST', '/sites/old%20team/_vti_bin/lists.asmx')).toEqual([308, `${team}/_vti_bin/lists.asmx`])
    expect(await sent('GET', '//sites//old%20team/Shared%20Documents/a.txt')).toEqual([301, `${team}/Shared%20Documents/a.txt`])
  })

  itOnOneServer('leads to the address of the server where the new web application has every other host', async () => {
    expect(await sent('GET', '/sites/gone/_api/web', 'team.example')).toEqual([301, `http://localhost:${port}/sites/new/_api/web`])
  })

  it('is that of its own web application alone, and of no other path', async () => {
    expect((await sent('GET', '/sites/old%20team/_api/web', 'team.example'))[0]).toBe(404)
    expect((await sent('GET', '/sites/old%20teams/_api/web'))[0]).toBe(404)
    expect((await sent('GET', '/sites/gone/_api/web'))[0]).toBe(404)
    expect((await sent('GET', '/_api/web'))[0]).toBe(401)
  })

  it('is followed by curl', async () => {
    if (spawnSync('curl', ['--version']).status !== 0) return
    const words = ['-s', '-L', '--location-trusted', '-u', 'admin:any', '-H', 'Accept: application/json;odata=nometadata']
    const resolve = ['--resolve', `team.example:${port}:127.0.0.1`]
    const { stdout } = await promisify(execFile)('curl', [...words, ...resolve, `${server.url}/sites/old%20team/_api/site?$select=Id`])
    expect(JSON.parse(stdout).Id).toBe(siteId)
  })

  it('is followed by @pnp/sp where the new web application lets it read', async () => {
    await admin.call('PATCH', '/_admin/webapps/Team', { body: { anonymousAccess: 'Read' } })
    const at = `http://localhost:${port}`
    const headers = { Authorization: basic('admin'), Accept: accepts.nometadata, 'Content-Type': 'application/json' }
    const ensured = await fetch(`${at}/_api/web/ensureuser`, { method: 'POST', headers, body: '{"logonName":"c:0..s|true"}' })
    const { Id } = (await ensured.json()) as { Id: number }
    const granted = await fetch(`${at}/_api/web/roleassignments/addroleassignment(principalid=${Id},roledefid=1073741826)`, {
      method: 'POST',
      headers,
    })
    expect([ensured.status, granted.status]).toEqual([200, 200])
    await admin.call('DELETE', '/_admin/webapps/Team/hostbindings/team.example:0')
    // Clients send their credentials to no other host than the one for which they were given.
    const { web } = pnpAs(`${server.url}/sites/old%20team`, 'ann') as unknown as { readonly web: IWeb }
    expect(await web.select('Title', 'Url')()).toMatchObject({ Title: 'Home' })
    expect(await sent('GET', '/sites/old%20team')).toEqual([301, at])
    // Default still lets nobody read without credentials.
    expect((await sent('GET', '/_api/web'))[0]).toBe(401)
    expect((await sent('GET', '/_api/web', `localhost:${port}`))[0]).toBe(200)
  })

  it('answers as any unknown address when the 30 days are over', async () => {
    ahead = days30 + 1_000
    expect((await sent('GET', '/sites/old%20team/_api/web'))[0]).toBe(404)
    ahead = 0
  })
})
