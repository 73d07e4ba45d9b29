import { expect, it } from 'vitest'
import { missingCalls, prepare } from '../../../support/programs/missing-calls.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'

const { server } = await serve({})
await prepare(server)

it('what the pages of missing functions name has no address', async () => {
  expect(missingCalls.length).toBeGreaterThan(200)
  const found: string[] = []
  for (const address of missingCalls)
    for (const method of ['GET', 'POST']) {
      const reply = await fetch(server.url + address, { method, headers: { Authorization: basic('admin') } })
      if (reply.status !== 404 || !/is not an address/.test(await reply.text())) found.push(`${method} ${address}`)
    }
  expect(found).toEqual([])
})
