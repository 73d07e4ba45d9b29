import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'

let now = Date.UTC(2026, 10, 20, 9, 30)
const { server } = await serve({ runtime: { now: () => now, newId: randomUUID, randomBytes: (count) => randomBytes(count) } })

async function sessionOf(username: string) {
  const reply = await fetch(`${server.url}/_forms/default.aspx`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ username, password: 'x' }),
  })
  const cookie = (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const headers = { Cookie: cookie, Accept: 'application/json', 'Content-Type': 'application/json' }
  const contextInfo = async () =>
    ((await (await fetch(`${server.url}/_api/contextinfo`, { method: 'POST', headers })).json()) as { FormDigestValue: string })
      .FormDigestValue
  const write = async (digest: string) => {
    const body = JSON.stringify({ Title: randomUUID(), BaseTemplate: 100 })
    return (await fetch(`${server.url}/_api/web/lists`, { method: 'POST', headers: { ...headers, 'X-RequestDigest': digest }, body }))
      .status
  }
  return { contextInfo, write }
}

it('a digest that an attacker cuts out of an own one holds for nobody else, now or later', async () => {
  const victim = await sessionOf('ann')
  // An earlier MAC was over `digest.<login>.<web>.<date>`: a login name could end with the web of another digest, so that the parts shifted.
  const web = (await (
    await fetch(`${server.url}/_api/web?$select=Id`, {
      headers: { Authorization: `Basic ${Buffer.from('ann:x').toString('base64')}`, Accept: 'application/json' },
    })
  ).json()) as { Id: string }
  const attacker = await sessionOf(`ann.${web.Id}`)
  const digest = await attacker.contextInfo()
  expect(await attacker.write(digest)).toBe(201)
  const [mac = '', date = ''] = digest.split(',')
  const cuts = [digest, `${mac},${web.Id}.${date}`, `${mac},x`, `${mac},`, mac, `${digest} `, `${mac},NaN`]
  for (const cut of cuts) expect([cut, await victim.write(cut)]).toEqual([cut, 403])
  now += 3 * 3_600_000
  for (const cut of cuts) expect([cut, await victim.write(cut)]).toEqual([cut, 403])
})

it('a digest holds from its time on and for 1800 seconds', async () => {
  const { contextInfo, write } = await sessionOf('bob')
  const digest = await contextInfo()
  expect(await write(digest)).toBe(201)
  now -= 1000
  expect(await write(digest)).toBe(403)
  now += 1_801_000
  expect(await write(digest)).toBe(201)
  now += 1
  expect(await write(digest)).toBe(403)
})
