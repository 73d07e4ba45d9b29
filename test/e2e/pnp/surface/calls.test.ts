import { expect, it } from 'vitest'
import { classify, prepare } from '../../../support/programs/missing-calls.ts'
import { serve } from '../../../support/serve.ts'
import { callsOfPnp } from './pnp-calls.ts'

for (const profile of ['Svc', 'SharePoint'])
  it(`every call of @pnp/sp has an address or words, profile ${profile}`, async () => {
    const { server } = await serve({ settings: { Profile: profile } })
    await prepare(server)
    const { counts, none } = await classify(server, callsOfPnp())
    expect(none).toEqual([])
    expect(counts.address).toBeGreaterThan(180)
    expect(counts.hosted).toBeGreaterThan(70)
  })
